//! The host of the table in this browser: what the worker does, without the worker.
//!
//! It runs the table on a [`TableDriver`] and speaks [`crate::local`]: player's
//! commands as any host takes them, and what only a local page needs.

#[cfg(test)]
mod analyses;
mod live_table;

use driver::{DriverState, Occupant, TableDriver};
use game::official::Seed;
use games::Table;
use protocol::{Command, CommandError, Feed, Message, Request};

use self::live_table::{LiveTable, resume};
use crate::analysis::{Explainer, Player};
use crate::local::{FromHost, LocalCommand, LocalError, LocalUpdate, SavedTable, ToHost};
use crate::review::Review;

/// A table, a game that is reviewed, and what is found out about games.
#[derive(Debug)]
pub struct LocalHost {
    live: Option<LiveTable>,
    review: Option<Review>,
    /// A game being analysed, and games being played on from a position.
    explainer: Option<Explainer>,
    player: Option<Player>,
    /// The time in milliseconds, for work that goes on until messages are read again. Without it one
    /// piece is done at a time.
    pub clock: Option<fn() -> f64>,
    /// Seeds the bots' generators.
    number: u64,
    /// How long a bot's move stays to be looked at, in milliseconds.
    pace: Option<u32>,
    always_ask: bool,
    confirms_end: bool,
}

