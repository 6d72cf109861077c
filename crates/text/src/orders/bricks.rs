//! The hex board drawn with letters.
//!
//! Pointy-top hexes become bricks: each row is shifted by half a brick, so every brick touches the
//! same six neighbours as its hex. Bricks of one area are drawn without a wall between them.

use std::collections::BTreeMap;

use ::orders::{Area, Board};

/// How the bricks of a board are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bricks {
    /// Half a brick, in letters.
    pub(super) half: u8,
    /// A brick's lines, its upper wall included.
    pub(super) height: u8,
    /// The letters left free before a text.
    pub(super) margin: u8,
}

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

impl Bricks {
    /// How many letters fit into a line of an area.
    #[must_use]
    pub(super) fn room(self, area: &Area) -> usize {
        let (_, n) = run(area);
        (2 * usize::from(self.half) * n).saturating_sub(1 + usize::from(self.margin))
    }

    /// The areas of a board, with the lines that the label of each gives.
    pub(super) fn draw(
        self,
        board: &Board,
        label: impl Fn(usize, &Area) -> Vec<String>,
    ) -> Vec<String> {
        let (half, height) = (i32::from(self.half), i32::from(self.height));
        let at = |q: i32, r: i32| ((2 * q + r) * half, r * height);
        let mut canvas = Canvas::default();
        walls(board, &mut canvas, half, height);
        for (i, area) in board.areas.iter().enumerate() {
            let mut write = |(q, r): (i8, i8), label: &[String]| {
                let (x, y) = at(q.into(), r.into());
                for (text, line) in label.iter().zip(1..height) {
                    canvas.write(x + 1 + i32::from(self.margin), y + line, text);
                }
            };
            let (first, label) = (run(area).0, label(i, area));
            write(first, &label);
            // In its other rows an area has its name alone.
            for (other, room) in other_runs(area) {
                let room = 2 * usize::from(self.half) * room - 1 - usize::from(self.margin);
                let name = label.split_last().map_or(&[][..], |(_, name)| name);
                if name.iter().all(|line| line.chars().count() <= room) {
                    write(other, name);
                }
            }
        }
        for &(q, r) in &board.impassable {
            let (x, y) = at(q.into(), r.into());
            let water = "~".repeat(usize::from(self.half) - 1);
            for line in height / 2..=(height / 2).max(height - 2) {
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

/// The rows of hexes of an area below and above the one that has its label.
fn other_runs(area: &Area) -> Vec<((i8, i8), usize)> {
    let (labelled, _) = run(area);
    let mut runs: BTreeMap<(i8, i8), usize> = BTreeMap::new();
    for &(q, r) in &area.hexes {
        let has = |q: i8| area.hexes.contains(&(q, r));
        let left = (i8::MIN..=q).rev().take_while(|&q| has(q)).last();
        let left = left.unwrap_or(q);
        runs.insert((left, r), (left..).take_while(|&q| has(q)).count());
    }
    runs.remove(&labelled);
    runs.into_iter().collect()
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
