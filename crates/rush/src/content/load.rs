//! Reading content files and refusing broken ones with file and line.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use toml::Spanned;

use super::rows::{
    AbilitiesFile, AbilitySort, AchievementsFile, CardsFile, VehicleRow, VehiclesFile,
};
use super::{Achievement, Content};
use crate::ability::{Ability, AbilityKind, N_ABILITIES};
use crate::card::{Card, CardId, Face, Kind, MAX_ABILITIES, N_FACES, N_OTHERS, N_VEHICLES};
use crate::nation::{ByNation, Class, Nation};
use crate::options::{MAX_PLAYERS, N_ACHIEVEMENTS, N_BASES};

/// Vehicles of a nation (rule 1.1).
const PER_NATION: usize = N_VEHICLES / Nation::ALL.len();
/// Cards in the box (rule 1.1).
const BOX: u32 = 212;

const VEHICLES: &str = "vehicles.toml";
const CARDS: &str = "cards.toml";
const ABILITIES: &str = "abilities.toml";
const ACHIEVEMENTS: &str = "achievements.toml";

/// The text of the content files.
#[derive(Clone, Debug)]
pub struct Source {
    files: BTreeMap<&'static str, String>,
}

impl Source {
    /// The files the program was built with.
    #[must_use]
    pub fn embedded() -> Self {
        macro_rules! file {
            ($name:literal) => {
                include_str!(concat!("../../../../content/rush/", $name)).to_owned()
            };
        }
        Self {
            files: BTreeMap::from([
                (VEHICLES, file!("vehicles.toml")),
                (CARDS, file!("cards.toml")),
                (ABILITIES, file!("abilities.toml")),
                (ACHIEVEMENTS, file!("achievements.toml")),
            ]),
        }
    }

    /// Puts another text in the place of a file.
    ///
    /// # Errors
    /// When there is no file of that name; the message names those there are.
    pub fn replace(&mut self, name: &str, text: impl Into<String>) -> Result<(), String> {
        match self.files.iter_mut().find(|(known, _)| **known == name) {
            Some((_, file)) => {
                *file = text.into();
                Ok(())
            }
            None => {
                let names: Vec<&str> = self.files.keys().copied().collect();
                Err(format!(
                    "{name}: rush has no such content file; it has {}",
                    names.join(", ")
                ))
            }
        }
    }

    /// The text of a file.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.files.get(name).map_or("", String::as_str)
    }

    /// A short name for all of it; see [`game::content_digest`].
    #[must_use]
    pub fn digest(&self) -> String {
        game::content_digest(self.files.iter().map(|(name, text)| (*name, text.as_str())))
    }

    fn file(&self, name: &'static str) -> File<'_> {
        File {
            name,
            text: self.text(name),
        }
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
struct File<'a> {
    name: &'static str,
    text: &'a str,
}

impl File<'_> {
    fn error(&self, at: usize, problem: impl Into<String>) -> ContentError {
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
}

impl Content {
    /// Reads content and checks it.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn load(source: &Source) -> Result<Self, ContentError> {
        let abilities = load_abilities(&source.file(ABILITIES))?;
        let mut loader = Loader::default();
        loader.load_vehicles(&source.file(VEHICLES))?;
        loader.load_cards(&source.file(CARDS))?;
        loader.load_achievements(&source.file(ACHIEVEMENTS))?;
        let content = loader.finish(abilities, source.digest());
        if content.n_cards() != BOX {
            let problem = format!("the box holds {BOX} cards, not {}", content.n_cards());
            return Err(source.file(CARDS).error(0, problem));
        }
        Ok(content)
    }
}

