//! When an ability can be used, as a clause.

use ::quartermaster::CardId;
use ::quartermaster::effect::{Area, BattleKind, CardType, Family, Kinds, Trigger, Who};

use super::ability::Telling;
use super::area::{Extent, Whose};
use crate::texts::Args;

impl Telling<'_> {
    /// The clause; none for what happens when the card is played, or all the time.
    pub(super) fn when(self) -> Option<String> {
        let texts = self.words.texts;
        Some(match self.trigger {
            Trigger::Play | Trigger::Static => return None,
            Trigger::InsteadOfPlay => texts.word("qm-when-instead-of-play"),
            Trigger::TurnStart => texts.word("qm-when-turn-start"),
            Trigger::AnyTurnStart => texts.word("qm-when-any-turn-start"),
            Trigger::During(step) => {
                let args = Args::new().with("step", self.words.step(*step));
                texts.say("qm-when-during", args)
            }
            Trigger::StartOf(step) => {
                let args = Args::new().with("step", self.words.step(*step));
                texts.say("qm-when-start-of", args)
            }
            Trigger::AnyStartOf(step) => {
                let args = Args::new().with("step", self.words.step(*step));
                texts.say("qm-when-any-start-of", args)
            }
            Trigger::Marshalled { area: Area::Any } => texts.word("qm-when-you-marshal"),
            Trigger::Marshalled { area } => {
                let area = self.area(area, Extent::one(Kinds::Air));
                texts.say("qm-when-you-marshal-to", Args::new().with("area", area))
            }
            Trigger::Battle { by, kind, area } => self.when_battle(*by, *kind, area),
            Trigger::Battled { pieces, area } => {
                let args = Args::new()
                    .with("pieces", self.pieces(*pieces))
                    .with("area", self.area(area, Extent::one(pieces.kind)));
                texts.say("qm-when-battled", args)
            }
            Trigger::WouldRemove { pieces, area } => {
                let args = Args::new()
                    .with("pieces", self.pieces(*pieces))
                    .with("area", self.area(area, Extent::one(pieces.kind)));
                texts.say("qm-when-would-remove", args)
            }
            Trigger::Removed { pieces } => {
                let args = Args::new().with("pieces", self.pieces(*pieces));
                texts.say("qm-when-removed", args)
            }
            Trigger::Built { pieces, area } => {
                let area = self.area(area, Extent::one(pieces.kind));
                match self.whose(pieces.of) {
                    Whose::Own => {
                        let piece = self.words.kinds(pieces.kind);
                        let args = Args::new().with("piece", piece).with("area", area);
                        texts.say("qm-when-you-build", args)
                    }
                    _ => {
                        let pieces = self.pieces(*pieces);
                        let args = Args::new().with("pieces", pieces).with("area", area);
                        texts.say("qm-when-built", args)
                    }
                }
            }
            Trigger::MayBuild { pieces } => match self.whose(pieces.of) {
                Whose::Own => {
                    let args = Args::new().with("piece", self.words.kinds(pieces.kind));
                    texts.say("qm-when-you-may-build", args)
                }
                _ => texts.word("qm-when-may-build"),
            },
            Trigger::Played {
                card_type,
                by,
                family,
            } => self.when_played(*card_type, *by, *family),
            Trigger::Resolved { card_type, by } => self.when_resolved(*card_type, *by),
            Trigger::EconomicWarfareTarget(who) => match self.whose(*who) {
                Whose::Own => texts.word("qm-when-you-are-levied"),
                _ => texts.word("qm-when-levied"),
            },
            Trigger::StatusUsed { by } => {
                let args = Args::new().with("country", self.who(*by));
                texts.say("qm-when-status-used", args)
            }
        })
    }

    fn when_battle(self, by: Who, kind: BattleKind, area: &Area) -> String {
        let (id, word) = match self.whose(by) {
            Whose::Own => ("qm-when-you-battle", kind),
            _ => ("qm-when-battle", kind),
        };
        let args = Args::new()
            .with("kind", battle_name(word))
            .with("area", self.area(area, Extent::of(word.piece())));
        self.words.texts.say(id, args)
    }

    fn when_played(self, card_type: CardType, by: Who, family: Option<Family>) -> String {
        let args = Args::new().with("type", self.words.card_type(card_type));
        match (self.whose(by), family) {
            (Whose::Own, None) => self.words.texts.say("qm-when-you-play", args),
            (Whose::Own, Some(family)) => self.when_family_played(card_type, family),
            (Whose::Team(team), None) => {
                let args = args.with("team", self.words.team(team));
                self.words.texts.say("qm-when-team-plays", args)
            }
            _ => self.words.texts.say("qm-when-played", args),
        }
    }

    /// When the owner plays a card of a family. Its titles begin alike in the carried content; in
    /// other content they need not, and then each is named.
    fn when_family_played(self, card_type: CardType, family: Family) -> String {
        let words = self.words;
        let beginning = words.family(family);
        let cards = words.content.cards().iter().zip(0..);
        let own: Vec<(bool, String)> = cards
            .filter(|(card, _)| card.country == self.owner && card.card_type == card_type)
            .map(|(card, id)| (card.family == Some(family), words.card_title(CardId(id))))
            .collect();
        if own
            .iter()
            .all(|(is_meant, title)| *is_meant == title.starts_with(&beginning))
        {
            let args = Args::new()
                .with("type", words.card_type(card_type))
                .with("family", beginning);
            return words.texts.say("qm-when-you-play-family", args);
        }
        let meant = own.iter().filter(|(is_meant, _)| *is_meant);
        let titles: Vec<&str> = meant.map(|(_, title)| title.as_str()).collect();
        let args = Args::new().with("cards", words.texts.any_of(&titles));
        words.texts.say("qm-when-you-play-cards", args)
    }

    fn when_resolved(self, card_type: Option<CardType>, by: Who) -> String {
        let texts = self.words.texts;
        match (self.whose(by), card_type) {
            (Whose::Own, None) => texts.word("qm-when-your-card-resolved"),
            (Whose::Own, Some(card_type)) => {
                let args = Args::new().with("type", self.words.card_type(card_type));
                texts.say("qm-when-your-type-resolved", args)
            }
            _ => texts.word("qm-when-resolved"),
        }
    }
}

impl super::Words<'_> {
    fn family(self, family: Family) -> String {
        match family {
            Family::Submarines => self.texts.word("qm-family-submarines"),
        }
    }
}

/// The word by which messages select a kind of battle.
pub(super) fn battle_name(kind: BattleKind) -> &'static str {
    match kind {
        BattleKind::Land => "land",
        BattleKind::Sea => "sea",
    }
}
