//! Where a box stands that explains something: beside it, inside the window, over nothing that must stay in
//! sight.

/// A part of the window, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rect {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// Distance to the name.
const GAP: f64 = 8.0;
/// Distance to the edge of the window.
const EDGE: f64 = 6.0;

impl Rect {
    fn right(self) -> f64 {
        self.x + self.width
    }

    fn bottom(self) -> f64 {
        self.y + self.height
    }

    /// How much of both is common to both.
    pub(crate) fn common(self, other: Self) -> f64 {
        let width = self.right().min(other.right()) - self.x.max(other.x);
        let height = self.bottom().min(other.bottom()) - self.y.max(other.y);
        width.max(0.0) * height.max(0.0)
    }

    /// The same size, moved into the window.
    fn inside(self, (width, height): (f64, f64)) -> Self {
        let x = self.x.min(width - self.width - EDGE).max(EDGE);
        let y = self.y.min(height - self.height - EDGE).max(EDGE);
        Self { x, y, ..self }
    }
}

/// The upper left corner of a box of that size that explains `name`. It covers `name` last of all, and none
/// of `kept` if there is a place where it does not.
pub(crate) fn beside(
    size: (f64, f64),
    name: Rect,
    kept: &[Rect],
    window: (f64, f64),
) -> (f64, f64) {
    let at = |x: f64, y: f64| {
        let (width, height) = size;
        let one = Rect {
            x,
            y,
            width,
            height,
        };
        one.inside(window)
    };
    let middle = name.y + name.height / 2.0 - size.1 / 2.0;
    let (above, below) = (name.y - size.1 - GAP, name.bottom() + GAP);
    let (left, right) = (name.x - size.0 - GAP, name.right() + GAP);
    let mut places = vec![at(name.x, above), at(name.x, below), at(right, middle)];
    places.push(at(left, middle));
    for kept in kept {
        places.push(at(kept.x - size.0 - GAP, middle));
        places.push(at(name.x, kept.y - size.1 - GAP));
        places.push(at(name.x, kept.bottom() + GAP));
        places.push(at(kept.right() + GAP, middle));
    }
    let cost = |place: &Rect| {
        let kept: f64 = kept.iter().map(|kept| kept.common(*place)).sum();
        kept + 1000.0 * name.common(*place)
    };
    // The first of the best: they are listed in the order in which one would look for it.
    let best = places.into_iter().reduce(|best, next| {
        if cost(&next) < cost(&best) {
            next
        } else {
            best
        }
    });
    best.map_or((EDGE, EDGE), |best| (best.x, best.y))
}

/// The same on a narrow screen: over the whole width at the lower edge, above `foot`, or above the name where
/// that would cover it. Returns the upper edge.
pub(crate) fn at_lower_edge(height: f64, name: Rect, foot: f64) -> f64 {
    let low = (foot - height - EDGE).max(EDGE);
    if low >= name.bottom() || low + height <= name.y {
        return low;
    }
    let above = name.y - height - GAP;
    if above >= EDGE { above } else { low }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: (f64, f64) = (1280.0, 800.0);

    fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    #[test]
    fn a_box_stays_in_the_window_and_covers_neither_name_nor_question() {
        let question = rect(908.0, 56.0, 364.0, 428.0);
        let size = (248.0, 220.0);
        for x in (0..1240).step_by(31) {
            for y in (0..780).step_by(23) {
                let name = rect(f64::from(x), f64::from(y), 80.0, 18.0).inside(WINDOW);
                let (x, y) = beside(size, name, &[question], WINDOW);
                let face = rect(x, y, size.0, size.1);
                assert!(face.x >= 0.0 && face.right() <= WINDOW.0, "{name:?}");
                assert!(face.y >= 0.0 && face.bottom() <= WINDOW.1, "{name:?}");
                assert!(face.common(name) < 0.1, "{name:?} {face:?}");
                assert!(face.common(question) < 0.1, "{name:?} {face:?}");
            }
        }
    }

    #[test]
    fn on_a_narrow_screen_it_stands_above_the_foot_or_above_its_name() {
        let high = rect(10.0, 300.0, 80.0, 18.0);
        assert!((at_lower_edge(200.0, high, 720.0) - 514.0).abs() < 0.1);
        let low = rect(10.0, 600.0, 80.0, 18.0);
        assert!((at_lower_edge(200.0, low, 720.0) - 392.0).abs() < 0.1);
    }
}
