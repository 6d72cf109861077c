//! Options and opening positions, line by line.
//!
//! | line | meaning |
//! | --- | --- |
//! | `mode alpine` / `island` | which of the two games; before any line of a position |
//! | `content DIGEST` | other content than the carried one, which must have been given |
//! | `windows strict` / `fast` | whom windows ask |
//! | `readied reserve` / `deploy` | what a readied commander may do (A15) |
//! | `turn blue` | whose turn begins; from here on a position is given |
//! | `round 3`, `initiative yellow`, `passed yellow` | |
//! | `blue troops blue_hq*3 town`, `blue planes south*2` | pieces on the board |
//! | `blue commanders 3`, `blue ready 4`, `blue borrowed 1` | commanders in reserve and ready zone |
//! | `blue deployed advance town` | a commander on an action space; one line each |
//! | `blue supported plan` | support actions done this round besides those of deployed commanders |
//! | `blue hand assault*2 ambush` | cards in hand |
//! | `deck assault ambush`, `discard momentum` | the deck, top first; the open pile |
//! | `token chapel recon_post` | a bonus token; one line each |
//!
//! What a position does not say is as printed: troops and planes of the start, all commanders, the
//! remaining cards in the deck in content order with the first on top. Slots without a `token` line
//! stay empty. With a `deck` line the remaining cards are out of the game.

use game::{ContentRef, Ignore, NameKind, NotationFault, SetupError, notation};

use crate::board::Board;
use crate::card::{BonusId, CardId, Deck};
use crate::content::Content;
use crate::effect::BonusEffect;
use crate::faction::{self, ByFaction, Faction};
use crate::frame::{Frame, Frames, TurnStage, Work};
use crate::options::{Mode, Options, ReadiedRule, WindowPolicy};
use crate::place::{MAX_AREAS, PieceKind, PlaceId, Places};
use crate::space::{Action, SpaceId};
use crate::state::{Side, State};
use crate::supply;

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
    turn: Faction,
    round: u8,
    initiative: Faction,
    sides: ByFaction<Arrangement>,
    tokens: Vec<(PlaceId, BonusId)>,
    deck: Option<Vec<CardId>>,
    discard: Vec<CardId>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Arrangement {
    /// Troops and planes; as printed if not given.
    pieces: [Option<Vec<(PlaceId, u8)>>; 2],
    commanders: Option<u8>,
    ready: Option<u8>,
    borrowed: u8,
    deployed: Vec<SpaceId>,
    supported: Vec<Action>,
    hand: Vec<CardId>,
    has_passed: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            content: ContentRef(Content::standard()),
            options: Options::default(),
            position: None,
        }
    }
}

impl Default for Position {
    fn default() -> Self {
        Self {
            turn: Faction::Blue,
            round: 1,
            initiative: Faction::Blue,
            sides: ByFaction::default(),
            tokens: Vec::new(),
            deck: None,
            discard: Vec::new(),
        }
    }
}

