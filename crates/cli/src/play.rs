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
mod autosave;
mod cards;
mod ends;
#[cfg(test)]
pub(crate) mod hostile_input;
mod news;
pub(crate) mod seating;
mod show;
#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::collections::{BTreeSet, VecDeque};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::Context;
use bots::{Budget, Level, Player, SearchContext};
use driver::{Automatic, AutomaticReason, DriverState, Next, TableDriver};
use game::official::Seed;
use game::{Actor, Observer, Rng, Seat};
use games::{GameId, Sight, Table};
use text::{Args, Narrator, Texts};

use crate::args::{ContentArgs, PlayArgs};
use crate::completion::Vocabulary;
use crate::cover::Cover;
use crate::editor::Terminal;
use crate::home::Home;
use crate::keyboard::{Keyboard, Piped};
use crate::paint::Paint;
use crate::prompt::Commands;
use crate::save::{self, Save};
use crate::screen::Screen;
use crate::{Verdict, errors, files, study};
use autosave::Autosave;

/// Sets a table up and plays at it. A kept table goes on in its own language unless one was asked for.
pub(crate) fn run(
    args: &PlayArgs,
    is_language_asked: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let home = Home::find();
    let kept = match &args.resume {
        Some(path) => Some(read_kept(path.as_deref(), args.game, home.as_ref(), texts)?),
        None => None,
    };
    let language = kept.as_ref().and_then(|kept| kept.options.language);
    let language = language.filter(|_| !is_language_asked);
    let texts = &Texts::new(language.unwrap_or(texts.language()));
    let sat = sit(args, kept, texts)?;
    let autosave = Autosave::new(args.record.as_deref(), home, &sat, texts)?;
    let is_terminal = io::stdout().is_terminal();
    let cover = Cover::choose(is_terminal, |name| std::env::var_os(name));
    let paint = Paint::choose(cover.is_screen() && !sat.is_plain);
    let (mut stdin, mut piped, mut terminal);
    let keyboard: &mut dyn Keyboard = if is_terminal && io::stdin().is_terminal() {
        let sight = sat.table.sight(Observer::Spectator, sat.table.n_moves());
        let vocabulary = Vocabulary::new(texts, &*texts.narrator(&sight)?);
        terminal = Terminal::new(vocabulary, paint, !sat.is_plain)?;
        &mut terminal
    } else {
        // Not in a terminal, whose editor takes it for itself.
        stdin = io::stdin().lock();
        piped = Piped(&mut stdin);
        &mut piped
    };
    let screen = Screen::new(out, paint);
    let mut session = Session::new(texts, sat, keyboard, screen);
    session.cover = cover;
    session.screen.out.is_paged = cover.is_screen() && !session.screen.is_plain;
    session.autosave = autosave;
    session.on_interrupt()?;
    session.welcome()?;
    let played = session.play();
    session.screen.uncover()?;
    played?;
    Ok(Verdict::Good)
}

/// The table to go on with: that of a file, or without a name the one of that game that was kept last.
fn read_kept(
    path: Option<&Path>,
    game: GameId,
    home: Option<&Home>,
    texts: &Texts,
) -> anyhow::Result<Save> {
    if let Some(path) = path {
        return save::read(path, game, home, texts);
    }
    let args = Args::new().with("game", texts.game(game.name()));
    let newest = home.and_then(|home| home.newest(game));
    let newest = newest.with_context(|| texts.say("error-nothing-kept", args))?;
    save::read(&newest, game, home, texts)
}

/// A table with everybody in their seats.
#[derive(Debug)]
struct Sat {
    table: Table,
    seed: Seed,
    state: DriverState,
    budget: Option<Budget>,
    is_plain: bool,
    always_ask: bool,
    /// Whether turns end by themselves when nothing else is left to do.
    quick_end: bool,
    /// Whether the seed is a number that a person chose and may know.
    is_chosen: bool,
    content: Option<PathBuf>,
}

