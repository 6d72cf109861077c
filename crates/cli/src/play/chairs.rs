//! Who sits where, and how seats are spoken of.

use anyhow::bail;
use desk::Sitter;
use game::Seat;
use games::Table;
use text::{Args, Texts};

use crate::args::PlayArgs;

/// Who sits where nobody was named: a bot worth playing that does not keep people waiting.
const ANYBODY: Sitter = Sitter::OFFICER;

/// Who sits in each seat.
pub(crate) fn arrange(
    table: &Table,
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
pub(crate) fn seat(table: &Table, name: &str, texts: &Texts) -> anyhow::Result<Seat> {
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
