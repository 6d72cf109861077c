//! The board of General Orders: hexes, zones, action spaces; beside it both players and the support
//! board.

use leptos::prelude::*;

use super::app;
use super::glyph::{Counter, Icon, Plate};
use super::roster::flash;
use crate::app::AppState;
use crate::geometry::hex::{self, Point};
use crate::paint::BoardPaint;
use crate::paint::orders::{AreaPaint, OrdersPaint, SpacePaint, ZonePaint};
use crate::paint::seat::SeatPaint;

/// Half the size of a sector's disc.
const SECTOR: f64 = 54.0;

/// Something of the board as it is now.
fn of<T>(app: AppState, read: impl FnOnce(&OrdersPaint) -> T) -> Option<T> {
    app.shown.with(|shown| match &shown.as_ref()?.board {
        BoardPaint::Orders(orders) => Some(read(orders)),
        BoardPaint::Map(_) | BoardPaint::Rush(_) => None,
    })
}

#[component]
pub(super) fn OrdersBoard() -> impl IntoView {
    let app = app();
    // The board is drawn once; what changes on it follows by itself, thing by thing.
    let still = Memo::new(move |_| of(app, OrdersPaint::still));
    move || Some(board(Some(app), &still.get()?))
}

/// What is in a place now: as the app has it, and in a picture always the same.
fn now<T: Clone + PartialEq + Send + Sync + 'static>(
    app: Option<AppState>,
    first: &T,
    read: impl Fn(&OrdersPaint) -> Option<&T> + Send + Sync + 'static,
) -> Memo<T> {
    let first = first.clone();
    Memo::new(move |_| {
        let read = app.and_then(|app| of(app, |paint| read(paint).cloned()));
        read.flatten().unwrap_or_else(|| first.clone())
    })
}

/// The board; without a app it is a picture.
pub(super) fn board(app: Option<AppState>, paint: &OrdersPaint) -> impl IntoView + use<> {
    let turned = paint.is_turned;
    let hexes = paint
        .areas
        .iter()
        .flat_map(|area| &area.hexes)
        .chain(&paint.impassable);
    let mut points: Vec<Point> = hexes
        .flat_map(|&at| hex::corners(hex::middle(at, turned)))
        .collect();
    let shore: String = paint
        .areas
        .iter()
        .map(|area| hex::outline(&area.hexes, turned))
        .collect();
    let sectors: Vec<(ZonePaint, Point)> = sectors(paint, &points);
    points.extend(
        sectors
            .iter()
            .flat_map(|(_, (x, y))| [(x - SECTOR, y - SECTOR), (x + SECTOR, y + SECTOR)]),
    );
    let low = points.iter().fold((f64::MAX, f64::MAX), |low, at| {
        (low.0.min(at.0), low.1.min(at.1))
    });
    let high = points.iter().fold((f64::MIN, f64::MIN), |high, at| {
        (high.0.max(at.0), high.1.max(at.1))
    });
    let pad = 18.0;
    let view_box = format!(
        "{:.0} {:.0} {:.0} {:.0}",
        low.0 - pad,
        low.1 - pad,
        high.0 - low.0 + 2.0 * pad,
        high.1 - low.1 + 2.0 * pad
    );
    let mountains: Vec<_> = paint
        .impassable
        .iter()
        .map(|&at| mountain(hex::middle(at, turned)))
        .collect();
    let areas: Vec<_> = paint
        .areas
        .iter()
        .enumerate()
        .map(|(i, area)| (area, now(app, area, move |paint| paint.areas.get(i))))
        .collect();
    let grounds: Vec<_> = areas
        .iter()
        .map(|(area, now)| area_view(app, area, *now, turned))
        .collect();
    let borders: Vec<_> = borders(paint)
        .into_iter()
        .map(|d| view! { <path class="hz0" d=d.clone()/><path class="hz" d=d/> })
        .collect();
    let contents: Vec<_> = areas
        .iter()
        .map(|(area, now)| contents(app, area, *now, turned))
        .collect();
    let n_alike = alike(sectors.iter().map(|(zone, _)| &*zone.name));
    let zones: Vec<_> = sectors
        .into_iter()
        .enumerate()
        .map(|(i, (zone, at))| {
            let now = now(app, &zone, move |paint| paint.zones.get(i));
            zone_view(app, &zone, now, n_alike, at)
        })
        .collect();
    view! {
        <svg class="hexmap" class:vig=app.is_none() viewBox=view_box preserveAspectRatio=if app.is_none() { "xMidYMid slice" } else { "xMidYMid meet" } role="group" aria-label=app.map(|app| app.word("web-board"))>
            <path class="shore3" d=shore.clone()/>
            <path class="shore2" d=shore/>
            {mountains}
            {grounds}
            <g pointer-events="none">{borders}</g>
            {contents}
            {zones}
        </svg>
    }
}

