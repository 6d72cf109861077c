//! Why a move is refused, as a sentence.

use ::quartermaster::Country;
use ::quartermaster::effect::PieceKind;
use game::Refused;

use super::Words;
use crate::texts::{Args, sentence};

impl Words<'_> {
    /// The reason.
    #[must_use]
    pub fn refusal(&self, refused: &Refused) -> String {
        let mut args = Args::new();
        for (name, value) in &refused.arguments {
            args = match &**name {
                "card" => args.with("card", self.card_named(value)),
                "space" => args.with("space", self.space_named(value)),
                "piece" => match PieceKind::named(value) {
                    Some(kind) => args.with("piece", self.piece(kind)),
                    None => args.with("piece", value.clone()),
                },
                "country" => match Country::named(value) {
                    Some(country) => args.with("country", self.country(country)),
                    None => args.with("country", value.clone()),
                },
                other => args.with_named(other.to_owned(), value.clone()),
            };
        }
        sentence(&self.texts.say(&format!("qm-err-{}", refused.id), args))
    }
}
