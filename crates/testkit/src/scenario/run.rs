//! Runs one scenario.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Actor, Game, NotationFault, Observer, Probe, Seat, Setup, Turn};
use games::{GameId, Playable, with_game};

use super::blind;
use super::decide::{offers, reject, until_legal};
use super::judge::{GENERAL, compare, general};
use super::near::near;
use super::problem::{Problem, who};
use super::stage::{AtChance, Queued, Stage};
use super::{Act, Condition, Failure, Relation, Scenario};
use crate::panics;

/// Runs a scenario of a game on the list.
///
/// # Errors
/// The first line that does not go as written.
pub fn run_any(scenario: &Scenario) -> Result<(), Box<Failure>> {
    match scenario.game.parse::<GameId>() {
        Ok(id) => with_game!(id, G => {
            is_about_cards::<G>(scenario)?;
            run::<G>(scenario)
        }),
        Err(error) => Err(header(
            scenario,
            scenario.line,
            &format!("game {}", scenario.game),
            Problem::broken("a game's id", error.to_string()),
        )),
    }
}

/// What a scenario covers is there to be covered, at any table of the game or at its own.
fn is_about_cards<G: Playable>(scenario: &Scenario) -> Result<(), Box<Failure>> {
    let mut setup = G::Setup::default();
    for (_, line) in &scenario.setup {
        // What cannot be set up is told when it is set up.
        let _ = setup.set(line);
    }
    let known = G::to_cover().into_iter();
    let known: BTreeSet<String> = known
        .chain(G::all_cards())
        .chain(G::cards_of(&setup).into_iter().map(|card| card.id))
        .collect();
    let mut covered = scenario.covers.iter().chain(&scenario.covers_not);
    let Some(unknown) = covered.find(|id| !known.contains(*id)) else {
        return Ok(());
    };
    let problem = Problem::broken("a card of the game to cover", format!("`{unknown}`"));
    let problem = match near(unknown, known.iter().map(String::as_str)) {
        Some(near) => problem.note(format!("did you mean `{near}`?")),
        None => problem,
    };
    let text = format!("covers {unknown}");
    Err(header(scenario, scenario.line, &text, problem))
}

/// Runs a scenario of that game.
///
/// # Errors
/// The first line that does not go as written. A panic of the game is told like any failure.
pub fn run<G: Game>(scenario: &Scenario) -> Result<(), Box<Failure>> {
    staged::<G>(scenario).map(|_| ())
}

/// Runs a scenario of that game: where it ends, and how many moves were made before each line.
pub(super) fn staged<G: Game>(scenario: &Scenario) -> Result<(Stage<G>, Vec<usize>), Box<Failure>> {
    if scenario.game != G::ID {
        return Err(header(
            scenario,
            scenario.line,
            &format!("game {}", scenario.game),
            Problem::broken(format!("a scenario of {}", G::ID), scenario.game.clone()),
        ));
    }
    let state = arrange::<G>(scenario)?;
    let mut at = 0;
    let mut stage = Stage::new(state);
    let mut reached = Vec::new();
    let result = catch_unwind(AssertUnwindSafe(|| {
        for (i, line) in scenario.lines.iter().enumerate() {
            at = i;
            reached.push(stage.made.len());
            act(&mut stage, i, &line.act)?;
        }
        finish(&stage)
    }));
    let result = result.unwrap_or_else(|payload| {
        Err(Problem::failed(
            "the game goes on",
            format!("it panics: {}", panics::message(&*payload)),
        ))
    });
    result.map_err(|problem| {
        let line = &scenario.lines[problem.line.unwrap_or(at)];
        header(scenario, line.number, &line.text, problem)
    })?;
    Ok((stage, reached))
}

fn header(scenario: &Scenario, line: usize, text: &str, problem: Problem) -> Box<Failure> {
    Box::new(Failure {
        file: scenario.file.clone(),
        line,
        title: scenario.title.clone(),
        text: text.to_owned(),
        is_broken: problem.is_broken,
        expected: problem.expected,
        found: problem.found,
        notes: problem.notes,
    })
}

fn arrange<G: Game>(scenario: &Scenario) -> Result<G, Box<Failure>> {
    let mut setup = G::Setup::default();
    // What each line of the scenario's own put into the setup.
    let mut put: Vec<(usize, &String, Vec<String>)> = Vec::new();
    for (number, line) in &scenario.setup {
        let before = setup.lines();
        setup.set(line).map_err(|error| {
            let problem = Problem::broken("a setup line", error.to_string());
            header(scenario, *number, &format!("set {line}"), problem)
        })?;
        let mut new = setup.lines();
        new.retain(|line| !before.contains(line));
        // A scenario may change what its file sets for all.
        if *number >= scenario.line {
            put.push((*number, line, new));
        }
    }
    let there = setup.lines();
    let is_lost = |new: &[String]| !new.is_empty() && !new.iter().any(|line| there.contains(line));
    if let Some((number, line, _)) = put.iter().find(|(_, _, new)| is_lost(new)) {
        let problem = Problem::broken("a setup line that counts", "a later line overrides it");
        return Err(header(scenario, *number, &format!("set {line}"), problem));
    }
    G::new(&setup).map_err(|error| {
        let problem = Problem::broken("an arrangement that can be", error.to_string());
        let (line, text) = match scenario.setup.last() {
            Some((number, line)) => (*number, format!("set {line}")),
            None => (scenario.line, format!("game {}", scenario.game)),
        };
        header(scenario, line, &text, problem)
    })
}

