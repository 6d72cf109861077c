//! A held table of one game: the position, and how it came about.

use std::collections::BTreeSet;

use game::official::{Commitment, Seed};
use game::{
    Actor, Game, Ignore, MoveList, Nested, Observer, PreviewOf, Record, RecordedMove, Refused,
    Seat, SeatSet, Secret, Setup, SetupError, Thing, Turn,
};

use crate::{
    ChanceError, Choice, GameId, Listed, News, PlayError, Playable, SIGHT_FORMAT, SceneOf, Sight,
    UndoError, Way, previews,
};

/// A table of one game.
///
/// Holds the position and how it came about, and no earlier position: undo and old events replay
/// the moves, which costs less than keeping copies for the rare time they are wanted.
///
/// Everything hidden is in it. People get a [`Sight`]; the position itself is for those who play for
/// a seat by what it may know, and for tests.
#[derive(Debug)]
pub struct TableOf<G: Playable> {
    setup: G::Setup,
    state: G,
    steps: Vec<MadeMove<G>>,
    seed: Option<Seed>,
    commitment: Option<Commitment>,
}

#[derive(Debug)]
struct MadeMove<G: Game> {
    actor: Actor,
    mv: G::Move,
    text: String,
    events: Vec<G::Event>,
    depths: Vec<u8>,
}

/// Which move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveRef<'a> {
    /// In notation.
    Text(&'a str),
    /// As one of the choices of a sight.
    Choice {
        /// The number of moves when the sight was taken; see [`Sight::number`].
        seen: usize,
        /// See [`Choice::index`].
        index: usize,
    },
}

impl<'a> From<&'a str> for MoveRef<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for MoveRef<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

/// A move that was made, for the host of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its number, counted from 1.
    pub number: usize,
    /// Whose it was.
    pub actor: Actor,
    /// The move in notation, with everything hidden in it.
    pub text: String,
    /// Whether it showed a seat something hidden, or chance moved.
    pub reveals: bool,
}

/// The only move that a seat can sensibly make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlyMove {
    /// The move in notation.
    pub text: String,
    /// Whether it lets an opportunity go by and does nothing else.
    pub is_pass: bool,
    /// Whether it says that the seat's turn is over.
    pub ends_turn: bool,
}

/// What undo may cross.
#[derive(Clone, Copy, Debug)]
pub struct UndoPolicy<'a> {
    /// The seats of people. Undo never crosses their moves, nor what they learned something from.
    pub people: SeatSet,
    /// Numbers of moves, counted from 1, that were made for a person without asking. They are taken
    /// back together with the decision before them.
    pub automatic: &'a BTreeSet<usize>,
}

impl<G: Playable> TableOf<G> {
    /// A table before its first move.
    ///
    /// # Errors
    /// When a setup line is not understood or the arrangement cannot be.
    pub fn new<S: AsRef<str>>(setup: &[S], seed: Option<Seed>) -> Result<Self, SetupError> {
        let mut arranged = G::Setup::default();
        for line in setup {
            let line = line.as_ref();
            arranged.set(line).map_err(|error| error.in_line(line))?;
        }
        Ok(Self {
            state: G::new(&arranged)?,
            setup: arranged,
            steps: Vec::new(),
            commitment: seed.as_ref().map(Seed::commitment),
            seed,
        })
    }

    /// The position, with everything hidden in it.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many moves were made, chance included.
    pub fn n_moves(&self) -> usize {
        self.steps.len()
    }

    /// The last move and its actor; `None` before the first move.
    pub fn last_move(&self) -> Option<(Actor, G::Move)> {
        self.steps.last().map(|step| (step.actor, step.mv))
    }

    /// Who made each move after the first `since` moves, in order.
    pub fn actors(&self, since: usize) -> Vec<Actor> {
        let steps = self.steps.iter().skip(since);
        steps.map(|step| step.actor).collect()
    }

    /// What the host published at the start, when official randomness is used.
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// All that the observer may know now, with the news since the first `since` moves.
    pub fn sight(&self, observer: Observer, since: usize) -> Sight<SceneOf<G>> {
        let seats = (0..self.state.seats()).map(Seat);
        let (choices, standing) = match observer {
            Observer::Seat(seat) => self.choices(seat),
            Observer::Spectator => (Vec::new(), Vec::new()),
        };
        Sight {
            format: SIGHT_FORMAT,
            rules: G::RULES_VERSION,
            content: self.state.content_id(),
            seats: seats
                .map(|seat| self.state.seat_name(seat).into())
                .collect(),
            observer,
            number: self.steps.len(),
            turn: self.state.turn(),
            turn_id: self.state.turn_id(),
            scene: SceneOf {
                view: self.state.view(observer),
                news: self.since(since, observer),
                previews: match observer {
                    Observer::Seat(seat) => self.previews(seat),
                    Observer::Spectator => Vec::new(),
                },
            },
            choices,
            standing,
            undo: match observer {
                Observer::Seat(seat) => self.undo_target(seat, &self.all_people()).map(drop),
                Observer::Spectator => Err(UndoError::NothingYet),
            },
            commitment: self.commitment,
        }
    }

