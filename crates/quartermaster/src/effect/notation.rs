//! Abilities in a compact notation, for listings until the locales tell them in sentences.
//!
//! `battle(self,land) -> discard_deck(1): build(army(self),in=battled) [once_per_turn]`

use std::fmt::{self, Display, Formatter};

use super::{
    Ability, Area, Condition, Cost, Count, Effect, Limit, Pieces, Place, Times, Trigger, Who,
};
use crate::content::Content;
use crate::space::SpaceId;

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

fn spaces(list: &[SpaceId]) -> String {
    let map = &Content::standard().map;
    let names: Vec<&str> = list.iter().map(|&space| map.name(space)).collect();
    format!("{{{}}}", names.join(","))
}

fn list(effects: &[Effect]) -> String {
    let parts: Vec<String> = effects.iter().map(ToString::to_string).collect();
    parts.join(", ")
}

fn within(area: &Area) -> String {
    match area {
        Area::Any => String::new(),
        _ => format!(",in={area}"),
    }
}

fn often(times: Times) -> String {
    match times {
        Times::ONCE => String::new(),
        Times { min, max } => format!(",{min}..{max}"),
    }
}

fn scaled(per: Option<&Count>, condition: Option<&Condition>) -> String {
    let per = per.map(|count| format!(",per={}{}", count.pieces, within(&count.area)));
    let condition = condition.map(|condition| format!(",if={condition}"));
    per.unwrap_or_default() + &condition.unwrap_or_default()
}

impl Display for Ability {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} -> ", self.trigger)?;
        match self.cost {
            Cost::None => {}
            Cost::DiscardDeck(n) => write!(f, "discard_deck({n}): ")?,
            Cost::DiscardHand(n) => write!(f, "discard_hand({n}): ")?,
        }
        let parts: Vec<String> = self.effect.iter().map(ToString::to_string).collect();
        f.write_str(&parts.join(" ; "))?;
        match self.limit {
            Limit::None => Ok(()),
            _ => write!(f, " [{}]", word(&self.limit)),
        }
    }
}

impl Display for Trigger {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play | Self::Static | Self::InsteadOfPlay | Self::TurnStart => {
                f.write_str(&word(self))
            }
            Self::AnyTurnStart => f.write_str("any_turn_start"),
            Self::During(step) => write!(f, "during({})", word(step)),
            Self::StartOf(step) => write!(f, "start_of({})", word(step)),
            Self::Battle { by, kind, area } => {
                write!(f, "battle({by},{}{})", word(kind), within(area))
            }
            Self::Battled { pieces, area } => write!(f, "battled({pieces}{})", within(area)),
            Self::WouldRemove { pieces, area } => {
                write!(f, "would_remove({pieces}{})", within(area))
            }
            Self::Removed { pieces } => write!(f, "removed({pieces})"),
            Self::Built { pieces, area } => write!(f, "built({pieces}{})", within(area)),
            Self::MayBuild { pieces } => write!(f, "may_build({pieces})"),
            Self::Played {
                card_type,
                by,
                family,
            } => {
                write!(f, "played({by},{}", word(card_type))?;
                if let Some(family) = family {
                    write!(f, ",{}", word(family))?;
                }
                f.write_str(")")
            }
            Self::Resolved { card_type, by } => {
                let card_type = card_type.as_ref().map_or("any".to_owned(), word);
                write!(f, "resolved({by},{card_type})")
            }
            Self::EconomicWarfareTarget(who) => write!(f, "economic_warfare_target({who})"),
            Self::StatusUsed { by } => write!(f, "status_used({by})"),
        }
    }
}

impl Display for Who {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Owner => f.write_str("self"),
            Self::Target => f.write_str("target"),
            Self::Battler => f.write_str("battler"),
            Self::Country(country) => country.fmt(f),
            Self::Team(team) => team.fmt(f),
            Self::OneOf(set) => {
                let names: Vec<&str> = set.iter().map(crate::country::Country::name).collect();
                f.write_str(&names.join("|"))
            }
        }
    }
}

impl Display for Pieces {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let supplied = if self.supplied { ",supplied" } else { "" };
        write!(f, "{}({}{supplied})", word(&self.kind), self.of)
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Space(space) => f.write_str(Content::standard().map.name(*space)),
            _ => f.write_str(&word(self)),
        }
    }
}

