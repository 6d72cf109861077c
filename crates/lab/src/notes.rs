//! The rows of one game while it is played.

/// What was measured at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TurnRow {
    /// The round, counted from 1.
    pub(crate) round: u16,
    /// Whose turn it was.
    pub(crate) party: u8,
    /// The number of the last move of it, counted from 1, chance included.
    pub(crate) mv: u32,
    /// One value for each metric.
    pub(crate) metrics: Vec<i32>,
}

/// One use of a card or of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UseRow {
    /// The round, counted from 1; 0 before the first.
    pub(crate) round: u16,
    /// The turn in which it was, counted from 1 over the whole game; 0 before the first.
    pub(crate) turn: u32,
    /// The number of the move that did it, counted from 1, chance included.
    pub(crate) mv: u32,
    /// Who did it.
    pub(crate) party: u8,
    /// The card's place in the list of cards, or the space's in the atlas.
    pub(crate) what: u16,
    /// Which kind of use.
    pub(crate) kind: u8,
}

/// The notes of one game.
///
/// A game writes into it by the methods. It holds the current round, party and metrics, so that an
/// implementation of [`crate::Metrics`] needs no state of its own.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// The round that events belong to.
    pub round: u16,
    /// The party on turn, once there is one.
    pub party: Option<u8>,
    /// The metrics as they stand.
    pub metrics: Vec<i32>,
    /// The number of the move that is noted, counted from 1.
    pub(crate) mv: u32,
    pub(crate) turns: Vec<TurnRow>,
    pub(crate) cards: Vec<UseRow>,
    pub(crate) spaces: Vec<UseRow>,
}

impl Notes {
    /// Begins a game, keeping the memory.
    pub(crate) fn clear(&mut self, n_metrics: usize) {
        self.round = 0;
        self.mv = 0;
        self.party = None;
        self.metrics.clear();
        self.metrics.resize(n_metrics, 0);
        self.turns.clear();
        self.cards.clear();
        self.spaces.clear();
    }

    /// A turn has ended (if one was under way); its metrics are written down.
    pub fn end_turn(&mut self) {
        if let Some(party) = self.party.take() {
            self.turns.push(TurnRow {
                round: self.round,
                party,
                mv: self.mv,
                metrics: self.metrics.clone(),
            });
        }
    }

    /// The turn under way, counted from 1; between turns the one that has ended.
    fn turn(&self) -> u32 {
        self.turns.len() as u32 + u32::from(self.party.is_some())
    }

    /// A card was drawn, played or used.
    pub fn card(&mut self, party: u8, card: u16, kind: u8) {
        self.cards.push(UseRow {
            round: self.round,
            turn: self.turn(),
            mv: self.mv,
            party,
            what: card,
            kind,
        });
    }

    /// Something was done in a space.
    pub fn space(&mut self, party: u8, space: u16, kind: u8) {
        self.spaces.push(UseRow {
            round: self.round,
            turn: self.turn(),
            mv: self.mv,
            party,
            what: space,
            kind,
        });
    }
}
