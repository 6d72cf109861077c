//! When an ability can be used, as a clause.

use ::quartermaster::effect::{Area, BattleKind, CardType, Family, Kinds, Trigger, Who};
use ::quartermaster::{CardId, Country};

use super::ability::Telling;
use super::area::{Extent, Whose};
use crate::texts::Args;

impl Telling<'_> {
    /// The clause; `None` for what happens when the card is played, or all the time.
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
            Trigger::AirMoved { area: Area::Any } => texts.word("qm-when-air-moved"),
            Trigger::AirMoved { area: Area::Seas } => texts.word("qm-when-air-moved-to-sea"),
            Trigger::AirMoved { area } => {
                let area = self.area(area, Extent::one(Kinds::Air));
                texts.say("qm-when-air-moved-to", Args::new().with("area", area))
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
            Trigger::Removed { pieces, last } => {
                let id = if *last {
                    "qm-when-removed-last"
                } else {
                    "qm-when-removed"
                };
                let args = Args::new().with("pieces", self.pieces(*pieces));
                texts.say(id, args)
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
            Trigger::Levies { by, family } => self.when_levies(*by, *family),
            Trigger::FamilyTarget { who, family } => match self.whose(*who) {
                Whose::Own => {
                    let args = Args::new().with("cards", self.enemy_titles(*family));
                    texts.say("qm-when-you-are-levied-by", args)
                }
                _ => texts.word("qm-when-levied"),
            },
            Trigger::Using { card_type, by } => {
                let args = Args::new().with("type", self.words.card_type(*card_type));
                match self.whose(*by) {
                    Whose::Team(team) => {
                        let args = args.with("team", self.words.team(team));
                        texts.say("qm-when-team-uses", args)
                    }
                    _ => texts.say("qm-when-using", args.with("country", self.who(*by))),
                }
            }
            Trigger::StatusUsed { by } => {
                let args = Args::new().with("country", self.who(*by));
                texts.say("qm-when-status-used", args)
            }
        })
    }

    fn when_battle(self, by: Who, kind: Option<BattleKind>, area: &Area) -> String {
        let id = match self.whose(by) {
            Whose::Own => "qm-when-you-battle",
            _ => "qm-when-battle",
        };
        let extent = match kind {
            Some(kind) => Extent::of(kind.piece()),
            None => Extent::one(Kinds::Piece),
        };
        let args = Args::new()
            .with("kind", kind.map_or("any", battle_name))
            .with("area", self.area(area, extent));
        self.words.texts.say(id, args)
    }

    fn when_levies(self, by: Who, family: Option<Family>) -> String {
        let texts = self.words.texts;
        match (self.whose(by), family) {
            (Whose::Own, None) => texts.word("qm-when-you-levy"),
            (Whose::Own, Some(family)) => {
                let ids = ["qm-when-you-levy-family", "qm-when-you-levy-cards"];
                let card_type = CardType::EconomicWarfare;
                self.with_family(ids, Args::new(), self.owner, card_type, family)
            }
            _ => texts.word("qm-when-levies"),
        }
    }

    fn when_played(self, card_type: CardType, by: Who, family: Option<Family>) -> String {
        let texts = self.words.texts;
        let args = Args::new().with("type", self.words.card_type(card_type));
        match (self.whose(by), family) {
            (Whose::Own, None) => texts.say("qm-when-you-play", args),
            (Whose::Own, Some(family)) => {
                let ids = ["qm-when-you-play-family", "qm-when-you-play-cards"];
                self.with_family(ids, args, self.owner, card_type, family)
            }
            (Whose::Country(country), Some(family)) => {
                let ids = [
                    "qm-when-country-plays-family",
                    "qm-when-country-plays-cards",
                ];
                let args = args.with("country", self.words.country(country));
                self.with_family(ids, args, country, card_type, family)
            }
            (Whose::Team(team), None) => {
                let args = args.with("team", self.words.team(team));
                texts.say("qm-when-team-plays", args)
            }
            _ => texts.say("qm-when-played", args),
        }
    }

    /// A clause about a country's cards of a family. Their titles begin alike in the carried
    /// content; in other content they need not, and then each is named.
    fn with_family(
        self,
        [alike, named]: [&str; 2],
        args: Args<'static>,
        country: Country,
        card_type: CardType,
        family: Family,
    ) -> String {
        let words = self.words;
        let beginning = words.family(family);
        let cards = words.content.cards().iter().zip(0..);
        let own: Vec<(bool, String)> = cards
            .filter(|(card, _)| card.country == country && card.card_type == card_type)
            .map(|(card, id)| (card.family == Some(family), words.card_title(CardId(id))))
            .collect();
        if own
            .iter()
            .all(|(is_meant, title)| *is_meant == title.starts_with(&beginning))
        {
            return words.texts.say(alike, args.with("family", beginning));
        }
        let meant = own.iter().filter(|(is_meant, _)| *is_meant);
        let titles: Vec<&str> = meant.map(|(_, title)| title.as_str()).collect();
        let args = args.with("cards", words.texts.any_of(&titles));
        words.texts.say(named, args)
    }

    /// The titles of all enemy cards of a family.
    fn enemy_titles(self, family: Family) -> String {
        let words = self.words;
        let enemy = self.owner.team().other();
        let cards = words.content.cards().iter().zip(0..);
        let titles: Vec<String> = cards
            .filter(|(card, _)| card.family == Some(family) && card.country.team() == enemy)
            .map(|(_, id)| {
                let args = Args::new().with("card", words.card_title(CardId(id)));
                words.texts.say("qm-quoted-card", args)
            })
            .collect();
        let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
        words.texts.any_of(&titles)
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
            // No title begins so: each is named.
            Family::Bombers => self.texts.word("qm-family-bombers"),
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
