//! The data dictionary of a run: columns and their values. It is the text of `docs/data.md`, and the
//! description in the metadata of every Parquet column.

use std::fmt::Write;

/// Columns by table (`*` is every table) and name (`*` stands for a seat or a side), with their meaning.
const COLUMNS: &[(&str, &str, &str)] = &[
    (
        "*",
        "run",
        "The run: game, bots, number of games and seed. Join tables of several runs by `run` and `game`",
    ),
    (
        "*",
        "game",
        "The number of the game in its run, from 0. `sandtable replay RUN --game NUMBER` plays it again",
    ),
    (
        "games",
        "seed",
        "The seed of the run; with the number of the game it determines the whole game",
    ),
    (
        "games",
        "winner",
        "The side that won, several joined by `+`; null when the game reached the bound of moves",
    ),
    (
        "games",
        "ending",
        "How the game ended; null when it reached the bound of moves",
    ),
    ("games", "rounds", "The last round"),
    (
        "games",
        "moves",
        "All moves, chance and forced ones included",
    ),
    (
        "games",
        "decisions",
        "Moves of a seat that had a choice, asides left out",
    ),
    ("games", "bot_*", "The bot in the seat"),
    (
        "games",
        "score_*",
        "The final score of the seat's side, which decides the winner",
    ),
    (
        "games",
        "won_*",
        "Whether the seat won, alone or with others",
    ),
    (
        "*",
        "turn",
        "The turn, counted from 1 over the whole game; 0 before the first. One row a turn in `turns`",
    ),
    (
        "*",
        "move",
        "The number of the move, counted from 1 over the whole game as in a record: of a turn its last",
    ),
    (
        "*",
        "round",
        "The round, counted from 1; 0 before the first",
    ),
    (
        "*",
        "party",
        "The party whose turn it was or that acted: a country, faction or seat",
    ),
    ("turns", "bot", "The bot that played the party"),
    (
        "turns",
        "*_points",
        "Victory points of the team at the end of the turn",
    ),
    (
        "turns",
        "*_from_spaces",
        "Victory points that the country has scored so far by supply spaces",
    ),
    (
        "turns",
        "*_from_cards",
        "Victory points that the country has scored so far by cards",
    ),
    (
        "turns",
        "*_from_depletion",
        "Victory points that the country has lost so far because its deck was empty: 0 or less",
    ),
    (
        "turns",
        "*_pieces",
        "Pieces of the side on the board at the end of the turn, air forces left out",
    ),
    (
        "turns",
        "*_air",
        "Air forces of the team on the board at the end of the turn",
    ),
    (
        "turns",
        "*_score",
        "The score of the seat if the game ended now: medals, captured bases and the achievements it leads, which others can still take",
    ),
    (
        "turns",
        "*_medals",
        "Medals and captured bases of the seat, without achievements",
    ),
    ("turns", "*_bases", "Bases of the seat still standing"),
    (
        "turns",
        "*_stars",
        "Stars of the faction: of areas it controls and supplies",
    ),
    (
        "turns",
        "*_places",
        "Areas and zones that the faction controls",
    ),
    ("cards", "card", "The card, by its id in the content"),
    (
        "spaces",
        "space",
        "The space, area or zone, by its id in the content",
    ),
    ("cards", "use", "What happened to the card"),
    ("spaces", "use", "What happened there"),
    ("*", "won", "Whether the party's seat won the game"),
];

