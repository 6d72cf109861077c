//! The eight actions and both kinds of battle, step by step.

use game::Sink;

use super::Flow;
use crate::content::Moment;
use crate::effect::BonusEffect;
use crate::event::{Arrival, Event, Loss, TrueEvent};
use crate::faction::Faction;
use crate::frame::{ActStage, Frame, Work};
use crate::legal;
use crate::list;
use crate::options::{AIR_COVER_DICE, BARRAGE_DICE, DEFENCE_DICE, PARADROP_TROOPS};
use crate::place::{PlaceId, Places};
use crate::space::{Action, SpaceId};
use crate::state::State;
use crate::supply;
use crate::window;

impl State {
    /// Puts a commander on a space and begins its action.
    pub(super) fn begin_action(&mut self, space: SpaceId, sink: &mut impl Sink<TrueEvent>) {
        let by = self.active;
        let row = self.board().space(space);
        self.deploy(by, space, sink);
        self.work = Work {
            space,
            action: row.action,
            by,
            // Rule 12.2: a bonus must be had before it is used (A25).
            bonuses: supply::bonuses(self, supply::of(self, by)),
            ..Work::none()
        };
        self.frames.push(Frame::Act(ActStage::Start));
    }

    pub(super) fn go_to(&mut self, stage: ActStage) {
        self.frames.replace(Frame::Act(stage));
    }

    pub(super) fn step_act(&mut self, stage: ActStage, sink: &mut impl Sink<TrueEvent>) -> Flow {
        match stage {
            ActStage::Start => self.start(sink),
            ActStage::Target | ActStage::Commit => return Flow::Wait,
            ActStage::Enter => {
                if !self.work.open.is_empty() {
                    return Flow::Wait;
                }
                self.go_to(ActStage::Entered);
            }
            ActStage::Entered => {
                // Rules 7.1 b and 7.3 c: bonuses first, then cards (R1).
                let action = self.work.action;
                let n = supply::sum(self, self.work.bonuses, |effect| match effect {
                    BonusEffect::Enter { by, plus } if by == action => plus,
                    _ => 0,
                });
                self.join(n, Arrival::Bonus, sink);
                self.go_to(ActStage::Clash);
                self.frames.push(Frame::Window {
                    moment: Moment::Entered(action),
                    by: self.work.by,
                });
            }
            ActStage::Clash => self.clash(sink),
            ActStage::Defence => self.frames.replace_and_push(
                Frame::Act(ActStage::Attrition),
                Frame::Roll(self.work.by.other()),
            ),
            ActStage::Attrition => self.attrition(sink),
            ActStage::Fire => {
                self.frames
                    .replace_and_push(Frame::Act(ActStage::Hit), Frame::Roll(self.work.by));
            }
            ActStage::Hit => self.hit(sink),
            ActStage::Pull => {
                if self.work.left > 0 && !legal::pullable(self).is_empty() {
                    return Flow::Wait;
                }
                self.begin_placing();
            }
            ActStage::Place => {
                let can_place = list::can_place(self) && !legal::placeable(self).is_empty();
                let moment = Moment::Placing(self.work.action);
                if can_place || window::is_asked(self, self.work.by, moment) {
                    return Flow::Wait;
                }
                self.end_placing();
            }
            ActStage::Settle => self.settle(sink),
            ActStage::Links => return self.links(sink),
        }
        Flow::Go
    }

    fn start(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let by = self.work.by;
        let space = self.board().space(self.work.space);
        match (self.work.action, space.place) {
            (Action::Advance | Action::Fly, Some(place)) => {
                self.work.target = Some(place);
                self.work.open = legal::sources(self, by, place);
                self.go_to(ActStage::Enter);
            }
            (Action::Paradrop | Action::Barrage | Action::Bombard, _) => {
                self.go_to(ActStage::Target);
            }
            (Action::Reinforce | Action::Scramble, _) => {
                // Rule 8.1 b: only what is missing to the full strength may be pulled back (A13).
                let reserve = self.sides[by].in_reserve(self.work.action.kind());
                self.work.left = self.strength().saturating_sub(reserve);
                self.go_to(ActStage::Pull);
            }
            _ => {
                // Rule 8.2.
                let n = self.strength();
                self.draw(by, n, sink);
                if space.initiative && self.initiative != by {
                    // A21: a player who has it already gains nothing.
                    self.set_initiative(by, sink);
                }
                self.go_to(ActStage::Settle);
            }
        }
    }

