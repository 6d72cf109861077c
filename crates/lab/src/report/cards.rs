//! What cards are worth: win rates with and without them.

use std::fmt::Write;

use super::digest::{CardTally, Digest, Tally};
use super::page::{ENOUGH, section};
use super::plots::{self, Dot};
use super::words::{escape, name, percent, thousands};
use crate::stats::{self, Estimate};

/// How many cards the overview shows at either end.
const ENDS: usize = 12;

/// A comparison of cases with something and the cases without.
fn against(with: Tally, all: Tally) -> Option<Estimate> {
    let without = (
        all.wins.saturating_sub(with.wins),
        all.n.saturating_sub(with.n),
    );
    (with.n >= ENOUGH && without.1 >= ENOUGH)
        .then(|| stats::difference((with.wins, with.n), without))
}

/// What each card is worth: two plots, more of them folded away, and a table.
pub(super) fn cards(digest: &Digest, page: &mut String) -> anyhow::Result<()> {
    let dot = |card: &CardTally, estimate: Estimate, with: Tally| Dot {
        label: match (&*card.owner, digest.side_of_owner(&card.owner)) {
            ("", _) => card.title.clone(),
            (owner, Some(_)) => format!("{} – {}", name(owner), card.title),
            (owner, None) => format!("{} ({})", card.title, name(owner)),
        },
        estimate,
        colour: digest.owner_colour(&card.owner),
        note: format!(
            "{:+.1}  ({} times)",
            100.0 * estimate.value,
            thousands(with.n)
        ),
    };
    let [has, plays] = [0, 1].map(|i| digest.card_uses.get(i).copied().unwrap_or("had"));
    let is_owned = |card: &CardTally| digest.side_of_owner(&card.owner).is_some();
    let whose = if digest.cards.iter().any(is_owned) {
        "its owner's side"
    } else {
        "a player"
    };
    let first = format!(
        "How much likelier {whose} wins after having {has} the card by the end of round {}, \
         compared with the games in which it has not. {}",
        digest.early,
        if digest.is_luck {
            "The shuffle decides that, so this is close to what the card is worth; it is the plot \
             to trust."
        } else {
            "The players choose that, so a card that suits somebody who is ahead looks better than \
             it is."
        }
    );
    let second = format!(
        "How much likelier {whose} wins in games in which the card was {plays} at any time, \
         compared with the games in which it was not. Here the players choose: a card for good days \
         looks good, a last resort looks bad, and long games see more cards. Read it together with \
         the plot above."
    );
    type Pick = fn(&CardTally) -> Tally;
    let views: [(String, String, Pick); 2] = [
        (format!("Cards {has} early"), first, |card| card.early),
        (format!("Cards {plays}"), second, |card| card.played),
    ];
    for (kind, caption, tally) in views {
        let mut rated: Vec<(&CardTally, Estimate)> = digest
            .cards
            .iter()
            .filter_map(|card| Some((card, against(tally(card), card.all)?)))
            .collect();
        if rated.is_empty() {
            continue;
        }
        rated.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
        let shown: Vec<&(&CardTally, Estimate)> = if rated.len() <= 2 * ENDS {
            rated.iter().collect()
        } else {
            rated[..ENDS]
                .iter()
                .chain(&rated[rated.len() - ENDS..])
                .collect()
        };
        let rows: Vec<Dot> = shown
            .iter()
            .map(|(card, estimate)| dot(card, *estimate, tally(card)))
            .collect();
        let clear = rated
            .iter()
            .filter(|(_, estimate)| estimate.low > 0.0 || estimate.high < 0.0)
            .count();
        let (best, most) = rated[0];
        let title = format!(
            "{} helps most: {:+.1} points of win rate; {clear} of {} cards differ clearly from 0",
            match best.owner.is_empty() {
                true => best.title.clone(),
                false => format!("{} ({})", best.title, name(&best.owner)),
            },
            100.0 * most.value,
            rated.len()
        );
        let svg = plots::dots(
            &rows,
            "change of win rate, in points of per cent",
            0.0,
            true,
        )?;
        let caption = format!(
            "{caption} In brackets, how often that happened. {}Lines are 95 % intervals; of cards that change nothing, one in twenty \
             would leave 0 by luck alone.",
            match rated.len() > 2 * ENDS {
                true => format!("Shown are the {ENDS} cards at either end. "),
                false => String::new(),
            }
        );
        section(page, &kind, &title, &svg, &caption);
        details(digest, &rated, page, tally)?;
    }
    table(digest, page);
    Ok(())
}

