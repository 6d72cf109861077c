//! `sandtable board`: the board of a game, drawn with letters.

use std::io::Write;

use anyhow::Context;
use game::{Game, Observer, Setup};
use games::{GameId, Playable, Visit};
use text::{Args, Texts};

use crate::args::ContentArgs;
use crate::{Verdict, files, trouble};

/// Draws the board with that setup.
pub(crate) fn run(
    game: GameId,
    setup: &[String],
    content: &ContentArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    struct Draw<'a>(&'a [String], &'a Texts);

    impl Visit for Draw<'_> {
        type Out = anyhow::Result<Option<Vec<String>>>;

        fn visit<G: Playable>(self) -> Self::Out {
            draw::<G>(self.0, self.1)
        }
    }

    let mut lines = files::use_content(game, content, texts)?;
    lines.extend_from_slice(setup);
    let Some(drawing) = games::with(game, Draw(&lines, texts))? else {
        let args = Args::new().with("game", texts.game(game.name()));
        writeln!(out, "{}", texts.say("board-none", args))?;
        return Ok(Verdict::Good);
    };
    let table = games::sit(game, &lines, None)?;
    let key = texts.narrator(&*table).key(&*table);
    for line in drawing.iter().chain([&String::new()]).chain(&key) {
        writeln!(out, "{line}")?;
    }
    Ok(Verdict::Good)
}

fn draw<G: Playable>(lines: &[String], texts: &Texts) -> anyhow::Result<Option<Vec<String>>> {
    let mut setup = G::Setup::default();
    for line in lines {
        setup.set(line).with_context(|| texts.setup_line(line))?;
    }
    let state = <G as Game>::new(&setup).with_context(|| trouble::setting_up(G::ID, texts))?;
    Ok(state.board(Observer::Spectator))
}
