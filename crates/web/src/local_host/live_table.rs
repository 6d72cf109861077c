//! A table that is live: the driver, who looks at it, and what they were told.

use std::collections::VecDeque;

use bots::SearchContext;
use driver::{BotAnswer, BotSearch, HintSearch, Next, Occupant, Slicing, TableDriver};
use game::{Observer, Seat};
use games::{MoveRef, StandingOrder, Table};
use protocol::{Command, CommandError, CommandId, Feed, Hint, Update, Waiting};

use crate::analysis;
use crate::local::{FromHost, LocalError, LocalUpdate, SavedTable, ScriptedMove};
use crate::table_summary::TableSummary;

/// Steps of one bot's turn after its first stay for this share of the pace: a turn is looked at as a whole.
const FURTHER_STEP: (u32, u32) = (2, 5);

/// The last move that was shown.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    bot: Option<Seat>,
    since: Option<f64>,
}

#[derive(Debug)]
pub(super) struct LiveTable {
    pub(super) driver: TableDriver,
    pub(super) seed: Option<String>,
    /// Who looks at the screen. Player's commands are theirs.
    observer: Observer,
    feed: Feed,
    /// The number of moves that the observer was told of.
    told: usize,
    /// The search of the bot that is to move, and whether it should come to an end.
    search: Option<BotSearch>,
    is_hurried: bool,
    /// What that search found, while the move before it is still looked at.
    answer: Option<BotAnswer>,
    /// The bot whose move was made last, and since when it is seen, in milliseconds.
    seen: Seen,
    /// The time in milliseconds; without it a move is looked at for the whole pace after the next is found.
    pub(super) clock: Option<fn() -> f64>,
    hint: Option<HintSearch>,
    /// The moves that are still to be made before the table goes on by itself.
    script: VecDeque<ScriptedMove>,
    /// The seed of chance after the script.
    later: Option<String>,
    /// Whether it is played elsewhere and only shown here.
    is_followed: bool,
}

impl LiveTable {
    /// A table that the first person looks at, or a spectator if there is no person.
    pub(super) fn new(driver: TableDriver, seed: Option<String>, mut feed: Feed) -> Self {
        feed.resync();
        let first = driver.people().lowest();
        let mut live = Self {
            driver,
            seed,
            observer: Observer::Spectator,
            feed,
            told: 0,
            search: None,
            is_hurried: false,
            answer: None,
            seen: Seen::default(),
            clock: None,
            hint: None,
            script: VecDeque::new(),
            later: None,
            is_followed: false,
        };
        if let Some(seat) = first {
            live.observe(Observer::Seat(seat));
        }
        live
    }

    /// The feed, for the next table on the same line.
    pub(super) fn into_feed(self) -> Feed {
        self.feed
    }

    /// The same with a script; `later` is the seed of chance after it.
    pub(super) fn with_script(mut self, script: Vec<ScriptedMove>, later: String) -> Self {
        self.script = script.into();
        self.later = Some(later);
        self
    }

    /// The same, played elsewhere. The only person sees their own cards, several people none.
    pub(super) fn followed(mut self) -> Self {
        self.is_followed = true;
        if self.driver.people().len() != 1 {
            self.observer = Observer::Spectator;
        }
        self
    }

    /// The number of moves that the observer was told of.
    pub(super) const fn n_told(&self) -> usize {
        self.told
    }

    /// Tells the table to an observer who knows of so many moves.
    pub(super) fn show(&mut self, known: usize) -> Vec<FromHost> {
        // After an undo everything is told again.
        let n_moves = self.driver.table().n_moves();
        self.told = if known > n_moves { 0 } else { known };
        vec![self.sight(), self.orders(), self.waiting()]
    }

    fn observe(&mut self, observer: Observer) {
        self.observer = observer;
        if let Observer::Seat(seat) = observer {
            self.driver.set_viewer(seat);
        }
    }

    /// Another observer looks at the screen, and knows of so many moves.
    pub(super) fn view(&mut self, observer: Observer, since: usize) -> Vec<FromHost> {
        self.observe(observer);
        self.told = since;
        self.feed.resync();
        vec![self.sight(), self.orders(), self.waiting()]
    }

