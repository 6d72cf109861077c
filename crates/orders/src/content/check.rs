//! What a board must fulfil beyond being readable: limits, connections, declared symmetry.

use std::collections::BTreeMap;

use game::{ContentError, File, FileFault};

use super::{ContentFault, reach};
use crate::board::{Area, Board, Pieces, Zone};
use crate::card::{Bonus, Card};
use crate::dice::MAX_DICE;
use crate::effect::{BonusEffect, CardEffect, When};
use crate::faction::{ByFaction, Faction};
use crate::options::{AIR_COVER_DICE, BARRAGE_DICE, DEFENCE_DICE, MUST_STAY, Mode};
use crate::place::{MAX_PLACES, PieceKind, PlaceId, Places};
use crate::space::{Action, Space};

/// Where each row begins in the file.
pub(super) struct Lines {
    pub(super) areas: Vec<usize>,
    pub(super) zones: Vec<usize>,
}

impl Lines {
    fn of(&self, place: PlaceId) -> usize {
        match place.kind() {
            crate::PieceKind::Troop => self.areas[place.index()],
            crate::PieceKind::Plane => self.zones[place.index() - crate::place::MAX_AREAS],
        }
    }
}

/// Checks starting pieces, hexes and HQs; finds the HQs.
pub(super) fn board(
    file: &File<'_>,
    lines: &Lines,
    areas: &[Area],
    zones: &[Zone],
    pieces: &Pieces,
) -> Result<ByFaction<PlaceId>, ContentError> {
    let mut hqs: ByFaction<Option<PlaceId>> = ByFaction::default();
    let mut hexes: BTreeMap<(i8, i8), &str> = BTreeMap::new();
    for (row, area) in areas.iter().enumerate() {
        let fail = |fault: ContentFault| file.error(lines.areas[row], fault);
        check_area(area, pieces.stack_limit, &mut hexes).map_err(fail)?;
        if let Some(owner) = area.hq {
            let area = area.name.clone();
            if hqs[owner].replace(PlaceId::area(row)).is_some() {
                return Err(fail(ContentFault::SecondHq { owner, area }));
            }
            if areas[row].troops[owner] == 0 {
                return Err(fail(ContentFault::EmptyHq { owner, area }));
            }
        }
    }
    for (row, zone) in zones.iter().enumerate() {
        if zone.areas.is_empty() {
            let zone = zone.name.clone();
            return Err(file.error(lines.zones[row], ContentFault::EmptyZone { zone }));
        }
        check_stack(&zone.name, zone.planes, pieces.stack_limit)
            .map_err(|fault| file.error(lines.zones[row], fault))?;
    }
    for faction in Faction::ALL {
        let troops: u32 = areas
            .iter()
            .map(|area| u32::from(area.troops[faction]))
            .sum();
        let planes: u32 = zones
            .iter()
            .map(|zone| u32::from(zone.planes[faction]))
            .sum();
        for (piece, n, max) in [
            ("troops", troops, pieces.count[0]),
            ("planes", planes, pieces.count[1]),
        ] {
            if n > u32::from(max) {
                let fault = ContentFault::Pieces {
                    owner: faction,
                    piece,
                    max,
                    n,
                };
                return Err(file.error(0, fault));
            }
        }
    }
    match hqs.0 {
        [Some(blue), Some(yellow)] => Ok(ByFaction([blue, yellow])),
        _ => Err(file.error(0, ContentFault::NoHq)),
    }
}

fn check_area<'a>(
    area: &'a Area,
    limit: u8,
    hexes: &mut BTreeMap<(i8, i8), &'a str>,
) -> Result<(), ContentFault> {
    let name = || area.name.clone();
    if area.hexes.is_empty() {
        return Err(ContentFault::NoHex { area: name() });
    }
    for &(q, r) in &area.hexes {
        if !(-40..=40).contains(&q) || !(-40..=40).contains(&r) {
            return Err(ContentFault::FarHex { area: name(), q, r });
        }
        if let Some(other) = hexes.insert((q, r), &area.name) {
            let (area, other) = (name(), other.to_owned());
            return Err(ContentFault::SharedHex { area, other, q, r });
        }
    }
    if area.bonus.is_some() && area.slot {
        return Err(ContentFault::BonusAndSlot { area: name() });
    }
    check_stack(&area.name, area.troops, limit)
}