impl Display for Area {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Spaces(names) => f.write_str(&spaces(names)),
            Self::Except(names) => write!(f, "except{}", spaces(names)),
            Self::At(place) => place.fmt(f),
            Self::Adjacent(place) => write!(f, "adjacent({place})"),
            Self::InOrAdjacent(place) => write!(f, "in_or_adjacent({place})"),
            Self::Near(pieces) => write!(f, "near({pieces})"),
            Self::AtTurnStart { holding, near } => {
                write!(f, "at_turn_start({holding},near({near}))")
            }
        }
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Present { pieces, area } => write!(f, "present({pieces},{area})"),
            Self::Absent { pieces, area } => write!(f, "absent({pieces},{area})"),
            Self::Within {
                pieces,
                distance,
                of,
            } => write!(f, "within({pieces},{distance},{of})"),
        }
    }
}

impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build {
                pieces,
                area,
                times,
            } => write!(f, "build({pieces}{}{})", within(area), often(*times)),
            Self::Recruit {
                pieces,
                area,
                times,
            } => write!(f, "recruit({pieces}{}{})", within(area), often(*times)),
            Self::Battle { kind, area, times } => {
                let kind = word(kind);
                write!(f, "battle({kind}{}{})", within(area), often(*times))
            }
            Self::Eliminate {
                pieces,
                area,
                times,
            } => write!(f, "eliminate({pieces}{}{})", within(area), often(*times)),
            Self::RelocateEach { pieces } => write!(f, "relocate_each({pieces})"),
            Self::Gain {
                points,
                per,
                condition,
            } => {
                let scale = scaled(per.as_ref(), condition.as_ref());
                write!(f, "gain({points}{scale})")
            }
            Self::DiscardTop {
                who,
                cards,
                per,
                condition,
            } => {
                let scale = scaled(per.as_ref(), condition.as_ref());
                write!(f, "discard_top({who},{cards}{scale})")
            }
            Self::AddDiscard(n) => write!(f, "add_discard({n})"),
            Self::ReduceDiscard(n) => write!(f, "reduce_discard({n})"),
            Self::Choose(options) => write!(f, "choose({})", list(options)),
            Self::IfElse {
                condition,
                then,
                otherwise,
            } => write!(f, "if_else({condition},{then},{otherwise})"),
            Self::ChooseCountry {
                among,
                condition,
                effect,
            } => {
                let condition = scaled(None, condition.as_ref());
                write!(f, "choose_country({among},{effect}{condition})")
            }
            Self::EachChooses { countries, options } => {
                write!(f, "each_chooses({countries},{})", list(options))
            }
            Self::May { who, effect } => write!(f, "may({who},{effect})"),
            Self::AnyOrder(options) => write!(f, "any_order({})", list(options)),
            Self::Chain(links) => write!(f, "chain({})", list(links)),
            Self::ReplaceBuild(effect) => write!(f, "replace_build({effect})"),
            Self::ReorderTop(n) => write!(f, "reorder_top({n})"),
            Self::HandToDeckBottom(times) => {
                write!(f, "hand_to_deck_bottom({}..{})", times.min, times.max)
            }
            Self::PlayFromDiscard { card_type } => {
                let card_type = card_type.as_ref().map_or("any".to_owned(), word);
                write!(f, "play_from_discard({card_type})")
            }
            Self::PlayFromHand { who } => write!(f, "play_from_hand({who})"),
            Self::Draw { who, cards } => write!(f, "draw({who},{cards})"),
            Self::DiscardRandomResponse { who } => write!(f, "discard_random_response({who})"),
            Self::AlwaysSupplied { pieces, area } => {
                write!(f, "always_supplied({pieces}{})", within(area))
            }
            Self::DenySupplySpace {
                spaces: denied,
                team,
            } => write!(f, "deny_supply_space({},{team})", spaces(denied)),
            Self::EliminateIt
            | Self::ProtectIt
            | Self::SpareIt
            | Self::CancelCard
            | Self::DiscardStatus
            | Self::ShuffleCardIntoDeck
            | Self::PutCardOnDeck => f.write_str(&word(self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_reads_as_trigger_cost_effect_and_limit() {
        let content = Content::standard();
        let check = |name: &str, text: &str| {
            let card = content.card(content.card_named(name).unwrap());
            assert_eq!(card.abilities[0].to_string(), text);
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
