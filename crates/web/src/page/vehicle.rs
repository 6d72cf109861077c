//! The face of a card of Rush: cost and class, the name on a line of its own, the picture with the nation,
//! abilities, values.

use leptos::prelude::*;

use super::glyph::{Icon, Plate};
use crate::paint::card::{AbilityPaint, VehicleFace};

/// The silhouette of a class.
#[component]
pub(super) fn Silhouette(icon: &'static str) -> impl IntoView {
    let class = icon.strip_prefix("class-").unwrap_or("medium");
    view! {
        <svg class="sil" viewBox="0 0 120 56" fill="currentColor" aria-hidden="true">
            <use_ href=format!("vehicles.svg#v-{class}")/>
        </svg>
    }
}

fn ability_view(ability: AbilityPaint) -> impl IntoView {
    view! {
        <span class="ab" class:r=ability.takes>
            <Icon name=ability.icon/>
            <span class="topic" data-topic=ability.topic>{ability.name}</span>
        </span>
    }
}

/// A vehicle, or another card with a row of values.
pub(super) fn vehicle(title: String, face: VehicleFace) -> AnyView {
    let icon = face.icon;
    let stat = |icon: &'static str, n: Option<u8>| {
        view! { <span class:zero=n.unwrap_or(0) == 0><Icon name=icon/>{n.map_or_else(|| "–".to_owned(), |n| n.to_string())}</span> }
    };
    let abilities: Vec<_> = face.abilities.into_iter().map(ability_view).collect();
    let is_vehicle = face.is_vehicle;
    let is_wide = title.chars().count() > 14;
    view! {
        <span class="vhead">
            {is_vehicle.then(|| view! { <span class="pt">{face.cost}</span> })}
            <span class="vcl">{is_vehicle.then(|| view! { <Icon name=icon/> })}<span>{face.class}</span></span>
        </span>
        <span class="vn" class:wide=is_wide>{title}</span>
        <span class="vpic">
            {if is_vehicle {
                view! { <Silhouette icon=icon/> }.into_any()
            } else {
                view! { <span class="bigico"><Icon name=icon/></span> }.into_any()
            }}
            {face.mark.map(|mark| view! { <Plate mark=mark size="s"/> })}
        </span>
        <span class="va">{abilities}</span>
        <span class="vs" class:one=!is_vehicle>
            {stat("resource", face.resources)}
            {is_vehicle.then(|| stat("firepower", Some(face.firepower)))}
            {is_vehicle.then(|| stat("armour", Some(face.armour)))}
        </span>
    }
    .into_any()
}
