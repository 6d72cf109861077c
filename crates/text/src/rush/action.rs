//! What is going on in a turn: attackers and what they did, cards played and paid, medals due; and the
//! score as the table stands.

use ::rush::{Content, Deed, Hit, Nation, Pending, View};
use game::{CardName, Seat};

use super::Words;
use crate::texts::Args;

/// A turn in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActionTold {
    /// Whose turn it is, or whose attack.
    pub title: String,
    /// How many attackers have fired, of how many.
    pub count: Option<String>,
    /// Attackers and cards of Siege, in order.
    pub shots: Vec<ShotTold>,
    /// What else was played, paid and bought, and which medals are due.
    pub used: Vec<String>,
}

/// A vehicle that fires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShotTold {
    /// Its card.
    pub card: CardName,
    /// Where it is in the attack.
    pub stage: ShotStage,
    /// What it did or does.
    pub text: String,
    /// Its firepower and what it may not hit, while it has not fired.
    pub detail: Option<String>,
    /// The points it brought.
    pub points: u32,
}

/// Where a vehicle is in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotStage {
    /// It has fired.
    Done,
    /// It looks for its target.
    Now,
    /// It waits.
    Next,
}

impl Words<'_> {
    /// The turn that is going on, told to that seat.
    #[must_use]
    pub fn action(&self, view: &View, observer: Option<Seat>) -> ActionTold {
        if view.step.is_none() || view.outcome.is_some() {
            return ActionTold {
                title: self.texts.word("rush-action-none"),
                ..ActionTold::default()
            };
        }
        let attack = view.pending.iter().find_map(|pending| match pending {
            Pending::Attack {
                attackers,
                aiming,
                is_naming,
                kills,
                nation,
            } => Some((attackers, aiming, *is_naming, *kills, *nation)),
            _ => None,
        });
        let what = if attack.is_some() { "attack" } else { "turn" };
        let title = if observer == Some(view.active) {
            self.texts.word(&format!("rush-action-{what}-yours"))
        } else {
            let args = Args::new().with("seat", self.seat(view.active));
            self.texts.say(&format!("rush-action-{what}"), args)
        };
        let deeds = &view.this_turn.deeds;
        let mut shots: Vec<ShotTold> = deeds.iter().filter_map(|deed| self.shot(deed)).collect();
        let n_fired = shots.len();
        let mut count = None;
        if let Some((attackers, aiming, is_naming, ..)) = attack {
            let next = if is_naming { "named" } else { "next" };
            let now = aiming.iter().map(|card| (card, ShotStage::Now, "now"));
            let waiting = attackers.iter().map(|card| (card, ShotStage::Next, next));
            shots.extend(now.chain(waiting).map(|(card, stage, word)| {
                let args = Args::new().with("card", self.card_named(card));
                ShotTold {
                    card: card.clone(),
                    stage,
                    text: self.texts.say(&format!("rush-action-{word}"), args),
                    detail: self.strength(card),
                    points: 0,
                }
            }));
            count = (!is_naming && !shots.is_empty()).then(|| {
                let args = Args::new()
                    .with("n", n_fired + usize::from(aiming.is_some()))
                    .with("all", shots.len());
                self.texts.say("rush-action-of", args)
            });
        }
        let due = attack.map(|(.., kills, nation)| (nation, kills));
        ActionTold {
            title,
            count,
            used: self.used(view, due, shots.is_empty()),
            shots,
        }
    }

    /// What an attacker or a Siege did.
    fn shot(&self, deed: &Deed<CardName>) -> Option<ShotTold> {
        let (card, hit) = match deed {
            Deed::Fired { card, hit } => (card, hit.as_ref()),
            Deed::Besieged { card, hit } => (card, Some(hit)),
            _ => return None,
        };
        let args = Args::new().with("card", self.card_named(card));
        let Some(hit) = hit else {
            return Some(ShotTold {
                card: card.clone(),
                stage: ShotStage::Done,
                text: self.texts.say("rush-action-idle", args),
                detail: None,
                points: 0,
            });
        };
        let target = match &hit.vehicle {
            Some(vehicle) => self.card_named(vehicle),
            None => {
                let args = Args::new().with("base", hit.base + 1);
                self.texts.say("rush-action-base", args)
            }
        };
        let args = args
            .with("target", target)
            .with("seat", self.seat(hit.seat));
        let id = if hit.is_fatal {
            "rush-action-destroyed"
        } else {
            "rush-action-damaged"
        };
        Some(ShotTold {
            card: card.clone(),
            stage: ShotStage::Done,
            text: self.texts.say(id, args),
            detail: None,
            points: self.points(hit),
        })
    }

    /// What a hit brought: a base its medals, a vehicle one of the stack.
    fn points(&self, hit: &Hit<CardName>) -> u32 {
        match (hit.is_fatal, &hit.vehicle) {
            (false, _) => 0,
            (true, Some(_)) => 1,
            (true, None) => base_worth(self.content),
        }
    }

    fn strength(&self, card: &str) -> Option<String> {
        let card = self.content.card(self.content.card_named(card)?);
        let args = Args::new().with("n", card.face.firepower);
        let mut words = vec![self.texts.say("rush-action-firepower", args)];
        let barring = card.abilities.iter().map(|ability| ability.kind());
        let barring = barring.filter(|kind| kind.is_bar());
        words.extend(barring.map(|kind| self.ability(kind)));
        Some(words.join(", "))
    }

    /// Cards played, paid, bought and laid on bases; medals due.
    fn used(&self, view: &View, due: Option<(Nation, u8)>, is_empty: bool) -> Vec<String> {
        let texts = self.texts;
        let deeds = &view.this_turn.deeds;
        let mut lines = Vec::new();
        let list = |cards: Vec<CardName>, id: &str| {
            let args = Args::new().with("cards", self.counted(&cards));
            (!cards.is_empty()).then(|| texts.say(id, args))
        };
        let played = deeds.iter().filter_map(|deed| match deed {
            Deed::Used { card } => Some(card.clone()),
            _ => None,
        });
        lines.extend(list(played.collect(), "rush-action-played"));
        for deed in deeds {
            if let Deed::Guarded { card, base } = deed {
                let args = Args::new()
                    .with("card", self.card_named(card))
                    .with("base", base + 1);
                lines.push(texts.say("rush-action-guard", args));
            }
        }
        // What paid for each vehicle, one after the other.
        let mut paid: Vec<(&CardName, Vec<CardName>)> = Vec::new();
        for deed in deeds {
            if let Deed::Paid { card, bought } = deed {
                match paid.iter_mut().find(|(other, _)| *other == bought) {
                    Some((_, cards)) => cards.push(card.clone()),
                    None => paid.push((bought, vec![card.clone()])),
                }
            }
        }
        lines.extend(paid.into_iter().map(|(bought, cards)| {
            let args = Args::new()
                .with("card", self.card_named(bought))
                .with("cards", self.counted(&cards));
            texts.say("rush-action-paid", args)
        }));
        let bought = deeds.iter().filter_map(|deed| match deed {
            Deed::Bought { card } => Some(card.clone()),
            _ => None,
        });
        lines.extend(list(bought.collect(), "rush-action-bought"));
        let medals: Vec<String> = Nation::ALL
            .into_iter()
            .filter_map(|nation| {
                let now = due.filter(|(of, _)| *of == nation).map_or(0, |(_, n)| n);
                let n = now + view.this_turn.owed[nation];
                let args = Args::new().with("nation", self.nation(nation)).with("n", n);
                (n > 0).then(|| texts.say("rush-action-due-of", args))
            })
            .collect();
        if !medals.is_empty() {
            let args = Args::new().with("medals", medals.join(", "));
            lines.push(texts.say("rush-action-due", args));
        }
        if lines.is_empty() && is_empty {
            lines.push(texts.word("rush-action-empty"));
        }
        lines
    }

    /// What each seat would score now.
    pub(super) fn scores(&self, view: &View) -> Option<String> {
        view.step?;
        let seats = (0..).map(Seat).zip(&view.seats);
        let scores: Vec<String> = seats
            .map(|(seat, seen)| {
                let args = Args::new()
                    .with("seat", self.seat(seat))
                    .with("total", seen.score.total)
                    .with("medals", seen.score.medals)
                    .with("bases", seen.score.bases)
                    .with("leads", seen.score.leads);
                self.texts.say("rush-board-score", args)
            })
            .collect();
        let args = Args::new().with("scores", scores.join("; "));
        Some(self.texts.say("rush-board-scores", args))
    }
}

/// What a captured base counts.
#[must_use]
pub fn base_worth(content: &Content) -> u32 {
    let cards = content.cards().iter();
    let mut bases = cards.filter(|card| card.face.kind == ::rush::Kind::Base);
    bases.next().map_or(0, |base| u32::from(base.face.medals))
}
