//! Moves and their notation.

use game::{NameKind, NotationFault, Seat, notation};

use crate::ability::AbilityKind;
use crate::card::CardId;
use crate::content::Content;
use crate::options::{MAX_PLAYERS, N_BASES};

/// What a hit is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Target {
    /// Whose base.
    pub seat: Seat,
    /// Which of the three, counted from 0.
    pub base: u8,
    /// The base or the vehicle on it.
    pub part: Part,
}

/// A base, or the vehicle on it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The base.
    Base,
    /// The vehicle on it.
    Defender,
}

/// The smallest decision a person makes, or an outcome of chance.
///
/// Copies of a card are one card, so a move names a card at most once in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// Begin to pay for this card of the Reserve.
    Buy(CardId),
    /// Pay with this card of the hand.
    Pay(CardId),
    /// Play this card for its abilities.
    Use(CardId),
    /// Play this vehicle as a defender and ignore its abilities.
    Defend(CardId),
    /// Name this vehicle as an attacker.
    Attack(CardId),
    /// Let this attacker be the next.
    Fire(CardId),
    /// Hit this.
    Target(Target),
    /// Resolve this ability.
    Activate(AbilityKind),
    /// Take this card: a vehicle by Research, a medal as a reward.
    Take(CardId),
    /// Send this card of the own Depot to the Scrapyard.
    Scrap(CardId),
    /// Lose this card of the hand by Sabotage.
    Discard(CardId),
    /// Lay the vehicle on this own base, counted from 0.
    Place(u8),
    /// That is all: pay, begin to fire, scrap no more.
    Confirm,
    /// Do without this ability.
    Decline,
    /// End step II.
    End,
    /// Chance: the order of a pile.
    Shuffle(u64),
}

/// Names of the seats in notation.
const SEATS: [&str; MAX_PLAYERS] = ["alpha", "bravo", "charlie", "delta", "echo"];

/// A seat's name in notation.
#[must_use]
pub fn seat_name(seat: Seat) -> &'static str {
    SEATS.get(usize::from(seat.0)).copied().unwrap_or("nobody")
}

/// The seat of that name at a table of so many.
#[must_use]
pub fn seat_named(name: &str, players: u8) -> Option<Seat> {
    SEATS[..usize::from(players).min(MAX_PLAYERS)]
        .iter()
        .position(|known| *known == name)
        .map(|i| Seat(i as u8))
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Base => "base",
        Part::Defender => "defender",
    }
}

/// Writes a target.
pub(crate) fn write_target(target: Target) -> String {
    format!(
        "{} {} {}",
        seat_name(target.seat),
        target.base + 1,
        part_name(target.part)
    )
}

/// Writes a move.
pub(crate) fn write(content: &Content, mv: Move) -> String {
    let card = |word: &str, card: CardId| format!("{word} {}", content.card(card).name);
    match mv {
        Move::Buy(id) => card("buy", id),
        Move::Pay(id) => card("pay", id),
        Move::Use(id) => card("use", id),
        Move::Defend(id) => card("defend", id),
        Move::Attack(id) => card("attack", id),
        Move::Fire(id) => card("fire", id),
        Move::Target(target) => format!("target {}", write_target(target)),
        Move::Activate(kind) => format!("activate {}", content.ability_name(kind)),
        Move::Take(id) => card("take", id),
        Move::Scrap(id) => card("scrap", id),
        Move::Discard(id) => card("discard", id),
        Move::Place(base) => format!("place {}", u32::from(base) + 1),
        Move::Confirm => "confirm".to_owned(),
        Move::Decline => "decline".to_owned(),
        Move::End => "end".to_owned(),
        Move::Shuffle(number) => format!("shuffle {number:016x}"),
    }
}

/// Reads the number of a base, counted from 1.
pub(crate) fn parse_base(word: &str) -> Result<u8, NotationFault> {
    notation::number(word, 1..=N_BASES as i64).map(|n: u8| n - 1)
}

/// Reads a seat at a table of so many.
pub(crate) fn parse_seat(word: &str, players: u8) -> Result<Seat, NotationFault> {
    NameKind::Seat.found(word, seat_named(word, players))
}

/// Reads a move at a table of so many, legal or not, without a position: for callers that have only
/// the content.
///
/// # Errors
/// What was not understood and what was expected.
pub fn parse(content: &Content, players: u8, text: &str) -> Result<Move, NotationFault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let card = |word: &str| NameKind::Card.found(word, content.card_named(word));
    let part = |word: &str| {
        let parts = [Part::Base, Part::Defender].map(|part| (part_name(part), part));
        notation::one_of(word, &parts)
    };
    let ability = |word: &str| NameKind::Ability.found(word, content.ability_named(word));
    Ok(match words[..] {
        ["buy", id] => Move::Buy(card(id)?),
        ["pay", id] => Move::Pay(card(id)?),
        ["use", id] => Move::Use(card(id)?),
        ["defend", id] => Move::Defend(card(id)?),
        ["attack", id] => Move::Attack(card(id)?),
        ["fire", id] => Move::Fire(card(id)?),
        ["target", seat, base, word] => Move::Target(Target {
            seat: parse_seat(seat, players)?,
            base: parse_base(base)?,
            part: part(word)?,
        }),
        ["activate", name] => Move::Activate(ability(name)?),
        ["take", id] => Move::Take(card(id)?),
        ["scrap", id] => Move::Scrap(card(id)?),
        ["discard", id] => Move::Discard(card(id)?),
        ["place", base] => Move::Place(parse_base(base)?),
        ["confirm"] => Move::Confirm,
        ["decline"] => Move::Decline,
        ["end"] => Move::End,
        ["shuffle", digits] => Move::Shuffle(notation::digits(digits)?),
        _ => return Err(NotationFault::form(text, FORMS)),
    })
}

/// How moves are written.
const FORMS: &str = "buy CARD, pay CARD, use CARD, defend CARD, attack CARD, fire CARD, target SEAT \
     N base, target SEAT N defender, activate ABILITY, take CARD, scrap CARD, discard CARD, place N, \
     confirm, decline, end, shuffle HEX";
