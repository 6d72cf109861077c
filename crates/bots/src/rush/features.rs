//! Features of each seat: medals, achievements, a lead, bases, and what an average hand of its squad can do.

use ::rush::ability::AbilityKind;
use ::rush::options::{HAND, N_BASES};
use ::rush::{Class, Kind, State};
use game::{Game, Seat};

use crate::weights::{Feature, FeatureSink, WHOLE, named_features};

named_features! {
    /// Features of every seat.
    enum Term {
        /// Medals, on cards and captured bases.
        Medals = "medals",
        /// Achievements that it would be awarded.
        Awards = "awards",
        /// Steps ahead in achievements.
        Ahead = "ahead",
        /// Own bases that stand.
        Standing = "standing",
        /// Own bases without defenders.
        Open = "open",
        /// Armour of the defenders.
        Guard = "guard",
        /// Resources in hand that can still be spent.
        ToSpend = "to-spend",
        /// Firepower in hand that can still be used.
        ToFire = "to-fire",
        /// The turn.
        Turn = "turn",
        /// Resources in an average hand.
        Resources = "resources",
        /// Firepower in an average hand.
        Firepower = "firepower",
        /// Armour in an average hand.
        Armour = "armour",
        /// The best score, achievements as they stand now.
        First = "first",
        /// Better by three.
        Clear = "clear",
        /// Better by six.
        Far = "far",
    }
}

/// The first ability in an average hand.
const ABILITIES: usize = Term::NAMES.len();
/// The first card in an average hand.
const CARDS: usize = ABILITIES + AbilityKind::ALL.len();
/// What an average hand counts for a card that is always in it.
const ALWAYS: u32 = 32;
/// Single medals in a fresh stack.
const SINGLES: u32 = 9;

/// All features, in the order of their indices.
pub(super) fn features(state: &State) -> Vec<Feature> {
    let content = state.content();
    let plain = |name: String| Feature { name, family: None };
    let terms = Term::NAMES.iter().map(|term| plain((*term).to_owned()));
    let abilities = AbilityKind::ALL.iter();
    let abilities = abilities.map(|kind| plain(format!("ability.{}", content.ability_name(*kind))));
    let cards = content.cards().iter().map(|card| Feature {
        name: format!("squad.{}", card.name),
        family: Some(format!("squad.{}", family(card.face.kind, card.face.class))),
    });
    terms.chain(abilities).chain(cards).collect()
}

/// The name of a kind of card in a weights file.
const fn family(kind: Kind, class: Option<Class>) -> &'static str {
    match (kind, class) {
        (Kind::Vehicle, Some(class)) => class.name(),
        (Kind::Vehicle, None) => "vehicle",
        (Kind::Barracks, _) => "barracks",
        (Kind::Medal, _) => "medal",
        (Kind::Base, _) => "base",
    }
}

/// How much of the game is left: it ends by bases or by single medals.
pub(super) fn left(state: &State) -> u32 {
    if state.last_round().is_some() {
        return 0;
    }
    let standing = (0..state.seats()).map(|seat| state.bases(Seat(seat)).0);
    let bases = u32::from(standing.min().unwrap_or(0)) * WHOLE / N_BASES as u32;
    bases.min(u32::from(state.fewest_singles()) * WHOLE / SINGLES)
}

/// Extracts the features of the seats.
pub(super) fn extract(state: &State, sink: &mut impl FeatureSink) {
    let content = state.content();
    let tallies = state.tallies();
    for seat in 0..state.seats() {
        let (seat, side) = (Seat(seat), usize::from(seat));
        let tally = &tallies[side];
        let (standing, open) = state.bases(seat);
        let guard = state.defenders(seat).map(|card| content.face(card).armour);
        // Cards that draw others make a squad smaller than it is.
        let hand = u32::from(HAND);
        let size = tally.cards.saturating_sub(tally.draws).max(hand);
        let share = (ALWAYS * hand + size / 2) / size;
        let mut sums = [0; 3];
        for card in state.squad_cards(seat) {
            let face = content.face(card);
            sums[0] += u32::from(face.resources.unwrap_or(0));
            sums[1] += u32::from(face.firepower);
            sums[2] += u32::from(face.armour);
            for action in face.actions() {
                sink.add(side, ABILITIES + action.kind() as usize, share as i32);
            }
            sink.add(side, CARDS + card.0 as usize, share as i32);
        }
        let [resources, firepower, armour] = sums;
        let others = (0..usize::from(state.seats())).filter(|&other| other != side);
        let best = others.map(|other| tallies[other].score).max();
        let lead = tally.score - best.unwrap_or(0);
        for (term, amount) in [
            (Term::Medals, tally.medals as i32),
            (Term::Awards, tally.awards as i32),
            (Term::Ahead, tally.ahead),
            (Term::Standing, i32::from(standing)),
            (Term::Open, i32::from(open)),
            (Term::Guard, guard.map(i32::from).sum()),
            (Term::ToSpend, tally.to_spend as i32),
            (Term::ToFire, tally.to_fire as i32),
            (Term::Turn, i32::from(state.active() == seat)),
            (Term::Resources, (resources * share) as i32),
            (Term::Firepower, (firepower * share) as i32),
            (Term::Armour, (armour * share) as i32),
            (Term::First, i32::from(lead > 0)),
            (Term::Clear, i32::from(lead >= 3)),
            (Term::Far, i32::from(lead >= 6)),
        ] {
            sink.add(side, term as usize, amount);
        }
    }
}
