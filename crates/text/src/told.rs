//! What a narrator returns: cards, places and moves in words. Data only.

use std::fmt;

use game::{EventSummary, Seat, Sense};

/// A card in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardTold {
    /// Its id in notation.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its type and whose it is.
    pub kind: String,
    /// How many are in the box.
    pub copies: u32,
    /// What it does, a paragraph each.
    pub text: Vec<String>,
    /// How well its values are known, where content says so of each card.
    pub provenance: Option<String>,
}

/// A place of the board in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceTold {
    /// Its id in notation.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is and who stands there, in sentences.
    pub text: String,
    /// What is next to it.
    pub neighbours: Vec<String>,
}

/// Where a card lies that a seat decides about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Open to everybody; the observer can take it.
    Offer,
    /// In the observer's deck; the observer can take it.
    Deck,
    /// In the observer's hand.
    Hand,
    /// Before the observer, open to everybody.
    FaceUp,
    /// Before the observer, and face down for everybody else.
    FaceDown,
}

impl Spot {
    /// All of them, in the order of their telling.
    pub const ALL: [Self; 5] = [
        Self::Offer,
        Self::Deck,
        Self::Hand,
        Self::FaceUp,
        Self::FaceDown,
    ];
}

/// What a choice would do, in a few words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewTold {
    /// "removes 1 army: Ukraine"; empty where there is nothing to say.
    pub text: String,
    /// How sensible it looks: for order, colour and the fold of what has no effect.
    pub sense: Sense,
}

/// What a name leads to: a card, an ability, a place, a side, explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceTold {
    /// What it is: "Status", "Ability".
    pub kind: String,
    /// Its name.
    pub title: String,
    /// What it does, a paragraph each.
    pub text: Vec<String>,
    /// What it means now, where that can be said.
    pub now: Option<String>,
    /// The card, where the page can draw it.
    pub card: Option<CardTold>,
}

/// What one observer saw of one move, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveTold {
    /// The move's number, counted from 1.
    pub number: usize,
    /// Who moved; `None` for chance.
    pub seat: Option<Seat>,
    /// What happened, in order.
    pub lines: Vec<LineTold>,
    /// The same event by event, for a short account of what each side did.
    pub deeds: Vec<DeedTold>,
}

/// An event, with a line if it belongs into a short account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeedTold {
    /// The line; `None` if the event is a detail.
    pub text: Option<String>,
    /// What it is about.
    pub about: EventSummary,
}

/// What happened, in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineTold {
    /// The line.
    pub text: String,
    /// Whether a round or a turn begins with it.
    pub is_heading: bool,
    /// How deep it lies in a chain of answers.
    pub depth: u8,
}

impl fmt::Display for LineTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
