//! `sandtable bench`: how fast are random games, and do they come out whole?
//!
//! One thread, apart from the search, which is measured after the games on all cores. The measured
//! loop allocates nothing of its own: what is counted is the game's. A decision counts when a seat
//! had more than one move, asides left out. Every game has a seed of its own, so that any one can
//! be repeated alone.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Context;
use game::{Actor, Ending, Game, Ignore, MoveList, Outcome, Playout, Seat, Setup, Turn};
use games::with_game;
use lab::bench::SearchSpeed;
use testkit::random;
use text::Texts;

use crate::args::BenchArgs;
use crate::{Verdict, errors, files, study};

mod allocations;
mod live;

use live::LiveMove;

/// Plays and measures.
pub(crate) fn run(args: &BenchArgs, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    match with_game!(args.game, G => measure::<G>(args, texts))? {
        Ok(mut figures) => {
            let mut setup = files::use_content(args.game, &args.content, texts)?;
            setup.extend(args.setup.iter().cloned());
            let threads = study::threads(None);
            let search = lab::bench::search(args.game, &setup, args.seed, threads)?;
            figures.search = Some(search);
            figures.live = live::measure(args.game, &setup, args.seed)?;
            let text = if args.json {
                figures.to_json()
            } else {
                figures.to_text(args)
            };
            writeln!(out, "{text}")?;
            Ok(Verdict::Good)
        }
        Err(unsound) => {
            writeln!(
                out,
                "the game with seed {} is not whole after {} moves: {}\nrepeat it with: sandtable \
                 bench {} --games 1 --seed {} --audit",
                unsound.seed, unsound.moves, unsound.problem, args.game, unsound.seed
            )?;
            Ok(Verdict::Failed)
        }
    }
}

/// What was measured.
#[derive(Debug, Default)]
struct Figures {
    games: u64,
    moves: u64,
    decisions: u64,
    unfinished: u64,
    /// `None` when the program was not built to count them.
    allocations: Option<u64>,
    state_bytes: usize,
    time: Duration,
    /// By the names of those who won.
    winners: BTreeMap<String, u64>,
    endings: BTreeMap<Ending, u64>,
    /// Of the bots that search.
    search: Option<SearchSpeed>,
    /// Of an `officer` at a live table.
    live: Vec<LiveMove>,
}

/// A game in which something was lost.
#[derive(Debug)]
struct Unsound {
    seed: u64,
    moves: u64,
    problem: String,
}

/// What one game came to.
#[derive(Debug, Default)]
struct Played {
    moves: u64,
    decisions: u64,
    /// `None` when the game went on beyond its bound.
    outcome: Option<Outcome>,
}

fn measure<G: Game>(args: &BenchArgs, texts: &Texts) -> anyhow::Result<Result<Figures, Unsound>> {
    let mut setup = G::Setup::default();
    let content = files::use_content(args.game, &args.content, texts)?;
    for line in content.iter().chain(&args.setup) {
        setup.set(line).with_context(|| texts.setup_line(line))?;
    }
    let start = G::new(&setup).with_context(|| errors::setting_up(args.game.name(), texts))?;
    let mut list = MoveList::new();
    let mut figures = Figures {
        state_bytes: size_of::<G>(),
        ..Figures::default()
    };
    // Warm-up: caches, branch predictors, and the list's memory.
    for i in 0..(args.games / 20).clamp(1, 1000) {
        let seed = args.seed.wrapping_add(args.games).wrapping_add(i);
        let played = play::<G, false>(&mut start.clone(), seed, &mut list);
        if let Err(unsound) = played {
            return Ok(Err(unsound));
        }
    }
    for i in 0..args.games {
        let seed = args.seed.wrapping_add(i);
        let allocations = allocations::so_far();
        let began = Instant::now();
        let mut state = start.clone();
        let played = if args.audit {
            play::<G, true>(&mut state, seed, &mut list)
        } else {
            play::<G, false>(&mut state, seed, &mut list)
        };
        figures.time += began.elapsed();
        if let (Some(before), Some(after)) = (allocations, allocations::so_far()) {
            figures.allocations = Some(figures.allocations.unwrap_or(0) + after - before);
        }
        let played = match played {
            Ok(played) => played,
            Err(unsound) => return Ok(Err(unsound)),
        };
        if let Err(problem) = state.audit() {
            return Ok(Err(Unsound {
                seed,
                moves: played.moves,
                problem,
            }));
        }
        figures.add(&state, &played);
    }
    Ok(Ok(figures))
}

