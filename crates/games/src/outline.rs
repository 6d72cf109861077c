//! Any serialisable value as short lines of text.
//!
//! A stopgap for games without words of their own: it knows nothing of what the values mean.

use serde_json::Value;

/// The value as JSON.
///
/// Views and seen events are plain data with string keys, which always serialises; the
/// conformance suite serialises every one it meets.
pub(crate) fn to_value<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and seen events are plain data")
}

/// The word a plain variant is written with.
pub(crate) fn word<T: serde::Serialize>(value: &T) -> String {
    leaf(&to_value(value))
}

/// The value on one line, without the punctuation of JSON.
pub(crate) fn compact<T: serde::Serialize>(value: &T) -> String {
    let value = to_value(value);
    if value.is_string() {
        return leaf(&value);
    }
    lines(&value).join(", ")
}

/// One line for each leaf: the path to it with dots, a colon, the value. A list of plain values
/// is a leaf, its items parted by spaces.
pub(crate) fn lines(value: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    walk("", value, &mut lines);
    lines
}

fn walk(path: &str, value: &Value, lines: &mut Vec<String>) {
    let below = |key: &str| {
        if path.is_empty() {
            key.to_owned()
        } else {
            format!("{path}.{key}")
        }
    };
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            for (key, value) in fields {
                walk(&below(key), value, lines);
            }
        }
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            for (i, item) in items.iter().enumerate() {
                walk(&below(&i.to_string()), item, lines);
            }
        }
        Value::Array(items) => {
            let words: Vec<String> = items.iter().map(leaf).collect();
            lines.push(format!("{path}: {}", words.join(" ")).trim_end().to_owned());
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            lines.push(format!("{path}: {}", leaf(value)));
        }
    }
}

fn leaf(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_are_named_by_their_path() {
        let value = serde_json::json!({
            "round": 3,
            "hand": ["a", "b"],
            "none": [],
            "seats": [{"name": "x", "bid": null}, {"name": "y", "bid": 2}],
        });
        assert_eq!(
            lines(&value),
            [
                "hand: a b",
                "none:",
                "round: 3",
                "seats.0.bid: -",
                "seats.0.name: x",
                "seats.1.bid: 2",
                "seats.1.name: y",
            ]
        );
    }
}
