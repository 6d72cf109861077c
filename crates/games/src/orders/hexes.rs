//! The hex board drawn with letters.
//!
//! Pointy-top hexes become bricks: each row is shifted by half a brick, so every brick touches the
//! same six neighbours as its hex. Bricks of one area are drawn without a wall between them.

use std::collections::BTreeMap;

use ::orders::{Board, Faction, PlaceId, PlaceView, View};

/// Half a brick, in letters.
const HALF: i32 = 9;
/// A brick's lines, its upper wall included.
const HEIGHT: i32 = 5;

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

/// The board, its zones and the support board.
pub(super) fn draw(board: &Board, view: &View) -> Vec<String> {
    let mut owners: BTreeMap<(i32, i32), usize> = BTreeMap::new();
    for (row, area) in board.areas.iter().enumerate() {
        let hexes = area.hexes.iter();
        owners.extend(hexes.map(|&(q, r)| ((i32::from(q), i32::from(r)), row)));
    }
    let mut canvas = Canvas::default();
    for (&(q, r), &row) in &owners {
        let (x, y) = ((2 * q + r) * HALF, r * (HEIGHT));
        let is_same = |q: i32, r: i32| owners.get(&(q, r)) == Some(&row);
        let mut wall = |from: i32, to: i32, at: i32| {
            for i in from..=to {
                let is_end = i == from || i == to;
                canvas.put(x + i, y + at, if is_end { '+' } else { '-' });
            }
        };
        // Above: two neighbours, half of the wall each; below likewise.
        if !is_same(q, r - 1) {
            wall(0, HALF, 0);
        }
        if !is_same(q + 1, r - 1) {
            wall(HALF, 2 * HALF, 0);
        }
        if !is_same(q - 1, r + 1) {
            wall(0, HALF, HEIGHT);
        }
        if !is_same(q, r + 1) {
            wall(HALF, 2 * HALF, HEIGHT);
        }
        for at in 1..HEIGHT {
            if !is_same(q - 1, r) {
                canvas.put(x, y + at, '|');
            }
            if !is_same(q + 1, r) {
                canvas.put(x + 2 * HALF, y + at, '|');
            }
        }
    }
    for ((area, seen), place) in board.areas.iter().zip(&view.areas).zip(board.places()) {
        let Some(&(q, r)) = area.hexes.first() else {
            continue;
        };
        let (q, r) = (i32::from(q), i32::from(r));
        let (x, y) = ((2 * q + r) * HALF + 2, r * (HEIGHT));
        canvas.write(x, y + 1, &area.name);
        let stars = "*".repeat(usize::from(area.stars));
        let hq = if area.hq.is_some() { "HQ" } else { "" };
        let mut facts = vec![holder(seen), stars, hq.to_owned()];
        if let Some(zone) = area.zone {
            facts.push(board.place_name(zone).to_owned());
        }
        facts.retain(|fact| !fact.is_empty());
        canvas.write(x, y + 2, &facts.join(" "));
        canvas.write(x, y + 3, &spaces(board, view, Some(place), true).join(" "));
        let bonus = match &seen.bonus {
            Some(bonus) => bonus.clone(),
            None if area.slot => "(token)".to_owned(),
            None => String::new(),
        };
        canvas.write(x, y + 4, &bonus);
    }
    for &(q, r) in &board.impassable {
        let (q, r) = (i32::from(q), i32::from(r));
        canvas.write((2 * q + r) * HALF + 5, r * HEIGHT + 2, "~~~~~~~~");
        canvas.write((2 * q + r) * HALF + 5, r * HEIGHT + 3, "~~~~~~~~");
    }
    let mut lines = canvas.lines();
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
