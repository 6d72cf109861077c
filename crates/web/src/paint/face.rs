//! What the face of a thing looks like that is no card: icon and mark.

use ::games::{Scene, Sight};
use ::orders::{Action, Faction};
use quartermaster::Country;
use text::rich::Topic;

use super::side;

/// Icon, colour and mark of a face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FaceLook {
    /// What kind of thing it is, as styles call it.
    pub(crate) kind: &'static str,
    pub(crate) icon: String,
    pub(crate) mark: Option<&'static str>,
}

/// How the face of that topic looks at that table.
pub(crate) fn look(sight: &Sight, topic: &Topic) -> FaceLook {
    let look = |kind, icon: &str| FaceLook {
        kind,
        icon: icon.to_owned(),
        mark: None,
    };
    match topic {
        Topic::Card(_) => look("card", "hand"),
        Topic::Ability(name) => look("ability", &ability(sight, name)),
        Topic::Place(_) => look("place", "star"),
        Topic::Space(name) => look("space", &space(name)),
        Topic::Side(name) => FaceLook {
            mark: mark(sight, name),
            ..look("side", "person")
        },
    }
}

fn ability(sight: &Sight, name: &str) -> String {
    match &sight.scene {
        Scene::Rush(_) => {
            let content = rush::Content::known(&sight.content);
            let content = content.unwrap_or_else(rush::Content::standard);
            // "research" and "research 3" are the same ability.
            let kind = content.ability_named(name.split(' ').next().unwrap_or(name));
            let ability = kind.and_then(|kind| {
                let cards = content.cards().iter();
                let mut all = cards.flat_map(|card| &card.abilities);
                all.find(|ability| ability.kind() == kind)
            });
            let icon = ability.map(|&ability| super::card::icon_of(ability));
            icon.unwrap_or("rules").to_owned()
        }
        Scene::Orders(_) => format!("bonus-{}", name.replace('_', "-")),
        Scene::Quartermaster(_) => "rules".to_owned(),
    }
}

fn space(name: &str) -> String {
    let action = name.split([' ', '_']).next().and_then(Action::named);
    let action = action.map(|action| format!("action-{}", action.name()));
    action.unwrap_or_else(|| "commander".to_owned())
}

fn mark(sight: &Sight, name: &str) -> Option<&'static str> {
    match &sight.scene {
        Scene::Quartermaster(_) => Country::ALL
            .into_iter()
            .find(|country| country.name() == name)
            .map(side::country),
        Scene::Orders(_) => Faction::ALL
            .into_iter()
            .find(|faction| faction.name() == name)
            .map(side::faction),
        Scene::Rush(_) => None,
    }
}
