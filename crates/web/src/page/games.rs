//! What the page has of its own for each game. A new game implements [`GamePage`] here.

use games::{GameId, Listed, Orders, Quartermaster, Rush, with_game};
use leptos::prelude::*;

use super::frame::{Slot, frame};
use super::hand::Hand;
use super::map::MapBoard;
use super::orders::{OrdersTable, Posts, Strip, Support};
use super::roster::{Roster, SeatStrip};
use super::rush::{Own, RushSide, RushTable, Squads};
use crate::app::{AppState, Sheet};

/// What the page has of its own for one game: the parts that the [`frame`] puts in their places.
///
/// A part that a phone shows as a sheet is put into a [`Slot`] (inside the part or in
/// [`GamePage::sheets`]) and listed in [`GamePage::TABS`]; hand and log are slots already.
pub(crate) trait GamePage: Listed {
    /// How many seats the start page proposes.
    const PROPOSED_SEATS: u8;
    /// The setup lines of a table with every card that is in the box.
    const ALL_CARDS: &'static [&'static str];
    /// The setup lines of the table pictured on the start page.
    const PICTURED: &'static [&'static str];
    /// In how many worlds an analysis evaluates each position. One thread of a browser then takes
    /// about a minute.
    const ANALYSIS_WORLDS: u32;

    /// The class of the table in styles.
    const CLASS: &'static str;
    /// The tabs of a phone. Each of them opens a [`Slot`] that is somewhere in the parts below.
    const TABS: &'static [Sheet];

    /// Who sits at the table, in a strip over the board; its height never changes.
    fn strip(app: AppState) -> AnyView;
    /// The board. It has all the room that is left.
    fn board(app: AppState) -> AnyView;
    /// The cards before the person, under the board. On a phone they are the sheet [`Sheet::Hand`].
    fn hand(_app: AppState) -> AnyView {
        view! { <Hand/> }.into_any()
    }
    /// What stands between the question and what happened.
    fn side(_app: AppState) -> AnyView {
        ().into_any()
    }
    /// [`Slot`]s that only a phone shows.
    fn sheets(_app: AppState) -> AnyView {
        ().into_any()
    }
}

/// A setup as a host wants it.
fn owned(setup: &[&str]) -> Vec<String> {
    setup.iter().map(|&line| line.to_owned()).collect()
}

/// See [`GamePage::PROPOSED_SEATS`].
pub(super) fn proposed_seats(game: GameId) -> u8 {
    with_game!(game, G => G::PROPOSED_SEATS)
}

/// See [`GamePage::ALL_CARDS`].
pub(super) fn all_cards(game: GameId) -> Vec<String> {
    owned(with_game!(game, G => G::ALL_CARDS))
}

/// See [`GamePage::PICTURED`].
pub(super) fn pictured(game: GameId) -> Vec<String> {
    owned(with_game!(game, G => G::PICTURED))
}

/// See [`GamePage::ANALYSIS_WORLDS`].
pub(crate) fn analysis_worlds(game: GameId) -> u32 {
    with_game!(game, G => G::ANALYSIS_WORLDS)
}

/// Everything on the screen of a table.
pub(super) fn table_view(game: GameId, app: AppState) -> AnyView {
    with_game!(game, G => frame::<G>(app))
}

impl GamePage for Quartermaster {
    const PROPOSED_SEATS: u8 = 2;
    const ALL_CARDS: &'static [&'static str] = &["air marshal", "histories on"];
    const PICTURED: &'static [&'static str] = &[];
    const ANALYSIS_WORLDS: u32 = 24;

    const CLASS: &'static str = "qm";
    const TABS: &'static [Sheet] = &[Sheet::Hand, Sheet::Log, Sheet::Seats, Sheet::Rules];

    fn strip(_app: AppState) -> AnyView {
        view! { <SeatStrip/> }.into_any()
    }

    fn board(_app: AppState) -> AnyView {
        view! { <MapBoard/> }.into_any()
    }

    fn sheets(_app: AppState) -> AnyView {
        view! { <Slot sheet=Sheet::Seats><Roster/></Slot> }.into_any()
    }
}

impl GamePage for Rush {
    const PROPOSED_SEATS: u8 = 3;
    const ALL_CARDS: &'static [&'static str] = &[];
    const PICTURED: &'static [&'static str] = &[];
    const ANALYSIS_WORLDS: u32 = 32;

    const CLASS: &'static str = "rush";
    const TABS: &'static [Sheet] = &[Sheet::Hand, Sheet::Score, Sheet::Log, Sheet::Rules];

    fn strip(_app: AppState) -> AnyView {
        view! { <Squads/> }.into_any()
    }

    fn board(_app: AppState) -> AnyView {
        view! { <RushTable/> }.into_any()
    }

    fn hand(_app: AppState) -> AnyView {
        view! { <Own/> }.into_any()
    }

    fn side(_app: AppState) -> AnyView {
        view! { <Slot sheet=Sheet::Score><RushSide/></Slot> }.into_any()
    }
}

impl GamePage for Orders {
    const PROPOSED_SEATS: u8 = 2;
    const ALL_CARDS: &'static [&'static str] = &[];
    const PICTURED: &'static [&'static str] = &["mode island"];
    const ANALYSIS_WORLDS: u32 = 48;

    const CLASS: &'static str = "orders";
    const TABS: &'static [Sheet] = &[Sheet::Hand, Sheet::Support, Sheet::Posts, Sheet::Log];

    fn strip(_app: AppState) -> AnyView {
        view! { <Strip/> }.into_any()
    }

    fn board(_app: AppState) -> AnyView {
        view! { <OrdersTable/> }.into_any()
    }

    fn sheets(app: AppState) -> AnyView {
        view! {
            <Slot sheet=Sheet::Support><Support/></Slot>
            <Slot sheet=Sheet::Posts>
                <Posts corner=None/>
                <p class="note">{move || app.word("orders-posts-note")}" "{move || text::capital(&app.word("orders-posts-find"))}"."</p>
            </Slot>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use game::Setup;
    use games::{Playable, Table};

    use super::*;

    #[test]
    fn the_proposed_number_of_seats_is_allowed() {
        for game in GameId::ALL {
            assert!(game.seats().contains(&proposed_seats(game)), "{game}");
        }
    }

    #[test]
    fn the_library_shows_every_card_and_the_picture_can_be_set_up() {
        for game in GameId::ALL {
            Table::sit(game, &pictured(game), None).unwrap();
            let (shown, all) = with_game!(game, G => {
                let mut setup = <G as game::Game>::Setup::default();
                for line in all_cards(game) {
                    setup.set(&line).unwrap();
                }
                let cards = G::cards_of(&setup).into_iter();
                (cards.map(|card| card.id).collect::<Vec<_>>(), G::all_cards())
            });
            assert!(all.iter().all(|card| shown.contains(card)), "{game}");
        }
    }
}
