//! Analyses of the game that is looked at: what decided it, what becomes of a position, and hints for one
//! person against bots.
//!
//! Explaining and playing on have workers of their own, so that looking through the game never waits for
//! them and stopping is done at once. What they found is kept until the game is left.

use std::sync::Arc;

use analysis::Tally;
use game::{Seat, Thing};
use games::Sight;
use leptos::prelude::*;
use text::Texts;

use super::AppState;
use super::past::Past;
use protocol::{Command, Hint};

use crate::analysis::{AnalysisReport, Chances};
use crate::intent;
use crate::link::Link;
use crate::local::{FromHost, LocalCommand, LocalUpdate, ToHost};
use crate::page::games::analysis_worlds;
use crate::paint::analysis::{CostlyPaint, Explanation};
use crate::place::Place;
use crate::storage;

/// How many games are played on from a position.
pub(crate) const GAMES: u32 = 1_000;

/// How far some work has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Progress {
    /// How much is done, from 0 to 1.
    pub(crate) done: f64,
    /// When it began, in milliseconds since 1970.
    since: f64,
}

impl Progress {
    fn begin() -> Self {
        Self {
            done: 0.0,
            since: js_sys::Date::now(),
        }
    }

    /// How many seconds are left, as soon as that can be said.
    pub(crate) fn left(self) -> Option<u32> {
        let passed = (js_sys::Date::now() - self.since) / 1_000.0;
        let is_known = passed > 1.5 && self.done > 0.01;
        is_known.then(|| (passed * (1.0 - self.done) / self.done).ceil() as u32)
    }
}

/// Games that are played on from a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Outlook {
    /// After so many moves.
    pub(crate) after: usize,
    /// What came of them so far.
    pub(crate) tally: Option<Tally>,
    /// How far it has come; `None` once it has ended.
    pub(crate) progress: Option<Progress>,
}

/// The parts of an explanation, of which one is shown at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Turns,
    Decisions,
    Luck,
    Cards,
}

/// What was found out, as signals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AnalysisState {
    /// How far the analysis has come; `None` while there is none.
    pub(crate) progress: RwSignal<Option<Progress>>,
    pub(crate) chances: RwSignal<Option<Arc<Chances>>>,
    pub(crate) analysis: RwSignal<Option<Arc<AnalysisReport>>>,
    /// What decided the game, in words.
    pub(crate) told: Memo<Option<Arc<Explanation>>>,
    /// The decision that is made next, where it cost something.
    pub(crate) here: Memo<Option<CostlyPaint>>,
    /// Whether the time line shows chances, and the panel is open.
    pub(crate) shows_chances: RwSignal<bool>,
    pub(crate) is_open: RwSignal<bool>,
    pub(crate) part: RwSignal<Part>,
    pub(crate) outlook: RwSignal<Option<Outlook>>,
    /// Whether the person wants to be able to ask for hints.
    pub(crate) gives_hints: RwSignal<bool>,
    pub(crate) hint: RwSignal<Option<Hint>>,
    pub(crate) is_thinking: RwSignal<bool>,
    /// How many hints were given at this table since it was opened.
    pub(crate) n_hints: RwSignal<u32>,
    explainer: StoredValue<Option<Link>, LocalStorage>,
    player: StoredValue<Option<Link>, LocalStorage>,
}

impl AnalysisState {
    pub(super) fn new(
        texts: RwSignal<Option<Arc<Texts>>>,
        sight: RwSignal<Option<Arc<Sight>>>,
        past: RwSignal<Option<Past>>,
    ) -> Self {
        let analysis: RwSignal<Option<Arc<AnalysisReport>>> = RwSignal::new(None);
        let told = Memo::new(move |_| {
            let (texts, analysis) = (texts.get()?, analysis.get()?);
            // Whichever sight it is, names are the same in all of them.
            let sight = sight.get_untracked()?;
            Explanation::new(&texts, &analysis, &sight).map(Arc::new)
        });
        let number = Memo::new(move |_| past.with(|past| Some(past.as_ref()?.number)));
        let here = Memo::new(move |_| {
            let number = number.get()?;
            let told = told.get()?;
            let costly = told.costly.iter();
            costly
                .into_iter()
                .find(|one| one.number == number + 1)
                .cloned()
        });
        Self {
            progress: RwSignal::new(None),
            chances: RwSignal::new(None),
            analysis,
            told,
            here,
            shows_chances: RwSignal::new(false),
            is_open: RwSignal::new(false),
            part: RwSignal::new(Part::Turns),
            outlook: RwSignal::new(None),
            gives_hints: RwSignal::new(storage::setting("hints").as_deref() != Some("off")),
            hint: RwSignal::new(None),
            is_thinking: RwSignal::new(false),
            n_hints: RwSignal::new(0),
            explainer: StoredValue::new_local(None),
            player: StoredValue::new_local(None),
        }
    }

