//! Reading content files and refusing broken ones with file and line.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use toml::Spanned;

use super::rows::{BoardFile, BonusKind, BonusesFile, CardsFile, Count, Notes};
use super::{Content, Listeners, check};
use crate::board::{Area, Board, Pieces, Provenance, Zone};
use crate::card::{Bonus, BonusId, Card, MAX_DECK, MAX_KINDS};
use crate::dice::MAX_FACE;
use crate::faction::{ByFaction, Faction};
use crate::options::Mode;
use crate::place::{MAX_AREAS, MAX_ZONES, PlaceId, Places};
use crate::space::{Action, MAX_SPACES, Space};

/// The text of the content files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// `alpine.toml` and `island.toml`.
    pub boards: [String; 2],
    /// `cards.toml`.
    pub cards: String,
    /// `bonuses.toml`.
    pub bonuses: String,
}

impl Source {
    /// The names of the files.
    pub const FILES: [&'static str; 4] =
        ["alpine.toml", "island.toml", "cards.toml", "bonuses.toml"];

    /// The files the program was built with.
    #[must_use]
    pub fn embedded() -> Self {
        macro_rules! file {
            ($name:literal) => {
                include_str!(concat!("../../../../content/orders/", $name)).to_owned()
            };
        }
        Self {
            boards: [file!("alpine.toml"), file!("island.toml")],
            cards: file!("cards.toml"),
            bonuses: file!("bonuses.toml"),
        }
    }

    /// These files, and the carried ones for those that are not there.
    ///
    /// # Errors
    /// When a name is none of [`Source::FILES`], or nothing is given. Names that do not end in
    /// `.toml` are left out of account.
    pub fn with_files(files: &BTreeMap<String, String>) -> Result<Self, String> {
        let mut source = Self::embedded();
        let expected = Self::FILES.join(", ");
        let mut is_given = false;
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".toml")) {
            let place = match Self::FILES.iter().position(|file| file == name) {
                Some(mode @ (0 | 1)) => &mut source.boards[mode],
                Some(2) => &mut source.cards,
                Some(_) => &mut source.bonuses,
                None => {
                    return Err(format!(
                        "{name}: there is no such content file; expected {expected}"
                    ));
                }
            };
            place.clone_from(text);
            is_given = true;
        }
        if is_given {
            Ok(source)
        } else {
            Err(format!(
                "no content file is given; expected any of {expected}"
            ))
        }
    }

    /// A short name for all of it; see [`game::content_digest`].
    #[must_use]
    pub fn digest(&self) -> String {
        game::content_digest(self.texts())
    }

    fn texts(&self) -> [(&'static str, &str); 4] {
        let [alpine, island, cards, bonuses] = Self::FILES;
        [
            (alpine, &*self.boards[0]),
            (island, &*self.boards[1]),
            (cards, &*self.cards),
            (bonuses, &*self.bonuses),
        ]
    }
}

/// A content file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {problem}")]
pub struct ContentError {
    /// Which file.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// What is wrong and what would do.
    pub problem: String,
}

/// A file being read, to turn positions into lines.
pub(super) struct File<'a> {
    name: &'static str,
    text: &'a str,
}

impl File<'_> {
    pub(super) fn error(&self, at: usize, problem: impl Into<String>) -> ContentError {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        ContentError {
            file: self.name.to_owned(),
            line: before.iter().filter(|&&byte| byte == b'\n').count() + 1,
            problem: problem.into(),
        }
    }

    fn parse<T: DeserializeOwned>(&self) -> Result<T, ContentError> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, error.message())
        })
    }

    /// A number that must lie within bounds.
    pub(super) fn within(
        &self,
        at: usize,
        what: &str,
        n: u8,
        bounds: std::ops::RangeInclusive<u8>,
    ) -> Result<u8, ContentError> {
        if bounds.contains(&n) {
            return Ok(n);
        }
        let (min, max) = bounds.into_inner();
        Err(self.error(at, format!("{what} must be from {min} to {max}, not {n}")))
    }

    /// Provenance whose every note begins with a known class.
    fn provenance(&self, notes: Notes) -> Result<Provenance, ContentError> {
        const CLASSES: [&str; 3] = ["published", "inferred", "reconstructed"];
        let mut provenance = Provenance::new();
        for (field, note) in notes {
            let at = note.span().start;
            let note = note.into_inner();
            if !CLASSES.iter().any(|class| note.starts_with(class)) {
                let problem = format!(
                    "the provenance of `{field}` must begin with {}",
                    CLASSES.join(", ")
                );
                return Err(self.error(at, problem));
            }
            provenance.insert(field, note);
        }
        Ok(provenance)
    }
}

