//! The open question, what can be chosen, and why something cannot.

use ::rush::{Move, Nation, Part, Pending, Shot, View};
use game::{Refused, Seat};

use super::Words;
use crate::texts::{Args, capital, sentence};

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

    /// Who is waited for, told to somebody who is not asked.
    #[must_use]
    pub fn waiting(&self, view: &View) -> String {
        if view.asked.is_empty() {
            return self.texts.word("rush-ask-nobody");
        }
        let names: Vec<String> = view.asked.iter().map(|&seat| self.seat(seat)).collect();
        let args = Args::new().with("who", names.join(", "));
        self.texts.say("rush-ask-waiting", args)
    }

    fn question(&self, view: &View, seat: Seat) -> String {
        let args = Args::new().with("who", self.seat(seat));
        let (id, args) = match view.pending.last() {
            Some(Pending::Purchase { card, .. }) => (
                "rush-ask-purchase",
                args.with("card", self.card_named(card)),
            ),
            Some(Pending::Card {
                card,
                ability: Some(ability),
            }) => (
                "rush-ask-ability",
                args.with("card", self.card_named(card))
                    .with("ability", self.ability_named(ability)),
            ),
            Some(Pending::Card { card, .. }) => {
                ("rush-ask-card", args.with("card", self.card_named(card)))
            }
            Some(Pending::Place { card }) => {
                ("rush-ask-place", args.with("card", self.card_named(card)))
            }
            Some(Pending::Sabotage) => ("rush-ask-sabotage", args),
            Some(Pending::Attack {
                aiming: Some(card), ..
            }) => ("rush-ask-aim", args.with("card", self.card_named(card))),
            Some(Pending::Attack {
                is_naming: true, ..
            }) => ("rush-ask-name", args),
            Some(Pending::Attack { .. }) => ("rush-ask-fire", args),
            Some(Pending::Reward { due, .. }) => ("rush-ask-reward", args.with("due", *due)),
            _ => ("rush-ask-play", args),
        };
        self.texts.say(id, args)
    }

    /// The label of a move.
    #[must_use]
    pub fn choice(&self, mv: Move) -> String {
        let texts = self.texts;
        let card = |id: &str, card| {
            let args = Args::new().with("card", self.card_title(card));
            texts.say(id, args)
        };
        let label = match mv {
            Move::Buy(id) => card("rush-choice-buy", id),
            Move::Pay(id) => card("rush-choice-pay", id),
            Move::Use(id) => card("rush-choice-use", id),
            Move::Defend(id) => card("rush-choice-defend", id),
            Move::Attack(id) => card("rush-choice-attack", id),
            Move::Fire(id) => card("rush-choice-fire", id),
            Move::Take(id) => card("rush-choice-take", id),
            Move::Scrap(id) => card("rush-choice-scrap", id),
            Move::Discard(id) => card("rush-choice-discard", id),
            Move::Target(target) => {
                let id = match target.part {
                    Part::Base => "rush-choice-target-base",
                    Part::Defender => "rush-choice-target-defender",
                };
                let args = Args::new()
                    .with("seat", self.seat(target.seat))
                    .with("base", target.base + 1);
                texts.say(id, args)
            }
            Move::Activate(kind) => {
                let args = Args::new().with("ability", self.ability(kind));
                texts.say("rush-choice-activate", args)
            }
            Move::Place(base) => texts.say("rush-choice-place", Args::new().with("base", base + 1)),
            Move::Confirm => texts.word("rush-choice-confirm"),
            Move::Decline => texts.word("rush-choice-decline"),
            Move::End => texts.word("rush-choice-end"),
            Move::Shuffle(_) => texts.word("rush-choice-shuffle"),
        };
        capital(&label)
    }

    /// The label of a hit: what it would do.
    #[must_use]
    pub fn shot(&self, shot: &Shot) -> String {
        let id = match (shot.target.part, shot.is_fatal) {
            (Part::Base, false) => "rush-choice-damage-base",
            (Part::Base, true) => "rush-choice-destroy-base",
            (Part::Defender, false) => "rush-choice-damage-defender",
            (Part::Defender, true) => "rush-choice-destroy-defender",
        };
        let args = Args::new()
            .with("seat", self.seat(shot.target.seat))
            .with("base", shot.target.base + 1);
        capital(&self.texts.say(id, args))
    }

    /// Why a move is refused.
    #[must_use]
    pub fn refusal(&self, refused: &Refused) -> String {
        let mut args = Args::new();
        for (name, value) in &refused.arguments {
            args = match &**name {
                "card" => args.with("card", self.card_named(value)),
                "nation" => match Nation::named(value) {
                    Some(nation) => args.with("nation", self.nation(nation)),
                    None => args.with("nation", value.clone()),
                },
                other => args.with_named(other.to_owned(), value.clone()),
            };
        }
        sentence(&self.texts.say(&format!("rush-err-{}", refused.id), args))
    }
}
