use std::sync::atomic::AtomicBool;
use crate::lab::train::{Onlooker, Stage, Training};
pub fn main() {
    let all: Vec<String> = std::env::args().skip(1).collect();
    if all[0] == "meet" { return meet(&all[1..]); }
    let mut a = all.into_iter();
    let game = a.next().unwrap();
    let chapter = a.next().unwrap();
    let games: u64 = a.next().unwrap().parse().unwrap();
    let rounds: u32 = a.next().unwrap().parse().unwrap();
    let out = a.next().unwrap();
    let t = Training { game, rules: 0, chapter: (chapter != "all").then_some(chapter), games, rounds, seed: 1 };
    let stop = AtomicBool::new(false);
    let began = std::time::Instant::now();
    let stage = |s: Stage| match s {
        Stage::Ended(e) => { println!("{:.0}s {} round {} pos {} logloss {:.4} brier {:.4} worst {:.3} | {:.3} [{:.3} {:.3}] of {} {}", began.elapsed().as_secs_f64(), e.chapter, e.round, e.positions, e.account.log_loss, e.account.brier, e.account.worst(500), e.rate, e.low, e.high, e.games, e.is_accepted);
            }
        s => println!("{:.0}s {s:?}", began.elapsed().as_secs_f64()),
    };
    t.go(out.as_ref(), 2, Onlooker { stop: &stop, stage: &stage, done: &|_| {} }).unwrap();
}
#[allow(dead_code)]
pub fn meet(a: &[String]) {
    use bots::Sheet;
    let sheet = |name: &str| if name == "hand" { Sheet::empty(0, "hand".into()) } else { Sheet::read(&std::fs::read_to_string(name).unwrap()).unwrap() };
    let t = crate::lab::arena::Tournament {
        game: a[0].parse().unwrap(),
        setup: a[1].split(';').map(|l| l.trim().to_owned()).collect(),
        players: vec![a[2].parse().unwrap(), a[4].parse().unwrap()],
        sheets: vec![Some(sheet(&a[3])), Some(sheet(&a[5]))],
        games: a[6].parse().unwrap(),
        seed: a.get(7).map_or(77, |s| s.parse().unwrap()),
        sprt: None,
    };
    let stop = AtomicBool::new(false);
    let began = std::time::Instant::now();
    let s = t.play(2, crate::lab::Watch::new(&stop, &|_| {})).unwrap();
    let p = &s.pairs[0];
    println!("{} {} {}/{} v {}/{}: {:.1} % [{:.1} {:.1}] of {} in {:.0}s", a[0], a[1], a[2], a[3], a[4], a[5], p.rate.value*100., p.rate.low*100., p.rate.high*100., p.games, began.elapsed().as_secs_f64());
}
