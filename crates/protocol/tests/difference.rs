//! Law of differences: over whole random games of all games and observers, the last sight and the
//! difference give the next sight, to the byte. And what a mirror does about lost messages.

use std::io::Write;

use bots::SearchContext;
use driver::{Next, Occupant, TableDriver};
use game::official::Seed;
use game::{Observer, Playout, Rng, Seat};
use games::{GameId, Sight, Table};
use protocol::{CommandError, CommandId, Difference, Feed, Mirror, MirrorError, Update};

/// Calls `look` with the table after every change of a random game.
fn walk(game: GameId, setup: &[&str], mut look: impl FnMut(&TableDriver)) {
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    let table = Table::sit(game, &setup, Some(Seed::new([8; 32]))).unwrap();
    let mut occupants = vec![Occupant::RANDOM; usize::from(table.seats())];
    occupants[0] = Occupant::Human;
    let mut driver = TableDriver::new(table, occupants, 3);
    let mut rng = Playout::new(7);
    look(&driver);
    loop {
        match driver.next() {
            Next::Over(_) => return,
            Next::People(_) if rng.below(12) == 0 && driver.undo(Seat(0)).is_ok() => {}
            Next::People(_) => {
                let choices = driver.table().pickable(Seat(0));
                let choice = &choices[rng.below(choices.len() as u32) as usize];
                driver.play(Seat(0), &choice.text).unwrap();
            }
            _ => drop(driver.advance(&SearchContext::default()).unwrap()),
        }
        look(&driver);
    }
}

fn observers(driver: &TableDriver) -> Vec<Observer> {
    let seats = (0..driver.table().seats()).map(|seat| Observer::Seat(Seat(seat)));
    seats.chain([Observer::Spectator]).collect()
}

fn json(sight: &Sight) -> String {
    serde_json::to_string(sight).unwrap()
}

const TABLES: [(GameId, &[&str]); 5] = [
    (GameId::Quartermaster, &[]),
    (GameId::Quartermaster, &["air marshal", "players 2"]),
    (GameId::Rush, &["players 3"]),
    (GameId::Orders, &[]),
    (GameId::Orders, &["mode island"]),
];

#[test]
fn the_last_sight_and_the_difference_give_the_next_to_the_byte() {
    for (game, setup) in TABLES {
        let mut feeds: Vec<(Feed, Mirror, usize)> = Vec::new();
        let (mut n, mut whole, mut sent) = (0, 0, 0);
        walk(game, setup, |driver| {
            for (i, observer) in observers(driver).into_iter().enumerate() {
                if feeds.len() == i {
                    feeds.push((Feed::differences(), Mirror::default(), 0));
                }
                let (feed, mirror, told) = &mut feeds[i];
                let sight = driver.sight(observer, *told);
                *told = sight.number;
                let next = json(&sight);
                let message = feed.sight(sight);
                // As on a wire: written and read back.
                let wire = serde_json::to_string(&message).unwrap();
                let message = serde_json::from_str(&wire).unwrap();
                let seen = mirror.take(&message).unwrap().expect("a sight was told");
                assert_eq!(json(&seen), next, "{game} {observer:?}");
                assert_eq!(mirror.seen(), message.sequence);
                assert!(feed.is_current(mirror.seen()));
                n += 1;
                whole += next.len();
                sent += wire.len();
            }
        });
        let (whole_mean, sent_mean) = (whole / n, sent / n);
        let line =
            format!("{game} {setup:?}: {n} sights of {whole_mean} bytes, {sent_mean} sent\n");
        // Around the test's captured output: a figure to be seen.
        std::io::stderr().write_all(line.as_bytes()).unwrap();
        assert!(sent * 2 < whole, "{game}: {sent} of {whole} bytes");
    }
}

