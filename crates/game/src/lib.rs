//! The contract every game fulfils.
//!
//! Here live the words all games share: seats and who is asked ([`Seat`], [`Turn`]), moves and
//! their lists ([`MoveList`]), chance as an actor ([`Rng`], [`official`]), what an observer may
//! see ([`Observer`]), what choices are about ([`Thing`]), why a move is refused ([`Refusal`]), what is
//! wrong with a text from outside ([`Fault`]) and the record of a table ([`Record`]), which is a
//! [`Secret`] while it is played.
//! Beside them small values that positions of several games are made of ([`Pack`],
//! [`Stack`], [`bit_set`], [`ContentRef`]).
//!
//! What must not live here: a rule of any one game, a sentence for people, a clock, a file.
//!
//! Read [`Game`] first; everything else is there because one of its methods needs it.

#![deny(clippy::iter_over_hash_type, clippy::float_arithmetic)]

// So that `names!` means the same here and in the games.
extern crate self as game;

#[doc(hidden)]
pub use serde;

mod bits;
mod content;
mod contract;
mod digest;
mod fault;
pub mod hex;
mod moves;
mod name;
pub mod notation;
pub mod official;
mod outcome;
mod pack;
mod preview;
mod probe;
mod reason;
mod record;
mod refusal;
mod rng;
mod seat;
mod secret;
mod setup;
mod setup_option;
mod sink;
mod stack;
mod summary;
mod thing;
mod walk;

pub use bits::{Bits, Word, bits};
pub use content::{ContentCache, ContentError, ContentRef, File, FileFault, Source};
pub use contract::Game;
pub use digest::content_digest;
pub use fault::{Fault, FaultForm};
pub use moves::MoveList;
pub use name::{
    AbilityName, CardName, ContentId, KindName, PlaceName, ReasonId, SeatName, SideName, SpaceName,
};
pub use notation::{NameKind, NotationFault};
pub use outcome::{Ending, MAX_SEATS, Outcome, Turn};
pub use pack::Pack;
pub use preview::{Preview, PreviewOf, Sense, Then};
pub use probe::Probe;
pub use reason::{Benefit, Reason, ReasonKind};
pub use record::{Expected, ParseRecordError, Record, RecordFault, RecordedMove};
pub use refusal::{Refusal, Refused};
pub use rng::{Playout, Rng, shuffle_by};
pub use seat::{Actor, Observer, Seat, SeatSet};
pub use secret::Secret;
pub use setup::{Setup, SetupError};
pub use setup_option::SetupOption;
pub use sink::{Ignore, Nested, Sink};
pub use stack::Stack;
pub use summary::{Change, EventKind, EventSummary};
pub use thing::{Named, Role, Thing, Zone};
pub use walk::random_game;
