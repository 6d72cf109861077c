//! Where things are: the shapes of the map, the corners of hexes, the curve of a game, and what
//! stands beside something.

pub(crate) mod beside;
pub(crate) mod chances;
pub(crate) mod curve;
pub(crate) mod frame;
pub(crate) mod hex;
pub(crate) mod shapes;
