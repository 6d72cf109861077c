//! The board of General Orders: hexes, zones, action spaces; beside it both players and the support
//! board.

use leptos::prelude::*;

use super::glyph::{Counter, Icon, Plate};
use super::room;
use super::roster::flash;
use crate::geometry::hex::{self, Point};
use crate::paint::orders::{AreaPaint, OrdersPaint, SpacePaint, ZonePaint};
use crate::paint::{BoardPaint, Shown};
use crate::room::Room;

/// Half the size of a sector's disc.
const SECTOR: f64 = 54.0;

fn paint(shown: &Shown) -> Option<OrdersPaint> {
    match &shown.board {
        BoardPaint::Orders(orders) => Some((**orders).clone()),
        BoardPaint::Map(_) | BoardPaint::Rush(_) => None,
    }
}

#[component]
pub(super) fn OrdersBoard() -> impl IntoView {
    let room = room();
    move || {
        let paint = room.shown.with(|shown| shown.as_deref().and_then(paint))?;
        Some(board(Some(room), &paint))
    }
}

/// The board; without a room it is a picture.
pub(super) fn board(room: Option<Room>, paint: &OrdersPaint) -> impl IntoView + use<> {
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
        .map(|area| area_view(room, area, turned))
        .collect();
    let borders: Vec<_> = borders(paint)
        .into_iter()
        .map(|d| view! { <path class="hz0" d=d.clone()/><path class="hz" d=d/> })
        .collect();
    let contents: Vec<_> = paint
        .areas
        .iter()
        .map(|area| contents(room, area, turned))
        .collect();
    let zones: Vec<_> = sectors
        .into_iter()
        .map(|(zone, at)| zone_view(room, zone, at))
        .collect();
    view! {
        <svg class="hexmap" class:vig=room.is_none() viewBox=view_box preserveAspectRatio=if room.is_none() { "xMidYMid slice" } else { "xMidYMid meet" } role="group" aria-label=room.map(|room| room.word("web-board"))>
            <path class="shore3" d=shore.clone()/>
            <path class="shore2" d=shore/>
            {mountains}
            {areas}
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

fn area_view(room: Option<Room>, area: &AreaPaint, turned: bool) -> AnyView {
    let d = hex::outline(&area.hexes, turned);
    let class = ground(area);
    let Some(room) = room else {
        return view! { <path class=class data-own=area.owner d=d.clone()/><path class="he" d=d/> }
            .into_any();
    };
    let is_lit = lit(room, &area.thing);
    let is_made = room.made(&area.thing);
    let (click, key, over) = (area.thing.clone(), area.thing.clone(), area.thing.clone());
    let label = label(room, area);
    view! {
        <path
            class=class
            class:space-legal=move || is_lit.get()
            class:was-made=move || is_made.get()
            data-own=area.owner
            data-space=area.name.clone()
            d=d.clone()
            role="button"
            tabindex=move || if is_lit.get() { "0" } else { "-1" }
            aria-label=label
            on:pointerenter=move |_| room.pointed.set(Some(over.clone()))
            on:click=move |_| room.point(&click)
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); room.point(&key); }
        />
        <path class="he" d=d pointer-events="none"/>
    }
    .into_any()
}

fn label(room: Room, area: &AreaPaint) -> String {
    let id = match &area.thing {
        game::Thing::Place(id) => id.to_string(),
        _ => String::new(),
    };
    let text = room.shown.with_untracked(|shown| {
        shown
            .as_ref()
            .and_then(|shown| shown.places.get(&id).map(|place| place.text.clone()))
    });
    format!("{}. {}", area.name, text.unwrap_or_default())
}

fn lit(room: Room, thing: &game::Thing) -> Memo<bool> {
    let thing = thing.clone();
    Memo::new(move |_| room.is_lit(&thing))
}

