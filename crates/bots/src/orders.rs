//! What is good in General Orders.
//!
//! A position is judged by stars, by areas that could score, by troops and by how safe the HQs
//! are; moves are weighed by rules of thumb. A first judgement, so that bots can sit down: it has
//! not been tuned. No area, card or bonus is named.

use ::orders::{Action, Board, Faction, Move, PieceKind, PlaceId, State};
use game::Seat;

use crate::strategist::{Strategist, Values};

/// A lead of so many stars makes a side about three times as likely to win at the start; at the
/// end one star decides.
const SCALE: f32 = 4.0;

impl Strategist for State {
    fn values(&self) -> Values {
        let lead = worth(self, Faction::Blue) - worth(self, Faction::Yellow);
        let rounds = f32::from(self.board().rounds);
        let left = (rounds - f32::from(self.round())).max(0.0) / rounds;
        let scale = SCALE * (0.3 + 0.7 * left);
        let blue = 1.0 / (1.0 + (-lead / scale).exp());
        let mut values = [0.0; game::MAX_SEATS];
        values[0] = blue;
        values[1] = 1.0 - blue;
        values
    }

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        let faction = Faction::of(seat).unwrap_or_default();
        weights.extend(moves.iter().map(|&mv| weight(self, faction, mv)));
    }

    fn is_calm(&self) -> bool {
        Self::is_calm(self)
    }
}

/// What a faction's side of the position is worth, in stars.
fn worth(state: &State, faction: Faction) -> f32 {
    let board = state.board();
    let enemy = faction.other();
    let mut worth = f32::from(state.stars(faction));
    for place in state.supplied(faction).iter() {
        worth += match place.kind() {
            PieceKind::Troop => 0.08 * f32::from(state.pieces(faction, place)),
            PieceKind::Plane => 0.1 + 0.04 * f32::from(state.pieces(faction, place)),
        };
        if state.bonus(place).is_some() {
            worth += 0.4;
        }
    }
    // Where the enemy could come from, the HQ wants troops.
    let hq = board.hq(faction);
    let near = (board.adjacent(hq) & state.controlled(enemy)).iter();
    let threat: u8 = near.map(|place| state.pieces(enemy, place) - 1).sum();
    let guard = state.pieces(faction, hq);
    if threat > guard {
        worth -= 2.0;
    }
    worth += 0.3 * f32::from(state.commanders(faction));
    worth += 0.3 * f32::from(state.hand_size(faction));
    if state.initiative() == faction {
        worth += 0.3;
    }
    worth
}

/// What holding an area is good for, in stars.
fn prize(state: &State, board: &Board, faction: Faction, area: PlaceId) -> f32 {
    let Some(row) = board.places().position(|place| place == area) else {
        return 0.0;
    };
    let Some(printed) = board.areas.get(row) else {
        // A zone.
        return 0.6;
    };
    let bonus = if state.bonus(area).is_some() {
        0.8
    } else {
        0.0
    };
    let hq = if area == board.hq(faction.other()) {
        6.0
    } else {
        0.0
    };
    f32::from(printed.stars) + bonus + hq
}

fn weight(state: &State, faction: Faction, mv: Move) -> f32 {
    let board = state.board();
    let enemy = faction.other();
    match mv {
        Move::Deploy(space) => {
            let space = board.space(space);
            match (space.action, space.place) {
                (Action::Advance | Action::Fly, Some(place)) => {
                    let near = (board.adjacent(place) & state.controlled(faction)).iter();
                    let force: u8 = near.map(|from| state.pieces(faction, from) - 1).sum();
                    let odds = f32::from(force) - f32::from(state.pieces(enemy, place)) - 0.8;
                    if odds > 0.0 || state.pieces(enemy, place) == 0 {
                        0.8 + 0.6 * prize(state, board, faction, place)
                    } else {
                        -1.5
                    }
                }
                (Action::Reinforce, _) => 1.2,
                (Action::Plan, _) => 0.9,
                (Action::Paradrop, _) => 1.0,
                (Action::Scramble, _) => 0.5,
                _ => 0.2,
            }
        }
        Move::Target(area) => {
            let there = f32::from(state.pieces(enemy, area));
            match state.action() {
                Some((Action::Paradrop, ..)) if state.controlled(faction).contains(area) => -1.0,
                Some((Action::Paradrop, ..)) => prize(state, board, faction, area) - there,
                _ if there > 0.0 => there.min(2.5) + 0.4 * prize(state, board, faction, area),
                _ => -3.0,
            }
        }
        Move::Move(_, n) => 0.5 * f32::from(n),
        Move::Commit(n) | Move::Add(n) => 0.4 * f32::from(n),
        Move::Place(place) => {
            let front = board.adjacent(place) & state.controlled(enemy);
            let crowd = f32::from(state.pieces(faction, place));
            1.0 + 0.4 * front.len() as f32 + 0.2 * prize(state, board, faction, place) - 0.2 * crowd
        }
        Move::Play(_) => 0.7,
        Move::Reroll(_) => match state.action() {
            Some((.., roll)) if roll.hits() < roll.len() => 0.3,
            _ => -2.0,
        },
        Move::Pull(_) => -0.5,
        Move::Done => match state.action() {
            // Whoever goes in goes in strength.
            Some((Action::Advance | Action::Fly, ..)) => 0.4,
            _ => -0.5,
        },
        Move::Pass => -3.0,
        Move::Keep
        | Move::Decline
        | Move::Return(_)
        | Move::Shuffle(_)
        | Move::Token(_)
        | Move::Toss(_)
        | Move::Roll(_) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, MoveList, Setup as _};

    use super::*;
    use crate::{Bot, Budget, Knowledge, Level};

    fn begin(lines: &[&str]) -> State {
        let mut setup = <State as Game>::Setup::default();
        for line in lines {
            setup.set(line).unwrap();
        }
        State::new(&setup).unwrap()
    }

    #[test]
    fn equal_sides_are_worth_the_same_but_for_the_initiative() {
        let values = begin(&["turn blue", "initiative yellow"]).values();
        assert!(values[1] > values[0] && values[1] < 0.6, "{values:?}");
        assert!((values[0] + values[1] - 1.0).abs() < 1e-6);
    }

    #[test]
    fn stars_weigh_more_in_the_last_round() {
        let held = "blue troops blue_hq*3 blue_road*1 blue_farm*1 town*1";
        let early = begin(&["turn blue", held]).values()[0];
        let late = begin(&["turn blue", "round 4", held]).values()[0];
        assert!(0.5 < early && early < late, "{early} {late}");
    }

    #[test]
    fn every_level_takes_an_undefended_hq() {
        let state = begin(&[
            "turn blue",
            "round 4",
            "blue troops blue_hq*3 blue_road*1 blue_farm*1 town*1 yellow_mill*1 yellow_road*5",
            "yellow troops yellow_hq*1 west_slope*5",
        ]);
        let mut moves = MoveList::new();
        state.moves(Seat(0), &mut moves);
        let knowledge = Knowledge::new(&state, Seat(0), 1);
        for level in [Level::Officer, Level::General] {
            let mut bot = Bot::with_budget(level, Budget::Iterations(400), 1);
            let mv = bot.choose(&knowledge, 3).unwrap();
            assert_eq!(state.write_move(mv), "deploy advance yellow_hq", "{level}");
        }
    }
}
