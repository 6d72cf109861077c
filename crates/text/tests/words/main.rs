//! How the languages speak, message by message: what a sentence may do with a title or a number,
//! which words a language leaves alone, what was read again after English changed, and the copies
//! for proof-reading.

mod fluent;
mod forbidden;
mod glossary;
mod numbers;
mod proof;
mod read;
mod samples;
mod titles;
