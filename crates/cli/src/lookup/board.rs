//! `sandtable board`: the board of a game, drawn with letters.

use std::io::Write;

use anyhow::Context;
use game::Observer;
use games::{GameId, Table};
use text::{Args, Texts};

use crate::args::ContentArgs;
use crate::{Verdict, errors, files};

/// Draws the board with that setup.
pub(crate) fn run(
    game: GameId,
    setup: &[String],
    content: &ContentArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let mut lines = files::use_content(game, content, texts)?;
    lines.extend_from_slice(setup);
    let table =
        Table::sit(game, &lines, None).with_context(|| errors::setting_up(game.name(), texts))?;
    let sight = table.sight(Observer::Spectator, 0);
    let narrator = texts.narrator(&sight)?;
    let drawing = narrator.drawing().into_iter();
    let drawing: Vec<String> = drawing.map(|line| line.to_string()).collect();
    if drawing.is_empty() {
        let args = Args::new().with("game", texts.game(game.name()));
        writeln!(out, "{}", texts.say("board-none", args))?;
        return Ok(Verdict::Good);
    }
    let places = narrator.places().into_iter();
    let places: Vec<String> = places
        .map(|place| format!("{}: {}", place.name, place.text))
        .collect();
    let paragraphs = [drawing, narrator.legend(), places, narrator.key()];
    for (i, lines) in paragraphs.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        for line in lines {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Verdict::Good)
}
