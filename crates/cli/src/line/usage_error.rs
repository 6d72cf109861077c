//! Usage errors in the language of the user instead of clap's English.
//!
//! clap reports an error as data: a kind and details. Here they become sentences. Help and version
//! also come from clap as errors; they are in the language already and are only printed.

use std::error::Error as _;
use std::io;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use bots::{MOST_ITERATIONS, MOST_MILLIS, ParseBudgetError, ParsePlayerError};
use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, ErrorFormatter, ErrorKind};
use text::{Args, Texts};

use crate::Verdict;
use crate::args::NumberError;
use crate::help::styled;
use driver::{Occupant, ParseOccupantError};

/// Prints what clap answers to a command line.
pub(crate) fn answer(mut error: clap::Error, texts: &Texts) -> io::Result<Verdict> {
    let verdict = match error.exit_code() {
        0 => Verdict::Good,
        _ => Verdict::BadInput,
    };
    match UsageError::new(&error, texts).tell() {
        Some(told) => {
            error.insert(ContextKind::Custom, ContextValue::StyledStr(told.into()));
            error.apply::<AsTold>().print()?;
        }
        None => error.print()?,
    }
    Ok(verdict)
}

/// Prints our sentence instead of that of clap, and leaves colours and streams to clap.
struct AsTold;

impl ErrorFormatter for AsTold {
    fn format_error(error: &clap::error::Error<Self>) -> StyledStr {
        match error.get(ContextKind::Custom) {
            Some(ContextValue::StyledStr(told)) => told.clone(),
            _ => StyledStr::new(),
        }
    }
}

/// An error of clap, to be put into words.
struct UsageError<'a> {
    error: &'a clap::Error,
    texts: &'a Texts,
    styles: Styles,
}

impl<'a> UsageError<'a> {
    fn new(error: &'a clap::Error, texts: &'a Texts) -> Self {
        Self {
            error,
            texts,
            styles: Styles::default(),
        }
    }

    /// The whole answer; `None` when it is help, the version, or an error of the output.
    fn tell(&self) -> Option<String> {
        let sentence = self.sentence()?;
        let heading = styled(self.styles.get_error(), &self.texts.word("usage-error"));
        let mut told = format!("{heading} {sentence}\n");
        let tips = self.tips();
        if !tips.is_empty() {
            let heading = styled(self.styles.get_valid(), &self.texts.word("usage-tip"));
            told.push('\n');
            for tip in tips {
                told.push_str(&format!("  {heading} {tip}\n"));
            }
        }
        if let Some(ContextValue::StyledStr(usage)) = self.error.get(ContextKind::Usage) {
            let usage = usage.to_string();
            // clap puts its own heading before the line that we gave it.
            let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
            let heading = styled(self.styles.get_usage(), &self.texts.word("help-usage"));
            told.push_str(&format!("\n{heading} {usage}\n"));
        }
        told.push_str(&format!("\n{}\n", self.texts.word("usage-try")));
        Some(told)
    }

    fn sentence(&self) -> Option<String> {
        let say = |id: &str, args: Args<'_>| self.texts.say(id, args);
        let arg = || Args::new().with("arg", self.wrong(ContextKind::InvalidArg));
        let args = || arg().with("value", self.wrong(ContextKind::InvalidValue));
        Some(match self.error.kind() {
            ErrorKind::UnknownArgument => {
                let name = self.one(ContextKind::InvalidArg);
                if name.starts_with('-') {
                    say("usage-unknown-option", arg())
                } else {
                    say("usage-unexpected", arg())
                }
            }
            ErrorKind::InvalidSubcommand => {
                let command = self.wrong(ContextKind::InvalidSubcommand);
                say(
                    "usage-unknown-command",
                    Args::new().with("command", command),
                )
            }
            ErrorKind::MissingSubcommand => {
                let command = self.wrong(ContextKind::InvalidSubcommand);
                let commands = self.literals(ContextKind::ValidSubcommand).join(", ");
                let args = Args::new().with("command", command);
                say("usage-missing-command", args.with("commands", commands))
            }
            ErrorKind::MissingRequiredArgument => {
                let missing = self.literals(ContextKind::InvalidArg);
                let args = Args::new().with("n", missing.len());
                [vec![say("usage-missing", args)], missing]
                    .concat()
                    .join("\n  ")
            }
            ErrorKind::InvalidValue if self.one(ContextKind::InvalidValue).is_empty() => {
                say("usage-no-value", arg()) + &self.values()
            }
            ErrorKind::InvalidValue => say("usage-bad-value", args()) + &self.values(),
            ErrorKind::ValueValidation => {
                say("usage-invalid", args().with("reason", self.reason()))
            }
            ErrorKind::TooManyValues => say("usage-too-many", args()),
            ErrorKind::TooFewValues => {
                let args = arg()
                    .with("min", self.number(ContextKind::MinValues))
                    .with("n", self.number(ContextKind::ActualNumValues));
                say("usage-too-few", args)
            }
            ErrorKind::WrongNumberOfValues => {
                let args = arg()
                    .with("expected", self.number(ContextKind::ExpectedNumValues))
                    .with("n", self.number(ContextKind::ActualNumValues));
                say("usage-wrong-number", args)
            }
            ErrorKind::NoEquals => say("usage-no-equals", arg()),
            ErrorKind::ArgumentConflict => {
                let others = self.many(ContextKind::PriorArg);
                if others == [self.one(ContextKind::InvalidArg)] {
                    say("usage-twice", arg())
                } else {
                    let others = self.literals(ContextKind::PriorArg);
                    say("usage-conflict", arg().with("others", others.join(", ")))
                }
            }
            ErrorKind::InvalidUtf8 => say("usage-not-text", Args::new()),
            // Help and version need no sentence; the rest are errors of the output, not of the
            // line.
            _ => return None,
        })
    }

