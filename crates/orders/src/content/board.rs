//! Reading a board: its pieces, dice, places, spaces, tokens and borders.

use std::collections::BTreeSet;

use game::{ContentError, File, FileFault, NameKind};
use toml::Spanned;

use super::load::provenance;
use super::rows::{
    AreaRow, BoardFile, Count, DeckRow, DiceRow, PiecesRow, SupportRow, Symmetry, TokensRow,
    ZoneRow,
};
use super::{ContentFault, check};
use crate::board::{Area, Board, Pieces, Provenance, Zone};
use crate::card::{Bonus, BonusId, Card, MAX_DECK};
use crate::dice::MAX_FACE;
use crate::faction::{ByFaction, Faction};
use crate::options::Mode;
use crate::place::{MAX_AREAS, MAX_ZONES, PieceKind, PlaceId};
use crate::space::{Action, MAX_SPACES, Space};

/// The way files are written that this program reads.
const SCHEMA: u32 = 1;

/// What a board is read with: its file, its mode, and what the other files hold.
struct Reader<'a> {
    file: &'a File<'a>,
    mode: Mode,
    cards: &'a [Card],
    bonuses: &'a [Bonus],
}

/// Reads the board of a mode and checks it.
pub(super) fn load(
    file: &File<'_>,
    mode: Mode,
    cards: &[Card],
    bonuses: &[Bonus],
) -> Result<Board, ContentError> {
    let reader = Reader {
        file,
        mode,
        cards,
        bonuses,
    };
    let rows: BoardFile = file.parse()?;
    reader.check_heading(&rows)?;
    reader.check_names(&rows)?;
    let rounds = file.within(
        rows.rounds.span().start,
        "rounds",
        *rows.rounds.get_ref(),
        1..=8,
    )?;
    let has_zones = !rows.zone.is_empty();
    let lines = check::Lines {
        areas: rows.area.iter().map(|row| row.span().start).collect(),
        zones: rows.zone.iter().map(|row| row.span().start).collect(),
    };
    let area_names: Vec<String> = names(&rows.area, |row| &row.id);
    let zone_names: Vec<String> = names(&rows.zone, |row| &row.id);
    let mut pairs = read_borders(file, rows.adjacency, &area_names, PlaceId::area)?;
    pairs.extend(read_borders(
        file,
        rows.zone_adjacency,
        &zone_names,
        PlaceId::zone,
    )?);

    let pieces = reader.pieces(&rows.pieces, has_zones)?;
    let faces = reader.faces(rows.dice)?;
    let mut spaces = Vec::new();
    let areas = reader.areas(rows.area, &zone_names, &mut spaces)?;
    let zones = reader.zones(rows.zone, &areas, &mut spaces)?;
    let support_provenance = reader.support(rows.support, has_zones, &mut spaces)?;
    sort_spaces(&mut spaces);
    if spaces.len() > MAX_SPACES {
        return Err(reader.too_many("spaces", MAX_SPACES));
    }
    let pool = reader.tokens(&rows.tokens, &areas)?;
    reader.check_deck(&rows.deck)?;

    let hq = check::board(file, &lines, &areas, &zones, &pieces)?;
    check::spaces(file, &lines, &spaces, &areas)?;
    check::dice(file, mode, &pieces, cards, bonuses)?;
    let tables = Board::tables(&areas, &zones, &spaces, &pairs, hq);
    let mut board = Board {
        mode,
        rounds,
        areas,
        zones,
        spaces,
        impassable: rows.impassable,
        pieces,
        faces,
        pool,
        provenance: provenance(file, rows.provenance)?,
        support_provenance,
        tables,
    };
    check::connected(file, &lines, &board)?;
    if rows.symmetry == Symmetry::Point {
        board.tables.images = Some(check::symmetry(file, &lines, &board)?);
    }
    Ok(board)
}

fn names<T>(rows: &[Spanned<T>], id: impl Fn(&T) -> &String) -> Vec<String> {
    rows.iter().map(|row| id(row.get_ref()).clone()).collect()
}

/// Entering comes first, by place; lists of moves are then ascending by themselves.
fn sort_spaces(spaces: &mut [Space]) {
    spaces.sort_by_key(|space| match (space.action, space.place) {
        (Action::Advance | Action::Fly, Some(place)) => (0, place.0),
        (_, Some(place)) => (1, place.0),
        (_, None) => (2, 0),
    });
}

