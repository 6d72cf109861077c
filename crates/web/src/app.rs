//! What the page knows and where it is: signals that components read, and the line to the table.

pub(crate) mod analysis;
mod offer;
pub(crate) mod past;
pub mod rulings;
mod selection;
mod settings;
mod sheet;
mod since;
mod table;
pub(crate) mod tables;
pub mod tutorial;

use std::sync::Arc;

use client::refusal;
use game::{Observer, Seat, Thing, Turn};
use games::{GameId, ReplayError, Sight};
use leptos::prelude::*;
use protocol::{Command, CommandError, Message, Request, Waiting};
use text::{Language, Texts};
use wasm_bindgen::JsCast;

use crate::app::analysis::AnalysisState;
pub(crate) use crate::app::offer::Safe;
use crate::app::past::Past;
use crate::app::selection::Selection;
pub(crate) use crate::app::selection::{AskedAt, Notice, Touch};
use crate::app::settings::Settings;
pub(crate) use crate::app::sheet::Sheet;
use crate::app::table::TableState;
use crate::app::tables::TabState;
use crate::app::tutorial::Learning;
use crate::intent::{self, Meaning, Selectable};
use crate::link::Link;
use crate::local::{FromHost, LocalCommand, LocalError, LocalUpdate, ToHost};
use crate::paint::Shown;
use crate::paint::news::{Told, told};
use crate::paint::since::Since;
use crate::place::Place;
use crate::player_line::PlayerLine;
use crate::sound::{self, Speaker, Tone};
use crate::storage::Shelf;
use crate::{motion, random, storage, words};

/// Everything components share: signals by topic, handed around by copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AppState {
    pub(crate) place: RwSignal<Place>,
    pub(crate) texts: RwSignal<Option<Arc<Texts>>>,
    pub(crate) settings: Settings,
    pub(crate) table: TableState,
    /// The tables that this browser keeps.
    pub(crate) shelf: Shelf,
    /// Which tab plays at the table.
    pub(crate) tabs: TabState,
    pub(crate) sight: RwSignal<Option<Arc<Sight>>>,
    pub(crate) shown: Memo<Option<Arc<Shown>>>,
    /// What happened since the person last chose: by seat, step by step, and as marks on the board.
    pub(crate) since: Memo<Since>,
    pub(crate) selection: Selection,
    /// The tutorial, while one is played.
    pub(crate) learning: RwSignal<Option<Learning>>,
    /// The game that is looked through instead of played.
    pub(crate) past: RwSignal<Option<Past>>,
    /// What every seat sees of a finished game that is looked through openly.
    pub(crate) opened: RwSignal<Vec<Sight>>,
    pub(crate) analyses: AnalysisState,
    pub(crate) error: RwSignal<Option<String>>,
    /// Whether the list of keys is shown.
    pub(crate) tells_keys: RwSignal<bool>,
    /// What can be pointed at.
    selectable: Memo<Selectable>,
    /// Made when the first tone is played.
    speaker: StoredValue<Option<Speaker>, LocalStorage>,
    link: StoredValue<Option<Link>, LocalStorage>,
    line: StoredValue<PlayerLine, LocalStorage>,
}

impl AppState {
    /// An empty app.
    pub(crate) fn new() -> Self {
        let texts: RwSignal<Option<Arc<Texts>>> = RwSignal::new(None);
        let sight: RwSignal<Option<Arc<Sight>>> = RwSignal::new(None);
        let past: RwSignal<Option<Past>> = RwSignal::new(None);
        let selection = Selection::new();
        let shown = Memo::new(move |_| {
            let (texts, sight) = (texts.get()?, sight.get()?);
            Shown::new(&texts, &sight).map(Arc::new)
        });
        let selectable = Memo::new(move |_| {
            let offered = offer::offered(selection.narrowed, selection.hand, shown);
            sight.with(|sight| {
                let choices = sight.iter().flat_map(|sight| &sight.choices);
                Selectable::new(choices.filter(|choice| {
                    let among = offered
                        .as_ref()
                        .is_none_or(|all| all.contains(&choice.index));
                    among && !choice.is_aside
                }))
            })
        });
        let table = TableState::new();
        let since = Memo::new(move |_| {
            if past.with(Option::is_some) {
                return Since::default();
            }
            let chosen = table.chosen.get();
            shown.with(|shown| {
                let Some(shown) = shown.as_ref() else {
                    return Since::default();
                };
                table.log.with(|log| Since::new(log, &chosen, shown))
            })
        });
        Self {
            place: RwSignal::new(Place::Home),
            texts,
            settings: Settings::stored(),
            table,
            since,
            shelf: Shelf::new(),
            tabs: TabState::new(),
            sight,
            shown,
            selection,
            learning: RwSignal::new(None),
            past,
            opened: RwSignal::new(Vec::new()),
            analyses: AnalysisState::new(texts, sight, past),
            error: RwSignal::new(None),
            tells_keys: RwSignal::new(false),
            selectable,
            speaker: StoredValue::new_local(None),
            link: StoredValue::new_local(None),
            line: StoredValue::new_local(PlayerLine::default()),
        }
    }

