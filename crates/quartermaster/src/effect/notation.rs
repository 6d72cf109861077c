//! Abilities in a compact notation: for listings, for what no locale tells in sentences, and, with
//! names and numbers left out, as the shape by which abilities are compared.
//!
//! `battle(self,land) -> discard_deck(1): build(army(self),in=battled) [once_per_turn]`

use std::cell::RefCell;
use std::fmt::{self, Display, Formatter};

use super::{
    Ability, Area, Condition, Cost, Count, Effect, Limit, Pieces, Place, Times, Trigger, Who,
};
use crate::country::{Country, Team};
use crate::map::Map;
use crate::space::SpaceId;

impl Ability {
    /// The ability in notation, for content with that map.
    #[must_use]
    pub fn notation(&self, map: &Map) -> String {
        On(&Style::Whole(map), self).to_string()
    }

    /// What is left when numbers and spaces may be any, and countries and teams are told by what
    /// they are to the owner. Abilities of one shape are carried out and told in the same way.
    pub(crate) fn shape(&self, owner: Country) -> String {
        let style = Style::Shape {
            owner,
            met: RefCell::default(),
        };
        On(&style, self).to_string()
    }
}

/// How names and numbers are written.
enum Style<'a> {
    /// As they are, spaces as on that map.
    Whole(&'a Map),
    /// As far as they make a shape.
    Shape {
        owner: Country,
        /// Other countries, in the order in which they were met.
        met: RefCell<Vec<Country>>,
    },
}

impl Style<'_> {
    fn number(&self, n: u8) -> String {
        match self {
            Self::Whole(_) => n.to_string(),
            Self::Shape { .. } => "#".to_owned(),
        }
    }

    fn space(&self, space: SpaceId) -> &str {
        match self {
            Self::Whole(map) => map.name(space),
            Self::Shape { .. } => "@",
        }
    }

    fn spaces(&self, list: &[SpaceId]) -> String {
        let names: Vec<&str> = match self {
            Self::Whole(map) => list.iter().map(|&space| map.name(space)).collect(),
            Self::Shape { .. } => list.iter().take(1).map(|_| "@").collect(),
        };
        format!("{{{}}}", names.join(","))
    }

    fn country(&self, country: Country) -> String {
        match self {
            Self::Whole(_) => country.to_string(),
            Self::Shape { owner, .. } if country == *owner => "self".to_owned(),
            Self::Shape { met, .. } => {
                let mut met = met.borrow_mut();
                let known = met.iter().position(|&other| other == country);
                let number = known.unwrap_or_else(|| {
                    met.push(country);
                    met.len() - 1
                });
                format!("other{number}")
            }
        }
    }

    fn team(&self, team: Team) -> &'static str {
        match self {
            Self::Whole(_) => team.name(),
            Self::Shape { owner, .. } if owner.team() == team => "own_team",
            Self::Shape { .. } => "other_team",
        }
    }

    fn who(&self, who: Who) -> String {
        match who {
            Who::Owner => "self".to_owned(),
            Who::Target => "target".to_owned(),
            Who::Battler => "battler".to_owned(),
            Who::Country(country) => self.country(country),
            Who::Team(team) => self.team(team).to_owned(),
            Who::OneOf(set) => match self {
                Self::Whole(_) => {
                    let names: Vec<&str> = set.iter().map(Country::name).collect();
                    names.join("|")
                }
                Self::Shape { owner, .. } => {
                    let n = set.iter().count().min(2);
                    let is_among = set.contains(*owner);
                    format!("one_of({n},{is_among})")
                }
            },
        }
    }

    fn pieces(&self, pieces: Pieces) -> String {
        let supplied = if pieces.supplied { ",supplied" } else { "" };
        format!("{}({}{supplied})", word(&pieces.kind), self.who(pieces.of))
    }
}

/// A part of an ability, to be written in that style.
struct On<'a, T>(&'a Style<'a>, &'a T);

