//! The board drawn with letters, every area by its name, narrow enough for any terminal.

use super::Words;
use super::bricks::Bricks;
use crate::drawn::{DrawnLine, Hue};
use crate::texts::Args;
use ::orders::{Area, Board, Faction, PlaceView, View};

/// Half a brick: five bricks in a row take 71 columns.
const HALF: u8 = 7;

impl Words<'_> {
    /// The areas where they lie, with what stands on them.
    #[must_use]
    pub fn drawing(&self, view: &View) -> Vec<DrawnLine> {
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
        let letters = bricks.draw(board, |i, area| {
            let mut label = names[i].clone();
            label.resize(most, String::new());
            let facts = self.facts(view, board, i, area);
            label.push(facts.into_iter().map(|(letter, _)| letter).collect());
            label
        });
        let signs = bricks.draw(board, |i, area| {
            let mut label = vec![String::new(); most];
            let facts = self.facts(view, board, i, area).into_iter();
            let sign = |whose: Option<Faction>| whose.map_or(' ', sign);
            label.push(facts.map(|(_, whose)| sign(whose)).collect());
            label
        });
        let hue = |found: char| {
            let mut factions = Faction::ALL.into_iter();
            factions.find(|&faction| sign(faction) == found).map(hue)
        };
        let lines = letters.iter().zip(&signs);
        lines
            .map(|(letters, signs)| DrawnLine::new(letters, signs, hue))
            .collect()
    }

    /// What is shown of an area beside its name, letter by letter, and whose each is.
    fn facts(
        &self,
        view: &View,
        board: &Board,
        i: usize,
        area: &Area,
    ) -> Vec<(char, Option<Faction>)> {
        let seen = &view.areas[i];
        let plain = |text: &str| text.chars().map(|c| (c, None)).collect::<Vec<_>>();
        let holder = self.holder(seen);
        let mut held: Vec<_> = holder.chars().map(|c| (c, seen.owner)).collect();
        if area.hq.is_some() {
            held.push(('#', None));
        }
        let zone = area.zone.map(|zone| board.place_name(zone));
        let zone = zone.map(|name| zone_mark(board, name)).unwrap_or_default();
        let facts = [
            held,
            plain(&"*".repeat(usize::from(area.stars))),
            self.commanders(view, &area.name),
            plain(&zone),
        ];
        let facts: Vec<_> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        facts.join(&(' ', None))
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
        if !board.impassable.is_empty() {
            lines.push(self.texts.word("orders-board-legend-water"));
        }
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
    fn commanders(&self, view: &View, place: &str) -> Vec<(char, Option<Faction>)> {
        let spaces = view.spaces.iter().filter(|space| {
            let linked = space.name.split_once(' ');
            linked.is_some_and(|(_, name)| name == place)
        });
        let mut marked = Vec::new();
        for &faction in spaces.flat_map(|space| &space.commanders) {
            marked.extend(self.letter(faction).chars().map(|c| (c, Some(faction))));
        }
        if !marked.is_empty() {
            marked.insert(0, ('[', None));
            marked.push((']', None));
        }
        marked
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

/// What stands for a faction where colours are drawn.
const fn sign(faction: Faction) -> char {
    match faction {
        Faction::Blue => 'B',
        Faction::Yellow => 'Y',
    }
}

/// The colour of a faction's pieces.
const fn hue(faction: Faction) -> Hue {
    match faction {
        Faction::Blue => Hue::Blue,
        Faction::Yellow => Hue::Yellow,
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
