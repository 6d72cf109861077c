//! All that a seat is told in a position, as text that can be compared; and who may look.

use game::{Game, MoveList, Observer, Refused, Seat};

/// The value as it would cross the network.
pub(crate) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("views and seen events are plain data")
}

/// Everybody who may look: the seats, then a spectator.
pub(crate) fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    (0..seats)
        .map(|seat| Observer::Seat(Seat(seat)))
        .chain([Observer::Spectator])
}

/// What one seat or a spectator is told.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Told {
    turn: String,
    view: String,
    moves: Vec<String>,
    standing: Vec<String>,
    refusals: Vec<String>,
    public: String,
}

impl Told {
    /// What that seat is told in that position, also about these moves when it tries them.
    pub(crate) fn to<G: Game>(state: &G, seat: Seat, tried: &[G::Move]) -> Self {
        let mut list = MoveList::new();
        state.moves(seat, &mut list);
        let told = |mv: G::Move| format!("{} {}", state.write_move(mv), json(&state.things(mv)));
        let moves = list.iter().map(|&mv| told(mv)).collect();
        state.standing(seat, &mut list);
        let standing = list.iter().map(|&mv| told(mv)).collect();
        let refused = |mv: G::Move| match state.why_not(seat, mv) {
            Some(reason) => format!("{}: {}", state.write_move(mv), Refused::from(&reason)),
            None => state.write_move(mv),
        };
        Self {
            turn: format!("{:?}", state.turn()),
            view: json(&state.view(Observer::Seat(seat))),
            moves,
            standing,
            refusals: tried.iter().map(|&mv| refused(mv)).collect(),
            // What is public is known to the seat as well, so it cannot change either.
            public: json(&state.view(Observer::Spectator)),
        }
    }

    /// What a spectator is told in that position.
    pub(crate) fn to_spectator<G: Game>(state: &G) -> Self {
        Self {
            turn: format!("{:?}", state.turn()),
            view: json(&state.view(Observer::Spectator)),
            moves: Vec::new(),
            standing: Vec::new(),
            refusals: Vec::new(),
            public: String::new(),
        }
    }

    /// The first difference, in words.
    pub(crate) fn difference(&self, other: &Self) -> Option<String> {
        let lists = |list: &[String]| list.join(", ");
        let pairs = [
            ("turn", self.turn.clone(), other.turn.clone()),
            ("view", self.view.clone(), other.view.clone()),
            ("moves", lists(&self.moves), lists(&other.moves)),
            (
                "standing requests",
                lists(&self.standing),
                lists(&other.standing),
            ),
            ("refusals", lists(&self.refusals), lists(&other.refusals)),
            (
                "spectator's view",
                self.public.clone(),
                other.public.clone(),
            ),
        ];
        pairs
            .into_iter()
            .find(|(_, one, two)| one != two)
            .map(|(what, one, two)| format!("the {what} differ:\n  {one}\n  {two}"))
    }
}
