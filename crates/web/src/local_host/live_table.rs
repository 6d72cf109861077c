//! A table that is live: who looks at it, what they were told, and what it does next.

use std::collections::VecDeque;

use bots::Player;
use driver::{HintSearch, IncrementalSearch, Next, TableDriver, TurnId, only_pass, turn_id};
use game::official::Seed;
use game::{Observer, Record, Seat};
use games::{Choice, Sight, Table, UndoError};

use crate::analysis::{self, Hint};
use crate::protocol::{SavedTable, Scripted, Tell, Trouble, Waited};

#[derive(Debug)]
pub(super) struct LiveTable {
    pub(super) driver: TableDriver,
    pub(super) seed: Option<String>,
    pub(super) words: Vec<String>,
    pub(super) observer: Observer,
    /// Of so many moves the observer was told.
    pub(super) told: usize,
    /// Who passes without being asked, and until which turn is over.
    pub(super) passing: Vec<(Seat, TurnId)>,
    /// The bot that thinks, and whether it is to come to an end.
    pub(super) search: Option<Box<dyn IncrementalSearch>>,
    pub(super) is_hurried: bool,
    /// What the person might do is thought about: who asked, and the thinking.
    pub(super) hint: Option<(Seat, Box<dyn HintSearch>)>,
    /// What is still to happen before the table goes on by itself.
    pub(super) script: VecDeque<Scripted>,
    /// What chance is drawn from after that.
    pub(super) later: Option<String>,
}

impl LiveTable {
    pub(super) fn seen(&mut self) -> Tell {
        let sight = self.driver.table.sight(self.observer, self.told);
        self.told = sight.number;
        Tell::Seen(Box::new(sight))
    }

    pub(super) fn next(&self) -> Tell {
        Tell::Next(match self.driver.next() {
            Next::Chance => Waited::Chance,
            Next::Bot(seat, _) => Waited::Bot(seat),
            Next::People(asked) => Waited::People(asked.iter().collect()),
            Next::Over(_) => Waited::Nobody,
        })
    }

    /// Whether a move of the script makes itself.
    pub(super) fn is_by_itself(&self, next: &Scripted) -> bool {
        let is_human = next
            .seat
            .is_some_and(|seat| self.driver.is_human(Seat(seat)));
        !is_human || !next.is_written
    }

    /// Makes the next move of the script if nobody has to; nothing when there is no script any more.
    pub(super) fn perform(&mut self) -> Option<Vec<Tell>> {
        let next = self.script.front()?;
        if !self.is_by_itself(next) {
            return Some(Vec::new());
        }
        let made = match next.seat {
            Some(seat) => self.driver.table.play(Seat(seat), &next.text).is_ok(),
            None => self.driver.table.play_chance(&next.text).is_ok(),
        };
        self.script.pop_front();
        if !made {
            self.script.clear();
        }
        self.end_of_script();
        Some(vec![self.seen(), self.next()])
    }

    /// Somebody moved: as the script says, or on a way of their own.
    pub(super) fn follow(&mut self, text: &str) {
        match self.script.pop_front() {
            Some(next) if next.text == text => {}
            Some(_) => self.script.clear(),
            None => return,
        }
        self.end_of_script();
    }

    /// After the script the table draws its own outcomes.
    fn end_of_script(&mut self) {
        if self.script.is_empty()
            && let Some(seed) = self.later.take().and_then(|seed| seed.parse().ok())
        {
            // It has published nothing, so any seed will do.
            let _ = self.driver.table.draw_from(seed);
        }
    }

    /// Lets a bot that thinks for long think a slice, and makes its move when it has done; nothing
    /// when it answers at once.
    pub(super) fn think(
        &mut self,
        seat: Seat,
        player: Player,
        is_watched: bool,
    ) -> Option<Vec<Tell>> {
        let mut search = match self.search.take() {
            Some(search) => search,
            None => self.driver.search(seat, player)?,
        };
        if !search.think() && !self.is_hurried {
            self.search = Some(search);
            return Some(Vec::new());
        }
        self.is_hurried = false;
        let best = search.best()?;
        Some(match self.driver.table.play(seat, &best) {
            Ok(_) => self.changed(is_watched),
            Err(error) => vec![Tell::Trouble(Trouble::Stuck(error.to_string()))],
        })
    }