    /// Whether a game is looked through instead of played.
    pub(crate) fn is_past(self) -> bool {
        self.past.with(Option::is_some)
    }

    /// A word of the page in the present language; nothing before it is there.
    pub(crate) fn word(self, id: &str) -> String {
        self.texts
            .with(|texts| texts.as_ref().map(|texts| texts.word(id)))
            .unwrap_or_default()
    }

    /// A sentence with arguments.
    pub(crate) fn say(self, id: &str, args: text::Args<'_>) -> String {
        self.texts
            .with(|texts| texts.as_ref().map(|texts| texts.say(id, args)))
            .unwrap_or_default()
    }

    /// Speaks another language from now on.
    pub(crate) fn speak(self, language: Language) {
        self.settings.language.set(language);
        storage::set("language", language.tag());
        leptos::task::spawn_local(async move {
            match words::load(language).await {
                Ok(texts) => {
                    self.texts.set(Some(texts));
                    // What was told is told again.
                    self.look_again();
                }
                Err(error) => self.not_loaded(error),
            }
        });
    }

    /// Starts a new table and goes there.
    pub(crate) fn sit(self, game: GameId, setup: Vec<String>, occupants: Vec<String>) {
        let Some(seed) = self.fresh_seed() else {
            return;
        };
        let id = storage::new_id();
        self.open(Place::Table(id.clone()), &occupants);
        self.table.game.set(Some(game));
        self.local(LocalCommand::Sit {
            game,
            setup,
            seed,
            occupants,
        });
        self.hold(&id);
        go(&format!("/{}/{id}", game.name()));
    }

    /// A seed for a new table. `None` without randomness, which the person is then told.
    fn fresh_seed(self) -> Option<String> {
        let seed = random::seed();
        if seed.is_err() {
            self.error.set(Some(self.word("web-no-randomness")));
        }
        seed.ok()
    }

    /// Goes to another table.
    fn open(self, place: Place, occupants: &[String]) {
        self.tabs.leave();
        self.open_line(place, occupants);
    }

    /// Opens a line to a host for the table of that place.
    fn open_line(self, place: Place, occupants: &[String]) {
        self.clear();
        let people = occupants.iter().enumerate();
        let people = people.filter(|(_, word)| *word == driver::Occupant::HUMAN);
        self.table
            .people
            .set(people.map(|(i, _)| Seat(i as u8)).collect());
        self.table.occupants.set(occupants.to_vec());
        let name = match &place {
            Place::Table(id) => id.clone(),
            _ => String::new(),
        };
        let link = Link::to_worker(move |message| self.hear(&name, message));
        if link.is_none() {
            self.error.set(Some(self.word("web-no-worker")));
        }
        self.link.set_value(link);
        self.line.set_value(PlayerLine::default());
        self.place.set(place);
        self.local(LocalCommand::Pace(Some(self.settings.pace.get_untracked())));
        self.command(Command::AlwaysAsk(
            self.settings.always_asks.get_untracked(),
        ));
        self.command(Command::ConfirmEnd(
            self.settings.confirms_end.get_untracked(),
        ));
    }

    /// Leaves the table, which stays stored.
    pub(crate) fn close(self) {
        self.tabs.leave();
        self.clear();
    }

    /// Ends the line to the host.
    fn hang_up(self) {
        self.link.update_value(|link| {
            if let Some(link) = link.take() {
                link.close();
            }
        });
    }

    fn has_line(self) -> bool {
        self.link.with_value(Option::is_some)
    }

    fn clear(self) {
        self.hang_up();
        self.sight.set(None);
        self.past.set(None);
        self.opened.set(Vec::new());
        self.analyses.close();
        self.learning.set(None);
        self.table.clear();
        self.selection.clear();
        self.error.set(None);
    }

    /// Sends a command of the person who looks at the screen.
    pub(crate) fn command(self, command: Command) {
        let is_harmless = matches!(command, Command::Resync { .. } | Command::AlwaysAsk(_));
        if !is_harmless && self.is_only_followed() {
            return;
        }
        let request = self.line.try_update_value(|line| line.request(command));
        self.request(request);
    }