    /// What the observer saw happen in every move after the first `since` moves, in order.
    ///
    /// Cheap for the last move alone; anything longer replays the table once.
    pub fn since(&self, since: usize, observer: Observer) -> Vec<News<G::Seen>> {
        let n = self.steps.len();
        let news = |state: &G, i: usize| {
            let step = &self.steps[i];
            let events = step.events.iter();
            News {
                number: i + 1,
                actor: step.actor,
                events: events.map(|event| state.witness(event, observer)).collect(),
                depths: step.depths.clone(),
            }
        };
        match n.checked_sub(since) {
            None | Some(0) => Vec::new(),
            Some(1) => vec![news(&self.state, n - 1)],
            Some(_) => {
                let mut state = self.position_after(since);
                let told = (since..n).map(|i| {
                    let step = &self.steps[i];
                    state.apply(step.actor, step.mv, &mut Ignore);
                    news(&state, i)
                });
                told.collect()
            }
        }
    }

    /// Everything that seat can pick: the legal moves, then the standing requests, as in a [`Sight`].
    pub fn pickable(&self, seat: Seat) -> Vec<Choice> {
        let (mut choices, standing) = self.choices(seat);
        choices.extend(standing);
        choices
    }

    /// The only move of that seat, or its pass if there are only asides beside it. `None` if it is not
    /// asked or has a choice.
    pub fn only_move(&self, seat: Seat) -> Option<OnlyMove> {
        let mut moves = MoveList::new();
        self.state.moves(seat, &mut moves);
        let mv = if let [only] = moves[..] {
            only
        } else {
            let mut ordinary = moves.iter().copied().filter(|&mv| !G::is_aside(mv));
            let pass = ordinary.next().filter(|&mv| G::is_pass(mv))?;
            ordinary.next().is_none().then_some(pass)?
        };
        Some(OnlyMove {
            text: self.state.write_move(mv),
            is_pass: G::is_pass(mv),
            ends_turn: self.state.ends_turn(mv),
        })
    }

    /// The pass of that seat, in notation; `None` where passing is no choice.
    pub fn pass(&self, seat: Seat) -> Option<String> {
        let mut moves = MoveList::new();
        self.state.moves(seat, &mut moves);
        let pass = moves.iter().find(|&&mv| G::is_pass(mv));
        pass.map(|&mv| self.state.write_move(mv))
    }

    /// The legal moves of that seat, and what it may ask for without being asked.
    fn choices(&self, seat: Seat) -> (Vec<Choice>, Vec<Choice>) {
        let mut moves = MoveList::new();
        self.state.moves(seat, &mut moves);
        let choices = self.told(&moves, 0);
        self.state.standing(seat, &mut moves);
        let standing = self.told(&moves, choices.len());
        (choices, standing)
    }

    /// What each legal move of that seat would do, as far as the seat can know.
    fn previews(&self, seat: Seat) -> Vec<PreviewOf<G>> {
        let mut moves = MoveList::new();
        self.state.moves(seat, &mut moves);
        previews(&self.state, seat, &moves)
    }

    fn told(&self, moves: &[G::Move], first: usize) -> Vec<Choice> {
        let moves = moves.iter().zip(first..);
        moves
            .map(|(&mv, index)| Choice {
                index,
                text: self.state.write_move(mv),
                things: self.state.things(mv),
                is_aside: G::is_aside(mv),
                is_pass: G::is_pass(mv),
                is_safe: G::is_safe(mv),
            })
            .collect()
    }

