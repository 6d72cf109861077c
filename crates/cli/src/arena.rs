//! `sandtable arena`: which bot is stronger, and by how much?

use std::fmt::Write as _;
use std::io::Write;
use std::num::NonZeroUsize;
use std::time::Instant;

use anyhow::ensure;
use bots::Budget;
use clap::Args;
use games::GameId;
use lab::arena::{Standings, Tournament};
use lab::stats::{Decision, Sprt};
use lab::{Player, Watch};
use serde_json::{Value, json};

use crate::Verdict;
use crate::args::{ContentArgs, game_id};
use crate::{files, study};

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    /// Which game.
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    /// Who takes part, two or more: random, cadet, officer or general, each with a budget of its
    /// own if wanted (general:500).
    #[arg(required = true, num_args = 2.., value_name = "BOT")]
    pub(crate) bots: Vec<Player>,

    /// How many games each pair plays. The games of one deal belong together, so it may become
    /// one or a few more.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    /// How long bots that search think about a decision: iterations (500) or a time (200ms).
    #[arg(long, value_name = "BUDGET", value_parser = lab::parse_budget)]
    pub(crate) budget: Option<Budget>,

    /// Stop a pair as soon as a sequential test says whether the first is stronger by so many Elo
    /// points (50 if no number is given) or not stronger at all. Put the stronger one first.
    #[arg(
        long,
        value_name = "ELO",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "50"
    )]
    pub(crate) sprt: Option<f64>,

    /// Where the random numbers start.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// A line of the game's setup; give it again for more. By default a bot leads a side.
    #[arg(long = "set", value_name = "LINE")]
    pub(crate) setup: Vec<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,

    /// How many threads; as many as there are cores if not said. Changes no result.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Print the result as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Lets them play.
pub(crate) fn run(args: &ArenaArgs, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    if let Some(elo) = args.sprt {
        ensure!(
            elo > 0.0 && elo.is_finite(),
            "--sprt asks for a gap above 0, found {elo}"
        );
    }
    let mut setup = files::use_content(args.game, &args.content)?;
    setup.extend(args.setup.iter().cloned());
    let tournament = Tournament {
        game: args.game,
        setup,
        players: args
            .bots
            .iter()
            .map(|player| player.with_budget(args.budget))
            .collect(),
        games: args.games,
        seed: args.seed,
        sprt: args.sprt.map(|elo| Sprt { elo }),
    };
    let bar = study::bar(tournament.n_games()?, 0)?;
    let stop = study::stop_flag()?;
    let told = |n_games| bar.inc(n_games);
    let began = Instant::now();
    let standings = tournament.play(study::threads(args.threads), Watch::new(stop, &told))?;
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    let text = if args.json {
        to_json(&tournament, &standings).to_string()
    } else {
        to_text(&tournament, &standings, seconds)
    };
    writeln!(out, "{text}")?;
    Ok(Verdict::Good)
}

fn to_text(tournament: &Tournament, standings: &Standings, seconds: f64) -> String {
    let name = |i: usize| tournament.players[i].to_string();
    let mut text = format!(
        "{} ({}), deals from seed {}, {seconds:.0} s; 95 % intervals in brackets\n",
        tournament.game,
        standings.setup.join(", "),
        tournament.seed
    );
    if standings.is_stopped {
        text.push_str("stopped early: only the games that ended count\n");
    }
    for pair in &standings.pairs {
        let verdict = match pair.decision {
            None => "",
            Some(Decision::Open) => "  not settled",
            Some(Decision::Stronger) => "  stronger",
            Some(Decision::NotStronger) => "  not stronger",
        };
        let _ = writeln!(
            text,
            "  {:<14} beats {:<14} {}  of {} games{verdict}",
            name(pair.a),
            name(pair.b),
            study::percent(pair.rate),
            pair.games
        );
    }
    let _ = writeln!(text, "Elo, {} at 0", name(0));
    for (i, elo) in standings.elo.iter().enumerate() {
        let _ = writeln!(
            text,
            "  {:<14} {:>6.0}  ({:.0} to {:.0})",
            name(i),
            elo.value,
            elo.low,
            elo.high
        );
    }
    text.truncate(text.trim_end().len());
    text
}

fn to_json(tournament: &Tournament, standings: &Standings) -> Value {
    let name = |i: usize| tournament.players[i].to_string();
    let pairs: Vec<Value> = standings
        .pairs
        .iter()
        .map(|pair| {
            json!({
                "a": name(pair.a),
                "b": name(pair.b),
                "games": pair.games,
                "a_win_rate": pair.rate.value,
                "low": pair.rate.low,
                "high": pair.rate.high,
                "sprt": pair.decision.map(|decision| match decision {
                    Decision::Open => "open",
                    Decision::Stronger => "stronger",
                    Decision::NotStronger => "not-stronger",
                }),
            })
        })
        .collect();
    let elo: Vec<Value> = standings
        .elo
        .iter()
        .enumerate()
        .map(|(i, elo)| json!({ "bot": name(i), "elo": elo.value, "low": elo.low, "high": elo.high }))
        .collect();
    json!({
        "game": tournament.game.name(),
        "setup": standings.setup,
        "seed": tournament.seed,
        "stopped": standings.is_stopped,
        "pairs": pairs,
        "elo": elo,
    })
}