game::faults! {
    /// A position that cannot be.
    pub enum Impossible {
        /// An area without a slot for a token.
        NoSlot { area: String } = "no-slot",
        /// An area has a token already, or the token lies elsewhere.
        Token { area: String, token: String } = "token-twice",
        /// A place is named twice in one line.
        Twice { name: String } = "twice",
        /// A commander stands there already.
        Taken { space: String } = "space-taken",
        /// More pieces in one place than it holds.
        Stack { owner: Faction, place: String, max: u8, n: u8 } = "stack-limit",
        /// More pieces than there are.
        Pieces { owner: Faction, piece: &'static str, max: u8, n: u32 } = "too-many-pieces",
        /// An HQ in other hands, or in none.
        Hq { owner: Faction } = "hq-not-held",
        /// Pieces of both factions in one place.
        Shared { space: String } = "shared-space",
        /// More or fewer commanders than there are.
        Commanders { owner: Faction, max: u8, n: u32 } = "commanders",
        /// More of a card than there are.
        Copies { card: String, max: u8 } = "too-many-copies",
    }
}

impl From<Impossible> for SetupError {
    fn from(reason: Impossible) -> Self {
        Self::Impossible(reason.into())
    }
}

/// How lines are written.
const FORMS: &str = "mode, content, windows, readied, turn, round, initiative, passed, deck, \
     discard, token, or a faction with troops, planes, commanders, ready, borrowed, deployed, \
     supported, hand";

const WINDOWS: [(&str, WindowPolicy); 2] = [
    ("strict", WindowPolicy::Strict),
    ("fast", WindowPolicy::Fast),
];

const READIED: [(&str, ReadiedRule); 2] = [
    ("reserve", ReadiedRule::Reserve),
    ("deploy", ReadiedRule::Deploy),
];

impl Setup {
    /// The content it is played with.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content.0
    }

    /// Plays with this content.
    ///
    /// # Errors
    /// When a position is given already: its names belong to the other content.
    pub fn use_content(&mut self, content: &'static Content) -> Result<(), SetupError> {
        self.content.replace(content, self.position.is_some())
    }

    fn parse(&mut self, words: &[&str]) -> Result<(), SetupError> {
        match *words {
            ["mode", name] => {
                let modes = Mode::ALL.map(|mode| (mode.name(), mode));
                let mode = notation::one_of(name, &modes)?;
                if self.position.is_some() && mode != self.options.mode {
                    return Err(SetupError::too_late("mode"));
                }
                self.options.mode = mode;
            }
            ["content", digest] => {
                let content = Content::known(digest);
                let content = content.ok_or_else(|| SetupError::unknown_content(digest))?;
                self.use_content(content)?;
            }
            ["windows", word] => self.options.windows = notation::one_of(word, &WINDOWS)?,
            ["readied", word] => self.options.readied = notation::one_of(word, &READIED)?,
            _ => {
                let mut position = self.position.clone().unwrap_or_default();
                let board = self.content.0.board(self.options.mode);
                position.set(self.content.0, board, words)?;
                self.position = Some(position);
            }
        }
        Ok(())
    }
}

impl game::Setup for Setup {
    fn set(&mut self, line: &str) -> Result<(), SetupError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut changed = self.clone();
        changed.parse(&words)?;
        *self = changed;
        Ok(())
    }

    fn lines(&self) -> Vec<String> {
        let default = Self::default();
        let mut lines = Vec::new();
        if self.content != default.content {
            lines.push(format!("content {}", self.content.0.digest()));
        }
        if self.options.mode != default.options.mode {
            lines.push(format!("mode {}", self.options.mode.name()));
        }
        if self.options.windows != default.options.windows {
            let word = notation::word_for(&self.options.windows, &WINDOWS);
            lines.push(format!("windows {word}"));
        }
        if self.options.readied != default.options.readied {
            let word = notation::word_for(&self.options.readied, &READIED);
            lines.push(format!("readied {word}"));
        }
        if let Some(position) = &self.position {
            let board = self.content.0.board(self.options.mode);
            position.write(self.content.0, board, &mut lines);
        }
        lines
    }
}

fn parse_place(board: &Board, kind: PieceKind, name: &str) -> Result<PlaceId, NotationFault> {
    let place = board.place_named(name);
    let what = match kind {
        PieceKind::Troop => NameKind::Area,
        PieceKind::Plane => NameKind::Zone,
    };
    what.found(name, place.filter(|place| place.kind() == kind))
}

fn parse_cards(
    content: &Content,
    mode: Mode,
    words: &[&str],
) -> Result<Vec<CardId>, NotationFault> {
    notation::repeated(words, 60, |name| {
        let card = content.card_named(name);
        let card = card.filter(|&card| content.card(card).modes.contains(&mode));
        NameKind::Card.found(name, card)
    })
}

