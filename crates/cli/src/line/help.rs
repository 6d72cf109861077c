//! Help for the command line in the language of the user.
//!
//! `args.rs` has the commands and arguments; their descriptions are in `locales/LANGUAGE/command.ftl`
//! under ids made from their names: `cli-play` for a command, `cli-play-seats` for its
//! argument, or `cli-arg-set` where several commands have the same, `cli-value-file` for what
//! stands in place of a value, and `cli-play-more` for a paragraph below. clap's own English words
//! (`Usage:`, `[default: …]` and so on) have no hook each; a template and our own lines of usage
//! stand in for them. A test walks every command in every language.

use clap::builder::StyledStr;
use clap::builder::styling::Style;
use clap::{Arg, Command};
use text::{Args, Texts};

/// Lines of help get no longer than this, however wide the terminal.
const WIDEST: usize = 100;

/// The same command line with help in that language.
pub(crate) fn speak(command: Command, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    speak_of(command.max_term_width(WIDEST), &[&name], texts)
}

/// That command and all below it. The path begins with the program.
fn speak_of(command: Command, path: &[&str], texts: &Texts) -> Command {
    let command = command
        .about(texts.word(&command_id(path)))
        .mut_args(|arg| describe(arg, path, texts))
        .mut_subcommands(|below| {
            let name = below.get_name().to_owned();
            speak_of(below, &[path, &[&name]].concat(), texts)
        });
    let usage = usage(&command, path, texts);
    let template = template(&command, texts);
    let more = format!("{}-more", command_id(path));
    let command = command.override_usage(usage).help_template(template);
    if texts.has(&more) {
        command.after_help(texts.word(&more))
    } else {
        command
    }
}

/// The message that describes a command. The program itself is a command too.
fn command_id(path: &[&str]) -> String {
    match path {
        [] => String::new(),
        [program] => format!("cli-{program}"),
        [_, names @ ..] => format!("cli-{}", names.join("-")),
    }
}

/// The message that describes an argument: the command's own, or the one for all commands.
fn argument_id(arg: &Arg, path: &[&str], texts: &Texts) -> String {
    let name = arg.get_long().unwrap_or_else(|| arg.get_id().as_str());
    let own = format!("{}-{name}", command_id(path));
    if texts.has(&own) {
        own
    } else {
        format!("cli-arg-{name}")
    }
}

/// The message for what stands in place of the argument's value.
fn value_id(arg: &Arg) -> Option<String> {
    let names = arg.get_value_names().unwrap_or_default();
    let name = match names.first() {
        Some(name) => name.as_str(),
        None => arg.get_id().as_str(),
    };
    let id = format!("cli-value-{}", name.to_lowercase().replace(',', "-"));
    arg.get_action().takes_values().then_some(id)
}

fn describe(arg: Arg, path: &[&str], texts: &Texts) -> Arg {
    let mut help = texts.word(&argument_id(&arg, path, texts));
    let Some(value) = value_id(&arg) else {
        return arg.help(help);
    };
    let mut add = |id: &str, name: &'static str, items: Vec<String>| {
        if !items.is_empty() {
            let args = Args::new().with(name, items.join(", "));
            help = format!("{help} {}", texts.say(id, args));
        }
    };
    let values = arg.get_possible_values();
    let values = values.iter().map(|value| value.get_name().to_owned());
    add("help-values", "values", values.collect());
    let defaults = arg.get_default_values().iter();
    let defaults = defaults.map(|value| value.to_string_lossy().into_owned());
    add("help-default", "value", defaults.collect());
    arg.help(help)
        .value_name(texts.word(&value))
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// How the command is written, without the heading.
fn usage(command: &Command, path: &[&str], texts: &Texts) -> StyledStr {
    let mut words = vec![
        styled(command.get_styles().get_literal(), &path.join(" ")),
        texts.word("help-some-options"),
    ];
    words.extend(command.get_positionals().map(ToString::to_string));
    if command.has_subcommands() {
        words.push(texts.word("help-a-command"));
    }
    words.join(" ").into()
}

