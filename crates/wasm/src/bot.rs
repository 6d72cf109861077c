//! A bot that plays all seats.

use bots::{Budget, Evaluator, Level, Player, SearchContext};
use game::{Actor, Ignore, Playout, Turn};
use games::{GameId, with_game};

use crate::push;

/// So many moves are played.
const MOVES: u64 = 40;
/// A bot that searches looks at so many games a move: enough to grow a tree.
const BUDGET: Budget = Budget::Iterations(12);

/// The moves that a bot of that level makes from the beginning of that game.
pub(crate) fn play(game: &str, level: &str) -> Result<String, String> {
    let id: GameId = game.parse().map_err(|_| format!("no game `{game}`"))?;
    let level: Level = level.parse().map_err(|_| format!("no level `{level}`"))?;
    let player = Player::new(level).with_budget(Some(BUDGET));
    with_game!(id, G => play_as::<G>(player))
}

fn play_as<G: Evaluator>(player: Player) -> Result<String, String> {
    let mut state = G::new(&G::Setup::default()).map_err(|error| error.to_string())?;
    let mut rng = Playout::new(5);
    let mut out = String::new();
    for n in 0..MOVES {
        let (actor, mv) = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
            Turn::Seats(asked) => {
                let seat = asked.lowest().ok_or("no seat is asked")?;
                let mv = player.choose(&state, seat, n, &SearchContext::default());
                (Actor::Seat(seat), mv.ok_or("the bot has no move")?)
            }
        };
        push(&mut out, &format!("{actor:?}: {}", state.write_move(mv)));
        state.apply(actor, mv, &mut Ignore);
    }
    Ok(out)
}
