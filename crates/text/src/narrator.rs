//! A table of any game in words, told from a sight of it: what terminals and pages use.
//!
//! A narrator has its observer's sight and nothing else, so a local table and a remote one are told in
//! the same words. Names come from the content that the table is played with, which may not be the
//! carried one.

use std::cell::OnceCell;
use std::fmt::Debug;

use game::{Actor, ContentId, Refused, Seat, Sense, Thing};
use games::{News, SceneOf, Sight, at_table};

use crate::drawn::DrawnLine;
use crate::rich::Topic;
use crate::spoken::Spoken;
use crate::texts::{Args, Texts};
use crate::told::{CardTold, DeedTold, FaceTold, LineTold, MoveTold, PlaceTold, PreviewTold, Spot};

/// Tells one sight of a table in one language.
pub trait Narrator: Debug {
    /// The name of a seat.
    fn seat(&self, seat: Seat) -> String;
    /// What the observer is asked, or who is waited for.
    fn prompt(&self) -> String;
    /// What led to the question, outermost first.
    fn trail(&self) -> Vec<String>;
    /// The board in a few lines.
    fn summary(&self) -> Vec<String>;
    /// The board drawn with letters, where that tells more than words.
    fn drawing(&self) -> Vec<DrawnLine>;
    /// What the signs of the drawing mean, and what never changes on the board.
    fn legend(&self) -> Vec<String>;
    /// The key to the drawn board: what ids mean. Empty where no board is drawn.
    fn key(&self) -> Vec<String>;
    /// Everything the observer can see, line by line.
    fn describe(&self) -> Vec<String>;
    /// The label of a move given in notation.
    fn choice(&self, text: &str) -> String;
    /// What the choice of that index would do; see [`games::Choice::index`].
    fn preview(&self, index: usize) -> PreviewTold;
    /// What a name leads to; `None` for what is not of this table.
    fn face(&self, topic: &Topic) -> Option<FaceTold>;
    /// What is new. Moves without a line are left out.
    fn news(&self) -> Vec<MoveTold>;
    /// Why a move is refused.
    fn refusal(&self, refused: &Refused) -> String;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<String>;
    /// Whether the open question is what to do with a turn, not about something in progress.
    fn is_turn_question(&self) -> bool;
    /// The cards that lie open before the observer or are theirs.
    fn spread(&self) -> Vec<(Spot, CardTold)>;
    /// Those of them that the open question is about.
    fn spread_now(&self) -> Vec<(Spot, CardTold)>;
    /// Everything on the table that the observer can point at, with its name.
    fn visible(&self) -> Vec<(Thing, String)>;
    /// What a thing is called.
    fn thing(&self, thing: &Thing) -> Option<String>;
    /// Every card of the game.
    fn cards(&self) -> Vec<CardTold>;
    /// Every place of the board with what stands there; empty where the game has no board.
    fn places(&self) -> Vec<PlaceTold>;
    /// Everything else with a name: its id in notation and the name.
    fn names(&self) -> Vec<(String, String)>;
    /// The topics of the rules: the word for each, and what is said of it.
    fn rules(&self) -> Vec<(String, String)>;
}

/// The content of a sight is not in this program, so nothing in it has a name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the content {content} is not here")]
pub struct NoSuchContent {
    /// Which.
    pub content: ContentId,
}

impl Texts {
    /// A narrator for that sight.
    ///
    /// # Errors
    /// When the content of the table is not here.
    pub fn narrator<'a>(
        &'a self,
        sight: &'a Sight,
    ) -> Result<Box<dyn Narrator + 'a>, NoSuchContent> {
        at_table!(Scene, &sight.scene, scene => narrator(self, sight, &**scene))
    }
}

fn narrator<'a, G: Spoken>(
    texts: &'a Texts,
    sight: &'a Sight,
    scene: &'a SceneOf<G>,
) -> Result<Box<dyn Narrator + 'a>, NoSuchContent> {
    let words = G::words(texts, &sight.content, &scene.view);
    let words = words.ok_or_else(|| NoSuchContent {
        content: sight.content.clone(),
    })?;
    Ok(Box::new(InWords {
        texts,
        words,
        seat: sight.seat(),
        scene,
        cards: OnceCell::new(),
    }))
}

/// Tells a sight of one game.
#[derive(Debug)]
struct InWords<'a, G: Spoken> {
    texts: &'a Texts,
    words: G::Words<'a>,
    seat: Option<Seat>,
    scene: &'a SceneOf<G>,
    /// Every card, told once.
    cards: OnceCell<Vec<CardTold>>,
}

impl<G: Spoken> InWords<'_, G> {
    fn cards(&self) -> &[CardTold] {
        self.cards
            .get_or_init(|| G::cards_told(self.words, |_| true))
    }

    fn told(&self, spread: &[(Spot, String)]) -> Vec<(Spot, CardTold)> {
        let some = match self.cards.get() {
            Some(_) => Vec::new(),
            None => G::cards_told(self.words, |card| spread.iter().any(|(_, id)| id == card)),
        };
        let cards = self.cards.get().unwrap_or(&some);
        let spread = spread.iter();
        spread
            .filter_map(|(spot, id)| Some((*spot, cards.iter().find(|card| card.id == *id)?)))
            .map(|(spot, card)| (spot, card.clone()))
            .collect()
    }

    fn view(&self) -> &G::View {
        &self.scene.view
    }
}

