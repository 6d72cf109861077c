//! What each seat has: medals, achievements, a lead, bases, and what an average hand of its squad can do.

use ::rush::ability::AbilityKind;
use ::rush::options::{HAND, N_BASES};
use ::rush::{ByNation, Class, Kind, State};
use game::{Game, MAX_SEATS, Seat};

use crate::judgement::{Input, Survey, WHOLE};

/// What is counted of every seat.
#[derive(Clone, Copy, Debug)]
enum Term {
    /// Medals, on cards and captured bases.
    Medals,
    /// Achievements that it would be awarded.
    Awards,
    /// Steps ahead in achievements.
    Ahead,
    /// Own bases that stand.
    Standing,
    /// Own bases that nobody defends.
    Open,
    /// Armour of the defenders.
    Guard,
    /// Resources in hand that can still be spent.
    ToSpend,
    /// Firepower in hand that can still be used.
    ToFire,
    /// The turn.
    Turn,
    /// Resources in an average hand.
    Resources,
    /// Firepower in an average hand.
    Firepower,
    /// Armour in an average hand.
    Armour,
    /// A better score than anybody, achievements as they stand now.
    First,
    /// Better by three.
    Clear,
    /// Better by six.
    Far,
    /// Achievements that it leads by two or more.
    Safe,
    /// Achievements in which it has as much as the best other.
    Tied,
    /// Achievements in which it has one less.
    Near,
    /// The last own base.
    LastBase,
    /// The dearest vehicle that the hand pays for.
    ToBuy,
    /// Cards of one nation with firepower, two of which come together in an average hand.
    Volley,
    /// Open bases of others that the hand destroys.
    RaidNow,
    /// Open bases of others that the next hand may destroy.
    RaidNext,
    /// Shots of the hand at defenders.
    HuntNow,
    /// Shots of the next hand at defenders.
    HuntNext,
    /// Open own bases that the next hands of others may destroy.
    Raided,
    /// Shots of the next hands of others at own defenders.
    Hunted,
}

impl Term {
    const ALL: [&'static str; 27] = [
        "medals",
        "awards",
        "ahead",
        "standing",
        "open",
        "guard",
        "to-spend",
        "to-fire",
        "turn",
        "resources",
        "firepower",
        "armour",
        "first",
        "clear",
        "far",
        "safe",
        "tied",
        "near",
        "last-base",
        "to-buy",
        "volley",
        "raid-now",
        "raid-next",
        "hunt-now",
        "hunt-next",
        "raided",
        "hunted",
    ];
}

/// The first ability in an average hand.
const ABILITIES: usize = Term::ALL.len();
/// The first card in an average hand.
const CARDS: usize = ABILITIES + AbilityKind::ALL.len();
/// What an average hand counts for a card that is always in it.
const ALWAYS: u32 = 32;
/// Single medals in a fresh stack.
const SINGLES: u32 = 9;

/// The inputs of all this, in order.
pub(super) fn inputs(state: &State) -> Vec<Input> {
    let content = state.content();
    let plain = |name: String| Input { name, family: None };
    let terms = Term::ALL.iter().map(|term| plain((*term).to_owned()));
    let abilities = AbilityKind::ALL.iter();
    let abilities = abilities.map(|kind| plain(format!("ability.{}", content.ability_name(*kind))));
    let cards = content.cards().iter().map(|card| Input {
        name: format!("squad.{}", card.name),
        family: Some(format!("squad.{}", family(card.face.kind, card.face.class))),
    });
    terms.chain(abilities).chain(cards).collect()
}

/// The word of a kind of card in a sheet.
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