impl Position {
    fn set(&mut self, content: &Content, board: &Board, words: &[&str]) -> Result<(), SetupError> {
        match *words {
            ["turn", faction] => self.turn = faction::parse(faction)?,
            ["round", n] => self.round = notation::number(n, 1..=board.rounds.into())?,
            ["initiative", faction] => self.initiative = faction::parse(faction)?,
            ["passed", faction] => self.sides[faction::parse(faction)?].has_passed = true,
            ["deck", ref cards @ ..] => {
                self.deck = Some(parse_cards(content, board.mode, cards)?);
            }
            ["discard", ref cards @ ..] => {
                self.discard = parse_cards(content, board.mode, cards)?;
            }
            ["token", area, bonus] => self.set_token(content, board, area, bonus)?,
            [name, what, ref rest @ ..] if Faction::named(name).is_some() => {
                let faction = faction::parse(name)?;
                self.sides[faction].set(content, board, what, rest)?;
            }
            _ => return Err(NotationFault::form(&words.join(" "), FORMS).into()),
        }
        Ok(())
    }

    fn set_token(
        &mut self,
        content: &Content,
        board: &Board,
        area: &str,
        token: &str,
    ) -> Result<(), SetupError> {
        let place = parse_place(board, PieceKind::Troop, area)?;
        let found = content.bonus_named(token);
        let bonus = NameKind::Token.found(token, found.filter(|id| board.pool.contains(id)))?;
        let area = area.to_owned();
        if !board.areas[place.index()].slot {
            return Err(Impossible::NoSlot { area }.into());
        }
        let mut tokens = self.tokens.iter();
        if tokens.any(|&(at, other)| at == place || other == bonus) {
            let token = token.to_owned();
            return Err(Impossible::Token { area, token }.into());
        }
        self.tokens.push((place, bonus));
        Ok(())
    }

    fn write(&self, content: &Content, board: &Board, lines: &mut Vec<String>) {
        lines.push(format!("turn {}", self.turn));
        lines.push(format!("round {}", self.round));
        lines.push(format!("initiative {}", self.initiative));
        for faction in Faction::ALL {
            self.sides[faction].write(content, board, faction, lines);
        }
        let names = |cards: &[CardId]| -> String {
            cards
                .iter()
                .map(|&card| format!(" {}", content.card(card).name))
                .collect()
        };
        if let Some(deck) = &self.deck {
            lines.push(format!("deck{}", names(deck)));
        }
        if !self.discard.is_empty() {
            lines.push(format!("discard{}", names(&self.discard)));
        }
        for &(area, bonus) in &self.tokens {
            lines.push(format!(
                "token {} {}",
                board.place_name(area),
                content.bonus(bonus).name
            ));
        }
    }
}

const PIECES: [(&str, PieceKind); 2] = [("troops", PieceKind::Troop), ("planes", PieceKind::Plane)];

impl Arrangement {
    fn set(
        &mut self,
        content: &Content,
        board: &Board,
        what: &str,
        words: &[&str],
    ) -> Result<(), SetupError> {
        if let Some((_, kind)) = PIECES.iter().find(|(word, _)| *word == what) {
            let mut pieces: Vec<(PlaceId, u8)> = Vec::new();
            for word in words {
                let (name, n) = notation::counted(word, 60)?;
                let place = parse_place(board, *kind, name)?;
                if pieces.iter().any(|(known, _)| *known == place) {
                    let name = name.to_owned();
                    return Err(Impossible::Twice { name }.into());
                }
                pieces.push((place, n));
            }
            self.pieces[*kind as usize] = Some(pieces);
            return Ok(());
        }
        match (what, words) {
            ("commanders", [n]) => self.commanders = Some(notation::number(n, 0..=20)?),
            ("ready", [n]) => self.ready = Some(notation::number(n, 0..=20)?),
            ("borrowed", [n]) => self.borrowed = notation::number(n, 0..=20)?,
            ("deployed", words) => {
                let name = words.join(" ");
                let space = NameKind::ActionSpace.found(&name, board.space_named(&name))?;
                if self.deployed.contains(&space) {
                    return Err(Impossible::Taken { space: name }.into());
                }
                self.deployed.push(space);
            }
            ("supported", words) => {
                let actions = Action::ALL.into_iter().filter(|action| action.is_support());
                let actions: Vec<_> = actions.map(|action| (action.name(), action)).collect();
                let parse = |word: &&str| notation::one_of(word, &actions);
                self.supported = words.iter().map(parse).collect::<Result<_, _>>()?;
            }
            ("hand", cards) => self.hand = parse_cards(content, board.mode, cards)?,
            _ => return Err(NotationFault::form(what, FORMS).into()),
        }
        Ok(())
    }

