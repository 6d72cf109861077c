//! Every word people read: message id and arguments in, a sentence in a language out.
//!
//! Words live in `locales/LANGUAGE/*.ftl` (Project Fluent), never in Rust: the modules here choose
//! a message and hand it its arguments. Names carry their cases and genders ([`Noun`]), sentences
//! are whole messages, and the text of a card is generated from the effect tree that the rules
//! carry out, so that it cannot say anything else.
//!
//! What must not live here: a rule, a choice among moves, a terminal or a page.
//!
//! Read [`Texts`] first, then [`quartermaster::Words`]: one module a game. A caller that has a
//! sight of a table, of any game, takes a [`Narrator`] for it. How to add a language is told in
//! `docs/translating.md`.

mod drawn;
mod faults;
mod language;
mod locales;
mod narrator;
mod noun;
pub mod orders;
pub mod quartermaster;
mod reasons;
mod records;
pub mod rich;
pub mod rush;
mod spoken;
mod studies;
mod terminal;
mod texts;
mod title;
mod told;

pub use drawn::{DrawnLine, Hue, Stroke};
pub use language::{Language, UnknownLanguage};
pub use locales::{LOCALES, Locale};
pub use narrator::{Narrator, NoSuchContent};
pub use noun::{FORMS, Noun};
pub use reasons::ReasonsTold;
pub use spoken::Spoken;
pub use terminal::Command;
pub use texts::{Args, FaultySource, MISSING, Texts, capital};
pub use told::{CardTold, DeedTold, FaceTold, LineTold, MoveTold, PlaceTold, PreviewTold, Spot};
