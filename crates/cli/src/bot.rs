//! A bot at a table whose game is known only at run time.
//!
//! The bot gets what its seat may know of the position the record leads to, so it cannot see
//! more than a person in its seat, and undo needs nothing special.

use anyhow::Context;
use bots::{Bot, Knowledge, Strategist};
use game::{Record, Seat};
use games::{GameId, Playable, Sitting};
use lab::Player;

use crate::study;

/// What the bot in that seat does next, in the game's notation.
pub(crate) fn choose(
    record: &Record,
    seat: Seat,
    player: Player,
    number: u64,
) -> anyhow::Result<String> {
    struct Choose<'a>(&'a Record, Seat, Player, u64);

    impl bots::Visit for Choose<'_> {
        type Out = anyhow::Result<String>;

        fn visit<G: Playable + Strategist + Sync>(self) -> Self::Out {
            let Self(record, seat, player, number) = self;
            let sitting = Sitting::<G>::replay(record).context("while a bot reads the record")?;
            let state = sitting.state();
            let knowledge = Knowledge::new(state, seat, number);
            let mut bot = Bot::with_budget(player.level, player.budget, study::threads(None));
            let mv = bot
                .choose(&knowledge, number)
                .or_else(|| {
                    let mut moves = game::MoveList::new();
                    state.moves(seat, &mut moves);
                    moves.first().copied()
                })
                .context("a seat that is asked has no move")?;
            Ok(state.write_move(mv))
        }
    }

    let id: GameId = record.game.parse()?;
    bots::with(id, Choose(record, seat, player, number))
}