/// Sectors stand outside the hexes, next to the one their zone is drawn at, and apart from one another.
fn sectors(paint: &OrdersPaint, board: &[Point]) -> Vec<(ZonePaint, Point)> {
    let n = board.len().max(1) as f64;
    let middle = board
        .iter()
        .fold((0.0, 0.0), |sum, at| (sum.0 + at.0 / n, sum.1 + at.1 / n));
    let mut placed: Vec<(ZonePaint, Point)> = Vec::new();
    for zone in &paint.zones {
        let hex = hex::middle(zone.sector, paint.is_turned);
        let (dx, dy) = (hex.0 - middle.0, hex.1 - middle.1);
        let length = dx.hypot(dy).max(1.0);
        let mut at = hex;
        let is_free = |at: Point, placed: &[(ZonePaint, Point)]| {
            let from_board = board
                .iter()
                .all(|corner| (corner.0 - at.0).hypot(corner.1 - at.1) > SECTOR - 14.0);
            let from_others = placed
                .iter()
                .all(|(_, other)| (other.0 - at.0).hypot(other.1 - at.1) > 2.0 * SECTOR + 6.0);
            let is_outside = paint.areas.iter().flat_map(|area| &area.hexes).all(|&hex| {
                let middle = hex::middle(hex, paint.is_turned);
                (middle.0 - at.0).hypot(middle.1 - at.1) > hex::SIZE
            });
            from_board && from_others && is_outside
        };
        for _ in 0..80 {
            if is_free(at, &placed) {
                break;
            }
            at = (at.0 + dx / length * 6.0, at.1 + dy / length * 6.0);
        }
        placed.push((zone.clone(), at));
    }
    placed
}

/// Lines between areas that lie below different zones.
fn borders(paint: &OrdersPaint) -> Vec<String> {
    if paint.zones.is_empty() {
        return Vec::new();
    }
    let edges: Vec<(usize, Point, Point)> = paint
        .areas
        .iter()
        .filter_map(|area| Some((area, area.zone?)))
        .flat_map(|(area, zone)| area.hexes.iter().map(move |&hex| (zone, hex)))
        .flat_map(|(zone, at)| {
            let corners = hex::corners(hex::middle(at, paint.is_turned));
            (0..6).map(move |i| (zone, corners[i], corners[(i + 1) % 6]))
        })
        .collect();
    let is_near = |a: Point, b: Point| (a.0 - b.0).abs() < 1.0 && (a.1 - b.1).abs() < 1.0;
    let mut found = Vec::new();
    for (i, (zone, a, b)) in edges.iter().enumerate() {
        let other = edges[i + 1..]
            .iter()
            .find(|(_, c, d)| is_near(*a, *d) && is_near(*b, *c));
        if other.is_some_and(|(other, ..)| other != zone) {
            found.push(format!("M{:.1},{:.1}L{:.1},{:.1}", a.0, a.1, b.0, b.1));
        }
    }
    found
}

