//! What the commands of the lab share: players on a command line, a progress bar, Ctrl-C.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use lab::stats::Estimate;

/// Raised by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// The flag that Ctrl-C raises from now on, instead of ending the program.
pub(crate) fn stop_flag() -> anyhow::Result<&'static AtomicBool> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))
        .context("while asking to be told of Ctrl-C")?;
    Ok(&STOP)
}

/// A bar with rate and time left. It draws on the error stream, and only for a person.
pub(crate) fn bar(n_games: u64, done: u64) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template(
        "{wide_bar:.cyan/blue} {pos}/{len} games  {per_sec}  {eta} left",
    )?;
    let bar = ProgressBar::new(n_games).with_style(style);
    bar.set_position(done);
    // Games of earlier sessions do not count for the rate.
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(250));
    Ok(bar)
}

/// As many threads as asked for, or as there are cores.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked
        .or_else(|| std::thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get)
}

/// A rate in per cent with its interval: ` 57.2 %  (56.2 to 58.2)`.
pub(crate) fn percent(rate: Estimate) -> String {
    format!(
        "{:>5.1} %  ({:.1} to {:.1})",
        100.0 * rate.value,
        100.0 * rate.low,
        100.0 * rate.high
    )
}