fn contents(room: Option<Room>, area: &AreaPaint, turned: bool) -> impl IntoView + use<> {
    let (x, y) = hex::centre(&area.hexes, turned);
    let stars: Vec<_> = (0..area.stars)
        .map(|i| {
            let x = x + 15.0 * (f64::from(i) - (f64::from(area.stars) - 1.0) / 2.0) - 7.0;
            view! { <svg class="st" x=x y=y - 32.0 width="14" height="14" viewBox="0 0 16 16"><use_ href="icons.svg#i-star"/></svg> }
        })
        .collect();
    let hq = area.hq.map(|mark| view! { <svg class="hqf" data-n=mark x=x - 9.0 y=y - 74.0 width="18" height="18" viewBox="0 0 16 16"><use_ href="icons.svg#i-hq"/></svg> });
    let troops = area.owner.filter(|_| area.pieces > 0).map(|mark| {
        view! { <g class="flies" data-fly=format!("troop {} {mark}", area.name) data-is=format!("troop {mark}") data-count=area.pieces data-from=mark><Counter mark=mark kind="troop" is_cut=mark == "yellow" at=(x, y - 2.0) scale=0.9 is_out=!area.is_supplied number=area.pieces/></g> }
    });
    let lines = in_two(&area.name);
    let n_lines = lines.len() as f64;
    let name: Vec<_> = lines
        .into_iter()
        .enumerate()
        .map(|(i, line)| view! { <tspan x=x y=y - 39.0 - 13.0 * (n_lines - 1.0 - i as f64)>{line}</tspan> })
        .collect();
    let n = area.spaces.len() + usize::from(area.bonus.is_some());
    let at = move |i: usize| (x + 32.0 * (i as f64 - (n as f64 - 1.0) / 2.0), y + 32.0);
    let spaces: Vec<_> = area
        .spaces
        .iter()
        .enumerate()
        .map(|(i, space)| space_view(room, space, at(i)))
        .collect();
    let bonus = area.bonus.clone().map(|(icon, title)| {
        let (x, y) = at(n - 1);
        view! {
            <g class="tok" pointer-events="none">
                <path d=format!("M{:.1},{:.1}h24v24h-24z", x - 12.0, y - 12.0)/>
                <svg x=x - 9.0 y=y - 9.0 width="18" height="18" viewBox="0 0 16 16" role="img" aria-label=title><use_ href=format!("icons.svg#i-{icon}")/></svg>
            </g>
        }
    });
    view! {
        <g class="in-hex">
            <g pointer-events="none">
                {hq}
                <text class="hn">{name}</text>
                {stars}
                {troops}
            </g>
            {spaces}
            {bonus}
        </g>
    }
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
fn space_view(room: Option<Room>, space: &SpacePaint, (x, y): Point) -> AnyView {
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
    let Some(room) = room else {
        return body;
    };
    let is_lit = lit(room, &space.thing);
    let is_made = room.made(&space.thing);
    let (click, key) = (space.thing.clone(), space.thing.clone());
    view! {
        <g
            class="act"
            class:lit=move || is_lit.get()
            class:was-made=move || is_made.get()
            role="button"
            data-act=space.name.clone()
            tabindex=move || if is_lit.get() { "0" } else { "-1" }
            aria-label=space.name.clone()
            on:click=move |event| { event.stop_propagation(); room.point(&click); }
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); room.point(&key); }
        >
            {body}
            <circle class="curring" cx=x cy=y r="16.5"/>
        </g>
    }
    .into_any()
}

