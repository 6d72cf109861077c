//! Whole games analysed.

use std::sync::atomic::AtomicBool;

use analysis::{AnalysisError, Effort, GameAnalysis, QUICK, analyse, continue_from, open};
use bots::{Evaluator, Level, Player, SearchContext};
use game::{Actor, Ignore, Playout, Record, RecordedMove, Rng, Seat, Setup, Turn};
use games::{Orders, Playable, Quartermaster, Rush};

/// A game of that setup: these moves first, then everybody as that player, to the end.
fn played<G: Playable + Evaluator>(
    lines: &[&str],
    opening: &[(Actor, &str)],
    player: Player,
    seed: u64,
) -> Record {
    let mut setup = G::Setup::default();
    for line in lines {
        setup.set(line).unwrap();
    }
    let mut state = G::new(&setup).unwrap();
    let mut rng = Playout::new(seed);
    let mut opening = opening.iter();
    let mut moves = Vec::new();
    loop {
        let (actor, mv) = match (opening.next(), state.turn()) {
            (Some(&(actor, text)), _) => (actor, state.parse_move(text).unwrap()),
            (None, Turn::Over(_)) => break,
            (None, Turn::Chance) => (Actor::Chance, state.chance(&mut rng)),
            (None, Turn::Seats(asked)) => {
                let seat = asked.lowest().unwrap();
                let choice = player.choose(&state, seat, rng.next_u64(), &SearchContext::default());
                (Actor::Seat(seat), choice.unwrap())
            }
        };
        let text = state.write_move(mv);
        moves.push(RecordedMove { actor, text });
        let refused = state.play(actor, mv, &mut Ignore);
        assert!(refused.is_ok(), "{refused:?}");
    }
    Record {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup: setup.lines(),
        commitment: None,
        seed: None,
        moves,
    }
}

fn analysed(record: &Record, worlds: u32) -> GameAnalysis {
    let ctx = SearchContext::default();
    let analysed = analyse(record, Effort::new(worlds), &ctx, |_, _| {});
    analysed.unwrap().unwrap()
}

fn random<G: Playable + Evaluator>(lines: &[&str], seed: u64) -> Record {
    played::<G>(lines, &[], Player::new(Level::Random), seed)
}

/// Where blue can take an HQ that one troop holds.
const AT_THE_GATES: [&str; 3] = [
    "turn blue",
    "blue troops blue_hq*3 blue_road*1 blue_farm*1 town*1 yellow_mill*1 yellow_road*4",
    "yellow troops yellow_hq*1",
];