fn mountain((x, y): Point) -> impl IntoView {
    let corners = hex::corners((x, y))
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .join(" ");
    view! {
        <polygon class="imp" points=corners/>
        <path class="peak" d=format!("M{:.1},{:.1}l18,-30 12,16 10,-12 22,26z", x - 32.0, y + 14.0)/>
    }
}

/// Area and zone shapes by what lies there.
fn ground(area: &AreaPaint) -> &'static str {
    match (area.hq, area.stars) {
        (Some(_), _) => "hx t-town",
        (None, 0) => "hx t-sand",
        (None, 1) => "hx",
        (None, _) => "hx t-rock",
    }
}

fn area_view(
    app: Option<AppState>,
    area: &AreaPaint,
    now: Memo<AreaPaint>,
    turned: bool,
) -> AnyView {
    let d = hex::outline(&area.hexes, turned);
    let class = ground(area);
    let owner = Memo::new(move |_| now.with(|area| area.owner));
    let Some(app) = app else {
        return view! { <path class=class data-own=move || owner.get() d=d.clone()/><path class="he" d=d/> }
            .into_any();
    };
    let is_selectable = selectable(app, &area.thing);
    let is_made = app.made(&area.thing);
    let (click, key, over) = (area.thing.clone(), area.thing.clone(), area.thing.clone());
    let label = label(app, area);
    let label = app.called(move || label.get(), is_selectable);
    view! {
        <path
            class=class
            class:space-legal=move || is_selectable.get()
            class:was-made=move || is_made.get()
            data-own=move || owner.get()
            data-space=area.name.clone()
            d=d.clone()
            role="button"
            tabindex=move || if is_selectable.get() { "0" } else { "-1" }
            aria-label=label
            on:pointerenter=move |_| app.selection.pointed.set(Some(over.clone()))
            on:click=move |_| app.point(&click)
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); app.point(&key); }
        />
        <path class="he" d=d pointer-events="none"/>
    }
    .into_any()
}

fn label(app: AppState, area: &AreaPaint) -> Memo<String> {
    let id = match &area.thing {
        game::Thing::Place(id) => id.to_string(),
        _ => String::new(),
    };
    let name = area.name.clone();
    Memo::new(move |_| {
        app.shown.with(|shown| {
            let place = shown.as_ref().and_then(|shown| shown.places.get(&id));
            let text = place.map_or("", |place| &*place.text);
            format!("{name}. {text}")
        })
    })
}

fn selectable(app: AppState, thing: &game::Thing) -> Memo<bool> {
    let thing = thing.clone();
    Memo::new(move |_| app.is_selectable(&thing))
}