    fn request(self, request: Option<Request>) {
        if let Some(request) = request {
            self.send(&ToHost::Player(request));
        }
    }

    /// Sends a command that only a local host takes.
    pub(crate) fn local(self, command: LocalCommand) {
        self.send(&ToHost::Local(command));
    }

    fn send(self, message: &ToHost) {
        self.link.with_value(|link| {
            if let Some(link) = link {
                link.send(message);
            }
        });
    }

    fn look_again(self) {
        if self.past.with_untracked(Option::is_some) {
            self.look_back_again();
            return;
        }
        let observer = self
            .sight
            .with_untracked(|sight| sight.as_ref().map(|sight| sight.observer));
        if let Some(observer) = observer {
            self.local(LocalCommand::View { observer, since: 0 });
        }
    }

    fn hear(self, id: &str, message: FromHost) {
        match message {
            FromHost::Ready => {}
            FromHost::Player(message) => self.hear_message(message),
            FromHost::Local(update) => self.hear_local(id, update),
        }
    }

    fn hear_message(self, message: Message) {
        let taken = self.line.try_update_value(|line| line.take(&message));
        match taken {
            Some(Ok(Some(sight))) => self.see(sight),
            Some(Ok(None)) | None => {}
            // A message is missing: the host sends the whole sight again.
            Some(Err(_)) => self.command(Command::Resync { since: 0 }),
        }
        match message.update {
            protocol::Update::Waiting(waiting) => self.wait(waiting),
            protocol::Update::Ways { thing, ways } => self.tell_ways(&thing, &ways),
            protocol::Update::Orders(orders) => self.table.orders.set(orders),
            protocol::Update::Hint(hint) => self.show_hint(hint),
            protocol::Update::Refused(error) => self.refuse(&error),
            protocol::Update::Sight(_)
            | protocol::Update::Difference(_)
            | protocol::Update::Done => {}
        }
    }

    fn hear_local(self, id: &str, update: LocalUpdate) {
        match update {
            LocalUpdate::Reviewed(sight) => self.see(*sight),
            LocalUpdate::Opened(sights) => self.opened.set(sights),
            LocalUpdate::ScoreHistory(history) => self.hear_score_history(history),
            LocalUpdate::Story(sight) => self.hear_story(&sight),
            LocalUpdate::Store(saved, summary) => self.keep(id, saved, summary),
            LocalUpdate::Failed(error) => self.fail(&error),
            LocalUpdate::Explaining(_) | LocalUpdate::Explained(_) | LocalUpdate::Onward(_) => {
                self.hear_analysis(update);
            }
        }
    }

    /// Tells the person that a file of the page did not come. The reason is for the browser's console;
    /// it is shown only while there are no words yet.
    pub(crate) fn not_loaded(self, reason: String) {
        web_sys::console::error_1(&reason.as_str().into());
        let told = self.texts.get_untracked();
        let told = told.map_or(reason, |texts| texts.word("web-not-loaded"));
        self.error.set(Some(told));
    }

    /// Tells the person why the table cannot be set up, read or go on.
    pub(crate) fn fail(self, error: &LocalError) {
        let texts = self.texts.get_untracked();
        let told = texts.map(|texts| local_error(&texts, error));
        self.error.set(told);
    }

    fn see(self, sight: Sight) {
        let news = self.told_news(&sight);
        if let Some(news) = &news {
            self.show_off(&sight, news);
        }
        if self.past.with_untracked(Option::is_none)
            && let Some(news) = news
        {
            let first = sight
                .movers()
                .first()
                .map_or(sight.number, |(number, _)| *number);
            self.table.log.update(|log| {
                // News from the beginning, or after an undo, replace what they tell again.
                log.retain(|told| told.number < first);
                log.extend(news);
            });
        }
        self.selection.narrowed.set(None);
        self.selection.asked_at.set(None);
        self.selection.notice.set(None);
        self.analyses.forget_hint();
        let sight = Arc::new(sight);
        let duration = self.duration();
        let before = duration.and_then(|millis| Some((millis, motion::look()?)));
        self.sight.set(Some(Arc::clone(&sight)));
        if let Some((millis, before)) = before {
            // After the page has followed.
            request_animation_frame(move || before.play(millis));
        }
        self.teach(&sight);
    }

    /// How long something is seen moving; nothing for those who do not watch bots.
    fn duration(self) -> Option<u32> {
        if self.past.with_untracked(Option::is_some) {
            return Some(260);
        }
        let pace = self.settings.pace.get_untracked();
        (pace > 0).then(|| (pace * 3 / 4).clamp(90, 520))
    }

