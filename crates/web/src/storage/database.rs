//! The browser's IndexedDB: lines and texts of tables, and the key that seals them.
//!
//! Whatever is written is waited for until the browser says that it is kept: a full disk is often only
//! noticed then.

use std::rc::Rc;

use idb::{DatabaseEvent, Factory, ObjectStoreParams, TransactionMode, TransactionResult};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use super::line::TableLine;

const NAME: &str = "sandtable";
const VERSION: u32 = 1;
/// What the list of tables shows.
const LINES: &str = "lines";
/// The tables themselves, sealed until their games are over.
const TEXTS: &str = "texts";
/// What the page needs besides.
const THINGS: &str = "things";
const KEY: &str = "key";

/// Why the browser keeps nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoreFault {
    /// It has no store, or lets this page have none.
    Blocked,
    /// It takes no more.
    Full,
}

/// What became of a table that was to be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stored {
    /// It is kept, under that version.
    Kept(u64),
    /// A newer state is there, which stays.
    Newer,
}

/// An open store.
#[derive(Clone, Debug)]
pub(super) struct Database(Rc<idb::Database>);

/// What cannot be begun is blocked.
fn blocked(_: idb::Error) -> StoreFault {
    StoreFault::Blocked
}

/// What cannot be written is too much.
fn full(_: idb::Error) -> StoreFault {
    StoreFault::Full
}

fn write<T: Serialize>(value: &T) -> JsValue {
    let text = serde_json::to_string(value).expect("what is kept can be written");
    text.into()
}

fn read<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    serde_json::from_str(&value.as_string()?).ok()
}

impl Database {
    pub(super) async fn open() -> Result<Self, StoreFault> {
        let factory = Factory::new().map_err(blocked)?;
        let mut request = factory.open(NAME, Some(VERSION)).map_err(blocked)?;
        request.on_upgrade_needed(|event| {
            let Ok(database) = event.database() else {
                return;
            };
            for store in [LINES, TEXTS, THINGS] {
                // What cannot be made is missed when it is first used.
                let _ = database.create_object_store(store, ObjectStoreParams::new());
            }
        });
        let mut database = request.await.map_err(blocked)?;
        // A page of a later version must not wait for this one.
        database.on_version_change(|event| {
            if let Ok(database) = event.database() {
                database.close();
            }
        });
        Ok(Self(Rc::new(database)))
    }

    fn begin(&self, mode: TransactionMode) -> Result<idb::Transaction, StoreFault> {
        self.0
            .transaction(&[LINES, TEXTS, THINGS], mode)
            .map_err(blocked)
    }

    async fn get(&self, store: &str, id: &str) -> Result<Option<JsValue>, StoreFault> {
        let transaction = self.begin(TransactionMode::ReadOnly)?;
        let store = transaction.object_store(store).map_err(blocked)?;
        let request = store.get(JsValue::from(id)).map_err(blocked)?;
        request.await.map_err(blocked)
    }

    /// All lines, in no order.
    pub(super) async fn lines(&self) -> Result<Vec<TableLine>, StoreFault> {
        let transaction = self.begin(TransactionMode::ReadOnly)?;
        let store = transaction.object_store(LINES).map_err(blocked)?;
        let all = store.get_all(None, None).map_err(blocked)?;
        let all = all.await.map_err(blocked)?;
        Ok(all.iter().filter_map(read).collect())
    }

    pub(super) async fn line(&self, id: &str) -> Result<Option<TableLine>, StoreFault> {
        Ok(self.get(LINES, id).await?.as_ref().and_then(read))
    }

    pub(super) async fn text(&self, id: &str) -> Result<Option<String>, StoreFault> {
        let text = self.get(TEXTS, id).await?;
        Ok(text.and_then(|text| text.as_string()))
    }

    /// Stores a table, unless a newer state than that of the expected version is there.
    pub(super) async fn put(
        &self,
        line: &TableLine,
        text: &str,
        expected: u64,
    ) -> Result<Stored, StoreFault> {
        let transaction = self.begin(TransactionMode::ReadWrite)?;
        let lines = transaction.object_store(LINES).map_err(blocked)?;
        let texts = transaction.object_store(TEXTS).map_err(blocked)?;
        let id = JsValue::from(&line.id);
        let before = lines.get(id.clone()).map_err(blocked)?;
        let before: Option<TableLine> = before.await.map_err(blocked)?.and_then(|line| read(&line));
        let before = before.map_or(0, |before| before.version);
        if before > expected {
            return Ok(Stored::Newer);
        }
        let version = expected.max(before) + 1;
        let line = TableLine {
            version,
            ..line.clone()
        };
        texts.put(&text.into(), Some(&id)).map_err(full)?;
        lines.put(&write(&line), Some(&id)).map_err(full)?;
        end(transaction).await?;
        Ok(Stored::Kept(version))
    }

    /// Stores a line anew whose table stays as it is.
    pub(super) async fn put_line(&self, line: &TableLine) -> Result<(), StoreFault> {
        let transaction = self.begin(TransactionMode::ReadWrite)?;
        let lines = transaction.object_store(LINES).map_err(blocked)?;
        let id = JsValue::from(&line.id);
        lines.put(&write(line), Some(&id)).map_err(full)?;
        end(transaction).await
    }

    /// Removes tables for good.
    pub(super) async fn remove(&self, ids: &[String]) -> Result<(), StoreFault> {
        let transaction = self.begin(TransactionMode::ReadWrite)?;
        for store in [LINES, TEXTS] {
            let store = transaction.object_store(store).map_err(blocked)?;
            for id in ids {
                store.delete(JsValue::from(id)).map_err(blocked)?;
            }
        }
        end(transaction).await
    }

    /// The key that is kept here; `None` if there is none yet.
    pub(super) async fn key(&self) -> Result<Option<String>, StoreFault> {
        let key = self.get(THINGS, KEY).await?;
        Ok(key.and_then(|key| key.as_string()))
    }

    /// Keeps a key, unless another tab was quicker; returns the one that is kept.
    pub(super) async fn keep_key(&self, key: &str) -> Result<String, StoreFault> {
        let transaction = self.begin(TransactionMode::ReadWrite)?;
        let things = transaction.object_store(THINGS).map_err(blocked)?;
        let name = JsValue::from(KEY);
        let before = things.get(name.clone()).map_err(blocked)?;
        let before = before.await.map_err(blocked)?;
        if let Some(before) = before.and_then(|key| key.as_string()) {
            return Ok(before);
        }
        things.put(&key.into(), Some(&name)).map_err(full)?;
        end(transaction).await?;
        Ok(key.to_owned())
    }
}

/// Waits until what was written is kept.
async fn end(transaction: idb::Transaction) -> Result<(), StoreFault> {
    match transaction.await {
        Ok(TransactionResult::Committed) => Ok(()),
        Ok(TransactionResult::Aborted) | Err(_) => Err(StoreFault::Full),
    }
}
