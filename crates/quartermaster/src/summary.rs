//! What an event is about, in terms that all games share.

use game::{EventKind, EventSummary, Thing};

use crate::country::Country;
use crate::event::Event;
use crate::view::SeenEvent;

/// The summary of an event.
pub(crate) fn of(event: &SeenEvent) -> EventSummary {
    use EventKind::{Battle, Other, Placement};
    let by = |kind: EventKind, country: &Country| {
        EventSummary::of(kind).by(Thing::Side(country.name().into()))
    };
    match event {
        Event::Battled {
            by: country, space, ..
        } => by(Battle, country).at(space),
        Event::Removed { country, space, .. } => by(Battle, country).at(space),
        Event::Struck {
            country,
            from,
            space,
        } => by(Battle, country).at(from).at(space),
        Event::Built { country, space, .. }
        | Event::Recruited { country, space, .. }
        | Event::Deployed { country, space } => by(Placement, country).at(space),
        Event::Marshalled { country, from, to } => by(Placement, country).at(from).at(to),
        Event::Played { country, card } => by(Placement, country).showing(card),
        Event::Laid { country, .. } => by(Placement, country),
        Event::Retreated { country, from, to } => by(Other, country).at(from).at(to),
        Event::Redeclared { country, space, .. }
        | Event::Withdrew { country, space, .. }
        | Event::Protected { country, space, .. }
        | Event::Spared { country, space, .. }
        | Event::Defended { country, space } => by(Other, country).at(space),
        Event::Used { country, card, .. } | Event::Reallocated { country, card } => {
            by(Other, country).showing(card)
        }
        Event::Shuffled { country }
        | Event::Drew { country, .. }
        | Event::Discarded { country, .. }
        | Event::TurnBegan { country }
        | Event::Fetched { country, .. }
        | Event::Recovered { country }
        | Event::Looked { country, .. }
        | Event::Reordered { country, .. }
        | Event::Bottomed { country, .. }
        | Event::Scored { country, .. }
        | Event::VictorySkipped { country } => by(Other, country),
        Event::Prepared
        | Event::RoundBegan { .. }
        | Event::StepBegan { .. }
        | Event::Spent { .. }
        | Event::Returned { .. }
        | Event::Cancelled { .. }
        | Event::Ended => EventSummary::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::BattleKind;

    #[test]
    fn a_country_that_is_called_like_a_place_is_no_place() {
        let event = Event::Battled {
            by: Country::Germany,
            kind: BattleKind::Land,
            space: "ukraine".into(),
        };
        let summary = of(&event);
        assert_eq!(summary.places, ["ukraine"]);
        assert_eq!(summary.kind, EventKind::Battle);
        assert_eq!(summary.actor, Some(Thing::Side("germany".into())));
    }

    #[test]
    fn both_ends_of_a_move_are_named() {
        let event = Event::Marshalled {
            country: Country::Italy,
            from: "italy".into(),
            to: "balkans".into(),
        };
        assert_eq!(of(&event).places, ["italy", "balkans"]);
    }

    #[test]
    fn only_a_card_that_everybody_sees_used_is_shown() {
        let country = Country::Uk;
        let card = game::CardName::from("uk_royal_navy");
        let played = Event::Played {
            country,
            card: card.clone(),
        };
        assert_eq!(of(&played).shown_card, Some(card.clone()));
        let drew = Event::Drew {
            country,
            card: Some(card),
        };
        assert_eq!(of(&drew).shown_card, None);
    }
}
