//! Runs: the same files however they were made, and a page of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arrow::array::{AsArray, RecordBatch};
use bots::{Level, Player};
use games::GameId;
use lab::run::{self, Standing};
use lab::{Plan, Summary, Watch};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use text::{Language, Texts};

/// A folder for one test, gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("sandtable-lab-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn plan(id: GameId, games: u64) -> Plan {
    Plan::new(id, &[], &[Player::new(Level::Random)], games, 7).unwrap()
}

/// Plays to the end, or until so many games have ended.
fn play(plan: &Plan, folder: &Path, threads: usize, stop_after: u64) -> Standing {
    let stop = AtomicBool::new(false);
    let ended = AtomicU64::new(0);
    let told = |n| {
        if ended.fetch_add(n, Ordering::Relaxed) + n >= stop_after {
            stop.store(true, Ordering::Relaxed);
        }
    };
    run::prepare(plan, folder).unwrap();
    run::go(plan, folder, threads, Watch::new(&stop, &told)).unwrap()
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect()
}

#[test]
fn threads_and_interruptions_change_no_byte() {
    for id in GameId::ALL {
        let plan = plan(id, 230);
        let whole = Folder::new(&format!("whole-{id}"));
        assert_eq!(play(&plan, &whole.0, 1, u64::MAX), Standing::Complete);

        let broken = Folder::new(&format!("broken-{id}"));
        let Standing::Partial { done } = play(&plan, &broken.0, 2, 110) else {
            panic!("it was stopped");
        };
        assert!(done < 230, "{done}");
        // What a killed process leaves behind: a part that is half written.
        let half = broken.0.join("parts/000004.new");
        fs::create_dir_all(&half).unwrap();
        fs::write(half.join("games.parquet"), b"PAR1").unwrap();
        assert!(matches!(
            play(&plan, &broken.0, 3, 60),
            Standing::Partial { .. }
        ));
        assert_eq!(play(&plan, &broken.0, 3, u64::MAX), Standing::Complete);

        let (whole, broken) = (files(&whole.0), files(&broken.0));
        let names: Vec<&str> = whole.keys().map(|name| &**name).collect();
        assert_eq!(
            names,
            [
                "cards.parquet",
                "games.parquet",
                "run.toml",
                "spaces.parquet",
                "turns.parquet"
            ]
        );
        assert!(whole == broken, "the files of {id} differ");
    }
}

#[test]
fn a_run_adds_up_and_makes_a_page() {
    for id in GameId::ALL {
        let plan = plan(id, 120);
        let folder = Folder::new(&format!("page-{id}"));
        play(&plan, &folder.0, 2, u64::MAX);
        let summary = Summary::read(&plan, &folder.0).unwrap();
        assert_eq!((summary.games, summary.unfinished), (120, 0));
        let n_ended: u64 = summary.endings.iter().map(|share| share.games).sum();
        assert_eq!(n_ended, 120);

        let page = folder.0.join("report.html");
        for language in Language::ALL {
            lab::report::write(&folder.0, &page, &Texts::new(language)).unwrap();
            let html = fs::read_to_string(&page).unwrap();
            assert!(html.starts_with("<!doctype html>") && html.ends_with("</html>\n"));
            let lang = format!("<html lang=\"{}\">", language.tag());
            assert!(html.contains(&lang) && html.contains("<svg"), "{id}");
            let texts = Texts::new(language);
            let kinds = ["report-winners", "report-length", "report-cards-played"];
            for kind in kinds.map(|kind| texts.word(kind)) {
                assert!(html.contains(&kind), "{id} {language}: {kind}");
            }
            // By whom and for what points are scored, and why curves jump, where that is so.
            let words = [
                "report-sources-title",
                "report-curve-sudden",
                "report-margin-sudden",
            ];
            for word in words.map(|word| texts.word(word)) {
                let is_told = html.contains(&word);
                assert_eq!(
                    is_told,
                    id == GameId::Quartermaster,
                    "{id} {language}: {word}"
                );
            }
            for ctx in ["<script", "src=", "<link", "@import", "NaN", "⟦", "{ "] {
                assert!(!html.contains(ctx), "{id} {language}: {ctx}");
            }
            // Vehicles of Rush are called as their makers called them.
            if language == Language::Russian && id != GameId::Rush {
                no_latin_words(&html);
            }
        }
    }
}

