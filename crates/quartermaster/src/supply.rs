//! Who is in supply: rules 10-15.
//!
//! Queries only. A country's *network* is every piece joined to a supply space that holds an own
//! army, through adjacent own pieces; what is *supplied* is the network's armies, its navies that
//! have a port, and what cards say.

use crate::content::Content;
use crate::country::Country;
use crate::effect::PieceKind;
use crate::map::Straits;
use crate::options::LINKS_NEED_PORTS;
use crate::space::Spaces;
use crate::state::State;

/// A country's supply at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Supply {
    /// The country's open straits.
    pub(crate) open: Straits,
    /// Pieces joined to a supply space. Includes navies without a port unless O1 says otherwise.
    pub(crate) network: Spaces,
    /// Pieces in supply.
    pub(crate) supplied: Spaces,
}

/// The supply spaces that count for a country.
pub(crate) fn sources(state: &State, country: Country) -> Spaces {
    // Rule 15: a denied space neither supplies nor scores.
    state.content().map.supply & !state.denied[country.team() as usize]
}

/// Works out a country's supply.
pub(crate) fn of(state: &State, country: Country) -> Supply {
    let content: &Content = state.content();
    let board = &state.board;
    let team = country.team();
    let open = board.straits(content, team);
    let own = board.all_of(country);
    let armies = board.of(country, PieceKind::Army);
    let navies = board.of(country, PieceKind::Navy);
    // Rule 12: a port is an adjacent army of the own team, itself supplied or not.
    let ports = if navies.is_empty() && !LINKS_NEED_PORTS {
        Spaces::EMPTY
    } else {
        ports(state, country, open)
    };
    let links = if LINKS_NEED_PORTS {
        own & !(navies & !ports)
    } else {
        own
    };
    // Rules 10, 11: flood from own armies on supply spaces over own pieces.
    let mut network = armies & sources(state, country);
    let mut edge = network;
    while !edge.is_empty() {
        edge = content.map.around(edge, open) & links & !network;
        network |= edge;
    }
    let [always_armies, always_navies] = state.always[country];
    // Rule 14: a card's word holds for the kind of piece it speaks of.
    let by_card = (armies & always_armies) | (navies & always_navies);
    let supplied = (network & !(navies & !ports)) | by_card;
    Supply {
        open,
        network,
        supplied,
    }
}

/// The seas next to an army of the country's team.
pub(crate) fn ports(state: &State, country: Country, open: Straits) -> Spaces {
    let content = state.content();
    content
        .map
        .around(state.board.armies_of(country.team()), open)
        & content.map.sea
}
