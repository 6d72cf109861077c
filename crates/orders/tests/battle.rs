//! What is told of a battle happens: what keeping does, where attackers come from, and how often
//! another roll ends how.

use std::collections::BTreeMap;

use game::{Actor, Game, Ignore, Observer, Seat, Sense, Setup as _, Turn};
use orders::{BattleView, Dice, Ending, Faction, Move, Setup, State};

/// Cards, so that rolls can be made again.
const HANDS: &str = "blue hand assault*2 ambush*2 momentum mobilise artillery_strike";

fn games(see: impl Fn(&State)) {
    for (seed, lines) in [
        (1, &["mode alpine", "turn blue", HANDS][..]),
        (2, &["mode island"]),
        (3, &["mode island"]),
        (4, &["mode alpine"]),
    ] {
        let mut setup = Setup::default();
        lines.iter().for_each(|line| setup.set(line).unwrap());
        game::random_game(seed, &setup, &see);
    }
}

fn battle(state: &State) -> Option<BattleView> {
    state.view(Observer::Spectator).battle
}

fn place(state: &State, name: &str) -> orders::PlaceId {
    state.board().place_named(name).unwrap()
}

#[test]
fn what_keeping_is_said_to_do_happens() {
    let seen = std::cell::Cell::new(0);
    games(|state| {
        let Some(battle) = battle(state) else { return };
        let Some(roll) = &battle.roll else { return };
        seen.set(seen.get() + 1);
        let at = place(state, &battle.place);
        let mut after = *state;
        after.apply(Actor::Seat(roll.by.seat()), Move::Keep, &mut Ignore);
        if matches!(after.turn(), Turn::Over(_)) {
            // Nothing is said of a last round that ends with this battle.
            return;
        }
        let enemy = battle.by.other();
        let attackers = if battle.action.rolls() {
            0
        } else {
            roll.keep.attackers
        };
        assert_eq!(after.pieces(enemy, at), roll.keep.defenders, "{battle:?}");
        if attackers > 0 {
            assert_eq!(after.pieces(battle.by, at), attackers, "{battle:?}");
        }
        for faction in Faction::ALL {
            assert_eq!(after.stars(faction), roll.keep.stars[faction], "{battle:?}");
        }
    });
    assert!(seen.get() > 20, "{}", seen.get());
}

/// All ways in which so many dice with these faces can fall.
fn falls(faces: &[u8], n: u8) -> Vec<Dice> {
    let mut all = vec![Dice::NONE];
    for _ in 0..n {
        all = all
            .iter()
            .flat_map(|dice| {
                faces.iter().map(|&face| {
                    let mut dice = *dice;
                    dice.push(face);
                    dice
                })
            })
            .collect();
    }
    all
}

#[test]
fn the_odds_of_another_roll_are_those_of_all_rolls() {
    let seen = std::cell::Cell::new(0);
    games(|state| {
        let Some(battle) = battle(state) else { return };
        let Some(dice) = &battle.dice else { return };
        // Before the first roll: all its falls are played.
        if state.turn() != Turn::Chance || dice.all() > 3 {
            return;
        }
        seen.set(seen.get() + 1);
        let mut counted: BTreeMap<Ending, u64> = BTreeMap::new();
        let mut told = None;
        for dice in falls(&state.board().faces, dice.all()) {
            let mut after = *state;
            after.apply(Actor::Chance, Move::Roll(dice), &mut Ignore);
            // Without a card nothing is asked, and the roll stands.
            let Some(roll) = self::battle(&after).and_then(|battle| battle.roll) else {
                return;
            };
            *counted.entry(roll.keep.ending).or_default() += 1;
            told = Some(roll.again);
        }
        let told = told.expect("dice have faces");
        assert_eq!(told.ways, counted.into_iter().collect::<Vec<_>>());
        assert_eq!(told.of, told.ways.iter().map(|(_, ways)| ways).sum::<u64>());
    });
    assert!(seen.get() > 10, "{}", seen.get());
}

#[test]
fn attackers_come_from_somewhere_and_dice_have_reasons() {
    let seen = std::cell::Cell::new(0);
    games(|state| {
        let Some(battle) = battle(state) else { return };
        seen.set(seen.get() + 1);
        let walked: u8 = battle.from.iter().map(|from| from.n).sum();
        assert!(
            walked <= battle.attackers || battle.action.rolls(),
            "{battle:?}"
        );
        assert!(battle.defenders > 0 || battle.attackers > 0);
        assert_eq!(battle.source.is_some(), battle.action.rolls());
        if let Some(roll) = &battle.roll {
            assert_eq!(
                battle.dice.as_ref().map(|dice| dice.all()),
                Some(roll.dice.len())
            );
            assert!(roll.pay.is_empty(), "a spectator is told no hand");
        }
    });
    assert!(seen.get() > 50, "{}", seen.get());
}

