//! What things on the table are called.

use ::rush::{View, base_named};
use game::Thing;

use super::Words;
use crate::texts::{Args, capital};

impl Words<'_> {
    /// The name of a thing that a person can point at; `None` when it is not of this table.
    #[must_use]
    pub fn thing(&self, view: &View, thing: &Thing) -> Option<String> {
        let told = match thing {
            Thing::Card { card, .. } => self.card_title(self.content.card_named(card)?),
            Thing::Place(place) => {
                let (seat, base) = base_named(place, view.options.players)?;
                let args = Args::new()
                    .with("seat", self.seat(seat))
                    .with("base", base + 1);
                self.texts.say("rush-thing-base", args)
            }
            Thing::Seat(seat) => self.seat(*seat),
            Thing::Ability(ability) => self.ability(self.content.ability_named(ability)?),
            Thing::Piece { .. }
            | Thing::Space(_)
            | Thing::Side(_)
            | Thing::Option(_)
            | Thing::Number(_) => return None,
        };
        Some(capital(&told))
    }
}
