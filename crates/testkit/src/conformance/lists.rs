//! Laws 1, 2, 6 and 10 in one position: lists, legality, texts, conservation.

use std::collections::BTreeMap;

use game::{Actor, Game, Ignore, MoveList, Playout, Refusal, Rng, Seat, SeatSet, Turn};

use super::breach::{Fault, Law, fault};
use super::foreign::{self, Pool};
use super::plan::{Plan, Tally};

/// What the seats may do in one position.
#[derive(Debug)]
pub(super) struct Options<M> {
    /// For each seat its moves and its standing requests.
    pub(super) of_seat: Vec<(MoveList<M>, MoveList<M>)>,
}

/// Reads the lists of every seat and checks law 1.
pub(super) fn read<G: Game>(state: &G) -> Result<Options<G::Move>, Fault> {
    let turn = state.turn();
    if let Turn::Seats(asked) = turn {
        let seated = SeatSet::first(state.seats());
        if asked.is_empty() || asked.iter().any(|seat| !seated.contains(seat)) {
            return fault(Law::Lists, format!("the seats asked are {asked:?}"));
        }
    }
    let mut of_seat = Vec::new();
    for seat in (0..state.seats()).map(Seat) {
        // Not empty before: the game has to clear the list.
        let mut moves = MoveList::new();
        let mut standing = MoveList::new();
        state.moves(seat, &mut moves);
        state.moves(seat, &mut moves);
        state.standing(seat, &mut standing);
        state.standing(seat, &mut standing);
        for (name, list) in [("moves", &moves), ("standing requests", &standing)] {
            if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
                return fault(
                    Law::Lists,
                    format!("seat {seat}: {name} are not ascending at {pair:?}"),
                );
            }
        }
        if moves.is_empty() == turn.asks(seat) {
            return fault(
                Law::Lists,
                format!(
                    "seat {seat} has {} moves while the turn is {turn:?}",
                    moves.len()
                ),
            );
        }
        if matches!(turn, Turn::Over(_)) && !standing.is_empty() {
            return fault(
                Law::Lists,
                format!(
                    "seat {seat} may still ask for {:?} after the end",
                    &*standing
                ),
            );
        }
        of_seat.push((moves, standing));
    }
    for seat in foreign_seats(state.seats()) {
        let mut list = MoveList::new();
        state.moves(seat, &mut list);
        if !list.is_empty() {
            return fault(
                Law::Lists,
                format!("seat {seat}, which is not at the table, has moves"),
            );
        }
    }
    Ok(Options { of_seat })
}

/// Seats that are not at this table.
fn foreign_seats(seats: u8) -> [Seat; 3] {
    [Seat(seats), Seat(7), Seat(200)]
}

/// Checks that each text is fit for records, scenarios and lists, unique, and reads back.
pub(super) fn texts<G: Game>(
    state: &G,
    options: &Options<G::Move>,
    chance: &[G::Move],
) -> Result<(), Fault> {
    let mut of_text: BTreeMap<String, G::Move> = BTreeMap::new();
    let listed = options
        .of_seat
        .iter()
        .flat_map(|(moves, standing)| moves.iter().chain(standing.iter()));
    for &mv in listed.chain(chance) {
        let text = state.write_move(mv);
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        let is_plain = !text.contains([',', '#'])
            && !text.contains("  ")
            && text.trim() == text
            && !text.chars().any(char::is_control);
        if text.is_empty() || is_number || !is_plain {
            return fault(
                Law::Text,
                format!(
                    "`{text}` for {mv:?} cannot stand in a scenario: no `,`, `#`, double \
                     spaces or mere numbers"
                ),
            );
        }
        match state.parse_move(&text) {
            Ok(back) if back == mv => {}
            other => {
                return fault(Law::Text, format!("`{text}` is {mv:?} but reads {other:?}"));
            }
        }
        if let Some(other) = of_text.insert(text.clone(), mv)
            && other != mv
        {
            return fault(Law::Text, format!("`{text}` is both {mv:?} and {other:?}"));
        }
    }
    Ok(())
}

