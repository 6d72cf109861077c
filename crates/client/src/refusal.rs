//! Why a command was not carried out, in words.

use protocol::CommandError;
use text::{Narrator, Texts};

/// Tells the error to the person who gave the command.
#[must_use]
pub fn tell(error: &CommandError, texts: &Texts, narrator: &dyn Narrator) -> String {
    match error {
        CommandError::NotPlayed(error) => texts.play_error(error, narrator),
        CommandError::NotUndone(error) => texts.undo_error(*error, narrator),
        error => tell_plain(error, texts).unwrap_or_else(|| error.to_string()),
    }
}

/// Tells an error that needs no words of a game; `None` for one that does.
#[must_use]
pub fn tell_plain(error: &CommandError, texts: &Texts) -> Option<String> {
    Some(texts.word(error.message_id()?))
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn every_error_is_told_in_every_language() {
        let errors = [
            CommandError::Stale,
            CommandError::NoSeat,
            CommandError::NoHint,
            CommandError::NoTable,
            CommandError::Version { client: 1, host: 2 },
            CommandError::Unreadable,
            CommandError::Fault,
        ];
        let mut ids: Vec<_> = errors.iter().filter_map(CommandError::message_id).collect();
        ids.dedup();
        assert_eq!(ids, CommandError::MESSAGE_IDS);
        let english = Texts::new(Language::English);
        for language in Language::ALL {
            let texts = Texts::new(language);
            for error in &errors {
                let told = tell_plain(error, &texts).unwrap();
                assert!(!told.contains("error-"), "{told}");
                let is_english = Some(&told) == tell_plain(error, &english).as_ref();
                assert_eq!(is_english, language == Language::English, "{told}");
            }
        }
    }
}
