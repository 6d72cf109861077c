//! What only the content of this game must fulfil.

use crate::nation::Class;

game::faults! {
    /// What does not fit into this game.
    pub enum ContentFault {
        /// An action is called a restriction, or the other way round.
        OtherSort { ability: String } = "other-sort",
        /// An ability takes another argument.
        Argument { ability: String, expected: String } = "ability-argument",
        /// A card could attack neither bases nor vehicles.
        NoTarget { card: String } = "no-target",
        /// The copies in the box are not what the seats begin with.
        Copies { card: String, players: usize, start: u8, copies: u8 } = "copies-of-start",
        /// A class has one firepower and one armour.
        ClassValues { card: String, class: Class, firepower: u8, armour: u8 } = "class-values",
    }
}
