//! The table of Rush: bases with their defenders, the Reserve, stacks of medals, achievements.

use game::{Seat, Thing, Zone};
use games::Sight;
use rush::{Content, Nation, Pending, Score, Shot, View, base_name};
use text::rush::ShotStage;
use text::{Args, Narrator, Texts};

use super::card::{VehicleFace, vehicle};
use super::side;

/// Medals a nation begins with, as the stacks are drawn.
const SINGLES: u8 = 9;

/// Everything in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RushPaint {
    pub(crate) squads: Vec<SquadPaint>,
    /// The row on offer, the place next to the deck first.
    pub(crate) reserve: Vec<Option<VehiclePaint>>,
    pub(crate) n_deck: usize,
    pub(crate) n_discard: usize,
    pub(crate) stacks: Vec<StackPaint>,
    pub(crate) achievements: Vec<AchievementPaint>,
    /// What one's own turn still allows; nothing while another seat is on turn.
    pub(crate) uses: Option<UsesPaint>,
    pub(crate) action: ActionPaint,
    pub(crate) score: ScorePaint,
}

/// What one's own turn still allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UsesPaint {
    pub(crate) has_bought: bool,
    pub(crate) has_attacked: bool,
    pub(crate) is_attacking: bool,
    /// Resources laid down that are not spent.
    pub(crate) resources: u16,
}

/// The turn that is going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ActionPaint {
    pub(crate) title: String,
    pub(crate) count: Option<String>,
    pub(crate) shots: Vec<ShotPaint>,
    pub(crate) used: Vec<String>,
    /// Whether anything is in the middle of something.
    pub(crate) is_busy: bool,
}

/// A vehicle that fires, has fired or will.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ShotPaint {
    pub(crate) id: String,
    pub(crate) thing: Thing,
    pub(crate) mark: Option<&'static str>,
    pub(crate) icon: &'static str,
    pub(crate) stage: ShotStage,
    pub(crate) text: String,
    pub(crate) detail: Option<String>,
    pub(crate) points: u32,
}

/// What every squad would score if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScorePaint {
    pub(crate) is_final: bool,
    pub(crate) base_worth: u32,
    /// What an achievement counts, where all count the same.
    pub(crate) lead_worth: Option<u32>,
    /// The best first.
    pub(crate) rows: Vec<ScoreRow>,
}

/// One squad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScoreRow {
    pub(crate) name: String,
    pub(crate) is_you: bool,
    pub(crate) score: Score,
}

/// A seat's half of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SquadPaint {
    pub(crate) seat: u8,
    pub(crate) name: String,
    pub(crate) is_you: bool,
    pub(crate) is_active: bool,
    pub(crate) bases: Vec<BasePaint>,
    pub(crate) n_hand: usize,
    pub(crate) n_garage: usize,
    pub(crate) n_depot: usize,
    pub(crate) depot_top: Option<String>,
    pub(crate) score: i32,
}

/// A base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BasePaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    /// Which of the three, counted from 1.
    pub(crate) number: u8,
    /// Who has it, where it is gone.
    pub(crate) lost: Option<String>,
    pub(crate) is_damaged: bool,
    pub(crate) defender: Option<(VehiclePaint, bool)>,
    /// What the attackers that have not fired would do to what can be hit there.
    pub(crate) forecast: Option<Forecast>,
}

/// What would become of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forecast {
    pub(crate) fate: Fate,
    /// Firepower against armour, where they are compared.
    pub(crate) strength: Option<(u8, u8)>,
}

/// How far it would go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// One hit destroys it.
    Destroyed,
    /// Only two hits do.
    DestroyedByTwo,
    /// It would be damaged.
    Damaged,
}

/// An achievement in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AchievementPaint {
    pub(crate) name: String,
    /// What it is for.
    pub(crate) text: String,
    /// Who has how much of what it counts.
    pub(crate) counts: Vec<(String, u32)>,
    /// Who is alone in front, by its place in the counts.
    pub(crate) leader: Option<usize>,
}

/// A vehicle where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VehiclePaint {
    pub(crate) id: String,
    pub(crate) thing: Thing,
    pub(crate) title: String,
    pub(crate) face: VehicleFace,
}

