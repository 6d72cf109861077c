//! Moves of a record told again: what a seat chose, as it read it among its choices, and what everybody
//! saw of chance.
//!
//! Seeing and telling are two steps, so that one may be done where the record is held and the other where
//! the words are.

use std::collections::BTreeMap;

use game::{Actor, Observer, Record, Seat};
use games::{ReplayError, Sight, Table, Walker};
use text::{Narrator, Texts};

/// So many lines are told of a move of chance.
const LINES: usize = 2;

/// The sights that these moves are told from, by their numbers, counted from 1: for a seat's move the
/// table before it as the seat saw it, for a move of chance the table after it with its news. Numbers
/// that the record does not have are left out. With them comes the table after the last move.
///
/// # Errors
/// When the record cannot be played.
pub fn sights(
    record: &Record,
    numbers: impl IntoIterator<Item = usize>,
) -> Result<(BTreeMap<usize, Sight>, Table), ReplayError> {
    let mut sights: BTreeMap<usize, Option<Sight>> =
        numbers.into_iter().map(|number| (number, None)).collect();
    // A branch has no commitment, so that no sight shows one.
    let record = record.branch(usize::MAX);
    let mut walker = Walker::<Table>::new(&record)?;
    while let Some(made) = walker.next_move() {
        let n_made = walker.table().n_moves();
        let mut wanted = sights.get_mut(&(n_made + 1));
        if let (Actor::Seat(seat), Some(wanted)) = (made.actor, &mut wanted) {
            **wanted = Some(walker.table().sight(Observer::Seat(seat), n_made));
        }
        walker.advance()?;
        if let (Actor::Chance, Some(wanted)) = (made.actor, wanted) {
            *wanted = Some(walker.table().sight(Observer::Spectator, n_made));
        }
    }
    let seen = sights.into_iter();
    let seen = seen.filter_map(|(number, sight)| Some((number, sight?)));
    Ok((seen.collect(), walker.finish()?))
}

/// What a move was, told from its sight.
#[must_use]
pub fn what(narrator: &dyn Narrator, actor: Actor, text: &str) -> String {
    match actor {
        Actor::Seat(_) => narrator.choice(text),
        Actor::Chance => outcome(narrator, text),
    }
}

/// Whose move it was.
#[must_use]
pub fn who(texts: &Texts, narrator: &dyn Narrator, actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => narrator.seat(seat),
        Actor::Chance => texts.word("term-chance"),
    }
}

/// The title of each card, and whose it was. Two of one owner that have the same title are told apart by
/// what kind of card they are.
#[must_use]
pub fn cards(narrator: &dyn Narrator, cards: &[(&str, Seat)]) -> Vec<(String, String)> {
    let all = narrator.cards();
    let told = |id: &str| all.iter().find(|card| card.id == id);
    let title = |id: &str| told(id).map_or_else(|| id.to_owned(), |card| card.title.clone());
    let line = |&(id, seat): &(&str, Seat)| {
        let namesakes = cards.iter();
        let namesakes =
            namesakes.filter(|(other, owner)| *owner == seat && title(other) == title(id));
        let kind = told(id).filter(|_| namesakes.count() > 1);
        let title = match kind {
            Some(card) => format!("{} ({})", card.title, card.kind),
            None => title(id),
        };
        (title, narrator.seat(seat))
    };
    cards.iter().map(line).collect()
}

/// What everybody saw of a move of chance; the move itself when that is nothing.
fn outcome(narrator: &dyn Narrator, text: &str) -> String {
    let lines = narrator.news().into_iter().flat_map(|told| told.lines);
    let mut lines: Vec<String> = lines.take(LINES).map(|line| line.text).collect();
    lines.dedup();
    if lines.is_empty() {
        text.to_owned()
    } else {
        lines.join("; ")
    }
}

#[cfg(test)]
mod tests {
    use bots::SearchContext;
    use game::official::Seed;
    use games::GameId;

    use super::*;
    use driver::{Occupant, TableDriver};

    fn finished(game: GameId) -> Record {
        let table = Table::sit(game, &[], Some(Seed::new([3; 32]))).unwrap();
        let occupants = vec![Occupant::RANDOM; usize::from(table.seats())];
        let mut driver = TableDriver::new(table, occupants, 5);
        while driver.advance(&SearchContext::default()).unwrap().is_some() {}
        driver.table().published().unwrap()
    }

    #[test]
    fn a_move_is_seen_by_the_seat_that_made_it_and_was_among_its_choices() {
        for game in GameId::ALL {
            let record = finished(game);
            let n = record.moves.len();
            let (seen, table) = sights(&record, 1..=n + 3).unwrap();
            assert_eq!(table.n_moves(), n, "{game}");
            assert_eq!(seen.len(), n, "{game}");
            for (number, sight) in seen {
                let made = &record.moves[number - 1];
                if let Actor::Seat(seat) = made.actor {
                    assert_eq!(sight.observer, Observer::Seat(seat), "{game}");
                    assert_eq!(sight.number, number - 1, "{game}");
                    let choices = sight.choices.iter().chain(&sight.standing);
                    let has_it = choices.into_iter().any(|choice| choice.text == made.text);
                    assert!(has_it, "{game} {number}");
                } else {
                    assert_eq!(sight.number, number, "{game}");
                }
            }
        }
    }
}