    /// Begins to think about what that seat might do, where one person is alone with bots and asked.
    /// The number decides how the thinking draws its worlds.
    pub(super) fn begin_hint(&mut self, seat: Seat, number: u64) {
        let is_asked = matches!(self.driver.next(), Next::People(asked) if asked.contains(seat));
        let is_alone = self.driver.is_human(seat) && self.driver.n_humans() == 1;
        if !is_asked || !is_alone || !self.script.is_empty() {
            return;
        }
        let table = &self.driver.table;
        let number = number.wrapping_add(table.n_moves() as u64);
        let search = driver::hint_search(table, seat, analysis::hint_budget(), number);
        self.hint = Some((seat, search));
    }

    pub(super) fn is_asked_for_a_hint(&self) -> bool {
        self.hint.is_some()
    }

    /// Thinks a slice about what the person might do, and tells it in the end.
    pub(super) fn think_of_a_hint(&mut self) -> Vec<Tell> {
        let Some((seat, mut search)) = self.hint.take() else {
            return Vec::new();
        };
        if !search.think() {
            self.hint = Some((seat, search));
            return Vec::new();
        }
        let sight = self.sight_of(seat);
        let index = |text: &str| {
            let found = sight.choices.iter().find(|choice| choice.text == text);
            found.map(|choice| choice.index)
        };
        let hint = search.advice().and_then(|advice| {
            Some(Hint {
                number: sight.number,
                index: index(&advice.text)?,
                chance: advice.chance,
                second: advice
                    .second
                    .and_then(|(text, chance)| Some((index(&text)?, chance))),
            })
        });
        hint.map(Tell::Hint).into_iter().collect()
    }

    pub(super) fn sight_of(&self, seat: Seat) -> Sight {
        self.driver.table.sight(Observer::Seat(seat), usize::MAX)
    }

    /// What is done for somebody who does not have to be asked: because there is nothing else to do, or
    /// because they pass for the rest of somebody's turn.
    pub(super) fn spared(&self, seat: Seat, always_asks: bool) -> Option<String> {
        let sight = self.sight_of(seat);
        let has_orders = self.passing.contains(&(seat, turn_id(&sight)));
        let choice = if has_orders {
            sight.choices.iter().find(|choice| choice.is_pass)
        } else if always_asks {
            None
        } else {
            self.forced(&sight).or_else(|| only_pass(&sight))
        };
        choice.map(|choice| choice.text.clone())
    }

    /// The one thing that somebody can do. Others at this screen could learn from it that nobody came, so
    /// only whoever looks already is spared.
    fn forced<'s>(&self, sight: &'s Sight) -> Option<&'s Choice> {
        driver::forced(sight).filter(|_| sight.observer == self.observer)
    }

    /// Takes back the last move of that seat, and with it what was done for them since.
    pub(super) fn undo(&mut self, seat: Seat, always_asks: bool) -> Result<(), UndoError> {
        self.driver.table.undo(seat)?;
        while !always_asks && self.forced(&self.sight_of(seat)).is_some() {
            self.driver.table.undo(seat)?;
        }
        Ok(())
    }

    /// What is told after every change: chance moves in between are of no interest by themselves, nor
    /// are those of bots that nobody wants to watch.
    pub(super) fn changed(&mut self, is_watched: bool) -> Vec<Tell> {
        match self.driver.next() {
            Next::Chance => Vec::new(),
            Next::Bot(..) if !is_watched => vec![self.next()],
            _ => vec![self.seen(), self.next(), Tell::Keep(self.kept())],
        }
    }

    pub(super) fn kept(&self) -> SavedTable {
        let table = &self.driver.table;
        SavedTable {
            game: table.game(),
            record: table.record().expose().to_string(),
            seed: self.seed.clone(),
            occupants: self.words.clone(),
            number: table.n_moves(),
            is_over: matches!(self.driver.next(), Next::Over(_)),
        }
    }
}

pub(super) fn resume(kept: &SavedTable) -> Result<Table, Trouble> {
    let unreadable = |error: String| Trouble::Record(error);
    let record: Result<Record, _> = kept.record.parse();
    let record = record.map_err(|error| unreadable(error.to_string()))?;
    let mut table = Table::replay(&record).map_err(|error| unreadable(error.to_string()))?;
    if let Some(seed) = &kept.seed {
        let seed: Seed = seed.parse().map_err(|_| unreadable(seed.clone()))?;
        let taken = match (&record.commitment, &record.seed) {
            (None, _) => table.draw_from(seed),
            (Some(_), None) => table.adopt_seed(seed),
            // A finished game needs no seed any more, and has it in its record.
            (Some(_), Some(_)) => Ok(()),
        };
        taken.map_err(|error| unreadable(error.to_string()))?;
    }
    Ok(table)
}
