//! The board of General Orders: hexes with their pieces, action spaces, zones, support spaces, posts,
//! both sides, and the battle in progress.

use client::{Choices, Labelled};
use game::{Sense, Thing};
use games::Sight;
use orders::{Board, Content, Ending, Faction, Space, View};
use text::orders::Words;
use text::{Narrator, Texts};

use super::side;

/// Everything on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrdersPaint {
    pub(crate) areas: Vec<AreaPaint>,
    pub(crate) zones: Vec<ZonePaint>,
    pub(crate) impassable: Vec<(i8, i8)>,
    pub(crate) support: Vec<SpacePaint>,
    pub(crate) round: u8,
    pub(crate) rounds: u8,
    pub(crate) initiative: &'static str,
    pub(crate) sides: Vec<SidePaint>,
    pub(crate) posts: Vec<PostPaint>,
    pub(crate) battle: Option<BattlePaint>,
    /// Whether yellow looks at it, whose headquarters then comes to the left.
    pub(crate) is_turned: bool,
    pub(crate) n_deck: usize,
}

/// An area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AreaPaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    pub(crate) hexes: Vec<(i8, i8)>,
    pub(crate) stars: u8,
    pub(crate) hq: Option<&'static str>,
    pub(crate) owner: Option<&'static str>,
    pub(crate) pieces: u8,
    pub(crate) is_supplied: bool,
    /// Icon, name, and the name in notation.
    pub(crate) bonus: Option<(String, String, String)>,
    pub(crate) spaces: Vec<SpacePaint>,
    /// Whose pieces are entering, and how many.
    pub(crate) entering: Option<(&'static str, u8)>,
    /// Whether the battle or fire in progress is here.
    pub(crate) is_contested: bool,
    /// The zone above it, by its place in the list.
    pub(crate) zone: Option<usize>,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ZonePaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    pub(crate) sector: (i8, i8),
    pub(crate) owner: Option<&'static str>,
    pub(crate) pieces: u8,
    pub(crate) is_supplied: bool,
    pub(crate) spaces: Vec<SpacePaint>,
    /// Whose planes are entering, and how many.
    pub(crate) entering: Option<(&'static str, u8)>,
    /// Whether the battle in progress is here.
    pub(crate) is_contested: bool,
}

/// What a player has beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SidePaint {
    pub(crate) key: &'static str,
    pub(crate) mark: &'static str,
    pub(crate) name: String,
    pub(crate) is_you: bool,
    pub(crate) is_active: bool,
    pub(crate) has_passed: bool,
    pub(crate) has_initiative: bool,
    pub(crate) stars: u8,
    /// The areas that give stars, and whether those count.
    pub(crate) points: Vec<(String, u8, bool)>,
    /// Commanders that can still be deployed, and all but those in the ready zone.
    pub(crate) commanders: (u8, u8),
    pub(crate) troops: u8,
    /// Planes, on a board that has them.
    pub(crate) planes: Option<u8>,
    pub(crate) n_cards: u8,
}

/// A bonus that lies on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PostPaint {
    pub(crate) thing: Thing,
    pub(crate) place: String,
    pub(crate) area: String,
    pub(crate) icon: String,
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) owner: Option<&'static str>,
    pub(crate) is_supplied: bool,
}

/// A battle or fire in progress, or pieces that are entering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BattlePaint {
    /// Where, by its name in notation.
    pub(crate) place: String,
    /// Where pieces or fire come from, by name in notation.
    pub(crate) from: Vec<String>,
    pub(crate) is_fire: bool,
    pub(crate) roll: Option<RollPaint>,
}

/// A roll that may be kept or made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RollPaint {
    pub(crate) dice: Vec<u8>,
    pub(crate) hits: String,
    pub(crate) removes: String,
    pub(crate) keep: String,
    pub(crate) keep_sense: Sense,
    pub(crate) again: String,
    /// How another roll would end: how good that is, whole percents, words.
    pub(crate) odds: Vec<(&'static str, u8, String)>,
}

/// An action space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpacePaint {
    pub(crate) thing: Thing,
    pub(crate) name: String,
    /// The action by itself.
    pub(crate) action: String,
    pub(crate) icon: String,
    pub(crate) commanders: Vec<&'static str>,
    /// The only faction that may use it.
    pub(crate) faction: Option<&'static str>,
    /// How much it does, on the support board.
    pub(crate) strength: [u8; 2],
    pub(crate) has_initiative: bool,
}

