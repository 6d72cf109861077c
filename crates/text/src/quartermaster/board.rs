//! The map drawn with letters: every space about where it lies, with who stands there.
//!
//! Spaces are laid on a grid of cells, each as near to its place as the others allow, so that it fits any
//! terminal and any content.

use ::quartermaster::{Country, SpaceId, View};

use super::Words;
use crate::drawn::{DrawnLine, Hue};
use crate::texts::Args;

const COLUMNS: usize = 8;
const ROWS: usize = 10;
/// Letters of a cell; one more stands between two of them.
const WIDTH: usize = 8;

impl Words<'_> {
    /// Every space where it lies, with what stands there.
    #[must_use]
    pub fn drawing(&self, view: &View) -> Vec<DrawnLine> {
        let map = &self.content.map;
        let centres: Vec<(u16, u16)> = map.spaces().map(|space| map.centre(space)).collect();
        let (labels, letters) = (self.labels(), self.letters());
        let mut lines = Vec::new();
        for row in cells(&centres).chunks(COLUMNS) {
            let told = |tell: &dyn Fn(usize) -> String| line(row.iter().map(|cell| cell.map(tell)));
            lines.push((told(&|space| labels[space].clone()), String::new()));
            let pieces = told(&|space| self.pieces(view, &letters, space).0);
            lines.push((pieces, told(&|space| self.pieces(view, &letters, space).1)));
        }
        lines.retain(|(line, _)| !line.is_empty());
        let hue = |sign: char| Some(hue(*Country::ALL.get(sign.to_digit(10)? as usize)?));
        // What is drawn stands apart from what is told.
        let lines = lines.iter();
        lines
            .map(|(line, signs)| DrawnLine::new(&format!("|{line}"), &format!(" {signs}"), hue))
            .collect()
    }

    /// What the signs of the drawing mean.
    #[must_use]
    pub fn legend(&self, _: &View) -> Vec<String> {
        let countries: Vec<String> = Country::ALL
            .into_iter()
            .zip(self.letters())
            .map(|(country, letter)| format!("{letter} {}", self.country(country).plain()))
            .collect();
        let args = Args::new().with("countries", countries.join(", "));
        vec![self.texts.say("qm-board-legend", args)]
    }

    /// Every space by its name, as short as a cell is wide, and no two alike.
    fn labels(&self) -> Vec<String> {
        let map = &self.content.map;
        let spaces = map.spaces().map(|id| {
            let sign = match (map.supply.contains(id), map.sea.contains(id)) {
                (true, _) => "*",
                (false, true) => "~",
                (false, false) => "",
            };
            (sign, self.space(id).plain().to_owned())
        });
        let spaces: Vec<(&str, String)> = spaces.collect();
        let made = |way: fn(&str, usize) -> String| -> Vec<String> {
            let labels = spaces.iter();
            labels
                .map(|(sign, name)| format!("{sign}{}", way(name, WIDTH - sign.len())))
                .collect()
        };
        // Two seas with one initial are told apart by their beginnings.
        let (shortened, begun) = (made(short), made(cut));
        let is_unlike = |labels: &[String], i: usize| {
            let alike = labels.iter().filter(|label| **label == labels[i]);
            alike.count() == 1
        };
        let label = |i: usize| {
            if is_unlike(&shortened, i) {
                shortened[i].clone()
            } else if is_unlike(&begun, i) {
                begun[i].clone()
            } else {
                // And if these are alike as well, by numbers.
                let before = begun[..i].iter().filter(|label| **label == begun[i]);
                let mut text: String = begun[i].chars().take(WIDTH - 1).collect();
                text.push_str(&(before.count() + 1).to_string());
                text
            }
        };
        (0..spaces.len()).map(label).collect()
    }

    /// The letter of each country: the first of its name that none before it has.
    fn letters(&self) -> Vec<char> {
        let mut letters: Vec<char> = Vec::new();
        for country in Country::ALL {
            let name = self.country(country).plain().to_uppercase();
            let mut free = name.chars().filter(|c| c.is_alphabetic());
            let letter = free.find(|letter| !letters.contains(letter));
            letters.push(letter.unwrap_or('?'));
        }
        letters
    }

    /// Armies as capital letters, navies as small ones; marks for air forces and want of supply.
    /// Then for each of these signs the number of the country whose it is.
    fn pieces(&self, view: &View, letters: &[char], space: usize) -> (String, String) {
        let name = self.content.map.name(SpaceId(space as u8));
        let (mut text, mut whose) = (String::new(), String::new());
        for (country, letter) in Country::ALL.into_iter().zip(letters) {
            let seen = &view.countries[country];
            let has = |places: &[game::PlaceName]| places.iter().any(|place| place == name);
            if has(&seen.armies) {
                text.push(*letter);
            }
            if has(&seen.navies) {
                text.extend(letter.to_lowercase());
            }
            if has(&seen.air) {
                text.push('^');
            }
            if has(&seen.unsupplied) {
                text.push('!');
            }
            let number = (country as u8).to_string();
            while whose.chars().count() < text.chars().count() {
                whose.push_str(&number);
            }
        }
        (text, whose)
    }
}

