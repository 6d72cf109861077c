//! `sandtable scenario`: runs scenario files and tells what they cover.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use games::{GameId, Playable, with_game};
use testkit::scenario::{self, Coverage, Report};
use text::Texts;

use crate::Verdict;

/// Runs the scenarios in those files and folders.
pub(crate) fn run(
    paths: &[PathBuf],
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let report =
        scenario::run_paths(paths).with_context(|| texts.word("error-looking-for-scenarios"))?;
    writeln!(out, "{report}")?;
    Ok(verdict(&report))
}

fn verdict(report: &Report) -> Verdict {
    if report.is_broken() {
        Verdict::BadInput
    } else if report.is_good() {
        Verdict::Good
    } else {
        Verdict::Failed
    }
}

/// Tells for each card how many scenarios show it working and not working.
pub(crate) fn covers(
    game: GameId,
    paths: &[PathBuf],
    both: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let (scenarios, unreadable) =
        scenario::read_all(paths).with_context(|| texts.word("error-looking-for-scenarios"))?;
    for error in &unreadable {
        writeln!(out, "{error}")?;
    }
    let coverage = Coverage::of(&scenarios, game.name());
    let verdict = tell(&with_game!(game, G => G::to_cover()), &coverage, both, out)?;
    Ok(if unreadable.is_empty() {
        verdict
    } else {
        Verdict::BadInput
    })
}

fn tell(
    ids: &[String],
    coverage: &Coverage,
    both: bool,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let ids: BTreeSet<&str> = ids.iter().map(String::as_str).collect();
    for id in &ids {
        let n = |places: Option<&BTreeSet<_>>| places.map_or(0, BTreeSet::len);
        let covers = n(coverage.covers.get(*id));
        let covers_not = n(coverage.covers_not.get(*id));
        writeln!(out, "{covers:3} {covers_not:3}  {id}")?;
    }
    let unknown = coverage.unknown(&ids);
    for (id, place) in &unknown {
        writeln!(out, "{}:{}: no card `{id}`", place.file, place.line)?;
    }
    let bare = coverage.without_positive(ids.iter().copied());
    let one_sided = coverage.without_negative(ids.iter().copied());
    writeln!(
        out,
        "{} cards, {} without `covers`, {} without `covers-not`",
        ids.len(),
        bare.len(),
        one_sided.len()
    )?;
    Ok(if !unknown.is_empty() {
        Verdict::BadInput
    } else if !bare.is_empty() || both && !one_sided.is_empty() {
        Verdict::Failed
    } else {
        Verdict::Good
    })
}

#[cfg(test)]
mod tests {
    use games::Playable;

    use super::*;
    use crate::toy::Toy;

    fn told(text: &str, both: bool) -> (Verdict, String) {
        let scenarios = scenario::parse("a.scn", text).unwrap();
        let coverage = Coverage::of(&scenarios, "toy");
        let mut out = Vec::new();
        let verdict = tell(&Toy::<0>::to_cover(), &coverage, both, &mut out).unwrap();
        (verdict, String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_card_without_a_scenario_fails() {
        let some = "game toy\ntitle T\ncovers 1 2\nann: bid 1\n";
        let (verdict, text) = told(some, false);
        assert_eq!(verdict, Verdict::Failed);
        assert!(text.contains("\n  1   0  2\n"), "{text}");
        assert!(text.ends_with("10 cards, 8 without `covers`, 10 without `covers-not`\n"));
        let all = "game toy\ntitle T\ncovers 1 2 3 4 5 6 7 8 9 10\nann: bid 1\n";
        assert_eq!(told(all, false).0, Verdict::Good);
        assert_eq!(told(all, true).0, Verdict::Failed);
    }

    #[test]
    fn a_scenario_about_no_card_is_broken() {
        let (verdict, text) = told("game toy\ntitle T\ncovers 11\nann: bid 1\n", false);
        assert_eq!(verdict, Verdict::BadInput);
        assert!(text.contains("a.scn:1: no card `11`"), "{text}");
    }
}