/// Values of a column: the column, the value, its meaning.
const WORDS: &[(&str, &str, &str)] = &[
    (
        "ending",
        "sudden-victory",
        "Quartermaster: a lead of 30 points at the end of a round",
    ),
    (
        "ending",
        "last-round",
        "Quartermaster: more points after the last round",
    ),
    ("ending", "tie", "Quartermaster: level after the last round"),
    ("ending", "bases-destroyed", "Rush: a seat lost all bases"),
    (
        "ending",
        "medals-taken",
        "Rush: the single medals of a nation ran out",
    ),
    ("ending", "round-limit", "Rush: the limit of rounds"),
    (
        "ending",
        "hq-lost",
        "General Orders: a headquarters was lost",
    ),
    (
        "ending",
        "stars",
        "General Orders: more stars after the last round",
    ),
    (
        "ending",
        "initiative",
        "General Orders: level in stars, decided by the initiative",
    ),
    ("use of a card", "drawn", "It came to the hand"),
    ("use of a card", "played", "It was played, or laid down"),
    (
        "use of a card",
        "used",
        "Quartermaster: a Status, a Response or a Bolster was used",
    ),
    (
        "use of a card",
        "discarded",
        "Quartermaster: it was discarded unused",
    ),
    (
        "use of a card",
        "bought",
        "Rush: it was bought from the Reserve",
    ),
    (
        "use of a card",
        "gained",
        "Rush: it was gained without paying: a medal, a destroyed base, a vehicle by Research",
    ),
    (
        "use of a card",
        "scrapped",
        "Rush: it left the game for the Scrapyard",
    ),
    (
        "use of a card",
        "rerolled",
        "General Orders: it was spent on a reroll",
    ),
    (
        "use of a space",
        "built",
        "A piece was built or recruited there",
    ),
    (
        "use of a space",
        "battled",
        "The party fought a battle there",
    ),
    (
        "use of a space",
        "based",
        "An air force of the party was deployed there",
    ),
    (
        "use of a space",
        "air_lost",
        "The party lost an air force there",
    ),
    ("use of a space", "lost", "The party lost a piece there"),
    (
        "use of a space",
        "entered",
        "Troops or planes of the party went there",
    ),
    ("use of a space", "fought_over", "The party attacked there"),
];

/// The meaning of a column, if it is known.
pub(crate) fn column(table: &str, name: &str) -> Option<&'static str> {
    let fits = |pattern: &str| match pattern.split_once('*') {
        Some(("", end)) => name.len() > end.len() && name.ends_with(end),
        Some((begin, "")) => name.len() > begin.len() && name.starts_with(begin),
        _ => pattern == name,
    };
    let mut columns = COLUMNS.iter();
    let found = columns.find(|(of, pattern, _)| (*of == "*" || *of == table) && fits(pattern));
    found.map(|(_, _, meaning)| *meaning)
}

/// The meaning of a value, if it is known: of `ending`, `use of a card` or `use of a space`.
#[must_use]
pub fn word(column: &str, word: &str) -> Option<&'static str> {
    let mut words = WORDS.iter();
    let found = words.find(|(of, other, _)| (*of, *other) == (column, word));
    found.map(|(_, _, meaning)| *meaning)
}

/// The dictionary as a page of documentation.
#[must_use]
pub fn page() -> String {
    let mut page = "# Data of a run\n\n\
        `sandtable sim` writes four tables as Parquet files: `games` (a row a game), `turns` (a row a \
        turn),\n`cards` and `spaces` (a row for each event of one). This page is made from \
        `crates/lab/src/dictionary.rs`;\nevery column carries its description as metadata of the field \
        as well (`description`), and every file the\nrun's `run.toml` (`sandtable.run`).\n\n\
        `*` stands for a seat or a side. `turns`, `cards` and `spaces` are joined to `games` by `run` and \
        `game`;\n`cards` and `spaces` to `turns` by `turn` as well.\n\n\
        | table | column | meaning |\n| --- | --- | --- |\n"
        .to_owned();
    for (table, name, meaning) in COLUMNS {
        let table = if *table == "*" {
            "every table that has it"
        } else {
            table
        };
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(page, "| {table} | `{name}` | {meaning} |");
    }
    page.push_str("\n## Values\n\n| column | value | meaning |\n| --- | --- | --- |\n");
    for (column, word, meaning) in WORDS {
        let _ = writeln!(page, "| {column} | `{word}` | {meaning} |");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_their_names() {
        let check = |table: &str, name: &str, is_known: bool| {
            assert_eq!(column(table, name).is_some(), is_known, "{table} {name}");
        };
        check("games", "game", true);
        check("turns", "alpha_score", true);
        check("games", "score_alpha", true);
        check("games", "alpha_score", false);
        check("games", "_score", false);
        check("cards", "colour", false);
        assert!(word("ending", "tie").is_some() && word("ending", "drawn").is_none());
    }

    #[test]
    fn the_page_of_documentation_is_the_one_of_today() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data.md");
        if std::env::var_os("SANDTABLE_ACCEPT").is_some() {
            std::fs::write(path, page()).unwrap();
        }
        let there = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(there, page(), "SANDTABLE_ACCEPT=1 writes it");
    }
}
