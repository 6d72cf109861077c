//! The board as text: everything the observer can see, line by line, in one order.
//!
//! Made for reading from top to bottom, by a person in a terminal or by a screen reader: first where
//! the game stands, then every country in turn order and the straits, then what the observer alone knows, then what
//! is going on.

use ::quartermaster::effect::PieceKind;
use ::quartermaster::{Country, CountryView, OwnView, Team, View};
use game::CardName;

use super::Words;
use crate::texts::{Args, sentence};

impl Words<'_> {
    /// All that the observer can see.
    #[must_use]
    pub fn describe(&self, view: &View) -> Vec<String> {
        let mut lines = self.standing(view);
        for country in Country::ALL {
            lines.extend(self.country_lines(country, &view.countries[country]));
        }
        lines.extend(self.straits(view));
        for country in Country::ALL {
            if let Some(own) = &view.countries[country].own {
                lines.extend(self.own_lines(country, own));
            }
        }
        let trail = self.trail(view);
        lines.extend(trail.iter().map(|line| sentence(line)));
        lines.extend(self.outcome(view));
        lines
    }

    /// Round, turn and points.
    #[must_use]
    pub fn standing(&self, view: &View) -> Vec<String> {
        let texts = self.texts;
        let args = Args::new()
            .with("round", view.round)
            .with("rounds", view.options.rounds)
            .with("country", self.country(view.active));
        let turn = match view.step {
            Some(step) => texts.say("qm-board-turn", args.with("step", self.step(step))),
            None if view.outcome.is_some() => sentence(&texts.word("qm-log-ended")),
            None => texts.say("qm-board-setup", args),
        };
        let [axis, allies] = view.points;
        let points = Args::new().with("axis", axis).with("allies", allies);
        vec![turn, texts.say("qm-board-points", points)]
    }

    /// To whom each strait is open.
    fn straits(&self, view: &View) -> Vec<String> {
        let map = &self.content.map;
        let axis_stands_in = |space: &str| {
            Team::Axis.countries().iter().any(|country| {
                let armies = &view.countries[country].armies;
                armies.iter().any(|army| army == space)
            })
        };
        map.straits
            .iter()
            .map(|strait| {
                // Rule 18: an axis army in the anchor opens it to the axis.
                let team = if axis_stands_in(map.name(strait.anchor)) {
                    Team::Axis
                } else {
                    Team::Allies
                };
                let [a, b] = strait.seas.map(|sea| self.space(sea).plain().to_owned());
                let args = Args::new()
                    .with("seas", format!("{a} – {b}"))
                    .with("team", self.team(team))
                    .with("anchor", self.space(strait.anchor));
                self.texts.say("qm-board-strait", args)
            })
            .collect()
    }

    /// What everybody can see of a country.
    #[must_use]
    pub fn country_lines(&self, country: Country, seen: &CountryView) -> Vec<String> {
        let texts = self.texts;
        let mut lines = Vec::new();
        let args = Args::new()
            .with("country", self.country(country))
            .with("team", self.team(country.team()))
            .with("seat", seen.seat + 1);
        lines.push(texts.say("qm-board-country", args));
        let pieces = [
            ("qm-board-armies", PieceKind::Army, &seen.armies),
            ("qm-board-navies", PieceKind::Navy, &seen.navies),
        ];
        for (id, kind, spaces) in pieces {
            let spaces = spaces.iter();
            let spaces: Vec<String> = spaces.map(|space| self.held(seen, kind, space)).collect();
            lines.push(self.list_line(id, "spaces", &spaces));
        }
        let [armies, navies, _] = seen.left;
        let left = Args::new().with("armies", armies).with("navies", navies);
        lines.push(texts.say("qm-board-left", left));
        let [.., air] = seen.left;
        if air > 0 || !seen.air.is_empty() {
            let spaces = seen.air.iter();
            let spaces: Vec<String> = spaces
                .map(|space| self.held(seen, PieceKind::Air, space))
                .collect();
            lines.push(self.list_line("qm-board-air", "spaces", &spaces));
            lines.push(texts.say("qm-board-left-air", Args::new().with("air", air)));
        }
        let cards = Args::new()
            .with("hand", seen.hand_size)
            .with("deck", seen.deck_size)
            .with("pile", seen.pile_size)
            .with("responses", seen.responses_count);
        lines.push(texts.say("qm-board-cards", cards));
        if let Some(top) = &seen.pile_top {
            let args = Args::new().with("card", self.card_named(top));
            lines.push(texts.say("qm-board-pile-top", args));
        }
        if !seen.status.is_empty() {
            let cards: Vec<String> = seen
                .status
                .iter()
                .map(|card| {
                    let is_used = seen.used_status.contains(card);
                    let title = self.card_named(card);
                    if is_used {
                        texts.say("qm-board-used", Args::new().with("card", title))
                    } else {
                        title
                    }
                })
                .collect();
            lines.push(self.list_line("qm-board-status", "cards", &cards));
        }
        if !seen.deck_seen.is_empty() {
            let cards = self.places(&seen.deck_seen);
            lines.push(self.list_line("qm-board-deck-seen", "cards", &cards));
        }
        lines
    }

    /// What only the leader of a country knows.
    #[must_use]
    pub fn own_lines(&self, country: Country, own: &OwnView) -> Vec<String> {
        let mut lines = Vec::new();
        let args = Args::new().with("country", self.country(country));
        lines.push(self.texts.say("qm-board-own", args));
        lines.push(self.list_line("qm-board-own-hand", "cards", &self.counted(&own.hand)));
        let zones = [
            ("qm-board-own-responses", self.counted(&own.responses)),
            ("qm-board-own-pile", self.counted(&own.pile)),
            ("qm-board-own-discards", self.counted(&own.discards)),
            ("qm-board-own-deck-known", self.places(&own.deck_known)),
            ("qm-board-own-deck", self.counted(&own.deck)),
        ];
        for (id, cards) in zones {
            if !cards.is_empty() {
                lines.push(self.list_line(id, "cards", &cards));
            }
        }
        if !own.requests.is_empty() {
            let spaces: Vec<String> = own
                .requests
                .iter()
                .map(|(_, space)| self.space_named(space).plain().to_owned())
                .collect();
            lines.push(self.list_line("qm-board-own-requests", "spaces", &spaces));
        }
        lines
    }

    fn list_line(&self, id: &str, name: &'static str, items: &[String]) -> String {
        if items.is_empty() {
            return self.texts.word(&format!("{id}-none"));
        }
        let list = items.join(", ");
        self.texts.say(id, Args::new().with(name, list))
    }

    /// A space with a piece, and what is to be said of the piece.
    fn held(&self, seen: &CountryView, kind: PieceKind, space: &str) -> String {
        let yes_no = |is: bool| if is { "yes" } else { "no" };
        let is_unsupplied = seen.unsupplied.iter().any(|other| other == space);
        let mut protected = seen.protected.iter();
        let is_protected = protected.any(|(other, at)| *other == kind && at == space);
        let args = Args::new()
            .with("space", self.space_named(space))
            .with("unsupplied", yes_no(is_unsupplied))
            .with("protected", yes_no(is_protected))
            .with("piece", self.piece(kind));
        self.texts.say("qm-board-piece", args)
    }

    /// The titles of cards, copies counted, in the order in which each comes first.
    fn counted(&self, cards: &[CardName]) -> Vec<String> {
        let mut counted: Vec<(&str, u32)> = Vec::new();
        for card in cards {
            match counted.iter_mut().find(|(other, _)| other == card) {
                Some((_, n)) => *n += 1,
                None => counted.push((card, 1)),
            }
        }
        counted
            .into_iter()
            .map(|(card, n)| {
                let title = self.card_named(card);
                if n == 1 {
                    return title;
                }
                let args = Args::new().with("card", title).with("n", n);
                self.texts.say("qm-board-copies", args)
            })
            .collect()
    }

    /// Cards whose place in the deck is known, counted from the top.
    fn places(&self, cards: &[(usize, CardName)]) -> Vec<String> {
        cards
            .iter()
            .map(|(place, card)| {
                let args = Args::new()
                    .with("place", place + 1)
                    .with("card", self.card_named(card));
                self.texts.say("qm-board-place", args)
            })
            .collect()
    }
}
