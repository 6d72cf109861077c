//! Pieces on the map: one bitboard for each country and kind.

use crate::content::Content;
use crate::country::{ByCountry, Country, CountrySet, Team};
use crate::effect::PieceKind;
use crate::map::Straits;
use crate::piece::Piece;
use crate::space::{SpaceId, Spaces};

/// A set of pieces: those that stand on the map, or some of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    pieces: ByCountry<[Spaces; PieceKind::COUNT]>,
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
        let [armies, navies, _] = self.pieces[country];
        armies | navies
    }

    /// Whether that piece is there.
    #[must_use]
    pub const fn contains(&self, piece: Piece) -> bool {
        self.of(piece.country, piece.kind).contains(piece.space)
    }

    /// Whether there is no piece.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let all = self.pieces.0.iter().flatten();
        all.fold(Spaces::EMPTY, |all, &spaces| all | spaces)
            .is_empty()
    }

    /// Whether there is no piece of a country.
    #[must_use]
    pub fn has_none_of(&self, country: Country) -> bool {
        let [armies, navies, air] = self.pieces[country];
        (armies | navies | air).is_empty()
    }

    /// The pieces of a country in order.
    pub fn pieces_of(&self, country: Country) -> impl Iterator<Item = Piece> + use<> {
        let spaces = self.pieces[country];
        PieceKind::ALL.into_iter().flat_map(move |kind| {
            let spaces = spaces[kind as usize];
            spaces
                .iter()
                .map(move |space| Piece::new(country, kind, space))
        })
    }

    /// The pieces in a space, in order.
    pub fn pieces_in(&self, space: SpaceId) -> impl Iterator<Item = Piece> + '_ {
        Country::ALL
            .into_iter()
            .flat_map(move |country| PieceKind::ALL.map(|kind| Piece::new(country, kind, space)))
            .filter(|&piece| self.contains(piece))
    }

    /// Adds the pieces of a country and kind in these spaces.
    pub(crate) fn add(&mut self, country: Country, kind: PieceKind, spaces: Spaces) {
        self.pieces[country][kind as usize] |= spaces;
    }

    /// The pieces of one country that are in both sets.
    pub(crate) fn both(&self, other: &Self, country: Country) -> Self {
        let mut both = Self::default();
        for kind in PieceKind::ALL {
            both.add(
                country,
                kind,
                self.of(country, kind) & other.of(country, kind),
            );
        }
        both
    }

    /// The pieces of one kind of several countries.
    #[inline]
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
    pub fn place(&mut self, piece: Piece) {
        self.pieces[piece.country][piece.kind as usize].insert(piece.space);
    }

    /// Takes a piece off.
    pub fn remove(&mut self, piece: Piece) {
        self.pieces[piece.country][piece.kind as usize].remove(piece.space);
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