/// The colour of a country's pieces.
const fn hue(country: Country) -> Hue {
    match country {
        Country::Germany => Hue::Grey,
        Country::Uk => Hue::Blue,
        Country::Japan => Hue::Yellow,
        Country::Ussr => Hue::Red,
        Country::Italy => Hue::Magenta,
        Country::Usa => Hue::Green,
    }
}

/// A name of at most so many letters: words before the last become initials, then the end is cut.
fn short(name: &str, room: usize) -> String {
    if name.chars().count() <= room {
        return name.to_owned();
    }
    let mut words: Vec<&str> = name.split(' ').collect();
    let last = words.pop().unwrap_or(name);
    let initials = words.iter().filter_map(|word| word.chars().next());
    let mut text: String = initials.flat_map(|letter| [letter, '.']).collect();
    text.push_str(last);
    cut(&text, room)
}

/// The beginning of a text that has no room as a whole.
fn cut(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    let begin: String = text.chars().take(room - 1).collect();
    format!("{}.", begin.trim_end())
}

/// A row of cells.
fn line(cells: impl Iterator<Item = Option<String>>) -> String {
    let mut text = String::new();
    for cell in cells {
        let cell = cell.unwrap_or_default();
        let padding = (WIDTH + 1).saturating_sub(cell.chars().count());
        text.push_str(&cell);
        text.push_str(&" ".repeat(padding));
    }
    text.trim_end().to_owned()
}

/// Which space is in each cell, row by row: all about where they lie.
fn cells(centres: &[(u16, u16)]) -> Vec<Option<usize>> {
    let mut cells: Vec<Option<usize>> = (0..COLUMNS * ROWS).map(|_| None).collect();
    // More spaces than cells cannot be drawn; no map has that many.
    for space in 0..centres.len().min(cells.len()) {
        let free = (0..cells.len()).filter(|&cell| cells[cell].is_none());
        if let Some(cell) = free.min_by_key(|&cell| distance(centres, Some(space), cell)) {
            cells[cell] = Some(space);
        }
    }
    // Spaces placed late were pushed far: exchange two as long as both together come nearer.
    let mut is_better = true;
    while is_better {
        is_better = false;
        for a in 0..cells.len() {
            for b in a + 1..cells.len() {
                let of = |one: usize, two: usize| {
                    distance(centres, cells[one], a) + distance(centres, cells[two], b)
                };
                if of(b, a) < of(a, b) {
                    cells.swap(a, b);
                    is_better = true;
                }
            }
        }
    }
    cells
}

/// How far a space is from a cell, squared.
fn distance(centres: &[(u16, u16)], space: Option<usize>, cell: usize) -> i64 {
    let Some((x, y)) = space.map(|space| centres[space]) else {
        return 0;
    };
    let part = |at: u16, i: usize, n: usize| {
        let middle = (2 * i as i64 + 1) * 500 / n as i64;
        (i64::from(at) - middle) * (i64::from(at) - middle)
    };
    part(x, cell % COLUMNS, COLUMNS) + part(y, cell / COLUMNS, ROWS)
}

