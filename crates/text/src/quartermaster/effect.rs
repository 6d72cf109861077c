//! What an effect does, as a clause.

use ::quartermaster::effect::{
    Area, BattleKind, CardType, Condition, Count, Effect, Kinds, Pieces, Place, Span, Times,
    Trigger, Who,
};

use super::ability::{Subject, Telling};
use super::area::{Extent, Whose};
use super::trigger::battle_name;
use crate::texts::Args;

impl Telling<'_> {
    /// A part of an ability. The part before it is known, so that what both count or ask is not
    /// told twice.
    pub(super) fn part(self, effect: &Effect, previous: Option<&Effect>) -> String {
        match effect {
            Effect::Gain {
                points,
                per,
                condition,
            } => {
                let is_more = matches!(previous, Some(Effect::Gain { .. }));
                let scale = self.scale(per.as_ref(), condition.as_ref(), previous, is_more);
                let id = scale.id("qm-do-gain");
                self.words
                    .texts
                    .say(&id, scale.args.with("points", *points))
            }
            Effect::DiscardTop {
                who,
                cards,
                per,
                condition,
            } => {
                let is_more =
                    matches!(previous, Some(Effect::DiscardTop { who: other, .. }) if other == who);
                let scale = self.scale(per.as_ref(), condition.as_ref(), previous, is_more);
                let id = scale.id("qm-do-discard-top");
                let args = scale.args.with("cards", *cards);
                if self.whose(*who) == Whose::Own {
                    let args = args.with("mood", self.subject.mood());
                    return self.words.texts.say("qm-do-discard-own-top", args);
                }
                let args = args.with("country", self.who(*who));
                self.words.texts.say(&id, args)
            }
            _ => self.effect(effect),
        }
    }

    /// An effect by itself.
    pub(super) fn effect(self, effect: &Effect) -> String {
        let texts = self.words.texts;
        match effect {
            Effect::Gain { .. } | Effect::DiscardTop { .. } => self.part(effect, None),
            Effect::Build {
                pieces,
                area,
                times,
            } => self.place("qm-do-build", *pieces, area, *times),
            Effect::Recruit {
                pieces,
                area,
                times,
            } => match self.whose(pieces.of) {
                Whose::Own => self.place("qm-do-recruit", *pieces, area, *times),
                _ => {
                    let args = Args::new()
                        .with("mood", self.subject.mood())
                        .with("piece", self.words.kinds(pieces.kind))
                        .with("owner", self.who(pieces.of))
                        .with("area", self.area(area, extent(*pieces, *times)));
                    texts.say(&often("qm-do-recruit-other", *times), args)
                }
            },
            Effect::Eliminate {
                pieces,
                area,
                times,
            } => self.on_pieces("qm-do-eliminate", *pieces, area, *times),
            Effect::Battle { kind, area, times } => self.battle(*kind, area, *times),
            Effect::EliminateIt => self.on_it("qm-do-eliminate-it"),
            Effect::ProtectIt => self.on_it("qm-do-protect-it"),
            Effect::SpareIt => self.on_it("qm-do-spare-it"),
            Effect::DeployAir { area } => self.fly("qm-do-deploy-air", area),
            Effect::MarshalAir { area } => self.fly("qm-do-marshal-air", area),
            Effect::RelocateEach { pieces } => {
                let args = Args::new().with("pieces", self.pieces(*pieces));
                texts.say("qm-do-relocate-each", args)
            }
            Effect::CancelCard | Effect::CancelUse(Span::Once) => texts.word("qm-do-cancel-card"),
            Effect::CancelUse(Span::ThisTurn) => texts.word("qm-do-cancel-use-this-turn"),
            Effect::DiscardStatus => texts.word("qm-do-discard-status"),
            Effect::AddDiscard(cards) => self.cards("qm-do-add-discard", *cards),
            Effect::RaiseDiscard { cards, per } => {
                let args = Args::new()
                    .with("cards", *cards)
                    .with("pieces", self.pieces(per.pieces))
                    .with("area", self.count_area(per));
                texts.say("qm-do-raise-discard", args)
            }
            Effect::ReduceDiscard(cards) => self.cards("qm-do-reduce-discard", *cards),
            Effect::Choose(options) => {
                let options = self.as_option().clauses(options);
                texts.say("qm-do-choose", Args::new().with("options", options))
            }
            Effect::IfElse {
                condition,
                then,
                otherwise,
            } => {
                let args = Args::new()
                    .with("condition", self.condition(condition))
                    .with("then", self.effect(then));
                match otherwise {
                    Some(otherwise) => {
                        let args = args.with("otherwise", self.effect(otherwise));
                        texts.say("qm-do-if-else", args)
                    }
                    None => texts.say("qm-do-if", args),
                }
            }
            Effect::ChooseCountry {
                among,
                condition,
                effect,
            } => self.choose_country(*among, condition.as_ref(), effect),
            Effect::EachChooses { countries, options } => self.each_chooses(*countries, options),
            Effect::May { who, effect } => self.may(*who, effect),
            Effect::AnyOrder(effects) => {
                let clauses: Vec<String> = effects.iter().map(|each| self.effect(each)).collect();
                let clauses: Vec<&str> = clauses.iter().map(String::as_str).collect();
                let args = Args::new().with("clauses", texts.all_of(&clauses));
                texts.say("qm-do-any-order", args)
            }
            Effect::Chain(effects) => {
                let clauses = effects.iter().map(|each| self.effect(each));
                clauses
                    .reduce(|first, next| {
                        let args = Args::new().with("first", first).with("next", next);
                        texts.say("qm-do-chain", args)
                    })
                    .unwrap_or_default()
            }
            Effect::ReplaceBuild(effect) => self.replace_build(effect),
            Effect::ReorderTop(cards) => self.cards("qm-do-reorder-top", *cards),
            Effect::ShuffleCardIntoDeck => texts.word("qm-do-shuffle-card-into-deck"),
            Effect::PutCardOnDeck => texts.word("qm-do-put-card-on-deck"),
            Effect::HandToDeckBottom(times) => {
                texts.word(&often("qm-do-hand-to-deck-bottom", *times))
            }
            Effect::PlayFromDiscard { card_type: None } => texts.word("qm-do-play-from-discard"),
            Effect::PlayFromDiscard {
                card_type: Some(card_type),
            } => {
                let args = Args::new().with("type", self.words.card_type(*card_type));
                texts.say("qm-do-play-type-from-discard", args)
            }
            Effect::PlayFromHand { who } => match self.whose(*who) {
                Whose::Own => {
                    let args = Args::new().with("mood", self.subject.mood());
                    texts.say("qm-do-play-from-hand", args)
                }
                _ => texts.word("qm-do-play-from-hand-other"),
            },
            Effect::Draw { who, cards } => match self.whose(*who) {
                Whose::Own => self.cards("qm-do-draw", *cards),
                _ => texts.word("qm-do-draw-other"),
            },
            Effect::DiscardRandomResponse { who } => {
                let args = Args::new().with("country", self.who(*who));
                texts.say("qm-do-discard-random-response", args)
            }
            Effect::CancelDiscard => texts.word("qm-do-cancel-discard"),
            Effect::NoAirCombat => texts.word("qm-do-no-air-combat"),
            Effect::TakeFromDiscard { card_type, times } => {
                let args = Args::new().with("type", self.words.card_type(*card_type));
                texts.say(&often("qm-do-take-from-discard", *times), args)
            }
            Effect::LayFromHand { card_type } => {
                // What is not a Status lies face down.
                let id = match card_type {
                    CardType::Status => "qm-do-lay-from-hand",
                    _ => "qm-do-lay-from-hand-face-down",
                };
                let args = Args::new().with("type", self.words.card_type(*card_type));
                texts.say(id, args)
            }
            Effect::LayFromDiscard { who, card_type } => match self.whose(*who) {
                Whose::Own => {
                    let is_owner = matches!(self.subject, Subject::You | Subject::Your);
                    let args = Args::new()
                        .with("mood", self.subject.mood())
                        .with("own", if is_owner { "self" } else { "other" })
                        .with("type", self.words.card_type(*card_type));
                    texts.say("qm-do-lay-from-discard", args)
                }
                _ => texts.word("qm-do-lay-from-discard-other"),
            },
            Effect::HandForDiscards { who, times } => {
                let args = Args::new()
                    .with("country", self.who(*who))
                    .with("min", times.min)
                    .with("max", times.max);
                texts.say("qm-do-hand-for-discards", args)
            }
            Effect::AlwaysSupplied {
                pieces,
                area,
                condition,
            } => {
                let id = match (self.trigger, condition) {
                    (Trigger::Static, None) => "qm-do-always-supplied",
                    (Trigger::Static, Some(_)) => "qm-do-always-supplied-if",
                    (_, None) => "qm-do-supplied-this-turn",
                    (_, Some(_)) => "qm-do-supplied-this-turn-if",
                };
                let mut args = Args::new();
                if let Some(condition) = condition {
                    args = args.with("condition", self.condition(condition));
                }
                let args = args
                    .with("pieces", self.pieces(*pieces))
                    .with("area", self.area(area, Extent::one(pieces.kind).many()));
                texts.say(id, args)
            }
            Effect::DenySupplySpace { spaces, team } => {
                let nouns: Vec<_> = spaces
                    .iter()
                    .map(|&space| self.words.space(space))
                    .collect();
                let args = Args::new()
                    .with("spaces", texts.all_nouns(&nouns))
                    .with("team", self.words.team(*team));
                texts.say("qm-do-deny-supply-space", args)
            }
        }
    }

    fn place(self, id: &str, pieces: Pieces, area: &Area, times: Times) -> String {
        if self.whose(pieces.of) != Whose::Own {
            return self.words.texts.word(&format!("{id}-for-another"));
        }
        let args = Args::new()
            .with("mood", self.subject.mood())
            .with("piece", self.words.kinds(pieces.kind))
            .with("area", self.area(area, extent(pieces, times)));
        self.words.texts.say(&often(id, times), args)
    }

    fn on_pieces(self, id: &str, pieces: Pieces, area: &Area, times: Times) -> String {
        let args = Args::new()
            .with("mood", self.subject.mood())
            .with("pieces", self.pieces(pieces))
            .with("area", self.area(area, extent(pieces, times)));
        self.words.texts.say(&often(id, times), args)
    }

    fn fly(self, id: &str, area: &Area) -> String {
        let args = Args::new()
            .with("mood", self.subject.mood())
            .with("area", self.area(area, Extent::one(Kinds::Air)));
        // Where the pieces are named, the army or navy it comes to need not be.
        match area {
            Area::With(_) => self.words.texts.say(&format!("{id}-with"), args),
            _ => self.words.texts.say(id, args),
        }
    }

    fn on_it(self, id: &str) -> String {
        match self.it() {
            Some(piece) => self.words.texts.say(id, Args::new().with("piece", piece)),
            None => self.words.texts.word(&format!("{id}-nothing")),
        }
    }

    fn cards(self, id: &str, cards: u8) -> String {
        let args = Args::new()
            .with("mood", self.subject.mood())
            .with("cards", cards);
        self.words.texts.say(id, args)
    }

    fn battle(self, kind: BattleKind, area: &Area, times: Times) -> String {
        let is_another = matches!(self.trigger, Trigger::Battle { kind: first, .. } if first.is_none_or(|first| first == kind));
        let mut extent = Extent::of(kind.piece());
        if times.max > 1 {
            extent = extent.many();
        }
        let args = Args::new()
            .with("mood", self.subject.mood())
            .with("kind", battle_name(kind))
            .with("another", if is_another { "yes" } else { "no" })
            .with("area", self.area(area, extent));
        self.words.texts.say(&often("qm-do-battle", times), args)
    }

    /// The clauses of several effects, joined by an "or" that is not taken for one inside them.
    fn clauses(self, effects: &[Effect]) -> String {
        let clauses: Vec<String> = effects.iter().map(|each| self.effect(each)).collect();
        let clauses: Vec<&str> = clauses.iter().map(String::as_str).collect();
        self.words.texts.any_clause(&clauses)
    }

    /// The same, said as something one may choose.
    pub(super) fn as_option(self) -> Self {
        let subject = match self.subject {
            Subject::You => Subject::Your,
            other => other,
        };
        Self { subject, ..self }
    }

    /// The same, said of the target.
    pub(super) fn of_target(self) -> Self {
        Self {
            subject: Subject::Target,
            ..self
        }
    }

    fn choose_country(self, among: Who, condition: Option<&Condition>, effect: &Effect) -> String {
        let texts = self.words.texts;
        let args = Args::new().with("effect", self.effect(effect));
        match (self.whose(among), condition) {
            (Whose::OneOf(countries), None) => {
                let args = args.with("countries", self.any_country(countries));
                texts.say("qm-do-choose-country", args)
            }
            (Whose::Team(team), None) => {
                let args = args.with("team", self.words.team(team));
                texts.say("qm-do-choose-of-team", args)
            }
            (
                Whose::Team(team),
                Some(Condition::Present {
                    pieces,
                    area: Area::Adjacent(Place::TargetHome),
                }),
            ) => {
                let args = args
                    .with("team", self.words.team(team))
                    .with("pieces", self.pieces(*pieces));
                texts.say("qm-do-choose-of-team-next", args)
            }
            (
                Whose::Team(team),
                Some(Condition::Within {
                    pieces,
                    distance,
                    of: Place::TargetHome,
                }),
            ) => {
                let args = args
                    .with("team", self.words.team(team))
                    .with("pieces", self.pieces(*pieces))
                    .with("distance", *distance);
                texts.say("qm-do-choose-of-team-within", args)
            }
            _ => texts.word("qm-do-choose-other"),
        }
    }

    fn each_chooses(self, countries: Who, options: &[Effect]) -> String {
        let texts = self.words.texts;
        match self.whose(countries) {
            Whose::OneOf(countries) => {
                let args = Args::new()
                    .with("countries", self.all_countries(countries))
                    .with("options", self.of_target().clauses(options));
                texts.say("qm-do-each-chooses", args)
            }
            _ => texts.word("qm-do-each-chooses-other"),
        }
    }

    fn may(self, who: Who, effect: &Effect) -> String {
        let subject = match self.whose(who) {
            Whose::Country(country) => Subject::Country(country),
            Whose::Target => Subject::Target,
            _ => return self.words.texts.word("qm-do-may-other"),
        };
        let country = self.who(who);
        let telling = Self { subject, ..self };
        let args = Args::new()
            .with("country", country)
            .with("effect", telling.effect(effect));
        self.words.texts.say("qm-do-may", args)
    }

    fn replace_build(self, effect: &Effect) -> String {
        match effect {
            Effect::Recruit {
                pieces,
                area,
                times: Times::ONCE,
            } if self.whose(pieces.of) == Whose::Own => {
                let args = Args::new()
                    .with("piece", self.words.kinds(pieces.kind))
                    .with("area", self.area(area, Extent::one(pieces.kind)));
                self.words.texts.say("qm-do-recruit-instead", args)
            }
            _ => self.words.texts.word("qm-do-replace-build"),
        }
    }

    fn scale(
        self,
        per: Option<&Count>,
        condition: Option<&Condition>,
        previous: Option<&Effect>,
        is_more: bool,
    ) -> Scale {
        let (earlier_per, earlier_condition) = match previous {
            Some(
                Effect::Gain { per, condition, .. } | Effect::DiscardTop { per, condition, .. },
            ) => (per.as_ref(), condition.as_ref()),
            _ => (None, None),
        };
        let args = Args::new();
        match (per, condition) {
            (None, None) => Scale { suffix: "", args },
            (Some(count), None) if Some(count) == earlier_per => Scale {
                suffix: "-per-again",
                args: args.with("piece", self.words.kinds(count.pieces.kind)),
            },
            (Some(count), None) => Scale {
                suffix: "-per",
                args: args
                    .with("pieces", self.pieces(count.pieces))
                    .with("area", self.count_area(count)),
            },
            (None, Some(condition)) if Some(condition) == earlier_condition => Scale {
                suffix: "-if-again",
                args,
            },
            (None, Some(condition)) => Scale {
                suffix: if is_more { "-if-more" } else { "-if" },
                args: args.with("condition", self.condition(condition)),
            },
            (Some(_), Some(_)) => Scale {
                suffix: "-per-and-if",
                args,
            },
        }
    }

    fn count_area(self, count: &Count) -> String {
        self.area_or_board(&count.area, Extent::one(count.pieces.kind).many())
    }
}

/// What a number depends on.
struct Scale {
    suffix: &'static str,
    args: Args<'static>,
}

impl Scale {
    fn id(&self, id: &str) -> String {
        format!("{id}{}", self.suffix)
    }
}

fn extent(pieces: Pieces, times: Times) -> Extent {
    let extent = Extent::one(pieces.kind);
    if times.max > 1 { extent.many() } else { extent }
}

/// The message for so many times: each number of times that occurs has its own.
fn often(id: &str, times: Times) -> String {
    if times == Times::ONCE {
        id.to_owned()
    } else {
        format!("{id}-{}-{}", times.min, times.max)
    }
}
