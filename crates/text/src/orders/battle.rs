//! A battle or fire in progress in words: who attacks with what, why there are so many dice, what the
//! roll does and how another one would end.

use ::orders::battle::{DiceView, RollResult, RollView};
use ::orders::effect::BonusEffect;
use ::orders::{BattleView, Ending, Faction, View};
use game::Sense;

use super::{Words, kind_name};
use crate::texts::{Args, capital};

/// A battle or fire in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleTold {
    /// Who attacks where with what; then who rolls how many dice, and why.
    pub lines: Vec<String>,
    /// The roll, while it may be kept.
    pub roll: Option<RollTold>,
}

/// A roll that may be kept or made again, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollTold {
    /// "1 hit".
    pub hits: String,
    /// What the hits remove: "removes 1 attacker: 3 against 2".
    pub removes: String,
    /// What happens if it is kept.
    pub keep: String,
    /// Whether that is good or bad for the one who decides.
    pub keep_sense: Sense,
    /// What another roll costs.
    pub again: String,
    /// How it would end: each ending, its whole percents, its words. The percents add up to 100.
    pub odds: Vec<(Ending, u8, String)>,
}

impl Words<'_> {
    /// The battle or fire in progress.
    #[must_use]
    pub fn battle(&self, view: &View) -> Option<BattleTold> {
        let battle = view.battle.as_ref()?;
        let mut lines = vec![self.attack(battle)];
        lines.extend(battle.dice.as_ref().map(|dice| self.dice(dice)));
        let roll = battle.roll.as_ref();
        Some(BattleTold {
            lines,
            roll: roll.map(|roll| self.roll(view, battle, roll)),
        })
    }

    fn attack(&self, battle: &BattleView) -> String {
        let args = Args::new()
            .with("action", battle.action.name())
            .with("faction", self.faction(battle.by))
            .with("place", self.place(&battle.place));
        if battle.action.rolls() {
            self.texts.say("orders-battle-fires", args)
        } else {
            let args = args.with("n", battle.attackers);
            self.texts.say("orders-battle-enters", args)
        }
    }

    fn dice(&self, dice: &DiceView) -> String {
        let texts = self.texts;
        let args = Args::new().with("faction", self.faction(dice.by));
        let told = texts.say("orders-battle-dice", args.with("n", dice.all()));
        let mut reasons = Vec::new();
        let mut add = |id: &str, args: Args<'_>| reasons.push(texts.say(id, args));
        if dice.cover > 0 {
            add(
                "orders-battle-dice-cover",
                Args::new().with("n", dice.cover),
            );
        }
        if let Some((bonus, n)) = &dice.bonus {
            let args = Args::new().with("n", *n).with("bonus", self.bonus(bonus));
            add("orders-battle-dice-bonus", args);
        }
        if dice.cards > 0 {
            add(
                "orders-battle-dice-cards",
                Args::new().with("n", dice.cards),
            );
        }
        if reasons.is_empty() {
            return told;
        }
        format!("{told} ({})", reasons.join(", "))
    }

    fn roll(&self, view: &View, battle: &BattleView, roll: &RollView) -> RollTold {
        let texts = self.texts;
        let hits = roll.dice.hits();
        let n_cards = view.factions[roll.by].hand_size;
        let odds = roll.again.percents().into_iter();
        RollTold {
            hits: match hits {
                0 => texts.word("orders-battle-no-hits"),
                _ => texts.say("orders-battle-hits", Args::new().with("n", hits)),
            },
            removes: self.removes(battle, &roll.keep),
            keep: capital(&self.kept(view, battle, &roll.keep)),
            keep_sense: sense(roll.keep.ending),
            again: match n_cards {
                0 => texts.word("orders-battle-again-none"),
                _ => texts.word("orders-battle-again"),
            },
            odds: odds
                .map(|(ending, n)| {
                    let id = format!("orders-odds-{}", ending.name());
                    (ending, n, texts.say(&id, Args::new().with("n", n)))
                })
                .collect(),
        }
    }

    fn removes(&self, battle: &BattleView, keep: &RollResult) -> String {
        let args = Args::new()
            .with("n", keep.hit)
            .with("attackers", battle.attackers.saturating_sub(keep.hit))
            .with("defenders", battle.defenders);
        let id = match (battle.action.rolls(), keep.hit) {
            (true, 0) => "orders-battle-fire-misses",
            (true, _) => "orders-battle-fire-removes",
            (false, 0) => "orders-battle-removes-nobody",
            (false, _) => "orders-battle-removes",
        };
        self.texts.say(id, args)
    }

    /// What happens if a roll is kept: losses, who has the place, stars, the end of the game.
    pub(super) fn kept(&self, view: &View, battle: &BattleView, keep: &RollResult) -> String {
        let texts = self.texts;
        let n = |id: &str, n: u8| texts.say(id, Args::new().with("n", n));
        let mut parts = Vec::new();
        if keep.each > 0 {
            parts.push(n("orders-battle-each", keep.each));
        }
        let enemy = battle.by.other();
        let (holder, left) = match keep.ending {
            Ending::Lost => (battle.by, keep.attackers),
            _ => (enemy, keep.defenders),
        };
        let args = Args::new()
            .with("faction", self.faction(holder))
            .with("place", self.place(&battle.place))
            .with("n", left);
        let id = format!("orders-battle-{}", keep.ending.name());
        parts.push(texts.say(&id, args));
        if keep.over > 0 {
            parts.push(n("orders-battle-over", keep.over));
        }
        for faction in Faction::ALL {
            let (before, after) = (view.factions[faction].stars, keep.stars[faction]);
            let id = match after.cmp(&before) {
                std::cmp::Ordering::Less => "orders-battle-stars-lost",
                std::cmp::Ordering::Greater => "orders-battle-stars-won",
                std::cmp::Ordering::Equal => continue,
            };
            let args = Args::new()
                .with("faction", self.faction(faction))
                .with("n", before.abs_diff(after));
            parts.push(texts.say(id, args));
        }
        if let Some(winner) = keep.wins {
            let args = Args::new().with("faction", self.faction(winner));
            parts.push(texts.say("orders-battle-wins", args));
        }
        parts.join("; ") + "."
    }

    /// What a bonus does, in a few words.
    #[must_use]
    pub fn bonus_in_short(&self, name: &str) -> String {
        let texts = self.texts;
        let bonus = self.content.bonus_named(name);
        let Some(bonus) = bonus.map(|bonus| self.content.bonus(bonus)) else {
            return String::new();
        };
        let acting = |action: ::orders::Action, n: u8| {
            Args::new()
                .with("action", self.action(action))
                .with("of", action.name())
                .with("kind", kind_name(action.kind()))
                .with("n", n)
        };
        match bonus.effect {
            BonusEffect::Strength { of, plus } => {
                texts.say("orders-post-strength", acting(of, plus))
            }
            BonusEffect::Enter { by, plus } => texts.say("orders-post-enter", acting(by, plus)),
            BonusEffect::Dice { of, plus } => texts.say("orders-post-dice", acting(of, plus)),
            BonusEffect::Commanders(n) => {
                texts.say("orders-post-commanders", Args::new().with("n", n))
            }
            BonusEffect::DefenceDice(n) => {
                texts.say("orders-post-defence", Args::new().with("n", n))
            }
        }
    }
}

/// How an ending looks to the one who rolled: the defender in a battle, the attacker in a fire.
const fn sense(ending: Ending) -> Sense {
    match ending {
        Ending::Held | Ending::Cleared | Ending::Weakened => Sense::Gains,
        Ending::Empty | Ending::Missed => Sense::Stays,
        Ending::Lost => Sense::Loses,
    }
}
