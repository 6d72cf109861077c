//! `sandtable train`: trains evaluation weights by self-play.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

use bots::{Evaluator, WeightsFile};
use clap::Args;
use games::{GameId, with_game};
use indicatif::ProgressBar;
use lab::Watch;
use lab::stats::Estimate;
use lab::train::{Calibrated, CalibrationReport, RoundEnd, Stage, Training};
use serde_json::json;
use text::Texts;

use crate::args::{game_id, n_games, n_threads};
use crate::study;
use crate::{Verdict, interrupt};

/// A bin with fewer predictions says little about calibration.
const ENOUGH: u64 = 500;

#[derive(Debug, Args)]
pub(crate) struct TrainArgs {
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    #[arg(long, alias = "chapter", value_name = "NAME")]
    pub(crate) variant: Option<String>,

    #[arg(long, value_name = "NUMBER", default_value_t = 20_000, value_parser = n_games)]
    pub(crate) games: u64,

    #[arg(long, value_name = "NUMBER", default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(crate) rounds: u32,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) iterations: u32,

    #[arg(long, alias = "foresight", value_name = "NUMBER", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000))]
    pub(crate) bootstrap: u32,

    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000), requires = "bootstrap")]
    pub(crate) compare: u32,

    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    pub(crate) keep: Vec<String>,

    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,

    #[arg(long, value_name = "NUMBER", value_parser = n_threads)]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,

    #[arg(long)]
    pub(crate) json: bool,
}

/// The results so far.
#[derive(Debug, Default)]
struct Told {
    rounds: Vec<RoundEnd>,
    calibrated: Vec<Calibrated>,
}

/// Trains, or goes on training.
pub(crate) fn run(args: &TrainArgs, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let carried = || with_game!(args.game, G => <G as Evaluator>::weights_file().clone());
    let start = match &args.from {
        Some(path) => Some(study::weights(path, texts)?.unwrap_or_else(carried)),
        None => None,
    };
    let training = Training {
        game: args.game.name().to_owned(),
        rules: with_game!(args.game, G => <G as game::Game>::RULES_VERSION),
        variant: args.variant.clone(),
        games: args.games,
        rounds: args.rounds,
        seed: args.seed,
        iterations: args.iterations,
        bootstrap: args.bootstrap,
        compare: args.compare,
        kept: args.keep.clone(),
        start: start.as_ref().map(WeightsFile::digest),
    };
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => PathBuf::from("runs").join(training.folder_name()),
    };
    let stop = interrupt::flag(texts)?;
    let bar = study::bar(0, 0, texts)?;
    let told = Mutex::new(Told::default());
    let stage = |stage: Stage| tell(stage, &bar, &told, texts);
    let done = |n_games| bar.inc(n_games);
    let threads = study::threads(args.threads);
    let watch = Watch::new(stop, &done);
    let trained = training.go(start.as_ref(), &folder, threads, watch, &stage)?;
    bar.finish_and_clear();
    let Told { rounds, calibrated } = told.into_inner().unwrap_or_default();
    let path = folder.display().to_string();
    let Some(weights_file) = trained else {
        let args = text::Args::new().with("path", path);
        writeln!(out, "{}", texts.say("train-stopped", args))?;
        return Ok(Verdict::Stopped);
    };
    if args.json {
        let digest = weights_file.digest();
        let told =
            json!({ "folder": path, "digest": digest, "rounds": rounds, "held": calibrated });
        writeln!(out, "{told}")?;
        return Ok(Verdict::Good);
    }
    for end in &rounds {
        let args = text::Args::new().with("round", end.round);
        let title = titled("train-calibration", &end.variant, &end.account, args, texts);
        writeln!(out, "{title}\n{}", verdict(end, texts))?;
        write!(out, "{}", bins(&end.account, texts))?;
    }
    for Calibrated { variant, account } in &calibrated {
        let title = titled(
            "train-calibrated",
            variant,
            account,
            text::Args::new(),
            texts,
        );
        writeln!(out, "{title}")?;
        write!(out, "{}", bins(account, texts))?;
    }
    for (variant, weights) in weights_file.variants() {
        writeln!(out, "{}", heaviest(variant, weights, texts))?;
    }
    let path = folder.join("weights.toml").display().to_string();
    let args = text::Args::new()
        .with("path", path)
        .with("digest", weights_file.digest());
    writeln!(out, "{}", texts.say("train-done", args))?;
    Ok(Verdict::Good)
}

