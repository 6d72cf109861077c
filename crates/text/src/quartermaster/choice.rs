//! What can be chosen, as a button or a numbered line.

use ::quartermaster::effect::{Effect, Kinds};
use ::quartermaster::{Card, Country, Deciding, Move, Pending, Piece, SpaceId, View};

use super::Words;
use super::ability::{Subject, Telling};
use crate::texts::{Args, capital};

impl Words<'_> {
    /// The label of a move in the position seen.
    #[must_use]
    pub fn choice(&self, view: &View, mv: Move) -> String {
        capital(&self.choice_label(view, mv))
    }

    fn choice_label(&self, view: &View, mv: Move) -> String {
        let texts = self.texts;
        let card = |id: &str, card| {
            let args = Args::new().with("card", self.card_title(card));
            let label = texts.say(id, args);
            let country = self.content.card(card).country;
            if !is_doubtful(view, country) {
                return label;
            }
            let args = Args::new()
                .with("choice", label)
                .with("country", self.country(country));
            texts.say("qm-choice-of-country", args)
        };
        match mv {
            Move::Play(id) => card("qm-choice-play", id),
            Move::Discard(id) => card("qm-choice-discard", id),
            Move::Use(id) => card("qm-choice-use", id),
            Move::Take(id) => card("qm-choice-take", id),
            Move::Order(id) => card("qm-choice-order", id),
            Move::Bottom(id) => card("qm-choice-bottom", id),
            Move::Build(space) => self.placing(view, "qm-choice-build", space),
            Move::Redeclare(space) => self.placing(view, "qm-choice-redeclare", space),
            Move::Recruit(space) => self.placing(view, "qm-choice-recruit", space),
            Move::Battle(space) => self.in_space(view, "qm-choice-battle", space),
            Move::Lift(piece) => self.of_piece("qm-choice-lift", piece),
            Move::Deploy(space) => self.in_space(view, "qm-choice-deploy", space),
            Move::Retreat(space) => self.in_space(view, "qm-choice-retreat", space),
            Move::Strike(space) => self.in_space(view, "qm-choice-strike", space),
            Move::Defend => texts.word("qm-choice-defend"),
            Move::Marshal(from, to) => {
                let args = Args::new()
                    .with("space", self.space(from))
                    .with("to", self.space(to));
                texts.say("qm-choice-marshal", args)
            }
            Move::Target(country) => {
                let args = Args::new().with("country", self.country(country));
                texts.say("qm-choice-target", args)
            }
            Move::Choose(country) => {
                let args = Args::new().with("country", self.country(country));
                texts.say("qm-choice-choose", args)
            }
            Move::Eliminate(piece) => self.of_piece("qm-choice-eliminate", piece),
            Move::Remove(piece) => self.of_piece("qm-choice-remove", piece),
            Move::Request(piece) => self.of_piece("qm-choice-request", piece),
            Move::Option(n) => self.option(view, n),
            Move::Forfeit => texts.word("qm-choice-forfeit"),
            Move::Reallocate => texts.word("qm-choice-reallocate"),
            Move::Pass => match view.pending.last() {
                Some(Pending::Window { .. }) => texts.word("qm-choice-no-response"),
                Some(Pending::Prepare { .. }) => texts.word("qm-choice-no-preparation"),
                _ => texts.word("qm-choice-pass"),
            },
            Move::Withdraw => texts.word("qm-choice-withdraw"),
            Move::Shuffle(_) => texts.word("qm-choice-shuffle"),
            Move::Pick(n) => texts.say("qm-choice-pick", Args::new().with("n", n + 1)),
        }
    }

    /// A piece is placed; told whose it is when another country's card places it.
    fn placing(&self, view: &View, id: &str, space: SpaceId) -> String {
        let foreign = match view.pending.last() {
            Some(Pending::Effect {
                card,
                piece: Some(kind),
                of: Some(of),
                ..
            }) => {
                let by = self.content.card_named(card);
                let by = by.map(|card| self.content.card(card).country);
                (by != Some(*of)).then(|| Piece::new(*of, *kind, space))
            }
            _ => None,
        };
        match foreign {
            Some(piece) => self.of_piece(&format!("{id}-of"), piece),
            None => self.in_space(view, id, space),
        }
    }

    fn in_space(&self, view: &View, id: &str, space: SpaceId) -> String {
        // A person who points at a space may mean any piece; the open question means one kind.
        let kinds = match view.pending.last() {
            Some(Pending::Effect {
                piece: Some(kind), ..
            })
            | Some(Pending::Rebuild { kind, .. }) => (*kind).into(),
            _ => Kinds::Piece,
        };
        let args = Args::new()
            .with("piece", self.kinds(kinds))
            .with("space", self.space(space));
        self.texts.say(id, args)
    }

    fn of_piece(&self, id: &str, piece: Piece) -> String {
        let args = Args::new()
            .with("country", self.country(piece.country))
            .with("piece", self.piece(piece.kind))
            .with("space", self.space(piece.space));
        self.texts.say(id, args)
    }

    /// An option of the card whose effect is being decided, in the words of its text.
    pub(super) fn option(&self, view: &View, n: u8) -> String {
        let told = match view.pending.last() {
            Some(Pending::Effect {
                what: Deciding::HandForDiscards,
                ..
            }) => Some(self.texts.say("qm-choice-cards", Args::new().with("n", n))),
            Some(Pending::Effect {
                card,
                decider,
                what,
                ..
            }) => self
                .content
                .card_named(card)
                .and_then(|id| self.option_of(self.content.card(id), *decider, *what, n)),
            _ => None,
        };
        told.unwrap_or_else(|| self.texts.say("qm-choice-option", Args::new().with("n", n)))
    }

    fn option_of(
        self,
        card: &'static Card,
        decider: Country,
        what: Deciding,
        n: u8,
    ) -> Option<String> {
        for ability in &card.abilities {
            let telling = Telling {
                words: self,
                owner: card.country,
                trigger: &ability.trigger,
                subject: if decider == card.country {
                    Subject::Your
                } else {
                    Subject::Country(decider)
                },
            };
            let found = ability.effect.iter().find_map(|effect| find(effect, what));
            if let Some((is_each, options)) = found {
                let option = options.get(usize::from(n).checked_sub(1)?)?;
                let telling = if is_each {
                    telling.of_target()
                } else {
                    telling
                };
                return Some(telling.effect(option));
            }
        }
        None
    }
}

