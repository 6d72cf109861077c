//! The parameters of a run: everything that determines its files.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, ensure};
use bots::Player;
use game::{Actor, Game, Record, RecordedMove, Seat, Setup};
use games::{CardLine, GameId, TableOf, Walker, with_game};
use serde::{Deserialize, Serialize};

use crate::Metrics;
use crate::errors::LabError;

/// The file with the parameters in a run's folder.
pub(crate) const FILE: &str = "run.toml";
/// The version of the files. Raised when a column changes.
pub(crate) const FORMAT: u32 = 3;

/// The parameters of a run: game, setup, players, number of games, seed.
///
/// Two equal plans give the same files to the byte, unless a player thinks by the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The version of the files.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules version it was played under.
    pub rules: u32,
    /// The version of the program.
    pub program: String,
    /// How many games.
    pub games: u64,
    /// The random seed.
    pub seed: u64,
    /// Games of a block. Stored, so that resuming cuts at the same places.
    pub block: u64,
    /// Lines of the setup.
    pub setup: Vec<String>,
    /// The name of each seat.
    pub seats: Vec<String>,
    /// The player of each seat.
    pub players: Vec<Player>,
    /// The moves that every game begins with, as a record writes them: for games that go on from a
    /// position of another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<String>,
}

impl Plan {
    /// A plan for that game. The players repeat around the table: one name is for all seats.
    ///
    /// # Errors
    /// When a setup line is not understood, or there are more players than seats.
    pub fn new(
        id: GameId,
        setup: &[String],
        players: &[Player],
        games: u64,
        seed: u64,
    ) -> anyhow::Result<Self> {
        let (setup, seats, rules) = with_game!(id, G => {
            let lines = lines::<G>(G::QUICK, setup)?;
            let start = start::<G>(&lines)?;
            let names = (0..start.seats()).map(|seat| start.seat_name(Seat(seat)));
            (lines, names.collect::<Vec<_>>(), G::RULES_VERSION)
        });
        ensure!(!players.is_empty(), "no player is named");
        if players.len() > seats.len() {
            return Err(LabError::TooManyPlayers {
                players: players.len(),
                seats: seats.len(),
            }
            .into());
        }
        let players: Vec<Player> = players.iter().copied().cycle().take(seats.len()).collect();
        Ok(Self {
            format: FORMAT,
            game: id.name().to_owned(),
            rules,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            games,
            seed,
            block: block(&players),
            setup,
            seats,
            players,
            opening: Vec::new(),
        })
    }

    /// A plan for games that all begin with the moves of that record and go on from there: hidden cards
    /// lie where they truly lie, chance and choices ahead are open.
    ///
    /// # Errors
    /// When the record cannot be played, or there are more players than seats.
    pub fn from_record(
        record: &Record,
        players: &[Player],
        games: u64,
        seed: u64,
    ) -> anyhow::Result<Self> {
        let id: GameId = record.game.parse()?;
        let mut plan = Self::new(id, &record.setup, players, games, seed)?;
        // As the table was, without what makes studies quick: that would ask other questions.
        plan.setup.clone_from(&record.setup);
        let moves = record.moves.iter();
        plan.opening = moves
            .map(|mv| match mv.actor {
                Actor::Seat(seat) => format!("{seat} {}", mv.text),
                Actor::Chance => format!("chance {}", mv.text),
            })
            .collect();
        with_game!(id, G => opening::<G>(&plan).map(drop))?;
        Ok(plan)
    }

    /// A name for its folder that says what is in it.
    #[must_use]
    pub fn folder_name(&self) -> String {
        let mut players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        players.dedup();
        let players = players.join("-").replace(':', "");
        let name = format!("{}-{players}-{}-seed{}", self.game, self.games, self.seed);
        match self.opening.len() {
            0 => name,
            n => format!("{name}-from{n}"),
        }
    }

    /// Which game.
    ///
    /// # Errors
    /// When this program does not play it.
    pub fn id(&self) -> anyhow::Result<GameId> {
        Ok(self.game.parse()?)
    }

    /// How many parts the run is made in.
    pub(crate) fn blocks(&self) -> u64 {
        self.games.div_ceil(self.block)
    }
}

