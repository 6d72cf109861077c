//! What is in the middle of something: attackers in order with what they did, cards played and paid,
//! medals due. It is always there.

use leptos::prelude::*;
use text::rush::ShotStage;

use super::of;
use crate::app::AppState;
use crate::page::app;
use crate::page::face::{Rich, Stop};
use crate::page::vehicle::Silhouette;
use crate::paint::rush::ShotPaint;

#[component]
pub(super) fn Action() -> impl IntoView {
    let app = app();
    let action = Memo::new(move |_| of(app, |paint| paint.action.clone()));
    let title = move || action.get().map(|action| action.title);
    let count = move || {
        let count = action.get()?.count?;
        Some(view! { <span class="r-count">{count}</span> })
    };
    let is_busy = move || action.get().is_some_and(|action| action.is_busy);
    let shots = move || {
        let shots = action.get()?.shots.into_iter();
        Some(shots.map(|shot| shot_view(app, shot)).collect::<Vec<_>>())
    };
    let used = move || {
        let used = action.get()?.used;
        (!used.is_empty()).then(|| view! { <p class="r-used"><Rich text=used.join(" ")/></p> })
    };
    view! {
        <section class="sheet r-act" id="action" class:busy=is_busy aria-label=move || app.word("rush-action-none")>
            <h2><span>{title}</span>{count}</h2>
            <ol data-names="">{shots}</ol>
            {used}
        </section>
    }
}

fn shot_view(app: AppState, shot: ShotPaint) -> AnyView {
    let stage = match shot.stage {
        ShotStage::Done => "done",
        ShotStage::Now => "now",
        ShotStage::Next => "next",
    };
    let points =
        (shot.points > 0).then(|| view! { <b class="r-plus">{format!("+{}", shot.points)}</b> });
    let detail = shot
        .detail
        .map(|detail| view! { <small><Rich text=detail stop=Stop::Arrows/></small> });
    let inside = view! {
        <Silhouette icon=shot.icon/>
        <span class="grow"><span class="r-did"><Rich text=shot.text stop=Stop::Arrows/>{points}</span>{detail}</span>
    };
    // An attacker that waits can be the next to fire.
    let thing = shot.thing.clone();
    let is_selectable = Memo::new(move |_| app.is_selectable(&thing));
    let thing = shot.thing;
    let point = move |_| {
        if is_selectable.get_untracked() {
            app.point(&thing);
        }
    };
    view! {
        <li class=format!("r-shot {stage}") class:is-legal=move || is_selectable.get() data-n=shot.mark data-shot=stage data-fly=format!("action {}", shot.id) data-is=shot.id.clone() on:click=point>
            {inside}
        </li>
    }
    .into_any()
}