#[test]
fn a_gap_is_seen_and_a_whole_sight_mends_it() {
    let mut sights = Vec::new();
    walk(GameId::Orders, &[], |driver| {
        sights.push(driver.sight(Observer::Seat(Seat(0)), usize::MAX));
    });
    let mut feed = Feed::differences();
    let mut mirror = Mirror::default();
    let mut messages = sights.iter().map(|sight| feed.sight(sight.clone()));
    let first = messages.next().unwrap();
    assert!(mirror.take(&first).unwrap().is_some());
    // The same message once more changes nothing.
    assert!(mirror.take(&first).unwrap().is_none());
    let lost = messages.next().unwrap();
    let after = messages.next().unwrap();
    drop(messages);
    let gap = mirror.take(&after).unwrap_err();
    assert!(
        matches!(
            gap,
            MirrorError::Gap {
                expected: 2,
                found: 3
            }
        ),
        "{gap}"
    );
    let _ = lost;
    feed.resync();
    let whole = feed.sight(sights[2].clone());
    assert!(matches!(whole.update, Update::Sight(_)));
    let seen = mirror.take(&whole).unwrap().unwrap();
    assert_eq!(json(&seen), json(&sights[2]));
}

#[test]
fn a_difference_without_its_sight_is_refused() {
    let mut sights = Vec::new();
    walk(GameId::Rush, &["players 2"], |driver| {
        if sights.len() < 40 {
            sights.push(driver.sight(Observer::Seat(Seat(0)), 0));
        }
    });
    let values: Vec<_> = sights.iter().map(json).collect();
    let mut feed = Feed::differences();
    feed.sight(sights[0].clone());
    let second = feed.sight(sights[1].clone());
    let mut mirror = Mirror::default();
    let gap = mirror.take(&second).unwrap_err();
    assert!(matches!(gap, MirrorError::Gap { .. }), "{gap}");
    // A difference between two later sights makes nothing of an empty one.
    let difference = Difference::between(&values[38], &values[39]);
    assert!(difference.apply("{}").is_err());
}

#[test]
fn an_acknowledgement_says_whether_the_command_was_carried_out() {
    let mut feed = Feed::whole();
    let done = feed.acknowledge(CommandId(7), Ok(()));
    assert_eq!((done.sequence, done.acknowledges), (1, Some(CommandId(7))));
    assert_eq!(done.update, Update::Done);
    let refused = feed.acknowledge(CommandId(8), Err(CommandError::Stale));
    assert_eq!(
        (refused.sequence, refused.acknowledges),
        (2, Some(CommandId(8)))
    );
    assert_eq!(refused.update, Update::Refused(CommandError::Stale));
    assert_eq!(feed.message(Update::Done).acknowledges, None);
}

#[test]
fn spoilt_messages_are_refused_and_do_not_panic() {
    let mut sights = Vec::new();
    walk(GameId::Orders, &[], |driver| {
        if sights.len() < 12 {
            sights.push(driver.sight(Observer::Seat(Seat(0)), 0));
        }
    });
    let mut feed = Feed::differences();
    let messages: Vec<String> = sights
        .iter()
        .map(|sight| serde_json::to_string(&feed.sight(sight.clone())).unwrap())
        .collect();
    let mut rng = Playout::new(5);
    let mut n_refused = 0;
    for _ in 0..400 {
        let mut mirror = Mirror::default();
        for message in &messages {
            let mut bytes = message.clone().into_bytes();
            for _ in 0..rng.below(3) {
                let at = rng.below(bytes.len() as u32) as usize;
                bytes[at] = b"0123456789aZ\"{},:-"[rng.below(18) as usize];
            }
            let read = std::str::from_utf8(&bytes).ok();
            let read = read.and_then(|text| serde_json::from_str(text).ok());
            match read.map(|message| mirror.take(&message)) {
                Some(Ok(_)) => {}
                Some(Err(_)) | None => {
                    n_refused += 1;
                    break;
                }
            }
        }
    }
    assert!(n_refused > 100, "{n_refused}");
}
