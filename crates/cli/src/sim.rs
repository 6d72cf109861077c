//! `sandtable sim`: many games between bots, into a folder of Parquet files.

use std::fmt::Write as _;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use bots::Budget;
use clap::Args;
use games::GameId;
use lab::run::{self, Standing};
use lab::stats::Estimate;
use lab::{Plan, Player, Share, Summary, Watch};
use serde_json::{Value, json};

use crate::Verdict;
use crate::args::{ContentArgs, game_id};
use crate::{files, study};

#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    /// Which game.
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    /// Who sits where, from the first seat, with commas between them: random, cadet, officer or
    /// general, each with a budget of its own if wanted (general:500). The list repeats around
    /// the table, so one name is everybody.
    #[arg(
        long,
        value_name = "BOT,BOT",
        value_delimiter = ',',
        default_value = "cadet"
    )]
    pub(crate) seats: Vec<Player>,

    /// How long bots that search think about a decision: iterations (500) or a time (200ms). With
    /// a time a run cannot be repeated exactly.
    #[arg(long, value_name = "BUDGET", value_parser = lab::parse_budget)]
    pub(crate) budget: Option<Budget>,

    /// Where the random numbers start.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// A line of the game's setup, such as "players 2"; give it again for more.
    #[arg(long = "set", value_name = "LINE")]
    pub(crate) setup: Vec<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,

    /// The folder of the run; the same command goes on where it was interrupted. Without this it
    /// is named after the run and lies in `runs`.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,

    /// How many threads; as many as there are cores if not said. Changes no result.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Print the result as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Plays, or goes on playing.
pub(crate) fn run(args: &SimArgs, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let players: Vec<Player> = args
        .seats
        .iter()
        .map(|player| player.with_budget(args.budget))
        .collect();
    let mut setup = files::use_content(args.game, &args.content)?;
    setup.extend(args.setup.iter().cloned());
    let plan = Plan::new(args.game, &setup, &players, args.games, args.seed)?;
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => PathBuf::from("runs").join(plan.folder_name()),
    };
    let mut standing = run::prepare(&plan, &folder)?;
    if let Standing::Partial { done } = standing {
        let stop = study::stop_flag()?;
        let bar = study::bar(plan.games, done)?;
        if done > 0 {
            bar.println(format!("going on after {done} games"));
        }
        let told = |n_games| bar.inc(n_games);
        let watch = Watch::new(stop, &told);
        standing = run::go(&plan, &folder, study::threads(args.threads), watch)?;
        bar.finish_and_clear();
    }
    if let Standing::Partial { done } = standing {
        writeln!(
            out,
            "stopped; {done} of {} games are kept in {}\nthe same command goes on from there",
            plan.games,
            folder.display()
        )?;
        return Ok(Verdict::Good);
    }
    let summary = Summary::read(&plan, &folder)?;
    let text = if args.json {
        to_json(&plan, &summary, &folder.display().to_string()).to_string()
    } else {
        to_text(&plan, &summary, &folder.display().to_string())
    };
    writeln!(out, "{text}")?;
    Ok(Verdict::Good)
}

fn to_text(plan: &Plan, summary: &Summary, folder: &str) -> String {
    let mut text = format!(
        "{}: {} games from seed {}; 95 % intervals in brackets\n",
        plan.game, summary.games, plan.seed
    );
    let mut section = |title: &str, lines: Vec<(String, Estimate)>| {
        let _ = writeln!(text, "{title}");
        for (name, rate) in lines {
            let _ = writeln!(text, "  {name:<24} {}", study::percent(rate));
        }
    };
    let shares = |shares: &[Share]| {
        let pairs = shares.iter().map(|share| (share.name.clone(), share.rate));
        pairs.collect::<Vec<_>>()
    };
    section("won by side", shares(&summary.sides));
    let seats = summary
        .seats
        .iter()
        .map(|(share, player)| (format!("{} ({player})", share.name), share.rate));
    section("won by seat", seats.collect());
    section("ended by", shares(&summary.endings));
    let _ = writeln!(text, "a game");
    for (name, mean) in [("rounds", summary.rounds), ("decisions", summary.decisions)] {
        let _ = writeln!(
            text,
            "  {name:<24} {:>5.1}    ({:.2} to {:.2})",
            mean.value, mean.low, mean.high
        );
    }
    if summary.unfinished > 0 {
        let _ = writeln!(text, "{} games did not end", summary.unfinished);
    }
    let _ = write!(
        text,
        "files in {folder}; see them with: sandtable report {folder}"
    );
    text
}

fn to_json(plan: &Plan, summary: &Summary, folder: &str) -> Value {
    let estimate = |estimate: Estimate| json!({ "value": estimate.value, "low": estimate.low, "high": estimate.high });
    let share = |share: &Share| {
        json!({
            "name": share.name,
            "games": share.games,
            "rate": share.rate.value,
            "low": share.rate.low,
            "high": share.rate.high,
        })
    };
    let seats: Vec<Value> = summary
        .seats
        .iter()
        .map(|(seat, player)| {
            let mut value = share(seat);
            value["bot"] = json!(player);
            value
        })
        .collect();
    json!({
        "game": plan.game,
        "games": summary.games,
        "seed": plan.seed,
        "setup": plan.setup,
        "folder": folder,
        "unfinished": summary.unfinished,
        "sides": summary.sides.iter().map(share).collect::<Vec<_>>(),
        "seats": seats,
        "endings": summary.endings.iter().map(share).collect::<Vec<_>>(),
        "rounds": estimate(summary.rounds),
        "decisions": estimate(summary.decisions),
    })
}
