//! A table as the list of tables knows it, and its text.

use games::GameId;
use serde::{Deserialize, Serialize};

use crate::local::SavedTable;
use crate::table_summary::TableSummary;

/// A table on the shelf, as a list shows it. Nothing in it is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct TableLine {
    /// Its name in addresses.
    pub(crate) id: String,
    /// When it was last played at, in milliseconds since 1970.
    pub(crate) when: f64,
    pub(crate) game: GameId,
    /// How many moves were made.
    pub(crate) number: usize,
    pub(crate) is_over: bool,
    /// Whether only one person sits there, so that no other person has anything hidden.
    pub(crate) is_alone: bool,
    /// How often it was stored: an older state never takes the place of a newer one.
    #[serde(default)]
    pub(crate) version: u64,
    /// When it was deleted; it is kept for a while.
    #[serde(default)]
    pub(crate) deleted: Option<f64>,
    /// What is public about it; older programs kept none.
    #[serde(default)]
    pub(crate) summary: Option<TableSummary>,
}

impl TableLine {
    /// The line of a table that was last played at at that time.
    pub(crate) fn new(
        id: &str,
        when: f64,
        saved: &SavedTable,
        summary: Option<TableSummary>,
    ) -> Self {
        let people = saved.occupants.iter();
        let people = people.filter(|word| *word == driver::Occupant::HUMAN);
        Self {
            id: id.to_owned(),
            when,
            game: saved.game,
            number: saved.number,
            is_over: saved.is_over,
            is_alone: people.count() < 2,
            version: 0,
            deleted: None,
            summary,
        }
    }

    /// Whether a person is to move.
    pub(crate) fn is_your_move(&self) -> bool {
        let summary = self.summary.as_ref();
        !self.is_over && summary.is_some_and(TableSummary::asks_a_person)
    }

    /// The address of the table inside the page.
    pub(crate) fn path(&self) -> String {
        if self.is_over {
            format!("#/replay/{}", self.id)
        } else {
            format!("#/{}/{}", self.game.name(), self.id)
        }
    }
}

/// The order of a list: unfinished ones with your move first, then those played at last.
pub(crate) fn sort(lines: &mut [TableLine]) {
    lines.sort_by(|a, b| {
        let rank = |line: &TableLine| (line.is_over, !line.is_your_move());
        rank(a).cmp(&rank(b)).then(b.when.total_cmp(&a.when))
    });
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn line(id: &str, when: f64, is_over: bool, asked: &[u8]) -> TableLine {
        TableLine {
            id: id.to_owned(),
            when,
            game: GameId::Rush,
            number: 3,
            is_over,
            is_alone: true,
            version: 1,
            deleted: None,
            summary: Some(TableSummary {
                occupants: vec!["human".to_owned(), "cadet".to_owned()],
                asked: asked.iter().copied().map(Seat).collect(),
                ..TableSummary::default()
            }),
        }
    }

    #[test]
    fn your_move_comes_first_and_finished_games_last() {
        let mut lines = [
            line("over", 9.0, true, &[]),
            line("theirs", 8.0, false, &[1]),
            line("old", 1.0, false, &[0]),
            line("new", 2.0, false, &[0]),
        ];
        sort(&mut lines);
        let ids: Vec<&str> = lines.iter().map(|line| line.id.as_str()).collect();
        assert_eq!(ids, ["new", "old", "theirs", "over"]);
    }

    #[test]
    fn lines_without_a_summary_or_a_version_are_read() {
        let text = r#"{"id":"18f","when":5.0,"game":"rush","number":7,"is_over":false,"is_alone":true,"text":"sealed"}"#;
        let line: TableLine = serde_json::from_str(text).expect("an older form");
        assert_eq!((line.version, line.summary), (0, None));
    }
}
