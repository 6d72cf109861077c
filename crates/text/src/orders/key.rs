//! The key to the drawn board: what content files and scenarios call its places, and how well the
//! values are founded.

use std::collections::{BTreeMap, BTreeSet};

use ::orders::{Board, Space};

use super::Words;
use crate::texts::Args;

impl Words<'_> {
    /// What the ids of places, bonuses and support spaces mean.
    pub(super) fn key(&self, board: &Board) -> Vec<String> {
        let mut rows: Vec<(&str, String)> = Vec::new();
        let places = board.places().map(|place| board.place_name(place));
        rows.extend(places.map(|name| (name, self.place(name))));
        let bonuses = board.areas.iter().filter_map(|area| area.bonus);
        let bonuses: BTreeSet<&str> = bonuses
            .map(|bonus| &*self.content.bonus(bonus).name)
            .collect();
        rows.extend(bonuses.into_iter().map(|name| (name, self.bonus(name))));
        let support = board.spaces.iter().filter(|space| space.place.is_none());
        rows.extend(support.map(|space| (&*space.name, self.support(space))));

        let width = rows.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
        let rows = rows.iter();
        let rows = rows.map(|(id, meaning)| format!("  {id:<width$}  {meaning}"));
        rows.collect()
    }

    /// What is printed on a space of the support board.
    fn support(&self, space: &Space) -> String {
        let [blue, yellow] = space.strength.0;
        let args = Args::new()
            .with("action", self.action(space.action))
            .with("blue", blue)
            .with("yellow", yellow)
            .with("initiative", if space.initiative { "yes" } else { "no" });
        self.texts.say("board-orders-support", args)
    }

    /// How well the board is founded, field by field of the content files.
    pub(super) fn founded(&self, board: &Board) -> Vec<String> {
        let mut counts: BTreeMap<(&str, &str), BTreeMap<&str, u32>> = BTreeMap::new();
        let mut is_reconstructed = false;
        let areas = board.areas.iter().map(|area| ("area", &area.provenance));
        let zones = board.zones.iter().map(|zone| ("zone", &zone.provenance));
        let support = board.support_provenance.iter();
        let support = support.map(|(_, notes)| ("support", notes));
        let whole = std::iter::once(("board", &board.provenance));
        for (what, notes) in whole.chain(areas).chain(zones).chain(support) {
            for (field, note) in notes {
                let class = note.split([':', ' ']).next().unwrap_or_default();
                is_reconstructed |= class == "reconstructed";
                let classes = counts.entry((what, field)).or_default();
                *classes.entry(class).or_default() += 1;
            }
        }
        let mut lines = Vec::new();
        if is_reconstructed {
            let told = self.texts.word("board-reconstructed");
            lines.extend(told.lines().map(str::to_owned));
        }
        for ((what, field), classes) in counts {
            let classes: Vec<String> = classes
                .iter()
                .map(|(class, n)| format!("{} {n}", self.class(class)))
                .collect();
            lines.push(format!(
                "  {}: {}",
                self.field(what, field),
                classes.join(", ")
            ));
        }
        lines
    }

    /// A field of the content files, as its readers call what it holds.
    fn field(&self, what: &str, field: &str) -> String {
        let id = format!("board-field-{what}-{}", field.replace('_', "-"));
        self.word_or(&id, || format!("{what} {field}"))
    }

    /// How well a value is founded, in a word.
    fn class(&self, class: &str) -> String {
        self.word_or(&format!("board-class-{class}"), || class.to_owned())
    }

    /// That message, or what the content files call it: they may be replaced.
    fn word_or(&self, id: &str, notation: impl Fn() -> String) -> String {
        match self.texts.has(id) {
            true => self.texts.word(id),
            false => notation(),
        }
    }
}
