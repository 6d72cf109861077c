//! What the commands of the built program say in every language: tables, and what went wrong.

use std::path::PathBuf;
use std::process::Command;

const TAGS: [&str; 4] = ["en", "pl", "cs", "ru"];

/// A folder for one test's files, gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("sandtable-commands-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.0.join(name), bytes).unwrap();
    }

    /// What the program says there in that language, and its exit code.
    fn said(&self, tag: &str, args: &[&str]) -> (String, Option<i32>) {
        let output = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["--lang", tag])
            .args(args)
            .env("SANDTABLE_HOME", self.0.join("home"))
            .current_dir(&self.0)
            .output()
            .unwrap();
        let text = format!(
            "{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(!text.contains("panicked"), "{args:?}: {text}");
        assert!(!text.contains('⟦'), "{args:?}: {text}");
        (text, output.status.code())
    }

    /// Each line of the table is a command, an exit code, and words of the answer in every
    /// language.
    fn check(&self, table: &str) {
        for case in table.trim().lines() {
            let parts: Vec<&str> = case.split(" | ").collect();
            let [line, code, expected @ ..] = &parts[..] else {
                panic!("no command: {case}");
            };
            let args: Vec<&str> = line.split(' ').collect();
            assert_eq!(expected.len(), TAGS.len(), "{case}");
            for (tag, words) in TAGS.into_iter().zip(expected) {
                let (text, got) = self.said(tag, &args);
                assert_eq!(got, code.parse().ok(), "{case}\n{text}");
                assert!(text.contains(words), "no `{words}` in\n{text}");
            }
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn files_that_cannot_be_read_or_written_are_told() {
    let folder = Folder::new("files");
    folder.file("bytes", b"\xff\xfe");
    std::fs::create_dir(folder.0.join("empty")).unwrap();
    folder.check(
        "
replay none | 2 | none: there is no such file | none: nie ma takiego pliku | none: takový soubor ani | none: нет такого файла
replay bytes | 2 | not UTF-8 text | nie jest tekst UTF-8 | není to text v UTF-8 | не текст в UTF-8
replay . | 2 | it is a folder | to jest katalog | je to složka | это папка
play rush --seats random --record no/way | 2 | cannot write no/way | się zapisać no/way | nelze zapsat no/way | не удалось записать no/way
cards rush --content none | 2 | the content in none | zawartości z none | načíst obsah z none | данные из none
cards rush --content empty | 2 | no file ends in `.toml` | na „.toml” | na „.toml“ | на «.toml»
scenario run none | 2 | cannot look for scenarios | szukaniu scenariuszy | hledání scénářů | поиске сценариев
",
    );
}

#[test]
fn records_that_cannot_be_played_are_told() {
    let folder = Folder::new("records");
    let head = "sandtable record 1\ngame quartermaster\n";
    folder.file("void", "");
    folder.file("newer", "sandtable record 99\n");
    folder.file("noise", "dance\n");
    folder.file("line", format!("{head}rules x\n"));
    folder.file("short", format!("{head}rules 3\n"));
    folder.file("chess", "sandtable record 1\ngame chess\nrules 1\nmoves\n");
    folder.file("rules", format!("{head}rules 77\nmoves\n"));
    folder.file("setup", format!("{head}rules 3\nset players 9\nmoves\n"));
    folder.file("actor", format!("{head}rules 3\nmoves\nbob pass\n"));
    folder.file("seat", format!("{head}rules 3\nmoves\n9 pass\n"));
    folder.file("move", format!("{head}rules 3\nmoves\nchance dance\n"));
    folder.check(
        "
replay void | 2 | the record is empty | zapis jest pusty | záznam je prázdný | запись пуста
replay newer | 2 | format 99 is newer | format 99 jest nowszy | formát 99 je novější | формат 99 новее
replay noise | 2 | expected `sandtable record 1`, found `dance` | a jest „dance” | je tu „dance“ | а здесь «dance»
replay line | 2 | line 3: expected a rules version | wiersz 3: oczekiwano: wersja zasad | řádek 3: má tu být verze pravidel | строка 3: ожидалось: версия правил
replay short | 2 | line `moves` is missing | brakuje wiersza „moves” | chybí řádek „moves“ | нет строки «moves»
replay chess | 2 | unknown game `chess`; the | nieznana gra „chess”; | neznámá hra „chess“; | неизвестная игра «chess»;
replay rules | 2 | rules 77 of | wersji 77 zasad | verze pravidel 77 | версии правил 77
replay setup | 2 | expected a number from 2 to | potrzebna liczba od 2 do | má tu být číslo od 2 do | нужно число от 2 до
replay actor | 2 | a seat number or `chance` | numer miejsca albo „chance” | číslo místa nebo „chance“ | номер места или «chance»
replay seat | 2 | seat 9, which is not | miejsce 9, którego nie ma | místo 9, které u | место 9, которого за
replay move | 2 | move 1 (line 5): chance: | ruch 1 (wiersz 5): los: | tah 1 (řádek 5): náhoda: | ход 1 (строка 5): случай:
",
    );
}

#[test]
fn seats_setups_and_saved_tables_that_cannot_be_are_told() {
    let folder = Folder::new("seats");
    let play = ["play", "quartermaster", "--seats", "random", "--seed", "4"];
    folder.said("en", &[&play[..], &["--record", "fair"]].concat());
    let record = std::fs::read_to_string(folder.0.join("fair")).unwrap();
    let lines = record.lines().filter(|line| !line.starts_with("seed"));
    folder.file("older", record.replace("\nrules 3\n", "\nrules 77\n"));
    folder.file("unsaved", lines.collect::<Vec<_>>().join("\n"));
    folder.check(
        "
play rush --human bob | 2 | no seat `bob`; the seats are: alpha | miejsca „bob”; miejsca to: alpha | „bob“ tu není; místa jsou: alpha | «bob» нет; места: alpha
play orders --seats random,random,random | 2 | 3 players are named, the table has 2 seats | graczy: 3, a miejsc przy stole: 2 | hráčů je 3, míst u stolu 2 | игроков: 3, а мест за столом: 2
play orders --set dance | 2 | cannot set up General Orders | rozłożyć gry Na rozkaz! | General Orders: World War II nelze | подготовить игру General
board orders --set dance | 2 | setup line `dance` | wiersz ustawień „dance” | řádek nastavení „dance“ | строка настройки «dance»
bench orders --set dance | 2 | setup line `dance` | wiersz ustawień „dance” | řádek nastavení „dance“ | строка настройки «dance»
play rush --resume fair | 2 | fair is a table of | fair to partia gry | fair je partie hry | fair – партия игры
play quartermaster --resume unsaved | 2 | it has no seed | brak ziarna | chybí semínko | нет начального числа
replay fair --observer bob | 2 | no seat `bob` | nie ma miejsca „bob” | místo „bob“ | места «bob» нет
replay fair --to 99999 | 2 | moves, fewer than 99999 | mniej niż 99999 | méně než 99999 | меньше чем 99999
verify fair | 0 | fair: the seed is | uczciwie: ziarno jest | poctivé: semínko je | Честно: начальное число
replay ../fin | 2 | cannot read ../fin | się odczytać ../fin | nelze přečíst ../fin | прочитать ../fin
verify older | 2 | cannot verify older | zweryfikować older | ověřit older | проверить older
verify unsaved | 1 | the record has no seed | zapis nie ma ziarna | záznam nemá semínko | нет начального числа
",
    );
}

#[test]
fn tables_of_runs_and_tournaments_are_in_the_language() {
    let folder = Folder::new("study");
    std::fs::create_dir(folder.0.join("full")).unwrap();
    folder.file("full/x", "");
    folder.check(
        "
sim quartermaster --seats random --games 20 --out run | 0 | won by seat | wygrane miejsc | výhry míst | Победы мест
sim quartermaster --seats random --games 20 --out run | 0 | Axis | Oś | Osa | Ось
sim quartermaster --seats random --games 20 --out run | 0 | Germany (random) | Niemcy (random) | Německo (random) | Германия (random)
sim quartermaster --seats random --games 20 --out run | 0 | .0%  ( | ,0%  (od | ,0 %  ( | ,0 %  (от
sim quartermaster --seats random --games 20 --out run | 0 | the last round | ostatniej rundzie | posledním kole | последнего раунда
sim quartermaster --seats random --games 21 --out run | 2 | (games 20, not 21) | (games 20, a nie 21) | (games 20, ne 21) | (games 20, а не 21)
sim rush --seats cadet,cadet,cadet,cadet,cadet | 2 | 5 players are named | graczy: 5 | hráčů je 5 | игроков: 5
sim rush --set dance | 2 | setup line `dance` | wiersz ustawień „dance” | řádek nastavení „dance“ | строка настройки «dance»
sim rush --out full | 2 | full is not empty | full nie jest puste | full není prázdné | full не пусто
report none | 2 | (a run is a folder | (seria to katalog | (série je složka | (серия – папка
arena orders cadet random --games 4 | 0 | how often the first | jak często wygrywał | jak často vyhrál | Как часто побеждал
arena orders cadet random --games 4 | 0 | of 4 games | rozgrywki: 4 | partie: 4 | из 4 партий
arena orders cadet random --sprt=-5 | 2 | a gap above 0 | różnicy większej od 0 | rozdíl větší než 0 | разница больше 0
",
    );
}

#[test]
fn every_ending_has_a_name_in_every_language() {
    let folder = Folder::new("endings");
    for game in ["quartermaster", "rush", "orders"] {
        let sim = [
            "sim", game, "--seats", "random", "--games", "60", "--out", game,
        ];
        let (json, _) = folder.said("en", &[&sim[..], &["--json"]].concat());
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let endings = json["endings"].as_array().unwrap();
        assert!(!endings.is_empty());
        for tag in TAGS {
            let (text, _) = folder.said(tag, &sim);
            for ending in endings {
                let id = ending["name"].as_str().unwrap();
                // `stars` is its own name in English.
                let is_told = !text.contains(&format!("  {id} ")) || tag == "en";
                assert!(is_told, "{tag}: {id} in\n{text}");
            }
        }
    }
}

#[test]
fn the_key_to_a_board_is_in_the_language() {
    let folder = Folder::new("board");
    folder.check(
        "
board orders | 0 | – a commander | – dowódca | – velitel | – командир
board orders | 0 | strength 6 for blue | siła 6 dla Niebieskich | síla 6 pro Modré | сила 6 для Синих
board orders | 0 | in part a reconstruction | częściowo odtworzona | zčásti rekonstrukce | отчасти восстановлено
board rush | 0 | no board to draw | nie ma planszy | nemá herní plán | нет поля
",
    );
}
