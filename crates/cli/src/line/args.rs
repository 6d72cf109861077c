//! The commands, arguments and options of the program.

use std::num::{NonZeroU64, ParseIntError};
use std::path::PathBuf;

use analysis::MOST_WORLDS;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Args, Parser, Subcommand};
use clap_complete::Shell;
use games::GameId;

use crate::analyse::AnalyseArgs;
use crate::arena::ArenaArgs;
use crate::report::ReportArgs;
use crate::sim::SimArgs;
use crate::train::TrainArgs;
use driver::{Occupant, ParseOccupantError};

// No doc comment below: clap would take it for help, and the words of the help are in
// `locales/LANGUAGE/command.ftl`. See `help.rs` for how they find their place.

#[derive(Debug, Parser)]
#[command(
    name = "sandtable",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub(crate) struct Cli {
    // Only whether it is there is read: the language is found before the line is parsed, see
    // `language.rs`.
    #[arg(long, global = true, value_name = "LANGUAGE", display_order = 900)]
    pub(crate) lang: Option<String>,

    // clap answers these two.
    #[arg(short, long, global = true, action = ArgAction::Help, display_order = 901)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 902)]
    version: Option<bool>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Serve {
        #[arg(long, value_name = "PORT", default_value_t = 8080)]
        port: u16,
        #[arg(long)]
        no_browser: bool,
    },
    Site {
        folder: PathBuf,
    },
    Board {
        #[arg(value_parser = game_id())]
        game: GameId,
        #[arg(long = "set", value_name = "LINE")]
        setup: Vec<String>,
        #[command(flatten)]
        content: ContentArgs,
    },
    Cards {
        #[arg(value_parser = game_id())]
        game: GameId,
        #[command(flatten)]
        content: ContentArgs,
    },
    Replay(ReplayArgs),
    Verify {
        record: PathBuf,
        #[command(flatten)]
        content: ContentArgs,
    },
    Analyse(AnalyseArgs),
    Sim(SimArgs),
    Arena(ArenaArgs),
    Train(TrainArgs),
    Report(ReportArgs),
    Bench(BenchArgs),
    #[command(subcommand)]
    Scenario(ScenarioCommand),
    Completions {
        shell: Shell,
    },
    // Ours, because that of clap is in English.
    Help {
        command: Vec<String>,
    },
}

// Other content than the program carries.
#[derive(Debug, Default, Args)]
pub(crate) struct ContentArgs {
    #[arg(long = "content", value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    #[arg(
        long,
        value_name = "WHO,WHO",
        value_delimiter = ',',
        value_parser = occupant,
        conflicts_with = "human"
    )]
    pub(crate) seats: Vec<Occupant>,

    #[arg(long, value_name = "BUDGET", value_parser = bots::parse_budget)]
    pub(crate) budget: Option<bots::Budget>,

    #[arg(long, value_name = "SEAT")]
    pub(crate) human: Vec<String>,

    #[arg(long = "set", value_name = "LINE")]
    pub(crate) setup: Vec<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,

    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    // Without a file: the newest table of the game that was saved automatically.
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        conflicts_with_all = ["setup", "seed"]
    )]
    pub(crate) resume: Option<Option<PathBuf>>,

    #[arg(long)]
    pub(crate) ask_all: bool,

    #[arg(long)]
    pub(crate) quick_end: bool,

    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ScenarioCommand {
    Run {
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    Covers {
        #[arg(value_parser = game_id())]
        game: GameId,
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
        #[arg(long)]
        both: bool,
    },
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    pub(crate) record: PathBuf,

    // Of a run, which is a folder and no record.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) game: Option<u64>,

    #[arg(long, value_name = "NUMBER")]
    pub(crate) to: Option<usize>,

    #[arg(long, value_name = "SEAT")]
    pub(crate) observer: Option<String>,

    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = n_games)]
    pub(crate) games: u64,

    // Game number i of a run is game 1 of the seed i - 1 higher.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long)]
    pub(crate) json: bool,

    #[arg(long)]
    pub(crate) audit: bool,

    #[arg(long = "set", value_name = "LINE")]
    pub(crate) setup: Vec<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,
}

/// More games are a typing error: they would fill a disk and take weeks.
const MOST_GAMES: u64 = 10_000_000;
/// More threads than any machine has work for.
const MOST_THREADS: u64 = 256;

/// A number outside its bounds.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NumberError {
    #[error(transparent)]
    Number(#[from] ParseIntError),
    #[error("at most {0}")]
    TooMany(u64),
}

/// Accepts a number of games.
pub(crate) fn n_games(text: &str) -> Result<u64, NumberError> {
    up_to(text, MOST_GAMES)
}

/// Accepts a number of threads.
pub(crate) fn n_threads(text: &str) -> Result<usize, NumberError> {
    // Invariant: the bound fits.
    up_to(text, MOST_THREADS).map(|n| n as usize)
}

/// Accepts a number of determinizations.
pub(crate) fn n_worlds(text: &str) -> Result<u32, NumberError> {
    // Invariant: the bound fits.
    up_to(text, MOST_WORLDS.into()).map(|n| n as u32)
}

/// Accepts a whole number above 0, up to that.
fn up_to(text: &str, most: u64) -> Result<u64, NumberError> {
    let n = text.parse().map(NonZeroU64::get)?;
    if n > most {
        return Err(NumberError::TooMany(most));
    }
    Ok(n)
}

/// Accepts the ids of the games, and shows them in help and completions.
pub(crate) fn game_id() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::name)).try_map(|name| name.parse::<GameId>())
}

#[cfg(test)]
impl PlayArgs {
    /// Only the game.
    pub(crate) fn of(game: GameId) -> Self {
        let cli = Cli::parse_from(["sandtable", "play", game.name()]);
        match cli.command {
            Command::Play(args) => args,
            _ => unreachable!("it is a play command"),
        }
    }
}

/// An occupant of a seat at one keyboard: a person or a bot.
fn occupant(text: &str) -> Result<Occupant, ParseOccupantError> {
    match text.parse()? {
        Occupant::Open | Occupant::Absent => {
            Ok(Occupant::Bot(text.parse().map_err(ParseOccupantError)?))
        }
        occupant => Ok(occupant),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn seats_and_setup_lines_are_lists() {
        let text = "sandtable play quartermaster --seats human,random";
        let mut words: Vec<&str> = text.split(' ').collect();
        words.extend(["--set", "players 2", "--set", "air"]);
        let Command::Play(args) = Cli::try_parse_from(words).unwrap().command else {
            panic!("not a play command");
        };
        assert_eq!(args.seats, [Occupant::Human, Occupant::RANDOM]);
        assert_eq!(args.setup, ["players 2", "air"]);
        // At one keyboard no seat stays open.
        for word in ["open", "absent", "ghost"] {
            assert!(occupant(word).is_err(), "{word}");
        }
    }
}
