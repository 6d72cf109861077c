//! Features of each faction: places with what stands there, bonuses, cards, commanders, a lead in stars.

use ::orders::{Action, Board, Faction, PieceKind, PlaceId, Places, State};

use crate::weights::{Feature, FeatureSink, WHOLE, named_features};

named_features! {
    /// Features of every faction.
    enum Term {
        /// Commanders still to be deployed.
        Commanders = "commanders",
        /// Cards in hand.
        Hand = "hand",
        /// The initiative; at the end it settles a tie.
        Initiative = "initiative",
        /// The turn.
        Turn = "turn",
        /// Commanders more than the enemy has.
        MoreCommanders = "more-commanders",
        /// Troops in reserve.
        Troops = "troops",
        /// Planes in reserve.
        Planes = "planes",
        /// An HQ that as many as it has can march against.
        HqEven = "hq-even",
        /// An HQ that one more can march against.
        HqInDanger = "hq-in-danger",
        /// An HQ that the enemy can march into in strength.
        HqLost = "hq-lost",
        /// More stars than the enemy, or as many and the initiative.
        Ahead = "ahead",
        /// Two stars more.
        Clear = "clear",
        /// Four stars more.
        Far = "far",
    }
}

/// The first support action that was not done in this round.
const SUPPORT: usize = Term::NAMES.len();
/// Features of a faction before those of places.
const TERMS: usize = SUPPORT + Action::ALL.len();

named_features! {
    /// Features of every place.
    enum Hold {
        /// It is controlled and in supply.
        Held = "held",
        /// It is controlled and out of supply.
        CutOff = "cut-off",
        /// Pieces in supply beyond the first.
        Pieces = "pieces",
        /// It is empty, and own pieces can march in.
        Reach = "reach",
        /// As many as hold it can march against it.
        Even = "even",
        /// One more can.
        Danger = "danger",
        /// Two more or still more can.
        Lost = "lost",
        /// The enemy is on turn, and can march in with more than hold it.
        Now = "now",
    }
}

/// The indices of the features of a board.
///
/// On a board that is the same for both factions so are the features: places are named as the first
/// faction sees them. On any other each faction has its own.
struct Layout<'a> {
    board: &'a Board,
    n_bonuses: usize,
    per_faction: usize,
}

impl<'a> Layout<'a> {
    fn new(state: &'a State) -> Self {
        let (board, content) = (state.board(), state.content());
        let n_bonuses = content.bonuses().len();
        let n_places = board.areas.len() + board.zones.len();
        let per_faction = TERMS + n_places * Hold::NAMES.len() + n_bonuses + content.cards().len();
        Self {
            board,
            n_bonuses,
            per_faction,
        }
    }

    fn first(&self, faction: Faction) -> usize {
        let is_same = self.board.image(self.board.hq(faction)).is_some();
        if is_same {
            0
        } else {
            faction as usize * self.per_faction
        }
    }

    fn hold(&self, faction: Faction, place: PlaceId, hold: Hold) -> usize {
        let place = seen(self.board, faction, place);
        let row = match place.kind() {
            PieceKind::Troop => place.row(),
            PieceKind::Plane => self.board.areas.len() + place.row(),
        };
        self.first(faction) + TERMS + row * Hold::NAMES.len() + hold as usize
    }

    fn bonus(&self, faction: Faction, bonus: usize) -> usize {
        let n_places = self.board.areas.len() + self.board.zones.len();
        self.first(faction) + TERMS + n_places * Hold::NAMES.len() + bonus
    }

    fn card(&self, faction: Faction, card: usize) -> usize {
        self.bonus(faction, self.n_bonuses + card)
    }
}

/// A place as that faction sees it.
fn seen(board: &Board, faction: Faction, place: PlaceId) -> PlaceId {
    match board.image(place) {
        Some(image) if faction != Faction::ALL[0] => image,
        _ => place,
    }
}

/// All features, in the order of their indices.
pub(super) fn features(state: &State) -> Vec<Feature> {
    let (board, content) = (state.board(), state.content());
    let is_same = board.image(board.hq(Faction::ALL[0])).is_some();
    let n_factions = if is_same { 1 } else { Faction::ALL.len() };
    let mut features = Vec::new();
    for faction in &Faction::ALL[..n_factions] {
        let mut add = |name: String, family: Option<String>| {
            features.push(if is_same {
                Feature { name, family }
            } else {
                // A feature without a weight for one faction takes the weight for both.
                let family = Some(family.unwrap_or_else(|| name.clone()));
                let name = format!("{}.{name}", faction.name());
                Feature { name, family }
            });
        };
        for term in Term::NAMES {
            add(term.to_owned(), None);
        }
        for action in Action::ALL {
            add(format!("can.{}", action.name()), None);
        }
        for place in board.places() {
            let kind = match place.kind() {
                PieceKind::Troop => format!("stars{}", board.areas[place.row()].stars),
                PieceKind::Plane => "zone".to_owned(),
            };
            for hold in Hold::NAMES {
                let name = format!("{hold}.{}", board.place_name(place));
                add(name, Some(format!("{hold}.{kind}")));
            }
        }
        for bonus in content.bonuses() {
            add(format!("bonus.{}", bonus.name), Some("bonus".to_owned()));
        }
        for card in content.cards() {
            add(format!("card.{}", card.name), Some("card".to_owned()));
        }
    }
    features
}

