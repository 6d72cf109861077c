//! What stands in for the arguments of a message when it is read out alone. The titles are in the
//! plural: a sentence that agrees with a title shows itself by them.

use text::{Args, Noun, Texts};

/// A value for an argument.
#[derive(Clone, Debug)]
pub(crate) enum Sample {
    Number(u32),
    Text(String),
    Noun(Noun),
}

impl Sample {
    pub(crate) fn give<'a>(self, args: Args<'a>, name: &'static str) -> Args<'a> {
        match self {
            Self::Number(n) => args.with(name, n),
            Self::Text(text) => args.with(name, text),
            Self::Noun(noun) => args.with(name, noun),
        }
    }
}

/// Messages that are names, by game and argument.
const NAMES: [(&str, &str, &str); 32] = [
    ("rush", "ability", "rush-ability-research"),
    ("rush", "achievement", "rush-achievement-a02"),
    ("rush", "card", "rush-card-technicians"),
    ("rush", "class", "rush-class-heavy"),
    ("rush", "list", "rush-achievement-a02"),
    ("rush", "nation", "rush-nation-france"),
    ("rush", "seat", "rush-seat-bravo"),
    ("rush", "state", "rush-board-base-open"),
    ("rush", "who", "rush-seat-alpha"),
    ("rush", "winners", "rush-seat-charlie"),
    ("orders", "action", "orders-action-advance"),
    ("orders", "actions", "orders-action-advance"),
    ("orders", "bonus", "orders-bonus-recon-post"),
    ("orders", "bonuses", "orders-bonus-recon-post"),
    ("orders", "card", "orders-card-ambush"),
    ("orders", "faction", "orders-faction-blue"),
    ("orders", "from", "orders-place-alpine-chapel"),
    ("orders", "initiative", "orders-faction-yellow"),
    ("orders", "loser", "orders-faction-yellow"),
    ("orders", "place", "orders-place-alpine-chapel"),
    ("orders", "to", "orders-place-alpine-town"),
    ("orders", "who", "orders-faction-blue"),
    ("orders", "winner", "orders-faction-blue"),
    ("report", "card", "qm-card-usa-flying-fortresses"),
    ("report", "first", "report-side-axis"),
    ("report", "game", "game-rush"),
    ("report", "other", "report-side-axis"),
    ("report", "owner", "qm-country-usa"),
    ("report", "place", "qm-space-balkans"),
    ("report", "second", "report-side-allies"),
    ("report", "side", "report-side-allies"),
    ("report", "what", "report-chart-stars"),
];

/// Figures and what is written like one, by argument.
const FIGURES: [(&str, &str); 45] = [
    ("armour", "1"),
    ("base", "2"),
    ("blue", "3"),
    ("clear", "4"),
    ("commanders", "2"),
    ("cost", "4"),
    ("deck", "12"),
    ("depot", "5"),
    ("dice", "1"),
    ("discard", "7"),
    ("due", "2"),
    ("even", "50 %"),
    ("figure", "51"),
    ("firepower", "2"),
    ("games", "124"),
    ("garage", "6"),
    ("half", "3"),
    ("hand", "3"),
    ("high", "4"),
    ("low", "2"),
    ("most", "2"),
    ("n", "124"),
    ("planes", "3"),
    ("points", "+4"),
    ("program", "0.1"),
    ("ready", "2"),
    ("roll", "1 0 2"),
    ("round", "3"),
    ("rounds", "4"),
    ("rules", "3"),
    ("scores", "7, 5"),
    ("seed", "1"),
    ("share", "12 %"),
    ("spent", "2"),
    ("spread", "3"),
    ("stars", "4"),
    ("strength", "2"),
    ("times", "7"),
    ("troops", "5"),
    ("yellow", "2"),
    ("doubles", "3"),
    ("singles", "9"),
    ("medals", "2"),
    ("number", "4"),
    ("seats", "5"),
];

/// What an argument of a message of that game is when nothing else is asked of it: a name, a figure,
/// or the argument's own name in brackets.
pub(crate) fn sample(texts: &Texts, game: &str, name: &str) -> Sample {
    let named = NAMES.iter();
    let mut named = named.filter(|(of, argument, _)| (*of, *argument) == (game, name));
    if let Some((.., id)) = named.next() {
        assert!(texts.has(id), "no message {id}");
        return Sample::Noun(texts.noun(id));
    }
    if (game, name) == ("orders", "space") {
        let action = texts.noun("orders-action-advance");
        let args = Args::new().with("action", action);
        let place = texts.word("orders-place-alpine-chapel");
        return Sample::Text(texts.say("orders-space-linked", args.with("place", place)));
    }
    let figure = FIGURES.iter().find(|(argument, _)| *argument == name);
    Sample::Text(match figure {
        Some((_, figure)) => (*figure).to_owned(),
        None => format!("[{name}]"),
    })
}