    /// The strength of the support action in progress, bonuses included.
    fn strength(&self) -> u8 {
        let Work {
            space,
            action,
            by,
            bonuses,
            ..
        } = self.work;
        let plus = supply::sum(self, bonuses, |effect| match effect {
            BonusEffect::Strength { of, plus } if of == action => plus,
            _ => 0,
        });
        self.board().space(space).strength[by] + plus
    }

    /// The target of a Paradrop, Barrage or Bombard is known.
    pub(super) fn aim(&mut self, target: PlaceId, sink: &mut impl Sink<TrueEvent>) {
        self.work.target = Some(target);
        sink.emit(Event::Targeted {
            faction: self.work.by,
            area: target,
        });
        match self.work.action {
            Action::Paradrop => {
                // Rule 7.3 b; fewer if the reserve is thin (A7).
                self.join(PARADROP_TROOPS, Arrival::Action, sink);
                self.go_to(ActStage::Entered);
            }
            Action::Bombard => self.go_to(ActStage::Commit),
            _ => self.open_fire(BARRAGE_DICE, sink),
        }
    }

    /// Counts the dice of a Barrage or Bombard and asks for cards.
    pub(super) fn open_fire(&mut self, dice: u8, sink: &mut impl Sink<TrueEvent>) {
        let Work {
            action,
            by,
            bonuses,
            target,
            ..
        } = self.work;
        let has_enemies = target.is_some_and(|area| self.sides[by.other()].at(area) > 0);
        if !has_enemies {
            // A8: legal, and nothing happens; so nothing is rolled either (R2).
            if let Some(area) = target {
                sink.emit(Event::Missed { area });
            }
            self.go_to(ActStage::Settle);
            return;
        }
        let plus = supply::sum(self, bonuses, |effect| match effect {
            BonusEffect::Dice { of, plus } if of == action => plus,
            _ => 0,
        });
        self.work.base = dice;
        self.work.dice = dice + plus;
        // Rule 11.5, w3: before the own roll.
        self.frames.replace_and_push(
            Frame::Act(ActStage::Fire),
            Frame::Window {
                moment: Moment::BeforeRoll(action),
                by,
            },
        );
    }

    /// A battle where the enemy is, else those that entered settle.
    fn clash(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let Some(place) = self.work.target.filter(|_| self.work.force > 0) else {
            self.go_to(ActStage::Settle);
            return;
        };
        let by = self.work.by;
        let defender = by.other();
        if !self.sides[defender].control.contains(place) {
            self.occupy(place, sink);
            self.go_to(ActStage::Settle);
            return;
        }
        sink.emit(Event::Battle { defender, place });
        self.work.base = DEFENCE_DICE;
        self.work.dice = self.defence_dice(defender, place);
        // Rule 11.5, w4: all attackers are in, the defence has not rolled (A22).
        self.frames.replace_and_push(
            Frame::Act(ActStage::Defence),
            Frame::Window {
                moment: Moment::Defending(self.work.action),
                by: defender,
            },
        );
    }

    /// The dice of a defence before cards.
    ///
    // Rules 9.1 and 9.2: one always, even without supply; over land one for a supplied zone above
    // and those of a bonus on this very area, which must be supplied (A26). Nothing but cards adds
    // to an air battle.
    fn defence_dice(&self, defender: Faction, place: PlaceId) -> u8 {
        let supplied = supply::of(self, defender);
        let dice = DEFENCE_DICE + self.cover_dice(supplied, place);
        let here = supply::bonuses(self, supplied & Places::only(place));
        dice + supply::sum(self, here, |effect| match effect {
            BonusEffect::DefenceDice(n) => n,
            _ => 0,
        })
    }

    /// The dice for a zone above that is among the supplied.
    pub(crate) fn cover_dice(&self, supplied: Places, place: PlaceId) -> u8 {
        let zone = self.board().zone_above(place);
        let is_covered = zone.is_some_and(|zone| supplied.contains(zone));
        if is_covered { AIR_COVER_DICE } else { 0 }
    }

    /// What follows the roll of a fire.
    pub(crate) fn hit(&mut self, sink: &mut impl Sink<TrueEvent>) {
        if let Some(target) = self.work.target {
            // Rules 7.4 b and 7.5 c: surplus hits are lost.
            let enemy = self.work.by.other();
            let n = self.work.roll.hits().min(self.sides[enemy].at(target));
            if n == 0 {
                sink.emit(Event::Missed { area: target });
            }
            self.remove(enemy, target, n, Loss::Fire, sink);
        }
        self.go_to(ActStage::Settle);
    }

