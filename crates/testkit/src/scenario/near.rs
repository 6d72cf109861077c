//! What a misspelt word may have meant.

/// The word that is nearest to a misspelt one, if any is near.
pub(super) fn near<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let n_letters = word.chars().count();
    let known = known.into_iter().filter(|known| !known.is_empty());
    let rated = known.map(|known| (distance(word, known), known));
    let (far, nearest) = rated.min()?;
    // A third of the letters may be wrong.
    (far > 0 && far * 3 <= n_letters).then_some(nearest)
}

/// How many letters must be put in, taken out or changed.
fn distance(one: &str, two: &str) -> usize {
    let two: Vec<char> = two.chars().collect();
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, &b) in two.iter().enumerate() {
            let changed = corner + usize::from(a != b);
            corner = row[j + 1];
            row[j + 1] = changed.min(corner + 1).min(row[j] + 1);
        }
    }
    row[two.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_found_and_far_ones_are_not() {
        let known = ["germany", "japan", "italy"];
        assert_eq!(near("germny", known), Some("germany"));
        assert_eq!(
            near("itlay", known),
            None,
            "two of five letters are too many"
        );
        assert_eq!(near("france", known), None);
        assert_eq!(near("japan", known), None, "it is right");
        assert_eq!(near("", known), None);
    }
}