/// Checks law 2: what is listed is accepted, what is not is refused without a trace.
pub(super) fn legality<G: Game>(
    state: &G,
    options: &Options<G::Move>,
    pool: &Pool<G::Move>,
    plan: &Plan,
    rng: &mut Playout,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let here: Vec<G::Move> = options
        .of_seat
        .iter()
        .flat_map(|(moves, _)| moves.iter().copied())
        .collect();
    for (i, (moves, standing)) in options.of_seat.iter().enumerate() {
        let seat = Seat(i as u8);
        for &mv in moves.iter().chain(standing.iter()) {
            if let Some(reason) = state.why_not(seat, mv) {
                return fault(
                    Law::Legality,
                    format!(
                        "seat {seat}: {mv:?} is listed but refused by {}",
                        reason.id()
                    ),
                );
            }
        }
        for _ in 0..plan.foreign {
            let Some(mv) = foreign_move(state, &here, pool, rng) else {
                continue;
            };
            if moves.binary_search(&mv).is_err() && standing.binary_search(&mv).is_err() {
                refused(state, Actor::Seat(seat), mv)?;
                tally.refused += 1;
            }
        }
    }
    let Some(mv) = foreign_move(state, &here, pool, rng) else {
        return Ok(());
    };
    for seat in foreign_seats(state.seats()) {
        refused(state, Actor::Seat(seat), mv)?;
    }
    if state.turn() != Turn::Chance {
        refused(state, Actor::Chance, mv)?;
    } else if let Some(mv) = pool.draw(rng)
        && !state.is_possible_chance(mv)
    {
        refused(state, Actor::Chance, mv)?;
    }
    Ok(())
}

/// A move from elsewhere, or one that a garbled text happens to mean.
fn foreign_move<G: Game>(
    state: &G,
    here: &[G::Move],
    pool: &Pool<G::Move>,
    rng: &mut Playout,
) -> Option<G::Move> {
    let mv = match rng.below(3) {
        0 if !here.is_empty() => here[rng.below(here.len() as u32) as usize],
        _ => pool.draw(rng)?,
    };
    if rng.below(3) > 0 {
        return Some(mv);
    }
    let text = foreign::garble(&state.write_move(mv), rng);
    state.parse_move(&text).ok().or(Some(mv))
}

fn refused<G: Game>(state: &G, actor: Actor, mv: G::Move) -> Result<(), Fault> {
    let mut after = state.clone();
    let Err(reason) = after.play(actor, mv, &mut Ignore) else {
        return fault(
            Law::Legality,
            format!("{actor:?}: {mv:?} is not listed but accepted"),
        );
    };
    if after != *state {
        return fault(
            Law::Legality,
            format!(
                "{actor:?}: {mv:?} is refused by {} but leaves a trace",
                reason.id()
            ),
        );
    }
    let arguments = reason.arguments();
    let names = arguments.iter().map(|(name, _)| *name);
    let mut words = std::iter::once(reason.id()).chain(names);
    match words.find(|id| !is_kebab(id)) {
        Some(id) => fault(
            Law::Legality,
            format!("the refusal's id or argument `{id}` is not kebab-case"),
        ),
        None if !<G::Illegal as Refusal>::IDS.contains(&reason.id()) => fault(
            Law::Legality,
            format!("the refusal's id `{}` is not listed", reason.id()),
        ),
        None => Ok(()),
    }
}

fn is_kebab(id: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    id.starts_with(|first: char| first.is_ascii_lowercase()) && id.split('-').all(is_word)
}

/// Checks that seats have names that scenarios can use and that find their seat.
pub(super) fn names<G: Game>(state: &G) -> Result<(), Fault> {
    for seat in (0..state.seats()).map(Seat) {
        let name = state.seat_name(seat);
        let is_plain = !name.is_empty() && !name.contains([' ', ':', ',', '#', '=']);
        let is_taken = ["chance", "spectator"].contains(&name.as_str());
        let found = state.seat_named(&name);
        if !is_plain || is_taken || found != Some(seat) {
            return fault(
                Law::Text,
                format!("seat {seat} is called `{name}`, which finds {found:?}"),
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kebab_case_is_lower_case_words_with_single_hyphens() {
        for id in ["not-adjacent", "over", "rule-26"] {
            assert!(is_kebab(id), "{id}");
        }
        for id in ["", "Not", "not_now", "-a", "a-", "a--b", "26-rule"] {
            assert!(!is_kebab(id), "{id}");
        }
    }
}
