//! Events as short lines of notation, for games that are not told in sentences yet.

use serde_json::Value;

/// One line an event; equal ones in a row are told once with their number.
pub(crate) fn lines(events: &[Value]) -> Vec<String> {
    let mut lines: Vec<(String, u32)> = Vec::new();
    for event in events {
        let line = words(event);
        match lines.last_mut() {
            Some((last, n)) if *last == line => *n += 1,
            _ => lines.push((line, 1)),
        }
    }
    lines
        .into_iter()
        .map(|(line, n)| if n > 1 { format!("{line} x{n}") } else { line })
        .collect()
}

/// The event's name first, then what it speaks of; what is hidden is left out.
fn words(event: &Value) -> String {
    let Value::Object(mut fields) = event.clone() else {
        return leaf(event);
    };
    let mut words = Vec::new();
    if let Some(name) = fields.remove("event") {
        words.push(leaf(&name));
    } else if let [(name, Value::Object(inside))] = &fields.iter().collect::<Vec<_>>()[..] {
        // The other way to write a variant: its name around its fields.
        words.push((*name).clone());
        fields = inside.clone();
    }
    for (key, value) in &fields {
        match value {
            Value::Null => {}
            Value::Bool(true) => words.push(key.clone()),
            Value::Bool(false) => {}
            Value::Number(_) => words.push(format!("{key} {value}")),
            Value::String(_) | Value::Array(_) | Value::Object(_) => words.push(leaf(value)),
        }
    }
    words.join(" ")
}

fn leaf(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(leaf).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| format!("{key} {}", leaf(value)))
            .collect::<Vec<_>>()
            .join(" "),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_event_is_told_without_what_is_hidden_and_once_if_it_repeats() {
        let draw = json!({"event": "drew", "country": "uk", "card": null});
        let score = json!({"event": "scored", "team": "axis", "points": 4, "reason": "spaces"});
        assert_eq!(
            lines(&[draw.clone(), draw, score]),
            ["drew uk x2", "scored points 4 spaces axis"]
        );
        assert_eq!(lines(&[json!("ended")]), ["ended"]);
        assert_eq!(
            lines(&[json!({"bid": {"seat": 1, "card": null}})]),
            ["bid seat 1"]
        );
    }
}
