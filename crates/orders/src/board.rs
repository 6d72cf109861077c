//! One side of the board with its support board: what is printed, and tables made from it.
//!
//! Nothing here changes during a game.

use std::collections::BTreeMap;

use crate::card::BonusId;
use crate::faction::{ByFaction, Faction};
use crate::options::{BARRAGE_RANGE, Mode};
use crate::place::{MAX_AREAS, MAX_PLACES, PlaceId, Places};
use crate::space::{Action, Space, SpaceId};

/// How well each value is founded, by field: a class (`published`, `inferred`, `reconstructed`)
/// with the sources behind it.
pub type Provenance = BTreeMap<String, String>;

/// An area as printed.
#[derive(Debug)]
pub struct Area {
    /// Its name in notation, unique among areas and zones.
    pub name: String,
    /// What people call it, in English.
    pub title: String,
    /// Its hexes as axial coordinates; the first is where its name is drawn.
    pub hexes: Vec<(i8, i8)>,
    /// Points at the end.
    pub stars: u8,
    /// Whose HQ it is.
    pub hq: Option<Faction>,
    /// Troops at the start.
    pub troops: ByFaction<u8>,
    /// The bonus printed on it.
    pub bonus: Option<BonusId>,
    /// Whether a token is drawn for it.
    pub slot: bool,
    /// Whether troops may not be dropped here (A3).
    pub no_drop: bool,
    /// The zone above it.
    pub zone: Option<PlaceId>,
    /// How well these values are founded.
    pub provenance: Provenance,
}

/// A zone as printed.
#[derive(Debug)]
pub struct Zone {
    /// Its name in notation, unique among areas and zones.
    pub name: String,
    /// What people call it, for a zone that no language has a name for.
    pub title: Option<String>,
    /// The colour of its border and sector.
    pub colour: String,
    /// The hex at the edge where its planes are drawn.
    pub sector: (i8, i8),
    /// Planes at the start.
    pub planes: ByFaction<u8>,
    /// The areas below it.
    pub areas: Places,
    /// How well these values are founded.
    pub provenance: Provenance,
}

/// Pieces of each player.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// Troops, and planes where there are zones.
    pub count: [u8; 2],
    /// Commanders that begin in the reserve.
    pub commanders_reserve: u8,
    /// Commanders that begin in the ready zone.
    pub commanders_ready: u8,
    /// Own pieces that may stand in one place after an action.
    pub stack_limit: u8,
}

impl Pieces {
    /// All commanders of a player.
    #[must_use]
    pub const fn commanders(&self) -> u8 {
        self.commanders_reserve + self.commanders_ready
    }
}

/// One side of the board.
#[derive(Debug)]
pub struct Board {
    /// Which side.
    pub mode: Mode,
    /// How many rounds are played.
    pub rounds: u8,
    /// The areas.
    pub areas: Vec<Area>,
    /// The zones; none in a mode without planes.
    pub zones: Vec<Zone>,
    /// Every action space: entering by place, then the other linked ones, then the support board.
    pub spaces: Vec<Space>,
    /// Hexes that belong to no area, for drawing.
    pub impassable: Vec<(i8, i8)>,
    /// What each player has.
    pub pieces: Pieces,
    /// The faces of a die.
    pub faces: Vec<u8>,
    /// Tokens that may be drawn.
    pub pool: Vec<BonusId>,
    /// How well the values of the board as a whole are founded.
    pub provenance: Provenance,
    /// How well the values of the support spaces are founded, by space.
    pub support_provenance: Vec<(String, Provenance)>,
    pub(crate) tables: Tables,
}

/// What rules ask for again and again.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) adjacent: [Places; MAX_PLACES],
    /// Areas within the reach of a Barrage.
    pub(crate) in_range: [Places; MAX_AREAS],
    /// The HQ of each faction.
    pub(crate) hq: ByFaction<PlaceId>,
    /// Where supply begins: the HQ and the zone above it (A11).
    pub(crate) roots: ByFaction<Places>,
    /// Areas where each faction may be dropped.
    pub(crate) drop_targets: ByFaction<Places>,
    /// The space by which a place is entered on foot or wing.
    pub(crate) entry: [Option<SpaceId>; MAX_PLACES],
    /// Places that have such a space.
    pub(crate) enterable: Places,
    /// All other spaces whose colour allows the faction, ascending.
    pub(crate) fixed: ByFaction<Vec<SpaceId>>,
    /// Areas for which a token is drawn, in order.
    pub(crate) slots: Vec<PlaceId>,
    /// Areas with stars.
    pub(crate) starred: Places,
    /// What each place is to the other faction, on a board that is the same for both.
    pub(crate) images: Option<[PlaceId; MAX_PLACES]>,
}

