//! The cards before the person: hand, face-up and face-down ones.
//!
//! A card shows its whole text or only its name, never a part: what there is room for is measured.

use leptos::ev;
use leptos::prelude::*;
use text::{Args, Spot};
use wasm_bindgen::JsCast;

use super::app;
use super::card::Card;
use super::glyph::Plate;
use crate::app::AppState;
use crate::paint::hand::{HandPaint, Stack};
use crate::paint::{card_thing, hand};

/// How the cards are shown, the roomiest first; see `hand.css`.
const FITS: [&str; 3] = ["whole", "tight", "names"];

#[component]
pub(super) fn Hand() -> impl IntoView {
    let app = app();
    // Of several countries one is looked at: the one that is asked, until the person picks another.
    let asked = Memo::new(move |_| asked(app));
    let picked: RwSignal<Option<&'static str>> = RwSignal::new(None);
    Effect::new(move |_| {
        asked.track();
        picked.set(None);
    });
    let paint = Memo::new(move |_| {
        let shown = app.shown.get();
        let side = picked.get().or(asked.get());
        shown.map_or_else(HandPaint::default, |shown| hand::paint(&shown, side))
    });
    let tray: NodeRef<leptos::html::Section> = NodeRef::new();
    let fit_soon = move || {
        if let Some(tray) = tray.get_untracked() {
            // After the cards are there.
            request_animation_frame(move || fit(&tray));
        }
    };
    Effect::new(move |_| {
        paint.track();
        tray.track();
        fit_soon();
    });
    let resized = window_event_listener(ev::resize, move |_| fit_soon());
    on_cleanup(move || resized.remove());
    let from_deck = Memo::new(move |_| {
        paint.with(|paint| paint.texts.iter().any(|stack| stack.spot == Spot::Deck))
    });
    let held = move || {
        if from_deck.get() {
            "web-from-deck"
        } else {
            "web-hand"
        }
    };
    let group = move |class: &'static str,
                      word: Signal<&'static str>,
                      of: fn(&HandPaint) -> &Vec<Stack>| {
        let stacks = Memo::new(move |_| paint.with(|paint| of(paint).clone()));
        view! { <ul class=class aria-label=move || app.word(word.get())><Stacks stacks=stacks/></ul> }
    };
    view! {
        <section class="tray" id="hand" node_ref=tray aria-label=move || app.word("web-hand") on:keydown=on_key>
            <Sides paint=paint picked=picked/>
            {group("basics", "web-hand".into(), |paint| &paint.basics)}
            {group("texts", Signal::derive(held), |paint| &paint.texts)}
            {group("laid", "face-laid".into(), |paint| &paint.laid)}
        </section>
    }
}

/// The country whose cards are shown unless another is picked: the one whose opening hand is reduced, or
/// one with a card that can be used, before all the one that is asked.
fn asked(app: AppState) -> Option<&'static str> {
    if let Some(opening) = app.opening() {
        return Some(opening.mark);
    }
    let shown = app.shown.get()?;
    let usable = shown.hand().filter(|(spot, card)| {
        let thing = card_thing(*spot, &card.id);
        app.is_selectable(&thing)
    });
    let usable: Vec<_> = usable.filter_map(|(_, card)| card.face.leader()).collect();
    let is_usable = |mark: &&'static str| usable.is_empty() || usable.contains(mark);
    let own = || shown.hand().filter_map(|(_, card)| card.face.leader());
    let asker = shown.asker.filter(|asker| own().any(|mark| mark == *asker));
    asker
        .filter(is_usable)
        .or(usable.first().copied())
        .or(own().next())
}

