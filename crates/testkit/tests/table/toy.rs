//! The smallest game that uses every part of the contract, and its broken twins.
//!
//! Two or three seats bid cards face down, all at once; the highest bid scores and its owner may
//! gamble on a die; the others draw. Hidden hands, face-down bids, a hidden deck, chance, several
//! seats asked at once, forced moves, an aside and a standing request are all there.
//!
//! `Toy<0>` keeps every law. `Toy<FLAW>` breaks one, see [`flaw`], so that each law is seen to
//! fail; the branches on `FLAW` are marked by it.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use game::{
    Actor, ContentError, ContentId, Ending, EventSummary, Fault, Game, MoveList, NameKind, Named,
    NotationFault, Observer, Outcome, PreviewOf, Probe, Refusal, Rng, Seat, SeatSet, Sense, Setup,
    SetupError, SetupOption, Sink, Source, Thing, Turn, Zone, notation, shuffle_by,
};
use games::{CardLine, Playable, TurnId};
use serde::{Deserialize, Serialize};

#[path = "flaw.rs"]
pub(crate) mod flaw;

thread_local! {
    /// The outside world that flawed games read.
    static WORLD: Cell<i32> = const { Cell::new(0) };
}

const QUESTIONS: &str = "round, deck, discards, SEAT hand, SEAT score, SEAT bid";
const NAMES: [&str; 3] = ["ann", "bob", "cid"];
const CARDS: std::ops::RangeInclusive<u8> = 1..=10;
const HAND: usize = 3;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrangement<const FLAW: u8> {
    players: u8,
    rounds: u8,
    hands: [Vec<u8>; 3],
}

impl<const FLAW: u8> Default for Arrangement<FLAW> {
    fn default() -> Self {
        Self {
            players: 2,
            rounds: 3,
            hands: Default::default(),
        }
    }
}

fn impossible(id: &str, name: &str, value: impl ToString) -> SetupError {
    SetupError::Impossible(Fault::new(id, &[(name, value.to_string())]))
}

