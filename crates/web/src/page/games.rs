//! What the page has of its own for each game. A new game implements [`GamePage`] here.

use games::{GameId, Listed, Orders, Quartermaster, Rush, with_game};
use leptos::prelude::*;

use super::log::Log;
use super::map::MapBoard;
use super::orders::{OrdersBoard, OrdersSide};
use super::review::TimeLine;
use super::roster::Roster;
use super::rush::{RushSide, RushTable};
use super::table::{Foot, Head, Tools};
use crate::app::AppState;

/// What the page has of its own for one game.
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

    /// Everything on the screen of a table.
    fn table_view(app: AppState) -> AnyView;
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

/// See [`GamePage::table_view`].
pub(super) fn table_view(game: GameId, app: AppState) -> AnyView {
    with_game!(game, G => G::table_view(app))
}

impl GamePage for Quartermaster {
    const PROPOSED_SEATS: u8 = 2;
    const ALL_CARDS: &'static [&'static str] = &["air marshal", "histories on"];
    const PICTURED: &'static [&'static str] = &[];
    const ANALYSIS_WORLDS: u32 = 24;

    fn table_view(app: AppState) -> AnyView {
        view! {
            <main class="qm" class:replay=move || app.is_past()>
                <div class="rail"><Head/><Roster/><Log/><Tools/></div>
                <div class="board"><MapBoard/></div>
                <Foot/>
            </main>
        }
        .into_any()
    }
}

impl GamePage for Rush {
    const PROPOSED_SEATS: u8 = 3;
    const ALL_CARDS: &'static [&'static str] = &[];
    const PICTURED: &'static [&'static str] = &[];
    const ANALYSIS_WORLDS: u32 = 32;

    fn table_view(app: AppState) -> AnyView {
        view! {
            <main class="rush" class:replay=move || app.is_past()>
                <div class="rail"><Head/><RushSide/><Log/><Tools/></div>
                <RushTable/>
                <Show when=move || app.is_past()><TimeLine/></Show>
            </main>
        }
        .into_any()
    }
}

impl GamePage for Orders {
    const PROPOSED_SEATS: u8 = 2;
    const ALL_CARDS: &'static [&'static str] = &[];
    const PICTURED: &'static [&'static str] = &["mode island"];
    const ANALYSIS_WORLDS: u32 = 48;

    fn table_view(app: AppState) -> AnyView {
        view! {
            <main class="orders" class:replay=move || app.is_past()>
                <div class="rail"><Head/><Log/><Tools/></div>
                <div class="hexwrap"><OrdersBoard/></div>
                <Foot/>
                <OrdersSide/>
            </main>
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