/// Sets a table up, or goes on with the one that was kept.
fn sit(args: &PlayArgs, kept: Option<Save>, texts: &Texts) -> anyhow::Result<Sat> {
    let options = kept.as_ref().map(|kept| kept.options.clone());
    let options = options.unwrap_or_default();
    let mut state = kept.as_ref().map(|kept| kept.state.clone());
    let content = ContentArgs {
        folder: args
            .content
            .folder
            .clone()
            .or(options.content.map(PathBuf::from)),
    };
    let mut setup = files::use_content(args.game, &content, texts)?;
    setup.extend_from_slice(&args.setup);
    let (table, seed) = match kept {
        Some(kept) => {
            let mut record = kept.record;
            let seed = kept
                .seed
                .with_context(|| texts.word("error-save-damaged"))?;
            record.seed = Some(seed.clone());
            let context = || texts.word("error-resuming-table");
            let table = files::replay(&record, &record.to_string(), texts).with_context(context)?;
            (table, seed)
        }
        None => {
            let seed = match args.seed {
                Some(number) => number_seed(number),
                None => secret_seed(texts)?,
            };
            let table = Table::sit(args.game, &setup, Some(seed.clone()))
                .with_context(|| errors::setting_up(args.game.name(), texts))?;
            (table, seed)
        }
    };
    let mut state = state.take().unwrap_or_default();
    state.occupants = seating::arrange(&table, args, &state.occupants, texts)?;
    Ok(Sat {
        state,
        budget: args.budget.or(options.budget),
        is_plain: args.plain || options.is_plain,
        always_ask: args.ask_all || options.always_ask,
        quick_end: args.quick_end || options.quick_end,
        is_chosen: seed.is_number(),
        // The table may be resumed from another folder.
        content: content
            .folder
            .map(|folder| std::path::absolute(&folder).unwrap_or(folder)),
        table,
        seed,
    })
}

/// The seed of a chosen number, to see the same game again.
fn number_seed(number: u64) -> Seed {
    Seed::of_number(number)
}

fn secret_seed(texts: &Texts) -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).with_context(|| texts.word("error-randomness"))?;
    Ok(Seed::new(bytes))
}

