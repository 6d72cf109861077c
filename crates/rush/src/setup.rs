//! Options and opening positions, line by line.
//!
//! | line | meaning |
//! | --- | --- |
//! | `players 2` … `players 5` | how many play |
//! | `defenders_in_squad on` / `off` | A1 |
//! | `merge_turn_kills on` / `off` | A2 |
//! | `recruit_pool on` / `off` | A5 |
//! | `rounds 300` | the last round (A33) |
//! | `content DIGEST` | other content than the carried one, which must have been given |
//! | `turn bravo play` | whose turn and which step: `begin`, `play` or `refresh`; from here on a position is given |
//! | `round 3` | |
//! | `bravo hand …`, `bravo garage …`, `bravo depot …` | cards |
//! | `bravo base 2 damaged su14 intact` | a base (`intact`, `damaged`, `gone`), its defender and that one's state |
//! | `reserve su01 su02 - -` | the four places, that next to the deck first; `-` is an empty one |
//! | `deck …`, `discard …`, `scrapyard …` | cards |
//! | `medals germany 9 3` | singles and doubles left |
//! | `achievements a01 a05` | those in play |
//!
//! In a position, `garage`, `depot` and `deck` list the top card first, and `CARD*3` means three
//! copies. What is not said: bases stand intact; barracks that lie nowhere are in their seat's
//! Garage, unless a `garage` line names it; vehicles that lie nowhere fill the Reserve and then
//! the deck, in content order with the first on top, unless these lines are there; medals that
//! lie nowhere are in their stacks. With such a line, the rest is out of the game.

use game::notation::{self, SWITCH};
use game::{ContentRef, NameKind, NotationFault, Seat, SetupError};

use crate::card::CardId;
use crate::content::Content;
use crate::moves;
use crate::nation::{ByNation, Nation};
use crate::options::{MAX_PLAYERS, MAX_ROUNDS, N_BASES, N_RESERVE, Options};
use crate::state::Base;

mod arrange;

pub(crate) use arrange::begin;

/// Options and, if wanted, an opening position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The options of the table.
    pub options: Options,
    content: ContentRef<Content>,
    position: Option<Position>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            options: Options::default(),
            content: ContentRef(Content::standard()),
            position: None,
        }
    }
}

impl Setup {
    /// The content the table is played with.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content.0
    }

    /// Plays with other content.
    ///
    /// # Errors
    /// When cards of a position were named already: they might be others in that content.
    pub fn use_content(&mut self, content: &'static Content) -> Result<(), SetupError> {
        self.content.replace(content, self.position.is_some())
    }
}

/// Any arrangement of the table; whether it can be is checked when the game is made.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    round: u16,
    turn: Seat,
    step: StartStep,
    squads: [Arrangement; MAX_PLAYERS],
    reserve: Option<[CardId; N_RESERVE]>,
    deck: Option<Vec<CardId>>,
    discard: Vec<CardId>,
    scrapyard: Vec<CardId>,
    medals: ByNation<Option<[u8; 2]>>,
    achievements: u16,
}

/// Where in a turn a position begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StartStep {
    Begin,
    Play,
    Refresh,
}

const STEPS: [(&str, StartStep); 3] = [
    ("begin", StartStep::Begin),
    ("play", StartStep::Play),
    ("refresh", StartStep::Refresh),
];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Arrangement {
    hand: Vec<CardId>,
    garage: Option<Vec<CardId>>,
    depot: Vec<CardId>,
    bases: [Base; N_BASES],
}

impl Default for Arrangement {
    fn default() -> Self {
        Self {
            hand: Vec::new(),
            garage: None,
            depot: Vec::new(),
            bases: [Base::INTACT; N_BASES],
        }
    }
}

impl Default for Position {
    fn default() -> Self {
        Self {
            round: 1,
            turn: Seat(0),
            step: StartStep::Begin,
            squads: Default::default(),
            reserve: None,
            deck: None,
            discard: Vec::new(),
            scrapyard: Vec::new(),
            medals: ByNation::default(),
            achievements: 0,
        }
    }
}

