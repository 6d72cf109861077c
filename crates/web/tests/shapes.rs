//! The shapes of the world map against the borders of the game's own map: what looks like neighbours is,
//! and the other way round.
//!
//! Lengths are in units of the drawing, which is 2000 wide. Lines are measured by walking along them in
//! small steps.

use std::collections::BTreeMap;

use quartermaster::Content;
use serde_json::Value;

type Point = (f64, f64);

/// How far apart the steps are.
const STEP: f64 = 0.2;
/// How close counts as touching on land, whose borders were drawn one by one.
const NEAR: f64 = 0.35;
/// Seas share their lines to the point.
const SAME: f64 = 0.05;
/// Borders of neighbours are at least so long, those of strangers at most: land, coast, sea.
const LAND: (f64, f64) = (8.0, 1.0);
const COAST: (f64, f64) = (12.0, 3.0);
const SEA: (f64, f64) = (12.0, 1.0);
/// Neighbours over the edge of the drawing meet there for at least so long, strangers at most.
const EDGE: (f64, f64) = (30.0, 8.0);

const WIDTH: f64 = 2000.0;
const HEIGHT: f64 = 1030.0;

/// Rings with the box around them.
struct Shape {
    rings: Vec<Vec<Point>>,
    low: Point,
    high: Point,
}

impl Shape {
    /// Reads a path of absolute `M` and `L` and relative `l`.
    fn read(path: &str) -> Self {
        let mut rings: Vec<Vec<Point>> = Vec::new();
        let (mut mode, mut at) = ('M', (0.0, 0.0));
        let spaced: String = path
            .chars()
            .flat_map(|letter| match letter {
                'M' | 'L' | 'l' | 'z' => vec![' ', letter, ' '],
                ',' => vec![' '],
                letter => vec![letter],
            })
            .collect();
        let mut x = None;
        for word in spaced.split_whitespace() {
            if let "M" | "L" | "l" | "z" = word {
                mode = word.chars().next().expect("a letter");
                if mode == 'M' {
                    rings.push(Vec::new());
                }
                continue;
            }
            let number: f64 = word.parse().unwrap_or_else(|_| panic!("{word}"));
            let Some(first) = x.take() else {
                x = Some(number);
                continue;
            };
            at = match mode {
                'l' => (at.0 + first, at.1 + number),
                _ => (first, number),
            };
            rings.last_mut().expect("a path begins with M").push(at);
        }
        let all = || rings.iter().flatten();
        Self {
            low: all().fold((f64::MAX, f64::MAX), |low, at| {
                (low.0.min(at.0), low.1.min(at.1))
            }),
            high: all().fold((f64::MIN, f64::MIN), |high, at| {
                (high.0.max(at.0), high.1.max(at.1))
            }),
            rings,
        }
    }

    fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.rings.iter().flat_map(|ring| {
            let next = ring.iter().cycle().skip(1);
            ring.iter().copied().zip(next.copied())
        })
    }

    fn is_around(&self, (x, y): Point, by: f64) -> bool {
        x > self.low.0 - by && x < self.high.0 + by && y > self.low.1 - by && y < self.high.1 + by
    }

    /// Whether the point is inside, by the even-odd rule.
    fn holds(&self, (x, y): Point) -> bool {
        self.is_around((x, y), 0.0)
            && self
                .edges()
                .filter(|(a, b)| {
                    (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
                })
                .count()
                % 2
                == 1
    }

    /// Whether the point is on the outline.
    fn touches(&self, at: Point, near: f64) -> bool {
        self.is_around(at, near) && self.edges().any(|(a, b)| distance(at, a, b) < near)
    }

    /// The outline in small steps: points with the length that each stands for.
    fn walk(&self) -> Vec<(Point, f64)> {
        let mut steps = Vec::new();
        for (a, b) in self.edges() {
            let length = (b.0 - a.0).hypot(b.1 - a.1);
            let n = (length / STEP).ceil().max(1.0);
            for i in 0..n as usize {
                let part = (i as f64 + 0.5) / n;
                let at = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
                steps.push((at, length / n));
            }
        }
        steps
    }
}

fn distance(at: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    let part = if square == 0.0 {
        0.0
    } else {
        (((at.0 - a.0) * dx + (at.1 - a.1) * dy) / square).clamp(0.0, 1.0)
    };
    (at.0 - a.0 - dx * part).hypot(at.1 - a.1 - dy * part)
}

/// Whether the point is in the picture, so far from its edge.
fn is_seen((x, y): Point, from_edge: f64) -> bool {
    let is_in = |at: f64, size: f64| at >= from_edge && at <= size - from_edge;
    is_in(x, WIDTH) && is_in(y, HEIGHT)
}

struct World {
    shapes: BTreeMap<String, Shape>,
    lands: Vec<String>,
    seas: Vec<String>,
    /// Land that is not part of the game.
    decor: Vec<Shape>,
}

