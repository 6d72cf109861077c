//! `sandtable play`: a table in the terminal, line by line.
//!
//! People at one keyboard take turns; bots have the other seats. Everything shown is made for the
//! seat that is asked, from its view; when several people share the keyboard the screen is cleared
//! between them. All input and output go through [`Session`], so a test is a reader and a writer.
//! Every word comes from `text`.
//!
//! Here is who moves next. What a person is asked is in `play/ask`; what they see in `play/show`,
//! `play/news` and `play/cards`; commands that change nothing are in `play/answer`, welcome and end
//! in `play/ends`.

mod answer;
mod ask;
mod cards;
pub(crate) mod chairs;
mod ends;
mod news;
mod show;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, VecDeque};
use std::io::{self, IsTerminal, Write};

use anyhow::Context;
use bots::{Level, Outside, Player};
use desk::{Keeper, Next, Sitter};
use game::official::Seed;
use game::{Actor, Observer, Rng, Seat};
use games::{Sight, Table};
use text::{Args, Narrator, Texts};

use crate::args::PlayArgs;
use crate::completion::Vocabulary;
use crate::editor::Terminal;
use crate::keyboard::{Keyboard, Piped};
use crate::paint::Paint;
use crate::prompt::Commands;
use crate::screen::Screen;
use crate::{Verdict, files, study, trouble};

/// Sets a table up and plays at it.
pub(crate) fn run(args: &PlayArgs, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let seed = match (&args.resume, args.seed) {
        (Some(path), _) => files::saved_seed(path, texts)?,
        (None, Some(number)) => number_seed(number),
        (None, None) => secret_seed(texts)?,
    };
    let mut setup = files::use_content(args.game, &args.content, texts)?;
    setup.extend_from_slice(&args.setup);
    let table = match &args.resume {
        Some(path) => files::resume(path, args.game, texts)?,
        None => Table::sit(args.game, &setup, Some(seed.clone()))
            .with_context(|| trouble::setting_up(args.game.name(), texts))?,
    };
    if let Some(path) = &args.record {
        // Now rather than at the end, when it would be a pity.
        files::write_record(path, table.record().expose(), texts)?;
    }
    let sitters = chairs::arrange(&table, args, texts)?;
    let is_screen = io::stdout().is_terminal() && std::env::var_os("TERM") != Some("dumb".into());
    let paint = Paint::choose(is_screen && !args.plain);
    let (mut stdin, mut piped, mut terminal);
    let is_typed = io::stdout().is_terminal() && io::stdin().is_terminal();
    let keyboard: &mut dyn Keyboard = if is_typed {
        let sight = table.sight(Observer::Spectator, table.n_moves());
        let vocabulary = Vocabulary::new(texts, &*texts.narrator(&sight)?);
        terminal = Terminal::new(vocabulary, paint, !args.plain)?;
        &mut terminal
    } else {
        // Not in a terminal, whose editor takes it for itself.
        stdin = io::stdin().lock();
        piped = Piped(&mut stdin);
        &mut piped
    };
    let mut session = Session::new(
        texts,
        table,
        seed,
        sitters,
        keyboard,
        Screen::new(out, paint),
    );
    session.is_screen = is_screen;
    session.screen.is_plain = args.plain;
    session.keeper.budget = args.budget;
    session.welcome()?;
    session.play()?;
    if let Some(path) = &args.record {
        let record = session.keeper.table.record();
        files::write_record(path, record.expose(), texts)?;
    }
    Ok(Verdict::Good)
}

/// The seed of a number somebody chose, to see the same game again.
fn number_seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

fn secret_seed(texts: &Texts) -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).with_context(|| texts.word("trouble-randomness"))?;
    Ok(Seed::new(bytes))
}

/// People and bots at one table.
struct Session<'a> {
    keeper: Keeper,
    texts: &'a Texts,
    commands: Commands,
    /// What chance is drawn from; kept with a saved table.
    seed: Seed,
    keyboard: &'a mut dyn Keyboard,
    screen: Screen<'a>,
    /// What each seat has been shown.
    memories: Vec<Memory>,
    /// Whose eyes are on the screen.
    at_keyboard: Option<Seat>,
    /// Moves that the person at the keyboard has chosen and that are still to be made.
    chosen: VecDeque<String>,
    /// The numbers of moves that were made for a person because there was no other.
    made: BTreeSet<usize>,
    /// How many moves were made when the table was last kept, or its loss last warned of.
    kept: usize,
    /// Whether there is a screen, which can be wiped.
    is_screen: bool,
}