/// What is written and what stands in an area.
fn contents(
    app: Option<AppState>,
    area: &AreaPaint,
    now: Memo<AreaPaint>,
    turned: bool,
) -> impl IntoView + use<> {
    let (x, y) = hex::centre(&area.hexes, turned);
    let stars: Vec<_> = (0..area.stars)
        .map(|i| {
            let x = x + 15.0 * (f64::from(i) - (f64::from(area.stars) - 1.0) / 2.0) - 7.0;
            view! { <svg class="st" x=x y=y - 32.0 width="14" height="14" viewBox="0 0 16 16"><use_ href="icons.svg#i-star"/></svg> }
        })
        .collect();
    let hq = area.hq.map(|mark| view! { <svg class="hqf" data-n=mark x=x - 9.0 y=y - 74.0 width="18" height="18" viewBox="0 0 16 16"><use_ href="icons.svg#i-hq"/></svg> });
    let lines = in_two(&area.name);
    // Two lines reach up to the border, so they sink where no star is below them.
    let sinks = if lines.len() < 2 {
        0.0
    } else if area.stars == 0 {
        12.0
    } else {
        3.0
    };
    let name = in_lines(lines, x, y - 39.0 + sinks, 12.5);
    let who = Memo::new(move |_| now.with(|area| (area.owner, area.pieces, area.is_supplied)));
    let place = area.name.clone();
    let troops = move || {
        let (owner, n, is_supplied) = who.get();
        owner.filter(|_| n > 0).map(|mark| {
            view! { <g class="flies" data-fly=format!("troop {place} {mark}") data-is=format!("troop {mark}") data-count=n data-from=mark><Counter mark=mark kind="troop" is_cut=mark == "yellow" at=(x, y - 2.0) scale=0.9 is_out=!is_supplied number=n/></g> }
        })
    };
    let taken = Memo::new(move |_| now.with(|area| (area.spaces.clone(), area.bonus.clone())));
    let spaces = move || {
        let (spaces, bonus) = taken.get();
        let n = spaces.len() + usize::from(bonus.is_some());
        let at = move |i: usize| (x + 32.0 * (i as f64 - (n as f64 - 1.0) / 2.0), y + 32.0);
        let spaces: Vec<_> = spaces
            .iter()
            .enumerate()
            .map(|(i, space)| space_view(app, space, at(i)))
            .collect();
        let bonus = bonus.map(|(icon, title)| {
            let (x, y) = at(n - 1);
            view! {
                <g class="tok" pointer-events="none">
                    <path d=format!("M{:.1},{:.1}h24v24h-24z", x - 12.0, y - 12.0)/>
                    <svg x=x - 9.0 y=y - 9.0 width="18" height="18" viewBox="0 0 16 16" role="img" aria-label=title><use_ href=format!("icons.svg#i-{icon}")/></svg>
                </g>
            }
        });
        view! { {spaces}{bonus} }
    };
    view! {
        <g class="in-hex">
            <g pointer-events="none">
                {hq}
                <text class="hn">{name}</text>
                {stars}
                {troops}
            </g>
            {spaces}
        </g>
    }
}

/// Lines one above the other, the last at that height.
fn in_lines(lines: Vec<String>, x: f64, y: f64, height: f64) -> Vec<impl IntoView> {
    let n = lines.len() as f64;
    let lines = lines.into_iter().enumerate();
    lines
        .map(|(i, line)| view! { <tspan x=x y=y - height * (n - 1.0 - i as f64)>{line}</tspan> })
        .collect()
}

/// A long name on two lines.
fn in_two(name: &str) -> Vec<String> {
    let half = name.chars().count() / 2;
    let spaces = name.char_indices().filter(|(_, letter)| *letter == ' ');
    let best = spaces.min_by_key(|(at, _)| name[..*at].chars().count().abs_diff(half));
    match best {
        Some((at, _)) if name.chars().count() > 13 => {
            vec![name[..at].to_owned(), name[at + 1..].to_owned()]
        }
        _ => vec![name.to_owned()],
    }
}

/// An action space: an outlined disc, or the commander on it with the action at its side.
fn space_view(app: Option<AppState>, space: &SpacePaint, (x, y): Point) -> AnyView {
    let icon = format!("icons.svg#i-{}", space.icon);
    let body = match space.commanders.first() {
        Some(mark) => view! {
            <g class="cmd flies" data-n=*mark data-fly=format!("commander {}", space.name) data-is=format!("commander {mark}") data-from=*mark>
                <circle class="cb" cx=x cy=y r="14"/>
                <svg x=x - 9.0 y=y - 9.0 width="18" height="18" viewBox="0 0 16 16"><use_ href="icons.svg#i-commander"/></svg>
                <circle class="ab" cx=x + 11.0 cy=y + 10.0 r="7.5"/>
                <svg class="ai" x=x + 6.0 y=y + 5.0 width="10" height="10" viewBox="0 0 16 16"><use_ href=icon/></svg>
            </g>
        }
        .into_any(),
        None => view! {
            <g class="slot2" data-n=space.faction>
                <circle cx=x cy=y r="13"/>
                <svg x=x - 8.0 y=y - 8.0 width="16" height="16" viewBox="0 0 16 16"><use_ href=icon/></svg>
            </g>
        }
        .into_any(),
    };
    let Some(app) = app else {
        return body;
    };
    let is_selectable = selectable(app, &space.thing);
    let is_made = app.made(&space.thing);
    let (click, key) = (space.thing.clone(), space.thing.clone());
    let name = space.name.clone();
    let label = app.called(move || name.clone(), is_selectable);
    view! {
        <g
            class="act"
            class:lit=move || is_selectable.get()
            class:was-made=move || is_made.get()
            role="button"
            data-act=space.name.clone()
            tabindex=move || if is_selectable.get() { "0" } else { "-1" }
            aria-label=label
            on:click=move |event| { event.stop_propagation(); app.point(&click); }
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); app.point(&key); }
        >
            {body}
            <circle class="curring" cx=x cy=y r="16.5"/>
        </g>
    }
    .into_any()
}

