//! What an event is about, in terms that all games share.

use game::{EventKind, EventSummary, Seat, Thing};

use crate::event::Event;
use crate::things::base_name;
use crate::view::SeenEvent;

/// The summary of an event.
pub(crate) fn of(event: &SeenEvent) -> EventSummary {
    use EventKind::{Battle, Other, Placement};
    let by = |kind: EventKind, seat: &Seat| EventSummary::of(kind).by(Thing::Seat(*seat));
    match event {
        Event::Damaged { seat, base, .. } | Event::Destroyed { seat, base, .. } => {
            by(Battle, seat).at(&base_name(*seat, *base))
        }
        Event::Placed { seat, base, .. } => by(Placement, seat).at(&base_name(*seat, *base)),
        Event::Repaired { seat, base, .. } => by(Other, seat).at(&base_name(*seat, *base)),
        Event::Played { seat, card }
        | Event::Bought { seat, card }
        | Event::Named { seat, card } => by(Placement, seat).showing(card),
        Event::Laid { .. } => EventSummary::of(Placement),
        Event::GarageShuffled { seat }
        | Event::TurnBegan { seat }
        | Event::Revealed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Sabotaged { seat }
        | Event::Scrapped { seat, .. }
        | Event::Fired { seat, .. }
        | Event::MedalsLost { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Awarded {
            seat: Some(seat), ..
        } => by(Other, seat),
        Event::VehiclesShuffled
        | Event::RoundBegan { .. }
        | Event::Dealt { .. }
        | Event::Dropped { .. }
        | Event::Activated { .. }
        | Event::Declined { .. }
        | Event::LastRound { .. }
        | Event::Awarded { seat: None, .. }
        | Event::Ended => EventSummary::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Part;

    #[test]
    fn a_hit_base_is_a_place() {
        let event = Event::Damaged {
            seat: Seat(1),
            base: 2,
            part: Part::Base,
        };
        let summary = of(&event);
        assert_eq!(summary.kind, EventKind::Battle);
        assert_eq!(summary.places, [base_name(Seat(1), 2)]);
        assert_eq!(summary.actor, Some(Thing::Seat(Seat(1))));
    }

    #[test]
    fn a_card_that_is_bought_is_shown_and_one_that_is_drawn_is_not() {
        let seat = Seat(0);
        let bought = Event::Bought {
            seat,
            card: "t34".into(),
        };
        assert_eq!(of(&bought).shown_card, Some("t34".into()));
        let drew = Event::Drew {
            seat,
            card: Some("t34".into()),
            is_open: true,
        };
        assert_eq!(of(&drew).shown_card, None);
    }
}
