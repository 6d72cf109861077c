//! Rush on the list: its cards with what is known of them, other content, and what a terminal
//! shows of a position.

use std::collections::BTreeMap;

use ::rush::ability::AbilityKind;
use ::rush::{Card, Class, Content, Kind, Nation, Provenance, SeatView, Setup, State, View};
use game::{ContentError, Game, Observer};

use crate::{CardLine, Playable, outline};

/// The type that plays [`crate::GameId::Rush`].
pub type Rush = State;

impl Playable for State {
    fn cards() -> Vec<CardLine> {
        Self::cards_of(&Setup::default())
    }

    fn cards_of(setup: &Setup) -> Vec<CardLine> {
        let content = setup.content();
        let cards = content.cards().iter().map(|card| card_line(content, card));
        let achievements = content.achievements().iter().map(|achievement| CardLine {
            id: achievement.name.clone(),
            kind: "achievement".to_owned(),
            owner: String::new(),
            copies: 1,
            title: achievement.title.clone(),
            text: format!(
                "worth {}; {}",
                achievement.worth,
                known(achievement.provenance, &achievement.source)
            ),
        });
        cards.chain(achievements).collect()
    }

    fn to_cover() -> Vec<String> {
        let content = Content::standard();
        let abilities = AbilityKind::ALL.map(|kind| content.ability_name(kind).to_owned());
        let achievements = content.achievements().iter();
        abilities
            .into_iter()
            .chain(achievements.map(|achievement| achievement.name.clone()))
            .collect()
    }

    fn use_content(
        setup: &mut Setup,
        files: &BTreeMap<String, String>,
    ) -> Result<(), ContentError> {
        let content = Content::keep(&Content::source().with(files)?)?;
        let taken = setup.use_content(content);
        taken.expect("a new setup has named nothing yet");
        Ok(())
    }

    fn describe(&self, observer: Observer) -> Vec<String> {
        let view = self.view(observer);
        let step = view.step.map_or("setup", ::rush::Step::name);
        let last = view.last_round.map_or(String::new(), |ending| {
            format!("  last round ({})", ending.id())
        });
        let mut lines = vec![format!(
            "round {}  {} {step}{last}",
            view.round,
            ::rush::seat_name(view.active)
        )];
        let reserve: Vec<String> = view
            .reserve
            .iter()
            .map(|card| {
                card.as_deref()
                    .map_or("-".to_owned(), |id| brief(self.content(), id))
            })
            .collect();
        lines.push(format!(
            "  reserve {}  (deck {}, discard {})",
            reserve.join("  "),
            view.deck_size,
            view.discard.len()
        ));
        let stacks: Vec<String> = Nation::ALL
            .into_iter()
            .map(|nation| {
                let [singles, doubles] = view.medals[nation];
                format!("{nation} {singles}+{doubles}x2")
            })
            .collect();
        lines.push(format!("  medals {}", stacks.join("  ")));
        let achievements: Vec<String> = view
            .achievements
            .iter()
            .map(|award| {
                let id = self.content().achievement_named(&award.id);
                let title = id.map_or("", |id| &self.content().achievement(id).title);
                match award.seat {
                    Some(seat) => format!("{title} = {}", ::rush::seat_name(seat)),
                    None => title.to_owned(),
                }
            })
            .collect();
        lines.push(format!("  achievements {}", achievements.join(", ")));
        for seat in &view.seats {
            seat_lines(self.content(), seat, &view, &mut lines);
        }
        for pending in &view.pending {
            lines.push(format!("* {}", outline::compact(pending)));
        }
        lines
    }
}

/// How much of a card is known, for people.
fn known(provenance: Provenance, source: &str) -> String {
    match provenance {
        Provenance::Published => format!("published ({source})"),
        Provenance::Inferred => format!("partly reconstructed ({source})"),
        Provenance::Reconstructed => "reconstructed: not the printed values".to_owned(),
    }
}