/// Plays one game at random, auditing after every move if asked.
fn play<G: Game, const AUDIT: bool>(
    state: &mut G,
    seed: u64,
    list: &mut MoveList<G::Move>,
) -> Result<Played, Unsound> {
    let mut rng = Playout::new(seed);
    let mut played = Played::default();
    while played.moves < u64::from(G::MOVE_BOUND) {
        match state.turn() {
            Turn::Over(outcome) => {
                played.outcome = Some(outcome);
                return Ok(played);
            }
            Turn::Chance => {
                let mv = state.chance(&mut rng);
                state.apply(Actor::Chance, mv, &mut Ignore);
            }
            Turn::Seats(asked) => {
                let unsound = |problem: &str| Unsound {
                    seed,
                    moves: played.moves,
                    problem: problem.to_owned(),
                };
                let seat = asked.lowest().ok_or_else(|| unsound("no seat is asked"))?;
                state.moves(seat, list);
                let pick = random::pick::<G>(list, &mut rng)
                    .ok_or_else(|| unsound("a seat that is asked has no move"))?;
                played.decisions += u64::from(pick.n_choices > 1);
                state.apply(Actor::Seat(seat), pick.mv, &mut Ignore);
            }
        }
        played.moves += 1;
        if AUDIT && let Err(problem) = state.audit() {
            return Err(Unsound {
                seed,
                moves: played.moves,
                problem,
            });
        }
    }
    if let Turn::Over(outcome) = state.turn() {
        played.outcome = Some(outcome);
    }
    Ok(played)
}

impl Figures {
    fn add<G: Game>(&mut self, state: &G, played: &Played) {
        self.games += 1;
        self.moves += played.moves;
        self.decisions += played.decisions;
        let Some(outcome) = played.outcome else {
            self.unfinished += 1;
            return;
        };
        let names: Vec<String> = (0..state.seats())
            .map(Seat)
            .filter(|&seat| outcome.winners.contains(seat))
            .map(|seat| state.seat_name(seat))
            .collect();
        let names = match names.len() {
            0 => lab::NO_WINNER.to_owned(),
            _ => names.join(" "),
        };
        *self.winners.entry(names).or_default() += 1;
        *self.endings.entry(outcome.ending).or_default() += 1;
    }

    fn per_second(&self, n: u64) -> f64 {
        n as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    fn per_game(&self, n: u64) -> f64 {
        n as f64 / self.games.max(1) as f64
    }

    fn ns_per_decision(&self) -> f64 {
        self.time.as_nanos() as f64 / self.decisions.max(1) as f64
    }

    fn to_json(&self) -> String {
        serde_json::json!({
            "games": self.games,
            "games_per_s": self.per_second(self.games),
            "decisions_per_s": self.per_second(self.decisions),
            "ns_per_decision": self.ns_per_decision(),
            "decisions_per_game": self.per_game(self.decisions),
            "state_bytes": self.state_bytes,
            "allocs_per_game": self.allocations.map(|n| self.per_game(n)),
            "unfinished": self.unfinished,
            "search_iterations_per_s": self.search.map(|search| search.iterations_per_s),
            "bot_move_ms": self.live.iter().copied().map(LiveMove::to_json).collect::<Vec<_>>(),
        })
        .to_string()
    }

    fn to_text(&self, args: &BenchArgs) -> String {
        let mut text = format!(
            "{}: {} random games from seed {} in {:.2} s\n",
            args.game,
            self.games,
            args.seed,
            self.time.as_secs_f64()
        );
        let allocations = self.allocations.map(|n| self.per_game(n));
        let counted = allocations.map(|n| ("allocations/game", n, 2));
        let figures = [
            ("games/s", self.per_second(self.games), 1),
            ("decisions/s", self.per_second(self.decisions), 0),
            ("ns/decision", self.ns_per_decision(), 0),
            ("decisions/game", self.per_game(self.decisions), 1),
            ("moves/game", self.per_game(self.moves), 1),
            ("bytes of state", self.state_bytes as f64, 0),
            ("unfinished games", self.unfinished as f64, 0),
        ];
        for (name, value, digits) in figures.into_iter().chain(counted) {
            let _ = writeln!(text, "{name:>18}  {value:.digits$}");
        }
        if let Some(search) = self.search {
            let _ = writeln!(
                text,
                "{:>18}  {:.0} on {} threads; the slowest decision of a general takes {:.2} s",
                "search iterations/s",
                search.iterations_per_s,
                search.threads,
                search.slowest_decision.as_secs_f64()
            );
        }
        for LiveMove { after, cost } in &self.live {
            let told = match cost {
                Some(cost) => {
                    let millis = 1e3 * cost.as_secs_f64();
                    format!("{millis:.2} ms of an officer after {after} moves")
                }
                None => format!("the game was over before {after} moves"),
            };
            let _ = writeln!(text, "{:>18}  {told}", "move at a table");
        }
        for (title, counts) in [
            (
                "won by",
                self.winners.iter().map(to_pair).collect::<Vec<_>>(),
            ),
            ("ended by", self.endings.iter().map(to_pair).collect()),
        ] {
            let _ = writeln!(text, "{title}");
            for (name, n) in counts {
                let percent = 100.0 * self.per_game(n);
                let _ = writeln!(text, "{percent:>16.1} %  {name}");
            }
        }
        text.truncate(text.trim_end().len());
        text
    }
}

fn to_pair<T: ToString>((name, n): (T, &u64)) -> (String, u64) {
    (name.to_string(), *n)
}

#[cfg(test)]
mod tests {
    use games::GameId;
    use text::Language;

