//! All that a seat is told in a position, as text that can be compared; and who may look.

use game::{Game, MoveList, Observer, Seat};

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

/// What one seat is told.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Told {
    turn: String,
    view: String,
    moves: Vec<String>,
    standing: Vec<String>,
    public: String,
}

impl Told {
    /// What that seat is told in that position.
    pub(crate) fn to<G: Game>(state: &G, seat: Seat) -> Self {
        let mut list = MoveList::new();
        state.moves(seat, &mut list);
        let moves = list.iter().map(|&mv| state.write_move(mv)).collect();
        state.standing(seat, &mut list);
        let standing = list.iter().map(|&mv| state.write_move(mv)).collect();
        Self {
            turn: format!("{:?}", state.turn()),
            view: json(&state.view(Observer::Seat(seat))),
            moves,
            standing,
            // What is public is known to the seat as well, so it cannot change either.
            public: json(&state.view(Observer::Spectator)),
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
