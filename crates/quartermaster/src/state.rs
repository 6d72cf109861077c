//! The whole position as one flat value.

use crate::board::Board;
use crate::card::{CardId, Pack, Slots};
use crate::content::{Content, NodeId};
use crate::country::{ByCountry, Country, Team};
use crate::effect::{BattleKind, Effect, PieceKind};
use crate::frame::{Frame, Frames, TurnStage};
use crate::legal;
use crate::options::Options;
use crate::prepare::Prepared;
use crate::scored::Scored;
use crate::space::{SpaceId, Spaces};
use crate::supply;
use game::{ContentRef, Outcome, Seat};

/// A country's cards, zone by zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards {
    /// In hand, ascending: its order tells nothing.
    pub(crate) hand: Pack,
    /// The draw deck, top last.
    pub(crate) deck: Pack,
    /// Face-up discards, top last. Everybody has seen them.
    pub(crate) pile: Pack,
    /// Face-down discards under the pile, ascending (rule 48).
    pub(crate) hidden: Pack,
    /// Status cards on the table, by slot.
    pub(crate) status: Slots,
    /// Face-down cards on the table, by slot: Responses, and Bolsters that a card has laid there.
    pub(crate) responses: Slots,
    /// Responses and Bolsters that everybody has seen used and not gone out of sight again.
    pub(crate) spent: Slots,
    /// Places in the deck, counted from the bottom, that the owner knows.
    pub(crate) known_to_owner: u64,
    /// Places in the deck that everybody knows.
    pub(crate) known_to_all: u64,
}

/// What an economic warfare card makes countries discard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Levy {
    /// Cards each country must discard.
    pub(crate) totals: ByCountry<u8>,
    /// Added to the first target.
    pub(crate) added: u8,
    /// What the country now collected from must discard.
    pub(crate) due: u8,
}

/// Continuous effects that last until the end of the turn.
pub(crate) const LASTING: usize = 5;

/// A position of Quartermaster with everything pending in it.
///
/// Flat and `Copy`: a clone is one memory copy. It does not implement `Serialize`; see
/// [`crate::View`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) content: ContentRef<Content>,
    pub(crate) options: Options,
    pub(crate) leaders: ByCountry<Seat>,
    pub(crate) round: u8,
    pub(crate) active: Country,
    pub(crate) points: [i16; 2],
    /// The points that each country brought its team, by source.
    pub(crate) scored: ByCountry<Scored>,
    /// The points that the setup gave the teams.
    pub(crate) given: [i16; 2],
    pub(crate) board: Board,
    /// The board when the turn began.
    pub(crate) board_at_start: Board,
    /// Pieces that cannot be removed this turn.
    pub(crate) protected: Board,
    /// Where a card says that armies and navies are supplied.
    pub(crate) always: ByCountry<[Spaces; 2]>,
    /// Supply spaces denied to a team.
    pub(crate) denied: [Spaces; 2],
    /// Effects that last until the end of the turn.
    pub(crate) lasting: [Option<(NodeId, CardId)>; LASTING],
    pub(crate) cards: ByCountry<Cards>,
    /// Status cards used that work once a turn, by slot.
    pub(crate) used_this_turn: ByCountry<Slots>,
    pub(crate) has_reallocated: bool,
    /// Whether air defence and air strike are forbidden this turn.
    pub(crate) is_grounded: bool,
    /// How many cards each country began with; none is ever lost.
    pub(crate) dealt: ByCountry<u8>,
    /// Cards discarded from each opening hand.
    pub(crate) opening: ByCountry<u8>,
    /// What each country lays before the first round; each knows its own.
    pub(crate) prepared: ByCountry<Prepared>,
    /// Pieces whose removal a seat has asked for without being asked.
    pub(crate) requests: Board,
    /// Whether there are any.
    pub(crate) has_requests: bool,
    pub(crate) levy: Levy,
    /// Unsupplied pieces still to be removed in this Supply step.
    pub(crate) doomed: Board,
    /// Pieces that may still be lifted by a relocation.
    pub(crate) liftable: Board,
    /// Whether the effect resolved last did anything.
    pub(crate) was_done: bool,
    pub(crate) frames: Frames,
    pub(crate) outcome: Option<Outcome>,
}

/// What is asked: the thing in progress on top of the stack, which everybody at the table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question(Option<Frame>);

static_assertions::assert_not_impl_any!(State: serde::Serialize);
static_assertions::const_assert!(size_of::<State>() < 4160);

