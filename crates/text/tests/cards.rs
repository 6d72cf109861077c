//! The texts of all cards, stored as the copy for proof-reading: one file a language.

use std::fmt::Write;
use std::path::Path;

use quartermaster::{Content, Country};
use text::quartermaster::Words;
use text::{Language, Texts};

fn quartermaster(language: Language) -> String {
    let texts = Texts::new(language);
    let words = Words::new(&texts);
    let content = Content::standard();
    let mut out = String::new();
    for country in Country::ALL {
        let _ = writeln!(out, "# {}", words.country(country).plain());
        for card in content.cards().iter().filter(|card| card.country == country) {
            let id = content.card_named(&card.name).expect("it is one of them");
            let kind = words.card_kind(id);
            let _ = write!(out, "\n{} ({kind})\n", words.card_title(id));
            for paragraph in words.card_text(id) {
                let _ = writeln!(out, "    {paragraph}");
            }
        }
        out.push('\n');
    }
    out
}

#[test]
fn card_texts_are_as_they_were_proof_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/texts");
    for language in Language::ALL {
        let path = root.join(language.tag()).join("quartermaster.txt");
        testkit::stored::text(&path, &quartermaster(language), testkit::stored::Mode::from_environment())
            .unwrap_or_else(|error| panic!("{error}"));
    }
}
