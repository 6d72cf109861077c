//! The list a game writes its legal moves into.

/// Legal moves of one seat, ascending and without duplicates.
///
/// The list keeps its memory when cleared, so a simulation allocates once.
#[derive(Clone, Debug)]
pub struct MoveList<M>(Vec<M>);

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> MoveList<M> {
    /// An empty list with room for any decision of our games.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::with_capacity(128))
    }

    /// Forgets the moves, keeps the memory.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a move. The game promises ascending order; see [`MoveList::sort`].
    pub fn push(&mut self, mv: M) {
        self.0.push(mv);
    }

    /// Keeps only the moves that the test accepts.
    pub fn retain(&mut self, test: impl FnMut(&M) -> bool) {
        self.0.retain(test);
    }

    /// Puts the moves in order and drops repeated ones.
    pub fn sort(&mut self)
    where
        M: Ord,
    {
        self.0.sort_unstable();
        self.0.dedup();
    }

    /// The moves.
    #[must_use]
    pub fn as_slice(&self) -> &[M] {
        &self.0
    }
}

impl<M> std::ops::Deref for MoveList<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.0
    }
}

impl<M> Extend<M> for MoveList<M> {
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        self.0.extend(moves);
    }
}
