//! Any game told in every language: nothing missing, empty, or in the words of notation.

use game::{Game, Observer, Refused, Seat};
use testkit::onlooker::{self, Onlooker};
use text::{Language, MISSING, Spoken, Texts};

/// Whether that is something for people to read.
pub(crate) fn check(language: Language, text: &str) {
    let is_bad = text.trim().is_empty()
        || text.contains([MISSING, '{', '}', '_', '$'])
        || text.contains("  ")
        || ["qm-", "rush-", "orders-"]
            .iter()
            .any(|id| text.contains(id))
        || text != text.trim();
    assert!(!is_bad, "{language}: `{text}`");
    if language != Language::English {
        let foreign = ["Germany", "Ukraine", "army", "navy", "discard"];
        let is_foreign = foreign.iter().any(|word| text.contains(word));
        assert!(!is_foreign, "{language}: English in `{text}`");
    }
}

pub(crate) fn all_texts() -> [(Language, Texts); 4] {
    Language::ALL.map(|language| (language, Texts::new(language)))
}

/// The line for any event, also for one that is not told at a table.
pub(crate) type EventLine<G> = fn(<G as Spoken>::Words<'_>, &<G as Game>::Seen) -> String;

/// Plays a random game and checks all that is told of it; gives the lines.
pub(crate) fn whole_game<G: Spoken>(
    setup: &G::Setup,
    seed: u64,
    texts: &Texts,
    event: EventLine<G>,
) -> Vec<String> {
    let state = G::new(setup).expect("the setup is possible");
    let view = state.view(Observer::Spectator);
    let words = G::words(texts, &state.content_id(), &view);
    let mut teller = Teller::<G> {
        words: words.expect("the content is here"),
        language: texts.language(),
        event,
        lines: Vec::new(),
    };
    let state = onlooker::show(setup, seed, &mut teller);
    let view = state.view(Observer::Spectator);
    let outcome = G::outcome(teller.words, &view).expect("the game is over");
    teller.told(outcome);
    teller.lines
}

struct Teller<'a, G: Spoken> {
    words: G::Words<'a>,
    language: Language,
    event: EventLine<G>,
    lines: Vec<String>,
}

impl<G: Spoken> Teller<'_, G> {
    fn told(&mut self, line: String) {
        check(self.language, &line);
        self.lines.push(line);
    }
}

impl<G: Spoken> Onlooker<G> for Teller<'_, G> {
    fn asked(&mut self, state: &G, seat: Seat, moves: &[G::Move]) {
        let view = state.view(Observer::Seat(seat));
        self.told(G::prompt(self.words, &view, seat));
        let other = Seat((seat.0 + 1) % state.seats());
        self.told(G::prompt(self.words, &view, other));
        for line in G::trail(self.words, &view) {
            self.told(line);
        }
        let first = self.lines.len();
        for &mv in moves {
            let text = state.write_move(mv);
            let label = G::choice(self.words, &view, &text).expect("it is a move");
            let is_unique = !self.lines[first..].contains(&label);
            assert!(
                is_unique,
                "{}: two choices are called `{label}`",
                self.language
            );
            self.told(label);
        }
    }

    fn refused(&mut self, _: &G, reason: &G::Illegal) {
        self.told(G::refusal(self.words, &Refused::from(reason)));
    }

    fn saw(&mut self, _: &G, seen: &G::Seen) {
        self.told((self.event)(self.words, seen));
    }

    fn looked(&mut self, state: &G, observer: Observer) {
        let view = state.view(observer);
        for line in G::describe_all(self.words, &view) {
            self.told(line);
        }
        // A summary sets some of its lines in.
        for line in G::summary(self.words, &view) {
            self.told(line.trim_start().to_owned());
        }
    }
}