impl LocalHost {
    /// A host without a table. The number seeds the bots' generators.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self {
            live: None,
            review: None,
            explainer: None,
            player: None,
            clock: None,
            number,
            pace: Some(500),
            always_ask: false,
            confirms_end: true,
        }
    }

    /// Takes a message of the page, and gives the answers.
    pub fn take(&mut self, message: ToHost) -> Vec<FromHost> {
        match message {
            ToHost::Player(request) => self.command(request),
            ToHost::Local(command) => {
                let told = self.local(command);
                told.unwrap_or_else(|error| vec![failed(error)])
            }
        }
    }

    /// Carries out a command of the person who looks at the screen.
    fn command(&mut self, request: Request) -> Vec<FromHost> {
        // Preferences hold for the tables to come as well.
        let is_preference = match request.command {
            Command::AlwaysAsk(always) => {
                self.always_ask = always;
                true
            }
            Command::ConfirmEnd(confirms) => {
                self.confirms_end = confirms;
                true
            }
            _ => false,
        };
        let without_table = |result| {
            let message = Message::without_table(request.id, result);
            vec![FromHost::Player(message)]
        };
        if request.version != protocol::VERSION {
            return without_table(Err(CommandError::Version {
                client: request.version,
                host: protocol::VERSION,
            }));
        }
        match &mut self.live {
            Some(live) => live.command(request.id, request.command, self.number),
            None if is_preference => without_table(Ok(())),
            None => without_table(Err(CommandError::NoTable)),
        }
    }

    fn local(&mut self, command: LocalCommand) -> Result<Vec<FromHost>, LocalError> {
        match command {
            LocalCommand::Sit {
                game,
                setup,
                seed,
                occupants,
            } => {
                let key: Seed = seed.parse().map_err(|_| LocalError::Fault)?;
                let table = Table::sit(game, &setup, Some(key)).map_err(LocalError::Setup)?;
                let state = state_of(&table, &occupants)?;
                Ok(self.host(table, state, Some(seed)))
            }
            LocalCommand::Learn {
                game,
                setup,
                seed,
                occupants,
                script,
            } => {
                let table = Table::sit(game, &setup, None).map_err(LocalError::Setup)?;
                let state = state_of(&table, &occupants)?;
                let driver = TableDriver::restore(table, state, self.number);
                let live = LiveTable::new(driver, None, self.take_feed());
                let live = live.with_script(script, seed);
                Ok(self.live.insert(live).changed(true))
            }
            LocalCommand::Resume(saved) => {
                let state = saved.driver_state()?;
                let table = resume(&saved)?;
                Ok(self.host(table, state, saved.seed))
            }
            LocalCommand::Follow(saved) => self.follow(&saved),
            LocalCommand::View { observer, since } => {
                let live = self.live.as_mut().ok_or(LocalError::NoTable)?;
                Ok(live.view(observer, since))
            }
            LocalCommand::Replace { seat, occupant } => {
                let live = self.live.as_mut().ok_or(LocalError::NoTable)?;
                let bot = occupant
                    .parse()
                    .map_err(|_| LocalError::Occupant(occupant))?;
                Ok(live.replace(seat, bot))
            }
            LocalCommand::Pace(pace) => {
                self.pace = pace;
                Ok(Vec::new())
            }
            LocalCommand::Hurry => {
                if let Some(live) = &mut self.live {
                    live.hurry();
                }
                Ok(Vec::new())
            }
            LocalCommand::Review(_)
            | LocalCommand::At { .. }
            | LocalCommand::Open(_)
            | LocalCommand::Story(_)
            | LocalCommand::Analyse { .. }
            | LocalCommand::Onward { .. }
            | LocalCommand::Stop => self.study(command),
        }
    }

    /// Carries out a command about a game that is not played at.
    fn study(&mut self, command: LocalCommand) -> Result<Vec<FromHost>, LocalError> {
        match command {
            LocalCommand::Review(saved) => self.begin_review(&saved),
            LocalCommand::At { observer, number } => {
                let sight = self.reviewed()?.at(observer, number)?;
                Ok(local(LocalUpdate::Reviewed(Box::new(sight))))
            }
            LocalCommand::Open(number) => {
                let sights = self.reviewed()?.open(number)?;
                Ok(local(LocalUpdate::Opened(sights)))
            }
            LocalCommand::Story(observer) => {
                let sight = self.reviewed()?.story(observer)?;
                Ok(local(LocalUpdate::Story(Box::new(sight))))
            }
            LocalCommand::Analyse { saved, worlds } => {
                self.explainer = Some(Explainer::new(&saved, worlds)?);
                Ok(Vec::new())
            }
            LocalCommand::Onward {
                saved,
                after,
                games,
            } => {
                self.player = Some(Player::new(&saved, after, games)?);
                Ok(Vec::new())
            }
            _ => {
                self.explainer = None;
                self.player = None;
                Ok(Vec::new())
            }
        }
    }

    /// How long to wait before [`LocalHost::go`], in milliseconds; `None` if only the page can go on.
    #[must_use]
    pub fn wait(&self) -> Option<u32> {
        let has_hint = self.live.as_ref().is_some_and(LiveTable::has_hint);
        let has_work = self.explainer.is_some() || self.player.is_some() || has_hint;
        self.wait_at_table().or(has_work.then_some(0))
    }

    fn wait_at_table(&self) -> Option<u32> {
        self.live.as_ref()?.wait(self.pace.unwrap_or(0))
    }

    /// Does one step that needs no person: at the table, or of what is to be found out.
    pub fn go(&mut self) -> Vec<FromHost> {
        let is_watched = self.pace != Some(0);
        let told = if self.wait_at_table().is_some()
            && let Some(live) = &mut self.live
        {
            live.step(is_watched)
        } else {
            self.look_into()
        };
        told.unwrap_or_else(|error| vec![failed(error)])
    }

    /// Finds a piece more out.
    fn look_into(&mut self) -> Result<Vec<FromHost>, LocalError> {
        let clock = self.clock;
        if let Some(live) = &mut self.live
            && live.has_hint()
        {
            return Ok(live.think_of_hint());
        }
        if let Some(explainer) = &mut self.explainer {
            for_a_while(clock, || {
                explainer.work();
                !explainer.is_done()
            });
            let mut told = local(LocalUpdate::Explaining(explainer.so_far()));
            if explainer.is_done() {
                let report = Box::new(explainer.analysis()?);
                told.extend(local(LocalUpdate::Explained(report)));
                self.explainer = None;
            }
            return Ok(told);
        }
        let Some(player) = &mut self.player else {
            return Ok(Vec::new());
        };
        for_a_while(clock, || {
            player.work();
            !player.is_done()
        });
        let told = local(LocalUpdate::Onward(player.so_far()));
        if player.is_done() {
            self.player = None;
        }
        Ok(told)
    }

    fn begin_review(&mut self, saved: &SavedTable) -> Result<Vec<FromHost>, LocalError> {
        let review = Review::new(saved)?;
        let history = review.score_history()?;
        self.review = Some(review);
        Ok(local(LocalUpdate::ScoreHistory(history)))
    }

    fn reviewed(&self) -> Result<&Review, LocalError> {
        self.review.as_ref().ok_or(LocalError::NoTable)
    }

    fn host(&mut self, table: Table, state: DriverState, seed: Option<String>) -> Vec<FromHost> {
        let driver = TableDriver::restore(table, state, self.number);
        let mut live = LiveTable::new(driver, seed, self.take_feed());
        live.always_ask(self.always_ask);
        live.driver.set_confirm_end(self.confirms_end);
        live.clock = self.clock;
        self.live.insert(live).changed(true)
    }

    /// Shows a table that is played elsewhere, with the news since it was last shown.
    fn follow(&mut self, saved: &SavedTable) -> Result<Vec<FromHost>, LocalError> {
        let state = saved.driver_state()?;
        let table = resume(saved)?;
        let known = self.live.as_ref().map_or(0, LiveTable::n_told);
        let driver = TableDriver::restore(table, state, self.number);
        let live = LiveTable::new(driver, saved.seed.clone(), self.take_feed());
        Ok(self.live.insert(live.followed()).show(known))
    }

    /// The feed of the table before, so that sequence numbers go on.
    fn take_feed(&mut self) -> Feed {
        let before = self.live.take();
        before.map_or_else(Feed::whole, LiveTable::into_feed)
    }
}

