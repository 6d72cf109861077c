//! General Orders: World War II, both modes.
//!
//! Pure rules: content, state, legality, resolution, views, notation. No I/O, no clock, no
//! random generator, no sentence for people.
//!
//! Read [`State`] first: the whole position as one flat value, which implements [`game::Game`].
//! Then `frame` (what can be in progress), `resolve` (the scheduler), `window` (who may use a
//! card) and [`effect`] (the vocabulary of cards and bonuses, which are data in
//! `content/orders/`). Parts of that content are a reconstruction; see [`Content`].
//!
//! Set up, list and play, see a view:
//!
//! ```
//! use game::{Actor, Game, Ignore, MoveList, Observer, Playout, Turn};
//! use orders::{Setup, State};
//!
//! let mut state = State::new(&Setup::default())?;
//! let mut rng = Playout::new(1);
//! while state.turn() == Turn::Chance {
//!     let outcome = state.chance(&mut rng);
//!     state.apply(Actor::Chance, outcome, &mut Ignore);
//! }
//!
//! let Turn::Seats(seats) = state.turn() else { unreachable!() };
//! let seat = seats.lowest().expect("a seat begins");
//! let mut moves = MoveList::new();
//! state.moves(seat, &mut moves);
//! let first = moves[0];
//! assert!(state.write_move(first).starts_with("deploy advance "));
//! state.play(Actor::Seat(seat), first, &mut Ignore).expect("it was listed");
//!
//! let view = state.view(Observer::Spectator);
//! assert_eq!(view.deck, 24);
//! assert!(view.factions.0[0].hand.is_none(), "a hand has no identity for others");
//! # Ok::<(), game::SetupError>(())
//! ```

#![deny(clippy::iter_over_hash_type, clippy::float_arithmetic)]

use game::{
    Actor, ContentId, EventSummary, Game, MoveList, Named, NotationFault, Observer, PreviewOf,
    Probe, Rng, Seat, SetupError, Sink, Thing, Turn,
};

mod audit;
pub mod battle;
mod board;
mod card;
mod change;
mod content;
mod determinize;
mod dice;
pub mod effect;
mod event;
mod explain;
mod faction;
mod frame;
mod illegal;
mod legal;
mod list;
mod moves;
pub mod options;
mod outlook;
mod place;
mod probe;
mod resolve;
mod setup;
mod setup_options;
mod space;
mod state;
mod summary;
mod supply;
mod things;
mod view;
mod window;

pub use battle::{BattleView, Ending, Odds};
pub use board::{Area, Board, Pieces, Provenance, Zone};
pub use card::{Bonus, BonusId, Card, CardId};
pub use content::{Content, ContentFault};
pub use dice::{Dice, MAX_DICE};
pub use event::{Arrival, Event, Loss, TrueEvent};
pub use faction::{ByFaction, Faction};
pub use illegal::{Illegal, Reason};
pub use moves::{Move, parse as read_move};
pub use options::Mode;
pub use outlook::Outlook;
pub use place::{PieceKind, PlaceId, Places};
pub use setup::{Impossible, Position, Setup};
pub use setup_options::{SEATS, SETUP_OPTIONS};
pub use space::{Action, Space, SpaceId, Spaces};
pub use state::{Question, State};
pub use view::{
    ActionStep, BonusName, FactionView, Pending, PlaceView, PointsView, SeenEvent, SpaceView, View,
    WindowMoment,
};

impl Game for State {
    const ID: &'static str = "orders";
    const RULES_VERSION: u32 = 1;
    const MOVE_BOUND: u32 = 20_000;

