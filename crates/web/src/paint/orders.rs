//! The board of General Orders: hexes with their pieces, action spaces, zones, support spaces, dice.

use std::cell::LazyCell;

use game::Thing;
use games::Sight;
use orders::{Board, Content, Faction, Pending, Space, View};
use text::Narrator;

use super::side;

/// Everything on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrdersPaint {
    pub(crate) areas: Vec<AreaPaint>,
    pub(crate) zones: Vec<ZonePaint>,
    pub(crate) impassable: Vec<(i8, i8)>,
    pub(crate) support: Vec<SpacePaint>,
    pub(crate) round: u8,
    pub(crate) rounds: u8,
    pub(crate) initiative: &'static str,
    /// What the dice show while a roll is on the table.
    pub(crate) dice: Vec<u8>,
    /// Whether yellow looks at it, whose headquarters then comes to the left.
    pub(crate) is_turned: bool,
    pub(crate) n_deck: usize,
}

/// An area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AreaPaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    pub(crate) hexes: Vec<(i8, i8)>,
    pub(crate) stars: u8,
    pub(crate) hq: Option<&'static str>,
    pub(crate) owner: Option<&'static str>,
    pub(crate) pieces: u8,
    pub(crate) is_supplied: bool,
    pub(crate) bonus: Option<(String, String)>,
    pub(crate) spaces: Vec<SpacePaint>,
    /// The zone above it, by its place in the list.
    pub(crate) zone: Option<usize>,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ZonePaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    pub(crate) sector: (i8, i8),
    pub(crate) owner: Option<&'static str>,
    pub(crate) pieces: u8,
    pub(crate) is_supplied: bool,
    pub(crate) spaces: Vec<SpacePaint>,
}

/// An action space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpacePaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    pub(crate) icon: String,
    pub(crate) commanders: Vec<&'static str>,
    /// The only faction that may use it.
    pub(crate) faction: Option<&'static str>,
    /// How much it does, on the support board.
    pub(crate) strength: [u8; 2],
    pub(crate) has_initiative: bool,
}

impl OrdersPaint {
    /// The board as the view has it.
    pub(crate) fn new(sight: &Sight, narrator: &dyn Narrator, view: &View) -> Option<Self> {
        let content = Content::known(&sight.content).unwrap_or_else(Content::standard);
        let board = content.board(view.options.mode);
        let spaces: Vec<(&Space, SpacePaint)> = view
            .spaces
            .iter()
            .filter_map(|seen| {
                let space = board.space(board.space_named(&seen.name)?);
                let thing = Thing::Space(seen.name.clone());
                let paint = SpacePaint {
                    name: narrator.thing(&thing).unwrap_or_default(),
                    thing,
                    icon: format!("action-{}", space.action.name()),
                    commanders: seen
                        .commanders
                        .iter()
                        .map(|&one| side::faction(one))
                        .collect(),
                    faction: space.faction.map(side::faction),
                    strength: Faction::ALL.map(|faction| space.strength[faction]),
                    has_initiative: space.initiative,
                };
                Some((space, paint))
            })
            .collect();
        let at = |name: &str| -> Vec<SpacePaint> {
            let place = board.place_named(name);
            let here = spaces.iter().filter(|(space, _)| space.place == place);
            here.map(|(_, paint)| paint.clone()).collect()
        };
        let names = LazyCell::new(|| narrator.cards());
        let areas = view.areas.iter().filter_map(|seen| {
            let area = board.areas.iter().find(|area| *area.name == *seen.name)?;
            let thing = Thing::Place(seen.name.clone());
            let bonus = seen.bonus.as_ref().map(|bonus| {
                let told = names.iter().find(|card| card.id == **bonus);
                let title = told.map_or_else(String::new, |card| card.title.clone());
                (format!("bonus-{}", bonus.replace('_', "-")), title)
            });
            Some(AreaPaint {
                name: narrator.thing(&thing).unwrap_or_default(),
                thing,
                hexes: area.hexes.clone(),
                stars: area.stars,
                hq: area.hq.map(side::faction),
                owner: seen.owner.map(side::faction),
                pieces: seen.pieces,
                is_supplied: seen.is_supplied,
                bonus,
                spaces: at(&seen.name),
                zone: area
                    .zone
                    .and_then(|zone| zone_row(board, board.place_name(zone))),
            })
        });
        let zones = view.zones.iter().filter_map(|seen| {
            let zone = board.zones.iter().find(|zone| *zone.name == *seen.name)?;
            let thing = Thing::Place(seen.name.clone());
            Some(ZonePaint {
                name: narrator.thing(&thing).unwrap_or_default(),
                thing,
                sector: zone.sector,
                owner: seen.owner.map(side::faction),
                pieces: seen.pieces,
                is_supplied: seen.is_supplied,
                spaces: at(&seen.name),
            })
        });
        let dice = view.pending.iter().rev().find_map(|pending| match pending {
            Pending::Keep { roll, .. } => Some(roll.iter().collect()),
            _ => None,
        });
        let support = spaces.iter().filter(|(space, _)| space.place.is_none());
        Some(Self {
            areas: areas.collect(),
            zones: zones.collect(),
            impassable: board.impassable.clone(),
            support: support.map(|(_, paint)| paint.clone()).collect(),
            round: view.round,
            rounds: view.rounds,
            initiative: side::faction(view.initiative),
            dice: dice.unwrap_or_default(),
            is_turned: sight.seat() == Some(Faction::Yellow.seat()),
            n_deck: view.deck,
        })
    }
}

impl OrdersPaint {
    /// What stays as it is while one plays: where things are and what they are called.
    pub(crate) fn still(&self) -> Self {
        let areas = self.areas.iter().map(|area| AreaPaint {
            owner: None,
            pieces: 0,
            is_supplied: true,
            bonus: None,
            spaces: Vec::new(),
            thing: area.thing.clone(),
            name: area.name.clone(),
            hexes: area.hexes.clone(),
            stars: area.stars,
            hq: area.hq,
            zone: area.zone,
        });
        let zones = self.zones.iter().map(|zone| ZonePaint {
            owner: None,
            pieces: 0,
            is_supplied: true,
            spaces: Vec::new(),
            thing: zone.thing.clone(),
            name: zone.name.clone(),
            sector: zone.sector,
        });
        Self {
            areas: areas.collect(),
            zones: zones.collect(),
            impassable: self.impassable.clone(),
            support: Vec::new(),
            round: 0,
            rounds: self.rounds,
            initiative: "",
            dice: Vec::new(),
            is_turned: self.is_turned,
            n_deck: 0,
        }
    }
}

fn zone_row(board: &Board, name: &str) -> Option<usize> {
    board.zones.iter().position(|zone| zone.name == name)
}
