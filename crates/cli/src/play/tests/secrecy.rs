//! The files of an unfinished game, and what every command says of them, tell a seat nothing that it may
//! not know.

use std::collections::BTreeSet;
use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::folder::Folder;

/// A person who does not sit in the first seat, and how many moves they make before they leave.
const TABLES: [(GameId, &[&str], u8, usize); 3] = [
    (GameId::Quartermaster, &[], 4, 12),
    (GameId::Rush, &["players 3"], 1, 25),
    (GameId::Orders, &[], 1, 9),
];

/// A game that is left before its end, and the folder with all that came of it.
struct Left {
    folder: Folder,
    home: Home,
    game: GameId,
    seat: Seat,
    /// What the person at the keyboard was shown.
    shown: String,
    /// What they must not find anywhere: ids and titles of cards they have not seen, and the seed.
    hidden: BTreeSet<String>,
}

fn secret() -> Seed {
    Seed::new([0xa7; 32])
}

/// Plays some moves with everything that writes or shows a table, and leaves.
fn left((game, setup, seat, n_moves): (GameId, &[&str], u8, usize)) -> Left {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = Folder::new(&format!("secret-{}-{number}", game.name()));
    let home = Home::at(&folder.path().join("home"));
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    let table = Table::sit(game, &setup, Some(secret())).unwrap();
    let mut occupants = vec![Occupant::Bot("cadet".parse().unwrap()); table.seats().into()];
    occupants[usize::from(seat)] = Occupant::Human;
    let mut sat = sat(table, &occupants);
    sat.seed = secret();
    let mut lines = "1\n".repeat(n_moves);
    for line in [
        "save a.save",
        "record",
        "record a.txt",
        "view",
        "view json",
        "hand",
        "board",
    ] {
        lines += &line.replace("a.", &format!("{}/a.", folder.path().display()));
        lines.push('\n');
    }
    let texts = Texts::new(Language::English);
    let autosave = Autosave::new(None, Some(home.clone()), &sat, &texts).unwrap();
    let mut bytes = lines.as_bytes();
    let mut keyboard = Piped(&mut bytes);
    let mut out = Vec::new();
    let screen = Screen::new(&mut out, Paint::choose(false));
    let mut session = Session::new(&texts, sat, &mut keyboard, screen);
    session.autosave = autosave;
    session.welcome().unwrap();
    session.play().unwrap();
    let hidden = hidden(session.driver.table(), Seat(seat), &texts);
    drop(session);
    Left {
        shown: String::from_utf8(out).unwrap(),
        seat: Seat(seat),
        folder,
        home,
        game,
        hidden,
    }
}

/// Cards that some seat has seen and this one has not, by id and, where it knows no card of that title,
/// by title; and the seed.
fn hidden(table: &Table, seat: Seat, texts: &Texts) -> BTreeSet<String> {
    let seen = |seat: Seat| {
        let sight = table.sight(Observer::Seat(seat), 0);
        serde_json::to_string(&sight.scene).unwrap()
    };
    let (own, seats) = (seen(seat), 0..table.seats());
    let others: Vec<String> = seats.map(|other| seen(Seat(other))).collect();
    let sight = table.sight(Observer::Seat(seat), 0);
    let narrator = texts.narrator(&sight).unwrap();
    let cards = narrator.cards();
    let is_in = |text: &String, id: &str| text.contains(&format!("\"{id}\""));
    let known: BTreeSet<&str> = cards
        .iter()
        .filter(|card| is_in(&own, &card.id))
        .map(|card| &*card.title)
        .collect();
    let unknown = cards
        .iter()
        .filter(|card| !is_in(&own, &card.id))
        .filter(|card| others.iter().any(|other| is_in(other, &card.id)));
    let mut hidden = BTreeSet::from([secret().to_string()]);
    // Some cards are called like a place.
    let places: BTreeSet<String> = narrator.names().into_iter().map(|(_, name)| name).collect();
    for card in unknown {
        hidden.insert(card.id.clone());
        if !known.contains(&*card.title) && !places.contains(&card.title) {
            hidden.insert(card.title.clone());
        }
    }
    hidden
}

/// The words as a whole, not a part of others.
fn has(text: &str, words: &str) -> bool {
    let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        !is_letter(before) && !is_letter(after)
    })
}

/// Every file in a folder, but for the key.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_in(&path));
        } else if path.file_name() != Some("key".as_ref()) {
            found.push(path);
        }
    }
    found
}

fn check(left: &Left, whence: &str, text: &str) {
    for words in &left.hidden {
        assert!(
            !has(text, words),
            "{}: {whence} tells of `{words}`",
            left.game.name()
        );
    }
}