/// With how many words all names end alike, such as "air zone": a disc has no room for what goes without
/// saying.
fn alike<'a>(names: impl Iterator<Item = &'a str>) -> usize {
    let names: Vec<Vec<&str>> = names.map(|name| name.rsplit(' ').collect()).collect();
    let [first, rest @ ..] = &names[..] else {
        return 0;
    };
    let shortest = names.iter().map(Vec::len).min().unwrap_or(0);
    let is_alike = |&i: &usize| !rest.is_empty() && rest.iter().all(|name| name[i] == first[i]);
    // Something is left of each.
    (0..shortest.saturating_sub(1)).take_while(is_alike).count()
}

fn zone_view(
    app: Option<AppState>,
    zone: &ZonePaint,
    now: Memo<ZonePaint>,
    n_alike: usize,
    (x, y): Point,
) -> impl IntoView + use<> {
    let who = Memo::new(move |_| now.with(|zone| (zone.owner, zone.pieces, zone.is_supplied)));
    let place = zone.name.clone();
    let planes = move || {
        let (owner, n, is_supplied) = who.get();
        owner.filter(|_| n > 0).map(|mark| {
            view! { <g class="flies" data-fly=format!("plane {place} {mark}") data-is=format!("plane {mark}") data-count=n data-from=mark><Counter mark=mark kind="plane" is_cut=mark == "yellow" at=(x, y - 6.0) scale=0.85 is_out=!is_supplied number=n/></g> }
        })
    };
    let taken = Memo::new(move |_| now.with(|zone| zone.spaces.clone()));
    let spaces = move || {
        let spaces = taken.get();
        let n = spaces.len() as f64;
        let at = move |i: usize| (x + 31.0 * (i as f64 - (n - 1.0) / 2.0), y + 27.0);
        let spaces = spaces.iter().enumerate();
        let spaces: Vec<_> = spaces
            .map(|(i, space)| space_view(app, space, at(i)))
            .collect();
        spaces
    };
    let is_selectable = app.map(|app| selectable(app, &zone.thing));
    let words: Vec<&str> = zone.name.split(' ').collect();
    let short = words[..words.len().saturating_sub(n_alike)].join(" ");
    let thing = zone.thing.clone();
    view! {
        <g class="sector">
            <circle
                cx=x cy=y r=SECTOR
                class:space-legal=move || is_selectable.is_some_and(|is_selectable| is_selectable.get())
                role=app.map(|_| "button")
                aria-label=zone.name.clone()
                tabindex=move || if is_selectable.is_some_and(|is_selectable| is_selectable.get()) { "0" } else { "-1" }
                on:click=move |_| if let Some(app) = app { app.point(&thing) }
            />
            <text class="zn" x=x y=y - 28.0 pointer-events="none">{short}</text>
            <g pointer-events="none">{planes}</g>
            {spaces}
        </g>
    }
}