/// What a seat has been shown.
#[derive(Clone, Debug, Default)]
struct Memory {
    /// Of so many moves it has been told.
    told: usize,
    /// The table was last shown whole after so many moves.
    looked: Option<usize>,
    /// The table as it was shown.
    lines: Vec<String>,
    /// The ids of the cards it has been shown.
    cards: BTreeSet<String>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    GoOn,
    Leave,
}

impl<'a> Session<'a> {
    fn new(
        texts: &'a Texts,
        table: Table,
        seed: Seed,
        sitters: Vec<Sitter>,
        keyboard: &'a mut dyn Keyboard,
        screen: Screen<'a>,
    ) -> Self {
        let movers = movers(&table);
        // Somebody who comes back is told what happened since they moved.
        let told = |i: usize| {
            let is_own = |&actor: &Actor| actor == Actor::Seat(Seat(i as u8));
            let last = movers.iter().rposition(is_own);
            last.map_or(0, |last| last + 1)
        };
        let memories = (0..sitters.len()).map(|i| Memory {
            told: told(i),
            ..Memory::default()
        });
        // The bots must not be able to foretell chance, nor chance be told from them.
        let number = seed.chance(u64::MAX).next_u64();
        Self {
            memories: memories.collect(),
            commands: Commands::new(texts),
            kept: table.n_moves(),
            keeper: Keeper::new(table, sitters, number),
            texts,
            seed,
            keyboard,
            screen,
            at_keyboard: None,
            chosen: VecDeque::new(),
            made: BTreeSet::new(),
            is_screen: false,
        }
    }

    /// What that seat sees, with nothing that is new.
    fn sight(&self, seat: Seat) -> Sight {
        self.sight_since(seat, self.n_moves())
    }

    /// What that seat sees, with what happened since so many moves.
    fn sight_since(&self, seat: Seat, since: usize) -> Sight {
        self.keeper.table.sight(Observer::Seat(seat), since)
    }

    /// Who tells that sight.
    fn narrator<'s>(&'s self, sight: &'s Sight) -> anyhow::Result<Box<dyn Narrator + 's>> {
        Ok(self.texts.narrator(sight)?)
    }

    fn n_moves(&self) -> usize {
        self.keeper.table.n_moves()
    }

    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> anyhow::Result<String> {
        let sight = self.sight(seat);
        Ok(self.narrator(&sight)?.seat(seat))
    }

    fn play(&mut self) -> anyhow::Result<()> {
        loop {
            match self.keeper.next() {
                Next::Over(_) => return self.end(),
                Next::Chance => {
                    let outside = Outside::default();
                    self.keeper.go(&outside).context("while drawing chance")?;
                }
                Next::Bot(seat, player) => self.move_bot(seat, player)?,
                Next::People(asked) => {
                    // Whoever sits at the keyboard stays there while they are asked.
                    let sitting = self.at_keyboard.filter(|&seat| asked.contains(seat));
                    if let Some(seat) = sitting.or(asked.lowest())
                        && self.ask(seat)? == Flow::Leave
                    {
                        return self.say("term-left", Args::new());
                    }
                }
            }
        }
    }

    fn move_bot(&mut self, seat: Seat, player: Player) -> anyhow::Result<()> {
        let is_own = player.budget == Level::Officer.budget();
        let is_slow = self.is_screen && player.searches() && !is_own;
        if is_slow {
            let args = Args::new().with("who", self.seat_name(seat)?);
            let thinking = self.texts.say("term-thinking", args);
            self.screen.passing(&thinking)?;
        }
        let clock = lab::Stopwatch::start();
        let outside = Outside {
            clock: Some(&clock),
            stop: None,
            threads: study::threads(None),
        };
        self.keeper.go(&outside)?;
        if is_slow {
            self.screen.pass()?;
        }
        Ok(())
    }

    /// A line of the terminal's own.
    fn say(&mut self, id: &str, args: Args<'_>) -> anyhow::Result<()> {
        self.screen.line(&self.texts.say(id, args))?;
        Ok(())
    }
}

/// Who made each move, in order.
fn movers(table: &Table) -> Vec<Actor> {
    let record = table.record();
    let moves = record.expose().moves.iter();
    moves.map(|mv| mv.actor).collect()
}
