//! Who sits where, and how seats are spoken of.

use std::io::Write;

use anyhow::bail;
use game::{Outcome, Seat};
use games::Table;
use text::{Args, Texts};

use crate::args::PlayArgs;
use crate::sitter::Sitter;

/// Who sits where nobody was named: a bot worth playing that does not keep people waiting.
const ANYBODY: Sitter = Sitter::OFFICER;

/// Who sits in each seat.
pub(crate) fn arrange(
    table: &dyn Table,
    args: &PlayArgs,
    texts: &Texts,
) -> anyhow::Result<Vec<Sitter>> {
    let n = table.seats() as usize;
    let mut sitters = vec![ANYBODY; n];
    if !args.seats.is_empty() {
        if args.seats.len() > n {
            let args = Args::new().with("named", args.seats.len()).with("seats", n);
            bail!(texts.say("trouble-too-many-seats", args));
        }
        sitters[..args.seats.len()].copy_from_slice(&args.seats);
    } else if args.human.is_empty() {
        sitters[0] = Sitter::Human;
    }
    for name in &args.human {
        sitters[seat(table, name, texts)?.0 as usize] = Sitter::Human;
    }
    Ok(sitters)
}

/// The seat of that name.
pub(crate) fn seat(table: &dyn Table, name: &str, texts: &Texts) -> anyhow::Result<Seat> {
    match table.seat_named(name) {
        Some(seat) => Ok(seat),
        None => {
            let names: Vec<String> = (0..table.seats())
                .map(|seat| table.seat_name(Seat(seat)))
                .collect();
            let args = Args::new()
                .with("name", name.to_owned())
                .with("seats", names.join(", "));
            bail!(texts.say("trouble-no-seat", args))
        }
    }
}

/// Tells how the game ended, in the words for a game that has none of its own.
pub(crate) fn outcome(
    table: &dyn Table,
    texts: &Texts,
    outcome: &Outcome,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let names = |won: bool| -> Vec<String> {
        (0..table.seats())
            .map(Seat)
            .filter(|&seat| outcome.winners.contains(seat) == won)
            .map(|seat| {
                let args = Args::new()
                    .with("seat", table.seat_name(seat))
                    .with("score", outcome.scores[seat.0 as usize]);
                texts.say("term-score", args)
            })
            .collect()
    };
    let args = Args::new().with("ending", outcome.ending);
    writeln!(out, "{}", texts.say("term-over", args))?;
    let seats = |names: Vec<String>| Args::new().with("seats", names.join(", "));
    match names(true) {
        winners if winners.is_empty() => writeln!(out, "{}", texts.word("term-nobody-won"))?,
        winners => writeln!(out, "{}", texts.say("term-won", seats(winners)))?,
    }
    let losers = names(false);
    if !losers.is_empty() {
        writeln!(out, "{}", texts.say("term-lost", seats(losers)))?;
    }
    Ok(())
}
