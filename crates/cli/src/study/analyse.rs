//! `sandtable analyse`: what decided a finished game.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use analysis::{Analysis, AnalysisError, Effort, GameAnalysis};
use anyhow::{Context, bail};
use bots::SearchContext;
use clap::Args;
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

/// Analyses the record in that file.
pub(crate) fn run(
    args: &AnalyseArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let (record, text) = files::read_record(&args.record, texts)?;
    files::use_content(record.game.parse()?, &args.content, texts)?;
    let mut analysis = match analysis::open(&record, Effort::new(args.effort)) {
        Ok(analysis) => analysis,
        Err(AnalysisError::Unfinished) => {
            bail!(of_path("error-game-not-over", &args.record, texts))
        }
        Err(AnalysisError::Replay(error)) => {
            let reason = texts.replay_error(&error.in_text(&text), &record);
            return Err(anyhow::Error::msg(reason))
                .with_context(|| of_path("error-replaying", &args.record, texts));
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

/// Does the jobs on all threads; `None` when stopped.
fn work(
    analysis: &mut dyn Analysis,
    threads: usize,
    stop: &AtomicBool,
    bar: &ProgressBar,
) -> anyhow::Result<Option<GameAnalysis>> {
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
        let results = pool.install(|| {
            let jobs = jobs.into_par_iter().with_max_len(1);
            jobs.map(|job| {
                let result = shared.work(job, &ctx);
                bar.inc(1);
                result
            })
            .collect()
        });
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        analysis.take(results);
    }
    Ok(Some(analysis.result()))
}