    use super::*;
    use crate::args::ContentArgs;
    use crate::toy::{Toy, flaw};

    fn args() -> BenchArgs {
        BenchArgs {
            game: GameId::Quartermaster,
            games: 200,
            seed: 1,
            json: false,
            audit: false,
            setup: vec!["players 3".to_owned()],
            content: ContentArgs::default(),
        }
    }

    fn measured<G: Game>(args: &BenchArgs) -> anyhow::Result<Figures> {
        Ok(measure::<G>(args, &Texts::new(Language::English))?.unwrap())
    }

    #[test]
    fn random_games_are_counted() {
        let figures = measured::<Toy>(&args()).unwrap();
        assert_eq!(figures.games, 200);
        assert_eq!(figures.unfinished, 0);
        assert_eq!(figures.winners.values().sum::<u64>(), 200);
        assert!(figures.decisions > 0 && figures.decisions < figures.moves);
        assert_eq!(figures.state_bytes, size_of::<Toy>());
        let text = figures.to_text(&args());
        assert!(text.contains("100.0 %  last-round"), "{text}");
    }

    #[test]
    fn the_json_has_exactly_the_promised_fields() {
        let figures = measured::<Toy>(&args()).unwrap();
        let value: serde_json::Value = serde_json::from_str(&figures.to_json()).unwrap();
        let mut fields: Vec<&str> = value
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        fields.sort_unstable();
        assert_eq!(
            fields,
            [
                "allocs_per_game",
                "bot_move_ms",
                "decisions_per_game",
                "decisions_per_s",
                "games",
                "games_per_s",
                "ns_per_decision",
                "search_iterations_per_s",
                "state_bytes",
                "unfinished"
            ]
        );
    }

    #[test]
    fn a_game_is_the_same_alone_as_in_a_run() {
        let mut list = MoveList::new();
        let mut state = Toy::<0>::new(&Default::default()).unwrap();
        let one = play::<Toy, false>(&mut state.clone(), 17, &mut list).unwrap();
        let two = play::<Toy, true>(&mut state, 17, &mut list).unwrap();
        assert_eq!((one.moves, one.decisions), (two.moves, two.decisions));
    }

    #[test]
    fn an_endless_game_is_unfinished() {
        let figures = measured::<Toy<{ flaw::ENDLESS }>>(&args()).unwrap();
        assert_eq!(figures.unfinished, 200);
        assert!(figures.winners.is_empty());
    }

    #[test]
    fn a_bad_setup_line_is_bad_input() {
        let mut args = args();
        args.setup.push("players 9".to_owned());
        assert!(measured::<Toy>(&args).is_err());
    }
}
