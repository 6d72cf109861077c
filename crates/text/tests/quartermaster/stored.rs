//! What is said, stored as the copy for proof-reading: two files a language, the cards and the
//! table.

use std::fmt::Write;
use std::path::Path;

use game::{Game, Observer, Refused, Seat};
use quartermaster::options::Edition;
use quartermaster::{Content, Country, Setup, State};
use testkit::stored::{self, Mode};
use text::quartermaster::Words;
use text::{Language, Texts};

use crate::samples::{events, questions, refusals};

fn cards(language: Language) -> String {
    let texts = Texts::new(language);
    let content = Content::standard().edition(Edition::WHOLE);
    let words = Words::new(&texts, content);
    let mut out = String::new();
    for country in Country::ALL {
        let _ = writeln!(out, "# {}", words.country(country).plain());
        for card in content
            .cards()
            .iter()
            .filter(|card| card.country == country)
        {
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

fn table(language: Language) -> String {
    let texts = Texts::new(language);
    let words = Words::new(&texts, Content::standard());
    let mut lines = Vec::new();
    for view in questions() {
        lines.push(words.prompt(&view, Seat(0)));
    }
    lines.push(String::new());
    lines.extend(
        refusals()
            .iter()
            .map(|illegal| words.refusal(&Refused::from(illegal))),
    );
    lines.push(String::new());
    lines.extend(events().iter().map(|event| words.event(event)));
    lines.push(String::new());
    let state = State::new(&Setup::default()).expect("the setup is legal");
    let mut view = state.view(Observer::Seat(Seat(0)));
    lines.extend(words.describe(&view));
    lines.extend(
        questions()
            .first()
            .into_iter()
            .flat_map(|view| words.trail(view)),
    );
    for ending in ["sudden-victory", "last-round", "tie"] {
        view.outcome = Some(game::Outcome {
            winners: [Seat(1), Seat(3), Seat(5)].into_iter().collect(),
            scores: [0; game::MAX_SEATS],
            ending: game::Ending::new(ending),
        });
        lines.extend(words.outcome(&view));
    }
    lines.join("\n") + "\n"
}

#[test]
fn texts_are_as_they_were_proof_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/texts");
    let mode = Mode::from_environment();
    for language in Language::ALL {
        let folder = root.join(language.tag());
        for (name, found) in [
            ("quartermaster.txt", cards(language)),
            ("quartermaster-table.txt", table(language)),
        ] {
            stored::text(&folder.join(name), &found, mode)
                .unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
