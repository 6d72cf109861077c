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
mod ends;
mod news;
mod show;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, VecDeque};
use std::io::{self, IsTerminal, Write};

use anyhow::Context;
use game::official::Seed;
use game::{Actor, Playout, Rng, Seat, Turn};
use games::Table;
use text::{Args, Narrator, Texts};

use crate::args::PlayArgs;
use crate::completion::Vocabulary;
use crate::editor::Terminal;
use crate::keyboard::{Keyboard, Piped};
use crate::paint::Paint;
use crate::prompt::Commands;
use crate::screen::Screen;
use crate::sitter::Sitter;
use crate::{Verdict, bot, chairs, files, trouble};

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
        None => games::sit(args.game, &setup, Some(seed.clone()))
            .with_context(|| trouble::setting_up(args.game.name(), texts))?,
    };
    if let Some(path) = &args.record {
        // Now rather than at the end, when it would be a pity.
        files::write_record(path, &table.record(), texts)?;
    }
    let sitters = chairs::arrange(&*table, args, texts)?;
    let is_screen = io::stdout().is_terminal() && std::env::var_os("TERM") != Some("dumb".into());
    let paint = Paint::choose(is_screen && !args.plain);
    let narrator = texts.narrator(&*table);
    let (mut stdin, mut piped, mut terminal);
    let is_typed = io::stdout().is_terminal() && io::stdin().is_terminal();
    let keyboard: &mut dyn Keyboard = if is_typed {
        let vocabulary = Vocabulary::new(texts, &*narrator);
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
    session.budget = args.budget;
    session.welcome()?;
    session.play()?;
    if let Some(path) = &args.record {
        files::write_record(path, &session.table.record(), texts)?;
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
    table: Box<dyn Table>,
    texts: &'a Texts,
    narrator: Box<dyn Narrator + 'a>,
    commands: Commands,
    /// What chance is drawn from; kept with a saved table.
    seed: Seed,
    sitters: Vec<Sitter>,
    rng: Playout,
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
    /// How long bots that search think.
    budget: Option<bots::Budget>,
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
        table: Box<dyn Table>,
        seed: Seed,
        sitters: Vec<Sitter>,
        keyboard: &'a mut dyn Keyboard,
        screen: Screen<'a>,
    ) -> Self {
        // Somebody who comes back is told what happened since they moved.
        let moves = table.record().moves;
        let told = |i: usize| {
            let is_own = |actor| actor == Actor::Seat(Seat(i as u8));
            let last = moves.iter().rposition(|mv| is_own(mv.actor));
            last.map_or(0, |last| last + 1)
        };
        let memories = (0..sitters.len()).map(|i| Memory {
            told: told(i),
            ..Memory::default()
        });
        Self {
            memories: memories.collect(),
            narrator: texts.narrator(&*table),
            commands: Commands::new(texts),
            // The bots must not be able to foretell chance, nor chance be told from them.
            rng: Playout::new(seed.chance(u64::MAX).next_u64()),
            kept: table.n_moves(),
            table,
            texts,
            seed,
            sitters,
            keyboard,
            screen,
            at_keyboard: None,
            chosen: VecDeque::new(),
            made: BTreeSet::new(),
            is_screen: false,
            budget: None,
        }
    }

    fn play(&mut self) -> anyhow::Result<()> {
        loop {
            match self.table.turn() {
                Turn::Over(outcome) => return self.end(&outcome),
                Turn::Chance => {
                    self.table.draw_chance().context("while drawing chance")?;
                }
                Turn::Seats(asked) => {
                    let bot = asked.iter().find(|&seat| !self.is_human(seat));
                    // Whoever sits at the keyboard stays there while they are asked.
                    let sitting = self.at_keyboard.filter(|&seat| asked.contains(seat));
                    if let Some(seat) = bot {
                        self.move_bot(seat)?;
                    } else if let Some(seat) = sitting.or(asked.lowest())
                        && self.ask(seat)? == Flow::Leave
                    {
                        return self.say("term-left", Args::new());
                    }
                }
            }
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.sitters[seat.0 as usize] == Sitter::Human
    }

    fn n_humans(&self) -> usize {
        let humans = self.sitters.iter().filter(|&&one| one == Sitter::Human);
        humans.count()
    }

    fn move_bot(&mut self, seat: Seat) -> anyhow::Result<()> {
        let player = match self.sitters[seat.0 as usize] {
            Sitter::Bot(player) if player.level != bots::Level::Random => {
                player.with_budget(self.budget)
            }
            Sitter::Bot(_) | Sitter::Human => return self.move_at_random(seat),
        };
        let is_own = player.budget == bots::Level::Officer.budget();
        let is_slow = self.is_screen && player.searches() && !is_own;
        if is_slow {
            let args = Args::new().with("who", self.narrator.seat(&*self.table, seat));
            self.screen
                .passing(&self.texts.say("term-thinking", args))?;
        }
        let text = bot::choose(&*self.table, seat, player, self.rng.next_u64())?;
        if is_slow {
            self.screen.pass()?;
        }
        self.table.play(seat, &text)?;
        Ok(())
    }

    fn move_at_random(&mut self, seat: Seat) -> anyhow::Result<()> {
        let mut moves = self.table.moves(seat);
        if moves.iter().any(|choice| !choice.is_aside) {
            moves.retain(|choice| !choice.is_aside);
        }
        let i = self.rng.below(moves.len().max(1) as u32) as usize;
        let choice = moves.get(i).context("a seat that is asked has no move")?;
        self.table.play(seat, &choice.text)?;
        Ok(())
    }

    /// A line of the terminal's own.
    fn say(&mut self, id: &str, args: Args<'_>) -> anyhow::Result<()> {
        self.screen.line(&self.texts.say(id, args))?;
        Ok(())
    }
}
