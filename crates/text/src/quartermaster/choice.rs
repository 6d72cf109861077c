//! choice
