//! What is going on, innermost last: plain data on one explicit stack.
//!
//! A frame says what is being resolved and how far it has come; it never holds a closure or a
//! reference. What one action needs to remember is [`Work`], a field of the state: there is only
//! ever one action in progress.

use crate::card::CardId;
use crate::content::Moment;
use crate::dice::Dice;
use crate::faction::Faction;
use crate::place::{MAX_PLACES, PlaceId, Places};
use crate::space::{Action, SpaceId};

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnStage {
    /// Nothing has happened yet.
    Begin,
    /// The player deploys or passes.
    Choose,
    /// The player may deploy once more (A15, option).
    Again,
    /// The action is over; cards of the end of a turn.
    End,
    /// Whose turn is next?
    Next,
}

/// How far an action has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ActStage {
    /// The commander has just been put there.
    Start,
    /// Pieces are moved in, one source at a time.
    Enter,
    /// An area is chosen.
    Target,
    /// Planes are committed.
    Commit,
    /// All have entered by the action itself: bonuses, then cards.
    Entered,
    /// Is there an enemy?
    Clash,
    /// The dice of the defence are counted; then its roll.
    Defence,
    /// The defence has rolled.
    Attrition,
    /// The dice of the fire are counted; then its roll.
    Fire,
    /// The fire has rolled.
    Hit,
    /// Pieces are pulled back to fill the reserve.
    Pull,
    /// Pieces are placed.
    Place,
    /// HQs.
    Settle,
    /// Commanders that are lost with a bonus, then those that are gained.
    Links,
}

/// One thing in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// Chance shuffles the deck.
    Deal,
    /// Chance draws the token for this slot.
    Token(u8),
    /// Chance tosses the round marker.
    Toss,
    /// A turn; the bottom of the stack from then on.
    Turn(TurnStage),
    /// A commander must be deployed beside an enemy's, by this card.
    Beside(CardId),
    /// The action in [`Work`].
    Act(ActStage),
    /// An opportunity to use cards.
    Window { moment: Moment, by: Faction },
    /// Up to so many pieces join those that entered.
    Add(u8),
    /// Chance rolls the dice of [`Work`].
    Roll(Faction),
    /// The roll may be kept or rolled again.
    Keep(Faction),
    /// So many commanders of that faction must leave action spaces.
    Return { faction: Faction, left: u8 },
}

/// What the action in progress needs to remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Work {
    /// Where the commander stands.
    pub(crate) space: SpaceId,
    pub(crate) action: Action,
    /// Whose action it is.
    pub(crate) by: Faction,
    /// Where it aims, once that is known.
    pub(crate) target: Option<PlaceId>,
    /// Pieces that have entered the target but not settled there (R3).
    pub(crate) force: u8,
    /// Of these, how many came from each place.
    pub(crate) from: [u8; MAX_PLACES],
    /// Places that pieces may still be moved from, or may be placed in.
    pub(crate) open: Places,
    /// Bonuses the player had when deploying, by id (rule 12.2).
    pub(crate) bonuses: u16,
    /// Pieces that may still be pulled back or placed.
    pub(crate) left: u8,
    /// Of the coming roll, the dice of the action or of every defence.
    pub(crate) base: u8,
    /// Dice of the coming roll.
    pub(crate) dice: u8,
    /// The last roll.
    pub(crate) roll: Dice,
}

impl Work {
    /// No action has been made yet.
    pub(crate) const fn none() -> Self {
        Self {
            space: SpaceId(0),
            action: Action::Plan,
            by: Faction::Blue,
            target: None,
            force: 0,
            from: [0; MAX_PLACES],
            open: Places::EMPTY,
            bonuses: 0,
            left: 0,
            base: 0,
            dice: 0,
            roll: Dice::NONE,
        }
    }
}

/// The deepest chain: turn, action, window or roll, number. Rounded up.
const DEPTH: usize = 8;

/// The stack of frames.
pub(crate) type Frames = game::Stack<Frame, DEPTH>;