    /// Lets the last move be seen at its seat and be heard.
    fn show_off(self, sight: &Sight, news: &[Told]) {
        let last = news.iter().filter(|told| told.number == sight.number);
        let shown = last.clone().flat_map(|told| {
            let cards = told.cards.iter();
            cards.map(|(who, card)| (told.number, who.clone(), card.clone()))
        });
        let shown: Vec<_> = shown.collect();
        self.table.flashes.update(|flashes| {
            // What was shown stays for a few moves, so that it can be read.
            flashes.retain(|(number, ..)| *number < sight.number && number + 4 > sight.number);
            flashes.extend(shown);
        });
        let was = self.sight.with_untracked(|sight| {
            let sight = sight.as_ref()?;
            Some((sight.is_asked(), matches!(sight.turn, Turn::Over(_))))
        });
        if let Some((was_asked, was_over)) = was {
            let is_over = matches!(sight.turn, Turn::Over(_));
            let kinds = last.flat_map(|told| told.kinds.iter().copied());
            let tone = sound::tone(kinds, sight.is_asked() && !was_asked, is_over && !was_over);
            self.sound(tone);
        }
    }

    fn sound(self, tone: Option<Tone>) {
        let Some(tone) = tone.filter(|_| self.settings.has_sound.get_untracked()) else {
            return;
        };
        self.speaker.update_value(|speaker| {
            if speaker.is_none() {
                *speaker = Speaker::new();
            }
            if let Some(speaker) = speaker {
                speaker.play(tone);
            }
        });
    }

    /// Lets tones be heard from now on, or not.
    pub(crate) fn set_sound(self, has_sound: bool) {
        self.settings.has_sound.set(has_sound);
        storage::set("sound", if has_sound { "on" } else { "off" });
        self.sound(Some(Tone::Asked));
    }

    fn told_news(self, sight: &Sight) -> Option<Vec<Told>> {
        let texts = self.texts.get_untracked()?;
        let texts = texts.marked();
        let narrator = texts.narrator(sight).ok()?;
        Some(told(sight, &*narrator))
    }

