//! What only the content of this game must fulfil.

use crate::country::{Country, Team};

game::faults! {
    /// What does not fit into this game.
    pub enum ContentFault {
        /// A sea is home or supply space.
        SeaHome { space: String } = "sea-home",
        /// A country has two homes.
        SecondHome { country: Country, space: String } = "second-home",
        /// A strait has a land anchor and joins two seas.
        StraitEnds = "strait-ends",
        /// A country changes sides.
        WrongTeam { country: Country, team: Team } = "wrong-team",
        /// The map does not mark a country's home as its supply space.
        HomeNotSupply { country: Country } = "home-not-supply",
        /// A card on the table is there once, and no card is there 0 times.
        Copies { card: String } = "copies-on-table",
        /// Such a thing no carried card of this type does.
        UnknownShape { card: String } = "unknown-shape",
        /// A move could not tell two abilities to use apart.
        TwoUses { card: String } = "two-uses",
        /// The cards of a country do not follow one another in the turn order of the countries.
        OutOfPlace { card: String, country: Country } = "out-of-place",
        /// An ability does nothing.
        NoEffect { card: String } = "ability-without-effect",
        /// Trigger, limit and type of a card do not go together.
        Misfit { card: String } = "trigger-misfit",
        /// An effect lacks what it speaks of.
        EffectNeeds { card: String, needs: &'static str } = "effect-needs",
    }
}
