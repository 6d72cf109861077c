//! The beginning of a game in words.

use game::official::Seed;
use game::{Observer, Turn};
use games::GameId;
use text::{Language, Texts};

use crate::push;

/// So many moves are told.
const MOVES: usize = 40;

/// Tells a game in which everybody always takes the middle one of their moves.
pub(crate) fn tell(game: &str, language: &str) -> Result<String, String> {
    let id: GameId = game.parse().map_err(|_| format!("no game `{game}`"))?;
    let language: Language = language
        .parse()
        .map_err(|_| format!("no language `{language}`"))?;
    let texts = Texts::new(language);
    let seed = Seed::new([7; 32]);
    let mut table = games::sit(id, &[], Some(seed)).map_err(|error| error.to_string())?;
    let mut out = String::new();
    for n in 0..MOVES {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                table.draw_chance().map_err(|error| error.to_string())?;
            }
            Turn::Seats(asked) => {
                let seat = asked.lowest().ok_or("nobody is asked")?;
                let narrator = texts.narrator(&*table);
                push(&mut out, &narrator.prompt(&*table, seat));
                let moves = table.moves(seat);
                let mv = moves[moves.len() / 2].text.clone();
                push(&mut out, &narrator.choice(&*table, seat, &mv));
                drop(narrator);
                table.play(seat, &mv).map_err(|error| error.to_string())?;
            }
        }
        let narrator = texts.narrator(&*table);
        for told in narrator.news(&*table, n, Observer::Spectator) {
            push(&mut out, &format!("{told:?}"));
        }
    }
    let narrator = texts.narrator(&*table);
    for line in narrator.describe(&*table, Observer::Spectator) {
        push(&mut out, &line);
    }
    Ok(out)
}
