//! A finished run as one HTML file: inline SVG, no script, nothing to fetch.
//!
//! `digest` reads the tables once, batch by batch, and keeps counts; `plots` and `map` draw them
//! with plotters; `page` puts the sections together, one module each. Every title states what was
//! found and every caption how to read the plot, for somebody who has never seen the program.
//!
//! No word is written here: `speech` finds names and sentences in the reader's language.

use std::fs;
use std::path::Path;

use anyhow::Context;
use text::Texts;

use crate::chronicle::Chronicle;
use crate::plan;
use crate::problem::Problem;
use crate::run::{self, Standing};
use crate::visit::{self, Visit};

mod cards;
mod curves;
mod digest;
mod ends;
mod labels;
mod map;
mod page;
mod plots;
mod speech;
mod winners;

use digest::Digest;
use speech::Speech;

/// Writes the page of the run in that folder, in the language of the texts.
///
/// # Errors
/// When there is no finished run, or a file cannot be read or written.
pub fn write(folder: &Path, target: &Path, texts: &Texts) -> anyhow::Result<()> {
    struct Page<'a>(&'a plan::Plan, &'a Path, &'a Texts);

    impl Visit for Page<'_> {
        type Out = anyhow::Result<String>;

        fn visit<G: Chronicle>(self) -> Self::Out {
            let table = games::sit(self.0.id()?, &self.0.setup, None)?;
            let speech = Speech::new(self.2, &*table);
            page::html(&Digest::read::<G>(self.0, self.1)?, &speech)
        }
    }

    let plan = plan::read(folder)?;
    if let Standing::Partial { done } = run::standing(&plan, folder)
        && done < plan.games
    {
        let (folder, games) = (folder.to_owned(), plan.games);
        return Err(Problem::Unfinished {
            folder,
            done,
            games,
        }
        .into());
    }
    let html = visit::with(plan.id()?, Page(&plan, folder, texts))?;
    fs::write(target, html).with_context(|| format!("while writing {}", target.display()))
}
