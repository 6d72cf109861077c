//! Quartermaster General WW2, 2nd edition: the complete base game, and aircraft as an option.
//!
//! Pure rules: content, state, legality, resolution, views, notation. No I/O, no clock, no
//! random generator, no sentence that people read.
//!
//! Read [`State`] first: the whole position as one flat value, which implements [`game::Game`].
//! Then `frame` (what can be in progress), `resolve` (the scheduler), `window` (who may react)
//! and [`effect`] (the vocabulary of the cards, which are data in `content/quartermaster/`).
//!
//! Set up, list and play, see a view:
//!
//! ```
//! use game::{Actor, Game, Ignore, MoveList, Observer, Playout, Seat, Turn};
//! use quartermaster::{Setup, State};
//!
//! let mut state = State::new(&Setup::default())?;
//! let mut rng = Playout::new(1);
//! while state.turn() == Turn::Chance {
//!     let shuffle = state.chance(&mut rng);
//!     state.apply(Actor::Chance, shuffle, &mut Ignore);
//! }
//!
//! let mut moves = MoveList::new();
//! state.moves(Seat(0), &mut moves);
//! let first = moves[0];
//! assert!(state.write_move(first).starts_with("discard ger_"));
//! state.play(Actor::Seat(Seat(0)), first, &mut Ignore).expect("it was listed");
//!
//! let view = state.view(Observer::Seat(Seat(0)));
//! assert_eq!(view.countries.0[0].hand_size, 9);
//! assert!(view.countries.0[1].own.is_none(), "another country's hand has no identity here");
//! # Ok::<(), game::SetupError>(())
//! ```

#![deny(clippy::iter_over_hash_type, clippy::float_arithmetic)]

use game::{
    Actor, ContentId, EventSummary, Game, MoveList, Named, NotationFault, Observer, PreviewOf,
    Probe, Rng, Seat, SetupError, Sink, Thing, Turn,
};

mod air;
mod area;
mod audit;
mod board;
mod card;
mod change;
mod content;
mod country;
mod determinize;
pub mod effect;
mod event;
mod explain;
mod frame;
mod free;
mod illegal;
mod judge;
mod legal;
mod list;
mod map;
mod moves;
pub mod options;
mod piece;
mod possible;
mod prepare;
mod probe;
mod resolve;
mod scored;
mod setup;
mod setup_options;
mod space;
mod state;
mod summary;
mod supply;
mod things;
mod view;
mod window;

pub use board::Board;
pub use card::{Card, CardId, Zone};
pub use content::{Content, ContentFault, CountryFacts, NodeId};
pub use country::{ByCountry, Country, CountrySet, N_COUNTRIES, Team};
pub use event::{Event, ScoreReason, TrueEvent};
pub use frame::Cause;
pub use illegal::{Illegal, Reason};
pub use judge::{Note, Outlook};
pub use map::{Map, Strait, Straits};
pub use moves::{Move, parse as read_move};
pub use piece::Piece;
pub use scored::Scored;
pub use setup::{Impossible, Position, Setup};
pub use setup_options::{SEATS, SETUP_OPTIONS};
pub use space::{SpaceId, Spaces};
pub use state::{Question, State};
pub use view::{CountryView, Deciding, FactKind, OwnView, Pending, SeenEvent, View};

impl Game for State {
    const ID: &'static str = "quartermaster";
    const RULES_VERSION: u32 = 3;
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

    fn standing(&self, seat: Seat, list: &mut MoveList<Move>) {
        list.clear();
        if !matches!(self.turn(), Turn::Seats(seats) if !seats.contains(seat)) {
            return;
        }
        for country in self.options.led_by(seat).iter() {
            list.extend(
                list::own_pieces(self, country)
                    .filter(|&piece| !self.requests.contains(piece))
                    .map(Move::Request),
            );
        }
    }

    fn is_aside(mv: Move) -> bool {
        matches!(mv, Move::Withdraw)
    }

    fn is_pass(mv: Move) -> bool {
        matches!(mv, Move::Pass)
    }

    fn things(&self, mv: Move) -> Vec<Named> {
        things::of(self, mv)
    }

    fn ways(&self, seat: Seat, thing: &Thing) -> Vec<Move> {
        things::ways(self, seat, thing)
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        match self.frames.top() {
            Some(frame::Frame::PickResponse(country)) => {
                let n = self.face_down_responses(*country).len();
                Move::Pick(rng.below(n) as u8)
            }
            Some(frame::Frame::PickDiscard { country, .. }) => {
                let n = self.cards[*country].hidden.len() as u32;
                Move::Pick(rng.below(n) as u8)
            }
            _ => Move::Shuffle(rng.next_u64()),
        }
    }

    fn is_possible_chance(&self, mv: Move) -> bool {
        match (self.frames.top(), mv) {
            (Some(frame::Frame::Deal(_) | frame::Frame::Shuffle(_)), Move::Shuffle(_)) => true,
            (Some(frame::Frame::PickResponse(country)), Move::Pick(n)) => {
                u32::from(n) < self.face_down_responses(*country).len()
            }
            (Some(frame::Frame::PickDiscard { country, .. }), Move::Pick(n)) => {
                usize::from(n) < self.cards[*country].hidden.len()
            }
            _ => false,
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Illegal> {
        explain::why_not(self, seat, mv).map(|reason| Illegal::new(self.content(), reason))
    }

    fn apply(&mut self, actor: Actor, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        self.make(actor, mv, sink);
    }

    fn impossible_chance(&self) -> Illegal {
        Illegal::new(self.content(), Reason::ImpossibleChance)
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

    fn judge(&self, seat: Seat, mv: Move, after: &Self, preview: &mut PreviewOf<Self>) {
        judge::judge(self, seat, mv, after, preview);
    }

    fn is_reveal(event: &TrueEvent) -> bool {
        event.is_reveal()
    }

    fn reveals_to(&self, event: &TrueEvent, seat: Seat) -> bool {
        event.reveals_to(|country| self.leader(country) == seat)
    }

    fn determinize(&mut self, seat: Seat, rng: &mut impl Rng) {
        determinize::determinize(self, seat, rng);
    }

    fn content_id(&self) -> ContentId {
        self.content().digest().into()
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn seat_name(&self, seat: Seat) -> String {
        let names: Vec<&str> = self
            .options
            .led_by(seat)
            .iter()
            .map(Country::name)
            .collect();
        names.join("+")
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        match Country::named(name) {
            Some(country) => Some(self.leaders[country]),
            None => (0..self.seats())
                .map(Seat)
                .find(|&seat| self.seat_name(seat) == name),
        }
    }

    fn write_move(&self, mv: Move) -> String {
        moves::write(self.content(), mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationFault> {
        moves::parse(self.content(), text)
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
