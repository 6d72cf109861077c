//! The table as text: everything the observer can see, line by line, in one order.

use ::rush::{BaseView, Nation, Pending, SeatView, View};
use game::{CardName, Seat};

use super::{ShotStage, Words};
use crate::texts::{Args, sentence};

impl Words<'_> {
    /// The table without the Reserve and the observer's own cards, which are told card by card.
    #[must_use]
    pub fn summary(&self, view: &View) -> Vec<String> {
        let texts = self.texts;
        let mut lines = Vec::new();
        lines.push(match view.step {
            None => texts.word("rush-board-setup"),
            Some(_) => {
                let args = Args::new()
                    .with("round", view.round)
                    .with("seat", self.seat(view.active));
                texts.say("rush-board-round", args)
            }
        });
        if let Some(ending) = view.last_round {
            lines.push(texts.word(&format!("rush-last-round-{}", ending.id())));
        }
        let args = Args::new()
            .with("deck", view.deck_size)
            .with("discard", view.discard.len());
        lines.push(texts.say("rush-board-deck", args));
        let stacks: Vec<String> = Nation::ALL
            .into_iter()
            .map(|nation| {
                let [singles, doubles] = view.medals[nation];
                let args = Args::new()
                    .with("nation", self.nation(nation))
                    .with("singles", singles)
                    .with("doubles", doubles);
                texts.say("rush-board-stack", args)
            })
            .collect();
        let args = Args::new().with("stacks", stacks.join("; "));
        lines.push(texts.say("rush-board-medals", args));
        let achievements: Vec<String> = view
            .achievements
            .iter()
            .map(|award| self.achievement(&award.id))
            .collect();
        if !achievements.is_empty() {
            let args = Args::new().with("list", achievements.join(", "));
            lines.push(texts.say("rush-board-achievements", args));
        }
        for (i, seat) in view.seats.iter().enumerate() {
            let mut seen = self.seat_lines(Seat(i as u8), seat);
            seen.extend(
                self.hand(Seat(i as u8), seat)
                    .filter(|_| seat.own.is_none()),
            );
            lines.push(seen.join(" "));
        }
        lines.extend(self.resources(view));
        lines.extend(self.scores(view).filter(|_| view.outcome.is_none()));
        let own = view.seats.iter().position(|seat| seat.own.is_some());
        let action = self.action(view, own.map(|seat| Seat(seat as u8)));
        let fired = action.shots.into_iter();
        let fired = fired.filter(|shot| shot.stage == ShotStage::Done);
        let fired: Vec<String> = fired.map(|shot| sentence(&shot.text)).collect();
        let done: Vec<String> = fired.into_iter().chain(action.used).collect();
        if !(done.is_empty() || view.this_turn.deeds.is_empty()) {
            lines.push(done.join(" "));
        }
        lines
    }

    /// What was paid this turn.
    fn resources(&self, view: &View) -> Option<String> {
        let turn = &view.this_turn;
        let paid = turn.resources + turn.goods.0.iter().sum::<u16>();
        let args = Args::new().with("n", paid).with("spent", turn.spent);
        (paid > 0).then(|| self.texts.say("rush-board-resources", args))
    }

    /// All that the observer can see.
    #[must_use]
    pub fn describe(&self, view: &View) -> Vec<String> {
        let list = |id: &str, cards: &[CardName]| {
            let args = Args::new().with("cards", self.counted(cards));
            (!cards.is_empty()).then(|| self.texts.say(id, args))
        };
        let mut lines = self.summary(view);
        lines.push(self.reserve(view));
        lines.extend(list("rush-board-discard", &view.discard));
        lines.extend(list("rush-board-scrapyard", &view.scrapyard));
        lines.extend(list("rush-board-used", &view.this_turn.used));
        for (i, seat) in view.seats.iter().enumerate() {
            let Some(own) = &seat.own else { continue };
            lines.extend(self.hand(Seat(i as u8), seat));
            lines.extend(list("rush-board-own-depot", &own.depot));
            lines.extend(list("rush-board-own-garage", &own.garage));
            if let Some(chosen) = &own.chosen {
                let args = Args::new().with("card", self.card_named(chosen));
                lines.push(self.texts.say("rush-board-own-chosen", args));
            }
        }
        lines.extend(self.outcome(view));
        lines
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self, view: &View) -> Option<String> {
        let outcome = view.outcome.as_ref()?;
        let winners: Vec<String> = outcome.winners.iter().map(|seat| self.seat(seat)).collect();
        let scores: Vec<String> = (0..view.seats.len())
            .map(|i| {
                let args = Args::new()
                    .with("seat", self.seat(Seat(i as u8)))
                    .with("points", outcome.scores[i]);
                self.texts.say("rush-outcome-score", args)
            })
            .collect();
        let args = Args::new()
            .with("winners", winners.join(", "))
            .with("scores", scores.join(", "));
        Some(self.texts.say("rush-outcome", args))
    }

    /// The vehicles for sale.
    fn reserve(&self, view: &View) -> String {
        let texts = self.texts;
        let reserve: Vec<String> = view
            .reserve
            .iter()
            .map(|card| match card {
                Some(card) => self.vehicle(card),
                None => texts.word("rush-board-empty-place"),
            })
            .collect();
        let args = Args::new().with("cards", reserve.join(", "));
        texts.say("rush-board-reserve", args)
    }

    fn vehicle(&self, name: &str) -> String {
        let title = self.card_named(name);
        let face = self
            .content
            .card_named(name)
            .map(|card| self.content.face(card));
        let Some((class, nation, cost)) =
            face.and_then(|face| Some((face.class?, face.nation?, face.cost)))
        else {
            return title;
        };
        let args = Args::new()
            .with("card", title)
            .with("class", self.class(class))
            .with("nation", self.nation(nation))
            .with("cost", cost);
        self.texts.say("rush-board-vehicle", args)
    }

    pub(super) fn seat_lines(&self, seat: Seat, seen: &SeatView) -> Vec<String> {
        let texts = self.texts;
        let args = Args::new()
            .with("seat", self.seat(seat))
            .with("hand", seen.hand_size)
            .with("garage", seen.garage_size)
            .with("depot", seen.depot_size);
        let mut lines = vec![texts.say("rush-board-seat", args)];
        if let Some(top) = &seen.depot_top {
            let args = Args::new().with("card", self.card_named(top));
            lines.push(texts.say("rush-board-depot-top", args));
        }
        for (i, base) in seen.bases.iter().enumerate() {
            let args = Args::new()
                .with("base", i + 1)
                .with("state", self.base(base.as_ref()));
            lines.push(texts.say("rush-board-base", args));
        }
        lines
    }

    /// A hand that lies open for the observer.
    fn hand(&self, seat: Seat, seen: &SeatView) -> Option<String> {
        let args = Args::new()
            .with("seat", self.seat(seat))
            .with("cards", self.counted(seen.hand.as_ref()?));
        Some(self.texts.say("rush-board-hand", args))
    }

    /// A vehicle that lies on a base, with what resists attacks.
    fn defender(&self, name: &str) -> String {
        let title = self.card_named(name);
        match self.content.card_named(name) {
            Some(card) => {
                let args = Args::new()
                    .with("card", title)
                    .with("armour", self.content.face(card).armour);
                self.texts.say("rush-board-defender", args)
            }
            None => title,
        }
    }

    /// What led to the question: the vehicle that is being paid for, what is paid and what is
    /// missing; or those that attack, with their firepower.
    #[must_use]
    pub fn trail(&self, view: &View) -> Vec<String> {
        match view.pending.last() {
            Some(Pending::Purchase { card, missing }) => {
                let args = Args::new().with("n", *missing);
                let missing = (*missing > 0).then(|| self.texts.say("rush-board-missing", args));
                let vehicle = std::iter::once(self.vehicle(card));
                vehicle.chain(self.resources(view)).chain(missing).collect()
            }
            Some(Pending::Attack { .. }) => {
                let attackers = view.attackers().filter_map(|card| {
                    let face = self.content.face(self.content.card_named(card)?);
                    let args = Args::new()
                        .with("card", self.card_named(card))
                        .with("firepower", face.firepower);
                    Some(self.texts.say("rush-board-attacker", args))
                });
                attackers.collect()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn base(&self, base: Option<&BaseView>) -> String {
        let texts = self.texts;
        let Some(base) = base else {
            return texts.word("rush-board-base-gone");
        };
        let damaged = if base.is_damaged { "-damaged" } else { "" };
        match &base.defender {
            None => texts.word(&format!("rush-board-base-open{damaged}")),
            Some(defender) => {
                let mut card = self.defender(&defender.card);
                if defender.is_damaged {
                    card = texts.say("rush-board-damaged", Args::new().with("card", card));
                }
                let args = Args::new().with("card", card);
                texts.say(&format!("rush-board-base-held{damaged}"), args)
            }
        }
    }
}