/// In Russian a word in Latin letters was not translated, but for what is called so
/// everywhere.
fn no_latin_words(html: &str) {
    const KNOWN: [&str; 24] = [
        "Quartermaster",
        "Mare",
        "Nostrum",
        "General",
        "World",
        "of",
        "Tanks",
        "Rush",
        "Orders",
        "War",
        "cadet",
        "random",
        "sandtable",
        "Parquet",
        "games",
        "turns",
        "cards",
        "spaces",
        "DuckDB",
        "pandas",
        "windows",
        "fast",
        "amp",
        "quot",
    ];
    let body = &html[html.find("<body>").unwrap()..];
    let text = body
        .split('<')
        .filter_map(|part| Some(part.split_once('>')?.1));
    for line in text {
        let words = line.split(|c: char| !c.is_ascii_alphabetic());
        let strange = words
            .filter(|word| word.chars().any(char::is_lowercase))
            .find(|word| !KNOWN.contains(word));
        assert_eq!(strange, None, "{line}");
    }
}

#[test]
fn a_folder_with_another_run_is_left_alone() {
    let folder = Folder::new("other");
    run::prepare(&plan(GameId::Quartermaster, 10), &folder.0).unwrap();
    let error = run::prepare(&plan(GameId::Quartermaster, 20), &folder.0).unwrap_err();
    let text = format!("{error:#}");
    assert!(text.contains("games 10, not 20"), "{text}");

    let folder = Folder::new("foreign");
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(folder.0.join("letter.txt"), "dear").unwrap();
    let error = run::prepare(&plan(GameId::Quartermaster, 10), &folder.0).unwrap_err();
    assert!(format!("{error:#}").contains("not empty"), "{error:#}");
}

#[test]
fn a_report_wants_a_finished_run() {
    let texts = Texts::new(Language::English);
    let folder = Folder::new("unfinished");
    let target = folder.0.join("report.html");
    let error = lab::report::write(&folder.0, &target, &texts).unwrap_err();
    assert!(format!("{error:#}").contains("sandtable sim"), "{error:#}");

    run::prepare(&plan(GameId::Quartermaster, 10), &folder.0).unwrap();
    let error = lab::report::write(&folder.0, &target, &texts).unwrap_err();
    assert!(format!("{error:#}").contains("0 of 10 games"), "{error:#}");

    fs::write(folder.0.join("run.toml"), "games = 'many'").unwrap();
    let error = lab::report::write(&folder.0, &target, &texts).unwrap_err();
    assert!(format!("{error:#}").contains("run.toml"), "{error:#}");
}

#[test]
fn players_repeat_around_the_table() {
    let players = ["random", "cadet"].map(|name| name.parse().unwrap());
    let plan = Plan::new(GameId::Quartermaster, &[], &players, 1, 1).unwrap();
    let names: Vec<String> = plan.players.iter().map(ToString::to_string).collect();
    assert_eq!(
        names,
        ["random", "cadet", "random", "cadet", "random", "cadet"]
    );
    assert_eq!(plan.setup, ["windows fast"]);
    let setup = ["windows strict".to_owned(), "players 2".to_owned()];
    let plan = Plan::new(GameId::Quartermaster, &setup, &players, 1, 1).unwrap();
    assert_eq!(plan.setup, ["players 2"]);
    let many = vec![Player::new(Level::Cadet); 7];
    assert!(Plan::new(GameId::Quartermaster, &[], &many, 1, 1).is_err());
}

/// The columns of a table with what is said of them.
fn described(folder: &Path, table: &str) -> Vec<(String, String)> {
    let file = fs::File::open(folder.join(format!("{table}.parquet"))).unwrap();
    let reader = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
    let fields = reader.schema().fields().iter();
    fields
        .map(|field| {
            let told = field.metadata().get("description").cloned();
            (field.name().clone(), told.unwrap_or_default())
        })
        .collect()
}

