//! The client's side: the last sight, and whether a message is missing.

use games::Sight;

use crate::{DifferenceError, Message, Update};

/// What a client knows of a table.
#[derive(Debug, Default)]
pub struct Mirror {
    sequence: u64,
    /// The sequence number of the last sight.
    sight: u64,
    /// The last sight as JSON.
    json: Option<String>,
}

/// A message that the mirror cannot take. The client asks to resync.
#[derive(Debug, thiserror::Error)]
pub enum MirrorError {
    /// The host speaks another version.
    #[error("the host speaks version {0} of the protocol")]
    Version(u32),
    /// A message is missing before this one.
    #[error("message {expected} is missing: {found} came instead")]
    Gap {
        /// The number that is next.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// A difference came before a whole sight.
    #[error("there is no sight that the difference belongs to")]
    NoSight,
    /// The difference does not fit.
    #[error(transparent)]
    Difference(#[from] DifferenceError),
}

impl Mirror {
    /// The sequence number of the last sight, which a choice is made from.
    #[must_use]
    pub const fn seen(&self) -> u64 {
        self.sight
    }

    /// Takes a message in. Returns the new sight if the message tells one. A message that was taken in
    /// before changes nothing.
    ///
    /// A whole sight is taken in after a gap too: it is the answer to a resync.
    ///
    /// # Errors
    /// When the client must ask to resync, or cannot read this host at all.
    pub fn take(&mut self, message: &Message) -> Result<Option<Sight>, MirrorError> {
        if message.version != crate::VERSION {
            return Err(MirrorError::Version(message.version));
        }
        let found = message.sequence;
        if found <= self.sequence {
            return Ok(None);
        }
        let expected = self.sequence + 1;
        let is_whole = matches!(message.update, Update::Sight(_));
        if found != expected && !is_whole {
            return Err(MirrorError::Gap { expected, found });
        }
        let sight = match &message.update {
            Update::Sight(sight) => {
                let json = serde_json::to_string(sight).map_err(DifferenceError::from)?;
                self.json = Some(json);
                Some((**sight).clone())
            }
            Update::Difference(difference) => {
                let last = self.json.as_ref().ok_or(MirrorError::NoSight)?;
                let (json, sight) = difference.apply(last)?;
                self.json = Some(json);
                Some(sight)
            }
            _ => None,
        };
        self.sequence = found;
        if sight.is_some() {
            self.sight = found;
        }
        Ok(sight)
    }
}
