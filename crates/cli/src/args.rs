//! What the program can be told on its command line.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use games::GameId;

use crate::arena::ArenaArgs;
use crate::report::ReportArgs;
use crate::sim::SimArgs;

/// Play, check and measure World War II tabletop games with the rules fully enforced.
#[derive(Debug, Parser)]
#[command(name = "sandtable", version, after_help = EXIT_CODES)]
pub(crate) struct Cli {
    /// The language to speak: en, pl, cs or ru. Without it the environment decides.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 all is well, 1 a scenario or a verification failed, \
                          2 the input makes no sense.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal, alone or several people at one keyboard.
    Play(PlayArgs),
    /// Draw the board of a game.
    Board {
        /// Which game.
        #[arg(value_parser = game_id())]
        game: GameId,
        /// A line of the game's setup, such as "mode island"; give it again for more.
        #[arg(long = "set", value_name = "LINE")]
        setup: Vec<String>,
        #[command(flatten)]
        content: ContentArgs,
    },
    /// Run scenario files, or see what they cover.
    #[command(subcommand)]
    Scenario(ScenarioCommand),
    /// Show a recorded game move by move.
    Replay(ReplayArgs),
    /// Prove that chance was fair in a recorded game.
    ///
    /// Checks that the seed is the one promised at the start, derives every roll and shuffle from
    /// it again, and checks that every move was legal.
    Verify {
        /// The file with the record.
        record: PathBuf,
        #[command(flatten)]
        content: ContentArgs,
    },
    /// Play many games between bots, into a folder of Parquet files.
    Sim(SimArgs),
    /// Let bots play each other: win rates and Elo with intervals.
    Arena(ArenaArgs),
    /// Make one HTML file with plots of a run.
    Report(ReportArgs),
    /// Play many random games and measure.
    Bench(BenchArgs),
    /// List the cards of a game.
    Cards {
        /// Which game.
        #[arg(value_parser = game_id())]
        game: GameId,
        #[command(flatten)]
        content: ContentArgs,
    },
    /// Write what a shell needs to complete commands.
    Completions {
        /// Which shell.
        shell: Shell,
    },
}

/// Other content than the program carries.
#[derive(Debug, Default, Args)]
pub(crate) struct ContentArgs {
    /// A folder with content files (such as a corrected vehicles.toml of rush) that replace those
    /// of the same name. The record remembers which they were.
    #[arg(long = "content", value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// Which game.
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    /// Who sits where, from the first seat, with commas between them: `human`, or a bot (`random`,
    /// `cadet`, `officer`, `general`). Officers have the seats that are not named.
    #[arg(
        long,
        value_name = "WHO,WHO",
        value_delimiter = ',',
        conflicts_with = "human"
    )]
    pub(crate) seats: Vec<Sitter>,

    /// How long officers and generals think about a decision: iterations (500) or a time (200ms).
    #[arg(long, value_name = "BUDGET", value_parser = lab::parse_budget)]
    pub(crate) budget: Option<bots::Budget>,

    /// A seat for a person, by name; give it again for more people. Officers have all others.
    /// Without this and --seats the first seat is yours.
    #[arg(long, value_name = "SEAT")]
    pub(crate) human: Vec<String>,

    /// A line of the game's setup, such as "players 2"; give it again for more.
    #[arg(long = "set", value_name = "LINE")]
    pub(crate) setup: Vec<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,

    /// A number that makes chance and bots the same every time.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    /// Write the record to this file when the game ends or is left.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    /// Go on with a table that was kept by the command `save`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "seed"])]
    pub(crate) resume: Option<PathBuf>,

    /// Everything there is to see as plain lines in one order, without colours: for screen
    /// readers.
    #[arg(long)]
    pub(crate) plain: bool,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Sitter {
    /// Somebody at this keyboard.
    Human,
    /// Any legal move, each equally likely.
    Random,
    /// Looks one move ahead.
    Cadet,
    /// A short search.
    Officer,
    /// A long search.
    General,
}

impl Sitter {
    /// The bot in the seat, if it is one that thinks.
    pub(crate) const fn level(self) -> Option<bots::Level> {
        match self {
            Self::Human | Self::Random => None,
            Self::Cadet => Some(bots::Level::Cadet),
            Self::Officer => Some(bots::Level::Officer),
            Self::General => Some(bots::Level::General),
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum ScenarioCommand {
    /// Run scenarios and tell which do not hold.
    Run {
        /// Files, or folders with *.scn files in them.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Tell which cards the scenarios cover; fails when a card has none.
    Covers {
        /// Which game.
        #[arg(value_parser = game_id())]
        game: GameId,
        /// Files, or folders with *.scn files in them.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Ask for a `covers-not` scenario of each card as well.
        #[arg(long)]
        both: bool,
    },
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The file with the record.
    pub(crate) record: PathBuf,

    /// Stop after this many moves.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) to: Option<usize>,

    /// Show only what this seat (or `spectator`) saw.
    #[arg(long, value_name = "SEAT")]
    pub(crate) observer: Option<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// Which game.
    #[arg(value_parser = game_id())]
    pub(crate) game: GameId,

    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    /// Where the random numbers start; game number i of a run is game 1 of the seed i - 1 higher.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// Print the figures as JSON.
    #[arg(long)]
    pub(crate) json: bool,

    /// Check after every move, not only at the end of a game, that nothing is lost.
    #[arg(long)]
    pub(crate) audit: bool,

    /// A line of the game's setup, such as "players 2"; give it again for more.
    #[arg(long = "set", value_name = "LINE")]
    pub(crate) setup: Vec<String>,

    #[command(flatten)]
    pub(crate) content: ContentArgs,
}

/// Accepts the ids of the games, and shows them in help and completions.
pub(crate) fn game_id() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::name)).try_map(|name| name.parse::<GameId>())
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
        assert_eq!(args.seats, [Sitter::Human, Sitter::Random]);
        assert_eq!(args.setup, ["players 2", "air"]);
    }
}
