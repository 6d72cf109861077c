//! The test tools, tried on a toy game and its broken twins.

mod conformance;
mod docs;
mod files;
mod golden;
mod held_table;
mod perft;
mod scenario;
mod toy;