fn card_line(content: &Content, card: &Card) -> CardLine {
    let face = &card.face;
    let mut parts = Vec::new();
    if face.kind == Kind::Vehicle {
        parts.push(format!("cost {}", face.cost));
    }
    if let Some(resources) = face.resources {
        parts.push(format!("resources {resources}"));
    }
    if face.kind == Kind::Vehicle {
        parts.push(format!("firepower {}", face.firepower));
        parts.push(format!("armour {}", face.armour));
    }
    if face.medals > 0 {
        parts.push(format!("medals {}", face.medals));
    }
    let abilities = card.abilities.iter();
    parts.extend(abilities.map(|&ability| content.write_ability(ability)));
    parts.push(known(card.provenance, &card.source));
    CardLine {
        id: card.name.clone(),
        kind: face.class.map_or_else(
            || outline::word(&face.kind),
            |class: Class| class.to_string(),
        ),
        owner: face
            .nation
            .map_or_else(String::new, |nation| nation.to_string()),
        copies: u32::from(card.copies),
        title: card.title.clone(),
        text: parts.join(", "),
    }
}

/// A card in a few signs: cost, resources, firepower / armour, abilities.
fn brief(content: &Content, id: &str) -> String {
    let Some(card) = content.card_named(id) else {
        return id.to_owned();
    };
    let card = content.card(card);
    let face = &card.face;
    if face.kind != Kind::Vehicle {
        return id.to_owned();
    }
    let abilities: Vec<String> = card
        .abilities
        .iter()
        .map(|&ability| content.write_ability(ability))
        .collect();
    format!(
        "{id}[{} ${} +{} {}/{}{}{}]",
        card.title,
        face.cost,
        face.resources.unwrap_or(0),
        face.firepower,
        face.armour,
        if abilities.is_empty() { "" } else { " " },
        abilities.join(" ")
    )
}

fn seat_lines(content: &Content, seat: &SeatView, view: &View, lines: &mut Vec<String>) {
    let mark = if ::rush::seat_name(view.active) == seat.name {
        ">"
    } else {
        " "
    };
    let damage = |is_damaged: bool| if is_damaged { "!" } else { "" };
    let bases: Vec<String> = seat
        .bases
        .iter()
        .map(|base| match base {
            None => "gone".to_owned(),
            Some(base) => {
                let defender = base.defender.as_ref().map_or(String::new(), |defender| {
                    format!("<{}{}>", defender.card, damage(defender.is_damaged))
                });
                format!("base{}{defender}", damage(base.is_damaged))
            }
        })
        .collect();
    lines.push(format!(
        "{mark} {:<8}{}  hand {}  garage {}  depot {} ({})",
        seat.name,
        bases.join(" "),
        seat.hand_size,
        seat.garage_size,
        seat.depot_size,
        seat.depot_top.as_deref().unwrap_or("-")
    ));
    if let Some(hand) = &seat.hand {
        let hand: Vec<String> = hand.iter().map(|id| brief(content, id)).collect();
        lines.push(format!("    hand {}", hand.join("  ")));
    }
    if let Some(own) = &seat.own {
        lines.push(format!("    depot {}", own.depot.join(" ")));
        lines.push(format!("    garage {} (in no order)", own.garage.join(" ")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_says_how_much_of_it_is_known() {
        let lines = <State as Playable>::cards();
        assert_eq!(lines.len(), 100 + 12 + 12);
        let is_told = |line: &CardLine| {
            line.text.contains("published") || line.text.contains("reconstructed")
        };
        assert!(lines.iter().all(is_told));
    }

    #[test]
    fn other_content_is_taken_or_refused_with_file_and_line() {
        let text = Content::source().text("vehicles.toml").to_owned();
        let files = |text: String| BTreeMap::from([("vehicles.toml".to_owned(), text)]);
        let mut setup = Setup::default();
        State::use_content(
            &mut setup,
            &files(text.replacen("cost = 1\n", "cost = 2\n", 1)),
        )
        .expect("another cost is fine");
        assert_ne!(setup, Setup::default());
        let error = State::use_content(&mut setup, &files(text.replace("\"recon\"", "\"spy\"")))
            .expect_err("an unknown ability");
        let error = error.to_string();
        assert!(
            error.starts_with("vehicles.toml:") && error.contains("spy"),
            "{error}"
        );
        let files = BTreeMap::from([("tanks.toml".to_owned(), String::new())]);
        let error = State::use_content(&mut setup, &files).expect_err("an unknown file");
        assert!(error.to_string().contains("vehicles.toml"), "{error}");
    }
}