/// The same plot for every card of one owner.
fn details(
    digest: &Digest,
    rated: &[(&CardTally, Estimate)],
    page: &mut String,
    tally: fn(&CardTally) -> Tally,
) -> anyhow::Result<()> {
    let mut owners: Vec<&str> = Vec::new();
    for card in &digest.cards {
        if !owners.contains(&&*card.owner) {
            owners.push(&card.owner);
        }
    }
    page.push_str("<div class=\"more\">");
    for owner in owners {
        let rows: Vec<Dot> = rated
            .iter()
            .filter(|(card, _)| card.owner == owner)
            .map(|(card, estimate)| Dot {
                label: card.title.clone(),
                estimate: *estimate,
                colour: digest.owner_colour(owner),
                note: format!(
                    "{:+.1}  ({} times)",
                    100.0 * estimate.value,
                    thousands(tally(card).n)
                ),
            })
            .collect();
        if rows.is_empty() {
            continue;
        }
        let svg = plots::dots(
            &rows,
            "change of win rate, in points of per cent",
            0.0,
            true,
        )?;
        let summary = match owner.is_empty() {
            true => "All cards".to_owned(),
            false => format!("All cards of {}", name(owner)),
        };
        let _ = writeln!(
            page,
            "<details><summary>{}</summary><figure>{svg}</figure></details>",
            escape(&summary)
        );
    }
    page.push_str("</div>");
    Ok(())
}

fn table(digest: &Digest, page: &mut String) {
    let [has, plays] = [0, 1].map(|i| digest.card_uses.get(i).copied().unwrap_or("had"));
    let _ = write!(
        page,
        "<details><summary>Every card in figures</summary><table><tr><th>card</th><th>of</th>\
         <th>kind</th><th>{has} by round {}</th><th>won with</th><th>without</th>\
         <th>difference</th><th>{plays}</th><th>won with</th><th>without</th>\
         <th>difference</th></tr>",
        digest.early
    );
    for card in &digest.cards {
        let _ = write!(
            page,
            "<tr><td>{}</td><td>{}</td><td>{}</td>",
            escape(&card.title),
            escape(&name(&card.owner)),
            escape(&name(&card.kind))
        );
        for with in [card.early, card.played] {
            let rate = |wins: u64, n: u64| match n {
                0 => "–".to_owned(),
                n => percent(wins as f64 / n as f64),
            };
            let difference = against(with, card.all).map_or("–".to_owned(), |estimate| {
                format!(
                    "{:+.1} ({:+.1} to {:+.1})",
                    100.0 * estimate.value,
                    100.0 * estimate.low,
                    100.0 * estimate.high
                )
            });
            let _ = write!(
                page,
                "<td>{}</td><td>{}</td><td>{}</td><td>{difference}</td>",
                rate(with.n, card.all.n),
                rate(with.wins, with.n),
                rate(
                    card.all.wins.saturating_sub(with.wins),
                    card.all.n.saturating_sub(with.n)
                )
            );
        }
        page.push_str("</tr>");
    }
    page.push_str("</table></details>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comparison_needs_cases_on_both_sides() {
        let tally = |wins, n| Tally { wins, n };
        assert!(against(tally(10, 20), tally(50, 100)).is_none());
        assert!(against(tally(50, 90), tally(50, 100)).is_none());
        let estimate = against(tally(40, 50), tally(50, 100)).unwrap();
        assert!((estimate.value - 0.6).abs() < 1e-9);
    }
}