impl Reader<'_> {
    fn too_many(&self, what: &str, max: usize) -> ContentError {
        let what = what.to_owned();
        self.file.error(0, FileFault::TooManyOf { what, max })
    }

    fn check_heading(&self, rows: &BoardFile) -> Result<(), ContentError> {
        if *rows.schema.get_ref() != SCHEMA {
            let at = rows.schema.span().start;
            return Err(self.file.error(at, ContentFault::Schema { known: SCHEMA }));
        }
        if *rows.id.get_ref() != self.mode {
            let expected = self.mode.name().to_owned();
            let at = rows.id.span().start;
            return Err(self.file.error(at, FileFault::OtherFile { expected }));
        }
        Ok(())
    }

    /// Names of places are known before anything refers to them, and each is there once.
    fn check_names(&self, rows: &BoardFile) -> Result<(), ContentError> {
        let areas = rows.area.iter();
        let areas = areas.map(|row| (row.span().start, &row.get_ref().id));
        let zones = rows.zone.iter();
        let zones = zones.map(|row| (row.span().start, &row.get_ref().id));
        let support = rows.support.iter();
        let support = support.map(|row| (row.span().start, &row.get_ref().id));
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        for (at, id) in areas.chain(zones).chain(support) {
            self.file.check_id(at, id)?;
            let name = id.clone();
            if Action::named(id).is_some() {
                return Err(self.file.error(at, ContentFault::ActionName { name }));
            }
            if !seen.insert(id) {
                return Err(self.file.error(at, FileFault::Twice { name }));
            }
        }
        if rows.area.len() > MAX_AREAS {
            return Err(self.too_many("area", MAX_AREAS));
        }
        if rows.zone.len() > MAX_ZONES {
            return Err(self.too_many("zone", MAX_ZONES));
        }
        Ok(())
    }

    fn pieces(&self, row: &Spanned<PiecesRow>, has_zones: bool) -> Result<Pieces, ContentError> {
        let within = |what, n, bounds| self.file.within(row.span().start, what, n, bounds);
        let row = row.get_ref();
        let planes = if has_zones {
            within("planes", row.planes, 1..=60)?
        } else {
            0
        };
        Ok(Pieces {
            count: [within("troops", row.troops, 1..=60)?, planes],
            commanders_reserve: within("commanders_reserve", row.commanders_reserve, 1..=10)?,
            commanders_ready: within("commanders_ready", row.commanders_ready, 0..=10)?,
            stack_limit: within("stack_limit", row.stack_limit, 2..=10)?,
        })
    }

    fn faces(&self, dice: DiceRow) -> Result<Vec<u8>, ContentError> {
        let at = dice.faces.span().start;
        let faces = dice.faces.into_inner();
        if faces.is_empty() || faces.len() > 20 || faces.iter().any(|&hits| hits > MAX_FACE) {
            return Err(self.file.error(at, ContentFault::Faces { max: MAX_FACE }));
        }
        Ok(faces)
    }

    fn bonus(&self, at: usize, name: &str, is_printed: bool) -> Result<BonusId, ContentError> {
        let row = self.bonuses.iter().position(|bonus| {
            bonus.name == name && bonus.is_printed == is_printed && bonus.modes.contains(&self.mode)
        });
        let kind = if is_printed {
            NameKind::Bonus
        } else {
            NameKind::Token
        };
        let row = kind.found(name, row);
        row.map(|row| BonusId(row as u8))
            .map_err(|fault| self.file.error(at, fault))
    }

    fn areas(
        &self,
        rows: Vec<Spanned<AreaRow>>,
        zone_names: &[String],
        spaces: &mut Vec<Space>,
    ) -> Result<Vec<Area>, ContentError> {
        let mut areas = Vec::new();
        for (i, row) in rows.into_iter().enumerate() {
            let at = row.span().start;
            let row = row.into_inner();
            for text in &row.spaces {
                spaces.push(self.linked_space(at, text, PlaceId::area(i), &row.id)?);
            }
            let bonus = row.bonus.as_deref();
            let bonus = bonus.map(|name| self.bonus(at, name, true)).transpose()?;
            areas.push(Area {
                zone: self.zone_of(at, &row, zone_names)?,
                name: row.id,
                title: row.name,
                hexes: row.hexes,
                stars: self.file.within(at, "stars", row.stars, 0..=20)?,
                hq: row.hq,
                troops: by_faction(row.troops),
                bonus,
                slot: row.slot,
                no_drop: row.no_drop,
                provenance: provenance(self.file, row.provenance)?,
            });
        }
        Ok(areas)
    }

    fn zone_of(
        &self,
        at: usize,
        row: &AreaRow,
        zone_names: &[String],
    ) -> Result<Option<PlaceId>, ContentError> {
        match &row.zone {
            Some(name) => {
                let zone = zone_names.iter().position(|zone| zone == name);
                let zone = NameKind::Zone.found(name, zone);
                let zone = zone.map_err(|fault| self.file.error(at, fault))?;
                Ok(Some(PlaceId::zone(zone)))
            }
            None if zone_names.is_empty() => Ok(None),
            None => {
                let area = row.id.clone();
                Err(self.file.error(at, ContentFault::NoZone { area }))
            }
        }
    }

    fn zones(
        &self,
        rows: Vec<Spanned<ZoneRow>>,
        areas: &[Area],
        spaces: &mut Vec<Space>,
    ) -> Result<Vec<Zone>, ContentError> {
        let mut zones = Vec::new();
        for (i, row) in rows.into_iter().enumerate() {
            let at = row.span().start;
            let row = row.into_inner();
            let place = PlaceId::zone(i);
            for text in &row.spaces {
                spaces.push(self.linked_space(at, text, place, &row.id)?);
            }
            let within = areas.iter().enumerate();
            let within = within.filter(|(_, area)| area.zone == Some(place));
            zones.push(Zone {
                name: row.id,
                title: row.name,
                colour: row.colour,
                sector: row.sector,
                planes: by_faction(row.planes),
                areas: within.map(|(row, _)| PlaceId::area(row)).collect(),
                provenance: provenance(self.file, row.provenance)?,
            });
        }
        Ok(zones)
    }

    /// A space of an area or zone, as written: `advance`, `barrage:blue`.
    fn linked_space(
        &self,
        at: usize,
        text: &str,
        place: PlaceId,
        name: &str,
    ) -> Result<Space, ContentError> {
        let found = parse_space(text).filter(|(action, faction)| match (action, place.kind()) {
            (Action::Advance, PieceKind::Troop)
            | (Action::Fly | Action::Bombard, PieceKind::Plane) => faction.is_none(),
            (Action::Paradrop | Action::Barrage, PieceKind::Troop) => faction.is_some(),
            _ => false,
        });
        let (action, faction) = found.ok_or_else(|| {
            let (place, space) = (name.to_owned(), text.to_owned());
            self.file.error(at, ContentFault::SpaceOf { place, space })
        })?;
        Ok(Space {
            name: format!("{} {name}", action.name()),
            action,
            place: Some(place),
            faction,
            strength: ByFaction::default(),
            initiative: false,
        })
    }

    /// Reads the support board; gives the provenance of its spaces.
    fn support(
        &self,
        rows: Vec<Spanned<SupportRow>>,
        has_zones: bool,
        spaces: &mut Vec<Space>,
    ) -> Result<Vec<(String, Provenance)>, ContentError> {
        let mut notes = Vec::new();
        for row in rows {
            let at = row.span().start;
            let row = row.into_inner();
            let strength = by_faction(row.strength);
            let is_possible = row.action.is_support()
                && (has_zones || row.action != Action::Scramble)
                && (!row.initiative || row.action == Action::Plan);
            if !is_possible || strength.0.iter().any(|n| !(1..=20).contains(n)) {
                return Err(self.file.error(at, ContentFault::Support { space: row.id }));
            }
            notes.push((row.id.clone(), provenance(self.file, row.provenance)?));
            spaces.push(Space {
                name: row.id,
                action: row.action,
                place: None,
                faction: None,
                strength,
                initiative: row.initiative,
            });
        }
        Ok(notes)
    }

    fn tokens(&self, rows: &TokensRow, areas: &[Area]) -> Result<Vec<BonusId>, ContentError> {
        let mut pool = Vec::new();
        for row in &rows.pool {
            let at = row.span().start;
            let bonus = self.bonus(at, row.get_ref(), false)?;
            if pool.contains(&bonus) {
                let name = row.get_ref().clone();
                return Err(self.file.error(at, FileFault::Twice { name }));
            }
            pool.push(bonus);
        }
        let n = areas.iter().filter(|area| area.slot).count();
        if n != *rows.slots.get_ref() || n > pool.len() {
            let tokens = pool.len();
            let at = rows.slots.span().start;
            return Err(self.file.error(at, ContentFault::Slots { n, tokens }));
        }
        Ok(pool)
    }

    fn check_deck(&self, row: &DeckRow) -> Result<(), ContentError> {
        let cards = self.cards.iter();
        let n = cards
            .filter(|card| card.modes.contains(&self.mode))
            .map(|card| usize::from(card.copies))
            .sum();
        if n != usize::from(*row.size.get_ref()) || n > MAX_DECK {
            let max = MAX_DECK;
            let at = row.size.span().start;
            return Err(self.file.error(at, ContentFault::Deck { n, max }));
        }
        Ok(())
    }
}