game::faults! {
    /// A position that cannot be.
    pub enum Impossible {
        /// Another card where only vehicles lie.
        NotVehicle { card: String } = "not-a-vehicle",
        /// The Reserve has another number of places.
        ReserveSize { places: usize } = "reserve-size",
        /// Empty places of the Reserve are those next to the deck.
        ReserveGap = "reserve-gap",
        /// A defender without armour.
        CannotDefend { card: String } = "cannot-defend",
        /// A seat that is not at this table.
        NotSeated { seat: &'static str, players: u8 } = "not-seated",
        /// A round that is not played.
        Round { round: u16, last: u16 } = "after-last-round",
        /// More of a card than there are.
        Copies { card: String, max: u8 } = "too-many-copies",
        /// More medals in the stack than are left for it.
        Medals { nation: Nation, singles: u8, doubles: u8 } = "too-many-medals",
        /// A captured base does not stay in a hand.
        BaseInHand = "base-in-hand",
    }
}

impl From<Impossible> for SetupError {
    fn from(reason: Impossible) -> Self {
        Self::Impossible(reason.into())
    }
}

/// How lines are written.
const FORMS: &str = "players, rounds, defenders_in_squad, merge_turn_kills, recruit_pool, content, \
     turn, round, reserve, deck, discard, scrapyard, medals, achievements, or a seat (alpha to echo) \
     with hand, garage, depot, base N gone, base N intact, base N damaged VEHICLE intact";

impl game::Setup for Setup {
    fn set(&mut self, line: &str) -> Result<(), SetupError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["players", n] => {
                self.options.players = notation::number(n, 2..=MAX_PLAYERS as i64)?;
            }
            ["rounds", n] => {
                self.options.rounds = notation::number(n, 1..=MAX_ROUNDS.into())?;
            }
            ["defenders_in_squad", word] => {
                self.options.defenders_in_squad = notation::one_of(word, &SWITCH)?;
            }
            ["merge_turn_kills", word] => {
                self.options.merge_turn_kills = notation::one_of(word, &SWITCH)?
            }
            ["recruit_pool", word] => self.options.recruit_pool = notation::one_of(word, &SWITCH)?,
            ["content", digest] => {
                let content = Content::known(digest);
                let content = content.ok_or_else(|| SetupError::unknown_content(digest))?;
                self.use_content(content)?;
            }
            _ => {
                let mut position = self.position.clone().unwrap_or_default();
                position.set(self.content.0, &words)?;
                self.position = Some(position);
            }
        }
        Ok(())
    }

    fn lines(&self) -> Vec<String> {
        let default = Options::default();
        let options = self.options;
        let mut lines = Vec::new();
        if self.content != Self::default().content {
            lines.push(format!("content {}", self.content.0.digest()));
        }
        if options.players != default.players {
            lines.push(format!("players {}", options.players));
        }
        if options.rounds != default.rounds {
            lines.push(format!("rounds {}", options.rounds));
        }
        for (name, is_on, is_default) in [
            (
                "defenders_in_squad",
                options.defenders_in_squad,
                default.defenders_in_squad,
            ),
            (
                "merge_turn_kills",
                options.merge_turn_kills,
                default.merge_turn_kills,
            ),
            ("recruit_pool", options.recruit_pool, default.recruit_pool),
        ] {
            if is_on != is_default {
                lines.push(format!("{name} {}", notation::word_for(&is_on, &SWITCH)));
            }
        }
        if let Some(position) = &self.position {
            position.write(self.content.0, &mut lines);
        }
        lines
    }
}

/// Reads cards by name, `CARD*3` being three.
fn parse_cards(content: &Content, words: &[&str]) -> Result<Vec<CardId>, SetupError> {
    let find = |name: &str| NameKind::Card.found(name, content.card_named(name));
    Ok(notation::repeated(words, 20, find)?)
}

fn parse_vehicles(content: &Content, words: &[&str]) -> Result<Vec<CardId>, SetupError> {
    let cards = parse_cards(content, words)?;
    match cards.iter().find(|card| !card.is_vehicle()) {
        Some(&card) => {
            let card = content.card(card).name.clone();
            Err(Impossible::NotVehicle { card }.into())
        }
        None => Ok(cards),
    }
}

impl Position {
    fn set(&mut self, content: &Content, words: &[&str]) -> Result<(), SetupError> {
        let seat = words
            .first()
            .and_then(|name| moves::seat_named(name, MAX_PLAYERS as u8));
        if let (Some(seat), [_, what, rest @ ..]) = (seat, words) {
            return self.squads[seat.0 as usize].set(content, what, rest);
        }
        match *words {
            ["round", n] => self.round = notation::number(n, 1..=MAX_ROUNDS.into())?,
            ["turn", name] => self.set_turn(name, "begin")?,
            ["turn", name, step] => self.set_turn(name, step)?,
            ["reserve", ref names @ ..] => {
                if names.len() != N_RESERVE {
                    let places = N_RESERVE;
                    return Err(Impossible::ReserveSize { places }.into());
                }
                let mut reserve = [CardId::NONE; N_RESERVE];
                for (place, name) in reserve.iter_mut().zip(names) {
                    if *name != "-" {
                        *place = parse_vehicles(content, &[name])?[0];
                    }
                }
                self.reserve = Some(reserve);
            }
            ["deck", ref names @ ..] => self.deck = Some(parse_vehicles(content, names)?),
            ["discard", ref names @ ..] => self.discard = parse_vehicles(content, names)?,
            ["scrapyard", ref names @ ..] => self.scrapyard = parse_cards(content, names)?,
            ["medals", name, singles, doubles] => {
                let nation = NameKind::Nation.found(name, Nation::named(name))?;
                let count = |word, slot: usize| {
                    let copies = content.card(content.medals[nation][slot]).copies;
                    notation::number(word, 0..=copies.into())
                };
                self.medals[nation] = Some([count(singles, 0)?, count(doubles, 1)?]);
            }
            ["achievements", ref names @ ..] => {
                let mut achievements = 0;
                for name in names.iter() {
                    let found = content.achievement_named(name);
                    let id = NameKind::Achievement.found(name, found)?;
                    achievements |= 1 << id.0;
                }
                self.achievements = achievements;
            }
            _ => return Err(NotationFault::form(&words.join(" "), FORMS).into()),
        }
        Ok(())
    }