    /// What might have been meant.
    fn tips(&self) -> Vec<String> {
        let mut tips = Vec::new();
        for kind in [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ] {
            let names = self.literals(kind);
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            if !names.is_empty() {
                let args = Args::new().with("names", self.texts.any_of(&names));
                tips.push(self.texts.say("usage-similar", args));
            }
        }
        if let Some(ContextValue::StyledStrs(suggestions)) = self.error.get(ContextKind::Suggested)
        {
            tips.extend(suggestions.iter().filter_map(|tip| self.tip(tip)));
        }
        tips
    }

    /// A tip that clap has only in English, known by its shape.
    fn tip(&self, tip: &StyledStr) -> Option<String> {
        let tip = tip.to_string();
        let quoted: Vec<&str> = tip.split('\'').skip(1).step_by(2).collect();
        let (id, what) = match quoted[..] {
            // A negative number is no value of any option, and there is no other place for one.
            [value, _] if tip.starts_with("to pass ") && is_number(value) => return None,
            [_, written] if tip.starts_with("to pass ") => ("usage-tip-value", written),
            [command, _] if tip.starts_with("subcommand ") => ("usage-tip-dashes", command),
            [elsewhere] if tip.ends_with(" exists") => ("usage-tip-elsewhere", elsewhere),
            _ => return None,
        };
        let args = Args::new().with("what", self.literal(what));
        Some(self.texts.say(id, args))
    }

    /// Why a value is refused.
    fn reason(&self) -> String {
        let word = |id: &str| self.texts.word(id);
        let Some(source) = self.error.source() else {
            return String::new();
        };
        let number = source.downcast_ref::<NumberError>();
        if let Some(NumberError::TooMany(most)) = number {
            return self
                .texts
                .say("reason-at-most", Args::new().with("most", most.to_string()));
        }
        let number = number.and_then(|error| match error {
            NumberError::Number(error) => Some(error),
            NumberError::TooMany(_) => None,
        });
        if let Some(error) = source.downcast_ref::<ParseIntError>().or(number) {
            return match error.kind() {
                IntErrorKind::Zero => word("reason-above-zero"),
                IntErrorKind::PosOverflow => word("reason-too-big"),
                _ => word("reason-whole-number"),
            };
        }
        if source.is::<ParseFloatError>() {
            return word("reason-number");
        }
        let budget = || {
            let args = Args::new()
                .with("most", MOST_ITERATIONS.to_string())
                .with("longest", format!("{MOST_MILLIS}ms"));
            self.texts.say("reason-budget", args)
        };
        if source.is::<ParseBudgetError>() {
            return budget();
        }
        let occupant = source.downcast_ref::<ParseOccupantError>();
        let player = source.downcast_ref::<ParsePlayerError>();
        match player.or(occupant.map(|error| &error.0)) {
            Some(ParsePlayerError::Level(_)) => {
                let people = occupant.map(|_| Occupant::HUMAN).into_iter();
                let levels = bots::Level::ALL.into_iter().map(bots::Level::name);
                let levels: Vec<&str> = people.chain(levels).collect();
                let args = Args::new().with("bots", self.texts.any_of(&levels));
                self.texts.say("reason-bot", args)
            }
            Some(ParsePlayerError::Budget(_)) => budget(),
            Some(ParsePlayerError::NoSearch(level)) => {
                let args = Args::new().with("bot", level.name());
                self.texts.say("reason-no-search", args)
            }
            None => source.to_string(),
        }
    }

    /// The allowed values.
    fn values(&self) -> String {
        let values = self.literals(ContextKind::ValidValue);
        if values.is_empty() {
            return String::new();
        }
        let args = Args::new().with("values", values.join(", "));
        format!("\n  {}", self.texts.say("help-values", args))
    }

    /// The details of that kind, styled as literals.
    fn literals(&self, kind: ContextKind) -> Vec<String> {
        let texts = self.many(kind).into_iter();
        texts.map(|text| self.literal(text)).collect()
    }

    fn literal(&self, text: &str) -> String {
        styled(self.styles.get_valid(), text)
    }

    fn wrong(&self, kind: ContextKind) -> String {
        styled(self.styles.get_invalid(), self.one(kind))
    }

    /// The detail of that kind, when it is one text.
    fn one(&self, kind: ContextKind) -> &'a str {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => text,
            _ => "",
        }
    }

    /// The details of that kind, one or several.
    fn many(&self, kind: ContextKind) -> Vec<&'a str> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text],
            Some(ContextValue::Strings(texts)) => texts.iter().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }

    fn number(&self, kind: ContextKind) -> i64 {
        match self.error.get(kind) {
            Some(ContextValue::Number(number)) => *number as i64,
            _ => 0,
        }
    }
}

fn is_number(text: &str) -> bool {
    text.parse::<f64>().is_ok()
}
