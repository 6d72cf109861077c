//! Tests of what is found out piece by piece.

use bots::Outside;
use explain::{Effort, QUICK, Tally};
use game::{Record, Seat};
use games::{GameId, Sight};

use super::Holder;
use crate::insight::{Chances, Hint, Insight};
use crate::protocol::{Ask, Kept, Tell, Trouble, Waited};

const WORLDS: u32 = 3;

fn sit(holder: &mut Holder, game: GameId, sitters: &[&str]) -> Vec<Tell> {
    holder.answer(Ask::Sit {
        game,
        setup: Vec::new(),
        seed: "05".repeat(32),
        sitters: sitters.iter().map(|&word| word.to_owned()).collect(),
    })
}

/// Lets the holder go on until it waits for people, and gives all that it told.
fn settle(holder: &mut Holder, mut tells: Vec<Tell>) -> Vec<Tell> {
    while holder.wait().is_some() {
        tells.extend(holder.go());
    }
    tells
}

fn kept(tells: &[Tell]) -> Kept {
    let kept = tells.iter().rev().find_map(|tell| match tell {
        Tell::Keep(kept) => Some(kept.clone()),
        _ => None,
    });
    kept.expect("it is kept")
}

fn sight(tells: &[Tell]) -> Box<Sight> {
    let sight = tells.iter().rev().find_map(|tell| match tell {
        Tell::Seen(sight) => Some(sight.clone()),
        _ => None,
    });
    sight.expect("somebody sees")
}

fn finished(game: GameId) -> Kept {
    let mut holder = Holder::new(3);
    let tells = sit(&mut holder, game, &["random"; 6]);
    kept(&settle(&mut holder, tells))
}

fn explained(kept: &Kept, worlds: u32) -> (Vec<f64>, Vec<Chances>, Box<Insight>) {
    let mut holder = Holder::new(8);
    let ask = Ask::Explain {
        kept: kept.clone(),
        worlds,
    };
    let tells = holder.answer(ask);
    let (mut shares, mut curves, mut insight) = (Vec::new(), Vec::new(), None);
    for tell in settle(&mut holder, tells) {
        match tell {
            Tell::Explaining(so_far) => {
                shares.push(so_far.done);
                curves.extend(so_far.curve);
            }
            Tell::Explained(found) => insight = Some(found),
            tell => panic!("{tell:?}"),
        }
    }
    (shares, curves, insight.expect("it comes to an end"))
}

#[test]
fn piece_by_piece_the_same_is_found_as_in_one_go() {
    for game in [GameId::Orders, GameId::Rush] {
        let kept = finished(game);
        let (shares, curves, insight) = explained(&kept, WORLDS);
        let record: Record = kept.record.parse().unwrap();
        let effort = Effort::new(WORLDS);
        let whole = explain::explain(&record, effort, &Outside::default(), |_, _| {});
        assert_eq!(insight.explained, whole.unwrap().unwrap(), "{game}");
        assert!(shares.is_sorted(), "{game}: {shares:?}");
        assert_eq!(shares.last(), Some(&1.0), "{game}");
        // The curve is there early, and becomes finer until all of it is known.
        let lengths: Vec<usize> = curves.iter().map(|curve| curve.points.len()).collect();
        assert!(lengths.is_sorted_by(|a, b| a < b), "{game}: {lengths:?}");
        assert_eq!(
            lengths.last(),
            Some(&insight.explained.curve.len()),
            "{game}"
        );
        assert!(lengths.len() > 3, "{game}: {lengths:?}");
    }
}

#[test]
fn everything_that_is_told_can_be_shown() {
    let kept = finished(GameId::Orders);
    let (_, _, insight) = explained(&kept, 16);
    let explained = &insight.explained;
    assert!(!explained.turning_points.is_empty());
    for turn in &explained.turning_points {
        assert!(insight.sights.contains_key(&turn.number), "{turn:?}");
    }
    for costly in &explained.costly {
        let sight = &insight.sights[&costly.number];
        assert_eq!(sight.seat(), Some(costly.seat));
        let texts: Vec<&str> = sight.choices.iter().map(|choice| &*choice.text).collect();
        assert!(texts.contains(&&*costly.text), "{costly:?}");
        assert!(texts.contains(&&*costly.better.text), "{costly:?}");
        assert!(texts.len() <= 2);
    }
    // It goes to the page and is there what it was here.
    let tell = Tell::Explained(insight);
    let text = serde_json::to_string(&tell).unwrap();
    assert_eq!(serde_json::from_str::<Tell>(&text).unwrap(), tell);
}

#[test]
fn explaining_can_be_stopped_and_a_table_goes_on_meanwhile() {
    let kept = finished(GameId::Orders);
    let mut holder = Holder::new(8);
    let worlds = WORLDS;
    holder.answer(Ask::Explain {
        kept: kept.clone(),
        worlds,
    });
    for _ in 0..7 {
        assert!(!holder.go().is_empty());
    }
    // Whoever is asked for something else in between answers.
    let tells = holder.answer(Ask::Review(kept.clone()));
    assert!(matches!(tells[..], [Tell::Course(_)]));
    assert_eq!(holder.wait(), Some(0));
    holder.answer(Ask::Stop);
    assert_eq!(holder.wait(), None);
    assert_eq!(holder.go(), []);
    // An unfinished game has secrets.
    let record: Record = kept.record.parse().unwrap();
    let kept = Kept {
        record: record.branch(9).to_string(),
        ..kept
    };
    let tells = holder.answer(Ask::Explain { kept, worlds });
    assert!(matches!(tells[..], [Tell::Trouble(Trouble::Record(_))]));
    assert_eq!(holder.wait(), None);
}