fn local(update: LocalUpdate) -> Vec<FromHost> {
    vec![FromHost::Local(update)]
}

fn failed(error: LocalError) -> FromHost {
    FromHost::Local(LocalUpdate::Failed(error))
}

/// The occupants of a new table; officers sit where none is named.
fn state_of(table: &Table, words: &[String]) -> Result<DriverState, LocalError> {
    let occupants = (0..usize::from(table.seats())).map(|seat| match words.get(seat) {
        Some(word) => word.parse().map_err(|_| LocalError::Occupant(word.clone())),
        None => Ok(Occupant::OFFICER),
    });
    Ok(DriverState {
        occupants: occupants.collect::<Result<_, _>>()?,
        ..DriverState::default()
    })
}

/// How long work goes on before messages are read again, in milliseconds.
const WHILE: f64 = 60.0;

/// Works on and on until the work is done or about a while is over; once where there is no clock.
fn for_a_while(clock: Option<fn() -> f64>, mut work: impl FnMut() -> bool) {
    let start = clock.map(|now| now());
    while work() {
        let is_over = clock
            .zip(start)
            .is_none_or(|(now, start)| now() - start > WHILE);
        if is_over {
            return;
        }
    }
}

#[cfg(test)]
pub(crate) mod page;

#[cfg(test)]
mod tests {
    use game::{Actor, Observer, Record, Seat};
    use games::{GameId, UndoError};
    use protocol::{CommandId, Waiting};

    use super::page::Page;
    use super::*;

    #[test]
    fn what_leaves_no_choice_is_done_and_undone_with_what_led_to_it() {
        let mut page = Page::at(GameId::Rush, &[], &["human", "random"]);
        page.settle();
        let mut is_undone = false;
        for _ in 0..200 {
            if !page.sight().is_asked() || is_undone {
                break;
            }
            let before = page.sight().clone();
            let is_end = before.choices[0].text == "end";
            assert!(before.choices.len() > 1 || is_end, "asked without a choice");
            let seat = before.seat().expect("a seat");
            page.play(before.choices[0].index);
            page.settle();
            let record: Record = page.saved().record.parse().expect("a record");
            let since = &record.moves[before.number..];
            let is_own = since.iter().all(|one| one.actor == Actor::Seat(seat));
            if is_own && since.len() > 1 && page.sight().undo.is_ok() {
                page.command(Command::Undo);
                page.settle();
                assert_eq!(page.sight().choices, before.choices);
                is_undone = true;
            }
        }
        assert!(is_undone, "nothing was ever forced");
        page.command(Command::AlwaysAsk(true));
        let mut was_asked = false;
        for _ in 0..200 {
            if !page.sight().is_asked() || was_asked {
                break;
            }
            was_asked = page.sight().choices.len() == 1;
            page.play(page.sight().choices[0].index);
            page.settle();
        }
        assert!(was_asked && page.saved().number > 0);
    }

