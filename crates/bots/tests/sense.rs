//! Sensible play that a person notices: positions in which a good player need not think.
//!
//! Every level above `random` must find the move; and `random` must not, or the position would
//! show nothing.

use bots::{Evaluator, Level, Player, SearchContext};
use game::{Actor, Ignore, MoveList, Playout, Rng as _, Seat, Setup as _, Turn};

#[path = "sense/orders.rs"]
mod orders;
#[path = "sense/quartermaster.rs"]
mod quartermaster;
#[path = "sense/rush.rs"]
mod rush;

/// How many times every level is asked.
const TIMES: u64 = 5;
/// How many times `random` is asked: it must go wrong at least once.
const RANDOM_TIMES: u64 = 40;

/// The levels that should know better than chance.
const LEVELS: [Level; 3] = [Level::Cadet, Level::Officer, Level::General];
/// Those of them that search.
const SEARCHING: [Level; 2] = [Level::Officer, Level::General];

/// A position with a seat to move, as setup lines and the moves that lead there.
struct Scene<G> {
    state: G,
}

impl<G: Evaluator> Scene<G> {
    fn new(lines: &[&str]) -> Self {
        let mut setup = G::Setup::default();
        for line in lines {
            setup
                .set(line)
                .unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        let mut scene = Self {
            state: G::new(&setup).expect("the lines make a table"),
        };
        scene.let_chance_move();
        scene
    }

    /// The same after this move of that seat.
    fn after(mut self, seat: &str, mv: &str) -> Self {
        let actor = self
            .state
            .seat_named(seat)
            .expect("the seat is at the table");
        let mv = self.state.parse_move(mv).expect("the move is written well");
        self.state
            .play(Actor::Seat(actor), mv, &mut Ignore)
            .unwrap_or_else(|reason| panic!("{reason:?} of {:?}", self.offers(seat)));
        self.let_chance_move();
        self
    }

    fn let_chance_move(&mut self) {
        let mut rng = Playout::new(1);
        while self.state.turn() == Turn::Chance {
            let mv = self.state.chance(&mut rng);
            self.state.apply(Actor::Chance, mv, &mut Ignore);
        }
    }

    fn choice(&self, seat: &str, level: Level, number: u64) -> String {
        let seat = self
            .state
            .seat_named(seat)
            .expect("the seat is at the table");
        let mv = Player::new(level)
            .choose(&self.state, seat, number, &SearchContext::default())
            .expect("the seat is asked");
        self.state.write_move(mv)
    }

    /// These levels do something sensible every time, and chance does not.
    fn shows(&self, seat: &str, levels: &[Level], is_sensible: impl Fn(&str) -> bool) {
        for &level in levels {
            for number in 0..TIMES {
                let choice = self.choice(seat, level, number);
                assert!(
                    is_sensible(&choice),
                    "{level} chose `{choice}` of {:?}",
                    self.offers(seat)
                );
            }
        }
        let is_foolish = |number| !is_sensible(&self.choice(seat, Level::Random, number));
        assert!(
            (0..RANDOM_TIMES).any(is_foolish),
            "chance plays as well here, so this shows nothing; it had {:?}",
            self.offers(seat)
        );
    }

    /// The seat's moves, for the message of a failure.
    fn offers(&self, seat: &str) -> Vec<String> {
        let seat = self
            .state
            .seat_named(seat)
            .expect("the seat is at the table");
        let mut moves = MoveList::new();
        self.state.moves(seat, &mut moves);
        moves.iter().map(|&mv| self.state.write_move(mv)).collect()
    }

    /// These levels, asked until the seat is asked no more, come to something sensible every time,
    /// and chance does not.
    fn leads_to(&self, seat: &str, levels: &[Level], is_sensible: impl Fn(&G) -> bool) {
        for &level in levels {
            for number in 0..TIMES {
                let (end, told) = self.played_out(seat, level, number);
                assert!(is_sensible(&end), "{level} chose {told:?}");
            }
        }
        let is_foolish = |number| !is_sensible(&self.played_out(seat, Level::Random, number).0);
        assert!(
            (0..RANDOM_TIMES).any(is_foolish),
            "chance plays as well here, so this shows nothing"
        );
    }

    /// What it comes to, and by which moves.
    fn played_out(&self, seat: &str, level: Level, number: u64) -> (G, Vec<String>) {
        let actor = self
            .state
            .seat_named(seat)
            .expect("the seat is at the table");
        let mut scene = Self {
            state: self.state.clone(),
        };
        let mut told = Vec::new();
        while scene.state.turn().asks(actor) {
            let mv = scene.choice(seat, level, number);
            told.push(mv.clone());
            scene = scene.after(seat, &mv);
        }
        (scene.state, told)
    }

    /// Officers play on to the end; the callback gets each position with the move then made.
    fn played_on(mut self, seed: u64, mut look: impl FnMut(&G, Seat, G::Move)) {
        let mut rng = Playout::new(seed);
        let officer = Player::new(Level::Officer);
        loop {
            let (actor, mv) = match self.state.turn() {
                Turn::Over(_) => return,
                Turn::Chance => (Actor::Chance, self.state.chance(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("a seat is asked");
                    let number = rng.next_u64();
                    let choice =
                        officer.choose(&self.state, seat, number, &SearchContext::default());
                    let mv = choice.expect("the seat is asked");
                    look(&self.state, seat, mv);
                    (Actor::Seat(seat), mv)
                }
            };
            self.state.apply(actor, mv, &mut Ignore);
        }
    }
}
