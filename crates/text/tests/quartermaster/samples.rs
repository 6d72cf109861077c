//! One of each thing that is put into words.

use game::{CardName, Game, Observer, PlaceName, Seat};
use quartermaster::effect::{BattleKind, PieceKind, Step};
use quartermaster::{
    ByCountry, CardId, Cause, Content, Country, Deciding, Event, FactKind, Illegal, Pending, Piece,
    Reason, ScoreReason, SeenEvent, Setup, SpaceId, State, Team, View, Zone,
};

/// Every kind of event, with and without what may be hidden.
pub(crate) fn events() -> Vec<SeenEvent> {
    let country = Country::Germany;
    let name = || CardName::from("ger_blitzkrieg");
    let space = || PlaceName::from("ukraine");
    let kind = PieceKind::Army;
    let mut events = vec![
        Event::Shuffled { country },
        Event::Prepared,
        Event::RoundBegan { round: 3 },
        Event::TurnBegan { country },
        Event::Played {
            country,
            card: name(),
        },
        Event::Spent { card: name() },
        Event::Reallocated {
            country,
            card: name(),
        },
        Event::Looked { country, cards: 4 },
        Event::Recovered { country },
        Event::Cancelled { card: name() },
        Event::VictorySkipped { country },
        Event::Ended,
    ];
    for step in [
        Step::Play,
        Step::Air,
        Step::Supply,
        Step::Victory,
        Step::Discard,
        Step::Draw,
    ] {
        events.push(Event::StepBegan { step });
    }
    for flag in [false, true] {
        events.push(Event::Used {
            country,
            card: name(),
            was_hidden: flag,
        });
        events.push(Event::Returned {
            card: name(),
            on_top: flag,
        });
    }
    for card in [None, Some(name())] {
        events.push(Event::Drew {
            country,
            card: card.clone(),
        });
        events.push(Event::Laid {
            country,
            card: card.clone(),
        });
        events.push(Event::Reordered {
            country,
            card: card.clone(),
        });
        events.push(Event::Fetched {
            country,
            card: card.clone(),
        });
        events.push(Event::Bottomed {
            country,
            card: card.clone(),
        });
        for from in [Zone::Hand, Zone::Deck, Zone::Pile, Zone::Table] {
            events.push(Event::Discarded {
                country,
                card: card.clone(),
                from,
            });
        }
    }
    for country in Country::ALL {
        events.extend([
            Event::Built {
                country,
                kind,
                space: space(),
            },
            Event::Redeclared {
                country,
                kind: PieceKind::Navy,
                space: "north_sea".into(),
            },
            Event::Recruited {
                country,
                kind,
                space: space(),
            },
            Event::Withdrew {
                country,
                kind,
                space: space(),
            },
            Event::Deployed {
                country,
                space: space(),
            },
            Event::Marshalled {
                country,
                from: space(),
                to: "north_sea".into(),
            },
            Event::Retreated {
                country,
                from: space(),
                to: "russia".into(),
            },
            Event::Defended {
                country,
                space: space(),
            },
            Event::Struck {
                country,
                from: space(),
                space: "russia".into(),
            },
            Event::Protected {
                country,
                kind,
                space: space(),
            },
            Event::Spared {
                country,
                kind: PieceKind::Navy,
                space: "north_sea".into(),
            },
        ]);
    }
    for kind in [BattleKind::Land, BattleKind::Sea] {
        events.push(Event::Battled {
            by: country,
            kind,
            space: space(),
        });
    }
    for cause in [
        Cause::Battle(country),
        Cause::Eliminate(country),
        Cause::Supply,
        Cause::Stranded,
    ] {
        events.push(Event::Removed {
            country: Country::Ussr,
            kind,
            space: space(),
            cause,
        });
    }
    for reason in [
        ScoreReason::Spaces,
        ScoreReason::Card(name()),
        ScoreReason::Depletion,
    ] {
        for points in [-1, 1, 2, 5] {
            events.push(Event::Scored {
                team: Team::Axis,
                country: Country::Japan,
                points,
                reason: reason.clone(),
                spaces: vec!["ukraine".into(), "italy".into()],
            });
        }
    }
    events
}