    /// Carries out a command of the person who looks at the screen. Every command is acknowledged.
    pub(super) fn command(
        &mut self,
        id: CommandId,
        command: Command,
        number: u64,
    ) -> Vec<FromHost> {
        let carried_out = self.carry_out(command, number);
        let (mut told, result) = match carried_out {
            Ok(told) => (told, Ok(())),
            // The page may have an old sight: here is the new one.
            Err(error @ (CommandError::Stale | CommandError::NotPlayed(_))) => {
                (vec![self.sight(), self.waiting()], Err(error))
            }
            Err(error) => (Vec::new(), Err(error)),
        };
        told.push(FromHost::Player(self.feed.acknowledge(id, result)));
        told
    }

    fn carry_out(&mut self, command: Command, number: u64) -> Result<Vec<FromHost>, CommandError> {
        let seat = match self.observer {
            Observer::Seat(seat) if !self.is_followed => Ok(seat),
            Observer::Seat(_) | Observer::Spectator => Err(CommandError::NoSeat),
        };
        match command {
            Command::Resync { since } => Ok(self.view(self.observer, since)),
            Command::AlwaysAsk(always) => {
                self.always_ask(always);
                Ok(Vec::new())
            }
            Command::ConfirmEnd(confirms) => {
                self.driver.set_confirm_end(confirms);
                Ok(Vec::new())
            }
            Command::Play { seen, index } => self.play(seat?, seen, index),
            Command::Undo => {
                self.driver.undo(seat?).map_err(CommandError::NotUndone)?;
                self.forget_search();
                // What was told of the move is taken back as well.
                self.told = 0;
                Ok(self.changed(true))
            }
            Command::Why { thing } => {
                let ways = self.driver.table().why(seat?, &thing);
                Ok(vec![self.tell(Update::Ways { thing, ways })])
            }
            Command::PassTurn => {
                let turn = self.driver.table().turn_id();
                Ok(self.set_orders(seat?, &[StandingOrder::PassTurn(turn)]))
            }
            Command::SetOrders(orders) => Ok(self.set_orders(seat?, &orders)),
            Command::Hint => self.begin_hint(seat?, number).map(|()| Vec::new()),
        }
    }

    fn play(&mut self, seat: Seat, seen: u64, index: usize) -> Result<Vec<FromHost>, CommandError> {
        if !self.feed.is_current(seen) {
            return Err(CommandError::Stale);
        }
        let seen = self.driver.table().n_moves();
        let played = self.driver.play(seat, MoveRef::Choice { seen, index });
        let played = played.map_err(CommandError::NotPlayed)?;
        self.forget_search();
        self.follow(&played.text);
        Ok(self.changed(true))
    }

    /// The position is another one: what was searched for is of no use, and the next bot's move waits
    /// for its own pace.
    fn forget_search(&mut self) {
        self.search = None;
        self.answer = None;
        self.seen = Seen {
            bot: None,
            since: self.now(),
        };
    }

    /// The time in milliseconds, where there is a clock.
    fn now(&self) -> Option<f64> {
        self.clock.map(|clock| clock())
    }

    fn set_orders(&mut self, seat: Seat, orders: &[StandingOrder]) -> Vec<FromHost> {
        self.driver.set_orders(seat, orders);
        vec![self.orders(), self.store()]
    }

    /// People at this table are always asked, or not.
    pub(super) fn always_ask(&mut self, always: bool) {
        let people = self.driver.people();
        self.driver
            .set_always_ask(people.iter().filter(|_| always).collect());
    }

    fn tell(&mut self, update: Update) -> FromHost {
        FromHost::Player(self.feed.message(update))
    }

    fn sight(&mut self) -> FromHost {
        let sight = self.driver.sight(self.observer, self.told);
        self.told = sight.number;
        FromHost::Player(self.feed.sight(sight))
    }

    fn orders(&mut self) -> FromHost {
        let orders = match self.observer {
            Observer::Seat(seat) => self.driver.orders(seat),
            Observer::Spectator => Vec::new(),
        };
        self.tell(Update::Orders(orders))
    }

