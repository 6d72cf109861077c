//! A scenario as it was written, line by line.

/// One scenario of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The file's name as it was given.
    pub file: String,
    /// The line it starts on, counted from 1.
    pub line: usize,
    /// The game's id.
    pub game: String,
    /// What it shows.
    pub title: String,
    /// Ids of what it shows working.
    pub covers: Vec<String>,
    /// Ids of what it shows not working where it must not.
    pub covers_not: Vec<String>,
    /// Numbers of rules and rulings.
    pub rules: Vec<String>,
    /// Setup lines, with their numbers.
    pub setup: Vec<(usize, String)>,
    /// What is done and asked, in order.
    pub lines: Vec<Line>,
}

/// One line that does or asks something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Counted from 1.
    pub number: usize,
    /// As written, without the comment.
    pub text: String,
    /// What it means.
    pub act: Act,
}

/// What a line does or asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Nothing, but the game has begun.
    Start,
    /// Forced moves make themselves from here on.
    Auto,
    /// Nothing happens from here on that is not written.
    Manual,
    /// A seat makes a move.
    Move {
        /// The seat's name.
        seat: String,
        /// In notation.
        mv: String,
        /// What must hold where it is made.
        when: Option<Condition>,
    },
    /// Chance has this outcome when it is next to move; without one, it moves now by itself.
    Chance {
        /// In notation.
        mv: Option<String>,
    },
    /// The truth about the position.
    Expect {
        /// The question's words.
        question: Vec<String>,
        /// How the answer and the words compare.
        relation: Relation,
        /// The words.
        words: Vec<String>,
    },
    /// What an observer knows about the position.
    Sees {
        /// A seat's name or `spectator`.
        observer: String,
        /// The question's words.
        question: Vec<String>,
        /// How the answer and the words compare.
        relation: Relation,
        /// The words.
        words: Vec<String>,
    },
    /// A move is legal; it is not made.
    Allow {
        /// The seat's name.
        seat: String,
        /// In notation.
        mv: String,
    },
    /// A move is refused.
    Reject {
        /// The seat's name.
        seat: String,
        /// In notation.
        mv: String,
        /// The reason's id.
        because: String,
    },
    /// What a seat may do.
    Offers {
        /// The seat's name.
        seat: String,
        /// How the legal moves and these compare.
        relation: Relation,
        /// In notation.
        moves: Vec<String>,
    },
    /// An observer cannot tell the position from others it might be.
    Blind {
        /// A seat's name or `spectator`.
        observer: String,
        /// Whether who is asked is left out.
        but_asked: bool,
    },
}

/// A question with the answer it must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The question's words.
    pub question: Vec<String>,
    /// How the answer and the words compare.
    pub relation: Relation,
    /// The words.
    pub words: Vec<String>,
}

/// How what is found and what is written compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They are the same.
    Equals,
    /// What is written is among what is found.
    Includes,
    /// Nothing that is written is among what is found.
    Excludes,
}

impl Relation {
    /// The relation of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        match word {
            "=" => Some(Self::Equals),
            "includes" => Some(Self::Includes),
            "excludes" => Some(Self::Excludes),
            _ => None,
        }
    }
}
