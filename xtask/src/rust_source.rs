//! A Rust file taken apart into code, comments and strings, as far as tidy checks need it.
//!
//! This is a lexer, not a parser: it knows where comments, strings and characters begin and end, and
//! where the module of tests begins. That is enough to search for words without being fooled by a word
//! in a comment. A crate that parses Rust (`syn`) would drop the comments, which rulings are cited in.

/// How the module of tests begins. It is the last item of its file (clippy: `items_after_test_module`).
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// A Rust file taken apart.
#[derive(Debug, Default)]
pub(crate) struct RustSource {
    /// The file with comments and the insides of strings and characters blanked; lines stay.
    pub(crate) code: String,
    /// The text of comments without their slashes, one a line.
    pub(crate) comments: Vec<Piece>,
    /// The insides of string literals, escapes as written.
    pub(crate) strings: Vec<Piece>,
    /// The first line of the module of tests, if there is one.
    tests_from: Option<usize>,
}

/// A piece of text and the line (from 1) where it begins.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl RustSource {
    /// Takes a file apart. Never fails: what is not Rust comes out as code.
    pub(crate) fn new(text: &str) -> Self {
        let mut lexer = Lexer {
            text,
            at: 0,
            line: 1,
            source: Self::default(),
        };
        lexer.run();
        let mut source = lexer.source;
        let tests = source.code.split_once(TESTS);
        source.tests_from = tests.map(|(before, _)| 1 + before.matches('\n').count());
        source
    }

    /// Whether that line belongs to the module of tests.
    pub(crate) fn is_test(&self, line: usize) -> bool {
        self.tests_from.is_some_and(|first| first <= line)
    }

    /// Lines of code that the program itself is made of, each with its number.
    pub(crate) fn shipped_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.lines().filter(|(line, _)| !self.is_test(*line))
    }

    /// All lines of code, each with its number.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.code.lines().enumerate().map(|(i, line)| (i + 1, line))
    }
}

/// Whether a character can be part of a name.
pub(crate) fn is_word_char(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Whether a name, or a path of names, stands in the text as a whole.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let is_whole =
            !word.ends_with(is_word_char) || !text[at + word.len()..].starts_with(is_word_char);
        is_whole && !text[..at].ends_with(is_word_char)
    })
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    source: RustSource,
}

