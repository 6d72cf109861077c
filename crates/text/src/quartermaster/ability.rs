//! The text of a card: a sentence or two for each ability, from its trigger, cost, limit and
//! effects.

use ::quartermaster::effect::{Ability, Cost, Effect, Limit, Trigger};
use ::quartermaster::{Card, CardId, Country};

use super::Words;
use crate::texts::{Args, sentence};

/// What the sentences of one ability have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Telling<'a> {
    pub(super) words: Words<'a>,
    /// Whose card it is: "you".
    pub(super) owner: Country,
    /// When the ability can be used.
    pub(super) trigger: &'a Trigger,
    /// Who acts in this part of the tree.
    pub(super) subject: Subject,
}

/// Who acts in a part of the tree, and in what form the verb stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// The owner, in the imperative: "build an army".
    You,
    /// The owner, in the infinitive, among options.
    Your,
    /// That country, in the infinitive: "may build an army".
    Country(Country),
    /// The target, in the infinitive.
    Target,
}

impl Subject {
    /// The form of the verb, as messages select it.
    pub(super) fn mood(self) -> &'static str {
        match self {
            Self::You => "imperative",
            Self::Your | Self::Country(_) | Self::Target => "infinitive",
        }
    }
}

impl<'a> Words<'a> {
    /// What the card does: one paragraph for each of its abilities.
    #[must_use]
    pub fn card_text(&self, card: CardId) -> Vec<String> {
        let card = self.content.card(card);
        let abilities = card.abilities.iter();
        abilities
            .map(|ability| self.ability(card, ability))
            .collect()
    }

    /// The card's type and whose it is, as a line of its own.
    #[must_use]
    pub fn card_kind(&self, card: CardId) -> String {
        let card = self.content.card(card);
        let args = Args::new()
            .with("type", self.card_type(card.card_type))
            .with("country", self.country(card.country));
        self.texts.say("qm-card-kind", args)
    }

    fn ability(self, card: &Card, ability: &'a Ability) -> String {
        let telling = Telling {
            words: self,
            owner: card.country,
            trigger: &ability.trigger,
            subject: Subject::You,
        };
        telling.paragraph(ability)
    }
}

impl Telling<'_> {
    fn paragraph(self, ability: &Ability) -> String {
        let texts = self.words.texts;
        let mut sentences = Vec::new();
        let mut previous = None;
        for effect in &ability.effect {
            let mut clause = self.part(effect, previous);
            let is_count = matches!(effect, Effect::Gain { .. } | Effect::DiscardTop { .. });
            if previous.is_some() && is_count {
                // Points and discards are told one beside the other.
            } else if previous.is_some() {
                clause = texts.say("qm-next", Args::new().with("clause", clause));
            } else {
                clause = self.opening(ability, effect, clause);
            }
            sentences.push(sentence(&clause));
            previous = Some(effect);
        }
        sentences.join(" ")
    }

    /// The first clause with when it happens and what it costs.
    fn opening(self, ability: &Ability, effect: &Effect, clause: String) -> String {
        let texts = self.words.texts;
        let cost = match (self.cost(ability.cost), self.cost(ability.also)) {
            (Some(first), Some(second)) => {
                let args = Args::new().with("first", first).with("second", second);
                Some(texts.say("qm-cost-and", args))
            }
            (first, second) => first.or(second),
        };
        let clause = match cost {
            Some(cost) => {
                // "Discard a card, then build" but "discard a card, and the navy stays".
                let id = match effect {
                    Effect::SpareIt | Effect::ProtectIt => "qm-cost-so",
                    _ => "qm-cost-then",
                };
                let args = Args::new().with("cost", cost).with("clause", clause);
                texts.say(id, args)
            }
            None => clause,
        };
        let Some(when) = self.when() else {
            return clause;
        };
        // A turn or a step begins once a turn anyway.
        let is_once = ability.limit == Limit::OncePerTurn
            && !matches!(
                self.trigger,
                Trigger::TurnStart | Trigger::During(_) | Trigger::StartOf(_)
            );
        let id = if is_once {
            "qm-when-once-a-turn"
        } else {
            "qm-when"
        };
        let args = Args::new().with("when", when).with("clause", clause);
        texts.say(id, args)
    }

    fn cost(self, cost: Cost) -> Option<String> {
        let (id, cards) = match cost {
            Cost::None => return None,
            Cost::DiscardDeck(cards) => ("qm-cost-discard-deck", cards),
            Cost::DiscardHand(cards) => ("qm-cost-discard-hand", cards),
            Cost::LoseAir => return Some(self.words.texts.word("qm-cost-lose-air")),
            Cost::LoseArmy => return Some(self.words.texts.word("qm-cost-lose-army")),
            Cost::LoseStatus => return Some(self.words.texts.word("qm-cost-lose-status")),
            Cost::DiscardHandOf { card_type, cards } => {
                let args = Args::new()
                    .with("type", self.words.card_type(card_type))
                    .with("cards", cards);
                return Some(self.words.texts.say("qm-cost-discard-hand-of", args));
            }
        };
        let args = Args::new().with("cards", cards);
        Some(self.words.texts.say(id, args))
    }
}
