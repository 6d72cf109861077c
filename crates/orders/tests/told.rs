//! What observers are told is read back as it was written, and nonsense is refused.

use std::collections::BTreeSet;

use game::{Actor, Game, MoveList, Observer, Playout, Seat, Setup as _, Turn};
use orders::{Action, ActionStep, Mode, SeenEvent, Setup, State, View, WindowMoment};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

fn is_read_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(told: &T) -> Value {
    let text = serde_json::to_string(told).unwrap();
    let again: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, *told);
    serde_json::from_str(&text).unwrap()
}

fn observers(state: &State) -> impl Iterator<Item = Observer> {
    let seats = (0..state.seats()).map(|seat| Observer::Seat(Seat(seat)));
    seats.chain([Observer::Spectator])
}

/// The words that tell variants apart: a string, or the one key of an object.
fn variant(value: &Value) -> String {
    let key = value.as_object().and_then(|object| object.keys().next());
    let word = value.as_str().map(str::to_owned).or(key.cloned());
    word.expect("a variant has a name")
}

#[test]
fn views_and_events_of_random_games_are_read_back_as_they_were_written() {
    let (mut pending, mut events) = (BTreeSet::new(), BTreeSet::new());
    // Full hands: random play draws few cards and uses fewer.
    let cards =
        "blue hand assault*2 counterattack momentum*2 ambush mobilise artillery_strike airdrop";
    for (seed, lines) in [
        (1, vec!["mode alpine"]),
        (2, vec!["mode island", "readied deploy"]),
        (3, vec!["mode island", "windows fast"]),
        (4, vec!["mode alpine", "turn blue", cards]),
    ] {
        let mut setup = Setup::default();
        lines.into_iter().for_each(|line| setup.set(line).unwrap());
        let (mut n, mut moves) = (0, MoveList::new());
        game::random_game(seed, &setup, |state: &State| {
            n += 1;
            for observer in observers(state) {
                let view = is_read_back(&state.view(observer));
                pending.extend(view["pending"].as_array().unwrap().iter().map(variant));
            }
            // One of the moves that could be made, not always the same.
            let (actor, mv) = match state.turn() {
                Turn::Over(_) => return,
                Turn::Chance => (Actor::Chance, state.chance(&mut Playout::new(n))),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    state.moves(seat, &mut moves);
                    (Actor::Seat(seat), moves[n as usize % moves.len()])
                }
            };
            let (mut after, mut caused) = (*state, Vec::new());
            after.apply(actor, mv, &mut caused);
            for event in &caused {
                for observer in observers(state) {
                    let seen = is_read_back(&after.witness(event, observer));
                    events.insert(seen["event"].as_str().unwrap().to_owned());
                }
            }
        });
    }
    assert!(pending.len() >= 9, "{pending:?}");
    assert!(events.len() >= 17, "{events:?}");
}

#[test]
fn a_view_that_cannot_be_is_refused() {
    let state = State::new(&Setup::default()).unwrap();
    let view = serde_json::to_value(state.view(Observer::Spectator)).unwrap();
    let refused = |pointer: &str, with: Value| {
        let mut broken = view.clone();
        *broken.pointer_mut(pointer).expect(pointer) = with.clone();
        let read: Result<View, _> = serde_json::from_value(broken);
        assert!(read.is_err(), "{pointer} {with}");
    };
    refused("/options/mode", "desert".into());
    refused("/options/windows", "slow".into());
    refused("/factions", vec![Value::Null; 3].into());
    refused("/initiative", "red".into());
    refused("/pending/0", "breakfast".into());
}

#[test]
fn dice_that_cannot_be_are_refused() {
    let rolled = |dice: Value| {
        let event = serde_json::json!({"event": "rolled", "faction": "blue", "dice": dice});
        serde_json::from_value::<SeenEvent>(event)
    };
    assert!(rolled(vec![0, 3, 1].into()).is_ok());
    assert!(rolled(vec![1; 16].into()).is_ok());
    assert!(rolled(vec![1; 17].into()).is_err());
    assert!(rolled(vec![4].into()).is_err());
    assert!(rolled(vec![-1].into()).is_err());
    assert!(rolled("1 1".into()).is_err());
}

#[test]
fn words_of_notation_are_the_words_of_views() {
    let is_same = |told: Value, name: &str| assert_eq!(told, Value::from(name));
    for step in [
        ActionStep::Start,
        ActionStep::Enter,
        ActionStep::Target,
        ActionStep::Commit,
        ActionStep::Entered,
        ActionStep::Battle,
        ActionStep::Fire,
        ActionStep::Pull,
        ActionStep::Place,
        ActionStep::Settle,
    ] {
        is_same(is_read_back(&step), step.name());
    }
    for moment in [
        WindowMoment::OwnTurn,
        WindowMoment::Deploying,
        WindowMoment::Entered,
        WindowMoment::BeforeRoll,
        WindowMoment::Placing,
        WindowMoment::Defending,
    ] {
        is_same(is_read_back(&moment), moment.name());
    }
    for action in Action::ALL {
        is_same(is_read_back(&action), action.name());
    }
    for mode in Mode::ALL {
        is_same(is_read_back(&mode), mode.name());
    }
}
