//! Where things are: the shapes of the map, the corners of hexes and the curve of a game.

pub(crate) mod chances;
pub(crate) mod curve;
pub(crate) mod frame;
pub(crate) mod hex;
pub(crate) mod shapes;
