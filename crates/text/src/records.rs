//! What is wrong with a record: it cannot be read, cannot be played, or is not proved fair.

use game::{Actor, Expected, Observer, ParseRecordError, Record, RecordFault, SetupError};
use games::{GameId, PlayError, ReplayError, Table, UnknownGame, VerifyError};

use crate::texts::{Args, Texts};

impl Texts {
    /// The message for an unknown game.
    #[must_use]
    pub fn unknown_game(&self, unknown: &UnknownGame) -> String {
        let args = Args::new()
            .with("name", unknown.name.clone())
            .with("known", GameId::ALL.map(GameId::name).join(", "));
        self.say("record-unknown-game", args)
    }

    /// Why a text is no record.
    #[must_use]
    pub fn record_error(&self, error: &ParseRecordError) -> String {
        let problem = match &error.fault {
            RecordFault::Empty => self.word("record-empty"),
            RecordFault::Newer { found, known } => {
                let args = Args::new().with("found", *found).with("known", *known);
                self.say("record-newer", args)
            }
            RecordFault::Expected { expected, found } => {
                let args = Args::new()
                    .with("expected", self.expected(*expected))
                    .with("found", found.clone());
                self.say("record-expected", args)
            }
            RecordFault::Missing(name) => {
                let args = Args::new().with("name", *name);
                self.say("record-missing", args)
            }
        };
        let args = Args::new()
            .with("line", error.line)
            .with("problem", problem);
        self.say("record-line", args)
    }

    fn expected(&self, expected: Expected) -> String {
        match expected {
            // Both are words of the record itself.
            Expected::Heading | Expected::Line => expected.to_string(),
            Expected::RulesVersion => self.word("record-expected-rules"),
            Expected::Digits => self.word("record-expected-digits"),
            Expected::Move => self.word("record-expected-move"),
            Expected::Actor => self.word("record-expected-actor"),
        }
    }

    /// Why that record cannot be played.
    #[must_use]
    pub fn replay_error(&self, error: &ReplayError, record: &Record) -> String {
        match error {
            ReplayError::Parse(error) => self.record_error(error),
            ReplayError::Game(unknown) => self.unknown_game(unknown),
            ReplayError::OtherGame { expected, found } => {
                let args = Args::new()
                    .with("found", self.game(found))
                    .with("game", self.game(expected));
                self.say("record-other-game", args)
            }
            ReplayError::Rules {
                game,
                record,
                program,
            } => {
                let args = Args::new()
                    .with("game", self.game(game))
                    .with("record", *record)
                    .with("program", *program);
                self.say("record-other-rules", args)
            }
            ReplayError::Setup(error) => match missing_content(error) {
                Some(digest) => {
                    let args = Args::new().with("digest", digest.to_owned());
                    self.say("record-other-content", args)
                }
                None => {
                    let args = Args::new().with("problem", self.setup_error(error));
                    self.say("record-setup", args)
                }
            },
            ReplayError::Move {
                number,
                line,
                actor,
                name,
                problem,
            } => {
                let who = match (actor, name) {
                    (Actor::Chance, _) => self.word("term-chance"),
                    (Actor::Seat(_), Some(name)) => name.clone(),
                    (Actor::Seat(seat), None) => {
                        let args = Args::new().with("seat", u64::from(seat.0));
                        self.say("record-no-seat", args)
                    }
                };
                let args = Args::new()
                    .with("number", *number)
                    .with("who", who)
                    .with("problem", self.refused_in(record, problem));
                match line {
                    Some(line) => self.say("record-move-at-line", args.with("line", *line)),
                    None => self.say("record-move", args),
                }
            }
        }
    }

    /// Why a move of that record cannot be made.
    fn refused_in(&self, record: &Record, problem: &PlayError) -> String {
        let id = record.game.parse::<GameId>().ok();
        // The words of a game are those of a table with the record's setup.
        let table = id.and_then(|id| Table::sit(id, &record.setup, None).ok());
        let sight = table.map(|table| table.sight(Observer::Spectator, 0));
        match sight.as_ref().and_then(|sight| self.narrator(sight).ok()) {
            Some(narrator) => self.play_error(problem, &*narrator),
            None => problem.to_string(),
        }
    }

    /// Why that record is not proved fair.
    #[must_use]
    pub fn verify_error(&self, error: &VerifyError, record: &Record) -> String {
        match error {
            VerifyError::NoCommitment => self.word("verify-no-commitment"),
            VerifyError::NoSeed => self.word("verify-no-seed"),
            VerifyError::OtherSeed { published, found } => {
                let args = Args::new()
                    .with("published", published.to_string())
                    .with("found", found.to_string());
                self.say("verify-other-seed", args)
            }
            VerifyError::OtherOutcome {
                number,
                recorded,
                derived,
            } => {
                let args = Args::new()
                    .with("number", *number)
                    .with("recorded", recorded.clone())
                    .with("derived", derived.clone());
                self.say("verify-other-outcome", args)
            }
            VerifyError::Replay(error) => self.replay_error(error, record),
        }
    }
}

/// The digest of the content that a setup names and that is not here.
fn missing_content(error: &SetupError) -> Option<&str> {
    match error {
        SetupError::Line { fault, .. } => missing_content(fault),
        SetupError::UnknownContent { digest } => Some(digest),
        _ => None,
    }
}
