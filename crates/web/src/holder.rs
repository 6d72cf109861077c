//! Whoever holds the table of this browser: what the worker does, without the worker.

use bots::Outside;
use desk::{Keeper, Next, Sitter, only_pass};
use game::official::Seed;
use game::{Observer, Record, Seat};
use games::{Pick, Table};

use crate::protocol::{Ask, Kept, Tell, Trouble, Waited};

/// A table, who looks at it, and what they were told.
#[derive(Debug)]
pub struct Holder {
    held: Option<Held>,
    /// Decides how the dice of bots fall; the page's business.
    number: u64,
    /// How long a bot's move stays to be looked at.
    pub pace: Option<u32>,
    always_asks: bool,
}

#[derive(Debug)]
struct Held {
    keeper: Keeper,
    seed: Option<String>,
    words: Vec<String>,
    observer: Observer,
    /// Of so many moves the observer was told.
    told: usize,
}

impl Holder {
    /// Nobody's table yet.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self {
            held: None,
            number,
            pace: Some(500),
            always_asks: false,
        }
    }

    /// Does what is asked, and says what came of it.
    pub fn answer(&mut self, ask: Ask) -> Vec<Tell> {
        let told = match ask {
            Ask::Sit {
                game,
                setup,
                seed,
                sitters,
            } => {
                let sat = seed
                    .parse::<Seed>()
                    .map_err(|error| Trouble::Setup(error.to_string()))
                    .and_then(|seed| {
                        Table::sit(game, &setup, Some(seed))
                            .map_err(|error| Trouble::Setup(error.to_string()))
                    });
                sat.and_then(|table| self.hold(table, Some(seed), sitters))
            }
            Ask::Resume(kept) => {
                resume(&kept).and_then(|table| self.hold(table, kept.seed, kept.sitters))
            }
            Ask::Pace(pace) => {
                self.pace = pace;
                Ok(Vec::new())
            }
            Ask::AlwaysAsk(always) => {
                self.always_asks = always;
                Ok(Vec::new())
            }
            Ask::Look { observer, since } => self.with(|held| {
                held.observer = observer;
                held.told = since;
                vec![held.seen(), held.next()]
            }),
            Ask::Play {
                seat,
                number,
                index,
            } => self.with(|held| {
                let pick = Pick::Choice {
                    index,
                    seen: number,
                };
                match held.keeper.table.play(seat, pick) {
                    Ok(_) => held.changed(),
                    // The page may have an old sight: here is the new one.
                    Err(error) => vec![Tell::NotPlayed(error), held.seen(), held.next()],
                }
            }),
            Ask::Undo { seat } => self.with(|held| match held.keeper.table.undo(seat) {
                Ok(()) => {
                    // What was told of the move is taken back as well.
                    held.told = 0;
                    held.changed()
                }
                Err(error) => vec![Tell::NotUndone(error)],
            }),
            Ask::Why { seat, thing } => self.with(|held| {
                let ways = held.keeper.table.why(seat, &thing);
                vec![Tell::Ways { thing, ways }]
            }),
        };
        told.unwrap_or_else(|trouble| vec![Tell::Trouble(trouble)])
    }

    /// How long to wait before [`Holder::go`]; nothing when people are asked.
    #[must_use]
    pub fn wait(&self) -> Option<u32> {
        let held = self.held.as_ref()?;
        match held.keeper.next() {
            Next::Chance => Some(0),
            Next::Bot(..) => Some(self.pace.unwrap_or(0)),
            Next::People(asked) => {
                let can_go = !self.always_asks && asked.iter().any(|seat| held.passes(seat));
                can_go.then_some(0)
            }
            Next::Over(_) => None,
        }
    }

    /// Does what happens without people: chance, bots, and the pass of somebody who can do nothing
    /// else. Nothing when there is none.
    pub fn go(&mut self) -> Vec<Tell> {
        let always_asks = self.always_asks;
        let Some(held) = &mut self.held else {
            return Vec::new();
        };
        if let Next::People(asked) = held.keeper.next() {
            let passing = asked.iter().find(|&seat| held.passes(seat));
            let Some(seat) = passing.filter(|_| !always_asks) else {
                return Vec::new();
            };
            let sight = held.keeper.table.sight(Observer::Seat(seat), usize::MAX);
            let Some(pass) = only_pass(&sight) else {
                return Vec::new();
            };
            return match held.keeper.table.play(seat, &pass.text) {
                Ok(_) => held.changed(),
                Err(error) => vec![Tell::Trouble(Trouble::Stuck(error.to_string()))],
            };
        }
        match held.keeper.go(&Outside::default()) {
            Ok(Some(_)) => held.changed(),
            Ok(None) => Vec::new(),
            Err(error) => vec![Tell::Trouble(Trouble::Stuck(error.to_string()))],
        }
    }

    fn with(&mut self, act: impl FnOnce(&mut Held) -> Vec<Tell>) -> Result<Vec<Tell>, Trouble> {
        self.held.as_mut().map(act).ok_or(Trouble::NoTable)
    }

    fn hold(
        &mut self,
        table: Table,
        seed: Option<String>,
        words: Vec<String>,
    ) -> Result<Vec<Tell>, Trouble> {
        let n = usize::from(table.seats());
        let sitters = (0..n).map(|seat| match words.get(seat) {
            Some(word) => Sitter::read(word),
            None => Ok(Sitter::OFFICER),
        });
        let sitters: Result<Vec<Sitter>, _> = sitters.collect();
        let sitters = sitters.map_err(|error| Trouble::Setup(error.to_string()))?;
        let human = sitters.iter().position(|&sitter| sitter == Sitter::Human);
        let held = self.held.insert(Held {
            keeper: Keeper::new(table, sitters, self.number),
            seed,
            words,
            observer: human.map_or(Observer::Spectator, |seat| Observer::Seat(Seat(seat as u8))),
            told: 0,
        });
        Ok(held.changed())
    }
}

