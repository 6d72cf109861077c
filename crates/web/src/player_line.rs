//! The player's end of the line to a host: ids of commands, and what was told last.

use games::Sight;
use protocol::{Command, CommandId, Message, Mirror, MirrorError, Request};

/// Numbers commands and mirrors the table.
#[derive(Debug, Default)]
pub struct PlayerLine {
    last_id: u64,
    mirror: Mirror,
}

impl PlayerLine {
    /// The command in its envelope.
    pub fn request(&mut self, command: Command) -> Request {
        self.last_id += 1;
        Request::new(CommandId(self.last_id), command)
    }

    /// The choice of that index, made from the last sight.
    pub fn play(&mut self, index: usize) -> Request {
        let seen = self.mirror.seen();
        self.request(Command::Play { seen, index })
    }

    /// Takes a message in. Returns the new sight if the message tells one.
    ///
    /// # Errors
    /// When a message is missing: the caller asks to resync.
    pub fn take(&mut self, message: &Message) -> Result<Option<Sight>, MirrorError> {
        self.mirror.take(message)
    }
}