/// How much of the game is left.
pub(super) fn left(state: &State) -> u32 {
    let board = state.board();
    let commanders: u32 = Faction::ALL
        .map(|faction| u32::from(state.commanders(faction)))
        .iter()
        .sum();
    let usual = 2 * u32::from(board.pieces.commanders_reserve);
    let of_round = (commanders * WHOLE / usual.max(1)).min(WHOLE);
    let rounds = u32::from(board.rounds).max(1);
    (rounds.saturating_sub(u32::from(state.round())) * WHOLE + of_round) / rounds
}

/// Extracts the features of the factions.
pub(super) fn extract(state: &State, sink: &mut impl FeatureSink) {
    let layout = Layout::new(state);
    for faction in Faction::ALL {
        extract_faction(state, &layout, faction, sink);
    }
}

fn extract_faction(state: &State, layout: &Layout, faction: Faction, sink: &mut impl FeatureSink) {
    let board = state.board();
    let enemy = faction.other();
    let (supplied, theirs) = (state.supplied(faction), state.supplied(enemy));
    let side = faction as usize;
    for place in board.places() {
        let mut add = |hold, amount| sink.add(side, layout.hold(faction, place, hold), amount);
        let pieces = state.pieces(faction, place);
        if supplied.contains(place) {
            add(Hold::Held, 1);
            add(Hold::Pieces, i32::from(pieces) - 1);
            if let Some(bonus) = state.bonus(place) {
                sink.add(side, layout.bonus(faction, bonus.row()), 1);
            }
        } else if pieces > 0 {
            add(Hold::CutOff, 1);
        } else if state.pieces(enemy, place) == 0
            && state.is_enterable(place)
            && force_from(state, faction, supplied, place) > 0
        {
            add(Hold::Reach, 1);
        }
        if pieces > 0
            && let Some(danger) = danger(state, enemy, theirs, place)
        {
            let hold = match danger {
                Danger::Even => Hold::Even,
                Danger::OneMore => Hold::Danger,
                Danger::Strong => Hold::Lost,
            };
            sink.add(side, layout.hold(faction, place, hold), 1);
            if danger != Danger::Even && state.active() == enemy {
                sink.add(side, layout.hold(faction, place, Hold::Now), 1);
            }
        }
    }
    for (card, copies) in state.hand(faction) {
        sink.add(side, layout.card(faction, card.row()), i32::from(copies));
    }
    let mut add = |term: usize, amount| sink.add(side, layout.first(faction) + term, amount);
    let commanders = i32::from(state.commanders(faction));
    let more = commanders - i32::from(state.commanders(enemy));
    add(Term::Commanders as usize, commanders);
    add(Term::MoreCommanders as usize, more.max(0));
    add(Term::Hand as usize, i32::from(state.hand_size(faction)));
    add(
        Term::Initiative as usize,
        i32::from(state.initiative() == faction),
    );
    add(Term::Turn as usize, i32::from(state.active() == faction));
    add(
        Term::Troops as usize,
        i32::from(state.reserve(faction, PieceKind::Troop)),
    );
    add(
        Term::Planes as usize,
        i32::from(state.reserve(faction, PieceKind::Plane)),
    );
    match danger(state, enemy, theirs, board.hq(faction)) {
        None => {}
        Some(Danger::Even) => add(Term::HqEven as usize, 1),
        Some(Danger::OneMore) => add(Term::HqInDanger as usize, 1),
        Some(Danger::Strong) => add(Term::HqLost as usize, 1),
    }
    let lead = i32::from(state.stars(faction)) - i32::from(state.stars(enemy));
    let is_ahead = lead > 0 || lead == 0 && state.initiative() == faction;
    add(Term::Ahead as usize, i32::from(is_ahead));
    add(Term::Clear as usize, i32::from(lead >= 2));
    add(Term::Far as usize, i32::from(lead >= 4));
    if commanders > 0 {
        for action in Action::ALL {
            if action.is_support() && !state.has_supported(faction, action) {
                add(SUPPORT + action as usize, 1);
            }
        }
    }
}

/// How strong an attack may be. The attacker usually loses one piece to a hit in defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Danger {
    Even,
    OneMore,
    Strong,
}

/// How strong that faction can march in this round, if at least as strong as who holds the place.
fn danger(state: &State, by: Faction, supplied: Places, place: PlaceId) -> Option<Danger> {
    if state.commanders(by) == 0 || !state.is_enterable(place) {
        return None;
    }
    let force = force_from(state, by, supplied, place);
    let there = state.pieces(by.other(), place);
    match force.checked_sub(there)? {
        0 if force == 0 => None,
        0 => Some(Danger::Even),
        1 => Some(Danger::OneMore),
        _ => Some(Danger::Strong),
    }
}

/// How many pieces the faction could send into a place.
pub(super) fn force(state: &State, faction: Faction, place: PlaceId) -> u8 {
    force_from(state, faction, state.supplied(faction), place)
}

/// How many pieces the faction could send into a place from these, which it supplies.
fn force_from(state: &State, faction: Faction, supplied: Places, place: PlaceId) -> u8 {
    let from = state.board().adjacent(place) & supplied;
    from.iter()
        .map(|from| state.pieces(faction, from) - 1)
        .sum()
}
