//! A battle or fire in progress: arrows on the board; in the prompt the dice, what keeping them does and
//! how another roll would end.

use game::Sense;
use leptos::prelude::*;

use super::of;
use crate::app::AppState;
use crate::geometry::hex::Point;
use crate::page::app;
use crate::page::face::Rich;
use crate::page::glyph::Icon;

/// Arrows from where pieces or fire come to where they go.
pub(super) fn arrows(app: AppState, places: Vec<(String, Point)>) -> impl IntoView {
    let battle = Memo::new(move |_| of(app, |paint| paint.battle.clone()).flatten());
    let places = StoredValue::new(places);
    let find = move |name: &str| {
        places.with_value(|places| {
            let mut places = places.iter();
            places.find(|(place, _)| place == name).map(|(_, at)| *at)
        })
    };
    move || {
        let battle = battle.get()?;
        let to = find(&battle.place)?;
        let lines: Vec<_> = battle
            .from
            .iter()
            .filter_map(|from| {
                let d = arrow(find(from)?, to);
                let from = from.clone();
                Some(view! { <path class="attack" class:fire=battle.is_fire data-from-place=from d=d marker-end="url(#attack-head)"/> })
            })
            .collect();
        Some(view! {
            <defs><marker id="attack-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.2" markerHeight="4.2" orient="auto"><path class="attack-head" d="M0 0L10 5L0 10z"/></marker></defs>
            <g pointer-events="none">{lines}</g>
        })
    }
}

/// From the near side of one place to the near side of another.
fn arrow(from: Point, to: Point) -> String {
    let (dx, dy) = (from.0 - to.0, from.1 - to.1);
    let length = dx.hypot(dy).max(1.0);
    let at = |far: f64| (to.0 + dx / length * far, to.1 + dy / length * far);
    // Pieces stand in the middle of both.
    let (start, end) = (at((length - 34.0).max(70.0)), at(54.0));
    format!("M{:.1} {:.1}L{:.1} {:.1}", start.0, start.1, end.0, end.1)
}

/// The roll that may be kept: dice, hits, what keeping does, and the odds of another roll.
#[component]
pub(in crate::page) fn OrdersBattle() -> impl IntoView {
    let app = app();
    let roll = Memo::new(move |_| {
        of(app, |paint| {
            paint.battle.as_ref().and_then(|battle| battle.roll.clone())
        })
        .flatten()
    });
    move || {
        let roll = roll.get()?;
        let dice: Vec<_> = roll
            .dice
            .iter()
            .map(|hits| view! { <span class="dq" class:z=*hits == 0><Icon name=format!("die-{hits}")/></span> })
            .collect();
        let columns: Vec<String> = roll
            .odds
            .iter()
            .map(|(_, n, _)| format!("minmax(max-content,{n}fr)"))
            .collect();
        let odds: Vec<_> = roll
            .odds
            .iter()
            .map(
                |(shade, n, words)| view! { <li class=*shade data-percent=*n>{words.clone()}</li> },
            )
            .collect();
        let is_bad = roll.keep_sense == Sense::Loses;
        Some(view! {
            <div class="battle" id="battle">
                <div class="dice">{dice}<span class="dsum"><b>{text::capital(&roll.hits)}</b>": "{roll.removes}</span></div>
                <p class="kept" class:bad=is_bad><b>{app.word("orders-battle-keep")}": "</b><span><Rich text=roll.keep/></span></p>
                <p class="again"><Icon name="reroll"/>{roll.again}</p>
                <ul class="odds" style=format!("grid-template-columns:{}", columns.join(" "))>{odds}</ul>
            </div>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::arrow;

    #[test]
    fn an_arrow_ends_before_the_middle_of_where_it_goes() {
        assert_eq!(arrow((124.0, 0.0), (0.0, 0.0)), "M90.0 0.0L54.0 0.0");
    }
}
