//! What decided a game, in words and figures.

use analysis::{Breakdown, CostlyDecision, Estimate, TurningPoint};
use client::retold;
use game::{Actor, Seat, Thing};
use games::{Scene, Sight};
use quartermaster::{Country, Team};
use text::{Args, Narrator, Texts, capital};

use crate::analysis::AnalysisReport;

/// A game explained, ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Explanation {
    pub(crate) turns: Vec<TurnPaint>,
    pub(crate) costly: Vec<CostlyPaint>,
    pub(crate) accounts: Vec<AccountPaint>,
    pub(crate) seats: Vec<SeatLine>,
    pub(crate) cards: Vec<CardLine>,
    /// In how many worlds each position was looked at.
    pub(crate) worlds: String,
}

/// A change with its interval.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Change {
    pub(crate) value: f64,
    /// In percentage points, with its sign.
    pub(crate) text: String,
    /// From where to where.
    pub(crate) between: String,
}

/// A turning point.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnPaint {
    pub(crate) number: usize,
    pub(crate) who: String,
    pub(crate) what: String,
    /// Whose chance it changed, from what to what.
    pub(crate) moved: String,
    pub(crate) change: Change,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CostlyPaint {
    pub(crate) seat: Seat,
    pub(crate) number: usize,
    pub(crate) who: String,
    pub(crate) made: String,
    pub(crate) better: String,
    /// What was lost by it.
    pub(crate) lost: Change,
    pub(crate) made_things: Vec<Thing>,
    pub(crate) better_things: Vec<Thing>,
}

/// Where a side's share came from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AccountPaint {
    pub(crate) side: String,
    pub(crate) start: String,
    pub(crate) end: String,
    /// Luck, own decisions, those of others: the message that names it, and what it did.
    pub(crate) parts: [(&'static str, Change); 3],
}

/// What a seat's decisions did for its side.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SeatLine {
    pub(crate) name: String,
    pub(crate) decisions: String,
    pub(crate) change: Change,
}

/// A card that swung the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CardLine {
    pub(crate) title: String,
    pub(crate) owner: String,
    pub(crate) numbers: Vec<usize>,
    pub(crate) change: Change,
}

impl Explanation {
    /// Everything that is told; `None` when the content of the game is not here.
    pub(crate) fn new(texts: &Texts, analysis: &AnalysisReport, sight: &Sight) -> Option<Self> {
        let narrator = texts.narrator(sight).ok()?;
        let explained = &analysis.explained;
        let sides = explained
            .sides
            .iter()
            .map(|seats| side_name(texts, sight, &*narrator, seats));
        let teller = Teller {
            texts,
            analysis,
            sides: sides.collect(),
            own: sight.seat().and_then(|seat| {
                let mut sides = explained.sides.iter();
                sides.position(|seats| seats.contains(&seat))
            }),
        };
        let cards = explained.cards.iter();
        let cards: Vec<(&str, Seat)> = cards.map(|card| (&*card.card, card.seat)).collect();
        let cards = explained
            .cards
            .iter()
            .zip(retold::cards(&*narrator, &cards));
        let seat_name = |seat: Seat| capital(&narrator.seat(seat));
        let turns = explained.turning_points.iter();
        let costly = explained.costly.iter();
        let accounts = teller.sides.iter().zip(&explained.accounts);
        let worlds = Args::new().with("n", explained.effort.worlds);
        Some(Self {
            turns: turns.filter_map(|turn| teller.turn(turn)).collect(),
            costly: costly.filter_map(|one| teller.costly(one)).collect(),
            accounts: accounts
                .map(|(side, account)| teller.account(side, account))
                .collect(),
            seats: (explained.by_seat.iter())
                .map(|account| SeatLine {
                    name: seat_name(account.seat),
                    decisions: {
                        let args = Args::new().with("n", account.decisions);
                        texts.say("analyse-decisions", args)
                    },
                    change: change(texts, &account.change),
                })
                .collect(),
            cards: cards
                .map(|(card, (title, owner))| CardLine {
                    title,
                    owner: capital(&owner),
                    numbers: card.numbers.clone(),
                    change: change(texts, &card.change),
                })
                .collect(),
            worlds: texts.say("analyse-worlds", worlds),
        })
    }
}

