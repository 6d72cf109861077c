//! The page in a real browser. There is nothing here but tests, which `cargo xtask e2e` runs: they
//! click what is lit and look at what comes of it.
