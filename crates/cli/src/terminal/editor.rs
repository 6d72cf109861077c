//! Lines typed in a real terminal: editing, Tab, the arrow keys, and what Enter would do.
//!
//! What Tab offers is decided in `completion`. Lines are remembered only as long as one person
//! sits at the keyboard, and never in a file.

use std::borrow::Cow;
use std::io::{ErrorKind, Write};
use std::rc::Rc;

use anyhow::Context as _;
use rustyline::completion::{Completer, Pair};
use rustyline::config::{BellStyle, CompletionType};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use crate::completion::{self, Vocabulary};
use crate::keyboard::{Input, Keyboard};
use crate::paint::Paint;
use client::Choices;

/// A person at a terminal.
pub(crate) struct Terminal {
    editor: Editor<Prompter, DefaultHistory>,
    vocabulary: Rc<Vocabulary>,
    paint: Paint,
    is_hinting: bool,
}

impl Terminal {
    /// A terminal where these words can be typed. Hints say what Enter would do.
    pub(crate) fn new(
        vocabulary: Vocabulary,
        paint: Paint,
        is_hinting: bool,
    ) -> anyhow::Result<Self> {
        let vocabulary = Rc::new(vocabulary);
        Ok(Self {
            editor: new_editor(&vocabulary, paint, is_hinting)?,
            vocabulary,
            paint,
            is_hinting,
        })
    }
}

fn new_editor(
    vocabulary: &Rc<Vocabulary>,
    paint: Paint,
    is_hinting: bool,
) -> anyhow::Result<Editor<Prompter, DefaultHistory>> {
    let config = Config::builder()
        .completion_type(CompletionType::List)
        .completion_show_all_if_ambiguous(true)
        // The library would ask in English whether to show them.
        .completion_prompt_limit(usize::MAX)
        .bell_style(BellStyle::None)
        .auto_add_history(false)
        .build();
    let mut editor = Editor::with_config(config).context("while taking over the terminal")?;
    editor.set_helper(Some(Prompter {
        vocabulary: Rc::clone(vocabulary),
        choices: Choices::default(),
        paint,
        is_hinting,
    }));
    Ok(editor)
}

impl Keyboard for Terminal {
    fn read(
        &mut self,
        prompt: &str,
        choices: &Choices,
        out: &mut dyn Write,
    ) -> anyhow::Result<Input> {
        out.flush()?;
        if let Some(prompter) = self.editor.helper_mut() {
            prompter.choices = choices.clone();
        }
        match self.editor.readline(prompt) {
            Ok(line) => {
                // The numbers of choices change from question to question.
                let is_word = line.chars().any(char::is_alphabetic);
                if is_word {
                    self.editor.add_history_entry(line.as_str())?;
                }
                Ok(Input::Line(line))
            }
            Err(ReadlineError::Interrupted) => Ok(Input::Dropped),
            Err(ReadlineError::Eof) => Ok(Input::End),
            // Bytes that are not UTF-8 are an unknown line, not the end of the game.
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                Ok(Input::Dropped)
            }
            Err(error) => Err(error).context("while reading from the terminal"),
        }
    }

    fn pass_on(&mut self) -> anyhow::Result<()> {
        // A new editor also forgets what was cut and typed ahead.
        self.editor = new_editor(&self.vocabulary, self.paint, self.is_hinting)?;
        Ok(())
    }

    fn size(&mut self) -> Option<(usize, usize)> {
        let size = self.editor.dimensions();
        size.map(|(columns, rows)| (columns.into(), rows.into()))
    }
}

/// What the line editor asks while a person types.
struct Prompter {
    vocabulary: Rc<Vocabulary>,
    choices: Choices,
    paint: Paint,
    is_hinting: bool,
}

impl Helper for Prompter {}

impl Validator for Prompter {}

impl Completer for Prompter {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let completion = completion::complete(line, cursor, &self.vocabulary, &self.choices);
        let candidates = completion.candidates.into_iter();
        let pairs = candidates.map(|candidate| Pair {
            display: candidate.shown,
            replacement: candidate.text,
        });
        Ok((completion.start, pairs.collect()))
    }
}

impl Hinter for Prompter {
    type Hint = Meaning;

    fn hint(&self, line: &str, cursor: usize, _: &Context<'_>) -> Option<Meaning> {
        if !self.is_hinting || cursor < line.len() {
            return None;
        }
        let meaning = completion::meaning(line, &self.vocabulary, &self.choices)?;
        Some(Meaning(format!("  → {meaning}")))
    }
}

impl Highlighter for Prompter {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        Cow::Owned(self.paint.strong(prompt))
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(self.paint.faint(hint))
    }
}

/// What Enter would do. It is told, and not put into the line.
struct Meaning(String);

impl Hint for Meaning {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}
