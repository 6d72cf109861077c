//! Words as people type them.

/// Small letters, without marks on them and without quotes.
#[must_use]
pub fn fold(text: &str) -> String {
    let lower = text.to_lowercase();
    let plain = lower.chars().filter_map(|c| match c {
        'ą' | 'á' => Some('a'),
        'ć' | 'č' => Some('c'),
        'ď' => Some('d'),
        'ę' | 'é' | 'ě' => Some('e'),
        'í' => Some('i'),
        'ł' => Some('l'),
        'ń' | 'ň' => Some('n'),
        'ó' => Some('o'),
        'ř' => Some('r'),
        'ś' | 'š' => Some('s'),
        'ť' => Some('t'),
        'ú' | 'ů' => Some('u'),
        'ý' => Some('y'),
        'ź' | 'ż' | 'ž' => Some('z'),
        'ё' => Some('е'),
        '“' | '”' | '„' | '«' | '»' | '"' | '!' => None,
        c => Some(c),
    });
    let plain: String = plain.collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether every one of the words begins a word of the text; both are folded.
#[must_use]
pub fn has_words(text: &str, words: &str) -> bool {
    !words.is_empty()
        && words.split(' ').all(|wanted| {
            let mut found = text.split(' ');
            found.any(|word| word.starts_with(wanted))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_quotes_and_capitals_do_not_count() {
        assert_eq!(fold("  Zagraj „Łódź”! "), "zagraj lodz");
        assert_eq!(fold("Ёлка  ждёт"), "елка ждет");
        assert!(has_words("sformuj armie w ukrainie", "arm ukr"));
        assert!(!has_words("sformuj armie", "formuj"));
        assert!(!has_words("sformuj armie", ""));
    }
}
