//! Where things lie on the board of General Orders besides its hexes: the sheet around them, the discs of
//! zones, lines of names.

use super::hex::{self, Point};

/// Half the height of a hex.
const HALF: f64 = hex::SIZE * 0.866;
/// The sea above and below the hexes, without zones and with them.
const ABOVE: [f64; 2] = [14.0, 22.0];
/// The sea at the sides, where boxes stand in the corners.
const BESIDE: f64 = 125.0;
/// Half the width and height of a zone's box.
pub(crate) const ZONE: Point = (58.0, 30.0);
/// So far may a zone's box lie over the outer corner of a hex.
const OVERLAP: f64 = 18.0;
/// How wide a line is, about, where letters are 1 high.
fn wide(line: &str) -> f64 {
    let letter = |letter: char| match letter {
        'i' | 'j' | 'l' | 'ł' | 'í' | 'I' | ' ' | '.' | '’' => 0.28,
        'f' | 't' | 'r' | 'ť' | 'ř' => 0.36,
        'm' | 'w' | 'M' | 'W' | 'ж' | 'ш' | 'щ' | 'м' | 'ы' | 'ю' | 'ф' | 'Ж' | 'Ш' | 'Щ' | 'М'
        | 'Ю' | 'Ф' => 0.78,
        letter if letter.is_uppercase() => 0.6,
        _ => 0.53,
    };
    line.chars().map(letter).sum()
}

/// A rectangle: its left upper corner and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sheet {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Sheet {
    /// The sheet that has all these hexes and the sea around them.
    pub(crate) fn around(hexes: &[Point], has_zones: bool) -> Self {
        let above = ABOVE[usize::from(has_zones)];
        let low = hexes.iter().fold((f64::MAX, f64::MAX), |low, at| {
            (low.0.min(at.0), low.1.min(at.1))
        });
        let high = hexes.iter().fold((f64::MIN, f64::MIN), |high, at| {
            (high.0.max(at.0), high.1.max(at.1))
        });
        Self {
            x: low.0 - hex::SIZE - BESIDE,
            y: low.1 - HALF - above,
            width: high.0 - low.0 + 2.0 * (hex::SIZE + BESIDE),
            height: high.1 - low.1 + 2.0 * (HALF + above),
        }
    }

    /// As an attribute.
    pub(crate) fn view_box(self) -> String {
        let Self {
            x,
            y,
            width,
            height,
        } = self;
        format!("{x:.0} {y:.0} {width:.0} {height:.0}")
    }

    const fn right(self) -> f64 {
        self.x + self.width
    }

    const fn low(self) -> f64 {
        self.y + self.height
    }

    fn meets(self, other: Self) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.low()
            && other.y < self.low()
    }

    /// The rectangle of that half size around a point.
    const fn of(at: Point, half: Point) -> Self {
        Self {
            x: at.0 - half.0,
            y: at.1 - half.1,
            width: 2.0 * half.0,
            height: 2.0 * half.1,
        }
    }
}

/// A corner of the sheet that something else stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Corner {
    LeftTop,
    RightTop,
    LeftLow,
    RightLow,
}

impl Corner {
    /// What that much of the corner covers.
    const fn taken(self, sheet: Sheet, size: Point) -> Sheet {
        let (width, height) = size;
        let x = match self {
            Self::LeftTop | Self::LeftLow => sheet.x,
            Self::RightTop | Self::RightLow => sheet.right() - width,
        };
        let y = match self {
            Self::LeftTop | Self::RightTop => sheet.y,
            Self::LeftLow | Self::RightLow => sheet.low() - height,
        };
        Sheet {
            x,
            y,
            width,
            height,
        }
    }
}

/// Where the boxes of zones stand: outside the hexes, each as near as it can be to where it is drawn in
/// the content, apart from one another and from what stands in the corners.
pub(crate) fn zones(
    wanted: &[Point],
    hexes: &[Point],
    corners: &[(Corner, Point)],
    sheet: Sheet,
) -> Vec<Point> {
    let mut taken: Vec<Sheet> = corners
        .iter()
        .map(|(corner, size)| corner.taken(sheet, *size))
        .collect();
    let mut placed = Vec::new();
    for &wish in wanted {
        let far = |at: &Point| (at.0 - wish.0).hypot(at.1 - wish.1);
        let best = spots(sheet)
            .filter(|&at| {
                let here = Sheet::of(at, ZONE);
                taken.iter().all(|other| !here.meets(*other)) && is_at_sea(at, hexes)
            })
            .min_by(|a, b| far(a).total_cmp(&far(b)));
        let at = best.unwrap_or(wish);
        taken.push(Sheet::of(at, (ZONE.0 + 4.0, ZONE.1 + 4.0)));
        placed.push(at);
    }
    placed
}

