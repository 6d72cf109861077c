//! General Orders for those who do not know which game they tell.

use ::orders::{Content, Event, Faction, Mode, Move, Pending, SeenEvent, State, View};
use game::{Refused, Seat};

use super::Words;
use crate::narrator::{CardTold, PlaceTold, Spoken, Spot};
use crate::texts::Texts;

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 4] = ["turn", "supply", "battle", "victory"];

/// Both boards.
const MODES: [Mode; 2] = [Mode::Alpine, Mode::Island];

impl Spoken for State {
    fn seat(texts: &Texts, view: &View, seat: Seat) -> String {
        let words = Words::of_view(texts, view);
        Faction::of(seat).map_or_else(String::new, |faction| words.faction(faction))
    }

    fn prompt(texts: &Texts, view: &View, seat: Seat) -> String {
        Words::of_view(texts, view).prompt(view, seat)
    }

    fn trail(_: &Texts, _: &View) -> Vec<String> {
        Vec::new()
    }

    fn summary(texts: &Texts, view: &View) -> Vec<String> {
        Words::of_view(texts, view).summary(view)
    }

    fn drawing(texts: &Texts, view: &View) -> Vec<String> {
        Words::of_view(texts, view).drawing(view)
    }

    fn legend(texts: &Texts, view: &View) -> Vec<String> {
        Words::of_view(texts, view).legend(view)
    }

    fn describe_all(texts: &Texts, view: &View) -> Vec<String> {
        Words::of_view(texts, view).describe(view)
    }

    fn choice(texts: &Texts, view: &View, mv: Move, text: &str) -> String {
        Words::of_view(texts, view).choice(mv, text)
    }

    fn event(texts: &Texts, view: &View, event: &SeenEvent) -> Option<String> {
        let goes_without_saying = matches!(event, Event::Shuffled | Event::Ended { .. });
        (!goes_without_saying).then(|| Words::of_view(texts, view).event(event))
    }

    fn refusal(texts: &Texts, refused: &Refused) -> String {
        // A refusal does not say on which board; the name of a place does.
        let named = refused.arguments.iter().find(|(name, _)| *name == "place");
        let space = refused.arguments.iter().find(|(name, _)| *name == "space");
        let place = named
            .map(|(_, value)| value.as_str())
            .or_else(|| space.and_then(|(_, value)| value.split(' ').nth(1)));
        let mode = MODES.into_iter().find(|&mode| {
            let board = Content::standard().board(mode);
            place.is_none_or(|place| board.place_named(place).is_some())
        });
        Words::new(texts, mode.unwrap_or(Mode::Alpine)).refusal(refused)
    }

    fn is_heading(event: &SeenEvent) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. })
    }

    fn is_turn_question(view: &View) -> bool {
        matches!(
            view.pending.last(),
            Some(
                Pending::Turn { .. }
                    | Pending::Window {
                        moment: "own_turn",
                        ..
                    }
            )
        )
    }

    fn is_pass(mv: Move) -> bool {
        matches!(mv, Move::Decline | Move::Pass)
    }

    fn outcome(texts: &Texts, view: &View) -> Option<String> {
        Words::of_view(texts, view).outcome(view)
    }

    fn key(texts: &Texts, state: &Self) -> Vec<String> {
        let board = state.board();
        let words = Words {
            texts,
            content: state.content(),
            mode: board.mode,
        };
        let mut lines = words.key(board);
        lines.push(String::new());
        lines.extend(words.founded(board));
        lines
    }

    fn spread(view: &View) -> Vec<(Spot, String)> {
        let hands = view.factions.0.iter();
        hands
            .filter_map(|faction| faction.hand.clone())
            .flatten()
            .map(|card| (Spot::Hand, card))
            .collect()
    }

    fn cards_told(texts: &Texts) -> Vec<CardTold> {
        let words = Words::new(texts, Mode::Alpine);
        let content = Content::standard();
        let cards = content.cards().iter().map(|card| CardTold {
            id: card.name.clone(),
            title: words.card(&card.name),
            kind: words.card_kind(card),
            copies: u32::from(card.copies),
            text: vec![words.card_text(card)],
        });
        let bonuses = content.bonuses().iter().map(|bonus| CardTold {
            id: bonus.name.clone(),
            title: words.bonus(&bonus.name),
            kind: texts.word("orders-kind-bonus"),
            copies: 1,
            text: vec![words.bonus_text(bonus)],
        });
        cards.chain(bonuses).collect()
    }

    fn places(texts: &Texts, view: &View) -> Vec<PlaceTold> {
        Words::of_view(texts, view).places(view)
    }

    fn names(texts: &Texts) -> Vec<(String, String)> {
        let mut names = Vec::new();
        for mode in MODES {
            let words = Words::new(texts, mode);
            let board = Content::standard().board(mode);
            names.extend(board.places().map(|place| {
                let name = board.place_name(place);
                (name.to_owned(), words.place(name))
            }));
        }
        names
    }

    fn rules(texts: &Texts) -> Vec<(String, String)> {
        let topics = TOPICS.into_iter();
        topics
            .map(|topic| {
                (
                    texts.word(&format!("orders-topic-{topic}")),
                    texts.word(&format!("orders-rules-{topic}")),
                )
            })
            .collect()
    }
}
