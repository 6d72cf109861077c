//! What happened, the newest line in view.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::app;
use super::face::{Rich, Stop};
use crate::paint::news::Told;

/// So many lines are kept in the document; the record has the rest.
const LINES: usize = 150;

#[component]
pub(super) fn Log() -> impl IntoView {
    let app = app();
    let list: NodeRef<leptos::html::Div> = NodeRef::new();
    let present = Memo::new(move |_| app.past.with(|past| past.as_ref().map(|past| past.number)));
    // Lines that stand there stay.
    let lines = move || {
        let all = app.table.log.with(|log| joined(log, present.get()));
        let first = all.len().saturating_sub(LINES);
        let mut all = all.into_iter().skip(first).collect::<Vec<_>>();
        let mut copies: BTreeMap<String, usize> = BTreeMap::new();
        for line in &mut all {
            let name = format!(
                "{} {} {} {}",
                line.number, line.depth, line.times, line.text
            );
            let n = copies.entry(name.clone()).or_default();
            *n += 1;
            line.key = format!("{name} {n}");
        }
        all
    };
    let line = move |line: Joined| {
        let times = line.times;
        let times = (times > 1).then(|| view! { <span class="dim">{format!(" ×{times}")}</span> });
        let (over, focus) = (line.places.clone(), line.places);
        let number = line.number;
        let is_fresh = Memo::new(move |_| {
            app.since.with(|since| {
                let first = since.steps.first();
                first.is_some_and(|first| number >= first.number)
            })
        });
        view! {
            <li
                class:head=line.is_heading
                class:deep={line.depth > 0}
                data-depth=line.depth
                style=format!("--depth:{}", line.depth.min(4))
                class:fresh=move || is_fresh.get()
                class:now=move || present.get() == Some(number)
                on:pointerenter=move |_| app.selection.traced.set(over.clone())
                on:pointerleave=move |_| app.selection.traced.set(Vec::new())
                on:click=move |_| {
                    app.selection.traced.set(focus.clone());
                    if present.get_untracked().is_some() {
                        app.seek(number);
                    }
                }
            >
                <span><Rich text=text::capital(&line.text) stop=Stop::Arrows/>{times}</span>
            </li>
        }
    };
    let to_newest = move || {
        if let Some(list) = list.get_untracked() {
            // After the lines are there.
            request_animation_frame(move || {
                request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
            });
        }
    };
    Effect::new(move |_| {
        app.table.log.track();
        app.past.track();
        list.track();
        to_newest();
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| to_newest());
    on_cleanup(move || resized.remove());
    view! {
        <div class="log" node_ref=list tabindex="0" role="log" data-names="" aria-label=move || app.word("web-log")>
            <ol><For each=lines key=|line| line.key.clone() children=line/></ol>
        </div>
    }
}

/// A line of the log, with how often it was said in a row.
#[derive(Clone)]
struct Joined {
    /// What tells it from all others.
    key: String,
    number: usize,
    text: String,
    is_heading: bool,
    depth: u8,
    times: u32,
    places: Vec<String>,
}

/// All lines up to the present one, the same ones in a row as one.
fn joined(log: &[Told], present: Option<usize>) -> Vec<Joined> {
    let mut all: Vec<Joined> = Vec::new();
    let log = log.iter();
    for told in log.filter(|told| present.is_none_or(|present| told.number <= present)) {
        for line in &told.lines {
            match all.last_mut() {
                Some(last) if last.text == line.text && last.depth == line.depth => {
                    last.times += 1;
                    last.number = told.number;
                }
                _ => all.push(Joined {
                    key: String::new(),
                    number: told.number,
                    text: line.text.clone(),
                    is_heading: line.is_heading,
                    depth: line.depth,
                    times: 1,
                    places: told.places.clone(),
                }),
            }
        }
    }
    all
}
