//! How sides are marked: a colour, a plain shape and the letters of vehicle plates, never one of them
//! alone.

use orders::Faction;
use quartermaster::Country;
use rush::Nation;

/// The mark of a country, as styles and icons call it.
pub(crate) const fn country(country: Country) -> &'static str {
    match country {
        Country::Germany => "d",
        Country::Uk => "gb",
        Country::Japan => "j",
        Country::Ussr => "su",
        Country::Italy => "i",
        Country::Usa => "us",
    }
}

/// The mark of a nation.
pub(crate) const fn nation(nation: Nation) -> &'static str {
    match nation {
        Nation::Ussr => "su",
        Nation::Germany => "d",
        Nation::Usa => "us",
        Nation::France => "f",
    }
}

/// The mark of a faction.
pub(crate) const fn faction(faction: Faction) -> &'static str {
    faction.name()
}

/// The letters on a plate.
pub(crate) fn code(mark: &str) -> String {
    match mark {
        "blue" => "B".to_owned(),
        "yellow" => "Y".to_owned(),
        mark => mark.to_uppercase(),
    }
}

/// The icon of a plate's shape.
pub(crate) fn shape(mark: &str) -> String {
    match mark {
        "blue" | "yellow" => format!("faction-{mark}"),
        mark => format!("nation-{mark}"),
    }
}
