//! One table: occupants, what happens by itself, undo, and what must be stored.

use std::collections::BTreeSet;

use bots::{Budget, Player, SearchContext};
use game::{Actor, Observer, Outcome, Playout, Rng, Seat, SeatSet, Secret, Turn};
use games::{
    ChanceError, MoveRef, PlayError, Played, Sight, StandingOrder, Table, UndoError, UndoPolicy,
};

use crate::search::{BotAnswer, BotSearch, HintSearch, Slicing};
use crate::standing_orders::StandingOrders;
use crate::{Entry, Occupant};

/// Runs a table between human decisions: chance, bots, forced moves, automatic passes, standing orders,
/// undo.
///
/// People may share a screen. The driver never makes a move for a person if another person at the same
/// screen could learn from it that there was no choice.
#[derive(Debug)]
pub struct TableDriver {
    table: Table,
    occupants: Vec<Occupant>,
    /// The screen of each seat's person. People at one screen see who is asked and who is not.
    screens: Vec<u8>,
    /// The seats whose people look at their screens now.
    viewers: SeatSet,
    /// The seats that are asked even if there is only one move.
    always_ask: SeatSet,
    /// Whether people end their turns themselves while they could still take a decision back.
    confirms_end: bool,
    orders: StandingOrders,
    /// Numbers of the moves that were made for a person without asking.
    automatic: BTreeSet<usize>,
    rng: Playout,
    /// The budget of bots that have none of their own.
    pub budget: Option<Budget>,
    /// Counts every change, so that a late answer is known as such.
    revision: u64,
    entries: Vec<Entry>,
}

/// What is stored of a driver beside the record of its table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DriverState {
    /// Who occupies each seat.
    pub occupants: Vec<Occupant>,
    /// The standing orders.
    pub orders: Vec<(Seat, StandingOrder)>,
    /// Numbers of the moves that were made for a person without asking.
    pub automatic: BTreeSet<usize>,
}

/// What has to happen next at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Chance moves.
    Chance,
    /// A bot moves.
    Bot(Seat, Player),
    /// The driver moves for a person.
    Automatic(Automatic),
    /// These people are asked.
    People(SeatSet),
    /// Only seats that are open or whose people are absent are asked: the table waits.
    Waiting(SeatSet),
    /// The game is over.
    Over(Outcome),
}

/// A move that the driver makes for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automatic {
    /// For whom.
    pub seat: Seat,
    /// The move in notation.
    pub text: String,
    /// Why it is not left to the person.
    pub reason: AutomaticReason,
}

/// Why a move is not left to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomaticReason {
    /// There is no other move.
    Forced,
    /// There is no other choice than to pass.
    OnlyPass,
    /// A standing order says so.
    Order,
}

/// Why a table does not go on by itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DriveError {
    /// Chance cannot be drawn.
    #[error(transparent)]
    Chance(#[from] ChanceError),
    /// A move was refused.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A bot that is asked has no move.
    #[error("seat {0} is asked and has no move")]
    NoMove(Seat),
}

impl TableDriver {
    /// A table with these occupants, one for each seat; seats that none is named for are open. All
    /// people share one screen until [`TableDriver::set_screen`] says otherwise.
    ///
    /// The number seeds the bots' generator; it must tell nothing about chance at the table.
    #[must_use]
    pub fn new(table: Table, mut occupants: Vec<Occupant>, number: u64) -> Self {
        let n = usize::from(table.seats());
        occupants.resize(n, Occupant::Open);
        Self {
            table,
            occupants,
            screens: vec![0; n],
            viewers: SeatSet::default(),
            always_ask: SeatSet::default(),
            confirms_end: true,
            orders: StandingOrders::default(),
            automatic: BTreeSet::new(),
            rng: Playout::new(number),
            budget: None,
            revision: 0,
            entries: Vec::new(),
        }
    }

    /// A table that goes on from what was stored.
    #[must_use]
    pub fn restore(table: Table, state: DriverState, number: u64) -> Self {
        let mut driver = Self::new(table, state.occupants, number);
        let n_moves = driver.table.n_moves();
        driver.automatic = state.automatic;
        driver.automatic.retain(|&number| number <= n_moves);
        driver.orders = StandingOrders::new(state.orders);
        driver.orders.prune(driver.table.turn_id());
        driver
    }

