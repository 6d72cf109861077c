//! The cards before the person, sorted as they lie: piles of plain cards, cards with a text, and what lies
//! on the table.

use text::Spot;

use super::Shown;
use super::card::{CardPaint, Face};

/// Cards that are alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stack {
    pub(crate) spot: Spot,
    pub(crate) card: CardPaint,
    pub(crate) n: usize,
}

/// One of several countries that a person leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SidePaint {
    pub(crate) mark: &'static str,
    pub(crate) name: String,
    /// How many cards it holds.
    pub(crate) n: usize,
    /// All its cards, with where they lie.
    pub(crate) cards: Vec<(Spot, String)>,
}

/// The cards before the person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HandPaint {
    /// The countries that the person leads; empty where cards have no country.
    pub(crate) sides: Vec<SidePaint>,
    /// The one that is looked at.
    pub(crate) side: Option<&'static str>,
    /// Cards that need no text.
    pub(crate) basics: Vec<Stack>,
    /// Cards with a text, and cards of the deck that can be taken.
    pub(crate) texts: Vec<Stack>,
    /// What lies before the person, face up and face down.
    pub(crate) laid: Vec<Stack>,
}

/// The cards of that country, or all of them where cards have none.
pub(crate) fn paint(shown: &Shown, side: Option<&'static str>) -> HandPaint {
    let mut paint = HandPaint {
        sides: sides(shown),
        side,
        ..HandPaint::default()
    };
    for (spot, card) in shown.hand() {
        if card.face.leader().is_some() && card.face.leader() != side {
            continue;
        }
        let is_plain = matches!(&card.face, Face::Banded { style, .. } if is_basic(style));
        let pile = match spot {
            Spot::FaceUp | Spot::FaceDown => &mut paint.laid,
            Spot::Hand if is_plain => &mut paint.basics,
            Spot::Hand | Spot::Deck | Spot::Offer => &mut paint.texts,
        };
        let mut piles = pile.iter_mut();
        match piles.find(|pile| pile.spot == *spot && pile.card.id == card.id) {
            Some(pile) => pile.n += 1,
            None => pile.push(Stack {
                spot: *spot,
                card: card.clone(),
                n: 1,
            }),
        }
    }
    paint
}

/// Whether the name of a card says all there is to say.
pub(crate) fn is_basic(style: &str) -> bool {
    matches!(
        style,
        "build-army" | "build-navy" | "land-battle" | "sea-battle"
    )
}

fn sides(shown: &Shown) -> Vec<SidePaint> {
    let mut sides: Vec<SidePaint> = Vec::new();
    for (spot, card) in shown.hand() {
        let Some(mark) = card.face.leader() else {
            continue;
        };
        let at = sides.iter().position(|side| side.mark == mark);
        let at = at.unwrap_or_else(|| {
            let mut seats = shown.seats.iter();
            let seat = seats.find(|seat| seat.mark == Some(mark));
            sides.push(SidePaint {
                mark,
                name: seat.map(|seat| seat.name.clone()).unwrap_or_default(),
                n: 0,
                cards: Vec::new(),
            });
            sides.len() - 1
        });
        sides[at].n += usize::from(*spot == Spot::Hand);
        sides[at].cards.push((*spot, card.id.clone()));
    }
    sides
}

#[cfg(test)]
mod tests {
    use game::official::Seed;
    use game::{Observer, Seat, Turn};
    use games::{GameId, Table};
    use text::{Language, Texts};

    use super::*;

    /// At a table for two, the one who leads three countries.
    fn shown() -> Shown {
        let setup = ["players 2".to_owned()];
        let seed = Some(Seed::new([4; 32]));
        let mut table = Table::sit(GameId::Quartermaster, &setup, seed).unwrap();
        while table.turn() == Turn::Chance {
            table.draw_chance().unwrap();
        }
        let sight = table.sight(Observer::Seat(Seat(0)), 0);
        Shown::new(&Texts::new(Language::English), &sight).unwrap()
    }

    #[test]
    fn no_card_is_lost_and_copies_lie_on_one_pile() {
        let shown = shown();
        let sides = paint(&shown, None).sides;
        assert_eq!(sides.len(), 3);
        let mut n = 0;
        for side in &sides {
            let paint = paint(&shown, Some(side.mark));
            let piles: Vec<_> = paint.basics.iter().chain(&paint.texts).collect();
            let held: usize = piles.iter().map(|pile| pile.n).sum();
            assert_eq!(held, side.n, "{}", side.mark);
            let mut ids: Vec<_> = piles.iter().map(|pile| &pile.card.id).collect();
            ids.sort();
            ids.dedup();
            assert_eq!(ids.len(), piles.len(), "one pile for each card");
            n += held;
        }
        assert_eq!(n, shown.hand().count());
    }
}
