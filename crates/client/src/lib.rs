//! What somebody at a table needs, whichever door they came in by: terminal, page or socket.
//!
//! Choices with their labels and how words find one ([`Choices`]), what words point at
//! ([`pointing`]), news as lines ([`news`]), who sits in a seat ([`Occupant`]) and what a table does by
//! itself between two people ([`TableDriver`]), moves of a record told again ([`retold`]), and the seal of what is kept of an unfinished game ([`seal`]).
//!
//! What must not live here: a rule, a word somebody reads, a terminal, a page.
//!
//! Read [`Choices`] first.

mod choices;
mod fold;
pub mod news;
pub mod pointing;
pub mod retold;
pub mod seal;

pub use choices::{Choices, Labelled, Meant};
pub use fold::{fold, has_words};
