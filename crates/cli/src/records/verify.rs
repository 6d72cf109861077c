//! `sandtable verify`: was chance fair?

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use game::Record;
use game::official::Seed;
use games::{ReplayError, Verified, VerifyError};
use text::{Args, Texts};

use crate::args::ContentArgs;
use crate::errors::of_path;
use crate::{Verdict, files};

/// Checks the record in that file.
pub(crate) fn run(
    path: &Path,
    content: &ContentArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let (record, text) = files::read_record(path, texts)?;
    files::use_content(record.game.parse()?, content, texts)?;
    judge(&record, &text, games::verify(&record), texts, out)
        .with_context(|| of_path("error-verifying", path, texts))
}

fn judge(
    record: &Record,
    text: &str,
    result: Result<Verified, VerifyError>,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    match result {
        Ok(verified) => {
            let args = Args::new()
                .with("chance", verified.chance_moves)
                .with("moves", verified.moves);
            writeln!(out, "{}", texts.say("verify-fair", args))?;
            if record.seed.as_ref().is_some_and(Seed::is_number) {
                writeln!(out, "{}", texts.word("verify-chosen-seed"))?;
            }
            if !verified.is_over {
                writeln!(out, "{}", texts.word("verify-unfinished"))?;
            }
            Ok(Verdict::Good)
        }
        // A record that this program cannot replay is neither fair nor unfair.
        Err(VerifyError::Replay(
            error @ (ReplayError::Parse(_)
            | ReplayError::Game(_)
            | ReplayError::OtherGame { .. }
            | ReplayError::Rules { .. }
            | ReplayError::Setup(_)),
        )) => Err(anyhow::Error::msg(texts.replay_error(&error, record))),
        Err(VerifyError::Replay(error)) => {
            let reason = texts.replay_error(&error.in_text(text), record);
            let args = Args::new().with("reason", reason);
            writeln!(out, "{}", texts.say("verify-not-fair", args))?;
            Ok(Verdict::Failed)
        }
        Err(error) => {
            let args = Args::new().with("reason", texts.verify_error(&error, record));
            writeln!(out, "{}", texts.say("verify-not-proved", args))?;
            Ok(Verdict::Failed)
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Observer, Turn};
    use games::TableOf;

    use super::*;
    use crate::toy::Toy;

    fn played() -> Record {
        let mut table = TableOf::<Toy>::new::<&str>(&[], Some(Seed::new([3; 32]))).unwrap();
        loop {
            match table.state().turn() {
                Turn::Over(_) => return table.record().into_exposed(),
                Turn::Chance => drop(table.draw_chance().unwrap()),
                Turn::Seats(asked) => {
                    let seat = asked.lowest().unwrap();
                    let sight = table.sight(Observer::Seat(seat), 0);
                    table.play(seat, &sight.choices[0].text).unwrap();
                }
            }
        }
    }

    fn judged(record: &Record) -> anyhow::Result<(Verdict, String)> {
        let mut out = Vec::new();
        let result = TableOf::<Toy>::verify(record);
        let texts = Texts::new(text::Language::English);
        let verdict = judge(record, &record.to_string(), result, &texts, &mut out)?;
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
