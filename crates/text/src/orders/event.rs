//! What happened, as a line of the log: what that observer may know of it, no more.

use ::orders::{Event, Faction, Loss, SeenEvent};

use super::{Words, kind_name};
use crate::texts::{Args, capital};

impl Words<'_> {
    /// The line for an event.
    #[must_use]
    pub fn event(&self, event: &SeenEvent) -> String {
        capital(&self.event_line(event))
    }

    fn event_line(&self, event: &SeenEvent) -> String {
        let texts = self.texts;
        let by = |faction: Faction| Args::new().with("faction", self.faction(faction));
        match event {
            Event::Shuffled => texts.word("orders-log-shuffled"),
            Event::TokenDrawn { bonus, area } => {
                let args = Args::new()
                    .with("place", self.place(area))
                    .with("bonus", self.bonus(bonus));
                texts.say("orders-log-token-drawn", args)
            }
            Event::Initiative { faction } => texts.say("orders-log-initiative", by(*faction)),
            Event::RoundBegan { round } => {
                texts.say("orders-log-round-began", Args::new().with("round", *round))
            }
            Event::TurnBegan { faction } => texts.say("orders-log-turn-began", by(*faction)),
            Event::Passed { faction } => texts.say("orders-log-passed", by(*faction)),
            Event::Deployed { faction, space } => {
                let args = by(*faction).with("space", self.space(space));
                texts.say("orders-log-deployed", args)
            }
            Event::Targeted { faction, area } => {
                let args = by(*faction).with("place", self.place(area));
                texts.say("orders-log-targeted", args)
            }
            Event::Moved {
                faction,
                from,
                to,
                n,
            } => {
                let args = by(*faction)
                    .with("n", *n)
                    .with("kind", self.kind_in(to))
                    .with("from", self.place(from))
                    .with("to", self.place(to));
                texts.say("orders-log-moved", args)
            }
            Event::Arrived {
                faction,
                kind,
                place,
                n,
                ..
            } => {
                let args = by(*faction)
                    .with("n", *n)
                    .with("kind", kind_name(*kind))
                    .with("place", self.place(place));
                texts.say("orders-log-arrived", args)
            }
            Event::Removed {
                faction,
                kind,
                place,
                n,
                by: loss,
            } => {
                let args = by(*faction)
                    .with("n", *n)
                    .with("kind", kind_name(*kind))
                    .with("place", self.place(place));
                let loss = match loss {
                    Loss::Fire => "fire",
                    Loss::Defence => "defence",
                    Loss::Attrition => "attrition",
                    Loss::Limit => "limit",
                    Loss::Committed => "committed",
                    Loss::Pulled => "pulled",
                };
                texts.say(&format!("orders-log-removed-{loss}"), args)
            }
            Event::Battle { defender, place } => {
                let args = by(*defender).with("place", self.place(place));
                texts.say("orders-log-battle", args)
            }
            Event::Rolled { faction, dice } => {
                let args = by(*faction).with("dice", dice.to_string());
                texts.say("orders-log-rolled", args)
            }
            Event::Missed { area } => {
                let args = Args::new().with("place", self.place(area));
                texts.say("orders-log-missed", args)
            }
            Event::Drew {
                faction,
                card: Some(card),
            } => {
                let args = by(*faction).with("card", self.card(card));
                texts.say("orders-log-drew", args)
            }
            Event::Drew { faction, .. } => texts.say("orders-log-drew-hidden", by(*faction)),
            Event::Played { faction, card } => {
                let args = by(*faction).with("card", self.card(card));
                texts.say("orders-log-played", args)
            }
            Event::Rerolled { faction, card } => {
                let args = by(*faction).with("card", self.card(card));
                texts.say("orders-log-rerolled", args)
            }
            Event::Readied { faction, n } => {
                texts.say("orders-log-readied", by(*faction).with("n", *n))
            }
            Event::Returned {
                faction,
                space: Some(space),
            } => {
                let args = by(*faction).with("space", self.space(space));
                texts.say("orders-log-returned", args)
            }
            Event::Returned { faction, .. } => {
                texts.say("orders-log-returned-reserve", by(*faction))
            }
            Event::Recalled { faction, .. } => texts.say("orders-log-recalled", by(*faction)),
            Event::Ended { .. } => texts.word("orders-log-ended"),
        }
    }
}
