//! A held table of the toy: playing, undoing, replaying, verifying.

use game::official::Seed;
use game::{Actor, Game, Observer, Playout, Record, Rng, Seat, Thing, Turn, Zone};
use games::{
    ChanceError, Choice, MoveRef, PlayError, ReplayError, TableOf, UndoError, VerifyError, Way,
};

use crate::toy::Toy;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn open(setup: &[&str]) -> TableOf<Toy> {
    TableOf::new(setup, None).unwrap()
}

fn dealt() -> TableOf<Toy> {
    open(&["hand ann 2 5 9", "hand bob 3 4 8"])
}

fn record(table: &TableOf<Toy>) -> Record {
    table.record().into_exposed()
}

fn choices(table: &TableOf<Toy>, seat: Seat) -> Vec<Choice> {
    table.sight(Observer::Seat(seat), 0).choices
}

/// A whole game by official randomness and a random player.
fn played(seed: u64) -> TableOf<Toy> {
    let mut table = TableOf::<Toy>::new(&["players 3"], Some(Seed::new([7; 32]))).unwrap();
    let mut rng = Playout::new(seed);
    loop {
        match table.state().turn() {
            Turn::Over(_) => return table,
            Turn::Chance => {
                table.draw_chance().unwrap();
            }
            Turn::Seats(asked) => {
                let seat = asked.lowest().unwrap();
                let moves = choices(&table, seat);
                let mv = &moves[rng.below(moves.len() as u32) as usize];
                table.play(seat, &mv.text).unwrap();
            }
        }
    }
}

#[test]
fn moves_are_text_and_asides_are_marked() {
    let table = dealt();
    let moves = choices(&table, ANN);
    let texts: Vec<&str> = moves.iter().map(|choice| choice.text.as_str()).collect();
    assert_eq!(
        texts,
        ["bid 2", "bid 5", "bid 9", "burn 2", "burn 5", "burn 9"]
    );
    assert_eq!(moves.iter().filter(|choice| choice.is_aside).count(), 3);
}

#[test]
fn a_choice_is_made_by_its_index_while_its_sight_is_true() {
    let mut table = dealt();
    let sight = table.sight(Observer::Seat(BOB), 0);
    let pick = |index: usize| MoveRef::Choice {
        seen: sight.number,
        index,
    };
    let most = sight.choices.len() + sight.standing.len();
    assert_eq!(
        table.play(BOB, pick(most)),
        Err(PlayError::NoSuchChoice {
            index: most,
            n: most
        })
    );
    let played = table.play(BOB, pick(1)).unwrap();
    assert_eq!(played.text, sight.choices[1].text);
    assert_eq!((played.number, played.actor), (1, Actor::Seat(BOB)));
    let stale = table.play(BOB, pick(0));
    assert_eq!(stale, Err(PlayError::Stale { seen: 0, now: 1 }));
    // Who is not asked may still ask for something.
    let sight = table.sight(Observer::Seat(BOB), 0);
    assert!(sight.choices.is_empty());
    let knock = &sight.standing[0];
    let pick = MoveRef::Choice {
        seen: sight.number,
        index: knock.index,
    };
    assert_eq!(table.play(BOB, pick).unwrap().text, knock.text);
}

#[test]
fn pointing_tells_what_could_be_done_and_why_not() {
    let table = dealt();
    let why = |seat: Seat, card: &str| {
        let ways = table.why(seat, &Thing::card(card, Zone::Hand));
        let told = |way: &Way| match &way.refused {
            Some(refused) => format!("{}: {refused}", way.text),
            None => way.text.clone(),
        };
        ways.iter().map(told).collect::<Vec<_>>()
    };
    assert_eq!(why(ANN, "2"), ["bid 2", "burn 2"]);
    assert_eq!(
        why(BOB, "2"),
        ["bid 2: not-in-hand card=2", "burn 2: not-in-hand card=2"]
    );
    assert!(table.why(ANN, &Thing::place("moon")).is_empty());
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
    let sight = |observer| serde_json::to_value(table.sight(observer, 0)).unwrap();
    let bid = |observer| sight(observer)["scene"]["news"][0]["events"][0]["bid"]["card"].clone();
    assert_eq!(bid(Observer::Seat(ANN)), 9);
    assert!(bid(Observer::Seat(BOB)).is_null());
    assert!(bid(Observer::Spectator).is_null());
    let seen = sight(Observer::Seat(BOB));
    assert_eq!(seen["scene"]["view"]["hand"], serde_json::json!([3, 4, 8]));
    assert_eq!(sight(Observer::Spectator)["choices"], serde_json::json!([]));
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
        live.extend(table.since(before, Observer::Seat(BOB)));
    }
    assert_eq!(table.since(0, Observer::Seat(BOB)), live);
    assert_eq!(
        live.iter().map(|seen| seen.number).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert!(table.since(4, Observer::Spectator).is_empty());
}

