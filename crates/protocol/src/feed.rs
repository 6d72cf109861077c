//! The host's side of one observer: sequence numbers, and what was sent last.

use games::Sight;

use crate::{CommandError, CommandId, Difference, Message, Update};

/// What one observer is sent. Each observer has a feed of its own.
#[derive(Debug, Default)]
pub struct Feed {
    sequence: u64,
    /// The sequence number of the last sight.
    sight: Option<u64>,
    /// The last sight as JSON, if differences are sent.
    last: Option<String>,
    sends_differences: bool,
}

impl Feed {
    /// A feed that sends every sight whole, for a line that costs nothing.
    #[must_use]
    pub fn whole() -> Self {
        Self::default()
    }

    /// A feed that sends differences, for a network.
    #[must_use]
    pub fn differences() -> Self {
        Self {
            sends_differences: true,
            ..Self::default()
        }
    }

    /// Whether the choice was made from the last sight that was sent.
    #[must_use]
    pub fn is_current(&self, seen: u64) -> bool {
        self.sight == Some(seen)
    }

    /// The next sight is sent whole: the observer is another, or the client has lost something.
    pub fn resync(&mut self) {
        self.last = None;
    }

    /// The message that tells a sight.
    pub fn sight(&mut self, sight: Sight) -> Message {
        let update = if self.sends_differences {
            let next = serde_json::to_string(&sight).expect("a sight can be written as JSON");
            let update = match &self.last {
                Some(last) => Update::Difference(Difference::between(last, &next)),
                None => Update::Sight(Box::new(sight)),
            };
            self.last = Some(next);
            update
        } else {
            Update::Sight(Box::new(sight))
        };
        let message = self.message(update);
        self.sight = Some(message.sequence);
        message
    }

    /// The message that tells anything else.
    pub fn message(&mut self, update: Update) -> Message {
        self.sequence += 1;
        Message {
            version: crate::VERSION,
            sequence: self.sequence,
            acknowledges: None,
            update,
        }
    }

    /// The last message that follows from a command: it was carried out, or why not.
    pub fn acknowledge(&mut self, id: CommandId, result: Result<(), CommandError>) -> Message {
        self.sequence += 1;
        Message {
            sequence: self.sequence,
            ..Message::without_table(id, result)
        }
    }
}
