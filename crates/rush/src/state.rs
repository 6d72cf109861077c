//! The whole position as one flat value.

use game::{ContentRef, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, N_FACES, Pack, VehicleSet};
use crate::content::Content;
use crate::deed::Deeds;
use crate::frame::{AttackStage, Frame, Frames};
use crate::moves::Target;
use crate::nation::ByNation;
use crate::options::{MAX_PLAYERS, N_ACHIEVEMENTS, N_BASES, N_RESERVE, Options};
use crate::price::Pool;
use crate::target;

/// An own base on the table with what lies on it (rule 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Base {
    pub(crate) is_standing: bool,
    pub(crate) is_damaged: bool,
    /// The vehicle on it, or none.
    pub(crate) defender: CardId,
    pub(crate) is_defender_damaged: bool,
    /// Who destroyed it, once it is gone.
    pub(crate) taker: Option<Seat>,
}

impl Base {
    pub(crate) const INTACT: Self = Self {
        is_standing: true,
        is_damaged: false,
        defender: CardId::NONE,
        is_defender_damaged: false,
        taker: None,
    };

    pub(crate) const GONE: Self = Self {
        is_standing: false,
        ..Self::INTACT
    };
}

/// A seat's cards and bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Squad {
    /// Draw pile, top last. Its order is hidden from all.
    pub(crate) garage: Pack,
    /// Discard pile, face up, top last.
    pub(crate) depot: Pack,
    /// In hand, ascending: its order tells nothing.
    pub(crate) hand: Pack,
    pub(crate) bases: [Base; N_BASES],
    /// Cards of the hidden hand that everybody can work out: they were the last of a Garage whose
    /// cards had all been seen. At most two of the three drawn.
    pub(crate) known: [CardId; 2],
    /// What the seat has chosen to lose by Sabotage, until all have chosen.
    pub(crate) chosen: CardId,
}

impl Squad {
    pub(crate) fn new() -> Self {
        Self {
            garage: Pack::default(),
            depot: Pack::default(),
            hand: Pack::default(),
            bases: [Base::INTACT; N_BASES],
            known: [CardId::NONE; 2],
            chosen: CardId::NONE,
        }
    }

    /// Whether any of its bases stands.
    pub(crate) fn has_base(&self) -> bool {
        self.bases.iter().any(|base| base.is_standing)
    }
}

/// What brings the last round about (rule 9.1, A33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A seat has lost all bases.
    BasesDestroyed,
    /// The last single medal of a nation was taken.
    MedalsTaken,
    /// The last round the table allows.
    RoundLimit,
}

impl Ending {
    /// Its message id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BasesDestroyed => "bases-destroyed",
            Self::MedalsTaken => "medals-taken",
            Self::RoundLimit => "round-limit",
        }
    }
}

/// A position of Rush with everything pending in it.
///
/// Flat and `Copy`: a clone is one memory copy. It does not implement `Serialize`; see
/// [`crate::View`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) content: ContentRef<Content>,
    pub(crate) options: Options,
    pub(crate) round: u16,
    pub(crate) active: Seat,
    pub(crate) squads: [Squad; MAX_PLAYERS],
    /// The vehicle deck, top last.
    pub(crate) deck: Pack,
    /// The vehicle discard. It is shuffled before it is used again, so its order means nothing.
    pub(crate) discard: VehicleSet,
    /// The Reserve, the place next to the deck first.
    pub(crate) reserve: [CardId; N_RESERVE],
    /// How many of each face are in the Scrapyard.
    pub(crate) scrapyard: [u8; N_FACES],
    /// Single and double medals left in the stacks.
    pub(crate) medals: ByNation<[u8; 2]>,
    /// Achievements in play, as bits.
    pub(crate) achievements: u16,
    /// Whether the hand of the active seat lies open (rule 3.3).
    pub(crate) is_open: bool,
    /// Vehicles used this turn (rule 3.7).
    pub(crate) used: VehicleSet,
    pub(crate) has_bought: bool,
    pub(crate) is_recruiting: bool,
    pub(crate) has_attacked: bool,
    pub(crate) pool: Pool,
    /// Medals to be paid in step III.
    pub(crate) owed: ByNation<u8>,
    /// Attackers named that have not fired.
    pub(crate) attackers: VehicleSet,
    /// What the active seat has done this turn.
    pub(crate) deeds: Deeds,
    pub(crate) frames: Frames,
    /// What makes this round the last.
    pub(crate) trigger: Option<Ending>,
    /// Who took each achievement at the end.
    pub(crate) awards: [Option<Seat>; N_ACHIEVEMENTS],
    pub(crate) outcome: Option<Outcome>,
    /// How many of each face are in the game; none is ever lost.
    pub(crate) dealt: [u8; N_FACES],
}

/// What is asked: the thing in progress on top of the stack, which everybody at the table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question(Option<Frame>);

static_assertions::assert_not_impl_any!(State: serde::Serialize);
static_assertions::const_assert!(size_of::<State>() < 4096);

impl State {
    /// The content it is played with.
    #[inline]
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content.0
    }

    /// The options of the table.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The round, counted from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The seat on turn.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Whether the hit that is being aimed would destroy the target; `None` when no hit is being aimed.
    #[must_use]
    pub fn is_fatal(&self, target: Target) -> Option<bool> {
        match *self.frames.top()? {
            Frame::Attack {
                stage: AttackStage::Aim(card),
                ..
            } => Some(target::is_fatal(self, card, target)),
            Frame::Card { .. } => Some(target::is_fatal_siege(self, target)),
            _ => None,
        }
    }

    /// What is asked now, or what chance decides.
    #[must_use]
    pub fn question(&self) -> Question {
        Question(self.frames.top().copied())
    }

    /// Whether nothing is half done: the active seat may play any card or end its turn.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        self.frames.top() == Some(&Frame::Play)
    }

    /// How many own bases of the seat stand, and how many of them are undefended.
    #[must_use]
    pub fn bases(&self, seat: Seat) -> (u8, u8) {
        let standing = self
            .squad(seat)
            .bases
            .iter()
            .filter(|base| base.is_standing);
        let open = standing.clone().filter(|base| !base.defender.is_some());
        (standing.count() as u8, open.count() as u8)
    }

    /// What makes this round the last.
    #[must_use]
    pub const fn last_round(&self) -> Option<Ending> {
        self.trigger
    }

    /// The squads at the table.
    #[inline]
    pub(crate) fn seated(&self) -> &[Squad] {
        &self.squads[..self.options.players as usize]
    }

    #[inline]
    pub(crate) fn squad(&self, seat: Seat) -> &Squad {
        &self.squads[seat.0 as usize]
    }

    #[inline]
    pub(crate) fn squad_mut(&mut self, seat: Seat) -> &mut Squad {
        &mut self.squads[seat.0 as usize]
    }

    /// Whether everybody sees that seat's hand.
    pub(crate) fn is_hand_open(&self, seat: Seat) -> bool {
        self.is_open && seat == self.active
    }
}
