//! Tests of what is found out piece by piece.

use analysis::{Effort, QUICK, Tally};
use bots::SearchContext;
use game::{Record, Seat};
use games::{GameId, Sight};

use super::LocalHost;
use crate::analysis::{AnalysisReport, Chances, Hint};
use crate::protocol::{Ask, SavedTable, Tell, Trouble, Waited};

const WORLDS: u32 = 3;

fn sit(host: &mut LocalHost, game: GameId, occupants: &[&str]) -> Vec<Tell> {
    host.answer(Ask::Sit {
        game,
        setup: Vec::new(),
        seed: "05".repeat(32),
        occupants: occupants.iter().map(|&word| word.to_owned()).collect(),
    })
}

/// Lets the host go on until it waits for people, and gives all that it told.
fn settle(host: &mut LocalHost, mut tells: Vec<Tell>) -> Vec<Tell> {
    while host.wait().is_some() {
        tells.extend(host.go());
    }
    tells
}

fn kept(tells: &[Tell]) -> SavedTable {
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

fn finished(game: GameId) -> SavedTable {
    let mut host = LocalHost::new(3);
    let tells = sit(&mut host, game, &["random"; 6]);
    kept(&settle(&mut host, tells))
}

fn explained(kept: &SavedTable, worlds: u32) -> (Vec<f64>, Vec<Chances>, Box<AnalysisReport>) {
    let mut host = LocalHost::new(8);
    let ask = Ask::Explain {
        kept: kept.clone(),
        worlds,
    };
    let tells = host.answer(ask);
    let (mut shares, mut curves, mut analysis) = (Vec::new(), Vec::new(), None);
    for tell in settle(&mut host, tells) {
        match tell {
            Tell::Explaining(so_far) => {
                shares.push(so_far.done);
                curves.extend(so_far.curve);
            }
            Tell::Explained(found) => analysis = Some(found),
            tell => panic!("{tell:?}"),
        }
    }
    (shares, curves, analysis.expect("it comes to an end"))
}

#[test]
fn piece_by_piece_the_same_is_found_as_in_one_go() {
    for game in [GameId::Orders, GameId::Rush] {
        let kept = finished(game);
        let (shares, curves, analysis) = explained(&kept, WORLDS);
        let record: Record = kept.record.parse().unwrap();
        let effort = Effort::new(WORLDS);
        let whole = analysis::analyse(&record, effort, &SearchContext::default(), |_, _| {});
        assert_eq!(analysis.explained, whole.unwrap().unwrap(), "{game}");
        assert!(shares.is_sorted(), "{game}: {shares:?}");
        assert_eq!(shares.last(), Some(&1.0), "{game}");
        // The curve is there early, and becomes finer until all of it is known.
        let lengths: Vec<usize> = curves.iter().map(|curve| curve.points.len()).collect();
        assert!(lengths.is_sorted_by(|a, b| a < b), "{game}: {lengths:?}");
        assert_eq!(
            lengths.last(),
            Some(&analysis.explained.curve.len()),
            "{game}"
        );
        assert!(lengths.len() > 3, "{game}: {lengths:?}");
    }
}

#[test]
fn everything_that_is_told_can_be_shown() {
    let kept = finished(GameId::Orders);
    let (_, _, analysis) = explained(&kept, 16);
    let explained = &analysis.explained;
    assert!(!explained.turning_points.is_empty());
    for turn in &explained.turning_points {
        assert!(analysis.sights.contains_key(&turn.number), "{turn:?}");
    }
    for costly in &explained.costly {
        let sight = &analysis.sights[&costly.number];
        assert_eq!(sight.seat(), Some(costly.seat));
        let texts: Vec<&str> = sight.choices.iter().map(|choice| &*choice.text).collect();
        assert!(texts.contains(&&*costly.text), "{costly:?}");
        assert!(texts.contains(&&*costly.better.text), "{costly:?}");
        assert!(texts.len() <= 2);
    }
    // It goes to the page and is there what it was here.
    let tell = Tell::Explained(analysis);
    let text = serde_json::to_string(&tell).unwrap();
    assert_eq!(serde_json::from_str::<Tell>(&text).unwrap(), tell);
}

#[test]
fn explaining_can_be_stopped_and_a_table_goes_on_meanwhile() {
    let kept = finished(GameId::Orders);
    let mut host = LocalHost::new(8);
    let worlds = WORLDS;
    host.answer(Ask::Explain {
        kept: kept.clone(),
        worlds,
    });
    for _ in 0..7 {
        assert!(!host.go().is_empty());
    }
    // Whoever is asked for something else in between answers.
    let tells = host.answer(Ask::Review(kept.clone()));
    assert!(matches!(tells[..], [Tell::ScoreHistory(_)]));
    assert_eq!(host.wait(), Some(0));
    host.answer(Ask::Stop);
    assert_eq!(host.wait(), None);
    assert_eq!(host.go(), []);
    // An unfinished game has secrets.
    let record: Record = kept.record.parse().unwrap();
    let kept = SavedTable {
        record: record.branch(9).to_string(),
        ..kept
    };
    let tells = host.answer(Ask::Explain { kept, worlds });
    assert!(matches!(tells[..], [Tell::Trouble(Trouble::Record(_))]));
    assert_eq!(host.wait(), None);
}

fn played_on(kept: &SavedTable, after: usize, games: u32) -> Vec<Tally> {
    let mut host = LocalHost::new(11);
    let ask = Ask::Onward {
        kept: kept.clone(),
        after,
        games,
    };
    let tells = host.answer(ask);
    let told = settle(&mut host, tells).into_iter();
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
        let start = analysis::continue_from(&record, after, QUICK).unwrap();
        let mut tally = start.begin();
        (1..=12).for_each(|number| tally.add(start.play(number)));
        assert_eq!(*last, tally, "{game}");
    }
}

