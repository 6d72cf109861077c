//! Moves of a record told again: what a seat chose, as it read it among its choices, and what everybody
//! saw of chance.
//!
//! Seeing and telling are two steps, so that one may be done where the record is held and the other where
//! the words are.

use std::collections::BTreeMap;

use game::{Actor, Observer, Record, Seat};
use games::{ReplayError, Sight, Table};
use text::{Narrator, Texts};

/// So many lines are told of a move of chance.
const LINES: usize = 2;

/// The sights that these moves are told from, by their numbers, counted from 1: for a seat's move the
/// table before it as the seat saw it, for a move of chance the table after it with its news. Numbers
/// that the record does not have are left out.
///
/// # Errors
/// When the record cannot be played.
pub fn sights(
    record: &Record,
    numbers: impl IntoIterator<Item = usize>,
) -> Result<BTreeMap<usize, Sight>, ReplayError> {
    let mut sights: BTreeMap<usize, Option<Sight>> =
        numbers.into_iter().map(|number| (number, None)).collect();
    // Whatever is wrong with the record is found here.
    Table::replay(record)?;
    let mut table = Table::replay(&record.branch(0))?;
    for (i, made) in record.moves.iter().enumerate() {
        let wanted = sights.get_mut(&(i + 1));
        // Invariant: the whole record was played just now.
        match made.actor {
            Actor::Seat(seat) => {
                if let Some(wanted) = wanted {
                    *wanted = Some(table.sight(Observer::Seat(seat), i));
                }
                let played = table.play(seat, &made.text);
                played.expect("the move was played before");
            }
            Actor::Chance => {
                let played = table.play_chance(&made.text);
                played.expect("the outcome was taken before");
                if let Some(wanted) = wanted {
                    *wanted = Some(table.sight(Observer::Spectator, i));
                }
            }
        }
    }
    let seen = sights.into_iter();
    Ok(seen
        .filter_map(|(number, sight)| Some((number, sight?)))
        .collect())
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
    fn a_move_is_seen_by_whoever_made_it_and_was_among_their_choices() {
        for game in GameId::ALL {
            let record = finished(game);
            let n = record.moves.len();
            let seen = sights(&record, 1..=n + 3).unwrap();
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