/// Names stand in notation, so they are single plain words.
fn is_word(id: &str) -> bool {
    !id.is_empty()
        && id.starts_with(|c: char| c.is_ascii_lowercase())
        && id
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

impl Content {
    /// Reads content and checks it.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn load(source: &Source) -> Result<Self, ContentError> {
        let [alpine, island, cards, bonuses] =
            source.texts().map(|(name, text)| File { name, text });
        let cards = load_cards(&cards)?;
        let bonuses = load_bonuses(&bonuses)?;
        Ok(Self {
            digest: source.digest(),
            boards: [
                load_board(&alpine, Mode::Alpine, &cards, &bonuses)?,
                load_board(&island, Mode::Island, &cards, &bonuses)?,
            ],
            listeners: Mode::ALL.map(|mode| Listeners::new(&cards, mode)),
            cards,
            bonuses,
        })
    }
}

fn load_cards(file: &File<'_>) -> Result<Vec<Card>, ContentError> {
    let rows: CardsFile = file.parse()?;
    let mut cards: Vec<Card> = Vec::new();
    for row in rows.card {
        let at = row.span().start;
        let row = row.into_inner();
        let id = &row.id;
        let problem = if !is_word(id) {
            Some(format!("`{id}` is no plain word of a-z, 0-9 and _"))
        } else if cards.iter().any(|card| card.name == *id) {
            Some(format!("the card `{id}` is there twice"))
        } else if cards.len() == MAX_KINDS {
            Some(format!(
                "the card `{id}` is one too many, {MAX_KINDS} kinds are the limit"
            ))
        } else if row.copies == 0 || row.modes.is_empty() {
            Some(format!("`{id}` is never in a deck"))
        } else if row.timing != row.when.timing() {
            Some(format!("`{id}`: its `type` and its `when` do not agree"))
        } else if !row.effect.fits(&row.when) {
            Some(format!(
                "`{id}`: its effect could never do anything at that moment"
            ))
        } else {
            None
        };
        if let Some(problem) = problem {
            return Err(file.error(at, problem));
        }
        cards.push(Card {
            name: row.id,
            title: row.name,
            timing: row.timing,
            copies: row.copies,
            modes: row.modes,
            when: row.when,
            effect: row.effect,
            provenance: file.provenance(row.provenance)?,
        });
    }
    Ok(cards)
}

