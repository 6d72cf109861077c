//! What people choose before a game, and the defaults of the open questions.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::country::{ByCountry, Country, CountrySet, Team};

/// Whom a window asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WindowPolicy {
    /// Everybody who could respond by public knowledge: a face-down card is never betrayed by
    /// whether its owner is asked.
    Strict,
    /// Only those who can. Quicker, and tells attentive opponents something.
    Fast,
}

/// Whether the parts of a card with several parts are carried out (ruling R81).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartPolicy {
    /// Each part that can be carried out is; only what a card calls optional may be left out.
    Must,
    /// Any part may be left out.
    May,
}

/// With which air rules a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AirRules {
    /// Without aircraft.
    #[default]
    Off,
    /// Air forces and the cards of Air Marshal.
    Marshal,
    /// Air forces and the cards of Total War, if the content has them.
    TotalWar,
}

/// On which board a table plays: two lines moved between the editions (ruling O7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Borders {
    /// That of the second edition.
    #[default]
    Second,
    /// That of the first edition, with fewer borders.
    First,
}

/// Which content a table plays with, of all that one set of files has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The air rules.
    pub air: AirRules,
    /// Whether the air cards of Alternate Histories are in; only with those of Air Marshal.
    #[serde(default)]
    pub histories: bool,
    /// The board.
    pub borders: Borders,
}

impl Edition {
    /// How many there are.
    pub(crate) const COUNT: usize = 12;
    /// The one with everything in it that is always there.
    pub const WHOLE: Self = Self {
        air: AirRules::Marshal,
        borders: Borders::Second,
        histories: true,
    };

    /// Its place among all of them.
    pub(crate) const fn index(self) -> usize {
        self.air as usize + 3 * self.borders as usize + 6 * self.histories as usize
    }
}

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many people play, 2 to 6.
    pub players: u8,
    /// Whether resource reallocation is allowed (rule 66).
    pub reallocation: bool,
    /// Whether countries prepare for war (ruling A11).
    pub prepare: bool,
    /// Whom a window asks.
    pub windows: WindowPolicy,
    /// Whether the parts of a card must be carried out.
    pub parts: PartPolicy,
    /// The last round (rule 2).
    pub rounds: u8,
    /// Which of the content it is played with.
    pub edition: Edition,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 6,
            reallocation: false,
            prepare: false,
            windows: WindowPolicy::Strict,
            parts: PartPolicy::Must,
            rounds: 20,
            edition: Edition::default(),
        }
    }
}

impl Options {
    /// Who leads which country.
    ///
    // Rule 4: the seat table.
    #[must_use]
    pub const fn leaders(self) -> ByCountry<Seat> {
        // Germany, UK, Japan, USSR, Italy, USA
        ByCountry(match self.players {
            2 => [Seat(0), Seat(1), Seat(0), Seat(1), Seat(0), Seat(1)],
            3 => [Seat(0), Seat(1), Seat(2), Seat(1), Seat(2), Seat(1)],
            4 => [Seat(0), Seat(1), Seat(2), Seat(3), Seat(2), Seat(1)],
            5 => [Seat(0), Seat(1), Seat(2), Seat(3), Seat(2), Seat(4)],
            _ => [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(5)],
        })
    }

    /// Cards drawn at the start (rule 1, ruling A1).
    #[must_use]
    pub const fn opening_hand(self) -> u8 {
        match self.edition.air {
            AirRules::Off => 10,
            AirRules::Marshal | AirRules::TotalWar => 12,
        }
    }

    /// Of these, cards discarded (rule 1, ruling A1).
    #[must_use]
    pub const fn opening_discards(self) -> u8 {
        match self.edition.air {
            AirRules::Off => 3,
            AirRules::Marshal | AirRules::TotalWar => 5,
        }
    }

    /// The countries a seat leads.
    #[must_use]
    pub fn led_by(self, seat: Seat) -> CountrySet {
        let leaders = self.leaders();
        Country::ALL
            .into_iter()
            .filter(|&country| leaders[country] == seat)
            .collect()
    }

    /// The seats of a team.
    #[must_use]
    pub fn seats_of(self, team: Team) -> SeatSet {
        let leaders = self.leaders();
        team.countries()
            .iter()
            .map(|country| leaders[country])
            .collect()
    }
}

/// The hand a country draws up to (rule 3).
pub const HAND: usize = 7;
/// The lead that wins after a round (rule 64).
pub const SUDDEN_VICTORY_LEAD: i32 = 30;

/// O1: whether a navy without a port breaks the chain for others. Default: it links.
pub const LINKS_NEED_PORTS: bool = false;
/// O2: whether cards that answer "built" also answer "recruited". Default: built only.
pub const RECRUITS_COUNT_AS_BUILT: bool = false;
/// O3: whether a team's points may fall below 0. Default: they may.
pub const POINTS_BELOW_ZERO: bool = true;
/// O4: how many hand cards a reallocation needs. Card costs allow shortage instead.
pub const REALLOCATION_CARDS: u8 = 4;
/// O5: whether distances use open straits. Default: they do (rule 19).
pub const RANGES_USE_STRAITS: bool = true;
/// O6: whether additions apply to an economic warfare card that makes no country discard.
pub const ADDITIONS_WITHOUT_DISCARD: bool = false;
/// O7: the borders on which editions differ are data: `map.toml` follows the 2nd edition.
pub const BORDERS_EDITION: u8 = 2;
/// O8: whether a piece may be withdrawn while a window on it is open. Default: not.
pub const WITHDRAW_UNDER_THREAT: bool = false;
