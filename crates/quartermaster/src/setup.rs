//! Options and opening positions, line by line.
//!
//! | line | meaning |
//! | --- | --- |
//! | `content DIGEST` | other content than the carried one, which must have been given |
//! | `players 2` … `players 6` | how many people play |
//! | `reallocation on` / `off` | the optional rule |
//! | `windows strict` / `fast` | whom windows ask |
//! | `parts must` / `may` | whether each part of a card is carried out |
//! | `prepare on` / `off` | the optional rule: a card on the table before the first round |
//! | `rounds 20` | the last round |
//! | `air off` / `marshal` / `total-war` | without aircraft, or with the cards of Air Marshal; of Total War only with content that has them |
//! | `borders second` / `first` | the board of which edition |
//! | `histories on` / `off` | with aircraft: also the air cards of Alternate Histories |
//! | `turn germany play` | whose turn and which step; from here on a position is given |
//! | `round 3`, `vp axis 12` | |
//! | `germany armies germany ukraine`, `uk navies north_sea`, `uk air north_sea` | pieces |
//! | `ussr hand …`, `deck …`, `pile …`, `discards …`, `status …`, `responses …` | cards |
//!
//! In a position, `deck` and `pile` list the top card first, `pile` is face up, `discards` face
//! down, and `CARD*3` means three copies. A country without a `deck` line has all its remaining
//! cards in the deck, in content order with the first on top; with one, the rest is out of the
//! game.

use game::notation::{self, SWITCH};
use game::{ContentRef, Ignore, NameKind, NotationFault, SetupError};

use crate::air;
use crate::board::Board;
use crate::card::{CardId, PACK, Pack, Slots};
use crate::content::Content;
use crate::country::{ByCountry, Country, N_COUNTRIES, Team};
use crate::effect::{CardType, PieceKind};
use crate::frame::{Frame, Frames, TurnStage};
use crate::options::{AirRules, Borders, Edition, Options, PartPolicy, WindowPolicy};
use crate::piece::Piece;
use crate::space::{SpaceId, Spaces};
use crate::state::{Cards, Levy, State};

/// Options and, if wanted, an opening position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    content: ContentRef<Content>,
    /// The options of the table.
    pub options: Options,
    /// Where the game begins, if not at the beginning.
    pub position: Option<Position>,
}

/// Any arrangement of the table; whether it can be is checked when the game is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    round: u8,
    turn: Country,
    /// What is in progress, as one of [`STEPS`].
    step: Frame,
    points: [i16; 2],
    countries: ByCountry<Arrangement>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Arrangement {
    pieces: [Vec<SpaceId>; PieceKind::COUNT],
    zones: [Vec<CardId>; ZONES.len()],
    has_deck: bool,
}

const ZONES: [&str; 6] = ["hand", "deck", "pile", "discards", "status", "responses"];
/// How the pieces of a kind are called in a position.
const PIECES: [(&str, PieceKind); PieceKind::COUNT] = [
    ("armies", PieceKind::Army),
    ("navies", PieceKind::Navy),
    ("air", PieceKind::Air),
];

const HAND: usize = 0;
const DECK: usize = 1;
const PILE: usize = 2;
const DISCARDS: usize = 3;
const STATUS: usize = 4;
const RESPONSES: usize = 5;

/// Where a position begins, by name.
const STEPS: [(&str, Frame); 8] = [
    ("prepare", Frame::Prepare),
    ("begin", Frame::Turn(TurnStage::Begin)),
    ("play", Frame::Turn(TurnStage::Play)),
    ("air", Frame::Turn(TurnStage::Air)),
    ("supply", Frame::Turn(TurnStage::Supply)),
    ("victory", Frame::Turn(TurnStage::Victory)),
    ("discard", Frame::Turn(TurnStage::DiscardStart)),
    ("draw", Frame::Turn(TurnStage::DrawStart)),
];

impl Default for Setup {
    fn default() -> Self {
        Self {
            content: ContentRef(Content::standard()),
            options: Options::default(),
            position: None,
        }
    }
}

