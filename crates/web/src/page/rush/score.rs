//! The score as the table stands, medals left, and who leads in what.

use leptos::prelude::*;
use text::Args;

use super::of;
use crate::app::AppState;
use crate::page::app;
use crate::page::glyph::{Icon, Plate};
use crate::paint::rush::{AchievementPaint, ScorePaint, StackPaint};

/// Beside the question: the score, and behind it the achievements.
#[component]
pub(crate) fn RushSide() -> impl IntoView {
    let app = app();
    let counted = Memo::new(move |_| {
        of(app, |paint| {
            (
                paint.score.clone(),
                paint.stacks.clone(),
                paint.achievements.clone(),
            )
        })
    });
    // On a low screen one of the two is seen.
    let sees_leads = RwSignal::new(false);
    let inside = move || {
        let (score, stacks, achievements) = counted.get()?;
        let achievements = achievements.into_iter();
        let achievements: Vec<_> = achievements
            .map(|achievement| achievement_view(app, achievement))
            .collect();
        Some(view! {
            <div class="r-scores">
                {score_table(app, score)}
                {stacks_view(app, stacks)}
            </div>
            <div class="r-leads"><h2>{app.word("web-achievements")}</h2><ul class="acs">{achievements}</ul></div>
        })
    };
    view! {
        <section class="sheet r-side" class:leads=move || sees_leads.get() aria-label=move || app.word("rush-score-now")>
            {inside}
            <button type="button" class="r-turn" id="leads" aria-pressed=move || if sees_leads.get() { "true" } else { "false" } on:click=move |_| sees_leads.update(|sees| *sees = !*sees)>
                <Icon name="achievement"/>
                {move || app.word(if sees_leads.get() { "rush-score-now" } else { "web-achievements" })}
            </button>
        </section>
    }
}

/// Medals, bases and achievements of every squad, which add up.
pub(crate) fn score_table(app: AppState, score: ScorePaint) -> impl IntoView {
    let times = |id: &str, n: u32| app.say(id, Args::new().with("n", n));
    let leads = match score.lead_worth {
        Some(worth) => times("rush-score-leads", worth),
        None => app.word("web-achievements"),
    };
    let counts_points = score.lead_worth.is_none();
    let rows: Vec<_> = score
        .rows
        .into_iter()
        .map(|row| {
            let name = if row.is_you {
                app.word("rush-score-you")
            } else {
                row.name
            };
            let leads = if counts_points {
                row.score.lead_points
            } else {
                row.score.leads
            };
            view! {
                <tr class:you=row.is_you>
                    <th scope="row">{name}</th>
                    <td>{row.score.medals}</td>
                    <td>{row.score.bases}</td>
                    <td>{leads}</td>
                    <td class="total">{row.score.total}</td>
                </tr>
            }
        })
        .collect();
    let title = if score.is_final {
        "rush-score-end"
    } else {
        "rush-score-now"
    };
    view! {
        <table class="r-table">
            <thead><tr>
                <th scope="col">{app.word(title)}</th>
                <th scope="col">{app.word("rush-score-medals")}</th>
                <th scope="col">{times("rush-score-bases", score.base_worth)}</th>
                <th scope="col" title=app.word("rush-score-leads-about")>{leads}</th>
                <th scope="col">{app.word("rush-score-total")}</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn stacks_view(app: AppState, stacks: Vec<StackPaint>) -> impl IntoView {
    let stacks: Vec<_> = stacks
        .into_iter()
        .map(|stack| {
            let args = Args::new()
                .with("singles", stack.singles)
                .with("doubles", stack.doubles);
            let words = format!("{}: {}", stack.nation, app.say("web-medals", args));
            let title = words.clone();
            view! { <span class="ms" class:few=stack.singles < 3 data-n=stack.mark title=title><Plate mark=stack.mark size="s"/><b aria-hidden="true">{stack.singles}</b><span class="vh">{words}</span></span> }
        })
        .collect();
    view! {
        <p class="r-singles" title=app.word("rush-score-ends")>
            <span class="r-lbl">{app.word("rush-score-singles")}</span>{stacks}
        </p>
    }
}

/// Who has how much of what an achievement counts, and who is in front.
fn achievement_view(app: AppState, paint: AchievementPaint) -> impl IntoView {
    let front = paint.leader.and_then(|leader| paint.counts.get(leader));
    let words = match front {
        Some((seat, n)) => {
            let args = Args::new().with("seat", seat.clone()).with("n", *n);
            app.say("web-leads", args)
        }
        None => app.word("web-leads-nobody"),
    };
    let leader = paint.leader;
    let counts: Vec<_> = paint
        .counts
        .into_iter()
        .enumerate()
        .map(|(i, (seat, n))| {
            view! { <span class:first=leader == Some(i)>{seat}" "<b>{n}</b></span> }
        })
        .collect();
    view! {
        <li class="ac" title=paint.text>
            <Icon name="achievement"/>
            <span class="grow">{paint.name}<span class="lead">{words}</span></span>
            <small class="counts" aria-hidden="true">{counts}</small>
        </li>
    }
}
