//! Card faces.

use games::{Scene, Sight};
use orders::Content as Operations;
use quartermaster::Content as Countries;
use quartermaster::effect::CardType;
use rush::ability::Ability;
use rush::{Content as Vehicles, Kind};
use text::rich::Topic;
use text::{CardTold, Texts};

use super::{map, side};

/// A card, ready to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardPaint {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) kind: String,
    pub(crate) text: Vec<String>,
    pub(crate) provenance: Option<String>,
    pub(crate) face: Face,
}

/// What a card is drawn as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// A card with a band in the colour of its type.
    Banded {
        /// The type, as styles call it.
        style: &'static str,
        icon: &'static str,
        mark: Option<&'static str>,
    },
    /// A vehicle, or another card with a row of values.
    Vehicle(VehicleFace),
    /// An operation card.
    Operation {
        /// Whether it is used in defence.
        defends: bool,
        icon: &'static str,
    },
}

impl Face {
    /// The country that leads the card, where a card belongs to the hand of one.
    pub(crate) fn leader(&self) -> Option<&'static str> {
        match self {
            Self::Banded { mark, .. } => *mark,
            Self::Vehicle(_) | Self::Operation { .. } => None,
        }
    }
}

/// A card of Rush.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct VehicleFace {
    pub(crate) mark: Option<&'static str>,
    /// The icon of its class or kind.
    pub(crate) icon: &'static str,
    pub(crate) class: String,
    pub(crate) is_vehicle: bool,
    pub(crate) cost: u8,
    pub(crate) resources: Option<u8>,
    pub(crate) firepower: u8,
    pub(crate) armour: u8,
    pub(crate) abilities: Vec<AbilityPaint>,
}

/// An ability on a card of Rush.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AbilityPaint {
    pub(crate) icon: &'static str,
    pub(crate) name: String,
    /// Whether it takes something away.
    pub(crate) takes: bool,
    /// What its name leads to, see [`text::rich`].
    pub(crate) topic: String,
}

impl VehicleFace {
    /// What is on it, in words.
    pub(crate) fn told(&self) -> String {
        let names = self.abilities.iter().map(|ability| ability.name.as_str());
        let words = std::iter::once(self.class.as_str()).chain(names);
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        words.join(", ")
    }
}

impl CardPaint {
    /// The card as it is told.
    pub(crate) fn new(texts: &Texts, sight: &Sight, told: CardTold) -> Self {
        let face = match &sight.scene {
            Scene::Quartermaster(scene) => banded(&told.id, map::content(sight, &scene.view)),
            Scene::Rush(_) => Vehicles::known(&sight.content)
                .or(Some(Vehicles::standard()))
                .and_then(|content| vehicle(texts, content, &told.id))
                .map(Face::Vehicle),
            Scene::Orders(_) => operation(&told.id, &sight.content),
        };
        Self {
            id: told.id,
            title: told.title,
            kind: told.kind,
            text: told.text,
            provenance: told.provenance,
            face: face.unwrap_or(Face::Banded {
                style: "event",
                icon: "card-event",
                mark: None,
            }),
        }
    }
}

fn banded(id: &str, content: &Countries) -> Option<Face> {
    let card = content.card(content.card_named(id)?);
    let (style, icon) = match card.card_type {
        CardType::BuildArmy => ("build-army", "card-build-army"),
        CardType::BuildNavy => ("build-navy", "card-build-navy"),
        CardType::LandBattle => ("land-battle", "card-land-battle"),
        CardType::SeaBattle => ("sea-battle", "card-sea-battle"),
        CardType::Event => ("event", "card-event"),
        CardType::EconomicWarfare => ("ew", "card-economic-warfare"),
        CardType::Status => ("status", "card-status"),
        CardType::Response => ("response", "card-response"),
        CardType::DeployAir => ("build-air", "card-air-force"),
        CardType::Bolster => ("bolster", "card-bolster"),
    };
    Some(Face::Banded {
        style,
        icon,
        mark: Some(side::country(card.country)),
    })
}