#[test]
fn a_missed_win_is_the_costliest_decision() {
    let blue = Actor::Seat(Seat(0));
    let record = played::<Orders>(
        &AT_THE_GATES,
        &[(blue, "pass")],
        Player::new(Level::Cadet),
        3,
    );
    let analysed = analysed(&record, 24);
    let missed = analysed.costly.iter().find(|costly| costly.number == 1);
    let missed = missed.unwrap_or_else(|| panic!("{:#?}", analysed.costly));
    assert_eq!(missed.seat, Seat(0));
    assert_eq!(missed.text, "pass");
    assert_eq!(missed.better.text, "deploy advance yellow_hq");
    assert!(missed.cost.low > 0.0, "{missed:?}");
    assert!(missed.better.chance.value > missed.chance.value);
    // The dearest comes first among the seat's.
    let of_seat = analysed
        .costly
        .iter()
        .filter(|costly| costly.seat == Seat(0));
    let costs: Vec<f64> = of_seat.map(|costly| costly.cost.value).collect();
    assert!(costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
}

#[test]
fn a_win_that_is_taken_costs_nothing() {
    let blue = Actor::Seat(Seat(0));
    let taken = [
        (blue, "deploy advance yellow_hq"),
        (blue, "move yellow_road 3"),
        (Actor::Chance, "roll 1"),
    ];
    let record = played::<Orders>(&AT_THE_GATES, &taken, Player::new(Level::Cadet), 3);
    let analysed = analysed(&record, 16);
    assert_eq!(record.moves.len(), 3);
    assert_eq!(analysed.winners, [0]);
    assert!(analysed.costly.iter().all(|costly| costly.number != 1));
    assert_eq!(analysed.curve.last().unwrap().chances[0].value, 1.0);
}

/// Start, luck and decisions add up to how it ended, for every side; so do the seats of a side.
fn adds_up(analysed: &GameAnalysis) {
    assert_eq!(analysed.accounts.len(), analysed.sides.len());
    for (side, account) in analysed.sides.iter().zip(&analysed.accounts) {
        let sum =
            account.start.value + account.luck.value + account.own.value + account.others.value;
        assert!((sum - account.end).abs() < 0.001, "{account:?}");
        let seats = analysed.by_seat.iter();
        let seats = seats.filter(|one| side.contains(&one.seat));
        let sum: f64 = seats.map(|one| one.change.value).sum();
        assert!((sum - account.own.value).abs() < 0.001, "{account:?} {sum}");
    }
}

#[test]
fn luck_and_decisions_add_up_in_every_game() {
    let orders = analysed(&random::<Orders>(&[], 1), 4);
    assert_eq!(orders.sides, [[Seat(0)], [Seat(1)]]);
    adds_up(&orders);
    let rush = analysed(&random::<Rush>(&["players 3"], 1), 3);
    assert_eq!(rush.sides.len(), 3);
    adds_up(&rush);
    let lines = ["windows fast"];
    let record = played::<Quartermaster>(&lines, &[], Player::new(Level::Cadet), 1);
    let quartermaster = analysed(&record, 2);
    let (axis, allies) = ([0, 2, 4].map(Seat), [1, 3, 5].map(Seat));
    assert_eq!(quartermaster.sides, [axis, allies]);
    adds_up(&quartermaster);
}

#[test]
fn a_game_at_random_leaves_much_unknown_at_first() {
    let analysed = analysed(&random::<Orders>(&[], 2), 6);
    let first = &analysed.curve[0].chances[0];
    assert!(first.high - first.low > 0.1, "{first:?}");
    assert!((0.0..=1.0).contains(&first.low) && (0.0..=1.0).contains(&first.high));
    // Intervals shrink with more worlds.
    let record = random::<Orders>(&[], 2);
    let more = self::analysed(&record, 24);
    let width = |analysed: &GameAnalysis| {
        let points = analysed.curve.iter();
        let widths = points.map(|point| point.chances[0].high - point.chances[0].low);
        widths.sum::<f64>() / analysed.curve.len() as f64
    };
    assert!(
        width(&more) < width(&analysed),
        "{} {}",
        width(&more),
        width(&analysed)
    );
}

#[test]
fn the_curve_goes_on_to_the_end_and_turning_points_lie_on_it() {
    let record = random::<Orders>(&[], 4);
    let analysed = analysed(&record, 8);
    let after: Vec<usize> = analysed.curve.iter().map(|point| point.after).collect();
    assert!(after.is_sorted() && after.last() == Some(&record.moves.len()));
    let last = analysed.curve.last().unwrap();
    let sum: f64 = last.chances.iter().map(|chance| chance.value).sum();
    assert_eq!(sum, 1.0);
    assert!(!analysed.turning_points.is_empty());
    for turn in &analysed.turning_points {
        assert!(turn.change.is_sure(), "{turn:?}");
        let mv = &record.moves[turn.number - 1];
        assert_eq!((&mv.text, mv.actor), (&turn.text, turn.actor));
        let difference = turn.after.value - turn.before.value;
        assert!((difference - turn.change.value).abs() < 0.001, "{turn:?}");
    }
}

#[test]
fn the_same_effort_gives_the_same_analysis_in_any_order() {
    let record = random::<Orders>(&[], 5);
    let one = analysed(&record, 3);
    let ctx = SearchContext::default();
    let mut analysis = open(&record, Effort::new(3)).unwrap();
    while analysis.n_jobs() > 0 {
        let backwards = (0..analysis.n_jobs()).rev();
        let mut results: Vec<_> = backwards.map(|job| analysis.work(job, &ctx)).collect();
        results.reverse();
        analysis.take(results);
    }
    assert_eq!(analysis.result(), one);
}

#[test]
fn the_curve_is_coarse_at_first_and_then_the_one_that_is_told() {
    let record = random::<Orders>(&[], 5);
    let whole = analysed(&record, 3);
    let ctx = SearchContext::default();
    let mut analysis = open(&record, Effort::new(3)).unwrap();
    let mut results = Vec::new();
    let mut n_known = 0;
    for job in 0..analysis.n_jobs() {
        results.push(analysis.work(job, &ctx));
        let points = analysis.curve_so_far(&results);
        assert!(points.len() >= n_known);
        assert!(points.is_sorted_by(|a, b| a.after < b.after));
        n_known = points.len();
    }
    let points = analysis.curve_so_far(&results);
    assert_eq!(points.len(), whole.curve.len());
    let first = |points: &[analysis::Point]| points.first().cloned();
    analysis.take(results);
    assert_eq!(first(&points), first(&analysis.result().curve));
    assert_eq!(analysis.weight_ahead(), 0);
}

#[test]
fn games_go_on_from_a_position_and_each_number_is_one_game() {
    let record = random::<Rush>(&["players 3"], 2);
    let at = record.moves.len() / 2;
    let start = continue_from(&record, at, QUICK).unwrap();
    let played = |numbers: &[u64]| {
        let mut tally = start.begin();
        for &number in numbers {
            tally.add(start.play(number));
        }
        tally
    };
    let tally = played(&[1, 2, 3, 4, 5]);
    assert_eq!(tally, played(&[5, 4, 3, 2, 1]), "in any order");
    assert_ne!(tally, played(&[1, 2, 3, 4, 6]));
    assert_eq!((tally.after, tally.games, tally.sides.len()), (at, 5, 3));
    let wins: u32 = (0..3).map(|side| tally.wins(side)).sum();
    assert!(wins >= 5, "every game has a winner");
    assert!(tally.moves().value > 0.0);
    // From the end there is nothing to play.
    let end = continue_from(&record, record.moves.len(), QUICK).unwrap();
    let mut tally = end.begin();
    tally.add(end.play(1));
    assert_eq!(tally.moves().value, 0.0);
    assert_eq!(
        tally.won(0).value + tally.won(1).value + tally.won(2).value,
        1.0
    );
}

#[test]
fn an_analysis_is_read_back_as_it_was_written() {
    let one = analysed(&random::<Orders>(&[], 6), 3);
    let json = serde_json::to_value(&one).unwrap();
    assert_eq!(
        serde_json::from_value::<GameAnalysis>(json.clone()).unwrap(),
        one
    );
    let keys: Vec<&str> = json.as_object().unwrap().keys().map(|key| &**key).collect();
    assert_eq!(keys, FIELDS);
    let chance = &json["curve"][0]["chances"][0];
    assert!(chance["value"].is_f64() && chance["low"].is_f64() && chance["high"].is_f64());
    assert_eq!(json["seats"], serde_json::json!(["blue", "yellow"]));
}

/// What programs that read it rely on.
const FIELDS: [&str; 14] = [
    "accounts",
    "by_seat",
    "cards",
    "costly",
    "curve",
    "effort",
    "format",
    "game",
    "moves",
    "rules",
    "seats",
    "sides",
    "turning_points",
    "winners",
];

#[test]
fn an_unfinished_game_is_not_analysed() {
    let record = random::<Orders>(&[], 7);
    let broken_off = record.branch(record.moves.len() / 2);
    let refused = open(&broken_off, Effort::default());
    assert!(matches!(refused, Err(AnalysisError::Unfinished)));
    let mut other = record.clone();
    other.rules += 1;
    let refused = open(&other, Effort::default());
    assert!(matches!(refused, Err(AnalysisError::Replay(_))));
    // What becomes of it would tell of what is hidden in it.
    let refused = continue_from(&broken_off, 3, QUICK);
    assert!(matches!(refused, Err(AnalysisError::Unfinished)));
}

#[test]
fn a_stopped_analysis_gives_none() {
    let stop = AtomicBool::new(true);
    let ctx = SearchContext {
        stop: Some(&stop),
        ..SearchContext::default()
    };
    let record = random::<Orders>(&[], 8);
    let told = analyse(&record, Effort::new(500), &ctx, |_, _| {});
    assert!(told.unwrap().is_none());
}
