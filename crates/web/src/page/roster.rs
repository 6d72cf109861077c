//! Who sits at the table.

use leptos::prelude::*;

use super::glyph::{Icon, Plate};
use super::room;
use crate::paint::BoardPaint;
use crate::protocol::Waited;
use crate::room::Room;

#[component]
pub(super) fn Roster() -> impl IntoView {
    let room = room();
    let lines = move || {
        let shown = room.shown.get()?;
        let sitters = room.sitters.get();
        let thinking = match room.waited.get() {
            Some(Waited::Bot(seat)) => Some(seat.0),
            _ => None,
        };
        let steps = match &shown.board {
            BoardPaint::Map(map) => map
                .steps
                .iter()
                .map(|(id, name)| (Some(*id) == map.step, name.clone()))
                .collect(),
            BoardPaint::Rush(_) | BoardPaint::Orders(_) => Vec::new(),
        };
        let lines: Vec<_> = shown
            .seats
            .iter()
            .cloned()
            .map(|seat| {
                let who = match sitters.get(usize::from(seat.seat)).map(|word| word.split(':').next().unwrap_or_default().to_owned()) {
                    _ if seat.is_you => room.word("web-you"),
                    Some(word) if word == desk::Sitter::HUMAN => room.word("web-person"),
                    Some(word) => room.word(&format!("term-bot-{word}")),
                    None => room.word("term-bot-officer"),
                };
                let counts: Vec<_> = seat
                    .counts
                    .iter()
                    .map(|(icon, n, word)| {
                        let words = format!("{}: {n}", room.word(word));
                        let title = words.clone();
                        view! { <span class="cnt" title=title><Icon name=*icon/><span aria-hidden="true">{*n}</span><span class="vh">{words}</span></span> }
                    })
                    .collect();
                let tags: Vec<_> = seat
                    .tags
                    .iter()
                    .map(|tag| view! { <span class="tag"><Icon name="card-status"/>{tag.clone()}</span> })
                    .collect();
                let backs = (seat.n_face_down > 0).then(|| {
                    let words = format!("{}: {}", room.word("web-face-down"), seat.n_face_down);
                    let title = words.clone();
                    let backs: Vec<_> = (0..seat.n_face_down.min(8)).map(|_| view! { <span class="fd"><Icon name="face-down"/></span> }).collect();
                    view! { <span class="backs" title=title>{backs}<span class="vh">{words}</span></span> }
                });
                let is_thinking = thinking == Some(seat.seat) && seat.is_asked;
                let my_steps = (seat.is_active && !steps.is_empty()).then(|| {
                    let steps: Vec<_> = steps.iter().map(|(now, name)| view! { <span class:now=*now>{name.clone()}</span> }).collect();
                    view! { <li class="steps on">{steps}</li> }
                });
                view! {
                    <li data-pool=seat.key.clone() class:on=seat.is_active class:me=seat.is_you class:thinks=is_thinking aria-current=seat.is_active.then_some("true")>
                        {seat.mark.map(|mark| view! { <Plate mark=mark/> })}
                        <span class="grow">
                            <b>{seat.name}</b>" "<span class="dim">{who}</span>
                            {is_thinking.then(|| view! { <span class="dots" aria-hidden="true">"…"</span> })}
                            <span class="tags">{tags}{backs}</span>
                            {flash(room, &seat.key)}
                        </span>
                        {counts}
                    </li>
                    {my_steps}
                }
            })
            .collect();
        Some(lines)
    };
    view! {
        <section class="sheet seats" aria-label=move || room.word("web-seats")>
            <ul class="roster">{lines}</ul>
        </section>
    }
}

/// Cards that whoever sits there has just shown.
pub(super) fn flash(room: Room, key: &str) -> impl IntoView + use<> {
    let key = key.to_owned();
    move || {
        let flashes = room.flashes.get();
        let mine = flashes.into_iter().filter(|(_, who, _)| *who == key);
        let mine: Vec<_> = mine
            .map(|(_, _, card)| view! { <span class="flash"><Icon name="hand"/>{card}</span> })
            .collect();
        mine
    }
}