    /// Forgets all of it: the game is left.
    pub(super) fn close(self) {
        hang_up(self.explainer);
        hang_up(self.player);
        self.progress.set(None);
        self.chances.set(None);
        self.analysis.set(None);
        self.shows_chances.set(false);
        self.is_open.set(false);
        self.part.set(Part::Turns);
        self.outlook.set(None);
        self.forget_hint();
        self.n_hints.set(0);
    }

    pub(super) fn forget_hint(self) {
        self.hint.set(None);
        self.is_thinking.set(false);
    }
}

fn hang_up(link: StoredValue<Option<Link>, LocalStorage>) {
    link.update_value(|link| {
        if let Some(link) = link.take() {
            link.close();
        }
    });
}

impl AppState {
    /// Whether the game that is looked through is over, so that nothing in it is hidden any more.
    pub(crate) fn is_finished_past(self) -> bool {
        self.past
            .with(|past| past.as_ref().is_some_and(|past| past.kept.is_over))
    }

    /// Finds out what decided the game.
    pub(crate) fn explain(self) {
        let analyses = self.analyses;
        analyses.is_open.set(true);
        let Some(kept) = self
            .past
            .with_untracked(|past| Some(Arc::clone(&past.as_ref()?.kept)))
        else {
            return;
        };
        let is_known = analyses.analysis.with_untracked(Option::is_some);
        if is_known || analyses.progress.with_untracked(Option::is_some) {
            return;
        }
        let link = Link::to_worker(move |message| {
            if let FromHost::Local(update) = message {
                self.hear_analysis(update);
            }
        });
        if let Some(link) = &link {
            analyses.progress.set(Some(Progress::begin()));
            link.send(&ToHost::Local(LocalCommand::Analyse {
                saved: (*kept).clone(),
                worlds: analysis_worlds(kept.game),
            }));
        }
        analyses.explainer.set_value(link);
    }

    /// Has done with it; what is known of the curve stays.
    pub(crate) fn stop_explaining(self) {
        hang_up(self.analyses.explainer);
        self.analyses.progress.set(None);
    }

    /// Plays games on from the position that is looked at.
    pub(crate) fn run_games(self) {
        let Some((kept, after)) = self.past.with_untracked(|past| {
            let past = past.as_ref()?;
            Some((Arc::clone(&past.kept), past.number))
        }) else {
            return;
        };
        hang_up(self.analyses.player);
        let link = Link::to_worker(move |message| {
            if let FromHost::Local(update) = message {
                self.hear_analysis(update);
            }
        });
        if let Some(link) = &link {
            self.analyses.outlook.set(Some(Outlook {
                after,
                tally: None,
                progress: Some(Progress::begin()),
            }));
            link.send(&ToHost::Local(LocalCommand::Onward {
                saved: (*kept).clone(),
                after,
                games: GAMES,
            }));
        }
        self.analyses.player.set_value(link);
    }

    /// Has done with them; what came of them so far stays.
    pub(crate) fn stop_games(self) {
        hang_up(self.analyses.player);
        self.analyses.outlook.update(|outlook| {
            if let Some(outlook) = outlook {
                outlook.progress = None;
            }
        });
    }

    /// Forgets what came of them.
    pub(crate) fn forget_games(self) {
        hang_up(self.analyses.player);
        self.analyses.outlook.set(None);
    }

    /// Takes in what was found out.
    pub(super) fn hear_analysis(self, update: LocalUpdate) {
        let analyses = self.analyses;
        match update {
            LocalUpdate::Explaining(so_far) => {
                analyses.progress.update(|progress| {
                    if let Some(progress) = progress {
                        progress.done = so_far.done;
                    }
                });
                if let Some(curve) = so_far.curve {
                    if analyses.chances.with_untracked(Option::is_none) {
                        analyses.shows_chances.set(true);
                    }
                    analyses.chances.set(Some(Arc::new(curve)));
                }
            }
            LocalUpdate::Explained(found) => {
                let explained = &found.explained;
                analyses.chances.set(Some(Arc::new(Chances {
                    sides: explained.sides.clone(),
                    moves: explained.moves,
                    points: explained.curve.clone(),
                })));
                analyses.analysis.set(Some(Arc::new(*found)));
                self.stop_explaining();
            }
            LocalUpdate::Onward(tally) => {
                let is_done = tally.games >= GAMES;
                analyses.outlook.update(|outlook| {
                    if let Some(outlook) = outlook {
                        if let Some(progress) = &mut outlook.progress {
                            progress.done = f64::from(tally.games) / f64::from(GAMES);
                        }
                        outlook.tally = Some(tally);
                    }
                });
                if is_done {
                    self.stop_games();
                }
            }
            LocalUpdate::Failed(error) => {
                self.stop_explaining();
                self.stop_games();
                self.fail(&error);
            }
            _ => {}
        }
    }

