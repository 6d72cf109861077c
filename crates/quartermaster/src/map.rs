//! The map: spaces, borders and straits.

use crate::country::Team;
use crate::effect::PieceKind;
use crate::space::{SpaceId, Spaces};

/// A passage between two seas that is open to one team at a time (rule 18).
#[derive(Clone, Copy, Debug)]
pub struct Strait {
    /// The land space whose armies decide.
    pub anchor: SpaceId,
    /// The seas it joins.
    pub seas: [SpaceId; 2],
}

/// A space as content describes it.
pub(crate) struct Space {
    pub(crate) name: String,
    pub(crate) title: Option<String>,
    pub(crate) is_land: bool,
    pub(crate) is_supply: bool,
    pub(crate) centre: (u16, u16),
}

/// Spaces, their borders and the straits.
#[derive(Debug)]
pub struct Map {
    pub(crate) names: Vec<String>,
    titles: Vec<Option<String>>,
    pub(crate) centres: Vec<(u16, u16)>,
    /// Land spaces.
    pub land: Spaces,
    /// Sea spaces.
    pub sea: Spaces,
    /// Supply spaces.
    pub supply: Spaces,
    /// The straits, in the order of the bits of [`Straits`].
    pub straits: Vec<Strait>,
    anchors: Spaces,
    /// Neighbours of each space for every combination of open straits.
    adjacent: Vec<[Spaces; 64]>,
}

/// Which straits are open to a team, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Straits(u8);

impl Map {
    pub(crate) fn new(
        spaces: Vec<Space>,
        borders: &[(SpaceId, SpaceId)],
        straits: Vec<Strait>,
    ) -> Self {
        let collect = |test: &dyn Fn(&Space) -> bool| {
            spaces
                .iter()
                .enumerate()
                .filter(|(_, space)| test(space))
                .map(|(i, _)| SpaceId(i as u8))
                .collect::<Spaces>()
        };
        let mut closed = [Spaces::EMPTY; 64];
        for &(a, b) in borders {
            closed[a.0 as usize].insert(b);
            closed[b.0 as usize].insert(a);
        }
        let adjacent = (0..1usize << straits.len())
            .map(|open| {
                let mut neighbours = closed;
                for (i, strait) in straits.iter().enumerate() {
                    if open >> i & 1 != 0 {
                        let [a, b] = strait.seas;
                        neighbours[a.0 as usize].insert(b);
                        neighbours[b.0 as usize].insert(a);
                    }
                }
                neighbours
            })
            .collect();
        Self {
            land: collect(&|space| space.is_land),
            sea: collect(&|space| !space.is_land),
            supply: collect(&|space| space.is_supply),
            anchors: straits.iter().map(|strait| strait.anchor).collect(),
            names: spaces.iter().map(|space| space.name.clone()).collect(),
            centres: spaces.iter().map(|space| space.centre).collect(),
            titles: spaces.into_iter().map(|space| space.title).collect(),
            straits,
            adjacent,
        }
    }

    /// How many spaces there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether the map has no space.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Every space in order.
    pub fn spaces(&self) -> impl Iterator<Item = SpaceId> {
        (0..self.len() as u8).map(SpaceId)
    }

    /// A space's word in notation.
    #[must_use]
    pub fn name(&self, space: SpaceId) -> &str {
        &self.names[space.0 as usize]
    }

    /// What the content calls the space for people, if it says; the languages name the carried
    /// ones.
    #[must_use]
    pub fn title(&self, space: SpaceId) -> Option<&str> {
        self.titles[space.0 as usize].as_deref()
    }

    /// Where a label of the space goes, in thousandths of the board.
    #[must_use]
    pub fn centre(&self, space: SpaceId) -> (u16, u16) {
        self.centres[space.0 as usize]
    }

    /// The space of that word.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<SpaceId> {
        self.names
            .iter()
            .position(|known| known == name)
            .map(|i| SpaceId(i as u8))
    }

    /// Where such a piece can stand.
    #[must_use]
    pub const fn terrain(&self, kind: PieceKind) -> Spaces {
        match kind {
            PieceKind::Army => self.land,
            PieceKind::Navy => self.sea,
            PieceKind::Air => Spaces(self.land.0 | self.sea.0),
        }
    }

    /// Which straits are open to a team, given where axis armies stand.
    ///
    // Rule 18: open to the axis exactly while one of its armies is at the anchor.
    #[must_use]
    pub fn open(&self, team: Team, axis_armies: Spaces) -> Straits {
        let held = axis_armies & self.anchors;
        let mut axis = 0;
        if !held.is_empty() {
            for (i, strait) in self.straits.iter().enumerate() {
                axis |= u8::from(held.contains(strait.anchor)) << i;
            }
        }
        match team {
            Team::Axis => Straits(axis),
            Team::Allies => Straits(!axis & ((1u16 << self.straits.len()) - 1) as u8),
        }
    }

    /// No strait open.
    #[must_use]
    pub const fn closed(&self) -> Straits {
        Straits(0)
    }

    /// The neighbours of a space.
    #[must_use]
    pub fn adjacent(&self, space: SpaceId, open: Straits) -> Spaces {
        self.adjacent[open.0 as usize][space.0 as usize]
    }

    /// All neighbours of these spaces.
    #[must_use]
    pub fn around(&self, spaces: Spaces, open: Straits) -> Spaces {
        let table = &self.adjacent[open.0 as usize];
        let mut around = Spaces::EMPTY;
        for space in spaces.iter() {
            around |= table[space.0 as usize];
        }
        around
    }

    /// All spaces at most so far from this one.
    #[must_use]
    pub fn within(&self, space: SpaceId, distance: u8, open: Straits) -> Spaces {
        let mut reached = Spaces::only(space);
        for _ in 0..distance {
            reached |= self.around(reached, open);
        }
        reached
    }
}
