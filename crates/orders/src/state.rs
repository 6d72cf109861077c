//! The whole position as one flat value.

use game::{ContentRef, Outcome};

use crate::board::Board;
use crate::card::{self, BonusId, CardId, Deck, Pack};
use crate::content::{Content, Listeners};
use crate::dice::Dice;
use crate::faction::{ByFaction, Faction};
use crate::frame::{Frame, Frames, Work};
use crate::options::Options;
use crate::place::{MAX_AREAS, MAX_PLACES, PieceKind, PlaceId, Places};
use crate::space::{Action, Spaces};
use crate::supply;

/// What one faction has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    /// Own pieces in each place.
    pub(crate) pieces: [u8; MAX_PLACES],
    /// Places with own pieces; kept in step with `pieces` by `change`.
    pub(crate) control: Places,
    /// Troops and planes beside the board.
    pub(crate) reserve: [u8; 2],
    /// Commanders that can be deployed.
    pub(crate) commanders: u8,
    /// Commanders in the ready zone.
    pub(crate) ready: u8,
    /// Commanders that go back to the ready zone at the recall (rule 4.10).
    pub(crate) borrowed: u8,
    /// Where own commanders stand.
    pub(crate) deployed: Spaces,
    /// Support actions done this round, by action (rule 6.4).
    pub(crate) supported: u8,
    /// Bonuses held that brought a commander, by id.
    pub(crate) linked: u16,
    pub(crate) hand: Pack,
    /// Effects used this turn, by card (rule 11.4).
    pub(crate) used: u16,
    /// Whether it takes no more turns in this round.
    pub(crate) has_passed: bool,
}

impl Default for Side {
    fn default() -> Self {
        Self {
            pieces: [0; MAX_PLACES],
            control: Places::EMPTY,
            reserve: [0; 2],
            commanders: 0,
            ready: 0,
            borrowed: 0,
            deployed: Spaces::default(),
            supported: 0,
            linked: 0,
            hand: Pack::default(),
            used: 0,
            has_passed: false,
        }
    }
}

impl Side {
    pub(crate) const fn at(&self, place: PlaceId) -> u8 {
        self.pieces[place.index()]
    }

    pub(crate) const fn in_reserve(&self, kind: PieceKind) -> u8 {
        self.reserve[kind as usize]
    }

    /// Whether it has done that support action in this round.
    pub(crate) const fn has_supported(&self, action: Action) -> bool {
        self.supported >> action as u8 & 1 != 0
    }
}

/// A position of General Orders with everything pending in it.
///
/// Flat and `Copy`: a clone is one memory copy. It does not implement `Serialize`; see
/// [`crate::View`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) content: ContentRef<Content>,
    pub(crate) options: Options,
    pub(crate) round: u8,
    /// Whose colour the round marker shows.
    pub(crate) initiative: Faction,
    /// Whose turn it is.
    pub(crate) active: Faction,
    pub(crate) sides: ByFaction<Side>,
    pub(crate) deck: Deck,
    pub(crate) discard: Pack,
    /// How many cards there were at the start; none is ever lost.
    pub(crate) dealt: u8,
    /// The bonus of each area, printed or drawn.
    pub(crate) bonuses: [Option<BonusId>; MAX_AREAS],
    /// Areas that have one.
    pub(crate) bonus_areas: Places,
    /// Deployments left in this turn besides the usual one (A15, option).
    pub(crate) extra: u8,
    pub(crate) work: Work,
    pub(crate) frames: Frames,
    pub(crate) outcome: Option<Outcome>,
}

/// What is asked: the thing in progress on top of the stack, which everybody at the table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question(Option<Frame>);

static_assertions::assert_not_impl_any!(State: serde::Serialize);
static_assertions::const_assert!(size_of::<State>() < 1024);

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

    /// The board it is played on.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        self.content.0.board(self.options.mode)
    }

    pub(crate) fn listeners(&self) -> &'static Listeners {
        self.content.0.listeners(self.options.mode)
    }

    /// The round, counted from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Faction {
        self.active
    }

    /// A faction's pieces in a place.
    #[must_use]
    pub fn pieces(&self, faction: Faction, place: PlaceId) -> u8 {
        self.sides[faction].at(place)
    }

    /// Areas and zones where the faction has pieces.
    #[must_use]
    pub fn controlled(&self, faction: Faction) -> Places {
        self.sides[faction].control
    }

    /// Areas and zones that the faction controls and supplies.
    #[must_use]
    pub fn supplied(&self, faction: Faction) -> Places {
        supply::of(self, faction)
    }

    /// Stars of areas that the faction controls and supplies.
    #[must_use]
    pub fn stars(&self, faction: Faction) -> u8 {
        supply::stars(self, faction)
    }

    /// Commanders that the faction can deploy.
    #[must_use]
    pub fn commanders(&self, faction: Faction) -> u8 {
        self.sides[faction].commanders
    }

    /// How many cards the faction holds.
    #[must_use]
    pub fn hand_size(&self, faction: Faction) -> u8 {
        self.sides[faction].hand.len()
    }

    /// How many pieces of a kind a faction has in reserve.
    #[must_use]
    pub fn reserve(&self, faction: Faction, kind: PieceKind) -> u8 {
        self.sides[faction].in_reserve(kind)
    }

    /// Whether a faction has done that support action in this round.
    #[must_use]
    pub fn has_supported(&self, faction: Faction, action: Action) -> bool {
        self.sides[faction].has_supported(action)
    }

    /// A faction's hand in this world: each kind of card with how many there are.
    pub fn hand(&self, faction: Faction) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let hand = &self.sides[faction].hand;
        card::kinds(hand.kinds()).map(|card| (card, hand.count(card)))
    }

    /// Who has the initiative.
    #[must_use]
    pub const fn initiative(&self) -> Faction {
        self.initiative
    }

    /// The bonus on an area.
    #[must_use]
    pub fn bonus(&self, area: PlaceId) -> Option<BonusId> {
        self.bonuses.get(area.index()).copied().flatten()
    }

    /// The action in progress: which, where it aims, how many pieces have entered, the last roll.
    #[must_use]
    pub fn action(&self) -> Option<(Action, Option<PlaceId>, u8, Dice)> {
        let is_acting = |frame: &Frame| matches!(frame, Frame::Act(_));
        let work = &self.work;
        self.frames.iter().any(is_acting).then_some((
            work.action,
            work.target,
            work.force,
            work.roll,
        ))
    }

    /// What is asked now, or what chance decides.
    #[must_use]
    pub fn question(&self) -> Question {
        Question(self.frames.top().copied())
    }

    /// Whether nothing is half done: a turn is about to be chosen.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        matches!(self.frames.top().copied(), Some(Frame::Turn(_)))
    }

    /// Whether no commander has been sent to enter that place in this round.
    #[must_use]
    pub fn is_enterable(&self, place: PlaceId) -> bool {
        let entry = self.board().tables.entry[place.index()];
        entry.is_some_and(|space| self.occupied() >> space.0 & 1 == 0)
    }

    /// Commanders of both factions on action spaces.
    pub(crate) const fn occupied(&self) -> u64 {
        self.sides.0[0].deployed.0 | self.sides.0[1].deployed.0
    }
}