fn check_stack(name: &str, pieces: ByFaction<u8>, max: u8) -> Result<(), ContentFault> {
    let place = name.to_owned();
    if pieces.0.iter().any(|&n| n > max) {
        return Err(ContentFault::Stack { place, max });
    }
    if pieces.0.iter().all(|&n| n > 0) {
        return Err(ContentFault::BothBegin { place });
    }
    Ok(())
}

/// Checks that spaces can be told apart by their names.
pub(super) fn spaces(
    file: &File<'_>,
    lines: &Lines,
    spaces: &[Space],
    areas: &[Area],
) -> Result<(), ContentError> {
    for (i, space) in spaces.iter().enumerate() {
        if spaces[..i].iter().any(|other| other.name == space.name) {
            let at = space.place.map_or(0, |place| lines.of(place));
            let name = space.name.clone();
            return Err(file.error(at, FileFault::Twice { name }));
        }
    }
    // A capital that cannot be entered would leave half of the ending out (A4).
    for (row, area) in areas
        .iter()
        .enumerate()
        .filter(|(_, area)| area.hq.is_some())
    {
        let is_entered = spaces.iter().any(|space| {
            space.action == Action::Advance && space.place == Some(PlaceId::area(row))
        });
        if !is_entered {
            let area = area.name.clone();
            return Err(file.error(lines.areas[row], ContentFault::ClosedHq { area }));
        }
    }
    Ok(())
}

/// Checks that no roll can need more dice than a move holds.
pub(super) fn dice(
    file: &File<'_>,
    mode: Mode,
    pieces: &Pieces,
    cards: &[Card],
    bonuses: &[Bonus],
) -> Result<(), ContentError> {
    let cards_at = |wanted: &dyn Fn(&When) -> bool| -> u32 {
        cards
            .iter()
            .filter(|card| card.modes.contains(&mode) && wanted(&card.when))
            .map(|card| match card.effect {
                CardEffect::MoreDice(n) => u32::from(n),
                _ => 0,
            })
            .sum()
    };
    let bonus_of = |action: Action| -> u32 {
        bonuses
            .iter()
            .map(|bonus| match bonus.effect {
                BonusEffect::Dice { of, plus } if of == action => u32::from(plus),
                _ => 0,
            })
            .sum()
    };
    let roll_of = |action: Action, dice: u8| {
        let by_cards = cards_at(&|when| *when == When::BeforeRoll(action));
        u32::from(dice) + bonus_of(action) + by_cards
    };
    let city: u32 = bonuses
        .iter()
        .map(|bonus| match bonus.effect {
            BonusEffect::DefenceDice(n) => u32::from(n),
            _ => 0,
        })
        .sum();
    let by_cards = cards_at(&|when| matches!(when, When::DefendingAgainst(_)));
    let most = [
        roll_of(Action::Barrage, BARRAGE_DICE),
        roll_of(Action::Bombard, pieces.stack_limit - MUST_STAY),
        u32::from(DEFENCE_DICE + AIR_COVER_DICE) + city + by_cards,
    ]
    .into_iter()
    .max()
    .unwrap_or(0);
    if most > u32::from(MAX_DICE) {
        let (n, max) = (most, MAX_DICE);
        return Err(file.error(0, ContentFault::Dice { n, max }));
    }
    Ok(())
}

/// Checks that every area can be reached from every other, and so every zone.
pub(super) fn connected(file: &File<'_>, lines: &Lines, board: &Board) -> Result<(), ContentError> {
    let all: Places = board.places().collect();
    for kind in crate::PieceKind::ALL {
        let places = all & Places::of(kind);
        let Some(first) = places.iter().next() else {
            continue;
        };
        let seen = reach(&board.tables.adjacent, Places::only(first));
        if let Some(lost) = (places & !seen).iter().next() {
            let fault = ContentFault::Unreachable {
                place: board.place_name(lost).to_owned(),
                from: board.place_name(first).to_owned(),
            };
            return Err(file.error(lines.of(lost), fault));
        }
    }
    Ok(())
}