/// What those are called who win together.
pub(crate) fn side_name(
    texts: &Texts,
    sight: &Sight,
    narrator: &dyn Narrator,
    seats: &[Seat],
) -> String {
    if let Scene::Quartermaster(scene) = &sight.scene {
        let countries = Country::ALL.into_iter();
        let mut led = countries.filter(|country| {
            let seat = Seat(scene.view.countries[*country].seat);
            seats.contains(&seat)
        });
        if let Some(country) = led.next() {
            return capital(&texts.word(match country.team() {
                Team::Axis => "qm-team-axis",
                Team::Allies => "qm-team-allies",
            }));
        }
    }
    let names: Vec<String> = seats.iter().map(|seat| narrator.seat(*seat)).collect();
    capital(&names.join(" + "))
}

fn change(texts: &Texts, figure: &Estimate) -> Change {
    Change {
        value: figure.value,
        text: texts.points(figure.value),
        between: texts.points_between(figure.low, figure.high),
    }
}

/// The same for the other of two sides.
fn negated(figure: &Estimate) -> Estimate {
    Estimate {
        value: -figure.value,
        low: -figure.high,
        high: -figure.low,
    }
}

/// Tells what was found.
struct Teller<'a> {
    texts: &'a Texts,
    analysis: &'a AnalysisReport,
    sides: Vec<String>,
    /// The side of the seat that looks.
    own: Option<usize>,
}

impl Teller<'_> {
    fn turn(&self, turn: &TurningPoint) -> Option<TurnPaint> {
        let texts = self.texts;
        let sight = self.analysis.sights.get(&turn.number)?;
        let narrator = texts.narrator(sight).ok()?;
        // What one of two sides wins the other loses: it is told for one's own side.
        let is_other = self.sides.len() == 2 && self.own.is_some_and(|own| own != turn.side);
        let side = if is_other { 1 - turn.side } else { turn.side };
        let of_side = |chance: f64| if is_other { 1.0 - chance } else { chance };
        let moved = if is_other {
            negated(&turn.change)
        } else {
            turn.change
        };
        let args = Args::new()
            .with("side", self.sides.get(side)?.clone())
            .with("before", texts.whole_percent(of_side(turn.before.value)))
            .with("after", texts.whole_percent(of_side(turn.after.value)));
        Some(TurnPaint {
            number: turn.number,
            who: capital(&retold::who(texts, &*narrator, turn.actor)),
            what: retold::what(&*narrator, turn.actor, &turn.text),
            moved: texts.say("analyse-moved", args),
            change: change(texts, &moved),
        })
    }

    fn costly(&self, costly: &CostlyDecision) -> Option<CostlyPaint> {
        let texts = self.texts;
        let sight = self.analysis.sights.get(&costly.number)?;
        let narrator = texts.narrator(sight).ok()?;
        let things = |text: &str| {
            let choice = sight.choices.iter().find(|choice| choice.text == text);
            let named = choice.into_iter().flat_map(|choice| &choice.things);
            named.map(|named| named.thing.clone()).collect()
        };
        let lost = negated(&costly.cost);
        let actor = Actor::Seat(costly.seat);
        Some(CostlyPaint {
            seat: costly.seat,
            number: costly.number,
            who: capital(&retold::who(texts, &*narrator, actor)),
            made: retold::what(&*narrator, actor, &costly.text),
            better: retold::what(&*narrator, actor, &costly.better.text),
            lost: change(texts, &lost),
            made_things: things(&costly.text),
            better_things: things(&costly.better.text),
        })
    }

    fn account(&self, side: &str, account: &Breakdown) -> AccountPaint {
        let part = |word: &'static str, figure: &Estimate| (word, change(self.texts, figure));
        AccountPaint {
            side: side.to_owned(),
            start: self.texts.whole_percent(account.start.value),
            end: self.texts.whole_percent(account.end),
            parts: [
                part("analyse-account-luck", &account.luck),
                part("analyse-account-own", &account.own),
                part("analyse-account-others", &account.others),
            ],
        }
    }
}
