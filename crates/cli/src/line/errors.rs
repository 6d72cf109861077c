//! Errors as sentences in the language of the user.
//!
//! What a command was doing is added where the error happens, as context that is already in the
//! language. Errors of libraries are data; this is the only place that puts them into words.

use std::io;
use std::path::Path;

use game::{ContentError, SetupError};
use games::UnknownGame;
use lab::LabError;
use text::{Args, Texts};

/// The whole error in one line.
pub(crate) fn tell(error: &anyhow::Error, texts: &Texts) -> String {
    let mut told = Vec::new();
    for cause in error.chain() {
        if let Some(text) = known(cause, texts) {
            // Its text includes its causes.
            told.push(text);
            break;
        }
        told.push(cause.to_string());
    }
    told.join(": ")
}

/// A message about a file or folder.
pub(crate) fn of_path(id: &str, path: &Path, texts: &Texts) -> String {
    texts.say(id, Args::new().with("path", path.display().to_string()))
}

fn known(cause: &(dyn std::error::Error + 'static), texts: &Texts) -> Option<String> {
    if let Some(error) = cause.downcast_ref::<io::Error>() {
        return Some(file(error, texts));
    }
    if let Some(unknown) = cause.downcast_ref::<UnknownGame>() {
        return Some(texts.unknown_game(unknown));
    }
    if let Some(error) = cause.downcast_ref::<SetupError>() {
        return Some(texts.setup_error(error));
    }
    if let Some(error) = cause.downcast_ref::<ContentError>() {
        return Some(texts.content_error(error));
    }
    cause
        .downcast_ref::<LabError>()
        .map(|problem| study(problem, texts))
}

/// The message for an I/O error.
fn file(error: &io::Error, texts: &Texts) -> String {
    let id = match error.kind() {
        // The message says more than the kind does.
        _ if error.get_ref().is_some() => return error.to_string(),
        io::ErrorKind::NotFound => "file-not-found",
        io::ErrorKind::PermissionDenied => "file-denied",
        io::ErrorKind::AlreadyExists => "file-exists",
        io::ErrorKind::IsADirectory => "file-is-folder",
        io::ErrorKind::NotADirectory => "file-is-no-folder",
        io::ErrorKind::InvalidData => "file-not-text",
        io::ErrorKind::StorageFull => "file-full",
        io::ErrorKind::ReadOnlyFilesystem => "file-read-only",
        _ => return error.to_string(),
    };
    texts.word(id)
}

/// The message for an error of a run or an arena.
fn study(problem: &LabError, texts: &Texts) -> String {
    let because = |told: String, reason: String| format!("{told}: {reason}");
    match problem {
        LabError::SetupLine { line, source } => {
            because(texts.setup_line(line), texts.setup_error(source))
        }
        LabError::Setup { game, source } => {
            because(setting_up(game, texts), texts.setup_error(source))
        }
        LabError::TooManyPlayers { players, seats } => {
            let args = Args::new().with("named", *players).with("seats", *seats);
            texts.say("error-too-many-seats", args)
        }
        LabError::TooFewBots(n) => texts.say("error-too-few-bots", Args::new().with("n", *n)),
        LabError::OneSide => texts.word("error-one-side"),
        LabError::NoRun { path, source } => {
            because(of_path("error-no-run", path, texts), file(source, texts))
        }
        LabError::NewerRun { path, found, known } => {
            let args = Args::new()
                .with("path", path.display().to_string())
                .with("found", *found)
                .with("known", *known);
            texts.say("error-newer-run", args)
        }
        LabError::OtherRun {
            folder,
            differences,
        } => {
            let differences: Vec<String> = differences
                .iter()
                .map(|difference| {
                    let args = Args::new()
                        .with("name", difference.name)
                        .with("there", difference.there.clone())
                        .with("asked", difference.asked.clone());
                    texts.say("error-difference", args)
                })
                .collect();
            let args = Args::new()
                .with("path", folder.display().to_string())
                .with("differences", differences.join("; "));
            texts.say("error-other-run", args)
        }
        LabError::Unfinished {
            folder,
            done,
            games,
        } => {
            let args = Args::new()
                .with("path", folder.display().to_string())
                .with("done", *done)
                .with("all", *games);
            texts.say("error-unfinished-run", args)
        }
        LabError::NoSuchGame { number, games } => {
            let args = Args::new().with("number", *number).with("games", *games);
            texts.say("error-no-game", args)
        }
        LabError::ByTheClock => texts.word("error-by-the-clock"),
        LabError::OtherRules { found, known } => {
            let args = Args::new().with("found", *found).with("known", *known);
            texts.say("error-run-rules", args)
        }
        LabError::NotEmpty(folder) => of_path("error-not-empty", folder, texts),
    }
}

/// The context of an error in a setup.
pub(crate) fn setting_up(game: &str, texts: &Texts) -> String {
    texts.say(
        "error-setting-up",
        Args::new().with("game", texts.game(game)),
    )
}
