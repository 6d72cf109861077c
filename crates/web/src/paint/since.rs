//! What the others did since the person last chose: by seat, step by step, and as marks on the board.

use game::Thing;
use text::DeedTold;

use super::Shown;
use super::news::{Told, seat_key};
use super::seat::SeatPaint;

/// What happened since the person last chose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Since {
    /// The moves of others, in order.
    pub(crate) steps: Vec<Step>,
    /// What each side did, in the order in which they began.
    pub(crate) seats: Vec<SideDeeds>,
    /// Pieces that came and went.
    pub(crate) marks: Vec<Mark>,
}

/// A move of another seat, or of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The move's number.
    pub(crate) number: usize,
    /// What is said of it.
    pub(crate) lines: Vec<String>,
    /// The places it was about, by id.
    pub(crate) places: Vec<String>,
}

/// What one side did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SideDeeds {
    /// The key of the side, as the roster has it.
    pub(crate) key: String,
    pub(crate) mark: Option<&'static str>,
    pub(crate) name: String,
    pub(crate) deeds: Vec<Deed>,
    /// The points it got.
    pub(crate) points: i32,
}

/// Something a side did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deed {
    pub(crate) text: String,
    /// How often in a row.
    pub(crate) times: u32,
    /// Whether it cost the person something.
    pub(crate) is_hurt: bool,
    /// Whether it is about points.
    pub(crate) is_score: bool,
    pub(crate) places: Vec<String>,
}

/// A piece that came or went since the person last chose; drawn until their next action is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The place, by id.
    pub(crate) place: String,
    /// The key of the side, as the roster has it.
    pub(crate) side: String,
    /// The kind of the piece, as the game's notation calls it.
    pub(crate) kind: &'static str,
    /// Whether it came; else it is gone.
    pub(crate) is_new: bool,
}

impl Since {
    /// What the log says of the time after the person's choice before the others' last moves. `chosen` are
    /// the numbers of moves that the person chose; after a reload there are none, and every move of the
    /// person counts.
    pub(crate) fn new(log: &[Told], chosen: &[usize], shown: &Shown) -> Self {
        let Some(me) = shown.seat else {
            return Self::default();
        };
        let deeds = others_deeds(log, shown);
        // What others did may come with a move of one's own: a pass lets their attack through.
        let is_others = |told: &Told| {
            let is_move = told.seat.is_some_and(|seat| seat != me);
            is_move || deeds.iter().any(|done| done.number == told.number)
        };
        let others = log.iter().filter(|told| is_others(told));
        let Some(last) = others.clone().map(|told| told.number).max() else {
            return Self::default();
        };
        let own = log.iter().filter(|told| told.seat == Some(me));
        let own = own.map(|told| told.number).filter(|number| *number < last);
        let before = chosen.iter().copied().filter(|number| *number < last);
        let Some(base) = before.max().or_else(|| own.max()) else {
            return Self::default();
        };
        let is_new =
            |told: &Told| told.number > base || told.number == base && told.seat == Some(me);
        let news: Vec<&Told> = others.filter(|told| is_new(told)).collect();
        let steps = news.iter().filter(is_told).map(|told| Step {
            number: told.number,
            lines: told.lines.iter().map(|line| line.text.clone()).collect(),
            places: told.places.clone(),
        });
        Self {
            steps: steps.collect(),
            seats: by_side(deeds.into_iter().filter(|done| done.number >= base)),
            marks: marks(&news),
        }
    }
}

/// Whether there is something to be looked at: a turn that begins is no step.
fn is_told(told: &&&Told) -> bool {
    told.lines.iter().any(|line| !line.is_heading)
}

/// Something that another side did, or that the person suffered.
struct Done<'a> {
    number: usize,
    /// Who did it.
    seat: &'a SeatPaint,
    deed: &'a DeedTold,
    text: &'a str,
    is_hurt: bool,
}

/// Everything in the log that others did.
fn others_deeds<'a>(log: &'a [Told], shown: &'a Shown) -> Vec<Done<'a>> {
    let seat_of = |thing: &Thing| {
        let key = seat_key(thing)?;
        shown.seats.iter().find(|seat| seat.key == key)
    };
    let mut all = Vec::new();
    let mut doer: Option<&SeatPaint> = None;
    for told in log {
        for deed in &told.deeds {
            let victim = deed.about.victim.as_ref().and_then(seat_of);
            // The side that lost something did not do it.
            if victim.is_none()
                && let Some(actor) = deed.about.actor.as_ref().and_then(seat_of)
            {
                doer = Some(actor);
            }
            let Some((text, seat)) = deed.text.as_deref().zip(doer) else {
                continue;
            };
            if !seat.is_you {
                all.push(Done {
                    number: told.number,
                    seat,
                    deed,
                    text,
                    is_hurt: victim.is_some_and(|victim| victim.is_you),
                });
            }
        }
    }
    all
}

