//! The cards of a person: with what they do, by where they lie, copies told once.

use game::{Seat, Thing};
use games::Sight;
use text::{Args, CardTold, Spot};

use super::Session;

/// If more cards are in question, none is shown again.
const MOST_REMINDED: usize = 3;

impl Session<'_> {
    /// All cards of the seat with what they do.
    pub(super) fn show_hand(&mut self, seat: Seat) -> anyhow::Result<()> {
        let sight = self.sight(seat);
        let cards = self.narrator(&sight)?.spread();
        self.show_cards(&cards)
    }

    /// Cards with what they do, by where they lie, copies told once.
    pub(super) fn show_cards(&mut self, cards: &[(Spot, CardTold)]) -> anyhow::Result<()> {
        for spot in Spot::ALL {
            let lying = counted(cards.iter().filter(|(lies, _)| *lies == spot));
            let id = match spot {
                Spot::Hand if lying.is_empty() => "term-empty-hand",
                _ if lying.is_empty() => continue,
                Spot::Offer => "term-offer",
                Spot::Deck => "term-deck",
                Spot::Hand => "term-hand",
                Spot::FaceUp => "term-face-up",
                Spot::FaceDown => "term-face-down",
            };
            self.screen.gap()?;
            let heading = self.texts.word(id);
            self.screen.heading(&heading)?;
            self.tell_cards(&lying)?;
        }
        Ok(())
    }

    /// Those of the cards that choices name, if they are few.
    pub(super) fn asked_about(
        sight: &Sight,
        cards: Vec<(Spot, CardTold)>,
    ) -> Vec<(Spot, CardTold)> {
        let is_named = |id: &str| {
            let mut named = sight.choices.iter().flat_map(|choice| &choice.things);
            named.any(|named| matches!(&named.thing, Thing::Card { card, .. } if card == id))
        };
        let mut named = cards;
        named.retain(|(_, card)| is_named(&card.id));
        if named.len() > MOST_REMINDED {
            named.clear();
        }
        named
    }

    /// Cards under a heading, if there are any.
    pub(super) fn show_some_cards(
        &mut self,
        heading: &str,
        cards: &[(Spot, CardTold)],
    ) -> anyhow::Result<()> {
        if cards.is_empty() {
            return Ok(());
        }
        self.screen.gap()?;
        let heading = self.texts.word(heading);
        self.screen.heading(&heading)?;
        self.tell_cards(&counted(cards.iter()))
    }

    fn tell_cards(&mut self, cards: &[(&CardTold, u32)]) -> anyhow::Result<()> {
        for (card, n) in cards {
            let title = match n {
                1 => card.title.clone(),
                n => {
                    let args = Args::new().with("card", card.title.clone()).with("n", *n);
                    self.texts.say("term-copies", args)
                }
            };
            self.tell_card(&title, card)?;
        }
        Ok(())
    }

    /// A card with what it does.
    pub(super) fn tell_card(&mut self, title: &str, card: &CardTold) -> anyhow::Result<()> {
        let text = card.text.join(" ");
        let title = self.screen.paint.strong(title);
        self.screen
            .line(&format!("  {title} ({}). {text}", card.kind))?;
        Ok(())
    }
}

/// Each card once, with how many there are of it.
fn counted<'a>(cards: impl Iterator<Item = &'a (Spot, CardTold)>) -> Vec<(&'a CardTold, u32)> {
    let mut counted: Vec<(&CardTold, u32)> = Vec::new();
    for (_, card) in cards {
        match counted.iter_mut().find(|(other, _)| other.id == card.id) {
            Some((_, n)) => *n += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}
