//! Messages as they are written, taken apart.

use std::collections::BTreeMap;

use fluent_syntax::ast;
use fluent_syntax::parser;
use fluent_syntax::serializer;
use text::{Language, Locale};

/// A part of a message with one choice made in every selection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Words.
    Text(String),
    /// An argument as it comes.
    Plain(String),
    /// An argument in a form, or anything else that stands in braces.
    Other,
}

/// Everything a message may say, one list of parts for each choice.
pub(crate) type Readings = Vec<Vec<Part>>;

/// A message of one file.
pub(crate) struct Message {
    pub(crate) id: String,
    /// The message as it is written, however it is laid out.
    pub(crate) source: String,
    /// What its value and its forms say.
    pub(crate) readings: Readings,
    /// The selections and calls of its value.
    pub(crate) needs: BTreeMap<String, Need>,
    /// The arguments that stand before a word outside a selection by them, each with that word.
    pub(crate) followed: Vec<(String, String)>,
}

/// What an argument must be for a message to take it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Anything.
    Any,
    /// A number: the message has plural forms for it.
    Number,
    /// One of these words.
    Word(Vec<String>),
    /// A name with forms.
    Noun,
}

/// The messages of a file, in its order.
pub(crate) fn messages(locale: Locale) -> Vec<Message> {
    let name = format!("{}/{}", locale.language, locale.file);
    let resource =
        parser::parse(locale.source).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let entries = resource.body.into_iter();
    entries
        .filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message),
            _ => None,
        })
        .map(|message| {
            let value = message.value.as_ref().expect("every message has a value");
            let forms = message.attributes.iter().map(|form| &form.value);
            let readings = std::iter::once(value).chain(forms).flat_map(readings);
            let readings = readings.collect();
            let mut needs = BTreeMap::new();
            find_needs(value, &mut needs);
            let mut followed = Vec::new();
            for pattern in
                std::iter::once(value).chain(message.attributes.iter().map(|form| &form.value))
            {
                find_followed(pattern, &mut Vec::new(), &mut followed);
            }
            let id = message.id.name.to_owned();
            let resource = ast::Resource {
                body: vec![ast::Entry::Message(message)],
            };
            Message {
                id,
                source: serializer::serialize(&resource),
                readings,
                needs,
                followed,
            }
        })
        .collect()
}

/// The messages of all files of a language, each with the name of its file.
pub(crate) fn all(language: Language) -> Vec<(&'static str, Message)> {
    let files = language.files();
    files
        .flat_map(|locale| {
            let messages = messages(locale).into_iter();
            messages.map(move |message| (locale.file, message))
        })
        .collect()
}

/// The reading in one line; an argument is one sign.
pub(crate) fn line(parts: &[Part]) -> String {
    let parts = parts.iter().map(|part| match part {
        Part::Text(text) => text.as_str(),
        Part::Plain(_) | Part::Other => ARGUMENT,
    });
    parts.collect()
}

/// What stands for an argument in a line.
pub(crate) const ARGUMENT: &str = "\u{fffc}";

fn readings(pattern: &ast::Pattern<&str>) -> Readings {
    let mut all: Readings = vec![Vec::new()];
    for element in &pattern.elements {
        let ways = match element {
            ast::PatternElement::TextElement { value } => {
                vec![vec![Part::Text((*value).to_owned())]]
            }
            ast::PatternElement::Placeable { expression } => expression_readings(expression),
        };
        all = all
            .iter()
            .flat_map(|begun| {
                let ways = ways.iter();
                ways.map(|way| begun.iter().chain(way).cloned().collect())
            })
            .collect();
    }
    all
}

fn expression_readings(expression: &ast::Expression<&str>) -> Readings {
    match expression {
        ast::Expression::Select { variants, .. } => variants
            .iter()
            .flat_map(|variant| readings(&variant.value))
            .collect(),
        ast::Expression::Inline(inline) => vec![vec![match inline {
            ast::InlineExpression::VariableReference { id } => Part::Plain(id.name.to_owned()),
            // A space that must not break is a space all the same.
            ast::InlineExpression::StringLiteral { value } => {
                Part::Text(value.replace("\\u00A0", " "))
            }
            _ => Part::Other,
        }]],
    }
}

fn find_needs(pattern: &ast::Pattern<&str>, needs: &mut BTreeMap<String, Need>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            ast::Expression::Inline(inline) => find_argument(inline, &Need::Any, needs),
            ast::Expression::Select { selector, variants } => {
                let keys = variants.iter().map(|variant| match variant.key {
                    ast::VariantKey::Identifier { name } => name.to_owned(),
                    ast::VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                let keys: Vec<String> = keys.collect();
                let categories = ["zero", "one", "two", "few", "many", "other"];
                let is_number = keys
                    .iter()
                    .all(|key| categories.contains(&key.as_str()) || key.parse::<u32>().is_ok());
                let need = if is_number {
                    Need::Number
                } else {
                    Need::Word(keys)
                };
                find_argument(selector, &need, needs);
                for variant in variants {
                    find_needs(&variant.value, needs);
                }
            }
        }
    }
}

fn find_argument(
    inline: &ast::InlineExpression<&str>,
    need: &Need,
    needs: &mut BTreeMap<String, Need>,
) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            let known = needs.entry(id.name.to_owned()).or_insert(Need::Any);
            if let (Need::Word(known), Need::Word(more)) = (&mut *known, need) {
                known.extend(more.iter().cloned());
            } else if *known == Need::Any {
                *known = need.clone();
            }
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                find_argument(argument, &Need::Noun, needs);
            }
        }
        _ => {}
    }
}

fn find_followed<'a>(
    pattern: &ast::Pattern<&'a str>,
    selected: &mut Vec<&'a str>,
    found: &mut Vec<(String, String)>,
) {
    for (i, element) in pattern.elements.iter().enumerate() {
        let ast::PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
                let Some(ast::PatternElement::TextElement { value }) = pattern.elements.get(i + 1)
                else {
                    continue;
                };
                let Some(rest) = value.strip_prefix(' ') else {
                    continue;
                };
                let word: String = rest.chars().take_while(|c| c.is_alphabetic()).collect();
                if !word.is_empty() && !selected.contains(&id.name) {
                    found.push((id.name.to_owned(), word));
                }
            }
            ast::Expression::Inline(_) => {}
            ast::Expression::Select { selector, variants } => {
                let by = match selector {
                    ast::InlineExpression::VariableReference { id } => Some(id.name),
                    _ => None,
                };
                selected.extend(by);
                for variant in variants {
                    find_followed(&variant.value, selected, found);
                }
                if by.is_some() {
                    selected.pop();
                }
            }
        }
    }
}