/// Every reason to refuse a move.
pub(crate) fn refusals() -> Vec<Illegal> {
    let card = CardId(5);
    let space = SpaceId(13);
    let country = Country::Ussr;
    let kind = PieceKind::Army;
    let piece = Piece::new(country, kind, space);
    let reasons = [
        Reason::GameOver,
        Reason::NotAsked,
        Reason::NotTheQuestion,
        Reason::NotYourCard(card),
        Reason::NotInHand(card),
        Reason::NotThere(card),
        Reason::NotOnTable(card),
        Reason::NoTrigger(card),
        Reason::AlreadyUsed(card),
        Reason::NoEffect(card),
        Reason::WrongTerrain { space },
        Reason::OutsideArea { space },
        Reason::NotAdjacent { space },
        Reason::NeighbourUnsupplied { space },
        Reason::WouldBeUnsupplied { kind, space },
        Reason::NoPort { kind, space },
        Reason::EnemyThere { kind, space },
        Reason::FriendThere { kind, space },
        Reason::OwnPieceThere { kind, space },
        Reason::NoPieceLeft,
        Reason::NoSuchPiece(piece),
        Reason::Protected(piece),
        Reason::UnderThreat(piece),
        Reason::NoHelp(piece),
        Reason::RequestedAlready(piece),
        Reason::WrongCountry(country),
        Reason::MustAct,
        Reason::NoSuchOption,
        Reason::ReallocationOff,
        Reason::ReallocatedAlready,
        Reason::TooFewCards,
        Reason::HandNotEmpty,
        Reason::AskedAlready,
        Reason::ImpossibleChance,
    ];
    let content = Content::standard();
    reasons.map(|reason| Illegal::new(content, reason)).into()
}

/// Every kind of question, each in a view of its own.
pub(crate) fn questions() -> Vec<View> {
    let country = Country::Ussr;
    let card = || CardName::from("ger_blitzkrieg");
    let space = || PlaceName::from("ukraine");
    let mut pending = vec![
        Pending::Opening {
            discarded: ByCountry([1; 6]),
        },
        Pending::Prepare {
            decided: ByCountry([false; 6]),
        },
        Pending::Play,
        Pending::Air,
        Pending::Marshal,
        Pending::Retreat {
            country,
            space: space(),
        },
        Pending::Reallocate { left: 3 },
        Pending::Reallocate { left: 0 },
        Pending::Discard,
        Pending::Pay { country, left: 2 },
        Pending::GiveStatus { country },
        Pending::GivePiece {
            country,
            kind: PieceKind::Army,
        },
        Pending::Rebuild {
            card: card(),
            kind: PieceKind::Navy,
        },
        Pending::Battle {
            by: country,
            kind: BattleKind::Land,
            space: space(),
        },
        Pending::Withdraw { seat: Seat(0) },
        Pending::Free {
            card: card(),
            country,
            kind: PieceKind::Army,
        },
    ];
    let effects = [
        Deciding::Build,
        Deciding::Recruit,
        Deciding::Battle,
        Deciding::Eliminate,
        Deciding::DeployAir,
        Deciding::MarshalAir,
        Deciding::RelocateEach,
        Deciding::Choose,
        Deciding::ChooseCountry,
        Deciding::EachChooses,
        Deciding::AnyOrder,
        Deciding::ReorderTop,
        Deciding::HandToDeckBottom,
        Deciding::PlayFromDiscard,
        Deciding::PlayFromHand,
        Deciding::TakeFromDiscard,
        Deciding::LayFromHand,
        Deciding::LayFromDiscard,
        Deciding::HandForDiscards,
    ];
    pending.extend(effects.map(|what| Pending::Effect {
        card: card(),
        decider: country,
        what,
        piece: None,
        of: None,
        target: None,
        done: 0,
    }));
    let facts = [
        (FactKind::TurnStart, false, true, false),
        (FactKind::Victory, false, true, false),
        (FactKind::DiscardStart, false, true, false),
        (FactKind::Played, true, false, false),
        (FactKind::Resolved, true, false, false),
        (FactKind::Levied, false, true, false),
        (FactKind::Threat, false, true, true),
        (FactKind::Removed, false, true, true),
        (FactKind::Battle, false, true, true),
        (FactKind::Built, false, true, true),
        (FactKind::Recruited, false, true, true),
        (FactKind::StatusUsed, true, false, false),
        (FactKind::AirMoved, false, true, true),
        (FactKind::PlayStart, false, true, false),
        (FactKind::VictoryStart, false, true, false),
        (FactKind::DrawStart, false, true, false),
        (FactKind::Aimed, true, true, false),
        (FactKind::Using, true, false, false),
    ];
    pending.extend(
        facts.map(|(fact, has_card, has_country, has_space)| Pending::Window {
            fact,
            card: has_card.then(card),
            country: has_country.then_some(Country::Usa),
            piece: has_space.then_some(PieceKind::Army),
            space: has_space.then(space),
            team: Team::Axis,
        }),
    );
    let state = State::new(&Setup::default()).expect("the setup is legal");
    pending
        .into_iter()
        .map(|question| {
            let mut view = state.view(Observer::Seat(Seat(0)));
            view.asked = vec![Seat(0)];
            view.pending = vec![
                Pending::Card {
                    card: card(),
                    is_cancelled: false,
                },
                Pending::Use {
                    card: card(),
                    space: None,
                },
                Pending::Threat {
                    country,
                    kind: PieceKind::Army,
                    space: space(),
                    cause: Cause::Supply,
                },
                question,
            ];
            view
        })
        .collect()
}
