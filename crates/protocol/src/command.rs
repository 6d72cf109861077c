//! What a player may say.

use game::Thing;
use games::StandingOrder;
use serde::{Deserialize, Serialize};

/// An id that the client gives to a command. A command that is sent again has the same id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(pub u64);

/// A command in its envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// See [`crate::VERSION`].
    pub version: u32,
    /// The client's id of the command.
    pub id: CommandId,
    /// The command.
    pub command: Command,
}

impl Request {
    /// The command in an envelope of this version.
    #[must_use]
    pub const fn new(id: CommandId, command: Command) -> Self {
        Self {
            version: crate::VERSION,
            id,
            command,
        }
    }
}

/// What a player asks of the host. Whose command it is, the connection says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Make a choice.
    Play {
        /// The sequence number of the sight that the choice was made from.
        seen: u64,
        /// See [`games::Choice::index`].
        index: usize,
    },
    /// Take one's last decision back.
    Undo,
    /// What could be done with a thing, and why not now.
    Why {
        /// The thing.
        thing: Thing,
    },
    /// Pass for the rest of the present turn, wherever passing is a choice.
    PassTurn,
    /// Replace one's standing orders. An empty list withdraws all of them.
    SetOrders(Vec<StandingOrder>),
    /// Be asked even if there is only one move, or not.
    AlwaysAsk(bool),
    /// End one's turns oneself while a decision can still be taken back, or let them end when nothing else
    /// is left to do.
    ConfirmEnd(bool),
    /// What one might do, by what one's seat may know.
    Hint,
    /// Send the whole sight again, with the news since so many moves.
    Resync {
        /// The number of moves that the client has news of.
        since: usize,
    },
}
