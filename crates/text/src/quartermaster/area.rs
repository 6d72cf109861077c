//! Whose, which and where: the phrases inside the sentences of a card.

use ::quartermaster::effect::{Area, Condition, Kinds, PieceKind, Pieces, Place, Trigger, Who};
use ::quartermaster::{Country, CountrySet, SpaceId, Team};

use super::ability::{Subject, Telling};
use crate::noun::Noun;
use crate::texts::Args;

/// Whom a card means, seen from who acts in that part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// Of the one who acts: "your" or "its own".
    Own,
    Country(Country),
    Team(Team),
    OneOf(CountrySet),
    Target,
    Battler,
}

/// What an area is said of: the terrain follows from the kind of piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    terrain: &'static str,
    number: &'static str,
}

impl Extent {
    /// For one piece or battle.
    pub(super) fn one(kinds: Kinds) -> Self {
        let terrain = match kinds {
            Kinds::Army => "land",
            Kinds::Navy => "sea",
            Kinds::Air | Kinds::Piece => "any",
        };
        Self {
            terrain,
            number: "one",
        }
    }

    /// For one piece of that kind.
    pub(super) fn of(kind: PieceKind) -> Self {
        Self::one(kind.into())
    }

    /// For several.
    pub(super) fn many(self) -> Self {
        Self {
            number: "many",
            ..self
        }
    }
}

