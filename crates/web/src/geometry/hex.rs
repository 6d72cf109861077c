//! Hexes with a point on top, in axial coordinates, drawn lying down so that both headquarters are at
//! the sides.

/// Half the width across the points of a drawn hex.
pub(crate) const SIZE: f64 = 72.0;

/// A point of the drawing.
pub(crate) type Point = (f64, f64);

/// The middle of a hex. Rows grow towards the blue player, who sits at the left; turned, yellow does.
pub(crate) fn middle((q, r): (i8, i8), is_turned: bool) -> Point {
    let (q, r) = (f64::from(q), f64::from(r));
    let (x, y) = (-1.5 * SIZE * r, SIZE * 3.0_f64.sqrt() * (q + r / 2.0));
    if is_turned { (-x, -y) } else { (x, y) }
}

/// The corners of a hex around its middle, in order.
pub(crate) fn corners(middle: Point) -> [Point; 6] {
    std::array::from_fn(|i| {
        let angle = std::f64::consts::FRAC_PI_3 * i as f64;
        (middle.0 + SIZE * angle.cos(), middle.1 + SIZE * angle.sin())
    })
}

/// The outline of an area of several hexes: the edges that no two of them share, as a path.
pub(crate) fn outline(hexes: &[(i8, i8)], is_turned: bool) -> String {
    let edges: Vec<(Point, Point)> = hexes
        .iter()
        .flat_map(|&hex| {
            let corners = corners(middle(hex, is_turned));
            (0..6).map(move |i| (corners[i], corners[(i + 1) % 6]))
        })
        .collect();
    let is_near = |a: Point, b: Point| (a.0 - b.0).abs() < 1.0 && (a.1 - b.1).abs() < 1.0;
    let mut outer: Vec<(Point, Point)> = edges
        .iter()
        .filter(|(a, b)| {
            !edges
                .iter()
                .any(|(c, d)| is_near(*a, *d) && is_near(*b, *c))
        })
        .copied()
        .collect();
    let mut path = String::new();
    while let Some((start, mut end)) = outer.pop() {
        path.push_str(&format!(
            "M{:.1},{:.1}L{:.1},{:.1}",
            start.0, start.1, end.0, end.1
        ));
        while let Some(next) = outer.iter().position(|(from, _)| is_near(*from, end)) {
            end = outer.swap_remove(next).1;
            path.push_str(&format!("L{:.1},{:.1}", end.0, end.1));
        }
        path.push('z');
    }
    path
}

/// The middle of the areas' hexes.
pub(crate) fn centre(hexes: &[(i8, i8)], is_turned: bool) -> Point {
    let n = hexes.len().max(1) as f64;
    let sum = hexes.iter().fold((0.0, 0.0), |sum, &hex| {
        let at = middle(hex, is_turned);
        (sum.0 + at.0, sum.1 + at.1)
    });
    (sum.0 / n, sum.1 / n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_an_edge_and_an_area_has_one_outline() {
        let one = outline(&[(0, 0)], false);
        assert_eq!(one.matches('L').count(), 6, "{one}");
        let two = outline(&[(0, 0), (1, 0)], false);
        assert_eq!(
            (two.matches('M').count(), two.matches('L').count()),
            (1, 10),
            "{two}"
        );
        let apart = outline(&[(0, 0), (3, 0)], false);
        assert_eq!(apart.matches('M').count(), 2, "{apart}");
    }

    #[test]
    fn turned_boards_are_mirrored_in_the_middle() {
        let (x, y) = middle((2, 1), false);
        let (u, v) = middle((2, 1), true);
        assert!((x + u).abs() < 1e-9 && (y + v).abs() < 1e-9);
    }
}
