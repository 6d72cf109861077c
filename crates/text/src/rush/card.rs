//! The text of a card: what is printed on it and what its abilities do.

use ::rush::ability::Ability;
use ::rush::{Achievement, CardId, Count, Filter, Kind, Provenance};

use super::Words;
use crate::texts::{Args, capital, sentence};

impl Words<'_> {
    /// What the card is.
    #[must_use]
    pub fn card_kind(&self, card: CardId) -> String {
        let face = &self.content.card(card).face;
        let kind = match face.kind {
            Kind::Vehicle => {
                if let (Some(class), Some(nation)) = (face.class, face.nation) {
                    let args = Args::new()
                        .with("class", self.class(class))
                        .with("nation", self.nation(nation));
                    return self.texts.say("rush-kind-vehicle", args);
                }
                "rush-kind-vehicle"
            }
            Kind::Barracks => "rush-kind-barracks",
            Kind::Medal => "rush-kind-medal",
            Kind::Base => "rush-kind-base",
        };
        let kind = self.texts.word(kind);
        match face.nation {
            Some(nation) => {
                let args = Args::new()
                    .with("kind", kind)
                    .with("nation", self.nation(nation));
                self.texts.say("rush-kind-of-nation", args)
            }
            None => kind,
        }
    }

    /// What kind of card it is, in one word.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> String {
        self.texts.word(match kind {
            Kind::Vehicle => "rush-award-vehicle",
            Kind::Barracks => "rush-kind-barracks",
            Kind::Medal => "rush-kind-medal",
            Kind::Base => "rush-kind-base",
        })
    }

    /// What the card can do: its values, then a paragraph for each ability.
    #[must_use]
    pub fn card_text(&self, card: CardId) -> Vec<String> {
        let texts = self.texts;
        let card = self.content.card(card);
        let face = &card.face;
        let mut values = Vec::new();
        if face.kind == Kind::Vehicle {
            let args = Args::new()
                .with("cost", face.cost)
                .with("firepower", face.firepower)
                .with("armour", face.armour);
            values.push(texts.say("rush-text-vehicle", args));
        }
        if face.kind != Kind::Base {
            values.push(match face.resources {
                Some(resources) => texts.say(
                    "rush-text-resources",
                    Args::new().with("resources", resources),
                ),
                None => texts.word("rush-text-no-resources"),
            });
        }
        if face.medals > 0 {
            let args = Args::new().with("medals", face.medals);
            values.push(texts.say("rush-text-medals", args));
        }
        let mut text = vec![values.join(" ")];
        text.extend(card.abilities.iter().map(|&ability| {
            let args = Args::new()
                .with("ability", self.ability(ability.kind()))
                .with("text", self.ability_text(ability));
            sentence(&texts.say("rush-text-ability", args))
        }));
        text
    }

    /// What an ability does, as a clause.
    pub(super) fn ability_text(&self, ability: Ability) -> String {
        let texts = self.texts;
        match ability {
            Ability::Reinforcements(n) => {
                texts.say("rush-do-reinforcements", Args::new().with("n", n))
            }
            Ability::Recruitment => texts.word("rush-do-recruitment"),
            Ability::Recon => texts.word("rush-do-recon"),
            Ability::Sabotage => texts.word("rush-do-sabotage"),
            Ability::Siege => texts.word("rush-do-siege"),
            Ability::Research(n) => texts.say("rush-do-research", Args::new().with("n", n)),
            Ability::Dismantling => texts.word("rush-do-dismantling"),
            Ability::Invincibility => texts.word("rush-do-invincibility"),
            Ability::BasesOnly => texts.word("rush-do-bases-only"),
            Ability::VehiclesOnly => texts.word("rush-do-vehicles-only"),
            Ability::NationalGoods(nation) => {
                let args = Args::new().with("nation", self.nation(nation));
                texts.say("rush-do-national-goods", args)
            }
        }
    }

    /// What an achievement is for.
    #[must_use]
    pub fn achievement_text(&self, achievement: &Achievement) -> String {
        let args = Args::new().with("worth", self.medals(achievement.worth));
        let text = match (&achievement.count, &achievement.of) {
            (
                Count::Cards,
                Filter {
                    kind: Some(Kind::Base),
                    class: None,
                    nation: None,
                    medals: None,
                },
            ) => self.texts.say("rush-award-bases", args),
            (
                Count::Cards,
                Filter {
                    kind: Some(Kind::Vehicle),
                    class: Some(class),
                    nation: None,
                    medals: None,
                },
            ) => {
                let args = args.with("class", self.class(*class));
                self.texts.say("rush-award-class", args)
            }
            (
                Count::Medals,
                Filter {
                    kind: Some(Kind::Medal),
                    class: None,
                    nation: Some(nation),
                    medals: None,
                },
            ) => {
                let args = args.with("nation", self.nation(*nation));
                self.texts.say("rush-award-nation", args)
            }
            (
                Count::Cards,
                Filter {
                    kind: Some(Kind::Medal),
                    class: None,
                    nation: None,
                    medals: Some(2),
                },
            ) => self.texts.say("rush-award-doubles", args),
            (
                Count::Cards,
                Filter {
                    kind: None,
                    class: None,
                    nation: None,
                    medals: None,
                },
            ) => self.texts.say("rush-award-cards", args),
            (count, filter) => {
                let count = match count {
                    Count::Cards => "cards",
                    Count::Medals => "medals",
                };
                let args = args.with("count", count).with("kind", self.filter(filter));
                self.texts.say("rush-award-other", args)
            }
        };
        capital(&text)
    }

    /// Which cards are meant: what they all are, one word after the other.
    fn filter(&self, filter: &Filter) -> String {
        let texts = self.texts;
        let kind = filter.kind.map(|kind| self.kind(kind));
        let class = filter.class.map(|class| self.class(class));
        let nation = filter.nation.map(|nation| self.nation(nation));
        let nouns = [class, nation].into_iter().flatten();
        let words: Vec<String> = kind
            .into_iter()
            .chain(nouns.map(|noun| noun.plain().to_owned()))
            .chain(filter.medals.map(|medals| self.medals(medals)))
            .collect();
        if words.is_empty() {
            return texts.word("rush-award-any");
        }
        words.join(", ")
    }

    /// How well the values of a card are known. The source itself is told by the content files, in
    /// the language of their author.
    #[must_use]
    pub fn known(&self, provenance: Provenance) -> String {
        self.texts.word(match provenance {
            Provenance::Published => "rush-known-published",
            Provenance::Inferred => "rush-known-inferred",
            Provenance::Reconstructed => "rush-known-reconstructed",
        })
    }

    fn medals(&self, n: u8) -> String {
        self.texts.say("rush-medals", Args::new().with("n", n))
    }
}
