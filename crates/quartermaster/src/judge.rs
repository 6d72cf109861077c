//! How sensible a choice looks, and what there is to say of it beyond the events that it would cause.

use game::{Game, MoveList, PlaceName, PreviewOf, Seat, Sense, Then};
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::country::{Country, Team};
use crate::effect::{CardType, Step};
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::Move;
use crate::space::{SpaceId, Spaces};
use crate::state::State;
use crate::supply;
use crate::view::SeenEvent;

/// What there is to say of a choice beyond events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outlook {
    /// The space that the choice itself names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<PlaceName>,
    /// Where pieces could be placed next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<PlaceName>,
    /// Where enemy pieces could be removed next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hits: Vec<PlaceName>,
    /// By how many points a round the team's supply spaces become more.
    #[serde(skip_serializing_if = "is_zero")]
    pub a_round: u8,
    /// What it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
}

/// What a choice means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The card stays on the table.
    Stays,
    /// The card stays on the table face down.
    FaceDown,
    /// No enemy piece is in the space: the battle removes nothing.
    Empty,
    /// No enemy piece is where the card could battle.
    NoEnemy,
    /// Nothing would happen.
    Nothing,
    /// No piece is placed: one that is there counts as just built, for cards that answer that.
    CountsAsBuilt,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// See [`Game::judge`].
pub(crate) fn judge(
    before: &State,
    seat: Seat,
    mv: Move,
    after: &State,
    preview: &mut PreviewOf<State>,
) {
    let Some(own) = before.options.led_by(seat).iter().next() else {
        return;
    };
    let judging = Judging {
        before,
        after,
        seat,
        team: own.team(),
    };
    cut(preview, mv == Move::Pass);
    let is_idle = preview.events().all(is_idle);
    preview.certain.retain(|event| is_telling(event, mv));
    preview.unanswered.retain(is_worth_telling);
    judging.look_ahead(mv, preview);
    judging.note(mv, is_idle, preview);
    preview.sense = judging.sense(mv, preview);
}

/// Leaves out what happens after the step in which the choice is made. Who lets go is also told what falls
/// in the Supply step.
fn cut(preview: &mut PreviewOf<State>, is_pass: bool) {
    let is_end = |event: &SeenEvent| match event {
        Event::StepBegan { step } => !is_pass || *step != Step::Supply,
        Event::TurnBegan { .. } | Event::RoundBegan { .. } => true,
        _ => false,
    };
    if let Some(n) = preview.certain.iter().position(is_end) {
        preview.certain.truncate(n);
        preview.unanswered.clear();
    } else if let Some(n) = preview.unanswered.iter().position(is_end) {
        preview.unanswered.truncate(n);
    }
}

/// Whether the event does nothing by itself.
fn is_idle(event: &SeenEvent) -> bool {
    matches!(
        event,
        Event::Played { .. } | Event::Used { .. } | Event::Spent { .. } | Event::Battled { .. }
    )
}

fn is_worth_telling(event: &SeenEvent) -> bool {
    matches!(
        event,
        Event::Built { .. }
            | Event::Recruited { .. }
            | Event::Removed { .. }
            | Event::Protected { .. }
            | Event::Spared { .. }
            | Event::Defended { .. }
            | Event::Cancelled { .. }
            | Event::Scored { .. }
            | Event::Discarded { .. }
            | Event::Ended
    )
}

/// Whether the event is worth telling and not what the choice says itself.
fn is_telling(event: &SeenEvent, mv: Move) -> bool {
    let is_said = match mv {
        Move::Build(_) => matches!(event, Event::Built { .. }),
        Move::Recruit(_) => matches!(event, Event::Recruited { .. }),
        Move::Discard(_) => matches!(event, Event::Discarded { .. }),
        Move::Defend => matches!(event, Event::Defended { .. }),
        _ => false,
    };
    is_worth_telling(event) && !is_said
}

struct Judging<'a> {
    before: &'a State,
    after: &'a State,
    seat: Seat,
    team: Team,
}

