//! What changed between a stored game and the same game played now: in which moves, for whom, in
//! which field.
//!
//! Both texts are taken apart into moves and each move into its smallest parts: one field of a view,
//! one event, one move of a list. What stands in only one of them is told for the first moves that
//! differ; how often each kind of thing differs is told for all.

use std::collections::{BTreeMap, BTreeSet};

/// So many moves are told part by part.
const MOVES: usize = 3;
/// So many parts of one move are told.
const PARTS: usize = 12;
/// So many kinds of things are counted.
const KINDS: usize = 16;

/// One move of a text: its first line and what belongs to it.
#[derive(Debug, Default)]
struct Block<'a> {
    head: &'a str,
    lines: Vec<&'a str>,
}

impl Block<'_> {
    /// Its smallest parts that the other has not, or not as often.
    fn without(&self, other: &Self) -> Vec<Part> {
        let mut theirs: Vec<Part> = other.lines.iter().flat_map(|line| parts(line)).collect();
        let mut ours: Vec<Part> = self.lines.iter().flat_map(|line| parts(line)).collect();
        ours.retain(|part| match theirs.iter().position(|their| their == part) {
            Some(i) => {
                theirs.swap_remove(i);
                false
            }
            None => true,
        });
        ours
    }
}

/// The smallest thing that can differ.
#[derive(Debug, PartialEq, Eq)]
struct Part {
    /// What it is about, the same in every move: `view seats.*.hand`.
    kind: String,
    text: String,
}

/// The difference in words. The texts differ.
pub(super) fn tell(stored: &str, found: &str) -> String {
    let stored = blocks(stored);
    let found = blocks(found);
    let mut out = String::new();
    let mut kinds: BTreeMap<String, (usize, &str)> = BTreeMap::new();
    let mut n_moves = 0;
    let empty = Block::default();
    for i in 0..stored.len().max(found.len()) {
        let before = stored.get(i).unwrap_or(&empty);
        let now = found.get(i).unwrap_or(&empty);
        if before.head == now.head && before.lines == now.lines {
            continue;
        }
        n_moves += 1;
        let gone = before.without(now);
        let new = now.without(before);
        let head = if now.head.is_empty() {
            before.head
        } else {
            now.head
        };
        let names = gone.iter().chain(&new).map(|part| part.kind.clone());
        for name in names.collect::<BTreeSet<String>>() {
            kinds.entry(name).or_insert((0, head)).0 += 1;
        }
        if n_moves <= MOVES {
            out += &format!("{head}\n");
            if before.head != now.head {
                out += &format!("  stored {}\n  found  {}\n", before.head, now.head);
            }
            write_parts("stored", &gone, &mut out);
            write_parts("found ", &new, &mut out);
            if before.head == now.head && gone.is_empty() && new.is_empty() {
                out += "  the same in another order\n";
            }
        }
    }
    let total = stored.len().max(found.len());
    let mut summary = format!("{n_moves} of {total} moves differ, the first:\n{out}in all:\n");
    for (kind, (times, first)) in kinds.iter().take(KINDS) {
        summary += &format!("  {kind}: in {times} moves, first at {first}\n");
    }
    if kinds.len() > KINDS {
        summary += &format!("  … and {} other things\n", kinds.len() - KINDS);
    }
    summary.truncate(summary.trim_end().len());
    summary
}

fn write_parts(mark: &str, parts: &[Part], out: &mut String) {
    for part in parts.iter().take(PARTS) {
        *out += &format!("  {mark} {}\n", part.text);
    }
    if parts.len() > PARTS {
        *out += &format!("  {mark} … and {} more\n", parts.len() - PARTS);
    }
}

/// A text in its moves; what stands before the first is a block of its own.
fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = vec![Block {
        head: "the head of the file",
        lines: Vec::new(),
    }];
    let mut is_played = false;
    for line in text.lines() {
        let is_move = is_played && !line.starts_with(' ');
        if is_move {
            blocks.push(Block {
                head: line,
                lines: Vec::new(),
            });
        } else if let Some(block) = blocks.last_mut() {
            block.lines.push(line);
        }
        is_played |= line == "play";
    }
    blocks
}

/// A line in its smallest parts.
fn parts(line: &str) -> Vec<Part> {
    let words: Vec<&str> = line.trim().splitn(3, ' ').collect();
    match words[..] {
        ["view", who, fields] => words_of(fields)
            .into_iter()
            .map(|field| {
                let path = field.split(['=', '@']).next().unwrap_or_default();
                Part {
                    kind: format!("view {}", without_numbers(path)),
                    text: format!("view {who} {field}"),
                }
            })
            .collect(),
        ["list", who, moves] => {
            let moves = moves.split_once(' ').map_or("", |(_, moves)| moves);
            unfold(moves)
                .into_iter()
                .map(|mv| Part {
                    kind: format!("list {}", mv.split(' ').next().unwrap_or_default()),
                    text: format!("list {who} {mv}"),
                })
                .collect()
        }
        ["saw", _, event] => vec![Part {
            kind: format!("saw {}", event_name(event)),
            text: line.trim().to_owned(),
        }],
        _ => vec![Part {
            kind: words.first().copied().unwrap_or_default().to_owned(),
            text: line.trim().to_owned(),
        }],
    }
}