/// The words that occur in a column of words.
fn words(folder: &Path, table: &str, column: &str) -> BTreeSet<String> {
    let file = fs::File::open(folder.join(format!("{table}.parquet"))).unwrap();
    let reader = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
    let mut found = BTreeSet::new();
    for batch in reader.build().unwrap() {
        let batch = batch.unwrap();
        let column = batch.column_by_name(column).unwrap();
        let plain = arrow::compute::cast(column, &arrow::datatypes::DataType::Utf8).unwrap();
        found.extend(plain.as_string::<i32>().iter().flatten().map(str::to_owned));
    }
    found
}

#[test]
fn every_column_and_every_word_in_one_is_explained() {
    for id in GameId::ALL {
        let plan = plan(id, 60);
        let folder = Folder::new(&format!("words-{id}"));
        play(&plan, &folder.0, 2, u64::MAX);
        for table in ["games", "turns", "cards", "spaces"] {
            let columns = described(&folder.0, table);
            for (name, told) in &columns {
                assert!(!told.is_empty(), "{id}: {table}.{name} is not explained");
            }
            // What joins the tables and finds the place in a record.
            let wanted: &[&str] = match table {
                "games" => &["run", "game", "seed"],
                _ => &["run", "game", "turn", "move", "round", "party"],
            };
            for name in wanted {
                assert!(
                    columns.iter().any(|(other, _)| other == name),
                    "{table}.{name}"
                );
            }
        }
        for (table, column, of) in [
            ("games", "ending", "ending"),
            ("cards", "use", "use of a card"),
            ("spaces", "use", "use of a space"),
        ] {
            for word in words(&folder.0, table, column) {
                let told = lab::dictionary::word(of, &word);
                assert!(told.is_some(), "{id}: {table}.{column} says `{word}`");
            }
        }
    }
}

/// Writes a table anew with the columns that the function keeps, under the names it gives them.
fn rewrite(folder: &Path, table: &str, keep: impl Fn(&str) -> Option<String>) {
    let path = folder.join(format!("{table}.parquet"));
    let reader = ParquetRecordBatchReaderBuilder::try_new(fs::File::open(&path).unwrap()).unwrap();
    let batches: Vec<RecordBatch> = reader.build().unwrap().map(Result::unwrap).collect();
    let batches = batches.iter().map(|batch| {
        let schema = batch.schema();
        let columns = schema.fields().iter().zip(batch.columns());
        let columns =
            columns.filter_map(|(field, column)| Some((keep(field.name())?, column.clone(), true)));
        RecordBatch::try_from_iter_with_nullable(columns).unwrap()
    });
    let batches: Vec<RecordBatch> = batches.collect();
    // A game without a board has no rows of spaces.
    let Some(first) = batches.first() else { return };
    let file = fs::File::create(&path).unwrap();
    let mut writer = ArrowWriter::try_new(file, first.schema(), None).unwrap();
    for batch in &batches {
        writer.write(batch).unwrap();
    }
    writer.close().unwrap();
}

/// Makes a run what the first form was: no columns that join tables, the score called medals.
fn make_old(folder: &Path) {
    let is_new = |name: &str| {
        let joins = ["run", "turn", "move", "seed", "bot"].contains(&name);
        joins || name.starts_with("bot_") || name.contains("_from_")
    };
    for table in ["games", "turns", "cards", "spaces"] {
        rewrite(folder, table, |name| match name.strip_suffix("_score") {
            Some(seat) => Some(format!("{seat}_medals")),
            None => (!is_new(name) && !name.ends_with("_medals")).then(|| name.to_owned()),
        });
    }
    let path = folder.join("run.toml");
    let plan = fs::read_to_string(&path).unwrap();
    let first = plan.find("format = ").unwrap();
    let end = first + plan[first..].find('\n').unwrap();
    fs::write(
        path,
        format!("{}format = 1{}", &plan[..first], &plan[end..]),
    )
    .unwrap();
}