impl OrdersPaint {
    /// The board as the view has it. Of marked texts are those that are read as sentences.
    pub(crate) fn new(
        texts: &Texts,
        marked: &Texts,
        sight: &Sight,
        narrator: &dyn Narrator,
        view: &View,
    ) -> Option<Self> {
        let content = Content::known(&sight.content).unwrap_or_else(Content::standard);
        let board = content.board(view.options.mode);
        let words = Words::new(texts, content, view.options.mode);
        let telling = Words::new(marked, content, view.options.mode);
        let battle = view.battle.as_ref();
        let here = |name: &str| battle.filter(|battle| *battle.place == *name);
        let entering = |name: &str| {
            let battle = here(name).filter(|battle| battle.attackers > 0)?;
            Some((side::faction(battle.by), battle.attackers))
        };
        let spaces: Vec<(&Space, SpacePaint)> = view
            .spaces
            .iter()
            .filter_map(|seen| {
                let space = board.space(board.space_named(&seen.name)?);
                let thing = Thing::Space(seen.name.clone());
                let paint = SpacePaint {
                    name: narrator.thing(&thing).unwrap_or_default(),
                    thing,
                    action: words.action(space.action).plain().to_owned(),
                    icon: format!("action-{}", space.action.name()),
                    commanders: seen
                        .commanders
                        .iter()
                        .map(|&one| side::faction(one))
                        .collect(),
                    faction: space.faction.map(side::faction),
                    strength: Faction::ALL.map(|faction| space.strength[faction]),
                    has_initiative: space.initiative,
                };
                Some((space, paint))
            })
            .collect();
        let at = |name: &str| -> Vec<SpacePaint> {
            let place = board.place_named(name);
            let here = spaces.iter().filter(|(space, _)| space.place == place);
            here.map(|(_, paint)| paint.clone()).collect()
        };
        let areas = view.areas.iter().filter_map(|seen| {
            let area = board.areas.iter().find(|area| *area.name == *seen.name)?;
            let thing = Thing::Place(seen.name.clone());
            let bonus = seen.bonus.as_ref().map(|bonus| {
                (
                    format!("bonus-{}", bonus.replace('_', "-")),
                    words.bonus(bonus),
                    bonus.to_string(),
                )
            });
            Some(AreaPaint {
                name: narrator.thing(&thing).unwrap_or_default(),
                thing,
                hexes: area.hexes.clone(),
                stars: area.stars,
                hq: area.hq.map(side::faction),
                owner: seen.owner.map(side::faction),
                pieces: seen.pieces,
                is_supplied: seen.is_supplied,
                bonus,
                spaces: at(&seen.name),
                entering: entering(&seen.name),
                is_contested: here(&seen.name).is_some(),
                zone: area
                    .zone
                    .and_then(|zone| zone_row(board, board.place_name(zone))),
            })
        });
        let zones = view.zones.iter().filter_map(|seen| {
            let zone = board.zones.iter().find(|zone| *zone.name == *seen.name)?;
            let thing = Thing::Place(seen.name.clone());
            Some(ZonePaint {
                name: narrator.thing(&thing).unwrap_or_default(),
                thing,
                sector: zone.sector,
                owner: seen.owner.map(side::faction),
                pieces: seen.pieces,
                is_supplied: seen.is_supplied,
                spaces: at(&seen.name),
                entering: entering(&seen.name),
                is_contested: here(&seen.name).is_some(),
            })
        });
        let support = spaces.iter().filter(|(space, _)| space.place.is_none());
        Some(Self {
            areas: areas.collect(),
            zones: zones.collect(),
            impassable: board.impassable.clone(),
            support: support.map(|(_, paint)| paint.clone()).collect(),
            round: view.round,
            rounds: view.rounds,
            initiative: side::faction(view.initiative),
            sides: Faction::ALL
                .map(|faction| side_paint(words, telling, sight, view, faction))
                .to_vec(),
            posts: posts(words, telling, view),
            battle: battle_paint(telling, view),
            is_turned: sight.seat() == Some(Faction::Yellow.seat()),
            n_deck: view.deck,
        })
    }
}