/// clap's own template with our headings.
fn template(command: &Command, texts: &Texts) -> StyledStr {
    let heading = |style: &Style, id: &str| styled(style, &texts.word(id));
    let styles = command.get_styles();
    let usage = heading(styles.get_usage(), "help-usage");
    let mut template = format!("{{about}}\n\n{usage} {{usage}}");
    for (is_there, id, tag) in [
        (command.has_subcommands(), "help-commands", "{subcommands}"),
        (
            command.get_positionals().next().is_some(),
            "help-arguments",
            "{positionals}",
        ),
        (true, "help-options", "{options}"),
    ] {
        if is_there {
            let heading = heading(styles.get_header(), id);
            template.push_str(&format!("\n\n{heading}\n{tag}"));
        }
    }
    template.push_str("{after-help}");
    template.into()
}

/// The text in that style, for a terminal that shows styles.
pub(crate) fn styled(style: &Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;
    use text::{Language, MISSING};

    use super::*;
    use crate::args::Cli;

    /// Calls for a command and all below it, with its path.
    fn walk(command: &Command, path: &[&str], call: &mut impl FnMut(&Command, &[&str])) {
        call(command, path);
        for below in command.get_subcommands() {
            walk(below, &[path, &[below.get_name()]].concat(), call);
        }
    }

    /// The ids of all messages that begin like that.
    fn ids(language: Language, begins: &str) -> BTreeSet<String> {
        let lines = language.files().flat_map(|file| file.source.lines());
        lines
            .filter(|line| line.starts_with(begins))
            .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect()
    }

    #[test]
    fn every_command_and_argument_is_told_in_every_language_and_nothing_else_is() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut told = BTreeSet::new();
            walk(&Cli::command(), &["sandtable"], &mut |command, path| {
                told.insert(command_id(path));
                for arg in command.get_arguments() {
                    told.insert(argument_id(arg, path, &texts));
                    told.extend(value_id(arg));
                }
            });
            let missing: Vec<&String> = told.iter().filter(|id| !texts.has(id)).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
            let more = told.iter().map(|id| format!("{id}-more"));
            let known: BTreeSet<String> = told.iter().cloned().chain(more).collect();
            let idle: Vec<String> = ids(language, "cli-").difference(&known).cloned().collect();
            assert!(idle.is_empty(), "{language}: nothing is called {idle:?}");
        }
    }

    #[test]
    fn the_words_of_the_help_have_no_second_copy_in_doc_comments() {
        walk(&Cli::command(), &["sandtable"], &mut |command, path| {
            assert_eq!(command.get_about(), None, "{path:?}");
            assert_eq!(command.get_long_about(), None, "{path:?}");
            for arg in command.get_arguments() {
                let name = arg.get_id();
                assert_eq!(arg.get_help(), None, "{path:?} {name}");
                let values = arg.get_possible_values();
                let mut values = values.iter();
                assert!(values.all(|value| value.get_help().is_none()), "{name}");
            }
        });
    }

    #[test]
    fn the_told_command_line_is_sound_and_whole() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut command = speak(Cli::command(), &texts);
            command.clone().debug_assert();
            command.build();
            walk(&command, &["sandtable"], &mut |command, path| {
                let help = command.clone().render_help().to_string();
                assert!(!help.contains([MISSING, '{']), "{language}: {help}");
                assert!(help.contains(&texts.word("help-options")), "{help}");
                assert!(help.contains(&path.join(" ")), "{help}");
            });
        }
    }

    #[test]
    fn help_stays_within_the_width() {
        for language in Language::ALL {
            for width in [80, 100] {
                let command = speak(Cli::command(), &Texts::new(language));
                let mut command = command.term_width(width);
                command.build();
                walk(&command, &["sandtable"], &mut |command, path| {
                    for line in command.clone().render_help().to_string().lines() {
                        let is_short = line.chars().count() <= width;
                        assert!(is_short, "{language} {path:?}: {line}");
                    }
                });
            }
        }
    }
}
