//! The erased table over the toy: playing, undoing, replaying, verifying.

use game::official::Seed;
use game::{Actor, Observer, Playout, Record, Rng, Seat, Turn};
use games::{ChanceError, PlayError, ReplayError, Sitting, Table, UndoError, VerifyError};

use crate::toy::Toy;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn open(setup: &[&str]) -> Sitting<Toy> {
    Sitting::new(setup, None).unwrap()
}

fn dealt() -> Sitting<Toy> {
    open(&["hand ann 2 5 9", "hand bob 3 4 8"])
}

/// A whole game by official randomness and a random player.
fn played(seed: u64) -> Sitting<Toy> {
    let mut table = Sitting::<Toy>::new(&["players 3"], Some(Seed::new([7; 32]))).unwrap();
    let mut rng = Playout::new(seed);
    loop {
        match table.turn() {
            Turn::Over(_) => return table,
            Turn::Chance => {
                table.draw_chance().unwrap();
            }
            Turn::Seats(asked) => {
                let seat = asked.lowest().unwrap();
                let moves = table.moves(seat);
                let mv = &moves[rng.below(moves.len() as u32) as usize];
                table.play(seat, &mv.text).unwrap();
            }
        }
    }
}

#[test]
fn moves_are_text_and_asides_are_marked() {
    let table = dealt();
    let moves = table.moves(ANN);
    let texts: Vec<&str> = moves.iter().map(|choice| choice.text.as_str()).collect();
    assert_eq!(
        texts,
        ["bid 2", "bid 5", "bid 9", "burn 2", "burn 5", "burn 9"]
    );
    assert_eq!(moves.iter().filter(|choice| choice.is_aside).count(), 3);
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut table = dealt();
    let before = table.state().clone();
    let error = table.play(ANN, "bid 3").unwrap_err();
    assert_eq!(error.to_string(), "`bid 3` is refused: not-in-hand card=3");
    let error = table.play(ANN, "sing").unwrap_err();
    assert!(matches!(error, PlayError::NotUnderstood { .. }), "{error}");
    assert_eq!(*table.state(), before);
    assert_eq!(table.why_not(ANN, "bid 2"), Ok(None));
    assert_eq!(
        table.why_not(ANN, "keep").unwrap().unwrap().to_string(),
        "not-now"
    );
}

#[test]
fn an_observer_sees_their_own_cards_only() {
    let mut table = dealt();
    table.play(ANN, "bid 9").unwrap();
    let bid = |observer| table.events(0, observer)[0].events[0]["bid"]["card"].clone();
    assert_eq!(bid(Observer::Seat(ANN)), 9);
    assert!(bid(Observer::Seat(BOB)).is_null());
    assert!(bid(Observer::Spectator).is_null());
    let view = table.view(Observer::Seat(BOB));
    assert_eq!(view["hand"], serde_json::json!([3, 4, 8]));
    let lines = table.describe(Observer::Seat(BOB));
    assert!(lines.contains(&"ann hand: ? ?".to_owned()), "{lines:?}");
    assert!(lines.contains(&"bob hand: 3 4 8".to_owned()), "{lines:?}");
}

#[test]
fn old_events_are_the_same_as_when_they_were_new() {
    let mut table = dealt();
    let mut live = Vec::new();
    for (seat, text) in [
        (ANN, "bid 9"),
        (BOB, "bid 3"),
        (ANN, "keep"),
        (BOB, "bid 8"),
    ] {
        let before = table.n_moves();
        table.play(seat, text).unwrap();
        live.extend(table.events(before, Observer::Seat(BOB)));
    }
    assert_eq!(table.events(0, Observer::Seat(BOB)), live);
    assert_eq!(
        live.iter().map(|seen| seen.number).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert!(table.events(4, Observer::Spectator).is_empty());
}

#[test]
fn undo_takes_back_an_own_move_that_showed_nothing() {
    let mut table = dealt();
    let before = table.state().clone();
    assert_eq!(table.undo(ANN), Err(UndoError::NothingYet));
    table.play(ANN, "bid 9").unwrap();
    assert_eq!(
        table.undo(BOB).unwrap_err().to_string(),
        "ann has moved since"
    );
    table.undo(ANN).unwrap();
    assert_eq!(*table.state(), before);
    assert_eq!(table.n_moves(), 0);
}

#[test]
fn undo_never_crosses_a_reveal_chance_or_another_seat() {
    let mut table = dealt();
    table.play(ANN, "bid 9").unwrap();
    table.play(BOB, "bid 3").unwrap();
    assert_eq!(table.undo(BOB), Err(UndoError::Revealed));
    assert!(matches!(
        table.undo(ANN),
        Err(UndoError::OtherSeatActed { .. })
    ));
    table.play(ANN, "gamble").unwrap();
    table.undo(ANN).unwrap();
    table.play(ANN, "gamble").unwrap();
    table.play_chance("roll 6").unwrap();
    assert_eq!(table.undo(ANN), Err(UndoError::ChanceMoved));
}

#[test]
fn chance_is_either_drawn_or_given() {
    let mut given = open(&[]);
    assert_eq!(given.draw_chance(), Err(ChanceError::NoSeed));
    assert!(matches!(
        given.play_chance("roll 3"),
        Err(ChanceError::Outcome(_))
    ));
    given.play_chance("deal ff").unwrap();
    assert_eq!(given.play_chance("deal ff"), Err(ChanceError::NotToMove));

    let mut drawn = Sitting::<Toy>::new::<&str>(&[], Some(Seed::new([1; 32]))).unwrap();
    assert_eq!(drawn.play_chance("deal ff"), Err(ChanceError::Official));
    assert!(drawn.draw_chance().unwrap().starts_with("deal "));
    assert_eq!(drawn.draw_chance(), Err(ChanceError::NotToMove));
}

#[test]
fn the_seed_is_in_the_record_only_after_the_end() {
    let mut table = Sitting::<Toy>::new::<&str>(&[], Some(Seed::new([1; 32]))).unwrap();
    table.draw_chance().unwrap();
    let record = table.record();
    assert_eq!(record.commitment, Some(Seed::new([1; 32]).commitment()));
    assert_eq!(record.seed, None);
    assert!(played(1).record().seed.is_some());
}

#[test]
fn a_record_replays_to_the_same_table() {
    let table = played(1);
    let record: Record = table.record().to_string().parse().unwrap();
    let again = Sitting::<Toy>::replay(&record).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.record(), table.record());
}