fn world() -> World {
    let text = include_str!("../../../content/quartermaster/shapes.json");
    let json: Value = serde_json::from_str(text).unwrap();
    let mut world = World {
        shapes: BTreeMap::new(),
        lands: Vec::new(),
        seas: Vec::new(),
        decor: Vec::new(),
    };
    for space in json["spaces"].as_array().unwrap() {
        let id = space["id"].as_str().unwrap().to_owned();
        let list = match space["kind"].as_str().unwrap() {
            "land" => &mut world.lands,
            _ => &mut world.seas,
        };
        list.push(id.clone());
        world
            .shapes
            .insert(id, Shape::read(space["d"].as_str().unwrap()));
    }
    for decor in json["decor"].as_array().unwrap() {
        if decor["kind"] == "land" {
            world.decor.push(Shape::read(decor["d"].as_str().unwrap()));
        }
    }
    world
}

impl World {
    fn is_land(&self, at: Point) -> bool {
        let lands = self.lands.iter().map(|id| &self.shapes[id]);
        lands.chain(&self.decor).any(|shape| shape.holds(at))
    }

    /// How long two spaces border on one another in the drawing.
    fn borders(&self) -> BTreeMap<(String, String), f64> {
        let mut found: BTreeMap<(String, String), f64> = BTreeMap::new();
        let mut add = |a: &str, b: &str, length: f64| {
            let pair = if a < b { (a, b) } else { (b, a) };
            *found
                .entry((pair.0.to_owned(), pair.1.to_owned()))
                .or_default() += length;
        };
        for a in &self.lands {
            for (at, length) in self.shapes[a].walk() {
                if !is_seen(at, 0.5) {
                    continue;
                }
                let mut is_coast = true;
                for b in self.lands.iter().filter(|b| *b != a) {
                    if self.shapes[b].touches(at, NEAR) || self.shapes[b].holds(at) {
                        is_coast = false;
                        // Either of the two walks along it.
                        add(a, b, length / 2.0);
                    }
                }
                let sea = self
                    .seas
                    .iter()
                    .find(|sea| is_coast && self.shapes[*sea].holds(at));
                if let Some(sea) = sea {
                    add(a, sea, length);
                }
            }
        }
        for a in &self.seas {
            for (at, length) in self.shapes[a].walk() {
                if !is_seen(at, 0.0) {
                    continue;
                }
                let others: Vec<&String> = self
                    .seas
                    .iter()
                    .filter(|b| *b != a && self.shapes[*b].touches(at, SAME))
                    .collect();
                if !others.is_empty() && !self.is_land(at) {
                    others.iter().for_each(|b| add(a, b, length / 2.0));
                }
            }
        }
        found
    }

    /// Who is at the edge of the drawing at each height, left or right.
    fn edge(&self, x: f64) -> Vec<Option<&String>> {
        let heights = (0..HEIGHT as usize).map(|y| (x, y as f64 + 0.5));
        heights
            .map(|at| {
                let mut lands = self.lands.iter();
                lands.find(|id| self.shapes[*id].holds(at)).or_else(|| {
                    let is_decor = self.decor.iter().any(|shape| shape.holds(at));
                    let mut seas = self.seas.iter().filter(|_| !is_decor);
                    seas.find(|id| self.shapes[*id].holds(at))
                })
            })
            .collect()
    }
}

#[test]
fn spaces_that_look_like_neighbours_are_and_the_other_way_round() {
    let world = world();
    let map = &Content::standard().map;
    let borders = world.borders();
    let mut over_edge: BTreeMap<(String, String), f64> = BTreeMap::new();
    for (left, right) in world.edge(0.2).into_iter().zip(world.edge(WIDTH - 0.2)) {
        if let (Some(a), Some(b)) = (left, right)
            && a != b
        {
            let pair = if a < b { (a, b) } else { (b, a) };
            *over_edge
                .entry((pair.0.clone(), pair.1.clone()))
                .or_default() += 1.0;
        }
    }
    let mut wrong = Vec::new();
    let mut n_neighbours = 0;
    let all: Vec<&String> = world.shapes.keys().collect();
    for (i, a) in all.iter().enumerate() {
        for b in &all[i + 1..] {
            let pair = ((*a).clone(), (*b).clone());
            let length = borders.get(&pair).copied().unwrap_or(0.0);
            let edge = over_edge.get(&pair).copied().unwrap_or(0.0);
            let id = |name: &str| map.named(name).unwrap_or_else(|| panic!("{name}"));
            let (x, y) = (id(a), id(b));
            let (least, most) = match (map.land.contains(x), map.land.contains(y)) {
                (true, true) => LAND,
                (false, false) => SEA,
                _ => COAST,
            };
            let is_strait = map
                .straits
                .iter()
                .any(|strait| strait.seas == [x, y] || strait.seas == [y, x]);
            if map.adjacent(x, map.closed()).contains(y) {
                n_neighbours += 1;
                if length < least && edge < EDGE.0 {
                    wrong.push(format!(
                        "{a} and {b} are neighbours and meet for {length:.1}"
                    ));
                }
            } else if !is_strait && (length > most || edge > EDGE.1) {
                wrong.push(format!(
                    "{a} and {b} are strangers and meet for {length:.1}, {edge} at the edge"
                ));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(n_neighbours, 131);
}