/// The face of a card of Rush.
pub(crate) fn vehicle(texts: &Texts, content: &'static Vehicles, id: &str) -> Option<VehicleFace> {
    let words = text::rush::Words::new(texts, content);
    let card = content.card(content.card_named(id)?);
    let face = &card.face;
    let class = face
        .class
        .map(|class| text::capital(words.class(class).plain()));
    let icon = match (face.class, face.kind) {
        (Some(class), _) => match class.name() {
            "light" => "class-light",
            "medium" => "class-medium",
            "heavy" => "class-heavy",
            "spg" => "class-spg",
            _ => "class-support",
        },
        (None, Kind::Medal) => "medal",
        (None, Kind::Base) => "base",
        // The carried starting cards have icons of their own, others are known by what they give.
        (None, Kind::Barracks) if std::ptr::eq(content, Vehicles::standard()) => &card.name,
        (None, _) if face.resources.unwrap_or(0) > 0 => "resource",
        (None, _) => card
            .abilities
            .first()
            .map_or("garage", |&ability| icon_of(ability)),
    };
    let abilities = card.abilities.iter().map(|ability| {
        let number = match *ability {
            Ability::Reinforcements(n) | Ability::Research(n) => Some(n),
            _ => None,
        };
        let takes = !ability.kind().is_action();
        let name = text::capital(&words.ability(ability.kind()));
        let topic = content.ability_name(ability.kind());
        let (name, topic) = match number {
            Some(n) => (format!("{name} {n}"), format!("{topic} {n}")),
            None => (name, topic.to_owned()),
        };
        AbilityPaint {
            icon: icon_of(*ability),
            name,
            takes,
            topic: Topic::Ability(topic.into()).to_string(),
        }
    });
    Some(VehicleFace {
        mark: face.nation.map(side::nation),
        icon,
        class: class.unwrap_or_else(|| text::capital(&words.kind(face.kind))),
        is_vehicle: face.class.is_some(),
        cost: face.cost,
        resources: face.resources,
        firepower: face.firepower,
        armour: face.armour,
        abilities: abilities.collect(),
    })
}

/// The icon of an ability.
pub(super) const fn icon_of(ability: Ability) -> &'static str {
    match ability {
        Ability::Reinforcements(_) => "ability-reinforcements",
        Ability::Recruitment => "ability-recruitment",
        Ability::Recon => "ability-recon",
        Ability::Sabotage => "ability-sabotage",
        Ability::Siege => "ability-siege",
        Ability::Research(_) => "ability-research",
        Ability::Dismantling => "ability-dismantling",
        Ability::Invincibility => "ability-invincibility",
        Ability::BasesOnly => "ability-bases-only",
        Ability::VehiclesOnly => "ability-vehicles-only",
        Ability::NationalGoods(_) => "ability-national-goods",
    }
}

fn operation(id: &str, content: &str) -> Option<Face> {
    let content = Operations::known(content).unwrap_or_else(Operations::standard);
    let card = content.card(content.card_named(id)?);
    let defends = card.timing == orders::effect::Timing::Defending;
    Some(Face::Operation {
        defends,
        icon: if defends { "protected" } else { "commander" },
    })
}

#[cfg(test)]
mod tests {
    use game::Observer;
    use games::{GameId, Table};
    use text::Language;

    use super::*;

    #[test]
    fn cards_of_every_edition_have_their_own_faces() {
        let setup = ["air marshal", "histories on"].map(str::to_owned);
        let table = Table::sit(GameId::Quartermaster, &setup, None).unwrap();
        let sight = table.sight(Observer::Spectator, 0);
        let texts = Texts::new(Language::English);
        let cards = texts.narrator(&sight).unwrap().cards();
        let faces = cards.into_iter();
        let faces = faces.map(|told| CardPaint::new(&texts, &sight, told).face);
        let mut styles = Vec::new();
        for face in faces {
            assert!(face.leader().is_some(), "{face:?}");
            if let Face::Banded { style, .. } = face {
                styles.push(style);
            }
        }
        assert!(styles.contains(&"build-air") && styles.contains(&"bolster"));
    }
}
