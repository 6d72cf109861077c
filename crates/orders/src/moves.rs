//! Moves and their notation.

use game::{NameKind, NotationFault, notation};

use crate::board::Board;
use crate::card::{BonusId, CardId};
use crate::content::Content;
use crate::dice::{Dice, MAX_DICE, MAX_FACE};
use crate::faction::{self, Faction};
use crate::place::PlaceId;
use crate::space::SpaceId;

/// The smallest decision a person makes, or an outcome of chance.
///
/// Copies of a card are one card, so a move names a card at most once in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// Put a commander on an action space.
    Deploy(SpaceId),
    /// Use a card's effect.
    Play(CardId),
    /// Discard a card to roll all dice again.
    Reroll(CardId),
    /// Aim at an area.
    Target(PlaceId),
    /// Move so many pieces from there into the linked place.
    Move(PlaceId, u8),
    /// Commit so many planes.
    Commit(u8),
    /// Add so many pieces from the reserve.
    Add(u8),
    /// Pull a piece back to the reserve.
    Pull(PlaceId),
    /// Place a piece from the reserve.
    Place(PlaceId),
    /// Return a commander from there to the ready zone.
    Return(SpaceId),
    /// Let the roll stand.
    Keep,
    /// Nothing more of this.
    Done,
    /// Use no card now.
    Decline,
    /// Take no more turns in this round.
    Pass,
    /// Chance: the order of the deck.
    Shuffle(u64),
    /// Chance: the next token.
    Token(BonusId),
    /// Chance: which side of the round marker is up.
    Toss(Faction),
    /// Chance: what the dice show.
    Roll(Dice),
}

/// Whether everything the move names is on this board and in this content. A move of another mode
/// or other content may name what is not.
pub(crate) fn is_of(content: &Content, board: &Board, mv: Move) -> bool {
    match mv {
        Move::Deploy(space) | Move::Return(space) => usize::from(space.0) < board.spaces.len(),
        Move::Play(card) | Move::Reroll(card) => usize::from(card.0) < content.cards().len(),
        Move::Target(place) | Move::Move(place, _) | Move::Pull(place) | Move::Place(place) => {
            board.places().any(|known| known == place)
        }
        Move::Token(bonus) => usize::from(bonus.0) < content.bonuses().len(),
        Move::Commit(_)
        | Move::Add(_)
        | Move::Keep
        | Move::Done
        | Move::Decline
        | Move::Pass
        | Move::Shuffle(_)
        | Move::Toss(_)
        | Move::Roll(_) => true,
    }
}

/// Writes a move; one that [`is_of`] another board reads back as nothing.
pub(crate) fn write(content: &Content, board: &Board, mv: Move) -> String {
    if !is_of(content, board, mv) {
        return "?".to_owned();
    }
    let card = |word: &str, card: CardId| format!("{word} {}", content.card(card).name);
    let place = |word: &str, place: PlaceId| format!("{word} {}", board.place_name(place));
    let space = |word: &str, space: SpaceId| format!("{word} {}", board.space(space).name);
    match mv {
        Move::Deploy(id) => space("deploy", id),
        Move::Play(id) => card("play", id),
        Move::Reroll(id) => card("reroll", id),
        Move::Target(id) => place("target", id),
        Move::Move(id, n) => format!("move {} {n}", board.place_name(id)),
        Move::Commit(n) => format!("commit {n}"),
        Move::Add(n) => format!("add {n}"),
        Move::Pull(id) => place("pull", id),
        Move::Place(id) => place("place", id),
        Move::Return(id) => space("return", id),
        Move::Keep => "keep".to_owned(),
        Move::Done => "done".to_owned(),
        Move::Decline => "decline".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Shuffle(number) => format!("shuffle {number:016x}"),
        Move::Token(id) => format!("token {}", content.bonus(id).name),
        Move::Toss(faction) => format!("toss {faction}"),
        Move::Roll(dice) => format!("roll {dice}").trim_end().to_owned(),
    }
}

/// Reads a move on that board, legal or not, without a position: for callers that have only the
/// content.
///
/// # Errors
/// What was not understood and what was expected.
pub fn parse(content: &Content, board: &Board, text: &str) -> Result<Move, NotationFault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let card = |word: &str| NameKind::Card.found(word, content.card_named(word));
    let place = |word: &str| NameKind::Place.found(word, board.place_named(word));
    let space = |words: &[&str]| {
        let name = words.join(" ");
        NameKind::ActionSpace.found(&name, board.space_named(&name))
    };
    let number = |word: &str| notation::number(word, 0..=255);
    Ok(match words[..] {
        ["deploy", ref at @ ..] => Move::Deploy(space(at)?),
        ["play", id] => Move::Play(card(id)?),
        ["reroll", id] => Move::Reroll(card(id)?),
        ["target", at] => Move::Target(place(at)?),
        ["move", from, n] => Move::Move(place(from)?, number(n)?),
        ["commit", n] => Move::Commit(number(n)?),
        ["add", n] => Move::Add(number(n)?),
        ["pull", at] => Move::Pull(place(at)?),
        ["place", at] => Move::Place(place(at)?),
        ["return", ref at @ ..] => Move::Return(space(at)?),
        ["keep"] => Move::Keep,
        ["done"] => Move::Done,
        ["decline"] => Move::Decline,
        ["pass"] => Move::Pass,
        ["shuffle", digits] => Move::Shuffle(notation::digits(digits)?),
        ["token", id] => Move::Token(NameKind::Token.found(id, content.bonus_named(id))?),
        ["toss", word] => Move::Toss(faction::parse(word)?),
        ["roll", ref faces @ ..] => Move::Roll(dice(faces)?),
        _ => return Err(NotationFault::form(text, FORMS)),
    })
}

/// How moves are written.
const FORMS: &str = "deploy SPACE, play CARD, reroll CARD, target AREA, move PLACE N, commit N, add \
     N, pull PLACE, place PLACE, return SPACE, keep, done, decline, pass, shuffle HEX, token BONUS, \
     toss FACTION, roll HITS HITS …";

fn dice(faces: &[&str]) -> Result<Dice, NotationFault> {
    let mut dice = Dice::NONE;
    let (n, max) = (faces.len(), usize::from(MAX_DICE));
    if n > max {
        return Err(NotationFault::TooMany { n, max });
    }
    for face in faces {
        dice.push(notation::number(face, 0..=MAX_FACE.into())?);
    }
    Ok(dice)
}
