//! Tables that earlier versions kept in `localStorage`. They are moved to the database one by one, and
//! each stays where it was until it has been read in its new place.

use serde::Deserialize;

use super::line::TableLine;
use super::storage;
use crate::local::SavedTable;

/// What tables are called there.
const TABLE: &str = "sandtable.table.";

/// A table of an earlier version.
#[derive(Clone, Debug)]
pub(super) struct OlderTable {
    pub(super) id: String,
    pub(super) form: OlderForm,
}

/// How it was written.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum OlderForm {
    /// With a text that is sealed until the game is over.
    Sealed {
        #[serde(flatten)]
        line: TableLine,
        text: String,
    },
    /// Open; the oldest version knew no seal.
    Open { when: Option<f64>, kept: SavedTable },
}

/// The tables that still lie there. What cannot be read is left alone.
pub(super) fn all() -> Vec<OlderTable> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let n = storage.length().unwrap_or(0);
    let names = (0..n).filter_map(|i| storage.key(i).ok().flatten());
    let ids: Vec<String> = names
        .filter_map(|name| Some(name.strip_prefix(TABLE)?.to_owned()))
        .collect();
    ids.iter().filter_map(|id| get(id)).collect()
}

/// The table of that name.
pub(super) fn get(id: &str) -> Option<OlderTable> {
    let text = storage()?.get_item(&format!("{TABLE}{id}")).ok()??;
    Some(OlderTable {
        id: id.to_owned(),
        form: serde_json::from_str(&text).ok()?,
    })
}

/// Removes a table that is kept elsewhere now.
pub(super) fn remove(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{TABLE}{id}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_older_forms_are_read() {
        let sealed = r#"{"id":"1","when":5.0,"game":"rush","number":7,"is_over":false,"is_alone":true,"text":"sealed"}"#;
        let form: OlderForm = serde_json::from_str(sealed).expect("sealed");
        assert!(matches!(form, OlderForm::Sealed { text, .. } if text == "sealed"));
        let open = r#"{"id":"1","when":5.0,"kept":{"game":"rush","record":"","seed":null,"sitters":["human"],"number":7,"is_over":false}}"#;
        let form: OlderForm = serde_json::from_str(open).expect("open");
        assert!(matches!(form, OlderForm::Open { kept, .. } if kept.number == 7));
    }
}
