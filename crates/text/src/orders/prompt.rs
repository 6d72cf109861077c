//! The open question, what can be chosen, and why something cannot.

use ::orders::{Action, ActionStep, Faction, Move, Pending, View};
use game::{Refused, Seat};

use super::{Words, kind_name};
use crate::texts::{Args, capital, sentence};

impl Words<'_> {
    /// What is asked of that seat now; for a seat that is not asked, who is waited for.
    #[must_use]
    pub fn prompt(&self, view: &View, seat: Seat) -> String {
        match view.asked {
            Some(faction) if faction.seat() == seat => capital(&self.question(view, faction)),
            _ => self.waiting(view),
        }
    }

    /// Who is waited for, told to a player who is not asked.
    #[must_use]
    pub fn waiting(&self, view: &View) -> String {
        match view.asked {
            Some(faction) => {
                let args = Args::new().with("who", self.faction(faction));
                self.texts.say("orders-ask-waiting", args)
            }
            None => self.texts.word("orders-ask-nobody"),
        }
    }

    fn question(&self, view: &View, faction: Faction) -> String {
        let question = self.bare_question(view, faction);
        match view.pending.last() {
            // How often the same will be asked.
            Some(Pending::Action { left, .. }) if *left > 0 => {
                let left = self
                    .texts
                    .say("orders-ask-left", Args::new().with("n", *left));
                format!("{question} {left}")
            }
            _ => question,
        }
    }

    fn bare_question(&self, view: &View, faction: Faction) -> String {
        let args = Args::new().with("who", self.faction(faction));
        let (id, args) = match view.pending.last() {
            Some(Pending::Turn { is_extra: true, .. }) => ("orders-ask-turn-extra", args),
            Some(Pending::Turn { .. }) => ("orders-ask-turn", args),
            Some(Pending::Beside { card }) => {
                ("orders-ask-beside", args.with("card", self.card(card)))
            }
            Some(Pending::Action {
                space,
                action,
                step,
                ..
            }) => {
                let id = match step {
                    ActionStep::Target => "orders-ask-target",
                    ActionStep::Commit => "orders-ask-commit",
                    ActionStep::Pull => "orders-ask-pull",
                    ActionStep::Place => "orders-ask-place",
                    _ => "orders-ask-enter",
                };
                let args = args.with("kind", kind_name(action.kind()));
                (id, args.with("space", self.space(space)))
            }
            Some(Pending::Window { .. }) => ("orders-ask-window", args),
            Some(Pending::Add { most }) => {
                let args = args.with("kind", acting_kind(view));
                ("orders-ask-add", args.with("most", *most))
            }
            Some(Pending::Keep { roll, .. }) => match roll.hits() {
                0 => ("orders-ask-keep-none", args),
                n => ("orders-ask-keep", args.with("n", n)),
            },
            Some(Pending::Return { .. }) => ("orders-ask-return", args),
            _ => return self.texts.word("orders-ask-nobody"),
        };
        self.texts.say(id, args)
    }

    /// Why a move is refused.
    #[must_use]
    pub fn refusal(&self, refused: &Refused) -> String {
        let mut args = Args::new();
        for (name, value) in &refused.arguments {
            args = match &**name {
                "card" => args.with("card", self.card(value)),
                "place" => args
                    .with("kind", self.kind_in(value))
                    .with("place", self.place(value)),
                "space" => args.with("space", self.space(value)),
                other => args.with_named(other.to_owned(), value.clone()),
            };
        }
        sentence(&self.texts.say(&format!("orders-err-{}", refused.id), args))
    }
}

/// The kind of piece of the action in progress, by which messages select.
fn acting_kind(view: &View) -> &'static str {
    let mut pending = view.pending.iter().rev();
    let kind = pending.find_map(|pending| match pending {
        Pending::Action { action, .. } => Some(kind_name(action.kind())),
        _ => None,
    });
    kind.unwrap_or_default()
}

/// What can be aimed at, with who is there; fire where no enemy is has no effect.
fn target(words: Words<'_>, view: &View, name: &str) -> String {
    let args = Args::new().with("place", words.place(name));
    let owner = view.areas.iter().find(|area| area.name == *name);
    let held = owner.and_then(|area| Some((area.owner?, area.pieces)));
    let is_fire = matches!(
        view.pending.last(),
        Some(Pending::Action {
            action: Action::Barrage | Action::Bombard,
            ..
        })
    );
    match held {
        Some((owner, n)) if !is_fire || view.asked != Some(owner) => {
            let args = args.with("faction", words.faction(owner)).with("n", n);
            words.texts.say("orders-choice-target-held", args)
        }
        _ if is_fire => words.texts.say("orders-choice-target-idle", args),
        _ => words.texts.say("orders-choice-target", args),
    }
}

/// The label of a move. Its notation names what the move's numbers mean on this board.
pub(super) fn choice(words: Words<'_>, view: &View, mv: Move, text: &str) -> String {
    let texts = words.texts;
    let (_, rest) = text.split_once(' ').unwrap_or((text, ""));
    let place = |id: &str, name: &str| {
        let args = Args::new()
            .with("kind", words.kind_in(name))
            .with("place", words.place(name));
        texts.say(id, args)
    };
    let space = |id: &str| texts.say(id, Args::new().with("space", words.space(rest)));
    let card = |id: &str| texts.say(id, Args::new().with("card", words.card(rest)));
    let label = match mv {
        Move::Deploy(_) => space("orders-choice-deploy"),
        Move::Return(_) => space("orders-choice-return"),
        Move::Play(_) => card("orders-choice-play"),
        Move::Reroll(_) => card("orders-choice-reroll"),
        Move::Target(_) => target(words, view, rest),
        Move::Pull(_) => place("orders-choice-pull", rest),
        Move::Place(_) => place("orders-choice-place", rest),
        Move::Move(_, n) => {
            let name = rest.split(' ').next().unwrap_or(rest);
            let args = Args::new()
                .with("n", n)
                .with("kind", words.kind_in(name))
                .with("place", words.place(name));
            texts.say("orders-choice-move", args)
        }
        Move::Commit(n) => texts.say("orders-choice-commit", Args::new().with("n", n)),
        Move::Add(n) => {
            let args = Args::new().with("kind", acting_kind(view)).with("n", n);
            texts.say("orders-choice-add", args)
        }
        Move::Keep => texts.word("orders-choice-keep"),
        Move::Done => texts.word("orders-choice-done"),
        Move::Decline => texts.word("orders-choice-decline"),
        Move::Pass => texts.word("orders-choice-pass"),
        Move::Shuffle(_) | Move::Token(_) | Move::Toss(_) | Move::Roll(_) => {
            texts.word("orders-choice-chance")
        }
    };
    capital(&label)
}
