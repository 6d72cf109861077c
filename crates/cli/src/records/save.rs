//! Saved tables as files of this program: see [`client::save`] for what is in them.
//!
//! Records with a seed, which older programs wrote in their place, are read as well.

use std::path::Path;

use anyhow::{Context, bail};
use client::save::FORMAT;
pub(crate) use client::save::{HEADING, Save, SaveFault, SaveOptions};
use driver::DriverState;
use games::GameId;
use text::{Args, Texts};

use crate::errors::of_path;
use crate::home::Home;
use crate::{files, seal};

/// The text of the file.
pub(crate) fn sealed(save: &Save, home: &Home) -> std::io::Result<String> {
    Ok(save.seal(&home.key()?, seal::random()?))
}

/// The table saved in that file, which must be of that game.
pub(crate) fn read(
    path: &Path,
    game: GameId,
    home: Option<&Home>,
    texts: &Texts,
) -> anyhow::Result<Save> {
    let text = files::read(path, texts)?;
    let save = if text.starts_with(HEADING) {
        open(&text, home, texts).with_context(|| of_path("error-reading-save", path, texts))?
    } else {
        let mut record = files::parse_record(&text, path, texts)?;
        let seed = record.seed.take();
        Save {
            seed: Some(seed.with_context(|| of_path("error-not-saved", path, texts))?),
            record,
            state: DriverState::default(),
            options: SaveOptions::default(),
        }
    };
    if save.record.game != game.name() {
        let args = Args::new()
            .with("path", path.display().to_string())
            .with("found", texts.game(&save.record.game))
            .with("game", texts.game(game.name()));
        bail!(texts.say("error-other-game", args));
    }
    Ok(save)
}

fn open(text: &str, home: Option<&Home>, texts: &Texts) -> anyhow::Result<Save> {
    let home = home.with_context(|| texts.word("error-no-home"))?;
    Save::open(text, &home.key()?).map_err(|fault| {
        anyhow::Error::msg(match fault {
            SaveFault::NoSave | SaveFault::Damaged => texts.word("error-save-damaged"),
            SaveFault::OtherKey => texts.word("error-other-key"),
            SaveFault::Record(error) => texts.record_error(&error),
            SaveFault::Newer(found) => {
                let args = Args::new().with("found", found).with("known", FORMAT);
                texts.say("record-newer", args)
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use driver::Occupant;
    use game::Record;
    use game::official::Seed;
    use text::Language;

    use super::*;
    use crate::folder::Folder;

    fn sample() -> Save {
        Save {
            record: Record {
                game: "rush".to_owned(),
                rules: 1,
                setup: vec!["players 2".to_owned()],
                commitment: Some(Seed::new([1; 32]).commitment()),
                seed: None,
                moves: Vec::new(),
            },
            seed: Some(Seed::new([1; 32])),
            state: DriverState {
                occupants: vec![Occupant::OFFICER, Occupant::Human],
                ..DriverState::default()
            },
            options: SaveOptions {
                language: Some(Language::Czech),
                ..SaveOptions::default()
            },
        }
    }

    #[test]
    fn a_save_is_read_with_the_key_of_its_home_alone() {
        let folder = Folder::new("save-round");
        let home = Home::at(folder.path());
        let path = folder.file("a.save", &sealed(&sample(), &home).unwrap());
        let texts = Texts::new(Language::English);
        let read = |home: &Home| read(Path::new(&path), GameId::Rush, Some(home), &texts);
        assert_eq!(read(&home).unwrap(), sample());
        let other = Home::at(&folder.path().join("other"));
        let told = format!("{:#}", read(&other).unwrap_err());
        assert!(told.contains("another key"), "{told}");
        let wrong = super::read(Path::new(&path), GameId::Orders, Some(&home), &texts);
        assert!(wrong.is_err());
    }

    #[test]
    fn a_save_of_an_older_program_is_read() {
        let folder = Folder::new("save-old");
        let mut record = sample().record;
        record.seed = Some(Seed::new([1; 32]));
        let path = folder.file("old.save", &record.to_string());
        let texts = Texts::new(Language::English);
        let save = read(Path::new(&path), GameId::Rush, None, &texts).unwrap();
        assert!(save.state.occupants.is_empty());
        assert_eq!(save.record, sample().record);
    }
}
