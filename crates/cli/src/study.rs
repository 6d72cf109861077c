//! What the commands of the lab share: players on a command line, a progress bar, Ctrl-C.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod report;
pub(crate) mod sim;
pub(crate) mod train;

use std::num::NonZeroUsize;
use std::ops::Deref;
use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use bots::{Budget, Player, WeightsFile};
use clap::Args;
use games::GameId;
use indicatif::{ProgressBar, ProgressStyle};
use lab::stats::Estimate;
use text::Texts;

use crate::args::{ContentArgs, game_id, n_threads};
use crate::files;

/// Reads a weights file; `None` for `-`, which means the carried weights.
pub(crate) fn weights(path: &Path, texts: &Texts) -> anyhow::Result<Option<WeightsFile>> {
    if path.as_os_str() == "-" {
        return Ok(None);
    }
    let text = files::read(path, texts)?;
    let weights_file =
        WeightsFile::read(&text).with_context(|| format!("while reading {}", path.display()))?;
    Ok(Some(weights_file))
}

// What every study takes. Not a doc comment: clap would take it for help.
#[derive(Debug, Args)]
pub(crate) struct StudyArgs {
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    #[command(flatten)]
    rest: RestArgs,
}

// The same without the game, for a study that finds it elsewhere.
#[derive(Debug, Args)]
pub(crate) struct RestArgs {
    #[arg(long, value_name = "BUDGET", value_parser = bots::parse_budget)]
    pub(crate) budget: Option<Budget>,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long = "set", value_name = "LINE")]
    setup: Vec<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,

    #[arg(long, value_name = "NUMBER", value_parser = n_threads)]
    pub(crate) threads: Option<usize>,

    #[arg(long)]
    pub(crate) json: bool,
}

impl Deref for StudyArgs {
    type Target = RestArgs;

    fn deref(&self) -> &RestArgs {
        &self.rest
    }
}

impl StudyArgs {
    /// The lines of the setup, content included.
    pub(crate) fn setup(&self, texts: &Texts) -> anyhow::Result<Vec<String>> {
        self.rest.setup_of(self.game, texts)
    }
}

impl RestArgs {
    /// The lines of that game's setup, content included.
    pub(crate) fn setup_of(&self, game: GameId, texts: &Texts) -> anyhow::Result<Vec<String>> {
        let mut setup = files::use_content(game, &self.content, texts)?;
        setup.extend(self.setup.iter().cloned());
        Ok(setup)
    }

    /// The players as named, with the budget for all where they have none of their own.
    pub(crate) fn players(&self, named: &[Player]) -> Vec<Player> {
        let named = named.iter();
        named
            .map(|player| player.with_budget(self.budget))
            .collect()
    }
}

/// A bar with rate and time left. It draws on the error stream, and only for a person.
pub(crate) fn bar(n_games: u64, done: u64, texts: &Texts) -> anyhow::Result<ProgressBar> {
    let bar = bar_of(n_games, |args| texts.say("study-progress", args))?;
    bar.set_position(done);
    // Games of earlier sessions do not count for the rate.
    bar.reset_eta();
    Ok(bar)
}

/// A bar with these words for how much is done, how much there is, the rate and the time left.
pub(crate) fn bar_of(
    n: u64,
    words: impl FnOnce(text::Args<'_>) -> String,
) -> anyhow::Result<ProgressBar> {
    // What stands in braces is filled in as the bar grows.
    let args = text::Args::new()
        .with("done", "{pos}")
        .with("all", "{len}")
        .with("rate", "{per_sec}")
        .with("left", "{eta}");
    let words = words(args);
    let style = ProgressStyle::with_template(&format!("{{wide_bar:.cyan/blue}} {words}"))?;
    let bar = ProgressBar::new(n).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    Ok(bar)
}

/// As many threads as asked for, or as there are cores.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, NonZeroUsize::get))
}

/// A rate in per cent with its interval: ` 57.2 %  (56.2 to 58.2)`.
pub(crate) fn percent(rate: Estimate, texts: &Texts) -> String {
    let interval = Estimate {
        value: 100.0 * rate.value,
        low: 100.0 * rate.low,
        high: 100.0 * rate.high,
    };
    let interval = self::interval(interval, 1, texts);
    format!("{:>7}  {interval}", texts.percent(rate.value))
}

/// From where to where: `(56.2 to 58.2)`.
pub(crate) fn interval(estimate: Estimate, digits: usize, texts: &Texts) -> String {
    let args = text::Args::new()
        .with("low", texts.decimal(estimate.low, digits))
        .with("high", texts.decimal(estimate.high, digits));
    texts.say("figure-interval", args)
}
