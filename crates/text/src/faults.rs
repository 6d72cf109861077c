//! What is wrong with something that came from outside: a setup, a move in notation, a content file.

use game::{ContentError, Fault, NotationFault, SetupError};

use crate::texts::{Args, Texts};

impl Texts {
    /// What is wrong. Its arguments are notation and stay as they are.
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> String {
        let arguments = fault.arguments.iter();
        let args = arguments.fold(Args::new(), |args, (name, value)| {
            args.with(name.clone(), value.clone())
        });
        self.say(&format!("fault-{}", fault.id), args)
    }

    /// Why words in notation mean nothing.
    #[must_use]
    pub fn not_understood(&self, fault: &NotationFault) -> String {
        self.fault(&fault.clone().into())
    }

    /// Why a setup cannot be.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        let (line, fault) = error.fault();
        let fault = self.fault(&fault);
        match line {
            Some(line) => format!("{}: {fault}", self.setup_line(line)),
            None => fault,
        }
    }

    /// That a line of the setup is at fault.
    #[must_use]
    pub fn setup_line(&self, line: &str) -> String {
        self.say(
            "error-setup-line",
            Args::new().with("line", line.to_owned()),
        )
    }

    /// Why content cannot be played with.
    #[must_use]
    pub fn content_error(&self, error: &ContentError) -> String {
        let (place, fault) = error.fault();
        let fault = self.fault(&fault);
        match place {
            Some((file, line)) => format!("{file}:{line}: {fault}"),
            None => fault,
        }
    }
}
