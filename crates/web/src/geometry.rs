//! Where things are: the shapes of the map and the corners of hexes.

pub(crate) mod frame;
pub(crate) mod hex;
pub(crate) mod shapes;
