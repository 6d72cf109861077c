//! World of Tanks: Rush, complete: 2 to 5 seats, deck-building with an open market.
//!
//! Pure rules: content, state, legality, resolution, views, notation. No I/O, no clock, no
//! random generator, no sentence for people.
//!
//! Read [`State`] first: the whole position as one flat value, which implements [`game::Game`].
//! Then `frame` (what can be in progress), `resolve` (the scheduler), `list` (what may be done)
//! and [`ability`] (the vocabulary of the cards, which are data in `content/rush/`).
//!
//! The values printed on the vehicles are not public: most of the content is a reconstruction,
//! and every card says so ([`Provenance`]). Other content can be played with; see
//! [`Content::keep`] and [`Setup::use_content`].
//!
//! Set up, list and play, see a view:
//!
//! ```
//! use game::{Actor, Game, Ignore, MoveList, Observer, Playout, Seat, Turn};
//! use rush::{Setup, State};
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
//! let last = moves[moves.len() - 1];
//! assert_eq!(state.write_move(last), "end");
//! state.play(Actor::Seat(Seat(0)), last, &mut Ignore).expect("it was listed");
//!
//! let view = state.view(Observer::Seat(Seat(0)));
//! assert_eq!(view.seats[0].hand.as_ref().map(Vec::len), Some(3));
//! assert_eq!(view.seats[2].hand, None, "another seat's hand has no identity here");
//! # Ok::<(), game::SetupError>(())
//! ```

#![deny(clippy::iter_over_hash_type, clippy::float_arithmetic)]

use game::{
    Actor, ContentId, EventSummary, Game, MoveList, Named, NotationFault, Observer, PreviewOf,
    Probe, Rng, Seat, SetupError, Sink, Thing, Turn,
};

pub mod ability;
mod audit;
mod card;
mod change;
mod content;
mod deed;
mod determinize;
mod event;
mod explain;
mod frame;
mod illegal;
mod list;
mod moves;
mod nation;
pub mod options;
mod outlook;
mod price;
mod probe;
mod resolve;
mod scoring;
mod setup;
mod setup_options;
mod shot;
mod state;
mod summary;
mod tally;
mod target;
mod things;
mod view;

pub use card::{Card, CardId, Face, Kind, Provenance};
pub use content::{Achievement, AchievementId, Content, ContentFault, Count, Filter};
pub use deed::{Deed, Hit};
pub use event::{DiscardReason, Event, TrueEvent};
pub use illegal::{Illegal, Reason};
pub use moves::{Move, Part, Target, parse as read_move, seat_name, seat_named};
pub use nation::{ByNation, Class, N_NATIONS, Nation};
pub use outlook::{ActionOutlook, HitOutlook, Outlook};
pub use scoring::Score;
pub use setup::{Impossible, Setup};
pub use setup_options::{SEATS, SETUP_OPTIONS};
pub use shot::Shot;
pub use state::{Ending, Question, State};
pub use tally::Tally;
pub use things::{base_name, base_named};
pub use view::{
    AchievementName, AchievementView, BaseView, DefenderView, OwnView, Pending, SeatView,
    SeenEvent, TurnStep, TurnView, View,
};

impl Game for State {
    const ID: &'static str = "rush";
    const RULES_VERSION: u32 = 2;
    // At most 300 rounds (A33) of 5 turns. A turn plays 3 cards and those drawn: each of 100
    // vehicles once, so at most 100 draws of at most 5. A card played takes at most a dozen
    // moves (four abilities, a Sabotage of four answers, a shuffle, a base). 1,500 * 503 * 12 is
    // below this; random games take a few thousand.
    const MOVE_BOUND: u32 = 10_000_000;

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

    #[inline]
    fn turn(&self) -> Turn {
        list::turn(self)
    }

    fn moves(&self, seat: Seat, list: &mut MoveList<Move>) {
        list::moves(self, seat, list);
    }

    fn is_pass(mv: Move) -> bool {
        matches!(mv, Move::Decline)
    }

    fn is_safe(mv: Move) -> bool {
        matches!(mv, Move::Decline | Move::Confirm | Move::End)
    }

    fn things(&self, mv: Move) -> Vec<Named> {
        things::of(self, mv)
    }

    fn ways(&self, seat: Seat, thing: &Thing) -> Vec<Move> {
        things::ways(self, seat, thing)
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        Move::Shuffle(rng.next_u64())
    }

    fn is_possible_chance(&self, mv: Move) -> bool {
        self.turn() == Turn::Chance && matches!(mv, Move::Shuffle(_))
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Illegal> {
        explain::why_not(self, seat, mv)
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

    fn judge(&self, seat: Seat, mv: Move, _after: &Self, preview: &mut PreviewOf<Self>) {
        // Everything is said by the outlook; the events would say it again.
        preview.certain.clear();
        preview.unanswered.clear();
        (preview.sense, preview.outlook) = outlook::of(self, seat, mv);
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
        self.options.players
    }

    fn seat_name(&self, seat: Seat) -> String {
        moves::seat_name(seat).to_owned()
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        moves::seat_named(name, self.options.players)
    }

    fn write_move(&self, mv: Move) -> String {
        moves::write(self.content(), mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationFault> {
        moves::parse(self.content(), self.options.players, text)
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