/// Checks a board that says it is symmetric: every hex has its image at (-q, -r), and what is
/// there is the same with the factions swapped. Tells what is whose image.
pub(super) fn symmetry(
    file: &File<'_>,
    lines: &Lines,
    board: &Board,
) -> Result<[PlaceId; MAX_PLACES], ContentError> {
    let mut owner: BTreeMap<(i8, i8), usize> = BTreeMap::new();
    for (row, area) in board.areas.iter().enumerate() {
        owner.extend(area.hexes.iter().map(|&hex| (hex, row)));
    }
    let mut images = Vec::new();
    for (row, area) in board.areas.iter().enumerate() {
        let fail = |fault: ContentFault| Err(file.error(lines.areas[row], fault));
        let name = || area.name.clone();
        let mut hit = area.hexes.iter().map(|&(q, r)| owner.get(&(-q, -r)));
        let Some(&image) = hit.next().flatten() else {
            return fail(ContentFault::NoImage { area: name() });
        };
        if hit.any(|other| other != Some(&image))
            || board.areas[image].hexes.len() != area.hexes.len()
        {
            return fail(ContentFault::SplitImage { area: name() });
        }
        images.push(image);
    }
    let image_of = |place: PlaceId| PlaceId::area(images[place.index()]);
    for (row, area) in board.areas.iter().enumerate() {
        let place = PlaceId::area(row);
        let twin_place = image_of(place);
        let twin = &board.areas[images[row]];
        let swap = |pieces: ByFaction<u8>| ByFaction([pieces.0[1], pieces.0[0]]);
        let neighbours: Places = board.adjacent(place).iter().map(image_of).collect();
        let differs = if area.stars != twin.stars {
            Some("stars")
        } else if area.hq.map(Faction::other) != twin.hq {
            Some("hq")
        } else if swap(area.troops) != twin.troops {
            Some("troops")
        } else if area.bonus != twin.bonus || area.slot != twin.slot {
            Some("bonus")
        } else if area.no_drop != twin.no_drop {
            Some("no_drop")
        } else if kinds_at(board, place, true) != kinds_at(board, twin_place, false) {
            Some("spaces")
        } else if neighbours != board.adjacent(twin_place) {
            Some("adjacency")
        } else {
            None
        };
        if let Some(what) = differs {
            let fault = ContentFault::OtherImage {
                area: area.name.clone(),
                image: twin.name.clone(),
                what,
            };
            return Err(file.error(lines.areas[row], fault));
        }
    }
    let is_fair = |space: &Space| space.strength.0[0] == space.strength.0[1];
    match board.spaces.iter().find(|space| !is_fair(space)) {
        Some(space) => {
            let space = space.name.clone();
            Err(file.error(0, ContentFault::Unequal { space }))
        }
        None => {
            let mut all = std::array::from_fn(|index| PlaceId(index as u8));
            for place in board.places() {
                let below = board.areas_below(place);
                let image: Places = below.iter().map(image_of).collect();
                all[place.index()] = match place.kind() {
                    PieceKind::Troop => image_of(place),
                    // A zone without an image is its own.
                    PieceKind::Plane => (0..board.zones.len())
                        .map(PlaceId::zone)
                        .find(|&zone| board.areas_below(zone) == image)
                        .unwrap_or(place),
                };
            }
            Ok(all)
        }
    }
}

/// The spaces of an area as action and colour, with colours swapped if asked for.
fn kinds_at(board: &Board, place: PlaceId, is_swapped: bool) -> Vec<(Action, Option<Faction>)> {
    let mut kinds: Vec<_> = board
        .spaces
        .iter()
        .filter(|space| space.place == Some(place))
        .map(|space| {
            let faction = if is_swapped {
                space.faction.map(Faction::other)
            } else {
                space.faction
            };
            (space.action, faction)
        })
        .collect();
    kinds.sort_unstable();
    kinds
}
