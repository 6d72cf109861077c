//! A finished run as one HTML file: inline SVG, no script, nothing to fetch.
//!
//! `digest` reads the tables once, batch by batch, and keeps counts; `plots` draws them with
//! plotters; `page` and `cards` say in words what is to be seen. Every title states what was found and every
//! caption how to read the plot, for somebody who has never seen the program.
//!
//! Names of cards and spaces are made from content; no sentence of a game's rules is written here
//! (see [`crate::Chronicle::ABOUT`]).

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

use crate::chronicle::Chronicle;
use crate::plan;
use crate::run::{self, Standing};
use crate::visit::{self, Visit};

mod cards;
mod digest;
mod map;
mod page;
mod plots;
mod words;

use digest::Digest;

/// Writes the page of the run in that folder.
///
/// # Errors
/// When there is no finished run, or a file cannot be read or written.
pub fn write(folder: &Path, target: &Path) -> anyhow::Result<()> {
    struct Page<'a>(&'a plan::Plan, &'a Path);

    impl Visit for Page<'_> {
        type Out = anyhow::Result<String>;

        fn visit<G: Chronicle>(self) -> Self::Out {
            page::html(&Digest::read::<G>(self.0, self.1)?)
        }
    }

    let plan = plan::read(folder)?;
    if let Standing::Partial { done } = run::standing(&plan, folder) {
        ensure!(
            done == plan.games,
            "the run in {} is not finished ({done} of {} games); repeat the `sandtable sim` that \
             made it to go on",
            folder.display(),
            plan.games
        );
    }
    let html = visit::with(plan.id()?, Page(&plan, folder))?;
    fs::write(target, html).with_context(|| format!("while writing {}", target.display()))
}