    /// Makes a seat's move. When refused, the table is as before.
    ///
    /// # Errors
    /// When the move is not understood, not legal, or was picked from an old sight.
    pub fn play<'a>(
        &mut self,
        seat: Seat,
        pick: impl Into<MoveRef<'a>>,
    ) -> Result<Played, PlayError> {
        match pick.into() {
            MoveRef::Text(text) => self.play_as(Actor::Seat(seat), text),
            MoveRef::Choice { seen, index } => {
                let now = self.steps.len();
                if seen != now {
                    return Err(PlayError::Stale { seen, now });
                }
                let mut moves = MoveList::new();
                self.state.moves(seat, &mut moves);
                let mut standing = MoveList::new();
                self.state.standing(seat, &mut standing);
                moves.extend(standing.iter().copied());
                match moves.get(index) {
                    Some(&mv) => Ok(self.make(Actor::Seat(seat), mv)),
                    None => {
                        let n = moves.len();
                        Err(PlayError::NoSuchChoice { index, n })
                    }
                }
            }
        }
    }

    /// Lets chance move by the table's seed.
    ///
    /// # Errors
    /// When chance is not to move or the table has no seed.
    pub fn draw_chance(&mut self) -> Result<Played, ChanceError> {
        if self.state.turn() != Turn::Chance {
            return Err(ChanceError::NotToMove);
        }
        let seed = self.seed.as_ref().ok_or(ChanceError::NoSeed)?;
        let mv = self.derive_chance(seed);
        Ok(self.make(Actor::Chance, mv))
    }

    /// Makes a chance move whose outcome the caller supplies.
    ///
    /// # Errors
    /// When the table draws its own outcomes, or the outcome is not understood or not possible.
    pub fn play_chance(&mut self, text: &str) -> Result<Played, ChanceError> {
        if self.seed.is_some() {
            return Err(ChanceError::Official);
        }
        if self.state.turn() != Turn::Chance {
            return Err(ChanceError::NotToMove);
        }
        self.play_as(Actor::Chance, text)
            .map_err(ChanceError::Outcome)
    }

    /// Makes a move of anybody, however chance is supplied.
    ///
    /// # Errors
    /// When the text is not understood or the move is not legal.
    pub(crate) fn play_as(&mut self, actor: Actor, text: &str) -> Result<Played, PlayError> {
        let mv = self.parse(text)?;
        let refused = match actor {
            Actor::Seat(seat) => self.state.why_not(seat, mv),
            Actor::Chance if self.state.is_possible_chance(mv) => None,
            Actor::Chance => Some(self.state.impossible_chance()),
        };
        match refused {
            Some(reason) => Err(PlayError::Refused {
                text: text.to_owned(),
                reason: Refused::from(&reason),
            }),
            None => Ok(self.make(actor, mv)),
        }
    }

    /// Makes a move that is known to be legal.
    fn make(&mut self, actor: Actor, mv: G::Move) -> Played {
        // Written before the move is made: notation may name things by where they are now.
        let text = self.state.write_move(mv);
        let mut caused = Nested::default();
        self.state.apply(actor, mv, &mut caused);
        let Nested { events, depths, .. } = caused;
        let reveals = events.iter().any(G::is_reveal);
        self.steps.push(MadeMove {
            actor,
            mv,
            text: text.clone(),
            events,
            depths,
        });
        Played {
            number: self.steps.len(),
            actor,
            text,
            reveals,
        }
    }

    /// Takes back the last move, if it was that seat's and nothing came of it that cannot be
    /// forgotten: every seat is taken for a person's.
    ///
    /// # Errors
    /// The reason why not; the table is then as before.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.rewind(self.undo_target(seat, &self.all_people())?);
        Ok(())
    }

    /// How many moves are left when that seat takes its last decision back.
    ///
    /// Undo goes back over moves of bots and automatic moves. It stops where chance moved, where
    /// another person moved, and where a person learned something new.
    ///
    /// # Errors
    /// The reason why not.
    pub fn undo_target(&self, seat: Seat, policy: &UndoPolicy<'_>) -> Result<usize, UndoError> {
        for (n, step) in self.steps.iter().enumerate().rev() {
            let Actor::Seat(actor) = step.actor else {
                return Err(UndoError::ChanceMoved);
            };
            if actor != seat && policy.people.contains(actor) {
                return Err(UndoError::OtherSeatActed(actor));
            }
            let is_news = |event: &G::Event| {
                let mut people = policy.people.iter().chain([seat]);
                people.any(|person| self.state.reveals_to(event, person))
            };
            if step.events.iter().any(is_news) {
                return Err(if actor == seat {
                    UndoError::Revealed
                } else {
                    UndoError::OtherSeatActed(actor)
                });
            }
            if actor == seat && !policy.automatic.contains(&(n + 1)) {
                return Ok(n);
            }
        }
        Err(UndoError::NothingYet)
    }

    /// Goes back to the position after the first `n` moves. Whether that is allowed is for the caller
    /// to know; see [`TableOf::undo_target`].
    pub fn rewind(&mut self, n: usize) {
        if n < self.steps.len() {
            self.state = self.position_after(n);
            self.steps.truncate(n);
        }
    }

    fn all_people(&self) -> UndoPolicy<'static> {
        static NONE: BTreeSet<usize> = BTreeSet::new();
        UndoPolicy {
            people: (0..self.state.seats()).map(Seat).collect(),
            automatic: &NONE,
        }
    }

    /// What that seat could do with a thing it points at, and for each way why not now.
    ///
    /// Ways that the open question is not about are left out where it is about others.
    pub fn why(&self, seat: Seat, thing: &Thing) -> Vec<Way> {
        let ways = self.state.ways(seat, thing).into_iter();
        let mut ways: Vec<Way> = ways
            .map(|mv| Way {
                text: self.state.write_move(mv),
                things: self.state.things(mv),
                refused: self
                    .state
                    .why_not(seat, mv)
                    .map(|reason| Refused::from(&reason)),
            })
            .collect();
        let is_about = |way: &Way| {
            let refused = way.refused.as_ref();
            refused.is_none_or(|refused| &*refused.id != G::NOT_THE_QUESTION)
        };
        if ways.iter().any(is_about) {
            ways.retain(is_about);
        }
        ways
    }

    /// Why that seat may not make that move; `None` when it may.
    ///
    /// # Errors
    /// When the text is not understood.
    pub fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Refused>, PlayError> {
        let mv = self.parse(text)?;
        let refused = self.state.why_not(seat, mv);
        Ok(refused.map(|reason| Refused::from(&reason)))
    }

    /// The record so far, for the host. Its seed is there only after the end.
    pub fn record(&self) -> Secret<Record> {
        let is_over = matches!(self.state.turn(), Turn::Over(_));
        Secret::new(Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            setup: self.setup.lines(),
            commitment: self.commitment,
            seed: self
                .seed
                .clone()
                .filter(|_| is_over && self.commitment.is_some()),
            moves: self
                .steps
                .iter()
                .map(|step| RecordedMove {
                    actor: step.actor,
                    text: step.text.clone(),
                })
                .collect(),
        })
    }

    /// Gives a replayed, unfinished table its secret back, so that it draws its own outcomes.
    ///
    /// # Errors
    /// When it is not the seed the table was started with.
    pub fn adopt_seed(&mut self, seed: Seed) -> Result<(), ChanceError> {
        let commitment = self.commitment.ok_or(ChanceError::NoSeed)?;
        if seed.commitment() != commitment {
            return Err(ChanceError::WrongSeed(commitment));
        }
        self.seed = Some(seed);
        Ok(())
    }

    /// Lets a table that published nothing draw its own outcomes from now on, as for a game that
    /// branches off from another. What came before was given, so nothing is proved by the seed and
    /// no record names it.
    ///
    /// # Errors
    /// When the table has published a commitment: only the seed behind that will do.
    pub fn draw_from(&mut self, seed: Seed) -> Result<(), ChanceError> {
        if self.commitment.is_some() {
            return Err(ChanceError::Official);
        }
        self.seed = Some(seed);
        Ok(())
    }

    /// Remembers what was published, without the secret.
    pub(crate) fn publish(&mut self, commitment: Option<Commitment>, seed: Option<Seed>) {
        self.commitment = commitment;
        self.seed = seed;
    }

    /// What the seed says chance does now.
    pub(crate) fn derive_chance(&self, seed: &Seed) -> G::Move {
        let steps = self.steps.iter();
        let earlier = steps.filter(|step| step.actor == Actor::Chance).count();
        self.state.chance(&mut seed.chance(earlier as u64))
    }

    fn parse(&self, text: &str) -> Result<G::Move, PlayError> {
        let text = text.trim();
        self.state
            .parse_move(text)
            .map_err(|problem| PlayError::NotUnderstood {
                text: text.to_owned(),
                problem: Box::new(problem),
            })
    }

    /// The position after the first `n` moves.
    fn position_after(&self, n: usize) -> G {
        // Invariant: the setup and every step were accepted by this very type before.
        let mut state = G::new(&self.setup).expect("the setup was accepted before");
        for step in &self.steps[..n] {
            state.apply(step.actor, step.mv, &mut Ignore);
        }
        state
    }
}

impl<G: Listed> TableOf<G> {
    /// Which game it is.
    pub const fn game(&self) -> GameId {
        G::GAME
    }
}
