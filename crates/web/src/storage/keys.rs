//! The keys of this browser: what seals unfinished tables, and opens them again.
//!
//! The key lies in two places, in IndexedDB beside the tables and in the settings, so that losing or
//! blocking one of them loses no table. Where a browser keeps neither, the key lives as long as the page,
//! and a file that is saved then brings its key along: it would open nowhere without.

use client::seal::Key;

use super::database::Database;
use super::{set, setting};
use crate::random::{self, NoRandomness};

/// What a setting is called.
const SETTING: &str = "key";

/// The line before which a file is sealed, where it brings its key along.
const WITH_KEY: &str = "\nkey ";

/// The keys of this browser.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    /// What seals.
    pub(super) main: Key,
    /// Another that opens: the two places may have held two.
    other: Option<Key>,
    /// Whether it will be there when the page is opened again.
    pub(super) is_kept: bool,
    /// Whether it is that of the database.
    pub(super) is_of_database: bool,
}

impl Keys {
    /// The keys, made when they are first needed. `made` is that of this page so far.
    pub(super) async fn load(
        database: Option<&Database>,
        made: Option<&Self>,
    ) -> Result<Self, NoRandomness> {
        let in_settings = setting(SETTING).filter(|key| key.parse::<Key>().is_ok());
        let in_database = match database {
            Some(database) => database.key().await.ok().flatten(),
            None => None,
        };
        let made = made.map(|made| made.main.to_hex());
        let candidate = match in_settings.clone().or(made) {
            Some(key) => key,
            None => Key::new(random::bytes()?).to_hex(),
        };
        let kept = match (database, in_database) {
            (_, Some(kept)) => Some(kept),
            (Some(database), None) => database.keep_key(&candidate).await.ok(),
            (None, None) => None,
        };
        let is_of_database = kept.is_some();
        let main = kept.unwrap_or_else(|| candidate.clone());
        if in_settings.is_none() {
            set(SETTING, &main);
        }
        let key = main.parse().map_err(|_| NoRandomness)?;
        let is_kept = is_of_database || setting(SETTING).as_ref() == Some(&main);
        Ok(Self {
            main: key,
            other: Some(candidate)
                .filter(|other| *other != main)
                .and_then(|other| other.parse().ok()),
            is_kept,
            is_of_database,
        })
    }

    /// The keys to try, one after the other.
    pub(super) fn all(&self) -> impl Iterator<Item = &Key> {
        std::iter::once(&self.main).chain(&self.other)
    }

    /// A sealed text as a file to take along.
    pub(super) fn file(&self, sealed: &str) -> String {
        if self.is_kept {
            return sealed.to_owned();
        }
        format!("{}{WITH_KEY}{}\n", sealed.trim_end(), self.main.to_hex())
    }
}

/// The sealed text of a file, and the key that it brings along.
pub(super) fn parts(file: &str) -> (&str, Option<Key>) {
    match file.trim_end().rsplit_once(WITH_KEY) {
        Some((sealed, key)) => match key.parse() {
            Ok(key) => (sealed, Some(key)),
            Err(_) => (file, None),
        },
        None => (file, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_brings_its_key_along_where_the_browser_keeps_none() {
        let mut keys = Keys {
            main: Key::new([7; 32]),
            other: None,
            is_kept: false,
            is_of_database: false,
        };
        let file = keys.file("sandtable save 1\nabc\n");
        let (sealed, key) = parts(&file);
        assert_eq!(sealed, "sandtable save 1\nabc");
        assert_eq!(key.map(|key| key.to_hex()), Some("07".repeat(32)));
        keys.is_kept = true;
        let file = keys.file("sandtable save 1\nabc\n");
        assert_eq!(file, "sandtable save 1\nabc\n");
        assert!(parts(&file).1.is_none());
    }
}