fn load_bonuses(file: &File<'_>) -> Result<Vec<Bonus>, ContentError> {
    let rows: BonusesFile = file.parse()?;
    let mut bonuses: Vec<Bonus> = Vec::new();
    for row in rows.bonus {
        let at = row.span().start;
        let row = row.into_inner();
        let id = &row.id;
        let problem = if !is_word(id) {
            Some(format!("`{id}` is no plain word of a-z, 0-9 and _"))
        } else if bonuses.iter().any(|bonus| bonus.name == *id) {
            Some(format!("the bonus `{id}` is there twice"))
        } else if bonuses.len() == MAX_KINDS {
            Some(format!(
                "the bonus `{id}` is one too many, {MAX_KINDS} are the limit"
            ))
        } else if !row.effect.is_meant() {
            Some(format!("`{id}`: its effect could never do anything"))
        } else {
            None
        };
        if let Some(problem) = problem {
            return Err(file.error(at, problem));
        }
        bonuses.push(Bonus {
            name: row.id,
            title: row.name,
            is_printed: row.kind == BonusKind::Printed,
            modes: row.modes,
            effect: row.effect,
            provenance: file.provenance(row.provenance)?,
        });
    }
    Ok(bonuses)
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

fn linked_space(
    file: &File<'_>,
    at: usize,
    text: &str,
    place: PlaceId,
    name: &str,
) -> Result<Space, ContentError> {
    let (action, faction) = parse_space(text)
        .filter(|(action, faction)| match (action, place.kind()) {
            (Action::Advance, crate::PieceKind::Troop)
            | (Action::Fly | Action::Bombard, crate::PieceKind::Plane) => faction.is_none(),
            (Action::Paradrop | Action::Barrage, crate::PieceKind::Troop) => faction.is_some(),
            _ => false,
        })
        .ok_or_else(|| {
            let problem = format!(
                "`{name}` cannot have the space `{text}`; areas have advance, paradrop:FACTION, \
                 barrage:FACTION, zones have fly, bombard"
            );
            file.error(at, problem)
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

fn load_board(
    file: &File<'_>,
    mode: Mode,
    cards: &[Card],
    bonuses: &[Bonus],
) -> Result<Board, ContentError> {
    let rows: BoardFile = file.parse()?;
    if *rows.schema.get_ref() != 1 {
        return Err(file.error(rows.schema.span().start, "this program reads schema 1"));
    }
    if *rows.id.get_ref() != mode {
        let problem = format!("this file holds the board `{}`", mode.name());
        return Err(file.error(rows.id.span().start, problem));
    }
    let rounds = file.within(
        rows.rounds.span().start,
        "rounds",
        *rows.rounds.get_ref(),
        1..=8,
    )?;
    let symmetry = rows.symmetry;
    let borders = rows.adjacency;
    let zone_borders = rows.zone_adjacency;
    let bonus_named = |at: usize, name: &str, is_printed: bool| {
        bonuses
            .iter()
            .position(|bonus| {
                bonus.name == name && bonus.is_printed == is_printed && bonus.modes.contains(&mode)
            })
            .map(|row| BonusId(row as u8))
            .ok_or_else(|| {
                let what = if is_printed { "printed bonus" } else { "token" };
                file.error(at, format!("there is no {what} `{name}` for this mode"))
            })
    };

    let at = rows.pieces.span().start;
    let pieces = rows.pieces.into_inner();
    let has_zones = !rows.zone.is_empty();
    let pieces = Pieces {
        count: [
            file.within(at, "troops", pieces.troops, 1..=60)?,
            if has_zones {
                file.within(at, "planes", pieces.planes, 1..=60)?
            } else {
                0
            },
        ],
        commanders_reserve: file.within(
            at,
            "commanders_reserve",
            pieces.commanders_reserve,
            1..=10,
        )?,
        commanders_ready: file.within(at, "commanders_ready", pieces.commanders_ready, 0..=10)?,
        stack_limit: file.within(at, "stack_limit", pieces.stack_limit, 2..=10)?,
    };
    let at = rows.dice.faces.span().start;
    let faces = rows.dice.faces.into_inner();
    if faces.is_empty() || faces.len() > 20 || faces.iter().any(|&hits| hits > MAX_FACE) {
        let problem = format!("a die has 1 to 20 faces with 0 to {MAX_FACE} hits each");
        return Err(file.error(at, problem));
    }

    // Names of places are known before anything refers to them.
    let mut names: BTreeSet<String> = BTreeSet::new();
    let ids = rows
        .area
        .iter()
        .map(|row| (row.span().start, row.get_ref().id.clone()))
        .chain(
            rows.zone
                .iter()
                .map(|row| (row.span().start, row.get_ref().id.clone())),
        )
        .chain(
            rows.support
                .iter()
                .map(|row| (row.span().start, row.get_ref().id.clone())),
        );
    for (at, id) in ids {
        if !is_word(&id) || Action::named(&id).is_some() {
            let problem = format!("`{id}` is no plain word of a-z, 0-9 and _, or an action");
            return Err(file.error(at, problem));
        }
        if !names.insert(id.clone()) {
            return Err(file.error(at, format!("`{id}` is there twice")));
        }
    }
    if rows.area.len() > MAX_AREAS || rows.zone.len() > MAX_ZONES {
        let problem = format!("a board has at most {MAX_AREAS} areas and {MAX_ZONES} zones");
        return Err(file.error(0, problem));
    }
    let area_names: Vec<String> = rows
        .area
        .iter()
        .map(|row| row.get_ref().id.clone())
        .collect();
    let zone_names: Vec<String> = rows
        .zone
        .iter()
        .map(|row| row.get_ref().id.clone())
        .collect();
    let lines = check::Lines {
        areas: rows.area.iter().map(|row| row.span().start).collect(),
        zones: rows.zone.iter().map(|row| row.span().start).collect(),
    };

    let mut spaces = Vec::new();
    let mut areas = Vec::new();
    for (i, row) in rows.area.into_iter().enumerate() {
        let at = row.span().start;
        let row = row.into_inner();
        for text in &row.spaces {
            spaces.push(linked_space(file, at, text, PlaceId::area(i), &row.id)?);
        }
        let bonus = match &row.bonus {
            Some(name) => Some(bonus_named(at, name, true)?),
            None => None,
        };
        let zone = match &row.zone {
            Some(name) => Some(
                zone_names
                    .iter()
                    .position(|zone| zone == name)
                    .map(PlaceId::zone)
                    .ok_or_else(|| file.error(at, format!("unknown zone `{name}`")))?,
            ),
            None if has_zones => {
                return Err(file.error(at, format!("`{}` lies in no zone", row.id)));
            }
            None => None,
        };
        areas.push(Area {
            name: row.id,
            title: row.name,
            hexes: row.hexes,
            stars: file.within(at, "stars", row.stars, 0..=20)?,
            hq: row.hq,
            troops: by_faction(row.troops),
            bonus,
            slot: row.slot,
            no_drop: row.no_drop,
            zone,
            provenance: file.provenance(row.provenance)?,
        });
    }
    let mut zones = Vec::new();
    for (i, row) in rows.zone.into_iter().enumerate() {
        let at = row.span().start;
        let row = row.into_inner();
        let place = PlaceId::zone(i);
        for text in &row.spaces {
            spaces.push(linked_space(file, at, text, place, &row.id)?);
        }
        zones.push(Zone {
            name: row.id,
            title: row.name,
            colour: row.colour,
            sector: row.sector,
            planes: by_faction(row.planes),
            areas: areas
                .iter()
                .enumerate()
                .filter(|(_, area)| area.zone == Some(place))
                .map(|(row, _)| PlaceId::area(row))
                .collect::<Places>(),
            provenance: file.provenance(row.provenance)?,
        });
    }
    let mut support_provenance = Vec::new();
    for row in rows.support {
        let at = row.span().start;
        let row = row.into_inner();
        let strength = by_faction(row.strength);
        let is_possible = row.action.is_support()
            && (has_zones || row.action != Action::Scramble)
            && (!row.initiative || row.action == Action::Plan);
        if !is_possible || strength.0.iter().any(|n| !(1..=20).contains(n)) {
            let problem = format!(
                "`{}` must be reinforce, plan or (with zones) scramble, of a strength from 1 to \
                 20 for each faction; only plan has the initiative",
                row.id
            );
            return Err(file.error(at, problem));
        }
        support_provenance.push((row.id.clone(), file.provenance(row.provenance)?));
        spaces.push(Space {
            name: row.id,
            action: row.action,
            place: None,
            faction: None,
            strength,
            initiative: row.initiative,
        });
    }
    // Entering comes first, by place; lists of moves are then ascending by themselves.
    spaces.sort_by_key(|space| match (space.action, space.place) {
        (Action::Advance | Action::Fly, Some(place)) => (0, place.0),
        (_, Some(place)) => (1, place.0),
        (_, None) => (2, 0),
    });
    if spaces.len() > MAX_SPACES {
        return Err(file.error(0, format!("a board has at most {MAX_SPACES} action spaces")));
    }

    let mut pairs = read_borders(file, borders, &area_names, PlaceId::area)?;
    pairs.extend(read_borders(
        file,
        zone_borders,
        &zone_names,
        PlaceId::zone,
    )?);
    let mut pool = Vec::new();
    for name in rows.tokens.pool {
        let bonus = bonus_named(name.span().start, name.get_ref(), false)?;
        if pool.contains(&bonus) {
            let problem = format!("the token `{}` is there twice", name.get_ref());
            return Err(file.error(name.span().start, problem));
        }
        pool.push(bonus);
    }
    let n_slots = areas.iter().filter(|area| area.slot).count();
    if n_slots != *rows.tokens.slots.get_ref() || n_slots > pool.len() {
        let problem = format!(
            "{n_slots} areas have a slot, and {} tokens are in the pool",
            pool.len()
        );
        return Err(file.error(rows.tokens.slots.span().start, problem));
    }
    let n_cards: usize = cards
        .iter()
        .filter(|card| card.modes.contains(&mode))
        .map(|card| usize::from(card.copies))
        .sum();
    if n_cards != usize::from(*rows.deck.size.get_ref()) || n_cards > MAX_DECK {
        let problem =
            format!("cards.toml has {n_cards} cards for this mode, and {MAX_DECK} are the limit");
        return Err(file.error(rows.deck.size.span().start, problem));
    }

    let hq = check::board(file, &lines, &areas, &zones, &pieces)?;
    check::spaces(file, &lines, &spaces, &areas)?;
    check::dice(file, mode, &pieces, cards, bonuses)?;
    let tables = Board::tables(&areas, &zones, &spaces, &pairs, hq);
    let board = Board {
        mode,
        rounds,
        areas,
        zones,
        spaces,
        impassable: rows.impassable,
        pieces,
        faces,
        pool,
        provenance: file.provenance(rows.provenance)?,
        support_provenance,
        tables,
    };
    check::connected(file, &lines, &board)?;
    if symmetry == super::rows::Symmetry::Point {
        check::symmetry(file, &lines, &board)?;
    }
    Ok(board)
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
            names
                .iter()
                .position(|known| known == name)
                .map(&id)
                .ok_or_else(|| file.error(at, format!("unknown name `{name}`")))
        };
        let (from, to) = (find(a)?, find(b)?);
        if from == to || !seen.insert((from.min(to), from.max(to))) {
            return Err(file.error(
                at,
                format!("the border {a} - {b} is there twice or to itself"),
            ));
        }
        pairs.push((from, to));
    }
    Ok(pairs)
}