impl Telling<'_> {
    pub(super) fn whose(self, who: Who) -> Whose {
        let whose = match who {
            Who::Owner => Whose::Country(self.owner),
            Who::Target => Whose::Target,
            Who::Battler => Whose::Battler,
            Who::Country(country) => Whose::Country(country),
            Who::Team(team) => Whose::Team(team),
            Who::OneOf(countries) => Whose::OneOf(countries),
        };
        let own = match self.subject {
            Subject::You | Subject::Your => Whose::Country(self.owner),
            Subject::Country(country) => Whose::Country(country),
            Subject::Target => Whose::Target,
        };
        if whose == own { Whose::Own } else { whose }
    }

    /// Whom a card means, as a noun.
    pub(super) fn who(self, who: Who) -> Noun {
        match self.whose(who) {
            Whose::Own => match self.subject {
                Subject::You | Subject::Your => self.words.country(self.owner),
                Subject::Country(country) => self.words.country(country),
                Subject::Target => self.words.texts.noun("qm-who-target"),
            },
            Whose::Country(country) => self.words.country(country),
            Whose::Team(team) => self.words.team(team),
            Whose::OneOf(countries) => self.any_country(countries),
            Whose::Target => self.words.texts.noun("qm-who-target"),
            Whose::Battler => self.words.texts.noun("qm-who-battler"),
        }
    }

    pub(super) fn any_country(self, countries: CountrySet) -> Noun {
        let nouns: Vec<Noun> = countries
            .iter()
            .map(|country| self.words.country(country))
            .collect();
        self.words.texts.any_noun(&nouns)
    }

    pub(super) fn all_countries(self, countries: CountrySet) -> Noun {
        let nouns: Vec<Noun> = countries
            .iter()
            .map(|country| self.words.country(country))
            .collect();
        self.words.texts.all_nouns(&nouns)
    }

    fn spaces(self, spaces: &[SpaceId]) -> Noun {
        let nouns: Vec<Noun> = spaces
            .iter()
            .map(|&space| self.words.space(space))
            .collect();
        self.words.texts.any_noun(&nouns)
    }

    /// Pieces of an owner, as a noun with all its forms.
    pub(super) fn pieces(self, pieces: Pieces) -> Noun {
        let own = match self.whose(pieces.of) {
            Whose::Own if self.subject == Subject::Target => "target",
            Whose::Own => "self",
            _ => "other",
        };
        // A noun of its own for "that country" has no genitive; no message needs it.
        let owner = match own {
            "target" => self.words.country(self.owner),
            _ => self.who(pieces.of),
        };
        let args = Args::new()
            .with("piece", self.words.kinds(pieces.kind))
            .with("owner", owner)
            .with("own", own)
            .with("supplied", if pieces.supplied { "yes" } else { "no" });
        self.words.texts.noun_with("qm-pieces", args)
    }

    /// Where, as a phrase; empty for everywhere.
    pub(super) fn area(self, area: &Area, extent: Extent) -> String {
        let texts = self.words.texts;
        let args = Args::new()
            .with("terrain", extent.terrain)
            .with("number", extent.number);
        match area {
            Area::Any => String::new(),
            Area::Seas => texts.word("qm-area-seas"),
            Area::Spaces(spaces) => texts.say(
                "qm-area-spaces",
                Args::new().with("spaces", self.spaces(spaces)),
            ),
            Area::Except(spaces) => texts.say(
                "qm-area-except",
                Args::new().with("spaces", self.spaces(spaces)),
            ),
            Area::At(place) => match place {
                Place::Battled => texts.word("qm-area-at-battled"),
                Place::Built => texts.word("qm-area-at-built"),
                Place::Removed => texts.word("qm-area-at-removed"),
                Place::Space(_) | Place::TargetHome | Place::AirMoved => texts.word("qm-area-at"),
            },
            Area::Adjacent(place) => match place {
                Place::Space(space) => {
                    let args = args.with("space", self.words.space(*space));
                    texts.say("qm-area-adjacent", args)
                }
                Place::Battled => texts.say("qm-area-adjacent-battled", args),
                Place::Built => match self.it() {
                    Some(piece) => texts.say("qm-area-adjacent-built", args.with("piece", piece)),
                    None => texts.word("qm-area-adjacent-built-nothing"),
                },
                Place::AirMoved => texts.word("qm-area-adjacent-air-moved"),
                Place::Removed | Place::TargetHome => texts.say("qm-area-adjacent-other", args),
            },
            Area::InOrAdjacent(place) => match place {
                Place::Space(space) => {
                    let args = args.with("space", self.words.space(*space));
                    texts.say("qm-area-in-or-adjacent", args)
                }
                Place::Battled => texts.say("qm-area-in-or-adjacent-battled", args),
                Place::Built | Place::Removed | Place::TargetHome | Place::AirMoved => {
                    texts.say("qm-area-in-or-adjacent-other", args)
                }
            },
            Area::Near(pieces) => {
                let args = args.with("pieces", self.pieces(*pieces));
                texts.say("qm-area-near", args)
            }
            Area::With(pieces) => {
                let args = Args::new().with("pieces", self.pieces(*pieces));
                texts.say("qm-area-with", args)
            }
            Area::Within {
                distance,
                of: Place::Space(space),
            } => {
                let args = Args::new()
                    .with("distance", *distance)
                    .with("space", self.words.space(*space));
                texts.say("qm-area-within", args)
            }
            Area::Within {
                distance,
                of: Place::TargetHome,
            } => {
                let args = Args::new().with("distance", *distance);
                texts.say("qm-area-within-target-home", args)
            }
            Area::Within { .. } => texts.word("qm-area-within-other"),
            Area::AtTurnStart { holding, near } => {
                let args = args
                    .with("holding", self.pieces(*holding))
                    .with("near", self.pieces(*near));
                texts.say("qm-area-at-turn-start", args)
            }
        }
    }

    /// The same, where everywhere must be said.
    pub(super) fn area_or_board(self, area: &Area, extent: Extent) -> String {
        match area {
            Area::Any => self.words.texts.word("qm-area-on-board"),
            area => self.area(area, extent),
        }
    }

    /// The kind of piece that the trigger speaks of.
    pub(super) fn it(self) -> Option<Noun> {
        match self.trigger {
            Trigger::Battled { pieces, .. }
            | Trigger::WouldRemove { pieces, .. }
            | Trigger::Removed { pieces, .. }
            | Trigger::Built { pieces, .. } => Some(self.words.kinds(pieces.kind)),
            _ => None,
        }
    }

    /// A condition as a clause without its "if".
    pub(super) fn condition(self, condition: &Condition) -> String {
        let texts = self.words.texts;
        match condition {
            Condition::Present { pieces, area } => {
                let args = Args::new()
                    .with("pieces", self.pieces(*pieces))
                    .with("area", self.area_or_board(area, Extent::one(pieces.kind)));
                texts.say("qm-if-present", args)
            }
            Condition::Absent { pieces, area } => {
                let args = Args::new()
                    .with("pieces", self.pieces(*pieces))
                    .with("area", self.area_or_board(area, Extent::one(pieces.kind)));
                texts.say("qm-if-absent", args)
            }
            Condition::Within {
                pieces,
                distance,
                of: Place::Space(space),
            } => {
                let args = Args::new()
                    .with("pieces", self.pieces(*pieces))
                    .with("distance", *distance)
                    .with("space", self.words.space(*space));
                texts.say("qm-if-within", args)
            }
            Condition::Within { .. } => texts.word("qm-if-within-other"),
        }
    }
}
