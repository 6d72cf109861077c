//! Whoever holds the table of this browser: what the worker does, without the worker.

#[cfg(test)]
mod analyses;
mod live_table;

use std::collections::VecDeque;

use bots::SearchContext;
use driver::{Next, Occupant, TableDriver, turn_id};
use game::official::Seed;
use game::{Observer, Seat};
use games::{MoveRef, Table};

use self::live_table::{LiveTable, resume};
use crate::analysis::{Explainer, Player};
use crate::protocol::{Ask, SavedTable, Tell, Trouble};
use crate::review::Review;

/// A table, who looks at it, and what they were told.
#[derive(Debug)]
pub struct LocalHost {
    live: Option<LiveTable>,
    review: Option<Review>,
    /// A game being explained, and games being played on from a position.
    explainer: Option<Explainer>,
    player: Option<Player>,
    /// The time in milliseconds, for work that goes on until somebody should be listened to again.
    /// Without it a piece is done at a time.
    pub clock: Option<fn() -> f64>,
    /// Decides how the dice of bots fall; the page's business.
    number: u64,
    /// How long a bot's move stays to be looked at.
    pub pace: Option<u32>,
    always_asks: bool,
}

impl LocalHost {
    /// Nobody's table yet.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self {
            live: None,
            review: None,
            explainer: None,
            player: None,
            clock: None,
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
                occupants,
            } => {
                let sat = seed
                    .parse::<Seed>()
                    .map_err(|error| Trouble::Setup(error.to_string()))
                    .and_then(|seed| {
                        Table::sit(game, &setup, Some(seed))
                            .map_err(|error| Trouble::Setup(error.to_string()))
                    });
                sat.and_then(|table| self.hold(table, Some(seed), occupants))
            }
            Ask::Learn {
                game,
                setup,
                seed,
                occupants,
                script,
            } => Table::sit(game, &setup, None)
                .map_err(|error| Trouble::Setup(error.to_string()))
                .and_then(|table| self.hold(table, None, occupants))
                .inspect(|_| {
                    if let Some(live) = &mut self.live {
                        live.script = script.into();
                        live.later = Some(seed);
                    }
                }),
            Ask::Resume(kept) => {
                resume(&kept).and_then(|table| self.hold(table, kept.seed, kept.occupants))
            }
            Ask::Seat { seat, occupant } => Ok(self.replace(seat, occupant)),
            Ask::Pace(pace) => {
                self.pace = pace;
                Ok(Vec::new())
            }
            Ask::AlwaysAsk(always) => {
                self.always_asks = always;
                Ok(Vec::new())
            }
            Ask::PassTurn { seat } => self.with(|live| {
                let turn = turn_id(&live.sight_of(seat));
                live.passing.push((seat, turn));
                Vec::new()
            }),
            Ask::Hurry => self.with(|live| {
                live.is_hurried = live.search.is_some();
                Vec::new()
            }),
            Ask::Review(kept) => self.review(&kept),
            Ask::At { observer, number } => self.reviewed(|review| {
                let sight = review.at(observer, number)?;
                Ok(vec![Tell::Seen(Box::new(sight))])
            }),
            Ask::Story(observer) => self.reviewed(|review| {
                let sight = review.story(observer)?;
                Ok(vec![Tell::Story(Box::new(sight))])
            }),
            Ask::Explain { kept, worlds } => Explainer::new(&kept, worlds).map(|explainer| {
                self.explainer = Some(explainer);
                Vec::new()
            }),
            Ask::Onward { kept, after, games } => Player::new(&kept, after, games).map(|player| {
                self.player = Some(player);
                Vec::new()
            }),
            Ask::Stop => {
                self.explainer = None;
                self.player = None;
                Ok(Vec::new())
            }
            Ask::Hint { seat } => {
                let number = self.number;
                self.with(|live| {
                    live.begin_hint(seat, number);
                    Vec::new()
                })
            }
            Ask::Look { observer, since } => self.with(|live| {
                live.observer = observer;
                live.told = since;
                vec![live.seen(), live.next()]
            }),
            Ask::Play {
                seat,
                number,
                index,
            } => self.with(|live| {
                let pick = MoveRef::Choice {
                    index,
                    seen: number,
                };
                match live.driver.table.play(seat, pick) {
                    Ok(played) => {
                        live.hint = None;
                        live.follow(&played.text);
                        live.changed(true)
                    }
                    // The page may have an old sight: here is the new one.
                    Err(error) => vec![Tell::NotPlayed(error), live.seen(), live.next()],
                }
            }),
            Ask::Undo { seat } => {
                let always_asks = self.always_asks;
                self.with(|live| {
                    let number = live.driver.table.n_moves();
                    let undone = live.undo(seat, always_asks);
                    let mut tells = Vec::new();
                    if live.driver.table.n_moves() < number {
                        live.search = None;
                        live.hint = None;
                        // What was told of the move is taken back as well.
                        live.told = 0;
                        tells = live.changed(true);
                    }
                    tells.extend(undone.err().map(Tell::NotUndone));
                    tells
                })
            }
            Ask::Why { seat, thing } => self.with(|live| {
                let ways = live.driver.table.why(seat, &thing);
                vec![Tell::Ways { thing, ways }]
            }),
        };
        told.unwrap_or_else(|trouble| vec![Tell::Trouble(trouble)])
    }

    /// How long to wait before [`LocalHost::go`]; nothing when people are asked and nothing is looked into.
    #[must_use]
    pub fn wait(&self) -> Option<u32> {
        let has_work = self.explainer.is_some()
            || self.player.is_some()
            || self
                .live
                .as_ref()
                .is_some_and(LiveTable::is_asked_for_a_hint);
        self.wait_at_table().or(has_work.then_some(0))
    }

    fn wait_at_table(&self) -> Option<u32> {
        let live = self.live.as_ref()?;
        if let Some(next) = live.script.front() {
            return live.is_by_itself(next).then_some(self.pace.unwrap_or(0));
        }
        match live.driver.next() {
            Next::Chance => Some(0),
            Next::Bot(..) if live.search.is_some() => Some(0),
            Next::Bot(..) => Some(self.pace.unwrap_or(0)),
            Next::People(asked) => asked
                .iter()
                .any(|seat| live.spared(seat, self.always_asks).is_some())
                .then_some(0),
            Next::Over(_) => None,
        }
    }

    /// Does what happens without people: chance, bots, and what somebody does who can do nothing else or
    /// said before that they pass; and when there is none of that, a piece of what is to be found out.
    pub fn go(&mut self) -> Vec<Tell> {
        if self.wait_at_table().is_some() {
            return self.go_at_table();
        }
        let tells = self.look_into();
        tells.unwrap_or_else(|trouble| vec![Tell::Trouble(trouble)])
    }

    /// Finds a piece more out, whatever it is.
    fn look_into(&mut self) -> Result<Vec<Tell>, Trouble> {
        let clock = self.clock;
        if let Some(live) = &mut self.live
            && live.is_asked_for_a_hint()
        {
            return Ok(live.think_of_a_hint());
        }
        if let Some(explainer) = &mut self.explainer {
            for_a_while(clock, || {
                explainer.work();
                !explainer.is_done()
            });
            let mut tells = vec![Tell::Explaining(explainer.so_far())];
            if explainer.is_done() {
                tells.push(Tell::Explained(Box::new(explainer.analysis()?)));
                self.explainer = None;
            }
            return Ok(tells);
        }
        let Some(player) = &mut self.player else {
            return Ok(Vec::new());
        };
        for_a_while(clock, || {
            player.work();
            !player.is_done()
        });
        let tells = vec![Tell::Onward(player.so_far())];
        if player.is_done() {
            self.player = None;
        }
        Ok(tells)
    }

    fn go_at_table(&mut self) -> Vec<Tell> {
        let always_asks = self.always_asks;
        let is_watched = self.pace != Some(0);
        let Some(live) = &mut self.live else {
            return Vec::new();
        };
        if let Some(tells) = live.perform() {
            return tells;
        }
        if let Next::People(asked) = live.driver.next() {
            let spared = asked
                .iter()
                .find_map(|seat| Some((seat, live.spared(seat, always_asks)?)));
            let Some((seat, choice)) = spared else {
                return Vec::new();
            };
            return match live.driver.table.play(seat, &choice) {
                Ok(_) => live.changed(is_watched),
                Err(error) => vec![Tell::Trouble(Trouble::Stuck(error.to_string()))],
            };
        }
        if let Next::Bot(seat, player) = live.driver.next()
            && let Some(tells) = live.think(seat, player, is_watched)
        {
            return tells;
        }
        match live.driver.go(&SearchContext::default()) {
            Ok(Some(_)) => live.changed(is_watched),
            Ok(None) => Vec::new(),
            Err(error) => vec![Tell::Trouble(Trouble::Stuck(error.to_string()))],
        }
    }

    /// Another bot sits there from now on; what it has thought so far is forgotten.
    fn replace(&mut self, seat: Seat, word: String) -> Vec<Tell> {
        let (Some(live), Ok(Occupant::Bot(bot))) = (&mut self.live, Occupant::read(&word)) else {
            return Vec::new();
        };
        if !live.driver.replace(seat, bot) {
            return Vec::new();
        }
        live.search = None;
        if let Some(old) = live.words.get_mut(usize::from(seat.0)) {
            *old = word;
        }
        vec![live.next(), Tell::Keep(live.kept())]
    }

    fn review(&mut self, kept: &SavedTable) -> Result<Vec<Tell>, Trouble> {
        let review = Review::new(kept)?;
        let course = review.course()?;
        self.review = Some(review);
        Ok(vec![Tell::ScoreHistory(course)])
    }

    fn reviewed(
        &self,
        look: impl FnOnce(&Review) -> Result<Vec<Tell>, Trouble>,
    ) -> Result<Vec<Tell>, Trouble> {
        look(self.review.as_ref().ok_or(Trouble::NoTable)?)
    }

    fn with(
        &mut self,
        act: impl FnOnce(&mut LiveTable) -> Vec<Tell>,
    ) -> Result<Vec<Tell>, Trouble> {
        self.live.as_mut().map(act).ok_or(Trouble::NoTable)
    }

    fn hold(
        &mut self,
        table: Table,
        seed: Option<String>,
        words: Vec<String>,
    ) -> Result<Vec<Tell>, Trouble> {
        let n = usize::from(table.seats());
        let occupants = (0..n).map(|seat| match words.get(seat) {
            Some(word) => Occupant::read(word),
            None => Ok(Occupant::OFFICER),
        });
        let occupants: Result<Vec<Occupant>, _> = occupants.collect();
        let occupants = occupants.map_err(|error| Trouble::Setup(error.to_string()))?;
        let human = occupants
            .iter()
            .position(|&occupant| occupant == Occupant::Human);
        let live = self.live.insert(LiveTable {
            driver: TableDriver::new(table, occupants, self.number),
            seed,
            words,
            observer: human.map_or(Observer::Spectator, |seat| Observer::Seat(Seat(seat as u8))),
            told: 0,
            passing: Vec::new(),
            search: None,
            is_hurried: false,
            hint: None,
            script: VecDeque::new(),
            later: None,
        });
        Ok(live.changed(true))
    }
}

