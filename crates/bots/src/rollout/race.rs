//! Racing: successive elimination of candidates by paired differences.

/// How many standard errors a candidate must be behind the leader to be eliminated.
const SURE: f32 = 2.0;
/// A candidate that can be ahead of the leader by no more than this is eliminated.
const MATTERS: f32 = 0.002;

/// A candidate and its value in every world, in the order of the worlds.
#[derive(Debug)]
struct Runner<M> {
    mv: M,
    /// Its bonus.
    bonus: f32,
    values: Vec<f32>,
    sum: f32,
    is_running: bool,
}

impl<M> Runner<M> {
    fn mean(&self) -> Option<f32> {
        (!self.values.is_empty()).then(|| self.sum / self.values.len() as f32)
    }

    /// Its mean value with the bonus.
    fn place(&self) -> Option<f32> {
        self.mean().map(|mean| self.bonus + mean)
    }
}

/// The candidates, the likeliest first. All that are still in the race have values of the same worlds.
#[derive(Debug)]
pub(super) struct Race<M> {
    runners: Vec<Runner<M>>,
}

impl<M: Copy> Race<M> {
    pub(super) const fn new() -> Self {
        Self {
            runners: Vec::new(),
        }
    }

    /// Enters moves, each with its bonus.
    pub(super) fn enter(&mut self, moves: impl Iterator<Item = (M, f32)>) {
        self.runners = moves
            .map(|(mv, bonus)| Runner {
                mv,
                bonus,
                values: Vec::new(),
                sum: 0.0,
                is_running: true,
            })
            .collect();
    }

    pub(super) fn mv(&self, runner: usize) -> M {
        self.runners[runner].mv
    }

    /// The candidates that are still in the race.
    pub(super) fn running(&self) -> Vec<usize> {
        let runners = self.runners.iter().enumerate();
        runners
            .filter(|(_, runner)| runner.is_running)
            .map(|(i, _)| i)
            .collect()
    }

    pub(super) fn is_decided(&self) -> bool {
        self.runners
            .iter()
            .filter(|runner| runner.is_running)
            .count()
            < 2
    }

    /// Adds the value of the next world.
    pub(super) fn add(&mut self, runner: usize, value: f32) {
        let runner = &mut self.runners[runner];
        runner.values.push(value);
        runner.sum += value;
    }

    /// The leader and its mean value; the first of equals.
    pub(super) fn best(&self) -> Option<(M, f32)> {
        let best = &self.runners[self.leader()?];
        Some((best.mv, best.mean()?))
    }

    /// All candidates with values, and their means: those in the race first, then by mean with bonus.
    pub(super) fn ranked(&self) -> Vec<(M, f32)> {
        let mut ranked: Vec<_> = (self.runners.iter())
            .filter_map(|runner| Some((runner, runner.place()?, runner.mean()?)))
            .collect();
        ranked.sort_by(|(a, a_place, _), (b, b_place, _)| {
            let by_place = b_place.total_cmp(a_place);
            b.is_running.cmp(&a.is_running).then(by_place)
        });
        let ranked = ranked.into_iter();
        ranked.map(|(runner, _, mean)| (runner.mv, mean)).collect()
    }

    fn leader(&self) -> Option<usize> {
        let mut best: Option<(usize, f32)> = None;
        for (i, runner) in self.runners.iter().enumerate() {
            if let Some(place) = runner.place().filter(|_| runner.is_running)
                && best.is_none_or(|(_, first)| place > first)
            {
                best = Some((i, place));
            }
        }
        best.map(|(i, _)| i)
    }

    /// Eliminates candidates that are significantly behind the leader in paired differences, or cannot be
    /// ahead by a relevant margin.
    pub(super) fn eliminate(&mut self) {
        let Some(best) = self.leader() else {
            return;
        };
        for i in 0..self.runners.len() {
            if i == best || !self.runners[i].is_running {
                continue;
            }
            let pairs = self.runners[i]
                .values
                .iter()
                .zip(&self.runners[best].values);
            let (mean, error) = moments(pairs.map(|(own, best)| own - best));
            let ahead = mean + self.runners[i].bonus - self.runners[best].bonus;
            self.runners[i].is_running = ahead + SURE * error > MATTERS;
        }
    }
}

/// The mean of these and its standard error.
fn moments(values: impl Iterator<Item = f32>) -> (f32, f32) {
    let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for value in values {
        n += 1.0;
        sum += value;
        squares += value * value;
    }
    if n < 2.0 {
        return (0.0, f32::INFINITY);
    }
    let mean = sum / n;
    let variance = (squares / n - mean * mean).max(0.0) * n / (n - 1.0);
    (mean, (variance / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(values: &[(char, &[f32])]) -> Race<char> {
        let mut race = Race::new();
        race.enter(values.iter().map(|(mv, _)| (*mv, 0.0)));
        for (i, (_, values)) in values.iter().enumerate() {
            values.iter().for_each(|&value| race.add(i, value));
        }
        race.eliminate();
        race
    }

    fn running(race: &Race<char>) -> String {
        race.running().into_iter().map(|i| race.mv(i)).collect()
    }

    #[test]
    fn who_is_behind_in_every_world_is_dropped_however_much_the_worlds_differ() {
        let race = race(&[('a', &[0.1, 0.9, 0.5]), ('b', &[0.05, 0.86, 0.44])]);
        assert_eq!(running(&race), "a");
        assert!(race.is_decided());
        assert_eq!(race.ranked().len(), 2, "the beaten are still told of");
        assert_eq!(race.ranked()[0].0, 'a');
    }

    #[test]
    fn who_may_still_be_better_runs_on() {
        let race = race(&[('a', &[0.5, 0.7, 0.3]), ('b', &[0.6, 0.2, 0.6])]);
        assert_eq!(running(&race), "ab");
        assert_eq!(race.best().map(|(mv, _)| mv), Some('a'));
    }

    #[test]
    fn the_first_of_equals_is_not_kept_waiting() {
        let race = race(&[('a', &[0.5, 0.7]), ('b', &[0.5, 0.7])]);
        assert_eq!(running(&race), "a");
    }

    #[test]
    fn what_was_given_in_advance_counts() {
        let mut race = Race::new();
        race.enter([('a', 0.1), ('b', 0.0)].into_iter());
        race.add(0, 0.5);
        race.add(1, 0.55);
        assert_eq!(race.best(), Some(('a', 0.5)));
        race.add(0, 0.5);
        race.add(1, 0.75);
        assert_eq!(race.best(), Some(('b', 0.65)));
    }

    #[test]
    fn no_candidate_is_eliminated_after_one_world_or_none() {
        assert_eq!(running(&race(&[('a', &[0.9]), ('b', &[0.1])])), "ab");
        assert_eq!(race(&[('a', &[]), ('b', &[])]).best(), None);
    }
}
