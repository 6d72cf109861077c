//! Where typed lines come from: a real terminal, or anything that can be read.

use std::io::{BufRead, Write};

use client::Choices;

/// One input from the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// A line.
    Line(String),
    /// The line was cancelled (Ctrl-C).
    Dropped,
    /// No more lines will come.
    End,
}

/// A source of typed lines.
pub(crate) trait Keyboard {
    /// The next line. The prompt stands before it, the choices can be completed.
    fn read(
        &mut self,
        prompt: &str,
        choices: &Choices,
        out: &mut dyn Write,
    ) -> anyhow::Result<Input>;

    /// Forgets what was typed: another person sits down.
    fn pass_on(&mut self) -> anyhow::Result<()>;

    /// How many columns and rows the screen has, if it is one.
    fn size(&mut self) -> Option<(usize, usize)>;
}

/// Lines from a reader.
pub(crate) struct Piped<'a>(pub(crate) &'a mut dyn BufRead);

impl Keyboard for Piped<'_> {
    fn read(&mut self, prompt: &str, _: &Choices, out: &mut dyn Write) -> anyhow::Result<Input> {
        write!(out, "{prompt}")?;
        out.flush()?;
        let mut bytes = Vec::new();
        let n = self.0.read_until(b'\n', &mut bytes)?;
        // Bytes that are not UTF-8 are an unknown line, not the end of the game.
        let line = String::from_utf8_lossy(&bytes).into_owned();
        Ok(if n > 0 { Input::Line(line) } else { Input::End })
    }

    fn pass_on(&mut self) -> anyhow::Result<()> {
        Ok(())
    }

    fn size(&mut self) -> Option<(usize, usize)> {
        None
    }
}
