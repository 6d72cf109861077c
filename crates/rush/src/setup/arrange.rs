//! From a setup to a position: the cards of the box are laid where it says.

use game::{Ignore, Seat, SetupError};

use super::{Arrangement, Impossible, Position, Setup, StartStep};
use crate::card::{Card, CardId, Kind, N_FACES, N_VEHICLES, Pack, VehicleSet};
use crate::content::Content;
use crate::deed::Deeds;
use crate::frame::{Deal, Frame, Frames, Stage};
use crate::moves;
use crate::nation::{ByNation, Nation};
use crate::options::{MAX_PLAYERS, N_ACHIEVEMENTS, N_BASES, N_RESERVE};
use crate::price::Pool;
use crate::state::{Squad, State};

/// The position a setup describes.
pub(crate) fn begin(setup: &Setup) -> Result<State, SetupError> {
    let content = setup.content.0;
    let mut state = State {
        content: setup.content,
        options: setup.options,
        round: 1,
        active: Seat(0),
        squads: [Squad::new(); MAX_PLAYERS],
        deck: Pack::default(),
        discard: VehicleSet::EMPTY,
        reserve: [CardId::NONE; N_RESERVE],
        scrapyard: [0; N_FACES],
        medals: ByNation::default(),
        achievements: 0,
        is_open: false,
        used: VehicleSet::EMPTY,
        has_bought: false,
        is_recruiting: false,
        has_attacked: false,
        pool: Pool::default(),
        owed: ByNation::default(),
        attackers: VehicleSet::EMPTY,
        deeds: Deeds::default(),
        frames: Frames::new(Frame::Play),
        trigger: None,
        awards: [None; N_ACHIEVEMENTS],
        outcome: None,
        dealt: [0; N_FACES],
    };
    let mut stock = Stock::new(content, setup.options.players);
    match &setup.position {
        Some(position) => arrange(&mut state, position, &mut stock)?,
        None => {
            // Rules 2.2, 2.3, 2.5: the vehicles wait in the discard for the first shuffle.
            for squad in &mut state.squads[..setup.options.players as usize] {
                stock.fill_garage(&mut squad.garage);
                stock.bases -= N_BASES as u8;
            }
            for card in stock.vehicles() {
                state.discard.insert(card);
            }
            state.frames.push(Frame::Turn(Stage::Begin));
            state.frames.push(Frame::Deal(Deal::Garage(Seat(0))));
        }
    }
    // Rule 2.7: what lies nowhere else is in the stacks.
    for nation in Nation::ALL {
        let left = content.medals[nation].map(|card| stock.left[card.0 as usize]);
        let given = setup
            .position
            .as_ref()
            .and_then(|position| position.medals[nation]);
        let stack = given.unwrap_or(left);
        if stack.iter().zip(left).any(|(&wanted, left)| wanted > left) {
            let [singles, doubles] = left;
            let reason = Impossible::Medals {
                nation,
                singles,
                doubles,
            };
            return Err(reason.into());
        }
        state.medals[nation] = stack;
    }
    state.dealt = count(&state);
    state.note_trigger(&mut Ignore);
    state.run(&mut Ignore);
    Ok(state)
}

/// Cards of the box that lie nowhere yet.
struct Stock {
    content: &'static Content,
    left: [u8; N_FACES],
    bases: u8,
    players: u8,
}

impl Stock {
    fn new(content: &'static Content, players: u8) -> Self {
        let mut left = [0; N_FACES];
        for (place, card) in left.iter_mut().zip(content.cards()) {
            *place = in_game(card, players);
        }
        Self {
            content,
            left,
            bases: left[content.base.0 as usize],
            players,
        }
    }

    fn take(&mut self, card: CardId) -> Result<(), Impossible> {
        let left = if card == self.content.base {
            &mut self.bases
        } else {
            &mut self.left[card.0 as usize]
        };
        *left = left.checked_sub(1).ok_or_else(|| Impossible::Copies {
            card: self.content.card(card).name.clone(),
            max: in_game(self.content.card(card), self.players),
        })?;
        Ok(())
    }

    /// A seat's starting barracks (rule 2.3).
    fn fill_garage(&mut self, garage: &mut Pack) {
        for (i, card) in self.content.cards().iter().enumerate() {
            if card.face.kind == Kind::Barracks {
                for _ in 0..card.start {
                    garage.push(CardId(i as u8));
                    self.left[i] -= 1;
                }
            }
        }
    }

    /// Vehicles left, ascending.
    fn vehicles(&self) -> Vec<CardId> {
        (0..N_VEHICLES as u8)
            .filter(|&i| self.left[i as usize] > 0)
            .map(CardId)
            .collect()
    }
}

/// How many of a card are used at a table of so many.
///
// Rule 2.9: what is not used leaves the game.
fn in_game(card: &Card, players: u8) -> u8 {
    match card.face.kind {
        Kind::Vehicle | Kind::Medal => card.copies,
        Kind::Barracks | Kind::Base => card.start * players,
    }
}

