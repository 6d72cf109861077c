//! The end: achievements, scores, the winner (rules 9.4 to 11.2).

use game::{MAX_SEATS, Outcome, Seat, SeatSet, Sink};

use crate::card::CardId;
use crate::content::{Achievement, AchievementId, Count};
use crate::event::{Event, TrueEvent};
use crate::options::MAX_PLAYERS;
use crate::state::{Ending, Squad, State};

/// What decides, in this order: score, medals on medal cards, bases, achievements (rule 11.2).
type Standing = (i32, u32, u32, u32);

/// Every card of the final squad.
///
// Rule 9.4, A1: hand, Garage and Depot; defenders only with the option.
pub(crate) fn cards<'a>(state: &State, squad: &'a Squad) -> impl Iterator<Item = CardId> + 'a {
    let has_defenders = state.options.defenders_in_squad;
    let defenders = squad
        .bases
        .iter()
        .filter(move |_| has_defenders)
        .filter_map(|base| base.defender.some());
    squad
        .hand
        .iter()
        .chain(squad.garage.iter())
        .chain(squad.depot.iter())
        .copied()
        .chain(defenders)
}

/// How much of what an achievement counts a squad has.
pub(crate) fn metric(state: &State, squad: &Squad, achievement: &Achievement) -> u32 {
    cards(state, squad)
        .map(|card| state.content().face(card))
        .filter(|face| achievement.of.accepts(face))
        .map(|face| match achievement.count {
            Count::Cards => 1,
            // A13: medals, not cards.
            Count::Medals => u32::from(face.medals),
        })
        .sum()
}

/// The same of every seat.
pub(crate) fn metrics(state: &State, achievement: &Achievement) -> impl Iterator<Item = u32> {
    let squads = state.seated().iter();
    squads.map(|squad| metric(state, squad, achievement))
}

/// The seat that alone has the most, if it has any (rule 10.1, A30).
pub(crate) fn sole_leader(counts: impl IntoIterator<Item = u32>) -> Option<Seat> {
    let mut best = 0;
    let mut leader = None;
    for (seat, found) in (0..).map(Seat).zip(counts) {
        if found > best {
            best = found;
            leader = Some(seat);
        } else if found == best {
            leader = None;
        }
    }
    leader
}

/// Scores the game and ends it.
pub(crate) fn finish(state: &mut State, ending: Ending, sink: &mut impl Sink<TrueEvent>) {
    let content = state.content();
    let mut standings: [Standing; MAX_PLAYERS] = Default::default();
    for i in game::bits(state.achievements) {
        let id = AchievementId(i as u8);
        let achievement = content.achievement(id);
        let seat = sole_leader(metrics(state, achievement));
        state.awards[i as usize] = seat;
        if let Some(seat) = seat {
            let standing = &mut standings[seat.0 as usize];
            standing.0 += i32::from(achievement.worth);
            standing.3 += 1;
        }
        sink.emit(Event::Awarded {
            achievement: id,
            seat,
        });
    }
    let mut scores = [0; MAX_SEATS];
    for (i, squad) in state.seated().iter().enumerate() {
        let standing = &mut standings[i];
        for card in cards(state, squad) {
            let medals = u32::from(content.face(card).medals);
            // Rule 11.1. A14: bases destroyed are base cards in the squad; A15: vehicles
            // destroyed are the medals on its medal cards.
            standing.0 += medals as i32;
            if card == content.base {
                standing.2 += 1;
            } else {
                standing.1 += medals;
            }
        }
        scores[i] = standing.0;
        sink.emit(Event::Scored {
            seat: Seat(i as u8),
            points: standing.0,
        });
    }
    let standings = &standings[..state.seated().len()];
    let best = standings.iter().max();
    let winners: SeatSet = (0..state.options.players)
        .map(Seat)
        .filter(|seat| Some(&standings[seat.0 as usize]) == best)
        .collect();
    state.outcome = Some(Outcome {
        winners,
        scores,
        ending: game::Ending::new(ending.id()),
    });
    sink.emit(Event::Ended);
}
