//! The setup options as data. `setup` reads the same lines.

use std::ops::RangeInclusive;

use game::SetupOption;

use crate::options::MAX_PLAYERS;

/// How many people can play (rule 1.2).
pub const SEATS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;

/// The options of a new table, besides the number of seats.
pub const SETUP_OPTIONS: &[SetupOption] = &[
    SetupOption::advanced("defenders_in_squad", SetupOption::OFF_ON),
    SetupOption::advanced("merge_turn_kills", SetupOption::OFF_ON),
    SetupOption::advanced("recruit_pool", &["on", "off"]),
];
