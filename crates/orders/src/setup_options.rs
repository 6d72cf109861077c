//! The setup options as data. `setup` reads the same lines.

use std::ops::RangeInclusive;

use game::SetupOption;

/// How many people can play.
pub const SEATS: RangeInclusive<u8> = 2..=2;

/// The options of a new table.
pub const SETUP_OPTIONS: &[SetupOption] = &[
    SetupOption::basic("mode", &["alpine", "island"]),
    SetupOption::advanced("windows", &["strict", "fast"]),
    SetupOption::advanced("readied", &["reserve", "deploy"]),
];
