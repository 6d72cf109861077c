//! What is in progress in a position: a plain value of fixed size.

use std::fmt::{self, Debug};
use std::ops::{Deref, DerefMut};

/// Up to `N` frames; the last one is on top and decides what happens next.
///
/// `Copy` and without an allocation, so that a position stays flat. Two are equal when they hold the
/// same frames, no matter what is in their unused places.
#[derive(Clone, Copy)]
pub struct Stack<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// An empty stack; `unused` fills its places and means nothing.
    #[must_use]
    pub const fn new(unused: F) -> Self {
        const { assert!(N <= u8::MAX as usize, "the length of a stack is one byte") };
        Self {
            len: 0,
            frames: [unused; N],
        }
    }

    /// Puts a frame on top.
    ///
    /// # Panics
    /// When there are `N` frames already: a game makes its stack deep enough.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Takes the top frame away.
    ///
    /// # Panics
    /// When the stack is empty.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
    }

    /// Puts another frame in the place of the top one.
    ///
    /// # Panics
    /// When the stack is empty.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        self.frames[self.len as usize - 1] = frame;
    }

    /// Puts another frame in the place of the top one and one more upon it.
    ///
    /// # Panics
    /// As [`Stack::replace`] and [`Stack::push`].
    #[inline]
    pub fn replace_and_push(&mut self, frame: F, next: F) {
        self.replace(frame);
        self.push(next);
    }

    /// The top frame.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<&F> {
        self.last()
    }

    /// The top frame, to be changed where it lies.
    #[inline]
    #[must_use]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.last_mut()
    }

    /// The innermost frame that the function accepts.
    pub fn find_mut<T>(&mut self, accept: impl FnMut(&mut F) -> Option<T>) -> Option<T> {
        self.iter_mut().rev().find_map(accept)
    }
}

impl<F, const N: usize> Deref for Stack<F, N> {
    type Target = [F];

    #[inline]
    fn deref(&self) -> &[F] {
        &self.frames[..self.len as usize]
    }
}

impl<F, const N: usize> DerefMut for Stack<F, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [F] {
        &mut self.frames[..self.len as usize]
    }
}

impl<F: PartialEq, const N: usize> PartialEq for Stack<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<F: Eq, const N: usize> Eq for Stack<F, N> {}

impl<F: Debug, const N: usize> Debug for Stack<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_frame_is_on_top_and_popped_ones_do_not_count() {
        let mut stack = Stack::<u8, 4>::new(0);
        assert_eq!(stack.top(), None);
        stack.push(1);
        stack.push(2);
        stack.replace(3);
        assert_eq!((stack.top(), &stack[..]), (Some(&3), &[1, 3][..]));
        stack.pop();
        let mut other = Stack::new(9);
        other.push(1);
        assert_eq!(stack, other);
    }

    #[test]
    fn the_innermost_frame_that_fits_is_found() {
        let mut stack = Stack::<u8, 4>::new(0);
        for frame in [4, 6, 7] {
            stack.push(frame);
        }
        let even = stack.find_mut(|frame| (*frame % 2 == 0).then(|| std::mem::take(frame)));
        assert_eq!((even, &stack[..]), (Some(6), &[4, 0, 7][..]));
    }
}
