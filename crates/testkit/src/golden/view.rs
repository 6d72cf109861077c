//! Views in lines: at the start whole, then only what a move changed, field by field.
//!
//! A field is named by its path (`seats.1.hand`). A field that several observers see change in the
//! same way stands once, behind all their names.

use std::collections::BTreeMap;

use game::{Game, Observer};
use serde_json::Value;

use super::who;
use crate::told::observers;

/// What every observer saw last, field by field.
#[derive(Debug, Default)]
pub(super) struct Views {
    last: Vec<Fields>,
}

/// Values by path.
type Fields = BTreeMap<String, Value>;

impl Views {
    /// Writes what has changed since the last look.
    pub(super) fn look<G: Game>(&mut self, state: &G, out: &mut String) {
        let observers: Vec<Observer> = observers(state.seats()).collect();
        self.last.resize_with(observers.len(), Fields::default);
        // Who sees which change; the first observer decides on the order of lines.
        let mut changes: Vec<(Vec<Observer>, Vec<String>)> = Vec::new();
        let mut seen_by: BTreeMap<String, Vec<Observer>> = BTreeMap::new();
        for (&observer, last) in observers.iter().zip(&mut self.last) {
            let value = serde_json::to_value(state.view(observer));
            let value = value.expect("a view has names for fields and finite numbers");
            let mut fields = Fields::new();
            flatten(String::new(), value, &mut fields);
            for change in changed(last, &fields) {
                seen_by.entry(change).or_default().push(observer);
            }
            *last = fields;
        }
        for (change, group) in seen_by {
            match changes.iter_mut().find(|(other, _)| *other == group) {
                Some((_, list)) => list.push(change),
                None => changes.push((group, vec![change])),
            }
        }
        changes.sort_by(|(one, _), (two, _)| two.len().cmp(&one.len()).then(one.cmp(two)));
        for (group, list) in changes {
            let who = who(state, &group, &observers);
            *out += &format!("  view {who} {}\n", list.join(" "));
        }
    }
}

/// Takes a value apart into the fields that are worth a name: everything but lists of plain
/// values, which stay whole.
fn flatten(path: String, value: Value, fields: &mut Fields) {
    let inner = |name: &str| match path.as_str() {
        "" => name.to_owned(),
        path => format!("{path}.{name}"),
    };
    match value {
        Value::Object(map) if !map.is_empty() => {
            for (name, value) in map {
                flatten(inner(&name), value, fields);
            }
        }
        Value::Array(list) if list.iter().any(|one| one.is_object() || one.is_array()) => {
            for (i, value) in list.into_iter().enumerate() {
                flatten(inner(&i.to_string()), value, fields);
            }
        }
        value => {
            fields.insert(path, value);
        }
    }
}

/// The fields that are new, other or gone, each as one word.
fn changed(last: &Fields, now: &Fields) -> Vec<String> {
    let mut changes = Vec::new();
    for (path, value) in now {
        match (last.get(path), value) {
            (Some(before), value) if before == value => {}
            (Some(Value::Array(before)), Value::Array(list)) => {
                changes.push(format!("{path}{}", splice(before, list)));
            }
            _ => changes.push(format!("{path}={value}")),
        }
    }
    let gone = last.keys().filter(|path| !now.contains_key(*path));
    changes.extend(gone.map(|path| format!("{path}=gone")));
    changes
}

/// What became of a list: what was taken out at a place, and what was put there. Written whole, a
/// deck would stand anew behind every card that is drawn.
fn splice(before: &[Value], now: &[Value]) -> String {
    let same = |pair: &(&Value, &Value)| pair.0 == pair.1;
    let head = before.iter().zip(now).take_while(same).count();
    let tails = before[head..].iter().rev().zip(now[head..].iter().rev());
    let tail = tails.take_while(same).count();
    if head + tail == 0 {
        return format!("={}", Value::from(now));
    }
    let mut text = format!("@{head}");
    let middles = [
        ('-', &before[head..before.len() - tail]),
        ('+', &now[head..now.len() - tail]),
    ];
    for (mark, middle) in middles {
        if !middle.is_empty() {
            text.push(mark);
            text += &Value::from(middle).to_string();
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fields(value: Value) -> Fields {
        let mut fields = Fields::new();
        flatten(String::new(), value, &mut fields);
        fields
    }

    #[test]
    fn only_what_changed_is_told_and_by_its_path() {
        let before = json!({"round": 1, "seats": [{"hand": 3, "own": [1, 2]}], "top": {"a": 1}});
        let after = json!({"round": 1, "seats": [{"hand": 4, "own": [1, 2]}], "next": null});
        assert_eq!(
            changed(&fields(before), &fields(after)),
            ["next=null", "seats.0.hand=4", "top.a=gone"]
        );
    }

    #[test]
    fn lists_tell_what_went_and_what_came() {
        let check = |before: Value, now: Value, expected: &str| {
            let lists = (before.as_array().unwrap(), now.as_array().unwrap());
            assert_eq!(splice(lists.0, lists.1), expected);
        };
        check(json!([1, 2]), json!([1, 2, 3]), "@2+[3]");
        check(json!([1, 2, 3]), json!([1, 3]), "@1-[2]");
        check(json!([1, 2, 3]), json!([1, 4, 3]), "@1-[2]+[4]");
        check(json!([7, 7]), json!([7, 7, 7]), "@2+[7]");
        check(json!([1]), json!([2]), "=[2]");
        check(json!([1]), json!([]), "=[]");
    }
}
