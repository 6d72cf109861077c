//! `sandtable arena`: which bot is stronger, and by how much?

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::bail;
use bots::Player;
use clap::Args;
use lab::Watch;
use lab::arena::{Standings, Tournament};
use lab::stats::{Decision, Sprt};
use serde_json::{Value, json};
use text::Texts;

use crate::args::n_games;
use crate::study::{self, StudyArgs};
use crate::{Verdict, interrupt};

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) common: StudyArgs,

    #[arg(required = true, num_args = 2.., value_name = "BOT")]
    pub(crate) bots: Vec<Player>,

    #[arg(long, value_name = "NUMBER", default_value_t = 100, value_parser = n_games)]
    pub(crate) games: u64,

    #[arg(
        long,
        value_name = "ELO",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "50"
    )]
    pub(crate) sprt: Option<f64>,

    #[arg(
        long,
        alias = "judgements",
        value_name = "FILE,FILE",
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    pub(crate) weights: Vec<PathBuf>,
}

/// Lets them play.
pub(crate) fn run(args: &ArenaArgs, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    if let Some(elo) = args.sprt.filter(|elo| !(*elo > 0.0 && elo.is_finite())) {
        let args = text::Args::new().with("found", elo.to_string());
        bail!(texts.say("error-sprt", args));
    }
    let setup = args.common.setup(texts)?;
    let weights = args.weights.iter();
    let weights = weights.map(|path| study::weights(path, texts));
    let tournament = Tournament {
        game: args.common.game,
        setup,
        players: args.common.players(&args.bots),
        weights: weights.collect::<anyhow::Result<_>>()?,
        games: args.games,
        seed: args.common.seed,
        sprt: args.sprt.map(|elo| Sprt { elo }),
    };
    let bar = study::bar(tournament.n_games()?, 0, texts)?;
    let stop = interrupt::flag(texts)?;
    let told = |n_games| bar.inc(n_games);
    let began = Instant::now();
    let standings =
        tournament.play(study::threads(args.common.threads), Watch::new(stop, &told))?;
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    let text = if args.common.json {
        to_json(&tournament, &standings).to_string()
    } else {
        to_text(&tournament, &standings, seconds, texts)
    };
    writeln!(out, "{text}")?;
    Ok(match standings.is_stopped {
        true => Verdict::Stopped,
        false => Verdict::Good,
    })
}

fn to_text(tournament: &Tournament, standings: &Standings, seconds: f64, texts: &Texts) -> String {
    let names: Vec<String> = tournament.players.iter().map(ToString::to_string).collect();
    let widest = names.iter().map(String::len).max().unwrap_or(0);
    let args = text::Args::new()
        .with("game", texts.game(tournament.game.name()))
        .with("setup", standings.setup.join(", "))
        .with("seed", tournament.seed.to_string())
        .with("seconds", texts.decimal(seconds, 0));
    let mut lines = vec![texts.say("arena-title", args)];
    if standings.is_stopped {
        lines.push(texts.word("arena-stopped"));
    }
    lines.push(texts.word("arena-pairs"));
    for pair in &standings.pairs {
        let pairing = format!("{} : {}", names[pair.a], names[pair.b]);
        let games = texts.say("arena-games", text::Args::new().with("n", pair.games));
        let rate = study::percent(pair.rate, texts);
        let width = 2 * widest + 3;
        let verdict = match pair.decision {
            None => String::new(),
            Some(Decision::Open) => texts.word("arena-open"),
            Some(Decision::Stronger) => texts.word("arena-stronger"),
            Some(Decision::NotStronger) => texts.word("arena-not-stronger"),
        };
        let line = format!("  {pairing:<width$}  {rate}  {games}  {verdict}");
        lines.push(line.trim_end().to_owned());
    }
    let args = text::Args::new().with("bot", names[0].clone());
    lines.push(texts.say("arena-elo", args));
    for (name, elo) in names.iter().zip(&standings.elo) {
        let value = texts.decimal(elo.value, 0);
        let interval = study::interval(*elo, 0, texts);
        lines.push(format!("  {name:<widest$}  {value:>6}  {interval}"));
    }
    lines.join("\n")
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