/// Tells what the seats have.
pub(super) fn tell(state: &State, survey: &mut impl Survey) {
    let content = state.content();
    let tallies = state.tallies();
    let mut fire = [Fire::default(); MAX_SEATS];
    for seat in 0..state.seats() {
        fire[usize::from(seat)] = Fire::of(state, Seat(seat), weakest(state, Seat(seat)));
    }
    let bases = |seat: usize| state.bases(Seat(seat as u8));
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
        let mut guns = ByNation::<u32>::default();
        for card in state.squad_cards(seat) {
            let face = content.face(card);
            sums[0] += u32::from(face.resources.unwrap_or(0));
            sums[1] += u32::from(face.firepower);
            sums[2] += u32::from(face.armour);
            if let Some(nation) = face.nation {
                guns[nation] += u32::from(face.firepower > 0);
            }
            for action in face.actions() {
                survey.add(side, ABILITIES + action.kind() as usize, share as i32);
            }
            survey.add(side, CARDS + card.0 as usize, share as i32);
        }
        let [resources, firepower, armour] = sums;
        let others = (0..usize::from(state.seats())).filter(|&other| other != side);
        let best = others.map(|other| tallies[other].score).max();
        let others = || (0..usize::from(state.seats())).filter(|&other| other != side);
        let is_on_turn = state.active() == seat;
        let can_raid = others().any(|other| bases(other).1 > 0);
        let can_hunt = others().any(|other| bases(other).0 > bases(other).1);
        let raid = if can_raid { fire[side].raid } else { 0 };
        let hunt = if can_hunt { fire[side].hunt } else { 0 };
        let waiting = || others().filter(|other| usize::from(state.active().0) != *other);
        // Between two it is what the other may do.
        let is_crowded = state.seats() > 2;
        let raided: u32 = waiting().map(|other| fire[other].raid).sum();
        let hunted: u32 = waiting().map(|other| fire[other].hunt).sum();
        let pairs: u32 = guns.0.iter().map(|n| n * n.saturating_sub(1) / 2).sum();
        let to_buy = state.dearest(tally.to_spend);
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
            (Term::Safe, tally.safe as i32),
            (Term::Tied, tally.tied as i32),
            (Term::Near, tally.near as i32),
            (Term::LastBase, i32::from(standing == 1)),
            (Term::ToBuy, to_buy as i32),
            (Term::Volley, (pairs * share * share / ALWAYS) as i32),
            (Term::RaidNow, if is_on_turn { raid as i32 } else { 0 }),
            (Term::RaidNext, if is_on_turn { 0 } else { raid as i32 }),
            (Term::HuntNow, if is_on_turn { hunt as i32 } else { 0 }),
            (Term::HuntNext, if is_on_turn { 0 } else { hunt as i32 }),
            (
                Term::Raided,
                if is_crowded && open > 0 {
                    raided as i32
                } else {
                    0
                },
            ),
            (
                Term::Hunted,
                if is_crowded && standing > open {
                    hunted as i32
                } else {
                    0
                },
            ),
        ] {
            survey.add(side, term as usize, amount);
        }
    }
}

/// The least armour of a defender of the others.
fn weakest(state: &State, seat: Seat) -> u8 {
    let others = (0..state.seats()).map(Seat).filter(|&other| other != seat);
    let guards = others.flat_map(|other| state.defenders(other));
    let armour = guards.map(|card| state.content().face(card).armour);
    armour.min().unwrap_or(0)
}

/// What an attack may do.
#[derive(Clone, Copy, Debug, Default)]
struct Fire {
    /// Open bases that it destroys, of which [`ALWAYS`] are one for sure.
    raid: u32,
    /// Shots that destroy a defender, the same way.
    hunt: u32,
}

impl Fire {
    /// With the hand of whoever is on turn, and on average with the next hand of whoever is not.
    fn of(state: &State, seat: Seat, weakest: u8) -> Self {
        let mut heavies = ByNation::<u32>::default();
        let mut guns = ByNation::<u32>::default();
        let mut hunters = ByNation::<u32>::default();
        let mut n_cards = 0;
        for card in state.magazine(seat) {
            n_cards += 1;
            let face = state.content().face(card);
            if let Some(nation) = face.nation
                && face.firepower > 0
            {
                let is_heavy = face.class == Some(Class::Heavy);
                let of = if is_heavy { &mut heavies } else { &mut guns };
                of[nation] += 1;
                hunters[nation] += u32::from(face.firepower >= weakest);
            }
        }
        let hunters = hunters.0.into_iter().max().unwrap_or(0);
        let by_nation = heavies.0.iter().zip(&guns.0);
        if state.active() == seat {
            let raid = by_nation.map(|(heavies, guns)| heavies + guns / 2).max();
            return Self {
                raid: ALWAYS * raid.unwrap_or(0),
                hunt: ALWAYS * hunters,
            };
        }
        let share = ALWAYS * u32::from(HAND) / n_cards.max(u32::from(HAND));
        let pairs: u32 = guns.0.iter().map(|n| n * n.saturating_sub(1) / 2).sum();
        let raid = share * heavies.0.iter().sum::<u32>() + share * share * pairs / ALWAYS;
        Self {
            raid,
            hunt: share * hunters,
        }
    }
}
