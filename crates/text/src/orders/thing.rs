//! What things on the table are called.

use ::orders::Faction;
use game::Thing;

use super::Words;
use crate::texts::capital;

impl Words<'_> {
    /// The name of a thing that a person can point at; `None` when it is not of this table.
    #[must_use]
    pub fn thing(&self, thing: &Thing) -> Option<String> {
        let board = self.content.board(self.mode);
        let told = match thing {
            Thing::Card { card, .. } => {
                self.content.card_named(card)?;
                self.card(card)
            }
            Thing::Place(place) => {
                board.place_named(place)?;
                self.place(place)
            }
            Thing::Space(space) => {
                board.space_named(space)?;
                self.space(space)
            }
            Thing::Side(side) => self.faction(Faction::named(side)?),
            Thing::Seat(seat) => self.faction(Faction::of(*seat)?),
            Thing::Number(n) => n.to_string(),
            Thing::Piece { .. } | Thing::Ability(_) | Thing::Option(_) => return None,
        };
        Some(capital(&told))
    }
}
