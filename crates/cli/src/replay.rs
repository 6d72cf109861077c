//! `sandtable replay`: a recorded game move by move.

use std::io::Write;

use anyhow::{Context, bail};
use game::{Actor, Observer, Turn};
use games::Table;
use text::{Args, Texts};

use crate::args::ReplayArgs;
use crate::chairs::{self, outcome};
use crate::trouble::of_path;
use crate::{Verdict, files};

/// Shows the record in that file.
pub(crate) fn run(
    args: &ReplayArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let (mut record, text) = files::read_record(&args.record, texts)?;
    files::use_content(record.game.parse()?, &args.content, texts)?;
    let n_moves = record.moves.len();
    match args.to {
        Some(to) if to > n_moves => {
            let args = Args::new().with("n", n_moves).with("to", to);
            bail!(texts.say("trouble-few-moves", args));
        }
        Some(to) => record.moves.truncate(to),
        None => {}
    }
    let table = files::replay(&record, &text, texts)
        .with_context(|| of_path("trouble-replaying", &args.record, texts))?;
    let observer = match args.observer.as_deref() {
        None => None,
        Some("spectator") => Some(Observer::Spectator),
        Some(name) => Some(Observer::Seat(chairs::seat(&*table, name, texts)?)),
    };
    show(&*table, texts, observer, out)?;
    Ok(Verdict::Good)
}

/// Every move, or what the observer saw of it; then how things stand.
fn show(
    table: &dyn Table,
    texts: &Texts,
    observer: Option<Observer>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let narrator = texts.narrator(table);
    let who = |actor: Actor| match actor {
        Actor::Seat(seat) => narrator.seat(table, seat),
        Actor::Chance => texts.word("term-chance"),
    };
    match observer {
        // The move itself may be hidden from an observer; what they saw are the events.
        Some(observer) => {
            for told in narrator.news(table, 0, observer) {
                let actor = told.seat.map_or(Actor::Chance, Actor::Seat);
                writeln!(out, "{:4} {}", told.number, who(actor))?;
                for line in told.lines {
                    writeln!(out, "       {line}")?;
                }
            }
        }
        None => {
            for (i, mv) in table.record().moves.iter().enumerate() {
                writeln!(out, "{:4} {}: {}", i + 1, who(mv.actor), mv.text)?;
            }
        }
    }
    writeln!(out)?;
    for line in narrator.describe(table, observer.unwrap_or(Observer::Spectator)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    match table.turn() {
        Turn::Chance => {
            let args = Args::new().with("who", texts.word("term-chance"));
            writeln!(out, "{}", texts.say("term-to-decide", args))?;
        }
        Turn::Over(_) if narrator.outcome(table).is_some() => {}
        Turn::Over(over) => outcome(table, texts, &over, out)?,
        Turn::Seats(asked) => {
            let names: Vec<String> = asked
                .iter()
                .map(|seat| narrator.seat(table, seat))
                .collect();
            let args = Args::new().with("who", names.join(", "));
            writeln!(out, "{}", texts.say("term-to-decide", args))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use games::Sitting;

    use super::*;
    use crate::toy::Toy;

    fn shown(observer: Option<Observer>) -> String {
        let mut table = Sitting::<Toy>::new(&["hand ann 2 9", "hand bob 3"], None).unwrap();
        table.play(Seat(0), "bid 9").unwrap();
        let mut out = Vec::new();
        let texts = Texts::new(text::Language::English);
        show(&table, &texts, observer, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_record_shows_its_moves() {
        let text = shown(None);
        assert!(text.starts_with("   1 ann: bid 9\n"), "{text}");
        assert!(text.ends_with("To decide: bob.\n"), "{text}");
    }

    #[test]
    fn an_observer_is_shown_what_they_saw() {
        let text = shown(Some(Observer::Seat(Seat(1))));
        assert!(!text.contains('9'), "{text}");
        assert!(text.contains("bid seat 0\n"), "{text}");
        assert!(text.contains("bob hand: 3"), "{text}");
        assert!(shown(Some(Observer::Seat(Seat(0)))).contains("bid card 9 seat 0"));
    }
}
