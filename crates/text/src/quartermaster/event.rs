//! What happened, as a line of the log: what that observer may know of it, no more.

use ::quartermaster::effect::PieceKind;
use ::quartermaster::{Cause, Country, Event, ScoreReason, SeenEvent, Zone};

use super::Words;
use super::trigger::battle_name;
use crate::noun::Noun;
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
            Event::Shuffled { country } => self.by("qm-log-shuffled", *country),
            Event::Drew { country, card } => self.hidden("qm-log-drew", *country, card.as_deref()),
            Event::Discarded {
                country,
                card,
                from,
            } => {
                let args = Args::new()
                    .with("country", self.country(*country))
                    .with("from", zone_name(*from));
                match card {
                    Some(card) => {
                        let args = args.with("card", self.card_named(card));
                        texts.say("qm-log-discarded", args)
                    }
                    None => texts.say("qm-log-discarded-hidden", args),
                }
            }
            Event::Prepared => self.texts.word("qm-log-prepared"),
            Event::RoundBegan { round } => {
                texts.say("qm-log-round-began", Args::new().with("round", *round))
            }
            Event::TurnBegan { country } => self.by("qm-log-turn-began", *country),
            Event::StepBegan { step } => {
                let args = Args::new().with("step", self.step(*step));
                texts.say("qm-log-step-began", args)
            }
            Event::Played { country, card } => self.with_card("qm-log-played", *country, card),
            Event::Laid { country, card } => self.hidden("qm-log-laid", *country, card.as_deref()),
            Event::Used {
                country,
                card,
                was_hidden,
            } => {
                let id = if *was_hidden {
                    "qm-log-revealed"
                } else {
                    "qm-log-used"
                };
                self.with_card(id, *country, card)
            }
            Event::Spent { card } => self.card_line("qm-log-spent", card),
            Event::Returned { card, on_top } => {
                let id = if *on_top {
                    "qm-log-returned-on-top"
                } else {
                    "qm-log-returned"
                };
                self.card_line(id, card)
            }
            Event::Reallocated { country, card } => {
                self.with_card("qm-log-reallocated", *country, card)
            }
            Event::Fetched { country, card } => {
                self.hidden("qm-log-fetched", *country, card.as_deref())
            }
            Event::Recovered { country } => self.by("qm-log-recovered", *country),
            Event::Looked { country, cards } => {
                let args = Args::new()
                    .with("country", self.country(*country))
                    .with("cards", *cards);
                texts.say("qm-log-looked", args)
            }
            Event::Reordered { country, card } => {
                self.hidden("qm-log-reordered", *country, card.as_deref())
            }
            Event::Bottomed { country, card } => {
                self.hidden("qm-log-bottomed", *country, card.as_deref())
            }
            Event::Built {
                country,
                kind,
                space,
            } => self.piece_line("qm-log-built", *country, *kind, space),
            Event::Redeclared {
                country,
                kind,
                space,
            } => self.piece_line("qm-log-redeclared", *country, *kind, space),
            Event::Recruited {
                country,
                kind,
                space,
            } => self.piece_line("qm-log-recruited", *country, *kind, space),
            Event::Battled { by, kind, space } => {
                let args = Args::new()
                    .with("country", self.country(*by))
                    .with("kind", battle_name(*kind))
                    .with("space", self.space_named(space));
                texts.say("qm-log-battled", args)
            }
            Event::Removed {
                country,
                kind,
                space,
                cause,
            } => {
                let id = match cause {
                    Cause::Battle(_) => "qm-log-removed-by-battle",
                    Cause::Eliminate(_) => "qm-log-eliminated",
                    Cause::Supply => "qm-log-removed-unsupplied",
                    Cause::Stranded => "qm-log-removed-stranded",
                };
                self.piece_line(id, *country, *kind, space)
            }
            Event::Withdrew {
                country,
                kind,
                space,
            } => self.piece_line("qm-log-withdrew", *country, *kind, space),
            Event::Protected {
                country,
                kind,
                space,
            } => self.piece_line("qm-log-protected", *country, *kind, space),
            Event::Spared {
                country,
                kind,
                space,
            } => self.piece_line("qm-log-spared", *country, *kind, space),
            Event::Deployed { country, space } => {
                let args = Args::new()
                    .with("country", self.country(*country))
                    .with("space", self.space_named(space));
                texts.say("qm-log-deployed", args)
            }
            Event::Marshalled { country, from, to } => {
                self.flight("qm-log-marshalled", *country, from, to)
            }
            Event::Retreated { country, from, to } => {
                self.flight("qm-log-retreated", *country, from, to)
            }
            Event::Defended { country, space } => {
                let args = Args::new()
                    .with("country", self.country(*country))
                    .with("space", self.space_named(space));
                texts.say("qm-log-defended", args)
            }
            Event::Struck {
                country,
                from,
                space,
            } => self.flight("qm-log-struck", *country, from, space),
            Event::Cancelled { card } => self.card_line("qm-log-cancelled", card),
            Event::Scored {
                team,
                country,
                points,
                reason,
                spaces,
            } => {
                let args = Args::new()
                    .with("country", self.country(*country))
                    .with("team", self.team(*team));
                match reason {
                    ScoreReason::Spaces => {
                        let spaces = spaces.iter().map(|space| self.space_named(space));
                        let spaces: Vec<Noun> = spaces.collect();
                        let args = args
                            .with("points", *points)
                            .with("spaces", texts.all_nouns(&spaces));
                        texts.say("qm-log-scored-spaces", args)
                    }
                    ScoreReason::Card(card) => {
                        let args = args
                            .with("points", *points)
                            .with("card", self.card_named(card));
                        texts.say("qm-log-scored-card", args)
                    }
                    ScoreReason::Depletion => {
                        let args = args.with("points", points.abs());
                        texts.say("qm-log-scored-depletion", args)
                    }
                }
            }
            Event::VictorySkipped { country } => self.by("qm-log-victory-skipped", *country),
            Event::Ended => texts.word("qm-log-ended"),
        }
    }

    fn by(&self, id: &str, country: Country) -> String {
        let args = Args::new().with("country", self.country(country));
        self.texts.say(id, args)
    }

    /// A line about an air force, where it stood and where it went or struck.
    fn flight(&self, id: &str, country: Country, from: &str, to: &str) -> String {
        let args = Args::new()
            .with("country", self.country(country))
            .with("space", self.space_named(from))
            .with("to", self.space_named(to));
        self.texts.say(id, args)
    }

    fn with_card(&self, id: &str, country: Country, card: &str) -> String {
        let args = Args::new()
            .with("country", self.country(country))
            .with("card", self.card_named(card));
        self.texts.say(id, args)
    }

    /// A line with a card that the observer may not know.
    fn hidden(&self, id: &str, country: Country, card: Option<&str>) -> String {
        match card {
            Some(card) => self.with_card(id, country, card),
            None => self.by(&format!("{id}-hidden"), country),
        }
    }

    fn card_line(&self, id: &str, card: &str) -> String {
        let args = Args::new().with("card", self.card_named(card));
        self.texts.say(id, args)
    }

    fn piece_line(&self, id: &str, country: Country, kind: PieceKind, space: &str) -> String {
        let args = Args::new()
            .with("country", self.country(country))
            .with("piece", self.piece(kind))
            .with("space", self.space_named(space));
        self.texts.say(id, args)
    }
}

fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "hand",
        Zone::Deck => "deck",
        Zone::Pile => "pile",
        Zone::Table => "table",
    }
}
