//! A finished run as one HTML file: inline SVG, no script, nothing to fetch.
//!
//! `digest` reads the tables once, batch by batch, and keeps counts; `findings` tests them; `plots`
//! and `map` draw them with plotters; `page` puts the sections together, one module each. Every title states what was
//! found and every caption how to read the plot, for readers who have never seen the program.
//!
//! No word is written here: `speech` finds names and sentences in the reader's language.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use anyhow::{Context, anyhow};
use game::Observer;
use games::{Table, with_game};
use text::Texts;

use crate::errors::LabError;
use crate::plan;
use crate::run::{self, Standing};

mod cards;
mod chance;
mod charted;
mod curves;
mod digest;
mod ends;
mod findings;
mod labels;
mod map;
mod page;
mod plots;
mod sources;
mod speech;
mod winners;

use digest::Digest;
pub use page::{STYLE, escape};
use speech::Speech;

/// Writes the page of the run in that folder, in the language of the texts.
///
/// # Errors
/// When there is no finished run, or a file cannot be read or written.
pub fn write(folder: &Path, target: &Path, texts: &Texts) -> anyhow::Result<()> {
    let plan = plan::read(folder)?;
    if let Standing::Partial { done } = run::standing(&plan, folder)
        && done < plan.games
    {
        let (folder, games) = (folder.to_owned(), plan.games);
        return Err(LabError::Unfinished {
            folder,
            done,
            games,
        }
        .into());
    }
    let table = Table::sit(plan.id()?, &plan.setup, None)?;
    let sight = table.sight(Observer::Spectator, 0);
    let speech = Speech::new(texts, &sight)?;
    let work = || {
        with_game!(plan.id()?, G => {
            let digest = Digest::read::<G>(&plan, folder)?;
            page::html(&digest, &speech)
        })
    };
    // Numbers that no game has come from a damaged file.
    let html = catch_unwind(AssertUnwindSafe(work));
    let html = html.unwrap_or_else(|_| {
        let folder = folder.display();
        Err(anyhow!(
            "the files in {folder} do not fit together; one of them is damaged"
        ))
    })?;
    if fs::metadata(target).is_ok_and(|there| !there.is_file()) {
        // A device or a pipe: nothing there can be lost.
        return fs::write(target, html)
            .with_context(|| format!("while writing {}", target.display()));
    }
    // Beside its place first: a full disk leaves the page that was there.
    let beside = target.with_extension(format!("{}.new", std::process::id()));
    let written = fs::write(&beside, html).and_then(|()| fs::rename(&beside, target));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("while writing {}", target.display()))
}