    /// What follows the roll of the defence.
    pub(crate) fn attrition(&mut self, sink: &mut impl Sink<TrueEvent>) {
        if let Some(place) = self.work.target {
            let defender = self.work.by.other();
            // Rule 9.1, step 2.
            let hits = self.work.roll.hits().min(self.work.force);
            self.repel(place, hits, Loss::Defence, sink);
            // Step 3: one each until one side has none.
            let pairs = self.work.force.min(self.sides[defender].at(place));
            self.repel(place, pairs, Loss::Attrition, sink);
            self.remove(defender, place, pairs, Loss::Attrition, sink);
            // Steps 4 and 5; it can be that none are left (A24).
            self.occupy(place, sink);
        }
        self.go_to(ActStage::Settle);
    }

    fn begin_placing(&mut self) {
        let by = self.work.by;
        let kind = self.work.action.kind();
        let mut open = supply::of(self, by) & Places::of(kind);
        if self.work.action == Action::Scramble {
            // Rule 8.3 b: always the zone of the HQ, even if it is empty or the enemy's (A10).
            open |= self.board().tables.roots[by] & Places::AIR;
        }
        self.work.open = open;
        self.work.left = self.strength();
        self.go_to(ActStage::Place);
    }

    /// Pieces that were placed among the enemy fight now.
    pub(super) fn end_placing(&mut self) {
        self.work.open = Places::EMPTY;
        self.go_to(ActStage::Clash);
    }

    /// Goes on from pulling back to placing.
    pub(super) fn end_pulling(&mut self) {
        self.work.left = 0;
    }

    /// The action is over: HQs.
    fn settle(&mut self, sink: &mut impl Sink<TrueEvent>) {
        // Rule 14.1: losing control is enough, however it came about (A23).
        let lost = Faction::ALL.into_iter().find(|&faction| {
            let hq = self.board().hq(faction);
            !self.sides[faction].control.contains(hq)
        });
        match lost {
            Some(loser) => self.end(loser.other(), super::turn::HQ_LOST, sink),
            None => self.go_to(ActStage::Links),
        }
    }

    /// Commanders that come and go with a bonus, at once.
    fn links(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let commanders = |state: &Self, bonuses: u16| {
            supply::sum(state, bonuses, |effect| match effect {
                BonusEffect::Commanders(n) => n,
                _ => 0,
            })
        };
        let held = Faction::ALL.map(|faction| supply::bonuses(self, supply::of(self, faction)));
        // Rule 12.6: losses first.
        for faction in [self.active, self.active.other()] {
            let lost = self.sides[faction].linked & !held[faction as usize];
            if lost != 0 {
                self.sides[faction].linked &= !lost;
                let left = commanders(self, lost);
                self.frames.push(Frame::Return { faction, left });
                return Flow::Go;
            }
        }
        for faction in [self.active, self.active.other()] {
            let gained = self.linking(held[faction as usize]) & !self.sides[faction].linked;
            if gained != 0 {
                // Rule 12.4.
                self.sides[faction].linked |= gained;
                let n = commanders(self, gained);
                self.ready(faction, n, sink);
            }
        }
        // Positions that look alike are alike: nothing stays of a finished action.
        self.work = Work::none();
        self.frames.pop();
        Flow::Go
    }

    /// Those of these bonuses that bring commanders.
    pub(crate) fn linking(&self, bonuses: u16) -> u16 {
        let all = self.content().bonuses();
        game::bits(bonuses)
            .filter(|&row| matches!(all[row as usize].effect, BonusEffect::Commanders(_)))
            .fold(0, |linking, row| linking | 1 << row)
    }

    /// A commander leaves with a bonus: from the reserve if there is one, else the owner's choice.
    ///
    // Rule 12.5 (A18).
    pub(super) fn step_return(
        &mut self,
        faction: Faction,
        left: u8,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        let side = &self.sides[faction];
        let n_deployed = side.deployed.len();
        let from = if left == 0 || (side.commanders == 0 && n_deployed == 0) {
            self.frames.pop();
            return Flow::Go;
        } else if side.commanders > 0 {
            None
        } else if n_deployed == 1 {
            side.deployed.iter().next()
        } else {
            return Flow::Wait;
        };
        self.return_one(faction, left, from, sink);
        Flow::Go
    }

    /// One commander goes back to the ready zone.
    pub(super) fn return_one(
        &mut self,
        faction: Faction,
        left: u8,
        from: Option<SpaceId>,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.unready(faction, from, sink);
        self.frames.replace(Frame::Return {
            faction,
            left: left - 1,
        });
    }
}