/// Reads the names of the abilities, which must be exactly those the code knows.
fn load_abilities(file: &File<'_>) -> Result<[(String, String); N_ABILITIES], ContentError> {
    let rows: AbilitiesFile = file.parse()?;
    let mut found: [Option<(String, String)>; N_ABILITIES] = Default::default();
    // The id is what the reader of abilities takes; its text is read a second time, plain.
    let plain: toml::Table = file.parse()?;
    let names = plain["ability"].as_array().into_iter().flatten();
    for (row, plain) in rows.ability.iter().zip(names) {
        let at = row.span().start;
        let row = row.get_ref();
        let id = plain["id"].as_str().unwrap_or_default().to_owned();
        if (row.kind == AbilitySort::Action) != row.id.is_action() {
            return Err(file.error(at, format!("`{id}` is of the other kind")));
        }
        if row.argument != row.id.argument() {
            let wanted = format!("{:?}", row.id.argument()).to_lowercase();
            return Err(file.error(at, format!("the argument of `{id}` is `{wanted}`")));
        }
        let place = &mut found[row.id as usize];
        if place.replace((id.clone(), row.name.clone())).is_some() {
            return Err(file.error(at, format!("`{id}` stands here twice")));
        }
    }
    let mut abilities: [(String, String); N_ABILITIES] = Default::default();
    for kind in AbilityKind::ALL {
        abilities[kind as usize] = found[kind as usize]
            .take()
            .ok_or_else(|| file.error(0, format!("the ability {kind:?} is missing")))?;
    }
    Ok(abilities)
}

#[derive(Default)]
struct Loader {
    cards: Vec<Card>,
    achievements: Vec<Achievement>,
    ids: BTreeSet<String>,
    medals: ByNation<[Option<CardId>; 2]>,
    base: Option<CardId>,
    n_asides: u8,
}

impl Loader {
    fn take_id(&mut self, file: &File<'_>, at: usize, id: &str) -> Result<(), ContentError> {
        let is_word = id.starts_with(|c: char| c.is_ascii_lowercase())
            && id
                .bytes()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_');
        if !is_word {
            return Err(file.error(
                at,
                format!("`{id}` is no id: a small letter, then small letters, digits and _"),
            ));
        }
        if !self.ids.insert(id.to_owned()) {
            return Err(file.error(at, format!("the id `{id}` is used twice")));
        }
        Ok(())
    }

    fn load_vehicles(&mut self, file: &File<'_>) -> Result<(), ContentError> {
        let rows: VehiclesFile = file.parse()?;
        let mut titles = BTreeSet::new();
        for row in &rows.vehicle {
            let at = row.span().start;
            let row = row.get_ref();
            let id = &row.id;
            self.take_id(file, at, id)?;
            if !titles.insert(&row.name) {
                return Err(file.error(at, format!("the name `{}` is used twice", row.name)));
            }
            for (what, n, most) in [
                ("cost", row.cost, Face::MOST_COST),
                ("resources", row.resources, 6),
                ("firepower", row.firepower, 2),
                ("armour", row.armour, 2),
            ] {
                if n > most {
                    let problem = format!("`{id}`: {what} is from 0 to {most}, not {n}");
                    return Err(file.error(at, problem));
                }
            }
            let face = vehicle_face(row);
            let face = with_abilities(face, &row.abilities)
                .map_err(|problem| file.error(at, format!("`{id}`: {problem}")))?;
            self.cards.push(Card {
                name: id.clone(),
                title: row.name.clone(),
                face,
                abilities: row.abilities.clone(),
                copies: 1,
                start: 0,
                provenance: row.provenance,
                source: row.source.clone(),
            });
        }
        check_nations(file, &rows.vehicle)?;
        check_classes(file, &rows.vehicle)
    }