#[test]
fn undo_takes_back_an_own_move_that_showed_nothing() {
    let mut table = dealt();
    let before = table.state().clone();
    assert_eq!(table.undo(ANN), Err(UndoError::NothingYet));
    table.play(ANN, "bid 9").unwrap();
    assert_eq!(table.undo(BOB), Err(UndoError::OtherSeatActed(ANN)));
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
    assert!(matches!(table.undo(ANN), Err(UndoError::OtherSeatActed(_))));
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

    let mut drawn = TableOf::<Toy>::new::<&str>(&[], Some(Seed::new([1; 32]))).unwrap();
    assert_eq!(drawn.play_chance("deal ff"), Err(ChanceError::Official));
    assert!(drawn.draw_chance().unwrap().text.starts_with("deal "));
    assert_eq!(drawn.draw_chance(), Err(ChanceError::NotToMove));
}

#[test]
fn the_seed_is_in_the_record_only_after_the_end() {
    let mut table = TableOf::<Toy>::new::<&str>(&[], Some(Seed::new([1; 32]))).unwrap();
    table.draw_chance().unwrap();
    let unfinished = record(&table);
    assert_eq!(unfinished.commitment, Some(Seed::new([1; 32]).commitment()));
    assert_eq!(unfinished.seed, None);
    assert!(record(&played(1)).seed.is_some());
}

#[test]
fn a_record_replays_to_the_same_table() {
    let table = played(1);
    let parsed: Record = record(&table).to_string().parse().unwrap();
    let again = TableOf::<Toy>::replay(&parsed).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(record(&again), record(&table));
}

#[test]
fn an_unfinished_table_goes_on_with_its_seed() {
    let table = played(1);
    let mut begun = record(&table);
    begun.seed = None;
    begun.moves.clear();
    let mut again = TableOf::<Toy>::replay(&begun).unwrap();
    assert!(matches!(
        again.adopt_seed(Seed::new([8; 32])),
        Err(ChanceError::WrongSeed(_))
    ));
    again.adopt_seed(Seed::new([7; 32])).unwrap();
    assert_eq!(
        again.draw_chance().unwrap().text,
        record(&table).moves[0].text
    );
}

#[test]
fn a_game_that_branches_off_draws_from_a_seed_that_no_record_names() {
    let table = played(1);
    let mut branch = TableOf::<Toy>::replay(&record(&table).branch(0)).unwrap();
    assert_eq!(branch.draw_chance(), Err(ChanceError::NoSeed));
    branch.draw_from(Seed::new([3; 32])).unwrap();
    branch.draw_chance().unwrap();
    while let game::Turn::Seats(asked) = branch.state().turn() {
        let seat = asked.lowest().unwrap();
        let mv = branch.sight(Observer::Seat(seat), usize::MAX).choices[0]
            .text
            .clone();
        branch.play(seat, &mv).unwrap();
    }
    let ended = record(&branch);
    assert_eq!((ended.commitment, ended.seed), (None, None));

    let mut published = TableOf::<Toy>::new::<&str>(&[], Some(Seed::new([1; 32]))).unwrap();
    let other = published.draw_from(Seed::new([2; 32]));
    assert_eq!(other, Err(ChanceError::Official));
}

#[test]
fn a_fault_in_a_record_is_named_with_move_and_line() {
    let text = "sandtable record 1\n# a comment\ngame toy\nrules 1\nset hand ann 1 2\nset hand bob 3\nmoves\n\n0 bid 1\n1 bid 7\n";
    let record: Record = text.parse().unwrap();
    let error = TableOf::<Toy>::replay(&record).unwrap_err();
    assert_eq!(
        error.in_text(text).to_string(),
        "move 2 (line 10): bob: `bid 7` is refused: not-in-hand card=7"
    );
    let check = |from: &str, to: &str, words: &str| {
        let record: Record = text.replace(from, to).parse().unwrap();
        let error = TableOf::<Toy>::replay(&record).unwrap_err().to_string();
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
    let record = record(&played(3));
    let verified = TableOf::<Toy>::verify(&record).unwrap();
    assert!(verified.is_over);
    assert!(verified.chance_moves > 0);
    assert_eq!(verified.moves, record.moves.len());
}

#[test]
fn a_tampered_record_is_not() {
    let record = record(&played(3));
    let check = |tamper: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        tamper(&mut record);
        TableOf::<Toy>::verify(&record).unwrap_err()
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
