//! A table of the list, in words.

use std::collections::BTreeMap;

use game::{Observer, Seat};
use games::{GameId, Scene, Table};
use js_sys::Date;
use orders::Faction;
use quartermaster::Country;
use text::{Args, Texts};
use wasm_bindgen::JsValue;

use super::side;
use crate::storage::TableLine;
use crate::table_summary::TableSummary;

/// A line of the list, ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LinePaint {
    pub(crate) line: TableLine,
    pub(crate) title: String,
    /// How many moves were made, and who sits there besides.
    pub(crate) about: String,
    /// The marks of the sides that people here lead.
    pub(crate) marks: Vec<&'static str>,
    /// What people here are called, where sides have no marks.
    pub(crate) names: String,
    pub(crate) round: String,
    /// The same with the word for it.
    pub(crate) in_round: String,
    pub(crate) score: String,
    pub(crate) state: State,
    pub(crate) state_text: String,
    pub(crate) when: String,
}

/// How a table stands for the person who looks at the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    YourMove,
    Waiting,
    Won,
    Lost,
    Over,
}

impl State {
    /// What styles call it.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::YourMove => "st your",
            Self::Waiting => "st waits",
            Self::Won => "st won",
            Self::Lost => "st lost",
            Self::Over => "st",
        }
    }
}

/// What the seats of a table are called, and their marks.
#[derive(Clone, Debug, Default)]
struct Seats {
    names: Vec<String>,
    marks: Vec<Vec<&'static str>>,
}

/// Tells lines; tables that are set up alike are laid out once.
#[derive(Debug)]
pub(crate) struct Teller<'a> {
    texts: &'a Texts,
    /// The tag of the language, for dates.
    tag: &'static str,
    seats: BTreeMap<(GameId, Vec<String>), Seats>,
}

impl<'a> Teller<'a> {
    pub(crate) fn new(texts: &'a Texts, tag: &'static str) -> Self {
        Self {
            texts,
            tag,
            seats: BTreeMap::new(),
        }
    }

    /// The line in words.
    pub(crate) fn tell(&mut self, line: TableLine) -> LinePaint {
        let title = self.texts.word(&format!("game-{}", line.game.name()));
        let moves = Args::new().with("n", line.number);
        let mut about = vec![self.texts.say("tables-moves", moves)];
        let summary = line.summary.clone().unwrap_or_default();
        about.extend(self.others(&summary));
        let seats = self.seats(line.game, &summary);
        let people = summary.people();
        let marks = people.iter().filter_map(|seat| seats.marks.get(at(*seat)));
        let named: Vec<String> = people
            .iter()
            .filter_map(|seat| seats.names.get(at(*seat)))
            .map(|name| text::capital(name))
            .collect();
        let (state, state_text) = self.state(&line, &summary, &seats);
        LinePaint {
            title,
            about: about.join(" · "),
            marks: marks.flatten().copied().collect(),
            names: named.join(", "),
            round: self.round(&line, &summary, "tables-round"),
            in_round: self.round(&line, &summary, "web-round-of"),
            score: self.score(line.game, &summary, &seats),
            state,
            state_text,
            when: self.when(line.when),
            line,
        }
    }

    /// Who sits there besides the person who looks.
    fn others(&self, summary: &TableSummary) -> Option<String> {
        let mut bots: BTreeMap<&str, usize> = BTreeMap::new();
        for word in &summary.occupants {
            if word != driver::Occupant::HUMAN {
                *bots.entry(word).or_default() += 1;
            }
        }
        let bots: Vec<String> = bots
            .into_iter()
            .map(|(word, n)| {
                let level = word.split(' ').next().unwrap_or_default();
                let name = self.texts.word(&format!("term-bot-{level}"));
                if n > 1 { format!("{name} ×{n}") } else { name }
            })
            .collect();
        let n = summary.people().len();
        if n > 1 {
            return Some(self.texts.say("tables-people", Args::new().with("n", n)));
        }
        (!bots.is_empty()).then(|| {
            let args = Args::new().with("bots", bots.join(", "));
            self.texts.say("tables-against", args)
        })
    }

    fn seats(&mut self, game: GameId, summary: &TableSummary) -> Seats {
        let key = (game, summary.setup.clone());
        if let Some(seats) = self.seats.get(&key) {
            return seats.clone();
        }
        let seats = if summary.occupants.is_empty() {
            Seats::default()
        } else {
            laid_out(self.texts, game, &summary.setup).unwrap_or_default()
        };
        self.seats.insert(key, seats.clone());
        seats
    }

