//! Tests of what is found out piece by piece.

use analysis::{Effort, QUICK, Tally};
use bots::SearchContext;
use game::Record;
use games::GameId;

use protocol::{Command, CommandError, Hint};

use super::page::Page;
use crate::analysis::{AnalysisReport, Chances};
use crate::local::{LocalCommand, LocalError, LocalUpdate, SavedTable};

const WORLDS: u32 = 3;

fn finished(game: GameId) -> SavedTable {
    let mut page = Page::at(game, &[], &["random"; 6]);
    page.settle();
    page.saved().clone()
}

fn explained(saved: &SavedTable, worlds: u32) -> (Vec<f64>, Vec<Chances>, Box<AnalysisReport>) {
    let mut page = Page::new(8);
    page.local(LocalCommand::Analyse {
        saved: saved.clone(),
        worlds,
    });
    page.settle();
    let (mut shares, mut curves, mut analysis) = (Vec::new(), Vec::new(), None);
    for update in page.local {
        match update {
            LocalUpdate::Explaining(so_far) => {
                shares.push(so_far.done);
                curves.extend(so_far.curve);
            }
            LocalUpdate::Explained(found) => analysis = Some(found),
            update => panic!("{update:?}"),
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
    let update = LocalUpdate::Explained(analysis);
    let text = serde_json::to_string(&update).unwrap();
    assert_eq!(serde_json::from_str::<LocalUpdate>(&text).unwrap(), update);
}

#[test]
fn an_analysis_can_be_stopped_and_other_commands_are_answered_meanwhile() {
    let saved = finished(GameId::Orders);
    let mut page = Page::new(8);
    let worlds = WORLDS;
    page.local(LocalCommand::Analyse {
        saved: saved.clone(),
        worlds,
    });
    for _ in 0..7 {
        assert!(!page.host.go().is_empty());
    }
    page.local(LocalCommand::Review(saved.clone()));
    assert!(matches!(page.local[..], [LocalUpdate::ScoreHistory(_)]));
    assert_eq!(page.host.wait(), Some(0));
    page.local(LocalCommand::Stop);
    assert_eq!(page.host.wait(), None);
    assert_eq!(page.host.go(), []);
    // An unfinished game has secrets.
    let record: Record = saved.record.parse().unwrap();
    let saved = SavedTable {
        record: record.branch(9).to_string(),
        ..saved
    };
    page.local(LocalCommand::Analyse { saved, worlds });
    let failed = LocalUpdate::Failed(LocalError::Unfinished);
    assert_eq!(page.local.last(), Some(&failed));
    assert_eq!(page.host.wait(), None);
}

fn played_on(saved: &SavedTable, after: usize, games: u32) -> Vec<Tally> {
    let mut page = Page::new(11);
    page.local(LocalCommand::Onward {
        saved: saved.clone(),
        after,
        games,
    });
    page.settle();
    let told = page.local.into_iter();
    told.map(|update| match update {
        LocalUpdate::Onward(tally) => tally,
        update => panic!("{update:?}"),
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

/// The hint that the person gets at the beginning of that table.
fn hint(game: GameId, occupants: &[&str]) -> (Page, Option<Hint>) {
    let mut page = Page::at(game, &[], occupants);
    page.settle();
    page.command(Command::Hint);
    page.settle();
    let hint = page.hints.pop();
    (page, hint)
}

#[test]
fn a_hint_is_one_of_the_choices_and_changes_nothing() {
    for game in GameId::ALL {
        let occupants = ["human", "random", "random", "random", "random", "random"];
        let (mut page, told) = hint(game, &occupants);
        let told = told.expect("a hint");
        let choices = page.sight().choices.clone();
        let has = |index: usize| choices.iter().any(|choice| choice.index == index);
        assert!(has(told.index), "{game}: {told:?}");
        let second = told.second.as_ref();
        assert!(second.is_none_or(|(index, _)| has(*index)), "{game}");
        assert!(!told.reasons.is_empty(), "{game}: {told:?}");
        assert_eq!(told.number, page.sight().number, "{game}");
        // The same again, and the table is as it was.
        page.command(Command::Hint);
        page.settle();
        assert_eq!(page.hints, std::slice::from_ref(&told), "{game}");
        page.play(told.index);
        assert_eq!(page.refused, [], "{game}: the hint can be followed");
    }
}

#[test]
fn a_move_made_meanwhile_is_the_end_of_a_hint() {
    let mut page = Page::at(GameId::Orders, &[], &["human", "random"]);
    page.settle();
    page.command(Command::Hint);
    page.host.go();
    page.play(page.sight().choices[0].index);
    page.settle();
    assert_eq!(page.hints, []);
}

#[test]
fn a_hint_is_for_a_person_alone_with_bots() {
    for (occupants, error) in [
        (["human", "human"], CommandError::NoHint),
        (["random", "random"], CommandError::NoSeat),
    ] {
        let (page, told) = hint(GameId::Orders, &occupants);
        assert_eq!(told, None, "{occupants:?}");
        assert_eq!(page.refused, [error], "{occupants:?}");
    }
}