impl Held {
    fn seen(&mut self) -> Tell {
        let sight = self.keeper.table.sight(self.observer, self.told);
        self.told = sight.number;
        Tell::Seen(Box::new(sight))
    }

    fn next(&self) -> Tell {
        Tell::Next(match self.keeper.next() {
            Next::Chance => Waited::Chance,
            Next::Bot(seat, _) => Waited::Bot(seat),
            Next::People(asked) => Waited::People(asked.iter().collect()),
            Next::Over(_) => Waited::Nobody,
        })
    }

    fn passes(&self, seat: Seat) -> bool {
        let sight = self.keeper.table.sight(Observer::Seat(seat), usize::MAX);
        only_pass(&sight).is_some()
    }

    /// What is told after every change: chance moves in between are of no interest by themselves.
    fn changed(&mut self) -> Vec<Tell> {
        match self.keeper.next() {
            Next::Chance => Vec::new(),
            _ => vec![self.seen(), self.next(), Tell::Keep(self.kept())],
        }
    }

    fn kept(&self) -> Kept {
        let table = &self.keeper.table;
        Kept {
            game: table.game(),
            record: table.record().expose().to_string(),
            seed: self.seed.clone(),
            sitters: self.words.clone(),
            number: table.n_moves(),
            is_over: matches!(self.keeper.next(), Next::Over(_)),
        }
    }
}

fn resume(kept: &Kept) -> Result<Table, Trouble> {
    let unreadable = |error: String| Trouble::Record(error);
    let record: Result<Record, _> = kept.record.parse();
    let record = record.map_err(|error| unreadable(error.to_string()))?;
    let mut table = Table::replay(&record).map_err(|error| unreadable(error.to_string()))?;
    if let Some(seed) = &kept.seed {
        let seed: Seed = seed.parse().map_err(|_| unreadable(seed.clone()))?;
        // A finished game needs no seed any more, and has it in its record.
        if record.seed.is_none() {
            let adopted = table.adopt_seed(seed);
            adopted.map_err(|error| unreadable(error.to_string()))?;
        }
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use games::{GameId, Sight};

    use super::*;

    fn sit(holder: &mut Holder, game: GameId, sitters: &[&str]) -> Vec<Tell> {
        holder.answer(Ask::Sit {
            game,
            setup: Vec::new(),
            seed: "05".repeat(32),
            sitters: sitters.iter().map(|&word| word.to_owned()).collect(),
        })
    }

    /// Lets the table go on until people are asked, and gives the last sight and what is to keep.
    fn settle(holder: &mut Holder, mut tells: Vec<Tell>) -> (Box<Sight>, Kept) {
        while holder.wait().is_some() {
            tells.extend(holder.go());
        }
        let sight = tells.iter().rev().find_map(|tell| match tell {
            Tell::Seen(sight) => Some(sight.clone()),
            _ => None,
        });
        let kept = tells.iter().rev().find_map(|tell| match tell {
            Tell::Keep(kept) => Some(kept.clone()),
            _ => None,
        });
        (sight.expect("somebody sees"), kept.expect("it is kept"))
    }

    #[test]
    fn a_table_goes_on_by_itself_until_somebody_is_asked_and_on_again_when_they_chose() {
        for game in GameId::ALL {
            let mut holder = Holder::new(3);
            let tells = sit(&mut holder, game, &["human", "random", "random", "random"]);
            let (mut sight, mut kept) = settle(&mut holder, tells);
            for _ in 0..30 {
                if !sight.is_asked() {
                    break;
                }
                let seat = sight.seat().expect("a seat");
                let index = sight.choices[sight.choices.len() / 2].index;
                let number = sight.number;
                let tells = holder.answer(Ask::Play {
                    seat,
                    number,
                    index,
                });
                (sight, kept) = settle(&mut holder, tells);
                assert!(sight.number > number, "{game}");
            }
            // What was kept goes on where it was, on another day.
            let mut later = Holder::new(3);
            let tells = later.answer(Ask::Resume(kept.clone()));
            let (again, _) = settle(&mut later, tells);
            assert_eq!(again.number, sight.number, "{game}");
            assert_eq!(again.choices, sight.choices, "{game}");
        }
    }

    #[test]
    fn an_old_choice_is_refused_and_the_new_sight_is_told() {
        let mut holder = Holder::new(3);
        let tells = sit(&mut holder, GameId::Orders, &["human", "human"]);
        let (sight, _) = settle(&mut holder, tells);
        let ask = Ask::Play {
            seat: Seat(0),
            number: sight.number + 7,
            index: 0,
        };
        let tells = holder.answer(ask);
        assert!(matches!(tells[0], Tell::NotPlayed(_)), "{tells:?}");
        assert!(matches!(tells[1], Tell::Seen(_)), "{tells:?}");
    }

    #[test]
    fn without_a_table_nothing_is_answered_but_trouble() {
        let mut holder = Holder::new(3);
        let tells = holder.answer(Ask::Undo { seat: Seat(0) });
        assert_eq!(tells, [Tell::Trouble(Trouble::NoTable)]);
        assert_eq!(holder.wait(), None);
        let tells = sit(&mut holder, GameId::Rush, &["ghost"]);
        assert!(
            matches!(tells[0], Tell::Trouble(Trouble::Setup(_))),
            "{tells:?}"
        );
    }
}