/// What each side did.
fn by_side<'a>(deeds: impl Iterator<Item = Done<'a>>) -> Vec<SideDeeds> {
    let mut sides: Vec<SideDeeds> = Vec::new();
    for done in deeds {
        let Done { seat, deed, .. } = done;
        let at = sides.iter().position(|side| side.key == seat.key);
        let at = at.unwrap_or_else(|| {
            sides.push(SideDeeds {
                key: seat.key.clone(),
                mark: seat.mark,
                name: seat.name.clone(),
                deeds: Vec::new(),
                points: 0,
            });
            sides.len() - 1
        });
        let side = &mut sides[at];
        side.points += i32::from(deed.about.points);
        match side.deeds.last_mut().filter(|last| last.text == done.text) {
            Some(last) => last.times += 1,
            None => side.deeds.push(Deed {
                text: done.text.to_owned(),
                times: 1,
                is_hurt: done.is_hurt,
                is_score: deed.about.points != 0,
                places: deed.about.places.iter().map(ToString::to_string).collect(),
            }),
        }
    }
    sides
}

/// What came and what went; a piece that came and went again leaves no mark.
fn marks(news: &[&Told]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    let deeds = news.iter().flat_map(|told| &told.deeds);
    for change in deeds.flat_map(|deed| &deed.about.changes) {
        let Some(side) = seat_key(&change.whose) else {
            continue;
        };
        let mark = Mark {
            place: change.place.to_string(),
            side,
            kind: change.kind,
            is_new: change.is_new,
        };
        let opposite = Mark {
            is_new: !mark.is_new,
            ..mark.clone()
        };
        match marks.iter().position(|known| *known == opposite) {
            Some(at) => {
                marks.remove(at);
            }
            None if !marks.contains(&mark) => marks.push(mark),
            None => {}
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use bots::SearchContext;
    use driver::{Occupant, TableDriver};
    use game::Observer;
    use game::Seat;
    use game::official::Seed;
    use games::{GameId, Table};
    use text::{Language, Texts};

    use super::super::news::told;
    use super::*;

    /// A game of bots that only play, as seat 0 sees it when seat 0 is to move again.
    fn played(game: GameId, moves: usize) -> (Vec<Told>, Shown) {
        let texts = Texts::new(Language::English);
        let table = Table::sit(game, &[], Some(Seed::new([5; 32]))).unwrap();
        let occupants = vec![Occupant::RANDOM; usize::from(table.seats())];
        let mut driver = TableDriver::new(table, occupants, 1);
        let is_there = |driver: &TableDriver| {
            let n = driver.table().n_moves();
            n > moves && driver.table().sight(Observer::Seat(Seat(0)), n).is_asked()
        };
        while !is_there(&driver) && driver.advance(&SearchContext::default()).unwrap().is_some() {}
        let sight = driver.table().sight(Observer::Seat(Seat(0)), 0);
        let log = told(&sight, &*texts.narrator(&sight).unwrap());
        (log, Shown::new(&texts, &sight).unwrap())
    }

    #[test]
    fn only_what_others_did_counts() {
        let mut n_hurts = 0;
        for game in GameId::ALL {
            let (log, shown) = played(game, 600);
            let since = Since::new(&log, &[], &shown);
            assert!(!since.steps.is_empty(), "{game}");
            let chosen = log.iter().find(|told| told.seat == Some(Seat(0)));
            let all = Since::new(&log, &[chosen.unwrap().number], &shown);
            let deeds = others_deeds(&log, &shown);
            let is_others = |step: &Step| {
                let told = log.iter().find(|told| told.number == step.number);
                let is_mine = told.is_some_and(|told| told.seat == Some(Seat(0)));
                !is_mine || deeds.iter().any(|done| done.number == step.number)
            };
            assert!(all.steps.iter().all(is_others), "{game}");
            assert!(!all.seats.is_empty(), "{game}");
            assert!(all.seats.len() < shown.seats.len() + 1, "{game}");
            let mine = |key: &str| {
                shown
                    .seats
                    .iter()
                    .any(|seat| seat.key == key && seat.is_you)
            };
            assert!(all.seats.iter().all(|side| !mine(&side.key)), "{game}");
            assert!(!all.marks.is_empty(), "{game}");
            let deeds = all.seats.iter().flat_map(|side| &side.deeds);
            n_hurts += deeds.filter(|deed| deed.is_hurt).count();
        }
        assert!(n_hurts > 0, "bots that play at random hit one another");
    }

    #[test]
    fn ones_own_last_choices_do_not_hide_what_came_before_them() {
        let (log, shown) = played(GameId::Quartermaster, 250);
        let before = Since::new(&log, &[], &shown);
        let last = log.last().unwrap().number;
        // The person chooses twice; no other seat has moved since.
        let after = Since::new(&log, &[last + 1, last + 2], &shown);
        assert_eq!(before, after);
    }

    #[test]
    fn what_came_and_went_leaves_no_mark() {
        let (mut log, _) = played(GameId::Quartermaster, 60);
        let change = |is_new| game::Change {
            whose: Thing::Side("italy".into()),
            kind: "army",
            place: "balkans".into(),
            is_new,
        };
        let deed = |is_new| text::DeedTold {
            text: None,
            about: game::EventSummary {
                changes: vec![change(is_new)],
                ..Default::default()
            },
        };
        log.truncate(1);
        log[0].deeds = vec![deed(true)];
        assert_eq!(marks(&[&log[0]]).len(), 1);
        log[0].deeds.push(deed(false));
        assert_eq!(marks(&[&log[0]]), []);
    }
}
