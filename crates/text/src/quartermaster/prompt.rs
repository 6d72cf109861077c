//! The open question, as a sentence: who is asked, and what for.

use ::quartermaster::{Cause, Country, Pending, Team, View};
use game::Seat;

use super::Words;
use super::trigger::battle_name;
use crate::noun::Noun;
use crate::texts::{Args, capital};

impl Words<'_> {
    /// What is asked of that seat now; for a seat that is not asked, who is waited for.
    #[must_use]
    pub fn prompt(&self, view: &View, seat: Seat) -> String {
        let prompt = if view.asked.contains(&seat) {
            self.question(view, seat)
        } else {
            self.waiting(view)
        };
        capital(&prompt)
    }

    /// Who is waited for, told to a player who is not asked.
    #[must_use]
    pub fn waiting(&self, view: &View) -> String {
        if view.asked.is_empty() {
            return self.texts.word("qm-ask-nobody");
        }
        // One list of countries: a list of lists would not tell where a seat's ends.
        let countries = Country::ALL
            .into_iter()
            .filter(|&country| view.asked.contains(&Seat(view.countries[country].seat)));
        let args = Args::new().with("who", self.countries(countries));
        self.texts.say("qm-ask-waiting", args)
    }

    /// The countries that a seat leads.
    #[must_use]
    pub fn seat(&self, view: &View, seat: Seat) -> Noun {
        self.countries(
            Country::ALL
                .into_iter()
                .filter(|&country| view.countries[country].seat == seat.0),
        )
    }

    fn countries(&self, countries: impl Iterator<Item = Country>) -> Noun {
        let nouns: Vec<Noun> = countries.map(|country| self.country(country)).collect();
        self.texts.all_nouns(&nouns)
    }

    fn question(&self, view: &View, seat: Seat) -> String {
        let texts = self.texts;
        let active = || Args::new().with("who", self.country(view.active));
        match view.pending.last() {
            None => texts.say("qm-ask-play", active()),
            Some(Pending::Opening { discarded }) => {
                let owed = view.options.opening_discards();
                let owing: Vec<Country> = Country::ALL
                    .into_iter()
                    .filter(|&country| view.countries[country].seat == seat.0)
                    .filter(|&country| discarded[country] < owed)
                    .collect();
                let left: u8 = owing.iter().map(|&country| owed - discarded[country]).sum();
                let args = Args::new()
                    .with("who", self.countries(owing.into_iter()))
                    .with("left", left);
                texts.say("qm-ask-opening", args)
            }
            Some(Pending::Prepare { decided }) => {
                let who = Country::ALL
                    .into_iter()
                    .filter(|&country| view.countries[country].seat == seat.0)
                    .find(|&country| !decided[country]);
                let args = Args::new().with("who", self.countries(who.into_iter()));
                texts.say("qm-ask-prepare", args)
            }
            Some(Pending::Play) => texts.say("qm-ask-play", active()),
            Some(Pending::Air) => texts.say("qm-ask-air", active()),
            Some(Pending::Marshal) => texts.say("qm-ask-marshal", active()),
            Some(Pending::Retreat { country, space }) => {
                let args = Args::new()
                    .with("who", self.country(*country))
                    .with("space", self.space_named(space));
                texts.say("qm-ask-retreat", args)
            }
            Some(Pending::Reallocate { left: 0 }) => texts.say("qm-ask-take-basic", active()),
            Some(Pending::Reallocate { left }) => {
                texts.say("qm-ask-reallocate", active().with("left", *left))
            }
            Some(Pending::Discard) => texts.say("qm-ask-discard", active()),
            Some(Pending::Supply) => texts.say("qm-ask-supply", active()),
            Some(Pending::Pay { country, left }) => {
                let args = Args::new()
                    .with("who", self.country(*country))
                    .with("left", *left);
                texts.say("qm-ask-pay", args)
            }
            Some(Pending::GiveStatus { country }) => {
                let args = Args::new().with("who", self.country(*country));
                texts.say("qm-ask-give-status", args)
            }
            Some(Pending::GivePiece { country, kind }) => {
                let args = Args::new()
                    .with("who", self.country(*country))
                    .with("piece", self.piece(*kind));
                texts.say("qm-ask-give-piece", args)
            }
            Some(Pending::Effect {
                card,
                decider,
                what,
                ..
            }) => {
                let args = Args::new()
                    .with("who", self.country(*decider))
                    .with("card", self.card_named(card));
                texts.say(&super::id("qm-ask", what.name()), args)
            }
            Some(Pending::Rebuild { card, kind }) => {
                let args = Args::new()
                    .with("who", self.seat(view, seat))
                    .with("card", self.card_named(card))
                    .with("piece", self.piece(*kind));
                texts.say("qm-ask-rebuild", args)
            }
            Some(Pending::Battle { by, space, kind }) => {
                let args = Args::new()
                    .with("who", self.country(*by))
                    .with("kind", battle_name(*kind))
                    .with("space", self.space_named(space));
                texts.say("qm-ask-target", args)
            }
            Some(window @ Pending::Window { team, .. }) => {
                let who = self.in_window(view, seat, *team);
                self.window(who, window)
            }
            Some(Pending::Withdraw { .. }) => {
                let args = Args::new().with("who", self.seat(view, seat));
                texts.say("qm-ask-withdraw", args)
            }
            Some(Pending::Free {
                card,
                country,
                kind,
            }) => {
                let args = Args::new()
                    .with("who", self.country(*country))
                    .with("card", self.card_named(card))
                    .with("piece", self.piece(*kind));
                texts.say("qm-ask-free", args)
            }
            Some(
                Pending::Deal { .. }
                | Pending::Card { .. }
                | Pending::Use { .. }
                | Pending::Threat { .. }
                | Pending::Shuffle { .. }
                | Pending::PickResponse { .. }
                | Pending::PickDiscard { .. },
            ) => texts.word("qm-ask-nobody"),
        }
    }

    fn in_window(&self, view: &View, seat: Seat, team: Team) -> Noun {
        self.countries(
            team.countries()
                .iter()
                .filter(|&country| view.countries[country].seat == seat.0),
        )
    }

    fn window(&self, who: Noun, window: &Pending) -> String {
        let Pending::Window {
            fact,
            card,
            country,
            piece,
            space,
            ..
        } = window
        else {
            return self.texts.word("qm-ask-nobody");
        };
        let mut args = Args::new().with("who", who);
        if let Some(card) = card {
            args = args.with("card", self.card_named(card));
        }
        if let Some(country) = country {
            args = args.with("country", self.country(*country));
        }
        if let Some(piece) = piece {
            args = args.with("piece", self.piece(*piece));
        }
        if let Some(space) = space {
            args = args.with("space", self.space_named(space));
        }
        self.texts
            .say(&super::id("qm-ask-window", fact.name()), args)
    }

    /// What is going on, outermost first: the trail that led to the question.
    #[must_use]
    pub fn trail(&self, view: &View) -> Vec<String> {
        let pending = view.pending.iter();
        pending
            .filter_map(|pending| self.going_on(pending))
            .map(|line| capital(&line))
            .collect()
    }

    fn going_on(&self, pending: &Pending) -> Option<String> {
        let texts = self.texts;
        Some(match pending {
            Pending::Card { card, is_cancelled } => {
                let id = if *is_cancelled {
                    "qm-trail-card-cancelled"
                } else {
                    "qm-trail-card"
                };
                let country = self.owner(card)?;
                let args = Args::new()
                    .with("country", country)
                    .with("card", self.card_named(card));
                texts.say(id, args)
            }
            Pending::Use { card, .. } => {
                let args = Args::new()
                    .with("country", self.owner(card)?)
                    .with("card", self.card_named(card));
                texts.say("qm-trail-use", args)
            }
            Pending::Battle { by, kind, space } => {
                let args = Args::new()
                    .with("country", self.country(*by))
                    .with("kind", battle_name(*kind))
                    .with("space", self.space_named(space));
                texts.say("qm-trail-battle", args)
            }
            Pending::Threat {
                country,
                kind,
                space,
                cause,
            } => {
                let id = match cause {
                    Cause::Battle(_) => "qm-trail-threat-battle",
                    Cause::Eliminate(_) => "qm-trail-threat-elimination",
                    Cause::Supply | Cause::Stranded => "qm-trail-threat-supply",
                };
                let args = Args::new()
                    .with("country", self.country(*country))
                    .with("piece", self.piece(*kind))
                    .with("space", self.space_named(space));
                texts.say(id, args)
            }
            _ => return None,
        })
    }

    fn owner(&self, card: &str) -> Option<Noun> {
        let card = self.content.card_named(card)?;
        Some(self.country(self.content.card(card).country))
    }
}