#[test]
fn runs_of_the_first_form_are_still_read() {
    let texts = Texts::new(Language::English);
    for id in GameId::ALL {
        let folder = Folder::new(&format!("old-{id}"));
        play(&plan(id, 120), &folder.0, 2, u64::MAX);
        let target = folder.0.join("report.html");
        let report = || {
            lab::report::write(&folder.0, &target, &texts).unwrap();
            fs::read_to_string(&target).unwrap()
        };
        let new = report();
        make_old(&folder.0);
        let old = report();
        // What the first form could not tell is left out; nothing else is different.
        let left_out = match id {
            GameId::Quartermaster => Some(texts.word("report-sources-title")),
            GameId::Rush => Some("Medals round by round".to_owned()),
            GameId::Orders => None,
        };
        let sections = |html: &str| -> Vec<String> {
            let sections = html.split("<p class=\"kind\">").map(str::to_owned);
            let is_told = |section: &String| {
                let is_left_out = |words: &String| section.starts_with(words.as_str());
                !left_out.as_ref().is_some_and(is_left_out)
            };
            sections.filter(is_told).collect()
        };
        if let Some(left_out) = &left_out {
            assert!(new.contains(left_out) && !old.contains(left_out), "{id}");
        }
        assert!(sections(&new) == sections(&old), "{id}: other figures");
    }
    let folder = Folder::new("lacking");
    play(&plan(GameId::Orders, 50), &folder.0, 2, u64::MAX);
    rewrite(&folder.0, "turns", |name| {
        (!name.ends_with("_stars")).then(|| name.to_owned())
    });
    let error = lab::report::write(&folder.0, &folder.0.join("report.html"), &texts).unwrap_err();
    assert!(
        format!("{error:#}").contains("_stars is missing"),
        "{error:#}"
    );
}

#[test]
fn a_game_of_a_run_is_played_again_as_it_was() {
    for id in GameId::ALL {
        let plan = plan(id, 20);
        let folder = Folder::new(&format!("again-{id}"));
        play(&plan, &folder.0, 2, u64::MAX);
        let file = fs::File::open(folder.0.join("games.parquet")).unwrap();
        let reader = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
        let batch = reader.build().unwrap().next().unwrap().unwrap();
        let moves = batch.column_by_name("moves").unwrap();
        let moves = moves.as_primitive::<arrow::datatypes::UInt32Type>();
        let winners = batch.column_by_name("winner").unwrap().as_string::<i32>();
        for number in [0, 7, 19] {
            let record = lab::again::record(&plan, number as u64).unwrap();
            assert_eq!(record.moves.len(), moves.value(number) as usize, "{id}");
            let table = games::Table::replay(&record).unwrap();
            let game::Turn::Over(outcome) = table.turn() else {
                panic!("{id}: game {number} is not over");
            };
            let seats = outcome.winners.iter();
            let names: Vec<String> = seats.map(|seat| table.seat_name(seat)).collect();
            let is_winner = |name: &String| {
                let column = batch.column_by_name(&format!("won_{name}")).unwrap();
                column.as_boolean().value(number)
            };
            assert!(names.iter().all(is_winner), "{id}: {names:?}");
            assert!(!winners.value(number).is_empty());
        }
        assert!(lab::again::record(&plan, 20).is_err());
    }
}

#[test]
fn a_damaged_part_is_played_again_before_the_end() {
    let plan = plan(GameId::Rush, 230);
    let whole = Folder::new("undamaged");
    play(&plan, &whole.0, 2, u64::MAX);
    let folder = Folder::new("damaged");
    play(&plan, &folder.0, 2, 110);
    let parts = fs::read_dir(folder.0.join("parts")).unwrap();
    let part = parts
        .map(|part| part.unwrap().path())
        .find(|part| part.extension().is_none());
    let file = part.unwrap().join("turns.parquet");
    let mut bytes = fs::read(&file).unwrap();
    let half = bytes.len() / 2;
    bytes.truncate(half);
    fs::write(&file, bytes).unwrap();
    assert_eq!(play(&plan, &folder.0, 2, u64::MAX), Standing::Complete);
    assert!(files(&whole.0) == files(&folder.0));
}

#[test]
fn an_opening_that_cannot_be_is_refused() {
    for line in ["0 dance", "9 pass", "chance roll 1", "pass", "x y"] {
        let mut plan = plan(GameId::Orders, 2);
        plan.opening = vec![line.to_owned()];
        let folder = Folder::new("opening");
        run::prepare(&plan, &folder.0).unwrap();
        let stop = AtomicBool::new(false);
        let told = |_| {};
        let refused = run::go(&plan, &folder.0, 1, Watch::new(&stop, &told));
        let refused = refused.unwrap_err().to_string();
        assert!(refused.contains("move 1, `"), "{line}: {refused}");
        assert!(lab::again::record(&plan, 0).is_err(), "{line}");
    }
}
