//! Moves and their notation.

use game::{NameKind, NotationFault, notation};

use crate::card::CardId;
use crate::content::Content;
use crate::country::Country;
use crate::effect::PieceKind;
use crate::piece::Piece;
use crate::space::SpaceId;

/// The smallest decision a person makes, or an outcome of chance.
///
/// Copies of a card are one card, so a move names a card at most once in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// Play a card from hand.
    Play(CardId),
    /// Discard a card from hand.
    Discard(CardId),
    /// Use a card on the table.
    Use(CardId),
    /// Take a card from the pile or the deck.
    Take(CardId),
    /// Put a card next in the order of the deck's top.
    Order(CardId),
    /// Put a hand card under the deck.
    Bottom(CardId),
    /// Build a piece.
    Build(SpaceId),
    /// Name a piece as just built.
    Redeclare(SpaceId),
    /// Recruit a piece.
    Recruit(SpaceId),
    /// Battle a space.
    Battle(SpaceId),
    /// Make this country's piece the target of the battle.
    Target(Country),
    /// Eliminate this piece.
    Eliminate(Piece),
    /// Choose a country.
    Choose(Country),
    /// Choose an option of the card, counted from 1.
    Option(u8),
    /// Lift an own piece to build it again.
    Lift(Piece),
    /// Deploy an air force.
    Deploy(SpaceId),
    /// Move an air force from one space to another.
    Marshal(SpaceId, SpaceId),
    /// Let the air force that has lost its army or navy retreat there.
    Retreat(SpaceId),
    /// Lose the air force instead of the battled piece.
    Defend,
    /// Lose the air force there, so that the defended piece is removed after all.
    Strike(SpaceId),
    /// With an empty hand: discard the top of the deck, or lose a point.
    Forfeit,
    /// Begin a reallocation.
    Reallocate,
    /// Do nothing, or nothing more.
    Pass,
    /// Open the choice of an own piece to take off the board.
    Withdraw,
    /// Take this own piece off the board.
    Remove(Piece),
    /// Ask, without being asked, to take this own piece off as soon as the rules allow.
    Request(Piece),
    /// Chance: the order of a deck.
    Shuffle(u64),
    /// Chance: which of the face-down cards, counted from 0.
    Pick(u8),
}

/// Writes a move.
pub(crate) fn write(content: &Content, mv: Move) -> String {
    let card = |word: &str, card: CardId| format!("{word} {}", content.card(card).name);
    let place = |word: &str, space: SpaceId| format!("{word} {}", content.map.name(space));
    let piece = |word: &str, piece: Piece| {
        let Piece {
            country,
            kind,
            space,
        } = piece;
        format!(
            "{word} {country} {} {}",
            kind.name(),
            content.map.name(space)
        )
    };
    match mv {
        Move::Play(id) => card("play", id),
        Move::Discard(id) => card("discard", id),
        Move::Use(id) => card("use", id),
        Move::Take(id) => card("take", id),
        Move::Order(id) => card("order", id),
        Move::Bottom(id) => card("bottom", id),
        Move::Build(space) => place("build", space),
        Move::Redeclare(space) => place("redeclare", space),
        Move::Recruit(space) => place("recruit", space),
        Move::Battle(space) => place("battle", space),
        Move::Target(country) => format!("target {country}"),
        Move::Eliminate(id) => piece("eliminate", id),
        Move::Choose(country) => format!("choose {country}"),
        Move::Option(n) => format!("option {n}"),
        Move::Lift(id) => piece("lift", id),
        Move::Deploy(space) => place("deploy", space),
        Move::Marshal(from, to) => format!("{} {}", place("marshal", from), content.map.name(to)),
        Move::Retreat(space) => place("retreat", space),
        Move::Defend => "defend".to_owned(),
        Move::Strike(space) => place("strike", space),
        Move::Forfeit => "forfeit".to_owned(),
        Move::Reallocate => "reallocate".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Withdraw => "withdraw".to_owned(),
        Move::Remove(id) => piece("remove", id),
        Move::Request(id) => piece("request", id),
        Move::Shuffle(number) => format!("shuffle {number:016x}"),
        Move::Pick(n) => format!("pick {n}"),
    }
}

/// Reads a move; all it needs is the content that names its things.
///
/// # Errors
/// What was not understood and what was expected.
pub fn parse(content: &Content, text: &str) -> Result<Move, NotationFault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let card = |word: &str| NameKind::Card.found(word, content.card_named(word));
    let space = |word: &str| NameKind::Space.found(word, content.map.named(word));
    let country = |word: &str| NameKind::Country.found(word, Country::named(word));
    let number = |word: &str| notation::number(word, 0..=255);
    let kind = |word: &str| notation::one_of(word, &PieceKind::ALL.map(|kind| (kind.name(), kind)));
    let piece = |whose: &str, of: &str, at: &str| {
        Ok::<_, NotationFault>(Piece::new(country(whose)?, kind(of)?, space(at)?))
    };
    Ok(match words[..] {
        ["play", id] => Move::Play(card(id)?),
        ["discard", id] => Move::Discard(card(id)?),
        ["use", id] => Move::Use(card(id)?),
        ["take", id] => Move::Take(card(id)?),
        ["order", id] => Move::Order(card(id)?),
        ["bottom", id] => Move::Bottom(card(id)?),
        ["build", at] => Move::Build(space(at)?),
        ["redeclare", at] => Move::Redeclare(space(at)?),
        ["recruit", at] => Move::Recruit(space(at)?),
        ["battle", at] => Move::Battle(space(at)?),
        ["target", whom] => Move::Target(country(whom)?),
        ["eliminate", whose, kind, at] => Move::Eliminate(piece(whose, kind, at)?),
        ["choose", whom] => Move::Choose(country(whom)?),
        ["option", n] => Move::Option(number(n)?),
        ["lift", whose, kind, at] => Move::Lift(piece(whose, kind, at)?),
        ["deploy", at] => Move::Deploy(space(at)?),
        ["marshal", from, to] => Move::Marshal(space(from)?, space(to)?),
        ["retreat", to] => Move::Retreat(space(to)?),
        ["defend"] => Move::Defend,
        ["strike", from] => Move::Strike(space(from)?),
        ["forfeit"] => Move::Forfeit,
        ["reallocate"] => Move::Reallocate,
        ["pass"] => Move::Pass,
        ["withdraw"] => Move::Withdraw,
        ["remove", whose, kind, at] => Move::Remove(piece(whose, kind, at)?),
        ["request", whose, kind, at] => Move::Request(piece(whose, kind, at)?),
        ["shuffle", digits] => Move::Shuffle(notation::digits(digits)?),
        ["pick", n] => Move::Pick(number(n)?),
        _ => return Err(NotationFault::form(text, FORMS)),
    })
}

/// How moves are written.
const FORMS: &str = "play CARD, discard CARD, use CARD, take CARD, order CARD, bottom CARD, build \
     SPACE, redeclare SPACE, recruit SPACE, battle SPACE, deploy SPACE, marshal SPACE SPACE, \
     retreat SPACE, defend, strike SPACE, target COUNTRY, choose COUNTRY, option N, pass, forfeit, reallocate, withdraw, shuffle HEX, pick N, or one of eliminate, lift, \
     remove, request with COUNTRY KIND SPACE";
