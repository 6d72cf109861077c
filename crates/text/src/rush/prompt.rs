//! The open question, what can be chosen, and why something cannot.

use ::rush::{CardId, Move, Nation, Part, Pending, Target, View};
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

    /// Who is waited for, told to a player who is not asked.
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
            }) => {
                let face = self.content.card_named(card);
                let firepower = face.map_or(0, |card| self.content.face(card).firepower);
                let args = args.with("card", self.card_named(card));
                ("rush-ask-aim", args.with("firepower", firepower))
            }
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
    pub fn choice(&self, view: &View, mv: Move) -> String {
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
            Move::Attack(id) if self.has_target(view, id) => card("rush-choice-attack", id),
            Move::Attack(id) => card("rush-choice-attack-idle", id),
            Move::Fire(id) => card("rush-choice-fire", id),
            Move::Take(id) => card("rush-choice-take", id),
            Move::Scrap(id) => card("rush-choice-scrap", id),
            Move::Discard(id) => card("rush-choice-discard", id),
            Move::Target(target) => self.target(view, target),
            Move::Activate(kind) => {
                let args = Args::new().with("ability", self.ability(kind));
                texts.say("rush-choice-activate", args)
            }
            Move::Place(base) => texts.say("rush-choice-place", Args::new().with("base", base + 1)),
            // The word for "all" depends on its noun.
            Move::Confirm => texts.word(match view.pending.last() {
                Some(Pending::Purchase { .. }) => "rush-choice-confirm-purchase",
                Some(Pending::Attack { .. }) => "rush-choice-confirm-attack",
                _ => "rush-choice-confirm",
            }),
            Move::Decline => texts.word("rush-choice-decline"),
            Move::End => texts.word("rush-choice-end"),
            Move::Shuffle(_) => texts.word("rush-choice-shuffle"),
        };
        capital(&label)
    }

    /// What can be hit, with what resists the hit.
    fn target(&self, view: &View, target: Target) -> String {
        let args = Args::new()
            .with("seat", self.seat(target.seat))
            .with("base", target.base + 1);
        let seat = view.seats.get(usize::from(target.seat.0));
        let base = seat.and_then(|seat| seat.bases.get(usize::from(target.base))?.as_ref());
        let defender = base.and_then(|base| base.defender.as_ref());
        let (id, is_damaged, args) = match (target.part, defender) {
            (Part::Defender, Some(defender)) => {
                let card = self.content.card_named(&defender.card);
                let armour = card.map_or(0, |card| self.content.face(card).armour);
                let args = args
                    .with("card", self.card_named(&defender.card))
                    .with("armour", armour);
                ("rush-choice-target-defender", defender.is_damaged, args)
            }
            // A person who asks why may point at a defender that is not there.
            (Part::Defender, None) => ("rush-choice-target-nobody", false, args),
            (Part::Base, _) => {
                let is_damaged = base.is_some_and(|base| base.is_damaged);
                ("rush-choice-target-base", is_damaged, args)
            }
        };
        let damaged = if is_damaged { "-damaged" } else { "" };
        self.texts.say(&format!("{id}{damaged}"), args)
    }

    /// Whether there is anything now that the attacker may hit.
    fn has_target(&self, view: &View, attacker: CardId) -> bool {
        let face = self.content.face(attacker);
        let seats = (0..).map(Seat).zip(&view.seats);
        let enemies = seats.filter(|(seat, _)| *seat != view.active);
        let mut bases = enemies.flat_map(|(_, seat)| seat.bases.iter().flatten());
        bases.any(|base| match base.defender {
            Some(_) => !face.is_bases_only,
            None => !face.is_vehicles_only,
        })
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
