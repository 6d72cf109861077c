//! Significance tests for headlines.
//!
//! Each finding is tested at five per cent for the whole headline, corrected for the number of rounds, seats
//! or cards it was selected from (Bonferroni). A plot without a finding has a plain title.

use std::collections::BTreeMap;

use statrs::distribution::{ContinuousCDF, Normal};

use super::digest::Counts;
use crate::stats::Estimate;

/// Fewer cases than this support no finding.
pub(super) const ENOUGH: u64 = 30;

/// Mean and spread of some values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spread {
    pub(super) n: u64,
    pub(super) mean: f64,
    /// Standard deviation.
    pub(super) sd: f64,
}

impl Spread {
    /// Of counted values.
    pub(super) fn of(counts: &Counts) -> Self {
        let n: u64 = counts.values().sum();
        let whole = n.max(1) as f64;
        let sum = |power: i32| -> f64 {
            let terms = counts.iter();
            terms
                .map(|(&x, &n)| f64::from(x).powi(power) * n as f64)
                .sum()
        };
        let mean = sum(1) / whole;
        let sd = (sum(2) / whole - mean * mean).max(0.0).sqrt();
        Self { n, mean, sd }
    }

    /// The mean in standard errors.
    fn z(self) -> f64 {
        let error = self.sd / (self.n.max(1) as f64).sqrt();
        match (self.mean, error) {
            (0.0, _) => 0.0,
            (mean, error) => mean / error.max(f64::MIN_POSITIVE),
        }
    }
}

/// The significance threshold in standard errors, for the best of so many.
fn more_than_luck(n_looked_at: usize) -> f64 {
    let Ok(normal) = Normal::new(0.0, 1.0) else {
        return f64::INFINITY;
    };
    normal.inverse_cdf(1.0 - 0.025 / n_looked_at.max(1) as f64)
}

/// The side that wins clearly more often than its even share, and than any other.
pub(super) fn favourite(wins: &[u64], games: u64) -> Option<usize> {
    let (n, even) = (games as f64, 1.0 / wins.len().max(1) as f64);
    let error = (even * (1.0 - even) / n.max(1.0)).sqrt();
    let z = |won: u64| (won as f64 / n.max(1.0) - even) / error.max(f64::MIN_POSITIVE);
    let (best, &won) = wins.iter().enumerate().max_by_key(|(_, won)| **won)?;
    let is_clear = commonest(wins.iter().copied().enumerate()).is_some();
    (games >= ENOUGH && is_clear && z(won) > more_than_luck(wins.len())).then_some(best)
}

/// Who of two is ahead over the rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Course {
    /// No side, in any round.
    Level,
    /// That side, nearly all the time.
    Leads(usize),
    /// One side up to that round, then the other.
    Changes {
        /// The first to lead.
        first: usize,
        /// The last round in which it does.
        round: u16,
    },
    /// Nothing that could be said in a sentence.
    Mixed,
}

/// Which side is ahead, given the lead of the first of two sides in each round.
pub(super) fn course(ahead: &BTreeMap<u16, Counts>) -> Course {
    let rounds = ahead
        .iter()
        .map(|(&round, leads)| (round, Spread::of(leads)));
    let rounds: Vec<(u16, Spread)> = rounds.filter(|(_, lead)| lead.n >= ENOUGH).collect();
    let bound = more_than_luck(rounds.len());
    // The side that is significantly ahead in each round.
    let clear = |lead: &Spread| (lead.z().abs() > bound).then_some(usize::from(lead.mean < 0.0));
    let leaders: Vec<Option<usize>> = rounds.iter().map(|(_, lead)| clear(lead)).collect();
    let n_clear = |side: usize| leaders.iter().filter(|&&one| one == Some(side)).count();
    match [n_clear(0), n_clear(1)] {
        [0, 0] => Course::Level,
        [first, second] if first == 0 || second == 0 => {
            let (side, n) = (usize::from(first == 0), first + second);
            match 10 * n >= 9 * rounds.len() {
                true => Course::Leads(side),
                false => Course::Mixed,
            }
        }
        _ => changes(&rounds, &leaders).unwrap_or(Course::Mixed),
    }
}

/// The one change of the lead, if there is but one.
fn changes(rounds: &[(u16, Spread)], leaders: &[Option<usize>]) -> Option<Course> {
    let first = leaders.iter().flatten().next().copied()?;
    let is_other = |leader: &Option<usize>| leader.is_some_and(|side| side != first);
    let from = leaders.iter().position(is_other)?;
    if leaders[from..].contains(&Some(first)) {
        return None;
    }
    // Between the last significant lead of one side and the first of the other the mean decides.
    let is_ahead = |lead: &Spread| match first {
        0 => lead.mean > 0.0,
        _ => lead.mean < 0.0,
    };
    let last = rounds[..from]
        .iter()
        .rposition(|(_, lead)| is_ahead(lead))?;
    let round = rounds[last].0;
    Some(Course::Changes { first, round })
}