#[test]
fn an_unfinished_table_goes_on_with_its_seed() {
    let table = played(1);
    let mut record = table.record();
    record.seed = None;
    record.moves.clear();
    let mut again = Sitting::<Toy>::replay(&record).unwrap();
    assert!(matches!(
        again.adopt_seed(Seed::new([8; 32])),
        Err(ChanceError::WrongSeed(_))
    ));
    again.adopt_seed(Seed::new([7; 32])).unwrap();
    assert_eq!(again.draw_chance().unwrap(), table.record().moves[0].text);
}

#[test]
fn a_fault_in_a_record_is_named_with_move_and_line() {
    let text = "sandtable record 1\n# a comment\ngame toy\nrules 1\nset hand ann 1 2\nset hand bob 3\nmoves\n\n0 bid 1\n1 bid 7\n";
    let record: Record = text.parse().unwrap();
    let error = Sitting::<Toy>::replay(&record).unwrap_err();
    assert_eq!(
        error.in_text(text).to_string(),
        "move 2 (line 10): bob: `bid 7` is refused: not-in-hand card=7"
    );
    let check = |from: &str, to: &str, words: &str| {
        let record: Record = text.replace(from, to).parse().unwrap();
        let error = Sitting::<Toy>::replay(&record).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    };
    check("rules 1", "rules 2", "rules 2");
    check("game toy", "game chess", "`chess`");
    check("hand bob 3", "hand bob 99", "hand bob 99");
    check("1 bid 7", "9 bid 7", "seat 9, which is not at this table");
    check("0 bid 1", "0 whistle", "not understood");
    let error = games::replay_text(&text.replace("game toy", "game chess"));
    assert!(matches!(error, Err(ReplayError::Game(_))));
}

#[test]
fn a_fair_record_is_verified() {
    let record = played(3).record();
    let verified = Sitting::<Toy>::verify(&record).unwrap();
    assert!(verified.is_over);
    assert!(verified.chance_moves > 0);
    assert_eq!(verified.moves, record.moves.len());
}

#[test]
fn a_tampered_record_is_not() {
    let record = played(3).record();
    let check = |tamper: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        tamper(&mut record);
        Sitting::<Toy>::verify(&record).unwrap_err()
    };
    assert_eq!(check(&|record| record.seed = None), VerifyError::NoSeed);
    assert_eq!(
        check(&|record| record.commitment = None),
        VerifyError::NoCommitment
    );
    let other = Seed::new([9; 32]);
    assert!(matches!(
        check(&|record| record.seed = Some(other.clone())),
        VerifyError::OtherSeed { .. }
    ));
    // A host who commits to a seed and then deals from another.
    let error = check(&|record| {
        record.seed = Some(other.clone());
        record.commitment = Some(other.commitment());
    });
    assert!(
        matches!(error, VerifyError::OtherOutcome { number: 1, .. }),
        "{error}"
    );
    let is_chance = |record: &Record, i: usize| record.moves[i].actor == Actor::Chance;
    let last = (0..record.moves.len())
        .rev()
        .find(|&i| is_chance(&record, i))
        .unwrap();
    let error = check(&|record| record.moves[last].text = "deal 1".to_owned());
    assert!(
        matches!(error, VerifyError::OtherOutcome { number, .. } if number == last + 1),
        "{error}"
    );
    assert!(matches!(
        check(&|record| record.moves[1].text = "fly".to_owned()),
        VerifyError::Replay(ReplayError::Move { number: 2, .. })
    ));
}
