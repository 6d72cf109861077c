//! The hex board drawn with letters.
//!
//! Pointy-top hexes become bricks: each row is shifted by half a brick, so every brick touches the
//! same six neighbours as its hex. Bricks of one area are drawn without a wall between them.

use std::collections::BTreeMap;

use ::orders::{Area, Board, Faction, PlaceId, PlaceView, View};

/// How the bricks of a board are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Bricks {
    /// Half a brick, in letters.
    pub half: u8,
    /// A brick's lines, its upper wall included.
    pub height: u8,
    /// The letters left free before a text.
    pub margin: u8,
}

/// Bricks with room for the names in notation.
const NOTATION: Bricks = Bricks {
    half: 9,
    height: 5,
    margin: 1,
};

/// Letters with coordinates, from anywhere.
#[derive(Default)]
struct Canvas(BTreeMap<(i32, i32), char>);

impl Canvas {
    fn put(&mut self, x: i32, y: i32, letter: char) {
        self.0.insert((y, x), letter);
    }

    fn write(&mut self, x: i32, y: i32, text: &str) {
        for (i, letter) in (x..).zip(text.chars()) {
            self.put(i, y, letter);
        }
    }

    fn lines(&self) -> Vec<String> {
        let left = self.0.keys().map(|(_, x)| *x).min().unwrap_or(0);
        let mut lines: BTreeMap<i32, String> = BTreeMap::new();
        for (&(y, x), &letter) in &self.0 {
            let line = lines.entry(y).or_default();
            while line.chars().count() < (x - left) as usize {
                line.push(' ');
            }
            line.push(letter);
        }
        lines
            .into_values()
            .map(|line| line.trim_end().to_owned())
            .collect()
    }
}

/// The letter of a faction.
const fn letter(faction: Faction) -> char {
    match faction {
        Faction::Blue => 'B',
        Faction::Yellow => 'Y',
    }
}

/// Who stands there: `B3`, `Y2!` without supply, `-`.
fn holder(place: &PlaceView) -> String {
    match place.owner {
        Some(owner) => {
            let mark = if place.is_supplied { "" } else { "!" };
            format!("{}{}{mark}", letter(owner), place.pieces)
        }
        None => "-".to_owned(),
    }
}

/// The spaces of a place with their commanders: `advance[B] barrage[ ]`.
fn spaces(board: &Board, view: &View, place: Option<PlaceId>, short: bool) -> Vec<String> {
    board
        .spaces
        .iter()
        .zip(&view.spaces)
        .filter(|(space, _)| space.place == place)
        .map(|(space, seen)| {
            let commanders: String = seen.commanders.iter().map(|&who| letter(who)).collect();
            let colour = space.faction.map_or(String::new(), |faction| {
                format!(":{}", letter(faction).to_ascii_lowercase())
            });
            let name = match place {
                Some(_) if short => &space.action.name()[..3],
                Some(_) => space.action.name(),
                None => &space.name,
            };
            format!("{name}{colour}[{commanders}]")
        })
        .collect()
}

impl Bricks {
    /// How many letters fit into a line of an area.
    #[must_use]
    pub fn room(self, area: &Area) -> usize {
        let (_, n) = run(area);
        (2 * usize::from(self.half) * n).saturating_sub(1 + usize::from(self.margin))
    }

    /// The areas of a board, with the lines that the label of each gives.
    pub fn draw(self, board: &Board, label: impl Fn(usize, &Area) -> Vec<String>) -> Vec<String> {
        let (half, height) = (i32::from(self.half), i32::from(self.height));
        let at = |q: i32, r: i32| ((2 * q + r) * half, r * height);
        let mut canvas = Canvas::default();
        walls(board, &mut canvas, half, height);
        for (i, area) in board.areas.iter().enumerate() {
            let ((q, r), _) = run(area);
            let (x, y) = at(q.into(), r.into());
            for (text, line) in label(i, area).iter().zip(1..height) {
                canvas.write(x + 1 + i32::from(self.margin), y + line, text);
            }
        }
        for &(q, r) in &board.impassable {
            let (x, y) = at(q.into(), r.into());
            let water = "~".repeat(usize::from(self.half) - 1);
            for line in 2..height - 1 {
                canvas.write(x + half / 2 + 1, y + line, &water);
            }
        }
        canvas.lines()
    }
}

/// The row of hexes that the first hex of an area is in: where it begins, and how many they are.
fn run(area: &Area) -> ((i8, i8), usize) {
    let &(first, r) = area.hexes.first().unwrap_or(&(0, 0));
    let has = |q: i8| area.hexes.contains(&(q, r));
    let left = (i8::MIN..=first).rev().take_while(|&q| has(q)).last();
    let left = left.unwrap_or(first);
    ((left, r), (left..).take_while(|&q| has(q)).count())
}

fn walls(board: &Board, canvas: &mut Canvas, half: i32, height: i32) {
    let mut owners: BTreeMap<(i32, i32), usize> = BTreeMap::new();
    for (row, area) in board.areas.iter().enumerate() {
        let hexes = area.hexes.iter();
        owners.extend(hexes.map(|&(q, r)| ((i32::from(q), i32::from(r)), row)));
    }
    for (&(q, r), &row) in &owners {
        let (x, y) = ((2 * q + r) * half, r * height);
        let is_same = |q: i32, r: i32| owners.get(&(q, r)) == Some(&row);
        let mut wall = |from: i32, to: i32, at: i32| {
            for i in from..=to {
                let is_end = i == from || i == to;
                canvas.put(x + i, y + at, if is_end { '+' } else { '-' });
            }
        };
        // Above: two neighbours, half of the wall each; below likewise.
        if !is_same(q, r - 1) {
            wall(0, half, 0);
        }
        if !is_same(q + 1, r - 1) {
            wall(half, 2 * half, 0);
        }
        if !is_same(q - 1, r + 1) {
            wall(0, half, height);
        }
        if !is_same(q, r + 1) {
            wall(half, 2 * half, height);
        }
        for at in 1..height {
            if !is_same(q - 1, r) {
                canvas.put(x, y + at, '|');
            }
            if !is_same(q + 1, r) {
                canvas.put(x + 2 * half, y + at, '|');
            }
        }
    }
}

/// The board, its zones and the support board.
pub(super) fn draw(board: &Board, view: &View) -> Vec<String> {
    let places: Vec<PlaceId> = board.places().collect();
    let mut lines = NOTATION.draw(board, |i, area| {
        let seen = &view.areas[i];
        let stars = "*".repeat(usize::from(area.stars));
        let hq = if area.hq.is_some() { "HQ" } else { "" };
        let mut facts = vec![holder(seen), stars, hq.to_owned()];
        if let Some(zone) = area.zone {
            facts.push(board.place_name(zone).to_owned());
        }
        facts.retain(|fact| !fact.is_empty());
        let bonus = match &seen.bonus {
            Some(bonus) => bonus.clone(),
            None if area.slot => "(token)".to_owned(),
            None => String::new(),
        };
        let spaces = spaces(board, view, Some(places[i]), true).join(" ");
        vec![area.name.clone(), facts.join(" "), spaces, bonus]
    });
    let zones = board.places().skip(board.areas.len());
    for ((zone, seen), place) in board.zones.iter().zip(&view.zones).zip(zones) {
        let spaces = spaces(board, view, Some(place), false).join(" ");
        lines.push(format!(
            "zone {:<8} {:<4} {spaces}  ({})",
            zone.name,
            holder(seen),
            zone.colour
        ));
    }
    lines.push(format!(
        "support {}",
        spaces(board, view, None, false).join(" ")
    ));
    lines
}
