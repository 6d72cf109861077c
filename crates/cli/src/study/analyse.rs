//! `sandtable analyse`: what decided a finished game.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use analysis::{Analysis, Effort, Explained, Unexplained};
use anyhow::{Context, bail};
use bots::SearchContext;
use clap::Args;
use game::{Record, Turn};
use indicatif::ProgressBar;
use rayon::prelude::*;
use text::Texts;

use crate::args::{ContentArgs, n_threads, n_worlds};
use crate::errors::of_path;
use crate::{Verdict, files, interrupt, study};

mod curve;
mod page;
mod story;
mod table;

use story::Story;

#[derive(Debug, Args)]
pub(crate) struct AnalyseArgs {
    pub(crate) record: PathBuf,

    #[arg(long, value_name = "NUMBER", default_value_t = Effort::default().worlds, value_parser = n_worlds)]
    pub(crate) effort: u32,

    #[arg(long, value_name = "NUMBER", value_parser = n_threads)]
    pub(crate) threads: Option<usize>,

    #[arg(long)]
    pub(crate) json: bool,

    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,
}

/// Explains the record in that file.
pub(crate) fn run(
    args: &AnalyseArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let record = finished(&args.record, &args.content, texts)?;
    let mut analysis = match analysis::open(&record, Effort::new(args.effort)) {
        Ok(analysis) => analysis,
        Err(Unexplained::Unfinished) => {
            bail!(of_path("error-game-not-over", &args.record, texts))
        }
        Err(Unexplained::Replay(error)) => {
            return Err(anyhow::Error::msg(texts.replay_error(&error, &record)));
        }
    };
    let stop = interrupt::flag(texts)?;
    let words = |args: text::Args<'_>| texts.say("analyse-progress", args);
    let bar = study::bar_of(analysis.n_jobs() as u64, words)?;
    let explained = work(&mut *analysis, study::threads(args.threads), stop, &bar)?;
    bar.finish_and_clear();
    let Some(explained) = explained else {
        writeln!(out, "{}", texts.word("analyse-stopped"))?;
        return Ok(Verdict::Stopped);
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&explained)?)?;
    }
    if args.json && args.html.is_none() {
        return Ok(Verdict::Good);
    }
    let story = Story::new(&explained, &record, texts)?;
    if let Some(path) = &args.html {
        files::write(path, &page::html(&story, texts), texts)?;
    }
    if !args.json {
        write!(out, "{}", table::text(&story, texts))?;
        if let Some(path) = &args.html {
            writeln!(out, "{}", path.display())?;
        }
    }
    Ok(Verdict::Good)
}

/// The record of a game that is over. Others hold what somebody at the table must not know yet.
pub(crate) fn finished(
    path: &Path,
    content: &ContentArgs,
    texts: &Texts,
) -> anyhow::Result<Record> {
    let (record, text) = files::read_record(path, texts)?;
    files::use_content(record.game.parse()?, content, texts)?;
    let table = files::replay(&record, &text, texts)
        .with_context(|| of_path("error-replaying", path, texts))?;
    if !matches!(table.turn(), Turn::Over(_)) {
        bail!(of_path("error-game-not-over", path, texts));
    }
    Ok(record)
}

/// Does the jobs on all threads; nothing when stopped.
fn work(
    analysis: &mut dyn Analysis,
    threads: usize,
    stop: &AtomicBool,
    bar: &ProgressBar,
) -> anyhow::Result<Option<Explained>> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .context("while starting threads")?;
    let ctx = SearchContext {
        clock: None,
        stop: Some(stop),
        threads: 1,
    };
    let mut is_first = true;
    while analysis.n_jobs() > 0 {
        if !is_first {
            bar.inc_length(analysis.n_jobs() as u64);
        }
        is_first = false;
        let jobs = 0..analysis.n_jobs();
        let shared = &*analysis;
        let findings = pool.install(|| {
            let jobs = jobs.into_par_iter().with_max_len(1);
            jobs.map(|job| {
                let finding = shared.work(job, &ctx);
                bar.inc(1);
                finding
            })
            .collect()
        });
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        analysis.take(findings);
    }
    Ok(Some(analysis.explained()))
}
