//! Golden games: has anything observable changed?
//!
//! A `*.play` file holds a whole game in words: every move, what each observer saw of it, what it
//! changed in each observer's view, and the list of every seat that is then asked. When a file is
//! compared its moves are played again and everything else is worked out anew; a difference names the
//! move, the observer and the field.
//!
//! ```text
//! sandtable golden 2
//! game toy
//! set players 2
//! seed 7
//! limit 200
//! play
//! 0 start
//!   view all hand=null round=0
//! 1 chance: deal 00000000000000ff
//!   saw all "dealt"
//!   view all round=1 seats.0.n_cards=3 seats.1.n_cards=3
//!   view ann hand=[2,5,9]
//!   view bob hand=[3,4,8]
//!   list ann 6 bid {2,5,9}; burn {2,5,9}
//! 2 ann: bid 9
//!   saw ann {"bid":{"seat":0,"card":9}}
//!   saw not:ann {"bid":{"seat":0,"card":null}}
//!   view all seats.0.n_cards=2
//!   view ann hand@2-[9]
//! end over last-round ann
//! ```
//!
//! Of a view stands whole only what is seen first; then a field stands where it changes: `=` its
//! value, or of a list the place (`@2`), what went (`-[9]`) and what came (`+[4]`). `not:ann` is
//! everybody but ann.
//!
//! A new file needs only the lines down to `play`; accepting it plays a random game from the seed,
//! to the end or to `limit` moves. When a stored move is no longer legal, accepting starts the
//! game anew as well.

mod compare;
mod view;

use std::path::Path;

use game::{Actor, Game, Ignore, MoveList, Observer, Playout, Refused, Setup, Turn};
use games::with_game;

use crate::random;
use crate::stored::{self, Fault, Mode, StoredError};
use crate::told::{json, observers};
use view::Views;

const FIRST_LINE: &str = "sandtable golden 2";
const OLD_FIRST_LINE: &str = "sandtable golden 1";

/// Compares a `*.play` file of that game, or writes it anew.
///
/// # Errors
/// When something differs, a move is no longer legal, or a line makes no sense.
pub fn check_file_as<G: Game>(path: &Path, mode: Mode) -> Result<(), StoredError> {
    stored::settle(path, mode, |text| replay::<G>(text, mode), compare::tell)
}

/// Compares every `*.play` file in a folder, or writes them anew.
///
/// # Errors
/// Every file that does not hold; when there is none.
pub fn check_folder(folder: &Path, mode: Mode) -> Result<(), StoredError> {
    stored::each(
        folder,
        "play",
        |path, id| with_game!(id, G => check_file_as::<G>(path, mode)),
    )
}

/// A golden game's text as it ought to be: its moves played again, everything else worked out anew.
///
/// # Errors
/// When a move is no longer legal or a line makes no sense.
pub fn replayed(text: &str) -> Result<String, StoredError> {
    const NAME: &str = "golden game";
    let id = stored::game_of(NAME, text)?;
    with_game!(id, G => replay::<G>(text, Mode::Compare))
        .map_err(|fault| fault.within(Path::new(NAME)))
}

/// The lines of a file down to `play`, and the moves after it.
struct Stored<G: Game> {
    head: String,
    start: G,
    seed: u64,
    limit: u32,
    /// Line number, who, and the move in notation.
    moves: Vec<(usize, String, String)>,
}

fn read<G: Game>(text: &str) -> Result<Stored<G>, Fault> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    let mut head = String::new();
    let mut setup = G::Setup::default();
    let mut seed = 0;
    let mut limit = G::MOVE_BOUND;
    let mut is_headed = false;
    for (number, line) in lines.by_ref() {
        // The older form has the same head and moves; the rest is worked out anyway.
        let line = if line == OLD_FIRST_LINE {
            FIRST_LINE
        } else {
            line
        };
        head += line;
        head.push('\n');
        let fail = |problem: String| Fault::new(number, problem);
        let parse = |word: &str| {
            let value = word.parse::<u32>();
            value.map_err(|_| fail(format!("expected a number, found `{word}`")))
        };
        if line == FIRST_LINE {
            is_headed = true;
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] => {}
            [first, ..] if first.starts_with('#') => {}
            _ if !is_headed => return Err(fail(format!("expected `{FIRST_LINE}`"))),
            ["game", game] if game == G::ID => {}
            ["game", game] => return Err(fail(format!("`{game}` is not {}", G::ID))),
            ["set", ..] => {
                let rest = line.trim().strip_prefix("set").unwrap_or_default();
                setup
                    .set(rest.trim())
                    .map_err(|error| fail(error.to_string()))?;
            }
            ["seed", word] => seed = u64::from(parse(word)?),
            ["limit", word] => limit = parse(word)?,
            ["play"] => {
                let start = G::new(&setup).map_err(|error| fail(error.to_string()))?;
                let moves = lines
                    .filter(|(_, line)| line.starts_with(|first: char| first.is_ascii_digit()))
                    .filter_map(|(number, line)| {
                        let (who, mv) = line.split_once(' ')?.1.split_once(": ")?;
                        Some((number, who.to_owned(), mv.to_owned()))
                    })
                    .collect();
                return Ok(Stored {
                    head,
                    start,
                    seed,
                    limit,
                    moves,
                });
            }
            _ => return Err(fail("expected game, set, seed, limit or play".to_owned())),
        }
    }
    let last = text.lines().count().max(1);
    Err(Fault::new(last, "expected a line `play`"))
}

