//! Every choice of a sight comes with its preview, and that costs little.

use std::io::Write;
use std::time::{Duration, Instant};

use game::official::Seed;
use game::{Game, MoveList, Observer, Playout, Rng, Turn};
use games::{GameId, Table, previews};

/// Plays a game at random and takes the sights of the seats that are asked.
fn sights(game: GameId, setup: &[&str]) -> (usize, usize, Duration) {
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    let mut table = Table::sit(game, &setup, Some(Seed::new([7; 32]))).unwrap();
    let mut rng = Playout::new(1);
    let (mut n_sights, mut n_choices, mut time) = (0, 0, Duration::ZERO);
    for _ in 0..400 {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => drop(table.draw_chance().unwrap()),
            Turn::Seats(asked) => {
                let seat = asked.lowest().unwrap();
                let begin = Instant::now();
                let n = games::at_table!(Table, &table, table => {
                    let mut moves = MoveList::new();
                    table.state().moves(seat, &mut moves);
                    previews(table.state(), seat, &moves).len()
                });
                time += begin.elapsed();
                n_sights += 1;
                n_choices += n;
                let sight = table.sight(Observer::Seat(seat), table.n_moves());
                assert_eq!(sight.choices.len(), n);
                let pick = rng.below(n as u32) as usize;
                table.play(seat, &sight.choices[pick].text).unwrap();
            }
        }
    }
    (n_sights, n_choices, time)
}

#[test]
fn every_choice_has_a_preview_and_they_cost_little() {
    let tables: [(GameId, &[&str]); 5] = [
        (GameId::Quartermaster, &[]),
        (GameId::Quartermaster, &["air marshal"]),
        (GameId::Rush, &["players 3"]),
        (GameId::Orders, &[]),
        (GameId::Orders, &["mode island"]),
    ];
    for (game, setup) in tables {
        let (n_sights, n_choices, time) = sights(game, setup);
        let micros = time.as_micros() as usize;
        let line = format!(
            "{game} {setup:?}: {} choices a question, {} us for their previews\n",
            n_choices / n_sights,
            micros / n_sights
        );
        std::io::stderr().write_all(line.as_bytes()).unwrap();
        // Far above what a slow machine takes, below what a person would notice.
        assert!(micros / n_sights < 50_000, "{game}");
    }
}