/// Words with spaces between them; a space inside quotation marks is part of a word.
fn words_of(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut is_quoted = false;
    let mut is_escaped = false;
    for (i, letter) in line.char_indices() {
        match letter {
            '"' if !is_escaped => is_quoted = !is_quoted,
            ' ' if !is_quoted => {
                words.push(&line[start..i]);
                start = i + 1;
            }
            _ => {}
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    words.push(&line[start..]);
    words
}

/// The moves that [`super::fold`] wrote together.
fn unfold(moves: &str) -> Vec<String> {
    let mut unfolded = Vec::new();
    for group in moves.split("; ") {
        match group.split_once(" {") {
            Some((head, tails)) => {
                let tails = tails.trim_end_matches('}').split(',');
                unfolded.extend(tails.map(|tail| format!("{head} {tail}")));
            }
            None => unfolded.push(group.to_owned()),
        }
    }
    unfolded
}

/// A path with `*` for every number.
fn without_numbers(path: &str) -> String {
    let names = path.split('.').map(|name| match name.parse::<u32>() {
        Ok(_) => "*",
        Err(_) => name,
    });
    names.collect::<Vec<_>>().join(".")
}

/// What an event is called: the value of `event`, or the first name in it.
fn event_name(event: &str) -> &str {
    let after = event
        .split_once("\"event\":\"")
        .map_or(event, |(_, rest)| rest);
    let name = after.trim_start_matches(['{', '"']);
    name.split('"').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const STORED: &str = "sandtable golden 2
play
0 start
  view all round=1 seats.0.hand=[1,2]
  list ann 3 bid {1,2}; keep
1 ann: bid 1
  saw ann {\"event\":\"bid\",\"card\":1}
  view all seats.0.hand@0-[1] title=\"a b\"
2 ann: keep
end over last-round ann
";

    fn check(from: &str, to: &str, expected: &str) {
        assert!(STORED.contains(from), "{from}");
        assert_eq!(tell(STORED, &STORED.replace(from, to)), expected);
    }

    #[test]
    fn a_changed_field_is_named_with_move_and_observer() {
        check(
            "all seats.0.hand@0-[1] title",
            "ann seats.0.hand@0-[1] title",
            "1 of 5 moves differ, the first:\n1 ann: bid 1\n  \
             stored view all seats.0.hand@0-[1]\n  stored view all title=\"a b\"\n  \
             found  view ann seats.0.hand@0-[1]\n  found  view ann title=\"a b\"\n\
             in all:\n  view seats.*.hand: in 1 moves, first at 1 ann: bid 1\n  \
             view title: in 1 moves, first at 1 ann: bid 1",
        );
    }

    #[test]
    fn a_changed_list_names_the_moves_that_came_or_went() {
        check(
            "3 bid {1,2}; keep",
            "3 bid {1,4}; keep",
            "1 of 5 moves differ, the first:\n0 start\n  stored list ann bid 2\n  \
             found  list ann bid 4\nin all:\n  list bid: in 1 moves, first at 0 start",
        );
    }

    #[test]
    fn a_changed_event_move_or_end_is_named() {
        let first = |from: &str, to: &str| tell(STORED, &STORED.replace(from, to));
        let text = first("\"card\":1", "\"card\":2");
        assert!(
            text.contains("found  saw ann {\"event\":\"bid\",\"card\":2}"),
            "{text}"
        );
        assert!(text.contains("saw bid: in 1 moves"), "{text}");
        let text = tell(&format!("{STORED}{STORED}"), STORED);
        assert!(text.contains("stored play"), "{text}");
        let swapped = "2 ann: keep\n  saw all 1\n  saw all 2\n";
        let one = STORED.replace("2 ann: keep\n", swapped);
        let two = one.replace("  saw all 1\n  saw all 2\n", "  saw all 2\n  saw all 1\n");
        let text = tell(&one, &two);
        assert!(text.contains("the same in another order"), "{text}");
        let text = first("end over last-round ann", "end unfinished");
        assert!(
            text.contains("stored end over last-round ann\n  found  end unfinished"),
            "{text}"
        );
        let text = first("end over last-round ann\n", "");
        assert!(
            text.contains("stored end over last-round ann\n  found  \n"),
            "{text}"
        );
    }
}
