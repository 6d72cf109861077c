//! What can be chosen for a new table besides who plays: the setup lines of each game that people want.

use games::GameId;

/// An option of a game.
#[derive(Debug)]
pub(crate) struct SetupOption {
    /// Its word in setup lines.
    pub(crate) key: &'static str,
    /// What it can be, the usual one first.
    pub(crate) values: &'static [&'static str],
    /// Whether everybody is shown it; the others are for those who look for them.
    pub(crate) is_plain: bool,
    /// The option and value without which it means nothing.
    pub(crate) needs: Option<(&'static str, &'static str)>,
}

const fn plain(key: &'static str, values: &'static [&'static str]) -> SetupOption {
    SetupOption {
        key,
        values,
        is_plain: true,
        needs: None,
    }
}

const fn more(key: &'static str, values: &'static [&'static str]) -> SetupOption {
    SetupOption {
        is_plain: false,
        ..plain(key, values)
    }
}

const SWITCH: &[&str] = &["off", "on"];

const QUARTERMASTER: &[SetupOption] = &[
    plain("air", &["off", "marshal", "total-war"]),
    SetupOption {
        needs: Some(("air", "marshal")),
        ..plain("histories", SWITCH)
    },
    more("rounds", &["20", "15", "10"]),
    more("prepare", SWITCH),
    more("reallocation", SWITCH),
    more("windows", &["strict", "fast"]),
    more("parts", &["must", "may"]),
    more("borders", &["second", "first"]),
];

const RUSH: &[SetupOption] = &[
    more("defenders_in_squad", SWITCH),
    more("merge_turn_kills", SWITCH),
    more("recruit_pool", &["on", "off"]),
];

const ORDERS: &[SetupOption] = &[
    plain("mode", &["alpine", "island"]),
    more("windows", &["strict", "fast"]),
    more("readied", &["reserve", "deploy"]),
];

/// The options of a game.
pub(crate) const fn of(game: GameId) -> &'static [SetupOption] {
    match game {
        GameId::Quartermaster => QUARTERMASTER,
        GameId::Rush => RUSH,
        GameId::Orders => ORDERS,
    }
}

/// The setup lines of what was chosen; what is usual needs none.
pub(crate) fn lines<'a>(game: GameId, chosen: impl Fn(&str) -> Option<&'a str>) -> Vec<String> {
    let options = of(game).iter();
    options
        .filter(|option| is_served(option, &chosen))
        .filter_map(|option| {
            let value = chosen(option.key)?;
            (value != option.values[0]).then(|| format!("{} {value}", option.key))
        })
        .collect()
}

/// Whether the option means anything with what was chosen besides.
pub(crate) fn is_served<'a>(
    option: &SetupOption,
    chosen: &impl Fn(&str) -> Option<&'a str>,
) -> bool {
    option
        .needs
        .is_none_or(|(key, value)| chosen(key) == Some(value))
}

#[cfg(test)]
mod tests {
    use games::Table;

    use super::*;

    #[test]
    fn every_value_can_be_sat_down_with_and_the_first_changes_nothing() {
        for game in GameId::ALL {
            let plain = Table::sit(game, &[], None).unwrap();
            let plain = plain.record().expose().setup.clone();
            for option in of(game) {
                for (i, value) in option.values.iter().enumerate() {
                    let needs = option.needs.map(|(key, value)| format!("{key} {value}"));
                    let line = format!("{} {value}", option.key);
                    let lines: Vec<String> = needs.into_iter().chain([line.clone()]).collect();
                    let table = match Table::sit(game, &lines, None) {
                        Ok(table) => table,
                        // The carried content has no cards for it; the page leaves it out.
                        Err(_) if *value == "total-war" => continue,
                        Err(error) => panic!("{line}: {error}"),
                    };
                    let setup = table.record().expose().setup.clone();
                    let is_usual = setup == plain;
                    assert_eq!(is_usual, i == 0 && option.needs.is_none(), "{line}");
                }
            }
        }
    }

    #[test]
    fn what_means_nothing_without_another_option_is_left_out() {
        let both = |key: &str| match key {
            "air" => Some("marshal"),
            "histories" => Some("on"),
            _ => None,
        };
        let lines_of = |chosen: &dyn Fn(&str) -> Option<&'static str>| {
            lines(GameId::Quartermaster, |key| chosen(key))
        };
        assert_eq!(lines_of(&both), ["air marshal", "histories on"]);
        let one = |key: &str| (key == "histories").then_some("on");
        assert!(lines_of(&one).is_empty());
    }
}