    /// What is stored beside the record, so that [`TableDriver::restore`] goes on from it.
    #[must_use]
    pub fn state(&self) -> DriverState {
        DriverState {
            occupants: self.occupants.clone(),
            orders: self.orders.all().to_vec(),
            automatic: self.automatic.clone(),
        }
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Takes the table out.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    /// Who occupies each seat.
    #[must_use]
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_human(&self, seat: Seat) -> bool {
        self.occupants.get(usize::from(seat.0)) == Some(&Occupant::Human)
    }

    /// The seats of people, also of those who are absent.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        let is_person =
            |occupant: &Occupant| matches!(occupant, Occupant::Human | Occupant::Absent);
        let people = self.occupants.iter().enumerate();
        let people = people.filter(|(_, occupant)| is_person(occupant));
        people.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// Gives the seat another occupant from now on. Returns whether there is such a seat.
    ///
    /// A person who takes the seat of a bot sees its hand. Whether that is right, the caller decides.
    pub fn replace(&mut self, seat: Seat, occupant: Occupant) -> bool {
        let Some(old) = self.occupants.get_mut(usize::from(seat.0)) else {
            return false;
        };
        *old = occupant;
        if !occupant.is_human() {
            self.orders.set(seat, &[]);
        }
        self.change(Entry::Occupant { seat, occupant });
        true
    }

    /// Says which screen the person of that seat looks at.
    pub fn set_screen(&mut self, seat: Seat, screen: u8) {
        if let Some(old) = self.screens.get_mut(usize::from(seat.0)) {
            *old = screen;
        }
    }

    /// The person of that seat has the screen now, and those who share it look away.
    pub fn set_viewer(&mut self, seat: Seat) {
        let others: SeatSet = self
            .viewers
            .iter()
            .filter(|&other| !self.share_screen(seat, other))
            .collect();
        self.viewers = others.iter().chain([seat]).collect();
    }

    /// These seats are asked even if there is only one move.
    pub fn set_always_ask(&mut self, seats: SeatSet) {
        self.always_ask = seats;
    }

    /// Whether a person is asked before a turn ends of which a decision can still be taken back, although
    /// nothing else is left to do. On at first.
    pub fn set_confirm_end(&mut self, confirms: bool) {
        self.confirms_end = confirms;
    }

    fn share_screen(&self, one: Seat, two: Seat) -> bool {
        let screen = |seat: Seat| self.screens.get(usize::from(seat.0));
        screen(one) == screen(two)
    }

    /// Whether no other person looks at the screen of that seat's person.
    fn is_alone(&self, seat: Seat) -> bool {
        let mut people = self.people().iter();
        people.all(|other| other == seat || !self.share_screen(seat, other))
    }

    /// What has to happen next. Bots that are asked move before people are.
    #[must_use]
    pub fn next(&self) -> Next {
        let asked = match self.table.turn() {
            Turn::Over(outcome) => return Next::Over(outcome),
            Turn::Chance => return Next::Chance,
            Turn::Seats(asked) => asked,
        };
        let occupant = |seat: Seat| self.occupants.get(usize::from(seat.0)).copied();
        let bot = asked.iter().find_map(|seat| match occupant(seat)? {
            Occupant::Bot(player) => Some((seat, player.with_budget(self.budget))),
            Occupant::Human | Occupant::Open | Occupant::Absent => None,
        });
        if let Some((seat, player)) = bot {
            return Next::Bot(seat, player);
        }
        let people: SeatSet = asked.iter().filter(|&seat| self.is_human(seat)).collect();
        if people.is_empty() {
            return Next::Waiting(asked);
        }
        match people.iter().find_map(|seat| self.automatic(seat)) {
            Some(automatic) => Next::Automatic(automatic),
            None => Next::People(people),
        }
    }

    /// The move that is made for that person without asking.
    ///
    /// A standing order is obeyed wherever it applies: it is given before the question is known, so it
    /// tells nothing. Without one, a person alone at their screen is spared what leaves no choice. If
    /// others share the screen, a pass would tell them that there was nothing to use, and a screen that
    /// is not handed over would tell them too: only the viewer is spared, and no pass.
    ///
    /// A turn that ends takes undo away, so its end is left to the person while there is something to take
    /// back ([`TableDriver::set_confirm_end`]).
    fn automatic(&self, seat: Seat) -> Option<Automatic> {
        let now = self.table.turn_id();
        if self.orders.of(seat).any(|order| order.is_live(now))
            && let Some(text) = self.table.pass(seat)
        {
            return Some(Automatic {
                seat,
                text,
                reason: AutomaticReason::Order,
            });
        }
        if self.always_ask.contains(seat) {
            return None;
        }
        let only = self.table.only_move(seat)?;
        if only.ends_turn && self.confirms_end && self.undo_target(seat).is_ok() {
            return None;
        }
        let is_blind = self.is_alone(seat) || (self.viewers.contains(seat) && !only.is_pass);
        is_blind.then_some(Automatic {
            seat,
            text: only.text,
            reason: if only.is_pass {
                AutomaticReason::OnlyPass
            } else {
                AutomaticReason::Forced
            },
        })
    }

    /// Does what happens without a decision of a person: chance, an automatic move, or the whole search
    /// and the move of a bot. Returns `None` if people are asked or the game is over.
    ///
    /// # Errors
    /// When the table cannot go on; it is then as before.
    pub fn advance(&mut self, ctx: &SearchContext<'_>) -> Result<Option<Played>, DriveError> {
        match self.next() {
            Next::Chance => {
                let played = self.table.draw_chance()?;
                self.played(&played, false);
                Ok(Some(played))
            }
            Next::Automatic(Automatic { seat, text, .. }) => {
                let played = self.table.play(seat, &text)?;
                self.played(&played, true);
                Ok(Some(played))
            }
            Next::Bot(..) => match self.bot_search(Slicing::Whole) {
                Some(search) => self.take_answer(search.run(ctx)),
                None => Ok(None),
            },
            Next::People(_) | Next::Waiting(_) | Next::Over(_) => Ok(None),
        }
    }

    /// Begins the search of the bot that is to move. It may run on another thread. `None` if no bot is
    /// to move.
    pub fn bot_search(&mut self, slicing: Slicing) -> Option<BotSearch> {
        let Next::Bot(seat, player) = self.next() else {
            return None;
        };
        let number = self.rng.next_u64();
        let bot = (seat, player);
        Some(BotSearch::new(
            &self.table,
            self.revision,
            bot,
            number,
            slicing,
        ))
    }

    /// Makes the move that a bot found. Returns `None` if the position has changed since the search
    /// began: the answer is dropped.
    ///
    /// # Errors
    /// When the bot found no move or an illegal one; the table is then as before.
    pub fn take_answer(&mut self, answer: BotAnswer) -> Result<Option<Played>, DriveError> {
        if answer.revision != self.revision {
            return Ok(None);
        }
        let text = answer.text.ok_or(DriveError::NoMove(answer.seat))?;
        Ok(Some(self.play(answer.seat, &text)?))
    }

    /// Begins a search for what that seat might do, by what it may know. The number seeds the search.
    #[must_use]
    pub fn hint_search(&self, seat: Seat, budget: u32, number: u64) -> HintSearch {
        HintSearch::new(&self.table, self.revision, seat, budget, number)
    }

    /// Whether the hint is for the position as it is.
    #[must_use]
    pub fn is_current(&self, hint: &HintSearch) -> bool {
        hint.revision() == self.revision
    }

    /// Makes a seat's move. When refused, the table is as before.
    ///
    /// # Errors
    /// When the move is not understood, not legal, or was picked from an old sight.
    pub fn play<'a>(
        &mut self,
        seat: Seat,
        mv: impl Into<MoveRef<'a>>,
    ) -> Result<Played, PlayError> {
        let played = self.table.play(seat, mv)?;
        self.played(&played, false);
        Ok(played)
    }

