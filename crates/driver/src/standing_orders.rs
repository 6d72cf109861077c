//! The standing orders of a table.

use game::Seat;
use games::{StandingOrder, TurnId};

/// The standing orders of all seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct StandingOrders(Vec<(Seat, StandingOrder)>);

impl StandingOrders {
    /// These orders.
    pub(crate) const fn new(orders: Vec<(Seat, StandingOrder)>) -> Self {
        Self(orders)
    }

    /// The orders of that seat, in the order in which they were given.
    pub(crate) fn of(&self, seat: Seat) -> impl Iterator<Item = StandingOrder> {
        let own = self.0.iter().filter(move |(owner, _)| *owner == seat);
        own.map(|(_, order)| *order)
    }

    /// Replaces the orders of that seat.
    pub(crate) fn set(&mut self, seat: Seat, orders: &[StandingOrder]) {
        self.0.retain(|(owner, _)| *owner != seat);
        self.0.extend(orders.iter().map(|order| (seat, *order)));
    }

    /// All orders.
    pub(crate) fn all(&self) -> &[(Seat, StandingOrder)] {
        &self.0
    }

    /// Drops the orders that cannot apply any more.
    pub(crate) fn prune(&mut self, now: TurnId) {
        self.0.retain(|(_, order)| order.is_live(now));
    }
}
