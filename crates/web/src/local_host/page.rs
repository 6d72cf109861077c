//! A page without a browser, for tests: it sends commands to a local host and remembers what it is told.

use game::{Observer, Seat};
use games::{GameId, Sight, StandingOrder};
use protocol::{Command, CommandError, Hint, Update, Waiting};

use super::LocalHost;
use crate::local::{FromHost, LocalCommand, LocalUpdate, SavedTable, ToHost};
use crate::player_line::PlayerLine;
use crate::table_summary::TableSummary;

pub(crate) struct Page {
    pub(crate) host: LocalHost,
    line: PlayerLine,
    pub(crate) sight: Option<Sight>,
    pub(crate) waiting: Option<Waiting>,
    pub(crate) orders: Vec<StandingOrder>,
    pub(crate) saved: Option<SavedTable>,
    pub(crate) summary: Option<TableSummary>,
    pub(crate) refused: Vec<CommandError>,
    pub(crate) hints: Vec<Hint>,
    /// What only a local host tells, since it was last taken.
    pub(crate) local: Vec<LocalUpdate>,
}

impl Page {
    pub(crate) fn new(number: u64) -> Self {
        Self {
            host: LocalHost::new(number),
            line: PlayerLine::default(),
            sight: None,
            waiting: None,
            orders: Vec::new(),
            saved: None,
            summary: None,
            refused: Vec::new(),
            hints: Vec::new(),
            local: Vec::new(),
        }
    }

    /// A page at a new table.
    pub(crate) fn at(game: GameId, setup: &[&str], occupants: &[&str]) -> Self {
        let mut page = Self::new(3);
        page.sit(game, setup, occupants);
        page
    }

    pub(crate) fn sit(&mut self, game: GameId, setup: &[&str], occupants: &[&str]) {
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        self.local(LocalCommand::Sit {
            game,
            setup: owned(setup),
            seed: "05".repeat(32),
            occupants: owned(occupants),
        });
    }

    pub(crate) fn local(&mut self, command: LocalCommand) {
        let told = self.host.take(ToHost::Local(command));
        self.hear(told);
    }

    pub(crate) fn command(&mut self, command: Command) {
        let request = self.line.request(command);
        let id = request.id;
        let told = self.host.take(ToHost::Player(request));
        let n_acknowledged = told.iter().filter(
            |one| matches!(one, FromHost::Player(message) if message.acknowledges == Some(id)),
        );
        assert_eq!(
            n_acknowledged.count(),
            1,
            "every command is acknowledged once"
        );
        self.hear(told);
    }

    pub(crate) fn play(&mut self, index: usize) {
        let request = self.line.play(index);
        let told = self.host.take(ToHost::Player(request));
        self.hear(told);
    }

    /// Lets the host do one step.
    pub(crate) fn host_goes(&mut self) {
        let told = self.host.go();
        self.hear(told);
    }

    /// Lets the host go on until it waits for the page.
    pub(crate) fn settle(&mut self) {
        while self.host.wait().is_some() {
            let told = self.host.go();
            self.hear(told);
        }
    }

    pub(crate) fn view(&mut self, seat: Seat) {
        self.local(LocalCommand::View {
            observer: Observer::Seat(seat),
            since: 0,
        });
    }

    pub(crate) fn sight(&self) -> &Sight {
        self.sight.as_ref().expect("a sight was told")
    }

    pub(crate) fn saved(&self) -> &SavedTable {
        self.saved.as_ref().expect("the table was stored")
    }

    fn hear(&mut self, told: Vec<FromHost>) {
        for one in told {
            match one {
                FromHost::Ready => {}
                FromHost::Local(LocalUpdate::Store(saved, summary)) => {
                    self.saved = Some(saved);
                    self.summary = Some(summary);
                }
                FromHost::Local(update) => self.local.push(update),
                FromHost::Player(message) => {
                    if let Some(sight) = self.line.take(&message).expect("no message is missing") {
                        self.sight = Some(sight);
                    }
                    match message.update {
                        Update::Waiting(waiting) => self.waiting = Some(waiting),
                        Update::Orders(orders) => self.orders = orders,
                        Update::Refused(error) => self.refused.push(error),
                        Update::Hint(hint) => self.hints.push(hint),
                        _ => {}
                    }
                }
            }
        }
    }
}
