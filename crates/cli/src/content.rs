//! `--content DIR`: other content files instead of the carried ones.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, anyhow};
use game::Setup;
use games::{GameId, Playable, Visit};

use crate::files;

/// Gives a game the content files in a folder; the setup lines that name this content.
///
/// Without a folder there is nothing to say.
pub(crate) fn give(game: GameId, folder: Option<&Path>) -> anyhow::Result<Vec<String>> {
    struct Give<'a>(&'a BTreeMap<String, String>);

    impl Visit for Give<'_> {
        type Out = anyhow::Result<Vec<String>>;

        fn visit<G: Playable>(self) -> Self::Out {
            let mut setup = G::Setup::default();
            G::use_content(&mut setup, self.0).map_err(|problem| anyhow!(problem))?;
            Ok(setup.lines())
        }
    }

    let Some(folder) = folder else {
        return Ok(Vec::new());
    };
    let files = read(folder)?;
    games::with(game, Give(&files))
        .with_context(|| format!("while reading the content in {}", folder.display()))
}

/// Gives a record's game the content files in a folder.
pub(crate) fn give_for(record: &Path, folder: Option<&Path>) -> anyhow::Result<()> {
    if folder.is_some() {
        let (record, _) = files::read_record(record)?;
        give(record.game.parse()?, folder)?;
    }
    Ok(())
}

/// The text of every `.toml` file in a folder, by name.
fn read(folder: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    let entries = std::fs::read_dir(folder)
        .with_context(|| format!("while reading the folder {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if let Some(name) = name.filter(|name| name.ends_with(".toml")) {
            found.insert(name.to_owned(), files::read(&path)?);
        }
    }
    Ok(found)
}
