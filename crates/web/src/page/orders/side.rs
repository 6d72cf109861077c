//! What players have beside the board: the strip of both, the support board, the posts.

use leptos::prelude::*;
use text::Args;
use text::rich::Topic;

use super::{in_corner, of, selectable};
use crate::app::AppState;
use crate::geometry::chart::Corner;
use crate::page::app;
use crate::page::face::{Rich, Stop};
use crate::page::glyph::{Icon, Plate};
use crate::page::roster::flash;
use crate::paint::orders::{PostPaint, SidePaint, SpacePaint};

/// So long a post is shown on the board.
const TRACED: std::time::Duration = std::time::Duration::from_millis(2500);

/// Both players in one line, the person first.
#[component]
pub(in crate::page) fn Strip() -> impl IntoView {
    let app = app();
    let sides = Memo::new(move |_| of(app, |paint| paint.sides.clone()).unwrap_or_default());
    let lines = move || {
        let mut sides = sides.get();
        sides.sort_by_key(|side| !side.is_you);
        let lines: Vec<_> = sides.into_iter().map(|side| line(app, side)).collect();
        lines
    };
    view! { <section class="sheet sides" id="seats" aria-label=move || app.word("web-players")>{lines}</section> }
}

fn line(app: AppState, side: SidePaint) -> impl IntoView {
    let mark = side.mark;
    let (left, all) = side.commanders;
    let commanders = app.say(
        "orders-strip-commanders",
        Args::new().with("n", left).with("all", all),
    );
    let discs: Vec<_> = (0..all)
        .map(|i| view! { <i class:f=i < left></i> })
        .collect();
    let reserve = |icon: &'static str, word: &'static str, n: u8| {
        let title = format!("{}: {n}", app.word(word));
        let label = title.clone();
        let told = app.say("orders-strip-reserve", Args::new().with("n", n));
        view! { <span class="cn2" title=title><Icon name=icon/><span class="full" aria-hidden="true">{told}</span><span class="brief" aria-hidden="true">{n}</span><span class="vh">{label}</span></span> }
    };
    let cards = format!("{}: {}", app.word("web-in-hand"), side.n_cards);
    let cards_label = cards.clone();
    let commanders_label = commanders.clone();
    view! {
        <div class="sd" class:on=side.is_active data-n=mark data-pool=side.key>
            <Plate mark=mark/>
            <b class="w">{side.name}</b>
            {side.is_you.then(|| view! { <span class="you">{app.word("web-you")}</span> })}
            {stars(app, side.stars, side.points)}
            <span class="cmds" title=commanders><span class="vh">{commanders_label}</span>{discs}</span>
            {reserve("troop", "web-troops", side.troops)}
            {side.planes.map(|n| reserve("plane", "web-planes", n))}
            <span class="cn2" title=cards><Icon name="hand"/><span aria-hidden="true">{side.n_cards}</span><span class="vh">{cards_label}</span></span>
            {side.has_initiative.then(|| view! { <span class="chip brass" title=app.word("web-initiative")><Icon name="initiative"/><span class="full">{app.word("web-initiative")}</span></span> })}
            {side.has_passed.then(|| view! { <span class="chip">{app.word("orders-strip-passed")}</span> })}
            <span class="shown-cards">{flash(app, side.key)}</span>
        </div>
    }
}

/// The stars of a player; opened, by area, so that one sees how they add up.
fn stars(app: AppState, n: u8, points: Vec<(String, u8, bool)>) -> impl IntoView {
    let label = format!("{}: {n}", app.word("web-stars"));
    let lines: Vec<_> = points
        .into_iter()
        .map(|(area, stars, counts)| {
            let idle = (!counts).then(|| view! { <small>{app.word("orders-post-unsupplied")}</small> });
            view! { <li class:idle=!counts><span class="grow"><Rich text=area/>{idle}</span><b>{stars}</b></li> }
        })
        .collect();
    view! {
        <details class="stars">
            <summary aria-label=label><Icon name="star"/>{n}</summary>
            <ul class="sheet">{lines}<li class="sum"><span class="grow">{app.word("web-stars")}</span><b>{n}</b></li></ul>
        </details>
    }
}

