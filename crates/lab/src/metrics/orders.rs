//! General Orders: stars, areas and pieces turn by turn, every card drawn and played, and where
//! pieces go and fights are had.

use games::Orders;
use orders::{CardId, Event, Faction, PieceKind, PlaceId, TrueEvent};

use super::{Atlas, Chart, Metrics, Place};
use crate::notes::Notes;

const DRAWN: u8 = 0;
const PLAYED: u8 = 1;
const REROLLED: u8 = 2;

const ENTERED: u8 = 0;
const FOUGHT: u8 = 1;

const FACTIONS: [Faction; 2] = [Faction::Blue, Faction::Yellow];

impl Metrics for Orders {
    const COLOURS: &'static [usize] = &[1, 4];
    const SUDDEN: &'static [&'static str] = &["hq-lost"];
    const QUICK: &'static [&'static str] = &["windows fast"];
    const LEARNED_AT: &'static [&'static [&'static str]] = &[&["mode alpine"], &["mode island"]];
    const METRICS: &'static [&'static str] = &[
        "blue_stars",
        "yellow_stars",
        "blue_places",
        "yellow_places",
        "blue_pieces",
        "yellow_pieces",
    ];
    const CHARTS: &'static [Chart] = &[
        Chart {
            what: "stars",
            metrics: &[0, 1],
        },
        Chart {
            what: "places",
            metrics: &[2, 3],
        },
        Chart {
            what: "pieces",
            metrics: &[4, 5],
        },
    ];
    const CARD_USES: &'static [&'static str] = &["drawn", "played", "rerolled"];
    const MARGIN: (&'static str, i32) = ("stars", 1);
    const SPACE_USES: &'static [&'static str] = &["entered", "fought_over"];

    fn atlas(&self) -> Atlas {
        let board = self.board();
        // Pointy-top hexes in axial coordinates, and zones at their edge hex.
        let hexes: Vec<(f64, f64)> = board
            .areas
            .iter()
            .map(|area| middle(&area.hexes))
            .chain(board.zones.iter().map(|zone| middle(&[zone.sector])))
            .collect();
        let bounds = |pick: fn(&(f64, f64)) -> f64| {
            let values = hexes.iter().map(pick);
            let low = values.clone().fold(f64::MAX, f64::min);
            let high = values.fold(f64::MIN, f64::max);
            (low, (high - low).max(1.0))
        };
        let (x, y) = (bounds(|hex| hex.0), bounds(|hex| hex.1));
        let scale = |value: f64, (low, width): (f64, f64)| (1000.0 * (value - low) / width) as u16;
        let places: Vec<_> = board.places().collect();
        let at = |place| places.iter().position(|&other| other == place);
        Atlas {
            places: places
                .iter()
                .zip(&hexes)
                .map(|(&place, hex)| Place {
                    id: board.place_name(place).to_owned(),
                    at: (scale(hex.0, x), scale(hex.1, y)),
                    // What is not land here is air.
                    is_sea: place.kind() == PieceKind::Plane,
                })
                .collect(),
            borders: places
                .iter()
                .enumerate()
                .flat_map(|(a, &place)| {
                    let neighbours = board.adjacent(place);
                    neighbours
                        .iter()
                        .filter_map(at)
                        .collect::<Vec<_>>()
                        .into_iter()
                        .filter(move |&b| a < b)
                        .map(move |b| (a, b))
                })
                .collect(),
            shapes: None,
        }
    }

    fn open(&self, notes: &mut Notes) {
        measure(self, notes);
    }

    fn note(&self, event: &TrueEvent, notes: &mut Notes) {
        match *event {
            Event::RoundBegan { round } => {
                end_turn(self, notes);
                notes.round = u16::from(round);
            }
            Event::TurnBegan { faction } => {
                end_turn(self, notes);
                notes.party = Some(faction.seat().0);
                notes.round = notes.round.max(1);
            }
            Event::Ended { .. } => end_turn(self, notes),
            Event::Drew { faction, card } => card_use(self, notes, faction, card, DRAWN),
            Event::Played { faction, card } => card_use(self, notes, faction, card, PLAYED),
            Event::Rerolled { faction, card } => card_use(self, notes, faction, card, REROLLED),
            Event::Moved { faction, to, .. } => space_use(self, notes, faction, to, ENTERED),
            Event::Arrived { faction, place, .. } => {
                space_use(self, notes, faction, place, ENTERED);
            }
            Event::Battle { defender, place } => {
                space_use(self, notes, defender.other(), place, FOUGHT);
            }
            _ => {}
        }
    }
}

/// The middle of some hexes, in hex widths.
fn middle(hexes: &[(i8, i8)]) -> (f64, f64) {
    let n = hexes.len().max(1) as f64;
    let (x, y) = hexes.iter().fold((0.0, 0.0), |(x, y), &(q, r)| {
        (
            x + f64::from(q) + f64::from(r) / 2.0,
            y + f64::from(r) * 0.75f64.sqrt(),
        )
    });
    (x / n, y / n)
}

fn card_use(state: &Orders, notes: &mut Notes, faction: Faction, card: CardId, kind: u8) {
    let card = state.content().card(card);
    let cards = state.content().cards();
    if let Some(row) = cards.iter().position(|other| other.name == card.name) {
        notes.card(faction.seat().0, row as u16, kind);
    }
}

fn space_use(state: &Orders, notes: &mut Notes, faction: Faction, place: PlaceId, kind: u8) {
    if let Some(row) = state.board().places().position(|other| other == place) {
        notes.space(faction.seat().0, row as u16, kind);
    }
}

fn end_turn(state: &Orders, notes: &mut Notes) {
    if notes.party.is_some() {
        measure(state, notes);
        notes.end_turn();
    }
}

fn measure(state: &Orders, notes: &mut Notes) {
    for (i, faction) in FACTIONS.into_iter().enumerate() {
        notes.metrics[i] = i32::from(state.stars(faction));
        notes.metrics[2 + i] = state.controlled(faction).len() as i32;
        notes.metrics[4 + i] = state
            .board()
            .places()
            .map(|place| i32::from(state.pieces(faction, place)))
            .sum();
    }
}
