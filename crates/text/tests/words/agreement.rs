//! Verbs agree with the country or team that acts, also where it is in the plural ("Spojené státy
//! nasazují"), and Czech speaks to one person in one way.

use text::Language;

use crate::fluent;

/// The arguments whose names are in the singular or in the plural.
const SUBJECTS: [&str; 3] = ["country", "team", "who"];

/// What may follow such a name in every number: verbs with one form for both, and what is no verb.
fn fitting(language: Language) -> &'static [&'static str] {
    match language {
        Language::Polish => &[],
        // odloží, vítězí: the same of one and of many.
        Language::Czech => &["odloží", "vítězí", "okamžitě"],
        Language::Russian => &[],
        Language::English => &[],
    }
}

/// The words that follow one of these arguments directly in a message as it is written. A verb in a
/// selection by number does not: there the selection follows.
fn followers(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for name in SUBJECTS {
        let argument = format!("{{ ${name} }} ");
        for (at, _) in source.match_indices(&argument) {
            let rest = &source[at + argument.len()..];
            let selected = rest.find('{').map(|next| &rest[next..]);
            if selected.is_some_and(|next| next.starts_with("{ NUM(")) {
                continue;
            }
            let word: String = rest.chars().take_while(|c| c.is_alphabetic()).collect();
            if !word.is_empty() {
                found.push(word);
            }
        }
    }
    found
}

#[test]
fn a_verb_agrees_with_the_country_that_acts() {
    let mut faults = Vec::new();
    for language in [Language::Polish, Language::Czech, Language::Russian] {
        for (file, message) in fluent::all(language) {
            // Seats of Rush are each called by one name, factions of General Orders always by a plural.
            if !(file.starts_with("quartermaster-") || message.id.contains("qm-")) {
                continue;
            }
            for word in followers(&message.source) {
                if !fitting(language).contains(&word.as_str()) {
                    faults.push(format!("{language}/{file}: {}: … {word}", message.id));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "select by NUM($country)\n{}",
        faults.join("\n")
    );
}

#[test]
fn a_verb_that_does_not_agree_is_found() {
    assert_eq!(followers("a = { $country } nasazuje letku"), ["nasazuje"]);
    let selected = "a = { $country } { NUM($country) ->\n    [pl] nasazují\n   *[sg] nasazuje\n}";
    assert!(followers(selected).is_empty());
}

/// Whether a Czech label begins as an infinitive does; what stands before a colon is its heading.
fn begins_with_infinitive(label: &str) -> bool {
    let said = label.rsplit(": ").next().unwrap_or(label);
    let first = said.split(|c: char| !c.is_alphabetic()).next();
    first.is_some_and(|word| {
        word.chars().count() > 3 && word.ends_with('t') && !word.ends_with("ost")
    })
}

#[test]
fn no_czech_choice_begins_with_an_infinitive() {
    let messages = fluent::all(Language::Czech).into_iter();
    let choices = messages.filter(|(_, message)| message.id.contains("-choice-"));
    for (file, message) in choices {
        for line in message.readings.iter().map(|reading| fluent::line(reading)) {
            let id = &message.id;
            assert!(!begins_with_infinitive(&line), "cs/{file}: {id}: {line}");
        }
    }
    assert!(begins_with_infinitive("nasadit letku"));
    assert!(begins_with_infinitive("nálet: přijít o letku"));
    assert!(!begins_with_infinitive("nasaď letku"));
    assert!(!begins_with_infinitive("možnost 2"));
}

/// Whether a Czech word is an imperative to several people or to a stranger.
fn is_formal(word: &str) -> bool {
    let endings = [
        "jte", "ťte", "ďte", "ňte", "řte", "vte", "zte", "žte", "šte",
    ];
    word.chars().count() > 4 && endings.iter().any(|ending| word.ends_with(ending))
}

#[test]
fn czech_says_ty() {
    for (file, message) in fluent::all(Language::Czech) {
        for line in message.readings.iter().map(|reading| fluent::line(reading)) {
            let mut words = line.split(|c: char| !c.is_alphabetic());
            let formal = words.find(|word| is_formal(&word.to_lowercase()));
            assert_eq!(formal, None, "cs/{file}: {}: {line}", message.id);
        }
    }
    assert!(is_formal("spusťte") && is_formal("použijte") && is_formal("sestavte"));
    assert!(!is_formal("ještě") && !is_formal("které"));
}

#[test]
fn czech_sets_a_comma_between_the_words_after_which() {
    for (file, message) in fluent::all(Language::Czech) {
        for line in message.readings.iter().map(|reading| fluent::line(reading)) {
            let id = &message.id;
            assert!(
                !line.to_lowercase().contains("poté co"),
                "cs/{file}: {id}: {line}"
            );
        }
    }
}