/// A snake-case word for a unit variant, from its Rust name.
fn word(variant: &impl fmt::Debug) -> String {
    let mut word = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

impl<'a, T> On<'a, T> {
    /// Another part of the same ability.
    fn on<U>(&self, part: &'a U) -> On<'a, U> {
        On(self.0, part)
    }

    fn list(&self, effects: &'a [Effect], between: &str) -> String {
        let parts: Vec<String> = effects
            .iter()
            .map(|part| self.on(part).to_string())
            .collect();
        parts.join(between)
    }

    fn within(&self, area: &'a Area) -> String {
        match area {
            Area::Any => String::new(),
            _ => format!(",in={}", self.on(area)),
        }
    }

    fn scaled(&self, per: Option<&'a Count>, condition: Option<&'a Condition>) -> String {
        let per = per.map(|count| {
            format!(
                ",per={}{}",
                self.0.pieces(count.pieces),
                self.within(&count.area)
            )
        });
        let condition = condition.map(|condition| format!(",if={}", self.on(condition)));
        per.unwrap_or_default() + &condition.unwrap_or_default()
    }
}

fn often(times: Times) -> String {
    match times {
        Times::ONCE => String::new(),
        Times { min, max } => format!(",{min}..{max}"),
    }
}

impl Display for On<'_, Ability> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let ability = self.1;
        write!(f, "{} -> ", self.on(&ability.trigger))?;
        for cost in [ability.cost, ability.also] {
            match cost {
                Cost::None => {}
                Cost::DiscardDeck(n) => write!(f, "discard_deck({}): ", self.0.number(n))?,
                Cost::DiscardHand(n) => write!(f, "discard_hand({}): ", self.0.number(n))?,
                Cost::DiscardHandOf { card_type, cards } => {
                    let card_type = word(&card_type);
                    write!(f, "discard_hand({},{card_type}): ", self.0.number(cards))?;
                }
                Cost::LoseAir | Cost::LoseArmy | Cost::LoseStatus => {
                    write!(f, "{}: ", word(&cost))?;
                }
            }
        }
        f.write_str(&self.list(&ability.effect, " ; "))?;
        match ability.limit {
            Limit::None => Ok(()),
            limit => write!(f, " [{}]", word(&limit)),
        }
    }
}

impl Display for On<'_, Trigger> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Trigger::Play | Trigger::Static | Trigger::InsteadOfPlay | Trigger::TurnStart => {
                f.write_str(&word(self.1))
            }
            Trigger::AnyTurnStart => f.write_str("any_turn_start"),
            Trigger::During(step) => write!(f, "during({})", word(step)),
            Trigger::StartOf(step) => write!(f, "start_of({})", word(step)),
            Trigger::AnyStartOf(step) => write!(f, "any_start_of({})", word(step)),
            Trigger::AirMoved { area } => write!(f, "air_moved(self{})", self.within(area)),
            Trigger::Battle { by, kind, area } => {
                let kind = kind.as_ref().map_or("any".to_owned(), word);
                write!(f, "battle({},{kind}{})", self.0.who(*by), self.within(area))
            }
            Trigger::Battled { pieces, area } => write!(
                f,
                "battled({}{})",
                self.0.pieces(*pieces),
                self.within(area)
            ),
            Trigger::WouldRemove { pieces, area } => {
                write!(
                    f,
                    "would_remove({}{})",
                    self.0.pieces(*pieces),
                    self.within(area)
                )
            }
            Trigger::Removed { pieces, last } => {
                let last = if *last { ",last" } else { "" };
                write!(f, "removed({}{last})", self.0.pieces(*pieces))
            }
            Trigger::Built { pieces, area } => {
                write!(f, "built({}{})", self.0.pieces(*pieces), self.within(area))
            }
            Trigger::MayBuild { pieces } => write!(f, "may_build({})", self.0.pieces(*pieces)),
            Trigger::Played {
                card_type,
                by,
                family,
            } => {
                write!(f, "played({},{}", self.0.who(*by), word(card_type))?;
                if let Some(family) = family {
                    write!(f, ",{}", word(family))?;
                }
                f.write_str(")")
            }
            Trigger::Resolved { card_type, by } => {
                let card_type = card_type.as_ref().map_or("any".to_owned(), word);
                write!(f, "resolved({},{card_type})", self.0.who(*by))
            }
            Trigger::EconomicWarfareTarget(who) => {
                write!(f, "economic_warfare_target({})", self.0.who(*who))
            }
            Trigger::Levies { by, family } => {
                let family = family.map_or(String::new(), |family| format!(",{}", word(&family)));
                write!(f, "levies({}{family})", self.0.who(*by))
            }
            Trigger::FamilyTarget { who, family } => {
                write!(f, "family_target({},{})", self.0.who(*who), word(family))
            }
            Trigger::Using { card_type, by } => {
                write!(f, "using({},{})", self.0.who(*by), word(card_type))
            }
            Trigger::StatusUsed { by } => write!(f, "status_used({})", self.0.who(*by)),
        }
    }
}

