//! Every message exists in every language, with the same arguments and the forms it needs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast;
use fluent_syntax::parser;
use text::{FORMS, Language};

/// What a message takes and has.
#[derive(Debug, Default, PartialEq)]
struct Message {
    /// Arguments whose value shows in the text.
    shown: BTreeSet<String>,
    /// Functions called.
    functions: BTreeSet<String>,
    attributes: BTreeSet<String>,
}

fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for locale in language.files() {
        let name = format!("{language}/{}", locale.file);
        let resource =
            parser::parse(locale.source).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in &resource.body {
            let message = match entry {
                ast::Entry::Message(message) => message,
                ast::Entry::Term(term) => panic!("{name}: a term, -{}", term.id.name),
                _ => continue,
            };
            let mut found = Message::default();
            let value = message.value.as_ref();
            let value = value.unwrap_or_else(|| panic!("{name}: {} is empty", message.id.name));
            pattern(value, &mut found);
            for attribute in &message.attributes {
                pattern(&attribute.value, &mut found);
                found.attributes.insert(attribute.id.name.to_owned());
            }
            let earlier = messages.insert(message.id.name.to_owned(), found);
            assert!(earlier.is_none(), "{name}: {} twice", message.id.name);
        }
    }
    messages
}

fn pattern(pattern: &ast::Pattern<&str>, found: &mut Message) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            shown(expression, found);
        }
    }
}

fn shown(expression: &ast::Expression<&str>, found: &mut Message) {
    match expression {
        ast::Expression::Inline(inline) => argument(inline, true, found),
        ast::Expression::Select { selector, variants } => {
            argument(selector, false, found);
            for variant in variants {
                pattern(&variant.value, found);
            }
        }
    }
}

fn argument(inline: &ast::InlineExpression<&str>, is_shown: bool, found: &mut Message) {
    match inline {
        ast::InlineExpression::VariableReference { id } if is_shown => {
            found.shown.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { id, arguments } => {
            found.functions.insert(id.name.to_owned());
            for positional in &arguments.positional {
                argument(positional, is_shown && id.name != "GENDER", found);
            }
        }
        ast::InlineExpression::Placeable { expression } => shown(expression, found),
        _ => {}
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = messages(Language::English);
    assert!(!english.is_empty());
    let mut faults = Vec::new();
    for language in Language::ALL {
        let others = messages(language);
        for (id, message) in &english {
            match others.get(id) {
                None => faults.push(format!("{language}: {id} is missing")),
                // What a phrase shows depends on its forms, which differ; rendering checks those.
                Some(_) if !message.attributes.is_empty() => {}
                Some(other) if other.shown != message.shown => faults.push(format!(
                    "{language}: {id} shows {:?}, English shows {:?}",
                    other.shown, message.shown
                )),
                Some(_) => {}
            }
        }
        // A language may spell the names of vehicles its own way.
        let extra = others
            .keys()
            .filter(|id| !english.contains_key(*id) && !id.starts_with("rush-vehicle-"));
        faults.extend(extra.map(|id| format!("{language}: {id} is not in English")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn names_of_one_kind_have_the_same_forms() {
    for language in Language::ALL {
        let mut families: BTreeMap<String, BTreeMap<BTreeSet<String>, String>> = BTreeMap::new();
        for (id, message) in messages(language) {
            for form in &message.attributes {
                assert!(
                    FORMS.contains(&form.as_str()),
                    "{language}: {id} has .{form}"
                );
            }
            for function in &message.functions {
                let form = function.to_lowercase();
                assert!(
                    FORMS.contains(&form.as_str()),
                    "{language}: {id} calls {function}"
                );
            }
            let family: Vec<&str> = id.splitn(3, '-').take(2).collect();
            let is_name = ["country", "team", "space", "piece", "type", "step", "who"]
                .contains(family.last().unwrap_or(&""));
            if is_name {
                let forms = families.entry(family.join("-")).or_default();
                forms.insert(message.attributes, id);
            }
        }
        for (family, forms) in families {
            assert_eq!(forms.len(), 1, "{language}: {family} differs: {forms:?}");
        }
    }
}

#[test]
fn no_message_is_left_over() {
    let mut literals = BTreeSet::new();
    // The terminal's own words are said by the program, those of reports by the lab, the page's by
    // the page and by what lays it out.
    for folder in [
        "src",
        "../cli/src",
        "../lab/src",
        "../web/src",
        "../protocol/src",
        "../../xtask-web/src",
    ] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        read_literals(&folder, &mut literals);
    }
    let is_used = |id: &str| {
        literals
            .iter()
            .any(|literal| id == literal || id.starts_with(&format!("{literal}-")))
    };
    let unused: Vec<String> = messages(Language::English)
        .into_keys()
        .filter(|id| !is_used(id))
        .collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

/// The string literals of the crate that look like message ids or begin like one.
fn read_literals(folder: &Path, literals: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the crate's sources are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read_literals(&path, literals);
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("a readable file");
        for literal in source.split('"').skip(1).step_by(2) {
            // `"qm-err-{id}"` names all messages that begin so.
            let begins = literal.split_once("-{").map(|(begins, _)| begins);
            let literal = begins.unwrap_or(literal);
            let is_id = literal
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            if is_id && (begins.is_some() || literal.contains('-')) {
                literals.insert(literal.to_owned());
            }
        }
    }
}