    fn round(&self, line: &TableLine, summary: &TableSummary, id: &str) -> String {
        let args = Args::new().with("round", summary.round);
        match (&line.summary, summary.rounds) {
            (None, _) => String::new(),
            (Some(_), Some(rounds)) => self.texts.say(id, args.with("rounds", rounds)),
            (Some(_), None) if id == "tables-round" => summary.round.to_string(),
            (Some(_), None) => self.texts.say("web-round", args),
        }
    }

    fn score(&self, game: GameId, summary: &TableSummary, seats: &Seats) -> String {
        let names = match game {
            GameId::Quartermaster => ["qm-team-axis", "qm-team-allies"]
                .map(|id| self.texts.word(id))
                .to_vec(),
            GameId::Rush | GameId::Orders => seats.names.clone(),
        };
        let names = names.iter().map(|name| text::capital(name));
        let standing: Vec<(String, i32)> = names.zip(summary.standing.iter().copied()).collect();
        if let [(first, ahead), (second, behind)] = &standing[..] {
            return format!("{first} {ahead} : {behind} {second}");
        }
        let all: Vec<String> = standing
            .iter()
            .map(|(name, score)| format!("{name} {score}"))
            .collect();
        all.join(", ")
    }

    fn state(&self, line: &TableLine, summary: &TableSummary, seats: &Seats) -> (State, String) {
        let named = |all: &[Seat]| {
            let names = all.iter().filter_map(|seat| seats.names.get(at(*seat)));
            names
                .map(|name| text::capital(name))
                .collect::<Vec<_>>()
                .join(", ")
        };
        if let Some(winners) = &summary.winners {
            if let [person] = summary.people()[..] {
                let (state, word) = if winners.contains(&person) {
                    (State::Won, "tables-won")
                } else {
                    (State::Lost, "tables-lost")
                };
                return (state, self.texts.word(word));
            }
            let args = Args::new().with("who", named(winners));
            return (State::Over, self.texts.say("tables-won-by", args));
        }
        if line.is_over {
            return (State::Over, self.texts.word("tables-over"));
        }
        if line.is_your_move() {
            return (State::YourMove, self.texts.word("tables-your-move"));
        }
        let who = named(&summary.asked);
        let told = if who.is_empty() {
            self.texts.word("tables-goes-on")
        } else {
            self.texts
                .say("tables-waiting", Args::new().with("who", who))
        };
        (State::Waiting, told)
    }

    /// The day, or of today the time.
    fn when(&self, millis: f64) -> String {
        let (then, now) = (Date::new(&millis.into()), Date::new_0());
        let day = |date: &Date| (date.get_full_year(), date.get_month(), date.get_date());
        let options = js_sys::Object::new();
        let set = |name: &str, value: &str| {
            let _ = js_sys::Reflect::set(&options, &JsValue::from(name), &JsValue::from(value));
        };
        if day(&then) == day(&now) {
            set("hour", "2-digit");
            set("minute", "2-digit");
            let time = then.to_locale_time_string_with_options(self.tag, &options);
            let time = String::from(time);
            return self
                .texts
                .say("tables-today", Args::new().with("time", time));
        }
        set("day", "numeric");
        set("month", "short");
        if then.get_full_year() != now.get_full_year() {
            set("year", "numeric");
        }
        then.to_locale_date_string(self.tag, &options).into()
    }
}

const fn at(seat: Seat) -> usize {
    seat.0 as usize
}

/// The seats of such a table.
fn laid_out(texts: &Texts, game: GameId, setup: &[String]) -> Option<Seats> {
    let table = Table::sit(game, setup, None).ok()?;
    let sight = table.sight(Observer::Spectator, 0);
    let narrator = texts.narrator(&sight).ok()?;
    let marks = |seat: u8| match &sight.scene {
        Scene::Quartermaster(scene) => Country::ALL
            .into_iter()
            .filter(|country| scene.view.countries[*country].seat == seat)
            .map(side::country)
            .collect(),
        Scene::Rush(_) => Vec::new(),
        Scene::Orders(_) => Faction::of(Seat(seat))
            .map(side::faction)
            .into_iter()
            .collect(),
    };
    let seats = 0..table.seats();
    Some(Seats {
        names: seats
            .clone()
            .map(|seat| narrator.seat(Seat(seat)))
            .collect(),
        marks: seats.map(marks).collect(),
    })
}