impl Judging<'_> {
    fn name(&self, space: SpaceId) -> PlaceName {
        self.before.content().map.name(space).into()
    }

    fn names(&self, spaces: Spaces) -> Vec<PlaceName> {
        spaces.iter().map(|space| self.name(space)).collect()
    }

    /// Whether an enemy piece that a battle could remove is in the space.
    fn has_enemy(&self, state: &State, space: SpaceId) -> bool {
        let enemies = state.board.of_team(self.team.other());
        enemies.contains(space)
    }

    /// Whether that team would hold the space anew, and it brings points.
    fn is_new_supply(&self, country: Country, space: SpaceId) -> bool {
        supply::sources(self.before, country).contains(space)
            && !self.before.board.armies_of(self.team).contains(space)
    }

    /// What the next question of the same card offers.
    fn look_ahead(&self, mv: Move, preview: &mut PreviewOf<State>) {
        let outlook = &mut preview.outlook;
        outlook.space = match mv {
            Move::Build(space)
            | Move::Recruit(space)
            | Move::Battle(space)
            | Move::Deploy(space)
            | Move::Redeclare(space) => Some(self.name(space)),
            Move::Eliminate(piece) | Move::Remove(piece) | Move::Lift(piece) => {
                Some(self.name(piece.space))
            }
            _ => None,
        };
        if let Move::Build(space) | Move::Recruit(space) = mv
            && self.before.content().map.land.contains(space)
            && self.is_new_supply(self.before.active, space)
        {
            outlook.a_round = 2;
        }
        if preview.then != Then::Asked || !self.goes_on(mv) {
            return;
        }
        let mut moves = MoveList::new();
        self.after.moves(self.seat, &mut moves);
        let (mut targets, mut hits) = (Spaces::EMPTY, Spaces::EMPTY);
        for &next in moves.iter() {
            match next {
                Move::Build(space) | Move::Recruit(space) | Move::Deploy(space) => {
                    targets.insert(space);
                }
                Move::Battle(space) if self.has_enemy(self.after, space) => hits.insert(space),
                Move::Eliminate(piece) if piece.country.team() != self.team => {
                    hits.insert(piece.space);
                }
                _ => {}
            }
        }
        let has_battle = moves.iter().any(|next| matches!(next, Move::Battle(_)));
        if has_battle && hits.is_empty() && targets.is_empty() {
            outlook.note = Some(Note::NoEnemy);
        }
        outlook.targets = self.names(targets);
        outlook.hits = self.names(hits);
    }

    /// Whether what the choice began is still going on.
    fn goes_on(&self, mv: Move) -> bool {
        let is_of = |card: CardId| {
            let mut frames = self.after.frames.iter();
            frames.any(|frame| match frame {
                Frame::Card { card: other, .. } => *other == card,
                Frame::Use { context, .. } => context.card == card,
                _ => false,
            })
        };
        match mv {
            Move::Play(card) | Move::Use(card) => is_of(card),
            Move::Pass | Move::Discard(_) => false,
            // A further question of the card that asks now.
            _ => {
                let mut frames = self.before.frames.iter();
                frames.any(|frame| match frame {
                    Frame::Card { card, .. } => is_of(*card),
                    Frame::Use { context, .. } => is_of(context.card),
                    _ => false,
                })
            }
        }
    }

    fn note(&self, mv: Move, is_idle: bool, preview: &mut PreviewOf<State>) {
        let note = match mv {
            Move::Play(card) => match self.before.content().card(card).card_type {
                CardType::Status => Some(Note::Stays),
                CardType::Response => Some(Note::FaceDown),
                _ if self.is_nothing(mv, is_idle, preview) => Some(Note::Nothing),
                _ => None,
            },
            Move::Use(_) if self.is_nothing(mv, is_idle, preview) => Some(Note::Nothing),
            Move::Battle(space) if !self.has_enemy(self.before, space) => Some(Note::Empty),
            Move::Redeclare(_) => Some(Note::CountsAsBuilt),
            _ => None,
        };
        preview.outlook.note = note.or(preview.outlook.note);
    }

    fn is_play_step(&self) -> bool {
        matches!(self.before.frames.top(), Some(Frame::PlayStep))
    }

    /// Whether the card is done and changed nothing.
    fn is_nothing(&self, mv: Move, is_idle: bool, preview: &PreviewOf<State>) -> bool {
        let (before, after) = (self.before, self.after);
        let is_done = matches!(preview.then, Then::Asked | Then::TurnOver) && !self.goes_on(mv);
        let is_same = before.lasting == after.lasting
            && before.protected == after.protected
            && before.is_grounded == after.is_grounded
            && before.always == after.always
            && before.denied == after.denied;
        is_done && is_idle && is_same
    }

    fn sense(&self, mv: Move, preview: &PreviewOf<State>) -> Sense {
        let is_own = |country: Country| country.team() == self.team;
        let outlook = &preview.outlook;
        let gains = |event: &SeenEvent| match event {
            Event::Removed { country, .. }
            | Event::Discarded { country, .. }
            | Event::Defended { country, .. } => !is_own(*country),
            Event::Spared { country, .. } | Event::Protected { country, .. } => is_own(*country),
            Event::Scored { team, points, .. } => (*team == self.team) == (*points > 0),
            Event::Cancelled { card } => {
                let content = self.before.content();
                let card = content.card_named(card);
                card.is_some_and(|card| !is_own(content.card(card).country))
            }
            _ => false,
        };
        let loses = |event: &SeenEvent| match event {
            Event::Removed { country, .. }
            | Event::Discarded { country, .. }
            | Event::Defended { country, .. } => is_own(*country),
            Event::Scored { team, points, .. } => (*team == self.team) == (*points < 0),
            _ => false,
        };
        let is_lost = preview.events().any(loses);
        if mv == Move::Pass {
            return if is_lost {
                Sense::Loses
            } else {
                Sense::Prepares
            };
        }
        if preview.events().any(gains) || outlook.a_round > 0 || !outlook.hits.is_empty() {
            return Sense::Gains;
        }
        match outlook.note {
            Some(Note::Stays | Note::FaceDown) => Sense::Stays,
            Some(Note::Nothing | Note::NoEnemy) => Sense::NoEffect,
            Some(Note::Empty) if !self.is_answered(preview) => Sense::NoEffect,
            // A card given away instead of played.
            _ if matches!(mv, Move::Discard(_)) && self.is_play_step() => Sense::Loses,
            _ if matches!(mv, Move::Remove(_) | Move::Withdraw) || is_lost => Sense::Loses,
            _ => Sense::Prepares,
        }
    }

    /// Whether the seat can answer what the choice does: then even an empty battle may be meant.
    fn is_answered(&self, preview: &PreviewOf<State>) -> bool {
        let is_piece = preview
            .events()
            .any(|event| matches!(event, Event::Built { .. } | Event::Recruited { .. }));
        let is_window = matches!(self.after.frames.top(), Some(Frame::Window { .. }));
        is_piece || preview.then == Then::Asked && is_window || self.goes_on(Move::Reallocate)
    }
}