/// How many games a part holds: some seconds of work, since a part that is not finished is lost
/// when the run is killed.
fn block(players: &[Player]) -> u64 {
    use bots::Level;
    match players.iter().map(|player| player.level).max() {
        Some(Level::General) => 1,
        Some(Level::Officer) => 5,
        Some(Level::Random | Level::Cadet) | None => 50,
    }
}

/// The setup lines that count: the given ones after those that are good for studies.
pub(crate) fn lines<G: Metrics>(
    defaults: &[&str],
    given: &[String],
) -> anyhow::Result<Vec<String>> {
    let given = given.iter().map(|line| &**line);
    Ok(setup::<G>(defaults.iter().copied().chain(given))?.lines())
}

/// The setup of these lines.
pub(crate) fn setup<'a, G: Metrics>(
    lines: impl Iterator<Item = &'a str>,
) -> anyhow::Result<G::Setup> {
    let mut setup = G::Setup::default();
    for line in lines {
        setup.set(line).map_err(|source| LabError::SetupLine {
            line: line.to_owned(),
            source,
        })?;
    }
    Ok(setup)
}

/// The cards the game is played with.
pub(crate) fn cards<G: Metrics>(lines: &[String]) -> anyhow::Result<Vec<CardLine>> {
    let setup = setup::<G>(lines.iter().map(|line| &**line))?;
    Ok(G::cards_of(&setup))
}

/// The position before the first move.
pub(crate) fn start<G: Metrics>(lines: &[String]) -> anyhow::Result<G> {
    let setup = setup::<G>(lines.iter().map(|line| &**line))?;
    Ok(G::new(&setup).map_err(|source| LabError::Setup {
        game: G::ID,
        source,
    })?)
}

/// The moves that every game begins with.
pub(crate) fn opening<G: Metrics>(plan: &Plan) -> anyhow::Result<Vec<(Actor, G::Move)>> {
    let read = |line: &String| {
        let (who, text) = line.split_once(' ')?;
        let actor = match who {
            "chance" => Actor::Chance,
            seat => Actor::Seat(Seat(seat.parse().ok()?)),
        };
        let text = text.to_owned();
        Some(RecordedMove { actor, text })
    };
    let bad_move = |i: usize| format!("move {}, `{}`, cannot be", i + 1, plan.opening[i]);
    let moves = plan.opening.iter().enumerate();
    let moves = moves.map(|(i, line)| read(line).with_context(|| bad_move(i)));
    let record = Record {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup: plan.setup.clone(),
        commitment: None,
        seed: None,
        moves: moves.collect::<anyhow::Result<_>>()?,
    };
    let mut walker = Walker::<TableOf<G>>::new(&record)?;
    let mut moves = Vec::with_capacity(record.moves.len());
    for i in 0..record.moves.len() {
        walker.advance().with_context(|| bad_move(i))?;
        moves.extend(walker.table().last_move());
    }
    Ok(moves)
}

/// The text of a plan, which is some pages at the most.
fn read_text(path: &Path) -> std::io::Result<String> {
    const LONGEST: u64 = 1 << 20;
    let mut text = String::new();
    let file = std::fs::File::open(path)?;
    if file.take(LONGEST + 1).read_to_string(&mut text)? as u64 > LONGEST {
        return Err(std::io::ErrorKind::InvalidData.into());
    }
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// Reads what run a folder holds.
///
/// # Errors
/// When there is none, or a newer program made it.
pub fn read(folder: &Path) -> anyhow::Result<Plan> {
    let path = folder.join(FILE);
    let text = match read_text(&path) {
        Ok(text) => text,
        Err(source) => return Err(LabError::NoRun { path, source }.into()),
    };
    let plan: Plan =
        toml::from_str(&text).with_context(|| format!("while reading {}", path.display()))?;
    if plan.format > FORMAT {
        let (found, known) = (plan.format, FORMAT);
        return Err(LabError::NewerRun { path, found, known }.into());
    }
    ensure!(
        plan.block > 0 && plan.games > 0 && plan.players.len() == plan.seats.len(),
        "{} contradicts itself",
        path.display()
    );
    Ok(plan)
}