/// The file's text as it ought to be.
fn replay<G: Game>(text: &str, mode: Mode) -> Result<String, Fault> {
    let stored = read::<G>(text)?;
    let moves = match (stored.moves.is_empty(), again(&stored), mode) {
        (false, Ok(moves), _) => moves,
        (false, Err(fault), Mode::Compare) => return Err(fault),
        (true, _, _) | (false, Err(_), Mode::Accept) => anew(&stored),
    };
    let mut out = stored.head;
    let mut state = stored.start;
    let mut views = Views::default();
    out += "0 start\n";
    views.look(&state, &mut out);
    lists(&state, &mut out);
    for (i, (actor, mv)) in moves.into_iter().enumerate() {
        let who = match actor {
            Actor::Seat(seat) => state.seat_name(seat),
            Actor::Chance => "chance".to_owned(),
        };
        out += &format!("{} {who}: {}\n", i + 1, state.write_move(mv));
        let mut events = Vec::new();
        state.apply(actor, mv, &mut events);
        for event in &events {
            saw(&state, event, &mut out);
        }
        views.look(&state, &mut out);
        lists(&state, &mut out);
    }
    out += &match state.turn() {
        Turn::Over(outcome) => {
            let winners: Vec<String> = outcome
                .winners
                .iter()
                .map(|seat| state.seat_name(seat))
                .collect();
            format!("end over {} {}\n", outcome.ending, winners.join(" "))
        }
        Turn::Seats(_) | Turn::Chance => "end unfinished\n".to_owned(),
    };
    Ok(out)
}

type Moves<G> = Vec<(Actor, <G as Game>::Move)>;

/// The stored moves, checked.
fn again<G: Game>(stored: &Stored<G>) -> Result<Moves<G>, Fault> {
    let mut state = stored.start.clone();
    let mut moves = Vec::new();
    for (number, who, text) in &stored.moves {
        let fail = |problem: String| Fault::new(*number, problem);
        let actor = match who.as_str() {
            "chance" => Actor::Chance,
            name => Actor::Seat(
                state
                    .seat_named(name)
                    .ok_or_else(|| fail(format!("`{name}` is no seat")))?,
            ),
        };
        let mv = state
            .parse_move(text)
            .map_err(|problem| fail(problem.to_string()))?;
        state.play(actor, mv, &mut Ignore).map_err(|reason| {
            let reason = Refused::from(&reason);
            fail(format!("`{who}: {text}` is no longer legal: {reason}"))
        })?;
        moves.push((actor, mv));
    }
    Ok(moves)
}

/// The moves of a new random game.
fn anew<G: Game>(stored: &Stored<G>) -> Moves<G> {
    let mut state = stored.start.clone();
    let mut rng = Playout::new(stored.seed);
    let mut list = MoveList::new();
    let mut moves = Vec::new();
    while moves.len() < stored.limit as usize
        && let Some((actor, mv)) = random::next(&state, &mut list, &mut rng)
    {
        state.apply(actor, mv, &mut Ignore);
        moves.push((actor, mv));
    }
    moves
}

/// Writes what each observer saw, those who saw the same on one line.
fn saw<G: Game>(state: &G, event: &G::Event, out: &mut String) {
    let mut groups: Vec<(String, Vec<Observer>)> = Vec::new();
    let all: Vec<Observer> = observers(state.seats()).collect();
    for &observer in &all {
        let seen = json(&state.witness(event, observer));
        match groups.iter_mut().find(|(other, _)| *other == seen) {
            Some((_, group)) => group.push(observer),
            None => groups.push((seen, vec![observer])),
        }
    }
    for (seen, group) in groups {
        *out += &format!("  saw {} {seen}\n", who(state, &group, &all));
    }
}

/// Writes every asked seat's list.
fn lists<G: Game>(state: &G, out: &mut String) {
    let Turn::Seats(asked) = state.turn() else {
        return;
    };
    let mut list = MoveList::new();
    for seat in asked.iter() {
        state.moves(seat, &mut list);
        let texts: Vec<String> = list.iter().map(|&mv| state.write_move(mv)).collect();
        let name = state.seat_name(seat);
        *out += &format!("  list {name} {} {}\n", texts.len(), fold(&texts));
    }
}

/// Moves that differ in their last word alone, written together: `bid {2,5,9}; keep`.
fn fold(moves: &[String]) -> String {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for text in moves {
        let (head, tail) = text.rsplit_once(' ').unwrap_or((text, ""));
        match groups.last_mut() {
            Some((other, tails)) if *other == head && !tail.is_empty() => tails.push(tail),
            _ => groups.push((head, vec![tail])),
        }
    }
    let written = groups.iter().map(|(head, tails)| match tails[..] {
        [""] => (*head).to_owned(),
        [tail] => format!("{head} {tail}"),
        _ => format!("{head} {{{}}}", tails.join(",")),
    });
    written.collect::<Vec<_>>().join("; ")
}

/// A group of observers, by whichever is shorter: who is in it or who is not.
fn who<G: Game>(state: &G, group: &[Observer], all: &[Observer]) -> String {
    let names = |in_group: bool| -> String {
        let of = all.iter().filter(|one| group.contains(one) == in_group);
        let names: Vec<String> = of.map(|&observer| name(state, observer)).collect();
        names.join(",")
    };
    match all.len() - group.len() {
        0 => "all".to_owned(),
        n if n < group.len() => format!("not:{}", names(false)),
        _ => names(true),
    }
}

fn name<G: Game>(state: &G, observer: Observer) -> String {
    match observer {
        Observer::Seat(seat) => state.seat_name(seat),
        Observer::Spectator => "spectator".to_owned(),
    }
}
