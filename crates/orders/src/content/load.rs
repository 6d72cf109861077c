//! Reading content files and refusing broken ones with file and line.

use game::{ContentError, Fault, File, FileFault, Source};

use super::rows::{BonusKind, BonusesFile, CardRow, CardsFile, Notes};
use super::{Content, ContentFault, Listeners, board};
use crate::board::Provenance;
use crate::card::{Bonus, Card, MAX_KINDS};
use crate::options::Mode;

/// Provenance whose every note begins with a known class.
pub(super) fn provenance(file: &File<'_>, notes: Notes) -> Result<Provenance, ContentError> {
    const CLASSES: [&str; 3] = ["published", "inferred", "reconstructed"];
    let mut provenance = Provenance::new();
    for (field, note) in notes {
        let at = note.span().start;
        let note = note.into_inner();
        if !CLASSES.iter().any(|class| note.starts_with(class)) {
            let expected = CLASSES.join(", ");
            return Err(file.error(at, ContentFault::Provenance { field, expected }));
        }
        provenance.insert(field, note);
    }
    Ok(provenance)
}

impl Content {
    /// Reads content and checks it.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn load(source: &Source) -> Result<Self, ContentError> {
        let cards = load_cards(&source.file("cards.toml"))?;
        let bonuses = load_bonuses(&source.file("bonuses.toml"))?;
        let board =
            |name: &str, mode: Mode| board::load(&source.file(name), mode, &cards, &bonuses);
        Ok(Self {
            digest: source.digest(),
            boards: [
                board("alpine.toml", Mode::Alpine)?,
                board("island.toml", Mode::Island)?,
            ],
            listeners: Mode::ALL.map(|mode| Listeners::new(&cards, mode)),
            cards,
            bonuses,
        })
    }
}

/// A row more: its id is new, and there is room for it.
fn check_next<'a>(
    id: &str,
    what: &str,
    mut known: impl ExactSizeIterator<Item = &'a String>,
) -> Result<(), Fault> {
    if known.len() == MAX_KINDS {
        let (what, max) = (what.to_owned(), MAX_KINDS);
        return Err(FileFault::TooManyOf { what, max }.into());
    }
    if known.any(|name| name == id) {
        let name = id.to_owned();
        return Err(FileFault::Twice { name }.into());
    }
    Ok(())
}

fn check_card(row: &CardRow) -> Result<(), ContentFault> {
    let card = || row.id.clone();
    if row.copies == 0 || row.modes.is_empty() {
        return Err(ContentFault::NeverDealt { card: card() });
    }
    if row.timing != row.when.timing() {
        return Err(ContentFault::Timing { card: card() });
    }
    if !row.effect.fits(&row.when) {
        return Err(ContentFault::Idle { name: card() });
    }
    Ok(())
}

fn load_cards(file: &File<'_>) -> Result<Vec<Card>, ContentError> {
    let rows: CardsFile = file.parse()?;
    let mut cards: Vec<Card> = Vec::new();
    for row in rows.card {
        let at = row.span().start;
        let row = row.into_inner();
        file.check_id(at, &row.id)?;
        check_next(&row.id, "card", cards.iter().map(|card| &card.name))
            .map_err(|fault| file.error(at, fault))?;
        check_card(&row).map_err(|fault| file.error(at, fault))?;
        cards.push(Card {
            name: row.id,
            title: row.name,
            timing: row.timing,
            copies: row.copies,
            modes: row.modes,
            when: row.when,
            effect: row.effect,
            provenance: provenance(file, row.provenance)?,
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
        file.check_id(at, &row.id)?;
        check_next(&row.id, "bonus", bonuses.iter().map(|bonus| &bonus.name))
            .map_err(|fault| file.error(at, fault))?;
        if !row.effect.is_meant() {
            return Err(file.error(at, ContentFault::Idle { name: row.id }));
        }
        bonuses.push(Bonus {
            name: row.id,
            title: row.name,
            is_printed: row.kind == BonusKind::Printed,
            modes: row.modes,
            effect: row.effect,
            provenance: provenance(file, row.provenance)?,
        });
    }
    Ok(bonuses)
}
