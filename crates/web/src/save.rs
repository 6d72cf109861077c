//! Tables as files: a record once the game is over, and a sealed save until then, in the format of
//! [`client::save`].

use client::save::{HEADING, Save, SaveFault, SaveOptions};
use client::seal::{Key, NONCE};
use game::Record;
use games::{ReplayError, Table};

use crate::local::{LocalError, SavedTable};
use crate::random::NoRandomness;

/// Why a file is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FileFault {
    /// It was sealed by another browser or a terminal.
    OtherKey,
    /// It is damaged, or no file of ours.
    Unreadable,
    /// Its record cannot be read or played.
    Record(LocalError),
    /// The browser has no randomness for a key or a seed.
    NoRandomness,
}

impl From<NoRandomness> for FileFault {
    fn from(_: NoRandomness) -> Self {
        Self::NoRandomness
    }
}

impl FileFault {
    fn replay(error: ReplayError, record: &str) -> Self {
        Self::Record(LocalError::record(error, record))
    }
}

/// Whether what was read from a file can be a record or a save: text, and not without end.
pub(crate) fn is_text(text: &str) -> bool {
    const MOST: usize = 8_000_000;
    let is_strange =
        |c: char| c == char::REPLACEMENT_CHARACTER || c.is_control() && !c.is_whitespace();
    text.len() <= MOST && !text.contains(is_strange)
}

/// The table as a file that only this browser opens.
///
/// # Errors
/// When the table itself cannot be read.
pub(crate) fn sealed(
    saved: &SavedTable,
    key: &Key,
    nonce: [u8; NONCE],
) -> Result<String, LocalError> {
    let mut record = saved.read_record()?;
    record.seed = None;
    let save = Save {
        record,
        seed: saved.read_seed()?,
        state: saved.driver_state()?,
        options: SaveOptions::default(),
    };
    Ok(save.seal(key, nonce))
}

/// The table of a file: sealed by this browser, or a record. The occupants are named in the file, or as
/// `occupants` says for a table of so many seats; `fresh` is the seed of a game that was begun elsewhere.
pub(crate) fn opened(
    text: &str,
    key: &Key,
    fresh: String,
    occupants: impl FnOnce(u8) -> Vec<String>,
) -> Result<SavedTable, FileFault> {
    if !text.starts_with(HEADING) {
        return from_record(text, fresh, occupants);
    }
    let save = Save::open(text, key).map_err(|fault| match fault {
        SaveFault::OtherKey => FileFault::OtherKey,
        SaveFault::Record(error) => FileFault::replay(error.into(), text),
        SaveFault::NoSave | SaveFault::Newer(_) | SaveFault::Damaged => FileFault::Unreadable,
    })?;
    let record = save.record.to_string();
    let table = Table::replay(&save.record).map_err(|error| FileFault::replay(error, &record))?;
    let seats = save.state.occupants.iter().map(ToString::to_string);
    Ok(SavedTable {
        game: table.game(),
        record,
        seed: Some(save.seed.map_or(fresh, |seed| seed.to_string())),
        occupants: seats.collect(),
        orders: save.state.orders,
        automatic: save.state.automatic,
        number: table.n_moves(),
        is_over: false,
    })
}

/// The table of a record: a finished one to look through, another to go on with.
fn from_record(
    text: &str,
    fresh: String,
    occupants: impl FnOnce(u8) -> Vec<String>,
) -> Result<SavedTable, FileFault> {
    let record: Result<Record, game::ParseRecordError> = text.parse();
    let record = record.map_err(|error| FileFault::replay(error.into(), text))?;
    let table = Table::replay(&record).map_err(|error| FileFault::replay(error, text))?;
    let is_over = matches!(table.turn(), game::Turn::Over(_));
    Ok(SavedTable {
        game: table.game(),
        record: if is_over {
            text.to_owned()
        } else {
            record.branch(usize::MAX).to_string()
        },
        // A game that was begun elsewhere goes on with a seed of its own.
        seed: Some(fresh),
        occupants: occupants(table.seats()),
        orders: Vec::new(),
        automatic: std::collections::BTreeSet::new(),
        number: table.n_moves(),
        is_over,
    })
}

#[cfg(test)]
mod tests {
    use games::GameId;

    use super::*;
    use crate::local::{FromHost, LocalCommand, LocalUpdate, ToHost};
    use crate::local_host::LocalHost;

    const KEY: Key = Key::new([7; 32]);

    /// A table after the deal, which bots have dealt with so far.
    fn kept() -> SavedTable {
        let mut host = LocalHost::new(1);
        let mut tells = host.take(ToHost::Local(LocalCommand::Sit {
            game: GameId::Quartermaster,
            setup: vec!["players 2".to_owned()],
            seed: "05".repeat(32),
            occupants: vec!["human".to_owned(), "random".to_owned()],
        }));
        while host.wait().is_some() {
            tells.extend(host.go());
        }
        let kept = tells.into_iter().rev().find_map(|tell| match tell {
            FromHost::Local(LocalUpdate::Store(kept, _)) => Some(kept),
            _ => None,
        });
        kept.expect("a table to keep")
    }

    fn open(text: &str, key: &Key) -> Result<SavedTable, FileFault> {
        opened(text, key, "09".repeat(32), |n| {
            vec!["human".to_owned(); n.into()]
        })
    }

    #[test]
    fn an_unfinished_table_is_read_by_the_browser_that_sealed_it_alone() {
        let kept = kept();
        let file = sealed(&kept, &KEY, [1; NONCE]).unwrap();
        assert_eq!(open(&file, &KEY), Ok(kept));
        assert_eq!(open(&file, &Key::new([8; 32])), Err(FileFault::OtherKey));
        let newer = open("sandtable save 9\n", &KEY);
        assert_eq!(newer, Err(FileFault::Unreadable));
    }

    #[test]
    fn bytes_are_no_text() {
        assert!(is_text("sandtable record 1\r\ngame rush\n\tż"));
        assert!(!is_text("\u{89}PNG\r\n\u{1a}\n"));
        assert!(!is_text("PK\u{3}\u{4}"));
        assert!(!is_text(&String::from_utf8_lossy(&[0xff, 0xd8, 0xff])));
    }

    #[test]
    fn no_move_of_an_unfinished_table_can_be_read_in_its_file() {
        let kept = kept();
        let file = sealed(&kept, &KEY, [1; NONCE]).unwrap();
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
