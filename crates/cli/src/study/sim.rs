//! `sandtable sim`: many games between bots, into a folder of Parquet files.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use bots::Player;
use clap::Args;
use game::{Observer, Record, Seat, Turn};
use games::{GameId, Table};
use lab::run::{self, Standing};
use lab::stats::Estimate;
use lab::{NO_WINNER, Plan, Share, Summary, Watch};
use serde_json::{Value, json};
use text::Texts;

use crate::args::{ContentArgs, game_id, n_games};
use crate::errors::of_path;
use crate::study::{self, RestArgs};
use crate::{Verdict, files, interrupt};

#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    // Without it the record says which.
    #[arg(value_parser = game_id(), required_unless_present = "from")]
    pub(crate) game: Option<GameId>,

    #[command(flatten)]
    pub(crate) common: RestArgs,

    #[arg(long, value_name = "RECORD", conflicts_with = "setup", requires = "at")]
    pub(crate) from: Option<PathBuf>,

    // Move 0 is the position before the first.
    #[arg(long, value_name = "NUMBER", requires = "from")]
    pub(crate) at: Option<usize>,

    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = n_games)]
    pub(crate) games: u64,

    #[arg(
        long,
        value_name = "BOT,BOT",
        value_delimiter = ',',
        default_value = "cadet"
    )]
    pub(crate) seats: Vec<Player>,

    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
}

/// Plays, or goes on playing.
pub(crate) fn run(args: &SimArgs, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let plan = plan(args, texts)?;
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => PathBuf::from("runs").join(plan.folder_name()),
    };
    let mut standing = run::prepare(&plan, &folder)?;
    if let Standing::Partial { done } = standing {
        let stop = interrupt::flag(texts)?;
        let bar = study::bar(plan.games, done, texts)?;
        if done > 0 {
            let args = text::Args::new().with("done", done);
            bar.println(texts.say("sim-resumed", args));
        }
        let told = |n_games| bar.inc(n_games);
        let watch = Watch::new(stop, &told);
        standing = run::go(&plan, &folder, study::threads(args.common.threads), watch)?;
        bar.finish_and_clear();
    }
    if let Standing::Partial { done } = standing {
        let args = text::Args::new()
            .with("done", done)
            .with("all", plan.games)
            .with("path", folder.display().to_string());
        writeln!(out, "{}", texts.say("sim-stopped", args))?;
        return Ok(Verdict::Stopped);
    }
    let summary = Summary::read(&plan, &folder)?;
    let text = if args.common.json {
        to_json(&plan, &summary, &folder.display().to_string()).to_string()
    } else {
        to_text(&plan, &summary, &folder.display().to_string(), texts)?
    };
    writeln!(out, "{text}")?;
    Ok(Verdict::Good)
}

/// The requested plan.
fn plan(args: &SimArgs, texts: &Texts) -> anyhow::Result<Plan> {
    let players = args.common.players(&args.seats);
    let (games, seed) = (args.games, args.common.seed);
    let (path, at) = match (&args.from, args.game) {
        (Some(path), _) => (path, args.at.unwrap_or(0)),
        (None, Some(game)) => {
            let setup = args.common.setup_of(game, texts)?;
            return Plan::new(game, &setup, &players, games, seed);
        }
        // clap asks for one of the two.
        (None, None) => bail!("no game is named"),
    };
    let record = finished(path, &args.common.content, texts)?;
    if let Some(game) = args.game.filter(|game| game.name() != record.game) {
        let args = text::Args::new()
            .with("path", path.display().to_string())
            .with("found", texts.game(&record.game))
            .with("game", texts.game(game.name()));
        bail!(texts.say("error-other-game", args));
    }
    let n_moves = record.moves.len();
    if at >= n_moves {
        let args = text::Args::new().with("n", n_moves).with("at", at);
        bail!(texts.say("error-nothing-left", args));
    }
    Plan::from_record(&record.branch(at), &players, games, seed)
}

/// The record of a finished game. An unfinished one holds what the seats must not know yet.
fn finished(path: &Path, content: &ContentArgs, texts: &Texts) -> anyhow::Result<Record> {
    let (record, text) = files::read_record(path, texts)?;
    files::use_content(record.game.parse()?, content, texts)?;
    let table = files::replay(&record, &text, texts)
        .with_context(|| of_path("error-replaying", path, texts))?;
    if !matches!(table.turn(), Turn::Over(_)) {
        bail!(of_path("error-game-not-over", path, texts));
    }
    Ok(record)
}