    type Setup = Setup;
    type Move = Move;
    type Event = TrueEvent;
    type Seen = SeenEvent;
    type View = View;
    type Illegal = Illegal;
    type Outlook = Outlook;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup::begin(setup)
    }

    fn turn(&self) -> Turn {
        list::turn(self)
    }

    fn moves(&self, seat: Seat, list: &mut MoveList<Move>) {
        list::moves(self, seat, list);
    }

    fn is_pass(mv: Move) -> bool {
        matches!(mv, Move::Decline | Move::Pass)
    }

    fn is_safe(mv: Move) -> bool {
        matches!(mv, Move::Decline | Move::Pass | Move::Keep | Move::Done)
    }

    fn things(&self, mv: Move) -> Vec<Named> {
        things::of(self, mv)
    }

    fn ways(&self, seat: Seat, thing: &Thing) -> Vec<Move> {
        things::ways(self, seat, thing)
    }

    fn judge(&self, _: Seat, mv: Move, after: &Self, preview: &mut PreviewOf<Self>) {
        outlook::judge(self, mv, after, preview);
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        match self.frames.top().copied() {
            Some(frame::Frame::Token(_)) => {
                let left = self.tokens_left();
                let pick = rng.below(left.count_ones());
                let token = game::bits(left).nth(pick as usize);
                Move::Token(BonusId(token.expect("tokens are left to be drawn") as u8))
            }
            Some(frame::Frame::Toss) => Move::Toss(Faction::ALL[rng.below(2) as usize]),
            Some(frame::Frame::Roll(_)) => {
                let faces = &self.board().faces;
                let mut dice = Dice::NONE;
                for _ in 0..self.work.dice {
                    dice.push(faces[rng.below(faces.len() as u32) as usize]);
                }
                Move::Roll(dice)
            }
            _ => Move::Shuffle(rng.next_u64()),
        }
    }

    fn is_possible_chance(&self, mv: Move) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        match (self.frames.top().copied(), mv) {
            (Some(frame::Frame::Deal), Move::Shuffle(_))
            | (Some(frame::Frame::Toss), Move::Toss(_)) => true,
            (Some(frame::Frame::Token(_)), Move::Token(bonus)) => {
                u32::from(bonus.0) < 16 && self.tokens_left() >> bonus.0 & 1 != 0
            }
            (Some(frame::Frame::Roll(_)), Move::Roll(dice)) => {
                let faces = &self.board().faces;
                dice.len() == self.work.dice && dice.iter().all(|hits| faces.contains(&hits))
            }
            _ => false,
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Illegal> {
        explain::why_not(self, seat, mv)
    }

    fn apply(&mut self, actor: Actor, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        self.make(actor, mv, sink);
    }

    fn impossible_chance(&self) -> Illegal {
        Illegal::new(self, Reason::ImpossibleChance)
    }

    fn view(&self, observer: Observer) -> View {
        view::view(self, observer)
    }

    fn witness(&self, event: &TrueEvent, observer: Observer) -> SeenEvent {
        view::witness(self, event, observer)
    }

    fn summarize(event: &SeenEvent) -> EventSummary {
        summary::of(event)
    }

    fn is_reveal(event: &TrueEvent) -> bool {
        event.is_reveal()
    }

    fn reveals_to(&self, event: &TrueEvent, seat: Seat) -> bool {
        event.reveals_to(seat)
    }

    fn determinize(&mut self, seat: Seat, rng: &mut impl Rng) {
        determinize::determinize(self, seat, rng);
    }

    fn content_id(&self) -> ContentId {
        self.content().digest().into()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn seat_name(&self, seat: Seat) -> String {
        Faction::of(seat).map_or_else(String::new, |faction| faction.name().to_owned())
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        Faction::named(name).map(Faction::seat)
    }

    fn write_move(&self, mv: Move) -> String {
        moves::write(self.content(), self.board(), mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationFault> {
        moves::parse(self.content(), self.board(), text)
    }

    fn probe(&self, question: &[&str]) -> Result<Probe, NotationFault> {
        probe::probe(self, question)
    }

    fn probe_view(&self, view: &View, question: &[&str]) -> Result<Probe, NotationFault> {
        probe::probe_view(view, question)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl State {
    /// Tokens of the pool that lie on no area yet, by id.
    fn tokens_left(&self) -> u16 {
        let pool = self.board().pool.iter();
        let all = pool.fold(0u16, |bits, bonus| bits | 1 << bonus.0);
        let drawn = self.bonuses.iter().flatten();
        drawn.fold(all, |bits, bonus| bits & !(1 << bonus.0))
    }
}