#[test]
fn stars_add_up_by_area() {
    games(|state| {
        let view = state.view(Observer::Spectator);
        for faction in Faction::ALL {
            let seen = &view.factions[faction];
            let counted = seen.points.iter().filter(|points| points.counts);
            assert_eq!(seen.stars, counted.map(|points| points.stars).sum::<u8>());
        }
    });
}

#[test]
fn only_the_one_who_decides_sees_what_to_discard() {
    let seen = std::cell::Cell::new(0);
    games(|state| {
        for seat in [0, 1].map(Seat) {
            let view = state.view(Observer::Seat(seat));
            let Some(roll) = view.battle.and_then(|battle| battle.roll) else {
                continue;
            };
            let hand = view.factions[Faction::of(seat).unwrap()]
                .hand
                .clone()
                .unwrap();
            if roll.by.seat() == seat {
                seen.set(seen.get() + 1);
                assert!(roll.pay.iter().all(|card| hand.contains(card)));
                assert!(hand.iter().all(|card| roll.pay.contains(card)));
            } else {
                assert!(roll.pay.is_empty());
            }
        }
    });
    assert!(seen.get() > 10, "{}", seen.get());
}

/// What choices are said to do, in positions where the seat of `by` is asked.
fn previewed(see: impl Fn(&State, Move, &game::PreviewOf<State>)) {
    games(|state| {
        let Turn::Seats(seats) = state.turn() else {
            return;
        };
        let seat = seats.lowest().unwrap();
        let mut moves = game::MoveList::new();
        state.moves(seat, &mut moves);
        for &mv in moves.iter() {
            let mut after = *state;
            after.apply(Actor::Seat(seat), mv, &mut Ignore);
            let mut preview = game::Preview {
                sense: Sense::default(),
                certain: Vec::new(),
                unanswered: Vec::new(),
                then: game::Then::default(),
                outlook: orders::Outlook::default(),
            };
            state.judge(seat, mv, &after, &mut preview);
            see(state, mv, &preview);
        }
    });
}

#[test]
fn fire_where_no_enemy_is_has_no_effect_and_comes_last() {
    let seen = std::cell::Cell::new((0, 0));
    previewed(|state, mv, preview| {
        let Move::Target(area) = mv else { return };
        let Some((action, ..)) = state.action() else {
            return;
        };
        if !action.rolls() {
            return;
        }
        let enemy = state.active().other();
        let (idle, real) = seen.get();
        if state.pieces(enemy, area) == 0 {
            assert_eq!(preview.sense, Sense::NoEffect);
            assert!(preview.outlook.finds_nobody);
            seen.set((idle + 1, real));
        } else {
            assert_eq!(preview.sense, Sense::Gains);
            seen.set((idle, real + 1));
        }
    });
    let (idle, real) = seen.get();
    assert!(idle > 20 && real > 20, "{idle} {real}");
}

#[test]
fn pieces_above_the_limit_are_told_before_they_are_lost() {
    let seen = std::cell::Cell::new(0);
    previewed(|state, mv, preview| {
        let Move::Move(_, n) = mv else { return };
        let Some((_, Some(place), force, _)) = state.action() else {
            return;
        };
        let enemies = state.pieces(state.active().other(), place);
        let limit = state.board().pieces.stack_limit;
        if enemies == 0 && force + n > limit {
            seen.set(seen.get() + 1);
            assert_eq!(preview.sense, Sense::Loses, "{preview:?}");
            assert!(preview.outlook.over >= force + n - limit);
        }
        if enemies > 0 {
            let (own, told) = preview.outlook.against.unwrap();
            assert!(own >= force + n);
            assert_eq!(told, enemies);
        }
    });
    assert!(seen.get() > 0);
}

#[test]
fn every_answer_to_a_roll_says_what_it_does() {
    let seen = std::cell::Cell::new(0);
    previewed(|state, mv, preview| match mv {
        Move::Keep => {
            let roll = battle(state).unwrap().roll.unwrap();
            assert_eq!(preview.outlook.keep, Some(roll.keep));
        }
        Move::Reroll(_) => {
            seen.set(seen.get() + 1);
            let roll = battle(state).unwrap().roll.unwrap();
            let odds = preview.outlook.odds.as_ref().unwrap();
            assert_eq!(*odds, roll.again);
            let sum: u32 = odds.percents().iter().map(|(_, n)| u32::from(*n)).sum();
            assert_eq!(sum, 100);
        }
        _ => {}
    });
    assert!(seen.get() > 5);
}