    pub(super) fn waiting(&mut self) -> FromHost {
        let waiting = match self.driver.next() {
            Next::Chance => Waiting::Chance,
            Next::Bot(seat, _) => Waiting::Bot(seat),
            Next::Automatic(automatic) => Waiting::People(vec![automatic.seat]),
            Next::People(asked) => Waiting::People(asked.iter().collect()),
            Next::Waiting(asked) => Waiting::Absent(asked.iter().collect()),
            Next::Over(_) => Waiting::Over,
        };
        self.tell(Update::Waiting(waiting))
    }

    pub(super) fn store(&self) -> FromHost {
        let saved = self.saved();
        let summary = TableSummary::new(self.driver.table(), saved.occupants.clone());
        FromHost::Local(LocalUpdate::Store(saved, summary))
    }

    /// What is told after every change. Steps of chance and automatic moves are told with what follows,
    /// and so are moves of bots that are not watched.
    pub(super) fn changed(&mut self, is_watched: bool) -> Vec<FromHost> {
        match self.driver.next() {
            Next::Chance | Next::Automatic(_) => Vec::new(),
            Next::Bot(..) if !is_watched => vec![self.waiting()],
            _ => vec![self.sight(), self.orders(), self.waiting(), self.store()],
        }
    }

    /// How long to wait before the next step, in milliseconds; `None` if people are asked. A bot searches
    /// at once and waits with its move until the one before has been looked at.
    pub(super) fn wait(&self, pace: u32) -> Option<u32> {
        if self.is_followed {
            return None;
        }
        if let Some(next) = self.script.front() {
            return self.is_by_itself(next).then_some(pace);
        }
        match self.driver.next() {
            Next::Chance | Next::Automatic(_) => Some(0),
            Next::Bot(..) if self.answer.is_none() || self.is_hurried => Some(0),
            Next::Bot(seat, _) => {
                let is_further = self.seen.bot == Some(seat);
                let pace = if is_further {
                    pace * FURTHER_STEP.0 / FURTHER_STEP.1
                } else {
                    pace
                };
                let passed = self
                    .now()
                    .zip(self.seen.since)
                    .map_or(0.0, |(now, since)| now - since);
                Some(pace.saturating_sub(passed.max(0.0) as u32))
            }
            Next::People(_) | Next::Waiting(_) | Next::Over(_) => None,
        }
    }

    /// Does one step that needs no person.
    pub(super) fn step(&mut self, is_watched: bool) -> Result<Vec<FromHost>, LocalError> {
        if let Some(next) = self.script.front() {
            return Ok(if self.is_by_itself(next) {
                self.perform()
            } else {
                Vec::new()
            });
        }
        let played = if let Next::Bot(seat, _) = self.driver.next() {
            let Some(answer) = self.answer.take() else {
                self.think();
                return Ok(Vec::new());
            };
            self.is_hurried = false;
            self.seen = Seen {
                bot: Some(seat),
                since: self.now(),
            };
            self.driver.take_answer(answer)
        } else {
            self.driver.advance(&SearchContext::default())
        };
        match played {
            // A late answer to an older position is dropped.
            Ok(None) => Ok(Vec::new()),
            Ok(Some(_)) => Ok(self.changed(is_watched)),
            Err(_) => Err(LocalError::Fault),
        }
    }

    /// Lets the bot that is to move search for a slice, and keeps its answer in the end.
    fn think(&mut self) {
        let search = self.search.take();
        let Some(mut search) = search.or_else(|| self.driver.bot_search(Slicing::Sliced)) else {
            return;
        };
        if search.think(&SearchContext::default()) || self.is_hurried {
            self.answer = Some(search.answer());
        } else {
            self.search = Some(search);
        }
    }

    /// Lets the bot that searches answer with its best so far, at once.
    pub(super) fn hurry(&mut self) {
        self.is_hurried = self.search.is_some() || self.answer.is_some();
    }

    /// Puts another bot into the seat of a bot. What was searched for so far is dropped.
    pub(super) fn replace(&mut self, seat: Seat, occupant: Occupant) -> Vec<FromHost> {
        let is_bot = |occupant: Option<&Occupant>| matches!(occupant, Some(Occupant::Bot(_)));
        let old = self.driver.occupants().get(usize::from(seat.0));
        if !is_bot(old) || !is_bot(Some(&occupant)) || !self.driver.replace(seat, occupant) {
            return Vec::new();
        }
        self.search = None;
        self.answer = None;
        vec![self.waiting(), self.store()]
    }

