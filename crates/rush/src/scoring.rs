//! The end: achievements, scores, the winner (rules 9.4 to 11.2).

use game::{MAX_SEATS, Outcome, Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::content::{Achievement, AchievementId, Count};
use crate::event::{Event, TrueEvent};
use crate::frame::{AttackStage, Frame};
use crate::options::MAX_PLAYERS;
use crate::state::{Ending, State};

/// What decides, in this order: score, medals on medal cards, bases, achievements (rule 11.2).
type Standing = (i32, u32, u32, u32);

/// What a seat would score if the game ended now, and what it is made of; at the end, what it scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Medals on its medal cards.
    pub medals: u32,
    /// Enemy bases it has destroyed and still has.
    pub bases: u32,
    /// What they count.
    pub base_points: u32,
    /// Achievements in which it alone is in front.
    pub leads: u32,
    /// What they count.
    pub lead_points: u32,
    /// All of it.
    pub total: i32,
}

/// Every card of a squad.
///
// Rule 9.4, A1: hand, Garage and Depot; defenders only with the option. Cards in use belong to it
// too: all of them come to lie on the Depot, or on a base or in the Scrapyard and are counted so then.
pub(crate) fn cards(state: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let squad = state.squad(seat);
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
        .chain(in_use(state, seat))
}

/// Cards of the seat that lie in no pile: attackers, and what is being played.
fn in_use(state: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let is_active = state.active == seat;
    let has_defenders = state.options.defenders_in_squad;
    let attackers = state.attackers.iter().filter(move |_| is_active);
    let frames = state.frames.iter().filter(move |_| is_active);
    let played = frames.filter_map(move |frame| match *frame {
        Frame::Card {
            card,
            is_scrapped: false,
            ..
        }
        | Frame::Attack {
            stage: AttackStage::Aim(card),
            ..
        } => Some(card),
        Frame::Place(card) if has_defenders => Some(card),
        _ => None,
    });
    attackers.chain(played)
}

/// How much of what an achievement counts a squad has.
pub(crate) fn metric(state: &State, seat: Seat, achievement: &Achievement) -> u32 {
    cards(state, seat)
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
    (0..state.options.players).map(|seat| metric(state, Seat(seat), achievement))
}

/// What every seat would score now.
pub(crate) fn scores(state: &State) -> [Score; MAX_PLAYERS] {
    let content = state.content();
    let mut scores = [Score::default(); MAX_PLAYERS];
    let seats = (0..state.options.players).map(Seat);
    for (seat, score) in seats.zip(&mut scores) {
        for card in cards(state, seat) {
            let medals = u32::from(content.face(card).medals);
            if card == content.base {
                score.bases += 1;
                score.base_points += medals;
            } else {
                score.medals += medals;
            }
        }
    }
    for i in game::bits(state.achievements) {
        let achievement = content.achievement(AchievementId(i as u8));
        if let Some(seat) = sole_leader(metrics(state, achievement)) {
            let score = &mut scores[seat.0 as usize];
            score.leads += 1;
            score.lead_points += u32::from(achievement.worth);
        }
    }
    for score in &mut scores {
        score.total = (score.medals + score.base_points + score.lead_points) as i32;
    }
    scores
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
    for i in 0..state.seated().len() {
        let standing = &mut standings[i];
        for card in cards(state, Seat(i as u8)) {
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
