//! The setup options as data. `setup` reads the same lines.

use std::ops::RangeInclusive;

use game::SetupOption;

/// How many people can play (rule 4).
pub const SEATS: RangeInclusive<u8> = 2..=6;

/// The options of a new table, besides the number of seats.
pub const SETUP_OPTIONS: &[SetupOption] = &[
    SetupOption {
        not_carried: &["total-war"],
        ..SetupOption::basic("air", &["off", "marshal", "total-war"])
    },
    SetupOption {
        needs: Some(("air", "marshal")),
        ..SetupOption::basic("histories", SetupOption::OFF_ON)
    },
    SetupOption::advanced("rounds", &["20", "15", "10"]),
    SetupOption::advanced("prepare", SetupOption::OFF_ON),
    SetupOption::advanced("reallocation", SetupOption::OFF_ON),
    SetupOption::advanced("windows", &["strict", "fast"]),
    SetupOption::advanced("parts", &["must", "may"]),
    SetupOption::advanced("borders", &["second", "first"]),
];
