//! What the names of Rush lead to.

use ::rush::ability::{Ability, AbilityKind};
use ::rush::{View, base_named, seat_named};
use game::{CardName, Seat};

use super::Words;
use crate::rich::Topic;
use crate::texts::{Args, capital, sentence};
use crate::told::FaceTold;

impl Words<'_> {
    /// What a name leads to; `None` for what is not of this table and for cards, which are told as cards.
    pub(super) fn face(&self, view: &View, topic: &Topic) -> Option<FaceTold> {
        match topic {
            Topic::Ability(name) => self.ability_face(view, name),
            Topic::Side(name) => self.seat_face(view, name),
            Topic::Place(name) => self.base_face(view, name),
            Topic::Card(_) | Topic::Space(_) => None,
        }
    }

    /// An ability by its name, with its number where the card that has it is known: `research 3`.
    fn ability_face(&self, view: &View, name: &str) -> Option<FaceTold> {
        let texts = self.texts;
        let (name, number) = match name.split_once(' ') {
            Some((name, number)) => (name, Some(number.parse::<u8>().ok()?)),
            None => (name, None),
        };
        let kind = self.content.ability_named(name)?;
        let of_kind = |ability: &&Ability| {
            ability.kind() == kind && (number.is_none() || number_of(**ability) == number)
        };
        let cards = self.content.cards().iter();
        let abilities = cards.flat_map(|card| card.abilities.iter().filter(of_kind));
        let mut all: Vec<Ability> = Vec::new();
        for &ability in abilities {
            if !all.contains(&ability) {
                all.push(ability);
            }
        }
        if all.is_empty() {
            return None;
        }
        // Without its number, what the ability does is told with a letter for it.
        let text = match (kind, &all[..]) {
            (AbilityKind::Research, [_, _, ..]) => {
                vec![texts.say("rush-do-research", Args::new().with("n", "N"))]
            }
            (AbilityKind::Reinforcements, [_, _, ..]) => {
                vec![texts.say("rush-do-reinforcements", Args::new().with("n", "N"))]
            }
            _ => all
                .iter()
                .map(|&ability| self.ability_text(ability))
                .collect(),
        };
        let title = capital(&self.ability(kind));
        let title = match number {
            Some(number) => format!("{title} {number}"),
            None => title,
        };
        let research = number
            .filter(|_| kind == AbilityKind::Research)
            .map(|number| self.research_now(view, number));
        let have = self.n_with(view, |ability| of_kind(&ability));
        let have = have.map(|n| texts.say("face-rush-have", Args::new().with("n", n)));
        let now: Vec<String> = research.into_iter().chain(have).collect();
        Some(FaceTold {
            kind: texts.word("face-kind-ability"),
            title,
            text: text.iter().map(|text| sentence(text)).collect(),
            now: (!now.is_empty()).then(|| now.join(" ")),
            card: None,
        })
    }

    /// What could be taken from the Reserve.
    fn research_now(&self, view: &View, most: u8) -> String {
        let reserve = view.reserve.iter().flatten();
        let cards = reserve.filter(|card| {
            let card = self.content.card_named(card);
            card.is_some_and(|card| self.content.face(card).cost <= most)
        });
        let cards: Vec<CardName> = cards.cloned().collect();
        if cards.is_empty() {
            let args = Args::new().with("n", most);
            return self.texts.say("face-rush-research-none", args);
        }
        let args = Args::new().with("cards", self.counted(&cards));
        self.texts.say("face-rush-research", args)
    }

    /// How many cards of the observer have it, wherever they lie; `None` for a spectator.
    fn n_with(&self, view: &View, has: impl Fn(&Ability) -> bool) -> Option<usize> {
        let seat = view.seats.iter().find(|seat| seat.own.is_some())?;
        let own = seat.own.as_ref()?;
        let bases = seat.bases.iter().flatten();
        let defenders = bases.filter_map(|base| Some(&base.defender.as_ref()?.card));
        let cards = seat.hand.iter().flatten().chain(&own.depot);
        let cards = cards.chain(&own.garage).chain(defenders);
        let n = cards.filter(|card| {
            let card = self.content.card_named(card);
            card.is_some_and(|card| self.content.card(card).abilities.iter().any(&has))
        });
        Some(n.count())
    }

    fn seat_face(&self, view: &View, name: &str) -> Option<FaceTold> {
        let seat = seat_named(name, view.options.players)?;
        let seen = view.seats.get(usize::from(seat.0))?;
        let args = Args::new()
            .with("total", seen.score.total)
            .with("medals", seen.score.medals)
            .with("bases", seen.score.base_points)
            .with("leads", seen.score.lead_points);
        let now = view.step.map(|_| self.texts.say("face-rush-score", args));
        Some(FaceTold {
            kind: self.texts.word("face-kind-player"),
            title: capital(&self.seat(seat)),
            text: self.seat_lines(seat, seen),
            now,
            card: None,
        })
    }

    fn base_face(&self, view: &View, name: &str) -> Option<FaceTold> {
        let (seat, base) = base_named(name, view.options.players)?;
        let Seat(number) = seat;
        let seen = view.seats.get(usize::from(number))?;
        let args = Args::new()
            .with("seat", self.seat(seat))
            .with("base", base + 1);
        let state = self.base(seen.bases.get(usize::from(base))?.as_ref());
        Some(FaceTold {
            kind: self.texts.word("face-kind-base"),
            title: capital(&self.texts.say("rush-thing-base", args)),
            text: vec![sentence(&state)],
            now: None,
            card: None,
        })
    }
}

/// The number that is printed beside an ability.
fn number_of(ability: Ability) -> Option<u8> {
    match ability {
        Ability::Reinforcements(n) | Ability::Research(n) => Some(n),
        _ => None,
    }
}