/// Whether a card of that country must be told with its country: a player who leads several is asked for
/// all of them at once, or for another than the one on turn.
fn is_doubtful(view: &View, country: Country) -> bool {
    let n_own = view.countries.0.iter().filter(|one| one.own.is_some());
    if n_own.count() < 2 {
        return false;
    }
    let asked = match view.pending.last() {
        Some(
            Pending::Play
            | Pending::Air
            | Pending::Marshal
            | Pending::Reallocate { .. }
            | Pending::Discard,
        ) => Some(view.active),
        Some(Pending::Pay { country, .. } | Pending::GiveStatus { country }) => Some(*country),
        Some(Pending::Effect { decider, .. }) => Some(*decider),
        _ => None,
    };
    asked != Some(country)
}

/// The options of the first effect of that name, and whether each country chooses for itself.
fn find(effect: &Effect, what: Deciding) -> Option<(bool, &[Effect])> {
    match (effect, what) {
        (Effect::Choose(options), Deciding::Choose)
        | (Effect::AnyOrder(options), Deciding::AnyOrder) => Some((false, options)),
        (Effect::EachChooses { options, .. }, Deciding::EachChooses) => Some((true, options)),
        _ => effect
            .children()
            .into_iter()
            .find_map(|child| find(child, what)),
    }
}