const fn by_faction(count: Count) -> ByFaction<u8> {
    ByFaction([count.blue, count.yellow])
}

/// A space of an area or zone, as written: `advance`, `barrage:blue`.
fn parse_space(text: &str) -> Option<(Action, Option<Faction>)> {
    match text.split_once(':') {
        None => Some((Action::named(text)?, None)),
        Some((action, faction)) => Some((Action::named(action)?, Some(Faction::named(faction)?))),
    }
}

fn read_borders(
    file: &File<'_>,
    rows: Vec<Spanned<(String, String)>>,
    names: &[String],
    id: impl Fn(usize) -> PlaceId,
) -> Result<Vec<(PlaceId, PlaceId)>, ContentError> {
    let mut pairs = Vec::new();
    let mut seen = BTreeSet::new();
    for row in rows {
        let at = row.span().start;
        let (a, b) = row.get_ref();
        let find = |name: &String| {
            let place = names.iter().position(|known| known == name).map(&id);
            let place = NameKind::Place.found(name, place);
            place.map_err(|fault| file.error(at, fault))
        };
        let (from, to) = (find(a)?, find(b)?);
        if from == to || !seen.insert((from.min(to), from.max(to))) {
            let name = format!("{a} - {b}");
            return Err(file.error(at, FileFault::Twice { name }));
        }
        pairs.push((from, to));
    }
    Ok(pairs)
}
