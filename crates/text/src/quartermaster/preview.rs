//! What a choice would do, in a few words.

use ::quartermaster::effect::PieceKind;
use ::quartermaster::{Country, Event, Note, SeenEvent, State, Team, View};
use game::{PlaceName, PreviewOf};

use super::Words;
use crate::noun::Noun;
use crate::texts::Args;
use crate::told::PreviewTold;

/// More spaces than this are counted.
const MOST_SPACES: usize = 4;

impl Words<'_> {
    /// What a choice would do; empty where its label says all.
    #[must_use]
    pub fn preview(&self, view: &View, preview: &PreviewOf<State>) -> PreviewTold {
        let own = Country::ALL
            .into_iter()
            .find(|&country| view.countries[country].own.is_some());
        let team = own.map(Country::team);
        let outlook = &preview.outlook;
        let mut parts: Vec<String> = preview
            .events()
            .filter_map(|event| self.effect_of(event, team, outlook.space.as_ref()))
            .collect();
        parts.extend(self.discards(preview.events()));
        if !outlook.hits.is_empty() {
            let args = Args::new().with("where", self.where_at(&outlook.hits));
            parts.push(self.texts.say("qm-preview-hits", args));
        }
        if !outlook.targets.is_empty() {
            parts.push(self.where_at(&outlook.targets));
        }
        if outlook.a_round > 0 {
            let args = Args::new().with("points", outlook.a_round);
            parts.push(self.texts.say("qm-preview-a-round", args));
        }
        parts.extend(outlook.note.map(|note| self.texts.word(note_id(note))));
        PreviewTold {
            text: parts.join("; "),
            sense: preview.sense,
        }
    }

    fn effect_of(
        &self,
        event: &SeenEvent,
        team: Option<Team>,
        here: Option<&PlaceName>,
    ) -> Option<String> {
        let piece = |id: &str, country: Country, kind: PieceKind, space: &PlaceName| {
            let is_here = here == Some(space);
            let id = if is_here {
                format!("{id}-here")
            } else {
                id.to_owned()
            };
            let args = Args::new()
                .with("country", self.country(country))
                .with("piece", self.piece(kind))
                .with("space", self.space_named(space));
            Some(self.texts.say(&id, args))
        };
        match event {
            Event::Removed {
                country,
                kind,
                space,
                ..
            } if Some(country.team()) == team => piece("qm-preview-loses", *country, *kind, space),
            Event::Removed {
                country,
                kind,
                space,
                ..
            } => piece("qm-preview-removes", *country, *kind, space),
            Event::Built {
                country,
                kind,
                space,
            }
            | Event::Recruited {
                country,
                kind,
                space,
            } => piece("qm-preview-places", *country, *kind, space),
            Event::Spared {
                country,
                kind,
                space,
            }
            | Event::Protected {
                country,
                kind,
                space,
            } => piece("qm-preview-saves", *country, *kind, space),
            Event::Cancelled { card } => {
                let args = Args::new().with("card", self.card_named(card));
                Some(self.texts.say("qm-preview-cancels", args))
            }
            Event::Scored { team, points, .. } => {
                let id = if *points < 0 {
                    "qm-preview-points-lost"
                } else {
                    "qm-preview-points"
                };
                let args = Args::new()
                    .with("team", self.team(*team))
                    .with("points", points.abs());
                Some(self.texts.say(id, args))
            }
            _ => None,
        }
    }

    /// Who would discard how many cards.
    fn discards<'e>(&self, events: impl Iterator<Item = &'e SeenEvent>) -> Vec<String> {
        let mut n = [0u8; ::quartermaster::N_COUNTRIES];
        for event in events {
            if let Event::Discarded { country, .. } = event {
                n[*country as usize] += 1;
            }
        }
        let counted = Country::ALL.into_iter().zip(n).filter(|(_, n)| *n > 0);
        counted
            .map(|(country, n)| {
                let args = Args::new()
                    .with("country", self.country(country))
                    .with("n", n);
                self.texts.say("qm-preview-discards", args)
            })
            .collect()
    }

    /// Some spaces, and how many more.
    fn where_at(&self, spaces: &[PlaceName]) -> String {
        let names: Vec<Noun> = spaces
            .iter()
            .take(MOST_SPACES)
            .map(|space| self.space_named(space))
            .collect();
        let names: Vec<&str> = names.iter().map(Noun::plain).collect();
        let names = names.join(", ");
        match spaces.len().saturating_sub(MOST_SPACES) {
            0 => names,
            more => format!("{names} +{more}"),
        }
    }
}

const fn note_id(note: Note) -> &'static str {
    match note {
        Note::Stays => "qm-preview-stays",
        Note::FaceDown => "qm-preview-face-down",
        Note::Empty => "qm-preview-empty",
        Note::NoEnemy => "qm-preview-no-enemy",
        Note::Nothing => "qm-preview-nothing",
        Note::CountsAsBuilt => "qm-preview-counts-as-built",
    }
}