impl Setup {
    /// The content the table is played with.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content.0.edition(self.options.edition)
    }

    /// Plays with another edition of the content.
    fn use_edition(&mut self, edition: Edition, line: &str) -> Result<(), SetupError> {
        // Cards and spaces of a position were named already: they might be others now.
        if self.position.is_some() && edition != self.options.edition {
            return Err(SetupError::too_late(line));
        }
        self.options.edition = edition;
        Ok(())
    }

    /// Plays with other content.
    ///
    /// # Errors
    /// When cards or spaces of a position were named already: they might be others in that content.
    pub fn use_content(&mut self, content: &'static Content) -> Result<(), SetupError> {
        self.content.replace(content, self.position.is_some())
    }
}

impl Default for Position {
    fn default() -> Self {
        Self {
            round: 1,
            turn: Country::Germany,
            step: Frame::Turn(TurnStage::Begin),
            points: [0; 2],
            countries: ByCountry::default(),
        }
    }
}

game::faults! {
    /// A position that cannot be.
    pub enum Impossible {
        /// An army at sea, a navy on land.
        WrongTerrain { piece: &'static str, space: String } = "wrong-terrain",
        /// More pieces than there are.
        Pieces { owner: Country, piece: &'static str, max: u8, n: u32 } = "too-many-pieces",
        /// A card of another country.
        OtherOwner { card: String, owner: Country } = "other-owner",
        /// A card that never lies there.
        WrongZone { card: String, zone: &'static str } = "wrong-zone",
        /// More of a card than there are.
        Copies { card: String, max: u8 } = "too-many-copies",
        /// A round that is not played.
        Round { round: u8, last: u8 } = "after-last-round",
        /// Pieces of both teams in one space.
        Shared { space: String } = "shared-space",
        /// An option whose cards the content does not have.
        NoCards { line: String } = "no-cards",
    }
}

impl From<Impossible> for SetupError {
    fn from(reason: Impossible) -> Self {
        Self::Impossible(reason.into())
    }
}

/// How lines are written.
const FORMS: &str = "content, players, reallocation, prepare, windows, parts, rounds, air, histories, \
     borders, round, turn, vp, or a country with armies, navies, air, hand, deck, pile, discards, status, \
     responses";

const WINDOWS: [(&str, WindowPolicy); 2] = [
    ("strict", WindowPolicy::Strict),
    ("fast", WindowPolicy::Fast),
];

/// The air rules by name.
const AIR: [(&str, AirRules); 3] = [
    ("off", AirRules::Off),
    ("marshal", AirRules::Marshal),
    ("total-war", AirRules::TotalWar),
];

/// The boards by name.
const BORDERS: [(&str, Borders); 2] = [("second", Borders::Second), ("first", Borders::First)];

const PARTS: [(&str, PartPolicy); 2] = [("must", PartPolicy::Must), ("may", PartPolicy::May)];

impl game::Setup for Setup {
    fn set(&mut self, line: &str) -> Result<(), SetupError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["players", n] => self.options.players = notation::number(n, 2..=6)?,
            ["rounds", n] => self.options.rounds = notation::number(n, 1..=20)?,
            ["reallocation", word] => self.options.reallocation = notation::one_of(word, &SWITCH)?,
            ["prepare", word] => self.options.prepare = notation::one_of(word, &SWITCH)?,
            ["windows", word] => self.options.windows = notation::one_of(word, &WINDOWS)?,
            ["parts", word] => self.options.parts = notation::one_of(word, &PARTS)?,
            ["air", word] => {
                let air = notation::one_of(word, &AIR)?;
                if !self.content.0.has(air) {
                    let line = line.to_owned();
                    return Err(Impossible::NoCards { line }.into());
                }
                let edition = self.options.edition;
                self.use_edition(Edition { air, ..edition }, "air")?;
            }
            ["histories", word] => {
                let histories = notation::one_of(word, &SWITCH)?;
                let edition = self.options.edition;
                self.use_edition(
                    Edition {
                        histories,
                        ..edition
                    },
                    "histories",
                )?;
            }
            ["borders", word] => {
                let borders = notation::one_of(word, &BORDERS)?;
                let edition = self.options.edition;
                self.use_edition(Edition { borders, ..edition }, "borders")?;
            }
            ["content", digest] => {
                let content = Content::known(digest);
                let content = content.ok_or_else(|| SetupError::unknown_content(digest))?;
                self.use_content(content)?;
            }
            _ => {
                let mut position = self.position.clone().unwrap_or_default();
                position.set(self.content(), &words)?;
                self.position = Some(position);
            }
        }
        Ok(())
    }

    fn lines(&self) -> Vec<String> {
        let default = Options::default();
        let mut lines = Vec::new();
        if self.content != Self::default().content {
            lines.push(format!("content {}", self.content.0.digest()));
        }
        if self.options.players != default.players {
            lines.push(format!("players {}", self.options.players));
        }
        if self.options.rounds != default.rounds {
            lines.push(format!("rounds {}", self.options.rounds));
        }
        if self.options.reallocation {
            lines.push("reallocation on".to_owned());
        }
        if self.options.prepare {
            lines.push("prepare on".to_owned());
        }
        if self.options.windows != default.windows {
            let word = notation::word_for(&self.options.windows, &WINDOWS);
            lines.push(format!("windows {word}"));
        }
        if self.options.parts != default.parts {
            let word = notation::word_for(&self.options.parts, &PARTS);
            lines.push(format!("parts {word}"));
        }
        if self.options.edition.air != AirRules::Off {
            let word = notation::word_for(&self.options.edition.air, &AIR);
            lines.push(format!("air {word}"));
        }
        if self.options.edition.borders != default.edition.borders {
            let word = notation::word_for(&self.options.edition.borders, &BORDERS);
            lines.push(format!("borders {word}"));
        }
        if self.options.edition.histories {
            lines.push("histories on".to_owned());
        }
        if let Some(position) = &self.position {
            position.write(self.content(), &mut lines);
        }
        lines
    }
}

impl Position {
    fn set(&mut self, content: &Content, words: &[&str]) -> Result<(), SetupError> {
        match *words {
            ["round", n] => self.round = notation::number(n, 1..=20)?,
            ["turn", country] => self.set_turn(country, "begin")?,
            ["turn", country, step] => self.set_turn(country, step)?,
            ["vp", team, n] => {
                let team = notation::one_of(team, &Team::ALL.map(|team| (team.name(), team)))?;
                let bounds = i16::MIN.into()..=i16::MAX.into();
                self.points[team as usize] = notation::number(n, bounds)?;
            }
            [name, what, ref rest @ ..] if Country::named(name).is_some() => {
                let country = Country::named(name).expect("just found");
                self.countries[country].set(content, country, what, rest)?;
            }
            _ => return Err(NotationFault::form(&words.join(" "), FORMS).into()),
        }
        Ok(())
    }

    fn set_turn(&mut self, country: &str, step: &str) -> Result<(), SetupError> {
        self.turn = NameKind::Country.found(country, Country::named(country))?;
        self.step = notation::one_of(step, &STEPS)?;
        Ok(())
    }

    fn write(&self, content: &Content, lines: &mut Vec<String>) {
        let step = notation::word_for(&self.step, &STEPS);
        lines.push(format!("turn {} {step}", self.turn));
        lines.push(format!("round {}", self.round));
        for team in Team::ALL {
            lines.push(format!("vp {team} {}", self.points[team as usize]));
        }
        for country in Country::ALL {
            let arrangement = &self.countries[country];
            for (word, kind) in PIECES {
                let spaces = &arrangement.pieces[kind as usize];
                if !spaces.is_empty() {
                    let names: Vec<&str> = spaces
                        .iter()
                        .map(|&space| content.map.name(space))
                        .collect();
                    lines.push(format!("{country} {word} {}", names.join(" ")));
                }
            }
            for (i, zone) in ZONES.iter().enumerate() {
                let cards = &arrangement.zones[i];
                if !cards.is_empty() || i == DECK && arrangement.has_deck {
                    let names: Vec<&str> = cards
                        .iter()
                        .map(|&card| content.card(card).name.as_str())
                        .collect();
                    lines.push(
                        format!("{country} {zone} {}", names.join(" "))
                            .trim()
                            .to_owned(),
                    );
                }
            }
        }
    }
}

impl Arrangement {
    fn set(
        &mut self,
        content: &Content,
        country: Country,
        what: &str,
        words: &[&str],
    ) -> Result<(), SetupError> {
        if let Some((_, kind)) = PIECES.into_iter().find(|(word, _)| *word == what) {
            let find = |word: &&str| NameKind::Space.found(word, content.map.named(word));
            let spaces = words.iter().map(find).collect::<Result<_, _>>()?;
            self.pieces[kind as usize] = spaces;
            return Ok(());
        }
        let zone = ZONES.iter().position(|zone| *zone == what);
        let zone = zone.ok_or_else(|| NotationFault::form(what, FORMS))?;
        let cards = notation::repeated(words, PACK as u8, |name| {
            let card = NameKind::Card.found(name, content.card_named(name))?;
            if content.card(card).country != country {
                let card = name.to_owned();
                let owner = country;
                return Err(SetupError::from(Impossible::OtherOwner { card, owner }));
            }
            Ok(card)
        })?;
        self.zones[zone] = cards;
        self.has_deck |= zone == DECK;
        Ok(())
    }

    fn place(
        &self,
        content: &Content,
        country: Country,
        board: &mut Board,
    ) -> Result<(), SetupError> {
        for kind in PieceKind::ALL {
            let spaces: Spaces = self.pieces[kind as usize].iter().copied().collect();
            if let Some(space) = (spaces & !content.map.terrain(kind)).first() {
                let space = content.map.name(space).to_owned();
                return Err(Impossible::WrongTerrain {
                    piece: kind.name(),
                    space,
                }
                .into());
            }
            let pool = content.countries[country].pool[kind as usize];
            if spaces.len() > u32::from(pool) {
                let reason = Impossible::Pieces {
                    owner: country,
                    piece: kind.name(),
                    max: pool,
                    n: spaces.len(),
                };
                return Err(reason.into());
            }
            for space in spaces.iter() {
                board.place(Piece::new(country, kind, space));
            }
        }
        Ok(())
    }

    fn deal(&self, content: &Content, country: Country) -> Result<Cards, SetupError> {
        let mut cards = Cards::default();
        let mut left = [0u8; Slots::MOST];
        for &card in &content.decks[country] {
            let card = content.card(card);
            left[card.slot as usize] = card.copies;
        }
        for (i, zone) in self.zones.iter().enumerate() {
            for &card_id in zone {
                let card = content.card(card_id);
                let fits = match i {
                    STATUS => card.card_type == CardType::Status,
                    // A Bolster lies there when a card has laid it face down.
                    RESPONSES => matches!(card.card_type, CardType::Response | CardType::Bolster),
                    _ => true,
                };
                if !fits {
                    let (card, zone) = (card.name.clone(), ZONES[i]);
                    return Err(Impossible::WrongZone { card, zone }.into());
                }
                let copies = &mut left[card.slot as usize];
                *copies = copies.checked_sub(1).ok_or_else(|| Impossible::Copies {
                    card: card.name.clone(),
                    max: card.copies,
                })?;
                match i {
                    STATUS => cards.status.add(card.bit()),
                    RESPONSES => cards.responses.add(card.bit()),
                    HAND => cards.hand.insert_sorted(card_id),
                    DISCARDS => cards.hidden.insert_sorted(card_id),
                    _ => {}
                }
            }
        }
        fill_from_top(&mut cards.pile, &self.zones[PILE]);
        for &card in &self.zones[PILE] {
            let card = content.card(card);
            if matches!(card.card_type, CardType::Response | CardType::Bolster) {
                cards.spent.add(card.bit());
            }
        }
        if self.has_deck {
            fill_from_top(&mut cards.deck, &self.zones[DECK]);
        } else {
            let rest: Vec<CardId> = content.decks[country]
                .iter()
                .flat_map(|&card| {
                    let copies = left[content.card(card).slot as usize];
                    std::iter::repeat_n(card, usize::from(copies))
                })
                .collect();
            fill_from_top(&mut cards.deck, &rest);
        }
        Ok(cards)
    }
}

fn fill_from_top(pack: &mut Pack, top_first: &[CardId]) {
    for &card in top_first.iter().rev() {
        pack.push(card);
    }
}

/// The position a setup describes.
pub(crate) fn begin(setup: &Setup) -> Result<State, SetupError> {
    let content = setup.content();
    let options = setup.options;
    let mut state = State {
        content: ContentRef(content),
        options,
        leaders: options.leaders(),
        round: 1,
        active: Country::Germany,
        points: [0; 2],
        scored: ByCountry::default(),
        given: [0; 2],
        board: Board::default(),
        board_at_start: Board::default(),
        protected: Board::default(),
        always: ByCountry::default(),
        denied: Default::default(),
        lasting: Default::default(),
        cards: ByCountry([Cards::default(); N_COUNTRIES]),
        used_this_turn: ByCountry::default(),
        has_reallocated: false,
        is_grounded: false,
        dealt: ByCountry::default(),
        opening: ByCountry::default(),
        prepared: ByCountry::default(),
        requests: Board::default(),
        has_requests: false,
        levy: Levy::default(),
        doomed: Board::default(),
        liftable: Board::default(),
        was_done: false,
        frames: Frames::new(Frame::Opening),
        outcome: None,
    };
    match &setup.position {
        Some(position) => arrange(&mut state, position)?,
        None => {
            // Rule 1: one army at home, an own deck.
            for country in Country::ALL {
                let arrangement = Arrangement {
                    pieces: [
                        vec![content.countries[country].home],
                        Vec::new(),
                        Vec::new(),
                    ],
                    ..Arrangement::default()
                };
                arrangement.place(content, country, &mut state.board)?;
                state.cards[country] = arrangement.deal(content, country)?;
            }
            state.frames.push(Frame::Deal(Country::Germany));
        }
    }
    for country in Country::ALL {
        state.dealt[country] = state.cards[country].count() as u8;
    }
    if let Some(Frame::Turn(TurnStage::Air)) = state.frames.top()
        && content.has_air
        && air::stranded(&state).is_none()
    {
        // An arranged position begins in this step even where a turn would pass over it: the country
        // is asked, if only to pass.
        state.frames.pop();
        state.frames.push(Frame::Turn(TurnStage::Supply));
        state.frames.push(Frame::AirStep);
    } else {
        state.run(&mut Ignore);
    }
    Ok(state)
}

fn arrange(state: &mut State, position: &Position) -> Result<(), SetupError> {
    let content = state.content();
    if position.round > state.options.rounds {
        let (round, last) = (position.round, state.options.rounds);
        return Err(Impossible::Round { round, last }.into());
    }
    state.round = position.round;
    state.active = position.turn;
    state.points = position.points;
    state.given = position.points;
    for country in Country::ALL {
        let arrangement = &position.countries[country];
        arrangement.place(content, country, &mut state.board)?;
        state.cards[country] = arrangement.deal(content, country)?;
        state.opening[country] = state.options.opening_discards();
    }
    let clash = state.board.of_team(Team::Axis) & state.board.of_team(Team::Allies);
    if let Some(space) = clash.first() {
        let space = content.map.name(space).to_owned();
        return Err(Impossible::Shared { space }.into());
    }
    state.board_at_start = state.board;
    state.refresh_continuous();
    state.frames.push(position.step);
    Ok(())
}