/// The support board: each action with its spaces.
#[component]
pub(in crate::page) fn Support() -> impl IntoView {
    let app = app();
    let supported = Memo::new(move |_| of(app, |paint| paint.support.clone()).unwrap_or_default());
    let seat = Memo::new(move |_| app.shown.with(|shown| shown.as_ref()?.seat));
    let rows = move || {
        let me = seat.get().map_or(0, |seat| usize::from(seat.0)).min(1);
        let mut rows: Vec<(String, String, Vec<SpacePaint>)> = Vec::new();
        for space in supported.get() {
            match rows.iter_mut().find(|(icon, ..)| *icon == space.icon) {
                Some((.., spaces)) => spaces.push(space),
                None => rows.push((space.icon.clone(), space.action.clone(), vec![space])),
            }
        }
        let rows: Vec<_> = rows
            .into_iter()
            .map(|(icon, action, spaces)| {
                let slots: Vec<_> = spaces.into_iter().map(|one| slot(app, one, me)).collect();
                view! { <span class="k"><Icon name=icon/>{action}</span><span class="slts">{slots}</span> }
            })
            .collect();
        rows
    };
    view! {
        <section class="support">
            <h2>{move || app.word("orders-support-once")}</h2>
            <div class="sup">{rows}</div>
        </section>
    }
}

fn slot(app: AppState, space: SpacePaint, me: usize) -> impl IntoView {
    let is_selectable = selectable(app, &space.thing);
    let is_made = app.made(&space.thing);
    let strength = space.strength[me];
    let name = space.name.clone();
    let label = {
        let name = if space.has_initiative {
            format!("{name}: {strength}, {}", app.word("web-initiative"))
        } else {
            format!("{name}: {strength}")
        };
        app.called(move || name.clone(), is_selectable)
    };
    let taken: Vec<_> = space
        .commanders
        .iter()
        .map(|mark| view! { <Plate mark=mark size="s"/> })
        .collect();
    let is_taken = !taken.is_empty();
    let topic = match &space.thing {
        game::Thing::Space(name) => Topic::Space(name.clone()).to_string(),
        _ => String::new(),
    };
    let thing = space.thing;
    view! {
        <button type="button" class="slt" data-topic=topic class:occ=is_taken class:is-legal=move || is_selectable.get() class:was-made=move || is_made.get() data-act=name aria-label=label on:click=move |_| app.point(&thing)>
            {taken}
            {(!is_taken).then(|| view! { <b>{strength}</b> })}
            {space.has_initiative.then(|| view! { <Icon name="initiative"/> })}
        </button>
    }
}

/// The posts with what they give and whose they are: those of one corner of the board, or all.
#[component]
pub(in crate::page) fn Posts(corner: Option<Corner>) -> impl IntoView {
    let app = app();
    let posts = Memo::new(move |_| {
        let posts = of(app, |paint| paint.posts.clone()).unwrap_or_default();
        match corner {
            Some(corner) => posts[in_corner(posts.len(), corner)].to_vec(),
            None => posts,
        }
    });
    move || {
        let posts = posts.get().into_iter();
        let lines: Vec<_> = posts.map(|post| line_of(app, post)).collect();
        (!lines.is_empty()).then(|| view! { <ul class="posts">{lines}</ul> })
    }
}

/// Shows where on the board a post is.
fn find(app: AppState, place: &str) {
    app.table.sheet.set(None);
    app.selection.traced.set(vec![place.to_owned()]);
    super::look_at(place.to_owned());
    set_timeout(move || app.selection.traced.set(Vec::new()), TRACED);
}

fn line_of(app: AppState, post: PostPaint) -> impl IntoView {
    let is_idle = !post.is_supplied;
    let idle = (is_idle && post.owner.is_some()).then(|| app.word("orders-post-unsupplied"));
    let title = post.owner.is_none().then(|| app.word("orders-post-idle"));
    let (over, place) = (post.thing.clone(), post.place);
    let found = place.clone();
    view! {
        <li class="post" class:idle=is_idle data-post=place title=title on:pointerenter=move |_| app.selection.pointed.set(Some(over.clone())) on:click=move |_| find(app, &found)>
            <Icon name=post.icon/>
            <span class="grow"><b><Rich text=post.title/></b>" "<span class="dim"><Rich text=post.area stop=Stop::Arrows/></span><br/>{post.text}{idle.map(|idle| view! { <small>{idle}</small> })}</span>
            {post.owner.map(|mark| view! { <Plate mark=mark size="s"/> })}
        </li>
    }
}