/// Both players and the support board.
#[component]
pub(super) fn OrdersSide() -> impl IntoView {
    let app = app();
    let seated = move |is_you: bool| {
        Memo::new(move |_| {
            let initiative = of(app, |paint| paint.initiative)?;
            app.shown.with(|shown| {
                let shown = shown.as_ref()?;
                let me = shown.seat.map_or(0, |seat| seat.0);
                let mut seats = shown.seats.iter();
                let seat = seats.find(|seat| (seat.seat == me) == is_you)?;
                Some((seat.clone(), seat.mark == Some(initiative)))
            })
        })
    };
    let (you, other) = (seated(true), seated(false));
    let player = move |seated: Memo<Option<(SeatPaint, bool)>>| {
        let (seat, has_initiative) = seated.get()?;
        let mark = seat.mark?;
        let rows: Vec<_> = seat
            .counts
            .iter()
            .skip(1)
            .map(|(icon, n, word)| view! { <div class="frow"><span class="cap">{app.word(word)}</span><span class="cnt"><Icon name=*icon/>{*n}</span></div> })
            .collect();
        let stars = seat.counts.first().map_or(0, |(_, n, _)| *n);
        Some(view! {
            <section class="sheet fac" data-n=mark data-pool=seat.key.clone() class:on=seat.is_active>
                <header>
                    <Plate mark=mark/>
                    <b class="grow whole">{seat.name.clone()}{seat.is_you.then(|| format!(" · {}", app.word("web-you")))}</b>
                    {has_initiative.then(|| view! { <span class="chip brass"><Icon name="initiative"/>{app.word("web-initiative")}</span> })}
                    <span class="score"><Icon name="star"/>{stars}</span>
                </header>
                <div class="fb">{rows}{flash(app, &seat.key)}</div>
            </section>
        })
    };
    let supported = Memo::new(move |_| of(app, |paint| paint.support.clone()));
    let seat = Memo::new(move |_| app.shown.with(|shown| shown.as_ref()?.seat));
    let support = move || {
        let me = seat.get().map_or(0, |seat| usize::from(seat.0));
        let rows: Vec<_> = supported
            .get()?
            .into_iter()
            .map(|space| {
                let is_selectable = selectable(app, &space.thing);
                let is_made = app.made(&space.thing);
                let thing = space.thing.clone();
                let strength = space.strength[me.min(1)];
                let name = space.name.clone();
                let taken: Vec<_> = space.commanders.iter().map(|mark| view! { <span class="cm on" data-n=*mark><Icon name="commander"/></span> }).collect();
                let is_taken = !taken.is_empty();
                view! {
                    <button type="button" class="srow" class:is-legal=move || is_selectable.get() class:was-made=move || is_made.get() data-act=name on:click=move |_| app.point(&thing)>
                        <Icon name=space.icon/>
                        <span class="grow">{space.name}</span>
                        <span class="sps" class:occ=is_taken>{taken}{(!is_taken).then(|| view! { <b>{strength}</b> })}{space.has_initiative.then(|| view! { <Icon name="initiative"/> })}</span>
                    </button>
                }
            })
            .collect();
        Some(
            view! { <section class="sheet support"><header><span class="cap grow">{app.word("web-support")}</span></header>{rows}</section> },
        )
    };
    view! { <div class="lft">{move || player(other)}{support}{move || player(you)}</div> }
}

#[cfg(test)]
mod tests {
    use super::alike;

    #[test]
    fn what_all_names_end_with_is_left_out_of_each() {
        let n = |names: &[&str]| alike(names.iter().copied());
        assert_eq!(n(&["Western air zone", "Central air zone"]), 2);
        assert_eq!(n(&["West", "West"]), 0, "something is left");
        assert_eq!(n(&["Western zone", "Central sector"]), 0);
        assert_eq!(n(&["Western air zone"]), 0, "nothing to compare with");
    }
}