/// Shows the stage on the bar; results of rounds stay above it.
fn tell(stage: Stage, bar: &ProgressBar, told: &Mutex<Told>, texts: &Texts) {
    let begin = |words: String, n_games: u64| {
        bar.println(words);
        bar.set_length(n_games);
        bar.set_position(0);
        bar.reset_eta();
    };
    match stage {
        Stage::Play {
            variant,
            round,
            games,
        } => {
            let args = text::Args::new()
                .with("variant", variant)
                .with("round", round)
                .with("n", games);
            begin(texts.say("train-play", args), games);
        }
        Stage::Fit(positions) => {
            let args = text::Args::new().with("n", positions as u64);
            begin(texts.say("train-fit", args), 0);
        }
        Stage::Match(games) => {
            let args = text::Args::new().with("n", games);
            begin(texts.say("train-match", args), games);
        }
        Stage::Ended(end) => {
            bar.println(verdict(&end, texts));
            if let Ok(mut told) = told.lock() {
                told.rounds.push(*end);
            }
        }
        Stage::Calibrated(variant) => {
            if let Ok(mut told) = told.lock() {
                told.calibrated.push(*variant);
            }
        }
    }
}

/// Whether the new weights were stronger.
fn verdict(end: &RoundEnd, texts: &Texts) -> String {
    let rate = Estimate {
        value: end.rate,
        low: end.low,
        high: end.high,
    };
    let id = if end.is_accepted {
        "train-accepted"
    } else {
        "train-refused"
    };
    let args = text::Args::new()
        .with("rate", study::percent(rate, texts).trim().to_owned())
        .with("n", end.games);
    texts.say(id, args)
}

/// The title of a calibration table.
fn titled(
    id: &str,
    variant: &str,
    account: &CalibrationReport,
    args: text::Args,
    texts: &Texts,
) -> String {
    let args = args
        .with("variant", variant.to_owned())
        .with("n", account.n)
        .with("loss", texts.decimal(account.log_loss, 3))
        .with("worst", texts.decimal(100.0 * account.worst(ENOUGH), 1));
    texts.say(id, args)
}

/// Predicted probability, observed frequency and number of predictions, a line for each bin.
fn bins(account: &CalibrationReport, texts: &Texts) -> String {
    let bins = account.tenths.iter().filter(|bin| bin.n > 0);
    bins.map(|bin| {
        let told = texts.percent(bin.told);
        let came = texts.percent(bin.came);
        format!("  {told:>7}  {came:>7}  {:>9}\n", bin.n)
    })
    .collect()
}

/// The features with the largest weights late in a game, positive and negative.
fn heaviest(variant: &str, weights: &bots::Variant, texts: &Texts) -> String {
    const SHOWN: usize = 8;
    let mut rows: Vec<(&str, [i16; bots::PHASES])> = weights
        .iter()
        .map(|(name, weights)| (name.as_str(), *weights))
        .collect();
    rows.sort_by_key(|(_, weights)| std::cmp::Reverse(weights[1]));
    let args = text::Args::new().with("variant", variant.to_owned());
    let mut lines = vec![texts.say("train-weights", args)];
    let ends = rows.len().saturating_sub(SHOWN).max(SHOWN.min(rows.len()));
    let shown = rows[..SHOWN.min(rows.len())].iter().chain(&rows[ends..]);
    lines.extend(shown.map(|(name, weights)| {
        let odds = weights.map(|weight| {
            let factor = (f64::from(weight) / f64::from(bots::UNIT)).exp();
            format!("{:>6}", texts.decimal(factor, 2))
        });
        format!("  {name:<40}{}", odds.join(" "))
    }));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use crate::args::{Cli, Command};

    #[test]
    fn earlier_names_of_options_are_still_understood() {
        let line = "sandtable train rush --chapter seats-2 --foresight 4";
        let Command::Train(args) = Cli::try_parse_from(line.split(' ')).unwrap().command else {
            panic!("train was asked for");
        };
        assert_eq!(
            (args.variant.as_deref(), args.bootstrap),
            (Some("seats-2"), 4)
        );
        let line = "sandtable arena rush cadet officer --judgements=-,old.toml";
        let Command::Arena(args) = Cli::try_parse_from(line.split(' ')).unwrap().command else {
            panic!("arena was asked for");
        };
        assert_eq!(args.weights.len(), 2);
    }
}