/// People and bots at one table.
struct Session<'a> {
    driver: TableDriver,
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
    /// The last sight that was taken: at which revision of the table, and whose.
    last_sight: RefCell<Option<(u64, Seat, Rc<Sight>)>>,
    /// How many moves were made when the table was last kept, or its loss last warned of.
    kept: usize,
    /// How the screen is hidden from the next person.
    cover: Cover,
    /// Where the table is kept.
    autosave: Autosave,
    /// Whether people are asked even if there is only one move.
    always_ask: bool,
    quick_end: bool,
    /// Whether the seed is a number that a person chose.
    is_chosen: bool,
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
        sat: Sat,
        keyboard: &'a mut dyn Keyboard,
        mut screen: Screen<'a>,
    ) -> Self {
        let Sat {
            table, seed, state, ..
        } = sat;
        screen.is_plain = sat.is_plain;
        let movers = table.actors(0);
        // A person who comes back is told what happened since they moved.
        let told = |i: usize| {
            let is_own = |&actor: &Actor| actor == Actor::Seat(Seat(i as u8));
            let last = movers.iter().rposition(is_own);
            last.map_or(0, |last| last + 1)
        };
        let memories = (0..usize::from(table.seats())).map(|i| Memory {
            told: told(i),
            ..Memory::default()
        });
        // The bots must not be able to foretell chance, nor chance be told from them.
        let number = seed.chance(u64::MAX).next_u64();
        let mut driver = TableDriver::restore(table, state, number);
        driver.budget = sat.budget;
        driver.set_confirm_end(!sat.quick_end);
        if sat.always_ask {
            driver.set_always_ask(driver.people());
        }
        Self {
            memories: memories.collect(),
            commands: Commands::new(texts),
            kept: driver.table().n_moves(),
            driver,
            texts,
            seed,
            keyboard,
            screen,
            at_keyboard: None,
            chosen: VecDeque::new(),
            last_sight: RefCell::default(),
            cover: Cover::None,
            autosave: Autosave::default(),
            always_ask: sat.always_ask,
            quick_end: sat.quick_end,
            is_chosen: sat.is_chosen,
        }
    }

    /// What that seat sees, with nothing that is new.
    fn sight(&self, seat: Seat) -> Rc<Sight> {
        let now = self.driver.revision();
        let mut last = self.last_sight.borrow_mut();
        match &*last {
            Some((revision, whose, sight)) if (*revision, *whose) == (now, seat) => {
                Rc::clone(sight)
            }
            _ => {
                let sight = Rc::new(self.sight_since(seat, self.n_moves()));
                *last = Some((now, seat, Rc::clone(&sight)));
                sight
            }
        }
    }

    /// What that seat sees, with what happened since so many moves.
    fn sight_since(&self, seat: Seat, since: usize) -> Sight {
        self.driver.sight(Observer::Seat(seat), since)
    }

    /// Who tells that sight.
    fn narrator<'s>(&'s self, sight: &'s Sight) -> anyhow::Result<Box<dyn Narrator + 's>> {
        Ok(self.texts.narrator(sight)?)
    }

    fn n_moves(&self) -> usize {
        self.driver.table().n_moves()
    }

    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> anyhow::Result<String> {
        let sight = self.sight(seat);
        Ok(self.narrator(&sight)?.seat(seat))
    }

    fn play(&mut self) -> anyhow::Result<()> {
        loop {
            self.keep()?;
            match self.driver.next() {
                Next::Over(_) => return self.end(),
                Next::Chance => {
                    let ctx = SearchContext::default();
                    self.driver.advance(&ctx).context("while drawing chance")?;
                }
                Next::Bot(seat, player) => self.move_bot(seat, player)?,
                Next::Automatic(automatic) => self.move_for(&automatic)?,
                // At one keyboard every seat is a person's or a bot's.
                Next::Waiting(_) => return self.leave(),
                Next::People(asked) => {
                    // The person at the keyboard stays there while asked.
                    let table = self.at_keyboard.filter(|&seat| asked.contains(seat));
                    if let Some(seat) = table.or(asked.lowest())
                        && self.ask(seat)? == Flow::Leave
                    {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn move_bot(&mut self, seat: Seat, player: Player) -> anyhow::Result<()> {
        let is_own = player.budget == Level::Officer.budget();
        let is_slow = self.cover.is_screen() && player.searches() && !is_own;
        if is_slow {
            let args = Args::new().with("who", self.seat_name(seat)?);
            let thinking = self.texts.say("term-thinking", args);
            self.screen.passing(&thinking)?;
        }
        let clock = lab::Stopwatch::start();
        let ctx = SearchContext {
            clock: Some(&clock),
            stop: None,
            threads: study::threads(None),
        };
        self.driver.advance(&ctx)?;
        if is_slow {
            self.screen.pass()?;
        }
        Ok(())
    }

    /// Lets the driver move for a person, and tells it if that is not a mere pass.
    fn move_for(&mut self, automatic: &Automatic) -> anyhow::Result<()> {
        if self.has_one_person() {
            self.at_keyboard = Some(automatic.seat);
        }
        if self.chosen.front() == Some(&automatic.text) {
            self.chosen.pop_front();
        }
        if automatic.reason == AutomaticReason::Forced {
            let sight = self.sight(automatic.seat);
            let label = self.narrator(&sight)?.choice(&automatic.text);
            let args = Args::new().with("text", label);
            let told = self.texts.say("term-forced", args);
            self.screen.aside(&told)?;
        }
        self.driver.advance(&SearchContext::default())?;
        Ok(())
    }

    fn has_one_person(&self) -> bool {
        self.driver.people().len() == 1
    }

    /// A line of the terminal's own.
    fn say(&mut self, id: &str, args: Args<'_>) -> anyhow::Result<()> {
        self.screen.line(&self.texts.say(id, args))?;
        Ok(())
    }
}