    fn write(&self, content: &Content, board: &Board, faction: Faction, lines: &mut Vec<String>) {
        if self.has_passed {
            lines.push(format!("passed {faction}"));
        }
        for (word, kind) in PIECES {
            if let Some(pieces) = &self.pieces[kind as usize] {
                let words: String = pieces
                    .iter()
                    .map(|&(place, n)| format!(" {}*{n}", board.place_name(place)))
                    .collect();
                lines.push(format!("{faction} {word}{words}"));
            }
        }
        if let Some(n) = self.commanders {
            lines.push(format!("{faction} commanders {n}"));
        }
        if let Some(n) = self.ready {
            lines.push(format!("{faction} ready {n}"));
        }
        if self.borrowed > 0 {
            lines.push(format!("{faction} borrowed {}", self.borrowed));
        }
        for &space in &self.deployed {
            lines.push(format!("{faction} deployed {}", board.space(space).name));
        }
        if !self.supported.is_empty() {
            let words: String = self
                .supported
                .iter()
                .map(|action| format!(" {}", action.name()))
                .collect();
            lines.push(format!("{faction} supported{words}"));
        }
        if !self.hand.is_empty() {
            let words: String = self
                .hand
                .iter()
                .map(|&card| format!(" {}", content.card(card).name))
                .collect();
            lines.push(format!("{faction} hand{words}"));
        }
    }

    /// The pieces on the board, as given or as printed.
    fn on_board(&self, board: &Board, faction: Faction, kind: PieceKind) -> Vec<(PlaceId, u8)> {
        if let Some(pieces) = &self.pieces[kind as usize] {
            return pieces.clone();
        }
        let printed = |place: PlaceId| match kind {
            PieceKind::Troop => board.areas[place.index()].troops[faction],
            PieceKind::Plane => board.zones[place.index() - MAX_AREAS].planes[faction],
        };
        board
            .places()
            .filter(|place| place.kind() == kind)
            .map(|place| (place, printed(place)))
            .filter(|(_, n)| *n > 0)
            .collect()
    }

    fn arrange(&self, board: &Board, faction: Faction) -> Result<Side, SetupError> {
        let mut side = Side {
            borrowed: self.borrowed,
            has_passed: self.has_passed,
            ..Side::default()
        };
        for (word, kind) in PIECES {
            let all = board.pieces.count[kind as usize];
            let (mut left, mut placed) = (all, 0);
            for (place, n) in self.on_board(board, faction, kind) {
                let max = board.pieces.stack_limit;
                if n > max {
                    let reason = Impossible::Stack {
                        owner: faction,
                        place: board.place_name(place).to_owned(),
                        max,
                        n,
                    };
                    return Err(reason.into());
                }
                placed += u32::from(n);
                left = left.saturating_sub(n);
                side.put(place, n);
            }
            if placed > u32::from(all) {
                let reason = Impossible::Pieces {
                    owner: faction,
                    piece: word,
                    max: all,
                    n: placed,
                };
                return Err(reason.into());
            }
            side.reserve[kind as usize] = left;
        }
        for &space in &self.deployed {
            side.deployed.insert(space);
            let action = board.space(space).action;
            if action.is_support() {
                side.supported |= 1 << action as u8;
            }
        }
        for &action in &self.supported {
            side.supported |= 1 << action as u8;
        }
        for &card in &self.hand {
            side.hand.insert(card);
        }
        Ok(side)
    }

    /// Puts commanders where the position says, or where they would be.
    fn commanders(
        &self,
        board: &Board,
        faction: Faction,
        linked: u8,
        side: &mut Side,
    ) -> Result<(), SetupError> {
        let all = board.pieces.commanders();
        let deployed = side.deployed.len() as u8;
        let usual = board.pieces.commanders_reserve + linked + self.borrowed;
        side.commanders = self.commanders.unwrap_or_else(|| {
            let rest = self.ready.map_or(usual, |ready| all.saturating_sub(ready));
            rest.saturating_sub(deployed)
        });
        side.ready = self
            .ready
            .unwrap_or_else(|| all.saturating_sub(side.commanders.saturating_add(deployed)));
        let total = u32::from(side.commanders) + u32::from(side.ready) + u32::from(deployed);
        if total != u32::from(all) {
            let reason = Impossible::Commanders {
                owner: faction,
                max: all,
                n: total,
            };
            return Err(reason.into());
        }
        Ok(())
    }
}

