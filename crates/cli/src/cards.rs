//! `sandtable cards`: what is in the box.

use std::io::Write;

use game::Setup;
use games::{CardLine, GameId, Playable, Visit};
use text::{Args, CardTold, Texts};

use crate::args::ContentArgs;
use crate::{Verdict, files};

/// The cards of a game with that setup.
struct Cards<'a>(&'a [String]);

impl Visit for Cards<'_> {
    type Out = anyhow::Result<Vec<CardLine>>;

    fn visit<G: Playable>(self) -> Self::Out {
        let mut setup = G::Setup::default();
        for line in self.0 {
            setup.set(line)?;
        }
        Ok(G::cards_of(&setup))
    }
}

/// Lists them.
pub(crate) fn run(
    game: GameId,
    content: &ContentArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let setup = files::use_content(game, content, texts)?;
    let table = games::sit(game, &setup, None)?;
    let narrator = texts.narrator(&*table);
    if narrator.is_spoken() {
        tell(&narrator.cards(), out)?;
        return Ok(Verdict::Good);
    }
    let cards = games::with(game, Cards(&setup))?;
    if cards.is_empty() {
        let args = Args::new().with("game", texts.game(game.name()));
        writeln!(out, "{}", texts.say("term-no-cards", args))?;
    }
    list(&cards, out)?;
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

/// One line for each card in columns, and its text below.
fn list(cards: &[CardLine], out: &mut dyn Write) -> anyhow::Result<()> {
    let width = |of: &dyn Fn(&CardLine) -> usize| cards.iter().map(of).max().unwrap_or(0);
    let id = width(&|card| card.id.chars().count());
    let kind = width(&|card| card.kind.chars().count());
    let owner = width(&|card| card.owner.chars().count());
    for card in cards {
        writeln!(
            out,
            "{:id$}  {:kind$}  {:owner$}  {:>2}x  {}",
            card.id, card.kind, card.owner, card.copies, card.title
        )?;
        if !card.text.is_empty() {
            writeln!(out, "    {}", card.text)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn cards_stand_in_columns() {
        let mut out = Vec::new();
        list(&Toy::<0>::cards(), &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(
            text.starts_with("1   number     1x  The 1\n    Bids 1.\n"),
            "{text}"
        );
        assert!(text.contains("\n10  number     1x  The 10\n"), "{text}");
    }
}
