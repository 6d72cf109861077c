//! The words of the terminal: what it says around a game, and the commands it understands.

use games::{GameId, PlayError, UndoError};

use crate::narrator::Narrator;
use crate::texts::{Args, Texts};

/// A command that a person may type beside moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take the last move back.
    Undo,
    /// Why something is not possible.
    Why,
    /// Show the table again.
    View,
    /// Show the board, or a place of it.
    Board,
    /// Show the hand with card texts.
    Hand,
    /// Show a card.
    Card,
    /// Tell the rules.
    Rules,
    /// Show the record.
    Record,
    /// Keep the table in a file.
    Save,
    /// Tell what can be typed.
    Help,
    /// Pass for the rest of the turn.
    Skip,
    /// Leave.
    Quit,
}

impl Command {
    /// Whether a name may follow: of a move, a card, a place, a topic or a file.
    #[must_use]
    pub const fn takes_name(self) -> bool {
        match self {
            Self::Why | Self::Board | Self::Card | Self::Rules | Self::Record | Self::Save => true,
            Self::Undo | Self::View | Self::Hand | Self::Skip | Self::Help | Self::Quit => false,
        }
    }

    const ALL: [(Self, &'static str); 12] = [
        (Self::Undo, "undo"),
        (Self::Why, "why"),
        (Self::View, "view"),
        (Self::Board, "board"),
        (Self::Hand, "hand"),
        (Self::Card, "card"),
        (Self::Rules, "rules"),
        (Self::Record, "record"),
        (Self::Save, "save"),
        (Self::Skip, "skip"),
        (Self::Help, "help"),
        (Self::Quit, "quit"),
    ];
}

impl Texts {
    /// Every command with the words for it: first in this language, then in English.
    #[must_use]
    pub fn commands(&self) -> Vec<(Command, String)> {
        let own = Command::ALL.map(|(command, name)| (command, self.word(&format!("cmd-{name}"))));
        let english = Command::ALL.map(|(command, name)| (command, name.to_owned()));
        own.into_iter().chain(english).collect()
    }

    /// Why a move cannot be taken back.
    #[must_use]
    pub fn undo_error(&self, error: UndoError, narrator: &dyn Narrator) -> String {
        let reason = match error {
            UndoError::NothingYet => self.word("term-undo-nothing"),
            UndoError::ChanceMoved => self.word("term-undo-chance"),
            UndoError::OtherSeatActed(seat) => {
                let args = Args::new().with("seat", narrator.seat(seat));
                self.say("term-undo-other", args)
            }
            UndoError::Revealed => self.word("term-undo-revealed"),
        };
        self.say("term-cannot-undo", Args::new().with("reason", reason))
    }

    /// Why a move was not made.
    #[must_use]
    pub fn play_error(&self, error: &PlayError, narrator: &dyn Narrator) -> String {
        match error {
            PlayError::NotUnderstood { text, .. } => {
                let args = Args::new().with("text", text.clone());
                self.say("term-not-understood", args)
            }
            PlayError::Stale { .. } => self.word("term-stale"),
            PlayError::NoSuchChoice { n, .. } => {
                self.say("term-choose-range", Args::new().with("n", *n))
            }
            PlayError::Refused { text, reason } => {
                let args = Args::new()
                    .with("text", text.clone())
                    .with("reason", narrator.refusal(reason));
                self.say("term-not-legal", args)
            }
        }
    }

    /// The name of a game.
    #[must_use]
    pub fn game(&self, game: &str) -> String {
        match game.parse::<GameId>() {
            Ok(id) if self.has(&format!("game-{id}")) => self.word(&format!("game-{id}")),
            _ => game.to_owned(),
        }
    }
}