fn to_text(plan: &Plan, summary: &Summary, folder: &str, texts: &Texts) -> anyhow::Result<String> {
    let names = Names::new(plan, texts)?;
    let share = |name: String, share: &Share| (name, study::percent(share.rate, texts));
    let mean = |id: &str, mean: Estimate| {
        let value = texts.decimal(mean.value, 1);
        let interval = study::interval(mean, 2, texts);
        (texts.word(id), format!("{value:>5}    {interval}"))
    };
    let sides = summary.sides.iter();
    let seats = summary.seats.iter().zip(&names.seats);
    let endings = summary.endings.iter();
    // A heading each, and lines of a name and a figure.
    let sections: [(&str, Vec<(String, String)>); 4] = [
        (
            "sim-by-side",
            sides.map(|side| share(names.sides(side), side)).collect(),
        ),
        (
            "sim-by-seat",
            seats
                .map(|((seat, bot), name)| share(format!("{name} ({bot})"), seat))
                .collect(),
        ),
        (
            "sim-endings",
            endings
                .map(|ending| share(names.ending(ending), ending))
                .collect(),
        ),
        (
            "sim-a-game",
            vec![
                mean("sim-rounds", summary.rounds),
                mean("sim-decisions", summary.decisions),
            ],
        ),
    ];
    let args = text::Args::new()
        .with("game", texts.game(&plan.game))
        .with("games", summary.games)
        .with("seed", plan.seed.to_string());
    let mut lines = vec![texts.say("sim-title", args)];
    if !plan.opening.is_empty() {
        let args = text::Args::new().with("n", plan.opening.len());
        lines.push(texts.say("sim-opening", args));
    }
    let rows = sections.iter().flat_map(|(_, rows)| rows);
    let width = rows.map(|(name, _)| name.chars().count()).max();
    let width = width.unwrap_or(0);
    for (heading, rows) in &sections {
        lines.push(texts.word(heading));
        let rows = rows.iter();
        lines.extend(rows.map(|(name, figure)| format!("  {name:<width$}  {figure}")));
    }
    if summary.unfinished > 0 {
        let args = text::Args::new().with("n", summary.unfinished);
        lines.push(texts.say("sim-unfinished", args));
    }
    let args = text::Args::new().with("path", folder.to_owned());
    lines.push(texts.say("sim-files", args));
    Ok(lines.join("\n"))
}

/// What the words of a run's files are called in the language.
struct Names<'a> {
    plan: &'a Plan,
    texts: &'a Texts,
    /// In seat order.
    seats: Vec<String>,
}

impl<'a> Names<'a> {
    fn new(plan: &'a Plan, texts: &'a Texts) -> anyhow::Result<Self> {
        let table = Table::sit(plan.id()?, &plan.setup, None)?;
        let sight = table.sight(Observer::Spectator, 0);
        let narrator = texts.narrator(&sight)?;
        let seats = (0..table.seats()).map(|seat| narrator.seat(Seat(seat)));
        Ok(Self {
            plan,
            texts,
            seats: seats.collect(),
        })
    }

    /// A side, or several that shared a win.
    fn sides(&self, share: &Share) -> String {
        if share.name == NO_WINNER {
            return self.texts.word("sim-nobody");
        }
        let side = |name: &str| match self.plan.seats.iter().position(|seat| seat == name) {
            Some(seat) => self.seats[seat].clone(),
            None => self.texts.side(name),
        };
        share
            .name
            .split('+')
            .map(side)
            .collect::<Vec<_>>()
            .join(" + ")
    }

    fn ending(&self, share: &Share) -> String {
        if share.name == NO_WINNER {
            return self.texts.word("sim-no-ending");
        }
        self.texts.ending(&share.name)
    }
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
        "opening": plan.opening,
        "folder": folder,
        "unfinished": summary.unfinished,
        "sides": summary.sides.iter().map(share).collect::<Vec<_>>(),
        "seats": seats,
        "endings": summary.endings.iter().map(share).collect::<Vec<_>>(),
        "rounds": estimate(summary.rounds),
        "decisions": estimate(summary.decisions),
    })
}
