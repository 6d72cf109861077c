//! Pieces on the map: one bitboard for each country and kind.

use crate::content::Content;
use crate::country::{ByCountry, Country, CountrySet, Team};
use crate::effect::PieceKind;
use crate::map::Straits;
use crate::space::{SpaceId, Spaces};

/// Which piece stands where, and what counts as supplied by a card's word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    pieces: ByCountry<[Spaces; 2]>,
}

impl Board {
    /// The pieces of a country and kind.
    #[must_use]
    pub const fn of(&self, country: Country, kind: PieceKind) -> Spaces {
        self.pieces.0[country as usize][kind as usize]
    }

    /// Armies and navies of a country.
    #[must_use]
    pub fn all_of(&self, country: Country) -> Spaces {
        let [armies, navies] = self.pieces[country];
        armies | navies
    }

    /// The pieces of one kind of several countries.
    #[must_use]
    pub fn of_any(&self, countries: CountrySet, kind: PieceKind) -> Spaces {
        countries.iter().fold(Spaces::EMPTY, |spaces, country| {
            spaces | self.of(country, kind)
        })
    }

    /// Where a team has any piece.
    #[must_use]
    pub fn of_team(&self, team: Team) -> Spaces {
        let [a, b, c] = members(team);
        self.all_of(a) | self.all_of(b) | self.all_of(c)
    }

    /// Where a team has armies.
    #[must_use]
    pub fn armies_of(&self, team: Team) -> Spaces {
        let [a, b, c] = members(team);
        self.of(a, PieceKind::Army) | self.of(b, PieceKind::Army) | self.of(c, PieceKind::Army)
    }

    /// Puts a piece down.
    pub fn place(&mut self, country: Country, kind: PieceKind, space: SpaceId) {
        self.pieces[country][kind as usize].insert(space);
    }

    /// Takes a piece off.
    pub fn remove(&mut self, country: Country, kind: PieceKind, space: SpaceId) {
        self.pieces[country][kind as usize].remove(space);
    }

    /// How many pieces a country has left to place.
    #[must_use]
    pub fn left(&self, content: &Content, country: Country, kind: PieceKind) -> u32 {
        let pool = u32::from(content.countries[country].pool[kind as usize]);
        pool.saturating_sub(self.of(country, kind).len())
    }

    /// The straits open to a team.
    #[must_use]
    pub fn straits(&self, content: &Content, team: Team) -> Straits {
        content.map.open(team, self.armies_of(Team::Axis))
    }
}

const fn members(team: Team) -> [Country; 3] {
    match team {
        Team::Axis => [Country::Germany, Country::Japan, Country::Italy],
        Team::Allies => [Country::Uk, Country::Ussr, Country::Usa],
    }
}