    #[test]
    fn a_table_goes_on_by_itself_until_a_person_is_asked_and_on_another_day() {
        for game in GameId::ALL {
            let mut page = Page::at(game, &[], &["human", "random", "random", "random"]);
            page.settle();
            for _ in 0..30 {
                if !page.sight().is_asked() {
                    break;
                }
                let sight = page.sight();
                let (number, middle) = (sight.number, sight.choices.len() / 2);
                page.play(sight.choices[middle].index);
                page.settle();
                assert!(page.sight().number > number, "{game}");
            }
            let mut later = Page::new(3);
            later.local(LocalCommand::Resume(page.saved().clone()));
            later.settle();
            assert_eq!(later.sight().number, page.sight().number, "{game}");
            assert_eq!(later.sight().choices, page.sight().choices, "{game}");
            assert_eq!(later.sight().undo, page.sight().undo, "{game}");
        }
    }

    #[test]
    fn another_bot_takes_the_seat_of_a_bot_and_no_other() {
        let mut page = Page::at(GameId::Orders, &[], &["human", "random"]);
        page.settle();
        let replace = |seat, occupant: &str| LocalCommand::Replace {
            seat: Seat(seat),
            occupant: occupant.to_owned(),
        };
        page.local(replace(1, "general"));
        assert_eq!(page.saved().occupants, ["human", "general"]);
        for (seat, word) in [(0, "general"), (1, "human"), (1, "open"), (7, "cadet")] {
            page.local(replace(seat, word));
            assert_eq!(
                page.saved().occupants,
                ["human", "general"],
                "{seat} {word}"
            );
        }
        page.local(replace(1, "ghost"));
        let error = LocalError::Occupant("ghost".to_owned());
        assert_eq!(page.local, [LocalUpdate::Failed(error)]);
    }

    #[test]
    fn a_person_who_passes_for_a_turn_is_asked_again_in_the_next() {
        let mut page = Page::new(3);
        page.command(Command::AlwaysAsk(true));
        // With aircraft every hand can react, so there is much to ask.
        let setup = ["players 2", "windows strict", "air marshal"];
        page.sit(GameId::Quartermaster, &setup, &["random", "human"]);
        page.settle();
        let turn = |page: &Page| {
            let live = page.host.live.as_ref().unwrap();
            live.driver.table().turn_id()
        };
        let mut n_orders = 0;
        for _ in 0..200 {
            if !page.sight().is_asked() {
                break;
            }
            let now = turn(&page);
            let can_pass = page.sight().choices.iter().any(|choice| choice.is_pass);
            if can_pass && now.seat != Seat(1) {
                page.command(Command::PassTurn);
                assert_eq!(page.orders.len(), 1, "the order is shown");
                assert_eq!(page.saved().orders.len(), 1, "the order is stored");
                page.settle();
                assert_ne!(turn(&page), now, "asked again in the same turn");
                assert_eq!(page.orders, [], "pruned");
                n_orders += 1;
            } else {
                let middle = page.sight().choices.len() / 2;
                page.play(page.sight().choices[middle].index);
                page.settle();
            }
        }
        assert!(n_orders > 0, "no other turn ever asked");
    }

    #[test]
    fn people_at_one_screen_are_never_passed_for() {
        // In every question of a strict game the screen is handed over, idle or not.
        let setup = ["players 2", "windows strict", "air marshal"];
        let mut page = Page::at(GameId::Quartermaster, &setup, &["human", "human"]);
        page.settle();
        let mut n_idle = 0;
        for _ in 0..400 {
            let Some(Waiting::People(asked)) = page.waiting.clone() else {
                break;
            };
            page.view(asked[0]);
            let choices = &page.sight().choices;
            let ordinary: Vec<_> = choices.iter().filter(|choice| !choice.is_aside).collect();
            n_idle += usize::from(ordinary.len() == 1 && ordinary[0].is_pass);
            page.play(choices[choices.len() / 2].index);
            page.settle();
        }
        assert!(n_idle > 0, "no question ever left only a pass");
    }

