//! Laws 8, 9 and 12: who may know what.
//!
//! A world imagined for a seat ([`Game::determinize`]) is a position that this seat cannot tell
//! from the true one. So everything the seat is told must be the same in both, now and after any
//! move, until something is revealed; and a reveal must be marked, or undo would cross it.

use game::{Actor, Game, MoveList, Observer, Playout, Rng, Seat, Turn};

use games::Playable;

use super::breach::{Fault, Law, fault};
use super::plan::{Plan, Tally};
use super::previews;
use crate::random;
use crate::told::{Told, json, observers};

/// For each pair of seats, whether imagining for the first ever changed what the second sees.
#[derive(Debug, Default)]
pub(super) struct Hidden([[bool; game::MAX_SEATS]; game::MAX_SEATS]);

impl Hidden {
    /// Checks that no seat's secrets stayed where they were in every imagined world.
    pub(super) fn check(&self, seats: u8) -> Result<(), Fault> {
        for seat in 0..seats {
            for other in (0..seats).filter(|&other| other != seat) {
                if !self.0[seat as usize][other as usize] {
                    return fault(
                        Law::Worlds,
                        format!(
                            "no world imagined for seat {seat} ever changed what seat {other} \
                             holds (set `hides: false` if there is nothing to hide)"
                        ),
                    );
                }
            }
        }
        Ok(())
    }
}

/// Checks the laws for every seat of one position.
///
/// `moves` are any moves at all: why a seat may not make them must not betray anything either.
pub(super) fn check<G: Playable>(
    truth: &G,
    moves: &[G::Move],
    plan: &Plan,
    rng: &mut Playout,
    hidden: &mut Hidden,
    tally: &mut Tally,
) -> Result<(), Fault> {
    for seat in (0..truth.seats()).map(Seat) {
        let told_truth = Told::to(truth, seat, moves);
        for _ in 0..plan.worlds {
            tally.worlds += 1;
            let world = imagine(truth, seat, rng.next_u64());
            if let Err(problem) = world.audit() {
                return fault(
                    Law::Conservation,
                    format!("in a world imagined for seat {seat}: {problem}"),
                );
            }
            if let Some(difference) = told_truth.difference(&Told::to(&world, seat, moves)) {
                return fault(
                    Law::Blindness,
                    format!(
                        "seat {seat} can tell the true position from an imagined one: {difference}"
                    ),
                );
            }
            for other in (0..truth.seats()).filter(|&other| other != seat.0) {
                let observer = Observer::Seat(Seat(other));
                if json(&world.view(observer)) != json(&truth.view(observer)) {
                    hidden.0[seat.0 as usize][other as usize] = true;
                }
            }
            let number = rng.next_u64();
            if imagine(truth, seat, number) != imagine(&world, seat, number) {
                return fault(
                    Law::Worlds,
                    format!("worlds imagined for seat {seat} depend on what that seat cannot know"),
                );
            }
            follow(truth.clone(), world.clone(), seat, plan, rng, tally)?;
            previews::blind(truth, &world, seat)?;
        }
        previews::kept(truth, seat)?;
    }
    // Costly, so only now and then, for one seat.
    const SELDOM: u32 = 4;
    if rng.below(SELDOM) > 0 {
        return Ok(());
    }
    let seat = Seat(rng.below(u32::from(truth.seats())) as u8);
    reach(truth, seat, plan, rng, tally)
}

fn imagine<G: Game>(truth: &G, seat: Seat, number: u64) -> G {
    let mut world = truth.clone();
    world.determinize(seat, &mut Playout::new(number));
    world
}

