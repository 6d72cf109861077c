//! What an event is about, in terms that all games share.

use game::{EventKind, EventSummary, Thing};

use crate::event::Event;
use crate::faction::Faction;
use crate::view::SeenEvent;

/// Pieces that moved: the event does not say of which kind.
const MOVED: &str = "piece";

/// The summary of an event.
pub(crate) fn of(event: &SeenEvent) -> EventSummary {
    use EventKind::{Battle, Other, Placement};
    let by = |kind: EventKind, faction: &Faction| {
        EventSummary::of(kind).by(Thing::Side(faction.name().into()))
    };
    match event {
        Event::Battle { place, .. } => EventSummary::of(Battle).at(place),
        Event::Removed {
            faction,
            kind,
            place,
            ..
        } => {
            let gone = by(Battle, faction).at(place).suffered().deed();
            gone.changing(kind.name(), place, false)
        }
        Event::Rolled { faction, .. } => by(Battle, faction),
        Event::Moved {
            faction, from, to, ..
        } => {
            let moved = by(Placement, faction).at(from).at(to).deed();
            moved.changing(MOVED, to, true)
        }
        Event::Arrived {
            faction,
            kind,
            place,
            ..
        } => {
            let arrived = by(Placement, faction).at(place).deed();
            arrived.changing(kind.name(), place, true)
        }
        Event::Deployed { faction, .. } => by(Placement, faction).deed(),
        Event::Played { faction, card } => by(Placement, faction).showing(card).deed(),
        Event::Rerolled { faction, card } => by(Other, faction).showing(card).deed(),
        Event::Passed { faction } | Event::Initiative { faction } => by(Other, faction).deed(),
        Event::Targeted { faction, area } => by(Other, faction).at(area),
        Event::TokenDrawn { area, .. } | Event::Missed { area } => EventSummary::default().at(area),
        Event::TurnBegan { faction }
        | Event::Drew { faction, .. }
        | Event::Readied { faction, .. }
        | Event::Returned { faction, .. }
        | Event::Recalled { faction, .. } => by(Other, faction),
        Event::Shuffled | Event::RoundBegan { .. } | Event::Ended { .. } => EventSummary::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ends_of_a_move_are_named() {
        let event = Event::Moved {
            faction: Faction::Blue,
            from: "a1".into(),
            to: "b2".into(),
            n: 2,
        };
        let summary = of(&event);
        assert_eq!(summary.kind, EventKind::Placement);
        assert_eq!(summary.places, ["a1", "b2"]);
        assert_eq!(summary.actor, Some(Thing::Side("blue".into())));
    }

    #[test]
    fn a_card_that_is_discarded_to_roll_again_is_shown() {
        let event = Event::Rerolled {
            faction: Faction::Yellow,
            card: "ambush".into(),
        };
        assert_eq!(of(&event).shown_card, Some("ambush".into()));
    }
}
