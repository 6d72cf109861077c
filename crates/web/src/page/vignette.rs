//! Pictures of the games on the start page, drawn from the games' own data.

use ::games::{GameId, Table};
use game::Observer;
use leptos::prelude::*;

use super::vehicle::Silhouette;
use super::{app, games, map, orders};
use crate::paint::{BoardPaint, Shown};

#[component]
pub(super) fn Vignette(game: GameId) -> impl IntoView {
    let app = app();
    let shown = Memo::new(move |_| {
        let texts = app.texts.get()?;
        let table = Table::sit(game, &games::pictured(game), None).ok()?;
        Shown::new(&texts, &table.sight(Observer::Spectator, 0))
    });
    let shapes = (game == GameId::Quartermaster).then(map::shapes);
    let picture = move || match shown.get()?.board {
        BoardPaint::Map(paint) => {
            let shapes = shapes?.get()?;
            Some(map::picture(&shapes, &paint, "430 40 720 370").into_any())
        }
        BoardPaint::Orders(paint) => Some(orders::board(None, &paint).into_any()),
        BoardPaint::Rush(_) => Some(
            view! {
                <div class="vig tanks">
                    <span data-n="us" class="t1"><Silhouette icon="class-support"/></span>
                    <span data-n="f" class="t2"><Silhouette icon="class-light"/></span>
                    <span data-n="su" class="t3"><Silhouette icon="class-medium"/></span>
                    <span data-n="d" class="t4"><Silhouette icon="class-heavy"/></span>
                </div>
            }
            .into_any(),
        ),
    };
    view! { <div class="gv">{picture}</div> }
}