impl State {
    /// The content it is played with.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content.0
    }

    /// The options of the table.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The pieces on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// A team's victory points.
    #[must_use]
    pub const fn points(&self, team: Team) -> i32 {
        self.points[team as usize] as i32
    }

    /// The round, counted from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The country on turn.
    #[must_use]
    pub const fn active(&self) -> Country {
        self.active
    }

    /// Who leads a country.
    #[must_use]
    pub fn leader(&self, country: Country) -> Seat {
        self.leaders[country]
    }

    /// The pieces of a country that are in supply.
    #[must_use]
    pub fn supplied(&self, country: Country) -> Spaces {
        supply::of(self, country).supplied
    }

    /// The supply spaces that count for a country.
    #[must_use]
    pub fn sources(&self, country: Country) -> Spaces {
        supply::sources(self, country)
    }

    /// The spaces next to these, with the straits open to a country.
    #[must_use]
    pub fn around(&self, country: Country, spaces: Spaces) -> Spaces {
        let open = self.board.straits(self.content(), country.team());
        self.content().map.around(spaces, open)
    }

    /// Where a country may build such a piece.
    #[must_use]
    pub fn buildable(&self, country: Country, kind: PieceKind) -> Spaces {
        legal::build(self, country, kind)
    }

    /// Where a country may battle.
    #[must_use]
    pub fn battleable(&self, country: Country, kind: BattleKind) -> Spaces {
        legal::battle(self, country, kind)
    }

    /// Where a country may deploy an air force.
    #[must_use]
    pub fn deployable(&self, country: Country) -> Spaces {
        legal::deploy(self, country)
    }

    /// From where to where a country may marshal an air force; it may also stay.
    pub fn marshallings(&self, country: Country) -> impl Iterator<Item = (SpaceId, SpaceId)> {
        legal::marshal(self, country, Spaces::ALL)
    }

    /// What an option of the open question does, counted from 1, and for whom.
    #[must_use]
    pub fn option(&self, n: u8) -> Option<(Country, &'static Effect)> {
        let Some(Frame::Leaf { node, context, .. }) = self.frames.top() else {
            return None;
        };
        let children = &self.content().node(*node).children;
        let child = children.get(usize::from(n).checked_sub(1)?)?;
        Some((context.owner, &self.content().node(*child).effect))
    }

    /// A country's hand in this world.
    #[must_use]
    pub fn hand(&self, country: Country) -> &[CardId] {
        &self.cards[country].hand
    }

    /// How many cards are in a country's deck.
    #[must_use]
    pub fn deck_size(&self, country: Country) -> usize {
        self.cards[country].deck.len()
    }

    /// The Status cards and face-down Responses of a country, in this world.
    pub fn table(&self, country: Country) -> impl Iterator<Item = CardId> + '_ {
        let cards = &self.cards[country];
        (cards.status | cards.responses)
            .iter()
            .map(move |slot| self.content().in_slot(country, slot))
    }

    /// The face-down Responses of a country; Bolsters that lie there are none.
    pub(crate) fn face_down_responses(&self, country: Country) -> Slots {
        self.cards[country].responses & self.content().responses[country]
    }

    /// Whether a country has had its Victory step in this round.
    #[must_use]
    pub fn has_scored(&self, country: Country) -> bool {
        use std::cmp::Ordering;
        match (country as u8).cmp(&(self.active as u8)) {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal => matches!(
                self.frames.first(),
                Some(Frame::Turn(stage)) if *stage > TurnStage::Score
            ),
        }
    }

    /// What is asked now, or what chance decides.
    #[must_use]
    pub fn question(&self) -> Question {
        Question(self.frames.top().copied())
    }

    /// Whether the country on turn is asked what it does in its Air step.
    #[must_use]
    pub fn is_air_step(&self) -> bool {
        matches!(self.frames.top(), Some(Frame::AirStep))
    }

    /// Whether the country on turn is asked what it discards before it draws, which ends its turn.
    #[must_use]
    pub fn is_discard_step(&self) -> bool {
        matches!(self.frames.top(), Some(Frame::DiscardStep))
    }

    /// Whether no card, use or battle is in progress.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        matches!(
            self.frames.top(),
            None | Some(
                Frame::PlayStep
                    | Frame::AirStep
                    | Frame::DiscardStep
                    | Frame::Opening
                    | Frame::Prepare
                    | Frame::Deal(_)
            )
        )
    }
}
