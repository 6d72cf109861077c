//! The shapes of the world map, read from the site's `quartermaster.json`.

use serde::Deserialize;

/// All shapes.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct Shapes {
    #[serde(rename = "viewBox")]
    pub(crate) view_box: [f64; 4],
    pub(crate) spaces: Vec<SpaceShape>,
    pub(crate) sea_lines: Vec<SeaLine>,
    pub(crate) straits: Vec<StraitShape>,
    pub(crate) decor: Vec<Decor>,
}

/// A space.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct SpaceShape {
    pub(crate) id: String,
    pub(crate) kind: Kind,
    pub(crate) d: String,
    pub(crate) label: Label,
    pub(crate) star: Option<Star>,
    /// Where counters stand.
    pub(crate) slots: Vec<[f64; 2]>,
    /// Where things are when the map is small and names take more of it.
    pub(crate) close: Close,
    #[serde(default)]
    pub(crate) edge: Vec<Edge>,
}

/// Land or sea.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Land,
    Sea,
}

/// Where a name is written.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct Label {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) h: f64,
    /// The width that is free.
    pub(crate) room: f64,
}

/// Where the star of a supply space is.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
pub(crate) struct Star {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// Where name, star and tokens are when the map is small: beside one another.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct Close {
    /// The middle of the name.
    pub(crate) label: [f64; 2],
    /// The width that is free for it.
    pub(crate) room: f64,
    /// The middle of the row of tokens.
    pub(crate) token: [f64; 2],
    pub(crate) star: Option<[f64; 2]>,
}

/// A mark at the edge of the map: the world goes on at the other side.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct Edge {
    pub(crate) side: String,
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A line between seas.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct SeaLine {
    pub(crate) d: String,
}

/// A strait.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct StraitShape {
    pub(crate) space: String,
    pub(crate) anchor: [f64; 2],
    pub(crate) d: String,
}

/// Land and water that are not part of the game.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct Decor {
    pub(crate) kind: String,
    pub(crate) d: String,
}

/// Names of that many units or more are written at their close places.
const CLOSE: f64 = 21.5;

impl SpaceShape {
    /// Where the name is written in letters of that size, in how much room.
    pub(crate) fn label_at(&self, size: f64) -> Label {
        if size < CLOSE {
            return self.label.clone();
        }
        let [x, y] = self.close.label;
        Label {
            x,
            y,
            h: 3.0 * size,
            room: self.close.room,
        }
    }

    /// Where the star of a supply space is beside names of that size.
    pub(crate) fn star_at(&self, size: f64) -> Option<(f64, f64)> {
        let close = self.close.star.filter(|_| size >= CLOSE);
        let close = close.map(|[x, y]| (x, y));
        close.or_else(|| self.star.map(|star| (star.x, star.y)))
    }

    /// Where a token stands beside names of that size: which of how many in its space, each so wide.
    /// With caps on them they stand a little lower.
    pub(crate) fn token_at(
        &self,
        size: f64,
        width: f64,
        (row, all): (usize, usize),
        has_caps: bool,
    ) -> (f64, f64) {
        let [x, y] = if size < CLOSE {
            self.slots[self.slots.len() / 2]
        } else {
            self.close.token
        };
        let from_middle = row as f64 - (all as f64 - 1.0) / 2.0;
        let lower = if has_caps { 0.35 * width } else { 0.0 };
        (x + 0.92 * width * from_middle, y + lower)
    }
}

/// A name broken into lines that fit, and how large it is written. At its close place a name is never
/// written smaller: it must be read.
pub(crate) fn broken(name: &str, label: &Label, size: f64) -> (Vec<String>, f64) {
    // Cyrillic letters are wider.
    let is_wide = name
        .chars()
        .any(|letter| ('\u{400}'..'\u{500}').contains(&letter));
    let letter = if is_wide { 0.56 } else { 0.5 };
    let letters = |size: f64| label.room.max(60.0) / (size * letter);
    if size >= CLOSE {
        let words = name.split(' ').map(|word| word.chars().count());
        let longest = words.max().unwrap_or(0);
        return (balanced(name, longest.max(letters(size) as usize)), size);
    }
    for size in [size, size * 0.84] {
        let lines = balanced(name, letters(size) as usize);
        let is_wide = lines
            .iter()
            .any(|line| line.chars().count() as f64 > letters(size));
        let most = if label.h > 40.0 { 3 } else { 2 };
        if !is_wide && lines.len() <= most {
            return (lines, size);
        }
    }
    (balanced(name, letters(size * 0.7) as usize), size * 0.7)
}

/// Broken into as few lines as can be, all about as long.
fn balanced(name: &str, letters: usize) -> Vec<String> {
    let lines = wrapped(name, letters);
    let narrower = (1..letters).rev().map(|letters| wrapped(name, letters));
    let longest = |lines: &[String]| lines.iter().map(|line| line.chars().count()).max();
    narrower
        .take_while(|other| other.len() == lines.len())
        .filter(|other| longest(other) < longest(&lines))
        .last()
        .unwrap_or(lines)
}

fn wrapped(name: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_broken_and_shrunk() {
        let label = Label {
            x: 0.0,
            y: 0.0,
            h: 17.0,
            room: 100.0,
        };
        assert_eq!(
            broken("Italy", &label, 16.0),
            (vec!["Italy".to_owned()], 16.0)
        );
        let (lines, _) = broken("Morze Południowochińskie", &label, 16.0);
        assert_eq!(lines.len(), 2, "{lines:?}");
    }

    #[test]
    fn the_shapes_of_the_site_are_read_and_are_those_of_the_content() {
        let shapes: Shapes = serde_json::from_str(include_str!(
            "../../../../content/quartermaster/shapes.json"
        ))
        .unwrap();
        let map = &quartermaster::Content::standard().map;
        assert_eq!(shapes.spaces.len(), map.len());
        for space in &shapes.spaces {
            let id = map
                .named(&space.id)
                .unwrap_or_else(|| panic!("{}", space.id));
            assert_eq!(
                map.land.contains(id),
                space.kind == Kind::Land,
                "{}",
                space.id
            );
            assert_eq!(
                map.supply.contains(id),
                space.star.is_some(),
                "{}",
                space.id
            );
            assert_eq!(space.slots.len(), 3, "{}", space.id);
            assert_eq!(
                space.star.is_some(),
                space.close.star.is_some(),
                "{}",
                space.id
            );
        }
        for strait in &shapes.straits {
            let anchor = map.named(&strait.space).unwrap();
            assert!(
                map.straits.iter().any(|one| one.anchor == anchor),
                "{}",
                strait.space
            );
        }
    }
}
