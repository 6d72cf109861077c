//! Parity: the same script of choices through the terminal and through the page's host gives the same
//! table, the same questions and the same refusals.

use game::official::Seed;
use game::{Playout, Rng};
use games::GameId;
use protocol::{Command, CommandError, Update};
use web::local::{FromHost, LocalCommand, LocalUpdate, SavedTable, ToHost};
use web::local_host::LocalHost;
use web::player_line::PlayerLine;

use super::*;

/// What a person does when asked.
#[derive(Clone, Copy, Debug)]
enum Deed {
    /// Makes the choice of that number, modulo how many there are.
    Choose(u32),
    /// Takes the last decision back.
    Undo,
    /// Asks for a choice that is not there.
    Nonsense,
}

/// What came of it: the question (who is asked, among what), and whether the deed was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    seat: Seat,
    n_moves: usize,
    choices: Vec<String>,
    can_undo: bool,
    is_refused: bool,
}

fn script(seed: u64) -> Vec<Deed> {
    let mut rng = Playout::new(seed);
    let deeds = (0..60).map(|_| match rng.below(6) {
        0 => Deed::Undo,
        1 => Deed::Nonsense,
        _ => Deed::Choose(rng.below(1000)),
    });
    deeds.collect()
}

/// The page's host with the viewer's line.
struct Page {
    host: LocalHost,
    line: PlayerLine,
    sight: Option<Sight>,
    people: Vec<Seat>,
    refused: Option<CommandError>,
    saved: Option<SavedTable>,
}

impl Page {
    fn hear(&mut self, told: Vec<FromHost>) {
        for one in told {
            match one {
                FromHost::Local(LocalUpdate::Store(saved, _)) => self.saved = Some(saved),
                FromHost::Player(message) => {
                    if let Some(sight) = self.line.take(&message).unwrap() {
                        self.sight = Some(sight);
                    }
                    match message.update {
                        Update::Waiting(protocol::Waiting::People(people)) => self.people = people,
                        Update::Waiting(_) => self.people.clear(),
                        Update::Refused(error) => self.refused = Some(error),
                        _ => {}
                    }
                }
                FromHost::Ready | FromHost::Local(_) => {}
            }
        }
    }

    fn take(&mut self, message: ToHost) {
        let told = self.host.take(message);
        self.hear(told);
        while self.host.wait().is_some() {
            let told = self.host.go();
            self.hear(told);
        }
    }
}

fn through_page(
    game: GameId,
    setup: &[&str],
    occupants: &[Occupant],
    number: u64,
    deeds: &[Deed],
) -> (Vec<Asked>, SavedTable) {
    let mut page = Page {
        host: LocalHost::new(number),
        line: PlayerLine::default(),
        sight: None,
        people: Vec::new(),
        refused: None,
        saved: None,
    };
    page.take(ToHost::Local(LocalCommand::Sit {
        game,
        setup: setup.iter().map(|&line| line.to_owned()).collect(),
        seed: number_seed(1).to_string(),
        occupants: occupants.iter().map(ToString::to_string).collect(),
    }));
    let mut asked = Vec::new();
    let mut viewer = None;
    for deed in deeds {
        // The person at the screen stays there while asked, as at a keyboard.
        let stays = viewer.filter(|seat| page.people.contains(seat));
        let Some(seat) = stays.or(page.people.first().copied()) else {
            break;
        };
        viewer = Some(seat);
        let observer = Observer::Seat(seat);
        page.take(ToHost::Local(LocalCommand::View { observer, since: 0 }));
        let sight = page.sight.clone().unwrap();
        let texts: Vec<String> = sight.pickable().map(|choice| choice.text.clone()).collect();
        page.refused = None;
        let request = match deed {
            Deed::Choose(n) => page.line.play(*n as usize % texts.len()),
            Deed::Undo => page.line.request(Command::Undo),
            Deed::Nonsense => page.line.play(texts.len() + 7),
        };
        page.take(ToHost::Player(request));
        asked.push(Asked {
            seat,
            n_moves: sight.number,
            choices: texts,
            can_undo: sight.undo.is_ok(),
            is_refused: page.refused.is_some(),
        });
    }
    (asked, page.saved.unwrap())
}