    /// The table waits for the person at the screen, another one, or a bot.
    fn wait(self, waiting: Waiting) {
        if let Waiting::People(asked) = &waiting
            && !self.tabs.is_elsewhere.get_untracked()
        {
            let people = self.table.people.get_untracked();
            let here = self
                .sight
                .with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat()));
            let is_here = here.is_some_and(|seat| asked.contains(&seat));
            let next = asked.iter().copied().find(|seat| people.contains(seat));
            if !is_here && let Some(seat) = next {
                if people.len() > 1 {
                    // Nothing of the one's cards stays on the page while the other comes.
                    self.table.curtain.set(Some(seat));
                    self.sight.set(None);
                    self.table.log.set(Vec::new());
                } else {
                    self.take_over(seat);
                }
            }
        }
        self.table.waiting.set(Some(waiting));
    }

    /// The person in that seat looks at the screen from now on.
    pub(crate) fn take_over(self, seat: Seat) {
        self.table.curtain.set(None);
        let observer = Observer::Seat(seat);
        self.local(LocalCommand::View { observer, since: 0 });
    }

    /// Makes a choice.
    pub(crate) fn choose(self, index: usize) {
        let Some(sight) = self.sight.get_untracked() else {
            return;
        };
        if self.past.with_untracked(Option::is_some) || self.is_only_followed() {
            return;
        }
        if sight.seat().is_some() {
            self.note_choice(sight.number);
            let request = self.line.try_update_value(|line| line.play(index));
            self.request(request);
        }
    }

    /// Passes now and for the rest of the present turn.
    pub(crate) fn pass_turn(self) {
        if let Some(sight) = self.sight.get_untracked() {
            self.note_choice(sight.number);
            self.command(Command::PassTurn);
        }
    }

    /// Withdraws the standing orders.
    pub(crate) fn withdraw_orders(self) {
        self.command(Command::SetOrders(Vec::new()));
    }

    /// Takes the last decision back, if that can be.
    pub(crate) fn undo(self) {
        self.command(Command::Undo);
    }

    /// The person points at a thing: the choice it means, a narrower question, or why not.
    pub(crate) fn point(self, thing: &Thing) {
        let Some(sight) = self.sight.get_untracked() else {
            return;
        };
        let narrowed = self.selection.narrowed.get_untracked();
        let offered = untrack(|| self.offered());
        let choices = sight.choices.iter().filter(|choice| {
            let among = offered
                .as_ref()
                .is_none_or(|offered| offered.contains(&choice.index));
            among && !choice.is_aside
        });
        let choices: Vec<_> = choices.collect();
        if self.past.with_untracked(Option::is_some) {
            self.selection.pointed.set(Some(thing.clone()));
            return;
        }
        match intent::meaning(choices.iter().copied(), thing) {
            Meaning::One(index) => self.choose(index),
            Meaning::Several(indices) => {
                self.selection.narrowed.set(Some(indices));
                let title = self.told_of(|_, narrator| narrator.thing(thing));
                let title = title.flatten().unwrap_or_default();
                let at = self
                    .selection
                    .touched
                    .with_value(|touch| Some(touch.as_ref()?.at));
                self.selection
                    .asked_at
                    .set(at.map(|at| AskedAt { title, at }));
            }
            Meaning::Nothing if narrowed.is_some() && !self.is_led() => {
                self.selection.narrowed.set(None);
                self.point(thing);
            }
            Meaning::Nothing if self.is_led() => self.answer_wrong_click(thing),
            Meaning::Nothing => {
                if sight.seat().is_some() {
                    let thing = thing.clone();
                    self.command(Command::Why { thing });
                }
            }
        }
    }

    /// Closes the question which of several choices was meant, and gives the focus back.
    pub(crate) fn ask_no_more(self) {
        self.selection.asked_at.set(None);
        if !self.is_led() {
            self.selection.narrowed.set(None);
        }
        let element = self
            .selection
            .touched
            .with_value(|touch| Some(touch.as_ref()?.element.clone()));
        // Both kinds of elements can have the focus, and have no kind in common that can.
        let element = element.filter(|element| element.is_connected());
        if let Some(html) = element
            .as_ref()
            .and_then(|at| at.dyn_ref::<web_sys::HtmlElement>())
        {
            let _ = html.focus();
        } else if let Some(svg) = element
            .as_ref()
            .and_then(|at| at.dyn_ref::<web_sys::SvgElement>())
        {
            let _ = svg.focus();
        }
    }

    fn tell_ways(self, thing: &Thing, ways: &[games::Way]) {
        let told = self.told_of(|_, narrator| {
            let ways = ways.iter().map(|way| {
                let refused = way.refused.as_ref();
                (
                    narrator.choice(&way.text),
                    refused.map(|refused| narrator.refusal(refused)),
                )
            });
            (narrator.thing(thing), intent::reasons(ways.collect()))
        });
        let Some((title, mut lines)) = told else {
            return;
        };
        if lines.is_empty() {
            lines.push(self.word("web-nothing-to-do"));
        }
        self.selection.notice.set(Some(Notice {
            title: title.unwrap_or_default(),
            lines,
        }));
    }

    fn refuse(self, error: &CommandError) {
        self.analyses.is_thinking.set(false);
        let line = self.told_of(|texts, narrator| refusal::tell(error, texts, narrator));
        self.selection.notice.set(Some(Notice {
            title: self.word("web-not-possible"),
            lines: line.into_iter().collect(),
        }));
    }

    pub(crate) fn told_of<T>(
        self,
        tell: impl FnOnce(&Texts, &dyn text::Narrator) -> T,
    ) -> Option<T> {
        let texts = self.texts.get_untracked()?;
        let sight = self.sight.get_untracked()?;
        let narrator = texts.narrator(&sight).ok()?;
        Some(tell(&texts, &*narrator))
    }

    /// Whether some choice can be made by pointing at the thing.
    pub(crate) fn is_selectable(self, thing: &Thing) -> bool {
        if self.is_past() {
            return self.is_better(thing);
        }
        self.selectable.with(|all| all.has(thing))
    }
}

/// Why a local command was not carried out, in words.
pub(crate) fn local_error(texts: &Texts, error: &LocalError) -> String {
    match error {
        LocalError::Setup(error) => texts.setup_error(error),
        LocalError::Occupant(_) => texts.word("web-not-readable"),
        LocalError::Record { error, record } => match (&**error, record.parse()) {
            (ReplayError::Parse(error), _) => texts.record_error(error),
            (_, Err(error)) => texts.record_error(&error),
            (error, Ok(record)) => texts.replay_error(error, &record),
        },
        LocalError::Unfinished => texts.word("error-unfinished"),
        LocalError::NoTable => texts.word("error-no-table"),
        LocalError::Fault => texts.word("error-table-fault"),
    }
}

/// Goes to that address inside the page.
pub(crate) fn go(path: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_hash(path);
    }
}
