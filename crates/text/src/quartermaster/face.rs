//! What the names of Quartermaster lead to.

use ::quartermaster::effect::PieceKind;
use ::quartermaster::{Country, View};

use super::Words;
use crate::rich::Topic;
use crate::texts::{Args, capital};
use crate::told::FaceTold;

impl Words<'_> {
    /// What a name leads to; `None` for what is not of this table and for cards, which are told as cards.
    pub(super) fn face(&self, view: &View, topic: &Topic) -> Option<FaceTold> {
        match topic {
            Topic::Place(place) => self.space_face(view, place),
            Topic::Side(side) => Some(self.country_face(view, Country::named(side)?)),
            Topic::Card(_) | Topic::Ability(_) | Topic::Space(_) => None,
        }
    }

    /// Where a card is, as far as the observer knows.
    pub(super) fn card_now(&self, view: &View, card: &str) -> Option<String> {
        let country = self.content.card(self.content.card_named(card)?).country;
        let seen = &view.countries[country];
        let args = Args::new().with("country", self.country(country));
        if seen.status.iter().any(|other| other == card) {
            let is_used = seen.used_status.iter().any(|other| other == card);
            let id = if is_used {
                "face-qm-before-used"
            } else {
                "face-qm-before"
            };
            return Some(self.texts.say(id, args));
        }
        let own = seen.own.as_ref()?;
        if own.responses.iter().any(|other| other == card) {
            return Some(self.texts.word("face-qm-face-down"));
        }
        let n = own.hand.iter().filter(|other| *other == card).count();
        let args = Args::new().with("n", n);
        (n > 0).then(|| self.texts.say("face-in-hand", args))
    }

    fn space_face(&self, view: &View, name: &str) -> Option<FaceTold> {
        let map = &self.content.map;
        let space = map.named(name)?;
        let is_supply = map.supply.contains(space);
        let stands = Country::ALL.into_iter().flat_map(|country| {
            let seen = &view.countries[country];
            let kinds = [
                (PieceKind::Army, &seen.armies),
                (PieceKind::Navy, &seen.navies),
                (PieceKind::Air, &seen.air),
            ];
            let here = kinds.into_iter();
            let here = here.filter(|(_, places)| places.iter().any(|place| place == name));
            here.map(move |(kind, _)| {
                let is_unsupplied = seen.unsupplied.iter().any(|place| place == name);
                let args = Args::new()
                    .with("country", self.country(country))
                    .with("piece", self.piece(kind));
                let piece = capital(&self.texts.say("face-qm-piece", args));
                let args = Args::new()
                    .with("piece", piece)
                    .with("supplied", if is_unsupplied { "no" } else { "yes" });
                self.texts.say("face-qm-stands", args)
            })
        });
        let stands: Vec<String> = stands.map(|line| format!("{line}.")).collect();
        let mut text = vec![if stands.is_empty() {
            self.texts.word("face-qm-nobody")
        } else {
            stands.join(" ")
        }];
        let args = Args::new().with("places", self.neighbours(map, space).join(", "));
        text.push(self.texts.say("face-next-to", args));
        Some(FaceTold {
            kind: self.place(map, space, &[]).trim_end_matches('.').to_owned(),
            title: capital(self.space(space).plain()),
            text,
            now: is_supply.then(|| self.texts.word("face-qm-worth")),
            card: None,
        })
    }

    fn country_face(&self, view: &View, country: Country) -> FaceTold {
        let texts = self.texts;
        let args = Args::new().with("team", self.team(country.team()));
        // The first line is the name.
        let lines = self.country_lines(country, &view.countries[country]);
        FaceTold {
            kind: texts.say("face-kind-country", args),
            title: capital(self.country(country).plain()),
            text: lines.into_iter().skip(1).collect(),
            now: self.standing(view).pop(),
            card: None,
        }
    }
}
