//! Somebody alone with bots takes moves back as far as nothing was shown; where others sit, no further than
//! their own last move.

use bots::SearchContext;
use driver::{Next, Occupant, TableDriver};
use game::official::Seed;
use game::{Actor, Observer, Playout, Rng, Seat};
use games::{GameId, Played, Table};

/// Where the first seat gets back to, by what each move was.
fn expected(moves: &[Played], is_alone: bool) -> Option<usize> {
    let mut n = moves.len();
    while let Some(last) = n.checked_sub(1).map(|i| &moves[i]) {
        match last.actor {
            Actor::Seat(Seat(0)) => return (!last.reveals).then_some(n - 1),
            Actor::Seat(_) if is_alone && !last.reveals => n -= 1,
            Actor::Seat(_) | Actor::Chance => return None,
        }
    }
    None
}

/// Plays at random and tries to take back at every question; how often that went over a bot's move.
fn n_past_bots(game: GameId, occupants: fn(u8) -> Occupant, seed: u8) -> usize {
    let table = Table::sit(game, &[], Some(Seed::new([seed; 32]))).unwrap();
    let occupants: Vec<Occupant> = (0..table.seats()).map(occupants).collect();
    let mut driver = TableDriver::new(table, occupants, 3);
    let is_alone = driver.n_humans() == 1;
    let mut rng = Playout::new(seed.into());
    let mut moves: Vec<Played> = Vec::new();
    let mut n_past = 0;
    for _ in 0..400 {
        match driver.next() {
            Next::Over(_) => break,
            Next::Chance | Next::Bot(..) => {
                let played = driver.go(&SearchContext::default()).unwrap();
                moves.extend(played);
            }
            Next::People(asked) => {
                let wanted = expected(&moves, is_alone);
                // Not each time, or nobody would ever get on.
                if rng.below(3) == 0 {
                    let undone = driver.undo(Seat(0));
                    assert_eq!(undone.is_ok(), wanted.is_some(), "{game:?}: {undone:?}");
                    if let Some(n) = wanted {
                        n_past += usize::from(n + 1 < moves.len());
                        moves.truncate(n);
                        assert_eq!(driver.table.n_moves(), n);
                        continue;
                    }
                }
                let seat = asked.lowest().unwrap();
                let sight = driver.table.sight(Observer::Seat(seat), moves.len());
                let n = sight.choices.len() as u32;
                let choice = &sight.choices[rng.below(n) as usize];
                moves.push(driver.table.play(seat, &choice.text).unwrap());
            }
        }
    }
    n_past
}

#[test]
fn somebody_alone_goes_back_over_bots_that_showed_nothing() {
    let alone = |seat: u8| match seat {
        0 => Occupant::Human,
        _ => Occupant::RANDOM,
    };
    for game in GameId::ALL {
        let n: usize = (1..6).map(|seed| n_past_bots(game, alone, seed)).sum();
        // A turn of Rush ends with cards that are drawn, so there it hardly ever can be.
        assert!(
            n > 0 || game == GameId::Rush,
            "{game:?} never went back over a bot"
        );
    }
}

#[test]
fn where_others_sit_nobody_goes_back_over_them() {
    let all = |_: u8| Occupant::Human;
    for game in GameId::ALL {
        assert_eq!(n_past_bots(game, all, 2), 0, "{game:?}");
    }
}
