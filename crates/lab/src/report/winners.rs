//! Who wins: sides and seats with their intervals.

use text::{Args, capital};

use super::findings;
use super::page::Page;
use super::plots::{self, Dot};
use crate::stats::Estimate;

/// The section of the page.
pub(super) fn section(page: &mut Page<'_>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    let rates = digest.rates();
    let even = 1.0 / digest.sides.len().max(1) as f64;
    let title = match findings::favourite(&digest.wins(), digest.summary.games) {
        Some(best) => {
            let (side, rate) = rates[best];
            let args = Args::new()
                .with("side", speech.side(side))
                .with("share", speech.percent(rate.value));
            speech.headline("report-winners-best", args)
        }
        None => speech.word("report-winners-even"),
    };
    let dot = |label: String, rate: Estimate, side: usize| {
        let args = Args::new()
            .with("figure", speech.percent(rate.value))
            .with("spread", speech.fixed(50.0 * (rate.high - rate.low), 1));
        Dot {
            label,
            estimate: rate,
            colour: digest.colour(side),
            note: speech.say("report-plus-minus", args),
        }
    };
    let sides = rates.iter().enumerate();
    let mut rows: Vec<Dot> = sides
        .map(|(side, (id, rate))| dot(capital(&speech.name(id)), *rate, side))
        .collect();
    // Seats that are sides of their own, or have the same players, would only say the same again.
    let players = &digest.plan.players;
    let is_mixed = players.iter().any(|player| *player != players[0]);
    if is_mixed && digest.seat_side.len() > digest.sides.len() {
        for (seat, (share, player)) in digest.summary.seats.iter().enumerate() {
            let args = Args::new()
                .with("seat", speech.name(&share.name))
                .with("player", speech.player(player));
            let label = speech.say("report-seat-player", args);
            rows.push(dot(label, share.rate, digest.seat_side[seat]));
        }
    }
    let axis = speech.word("report-winners-axis");
    let svg = plots::dots(speech, &rows, &axis, even, false)?;
    let args = Args::new().with("even", speech.percent(even));
    let mut caption = speech.say("report-winners-caption", args);
    if rows.len() > digest.sides.len() {
        caption = format!("{caption} {}", speech.word("report-winners-seats"));
    }
    page.section(&speech.word("report-winners"), &title, &svg, &caption);
    Ok(())
}
