//! Undo at a driven table: it crosses bots and automatic moves, and stops where chance moved, where
//! another person moved, and where a person learned something new.

use bots::SearchContext;
use driver::{Next, Occupant, TableDriver};
use game::official::Seed;
use game::{Actor, Nested, Observer, Playout, Rng, Seat, SeatSet};
use games::{GameId, Table, TableOf, at_table};

/// What a move was, by playing the record again: who made it, and which people learned from it.
struct Made {
    actor: Actor,
    learners: SeatSet,
    is_automatic: bool,
}

fn made_of<G: games::Playable>(table: &TableOf<G>, driver: &TableDriver) -> Vec<Made> {
    let record = table.record();
    let record = record.expose();
    let mut state = TableOf::<G>::replay(&record.branch(0))
        .unwrap()
        .state()
        .clone();
    let mut made = Vec::new();
    for (i, recorded) in record.moves.iter().enumerate() {
        let mv = state.parse_move(&recorded.text).unwrap();
        let mut caused = Nested::default();
        state.apply(recorded.actor, mv, &mut caused);
        let learns = |&seat: &Seat| {
            caused
                .events
                .iter()
                .any(|event| state.reveals_to(event, seat))
        };
        made.push(Made {
            actor: recorded.actor,
            learners: driver.people().iter().filter(learns).collect(),
            is_automatic: driver.automatic_moves().contains(&(i + 1)),
        });
    }
    made
}

/// Where the first seat gets back to.
fn expected(moves: &[Made], people: SeatSet) -> Option<usize> {
    let mut n = moves.len();
    while let Some(last) = n.checked_sub(1).map(|i| &moves[i]) {
        let Actor::Seat(seat) = last.actor else {
            return None;
        };
        if !last.learners.is_empty() || (seat != Seat(0) && people.contains(seat)) {
            return None;
        }
        if seat == Seat(0) && !last.is_automatic {
            return Some(n - 1);
        }
        n -= 1;
    }
    None
}

/// What undo crossed in a random game.
#[derive(Default)]
struct Crossed {
    bots: usize,
    automatic: usize,
}

/// Plays at random and tries to undo at every question.
fn crossed(game: GameId, occupants: fn(u8) -> Occupant, seed: u8, crossed: &mut Crossed) {
    let table = Table::sit(game, &[], Some(Seed::new([seed; 32]))).unwrap();
    let occupants: Vec<Occupant> = (0..table.seats()).map(occupants).collect();
    let mut driver = TableDriver::new(table, occupants, 3);
    let mut rng = Playout::new(seed.into());
    for _ in 0..400 {
        match driver.next() {
            Next::Over(_) => break,
            Next::People(asked) => {
                let made = at_table!(Table, driver.table(), table => made_of(table, &driver));
                let wanted = expected(&made, driver.people());
                let said = driver.sight(Observer::Seat(Seat(0)), usize::MAX).undo;
                assert_eq!(said.is_ok(), wanted.is_some(), "{game}: {said:?}");
                // Not each time, or the game would never get on.
                if rng.below(3) == 0 {
                    let undone = driver.undo(Seat(0));
                    assert_eq!(undone, said, "{game}: a sight says what undo does");
                    if let Some(n) = wanted {
                        assert_eq!(driver.table().n_moves(), n, "{game}");
                        let past = &made[n..];
                        let is_bot = |one: &&Made| one.actor != Actor::Seat(Seat(0));
                        crossed.bots += past.iter().filter(is_bot).count();
                        crossed.automatic += past.iter().filter(|one| one.is_automatic).count();
                        continue;
                    }
                }
                let seat = asked.lowest().unwrap();
                let choices = driver.table().pickable(seat);
                let choice = &choices[rng.below(choices.len() as u32) as usize];
                driver.play(seat, &choice.text).unwrap();
            }
            _ => drop(driver.advance(&SearchContext::default()).unwrap()),
        }
    }
}

fn alone(seat: u8) -> Occupant {
    match seat {
        0 => Occupant::Human,
        _ => Occupant::RANDOM,
    }
}

#[test]
fn a_person_alone_goes_back_over_bots() {
    for game in GameId::ALL {
        let mut sum = Crossed::default();
        (1..6).for_each(|seed| crossed(game, alone, seed, &mut sum));
        // A turn of Rush ends with cards that are drawn, so there it hardly ever can be.
        assert!(
            sum.bots > 0 || game == GameId::Rush,
            "{game}: no bot was crossed"
        );
        assert!(sum.automatic > 0 || game == GameId::Quartermaster, "{game}");
    }
}

#[test]
fn people_do_not_go_back_over_one_another() {
    for game in GameId::ALL {
        let mut sum = Crossed::default();
        crossed(game, |_| Occupant::Human, 2, &mut sum);
        assert_eq!(sum.bots, 0, "{game}");
    }
}

/// A table of Quartermaster on which Germany may play a card. Seat 0 leads the axis.
fn germany() -> Table {
    let setup = [
        "players 2",
        "turn germany play",
        "germany armies germany",
        "germany hand ger_build_army ger_blitzkrieg",
        "uk armies united_kingdom",
        "ussr armies moscow",
    ];
    Table::sit(
        GameId::Quartermaster,
        &setup.map(str::to_owned),
        Some(Seed::new([7; 32])),
    )
    .unwrap()
}

#[test]
fn a_card_that_only_bots_have_seen_is_taken_back() {
    for (other, is_allowed) in [(Occupant::RANDOM, true), (Occupant::Human, false)] {
        let mut driver = TableDriver::new(germany(), vec![Occupant::Human, other], 3);
        let played = driver.play(Seat(0), "play ger_build_army").unwrap();
        assert!(played.reveals, "the card was shown");
        assert_eq!(driver.undo(Seat(0)).is_ok(), is_allowed, "{other:?}");
    }
}
