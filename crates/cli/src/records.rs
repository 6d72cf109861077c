//! Records and the files people name: reading, writing, replaying, proving fair.

pub(crate) mod files;
pub(crate) mod replay;
pub(crate) mod verify;
