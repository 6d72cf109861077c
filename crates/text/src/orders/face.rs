//! What the names of General Orders lead to.

use ::orders::{Action, Faction, PieceKind, View};

use super::Words;
use crate::rich::Topic;
use crate::texts::{Args, capital};
use crate::told::FaceTold;

impl Words<'_> {
    /// What a name leads to; `None` for what is not of this table and for cards, which are told as cards.
    pub(super) fn face(&self, view: &View, topic: &Topic) -> Option<FaceTold> {
        match topic {
            Topic::Ability(name) => self.bonus_face(view, name),
            Topic::Place(name) => self.place_face(view, name),
            Topic::Space(name) => self.space_face(view, name),
            Topic::Side(name) => Some(self.faction_face(view, Faction::named(name)?)),
            Topic::Card(_) => None,
        }
    }

    /// Whether a card is in the observer's hand, or was used.
    pub(super) fn card_now(&self, view: &View, card: &str) -> Option<String> {
        let mut factions = view.factions.0.iter();
        if factions.any(|faction| faction.used.iter().any(|used| used == card)) {
            return Some(self.texts.word("face-used"));
        }
        let hands = view.factions.0.iter();
        let hands = hands.flat_map(|faction| faction.hand.iter().flatten());
        let n = hands.filter(|other| *other == card).count();
        let args = Args::new().with("n", n);
        (n > 0).then(|| self.texts.say("face-in-hand", args))
    }

    /// A bonus: what it does, whose it is, and whether it counts.
    fn bonus_face(&self, view: &View, name: &str) -> Option<FaceTold> {
        let bonus = self.content.bonus(self.content.bonus_named(name)?);
        let here = view.areas.iter();
        let here = here.filter(|area| area.bonus.as_ref().is_some_and(|bonus| bonus == name));
        let here = here.map(|area| {
            let args = Args::new().with("place", self.place(&area.name));
            let (id, args) = match area.owner {
                None => ("face-orders-open", args),
                Some(faction) => {
                    let args = args.with("faction", self.faction(faction));
                    let id = if area.is_supplied {
                        "face-orders-supplied"
                    } else {
                        "face-orders-unsupplied"
                    };
                    (id, args)
                }
            };
            self.texts.say(id, args)
        });
        let here: Vec<String> = here.collect();
        Some(FaceTold {
            kind: capital(&self.texts.word("orders-kind-bonus")),
            title: capital(&self.bonus(name)),
            text: vec![self.bonus_text(bonus)],
            now: Some(if here.is_empty() {
                self.texts.word("face-orders-bonus-none")
            } else {
                here.join(" ")
            }),
            card: None,
        })
    }

    fn place_face(&self, view: &View, name: &str) -> Option<FaceTold> {
        let board = self.content.board(self.mode);
        let place = board.place_named(name)?;
        let told = self.places(view).into_iter().find(|told| told.id == name)?;
        let kind = match place.kind() {
            PieceKind::Troop => "face-kind-area",
            PieceKind::Plane => "face-kind-zone",
        };
        let args = Args::new().with("places", told.neighbours.join(", "));
        Some(FaceTold {
            kind: self.texts.word(kind),
            title: capital(&told.name),
            text: vec![told.text],
            now: (!told.neighbours.is_empty()).then(|| self.texts.say("face-next-to", args)),
            card: None,
        })
    }

    /// An action space: what the action does, how strong it is, whose commander stands there.
    fn space_face(&self, view: &View, name: &str) -> Option<FaceTold> {
        let texts = self.texts;
        let board = self.content.board(self.mode);
        board.space_named(name)?;
        let space = board.spaces.iter().find(|space| space.name == name)?;
        let action = name.split([' ', '_']).next().and_then(Action::named)?;
        let mut text = vec![texts.word(&format!("face-orders-{}", action.name()))];
        if space.place.is_none() {
            let [blue, yellow] = space.strength.0;
            let strength = if blue == yellow {
                blue.to_string()
            } else {
                let [first, second] = Faction::ALL.map(|faction| self.faction(faction));
                format!("{first} {blue}, {second} {yellow}")
            };
            let args = Args::new().with("strength", strength);
            text.push(texts.say("face-orders-strength", args));
        }
        if space.initiative {
            text.push(texts.word("face-orders-initiative"));
        }
        let seen = view.spaces.iter().find(|seen| seen.name == name)?;
        let factions = seen.commanders.iter();
        let factions: Vec<String> = factions.map(|&faction| self.faction(faction)).collect();
        let args = Args::new().with("factions", factions.join(", "));
        Some(FaceTold {
            kind: texts.word("face-kind-space"),
            title: capital(&self.space(name)),
            text,
            now: Some(if factions.is_empty() {
                texts.word("face-orders-free")
            } else {
                texts.say("face-orders-taken", args)
            }),
            card: None,
        })
    }

    fn faction_face(&self, view: &View, faction: Faction) -> FaceTold {
        FaceTold {
            kind: self.texts.word("face-kind-side"),
            title: capital(&self.faction(faction)),
            text: self.faction_lines(view, faction),
            now: None,
            card: None,
        }
    }
}
