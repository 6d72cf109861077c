//! Every space of the board: what it is, who stands there, what is next to it.

use ::quartermaster::{Country, Map, SpaceId, View};

use super::Words;
use crate::texts::Args;
use crate::told::PlaceTold;

impl Words<'_> {
    /// The spaces, as on the board.
    #[must_use]
    pub fn spaces_told(&self, view: &View) -> Vec<PlaceTold> {
        let map = &self.content.map;
        let places = map.spaces().map(|space| {
            let name = map.name(space).to_owned();
            PlaceTold {
                text: self.place(map, space, &self.standing_in(view, &name)),
                name: self.space(space).plain().to_owned(),
                neighbours: self.neighbours(map, space),
                id: name,
            }
        });
        places.collect()
    }

    pub(super) fn place(&self, map: &Map, space: SpaceId, pieces: &[String]) -> String {
        let yes_no = |is: bool| if is { "yes" } else { "no" };
        let args = Args::new()
            .with("land", yes_no(map.land.contains(space)))
            .with("supply", yes_no(map.supply.contains(space)));
        let kind = self.texts.say("qm-place", args);
        if pieces.is_empty() {
            return kind;
        }
        let args = Args::new().with("pieces", pieces.join(", "));
        format!("{kind} {}", self.texts.say("qm-place-pieces", args))
    }

    /// The countries whose pieces stand in a space; its kind says which pieces.
    fn standing_in(&self, view: &View, space: &str) -> Vec<String> {
        let stands = |country: &Country| {
            let seen = &view.countries[*country];
            let mut pieces = seen.armies.iter().chain(&seen.navies);
            pieces.any(|other| other == space)
        };
        let countries = Country::ALL.into_iter().filter(stands);
        let flies = |country: &Country| {
            view.countries[*country]
                .air
                .iter()
                .any(|other| other == space)
        };
        let air = Country::ALL.into_iter().filter(flies).map(|country| {
            let args = Args::new().with("country", self.country(country));
            self.texts.say("qm-place-air", args)
        });
        countries
            .map(|country| self.country(country).plain().to_owned())
            .chain(air)
            .collect()
    }

    pub(super) fn neighbours(&self, map: &Map, space: SpaceId) -> Vec<String> {
        let borders = map.adjacent(space, map.closed());
        let borders = borders
            .iter()
            .map(|other| self.space(other).plain().to_owned());
        let straits = map.straits.iter().filter_map(|strait| {
            let other = match strait.seas {
                [a, b] if a == space => b,
                [a, b] if b == space => a,
                _ => return None,
            };
            let args = Args::new()
                .with("sea", self.space(other))
                .with("anchor", self.space(strait.anchor));
            Some(self.texts.say("qm-place-strait", args))
        });
        borders.chain(straits).collect()
    }
}