/// Makes the same moves in both worlds for as long as the seat cannot tell them apart.
fn follow<G: Game>(
    mut truth: G,
    mut world: G,
    seat: Seat,
    plan: &Plan,
    rng: &mut Playout,
    tally: &mut Tally,
) -> Result<(), Fault> {
    for _ in 0..plan.ahead {
        let Some((actor, mv)) = next_move(&truth, seat, rng) else {
            return Ok(());
        };
        let is_possible = match actor {
            Actor::Seat(seat) => world.why_not(seat, mv).is_none(),
            Actor::Chance => world.turn() == Turn::Chance && world.is_possible_chance(mv),
        };
        if !is_possible {
            // Another seat's hidden cards, or a draw from them, are others here.
            return Ok(());
        }
        tally.followed += 1;
        let text = truth.write_move(mv);
        let observer = Observer::Seat(seat);
        let step = |state: &mut G| {
            let mut events = Vec::new();
            state.apply(actor, mv, &mut events);
            let reveals = events.iter().any(|event| state.reveals_to(event, seat));
            let seen: Vec<String> = events
                .iter()
                .map(|event| json(&state.witness(event, observer)))
                .collect();
            (reveals, seen)
        };
        let (truth_reveals, truth_seen) = step(&mut truth);
        let (world_reveals, world_seen) = step(&mut world);
        let sees_otherwise = truth.view(observer) != world.view(observer);
        if truth_seen != world_seen || sees_otherwise {
            let after = format!(
                "after `{text}` seat {seat} saw\n  {}\nin the true world and\n  {}\nin an \
                 imagined one",
                truth_seen.join(" "),
                world_seen.join(" ")
            );
            if !(truth_reveals && world_reveals) {
                let law = if actor == Actor::Seat(seat) {
                    Law::Undo
                } else {
                    Law::Blindness
                };
                return fault(
                    law,
                    format!(
                        "{after}, but no event is marked as a reveal in one of them: either the \
                         mark is missing or seat {seat} was told too much"
                    ),
                );
            }
            let is_news = !is_reordered(&truth_seen, &world_seen);
            if is_news && !sees_otherwise && !plan.forgets {
                return fault(
                    Law::Blindness,
                    format!(
                        "{after}, but no view shows the difference: the event told too much (or \
                         set `forgets: true`)"
                    ),
                );
            }
            return Ok(());
        }
        if let Some(difference) =
            Told::to(&truth, seat, &[]).difference(&Told::to(&world, seat, &[]))
        {
            return fault(
                Law::Blindness,
                format!("after `{text}`, which showed seat {seat} the same, {difference}"),
            );
        }
    }
    Ok(())
}

/// Whether the same was seen, perhaps in another order.
///
/// Several cards drawn at once come in an order that no sorted hand shows afterwards; that it was
/// this order and not that tells an observer nothing.
fn is_reordered(one: &[String], two: &[String]) -> bool {
    let sorted = |seen: &[String]| {
        let mut seen = seen.to_vec();
        seen.sort_unstable();
        seen
    };
    sorted(one) == sorted(two)
}

/// A move of the true world; the observing seat's own when it is asked, half of the time.
fn next_move<G: Game>(truth: &G, seat: Seat, rng: &mut Playout) -> Option<(Actor, G::Move)> {
    match truth.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some((Actor::Chance, truth.chance(rng))),
        Turn::Seats(asked) => {
            let i = rng.below(asked.len()) as usize;
            let actor = match asked.iter().nth(i)? {
                _ if asked.contains(seat) && rng.below(2) == 0 => seat,
                other => other,
            };
            let mut list = MoveList::new();
            truth.moves(actor, &mut list);
            random::pick::<G>(&list, rng).map(|pick| (Actor::Seat(actor), pick.mv))
        }
    }
}

/// Checks that the true arrangement is among the imagined ones, where there are few.
fn reach<G: Game>(
    truth: &G,
    seat: Seat,
    plan: &Plan,
    rng: &mut Playout,
    tally: &mut Tally,
) -> Result<(), Fault> {
    // Twenty samples for each world make it all but certain that none is missed by bad luck.
    const SAMPLES_EACH: usize = 20;
    let arrangement = |state: &G| -> Vec<String> {
        observers(state.seats())
            .map(|observer| json(&state.view(observer)))
            .collect()
    };
    let most = plan.reach as usize / SAMPLES_EACH;
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..plan.reach {
        seen.insert(arrangement(&imagine(truth, seat, rng.next_u64())));
        if seen.len() > most {
            return Ok(());
        }
    }
    if plan.reach == 0 {
        return Ok(());
    }
    tally.reached += 1;
    if seen.contains(&arrangement(truth)) {
        return Ok(());
    }
    fault(
        Law::Worlds,
        format!(
            "{} worlds imagined for seat {seat} give {} arrangements, and the true one is not \
             among them",
            plan.reach,
            seen.len()
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_drawn_in_another_order_are_no_news() {
        let seen = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert!(is_reordered(&seen("draw:1 draw:2"), &seen("draw:2 draw:1")));
        assert!(!is_reordered(
            &seen("draw:1 draw:2"),
            &seen("draw:1 draw:1")
        ));
        assert!(!is_reordered(&seen("draw:1"), &seen("draw:1 draw:1")));
    }
}
