//! Where a game reports what happened.

/// Receives the events a move caused, in order.
///
/// Generic on purpose: a simulation passes [`Ignore`], which compiles to nothing.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);

    /// Hears how many things that are going on the next events lie inside of: a card that answers
    /// a card is one deeper than that card. The game computes it only for sinks that use it.
    #[inline(always)]
    fn nest(&mut self, _depth: impl FnOnce() -> u8) {}
}

/// Keeps every event with its depth; see [`Sink::nest`].
#[derive(Clone, Debug)]
pub struct Nested<E> {
    depth: u8,
    /// The events, in order.
    pub events: Vec<E>,
    /// How deep each of them lies.
    pub depths: Vec<u8>,
}

impl<E> Default for Nested<E> {
    fn default() -> Self {
        Self {
            depth: 0,
            events: Vec::new(),
            depths: Vec::new(),
        }
    }
}

impl<E> Sink<E> for Nested<E> {
    fn emit(&mut self, event: E) {
        self.events.push(event);
        self.depths.push(self.depth);
    }

    fn nest(&mut self, depth: impl FnOnce() -> u8) {
        self.depth = depth();
    }
}

/// Throws every event away.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