    fn load_cards(&mut self, file: &File<'_>) -> Result<(), ContentError> {
        let rows: CardsFile = file.parse()?;
        for row in &rows.barracks {
            let at = row.span().start;
            let row = row.get_ref();
            self.take_id(file, at, &row.id)?;
            check_copies(file, at, &row.id, row.copies, row.start)?;
            let face = Face {
                resources: row.resources,
                ..plain_face(Kind::Barracks)
            };
            let face = with_abilities(face, &row.abilities)
                .map_err(|problem| file.error(at, format!("`{}`: {problem}", row.id)))?;
            self.cards.push(Card {
                name: row.id.clone(),
                title: row.name.clone(),
                face,
                abilities: row.abilities.clone(),
                copies: row.copies,
                start: row.start,
                provenance: row.provenance,
                source: row.source.clone(),
            });
        }
        for row in &rows.medal {
            let at = row.span().start;
            let row = row.get_ref();
            self.take_id(file, at, &row.id)?;
            let slot = match row.medals {
                1 => 0,
                2 => 1,
                n => return Err(file.error(at, format!("a medal card has 1 or 2 medals, not {n}"))),
            };
            let card = CardId(self.cards.len().min(N_FACES) as u8);
            if self.medals[row.nation][slot].replace(card).is_some() {
                let nation = row.nation;
                return Err(file.error(at, format!("{nation} has such a medal already")));
            }
            self.cards.push(Card {
                name: row.id.clone(),
                title: row.name.clone(),
                face: Face {
                    nation: Some(row.nation),
                    resources: Some(row.resources),
                    medals: row.medals,
                    ..plain_face(Kind::Medal)
                },
                abilities: Vec::new(),
                copies: row.copies,
                start: 0,
                provenance: row.provenance,
                source: row.source.clone(),
            });
        }
        for row in &rows.base {
            let at = row.span().start;
            let row = row.get_ref();
            self.take_id(file, at, &row.id)?;
            check_copies(file, at, &row.id, row.copies, row.start)?;
            if usize::from(row.start) != N_BASES {
                return Err(file.error(at, format!("a seat begins with {N_BASES} bases")));
            }
            let card = CardId(self.cards.len().min(N_FACES) as u8);
            if self.base.replace(card).is_some() {
                return Err(file.error(at, "there is one kind of base"));
            }
            self.cards.push(Card {
                name: row.id.clone(),
                title: row.name.clone(),
                face: Face {
                    medals: row.medals,
                    ..plain_face(Kind::Base)
                },
                abilities: Vec::new(),
                copies: row.copies,
                start: row.start,
                provenance: row.provenance,
                source: row.source.clone(),
            });
        }
        let n_medals = Nation::ALL
            .into_iter()
            .flat_map(|nation| self.medals[nation])
            .flatten()
            .count();
        if self.cards.len() != N_FACES || n_medals != 8 || self.base.is_none() {
            return Err(file.error(
                0,
                format!(
                    "expected {N_OTHERS} kinds of cards: 3 barracks, a single and a double medal \
                     of each nation, the base"
                ),
            ));
        }
        self.n_asides = rows
            .aside
            .iter()
            .fold(0, |sum, row| sum.saturating_add(row.get_ref().copies));
        Ok(())
    }

    fn load_achievements(&mut self, file: &File<'_>) -> Result<(), ContentError> {
        let rows: AchievementsFile = file.parse()?;
        for row in &rows.achievement {
            let at = row.span().start;
            let row = row.get_ref();
            self.take_id(file, at, &row.id)?;
            self.achievements.push(Achievement {
                name: row.id.clone(),
                title: row.name.clone(),
                count: row.count,
                of: row.of,
                worth: row.worth,
                provenance: row.provenance,
                source: row.source.clone(),
            });
        }
        let n = self.achievements.len();
        if n != N_ACHIEVEMENTS {
            let problem = format!("there are {N_ACHIEVEMENTS} achievements, not {n}");
            return Err(file.error(0, problem));
        }
        Ok(())
    }

    fn finish(self, abilities: [(String, String); N_ABILITIES], digest: String) -> Content {
        let mut faces = [plain_face(Kind::Base); N_FACES];
        for (place, card) in faces.iter_mut().zip(&self.cards) {
            *place = card.face;
        }
        Content {
            faces,
            cards: self.cards,
            achievements: self.achievements,
            abilities,
            // Invariant: `load_cards` has found all of them.
            medals: ByNation(
                self.medals
                    .0
                    .map(|medals| medals.map(|card| card.expect("every nation has both medals"))),
            ),
            base: self.base.expect("there is a base"),
            n_asides: self.n_asides,
            digest,
        }
    }
}

fn plain_face(kind: Kind) -> Face {
    Face {
        kind,
        nation: None,
        class: None,
        cost: 0,
        resources: None,
        goods: None,
        firepower: 0,
        armour: 0,
        is_bases_only: false,
        is_vehicles_only: false,
        medals: 0,
        actions: [Ability::Recruitment; MAX_ABILITIES],
        n_actions: 0,
    }
}

