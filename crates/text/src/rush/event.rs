//! What happened, as a line of the log: what that observer may know of it, no more.

use ::rush::{DiscardReason, Event, Part, SeenEvent};
use game::{CardName, Seat};

use super::Words;
use crate::texts::{Args, capital};

impl Words<'_> {
    /// The line for an event.
    #[must_use]
    pub fn event(&self, event: &SeenEvent) -> String {
        capital(&self.event_line(event))
    }

    fn event_line(&self, event: &SeenEvent) -> String {
        let texts = self.texts;
        match event {
            Event::GarageShuffled { seat } => self.by("rush-log-garage-shuffled", *seat),
            Event::VehiclesShuffled => texts.word("rush-log-vehicles-shuffled"),
            Event::Laid { achievement } => {
                let args = Args::new().with("achievement", self.achievement(achievement));
                texts.say("rush-log-laid", args)
            }
            Event::RoundBegan { round } => {
                texts.say("rush-log-round-began", Args::new().with("round", *round))
            }
            Event::TurnBegan { seat } => self.by("rush-log-turn-began", *seat),
            Event::Repaired { seat, base, part } => {
                self.part("rush-log-repaired", *seat, *base, *part)
            }
            Event::Revealed { seat, card } => self.card("rush-log-revealed", *seat, card),
            Event::Drew {
                seat,
                card: Some(card),
                ..
            } => self.card("rush-log-drew", *seat, card),
            Event::Drew { seat, .. } => self.by("rush-log-drew-hidden", *seat),
            Event::Discarded {
                seat,
                card,
                reason: DiscardReason::Sabotage,
            } => self.card("rush-log-lost-to-sabotage", *seat, card),
            Event::Discarded { seat, card, .. } => self.card("rush-log-discarded", *seat, card),
            Event::Paid { seat, card } => self.card("rush-log-paid", *seat, card),
            Event::Bought { seat, card } => self.card("rush-log-bought", *seat, card),
            Event::Gained { seat, card } => self.card("rush-log-gained", *seat, card),
            Event::Dealt { card } => {
                let args = Args::new().with("card", self.card_named(card));
                texts.say("rush-log-dealt", args)
            }
            Event::Dropped { card } => {
                let args = Args::new().with("card", self.card_named(card));
                texts.say("rush-log-dropped", args)
            }
            Event::Played { seat, card } => self.card("rush-log-played", *seat, card),
            Event::Activated { ability } => {
                let args = Args::new().with("ability", self.ability_named(ability));
                texts.say("rush-log-activated", args)
            }
            Event::Declined { ability } => {
                let args = Args::new().with("ability", self.ability_named(ability));
                texts.say("rush-log-declined", args)
            }
            Event::Sabotaged { seat } => self.by("rush-log-sabotaged", *seat),
            Event::Scrapped { seat, card } => self.card("rush-log-scrapped", *seat, card),
            Event::Placed { seat, base, card } => {
                let args = Args::new()
                    .with("seat", self.seat(*seat))
                    .with("base", base + 1)
                    .with("card", self.card_named(card));
                texts.say("rush-log-placed", args)
            }
            Event::Named { seat, card } => self.card("rush-log-named", *seat, card),
            Event::Fired {
                seat,
                card,
                is_idle,
            } => {
                let id = if *is_idle {
                    "rush-log-fired-idle"
                } else {
                    "rush-log-fired"
                };
                self.card(id, *seat, card)
            }
            Event::Damaged { seat, base, part } => {
                self.part("rush-log-damaged", *seat, *base, *part)
            }
            Event::Destroyed { seat, base, part } => {
                self.part("rush-log-destroyed", *seat, *base, *part)
            }
            Event::MedalsLost {
                seat,
                nation,
                medals,
            } => {
                let args = Args::new()
                    .with("seat", self.seat(*seat))
                    .with("nation", self.nation(*nation))
                    .with("medals", *medals);
                texts.say("rush-log-medals-lost", args)
            }
            Event::LastRound { ending } => texts.word(&format!("rush-last-round-{}", ending.id())),
            Event::Awarded { achievement, seat } => {
                let args = Args::new().with("achievement", self.achievement(achievement));
                match seat {
                    Some(seat) => {
                        let args = args.with("seat", self.seat(*seat));
                        texts.say("rush-log-awarded", args)
                    }
                    None => texts.say("rush-log-awarded-nobody", args),
                }
            }
            Event::Scored { seat, points } => {
                let args = Args::new()
                    .with("seat", self.seat(*seat))
                    .with("points", *points);
                texts.say("rush-log-scored", args)
            }
            Event::Ended => texts.word("rush-log-ended"),
        }
    }

    /// The line for a hand that is laid open, card by card.
    pub(super) fn revealed_hand(&self, seat: Seat, events: &[SeenEvent]) -> String {
        let cards = events.iter().filter_map(|event| match event {
            Event::Revealed { card, .. } => Some(card.clone()),
            _ => None,
        });
        let cards: Vec<CardName> = cards.collect();
        let args = Args::new()
            .with("seat", self.seat(seat))
            .with("cards", self.counted(&cards));
        capital(&self.texts.say("rush-log-revealed-hand", args))
    }

    fn by(&self, id: &str, seat: Seat) -> String {
        self.texts
            .say(id, Args::new().with("seat", self.seat(seat)))
    }

    fn card(&self, id: &str, seat: Seat, card: &str) -> String {
        let args = Args::new()
            .with("seat", self.seat(seat))
            .with("card", self.card_named(card));
        self.texts.say(id, args)
    }

    fn part(&self, id: &str, seat: Seat, base: u8, part: Part) -> String {
        let part = match part {
            Part::Base => "base",
            Part::Defender => "defender",
        };
        let args = Args::new()
            .with("seat", self.seat(seat))
            .with("base", base + 1);
        self.texts.say(&format!("{id}-{part}"), args)
    }
}
