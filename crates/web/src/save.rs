//! Tables as files: a record once the game is over, and until then sealed, as the terminal seals its
//! saves.
//!
//! ```text
//! sandtable save 1
//! game rush
//! 5f0a…
//! ```
//!
//! All but the two first lines is sealed; inside are who sits where and the record with its seed.

use client::seal::{Key, NONCE, Shut};
use driver::Occupant;
use game::Record;
use game::official::Seed;
use games::{GameId, Table};

use crate::protocol::SavedTable;
use crate::random::NoRandomness;

/// How a save begins.
const HEADING: &str = "sandtable save ";
const FORMAT: u32 = 1;

/// Why a file is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Closed {
    /// It was sealed by another browser or a terminal.
    OtherKey,
    /// It is damaged, or no file of ours.
    Unreadable(String),
    /// The browser has no randomness for a key or a seed.
    NoRandomness,
}

impl From<NoRandomness> for Closed {
    fn from(_: NoRandomness) -> Self {
        Self::NoRandomness
    }
}

fn head(game: GameId) -> String {
    format!("{HEADING}{FORMAT}\ngame {}\n", game.name())
}

/// The table as a file that only this browser opens.
pub(crate) fn sealed(kept: &SavedTable, key: &Key, nonce: [u8; NONCE]) -> String {
    let seats = kept.occupants.iter().map(|word| format!("seat {word}\n"));
    let mut record = kept.record.clone();
    let seed = kept
        .seed
        .as_ref()
        .and_then(|seed| seed.parse::<Seed>().ok());
    // A record of an unfinished game has no seed of its own.
    if let (Some(seed), Ok(mut read)) = (seed, kept.record.parse::<Record>())
        && !kept.is_over
    {
        read.seed = Some(seed);
        record = read.to_string();
    }
    let inner = seats
        .chain(["record\n".to_owned(), record])
        .collect::<String>();
    let head = head(kept.game);
    let sealed = key.seal(nonce, &head, &inner);
    head + &sealed
}

/// The table of a file: sealed by this browser, or a record. Whoever sits there is named in the file, or
/// as `occupants` says for a table of so many seats; `fresh` is what a game goes on with that somebody else
/// began.
pub(crate) fn opened(
    text: &str,
    key: &Key,
    fresh: String,
    occupants: impl FnOnce(u8) -> Vec<String>,
) -> Result<SavedTable, Closed> {
    let Some(rest) = text.strip_prefix(HEADING) else {
        return from_record(text, fresh, occupants);
    };
    let damaged = || Closed::Unreadable(String::new());
    let (format, rest) = rest.split_once('\n').ok_or_else(damaged)?;
    if format.trim().parse::<u32>().ok() != Some(FORMAT) {
        return Err(damaged());
    }
    let (game, rest) = rest.split_once('\n').ok_or_else(damaged)?;
    let game = game.strip_prefix("game ").map(str::trim);
    let game: GameId = game
        .and_then(|game| game.parse().ok())
        .ok_or_else(damaged)?;
    let inner = key.open(&head(game), rest).map_err(|shut| match shut {
        Shut::OtherKey => Closed::OtherKey,
        Shut::Damaged => damaged(),
    })?;
    let (seats, record) = inner.split_once("record\n").ok_or_else(damaged)?;
    let seats = seats.lines().filter_map(|line| line.strip_prefix("seat "));
    let seats: Vec<String> = seats.map(str::to_owned).collect();
    if let Some(word) = seats.iter().find(|word| Occupant::read(word).is_err()) {
        return Err(Closed::Unreadable(word.clone()));
    }
    let unreadable = |error: String| Closed::Unreadable(error);
    let mut read: Record = record
        .parse()
        .map_err(|error: game::ParseRecordError| unreadable(error.to_string()))?;
    let seed = read.seed.take();
    let table = Table::replay(&read).map_err(|error| unreadable(error.to_string()))?;
    Ok(SavedTable {
        game,
        record: read.to_string(),
        seed: Some(seed.map_or(fresh, |seed| seed.to_string())),
        occupants: seats,
        number: table.n_moves(),
        is_over: false,
    })
}

/// The table of a record somebody brings along: finished ones to look through, others to go on with.
fn from_record(
    text: &str,
    fresh: String,
    occupants: impl FnOnce(u8) -> Vec<String>,
) -> Result<SavedTable, Closed> {
    let unreadable = |error: String| Closed::Unreadable(error);
    let record: Record = text
        .parse()
        .map_err(|error: game::ParseRecordError| unreadable(error.to_string()))?;
    let game: Result<GameId, games::UnknownGame> = record.game.parse();
    let game = game.map_err(|error| unreadable(error.to_string()))?;
    let table = Table::replay(&record).map_err(|error| unreadable(error.to_string()))?;
    let is_over = matches!(table.turn(), game::Turn::Over(_));
    Ok(SavedTable {
        game,
        record: if is_over {
            text.to_owned()
        } else {
            record.branch(usize::MAX).to_string()
        },
        // A game somebody else began goes on with dice of its own.
        seed: Some(fresh),
        occupants: occupants(table.seats()),
        number: table.n_moves(),
        is_over,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local_host::LocalHost;
    use crate::protocol::{Ask, Tell};

    const KEY: Key = Key::new([7; 32]);

    /// A table after the deal, which bots have dealt with so far.
    fn kept() -> SavedTable {
        let mut host = LocalHost::new(1);
        let mut tells = host.answer(Ask::Sit {
            game: GameId::Quartermaster,
            setup: vec!["players 2".to_owned()],
            seed: "05".repeat(32),
            occupants: vec!["human".to_owned(), "random".to_owned()],
        });
        while host.wait().is_some() {
            tells.extend(host.go());
        }
        let kept = tells.into_iter().rev().find_map(|tell| match tell {
            Tell::Keep(kept) => Some(kept),
            _ => None,
        });
        kept.expect("a table to keep")
    }

    fn open(text: &str, key: &Key) -> Result<SavedTable, Closed> {
        opened(text, key, "09".repeat(32), |n| {
            vec!["human".to_owned(); n.into()]
        })
    }

    #[test]
    fn an_unfinished_table_is_read_by_the_browser_that_sealed_it_and_by_nobody_else() {
        let kept = kept();
        let file = sealed(&kept, &KEY, [1; NONCE]);
        assert_eq!(open(&file, &KEY), Ok(kept));
        assert_eq!(open(&file, &Key::new([8; 32])), Err(Closed::OtherKey));
        assert!(matches!(
            open("sandtable save 9\n", &KEY),
            Err(Closed::Unreadable(_))
        ));
    }

    #[test]
    fn no_move_of_an_unfinished_table_can_be_read_in_its_file() {
        let kept = kept();
        let file = sealed(&kept, &KEY, [1; NONCE]);
        let record: Record = kept.record.parse().unwrap();
        assert!(!record.moves.is_empty());
        for made in record.moves {
            assert!(!file.contains(&made.text), "{}", made.text);
        }
        let seed = kept.seed.unwrap();
        assert!(!file.contains(&seed));
    }

    #[test]
    fn an_open_record_of_an_unfinished_game_goes_on_with_dice_of_its_own() {
        let kept = kept();
        let again = open(&kept.record, &KEY).unwrap();
        assert_eq!((again.number, again.is_over), (kept.number, false));
        assert_eq!(again.seed, Some("09".repeat(32)));
    }
}
