//! The prior over moves: rules of thumb.

use game::Seat;
use quartermaster::effect::{BattleKind, CardType, Effect, PieceKind};
use quartermaster::{Country, Move, SpaceId, Spaces, State, Team};

use crate::evaluator::PRUNE;

/// What is looked up once for a list of moves.
struct Sketch<'a> {
    state: &'a State,
    team: Team,
    friends: Spaces,
    enemies: Spaces,
    supply: Spaces,
    turns: f32,
    /// Whether no seat must act: a discard is then free.
    is_free: bool,
    /// Whether a discard pays for marshalling.
    is_air_step: bool,
}

/// A card that promises so much is not thrown away without need.
const NEEDED: f32 = 0.5;

/// Writes the priors of a seat's moves.
pub(super) fn priors(state: &State, seat: Seat, moves: &[Move], priors: &mut Vec<f32>) {
    priors.clear();
    let leads = Country::ALL
        .into_iter()
        .find(|&country| state.leader(country) == seat);
    let team = leads.map_or(Team::Axis, Country::team);
    let sketch = Sketch {
        state,
        team,
        friends: state.board().of_team(team),
        enemies: state.board().of_team(team.other()),
        supply: state.content().map.supply,
        turns: f32::from(state.options().rounds.saturating_sub(state.round())) + 0.5,
        is_free: moves.contains(&Move::Pass),
        is_air_step: state.is_air_step(),
    };
    priors.extend(moves.iter().map(|&mv| sketch.prior(mv)));
}

