//! What part of a drawing is seen: zoom and pan.

/// A window on a drawing, in its units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// How a picture is moved and stretched on the screen, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shift {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) scale: f64,
}

/// So many pixels a unit must have for names to be read.
const LEGIBLE: f64 = 0.52;

/// Below so many pixels a unit the whole map cannot be read.
const SMALL: f64 = 0.35;

/// So much is seen around a point that is asked about.
const MARGIN: f64 = 70.0;

/// The closest one can look.
const CLOSEST: f64 = 8.0;

impl Frame {
    /// Shows all of it.
    pub(crate) const fn whole(width: f64, height: f64) -> Self {
        Self {
            x: 0.0,
            y: 0.0,
            width,
            height,
        }
    }

    /// A window of that width for its height: all of it where it is wide enough, and otherwise the
    /// whole height of its middle.
    pub(crate) fn fitting(whole: Self, ratio: f64) -> Self {
        if ratio * whole.height > whole.width * 0.8 {
            return whole;
        }
        let width = whole.height * ratio;
        Self {
            // A little left of the middle, where most of the fighting is.
            x: whole.x + whole.width * 0.42 - width / 2.0,
            width,
            ..whole
        }
        .within(whole)
    }

    /// On a small screen a window of that size through which names can be read, and in which all those
    /// points are if there is room for them; otherwise those that are near the first.
    pub(crate) fn around(points: &[(f64, f64)], (width, height): (f64, f64), whole: Self) -> Self {
        let fits = |scale: f64| (width / scale, height / scale);
        let (most_width, most_height) = fits(LEGIBLE);
        let is_small = width / whole.width < SMALL;
        let Some(&first) = points.first().filter(|_| is_small) else {
            return Self::fitting(whole, width / height);
        };
        let (mut low, mut high) = (first, first);
        for &(x, y) in points {
            let next = ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)));
            let size = (next.1.0 - next.0.0, next.1.1 - next.0.1);
            if size.0 + 2.0 * MARGIN <= most_width && size.1 + 2.0 * MARGIN <= most_height {
                (low, high) = next;
            }
        }
        Self {
            x: f64::midpoint(low.0, high.0) - most_width / 2.0,
            y: f64::midpoint(low.1, high.1) - most_height / 2.0,
            width: most_width,
            height: most_height,
        }
        .within(whole)
    }

    /// Whether the point is seen, and not at the very edge.
    pub(crate) fn shows(self, (x, y): (f64, f64)) -> bool {
        let margin = MARGIN / 2.0;
        (self.x + margin..=self.x + self.width - margin).contains(&x)
            && (self.y + margin..=self.y + self.height - margin).contains(&y)
    }

    /// Closer by that factor, or farther, with the point staying where it is. Never beyond `whole`.
    pub(crate) fn zoomed(self, factor: f64, at: (f64, f64), whole: Self) -> Self {
        let width = (self.width / factor).clamp(whole.width / CLOSEST, whole.width);
        let scale = width / self.width;
        Self {
            x: at.0 - (at.0 - self.x) * scale,
            y: at.1 - (at.1 - self.y) * scale,
            width,
            height: self.height * scale,
        }
        .within(whole)
    }

    /// How a picture of `rest` on a screen of that size is moved to look like one of this frame. Both have
    /// the same proportions.
    pub(crate) fn from(self, rest: Self, (width, height): (f64, f64)) -> Shift {
        let pixels = (width / rest.width).min(height / rest.height);
        let scale = rest.width / self.width;
        // Where the pictures begin, in the middle of the screen.
        let left = (width - rest.width * pixels) / 2.0;
        let top = (height - rest.height * pixels) / 2.0;
        Shift {
            x: left * (1.0 - scale) + (rest.x - self.x) * pixels * scale,
            y: top * (1.0 - scale) + (rest.y - self.y) * pixels * scale,
            scale,
        }
    }

    /// Moved by so much.
    pub(crate) fn moved(self, dx: f64, dy: f64, whole: Self) -> Self {
        Self {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
        .within(whole)
    }

    fn within(self, whole: Self) -> Self {
        let slide = |at: f64, size: f64, start: f64, all: f64| {
            if size >= all {
                start + (all - size) / 2.0
            } else {
                at.clamp(start, start + all - size)
            }
        };
        Self {
            x: slide(self.x, self.width, whole.x, whole.width),
            y: slide(self.y, self.height, whole.y, whole.height),
            ..self
        }
    }

    /// As the attribute `viewBox`.
    pub(crate) fn view_box(self) -> String {
        format!(
            "{:.1} {:.1} {:.1} {:.1}",
            self.x, self.y, self.width, self.height
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tall_window_shows_the_whole_height_of_a_part() {
        let whole = Frame::whole(2000.0, 1000.0);
        assert_eq!(Frame::fitting(whole, 2.1), whole);
        let tall = Frame::fitting(whole, 1.0);
        assert_eq!((tall.x, tall.width, tall.height), (340.0, 1000.0, 1000.0));
    }

    #[test]
    fn a_small_window_shows_what_is_asked_about_large_enough_to_be_read() {
        let whole = Frame::whole(2000.0, 1000.0);
        assert_eq!(
            Frame::around(&[(500.0, 300.0)], (1200.0, 600.0), whole),
            whole
        );
        let size = (390.0, 260.0);
        assert_eq!(Frame::around(&[], size, whole).height, whole.height);
        let near = [(600.0, 300.0), (700.0, 320.0)];
        let frame = Frame::around(&near, size, whole);
        assert_eq!((frame.width, frame.height), (750.0, 500.0));
        assert!(near.iter().all(|&point| frame.shows(point)));
        // What is far away does not push away what comes first.
        let far = [(600.0, 300.0), (1900.0, 900.0), (700.0, 320.0)];
        assert_eq!(Frame::around(&far, size, whole), frame);
        assert!(!frame.shows(far[1]));
        // Nothing beyond the edge is shown.
        let corner = Frame::around(&[(10.0, 10.0)], size, whole);
        assert_eq!((corner.x, corner.y), (0.0, 0.0));
    }

    #[test]
    fn zooming_keeps_the_point_and_stays_inside() {
        let whole = Frame::whole(2000.0, 1000.0);
        let close = whole.zoomed(2.0, (500.0, 500.0), whole);
        assert_eq!(
            close,
            Frame {
                x: 250.0,
                y: 250.0,
                width: 1000.0,
                height: 500.0
            }
        );
        let corner = close.moved(-900.0, 900.0, whole);
        assert_eq!((corner.x, corner.y), (0.0, 500.0));
        assert_eq!(corner.zoomed(0.01, (0.0, 0.0), whole), whole);
        let closest = whole.zoomed(1000.0, (0.0, 0.0), whole);
        assert_eq!(closest.width, 250.0);
    }

    #[test]
    fn a_picture_is_moved_so_that_every_point_is_where_it_would_be_drawn() {
        let (rest, size) = (Frame::whole(2000.0, 1000.0), (900.0, 500.0));
        let frame = rest.zoomed(2.0, (500.0, 300.0), rest);
        let shift = frame.from(rest, size);
        assert_eq!(shift.scale, 2.0);
        let on_screen = |frame: Frame, (x, y): (f64, f64)| {
            let pixels = (size.0 / frame.width).min(size.1 / frame.height);
            (
                (size.0 - frame.width * pixels) / 2.0 + (x - frame.x) * pixels,
                (size.1 - frame.height * pixels) / 2.0 + (y - frame.y) * pixels,
            )
        };
        for at in [(500.0, 300.0), (700.0, 400.0), (300.0, 250.0)] {
            let (x, y) = on_screen(rest, at);
            let (x, y) = (shift.x + x * shift.scale, shift.y + y * shift.scale);
            let (wanted_x, wanted_y) = on_screen(frame, at);
            assert!(
                (x - wanted_x).abs() < 1e-6 && (y - wanted_y).abs() < 1e-6,
                "{at:?}"
            );
        }
    }
}
