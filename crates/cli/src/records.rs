//! Records and the files people name: reading, writing, autosave, replaying, proving fair.

pub(crate) mod files;
pub(crate) mod home;
pub(crate) mod replay;
pub(crate) mod save;
pub(crate) mod seal;
pub(crate) mod verify;
