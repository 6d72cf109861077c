//! Where a game reports what happened.

/// Receives the events a move caused, in order.
///
/// Generic on purpose: a simulation passes [`Ignore`], which compiles to nothing.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);
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