impl<G: Spoken> Narrator for InWords<'_, G> {
    fn seat(&self, seat: Seat) -> String {
        G::seat(self.words, self.view(), seat)
    }

    fn prompt(&self) -> String {
        match self.seat {
            Some(seat) => G::prompt(self.words, self.view(), seat),
            None => G::waiting(self.words, self.view()),
        }
    }

    fn trail(&self) -> Vec<String> {
        G::trail(self.words, self.view())
    }

    fn summary(&self) -> Vec<String> {
        G::summary(self.words, self.view())
    }

    fn drawing(&self) -> Vec<DrawnLine> {
        G::drawing(self.words, self.view())
    }

    fn legend(&self) -> Vec<String> {
        G::legend(self.words, self.view())
    }

    fn key(&self) -> Vec<String> {
        G::key(self.words)
    }

    fn describe(&self) -> Vec<String> {
        G::describe_all(self.words, self.view())
    }

    fn choice(&self, text: &str) -> String {
        let told = G::choice(self.words, self.view(), text);
        told.unwrap_or_else(|| text.to_owned())
    }

    fn preview(&self, index: usize) -> PreviewTold {
        let preview = self.scene.previews.get(index);
        let mut told = preview.map_or_else(PreviewTold::default, |preview| {
            G::preview(self.words, self.view(), preview)
        });
        if told.text.is_empty() && told.sense == Sense::NoEffect {
            told.text = self.texts.word("preview-no-effect");
        }
        told
    }

    fn face(&self, topic: &Topic) -> Option<FaceTold> {
        let Topic::Card(id) = topic else {
            return G::face(self.words, self.view(), topic);
        };
        let told = G::cards_told(self.words, |card| *card == **id);
        let card = told.into_iter().next()?;
        Some(FaceTold {
            kind: card.kind.clone(),
            title: card.title.clone(),
            text: card.text.clone(),
            now: G::card_now(self.words, self.view(), id),
            card: Some(card),
        })
    }

    fn news(&self) -> Vec<MoveTold> {
        // What lies equally deep is told together. An event without a depth lies at none.
        let lines = |news: &News<G::Seen>| {
            let mut lines = Vec::new();
            let depths = news.depths.iter().copied().chain(std::iter::repeat(0));
            let depths: Vec<u8> = depths.take(news.events.len()).collect();
            let mut rest = &news.events[..];
            for same in depths.chunk_by(|a, b| a == b) {
                let (events, others) = rest.split_at(same.len());
                rest = others;
                let told = G::events(self.words, self.view(), events).into_iter();
                lines.extend(told.map(|(is_heading, text)| LineTold {
                    text,
                    is_heading,
                    depth: same[0],
                }));
            }
            lines
        };
        let deeds = |news: &News<G::Seen>| {
            let events = news.events.iter();
            events
                .map(|event| {
                    let about = G::summarize(event);
                    let text = about.is_deed.then(|| G::event(self.words, event)).flatten();
                    DeedTold { text, about }
                })
                .collect()
        };
        let news = self.scene.news.iter();
        news.map(|news| MoveTold {
            number: news.number,
            seat: match news.actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Chance => None,
            },
            lines: lines(news),
            deeds: deeds(news),
        })
        .filter(|told| !told.lines.is_empty())
        .collect()
    }

    fn refusal(&self, refused: &Refused) -> String {
        if &*refused.id == G::NOT_THE_QUESTION && self.seat.is_some() {
            let args = Args::new().with("question", Narrator::prompt(self));
            return self.texts.say("preview-wanted", args);
        }
        G::refusal(self.words, refused)
    }

    fn outcome(&self) -> Option<String> {
        G::outcome(self.words, self.view())
    }

    fn is_turn_question(&self) -> bool {
        G::is_turn_question(self.view())
    }

    fn spread(&self) -> Vec<(Spot, CardTold)> {
        self.told(&G::spread(self.words, self.view()))
    }

    fn spread_now(&self) -> Vec<(Spot, CardTold)> {
        self.told(&G::spread_now(self.words, self.view()))
    }

    fn visible(&self) -> Vec<(Thing, String)> {
        let things = G::visible(self.words, self.view()).into_iter();
        things
            .filter_map(|thing| {
                let name = Narrator::thing(self, &thing)?;
                Some((thing, name))
            })
            .collect()
    }

    fn thing(&self, thing: &Thing) -> Option<String> {
        G::thing(self.words, self.view(), thing)
    }

    fn cards(&self) -> Vec<CardTold> {
        Self::cards(self).to_vec()
    }

    fn places(&self) -> Vec<PlaceTold> {
        G::places(self.words, self.view())
    }

    fn names(&self) -> Vec<(String, String)> {
        G::names(self.words)
    }

    fn rules(&self) -> Vec<(String, String)> {
        G::rules(self.words)
    }
}
