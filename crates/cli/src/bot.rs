//! A bot at a table whose game is known only at run time.
//!
//! The bot chooses from the table as it stands. It is handed the position, but thinks only about
//! worlds its seat cannot tell from the true one, so it sees no more than a person in its seat;
//! nothing is replayed, and undo needs nothing special.

use anyhow::Context;
use bots::{Outside, Player, Strategist};
use game::Seat;
use games::{GameId, Playable, Sitting, Table};
use lab::Stopwatch;

use crate::study;

/// What the bot in that seat does next, in the game's notation.
pub(crate) fn choose(
    table: &dyn Table,
    seat: Seat,
    player: Player,
    number: u64,
) -> anyhow::Result<String> {
    struct Choose<'a>(&'a dyn Table, Seat, Player, u64);

    impl bots::Visit for Choose<'_> {
        type Out = anyhow::Result<String>;

        fn visit<G: Playable + Strategist>(self) -> Self::Out {
            let Self(table, seat, player, number) = self;
            let sitting: &Sitting<G> = (table.as_any().downcast_ref())
                .with_context(|| format!("this is no table of {}", G::ID))?;
            let clock = Stopwatch::start();
            let outside = Outside {
                clock: Some(&clock),
                stop: None,
                threads: study::threads(None),
            };
            let state = sitting.state();
            let mv = player
                .choose(state, seat, number, &outside)
                .context("a seat that is asked has no move")?;
            Ok(state.write_move(mv))
        }
    }

    let id: GameId = table.game().parse()?;
    bots::with(id, Choose(table, seat, player, number))
}