fn played_on(kept: &Kept, after: usize, games: u32) -> Vec<Tally> {
    let mut holder = Holder::new(11);
    let ask = Ask::Onward {
        kept: kept.clone(),
        after,
        games,
    };
    let tells = holder.answer(ask);
    let told = settle(&mut holder, tells).into_iter();
    told.map(|tell| match tell {
        Tell::Onward(tally) => tally,
        tell => panic!("{tell:?}"),
    })
    .collect()
}

#[test]
fn games_from_a_position_are_the_same_every_time_and_told_as_they_come() {
    for game in [GameId::Orders, GameId::Rush] {
        let kept = finished(game);
        let after = kept.number / 2;
        let told = played_on(&kept, after, 12);
        let games: Vec<u32> = told.iter().map(|tally| tally.games).collect();
        assert!(games.into_iter().eq(1..=12), "{game}");
        assert_eq!(told, played_on(&kept, after, 12), "{game}");
        assert_eq!(told[..5], played_on(&kept, after, 5), "{game}");
        let last = told.last().unwrap();
        assert_eq!(last.after, after, "{game}");
        let record: Record = kept.record.parse().unwrap();
        let start = explain::onward(&record, after, QUICK).unwrap();
        let mut tally = start.begin();
        (1..=12).for_each(|number| tally.add(start.play(number)));
        assert_eq!(*last, tally, "{game}");
    }
}

/// The hint that this person gets at the beginning of that table.
fn hint(holder: &mut Holder, game: GameId, sitters: &[&str]) -> (Box<Sight>, Option<Hint>) {
    let tells = sit(holder, game, sitters);
    let sight = sight(&settle(holder, tells));
    let seat = sight.seat().unwrap_or(Seat(0));
    let tells = holder.answer(Ask::Hint { seat });
    let told = settle(holder, tells);
    let hint = told.into_iter().find_map(|tell| match tell {
        Tell::Hint(hint) => Some(hint),
        _ => None,
    });
    (sight, hint)
}

#[test]
fn a_hint_is_one_of_the_choices_and_changes_nothing() {
    for game in GameId::ALL {
        let sitters = ["human", "random", "random", "random", "random", "random"];
        let mut holder = Holder::new(3);
        let (sight, told) = hint(&mut holder, game, &sitters);
        let told = told.expect("a hint");
        let has = |index: usize| sight.choices.iter().any(|choice| choice.index == index);
        assert!(has(told.index), "{game}: {told:?}");
        assert!(told.second.is_none_or(|(index, _)| has(index)), "{game}");
        let chance = told.chance.unwrap_or_default();
        assert!((0.0..=1.0).contains(&chance), "{game}: {told:?}");
        assert_eq!(told.number, sight.number, "{game}");
        // The same again, and the table is as it was.
        let seat = sight.seat().unwrap();
        let tells = holder.answer(Ask::Hint { seat });
        assert_eq!(settle(&mut holder, tells), [Tell::Hint(told.clone())]);
        let ask = Ask::Play {
            seat,
            number: told.number,
            index: told.index,
        };
        let tells = holder.answer(ask);
        let made = tells.iter().any(|tell| matches!(tell, Tell::NotPlayed(_)));
        assert!(!made, "{game}: the hint can be followed");
    }
}

#[test]
fn a_move_made_meanwhile_is_the_end_of_a_hint() {
    let mut holder = Holder::new(3);
    let tells = sit(&mut holder, GameId::Orders, &["human", "random"]);
    let sight = sight(&settle(&mut holder, tells));
    let seat = sight.seat().unwrap();
    holder.answer(Ask::Hint { seat });
    holder.go();
    let ask = Ask::Play {
        seat,
        number: sight.number,
        index: sight.choices[0].index,
    };
    let tells = holder.answer(ask);
    let told = settle(&mut holder, tells);
    assert!(!told.iter().any(|tell| matches!(tell, Tell::Hint(_))));
}

#[test]
fn nobody_else_gets_a_hint() {
    let check = |sitters: &[&str]| {
        let mut holder = Holder::new(3);
        let (_, told) = hint(&mut holder, GameId::Orders, sitters);
        assert_eq!(told, None, "{sitters:?}");
    };
    // Two people at one screen; nobody at all.
    check(&["human", "human"]);
    check(&["random", "random"]);
    let mut holder = Holder::new(3);
    let tells = sit(&mut holder, GameId::Orders, &["human", "random"]);
    settle(&mut holder, tells);
    // The other seat is not theirs.
    let tells = holder.answer(Ask::Hint { seat: Seat(1) });
    assert_eq!(settle(&mut holder, tells), []);
    let waited = holder.answer(Ask::Look {
        observer: game::Observer::Seat(Seat(0)),
        since: usize::MAX,
    });
    let people = |tell: &Tell| matches!(tell, Tell::Next(Waited::People(_)));
    assert!(waited.iter().any(people));
}