    /// Goes to the moment after a move.
    pub(crate) fn go_to_turn(self, number: usize) {
        self.run(false);
        self.seek(number);
    }

    /// Goes to the moment before a decision and shows it as the seat that made it saw it.
    pub(crate) fn go_to_decision(self, seat: Seat, number: usize) {
        self.run(false);
        let observer = game::Observer::Seat(seat);
        self.past.update(|past| {
            if let Some(past) = past
                && past.observers().contains(&observer)
            {
                past.observer = observer;
            }
        });
        self.look_back_again();
        self.seek(number.saturating_sub(1));
    }

    /// Whether the move that would have been better here names the thing.
    pub(crate) fn is_better(self, thing: &Thing) -> bool {
        self.analyses.here.with(|here| {
            let better = here.iter().flat_map(|here| &here.better_things);
            better.into_iter().any(|one| intent::is_meant(thing, one))
        })
    }

    /// Whether the move that was made here, and cost something, names the thing.
    pub(crate) fn made(self, thing: &Thing) -> Memo<bool> {
        let thing = thing.clone();
        Memo::new(move |_| {
            self.analyses.here.with(|here| {
                let made = here.iter().flat_map(|here| &here.made_things);
                made.into_iter().any(|one| intent::is_meant(&thing, one))
            })
        })
    }

    /// What a thing is called, and that it can be chosen if it can.
    pub(crate) fn called(
        self,
        name: impl Fn() -> String + Send + Sync + 'static,
        is_selectable: Memo<bool>,
    ) -> impl Fn() -> String + Send + Sync + Clone + 'static {
        let called = Memo::new(move |_| {
            let name = name();
            if is_selectable.get() {
                format!("{name}. {}", self.selectable_word())
            } else {
                name
            }
        });
        move || called.get()
    }

    /// What is said of a thing that can be chosen.
    pub(crate) fn selectable_word(self) -> String {
        if self.is_past() {
            text::capital(&self.word("analyse-instead"))
        } else {
            self.word("web-can-be-chosen")
        }
    }

    /// Whether that choice is what the hint says.
    pub(crate) fn is_hinted(self, index: usize) -> bool {
        self.analyses
            .hint
            .with(|hint| hint.as_ref().is_some_and(|hint| hint.index == index))
    }

    /// Whether hints may be asked for at this table: only by one person against bots.
    pub(crate) fn may_have_hints(self) -> bool {
        let is_table = self.place.with(|place| matches!(place, Place::Table(_)));
        let has_bots = self.table.occupants.with(|occupants| occupants.len() > 1);
        is_table && has_bots && self.table.people.with(|people| people.len() == 1)
    }

    /// Wants to be able to ask for hints from now on, or not.
    pub(crate) fn give_hints(self, gives: bool) {
        self.analyses.gives_hints.set(gives);
        storage::set("hints", if gives { "on" } else { "off" });
        if !gives {
            self.analyses.forget_hint();
        }
    }

    /// Asks what might be done.
    pub(crate) fn ask_for_a_hint(self) {
        let analyses = self.analyses;
        let may_ask = untrack(|| self.may_have_hints()) && analyses.gives_hints.get_untracked();
        let seat = self.sight.with_untracked(|sight| {
            let sight = sight.as_ref()?;
            sight.is_asked().then(|| sight.seat()).flatten()
        });
        if seat.is_some() && may_ask && !analyses.is_thinking.get_untracked() {
            analyses.is_thinking.set(true);
            self.command(Command::Hint);
        }
    }

    /// Marks what might be done among all that can be. In an opening the hand that it is about comes up.
    pub(super) fn show_hint(self, hint: Hint) {
        self.analyses.is_thinking.set(false);
        let is_now = self.sight.with_untracked(|sight| {
            let sight = sight.as_ref();
            sight.is_some_and(|sight| sight.number == hint.number)
        });
        if is_now {
            self.analyses.n_hints.update(|n| *n += 1);
            self.selection.asked_at.set(None);
            self.selection.narrowed.set(None);
            let hand = self.shown.with_untracked(|shown| {
                let hands = &shown.as_ref()?.hands;
                let hand = hands.iter().find(|hand| hand.choices.contains(&hint.index));
                hand.map(|hand| hand.mark)
            });
            if hand.is_some() {
                self.selection.hand.set(hand);
            }
            self.analyses.hint.set(Some(hint));
        }
    }
}