    /// Makes a chance move whose outcome the caller supplies.
    ///
    /// # Errors
    /// When the table draws its own outcomes, or the outcome is not understood or not possible.
    pub fn play_chance(&mut self, text: &str) -> Result<Played, ChanceError> {
        let played = self.table.play_chance(text)?;
        self.played(&played, false);
        Ok(played)
    }

    /// Lets a table that published nothing draw its own outcomes from now on.
    ///
    /// # Errors
    /// When the table has published a commitment.
    pub fn draw_from(&mut self, seed: game::official::Seed) -> Result<(), ChanceError> {
        self.table.draw_from(seed)
    }

    /// Takes back that seat's last decision, with what bots and automatic moves have done since. Its
    /// standing orders are withdrawn.
    ///
    /// # Errors
    /// When chance or another person has moved since, or a person has learned something new; the table
    /// is then as before.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let n_moves = self.undo_target(seat)?;
        self.rewind(seat, n_moves);
        Ok(())
    }

    fn undo_target(&self, seat: Seat) -> Result<usize, UndoError> {
        let policy = UndoPolicy {
            people: self.people(),
            automatic: &self.automatic,
        };
        self.table.undo_target(seat, &policy)
    }

    fn rewind(&mut self, seat: Seat, n_moves: usize) {
        self.table.rewind(n_moves);
        self.automatic.retain(|&number| number <= n_moves);
        self.orders.set(seat, &[]);
        self.change(Entry::Undo { seat, n_moves });
    }

    /// A number that every change raises.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The standing orders of that seat.
    #[must_use]
    pub fn orders(&self, seat: Seat) -> Vec<StandingOrder> {
        self.orders.of(seat).collect()
    }

    /// Replaces the standing orders of that seat. Those that cannot apply any more are dropped.
    pub fn set_orders(&mut self, seat: Seat, orders: &[StandingOrder]) {
        let now = self.table.turn_id();
        let live = orders.iter().copied().filter(|order| order.is_live(now));
        let orders: Vec<StandingOrder> = live.collect();
        self.orders.set(seat, &orders);
        self.change(Entry::Orders { seat, orders });
    }

    /// Numbers of the moves that were made for a person without asking.
    #[must_use]
    pub const fn automatic_moves(&self) -> &BTreeSet<usize> {
        &self.automatic
    }

    /// All that the observer may know now, with the news since the first `since` moves. Its
    /// [`Sight::undo`] says what [`TableDriver::undo`] does.
    #[must_use]
    pub fn sight(&self, observer: Observer, since: usize) -> Sight {
        let mut sight = self.table.sight(observer, since);
        if let Observer::Seat(seat) = observer {
            sight.undo = self.undo_target(seat).map(drop);
        }
        sight
    }

    /// What must be stored of the changes since the last call.
    #[must_use]
    pub fn take_entries(&mut self) -> Secret<Vec<Entry>> {
        Secret::new(std::mem::take(&mut self.entries))
    }

    /// Makes a stored change again. It is not to be stored a second time.
    ///
    /// # Errors
    /// When a move is not legal here: the entries belong to another table, or to other rules.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), DriveError> {
        match entry {
            Entry::Move {
                actor,
                text,
                is_automatic,
            } => {
                let played = match actor {
                    Actor::Seat(seat) => self.table.play(*seat, text)?,
                    Actor::Chance => self.table.play_chance(text)?,
                };
                self.played(&played, *is_automatic);
            }
            Entry::Undo { seat, n_moves } => self.rewind(*seat, *n_moves),
            Entry::Occupant { seat, occupant } => {
                self.replace(*seat, *occupant);
            }
            Entry::Orders { seat, orders } => self.set_orders(*seat, orders),
        }
        self.entries.pop();
        Ok(())
    }

    fn played(&mut self, played: &Played, is_automatic: bool) {
        if is_automatic {
            self.automatic.insert(played.number);
        }
        self.change(Entry::Move {
            actor: played.actor,
            text: played.text.clone(),
            is_automatic,
        });
    }

    fn change(&mut self, entry: Entry) {
        self.revision += 1;
        self.orders.prune(self.table.turn_id());
        self.entries.push(entry);
    }
}