/// The countries that the person leads, where there are several.
#[component]
fn Sides(paint: Memo<HandPaint>, picked: RwSignal<Option<&'static str>>) -> impl IntoView {
    let app = app();
    let sides = Memo::new(move |_| paint.with(|paint| (paint.side, paint.sides.clone())));
    move || {
        let (at, sides) = sides.get();
        let is_several = sides.len() > 1;
        let tabs = sides.into_iter().map(|side| {
            let (mark, name) = (side.mark, side.name.clone());
            let is_here = at == Some(mark);
            let can = Memo::new(move |_| {
                let mut cards = side.cards.iter();
                cards.any(|(spot, card)| app.is_selectable(&card_thing(*spot, card)))
            });
            let args = Args::new().with("who", name).with("n", side.n);
            let label = app.say("face-cards-of", args);
            let pick = move |_| {
                picked.set(Some(mark));
                if app.selection.hand.with_untracked(Option::is_some) || app.opening().is_some() {
                    app.selection.hand.set(Some(mark));
                }
            };
            view! {
                <button type="button" class="side-tab" class:on=is_here class:can=move || can.get() data-side=mark aria-pressed=if is_here { "true" } else { "false" } aria-label=label on:click=pick>
                    <Plate mark=mark size="s"/><b>{side.n}</b>
                </button>
            }
        });
        let tabs: Vec<_> = tabs.collect();
        is_several.then(|| {
            view! { <div class="side-tabs" role="group" aria-label=app.word("web-hand")>{tabs}</div> }
        })
    }
}

/// Piles of cards that are alike. Each stays the same on the page for as long as it lies there.
#[component]
fn Stacks(stacks: Memo<Vec<Stack>>) -> impl IntoView {
    let key = |stack: &Stack| {
        let (card, n) = (&stack.card, stack.n);
        // The words are in it: in another language it is another card.
        format!("{:?} {} {n} {}", stack.spot, card.id, card.text.join(" "))
    };
    view! {
        <For each=move || stacks.get() key=key children=move |stack| {
            let thing = card_thing(stack.spot, &stack.card.id);
            let n = stack.n;
            let letters: usize = stack.card.text.iter().map(|line| line.chars().count()).sum();
            let is_down = stack.spot == Spot::FaceDown;
            view! {
                <li class:pile={n > 1} class:down=is_down style=format!("--letters:{letters}")>
                    <Card paint=stack.card thing=thing/>
                    {(n > 1).then(|| view! { <span class="times">{format!("×{n}")}</span> })}
                </li>
            }
        }/>
    }
}

/// Shows the cards as roomily as their texts allow.
fn fit(tray: &web_sys::HtmlElement) {
    for fit in FITS {
        let _ = tray.set_attribute("data-fit", fit);
        if !is_cut(tray) {
            break;
        }
    }
}

/// Whether some text of a card is not seen whole, or a card not at all.
fn is_cut(tray: &web_sys::HtmlElement) -> bool {
    let is_wide = |part: &web_sys::Element| part.scroll_width() > part.client_width() + 1;
    let is_high = |part: &web_sys::Element| part.scroll_height() > part.client_height() + 1;
    let all = |what: &str| {
        let all = tray.query_selector_all(what).ok();
        let n = all.as_ref().map_or(0, web_sys::NodeList::length);
        (0..n).filter_map(move |i| all.as_ref()?.item(i)?.dyn_into::<web_sys::Element>().ok())
    };
    all(".texts .text").any(|part| is_high(&part) || is_wide(&part))
        || all(".texts, .texts .name").any(|part| is_wide(&part))
}

/// Arrows go from card to card.
fn on_key(event: ev::KeyboardEvent) {
    let by = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => -1,
        _ => return,
    };
    let cards = document().query_selector_all("#hand .card").ok();
    let focused = document().active_element();
    let (Some(cards), Some(focused)) = (cards, focused) else {
        return;
    };
    let n = cards.length() as i32;
    let at = (0..n).find(|i| cards.item(*i as u32).is_some_and(|card| card == *focused));
    let next = at.and_then(|at| cards.item((at + by).rem_euclid(n) as u32));
    if let Some(next) = next.and_then(|next| next.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = next.focus();
        event.prevent_default();
        event.stop_propagation();
    }
}