#[cfg(test)]
mod tests {
    use ::quartermaster::{Content, State};
    use game::{Game, Observer};

    use super::*;
    use crate::{Language, Texts};

    #[test]
    fn every_space_and_every_piece_is_on_the_map_and_it_fits_a_terminal() {
        let state = State::new(&Default::default()).unwrap();
        let view = state.view(Observer::Spectator);
        for language in Language::ALL {
            let texts = Texts::new(language);
            let words = Words::new(&texts, Content::standard());
            let drawn = words.drawing(&view);
            let lines: Vec<String> = drawn.iter().map(ToString::to_string).collect();
            assert!(lines.iter().all(|line| line.starts_with('|')));
            assert!(lines.len() <= 2 * ROWS, "{}", lines.len());
            assert!(
                lines.iter().all(|line| line.chars().count() < 80),
                "{lines:#?}"
            );
            let text = lines.join("\n");
            let labels = words.labels();
            for (i, label) in labels.iter().enumerate() {
                assert!(
                    !labels[..i].contains(label),
                    "{language}: two are called {label}"
                );
                assert!(text.contains(label), "{language}: {label}\n{text}");
            }
            for space in words.content.map.spaces() {
                let pieces = words.pieces(&view, &words.letters(), space.0.into()).0;
                let n_armies = Country::ALL.into_iter().filter(|&country| {
                    let armies = &view.countries[country].armies;
                    armies
                        .iter()
                        .any(|name| *name == words.content.map.name(space))
                });
                let n_letters = pieces.chars().filter(|c| c.is_uppercase()).count();
                assert_eq!(n_letters, n_armies.count(), "{pieces}");
            }
            // Every army at home has the colour of its country, and nothing else has any.
            let strokes = drawn.iter().flat_map(|line| &line.strokes);
            let mut coloured: Vec<(String, Hue)> = strokes
                .filter_map(|stroke| Some((stroke.text.clone(), stroke.hue?)))
                .collect();
            let mut expected: Vec<(String, Hue)> = Country::ALL
                .into_iter()
                .zip(words.letters())
                .map(|(country, letter)| (letter.to_string(), hue(country)))
                .collect();
            coloured.sort_by(|a, b| a.0.cmp(&b.0));
            expected.sort_by(|a, b| a.0.cmp(&b.0));
            assert_eq!(coloured, expected, "{language}");
            let legend = words.legend(&view).join("\n");
            let letters = words.letters();
            for (i, letter) in letters.iter().enumerate() {
                assert!(legend.contains(*letter) && *letter != '?', "{legend}");
                assert!(!letters[..i].contains(letter), "{letters:?}");
            }
        }
    }

    #[test]
    fn long_names_are_made_short() {
        let check = |name: &str, expected: &str| assert_eq!(short(name, 8), expected);
        check("Ukraine", "Ukraine");
        check("Western Europe", "W.Europe");
        check("Eastern United States", "E.U.Sta.");
        check("Mediterranean", "Mediter.");
    }

    #[test]
    fn spaces_lie_as_on_the_map() {
        let cells = cells(&[(0, 0), (1000, 0), (0, 1000), (1000, 1000), (990, 990)]);
        let at = |space: usize| cells.iter().position(|cell| *cell == Some(space)).unwrap();
        assert_eq!(at(0), 0);
        assert_eq!(at(1), COLUMNS - 1);
        assert_eq!(at(2), COLUMNS * (ROWS - 1));
        // Two in one corner: one of them is beside it.
        let corner = COLUMNS * ROWS - 1;
        assert!(at(3) == corner || at(4) == corner);
        assert!(at(3).abs_diff(at(4)) == 1 || at(3).abs_diff(at(4)) == COLUMNS);
    }
}
