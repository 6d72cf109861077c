//! What a choice would do, in few words.

use ::rush::{ActionOutlook, HitOutlook, Outlook, Part};

use super::Words;
use crate::texts::Args;

impl Words<'_> {
    /// What a choice with that outlook would do; empty where there is nothing to say.
    #[must_use]
    pub fn would(&self, outlook: &Outlook) -> String {
        let texts = self.texts;
        let n = |id: &str, n: u32| texts.say(id, Args::new().with("n", n));
        match outlook {
            Outlook::Plain => String::new(),
            Outlook::Hit(hit) => self.would_hit(hit),
            Outlook::Attack { destroys: 0, .. } => texts.word("rush-would-can-hit"),
            Outlook::Attack { destroys, .. } => n("rush-would-can-destroy", u32::from(*destroys)),
            Outlook::Idle { only } => texts.word(match only {
                None => "rush-would-idle",
                Some(Part::Base) => "rush-would-idle-bases",
                Some(Part::Defender) => "rush-would-idle-vehicles",
            }),
            Outlook::Buy { cost, of } => {
                let args = Args::new().with("cost", *cost).with("have", *of);
                texts.say("rush-would-cost", args)
            }
            Outlook::Pay {
                worth,
                missing,
                over,
                is_kept,
                is_needless,
            } => {
                let args = Args::new()
                    .with("n", *worth)
                    .with("missing", *missing)
                    .with("over", *over);
                let id = match (*missing, *over) {
                    (1.., _) => "rush-would-pay-missing",
                    _ if *is_needless && !*is_kept => "rush-would-pay-needless",
                    (0, 0) => "rush-would-pay-enough",
                    _ if *is_kept => "rush-would-pay-spare",
                    _ => "rush-would-pay-over",
                };
                texts.say(id, args)
            }
            Outlook::Bought { over: 0, .. } => texts.word("rush-would-buy-exact"),
            Outlook::Bought { over, is_kept } => {
                let id = if *is_kept {
                    "rush-would-buy-spare"
                } else {
                    "rush-would-buy-over"
                };
                texts.say(id, Args::new().with("over", *over))
            }
            Outlook::Use { actions, guards } => {
                // What does nothing is told when nothing else does something.
                let is_all_idle = actions.iter().all(|action| action.is_idle()) && !guards;
                let told = actions
                    .iter()
                    .filter(|action| is_all_idle || !action.is_idle());
                let mut told: Vec<String> = told.map(|action| self.would_act(*action)).collect();
                if *guards {
                    told.push(texts.word("rush-would-guards"));
                }
                told.join(", ")
            }
            Outlook::Action(action) => {
                let told = self.would_act(*action);
                match action {
                    ActionOutlook::Research { vehicles: 0, .. } => {
                        format!("{told}: {}", texts.word("rush-would-research-lost"))
                    }
                    _ => told,
                }
            }
            Outlook::Guard { is_open: true } => texts.word("rush-would-guard-open"),
            Outlook::Guard { is_open: false } => texts.word("rush-would-guard-replace"),
            Outlook::Place { replaces: None } => texts.word("rush-would-place-open"),
            Outlook::Place {
                replaces: Some((card, armour)),
            } => {
                let args = Args::new()
                    .with("card", self.card_named(card))
                    .with("armour", *armour);
                texts.say("rush-would-place-replace", args)
            }
            Outlook::Free { cost } => texts.say("rush-would-take", Args::new().with("cost", *cost)),
            Outlook::Points { points } => format!("+{points}"),
            Outlook::Scrap { points: 0 } => texts.word("rush-would-scrap"),
            Outlook::Scrap { points } => n("rush-would-scrap-points", u32::from(*points)),
            Outlook::End {
                can_buy,
                can_destroy,
            } => {
                let buy = can_buy.then(|| texts.word("rush-would-end-purchase"));
                let attack = can_destroy.then(|| texts.word("rush-would-end-attack"));
                let told: Vec<String> = buy.into_iter().chain(attack).collect();
                told.join(", ")
            }
        }
    }

    fn would_hit(&self, hit: &HitOutlook) -> String {
        let texts = self.texts;
        let mut told = texts.word(match (hit.is_fatal, hit.was_damaged) {
            (true, true) => "rush-would-destroy-hit",
            (true, false) => "rush-would-destroy",
            (false, _) => "rush-would-hit",
        });
        if !hit.is_fatal {
            return told;
        }
        match hit.points {
            0 => told = format!("{told}, {}", texts.word("rush-would-no-medal")),
            points => told = format!("{told}, +{points}"),
        }
        if hit.is_last_base {
            return format!("{told}; {}", texts.word("rush-would-last-base"));
        }
        if hit.part == Part::Defender {
            let args = Args::new().with("base", hit.base + 1);
            return format!("{told}; {}", texts.say("rush-would-opens", args));
        }
        told
    }

    fn would_act(&self, action: ActionOutlook) -> String {
        let texts = self.texts;
        let n = |id: &str, n: u8| texts.say(id, Args::new().with("n", n));
        match action {
            ActionOutlook::Draw(0) => texts.word("rush-would-draw-nothing"),
            ActionOutlook::Draw(cards) => n("rush-would-draw", cards),
            ActionOutlook::Recruit { is_already: true } => texts.word("rush-would-recruit-already"),
            ActionOutlook::Recruit { is_already: false } => texts.word("rush-would-recruit"),
            ActionOutlook::Renew => texts.word("rush-would-recon"),
            ActionOutlook::Sabotage(0) => texts.word("rush-would-sabotage-nothing"),
            ActionOutlook::Sabotage(seats) => n("rush-would-sabotage", seats),
            ActionOutlook::Besiege { can_destroy: true } => texts.word("rush-would-siege-destroy"),
            ActionOutlook::Besiege { can_destroy: false } => texts.word("rush-would-siege-hit"),
            ActionOutlook::Research { cost, vehicles: 0 } => {
                let args = Args::new().with("cost", cost);
                texts.say("rush-would-research-nothing", args)
            }
            ActionOutlook::Research { cost, vehicles } => {
                let args = Args::new().with("cost", cost).with("n", vehicles);
                texts.say("rush-would-research", args)
            }
            ActionOutlook::Dismantle(0) => texts.word("rush-would-dismantle-nothing"),
            ActionOutlook::Dismantle(cards) => n("rush-would-dismantle", cards),
            ActionOutlook::Medal(0) => texts.word("rush-would-medal-nothing"),
            ActionOutlook::Medal(points) => format!("+{points}"),
        }
    }
}
