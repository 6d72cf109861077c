//! What an event is about, in terms that all games share.

use game::{EventKind, EventSummary, Seat, Thing};

use crate::event::Event;
use crate::moves::Part;
use crate::things::base_name;
use crate::view::SeenEvent;

/// What a part of a base is called.
const fn part_kind(part: Part) -> &'static str {
    match part {
        Part::Base => "base",
        Part::Defender => "defender",
    }
}

/// The summary of an event.
pub(crate) fn of(event: &SeenEvent) -> EventSummary {
    use EventKind::{Battle, Other, Placement};
    let by = |kind: EventKind, seat: &Seat| EventSummary::of(kind).by(Thing::Seat(*seat));
    match event {
        Event::Damaged { seat, base, .. } => {
            let hit = by(Battle, seat).at(&base_name(*seat, *base));
            hit.suffered().deed()
        }
        Event::Destroyed { seat, base, part } => {
            let at = base_name(*seat, *base);
            let lost = by(Battle, seat).at(&at).suffered().deed();
            lost.changing(part_kind(*part), &at, false)
        }
        Event::Placed { seat, base, .. } => {
            let at = base_name(*seat, *base);
            let placed = by(Placement, seat).at(&at).deed();
            placed.changing(part_kind(Part::Defender), &at, true)
        }
        Event::Repaired { seat, base, .. } => by(Other, seat).at(&base_name(*seat, *base)),
        Event::Bought { seat, card } => by(Placement, seat).showing(card).deed(),
        Event::Played { seat, card } | Event::Named { seat, card } => {
            by(Placement, seat).showing(card)
        }
        Event::Gained { seat, .. } | Event::MedalsLost { seat, .. } => by(Other, seat).deed(),
        Event::Sabotaged { seat } => by(Other, seat).suffered().deed(),
        Event::Laid { .. } => EventSummary::of(Placement),
        Event::GarageShuffled { seat }
        | Event::TurnBegan { seat }
        | Event::Revealed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Scrapped { seat, .. }
        | Event::Fired { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Awarded {
            seat: Some(seat), ..
        } => by(Other, seat),
        Event::Activated { .. } => EventSummary::default().deed(),
        Event::VehiclesShuffled
        | Event::RoundBegan { .. }
        | Event::Dealt { .. }
        | Event::Dropped { .. }
        | Event::Declined { .. }
        | Event::LastRound { .. }
        | Event::Awarded { seat: None, .. }
        | Event::Ended => EventSummary::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