impl<const FLAW: u8> Setup for Arrangement<FLAW> {
    fn set(&mut self, line: &str) -> Result<(), SetupError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        if FLAW == flaw::SETUP_HALF_TAKEN {
            self.rounds = 9;
        }
        match words[..] {
            ["players", n] => self.players = notation::number(n, 2..=3)?,
            ["rounds", n] => self.rounds = notation::number(n, 1..=3)?,
            ["hand", name, ref cards @ ..] => {
                let seat = NAMES.iter().position(|known| *known == name);
                let seat = NameKind::Seat.found(name, seat)?;
                self.hands[seat] = cards
                    .iter()
                    .map(|card| notation::number(card, 1..=10))
                    .collect::<Result<_, _>>()?;
            }
            _ => return Err(NotationFault::form(line, "players, rounds, hand").into()),
        }
        Ok(())
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.players != 2 && FLAW != flaw::SETUP_FORGETS {
            lines.push(format!("players {}", self.players));
        }
        if self.rounds != 3 {
            lines.push(format!("rounds {}", self.rounds));
        }
        for (name, hand) in NAMES.iter().zip(&self.hands) {
            if !hand.is_empty() {
                let cards: Vec<String> = hand.iter().map(u8::to_string).collect();
                lines.push(format!("hand {name} {}", cards.join(" ")));
            }
        }
        lines
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Move {
    Bid(u8),
    Pass,
    Keep,
    Gamble,
    /// Throws a card away for nothing: the aside.
    Burn(u8),
    /// Once a game, while others are asked: the standing request.
    Knock,
    Deal(u64),
    Roll(u8),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Event {
    Dealt,
    Bid { seat: Seat, card: u8 },
    Passed { seat: Seat },
    Shown { cards: Vec<(Seat, u8)> },
    Scored { seat: Seat, points: i32 },
    Drew { seat: Seat, card: u8 },
    Burned { seat: Seat, card: u8 },
    Knocked { seat: Seat },
    Rolled { face: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Seen {
    Dealt,
    Bid { seat: Seat, card: Option<u8> },
    Passed { seat: Seat },
    Shown { cards: Vec<(Seat, u8)> },
    Scored { seat: Seat, points: i32 },
    Drew { seat: Seat, card: Option<u8> },
    Burned { seat: Seat, card: u8 },
    Knocked { seat: Seat },
    Rolled { face: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    round: u8,
    asked: Option<SeatSet>,
    deck: usize,
    discards: Vec<u8>,
    shown: Vec<(Seat, u8)>,
    scores: Vec<i32>,
    hand: Option<Vec<u8>>,
    bid: Option<u8>,
    hand_sizes: Vec<usize>,
    has_bid: Vec<bool>,
    knocked: Vec<bool>,
    whose: Observer,
    /// What a flawed game does not write down.
    #[serde(skip)]
    forgotten: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Illegal<const FLAW: u8> {
    NotAsked,
    NotInHand { card: u8 },
    NotNow,
    AlreadyKnocked,
    NotAnOutcome,
}

impl<const FLAW: u8> Refusal for Illegal<FLAW> {
    const IDS: &'static [&'static str] = &[
        "not-asked",
        "not-in-hand",
        "not-now",
        "already-knocked",
        "not-an-outcome",
    ];

    fn id(&self) -> &'static str {
        match self {
            Self::NotAsked if FLAW == flaw::SHOUTED_REFUSAL => "Not_Asked",
            Self::NotAsked if FLAW == flaw::UNLISTED_REFUSAL => "out-of-turn",
            Self::NotAsked => "not-asked",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NotNow => "not-now",
            Self::AlreadyKnocked => "already-knocked",
            Self::NotAnOutcome => "not-an-outcome",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NotInHand { card } => vec![("card", card.to_string())],
            Self::NotAsked | Self::NotNow | Self::AlreadyKnocked | Self::NotAnOutcome => Vec::new(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Deal,
    Bid,
    Prize(Seat),
    Roll(Seat),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bid {
    Card(u8),
    Nothing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toy<const FLAW: u8 = 0> {
    players: u8,
    rounds: u8,
    round: u8,
    phase: Phase,
    deck: Vec<u8>,
    hands: [Vec<u8>; 3],
    bids: [Option<Bid>; 3],
    discards: Vec<u8>,
    /// The last bids that were shown.
    shown: Vec<(Seat, u8)>,
    scores: [i32; 3],
    knocked: [bool; 3],
    /// What a flawed game marks.
    mark: i32,
}

impl<const FLAW: u8> Toy<FLAW> {
    fn all(&self) -> impl Iterator<Item = Seat> + use<FLAW> {
        SeatSet::first(self.players).iter()
    }

    fn finish_bids(&mut self, sink: &mut impl Sink<Event>) {
        let mut cards: Vec<(Seat, u8)> = Vec::new();
        for seat in self.all() {
            if let Some(Bid::Card(card)) = self.bids[seat.0 as usize].take() {
                cards.push((seat, card));
                self.discards.push(card);
            }
        }
        self.discards.sort_unstable();
        let winner = cards.iter().max_by_key(|(_, card)| *card).map(|bid| bid.0);
        self.shown.clone_from(&cards);
        if !cards.is_empty() {
            sink.emit(Event::Shown { cards });
        }
        for seat in self.all() {
            if Some(seat) != winner && !self.deck.is_empty() {
                let card = self.deck.remove(0);
                let hand = &mut self.hands[seat.0 as usize];
                hand.push(card);
                hand.sort_unstable();
                sink.emit(Event::Drew { seat, card });
            }
        }
        match winner {
            Some(seat) => {
                self.score(seat, 1, sink);
                self.phase = Phase::Prize(seat);
            }
            None => self.next_round(),
        }
    }

    fn score(&mut self, seat: Seat, points: i32, sink: &mut impl Sink<Event>) {
        self.scores[seat.0 as usize] += points;
        sink.emit(Event::Scored { seat, points });
    }

    fn next_round(&mut self) {
        if FLAW == flaw::ENDLESS {
            self.phase = Phase::Bid;
            return;
        }
        self.round += 1;
        let is_out = self.hands.iter().all(Vec::is_empty);
        self.phase = if self.round > self.rounds || is_out {
            Phase::Over
        } else {
            Phase::Bid
        };
    }

    fn hand(&self, seat: Seat) -> &[u8] {
        self.hands.get(seat.0 as usize).map_or(&[], Vec::as_slice)
    }

    fn knows(&self, whose: Observer, seat: Seat) -> bool {
        whose.is(seat)
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const MOVE_BOUND: u32 = 60;

    type Setup = Arrangement<FLAW>;
    type Move = Move;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Illegal = Illegal<FLAW>;
    type Outlook = u8;

    fn new(setup: &Arrangement<FLAW>) -> Result<Self, SetupError> {
        let mut deck: Vec<u8> = CARDS.collect();
        let mut hands = setup.hands.clone();
        for card in hands.iter().flatten() {
            let place = deck.iter().position(|other| other == card);
            let place = place.ok_or_else(|| impossible("twice", "name", card))?;
            deck.remove(place);
        }
        if setup.players == 2 && !hands[2].is_empty() {
            return Err(impossible("not-seated", "seat", "cid"));
        }
        let is_dealt = hands.iter().any(|hand| !hand.is_empty());
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Ok(Self {
            players: setup.players,
            rounds: setup.rounds,
            round: 1,
            phase: if is_dealt { Phase::Bid } else { Phase::Deal },
            deck,
            hands,
            bids: [None; 3],
            discards: Vec::new(),
            shown: Vec::new(),
            scores: [0; 3],
            knocked: [false; 3],
            mark: 0,
        })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Roll(_) => Turn::Chance,
            Phase::Bid => {
                let waiting = self
                    .all()
                    .filter(|seat| self.bids[seat.0 as usize].is_none());
                if FLAW == flaw::TURN_LEAKS && self.hands[0].contains(&10) {
                    return Turn::Seats(waiting.take(1).collect());
                }
                Turn::Seats(waiting.collect())
            }
            Phase::Prize(seat) => Turn::Seats(SeatSet::only(seat)),
            Phase::Over => {
                let scores = &self.scores[..self.players as usize];
                let best = scores.iter().max().copied().unwrap_or(0);
                let mut outcome = Outcome {
                    winners: SeatSet::EMPTY,
                    scores: [0; 6],
                    ending: Ending::new("last-round"),
                };
                for seat in self.all() {
                    outcome.scores[seat.0 as usize] = scores[seat.0 as usize];
                    if scores[seat.0 as usize] == best {
                        outcome.winners.insert(seat);
                    }
                }
                Turn::Over(outcome)
            }
        }
    }

    fn moves(&self, seat: Seat, list: &mut MoveList<Move>) {
        list.clear();
        if FLAW == flaw::PANICS_ON_FOREIGN_SEAT && self.bids[seat.0 as usize].is_some() {
            return;
        }
        if !self.turn().asks(seat) {
            if FLAW == flaw::LIST_FOR_THE_UNASKED && self.phase != Phase::Over {
                list.push(Move::Pass);
            }
            return;
        }
        if FLAW == flaw::EMPTY_LIST && self.round == 2 {
            return;
        }
        if self.phase == Phase::Bid {
            let hand = self.hand(seat);
            list.extend(hand.iter().map(|&card| Move::Bid(card)));
            if hand.is_empty() || FLAW == flaw::LIST_LEAKS && self.hands[1].contains(&7) {
                list.push(Move::Pass);
            }
            list.extend(hand.iter().map(|&card| Move::Burn(card)));
        } else {
            list.extend([Move::Keep, Move::Gamble]);
            if FLAW == flaw::UNSORTED_LIST {
                list.push(Move::Bid(1));
            }
            if FLAW == flaw::REPEATED_MOVE {
                list.push(Move::Gamble);
            }
        }
    }

    fn standing(&self, seat: Seat, list: &mut MoveList<Move>) {
        list.clear();
        let Turn::Seats(asked) = self.turn() else {
            if FLAW == flaw::STANDS_AFTER_THE_END && self.phase == Phase::Over {
                list.push(Move::Knock);
            }
            return;
        };
        let is_seated = seat.0 < self.players;
        if is_seated && !asked.contains(seat) && !self.knocked[seat.0 as usize] {
            list.push(Move::Knock);
        }
    }

    fn is_aside(mv: Move) -> bool {
        matches!(mv, Move::Burn(_))
    }

    fn is_pass(mv: Move) -> bool {
        mv == Move::Pass
    }

    fn things(&self, mv: Move) -> Vec<Named> {
        match mv {
            Move::Bid(_) if FLAW == flaw::UNNAMED_CHOICE => Vec::new(),
            Move::Bid(card) | Move::Burn(card) => {
                vec![Thing::card(&card.to_string(), Zone::Hand).named()]
            }
            _ => Vec::new(),
        }
    }

    fn ways(&self, _: Seat, thing: &Thing) -> Vec<Move> {
        let Thing::Card {
            card,
            zone: Zone::Hand,
        } = thing
        else {
            return Vec::new();
        };
        match card.parse() {
            Ok(card) if FLAW == flaw::THING_LEADS_NOWHERE => vec![Move::Bid(card)],
            Ok(card) => vec![Move::Bid(card), Move::Burn(card)],
            Err(_) => Vec::new(),
        }
    }

    fn content_id(&self) -> ContentId {
        "toy".into()
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        match self.phase {
            Phase::Deal => Move::Deal(rng.next_u64()),
            _ if FLAW == flaw::SAMPLES_IMPOSSIBLE_CHANCE => Move::Roll(7),
            _ => Move::Roll(1 + rng.below(6) as u8),
        }
    }

    fn is_possible_chance(&self, mv: Move) -> bool {
        match (self.phase, mv) {
            (Phase::Deal, Move::Deal(_)) => true,
            (Phase::Roll(_), Move::Roll(face)) => (1..=6).contains(&face),
            (_, Move::Roll(_)) => FLAW == flaw::ANY_CHANCE_WILL_DO,
            _ => false,
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Illegal<FLAW>> {
        if mv == Move::Knock {
            let Turn::Seats(asked) = self.turn() else {
                let is_flawed = FLAW == flaw::STANDS_AFTER_THE_END && self.phase == Phase::Over;
                return (!is_flawed).then_some(Illegal::NotNow);
            };
            return if asked.contains(seat) || seat.0 >= self.players {
                Some(Illegal::NotNow)
            } else if self.knocked[seat.0 as usize] {
                Some(Illegal::AlreadyKnocked)
            } else {
                None
            };
        }
        if !self.turn().asks(seat) {
            return Some(Illegal::NotAsked);
        }
        if FLAW == flaw::REFUSES_LISTED && mv == Move::Gamble {
            return Some(Illegal::NotNow);
        }
        let is_bidding = self.phase == Phase::Bid;
        match mv {
            Move::Bid(card) | Move::Burn(card) if is_bidding => {
                let is_held = self.hand(seat).contains(&card);
                if FLAW == flaw::REFUSAL_LEAKS && !is_held && self.hands[1].contains(&card) {
                    return Some(Illegal::NotNow);
                }
                (!is_held && FLAW != flaw::ACCEPTS_UNLISTED).then_some(Illegal::NotInHand { card })
            }
            Move::Pass if is_bidding && self.hand(seat).is_empty() => None,
            Move::Pass if FLAW == flaw::LIST_LEAKS && self.hands[1].contains(&7) => None,
            Move::Keep | Move::Gamble if !is_bidding => None,
            _ => Some(Illegal::NotNow),
        }
    }

    fn play(
        &mut self,
        actor: Actor,
        mv: Move,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Illegal<FLAW>> {
        let reason = match actor {
            Actor::Seat(seat) => self.why_not(seat, mv),
            Actor::Chance if self.is_possible_chance(mv) => None,
            Actor::Chance => Some(self.impossible_chance()),
        };
        if let Some(reason) = reason {
            if FLAW == flaw::REFUSAL_LEAVES_A_MARK {
                self.mark += 1;
            }
            return Err(reason);
        }
        self.apply(actor, mv, sink);
        Ok(())
    }

    fn apply(&mut self, actor: Actor, mv: Move, sink: &mut impl Sink<Event>) {
        match FLAW {
            flaw::SHARED_BETWEEN_CLONES => WORLD.set(WORLD.get() + 1),
            flaw::DEPENDS_ON_THE_WORLD => {
                WORLD.set(WORLD.get() + 1);
                self.scores[0] = WORLD.get();
            }
            _ => {}
        }
        match (actor, mv) {
            (Actor::Chance, Move::Deal(number)) => {
                shuffle_by(number, &mut self.deck);
                for seat in self.all() {
                    let mut hand: Vec<u8> = self.deck.drain(..HAND).collect();
                    hand.sort_unstable();
                    self.hands[seat.0 as usize] = hand;
                }
                self.phase = Phase::Bid;
                sink.emit(Event::Dealt);
            }
            (Actor::Chance, Move::Roll(face)) => {
                sink.emit(Event::Rolled { face });
                if let Phase::Roll(seat) = self.phase {
                    self.score(seat, if face >= 4 { 1 } else { -1 }, sink);
                    self.next_round();
                }
            }
            (Actor::Seat(seat), Move::Bid(card)) => {
                self.hands[seat.0 as usize].retain(|&other| other != card);
                self.bids[seat.0 as usize] = Some(Bid::Card(card));
                sink.emit(Event::Bid { seat, card });
            }
            (Actor::Seat(seat), Move::Pass) => {
                self.bids[seat.0 as usize] = Some(Bid::Nothing);
                sink.emit(Event::Passed { seat });
            }
            (Actor::Seat(_), Move::Keep) => self.next_round(),
            (Actor::Seat(seat), Move::Gamble) => self.phase = Phase::Roll(seat),
            (Actor::Seat(seat), Move::Burn(card)) => {
                self.hands[seat.0 as usize].retain(|&other| other != card);
                if FLAW != flaw::LOSES_A_CARD {
                    self.discards.push(card);
                    self.discards.sort_unstable();
                }
                sink.emit(Event::Burned { seat, card });
            }
            (Actor::Seat(seat), Move::Knock) => {
                self.knocked[seat.0 as usize] = true;
                sink.emit(Event::Knocked { seat });
            }
            _ => {}
        }
        let has_all_bids = self.all().all(|seat| self.bids[seat.0 as usize].is_some());
        if self.phase == Phase::Bid && has_all_bids {
            self.finish_bids(sink);
        }
    }

    fn judge(&self, seat: Seat, mv: Move, _: &Self, preview: &mut PreviewOf<Self>) {
        preview.sense = match mv {
            Move::Bid(_) | Move::Keep => Sense::Gains,
            Move::Burn(_) => Sense::Loses,
            _ => Sense::default(),
        };
        if FLAW == flaw::PREVIEW_LEAKS {
            preview.outlook = self.hands[1].iter().sum();
        }
        if FLAW == flaw::PREVIEW_PROMISES_TOO_MUCH && mv == Move::Gamble {
            preview.certain.push(Seen::Scored { seat, points: 1 });
        }
    }

    fn impossible_chance(&self) -> Illegal<FLAW> {
        Illegal::NotAnOutcome
    }

    fn view(&self, observer: Observer) -> View {
        let own = self.all().find(|&seat| self.knows(observer, seat));
        let seats = |of: &dyn Fn(usize) -> usize| -> Vec<usize> {
            self.all().map(|seat| of(seat.0 as usize)).collect()
        };
        let mut scores = self.scores[..self.players as usize].to_vec();
        if FLAW == flaw::SHARED_BETWEEN_CLONES {
            scores[0] = WORLD.get();
        }
        if FLAW == flaw::VIEW_LEAKS {
            scores[0] = self.hands[1].iter().map(|&card| i32::from(card)).sum();
        }
        View {
            round: self.round,
            asked: match self.turn() {
                Turn::Seats(asked) => Some(asked),
                Turn::Chance | Turn::Over(_) => None,
            },
            deck: self.deck.len(),
            discards: self.discards.clone(),
            shown: self.shown.clone(),
            scores,
            hand: own.map(|seat| self.hand(seat).to_vec()),
            bid: own.and_then(|seat| match self.bids[seat.0 as usize] {
                Some(Bid::Card(card)) => Some(card),
                Some(Bid::Nothing) | None => None,
            }),
            hand_sizes: seats(&|i| self.hands[i].len()),
            has_bid: self
                .all()
                .map(|seat| self.bids[seat.0 as usize].is_some())
                .collect(),
            knocked: self.knocked[..self.players as usize].to_vec(),
            whose: observer,
            forgotten: u8::from(FLAW == flaw::VIEW_FORGETS),
        }
    }

    fn witness(&self, event: &Event, observer: Observer) -> Seen {
        let own = |seat, card| (self.knows(observer, seat)).then_some(card);
        match event.clone() {
            Event::Dealt => Seen::Dealt,
            Event::Bid { seat, card } => Seen::Bid {
                seat,
                card: own(seat, card),
            },
            Event::Passed { seat } => Seen::Passed { seat },
            Event::Shown { cards } => Seen::Shown { cards },
            Event::Scored { seat, points } => Seen::Scored { seat, points },
            Event::Drew { seat, card } => Seen::Drew {
                seat,
                card: if FLAW == flaw::EVENT_LEAKS {
                    Some(card)
                } else {
                    own(seat, card)
                },
            },
            Event::Burned { seat, card } => Seen::Burned { seat, card },
            Event::Knocked { seat } => Seen::Knocked { seat },
            Event::Rolled { face } => Seen::Rolled { face },
        }
    }

    fn summarize(event: &Seen) -> EventSummary {
        let seat = match event {
            Seen::Bid { seat, .. }
            | Seen::Passed { seat }
            | Seen::Scored { seat, .. }
            | Seen::Drew { seat, .. }
            | Seen::Burned { seat, .. }
            | Seen::Knocked { seat } => *seat,
            Seen::Dealt | Seen::Shown { .. } | Seen::Rolled { .. } => {
                return EventSummary::default();
            }
        };
        EventSummary::default().by(Thing::Seat(seat))
    }

    fn is_reveal(event: &Event) -> bool {
        match event {
            Event::Shown { .. } | Event::Drew { .. } => FLAW != flaw::UNMARKED_REVEAL,
            Event::Dealt | Event::Burned { .. } => true,
            Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Scored { .. }
            | Event::Knocked { .. }
            | Event::Rolled { .. } => false,
        }
    }

    fn reveals_to(&self, event: &Event, seat: Seat) -> bool {
        let is_unseen = matches!(event, Event::Drew { seat: owner, .. } if *owner != seat);
        Self::is_reveal(event) && !is_unseen
    }

    fn determinize(&mut self, seat: Seat, rng: &mut impl Rng) {
        if self.phase == Phase::Deal || FLAW == flaw::NEVER_REDEALS {
            return;
        }
        if FLAW == flaw::REDEAL_KEEPS_HANDS {
            self.deck.sort_unstable();
            rng.shuffle(&mut self.deck);
            return;
        }
        let mut pool = std::mem::take(&mut self.deck);
        let n_deck = pool.len();
        let others = |other: Seat| other != seat || FLAW == flaw::REDEALS_OWN_HAND;
        for other in self.all().filter(|&other| others(other)) {
            pool.extend(&self.hands[other.0 as usize]);
            if let Some(Bid::Card(card)) = self.bids[other.0 as usize] {
                pool.push(card);
            }
        }
        if FLAW == flaw::REDEAL_LOSES_A_CARD && pool.len() > 1 {
            pool[0] = pool[1];
        }
        match FLAW {
            flaw::REDEAL_FOLLOWS_TRUTH => rng.shuffle(&mut pool),
            flaw::REDEAL_IS_NARROW => {
                pool.sort_unstable();
                let n = pool.len().max(1);
                pool.rotate_left(rng.below(2) as usize % n);
            }
            _ => {
                // Sorted first, so that where the cards truly were leaves no trace.
                pool.sort_unstable();
                rng.shuffle(&mut pool);
            }
        }
        self.deck = pool.drain(..n_deck).collect();
        for other in self.all().filter(|&other| others(other)) {
            let hand = &mut self.hands[other.0 as usize];
            let n = hand.len();
            *hand = pool.drain(..n).collect();
            hand.sort_unstable();
            if let Some(Bid::Card(card)) = &mut self.bids[other.0 as usize] {
                *card = pool.remove(0);
            }
        }
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn seat_name(&self, seat: Seat) -> String {
        if FLAW == flaw::SEAT_NAMES_CLASH {
            return NAMES[0].to_owned();
        }
        NAMES[seat.0 as usize].to_owned()
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.all().find(|seat| NAMES[seat.0 as usize] == name)
    }

    fn write_move(&self, mv: Move) -> String {
        match mv {
            Move::Bid(_) if FLAW == flaw::AMBIGUOUS_TEXT => "bid 1".to_owned(),
            Move::Bid(card) => format!("bid {card}"),
            Move::Pass => "pass".to_owned(),
            Move::Keep => "keep".to_owned(),
            Move::Gamble => "gamble".to_owned(),
            Move::Burn(card) => format!("burn {card}"),
            Move::Knock => "knock".to_owned(),
            Move::Deal(number) => format!("deal {number:016x}"),
            Move::Roll(face) => format!("roll {face}"),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationFault> {
        let number = |word: &str| notation::number(word, 0..=255);
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["bid", card] => Ok(Move::Bid(number(card)?)),
            ["pass"] => Ok(Move::Pass),
            ["keep"] => Ok(Move::Keep),
            ["gamble"] if FLAW == flaw::UNREADABLE_TEXT => Ok(Move::Keep),
            ["gamble"] => Ok(Move::Gamble),
            ["burn", card] => Ok(Move::Burn(number(card)?)),
            ["knock"] => Ok(Move::Knock),
            ["deal", hex] => Ok(Move::Deal(notation::digits(hex)?)),
            ["roll", face] => Ok(Move::Roll(number(face)?)),
            [] | ["boom"] if FLAW == flaw::PANICS_ON_FOREIGN_TEXT => panic!("an empty move"),
            _ => {
                let expected = "bid N, pass, keep, gamble, burn N, knock";
                Err(NotationFault::form(text, expected))
            }
        }
    }

    fn probe(&self, question: &[&str]) -> Result<Probe, NotationFault> {
        let seat = |name: &str| {
            let seat = NameKind::Seat.found(name, self.seat_named(name));
            seat.map(|seat| seat.0 as usize)
        };
        match *question {
            ["round"] => Ok(Probe::one(self.round)),
            ["deck"] => Ok(Probe::one(self.deck.len())),
            ["discards"] => Ok(Probe::set(&self.discards)),
            [name, "hand"] => Ok(Probe::set(&self.hands[seat(name)?])),
            [name, "score"] => Ok(Probe::one(self.scores[seat(name)?])),
            [name, "bid"] => Ok(match self.bids[seat(name)?] {
                Some(Bid::Card(card)) => Probe::one(card),
                Some(Bid::Nothing) | None => Probe::List(Vec::new()),
            }),
            _ => Err(NotationFault::form(&question.join(" "), QUESTIONS)),
        }
    }

    fn probe_view(&self, view: &View, question: &[&str]) -> Result<Probe, NotationFault> {
        let hidden = |n| Probe::set(vec!["?"; n]);
        match *question {
            ["round"] => Ok(Probe::one(view.round)),
            ["deck"] => Ok(Probe::one(view.deck)),
            ["discards"] => Ok(Probe::set(&view.discards)),
            [name, what] => {
                let seat = NameKind::Seat.found(name, self.seat_named(name))?;
                let is_own = self.knows(view.whose, seat);
                let seat = seat.0 as usize;
                match what {
                    "hand" => Ok(match &view.hand {
                        Some(hand) if is_own => Probe::set(hand),
                        _ => hidden(view.hand_sizes[seat]),
                    }),
                    "score" => Ok(Probe::one(view.scores[seat])),
                    "bid" => Ok(match view.bid {
                        Some(card) if is_own => Probe::one(card),
                        _ => hidden(usize::from(view.has_bid[seat])),
                    }),
                    _ => Err(NotationFault::form(what, QUESTIONS)),
                }
            }
            _ => Err(NotationFault::form(&question.join(" "), QUESTIONS)),
        }
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards = self.deck.clone();
        cards.extend(self.hands.iter().flatten());
        cards.extend(&self.discards);
        cards.extend(self.bids.iter().filter_map(|bid| match bid {
            Some(Bid::Card(card)) => Some(*card),
            Some(Bid::Nothing) | None => None,
        }));
        cards.sort_unstable();
        if cards.iter().copied().eq(CARDS) {
            Ok(())
        } else {
            Err(format!("cards not conserved: {cards:?}"))
        }
    }
}

impl<const FLAW: u8> Playable for Toy<FLAW> {
    const SEATS: RangeInclusive<u8> = 2..=3;
    const SETUP_OPTIONS: &'static [SetupOption] = &[];

    fn turn_id(&self) -> TurnId {
        TurnId::new(u16::from(self.round), 0, Seat(0))
    }

    fn cards_of(_: &Self::Setup) -> Vec<CardLine> {
        CARDS
            .map(|card| CardLine {
                id: card.to_string(),
                owner: String::new(),
                title: format!("The {card}"),
            })
            .collect()
    }

    fn use_content(
        _: &mut Self::Setup,
        files: &BTreeMap<String, String>,
    ) -> Result<(), ContentError> {
        Source::new([]).with(files).map(drop)
    }
}