/// A nation's medals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StackPaint {
    pub(crate) mark: &'static str,
    pub(crate) nation: String,
    pub(crate) singles: u8,
    pub(crate) all: u8,
    pub(crate) doubles: u8,
}

impl RushPaint {
    /// The table as the view has it.
    pub(crate) fn new(
        texts: &Texts,
        sight: &Sight,
        narrator: &dyn Narrator,
        view: &View,
    ) -> Option<Self> {
        let content = Content::known(&view.content).unwrap_or_else(Content::standard);
        let words = text::rush::Words::new(texts, content);
        let card = |id: &str, zone: Zone| {
            Some(VehiclePaint {
                id: id.to_owned(),
                thing: Thing::card(id, zone),
                title: words.card_named(id),
                face: vehicle(texts, content, id)?,
            })
        };
        let shots: Vec<Vec<Shot>> = match view.pending.last() {
            Some(Pending::Attack {
                aiming: Some(card), ..
            }) => vec![view.shots(card)],
            Some(Pending::Attack { .. }) => view.attackers().map(|card| view.shots(card)).collect(),
            _ => Vec::new(),
        };
        let observer = sight.seat();
        let lost = |taker: Option<Seat>| match taker {
            None => texts.word("rush-table-lost"),
            Some(taker) if Some(taker) == observer => texts.word("rush-table-lost-to-you"),
            Some(taker) => {
                let args = Args::new().with("seat", narrator.seat(taker));
                texts.say("rush-table-lost-to", args)
            }
        };
        let squads = view.seats.iter().zip(0_u8..).map(|(squad, seat)| {
            let bases = squad.bases.iter().zip(0_u8..).map(|(base, number)| {
                let thing = Thing::Place(base_name(Seat(seat), number));
                BasePaint {
                    name: narrator.thing(&thing).unwrap_or_default(),
                    number: number + 1,
                    thing,
                    lost: base
                        .is_none()
                        .then(|| lost(squad.takers[usize::from(number)])),
                    is_damaged: base.as_ref().is_some_and(|base| base.is_damaged),
                    defender: base.as_ref().and_then(|base| {
                        let defender = base.defender.as_ref()?;
                        Some((card(&defender.card, Zone::Base)?, defender.is_damaged))
                    }),
                    forecast: forecast(&shots, Seat(seat), number),
                }
            });
            SquadPaint {
                seat,
                name: narrator.seat(Seat(seat)),
                is_you: sight.seat() == Some(Seat(seat)),
                is_active: view.active == Seat(seat),
                bases: bases.collect(),
                n_hand: squad.hand_size,
                n_garage: squad.garage_size,
                n_depot: squad.depot_size,
                depot_top: squad.depot_top.as_ref().map(|id| words.card_named(id)),
                score: squad.score.total,
            }
        });
        let stacks = Nation::ALL.into_iter().map(|nation| {
            let [singles, doubles] = view.medals[nation];
            StackPaint {
                mark: side::nation(nation),
                nation: text::capital(words.nation(nation).plain()),
                singles,
                all: SINGLES.max(singles),
                doubles,
            }
        });
        let achievements = view.achievements.iter().map(|achievement| {
            let leader = achievement.seat.or_else(|| achievement.leader());
            let seats = (0..).map(Seat).zip(&achievement.counts);
            let known = content.achievement_named(&achievement.id);
            let text = known.map(|id| words.achievement_text(content.achievement(id)));
            AchievementPaint {
                name: text::capital(&words.achievement(&achievement.id)),
                text: text.unwrap_or_default(),
                counts: seats.map(|(seat, n)| (narrator.seat(seat), *n)).collect(),
                leader: leader.map(|seat| usize::from(seat.0)),
            }
        });
        let reserve = view.reserve.iter();
        Some(Self {
            squads: squads.collect(),
            reserve: reserve
                .map(|id| id.as_ref().and_then(|id| card(id, Zone::Offer)))
                .collect(),
            n_deck: view.deck_size,
            n_discard: view.discard.len(),
            stacks: stacks.collect(),
            achievements: achievements.collect(),
            uses: (observer == Some(view.active) && view.outcome.is_none()).then(|| uses(view)),
            action: action(texts, content, view, observer),
            score: score(content, narrator, view, observer),
        })
    }
}