fn zone_view(room: Option<Room>, zone: ZonePaint, (x, y): Point) -> impl IntoView {
    let planes = zone.owner.filter(|_| zone.pieces > 0).map(|mark| {
        view! { <g class="flies" data-fly=format!("plane {} {mark}", zone.name) data-is=format!("plane {mark}") data-count=zone.pieces data-from=mark><Counter mark=mark kind="plane" is_cut=mark == "yellow" at=(x, y - 6.0) scale=0.85 is_out=!zone.is_supplied number=zone.pieces/></g> }
    });
    let n = zone.spaces.len() as f64;
    let spaces: Vec<_> = zone
        .spaces
        .iter()
        .enumerate()
        .map(|(i, space)| {
            space_view(
                room,
                space,
                (x + 31.0 * (i as f64 - (n - 1.0) / 2.0), y + 27.0),
            )
        })
        .collect();
    let is_lit = room.map(|room| lit(room, &zone.thing));
    let thing = zone.thing.clone();
    view! {
        <g class="sector">
            <circle
                cx=x cy=y r=SECTOR
                class:space-legal=move || is_lit.is_some_and(|is_lit| is_lit.get())
                role=room.map(|_| "button")
                aria-label=zone.name.clone()
                tabindex=move || if is_lit.is_some_and(|is_lit| is_lit.get()) { "0" } else { "-1" }
                on:click=move |_| if let Some(room) = room { room.point(&thing) }
            />
            <text class="zn" x=x y=y - 28.0 pointer-events="none">{zone.name.clone()}</text>
            <g pointer-events="none">{planes}</g>
            {spaces}
        </g>
    }
}

/// Both players and the support board.
#[component]
pub(super) fn OrdersSide() -> impl IntoView {
    let room = room();
    let player = move |is_you: bool| {
        let shown = room.shown.get()?;
        let me = shown.seat.map_or(0, |seat| seat.0);
        let seat = shown
            .seats
            .iter()
            .find(|seat| (seat.seat == me) == is_you)?
            .clone();
        let BoardPaint::Orders(board) = &shown.board else {
            return None;
        };
        let mark = seat.mark?;
        let has_initiative = board.initiative == mark;
        let rows: Vec<_> = seat
            .counts
            .iter()
            .skip(1)
            .map(|(icon, n, word)| view! { <div class="frow"><span class="cap">{room.word(word)}</span><span class="cnt"><Icon name=*icon/>{*n}</span></div> })
            .collect();
        let stars = seat.counts.first().map_or(0, |(_, n, _)| *n);
        Some(view! {
            <section class="sheet fac" data-n=mark data-pool=seat.key.clone() class:on=seat.is_active>
                <header>
                    <Plate mark=mark/>
                    <b class="grow whole">{seat.name.clone()}{seat.is_you.then(|| format!(" · {}", room.word("web-you")))}</b>
                    {has_initiative.then(|| view! { <span class="chip brass"><Icon name="initiative"/>{room.word("web-initiative")}</span> })}
                    <span class="score"><Icon name="star"/>{stars}</span>
                </header>
                <div class="fb">{rows}{flash(room, &seat.key)}</div>
            </section>
        })
    };
    let support = move || {
        let paint = room.shown.with(|shown| shown.as_deref().and_then(paint))?;
        let me = room
            .shown
            .with(|shown| shown.as_ref().and_then(|shown| shown.seat))
            .map_or(0, |seat| usize::from(seat.0));
        let rows: Vec<_> = paint
            .support
            .into_iter()
            .map(|space| {
                let is_lit = lit(room, &space.thing);
                let is_made = room.made(&space.thing);
                let thing = space.thing.clone();
                let strength = space.strength[me.min(1)];
                let name = space.name.clone();
                let taken: Vec<_> = space.commanders.iter().map(|mark| view! { <span class="cm on" data-n=*mark><Icon name="commander"/></span> }).collect();
                let is_taken = !taken.is_empty();
                view! {
                    <button type="button" class="srow" class:is-legal=move || is_lit.get() class:was-made=move || is_made.get() data-act=name on:click=move |_| room.point(&thing)>
                        <Icon name=space.icon/>
                        <span class="grow">{space.name}</span>
                        <span class="sps" class:occ=is_taken>{taken}{(!is_taken).then(|| view! { <b>{strength}</b> })}{space.has_initiative.then(|| view! { <Icon name="initiative"/> })}</span>
                    </button>
                }
            })
            .collect();
        Some(
            view! { <section class="sheet support"><header><span class="cap grow">{room.word("web-support")}</span></header>{rows}</section> },
        )
    };
    view! { <div class="lft">{move || player(false)}{support}{move || player(true)}</div> }
}
