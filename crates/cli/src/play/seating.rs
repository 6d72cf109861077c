//! Who sits where, and how seats are spoken of.

use anyhow::bail;
use driver::Occupant;
use game::Seat;
use games::Table;
use text::{Args, Texts};

use crate::args::PlayArgs;

/// The occupant of a seat that none is named for: a bot worth playing that does not keep people waiting.
const ANYBODY: Occupant = Occupant::OFFICER;

/// Who sits in each seat. Those of a kept table sit where they sat: bots may be exchanged for others,
/// but no person sits down where a bot has played: they would see a hand that was hidden from them.
pub(crate) fn arrange(
    table: &Table,
    args: &PlayArgs,
    kept: &[Occupant],
    texts: &Texts,
) -> anyhow::Result<Vec<Occupant>> {
    let kept = Some(kept).filter(|kept| kept.len() == table.seats() as usize);
    if let Some(kept) = kept
        && args.seats.is_empty()
        && args.human.is_empty()
    {
        return Ok(kept.to_vec());
    }
    let occupants = named(table, args, texts)?;
    if let Some(kept) = kept {
        let pairs = occupants.iter().zip(kept);
        let changed = pairs
            .enumerate()
            .find(|(_, (now, before))| **now == Occupant::Human && **before != Occupant::Human);
        if let Some((seat, _)) = changed {
            let name = table.seat_name(Seat(seat as u8));
            bail!(texts.say("error-other-seat", Args::new().with("seat", name)));
        }
    }
    Ok(occupants)
}

/// Who sits where by the command line.
fn named(table: &Table, args: &PlayArgs, texts: &Texts) -> anyhow::Result<Vec<Occupant>> {
    let n = table.seats() as usize;
    let mut occupants = vec![ANYBODY; n];
    if !args.seats.is_empty() {
        if args.seats.len() > n {
            let args = Args::new().with("named", args.seats.len()).with("seats", n);
            bail!(texts.say("error-too-many-seats", args));
        }
        occupants[..args.seats.len()].copy_from_slice(&args.seats);
    } else if args.human.is_empty() {
        occupants[0] = Occupant::Human;
    }
    for name in &args.human {
        occupants[seat(table, name, texts)?.0 as usize] = Occupant::Human;
    }
    Ok(occupants)
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
            bail!(texts.say("error-no-seat", args))
        }
    }
}
