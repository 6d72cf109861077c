//! `sandtable cards`: the cards of a game.

use std::io::Write;

use game::Observer;
use games::{GameId, Table};
use text::{CardTold, Texts};

use crate::args::ContentArgs;
use crate::{Verdict, files};

/// Lists them.
pub(crate) fn run(
    game: GameId,
    content: &ContentArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let setup = files::use_content(game, content, texts)?;
    let table = Table::sit(game, &setup, None)?;
    let sight = table.sight(Observer::Spectator, 0);
    tell(&texts.narrator(&sight)?.cards(), out)?;
    Ok(Verdict::Good)
}

/// Each card by its title, with its type, owner, copies and id; its text and how well it is known
/// below.
fn tell(cards: &[CardTold], out: &mut dyn Write) -> anyhow::Result<()> {
    for card in cards {
        writeln!(
            out,
            "{} ({}) ×{}  [{}]",
            card.title, card.kind, card.copies, card.id
        )?;
        for line in card.text.iter().chain(&card.provenance) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}
