//! Spoilt saves, for the tests of `hostile_input`.

use std::path::Path;

use driver::Occupant;

use super::*;
use crate::folder::Folder;
use crate::save::SaveOptions;

/// What a save of that table has inside its seal.
pub(crate) fn inner(table: &Table) -> String {
    let mut occupants = vec![Occupant::RANDOM; table.seats().into()];
    occupants[0] = Occupant::Human;
    let save = Save {
        record: table.record().into_exposed(),
        seed: Some(Seed::new([table.game() as u8 + 1; 32])),
        state: DriverState {
            occupants,
            ..DriverState::default()
        },
        options: SaveOptions {
            language: Some(text::Language::Polish),
            is_plain: true,
            ..SaveOptions::default()
        },
    };
    save.inner()
}

/// Resumes a save with that inside, or that itself, and looks at the table; errors are told.
pub(crate) fn resume(folder: &Folder, path: &Path, game: GameId, inner: &[u8], texts: &Texts) {
    let home = Home::at(folder.path());
    let text = String::from_utf8_lossy(inner);
    // Every other time sealed, so that it is not refused at the door.
    if inner.len().is_multiple_of(2) {
        std::fs::write(path, inner).unwrap();
    } else {
        let (key, nonce) = (home.key().unwrap(), crate::seal::random().unwrap());
        let sealed = client::save::seal(game.name(), &text, &key, nonce);
        std::fs::write(path, sealed).unwrap();
    }
    let resumed = || -> anyhow::Result<()> {
        let kept = read_kept(Some(path), game, Some(&home), texts)?;
        let sat = sit(&PlayArgs::of(game), Some(kept), texts)?;
        let mut lines: &[u8] = b"view\nrecord\n";
        let mut keyboard = Piped(&mut lines);
        let mut out = Vec::new();
        let screen = Screen::new(&mut out, Paint::choose(false));
        Session::new(texts, sat, &mut keyboard, screen).play()
    };
    if let Err(error) = resumed() {
        assert!(!errors::tell(&error, texts).is_empty());
    }
}
