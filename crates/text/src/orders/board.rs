//! The board drawn with letters, every area by its name, narrow enough for any terminal.

use super::Words;
use super::bricks::Bricks;
use crate::texts::Args;
use ::orders::{Board, Faction, PlaceView, View};

/// Half a brick: five bricks in a row take 71 columns.
const HALF: u8 = 7;

impl Words<'_> {
    /// The areas where they lie, with what stands on them.
    #[must_use]
    pub fn drawing(&self, view: &View) -> Vec<String> {
        let board = self.content.board(self.mode);
        let mut bricks = Bricks {
            half: HALF,
            height: 0,
            margin: 0,
        };
        let names: Vec<Vec<String>> = board
            .areas
            .iter()
            .map(|area| lines(&self.place(&area.name), bricks.room(area)))
            .collect();
        let most = names.iter().map(Vec::len).max().unwrap_or(0);
        // The upper wall, the names, and who stands there.
        bricks.height = most as u8 + 2;
        bricks.draw(board, |i, area| {
            let mut label = names[i].clone();
            label.resize(most, String::new());
            let stars = "*".repeat(usize::from(area.stars));
            let hq = if area.hq.is_some() { "#" } else { "" };
            let mut facts = vec![self.holder(&view.areas[i]) + hq, stars];
            facts.push(self.commanders(view, &area.name).trim().to_owned());
            let zone = area.zone.map(|zone| board.place_name(zone));
            facts.extend(zone.map(|name| zone_mark(board, name)));
            facts.retain(|fact| !fact.is_empty());
            label.push(facts.join(" "));
            label
        })
    }

    /// What the signs of the drawing mean, and which bonuses lie where.
    #[must_use]
    pub fn legend(&self, view: &View) -> Vec<String> {
        let board = self.content.board(self.mode);
        let id = if board.zones.is_empty() {
            "orders-board-legend"
        } else {
            "orders-board-legend-zones"
        };
        let [blue, yellow] = Faction::ALL.map(|faction| self.letter(faction));
        let args = Args::new().with("blue", blue).with("yellow", yellow);
        let mut lines = vec![self.texts.say(id, args)];
        let bonuses: Vec<String> = view
            .areas
            .iter()
            .filter_map(|area| {
                let args = Args::new()
                    .with("place", self.place(&area.name))
                    .with("bonus", self.bonus(area.bonus.as_ref()?));
                Some(self.texts.say("orders-board-bonus", args))
            })
            .collect();
        if !bonuses.is_empty() {
            let args = Args::new().with("bonuses", bonuses.join("; "));
            lines.push(self.texts.say("orders-board-bonuses", args));
        }
        lines
    }

    /// A faction by the first letter of its name.
    fn letter(&self, faction: Faction) -> String {
        self.faction(faction).chars().take(1).collect()
    }

    fn holder(&self, place: &PlaceView) -> String {
        let Some(owner) = place.owner else {
            return String::new();
        };
        let mark = if place.is_supplied { "" } else { "!" };
        format!("{}{}{mark}", self.letter(owner), place.pieces)
    }

    /// Whose commanders stand on the action spaces of a place.
    fn commanders(&self, view: &View, place: &str) -> String {
        let spaces = view.spaces.iter().filter(|space| {
            let linked = space.name.split_once(' ');
            linked.is_some_and(|(_, name)| name == place)
        });
        let commanders: Vec<Faction> = spaces.flat_map(|space| space.commanders.clone()).collect();
        self.marked(&commanders)
    }

    /// Commanders as the drawing shows them.
    pub(super) fn marked(&self, commanders: &[Faction]) -> String {
        let letters = commanders.iter().map(|&faction| self.letter(faction));
        match letters.collect::<String>() {
            none if none.is_empty() => none,
            letters => format!(" [{letters}]"),
        }
    }
}

/// What marks a zone on the drawing.
pub(super) fn zone_mark(board: &Board, name: &str) -> String {
    let place = board.zones.iter().position(|zone| zone.name == name);
    place.map_or_else(String::new, |place| format!("({})", place + 1))
}

/// The text in lines of that width; a longer word is cut.
fn lines(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let n = word.chars().count();
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + n <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ if n > width => {
                let cut: String = word.chars().take(width - 1).collect();
                lines.push(cut + "…");
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