/// The round in which the lead is spread clearly wider than in the middling round.
pub(super) fn widest(ahead: &BTreeMap<u16, Counts>) -> Option<u16> {
    let rounds = ahead
        .iter()
        .map(|(&round, leads)| (round, Spread::of(leads)));
    let mut rounds: Vec<(u16, Spread)> = rounds.filter(|(_, lead)| lead.n >= ENOUGH).collect();
    if rounds.len() < 3 {
        return None;
    }
    rounds.sort_by(|a, b| a.1.sd.total_cmp(&b.1.sd));
    let (_, middling) = rounds[rounds.len() / 2];
    let &(round, widest) = rounds.last()?;
    // The error of a standard deviation.
    let error = |spread: Spread| spread.sd / (2.0 * spread.n as f64).sqrt();
    let z = (widest.sd - middling.sd) / error(widest).hypot(error(middling)).max(f64::MIN_POSITIVE);
    (z > more_than_luck(rounds.len()) && widest.sd > 1.1 * middling.sd).then_some(round)
}

/// What occurs clearly more often than anything else.
pub(super) fn commonest<K: Copy>(counts: impl IntoIterator<Item = (K, u64)>) -> Option<K> {
    let mut counts: Vec<(K, u64)> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    let &(key, most) = counts.first()?;
    let next = counts.get(1).map_or(0, |&(_, n)| n);
    let error = ((most + next) as f64).sqrt().max(1.0);
    let is_clear = (most - next) as f64 / error > more_than_luck(counts.len());
    (most + next >= ENOUGH && is_clear).then_some(key)
}

/// The differences that are significantly different from 0.
pub(super) fn clear(differences: &[Estimate]) -> Vec<bool> {
    let bound = more_than_luck(differences.len());
    let interval = more_than_luck(1);
    let is_clear = |estimate: &Estimate| {
        let error = (estimate.high - estimate.low) / (2.0 * interval);
        estimate.value.abs() > bound * error
    };
    differences.iter().map(is_clear).collect()
}

/// How long games are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Length {
    /// All end in that round.
    All(u16),
    /// That share, more than half, goes on to the last round.
    ToTheLast(u16, f64),
    /// More than half end in that round.
    One(u16),
    /// Half are over by the one, nine of ten by the other.
    Spread(u16, u16),
}

/// How long games are, by how many end in each round.
pub(super) fn length(ends: &BTreeMap<u16, u64>) -> Option<Length> {
    let games: u64 = ends.values().sum();
    let by = |share: f64| {
        let mut over = 0;
        let mut rounds = ends.iter();
        let found = rounds.find(|&(_, n)| {
            over += n;
            over as f64 >= share * games as f64
        });
        found.map(|(&round, _)| round)
    };
    let share = |round: u16| ends[&round] as f64 / games.max(1) as f64;
    let (half, most, last) = (by(0.5)?, by(0.9)?, *ends.keys().next_back()?);
    Some(if ends.len() == 1 {
        Length::All(last)
    } else if share(last) > 0.5 {
        Length::ToTheLast(last, share(last))
    } else if share(half) > 0.5 {
        Length::One(half)
    } else {
        Length::Spread(half, most)
    })
}

#[cfg(test)]
mod tests {
    use game::{Playout, Rng};

    use super::*;

    /// So many values about a mean, spread out by dice.
    fn noisy(mean: f64, spread: i32, n: u64, rng: &mut Playout) -> Counts {
        let mut counts = Counts::new();
        for _ in 0..n {
            // Twelve dice of a range of 1 have a variance of 1.
            let dice: f64 = (0..12).map(|_| f64::from(rng.below(1_000)) / 1_000.0).sum();
            let value = mean + f64::from(spread) * (dice - 6.0);
            *counts.entry(value.round() as i32).or_default() += 1;
        }
        counts
    }

    /// Leads of these means, round by round.
    fn rounds(means: &[f64], spread: i32, n: u64) -> BTreeMap<u16, Counts> {
        let mut rng = Playout::new(11);
        let means = means.iter().zip(1..);
        means
            .map(|(&mean, round)| (round, noisy(mean, spread, n, &mut rng)))
            .collect()
    }