impl OrdersPaint {
    /// What stays as it is while one plays: where things are and what they are called.
    pub(crate) fn still(&self) -> Self {
        let areas = self.areas.iter().map(|area| AreaPaint {
            owner: None,
            pieces: 0,
            is_supplied: true,
            bonus: area.bonus.as_ref().map(|_| Default::default()),
            spaces: Vec::new(),
            entering: None,
            is_contested: false,
            thing: area.thing.clone(),
            name: area.name.clone(),
            hexes: area.hexes.clone(),
            stars: area.stars,
            hq: area.hq,
            zone: area.zone,
        });
        let zones = self.zones.iter().map(|zone| ZonePaint {
            owner: None,
            pieces: 0,
            is_supplied: true,
            spaces: Vec::new(),
            entering: None,
            is_contested: false,
            thing: zone.thing.clone(),
            name: zone.name.clone(),
            sector: zone.sector,
        });
        Self {
            areas: areas.collect(),
            zones: zones.collect(),
            impassable: self.impassable.clone(),
            support: Vec::new(),
            round: 0,
            rounds: self.rounds,
            initiative: "",
            sides: Vec::new(),
            posts: Vec::new(),
            battle: None,
            is_turned: self.is_turned,
            n_deck: 0,
        }
    }
}

fn side_paint(
    words: Words<'_>,
    telling: Words<'_>,
    sight: &Sight,
    view: &View,
    faction: Faction,
) -> SidePaint {
    let seen = &view.factions[faction];
    let deployed = view.spaces.iter();
    let deployed = deployed.filter(|space| space.commanders.contains(&faction));
    SidePaint {
        key: faction.name(),
        mark: side::faction(faction),
        name: words.faction(faction),
        is_you: sight.seat() == Some(faction.seat()),
        is_active: view.active == faction,
        has_passed: seen.has_passed,
        has_initiative: view.initiative == faction,
        stars: seen.stars,
        points: seen
            .points
            .iter()
            .map(|points| (telling.place(&points.area), points.stars, points.counts))
            .collect(),
        commanders: (seen.commanders, seen.commanders + deployed.count() as u8),
        troops: seen.troops,
        planes: (!view.zones.is_empty()).then_some(seen.planes),
        n_cards: seen.hand_size,
    }
}

fn posts(words: Words<'_>, telling: Words<'_>, view: &View) -> Vec<PostPaint> {
    let posts = view.areas.iter().filter_map(|seen| {
        let bonus = seen.bonus.as_ref()?;
        Some(PostPaint {
            thing: Thing::Place(seen.name.clone()),
            place: seen.name.to_string(),
            area: telling.place(&seen.name),
            icon: format!("bonus-{}", bonus.replace('_', "-")),
            title: telling.bonus(bonus),
            text: words.bonus_in_short(bonus),
            owner: seen.owner.map(side::faction),
            is_supplied: seen.is_supplied,
        })
    });
    posts.collect()
}

fn battle_paint(words: Words<'_>, view: &View) -> Option<BattlePaint> {
    let battle = view.battle.as_ref()?;
    let told = words.battle(view)?;
    let from = battle.from.iter().map(|from| &from.place);
    let roll = battle.roll.as_ref().zip(told.roll);
    Some(BattlePaint {
        place: battle.place.to_string(),
        from: from
            .chain(&battle.source)
            .map(|place| place.to_string())
            .collect(),
        is_fire: battle.action.rolls(),
        roll: roll.map(|(roll, told)| RollPaint {
            dice: roll.dice.iter().collect(),
            hits: told.hits,
            removes: told.removes,
            keep: told.keep,
            keep_sense: told.keep_sense,
            again: told.again,
            odds: told
                .odds
                .into_iter()
                .map(|(ending, n, words)| (shade(ending), n, words))
                .collect(),
        }),
    })
}

/// How good an ending is for the one who rolls.
const fn shade(ending: Ending) -> &'static str {
    match ending {
        Ending::Held | Ending::Cleared => "good",
        Ending::Empty | Ending::Weakened => "even",
        Ending::Lost | Ending::Missed => "bad",
    }
}

/// What may be discarded to roll again stands in its order: the least useful first.
pub(crate) fn sort(choices: &mut Choices, view: &View) {
    let roll = view.battle.as_ref().and_then(|battle| battle.roll.as_ref());
    let Some(roll) = roll else {
        return;
    };
    let rank = |one: &Labelled| {
        let mut things = one.choice.things.iter();
        let card = things.find_map(|named| match &named.thing {
            Thing::Card { card, .. } => roll.pay.iter().position(|other| other == card),
            _ => None,
        });
        card.unwrap_or(usize::MAX)
    };
    choices.all[..choices.n_ordinary].sort_by_key(rank);
}

fn zone_row(board: &Board, name: &str) -> Option<usize> {
    board.zones.iter().position(|zone| zone.name == name)
}
