//! `sandtable report`: a run as one page for the wall.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use text::Texts;

use crate::args::ContentArgs;
use crate::{Verdict, files};

#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    pub(crate) run: PathBuf,

    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,
}

/// Reads the run and writes the page.
pub(crate) fn run(
    args: &ReportArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let path = match &args.out {
        Some(path) => path.clone(),
        None => args.run.join("report.html"),
    };
    let plan = lab::read_plan(&args.run)?;
    // A run with other content needs that content to be read.
    files::use_content(plan.id()?, &args.content, texts)?;
    lab::report::write(&args.run, &path, texts)?;
    writeln!(out, "{}", path.display())?;
    Ok(Verdict::Good)
}
