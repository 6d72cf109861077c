//! `sandtable replay`: a recorded game move by move.

use std::io::Write;

use anyhow::{Context, bail};
use game::{Actor, Observer, Turn};
use games::Table;
use text::{Args, Narrator, Texts};

use crate::args::ReplayArgs;
use crate::errors::of_path;
use crate::play::seating;
use crate::{Verdict, files};

/// Shows the record in that file.
pub(crate) fn run(
    args: &ReplayArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let (mut record, text) = match args.game {
        // A game of a run, which keeps no moves: it is played again.
        Some(number) => {
            let plan = lab::read_plan(&args.record)?;
            files::use_content(plan.id()?, &args.content, texts)?;
            let record = lab::again::record(&plan, number)?;
            let text = record.to_string();
            (record, text)
        }
        None => {
            let (record, text) = files::read_record(&args.record, texts)?;
            files::use_content(record.game.parse()?, &args.content, texts)?;
            (record, text)
        }
    };
    let n_moves = record.moves.len();
    match args.to {
        Some(to) if to > n_moves => {
            let args = Args::new().with("n", n_moves).with("to", to);
            bail!(texts.say("error-few-moves", args));
        }
        Some(to) => record.moves.truncate(to),
        None => {}
    }
    let table = files::replay(&record, &text, texts)
        .with_context(|| of_path("error-replaying", &args.record, texts))?;
    let observer = match args.observer.as_deref() {
        None => None,
        Some("spectator") => Some(Observer::Spectator),
        Some(name) => Some(Observer::Seat(seating::seat(&table, name, texts)?)),
    };
    if let Some(path) = &args.out {
        files::write(path, &record.to_string(), texts)?;
        writeln!(out, "{}", path.display())?;
        return Ok(Verdict::Good);
    }
    show(&table, texts, observer, out)?;
    Ok(Verdict::Good)
}

/// What an observer saw of every move.
pub(crate) fn tell_seen(
    narrator: &dyn Narrator,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    for told in narrator.news() {
        let who = match told.seat {
            Some(seat) => narrator.seat(seat),
            None => texts.word("term-chance"),
        };
        writeln!(out, "{:4} {who}", told.number)?;
        for line in told.lines {
            writeln!(out, "       {line}")?;
        }
    }
    Ok(())
}

/// Every move, or what the observer saw of it; then how things stand.
fn show(
    table: &Table,
    texts: &Texts,
    observer: Option<Observer>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let sight = table.sight(observer.unwrap_or(Observer::Spectator), 0);
    let narrator = texts.narrator(&sight)?;
    let who = |actor: Actor| match actor {
        Actor::Seat(seat) => narrator.seat(seat),
        Actor::Chance => texts.word("term-chance"),
    };
    match observer {
        // The move itself may be hidden from an observer; what they saw are the events.
        Some(_) => tell_seen(&*narrator, texts, out)?,
        None => {
            let record = table.record();
            let record = record.expose();
            // A move is told by the question that it answers, so the game is played once more.
            let mut before = Table::sit(table.game(), &record.setup, None)?;
            for (i, mv) in record.moves.iter().enumerate() {
                // In notation, and in words where there are some.
                let label = match mv.actor {
                    Actor::Seat(seat) => {
                        let sight = before.sight(Observer::Seat(seat), i);
                        let label = texts.narrator(&sight)?.choice(&mv.text);
                        before.play(seat, mv.text.as_str())?;
                        Some(label)
                    }
                    Actor::Chance => {
                        before.play_chance(&mv.text)?;
                        None
                    }
                };
                let label = label.filter(|label| *label != mv.text);
                let label = label.map_or(String::new(), |label| format!(" – {label}"));
                writeln!(out, "{:4} {}: {}{label}", i + 1, who(mv.actor), mv.text)?;
            }
        }
    }
    writeln!(out)?;
    for line in narrator.describe() {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    let asked = match sight.turn {
        Turn::Chance => vec![texts.word("term-chance")],
        Turn::Seats(asked) => asked.iter().map(|seat| narrator.seat(seat)).collect(),
        Turn::Over(_) => return Ok(()),
    };
    let args = Args::new().with("who", asked.join(", "));
    writeln!(out, "{}", texts.say("term-to-decide", args))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use games::GameId;

    use super::*;

    /// Two cards of the opening hands of Germany and the United Kingdom are discarded.
    fn shown(observer: Option<Observer>) -> String {
        let mut table = Table::sit(GameId::Quartermaster, &[], None).unwrap();
        for number in 0..6 {
            table
                .play_chance(&format!("shuffle {number:016x}"))
                .unwrap();
        }
        for seat in [Seat(0), Seat(1)] {
            let sight = table.sight(Observer::Seat(seat), 0);
            table.play(seat, &sight.choices[0].text).unwrap();
        }
        let mut out = Vec::new();
        let texts = Texts::new(text::Language::English);
        show(&table, &texts, observer, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_record_shows_its_moves() {
        let text = shown(None);
        assert!(text.contains("\n   7 Germany: discard ger_"), "{text}");
        assert!(text.contains(" – Discard “"), "{text}");
        assert!(
            text.contains("\nTo decide: Germany, United Kingdom, "),
            "{text}"
        );
    }

    #[test]
    fn a_move_is_told_by_what_it_ends() {
        let setup = [
            "players 2",
            "turn alpha play",
            "reserve su02 de14 su14 us19",
            "alpha hand medal_germany_2 su18",
        ];
        let setup = setup.map(str::to_owned);
        let mut table = Table::sit(GameId::Rush, &setup, None).unwrap();
        for mv in ["buy su02", "pay medal_germany_2", "confirm", "attack su18"] {
            table.play(Seat(0), mv).unwrap();
        }
        let mut out = Vec::new();
        let texts = Texts::new(text::Language::English);
        show(&table, &texts, None, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("confirm – Buy it with these cards"), "{text}");
        assert!(!text.contains("Attack with these"), "{text}");
    }

    #[test]
    fn an_observer_is_shown_what_they_saw() {
        let germany = shown(Some(Observer::Seat(Seat(0))));
        let kingdom = shown(Some(Observer::Seat(Seat(1))));
        let line = |text: &str, number: &str| {
            let mut lines = text.lines().skip_while(|line| !line.starts_with(number));
            lines.nth(1).unwrap_or_default().to_owned()
        };
        assert!(line(&germany, "   7").contains('“'), "{germany}");
        assert!(!line(&kingdom, "   7").contains('“'), "{kingdom}");
        assert!(line(&kingdom, "   8").contains('“'), "{kingdom}");
    }
}
