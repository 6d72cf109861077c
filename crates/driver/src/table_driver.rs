//! A table with people and bots at it, and what it does by itself between two people.

use bots::{Budget, Player, SearchContext};
use game::{Game, Outcome, Playout, Rng, Seat, SeatSet, Turn};
use games::{ChanceError, Choice, PlayError, Played, Sight, Table, UndoError, at_table};

use crate::incremental_search::{IncrementalSearch, search};
use crate::occupant::Occupant;

/// A held table, who sits at it, and the dice of the bots.
#[derive(Debug)]
pub struct TableDriver {
    /// The table.
    pub table: Table,
    occupants: Vec<Occupant>,
    rng: Playout,
    /// How long bots think that have no budget of their own.
    pub budget: Option<Budget>,
}

/// What has to happen next at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Chance moves.
    Chance,
    /// A bot moves.
    Bot(Seat, Player),
    /// These people are asked.
    People(SeatSet),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// Why a table does not go on by itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DriveError {
    /// Chance cannot be drawn.
    #[error(transparent)]
    Chance(#[from] ChanceError),
    /// A bot's move was refused.
    #[error(transparent)]
    Bot(#[from] PlayError),
    /// A bot that is asked has no move.
    #[error("seat {0} is asked and has no move")]
    NoMove(Seat),
}

impl TableDriver {
    /// A table with these occupants, one for each seat. The number decides how the bots' dice fall; it
    /// must tell nothing about chance at the table.
    #[must_use]
    pub fn new(table: Table, occupants: Vec<Occupant>, number: u64) -> Self {
        Self {
            table,
            occupants,
            rng: Playout::new(number),
            budget: None,
        }
    }

    /// Who sits in each seat.
    #[must_use]
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_human(&self, seat: Seat) -> bool {
        self.occupants.get(usize::from(seat.0)) == Some(&Occupant::Human)
    }

    /// Has another bot in the seat of a bot from now on; whether one sat there. People keep their seats.
    pub fn replace(&mut self, seat: Seat, bot: Player) -> bool {
        match self.occupants.get_mut(usize::from(seat.0)) {
            Some(Occupant::Bot(player)) => {
                *player = bot;
                true
            }
            Some(Occupant::Human) | None => false,
        }
    }

    /// How many people there are.
    #[must_use]
    pub fn n_humans(&self) -> usize {
        let humans = self.occupants.iter().filter(|&&one| one == Occupant::Human);
        humans.count()
    }

    /// What has to happen next. Bots that are asked move before people are.
    #[must_use]
    pub fn next(&self) -> Next {
        let asked = match self.table.turn() {
            Turn::Over(outcome) => return Next::Over(outcome),
            Turn::Chance => return Next::Chance,
            Turn::Seats(asked) => asked,
        };
        let bot = asked
            .iter()
            .find_map(|seat| match self.occupants.get(usize::from(seat.0)) {
                Some(Occupant::Bot(player)) => Some((seat, player.with_budget(self.budget))),
                Some(Occupant::Human) | None => None,
            });
        match bot {
            Some((seat, player)) => Next::Bot(seat, player),
            None => Next::People(asked),
        }
    }

    /// Does what happens without people: chance, or the move of a bot. Nothing when people are asked
    /// or the game is over.
    ///
    /// # Errors
    /// When the table cannot go on; it is then as before.
    pub fn go(&mut self, ctx: &SearchContext<'_>) -> Result<Option<Played>, DriveError> {
        match self.next() {
            Next::Chance => Ok(Some(self.table.draw_chance()?)),
            Next::Bot(seat, player) => {
                let number = self.rng.next_u64();
                let text = choose(&self.table, seat, player, number, ctx);
                let text = text.ok_or(DriveError::NoMove(seat))?;
                Ok(Some(self.table.play(seat, &text)?))
            }
            Next::People(_) | Next::Over(_) => Ok(None),
        }
    }
}

impl TableDriver {
    /// Takes back that seat's last move. A person alone with bots may go back over what the bots have
    /// done since, as long as nothing hidden was shown and chance has not moved.
    ///
    /// # Errors
    /// The reason why not; the table is then as before.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.n_humans() > 1 {
            return self.table.undo(seat);
        }
        let bots = (0..self.table.seats()).map(Seat);
        let bots = bots.filter(|&bot| !self.is_human(bot)).collect();
        self.table.undo_past(seat, bots)
    }

    /// Begins the thinking of a bot that thinks for long; nothing when it answers at once, by
    /// [`TableDriver::go`].
    pub fn search(&mut self, seat: Seat, player: Player) -> Option<Box<dyn IncrementalSearch>> {
        let number = self.rng.next_u64();
        search(&self.table, seat, player, number)
    }
}

/// What a bot in that seat does, in notation, from the position as it is.
///
/// It thinks about what the seat may know alone: see [`Player::choose`].
#[must_use]
pub fn choose(
    table: &Table,
    seat: Seat,
    player: Player,
    number: u64,
    ctx: &SearchContext<'_>,
) -> Option<String> {
    at_table!(Table, table, table => {
        let state = table.state();
        let mv = player.choose(state, seat, number, ctx)?;
        Some(state.write_move(mv))
    })
}

/// What somebody must do: the one thing there is, asides included.
#[must_use]
pub fn forced(sight: &Sight) -> Option<&Choice> {
    match &sight.choices[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// The pass of somebody who can do nothing else.
#[must_use]
pub fn only_pass(sight: &Sight) -> Option<&Choice> {
    let mut ordinary = sight.choices.iter().filter(|choice| !choice.is_aside);
    let only = ordinary.next().filter(|choice| choice.is_pass)?;
    ordinary.next().is_none().then_some(only)
}
