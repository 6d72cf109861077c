//! How the languages speak, message by message: what a sentence may do with a title or a number,
//! which words a language leaves alone, what was read again after English changed, and the copies
//! for proof-reading; that first games have words for each step, and the rules the same sections.

mod agreement;
mod fluent;
mod forbidden;
mod glossary;
mod numbers;
mod options;
mod proof;
mod read;
mod rules;
mod samples;
mod titles;
mod tutorials;
