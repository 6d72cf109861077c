//! The board as text: everything the observer can see, line by line, in one order.

use ::orders::{Action, Faction, PlaceView, View};

use super::{Words, board};
use crate::texts::Args;
use crate::told::PlaceTold;

impl Words<'_> {
    /// All that the observer can see.
    #[must_use]
    pub fn describe(&self, view: &View) -> Vec<String> {
        let mut lines = self.standing(view);
        for place in view.areas.iter().chain(&view.zones) {
            let (name, text) = (self.place(&place.name), self.place_text(view, place));
            lines.push(format!("{name}: {text}"));
        }
        lines.push(self.support_line(view));
        lines.push(self.piles(view));
        for faction in Faction::ALL {
            if let Some(hand) = &view.factions[faction].hand {
                let args = Args::new().with("cards", self.cards(hand));
                lines.push(self.texts.say("orders-board-hand", args));
            }
        }
        lines.extend(self.outcome(view));
        lines
    }

    /// What the drawing of the board leaves out, hands apart.
    #[must_use]
    pub fn summary(&self, view: &View) -> Vec<String> {
        let board = self.content.board(self.mode);
        let mut lines = self.standing(view);
        for zone in &view.zones {
            let mark = board::zone_mark(board, &zone.name);
            lines.push(format!("{mark} {}", self.place_line(zone)));
        }
        lines.push(self.support_line(view));
        lines.push(self.piles(view));
        lines
    }

    /// Round, turn and what the factions have beside the board.
    fn standing(&self, view: &View) -> Vec<String> {
        let args = Args::new()
            .with("round", view.round)
            .with("rounds", view.rounds)
            .with("faction", self.faction(view.active))
            .with("initiative", self.faction(view.initiative));
        let mut lines = vec![self.texts.say("orders-board-round", args)];
        for faction in Faction::ALL {
            lines.extend(self.faction_lines(view, faction));
        }
        lines
    }

    /// The support board: how strong each action is, and who has taken it.
    fn support_line(&self, view: &View) -> String {
        let board = self.content.board(self.mode);
        let spaces: Vec<String> = board
            .spaces
            .iter()
            .zip(&view.spaces)
            .filter(|(space, _)| space.place.is_none())
            .map(|(space, seen)| {
                let [blue, yellow] = space.strength.0;
                let strength = if blue == yellow {
                    blue.to_string()
                } else {
                    format!("{blue}/{yellow}")
                };
                let args = Args::new()
                    .with("space", self.space(&space.name))
                    .with("strength", strength);
                let id = if space.initiative {
                    "orders-board-support-initiative"
                } else {
                    "orders-board-support-space"
                };
                self.texts.say(id, args) + &self.marked(&seen.commanders)
            })
            .collect();
        let args = Args::new().with("spaces", spaces.join(", "));
        self.texts.say("orders-board-support", args)
    }

    fn piles(&self, view: &View) -> String {
        let args = Args::new()
            .with("deck", view.deck)
            .with("cards", self.cards(&view.discard));
        self.texts.say("orders-board-deck", args)
    }

    pub(super) fn faction_lines(&self, view: &View, faction: Faction) -> Vec<String> {
        let texts = self.texts;
        let seen = &view.factions[faction];
        let args = Args::new()
            .with("faction", self.faction(faction))
            .with("stars", seen.stars)
            .with("troops", seen.troops)
            .with("planes", seen.planes)
            .with("commanders", seen.commanders)
            .with("ready", seen.ready)
            .with("hand", seen.hand_size);
        let mut lines = vec![texts.say("orders-board-faction", args)];
        if seen.has_passed {
            let args = Args::new().with("faction", self.faction(faction));
            lines.push(texts.say("orders-board-passed", args));
        }
        let spaces: Vec<String> = view
            .spaces
            .iter()
            .filter(|space| space.commanders.contains(&faction))
            .map(|space| self.space(&space.name))
            .collect();
        if !spaces.is_empty() {
            let args = Args::new()
                .with("faction", self.faction(faction))
                .with("spaces", spaces.join(", "));
            lines.push(texts.say("orders-board-commanders", args));
        }
        lines
    }

    /// The areas and zones, as on the board.
    #[must_use]
    pub fn places(&self, view: &View) -> Vec<PlaceTold> {
        let board = self.content.board(self.mode);
        let seen = view.areas.iter().chain(&view.zones);
        let places = board.places().zip(seen).map(|(place, seen)| {
            let neighbours = board.adjacent(place).iter();
            PlaceTold {
                id: seen.name.to_string(),
                name: self.place(&seen.name),
                text: self.place_text(view, seen),
                neighbours: neighbours
                    .map(|other| self.place(board.place_name(other)))
                    .collect(),
            }
        });
        places.collect()
    }

    /// Who holds a place, what it is worth and what can be done there.
    fn place_text(&self, view: &View, seen: &PlaceView) -> String {
        let texts = self.texts;
        let board = self.content.board(self.mode);
        let area = board.areas.iter().find(|area| area.name == seen.name);
        let holder = match seen.owner {
            None => texts.word("orders-place-nobody"),
            Some(faction) => {
                let args = Args::new()
                    .with("faction", self.faction(faction))
                    .with("n", seen.pieces)
                    .with("supplied", if seen.is_supplied { "yes" } else { "no" });
                texts.say("orders-place-held", args)
            }
        };
        let stars = area.map(|area| area.stars).filter(|&stars| stars > 0);
        let stars = stars.map(|n| texts.say("orders-place-stars", Args::new().with("n", n)));
        let hq = area.and_then(|area| area.hq).map(|faction| {
            let args = Args::new().with("faction", self.faction(faction));
            texts.say("orders-place-hq", args)
        });
        let zone = area.and_then(|area| area.zone).map(|zone| {
            let args = Args::new().with("zone", self.place(board.place_name(zone)));
            texts.say("orders-place-zone", args)
        });
        let bonus = seen.bonus.as_ref().map(|bonus| {
            let text = self.content.bonus_named(bonus);
            let text = text.map(|bonus| self.bonus_text(self.content.bonus(bonus)));
            let args = Args::new()
                .with("bonus", self.bonus(bonus))
                .with("text", text.unwrap_or_default());
            texts.say("orders-place-bonus", args)
        });
        let actions: Vec<String> = view
            .spaces
            .iter()
            .filter_map(|space| {
                let (action, place) = space.name.split_once(' ')?;
                (place == seen.name).then(|| Action::named(action))?
            })
            .map(|action| self.action(action).plain().to_owned())
            .collect();
        let args = Args::new().with("actions", actions.join(", "));
        let actions = (!actions.is_empty()).then(|| texts.say("orders-place-actions", args));
        let parts = [Some(holder), hq, stars, zone, bonus, actions];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn place_line(&self, place: &PlaceView) -> String {
        let texts = self.texts;
        let mut name = self.place(&place.name);
        if let Some(bonus) = &place.bonus {
            let args = Args::new()
                .with("place", name)
                .with("bonus", self.bonus(bonus));
            name = texts.say("orders-board-bonus", args);
        }
        let args = Args::new().with("place", name);
        match place.owner {
            None => texts.say("orders-board-empty", args),
            Some(faction) => {
                let args = args
                    .with("faction", self.faction(faction))
                    .with("n", place.pieces);
                let id = if place.is_supplied {
                    "orders-board-held"
                } else {
                    "orders-board-held-unsupplied"
                };
                texts.say(id, args)
            }
        }
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self, view: &View) -> Option<String> {
        let outcome = view.outcome.as_ref()?;
        let winner = outcome.winners.lowest().and_then(Faction::of)?;
        let [blue, yellow] = Faction::ALL.map(|faction| view.factions[faction].stars);
        let args = Args::new()
            .with("winner", self.faction(winner))
            .with("loser", self.faction(winner.other()))
            .with("blue", blue)
            .with("yellow", yellow);
        let id = format!("orders-outcome-{}", outcome.ending);
        Some(self.texts.say(&id, args))
    }
}
