//! Reading content files and refusing broken ones with file and line.

use std::collections::{BTreeMap, BTreeSet};

use game::{ContentError, Fault, File, FileFault, Source};
use toml::Spanned;

use super::rows::{
    AbilitiesFile, AbilitySort, AchievementsFile, CardsFile, VehicleRow, VehiclesFile,
};
use super::{Achievement, Content, ContentFault};
use crate::ability::{Ability, AbilityKind, N_ABILITIES};
use crate::card::{Card, CardId, Face, Kind, MAX_ABILITIES, N_FACES, N_OTHERS, N_VEHICLES};
use crate::nation::{ByNation, Class, Nation};
use crate::options::{MAX_PLAYERS, N_ACHIEVEMENTS, N_BASES};

/// Vehicles of a nation (rule 1.1).
const PER_NATION: usize = N_VEHICLES / Nation::ALL.len();
/// Cards in the box (rule 1.1).
const BOX: u32 = 212;

const CARDS: &str = "cards.toml";

/// That there must be so many of something.
fn count(what: impl ToString, expected: usize, n: usize) -> FileFault {
    let what = what.to_string();
    FileFault::Count { what, expected, n }
}

fn twice(name: impl ToString) -> FileFault {
    let name = name.to_string();
    FileFault::Twice { name }
}

impl Content {
    /// Reads content and checks it.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn load(source: &Source) -> Result<Self, ContentError> {
        let abilities = load_abilities(&source.file("abilities.toml"))?;
        let mut loader = Loader::default();
        loader.load_vehicles(&source.file("vehicles.toml"))?;
        loader.load_cards(&source.file(CARDS))?;
        loader.load_achievements(&source.file("achievements.toml"))?;
        let content = loader.finish(abilities, source.digest());
        if content.n_cards() != BOX {
            let fault = count("box", BOX as usize, content.n_cards() as usize);
            return Err(source.file(CARDS).error(0, fault));
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
            return Err(file.error(at, ContentFault::OtherSort { ability: id }));
        }
        if row.argument != row.id.argument() {
            let fault = ContentFault::Argument {
                ability: id,
                expected: format!("{:?}", row.id.argument()).to_lowercase(),
            };
            return Err(file.error(at, fault));
        }
        let place = &mut found[row.id as usize];
        if place.replace((id.clone(), row.name.clone())).is_some() {
            return Err(file.error(at, twice(id)));
        }
    }
    let mut abilities: [(String, String); N_ABILITIES] = Default::default();
    for kind in AbilityKind::ALL {
        abilities[kind as usize] = found[kind as usize].take().ok_or_else(|| {
            let name = format!("{kind:?}");
            file.error(0, FileFault::Missing { name })
        })?;
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
        file.check_id(at, id)?;
        if !self.ids.insert(id.to_owned()) {
            return Err(file.error(at, twice(id)));
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
                return Err(file.error(at, twice(&row.name)));
            }
            for (what, n, most) in [
                ("cost", row.cost, Face::MOST_COST),
                ("resources", row.resources, 6),
                ("firepower", row.firepower, 2),
                ("armour", row.armour, 2),
            ] {
                file.within(at, what, n, 0..=most)?;
            }
            let face = vehicle_face(row);
            let face =
                with_abilities(id, face, &row.abilities).map_err(|fault| file.error(at, fault))?;
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
            let face = with_abilities(&row.id, face, &row.abilities)
                .map_err(|fault| file.error(at, fault))?;
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
            let slot = usize::from(file.within(at, "medals", row.medals, 1..=2)?) - 1;
            let card = CardId(self.cards.len().min(N_FACES) as u8);
            if self.medals[row.nation][slot].replace(card).is_some() {
                return Err(file.error(at, twice(row.nation)));
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
                return Err(file.error(at, count("start", N_BASES, row.start.into())));
            }
            let card = CardId(self.cards.len().min(N_FACES) as u8);
            if self.base.replace(card).is_some() {
                return Err(file.error(at, twice("base")));
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
            // 3 barracks, a single and a double medal of each nation, the base.
            let n = self.cards.len().saturating_sub(N_VEHICLES);
            let what = "barracks, medal, base";
            return Err(file.error(0, count(what, N_OTHERS, n)));
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
            return Err(file.error(0, count("achievement", N_ACHIEVEMENTS, n)));
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
fn with_abilities(id: &str, mut face: Face, abilities: &[Ability]) -> Result<Face, Fault> {
    if abilities.len() > MAX_ABILITIES {
        let (what, max) = ("abilities".to_owned(), MAX_ABILITIES);
        return Err(FileFault::TooManyOf { what, max }.into());
    }
    for (i, ability) in abilities.iter().enumerate() {
        let kind = ability.kind();
        if abilities[..i].iter().any(|other| other.kind() == kind) {
            return Err(twice(format!("{kind:?}")).into());
        }
        if let Some(n) = ability.number()
            && !(1..=ability.most()).contains(&n)
        {
            let fault = FileFault::OutOfRange {
                what: format!("{kind:?}"),
                n: n.into(),
                min: 1,
                max: ability.most().into(),
            };
            return Err(fault.into());
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
        let card = id.to_owned();
        return Err(ContentFault::NoTarget { card }.into());
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
    let fault = ContentFault::Copies {
        card: id.to_owned(),
        players: MAX_PLAYERS,
        start,
        copies,
    };
    Err(file.error(at, fault))
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
            let at = at.copied().unwrap_or(0);
            return Err(file.error(at, count(nation, PER_NATION, n)));
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
            let fault = ContentFault::ClassValues {
                card: row.get_ref().id.clone(),
                class,
                firepower,
                armour,
            };
            return Err(file.error(row.span().start, fault));
        }
    }
    Ok(())
}
