//! The setup options of a game as data, for every program that lets people choose them.

/// One option of a new table: a setup line `KEY VALUE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupOption {
    /// The first word of the setup line.
    pub key: &'static str,
    /// Allowed values; the first is the default.
    pub values: &'static [&'static str],
    /// Whether it is shown by default; the others are under *More options*.
    pub is_basic: bool,
    /// The option and value without which this one has no effect.
    pub needs: Option<(&'static str, &'static str)>,
    /// Values that the content in this repository has no cards for. Setting one up is refused
    /// unless other content is given that has them.
    pub not_carried: &'static [&'static str],
}

impl SetupOption {
    /// Off, or on.
    pub const OFF_ON: &'static [&'static str] = &["off", "on"];

    /// An option that is shown by default.
    #[must_use]
    pub const fn basic(key: &'static str, values: &'static [&'static str]) -> Self {
        Self {
            key,
            values,
            is_basic: true,
            needs: None,
            not_carried: &[],
        }
    }

    /// An option under *More options*.
    #[must_use]
    pub const fn advanced(key: &'static str, values: &'static [&'static str]) -> Self {
        Self {
            is_basic: false,
            ..Self::basic(key, values)
        }
    }

    /// The default value.
    #[must_use]
    pub const fn default_value(&self) -> &'static str {
        self.values[0]
    }

    /// The values that can be set up with the content in this repository, the default first.
    pub fn carried_values(&self) -> impl Iterator<Item = &'static str> {
        let values = self.values.iter().copied();
        values.filter(|value| !self.not_carried.contains(value))
    }

    /// Whether the option has an effect beside these choices. `chosen` gives the value chosen for
    /// a key, or `None` for the default.
    pub fn applies<'a>(&self, chosen: impl Fn(&str) -> Option<&'a str>) -> bool {
        self.needs
            .is_none_or(|(key, value)| chosen(key) == Some(value))
    }

    /// The setup lines of these choices. Defaults, and options without effect, need no line.
    pub fn lines<'a>(options: &[Self], chosen: impl Fn(&str) -> Option<&'a str>) -> Vec<String> {
        let options = options.iter().filter(|option| option.applies(&chosen));
        options
            .filter_map(|option| {
                let value = chosen(option.key)?;
                (value != option.default_value()).then(|| format!("{} {value}", option.key))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: &[SetupOption] = &[
        SetupOption::basic("air", &["off", "marshal"]),
        SetupOption {
            needs: Some(("air", "marshal")),
            ..SetupOption::advanced("histories", SetupOption::OFF_ON)
        },
    ];

    fn lines(chosen: &[(&str, &'static str)]) -> Vec<String> {
        SetupOption::lines(OPTIONS, |key| {
            let found = chosen.iter().find(|(name, _)| *name == key);
            found.map(|(_, value)| *value)
        })
    }

    #[test]
    fn a_default_needs_no_line() {
        assert!(lines(&[]).is_empty());
        assert!(lines(&[("air", "off")]).is_empty());
        assert_eq!(lines(&[("air", "marshal")]), ["air marshal"]);
    }

    #[test]
    fn an_option_without_effect_is_left_out() {
        let both = [("air", "marshal"), ("histories", "on")];
        assert_eq!(lines(&both), ["air marshal", "histories on"]);
        assert!(lines(&both[1..]).is_empty());
    }
}