impl Display for On<'_, Place> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Place::Space(space) => f.write_str(self.0.space(*space)),
            _ => f.write_str(&word(self.1)),
        }
    }
}

impl Display for On<'_, Area> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Area::Any => f.write_str("any"),
            Area::Seas => f.write_str("seas"),
            Area::Spaces(names) => f.write_str(&self.0.spaces(names)),
            Area::Except(names) => write!(f, "except{}", self.0.spaces(names)),
            Area::At(place) => self.on(place).fmt(f),
            Area::Adjacent(place) => write!(f, "adjacent({})", self.on(place)),
            Area::InOrAdjacent(place) => write!(f, "in_or_adjacent({})", self.on(place)),
            Area::Near(pieces) => write!(f, "near({})", self.0.pieces(*pieces)),
            Area::With(pieces) => write!(f, "with({})", self.0.pieces(*pieces)),
            Area::Within { distance, of } => {
                write!(f, "within({},{})", self.0.number(*distance), self.on(of))
            }
            Area::AtTurnStart { holding, near } => {
                write!(
                    f,
                    "at_turn_start({},near({}))",
                    self.0.pieces(*holding),
                    self.0.pieces(*near)
                )
            }
        }
    }
}

impl Display for On<'_, Condition> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Condition::Present { pieces, area } => {
                write!(f, "present({},{})", self.0.pieces(*pieces), self.on(area))
            }
            Condition::Absent { pieces, area } => {
                write!(f, "absent({},{})", self.0.pieces(*pieces), self.on(area))
            }
            Condition::Within {
                pieces,
                distance,
                of,
            } => write!(
                f,
                "within({},{},{})",
                self.0.pieces(*pieces),
                self.0.number(*distance),
                self.on(of)
            ),
        }
    }
}

