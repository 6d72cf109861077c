//! How large names and tokens are on the map: neither too small to be read nor as large as countries.

use crate::geometry::shapes::SpaceShape;
use crate::paint::map::PiecePaint;

/// Names of the whole map in its units.
const SIZE: f64 = 18.0;
/// Names on the screen, in pixels: never smaller, never larger.
const PIXELS: (f64, f64) = (12.3, 20.0);
/// The smallest names where fingers point.
const ON_PHONES: f64 = 14.0;
/// Tokens on the screen, in pixels.
const TOKEN: f64 = 23.0;

/// Sizes in units of the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lettering {
    /// The height of names.
    pub(super) size: f64,
    /// The width of tokens.
    pub(super) token_width: f64,
}

impl Lettering {
    /// At so many pixels a unit.
    pub(super) fn at(scale: f64, is_phone: bool) -> Self {
        let least = if is_phone { ON_PHONES } else { PIXELS.0 };
        let round = |value: f64| (value * 2.0).round() / 2.0;
        Self {
            size: round((SIZE * scale).clamp(least, PIXELS.1) / scale),
            token_width: round((TOKEN / scale).clamp(30.0, 56.0)),
        }
    }

    /// As on the whole map, for pictures of it.
    pub(super) const PICTURE: Self = Self {
        size: SIZE,
        token_width: 48.0,
    };

    /// Where a piece stands in its space.
    pub(super) fn token(self, space: &SpaceShape, piece: &PiecePaint) -> (f64, f64) {
        space.token_at(self.size, self.token_width, piece.place, piece.has_caps)
    }

    /// The middle of what stands in a space.
    pub(super) fn middle(self, space: &SpaceShape) -> (f64, f64) {
        space.token_at(self.size, self.token_width, (0, 1), false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_read_at_every_scale() {
        for (scale, is_phone) in [(0.44, false), (0.6, false), (1.1, false), (0.52, true)] {
            let pixels = Lettering::at(scale, is_phone).size * scale;
            let least = if is_phone { 13.7 } else { 12.1 };
            assert!((least..=20.3).contains(&pixels), "{scale}: {pixels}");
        }
    }

    #[test]
    fn a_token_is_as_large_on_every_screen_as_a_finger_or_a_pointer_needs() {
        let pixels = |scale| Lettering::at(scale, false).token_width * scale;
        assert!((22.5..=23.5).contains(&pixels(0.446)));
        assert!(pixels(1.2) >= 30.0);
    }
}