/// What a command says, on whichever stream.
fn said(line: &[&str]) -> String {
    let texts = Texts::new(Language::English);
    let mut out = Vec::new();
    let words = ["sandtable"].iter().chain(line).map(|&word| word.into());
    let result = crate::run(words.collect(), &texts, &mut out);
    let told = result.err().map(|error| errors::tell(&error, &texts));
    String::from_utf8(out).unwrap() + &told.unwrap_or_default()
}

fn play_args(line: &str) -> PlayArgs {
    use clap::Parser;
    let cli = crate::args::Cli::try_parse_from(line.split_whitespace()).unwrap();
    match cli.command {
        crate::args::Command::Play(args) => args,
        _ => unreachable!("not a play command"),
    }
}

/// What is shown when the file is resumed by that line, and who sits where.
fn resumed(left: &Left, path: &Path, line: &str) -> anyhow::Result<(String, Vec<Occupant>)> {
    let texts = Texts::new(Language::English);
    let args = play_args(&format!("sandtable play {} {line}", left.game.name()));
    let kept = read_kept(Some(path), left.game, Some(&left.home), &texts)?;
    let sat = sit(&args, Some(kept), &texts)?;
    let occupants = sat.state.occupants.clone();
    let mut lines: &[u8] = b"view\nrecord\nundo\n";
    let mut keyboard = Piped(&mut lines);
    let mut out = Vec::new();
    let screen = Screen::new(&mut out, Paint::choose(false));
    let mut session = Session::new(&texts, sat, &mut keyboard, screen);
    session.play()?;
    drop(session);
    Ok((String::from_utf8(out)?, occupants))
}

#[test]
fn files_of_an_unfinished_game_and_all_commands_on_them_tell_nothing_hidden() {
    for table in TABLES {
        let left = left(table);
        // In Rush everybody has seen every card; what is hidden is where it lies.
        let n_least = if left.game == GameId::Rush { 1 } else { 5 };
        assert!(left.hidden.len() >= n_least, "{:?}", left.hidden);
        check(&left, "the session", &left.shown);
        let files = files_in(left.folder.path());
        // The one that was named and the one that is kept by itself; no record in clear.
        assert_eq!(files.len(), 2, "{files:?}");
        for path in &files {
            let text = fs::read_to_string(path).unwrap();
            assert!(text.starts_with("sandtable save 1\ngame "), "{text}");
            check(&left, "a text editor", &text);
            let is_sealed = |line: &str| line.bytes().all(|byte| byte.is_ascii_hexdigit());
            assert!(text.lines().skip(2).all(is_sealed), "{text}");
            let name = path.display().to_string();
            let game = left.game.name();
            for line in [
                &["replay", &name][..],
                &["replay", &name, "--observer", "spectator"],
                &["replay", &name, "--to", "3"],
                &["verify", &name],
                &["report", &name],
                &["scenario", "run", &name],
                &["board", game, "--content", &name],
                &["cards", game, "--content", &name],
            ] {
                check(&left, &line.join(" "), &said(line));
            }
            let (shown, occupants) = resumed(&left, path, "").unwrap();
            check(&left, "resuming", &shown);
            // Who sat there sits there again, and no other person.
            assert_eq!(occupants[usize::from(left.seat.0)], Occupant::Human);
            assert_eq!(
                occupants
                    .iter()
                    .filter(|&&one| one == Occupant::Human)
                    .count(),
                1
            );
        }
    }
}

#[test]
fn no_person_sits_down_where_a_bot_has_played() {
    let left = left(TABLES[1]);
    let path = &files_in(left.folder.path())[0];
    for line in [
        "--human alpha",
        "--seats human,human",
        "--human bravo --human alpha",
    ] {
        let told = format!("{:#}", resumed(&left, path, line).unwrap_err());
        assert!(
            told.contains("a bot sits in the seat `alpha`"),
            "{line}: {told}"
        );
    }
    // Others may play for one, and other bots against one.
    let (_, occupants) = resumed(&left, path, "--seats random,human,officer").unwrap();
    assert_eq!(
        occupants,
        [Occupant::RANDOM, Occupant::Human, Occupant::OFFICER]
    );
}

#[test]
fn what_is_hidden_would_be_found() {
    let left = left(TABLES[1]);
    let words = left.hidden.iter().next_back().unwrap();
    assert!(has(&format!("0 play {words}\n"), words));
    assert!(!has(&format!("un{words}ed"), words));
    let plain = Table::sit(left.game, &["players 3".to_owned()], Some(secret())).unwrap();
    assert!(plain.record().expose().to_string().contains("players 3"));
}