/// Where a zone's box can be inside the sheet.
fn spots(sheet: Sheet) -> impl Iterator<Item = Point> {
    const STEP: f64 = 6.0;
    let first = (sheet.x + ZONE.0 + 4.0, sheet.y + ZONE.1 + 2.0);
    let columns = ((sheet.width - 2.0 * ZONE.0 - 8.0) / STEP).max(0.0) as u32;
    let rows = ((sheet.height - 2.0 * ZONE.1 - 4.0) / STEP).max(0.0) as u32;
    (0..=columns).flat_map(move |column| {
        (0..=rows).map(move |row| {
            (
                first.0 + STEP * f64::from(column),
                first.1 + STEP * f64::from(row),
            )
        })
    })
}

/// Whether a zone's box around that point covers no more than a corner of a hex.
fn is_at_sea(at: Point, hexes: &[Point]) -> bool {
    let (w, h) = ZONE;
    let edge = [
        (0.0, 0.0),
        (-w, -h),
        (0.0, -h),
        (w, -h),
        (-w, h),
        (0.0, h),
        (w, h),
        (-w, 0.0),
        (w, 0.0),
        (-w / 2.0, h),
        (w / 2.0, h),
        (-w / 2.0, -h),
        (w / 2.0, -h),
    ];
    hexes.iter().all(|hex| {
        let near = (hex.0 - at.0).abs() < w + hex::SIZE && (hex.1 - at.1).abs() < h + HALF;
        !near
            || edge
                .iter()
                .all(|point| !is_in_hex((at.0 + point.0, at.1 + point.1), *hex))
    })
}

/// Whether the point is well inside the hex.
fn is_in_hex(point: Point, middle: Point) -> bool {
    let (dx, dy) = ((point.0 - middle.0).abs(), (point.1 - middle.1).abs());
    dy < HALF - OVERLAP && dx + dy / 3.0_f64.sqrt() < hex::SIZE - OVERLAP
}

/// How wide a hex is at so much above its middle.
fn width_at(above: f64) -> f64 {
    2.0 * (hex::SIZE - above.abs() / 3.0_f64.sqrt())
}

/// The name of an area in lines that do not touch its border: each with how far its foot is above the
/// middle of the area.
pub(crate) fn name_lines(name: &str, size: f64, has_stars: bool) -> Vec<(String, f64)> {
    let height = size * 0.72;
    let wide = |line: &str| size * wide(line);
    let fits = |line: &str, foot: f64| wide(line) <= width_at(foot + height) - 4.0;
    let low = if has_stars { 39.0 } else { 30.0 };
    if fits(name, low) {
        return vec![(name.to_owned(), low)];
    }
    let low = if has_stars { 34.0 } else { 25.0 };
    let step = size * 0.86;
    // The break that leaves most room at the sides.
    let room = |lines: &[&str]| {
        let n = lines.len();
        let room = lines.iter().enumerate().map(|(i, line)| {
            let foot = low + step * (n - 1 - i) as f64;
            width_at(foot + height) - wide(line)
        });
        room.fold(f64::MAX, f64::min)
    };
    let breaks = name.match_indices(' ').map(|(at, _)| at);
    let two = breaks.map(|at| vec![&name[..at], &name[at + 1..]]);
    let best = two.max_by(|a, b| room(a).total_cmp(&room(b)));
    let lines = best.unwrap_or_else(|| vec![name]);
    let n = lines.len();
    let lines = lines.into_iter().enumerate();
    lines
        .map(|(i, line)| (line.to_owned(), low + step * (n - 1 - i) as f64))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_stand_in_the_sea_and_apart() {
        let hexes: Vec<Point> = (-2..=2)
            .flat_map(|q| (-2..=2).map(move |r| hex::middle((q, r), false)))
            .collect();
        let sheet = Sheet::around(&hexes, true);
        let corners = [(Corner::LeftTop, (200.0, 120.0))];
        let wanted = [hex::middle((-3, 0), false), hex::middle((-3, 1), false)];
        let placed = zones(&wanted, &hexes, &corners, sheet);
        assert_eq!(placed.len(), 2);
        assert!(placed.iter().all(|at| is_at_sea(*at, &hexes)));
        assert!(!Sheet::of(placed[0], ZONE).meets(Sheet::of(placed[1], ZONE)));
        let corner = Corner::LeftTop.taken(sheet, (200.0, 120.0));
        assert!(placed.iter().all(|at| !Sheet::of(*at, ZONE).meets(corner)));
    }

    #[test]
    fn names_keep_away_from_borders() {
        for (name, n) in [
            ("Town", 1),
            ("Blue forward ridge", 2),
            ("Cesta v údolí modrých", 2),
        ] {
            let lines = name_lines(name, 15.5, false);
            assert_eq!(lines.len(), n, "{name}: {lines:?}");
            for (line, foot) in lines {
                assert!(
                    15.5 * wide(&line) <= width_at(foot + 15.5 * 0.72),
                    "{line} at {foot}"
                );
            }
        }
    }
}