    /// Whether a move of the script makes itself.
    fn is_by_itself(&self, next: &ScriptedMove) -> bool {
        let seat = next.seat.map(Seat);
        let is_human = seat.is_some_and(|seat| self.driver.is_human(seat));
        !is_human || !next.is_written
    }

    /// Makes the next move of the script.
    fn perform(&mut self) -> Vec<FromHost> {
        let Some(next) = self.script.pop_front() else {
            return Vec::new();
        };
        let is_made = match next.seat {
            Some(seat) => self.driver.play(Seat(seat), &next.text).is_ok(),
            None => self.driver.play_chance(&next.text).is_ok(),
        };
        if !is_made {
            self.script.clear();
        }
        self.end_script();
        vec![self.sight(), self.waiting()]
    }

    /// The person moved: as the script says, or differently, which ends it.
    fn follow(&mut self, text: &str) {
        match self.script.pop_front() {
            Some(next) if next.text == text => {}
            Some(_) => self.script.clear(),
            None => return,
        }
        self.end_script();
    }

    /// After the script the table draws its own outcomes.
    fn end_script(&mut self) {
        if self.script.is_empty()
            && let Some(seed) = self.later.take().and_then(|seed| seed.parse().ok())
        {
            // The table has published nothing, so any seed is accepted.
            let _ = self.driver.draw_from(seed);
        }
    }

    /// Begins to search for a hint, if the person is alone with bots and asked.
    fn begin_hint(&mut self, seat: Seat, number: u64) -> Result<(), CommandError> {
        let is_asked = matches!(self.driver.next(), Next::People(asked) if asked.contains(seat));
        let is_alone = self.driver.people().len() == 1;
        if !is_asked || !is_alone || !self.script.is_empty() {
            return Err(CommandError::NoHint);
        }
        let number = number.wrapping_add(self.driver.table().n_moves() as u64);
        let hint = self
            .driver
            .hint_search(seat, analysis::hint_budget(), number);
        self.hint = Some(hint);
        Ok(())
    }

    pub(super) const fn has_hint(&self) -> bool {
        self.hint.is_some()
    }

    /// Searches a slice for a hint, and tells it in the end. A hint for an older position is dropped.
    pub(super) fn think_of_hint(&mut self) -> Vec<FromHost> {
        let hint = self.hint.take();
        let Some(mut hint) = hint.filter(|hint| self.driver.is_current(hint)) else {
            return Vec::new();
        };
        if !hint.think(&SearchContext::default()) {
            self.hint = Some(hint);
            return Vec::new();
        }
        let choices = self.driver.table().pickable(hint.seat());
        let index = |text: &str| {
            let found = choices.iter().find(|choice| choice.text == text);
            found.map(|choice| choice.index)
        };
        let found = hint.advice().and_then(|advice| {
            Some(Hint {
                number: self.driver.table().n_moves(),
                index: index(&advice.text)?,
                reasons: advice.reasons,
                second: advice
                    .second
                    .and_then(|(text, reasons)| Some((index(&text)?, reasons))),
            })
        });
        let told = found.map(|hint| self.tell(Update::Hint(hint)));
        told.into_iter().collect()
    }

    fn saved(&self) -> SavedTable {
        let table = self.driver.table();
        let state = self.driver.state();
        SavedTable {
            game: table.game(),
            record: table.record().expose().to_string(),
            seed: self.seed.clone(),
            occupants: state.occupants.iter().map(ToString::to_string).collect(),
            orders: state.orders,
            automatic: state.automatic,
            number: table.n_moves(),
            is_over: matches!(self.driver.next(), Next::Over(_)),
        }
    }
}

/// The table of a save, with its seed.
pub(super) fn resume(saved: &SavedTable) -> Result<Table, LocalError> {
    let record = saved.read_record()?;
    let mut table =
        Table::replay(&record).map_err(|error| LocalError::record(error, &saved.record))?;
    if let Some(seed) = saved.read_seed()? {
        let taken = match (&record.commitment, &record.seed) {
            (None, _) => table.draw_from(seed),
            (Some(_), None) => table.adopt_seed(seed),
            // A finished game has its seed in its record.
            (Some(_), Some(_)) => Ok(()),
        };
        taken.map_err(|_| LocalError::Fault)?;
    }
    Ok(table)
}