fn act<G: Game>(stage: &mut Stage<G>, i: usize, act: &Act) -> Result<(), Problem> {
    match act {
        Act::Start => Ok(()),
        Act::Auto => {
            stage.is_auto = true;
            Ok(())
        }
        Act::Manual => {
            stage.is_auto = false;
            Ok(())
        }
        Act::Move { seat, mv, when } => {
            let seat = seat_named(stage, seat)?;
            let (mut there, mv) = until_legal(stage, seat, mv, |there, mv, _| match when {
                Some(when) => Ok(there.forced(seat) != Some(mv) && holds(there, when)?),
                None => Ok(true),
            })?;
            there.written.push(there.made.len());
            there.make(Actor::Seat(seat), mv)?;
            there.drain()?;
            there.unwritten.clear();
            *stage = there;
            Ok(())
        }
        Act::Chance { mv: Some(text) } => {
            stage.queue.push_back(Queued {
                line: i,
                text: text.clone(),
            });
            stage.drain()
        }
        Act::Chance { mv: None } => {
            stage.settle(AtChance::Stop)?;
            if stage.state.turn() != Turn::Chance {
                return Err(
                    Problem::failed("chance to move", who(&stage.state)).note_unwritten(stage)
                );
            }
            stage.draw()?;
            stage.unwritten.clear();
            Ok(())
        }
        Act::Expect {
            question,
            relation,
            words,
        } => {
            let there = look(stage)?;
            let found = ask(&there, question, |words| there.state.probe(words))?;
            judged(&there, &found, *relation, words)
        }
        Act::Sees {
            observer,
            question,
            relation,
            words,
        } => {
            let observer = observer_named(stage, observer)?;
            let there = look(stage)?;
            let view = there.state.view(observer);
            let found = ask(&there, question, |words| {
                there.state.probe_view(&view, words)
            })?;
            judged(&there, &found, *relation, words)
        }
        Act::Allow { seat, mv } => {
            let seat = seat_named(stage, seat)?;
            // Where the seat has been asked before, a move that makes itself allows nothing.
            until_legal(stage, seat, mv, |there, mv, was_asked| {
                Ok(!was_asked || there.forced(seat) != Some(mv))
            })
            .map(|_| ())
        }
        Act::Reject { seat, mv, because } => {
            let seat = seat_named(stage, seat)?;
            reject(stage, seat, mv, because)
        }
        Act::Offers {
            seat,
            relation,
            moves,
        } => {
            let seat = seat_named(stage, seat)?;
            offers(stage, seat, *relation, moves)
        }
        Act::Blind {
            observer,
            but_asked,
        } => {
            let observer = observer_named(stage, observer)?;
            blind::check(&look(stage)?, observer, *but_asked)
        }
    }
}

/// What is written for chance must have been used.
fn finish<G: Game>(stage: &Stage<G>) -> Result<(), Problem> {
    let mut there = stage.clone();
    there.settle(AtChance::Stop)?;
    match there.queue.front() {
        None => Ok(()),
        Some(queued) => Err(Problem::failed(
            "chance to move, so that this outcome comes about",
            "chance is not to move any more in this scenario",
        )
        .at(queued.line)),
    }
}

/// The position that a question is about: as far as it goes without a decision.
fn look<G: Game>(stage: &Stage<G>) -> Result<Stage<G>, Problem> {
    let mut there = stage.clone();
    there.settle(AtChance::Stop)?;
    Ok(there)
}

/// Whether the condition holds in the position, without looking ahead.
fn holds<G: Game>(there: &Stage<G>, when: &Condition) -> Result<bool, Problem> {
    let found = ask(there, &when.question, |words| there.state.probe(words))?;
    let words: Vec<&str> = when.words.iter().map(String::as_str).collect();
    Ok(compare(&found, when.relation, &words).is_ok())
}

fn ask<G: Game>(
    there: &Stage<G>,
    question: &[String],
    probe: impl Fn(&[&str]) -> Result<Probe, NotationFault>,
) -> Result<Probe, Problem> {
    let question: Vec<&str> = question.iter().map(String::as_str).collect();
    match general(&there.state, &question) {
        Some(found) => Ok(found),
        None => probe(&question).map_err(|problem| {
            Problem::broken("a question that the game answers", problem.to_string())
                .note(format!("every game also answers {}", GENERAL.join(", ")))
        }),
    }
}

fn judged<G: Game>(
    there: &Stage<G>,
    found: &Probe,
    relation: Relation,
    words: &[String],
) -> Result<(), Problem> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    compare(found, relation, &words).map_err(|problem| {
        let problem = problem.note_unwritten(there);
        if there.state.turn() == Turn::Chance {
            problem.note(
                "chance is to move here; write `chance: OUTCOME`, or `chance` for any outcome, \
                 above this line to look at what comes after"
                    .to_owned(),
            )
        } else {
            problem
        }
    })
}

fn observer_named<G: Game>(stage: &Stage<G>, name: &str) -> Result<Observer, Problem> {
    match name {
        "spectator" => Ok(Observer::Spectator),
        name => seat_named(stage, name).map(Observer::Seat),
    }
}

fn seat_named<G: Game>(stage: &Stage<G>, name: &str) -> Result<Seat, Problem> {
    stage.state.seat_named(name).ok_or_else(|| {
        let names: Vec<String> = (0..stage.state.seats())
            .map(|seat| stage.state.seat_name(Seat(seat)))
            .collect();
        let problem = Problem::broken(format!("a seat: {}", names.join(", ")), format!("`{name}`"));
        match near(name, names.iter().map(String::as_str)) {
            Some(near) => problem.note(format!("did you mean `{near}`?")),
            None => problem,
        }
    })
}
