//! How much is tried.

/// Which random games are played and how closely they are looked at.
///
/// The default suits a game whose positions are cheap; make the numbers smaller until the suite
/// takes less than 20 seconds.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Random games for each setup.
    pub games: u32,
    /// Where the random numbers start.
    pub seed: u64,
    /// The setups, each a list of setup lines.
    pub setups: Vec<Vec<String>>,
    /// Imagined worlds are looked at in one position out of so many.
    pub sample_every: u32,
    /// How many worlds are imagined for each seat of such a position.
    pub worlds: u32,
    /// How many moves are then made in both, the true world and the imagined one.
    pub ahead: u32,
    /// How many worlds are imagined to see whether the true one is among them; it is only asked
    /// where so many samples would find each possible world about twenty times.
    pub reach: u32,
    /// Foreign moves tried for each seat of a position.
    pub foreign: u32,
    /// Whether views, lists and questions keep secrets. Turn it off only for a setup that
    /// betrays them on purpose to be quicker.
    pub is_blind: bool,
    /// Whether every seat hides something from every other at some time.
    pub hides: bool,
    /// Whether an event may tell an observer something that no view shows afterwards (a card
    /// shown and put back). Leave it off unless the game does that: it also hides leaks.
    pub forgets: bool,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            games: 20,
            seed: 1,
            setups: vec![Vec::new()],
            sample_every: 4,
            worlds: 3,
            ahead: 6,
            reach: 400,
            foreign: 12,
            is_blind: true,
            hides: true,
            forgets: false,
        }
    }
}

impl Plan {
    /// The plan with these setups, each written with `;` between its lines
    /// (`"players 2; air"`).
    #[must_use]
    pub fn with_setups(mut self, setups: &[&str]) -> Self {
        self.setups = setups
            .iter()
            .map(|setup| {
                setup
                    .split(';')
                    .map(|line| line.trim().to_owned())
                    .filter(|line| !line.is_empty())
                    .collect()
            })
            .collect();
        self
    }
}

/// What was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Moves made, chance included.
    pub moves: u64,
    /// Foreign moves tried and refused.
    pub refused: u64,
    /// Worlds imagined.
    pub worlds: u64,
    /// Moves made in a true and an imagined world alike.
    pub followed: u64,
    /// Positions where the true world was looked for among the imagined ones.
    pub reached: u64,
}