impl Lexer<'_> {
    fn run(&mut self) {
        while let Some(character) = self.rest().chars().next() {
            match character {
                '/' if self.rest().starts_with("//") => self.line_comment(),
                '/' if self.rest().starts_with("/*") => self.block_comment(),
                '"' => self.string(),
                '\'' => self.quote(),
                _ if is_word_char(character) => self.word(),
                _ => self.keep(character.len_utf8()),
            }
        }
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Copies the next bytes as code.
    fn keep(&mut self, n_bytes: usize) {
        let kept = &self.text[self.at..self.at + n_bytes];
        self.line += kept.matches('\n').count();
        self.source.code.push_str(kept);
        self.at += n_bytes;
    }

    /// Puts blanks in the place of the next bytes.
    fn blank(&mut self, n_bytes: usize) {
        for byte in self.text[self.at..self.at + n_bytes].bytes() {
            let is_newline = byte == b'\n';
            self.source.code.push(if is_newline { '\n' } else { ' ' });
            self.line += usize::from(is_newline);
        }
        self.at += n_bytes;
    }

    fn line_comment(&mut self) {
        let n_bytes = self.rest().find('\n').unwrap_or(self.rest().len());
        let text = &self.rest()[..n_bytes];
        let text = text.trim_start_matches('/');
        let text = text.strip_prefix('!').unwrap_or(text).to_owned();
        let line = self.line;
        self.source.comments.push(Piece { line, text });
        self.blank(n_bytes);
    }

    fn block_comment(&mut self) {
        let rest = self.rest();
        let mut depth = 0_usize;
        let mut n_bytes = 0;
        while n_bytes < rest.len() {
            let here = &rest.as_bytes()[n_bytes..];
            if here.starts_with(b"/*") {
                depth += 1;
                n_bytes += 2;
            } else if here.starts_with(b"*/") {
                depth -= 1;
                n_bytes += 2;
                if depth == 0 {
                    break;
                }
            } else {
                n_bytes += 1;
            }
        }
        let lines: Vec<String> = rest[..n_bytes].lines().map(str::to_owned).collect();
        for (i, text) in lines.into_iter().enumerate() {
            let line = self.line + i;
            self.source.comments.push(Piece { line, text });
        }
        self.blank(n_bytes);
    }

    fn string(&mut self) {
        self.keep(1);
        self.string_until("\"", false);
    }

    /// The inside of a string and what ends it; in a raw one a backslash is a backslash.
    fn string_until(&mut self, end: &str, is_raw: bool) {
        let rest = self.rest();
        let mut n_bytes = 0;
        while n_bytes < rest.len() && !rest.as_bytes()[n_bytes..].starts_with(end.as_bytes()) {
            let is_escape = !is_raw && rest.as_bytes()[n_bytes] == b'\\';
            n_bytes += if is_escape { 2 } else { 1 };
        }
        // An escape at the very end of a file that is not Rust, or in the middle of a character.
        let mut n_bytes = n_bytes.min(rest.len());
        while !rest.is_char_boundary(n_bytes) {
            n_bytes += 1;
        }
        let text = rest[..n_bytes].to_owned();
        let line = self.line;
        self.source.strings.push(Piece { line, text });
        self.blank(n_bytes);
        self.keep(end.len().min(self.rest().len()));
    }

    /// A character or a lifetime.
    fn quote(&mut self) {
        let inside = &self.rest()[1..];
        let mut characters = inside.chars();
        let first = characters.next();
        let n_bytes = if first == Some('\\') {
            // What is escaped may itself be a quote.
            let escaped = inside.chars().nth(1).map_or(0, char::len_utf8);
            let from = (1 + escaped).min(inside.len());
            inside[from..].find('\'').map(|offset| from + offset)
        } else if characters.next() == Some('\'') {
            first.map(char::len_utf8)
        } else {
            None
        };
        self.keep(1);
        if let Some(n_bytes) = n_bytes {
            self.blank(n_bytes);
            self.keep(1);
        }
    }

    /// A name or number, or the letters before a raw string.
    fn word(&mut self) {
        let rest = self.rest();
        let n_bytes = rest.find(|c| !is_word_char(c)).unwrap_or(rest.len());
        let is_raw_prefix = matches!(&rest[..n_bytes], "r" | "br" | "cr");
        self.keep(n_bytes);
        let rest = self.rest();
        let n_hashes = rest.len() - rest.trim_start_matches('#').len();
        if is_raw_prefix && rest[n_hashes..].starts_with('"') {
            self.keep(n_hashes + 1);
            let end = format!("\"{}", "#".repeat(n_hashes));
            self.string_until(&end, true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, code: &str, strings: &[&str], comments: &[&str]) {
        let source = RustSource::new(text);
        assert_eq!(source.code, code, "code of {text}");
        let texts = |pieces: &[Piece]| -> Vec<String> {
            pieces.iter().map(|piece| piece.text.clone()).collect()
        };
        assert_eq!(texts(&source.strings), strings, "strings of {text}");
        assert_eq!(texts(&source.comments), comments, "comments of {text}");
    }

    #[test]
    fn code_comments_and_strings_are_told_apart() {
        check("a // b\nc", "a     \nc", &[], &[" b"]);
        check("/// b", "     ", &[], &[" b"]);
        check("//! b", "     ", &[], &[" b"]);
        check(
            "a /* b /* c */ d */ e",
            "a                   e",
            &[],
            &["/* b /* c */ d */"],
        );
        check(r#"f("// x")"#, r#"f("    ")"#, &["// x"], &[]);
        check(r#""a\"b" c"#, r#""    " c"#, &[r#"a\"b"#], &[]);
        check(r##"r#"a"b"# c"##, r##"r#"   "# c"##, &[r#"a"b"#], &[]);
        check(r#"br"\" c"#, r#"br" " c"#, &["\\"], &[]);
        check("r#type + 'a", "r#type + 'a", &[], &[]);
        check("'\"' + b'\\'' + 'ř'", "' ' + b'  ' + '  '", &[], &[]);
        check("&'a str \"b\"", "&'a str \" \"", &["b"], &[]);
        check("\"a", "\" ", &["a"], &[]);
        check("\"a\\", "\"  ", &["a\\"], &[]);
    }

    #[test]
    fn pieces_know_their_line() {
        let source = RustSource::new("a\n\"b\nc\" \"d\" /* e\nf */\n// g");
        let lines = |pieces: &[Piece]| pieces.iter().map(|piece| piece.line).collect::<Vec<_>>();
        assert_eq!(lines(&source.strings), [2, 3]);
        assert_eq!(lines(&source.comments), [3, 4, 5]);
    }

    #[test]
    fn the_module_of_tests_is_known() {
        let source =
            RustSource::new("fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() { \"}\"; }\n}\n");
        let tests: Vec<usize> = (1..=5).filter(|line| source.is_test(*line)).collect();
        assert_eq!(tests, [2, 3, 4, 5]);
        let source =
            RustSource::new("// #[cfg(test)]\nmod tests {}\n#[cfg(not(test))]\nfn a() {}\n");
        assert!((1..=4).all(|line| !source.is_test(line)));
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("a: f64,", "f64"));
        assert!(has_word("std::time::Duration", "std::time"));
        assert!(!has_word("has_f64()", "f64"));
        assert!(!has_word("f641", "f64"));
    }
}