    #[test]
    fn a_game_is_looked_through_and_played_on_from_anywhere() {
        for game in GameId::ALL {
            let mut page = Page::at(game, &[], &["random"; 6]);
            page.settle();
            let saved = page.saved().clone();
            assert!(saved.is_over, "{game}");
            page.local(LocalCommand::Review(saved.clone()));
            let observer = Observer::Seat(Seat(0));
            let number = page.sight().number / 2;
            page.local(LocalCommand::At { observer, number });
            page.local(LocalCommand::Story(observer));
            let [
                LocalUpdate::ScoreHistory(history),
                LocalUpdate::Reviewed(past),
                LocalUpdate::Story(story),
            ] = &page.local[..]
            else {
                panic!("{:?}", page.local);
            };
            assert_eq!(history.moments.len(), page.sight().number + 1, "{game}");
            // The curve of Rush ends where the result is.
            if let games::Scene::Rush(scene) = &page.sight().scene {
                let end = history.moments.last().unwrap();
                let scores = scene.view.outcome.unwrap().scores;
                let ended = end.standing.iter().map(|score| i32::from(*score));
                assert!(ended.eq(scores.into_iter().take(end.standing.len())));
            }
            assert_eq!((past.number, past.observer), (number, observer), "{game}");
            assert_eq!(story.movers().len(), page.sight().number, "{game}");

            // The same game up to there goes on with another seed, and proves nothing at its end.
            let record: Record = saved.record.parse().unwrap();
            let branch = SavedTable {
                record: record.branch(number).to_string(),
                seed: Some("09".repeat(32)),
                number,
                is_over: false,
                ..saved
            };
            let mut page = Page::new(3);
            page.local(LocalCommand::Resume(branch));
            page.settle();
            assert!(page.sight().number > number, "{game}");
            assert!(page.saved().is_over, "{game}");
            assert!(!page.saved().record.contains("\nseed "), "{game}");
        }
    }

    #[test]
    fn a_general_thinks_in_slices_and_can_be_hurried() {
        let mut page = Page::at(GameId::Orders, &[], &["general:4000", "human"]);
        let mut slices = 0;
        while page.host.wait().is_some() && slices < 400 {
            page.local(LocalCommand::Hurry);
            page.host.go();
            slices += 1;
        }
        assert!(slices < 400, "hurried, it comes to an end");
    }

    #[test]
    fn points_by_source_add_up_to_the_final_score_in_every_game() {
        for (game, setup) in [
            (GameId::Quartermaster, "players 6"),
            (GameId::Rush, "players 4"),
            (GameId::Orders, ""),
        ] {
            let setup: Vec<&str> = [setup]
                .into_iter()
                .filter(|line| !line.is_empty())
                .collect();
            let mut page = Page::at(game, &setup, &["random"; 6]);
            page.settle();
            let saved = page.saved().clone();
            page.local(LocalCommand::Review(saved));
            let history = page.local.iter().find_map(|update| match update {
                LocalUpdate::ScoreHistory(history) => Some(history),
                _ => None,
            });
            let history = history.expect("a history");
            let last = &history.moments.last().unwrap().standing;
            let rows = &history.points.rows;
            assert!(
                rows.iter()
                    .all(|row| row.cells.iter().sum::<i32>() == row.total),
                "{game}"
            );
            let is_sum = |row: &&crate::final_score::ScoreRow| {
                game != GameId::Quartermaster || row.seat.is_none()
            };
            let totals: Vec<i16> = rows
                .iter()
                .filter(is_sum)
                .map(|row| row.total as i16)
                .collect();
            assert_eq!(
                &totals, last,
                "{game}: the table, the curve and the score agree"
            );
            let Some(game::Turn::Over(outcome)) = page.sight.as_ref().map(|sight| sight.turn)
            else {
                panic!("{game}: over");
            };
            let scores: Vec<i16> = outcome.scores.iter().map(|score| *score as i16).collect();
            let is_there = |points: &i16| scores.contains(points);
            assert!(
                game == GameId::Orders || last.iter().all(is_there),
                "{game}: {last:?} {scores:?}"
            );
            let ends = history.round_ends();
            assert_eq!(&ends.last().unwrap().1, last, "{game}");
        }
    }

    thread_local! {
        /// The time of a page that is not really waited for.
        static NOW: std::cell::Cell<f64> = const { std::cell::Cell::new(0.0) };
    }

