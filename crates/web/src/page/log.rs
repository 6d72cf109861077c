//! What happened, the newest line in view.

use leptos::prelude::*;
use text::Args;

use super::glyph::Icon;
use super::room;

/// So many lines are kept in the document; the record has the rest.
const LINES: usize = 150;

#[component]
pub(super) fn Log() -> impl IntoView {
    let room = room();
    let list: NodeRef<leptos::html::Ol> = NodeRef::new();
    let lines = move || {
        let known = room.known.get();
        let log = room.log.get();
        let all: Vec<(usize, String, bool, u32)> = {
            let mut all: Vec<(usize, String, bool, u32)> = Vec::new();
            for told in &log {
                for line in &told.lines {
                    match all.last_mut() {
                        Some(last) if last.1 == line.text => last.3 += 1,
                        _ => all.push((told.number, line.text.clone(), line.is_heading, 1)),
                    }
                }
            }
            all
        };
        let first = all.len().saturating_sub(LINES);
        let lines: Vec<_> = all[first..]
            .iter()
            .cloned()
            .map(|(number, text, is_heading, times)| {
                let times = (times > 1).then(|| view! { <span class="dim">{format!(" ×{times}")}</span> });
                let is_fresh = known > 0 && number > known;
                view! { <li class:head=is_heading class:fresh=is_fresh><span>{text::capital(&text)}{times}</span></li> }
            })
            .collect();
        lines
    };
    let fresh = move || {
        let known = room.known.get();
        let n = room
            .log
            .with(|log| log.iter().filter(|told| told.number > known).count());
        (known > 0 && n > 0).then(|| {
            let words = room.say("web-since", Args::new().with("n", n));
            view! { <span class="chip chart"><Icon name="since"/>{words}</span> }
        })
    };
    Effect::new(move |_| {
        room.log.track();
        if let Some(list) = list.get() {
            // After the lines are there.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="sheet log" aria-label=move || room.word("web-log")>
            <header><span class="cap grow">{move || room.word("web-log")}</span>{fresh}</header>
            <ol node_ref=list tabindex="0" role="log">{lines}</ol>
        </section>
    }
}
