//! `sandtable verify`: was chance fair?

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use game::Record;
use games::{ReplayError, Verified, VerifyError};

use crate::args::ContentArgs;
use crate::{Verdict, files};

/// Checks the record in that file.
pub(crate) fn run(
    path: &Path,
    content: &ContentArgs,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let (record, text) = files::read_record(path)?;
    files::use_content(record.game.parse()?, content)?;
    judge(&record, &text, games::verify(&record), out)
        .with_context(|| format!("while verifying {}", path.display()))
}

fn judge(
    record: &Record,
    text: &str,
    result: Result<Verified, VerifyError>,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    match result {
        Ok(verified) => {
            writeln!(
                out,
                "fair: the seed is the one promised, {} moves of chance follow from it, {} moves \
                 are legal",
                verified.chance_moves, verified.moves
            )?;
            if !verified.is_over {
                writeln!(
                    out,
                    "note: the record of {} ends before the game does",
                    record.game
                )?;
            }
            Ok(Verdict::Good)
        }
        // A record that this program cannot play proves nothing either way.
        Err(VerifyError::Replay(
            error @ (ReplayError::Parse(_)
            | ReplayError::Game(_)
            | ReplayError::OtherGame { .. }
            | ReplayError::Rules { .. }
            | ReplayError::Setup(_)),
        )) => Err(error.into()),
        Err(VerifyError::Replay(error)) => {
            writeln!(out, "not fair: {}", error.in_text(text))?;
            Ok(Verdict::Failed)
        }
        Err(error) => {
            writeln!(out, "not proved fair: {error}")?;
            Ok(Verdict::Failed)
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Turn;
    use game::official::Seed;
    use games::{Sitting, Table};

    use super::*;
    use crate::toy::Toy;

    fn played() -> Record {
        let mut table = Sitting::<Toy>::new::<&str>(&[], Some(Seed::new([3; 32]))).unwrap();
        loop {
            match table.turn() {
                Turn::Over(_) => return table.record(),
                Turn::Chance => drop(table.draw_chance().unwrap()),
                Turn::Seats(asked) => {
                    let seat = asked.lowest().unwrap();
                    let text = table.moves(seat)[0].text.clone();
                    table.play(seat, &text).unwrap();
                }
            }
        }
    }

    fn judged(record: &Record) -> anyhow::Result<(Verdict, String)> {
        let mut out = Vec::new();
        let result = Sitting::<Toy>::verify(record);
        let verdict = judge(record, &record.to_string(), result, &mut out)?;
        Ok((verdict, String::from_utf8(out)?))
    }

    #[test]
    fn a_fair_record_is_good_and_a_tampered_one_fails() {
        let record = played();
        let (verdict, text) = judged(&record).unwrap();
        assert_eq!(verdict, Verdict::Good);
        assert!(text.starts_with("fair: "), "{text}");

        let mut loaded = record.clone();
        loaded.moves[0].text = "deal 1".to_owned();
        let (verdict, text) = judged(&loaded).unwrap();
        assert_eq!(verdict, Verdict::Failed);
        assert!(text.contains("move 1: the seed gives `deal "), "{text}");

        let mut illegal = record.clone();
        illegal.moves[1].text = "keep".to_owned();
        let (verdict, text) = judged(&illegal).unwrap();
        assert_eq!(verdict, Verdict::Failed);
        assert!(
            text.starts_with("not fair: move 2 (line 8): ann: "),
            "{text}"
        );
    }

    #[test]
    fn a_record_of_other_rules_is_bad_input() {
        let mut record = played();
        record.rules = 9;
        assert!(judged(&record).is_err());
    }
}
