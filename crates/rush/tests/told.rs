//! What observers are told is read back as it was written, and nonsense is refused.

use std::collections::BTreeSet;

use game::{Actor, Game, MoveList, Observer, Playout, Seat, Setup as _, Turn};
use rush::{SeenEvent, Setup, State, View};
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
    for (seed, players) in [(1, 2), (2, 3), (3, 5)] {
        let mut setup = Setup::default();
        setup.set(&format!("players {players}")).unwrap();
        let (mut n, mut moves) = (0, MoveList::new());
        game::random_game(seed, &setup, |state: &State| {
            n += 1;
            let is_sample = n % 3 == 0 || matches!(state.turn(), Turn::Over(_));
            for observer in observers(state).filter(|_| is_sample) {
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
    assert!(pending.len() >= 10, "{pending:?}");
    assert!(events.len() >= 26, "{events:?}");
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
    refused("/options/players", 1.into());
    refused("/options/players", 6.into());
    refused("/options/rounds", 0.into());
    refused("/options/rounds", 301.into());
    refused("/medals", vec![[1, 1]; 3].into());
    refused("/reserve", vec![Value::Null; 5].into());
    refused("/seats/0/bases", vec![Value::Null; 2].into());
    refused("/step", "breakfast".into());
    refused("/pending/0", "breakfast".into());
    let event = serde_json::json!({"event": "destroyed", "seat": 0, "base": 1, "part": "roof"});
    assert!(serde_json::from_value::<SeenEvent>(event).is_err());
}
