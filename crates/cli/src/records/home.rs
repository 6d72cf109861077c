//! The data folder of the program: the key of saves, and tables that were saved automatically.
//!
//! `SANDTABLE_HOME` names it; without it the system's folder for user data. It is created when the first
//! table is saved.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use games::GameId;

use crate::seal::{self, Key};

/// How many automatic saves are kept; older ones are deleted.
const MOST_KEPT: usize = 20;

/// The program's own folder.
#[derive(Clone, Debug)]
pub(crate) struct Home(PathBuf);

impl Home {
    /// The folder that the environment names, if any.
    pub(crate) fn find() -> Option<Self> {
        folder(|name| env::var_os(name)).map(Self)
    }

    /// That folder.
    #[cfg(test)]
    pub(crate) fn at(folder: &Path) -> Self {
        Self(folder.to_owned())
    }

    /// The key of this person's saves, created on first use.
    pub(crate) fn key(&self) -> io::Result<Key> {
        let path = self.0.join("key");
        match fs::read_to_string(&path) {
            Ok(text) => {
                return text.trim().parse().map_err(|_| {
                    let told = format!("{} is no key", path.display());
                    io::Error::new(io::ErrorKind::InvalidData, told)
                });
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        fs::create_dir_all(&self.0)?;
        let key = seal::new_key()?;
        match private(&path) {
            Ok(mut file) => {
                writeln!(file, "{}", key.to_hex())?;
                file.sync_all()?;
                Ok(key)
            }
            // Another process created it first.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => self.key(),
            Err(error) => Err(error),
        }
    }

    /// A path for automatic saves of a table of that game. The name is unique and reveals nothing else.
    pub(crate) fn table(&self, game: GameId, name: &str) -> io::Result<PathBuf> {
        let folder = self.tables();
        fs::create_dir_all(&folder)?;
        Ok(folder.join(format!("{game}-{name}.save", game = game.name())))
    }

    /// The newest automatic save of that game.
    pub(crate) fn newest(&self, game: GameId) -> Option<PathBuf> {
        let prefix = format!("{}-", game.name());
        let mut kept = self.kept();
        kept.retain(|(_, path)| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with(&prefix))
        });
        kept.pop().map(|(_, path)| path)
    }

    /// Deletes the oldest automatic saves beyond the limit.
    pub(crate) fn prune(&self) {
        let kept = self.kept();
        let n_old = kept.len().saturating_sub(MOST_KEPT);
        for (_, path) in &kept[..n_old] {
            // A file that cannot be removed does no harm.
            let _ = fs::remove_file(path);
        }
    }

    fn tables(&self) -> PathBuf {
        self.0.join("tables")
    }

    /// Automatic saves, the newest last.
    fn kept(&self) -> Vec<(SystemTime, PathBuf)> {
        let entries = fs::read_dir(self.tables()).into_iter().flatten().flatten();
        let mut kept: Vec<(SystemTime, PathBuf)> = entries
            .filter(|entry| entry.path().extension().is_some_and(|end| end == "save"))
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
            .collect();
        kept.sort();
        kept
    }
}

/// A new file that only its owner can read, on systems with such permissions.
fn private(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

/// The folder that these variables say.
fn folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| {
        variable(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(own) = path("SANDTABLE_HOME") {
        return Some(own);
    }
    let data = path("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let data = data.or_else(|| path("APPDATA"));
    let data = data.or_else(|| Some(path("HOME")?.join(".local").join("share")));
    Some(data?.join("sandtable"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    #[test]
    fn the_environment_says_where() {
        let check = |variables: &[(&str, &str)], expected: Option<&str>| {
            let variable = |name: &str| {
                let found = variables.iter().find(|(other, _)| *other == name);
                found.map(|(_, value)| OsString::from(value))
            };
            assert_eq!(
                folder(variable).as_deref(),
                expected.map(Path::new),
                "{variables:?}"
            );
        };
        check(&[], None);
        check(&[("HOME", "/h")], Some("/h/.local/share/sandtable"));
        check(
            &[("HOME", "/h"), ("XDG_DATA_HOME", "/d")],
            Some("/d/sandtable"),
        );
        check(
            &[("HOME", "/h"), ("XDG_DATA_HOME", "d")],
            Some("/h/.local/share/sandtable"),
        );
        check(&[("HOME", "/h"), ("SANDTABLE_HOME", "/s")], Some("/s"));
        check(&[("SANDTABLE_HOME", "")], None);
    }

    #[test]
    fn the_key_is_made_once_and_for_its_owner_alone() {
        let folder = Folder::new("home-key");
        let home = Home::at(&folder.path().join("home"));
        let key = home.key().unwrap();
        assert_eq!(home.key().unwrap().to_hex(), key.to_hex());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let file = fs::metadata(folder.path().join("home/key")).unwrap();
            assert_eq!(file.permissions().mode() & 0o077, 0);
        }
        fs::write(folder.path().join("home/key"), "no key").unwrap();
        assert!(home.key().is_err());
    }

    #[test]
    fn the_newest_table_of_a_game_is_found_and_old_ones_are_forgotten() {
        let folder = Folder::new("home-tables");
        let home = Home::at(folder.path());
        assert_eq!(home.newest(GameId::Rush), None);
        let mut last = PathBuf::new();
        for i in 0..MOST_KEPT + 5 {
            last = home.table(GameId::Rush, &format!("{i:02}")).unwrap();
            fs::write(&last, "x").unwrap();
            let time = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(i as u64);
            fs::File::options()
                .write(true)
                .open(&last)
                .unwrap()
                .set_modified(time)
                .unwrap();
        }
        home.prune();
        assert_eq!(home.kept().len(), MOST_KEPT);
        assert_eq!(home.newest(GameId::Rush), Some(last));
        assert_eq!(home.newest(GameId::Orders), None);
    }
}
