//! What is told of a battle happens: what keeping does, where attackers come from, and how often
//! another roll ends how.

use std::collections::BTreeMap;

use game::{Actor, Game, Ignore, Observer, Seat, Setup as _, Turn};
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
