//! What an event is about, in terms that all games share.

use game::{EventKind, EventSummary, Thing};

use crate::country::Country;
use crate::effect::PieceKind;
use crate::event::Event;
use crate::view::SeenEvent;

/// The kind of an air force.
const AIR: &str = PieceKind::Air.name();

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
        Event::Removed {
            country,
            kind,
            space,
            ..
        } => {
            let gone = by(Battle, country)
                .at(space)
                .changing(kind.name(), space, false);
            gone.suffered().deed()
        }
        Event::Struck {
            country,
            from,
            space,
        } => {
            let lost = by(Battle, country).at(from).at(space);
            lost.changing(AIR, from, false).deed()
        }
        Event::Built {
            country,
            kind,
            space,
        }
        | Event::Recruited {
            country,
            kind,
            space,
        } => {
            let built = by(Placement, country).at(space);
            built.changing(kind.name(), space, true).deed()
        }
        Event::Deployed { country, space } => {
            let deployed = by(Placement, country).at(space);
            deployed.changing(AIR, space, true).deed()
        }
        Event::Marshalled { country, from, to } => {
            let flown = by(Placement, country).at(from).at(to).deed();
            flown.changing(AIR, from, false).changing(AIR, to, true)
        }
        Event::Played { country, card } => by(Placement, country).showing(card).deed(),
        Event::Laid { country, .. } => by(Placement, country).deed(),
        Event::Retreated { country, from, to } => {
            let flown = by(Other, country).at(from).at(to);
            flown.changing(AIR, from, false).changing(AIR, to, true)
        }
        Event::Withdrew {
            country,
            kind,
            space,
        } => {
            let gone = by(Other, country).at(space);
            gone.changing(kind.name(), space, false).deed()
        }
        Event::Defended { country, space } => {
            let lost = by(Other, country).at(space);
            lost.changing(AIR, space, false).deed()
        }
        Event::Redeclared { country, space, .. }
        | Event::Protected { country, space, .. }
        | Event::Spared { country, space, .. } => by(Other, country).at(space),
        Event::Used { country, card, .. } => by(Other, country).showing(card).deed(),
        Event::Reallocated { country, card } => by(Other, country).showing(card).deed(),
        Event::Scored {
            country, points, ..
        } => by(Other, country).scoring(*points).deed(),
        Event::VictorySkipped { country } => by(Other, country).deed(),
        Event::Shuffled { country }
        | Event::Drew { country, .. }
        | Event::Discarded { country, .. }
        | Event::TurnBegan { country }
        | Event::Fetched { country, .. }
        | Event::Recovered { country }
        | Event::Looked { country, .. }
        | Event::Reordered { country, .. }
        | Event::Bottomed { country, .. } => by(Other, country),
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
    fn a_loss_is_its_owners_and_what_is_built_is_new() {
        let removed = of(&Event::Removed {
            country: Country::Ussr,
            kind: PieceKind::Army,
            space: "ukraine".into(),
            cause: crate::frame::Cause::Supply,
        });
        let ussr = Thing::Side("ussr".into());
        assert_eq!(removed.victim, Some(ussr.clone()));
        assert!(removed.is_deed && !removed.changes[0].is_new);
        assert_eq!(removed.changes[0].whose, ussr);
        let built = of(&Event::Built {
            country: Country::Ussr,
            kind: PieceKind::Army,
            space: "ukraine".into(),
        });
        assert_eq!(built.victim, None);
        assert!(built.changes[0].is_new && built.changes[0].kind == "army");
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
