//! `sandtable board`: the board of a game, drawn with letters.

use std::io::Write;

use anyhow::Context;
use game::{Game, Observer, Setup};
use games::{GameId, Playable, Visit};

use crate::args::ContentArgs;
use crate::{Verdict, files};

/// Draws the board with that setup.
pub(crate) fn run(
    game: GameId,
    setup: &[String],
    content: &ContentArgs,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    struct Draw<'a>(&'a [String]);

    impl Visit for Draw<'_> {
        type Out = anyhow::Result<Option<Vec<String>>>;

        fn visit<G: Playable>(self) -> Self::Out {
            draw::<G>(self.0)
        }
    }

    let mut lines = files::use_content(game, content)?;
    lines.extend_from_slice(setup);
    match games::with(game, Draw(&lines))? {
        Some(lines) => {
            for line in lines {
                writeln!(out, "{line}")?;
            }
        }
        None => writeln!(out, "{game} has no board to draw")?,
    }
    Ok(Verdict::Good)
}

fn draw<G: Playable>(lines: &[String]) -> anyhow::Result<Option<Vec<String>>> {
    let mut setup = G::Setup::default();
    for line in lines {
        setup
            .set(line)
            .with_context(|| format!("while reading the setup line `{line}`"))?;
    }
    let state = <G as Game>::new(&setup).context("while setting up")?;
    Ok(state.board(Observer::Spectator))
}
