//! The texts of cards and bonuses, from their moments and effects.

use ::orders::effect::{BonusEffect, CardEffect, Timing, When};
use ::orders::{Bonus, Card};

use super::{Words, kind_name};
use crate::noun::Noun;
use crate::texts::{Args, sentence};

impl Words<'_> {
    /// On whose turn the card is used.
    #[must_use]
    pub fn card_kind(&self, card: &Card) -> String {
        self.texts.word(match card.timing {
            Timing::OwnTurn => "orders-kind-own-turn",
            Timing::Defending => "orders-kind-defending",
        })
    }

    /// What the card does.
    #[must_use]
    pub fn card_text(&self, card: &Card) -> String {
        let args = Args::new()
            .with("when", self.when(&card.when))
            .with("effect", self.effect(card));
        sentence(&self.texts.say("orders-text", args))
    }

    fn when(&self, when: &When) -> String {
        let texts = self.texts;
        let of = |id: &str, action| {
            let args = Args::new()
                .with("action", self.action(action))
                .with("of", action.name());
            texts.say(id, args)
        };
        match when {
            When::OwnTurn => texts.word("orders-when-own-turn"),
            When::DeployingBesideEnemy(action) => of("orders-when-deploying", *action),
            When::Entered(action) => of("orders-when-entered", *action),
            When::BeforeRoll(action) => of("orders-when-before-roll", *action),
            When::Placing(action) => of("orders-when-placing", *action),
            When::DefendingAgainst(actions) => {
                let names: Vec<Noun> = actions.iter().map(|&one| self.action(one)).collect();
                let args = Args::new().with("actions", texts.any_noun(&names));
                texts.say("orders-when-defending", args)
            }
        }
    }

    fn effect(&self, card: &Card) -> String {
        let (id, n) = match card.effect {
            CardEffect::MoreToEnter(n) => ("orders-do-more-to-enter", n),
            CardEffect::MoreToPlace(n) => ("orders-do-more-to-place", n),
            CardEffect::MoreDice(n) => ("orders-do-more-dice", n),
            CardEffect::ReadyCommander(n) => ("orders-do-ready-commander", n),
            CardEffect::ShareSpace => return self.texts.word("orders-do-share-space"),
        };
        let args = Args::new().with("n", n).with("kind", pieces_of(&card.when));
        self.texts.say(id, args)
    }

    /// What the bonus does.
    #[must_use]
    pub fn bonus_text(&self, bonus: &Bonus) -> String {
        let texts = self.texts;
        match bonus.effect {
            BonusEffect::Strength { of, plus } => {
                let args = Args::new()
                    .with("action", self.action(of))
                    .with("of", of.name())
                    .with("plus", plus);
                texts.say("orders-bonus-text-strength", args)
            }
            BonusEffect::Enter { by, plus } => {
                let args = Args::new()
                    .with("action", self.action(by))
                    .with("of", by.name())
                    .with("kind", kind_name(by.kind()))
                    .with("n", plus);
                texts.say("orders-bonus-text-enter", args)
            }
            BonusEffect::Dice { of, plus } => {
                let args = Args::new().with("action", self.action(of)).with("n", plus);
                texts.say("orders-bonus-text-dice", args)
            }
            BonusEffect::Commanders(n) => {
                texts.say("orders-bonus-text-commanders", Args::new().with("n", n))
            }
            BonusEffect::DefenceDice(n) => {
                texts.say("orders-bonus-text-defence", Args::new().with("n", n))
            }
        }
    }
}

/// The kind of piece that acts at that moment, as messages select it.
fn pieces_of(when: &When) -> &'static str {
    match when {
        When::DeployingBesideEnemy(action)
        | When::Entered(action)
        | When::BeforeRoll(action)
        | When::Placing(action) => kind_name(action.kind()),
        When::OwnTurn | When::DefendingAgainst(_) => "",
    }
}
