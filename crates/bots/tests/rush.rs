//! Rush's bots: legal, blind to hidden cards, and better than chance.

use bots::{Bot, Budget, Knowledge, Level, Player, SearchContext};
use game::{Actor, Game, Ignore, MoveList, Playout, Rng, Seat, Setup as _, Turn};
use rush::{Setup, State};

fn begin(players: u8) -> State {
    let mut setup = Setup::default();
    setup.set(&format!("players {players}")).unwrap();
    State::new(&setup).unwrap()
}

fn player(level: Level) -> Player {
    let budget = Budget::Iterations(20);
    Player { level, budget }
}

/// Plays a game in which one seat is a bot of that level and all others play at random; tells
/// whether the bot won.
fn wins(players: u8, bot_seat: Seat, level: Level, seed: u64) -> bool {
    let mut state = begin(players);
    let mut rng = Playout::new(seed);
    let mut moves = MoveList::new();
    let mut bot = Bot::new(player(level));
    loop {
        let (actor, mv) = match state.turn() {
            Turn::Over(outcome) => return outcome.winners.contains(bot_seat),
            Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
            Turn::Seats(seats) if seats.contains(bot_seat) => {
                let knowledge = Knowledge::new(&state, bot_seat, rng.next_u64());
                let number = rng.next_u64();
                let choice = bot.choose(&knowledge, number, &SearchContext::default());
                let mv = choice.expect("it is asked");
                assert_eq!(state.why_not(bot_seat, mv), None);
                (Actor::Seat(bot_seat), mv)
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                state.moves(seat, &mut moves);
                let i = rng.below(moves.len() as u32) as usize;
                (Actor::Seat(seat), moves[i])
            }
        };
        state.apply(actor, mv, &mut Ignore);
    }
}

#[test]
fn the_cadet_beats_three_random_players() {
    let won = (0..20)
        .filter(|&seed| wins(4, Seat((seed % 4) as u8), Level::Cadet, seed))
        .count();
    // A random player would win five of twenty.
    assert!(won >= 14, "the cadet won {won} of 20");
}

#[test]
fn a_choice_does_not_depend_on_hidden_cards() {
    let mut state = begin(3);
    let mut rng = Playout::new(6);
    let mut moves = MoveList::new();
    let mut n_compared = 0;
    for i in 0..400 {
        let (actor, mv) = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                state.moves(seat, &mut moves);
                if moves.len() > 2 && i % 5 == 0 {
                    let mut other = state;
                    other.determinize(seat, &mut Playout::new(77));
                    for level in Level::ALL {
                        let choose = |state: &State| {
                            let knowledge = Knowledge::new(state, seat, 5);
                            Bot::new(player(level)).choose(&knowledge, 9, &SearchContext::default())
                        };
                        assert_eq!(choose(&state), choose(&other), "{level}");
                    }
                    n_compared += 1;
                }
                let i = rng.below(moves.len() as u32) as usize;
                (Actor::Seat(seat), moves[i])
            }
        };
        state.apply(actor, mv, &mut Ignore);
    }
    assert!(n_compared > 10, "{n_compared}");
}
