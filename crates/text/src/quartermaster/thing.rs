//! What things on the table are called.

use ::quartermaster::effect::PieceKind;
use ::quartermaster::{Country, View};
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
                self.content.map.named(place)?;
                self.space_named(place).plain().to_owned()
            }
            Thing::Piece { side, kind, place } => {
                self.content.map.named(place)?;
                let kind = PieceKind::named(kind)?;
                let args = Args::new()
                    .with("country", self.country(Country::named(side)?))
                    .with("piece", self.piece(kind))
                    .with("space", self.space_named(place));
                self.texts.say("qm-thing-piece", args)
            }
            Thing::Side(side) => self.country(Country::named(side)?).plain().to_owned(),
            Thing::Seat(seat) => self.seat(view, *seat).plain().to_owned(),
            Thing::Option(n) => self.option(view, *n),
            Thing::Space(_) | Thing::Ability(_) | Thing::Number(_) => return None,
        };
        Some(capital(&told))
    }
}
