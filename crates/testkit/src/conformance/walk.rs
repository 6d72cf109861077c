//! The random games on which the laws are tried.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Actor, Game, MoveList, Playout, Record, RecordedMove, Rng, Seat, Setup, Turn};

use games::Playable;

use super::breach::{Breach, Fault, Law, fault};
use super::foreign::Pool;
use super::plan::{Plan, Tally};
use super::{lists, purity, things, worlds};
use crate::{panics, random};

/// Plays every game of the plan.
pub(super) fn all<G: Playable>(plan: &Plan) -> Result<Tally, Box<Breach>> {
    let mut tally = Tally::default();
    let mut pool = Pool::new();
    for setup in &plan.setups {
        let mut hidden = worlds::Hidden::default();
        let mut seats = 0;
        let mut record = empty_record::<G>(setup.clone());
        for i in 0..plan.games {
            let walk = plan.seed.wrapping_add(u64::from(i));
            record = empty_record::<G>(setup.clone());
            // A panic is a breach like any other; the moves before it are in the record.
            let result = catch_unwind(AssertUnwindSafe(|| {
                Walk::<G> {
                    plan,
                    rng: Playout::new(walk),
                    record: &mut record,
                    pool: &mut pool,
                    hidden: &mut hidden,
                    tally: &mut tally,
                }
                .run(setup)
            }));
            let result = result.unwrap_or_else(|payload| {
                fault(
                    Law::Legality,
                    format!("the game panics: {}", panics::message(&*payload)),
                )
            });
            match result {
                Ok(n) => seats = n,
                Err(fault) => return Err(Breach::write(G::ID, fault, record, walk)),
            }
        }
        if plan.is_blind && plan.hides && plan.games > 0 {
            hidden
                .check(seats)
                .map_err(|fault| Breach::write(G::ID, fault, record, plan.seed))?;
        }
    }
    Ok(tally)
}

fn empty_record<G: Game>(setup: Vec<String>) -> Record {
    Record {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup,
        commitment: None,
        seed: None,
        moves: Vec::new(),
    }
}

struct Walk<'a, G: Playable> {
    plan: &'a Plan,
    rng: Playout,
    record: &'a mut Record,
    pool: &'a mut Pool<G::Move>,
    hidden: &'a mut worlds::Hidden,
    tally: &'a mut Tally,
}

impl<G: Playable> Walk<'_, G> {
    /// Plays one game to its end; gives its number of seats.
    fn run(mut self, setup: &[String]) -> Result<u8, Fault> {
        let setup = purity::arrange::<G>(setup)?;
        self.record.setup = setup.lines();
        let mut state = purity::begin::<G>(&setup)?;
        lists::names(&state)?;
        loop {
            let options = self.look(&state)?;
            let Some((actor, mv)) = self.choose(&state, &options) else {
                break;
            };
            let text = state.write_move(mv);
            let (after, events) = purity::apply(&state, actor, mv)?;
            things::events(&after, &events)?;
            self.record.moves.push(RecordedMove { actor, text });
            self.tally.moves += 1;
            state = after;
            if self.record.moves.len() > G::MOVE_BOUND as usize {
                return fault(
                    Law::Bound,
                    format!("the game goes on after {} moves", G::MOVE_BOUND),
                );
            }
        }
        purity::replay(self.record, &state)?;
        self.tally.games += 1;
        Ok(state.seats())
    }

    /// Checks everything there is to check in one position.
    fn look(&mut self, state: &G) -> Result<lists::Options<G::Move>, Fault> {
        if let Err(problem) = state.audit() {
            return fault(Law::Conservation, problem);
        }
        let options = lists::read(state)?;
        let mut chance = Vec::new();
        if state.turn() == Turn::Chance {
            chance.extend((0..4).map(|_| state.chance(&mut self.rng)));
            if let Some(mv) = chance.iter().find(|&&mv| !state.is_possible_chance(mv)) {
                return fault(
                    Law::Legality,
                    format!("chance is sampled as {mv:?}, which is not possible"),
                );
            }
        }
        lists::texts(state, &options, &chance)?;
        things::named(state, &options)?;
        let (rng, tally) = (&mut self.rng, &mut *self.tally);
        lists::legality(state, &options, self.pool, self.plan, rng, tally)?;
        for (moves, standing) in &options.of_seat {
            for &mv in moves.iter().chain(standing.iter()) {
                self.pool.add(mv, rng);
            }
        }
        for mv in chance {
            self.pool.add(mv, rng);
        }
        if self.plan.is_blind && rng.below(self.plan.sample_every.max(1)) == 0 {
            things::views(state)?;
            let moves = self.pool.sample(rng);
            worlds::check(state, &moves, self.plan, rng, self.hidden, tally)?;
        }
        Ok(options)
    }

    /// Mostly what a random player would do; now and then an aside or a standing request.
    fn choose(&mut self, state: &G, options: &lists::Options<G::Move>) -> Option<(Actor, G::Move)> {
        const SELDOM: u32 = 12;
        let rng = &mut self.rng;
        let asked = match state.turn() {
            Turn::Over(_) => return None,
            Turn::Chance => return Some((Actor::Chance, state.chance(rng))),
            Turn::Seats(asked) => asked,
        };
        let any = |list: &MoveList<G::Move>, rng: &mut Playout| {
            list[rng.below(list.len() as u32) as usize]
        };
        if rng.below(SELDOM) == 0 {
            let seat = rng.below(options.of_seat.len() as u32);
            let standing = &options.of_seat[seat as usize].1;
            if !standing.is_empty() {
                return Some((Actor::Seat(Seat(seat as u8)), any(standing, rng)));
            }
        }
        let seat = asked.iter().nth(rng.below(asked.len()) as usize)?;
        let moves = &options.of_seat[seat.0 as usize].0;
        let mv = if rng.below(SELDOM) == 0 {
            any(moves, rng)
        } else {
            random::pick::<G>(moves, rng)?.mv
        };
        Some((Actor::Seat(seat), mv))
    }
}