/// The hint that this person gets at the beginning of that table.
fn hint(host: &mut LocalHost, game: GameId, occupants: &[&str]) -> (Box<Sight>, Option<Hint>) {
    let tells = sit(host, game, occupants);
    let sight = sight(&settle(host, tells));
    let seat = sight.seat().unwrap_or(Seat(0));
    let tells = host.answer(Ask::Hint { seat });
    let told = settle(host, tells);
    let hint = told.into_iter().find_map(|tell| match tell {
        Tell::Hint(hint) => Some(hint),
        _ => None,
    });
    (sight, hint)
}

#[test]
fn a_hint_is_one_of_the_choices_and_changes_nothing() {
    for game in GameId::ALL {
        let occupants = ["human", "random", "random", "random", "random", "random"];
        let mut host = LocalHost::new(3);
        let (sight, told) = hint(&mut host, game, &occupants);
        let told = told.expect("a hint");
        let has = |index: usize| sight.choices.iter().any(|choice| choice.index == index);
        assert!(has(told.index), "{game}: {told:?}");
        assert!(told.second.is_none_or(|(index, _)| has(index)), "{game}");
        let chance = told.chance.unwrap_or_default();
        assert!((0.0..=1.0).contains(&chance), "{game}: {told:?}");
        assert_eq!(told.number, sight.number, "{game}");
        // The same again, and the table is as it was.
        let seat = sight.seat().unwrap();
        let tells = host.answer(Ask::Hint { seat });
        assert_eq!(settle(&mut host, tells), [Tell::Hint(told.clone())]);
        let ask = Ask::Play {
            seat,
            number: told.number,
            index: told.index,
        };
        let tells = host.answer(ask);
        let made = tells.iter().any(|tell| matches!(tell, Tell::NotPlayed(_)));
        assert!(!made, "{game}: the hint can be followed");
    }
}

#[test]
fn a_move_made_meanwhile_is_the_end_of_a_hint() {
    let mut host = LocalHost::new(3);
    let tells = sit(&mut host, GameId::Orders, &["human", "random"]);
    let sight = sight(&settle(&mut host, tells));
    let seat = sight.seat().unwrap();
    host.answer(Ask::Hint { seat });
    host.go();
    let ask = Ask::Play {
        seat,
        number: sight.number,
        index: sight.choices[0].index,
    };
    let tells = host.answer(ask);
    let told = settle(&mut host, tells);
    assert!(!told.iter().any(|tell| matches!(tell, Tell::Hint(_))));
}

#[test]
fn nobody_else_gets_a_hint() {
    let check = |occupants: &[&str]| {
        let mut host = LocalHost::new(3);
        let (_, told) = hint(&mut host, GameId::Orders, occupants);
        assert_eq!(told, None, "{occupants:?}");
    };
    // Two people at one screen; nobody at all.
    check(&["human", "human"]);
    check(&["random", "random"]);
    let mut host = LocalHost::new(3);
    let tells = sit(&mut host, GameId::Orders, &["human", "random"]);
    settle(&mut host, tells);
    // The other seat is not theirs.
    let tells = host.answer(Ask::Hint { seat: Seat(1) });
    assert_eq!(settle(&mut host, tells), []);
    let waited = host.answer(Ask::Look {
        observer: game::Observer::Seat(Seat(0)),
        since: usize::MAX,
    });
    let people = |tell: &Tell| matches!(tell, Tell::Next(Waited::People(_)));
    assert!(waited.iter().any(people));
}
