//! A game explained as lines for a terminal.

use analysis::Estimate;
use text::{Args, Texts};

use super::story::Story;
use crate::study;

/// With intervals beside more sides than that, a line is too long.
const BESIDE: usize = 2;

/// The whole table.
pub(super) fn text(story: &Story<'_>, texts: &Texts) -> String {
    let mut lines = vec![title(story, texts), worlds(story, texts)];
    chances(story, texts, &mut lines);
    turns(story, texts, &mut lines);
    costly(story, texts, &mut lines);
    accounts(story, texts, &mut lines);
    cards(story, texts, &mut lines);
    lines.push(String::new());
    lines.join("\n")
}

/// What game it was and who won.
pub(super) fn title(story: &Story<'_>, texts: &Texts) -> String {
    let args = Args::new()
        .with("game", texts.game(&story.analysis.game))
        .with("n", story.analysis.moves);
    match &story.winners()[..] {
        [] => texts.say("analyse-title-nobody", args),
        winners => texts.say("analyse-title", args.with("winners", winners.join(", "))),
    }
}

/// How much work was put into it.
pub(super) fn worlds(story: &Story<'_>, texts: &Texts) -> String {
    let args = Args::new().with("n", story.analysis.effort.worlds);
    texts.say("analyse-worlds", args)
}

/// `move 12`.
pub(super) fn number(number: usize, texts: &Texts) -> String {
    texts.say("analyse-move", Args::new().with("number", number))
}

fn change(figure: &Estimate, texts: &Texts) -> String {
    let between = texts.points_between(figure.low, figure.high);
    format!("{:>6}  {between}", texts.points(figure.value))
}

fn chance(figure: &Estimate, with_interval: bool, texts: &Texts) -> String {
    let percent = texts.percent(figure.value);
    if !with_interval {
        return format!("{percent:>7}");
    }
    let interval = lab::stats::Estimate {
        value: 100.0 * figure.value,
        low: 100.0 * figure.low,
        high: 100.0 * figure.high,
    };
    format!("{percent:>7} {}", study::interval(interval, 0, texts))
}

/// Rows of cells under each other: the first column to the left, the others as wide as they must be.
fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let n = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| {
        let cells = rows.iter().filter_map(|row| row.get(at));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..n).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        format!("  {}", cells.join("   ")).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

fn chances(story: &Story<'_>, texts: &Texts, lines: &mut Vec<String>) {
    lines.push(texts.word("analyse-chances"));
    let is_narrow = story.sides.len() <= BESIDE;
    let row = |label: String, chances: &[Estimate]| {
        let cells = chances.iter();
        let cells = cells.map(|figure| chance(figure, is_narrow, texts));
        [vec![label], cells.collect()].concat()
    };
    let mut rows = vec![[vec![String::new()], story.sides.clone()].concat()];
    rows.push(row(texts.word("analyse-start"), story.chances(0)));
    for (after, label) in &story.rows {
        rows.push(row(label.clone(), story.chances(*after)));
    }
    rows.push(row(texts.word("analyse-end"), story.chances(usize::MAX)));
    lines.extend(columns(&rows));
}

fn turns(story: &Story<'_>, texts: &Texts, lines: &mut Vec<String>) {
    lines.push(texts.word("analyse-turns"));
    if story.turns.is_empty() {
        lines.push(format!("  {}", texts.word("analyse-turns-none")));
    }
    for (turn, told) in story.analysis.turning_points.iter().zip(&story.turns) {
        let args = Args::new()
            .with("side", story.sides[turn.side].clone())
            .with("before", texts.percent(turn.before.value))
            .with("after", texts.percent(turn.after.value));
        let moved = texts.say("analyse-moved", args);
        let change = change(&turn.change, texts);
        lines.push(format!(
            "  {}  {}: {}",
            number(told.number, texts),
            told.who,
            told.what
        ));
        lines.push(format!("    {moved}  {}", change.trim_start()));
    }
}

fn costly(story: &Story<'_>, texts: &Texts, lines: &mut Vec<String>) {
    lines.push(texts.word("analyse-costly"));
    if story.costly.is_empty() {
        lines.push(format!("  {}", texts.word("analyse-costly-none")));
    }
    let told = story.costly.iter().zip(&story.better);
    for (costly, (told, better)) in story.analysis.costly.iter().zip(told) {
        let args = Args::new().with("move", better.clone());
        lines.push(format!(
            "  {}  {}: {}",
            number(told.number, texts),
            told.who,
            told.what
        ));
        lines.push(format!(
            "    {}  {}  {}",
            texts.points(-costly.cost.value),
            texts.points_between(-costly.cost.high, -costly.cost.low),
            texts.say("analyse-better", args)
        ));
    }
}

fn accounts(story: &Story<'_>, texts: &Texts, lines: &mut Vec<String>) {
    lines.push(texts.word("analyse-account"));
    let heads = ["start", "luck", "own", "others", "end"];
    let heads = heads.map(|head| texts.word(&format!("analyse-account-{head}")));
    let mut rows = vec![[vec![String::new()], heads.to_vec()].concat()];
    for (side, account) in story.accounts() {
        rows.push(vec![
            side.to_owned(),
            texts.percent(account.start.value),
            change(&account.luck, texts),
            change(&account.own, texts),
            change(&account.others, texts),
            texts.percent(account.end),
        ]);
    }
    lines.extend(columns(&rows));
    lines.push(texts.word("analyse-seats"));
    let seats = story.seats.iter().zip(&story.analysis.by_seat);
    let seats: Vec<Vec<String>> = seats
        .map(|(name, account)| {
            let args = Args::new().with("n", account.decisions);
            vec![
                name.clone(),
                change(&account.change, texts),
                texts.say("analyse-decisions", args),
            ]
        })
        .collect();
    lines.extend(columns(&seats));
}

fn cards(story: &Story<'_>, texts: &Texts, lines: &mut Vec<String>) {
    lines.push(texts.word("analyse-cards"));
    if story.cards.is_empty() {
        lines.push(format!("  {}", texts.word("analyse-cards-none")));
    }
    let cards = story.analysis.cards.iter().zip(&story.cards);
    let rows: Vec<Vec<String>> = cards
        .map(|(swing, (title, owner))| {
            let numbers: Vec<String> = swing.numbers.iter().map(ToString::to_string).collect();
            let args = Args::new()
                .with("n", numbers.len())
                .with("numbers", numbers.join(", "));
            vec![
                title.clone(),
                owner.clone(),
                change(&swing.change, texts),
                texts.say("analyse-in-moves", args),
            ]
        })
        .collect();
    lines.extend(columns(&rows));
}