fn vehicle_face(row: &VehicleRow) -> Face {
    Face {
        nation: Some(row.nation),
        class: Some(row.class),
        cost: row.cost,
        resources: Some(row.resources),
        firepower: row.firepower,
        armour: row.armour,
        ..plain_face(Kind::Vehicle)
    }
}

/// The face with its abilities, or what is wrong with them.
fn with_abilities(mut face: Face, abilities: &[Ability]) -> Result<Face, String> {
    if abilities.len() > MAX_ABILITIES {
        return Err(format!("a card has at most {MAX_ABILITIES} abilities"));
    }
    for (i, ability) in abilities.iter().enumerate() {
        let kind = ability.kind();
        if abilities[..i].iter().any(|other| other.kind() == kind) {
            return Err(format!("it has {kind:?} twice"));
        }
        if let Some(n) = ability.number()
            && !(1..=ability.most()).contains(&n)
        {
            let most = ability.most();
            return Err(format!(
                "the number of {kind:?} is from 1 to {most}, not {n}"
            ));
        }
        match *ability {
            Ability::BasesOnly => face.is_bases_only = true,
            Ability::VehiclesOnly => face.is_vehicles_only = true,
            Ability::NationalGoods(nation) => face.goods = Some(nation),
            action => {
                face.actions[face.n_actions as usize] = action;
                face.n_actions += 1;
            }
        }
    }
    if face.is_bases_only && face.is_vehicles_only {
        return Err("it could attack neither bases nor vehicles".to_owned());
    }
    Ok(face)
}

fn check_copies(
    file: &File<'_>,
    at: usize,
    id: &str,
    copies: u8,
    start: u8,
) -> Result<(), ContentError> {
    if usize::from(copies) == usize::from(start) * MAX_PLAYERS && start > 0 {
        return Ok(());
    }
    let problem = format!(
        "`{id}`: {MAX_PLAYERS} seats begin with {start} each, so {copies} copies cannot be"
    );
    Err(file.error(at, problem))
}

/// 25 cards a nation, and so 100.
fn check_nations(file: &File<'_>, rows: &[Spanned<VehicleRow>]) -> Result<(), ContentError> {
    for nation in Nation::ALL {
        let of_nation: Vec<usize> = rows
            .iter()
            .filter(|row| row.get_ref().nation == nation)
            .map(|row| row.span().start)
            .collect();
        let n = of_nation.len();
        if n != PER_NATION {
            // The first card too many, or the last there is.
            let at = of_nation.get(PER_NATION).or(of_nation.last());
            return Err(file.error(
                at.copied().unwrap_or(0),
                format!(
                    "{nation} has {PER_NATION} vehicles, not {n}; there are {N_VEHICLES} in all"
                ),
            ));
        }
    }
    Ok(())
}

/// One firepower and one armour in each armoured class (rule 1.7): what most cards say is right.
fn check_classes(file: &File<'_>, rows: &[Spanned<VehicleRow>]) -> Result<(), ContentError> {
    for class in Class::ALL.into_iter().filter(|class| class.is_armoured()) {
        let of_class = || rows.iter().filter(|row| row.get_ref().class == class);
        let pair = |row: &VehicleRow| (row.firepower, row.armour);
        let mut votes: BTreeMap<(u8, u8), usize> = BTreeMap::new();
        for row in of_class() {
            *votes.entry(pair(row.get_ref())).or_default() += 1;
        }
        let Some((&(firepower, armour), _)) = votes.iter().max_by_key(|(_, n)| **n) else {
            continue;
        };
        let odd = of_class().find(|row| pair(row.get_ref()) != (firepower, armour));
        if let Some(row) = odd {
            let at = row.span().start;
            let row = row.get_ref();
            return Err(file.error(
                at,
                format!(
                    "`{}`: all vehicles of the class {class} have one firepower and one armour, \
                     here {firepower} and {armour}, not {} and {}",
                    row.id, row.firepower, row.armour
                ),
            ));
        }
    }
    Ok(())
}