impl Board {
    /// Makes the tables of what is printed.
    ///
    /// The HQs must be there; see the checks in `content/load`.
    pub(crate) fn tables(
        areas: &[Area],
        zones: &[Zone],
        spaces: &[Space],
        borders: &[(PlaceId, PlaceId)],
        hq: ByFaction<PlaceId>,
    ) -> Tables {
        let _ = zones;
        let mut adjacent = [Places::EMPTY; MAX_PLACES];
        for &(a, b) in borders {
            adjacent[a.index()].insert(b);
            adjacent[b.index()].insert(a);
        }
        let mut in_range = [Places::EMPTY; MAX_AREAS];
        for (row, reach) in in_range.iter_mut().enumerate().take(areas.len()) {
            // Rule 7.4: at a distance of 1 to 3; who holds what lies between does not matter (A8).
            let from = PlaceId::area(row);
            let mut seen = Places::only(from);
            for _ in 0..BARRAGE_RANGE {
                for place in seen.iter() {
                    seen |= adjacent[place.index()];
                }
            }
            seen.remove(from);
            *reach = seen;
        }
        let mut entry = [None; MAX_PLACES];
        let mut fixed = ByFaction([Vec::new(), Vec::new()]);
        for (row, space) in spaces.iter().enumerate() {
            let id = SpaceId(row as u8);
            match (space.action, space.place) {
                (Action::Advance | Action::Fly, Some(place)) => entry[place.index()] = Some(id),
                _ => {
                    for faction in Faction::ALL {
                        if space.faction.is_none_or(|owner| owner == faction) {
                            fixed[faction].push(id);
                        }
                    }
                }
            }
        }
        let rows = |wanted: &dyn Fn(&Area) -> bool| {
            areas
                .iter()
                .enumerate()
                .filter(|(_, area)| wanted(area))
                .map(|(row, _)| PlaceId::area(row))
                .collect::<Vec<_>>()
        };
        let set = |wanted: &dyn Fn(&Area) -> bool| rows(wanted).into_iter().collect::<Places>();
        let root = |faction: Faction| {
            let hq = hq[faction];
            let mut root = Places::only(hq);
            if let Some(zone) = areas[hq.index()].zone {
                root.insert(zone);
            }
            root
        };
        // Rule 7.3: anywhere but the enemy's HQ and marked areas.
        let drop_targets = |faction: Faction| {
            set(&|area| !area.no_drop && area.hq.is_none_or(|owner| owner == faction))
        };
        Tables {
            adjacent,
            in_range,
            hq,
            roots: ByFaction(Faction::ALL.map(root)),
            drop_targets: ByFaction(Faction::ALL.map(drop_targets)),
            enterable: (0..MAX_PLACES)
                .filter(|&row| entry[row].is_some())
                .map(|row| PlaceId(row as u8))
                .collect(),
            entry,
            fixed,
            slots: rows(&|area| area.slot),
            starred: set(&|area| area.stars > 0),
            images: None,
        }
    }

    /// Every area and zone.
    pub fn places(&self) -> impl Iterator<Item = PlaceId> {
        let areas = (0..self.areas.len()).map(PlaceId::area);
        areas.chain((0..self.zones.len()).map(PlaceId::zone))
    }

    /// A place's name in notation.
    ///
    /// # Panics
    /// When it is no place of this board.
    #[must_use]
    pub fn place_name(&self, place: PlaceId) -> &str {
        match place.index().checked_sub(MAX_AREAS) {
            None => &self.areas[place.index()].name,
            Some(row) => &self.zones[row].name,
        }
    }

    /// What the content calls a place for people, if it says; zones need not.
    ///
    /// # Panics
    /// When it is no place of this board.
    #[must_use]
    pub fn place_title(&self, place: PlaceId) -> Option<&str> {
        match place.index().checked_sub(MAX_AREAS) {
            None => Some(&self.areas[place.index()].title),
            Some(row) => self.zones[row].title.as_deref(),
        }
    }

    /// The place of that name.
    #[must_use]
    pub fn place_named(&self, name: &str) -> Option<PlaceId> {
        self.places().find(|&place| self.place_name(place) == name)
    }

    /// The action space of that id.
    ///
    /// # Panics
    /// When it is no space of this board.
    #[must_use]
    pub fn space(&self, space: SpaceId) -> &Space {
        &self.spaces[space.0 as usize]
    }

    /// The action space of that name.
    #[must_use]
    pub fn space_named(&self, name: &str) -> Option<SpaceId> {
        self.spaces
            .iter()
            .position(|space| space.name == name)
            .map(|row| SpaceId(row as u8))
    }

    /// The areas and zones that share a border with that place.
    #[must_use]
    pub fn adjacent(&self, place: PlaceId) -> Places {
        self.tables.adjacent[place.index()]
    }

    /// The zone above an area.
    #[must_use]
    pub fn zone_above(&self, area: PlaceId) -> Option<PlaceId> {
        self.areas.get(area.index()).and_then(|area| area.zone)
    }

    /// The areas below a zone.
    #[must_use]
    pub fn areas_below(&self, zone: PlaceId) -> Places {
        zone.index()
            .checked_sub(MAX_AREAS)
            .and_then(|row| self.zones.get(row))
            .map_or(Places::EMPTY, |zone| zone.areas)
    }

    /// The mirror image of a place for the other faction; `None` on a board that is not symmetric.
    #[must_use]
    pub fn image(&self, place: PlaceId) -> Option<PlaceId> {
        self.tables.images.map(|images| images[place.index()])
    }

    /// A faction's HQ.
    #[must_use]
    pub fn hq(&self, faction: Faction) -> PlaceId {
        self.tables.hq[faction]
    }
}