    #[test]
    #[expect(clippy::print_stdout, reason = "what is measured is printed")]
    fn bots_search_while_the_move_before_is_looked_at() {
        let pace = 450;
        let mut page = Page::new(3);
        page.host.clock = Some(|| NOW.get());
        page.local(LocalCommand::Pace(Some(pace)));
        let generals = [
            "human",
            "general:60",
            "general:60",
            "general:60",
            "general:60",
        ];
        page.sit(GameId::Rush, &["players 5"], &generals);
        let round = |page: &Page| {
            let live = page.host.live.as_ref().unwrap();
            live.driver.table().turn_id().round
        };
        // The person does the first thing until the others have had a turn each.
        let (mut thinking, mut n_moves) = (0.0, 0);
        let mut began = NOW.get();
        while round(&page) < 2 {
            let Some(millis) = page.host.wait() else {
                page.play(page.sight().choices[0].index);
                (thinking, n_moves, began) = (0.0, 0, NOW.get());
                continue;
            };
            NOW.set(NOW.get() + f64::from(millis));
            let seen = |page: &Page| page.sight.as_ref().map_or(0, |sight| sight.number);
            let before = seen(&page);
            let start = std::time::Instant::now();
            page.host_goes();
            let took = start.elapsed().as_secs_f64() * 1_000.0;
            NOW.set(NOW.get() + took);
            thinking += took;
            n_moves += usize::from(seen(&page) > before);
        }
        let took = NOW.get() - began;
        let one_after_the_other = thinking + f64::from(pace) * n_moves as f64;
        println!(
            "four generals, {n_moves} moves at {pace} ms: {took:.0} ms; searching after each pause: {one_after_the_other:.0} ms"
        );
        assert!(took < one_after_the_other, "{took} {one_after_the_other}");
        assert!(took >= f64::from(pace), "moves are looked at");
    }

    #[test]
    fn a_choice_from_an_old_sight_is_refused_and_the_new_sight_is_told() {
        let mut page = Page::at(GameId::Orders, &[], &["human", "human"]);
        page.settle();
        page.command(Command::Play { seen: 99, index: 0 });
        assert_eq!(page.refused, [CommandError::Stale]);
        // Also where undo led back to the same number of moves.
        let first = page.sight().choices[0].index;
        page.play(first);
        page.settle();
        if page.sight().is_asked() && page.sight().undo.is_ok() {
            page.command(Command::Undo);
            page.settle();
            page.command(Command::Play { seen: 1, index: 0 });
            assert_eq!(page.refused.last(), Some(&CommandError::Stale));
        }
    }

    #[test]
    fn another_table_of_the_same_host_is_seen() {
        let mut page = Page::new(3);
        page.command(Command::Undo);
        page.sit(GameId::Orders, &[], &["human", "human"]);
        page.settle();
        assert_eq!(page.sight().game(), GameId::Orders);
        page.sit(GameId::Rush, &[], &["human", "human"]);
        page.settle();
        assert_eq!(page.sight().game(), GameId::Rush);
    }

    #[test]
    fn commands_are_the_viewers_and_errors_are_typed() {
        let mut page = Page::new(3);
        page.command(Command::Undo);
        assert_eq!(page.refused, [CommandError::NoTable]);
        assert_eq!(page.host.wait(), None);
        let mut page = Page::at(GameId::Orders, &[], &["human", "human"]);
        page.settle();
        page.command(Command::Undo);
        let no_undo = CommandError::NotUndone(UndoError::ChanceMoved);
        assert_eq!(page.refused, [no_undo]);
        page.command(Command::Hint);
        assert_eq!(page.refused.last(), Some(&CommandError::NoHint));
        page.local(LocalCommand::View {
            observer: Observer::Spectator,
            since: 0,
        });
        page.command(Command::Undo);
        assert_eq!(page.refused.last(), Some(&CommandError::NoSeat));
        let n_refused = page.refused.len();
        page.command(Command::AlwaysAsk(true));
        assert_eq!(
            page.refused.len(),
            n_refused,
            "a spectator may have preferences"
        );
        let future = Request {
            version: 99,
            ..Request::new(CommandId(9), Command::Undo)
        };
        let told = page.host.take(ToHost::Player(future));
        let [FromHost::Player(message)] = &told[..] else {
            panic!("{told:?}");
        };
        let versions = CommandError::Version {
            client: 99,
            host: protocol::VERSION,
        };
        assert_eq!(
            *message,
            Message::without_table(CommandId(9), Err(versions))
        );
        page.sit(GameId::Rush, &[], &["ghost"]);
        page.sit(GameId::Rush, &["players 99"], &[]);
        let [LocalUpdate::Failed(ghost), LocalUpdate::Failed(setup)] = &page.local[..] else {
            panic!("{:?}", page.local);
        };
        assert_eq!(ghost, &LocalError::Occupant("ghost".to_owned()));
        assert!(matches!(setup, LocalError::Setup(_)), "{setup:?}");
    }
}
