//! Names and figures as a reader would write them.

/// A share in per cent.
pub(super) fn percent(x: f64) -> String {
    format!("{:.1} %", 100.0 * x)
}

/// A number with gaps between thousands.
pub(super) fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// An id as a reader would write it: `north_sea` is North Sea, `ussr` USSR.
pub(super) fn name(id: &str) -> String {
    let word = |word: &str| match word {
        "uk" | "us" | "usa" | "ussr" => word.to_uppercase(),
        "of" => word.to_owned(),
        word => capital(word),
    };
    let apart = id.replace('+', " + ");
    let words: Vec<String> = apart.split(['_', '-', ' ']).map(word).collect();
    words.join(" ")
}

/// The verb that goes with a side: teams are many, a seat is one.
pub(super) fn verb(side: &str, verb: &str) -> String {
    match side {
        "axis" | "allies" => verb.to_owned(),
        _ => format!("{verb}s"),
    }
}

/// A side with its article, unless it is somebody's own name.
pub(super) fn of_side(side: &str) -> String {
    match side {
        "axis" | "allies" => format!("the {}", capital(side)),
        side => name(side),
    }
}

/// With a large first letter.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// Safe inside HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_become_names() {
        let check = |id: &str, expected: &str| assert_eq!(name(id), expected);
        check("north_sea", "North Sea");
        check("eastern_us", "Eastern US");
        check("sudden-victory", "Sudden Victory");
        check("japan+italy", "Japan + Italy");
        check("ussr", "USSR");
    }

    #[test]
    fn numbers_are_grouped_and_text_is_escaped() {
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(1_234_567), "1,234,567");
        assert_eq!(escape("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