impl Display for On<'_, Effect> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Effect::Build {
                pieces,
                area,
                times,
            } => write!(
                f,
                "build({}{}{})",
                self.0.pieces(*pieces),
                self.within(area),
                often(*times)
            ),
            Effect::Recruit {
                pieces,
                area,
                times,
            } => write!(
                f,
                "recruit({}{}{})",
                self.0.pieces(*pieces),
                self.within(area),
                often(*times)
            ),
            Effect::Battle { kind, area, times } => {
                let kind = word(kind);
                write!(f, "battle({kind}{}{})", self.within(area), often(*times))
            }
            Effect::Eliminate {
                pieces,
                area,
                times,
            } => write!(
                f,
                "eliminate({}{}{})",
                self.0.pieces(*pieces),
                self.within(area),
                often(*times)
            ),
            Effect::DeployAir { area } => {
                write!(f, "deploy_air(self{})", self.within(area))
            }
            Effect::MarshalAir { area } => {
                write!(f, "marshal_air(self{})", self.within(area))
            }
            Effect::RelocateEach { pieces } => {
                write!(f, "relocate_each({})", self.0.pieces(*pieces))
            }
            Effect::Gain {
                points,
                per,
                condition,
            } => {
                let scale = self.scaled(per.as_ref(), condition.as_ref());
                write!(f, "gain({}{scale})", self.0.number(*points))
            }
            Effect::DiscardTop {
                who,
                cards,
                per,
                condition,
            } => {
                let scale = self.scaled(per.as_ref(), condition.as_ref());
                write!(
                    f,
                    "discard_top({},{}{scale})",
                    self.0.who(*who),
                    self.0.number(*cards)
                )
            }
            Effect::AddDiscard(n) => write!(f, "add_discard({})", self.0.number(*n)),
            Effect::RaiseDiscard { cards, per } => {
                let scale = self.scaled(Some(per), None);
                write!(f, "raise_discard({}{scale})", self.0.number(*cards))
            }
            Effect::ReduceDiscard(n) => write!(f, "reduce_discard({})", self.0.number(*n)),
            Effect::CancelUse(span) => write!(f, "cancel_use({})", word(span)),
            Effect::Choose(options) => write!(f, "choose({})", self.list(options, ", ")),
            Effect::IfElse {
                condition,
                then,
                otherwise,
            } => {
                let then = self.on(&**then);
                write!(f, "if_else({},{then}", self.on(condition))?;
                if let Some(otherwise) = otherwise {
                    write!(f, ",{}", self.on(&**otherwise))?;
                }
                f.write_str(")")
            }
            Effect::ChooseCountry {
                among,
                condition,
                effect,
            } => {
                let condition = self.scaled(None, condition.as_ref());
                let effect = self.on(&**effect);
                write!(
                    f,
                    "choose_country({},{effect}{condition})",
                    self.0.who(*among)
                )
            }
            Effect::EachChooses { countries, options } => {
                write!(
                    f,
                    "each_chooses({},{})",
                    self.0.who(*countries),
                    self.list(options, ", ")
                )
            }
            Effect::May { who, effect } => {
                write!(f, "may({},{})", self.0.who(*who), self.on(&**effect))
            }
            Effect::AnyOrder(options) => write!(f, "any_order({})", self.list(options, ", ")),
            Effect::Chain(links) => write!(f, "chain({})", self.list(links, ", ")),
            Effect::ReplaceBuild(effect) => write!(f, "replace_build({})", self.on(&**effect)),
            Effect::ReorderTop(n) => write!(f, "reorder_top({})", self.0.number(*n)),
            Effect::HandToDeckBottom(times) => {
                write!(f, "hand_to_deck_bottom({}..{})", times.min, times.max)
            }
            Effect::PlayFromDiscard { card_type } => {
                let card_type = card_type.as_ref().map_or("any".to_owned(), word);
                write!(f, "play_from_discard({card_type})")
            }
            Effect::PlayFromHand { who } => write!(f, "play_from_hand({})", self.0.who(*who)),
            Effect::Draw { who, cards } => {
                write!(f, "draw({},{})", self.0.who(*who), self.0.number(*cards))
            }
            Effect::DiscardRandomResponse { who } => {
                write!(f, "discard_random_response({})", self.0.who(*who))
            }
            Effect::AlwaysSupplied {
                pieces,
                area,
                condition,
            } => {
                let scale = self.scaled(None, condition.as_ref());
                let pieces = self.0.pieces(*pieces);
                write!(f, "always_supplied({pieces}{}{scale})", self.within(area))
            }
            Effect::TakeFromDiscard { card_type, times } => {
                let card_type = word(card_type);
                write!(f, "take_from_discard({card_type}{})", often(*times))
            }
            Effect::LayFromHand { card_type } => {
                write!(f, "lay_from_hand({})", word(card_type))
            }
            Effect::LayFromDiscard { who, card_type } => {
                let card_type = word(card_type);
                write!(f, "lay_from_discard({},{card_type})", self.0.who(*who))
            }
            Effect::HandForDiscards { who, times } => {
                let who = self.0.who(*who);
                write!(f, "hand_for_discards({who},{}..{})", times.min, times.max)
            }
            Effect::DenySupplySpace {
                spaces: denied,
                team,
            } => write!(
                f,
                "deny_supply_space({},{})",
                self.0.spaces(denied),
                self.0.team(*team)
            ),
            Effect::EliminateIt
            | Effect::ProtectIt
            | Effect::SpareIt
            | Effect::CancelCard
            | Effect::CancelDiscard
            | Effect::NoAirCombat
            | Effect::DiscardStatus
            | Effect::ShuffleCardIntoDeck
            | Effect::PutCardOnDeck => f.write_str(&word(self.1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::content::Content;

    #[test]
    fn a_card_reads_as_trigger_cost_effect_and_limit() {
        let content = Content::standard();
        let check = |name: &str, text: &str| {
            let card = content.card(content.card_named(name).unwrap());
            assert_eq!(card.abilities[0].notation(&content.map), text);
        };
        check(
            "ger_blitzkrieg",
            "battle(self,land) -> discard_deck(1): build(army(self),in=battled) [once_per_turn]",
        );
        check(
            "usa_b26_marauder",
            "play -> choose_country(axis,discard_top(target,4),\
             if=within(army(usa),3,target_home))",
        );
    }
}