    #[test]
    fn a_favourite_wins_more_than_luck_gives() {
        assert_eq!(favourite(&[600, 400], 1_000), Some(0));
        assert_eq!(favourite(&[475, 525], 1_000), None);
        assert_eq!(favourite(&[100, 160, 140], 400), None);
        assert_eq!(favourite(&[100, 190, 110], 400), Some(1));
        assert_eq!(favourite(&[0, 10], 10), None, "ten games bear nothing");
        assert_eq!(favourite(&[], 0), None);
    }

    #[test]
    fn a_small_lead_in_much_noise_is_level() {
        // Leads that were once taken for one: each with a standard error of 0.1.
        let lead = |hundredths: i64| {
            let more = (450 + 150 * hundredths / 100) as u64;
            Counts::from([(3, more), (-3, 900 - more)])
        };
        let noise = [9, 15, 22, -5].map(lead);
        assert!((Spread::of(&noise[2]).mean - 0.22).abs() < 1e-9);
        assert_eq!(course(&(1..).zip(noise).collect()), Course::Level);
        assert_eq!(course(&rounds(&[0.0; 20], 8, 500)), Course::Level);
        assert_eq!(course(&BTreeMap::new()), Course::Level);
    }

    #[test]
    fn a_clear_lead_all_the_time_is_one() {
        assert_eq!(course(&rounds(&[2.0; 10], 3, 500)), Course::Leads(0));
        assert_eq!(course(&rounds(&[-2.0; 10], 3, 500)), Course::Leads(1));
        // Half of the time is not nearly all of it.
        let half: Vec<f64> = (0..10).map(|i| if i < 5 { 0.0 } else { 2.0 }).collect();
        assert_eq!(course(&rounds(&half, 3, 500)), Course::Mixed);
    }

    #[test]
    fn a_lead_changes_where_the_mean_does_and_not_where_it_gets_small() {
        // Clearly ahead up to round 11, by little up to 14, then behind.
        let means: Vec<f64> = (1..=20)
            .map(|round| match round {
                1..=11 => 3.0,
                12..=14 => 0.4,
                _ => -3.0,
            })
            .collect();
        let changes = Course::Changes {
            first: 0,
            round: 14,
        };
        assert_eq!(course(&rounds(&means, 4, 2_000)), changes);
        let back: Vec<f64> = [3.0, -3.0, 3.0, -3.0].to_vec();
        assert_eq!(course(&rounds(&back, 4, 500)), Course::Mixed);
    }

    #[test]
    fn a_band_is_widest_only_where_it_is_wider() {
        let mut growing = rounds(&[0.0; 12], 4, 500);
        assert_eq!(widest(&growing), None);
        growing.insert(9, noisy(0.0, 9, 500, &mut Playout::new(3)));
        assert_eq!(widest(&growing), Some(9));
        assert_eq!(widest(&rounds(&[0.0; 2], 4, 500)), None);
    }

    #[test]
    fn the_commonest_stands_out_or_is_not_named() {
        assert_eq!(commonest([(3, 90), (4, 40), (5, 10)]), Some(3));
        assert_eq!(commonest([(3, 52), (4, 50), (5, 48)]), None);
        assert_eq!(commonest([(3, 9), (4, 1)]), None);
        assert_eq!(commonest([(3, 200)]), Some(3));
        assert_eq!(commonest::<u8>([]), None);
    }

    #[test]
    fn of_many_cards_that_change_nothing_none_is_clear() {
        let estimate = |value: f64| Estimate {
            value,
            low: value - 0.1,
            high: value + 0.1,
        };
        // One of 200 is two standard errors off by luck.
        let mut cards = vec![estimate(0.0); 200];
        cards[7] = estimate(0.12);
        assert_eq!(clear(&cards).iter().filter(|one| **one).count(), 0);
        cards[8] = estimate(0.3);
        assert!(clear(&cards)[8]);
        // Alone it would be.
        assert_eq!(clear(&[estimate(0.12)]), [true]);
    }

    #[test]
    fn most_games_are_more_than_half() {
        let check = |ends: &[(u16, u64)], expected: Length| {
            assert_eq!(length(&ends.iter().copied().collect()), Some(expected));
        };
        check(&[(20, 7)], Length::All(20));
        check(&[(5, 40), (20, 60)], Length::ToTheLast(20, 0.6));
        check(&[(5, 20), (8, 75), (9, 5)], Length::One(8));
        // Half and nine of ten are over in one round, and yet it is not most games that end there.
        check(&[(7, 45), (8, 46), (9, 9)], Length::Spread(8, 8));
        check(&[(3, 50), (6, 30), (9, 20)], Length::Spread(3, 9));
        assert_eq!(length(&BTreeMap::new()), None);
    }
}
