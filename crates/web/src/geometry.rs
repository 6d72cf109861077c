//! Where things are: the shapes of the map, the corners of hexes, what stands around them, the curve of a
//! game and where boxes stand.

pub(crate) mod beside;
pub(crate) mod chances;
pub(crate) mod chart;
pub(crate) mod curve;
pub(crate) mod frame;
pub(crate) mod hex;
pub(crate) mod round_curve;
pub(crate) mod shapes;
