//! The beginning of a game in words.

use game::official::Seed;
use game::{Observer, Turn};
use games::{GameId, Table};
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
    let mut table = Table::sit(id, &[], Some(seed)).map_err(|error| error.to_string())?;
    let mut out = String::new();
    for n in 0..MOVES {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                table.draw_chance().map_err(|error| error.to_string())?;
            }
            Turn::Seats(asked) => {
                let seat = asked.lowest().ok_or("no seat is asked")?;
                let sight = table.sight(Observer::Seat(seat), n);
                let narrator = texts.narrator(&sight).map_err(|error| error.to_string())?;
                push(&mut out, &narrator.prompt());
                let mv = &sight.choices[sight.choices.len() / 2].text;
                push(&mut out, &narrator.choice(mv));
                table.play(seat, mv).map_err(|error| error.to_string())?;
            }
        }
        let sight = table.sight(Observer::Spectator, n);
        let narrator = texts.narrator(&sight).map_err(|error| error.to_string())?;
        for told in narrator.news() {
            push(&mut out, &format!("{told:?}"));
        }
    }
    let sight = table.sight(Observer::Spectator, MOVES);
    let narrator = texts.narrator(&sight).map_err(|error| error.to_string())?;
    for line in narrator.describe() {
        push(&mut out, &line);
    }
    Ok(out)
}
