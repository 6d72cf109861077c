//! Everything a page will be made of, asked the same questions natively and in WebAssembly.
//!
//! [`answer`] is a function from text to text that reaches into every crate a page links: the games,
//! the words, the bots. The program of this crate hands it out of a WebAssembly module; the tests run
//! that module in an interpreter and compare. What must not live here: anything a page needs. The
//! page comes later; this only stands in for it.

mod bot;
mod words;

use std::fmt::Write;

/// The answer to a question: its first line says what is asked, the rest is the argument.
///
/// - `golden`, then a golden game: the same game played again, word for word;
/// - `words GAME LANGUAGE`: the beginning of a game told in that language, and its last position;
/// - `bot GAME LEVEL`: the moves of a bot that plays all seats for a while.
///
/// What cannot be answered is said in the answer.
#[must_use]
pub fn answer(question: &str) -> String {
    let (line, rest) = question.split_once('\n').unwrap_or((question, ""));
    let words: Vec<&str> = line.split_whitespace().collect();
    let answered = match words[..] {
        ["golden"] => testkit::golden::replayed(rest).map_err(|error| error.to_string()),
        ["words", game, language] => words::tell(game, language),
        ["bot", game, level] => bot::play(game, level),
        _ => Err("expected golden, words GAME LANGUAGE or bot GAME LEVEL".to_owned()),
    };
    answered.unwrap_or_else(|fault| {
        let mut text = format!("cannot answer `{line}`: {fault}");
        // The end of an answer is a zero byte.
        text.retain(|letter| letter != '\0');
        text
    })
}

/// Adds a line.
fn push(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("writing to a string cannot fail");
}
