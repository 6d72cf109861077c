//! What every client of a table needs: terminal and page.
//!
//! Choices with their labels and how typed words find one ([`Choices`]), what words point at
//! ([`pointing`]), news as lines ([`news`]), moves of a record told again ([`retold`]), unfinished tables
//! as sealed files ([`Save`], [`seal`]), refused commands in words ([`refusal`]).
//!
//! What must not live here: a rule, a word that a player reads, a terminal, a page, a file.
//!
//! Read [`Choices`] first.

mod choices;
mod fold;
pub mod news;
pub mod pointing;
pub mod refusal;
pub mod retold;
pub mod save;
pub mod seal;

pub use choices::{Choices, Labelled, Meant};
pub use fold::{fold, has_words};
pub use save::{Save, SaveFault, SaveOptions};