fn uses(view: &View) -> UsesPaint {
    let turn = &view.this_turn;
    let mut pending = view.pending.iter();
    UsesPaint {
        has_bought: turn.has_bought && !turn.is_recruiting,
        has_attacked: turn.has_attacked,
        is_attacking: pending.any(|pending| matches!(pending, Pending::Attack { .. })),
        resources: turn.resources.saturating_sub(turn.spent),
    }
}

fn action(
    texts: &Texts,
    content: &'static Content,
    view: &View,
    observer: Option<Seat>,
) -> ActionPaint {
    // Its names lead to their things.
    let marked = texts.marked();
    let told = text::rush::Words::new(&marked, content).action(view, observer);
    let shots = told.shots.into_iter().map(|shot| {
        let face = vehicle(texts, content, &shot.card).unwrap_or_default();
        ShotPaint {
            thing: Thing::card(&shot.card, Zone::FaceUp),
            id: shot.card.to_string(),
            mark: face.mark,
            icon: face.icon,
            stage: shot.stage,
            text: shot.text,
            detail: shot.detail,
            points: shot.points,
        }
    });
    ActionPaint {
        title: text::rich::plain(&told.title),
        count: told.count,
        shots: shots.collect(),
        used: told.used,
        is_busy: !matches!(view.pending.last(), None | Some(Pending::Play)),
    }
}

fn score(
    content: &'static Content,
    narrator: &dyn Narrator,
    view: &View,
    observer: Option<Seat>,
) -> ScorePaint {
    let seats = (0..).map(Seat).zip(&view.seats);
    let mut rows: Vec<ScoreRow> = seats
        .map(|(seat, seen)| ScoreRow {
            name: narrator.seat(seat),
            is_you: Some(seat) == observer,
            score: seen.score,
        })
        .collect();
    rows.sort_by_key(|row| -row.score.total);
    let worths = content.achievements().iter();
    let mut worths = worths.map(|achievement| u32::from(achievement.worth));
    let lead_worth = worths.next();
    ScorePaint {
        is_final: view.outcome.is_some(),
        base_worth: text::rush::base_worth(content),
        lead_worth: lead_worth.filter(|first| worths.all(|worth| worth == *first)),
        rows,
    }
}

/// What the hits that could still be made would do to that base or to what lies on it.
fn forecast(shots: &[Vec<Shot>], seat: Seat, base: u8) -> Option<Forecast> {
    let here = shots.iter().flatten();
    let here: Vec<&Shot> = here
        .filter(|shot| (shot.target.seat, shot.target.base) == (seat, base))
        .collect();
    let strongest = here
        .iter()
        .max_by_key(|shot| (shot.is_fatal, shot.strength))?;
    Some(Forecast {
        fate: match here.len() {
            _ if strongest.is_fatal => Fate::Destroyed,
            1 => Fate::Damaged,
            _ => Fate::DestroyedByTwo,
        },
        strength: strongest.strength,
    })
}

#[cfg(test)]
mod tests {
    use rush::{Part, Target};

    use super::*;

    #[test]
    fn two_weak_hits_destroy_what_one_only_damages() {
        let shot = |base, firepower, is_fatal| Shot {
            target: Target {
                seat: Seat(1),
                base,
                part: Part::Defender,
            },
            strength: Some((firepower, 5)),
            is_fatal,
        };
        let weak = vec![shot(0, 3, false), shot(1, 3, false)];
        let strong = vec![shot(0, 6, true)];
        let fate = |shots: &[Vec<Shot>], base| {
            let forecast = forecast(shots, Seat(1), base)?;
            Some((forecast.fate, forecast.strength))
        };
        let only = [weak.clone()];
        assert_eq!(fate(&only, 0), Some((Fate::Damaged, Some((3, 5)))));
        let twice = [weak.clone(), weak.clone()];
        assert_eq!(fate(&twice, 1), Some((Fate::DestroyedByTwo, Some((3, 5)))));
        let both = [weak, strong];
        assert_eq!(fate(&both, 0), Some((Fate::Destroyed, Some((6, 5)))));
        assert_eq!(fate(&both, 2), None);
    }
}