/// The position a setup describes.
pub(crate) fn begin(setup: &Setup) -> Result<State, SetupError> {
    let content = setup.content.0;
    let board = content.board(setup.options.mode);
    let position = setup.position.clone().unwrap_or_default();
    let mut state = State {
        content: setup.content,
        options: setup.options,
        round: position.round,
        initiative: position.initiative,
        active: position.turn,
        sides: ByFaction::default(),
        deck: Deck::default(),
        discard: Default::default(),
        dealt: 0,
        bonuses: [None; MAX_AREAS],
        bonus_areas: Places::EMPTY,
        extra: 0,
        work: Work::none(),
        frames: Frames::new(Frame::Deal),
        outcome: None,
    };
    let printed = board.areas.iter().enumerate();
    let printed = printed.filter_map(|(row, area)| Some((PlaceId::area(row), area.bonus?)));
    for (area, bonus) in printed.chain(position.tokens.iter().copied()) {
        state.bonuses[area.index()] = Some(bonus);
        state.bonus_areas.insert(area);
    }
    for faction in Faction::ALL {
        state.sides[faction] = position.sides[faction].arrange(board, faction)?;
        if !state.sides[faction].control.contains(board.hq(faction)) {
            return Err(Impossible::Hq { owner: faction }.into());
        }
    }
    let clash = state.sides[Faction::Blue].control & state.sides[Faction::Yellow].control;
    if let Some(place) = clash.iter().next() {
        let space = board.place_name(place).to_owned();
        return Err(Impossible::Shared { space }.into());
    }
    for faction in Faction::ALL {
        let held = supply::bonuses(&state, supply::of(&state, faction));
        let linked = supply::sum(&state, held, |effect| match effect {
            BonusEffect::Commanders(n) => n,
            _ => 0,
        });
        let mut side = state.sides[faction];
        side.linked = state.linking(held);
        position.sides[faction].commanders(board, faction, linked, &mut side)?;
        state.sides[faction] = side;
    }
    deal(&mut state, &position)?;
    let start = match setup.position {
        Some(_) => Frame::Turn(TurnStage::Begin),
        None => Frame::Deal,
    };
    state.frames.push(start);
    if state.sides[state.active].has_passed {
        // A faction that has passed takes no turn; the next one does, or the round ends.
        state.set_turn(TurnStage::Next);
    }
    state.run(&mut Ignore);
    Ok(state)
}

/// Puts the remaining cards into the deck.
fn deal(state: &mut State, position: &Position) -> Result<(), SetupError> {
    let content = state.content();
    let mut left = state.listeners().copies;
    let hands = Faction::ALL.map(|faction| &position.sides[faction].hand[..]);
    let given = hands.into_iter().flatten().chain(&position.discard);
    for &card in given.chain(position.deck.iter().flatten()) {
        let copies = &mut left[card.0 as usize];
        *copies = copies.checked_sub(1).ok_or_else(|| Impossible::Copies {
            card: content.card(card).name.clone(),
            max: content.card(card).copies,
        })?;
    }
    for &card in &position.discard {
        state.discard.insert(card);
    }
    let rest = || {
        let rows = left.iter().enumerate();
        rows.flat_map(|(row, &n)| std::iter::repeat_n(CardId(row as u8), usize::from(n)))
            .collect::<Vec<_>>()
    };
    let top_first = position.deck.clone().unwrap_or_else(rest);
    for &card in top_first.iter().rev() {
        state.deck.push(card);
    }
    let n_hands: u8 = state.sides.0.iter().map(|side| side.hand.len()).sum();
    state.dealt = n_hands + state.discard.len() + state.deck.len() as u8;
    Ok(())
}