fn fill_from_top(pack: &mut Pack, top_first: &[CardId]) {
    for &card in top_first.iter().rev() {
        pack.push(card);
    }
}

fn arrange(state: &mut State, position: &Position, stock: &mut Stock) -> Result<(), SetupError> {
    let content = state.content();
    let players = state.options.players;
    let not_seated = |seat: Seat| Impossible::NotSeated {
        seat: moves::seat_name(seat),
        players,
    };
    if position.turn.0 >= players {
        return Err(not_seated(position.turn).into());
    }
    if position.round > state.options.rounds {
        let (round, last) = (position.round, state.options.rounds);
        return Err(Impossible::Round { round, last }.into());
    }
    let absent = &position.squads[players as usize..];
    if let Some(i) = absent
        .iter()
        .position(|squad| *squad != Arrangement::default())
    {
        return Err(not_seated(Seat(players + i as u8)).into());
    }
    (state.round, state.active) = (position.round, position.turn);
    for (squad, arrangement) in state
        .squads
        .iter_mut()
        .zip(&position.squads[..players as usize])
    {
        arrange_squad(content, squad, arrangement, stock)?;
    }
    for &card in &position.discard {
        stock.take(card)?;
        state.discard.insert(card);
    }
    for &card in &position.scrapyard {
        stock.take(card)?;
        state.scrapyard[card.0 as usize] += 1;
    }
    if let Some(reserve) = position.reserve {
        for card in reserve.into_iter().filter(|card| card.is_some()) {
            stock.take(card)?;
        }
        if reserve
            .iter()
            .skip_while(|card| !card.is_some())
            .any(|card| !card.is_some())
        {
            return Err(Impossible::ReserveGap.into());
        }
        state.reserve = reserve;
    }
    if let Some(deck) = &position.deck {
        for &card in deck {
            stock.take(card)?;
        }
        fill_from_top(&mut state.deck, deck);
    } else {
        let mut rest = stock.vehicles();
        if position.reserve.is_none() {
            let n = rest.len().min(N_RESERVE);
            for (place, card) in state.reserve.iter_mut().rev().zip(rest.drain(..n)) {
                *place = card;
            }
        }
        fill_from_top(&mut state.deck, &rest);
    }
    state.achievements = position.achievements;
    match position.step {
        StartStep::Begin => state.frames.push(Frame::Turn(Stage::Begin)),
        StartStep::Play => {
            state.open_turn();
            state.frames.push(Frame::Turn(Stage::Medals));
            state.frames.push(Frame::Play);
        }
        StartStep::Refresh => {
            state.open_turn();
            state.frames.push(Frame::Turn(Stage::Medals));
        }
    }
    Ok(())
}

fn arrange_squad(
    content: &Content,
    squad: &mut Squad,
    arrangement: &Arrangement,
    stock: &mut Stock,
) -> Result<(), SetupError> {
    squad.bases = arrangement.bases;
    for base in arrangement.bases {
        if base.is_standing {
            stock.take(content.base)?;
        }
        if base.defender.is_some() {
            stock.take(base.defender)?;
        }
    }
    for &card in &arrangement.hand {
        if card == content.base {
            return Err(Impossible::BaseInHand.into());
        }
        squad.hand.insert_sorted(card);
    }
    fill_from_top(&mut squad.depot, &arrangement.depot);
    let mut named: Vec<CardId> = [&arrangement.hand[..], &arrangement.depot].concat();
    if let Some(garage) = &arrangement.garage {
        fill_from_top(&mut squad.garage, garage);
        named.extend(garage);
    }
    for &card in &named {
        stock.take(card)?;
    }
    for (i, card) in content.cards().iter().enumerate() {
        if card.face.kind != Kind::Barracks {
            continue;
        }
        let id = CardId(i as u8);
        let n = named.iter().filter(|&&other| other == id).count();
        let rest = usize::from(card.start).checked_sub(n);
        let rest = rest.ok_or_else(|| Impossible::Copies {
            card: card.name.clone(),
            max: card.start,
        })?;
        if arrangement.garage.is_none() {
            for _ in 0..rest {
                squad.garage.push(id);
                stock.take(id)?;
            }
        }
    }
    Ok(())
}

/// How many of each face are in the game.
fn count(state: &State) -> [u8; N_FACES] {
    let content = state.content();
    let mut found = state.scrapyard;
    let mut add = |card: CardId, n: u8| {
        if card.is_some() {
            found[card.0 as usize] += n;
        }
    };
    for squad in state.seated() {
        for pack in [&squad.garage, &squad.depot, &squad.hand] {
            pack.iter().for_each(|&card| add(card, 1));
        }
        for base in &squad.bases {
            add(base.defender, 1);
            add(content.base, u8::from(base.is_standing));
        }
    }
    for card in state
        .deck
        .iter()
        .copied()
        .chain(state.reserve)
        .chain(state.discard.iter())
    {
        add(card, 1);
    }
    for nation in Nation::ALL {
        for (card, n) in content.medals[nation].into_iter().zip(state.medals[nation]) {
            add(card, n);
        }
    }
    found
}