impl Sketch<'_> {
    fn prior(&self, mv: Move) -> f32 {
        match mv {
            Move::Play(card) => 1.5 + self.play(card),
            Move::Discard(card) if self.is_free && self.play(card) >= NEEDED => PRUNE,
            // To marshal for the sake of it is to waste a card.
            Move::Discard(_) if self.is_air_step => self.marshal(self.state.active()) - 0.3,
            Move::Discard(card) => 0.5 - self.card(card),
            Move::Bottom(card) => -0.5 - self.card(card),
            Move::Take(card) | Move::Order(card) => self.card(card),
            // What lies on the table is there to be used, when it costs nothing more so.
            Move::Use(card) => {
                let card = self.state.content().card(card);
                if matches!(card.card_type, CardType::Response | CardType::Bolster) {
                    1.0
                } else {
                    1.6
                }
            }
            Move::Build(space) | Move::Recruit(space) => 1.5 + self.place(space),
            Move::Redeclare(_) => -1.0,
            Move::Battle(space) => self.battle(space),
            Move::Eliminate(piece) if piece.country.team() != self.team => self.battle(piece.space),
            Move::Eliminate(..) => -2.0,
            Move::Target(country) => self.target(country),
            Move::Choose(_) => 1.0,
            Move::Option(n) => match self.state.option(n) {
                Some((country, Effect::DeployAir { .. })) => 1.0 + self.deploy(country),
                Some((country, Effect::MarshalAir { .. })) => 1.0 + self.marshal(country),
                _ => 1.0,
            },
            Move::Deploy(space) | Move::Retreat(space) => 1.5 + self.base(space),
            // Not for its own sake: the card that pays for it is missed.
            Move::Marshal(from, to) => 0.4 + self.base(to) - self.base(from),
            Move::Defend => 1.5,
            Move::Strike(_) => 1.2,
            Move::Lift(_) => -0.6,
            Move::Reallocate => -2.0,
            Move::Forfeit | Move::Pass => 0.0,
            Move::Withdraw | Move::Remove(..) | Move::Request(..) => -6.0,
            Move::Shuffle(_) | Move::Pick(_) => 0.0,
        }
    }

    /// What playing a card promises: a basic card is worth what its best space is.
    fn play(&self, card_id: quartermaster::CardId) -> f32 {
        let card = self.state.content().card(card_id);
        let best = |spaces: Spaces, worth: &dyn Fn(SpaceId) -> f32| {
            spaces.iter().map(worth).fold(-1.0, f32::max)
        };
        let build = |kind| {
            let spaces = self.state.buildable(card.country, kind);
            best(spaces, &|space| self.place(space)) - 0.2
        };
        let battle = |kind: BattleKind| {
            let spaces = self.state.battleable(card.country, kind) & self.enemies;
            best(spaces, &|space| self.battle(space)) - 0.2
        };
        match card.card_type {
            CardType::BuildArmy => build(PieceKind::Army),
            CardType::BuildNavy => build(PieceKind::Navy) + 0.4,
            CardType::LandBattle => battle(BattleKind::Land),
            CardType::SeaBattle => battle(BattleKind::Sea),
            CardType::DeployAir => {
                let best = self.deploy(card.country).max(self.marshal(card.country));
                best + 0.5
            }
            _ => self.card(card_id),
        }
    }

    /// What a card is worth to hold.
    fn card(&self, card: quartermaster::CardId) -> f32 {
        match self.state.content().card(card).card_type {
            // A Status works for the rest of the war.
            CardType::Status => 0.1 * self.turns.min(14.0),
            CardType::BuildArmy => 1.1,
            CardType::LandBattle => 1.0,
            CardType::BuildNavy => 0.7,
            CardType::SeaBattle => 0.5,
            CardType::DeployAir => 1.2,
            CardType::Event => 0.8,
            CardType::EconomicWarfare => 0.9,
            CardType::Response | CardType::Bolster => 0.5,
        }
    }

    /// What an own piece in a space is worth.
    fn place(&self, space: SpaceId) -> f32 {
        let mut worth = 0.0;
        if self.supply.contains(space) {
            worth += if self.friends.contains(space) {
                0.5
            } else {
                2.5
            };
        }
        let near = self.around(space);
        worth += 0.35 * (near & self.supply & !self.friends).len().min(3) as f32;
        worth += 0.2 * (near & self.enemies).len().min(2) as f32;
        worth
    }

    /// What an air force in a space is worth: what it defends, and what it can strike.
    fn base(&self, space: SpaceId) -> f32 {
        let threats = (self.around(space) & self.enemies).len().min(3) as f32;
        let held = if self.supply.contains(space) {
            1.0
        } else {
            0.0
        };
        (0.3 + held) * (0.2 + 0.5 * threats)
    }

    /// What the best deployment is worth.
    fn deploy(&self, country: Country) -> f32 {
        let spaces = self.state.deployable(country).iter();
        spaces.map(|space| self.base(space)).fold(-1.0, f32::max)
    }

    /// What the best marshalling is worth.
    fn marshal(&self, country: Country) -> f32 {
        let ways = self.state.marshallings(country);
        ways.map(|(from, to)| self.base(to) - self.base(from))
            .fold(-1.0, f32::max)
    }

    /// What a battle in a space is worth; 0 when no enemy is there.
    fn battle(&self, space: SpaceId) -> f32 {
        if !self.enemies.contains(space) {
            return -2.0;
        }
        let mut worth = 1.2;
        if self.supply.contains(space) {
            worth += 1.0;
        }
        let homes = self
            .team
            .countries()
            .iter()
            .map(|country| self.state.content().countries[country].home)
            .collect::<Spaces>();
        if self.around(space).meets(homes) {
            worth += 0.8;
        }
        if homes.contains(space) {
            worth += 2.0;
        }
        worth
    }

    /// Whose piece hurts most: the one whose country is on turn soonest is as good as any other,
    /// so the country with fewer pieces.
    fn target(&self, country: Country) -> f32 {
        let board = self.state.board();
        let n = board.of(country, PieceKind::Army).len() + board.of(country, PieceKind::Navy).len();
        1.0 - 0.1 * n as f32
    }

    fn around(&self, space: SpaceId) -> Spaces {
        let member = match self.team {
            Team::Axis => Country::Germany,
            Team::Allies => Country::Uk,
        };
        self.state.around(member, Spaces::only(space))
    }
}
