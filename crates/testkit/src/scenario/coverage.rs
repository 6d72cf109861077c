//! Which cards, vehicles and rules the scenarios speak for.

use std::collections::{BTreeMap, BTreeSet};

use super::Scenario;

/// Where a scenario stands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file.
    pub file: String,
    /// The line it starts on.
    pub line: usize,
}

/// What scenarios of one game speak for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// By id, the scenarios that show it working.
    pub covers: BTreeMap<String, BTreeSet<Place>>,
    /// By id, the scenarios that show it not working where it must not.
    pub covers_not: BTreeMap<String, BTreeSet<Place>>,
    /// By number, the scenarios that show a rule or ruling.
    pub rules: BTreeMap<String, BTreeSet<Place>>,
}

impl Coverage {
    /// What the scenarios of that game speak for.
    #[must_use]
    pub fn of(scenarios: &[Scenario], game: &str) -> Self {
        let mut coverage = Self::default();
        for scenario in scenarios.iter().filter(|scenario| scenario.game == game) {
            let place = Place {
                file: scenario.file.clone(),
                line: scenario.line,
            };
            for (ids, by_id) in [
                (&scenario.covers, &mut coverage.covers),
                (&scenario.covers_not, &mut coverage.covers_not),
                (&scenario.rules, &mut coverage.rules),
            ] {
                for id in ids {
                    by_id.entry(id.clone()).or_default().insert(place.clone());
                }
            }
        }
        coverage
    }

    /// Those of these ids that no scenario shows working.
    pub fn without_positive<'a>(&self, ids: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
        without(&self.covers, ids)
    }

    /// Those of these ids that no scenario shows not working.
    pub fn without_negative<'a>(&self, ids: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
        without(&self.covers_not, ids)
    }

    /// Ids that scenarios speak of although no such thing exists: slips of the pen.
    #[must_use]
    pub fn unknown(&self, known: &BTreeSet<&str>) -> Vec<(&str, &Place)> {
        let all = self.covers.iter().chain(&self.covers_not);
        all.filter(|(id, _)| !known.contains(id.as_str()))
            .flat_map(|(id, places)| places.iter().map(move |place| (id.as_str(), place)))
            .collect()
    }
}

fn without<'a>(
    by_id: &BTreeMap<String, BTreeSet<Place>>,
    ids: impl IntoIterator<Item = &'a str>,
) -> Vec<&'a str> {
    ids.into_iter()
        .filter(|&id| !by_id.contains_key(id))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_covered_and_what_does_not_exist_are_told() {
        let text = "game toy\nscenario A\ncovers x y\nrule 3\nann: bid 1\nscenario B\ncovers-not x z\nann: bid 1\n";
        let scenarios = crate::scenario::parse("a.scn", text).unwrap();
        let coverage = Coverage::of(&scenarios, "toy");
        assert_eq!(coverage.without_positive(["x", "y", "w"]), ["w"]);
        assert_eq!(coverage.without_negative(["x", "y", "w"]), ["y", "w"]);
        let known = BTreeSet::from(["x", "y", "w"]);
        let unknown = coverage.unknown(&known);
        assert_eq!(unknown.len(), 1);
        assert_eq!((unknown[0].0, unknown[0].1.line), ("z", 6));
        assert_eq!(coverage.rules["3"].len(), 1);
        assert_eq!(Coverage::of(&scenarios, "other"), Coverage::default());
    }
}
