//! What a player is told.

use game::{Reason, Seat, Thing};
use games::{Sight, StandingOrder, Way};
use serde::{Deserialize, Serialize};

use crate::{CommandError, CommandId, Difference};

/// An update in its envelope.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// See [`crate::VERSION`].
    pub version: u32,
    /// Counts the messages to this observer, from 1 without a gap; 0 for an answer of a host that has no
    /// table for them.
    pub sequence: u64,
    /// The command that this message acknowledges. Every command is acknowledged once, by the last message
    /// that follows from it.
    pub acknowledges: Option<CommandId>,
    /// The update.
    pub update: Update,
}

impl Message {
    /// The acknowledgement by a host that has no table for the sender.
    #[must_use]
    pub fn without_table(id: CommandId, result: Result<(), CommandError>) -> Self {
        Self {
            version: crate::VERSION,
            sequence: 0,
            acknowledges: Some(id),
            update: result.map_or_else(Update::Refused, |()| Update::Done),
        }
    }
}

/// What an observer is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Update {
    /// The command was carried out. What it changed was told before.
    Done,
    /// The table as the observer sees it now.
    Sight(Box<Sight>),
    /// The same, as the difference to the last sight.
    Difference(Difference),
    /// Whom the table waits for, as far as that is public.
    Waiting(Waiting),
    /// What could be done with a thing.
    Ways {
        /// The thing.
        thing: Thing,
        /// What, and why not now.
        ways: Vec<Way>,
    },
    /// The observer's standing orders.
    Orders(Vec<StandingOrder>),
    /// What the observer might do.
    Hint(Hint),
    /// The command was not carried out.
    Refused(CommandError),
}

/// Whom a table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// Chance.
    Chance,
    /// A bot.
    Bot(Seat),
    /// The people in these seats.
    People(Vec<Seat>),
    /// People who are not there: these seats are open or their people are absent.
    Absent(Vec<Seat>),
    /// The game is over.
    Over,
}

/// What the person might do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The number of moves at which it is true.
    pub number: usize,
    /// The index of the best choice.
    pub index: usize,
    /// Why it is better than the others; empty if there is no other choice or they differ little.
    pub reasons: Vec<Reason>,
    /// The second best choice, and why the best is better than that one.
    pub second: Option<(usize, Vec<Reason>)>,
}