    fn set_turn(&mut self, name: &str, step: &str) -> Result<(), SetupError> {
        let seat = moves::parse_seat(name, MAX_PLAYERS as u8)?;
        let step = notation::one_of(step, &STEPS)?;
        (self.turn, self.step) = (seat, step);
        Ok(())
    }

    fn write(&self, content: &Content, lines: &mut Vec<String>) {
        let step = notation::word_for(&self.step, &STEPS);
        lines.push(format!("turn {} {step}", moves::seat_name(self.turn)));
        lines.push(format!("round {}", self.round));
        let mut write = |head: String, cards: &[CardId]| {
            let mut line = head;
            for &card in cards {
                line.push(' ');
                line.push_str(card.some().map_or("-", |card| &content.card(card).name));
            }
            lines.push(line);
        };
        if let Some(reserve) = &self.reserve {
            write("reserve".to_owned(), reserve);
        }
        if let Some(deck) = &self.deck {
            write("deck".to_owned(), deck);
        }
        for (head, cards) in [("discard", &self.discard), ("scrapyard", &self.scrapyard)] {
            if !cards.is_empty() {
                write(head.to_owned(), cards);
            }
        }
        for (i, squad) in self.squads.iter().enumerate() {
            let name = moves::seat_name(Seat(i as u8));
            if let Some(garage) = &squad.garage {
                write(format!("{name} garage"), garage);
            }
            for (what, cards) in [("hand", &squad.hand), ("depot", &squad.depot)] {
                if !cards.is_empty() {
                    write(format!("{name} {what}"), cards);
                }
            }
        }
        for nation in Nation::ALL {
            if let Some([singles, doubles]) = self.medals[nation] {
                lines.push(format!("medals {nation} {singles} {doubles}"));
            }
        }
        if self.achievements != 0 {
            let names: Vec<&str> = game::bits(self.achievements)
                .map(|i| content.achievements[i as usize].name.as_str())
                .collect();
            lines.push(format!("achievements {}", names.join(" ")));
        }
        for (i, squad) in self.squads.iter().enumerate() {
            for (n, base) in squad.bases.iter().enumerate() {
                if *base != Base::INTACT {
                    let name = moves::seat_name(Seat(i as u8));
                    let words = write_base(content, base);
                    lines.push(format!("{name} base {} {words}", n + 1));
                }
            }
        }
    }
}

/// Whether a base or a defender is damaged.
const HEALTH: [(&str, bool); 2] = [("intact", false), ("damaged", true)];

fn write_base(content: &Content, base: &Base) -> String {
    let word = |is_damaged: bool| notation::word_for(&is_damaged, &HEALTH);
    if !base.is_standing {
        return "gone".to_owned();
    }
    match base.defender.some() {
        None => word(base.is_damaged).to_owned(),
        Some(card) => format!(
            "{} {} {}",
            word(base.is_damaged),
            content.card(card).name,
            word(base.is_defender_damaged)
        ),
    }
}

impl Arrangement {
    fn set(&mut self, content: &Content, what: &str, words: &[&str]) -> Result<(), SetupError> {
        match (what, words) {
            ("hand", _) => self.hand = parse_cards(content, words)?,
            ("garage", _) => self.garage = Some(parse_cards(content, words)?),
            ("depot", _) => self.depot = parse_cards(content, words)?,
            ("base", [number, rest @ ..]) => {
                let number = moves::parse_base(number)?;
                self.bases[usize::from(number)] = parse_base(content, rest)?;
            }
            _ => return Err(NotationFault::form(what, FORMS).into()),
        }
        Ok(())
    }
}

fn parse_base(content: &Content, words: &[&str]) -> Result<Base, SetupError> {
    let is_damaged = |word: &str| notation::one_of(word, &HEALTH);
    let (state, defender) = match *words {
        ["gone"] => return Ok(Base::GONE),
        [state] => (state, None),
        [state, name] => (state, Some((name, "intact"))),
        [state, name, health] => (state, Some((name, health))),
        _ => return Err(NotationFault::form(&words.join(" "), FORMS).into()),
    };
    let mut base = Base {
        is_damaged: is_damaged(state)?,
        ..Base::INTACT
    };
    if let Some((name, health)) = defender {
        base.defender = parse_vehicles(content, &[name])?[0];
        base.is_defender_damaged = is_damaged(health)?;
        if !content.face(base.defender).can_defend() {
            let card = name.to_owned();
            return Err(Impossible::CannotDefend { card }.into());
        }
    }
    Ok(base)
}