/// How long work goes on before somebody is listened to again, in milliseconds.
const WHILE: f64 = 60.0;

/// Works on and on until the work is done or about a while is over; once where there is no clock.
fn for_a_while(clock: Option<fn() -> f64>, mut work: impl FnMut() -> bool) {
    let start = clock.map(|now| now());
    while work() {
        let is_over = clock
            .zip(start)
            .is_none_or(|(now, start)| now() - start > WHILE);
        if is_over {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Actor, Record};
    use games::{GameId, Sight};

    use super::*;

    fn sit(host: &mut LocalHost, game: GameId, occupants: &[&str]) -> Vec<Tell> {
        host.answer(Ask::Sit {
            game,
            setup: Vec::new(),
            seed: "05".repeat(32),
            occupants: occupants.iter().map(|&word| word.to_owned()).collect(),
        })
    }

    /// Lets the table go on until people are asked, and gives the last sight and what is to keep.
    fn settle(host: &mut LocalHost, mut tells: Vec<Tell>) -> (Box<Sight>, SavedTable) {
        while host.wait().is_some() {
            tells.extend(host.go());
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
    fn what_leaves_no_choice_is_done_and_undone_with_what_led_to_it() {
        let mut host = LocalHost::new(3);
        let tells = sit(&mut host, GameId::Rush, &["human", "random"]);
        let (mut sight, mut kept) = settle(&mut host, tells);
        let mut is_undone = false;
        for _ in 0..200 {
            if !sight.is_asked() || is_undone {
                break;
            }
            assert_ne!(sight.choices.len(), 1, "nobody is asked for nothing");
            let seat = sight.seat().expect("a seat");
            let (before, index) = (sight.clone(), sight.choices[0].index);
            let tells = host.answer(Ask::Play {
                seat,
                number: before.number,
                index,
            });
            (sight, kept) = settle(&mut host, tells);
            let record: Record = kept.record.parse().expect("a record");
            let since = &record.moves[before.number..];
            let is_own = since.iter().all(|one| one.actor == Actor::Seat(seat));
            if is_own && since.len() > 1 && sight.undo.is_ok() {
                let tells = host.answer(Ask::Undo { seat });
                (sight, kept) = settle(&mut host, tells);
                assert_eq!(sight.choices, before.choices);
                is_undone = true;
            }
        }
        assert!(is_undone, "something left no choice");
        // Whoever wants to be asked is.
        host.answer(Ask::AlwaysAsk(true));
        let mut was_asked = false;
        for _ in 0..200 {
            if !sight.is_asked() || was_asked {
                break;
            }
            was_asked = sight.choices.len() == 1;
            let (seat, number) = (sight.seat().expect("a seat"), sight.number);
            let index = sight.choices[0].index;
            let tells = host.answer(Ask::Play {
                seat,
                number,
                index,
            });
            (sight, kept) = settle(&mut host, tells);
        }
        assert!(was_asked && kept.number > 0);
    }

    #[test]
    fn a_table_goes_on_by_itself_until_somebody_is_asked_and_on_again_when_they_chose() {
        for game in GameId::ALL {
            let mut host = LocalHost::new(3);
            let tells = sit(&mut host, game, &["human", "random", "random", "random"]);
            let (mut sight, mut kept) = settle(&mut host, tells);
            for _ in 0..30 {
                if !sight.is_asked() {
                    break;
                }
                let seat = sight.seat().expect("a seat");
                let index = sight.choices[sight.choices.len() / 2].index;
                let number = sight.number;
                let tells = host.answer(Ask::Play {
                    seat,
                    number,
                    index,
                });
                (sight, kept) = settle(&mut host, tells);
                assert!(sight.number > number, "{game}");
            }
            // What was kept goes on where it was, on another day.
            let mut later = LocalHost::new(3);
            let tells = later.answer(Ask::Resume(kept.clone()));
            let (again, _) = settle(&mut later, tells);
            assert_eq!(again.number, sight.number, "{game}");
            assert_eq!(again.choices, sight.choices, "{game}");
        }
    }

    #[test]
    fn another_bot_takes_the_seat_of_a_bot_and_of_nobody_else() {
        let mut host = LocalHost::new(3);
        let tells = sit(&mut host, GameId::Orders, &["human", "random"]);
        settle(&mut host, tells);
        let seat = |seat, occupant: &str| Ask::Seat {
            seat: Seat(seat),
            occupant: occupant.to_owned(),
        };
        let tells = host.answer(seat(1, "general"));
        let [Tell::Next(_), Tell::Keep(kept)] = &tells[..] else {
            panic!("{tells:?}");
        };
        assert_eq!(kept.occupants, ["human", "general"]);
        for (nobody, word) in [(0, "general"), (1, "human"), (1, "ghost"), (7, "cadet")] {
            assert_eq!(host.answer(seat(nobody, word)), [], "{nobody} {word}");
        }
    }

    #[test]
    fn whoever_passes_for_the_rest_of_a_turn_is_asked_again_in_the_next() {
        let mut host = LocalHost::new(3);
        host.answer(Ask::AlwaysAsk(true));
        // With aircraft everybody who has a hand can react, so there is much to ask.
        let setup = ["players 2", "windows strict", "air marshal"];
        let tells = host.answer(Ask::Sit {
            game: GameId::Quartermaster,
            setup: setup.map(str::to_owned).to_vec(),
            seed: "05".repeat(32),
            occupants: vec!["random".to_owned(), "human".to_owned()],
        });
        let (mut sight, _) = settle(&mut host, tells);
        let seat = Seat(1);
        let mut n_orders = 0;
        for _ in 0..200 {
            if !sight.is_asked() {
                break;
            }
            let turn = turn_id(&sight);
            let pass = sight.choices.iter().find(|choice| choice.is_pass);
            if let Some(pass) = pass.filter(|_| turn.seat != seat) {
                host.answer(Ask::PassTurn { seat });
                let (index, number) = (pass.index, sight.number);
                let ask = Ask::Play {
                    seat,
                    number,
                    index,
                };
                let tells = host.answer(ask);
                (sight, _) = settle(&mut host, tells);
                assert_ne!(turn_id(&sight), turn, "asked again in the same turn");
                n_orders += 1;
                continue;
            }
            let middle = sight.choices.len() / 2;
            let (index, number) = (sight.choices[middle].index, sight.number);
            let ask = Ask::Play {
                seat,
                number,
                index,
            };
            let tells = host.answer(ask);
            (sight, _) = settle(&mut host, tells);
        }
        assert!(n_orders > 0, "nobody else's turn ever asked");
    }

    #[test]
    fn a_game_is_looked_through_and_played_on_from_anywhere() {
        for game in GameId::ALL {
            let mut host = LocalHost::new(3);
            let tells = sit(&mut host, game, &["random"; 6]);
            let (sight, kept) = settle(&mut host, tells);
            assert!(kept.is_over, "{game}");
            let tells = host.answer(Ask::Review(kept.clone()));
            let [Tell::ScoreHistory(course)] = &tells[..] else {
                panic!("{tells:?}");
            };
            assert_eq!(course.moments.len(), sight.number + 1, "{game}");
            let observer = Observer::Seat(Seat(0));
            let number = sight.number / 2;
            let tells = host.answer(Ask::At { observer, number });
            let [Tell::Seen(past)] = &tells[..] else {
                panic!("{tells:?}");
            };
            assert_eq!((past.number, past.observer), (number, observer), "{game}");
            let tells = host.answer(Ask::Story(observer));
            let [Tell::Story(story)] = &tells[..] else {
                panic!("{tells:?}");
            };
            assert_eq!(story.movers().len(), sight.number, "{game}");

            // The same game up to there goes on with other dice, and proves nothing at its end.
            let record: Record = kept.record.parse().unwrap();
            let branch = SavedTable {
                record: record.branch(number).to_string(),
                seed: Some("09".repeat(32)),
                number,
                is_over: false,
                ..kept
            };
            let tells = host.answer(Ask::Resume(branch));
            let (sight, kept) = settle(&mut host, tells);
            assert!(sight.number > number && kept.is_over, "{game}");
            assert!(!kept.record.contains("\nseed "), "{game}");
        }
    }

    #[test]
    fn a_general_thinks_in_slices_and_can_be_hurried() {
        let mut host = LocalHost::new(3);
        sit(&mut host, GameId::Orders, &["general:4000", "human"]);
        let mut slices = 0;
        while host.wait().is_some() && slices < 400 {
            host.answer(Ask::Hurry);
            host.go();
            slices += 1;
        }
        assert!(slices < 400, "hurried, it comes to an end");
    }

    #[test]
    fn an_old_choice_is_refused_and_the_new_sight_is_told() {
        let mut host = LocalHost::new(3);
        let tells = sit(&mut host, GameId::Orders, &["human", "human"]);
        let (sight, _) = settle(&mut host, tells);
        let ask = Ask::Play {
            seat: Seat(0),
            number: sight.number + 7,
            index: 0,
        };
        let tells = host.answer(ask);
        assert!(matches!(tells[0], Tell::NotPlayed(_)), "{tells:?}");
        assert!(matches!(tells[1], Tell::Seen(_)), "{tells:?}");
    }

    #[test]
    fn without_a_table_nothing_is_answered_but_trouble() {
        let mut host = LocalHost::new(3);
        let tells = host.answer(Ask::Undo { seat: Seat(0) });
        assert_eq!(tells, [Tell::Trouble(Trouble::NoTable)]);
        assert_eq!(host.wait(), None);
        let tells = sit(&mut host, GameId::Rush, &["ghost"]);
        assert!(
            matches!(tells[0], Tell::Trouble(Trouble::Setup(_))),
            "{tells:?}"
        );
    }
}