/// A keyboard that does deeds and notes what it was asked.
fn through_terminal(
    game: GameId,
    setup: &[&str],
    occupants: &[Occupant],
    deeds: &[Deed],
) -> (Vec<Asked>, DriverState, String) {
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    let table = Table::sit(game, &setup, Some(number_seed(1))).unwrap();
    let mut sat = sat(table, occupants);
    sat.always_ask = false;
    let texts = Texts::new(Language::English);
    let mut out = Vec::new();
    let screen = Screen::new(&mut out, Paint::choose(false));
    let mut nothing: &[u8] = b"";
    let mut keyboard = Piped(&mut nothing);
    let mut session = Session::new(&texts, sat, &mut keyboard, screen);
    let mut asked = Vec::new();
    let mut deeds = deeds.iter();
    // The loop of `Session::play`, with a script in place of the keyboard.
    loop {
        match session.driver.next() {
            Next::Over(_) | Next::Waiting(_) => break,
            Next::Chance => drop(session.driver.advance(&SearchContext::default()).unwrap()),
            Next::Bot(seat, player) => session.move_bot(seat, player).unwrap(),
            Next::Automatic(automatic) => session.move_for(&automatic).unwrap(),
            Next::People(people) => {
                let Some(deed) = deeds.next() else { break };
                let sitting = session.at_keyboard.filter(|&seat| people.contains(seat));
                let seat = sitting.or(people.lowest()).unwrap();
                session.at_keyboard = Some(seat);
                session.driver.set_viewer(seat);
                let sight = session.sight(seat);
                let texts: Vec<String> =
                    sight.pickable().map(|choice| choice.text.clone()).collect();
                let is_done = match deed {
                    Deed::Choose(n) => {
                        let text = &texts[*n as usize % texts.len()];
                        session.driver.play(seat, text).is_ok()
                    }
                    Deed::Undo => session.undo(seat).unwrap(),
                    Deed::Nonsense => session.driver.play(seat, "sing").is_ok(),
                };
                asked.push(Asked {
                    seat,
                    n_moves: sight.number,
                    choices: texts,
                    can_undo: sight.undo.is_ok(),
                    is_refused: !is_done,
                });
            }
        }
    }
    let record = session.driver.table().record().expose().to_string();
    (asked, session.driver.state(), record)
}

#[test]
fn terminal_and_page_play_the_same_game() {
    let tables: [(GameId, &[&str]); 5] = [
        (GameId::Quartermaster, &["players 2"]),
        (
            GameId::Quartermaster,
            &["players 2", "air marshal", "windows strict"],
        ),
        (GameId::Rush, &["players 2"]),
        (GameId::Orders, &[]),
        (GameId::Orders, &["mode island"]),
    ];
    let cadet: Occupant = "cadet".parse().unwrap();
    for (game, setup) in tables {
        for occupants in [[Occupant::Human, cadet], HOT_SEAT] {
            for seed in 1..4 {
                let deeds = script(seed);
                // The generator of the bots, as the terminal seeds it.
                let number = number_seed(1).chance(u64::MAX).next_u64();
                let page = through_page(game, setup, &occupants, number, &deeds);
                let terminal = through_terminal(game, setup, &occupants, &deeds);
                let what = format!("{game} {setup:?} {occupants:?} {seed}");
                assert!(page.0.len() > 5, "{what}");
                for (one, two) in page.0.iter().zip(&terminal.0) {
                    assert_eq!(one, two, "{what}");
                }
                assert_eq!(page.0.len(), terminal.0.len(), "{what}");
                assert_eq!(page.1.record, terminal.2, "{what}");
                assert_eq!(page.1.orders, terminal.1.orders, "{what}");
                assert_eq!(page.1.automatic, terminal.1.automatic, "{what}");
            }
        }
    }
}

#[test]
fn a_seed_of_a_number_is_written_as_the_page_reads_it() {
    assert_eq!(
        number_seed(1).to_string().parse::<Seed>().unwrap(),
        number_seed(1)
    );
}
