//! `sandtable play`: a table in the terminal, line by line.
//!
//! People at one keyboard take turns; the others play at random. Everything shown is made for the
//! seat that is asked, from its view; when several people share the keyboard the screen is cleared
//! between them. All input and output go through [`Session`], so a test is a reader and a writer.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Context;
use game::official::Seed;
use game::{Actor, Observer, Playout, Rng, Seat, Turn};
use games::{MoveSeen, PlayError, Table};

use crate::args::{PlayArgs, Sitter};
use crate::prompt::{HELP, Typed};
use crate::{Verdict, chairs, files, news};

/// Sets a table up and plays at it.
pub(crate) fn run(args: &PlayArgs, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let seed = match args.seed {
        Some(number) => number_seed(number),
        None => secret_seed()?,
    };
    // The random players must not be able to foretell chance, nor chance be told from them.
    let mut rng = seed.chance(u64::MAX);
    let rng = Playout::new(rng.next_u64());
    let table = games::sit(args.game, &args.setup, Some(seed))
        .with_context(|| format!("while setting up {}", args.game))?;
    let sitters = chairs::arrange(&*table, args)?;
    let mut session = Session {
        seen: vec![0; sitters.len()],
        sitters,
        table,
        rng,
        input: &mut io::stdin().lock(),
        out,
        at_keyboard: None,
        can_clear: io::stdout().is_terminal(),
    };
    session.welcome()?;
    session.play()?;
    if let Some(path) = &args.record {
        files::write_record(path, &session.table.record())?;
    }
    Ok(Verdict::Good)
}

/// The seed of a number somebody chose, to see the same game again.
fn number_seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

fn secret_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("while asking the system for randomness")?;
    Ok(Seed::new(bytes))
}

/// People and random players at one table.
struct Session<'a> {
    table: Box<dyn Table>,
    sitters: Vec<Sitter>,
    rng: Playout,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// How many moves each seat has been shown.
    seen: Vec<usize>,
    /// Whose eyes are on the screen.
    at_keyboard: Option<Seat>,
    can_clear: bool,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    GoOn,
    Leave,
}

/// What somebody can choose from, in the order of its numbers.
struct Choices {
    /// Ordinary moves, then asides, then what can be asked for at any time.
    texts: Vec<String>,
    n_ordinary: usize,
    n_asides: usize,
}

impl Session<'_> {
    fn welcome(&mut self) -> anyhow::Result<()> {
        let sitters: Vec<String> = self
            .sitters
            .iter()
            .enumerate()
            .map(|(i, sitter)| {
                let name = self.table.seat_name(Seat(i as u8));
                match sitter {
                    Sitter::Human => name,
                    Sitter::Random => format!("{name} (random)"),
                }
            })
            .collect();
        writeln!(self.out, "{}: {}", self.table.game(), sitters.join(", "))?;
        if let Some(commitment) = self.table.commitment() {
            writeln!(self.out, "chance is sealed by {commitment}")?;
        }
        Ok(())
    }

    fn play(&mut self) -> anyhow::Result<()> {
        loop {
            match self.table.turn() {
                Turn::Over(outcome) => return self.end(&outcome),
                Turn::Chance => {
                    self.table.draw_chance().context("while drawing chance")?;
                }
                Turn::Seats(asked) => {
                    let is_human = |seat: Seat| self.sitters[seat.0 as usize] == Sitter::Human;
                    if let Some(seat) = asked.iter().find(|&seat| !is_human(seat)) {
                        self.move_at_random(seat)?;
                    } else if let Some(seat) = asked.lowest()
                        && self.ask(seat)? == Flow::Leave
                    {
                        writeln!(self.out, "the table is left unfinished")?;
                        return Ok(());
                    }
                }
            }
        }
    }

    fn end(&mut self, outcome: &game::Outcome) -> anyhow::Result<()> {
        if let Some(seat) = self.at_keyboard {
            self.tell_news(seat)?;
        }
        writeln!(self.out)?;
        chairs::outcome(&*self.table, outcome, self.out)?;
        if let Some(seed) = self.table.record().seed {
            writeln!(self.out, "the seed of chance was {seed}")?;
        }
        Ok(())
    }

    fn move_at_random(&mut self, seat: Seat) -> anyhow::Result<()> {
        let mut moves = self.table.moves(seat);
        if moves.iter().any(|choice| !choice.is_aside) {
            moves.retain(|choice| !choice.is_aside);
        }
        let i = self.rng.below(moves.len().max(1) as u32) as usize;
        let choice = moves.get(i).context("a seat that is asked has no move")?;
        self.table.play(seat, &choice.text)?;
        Ok(())
    }

    /// Shows the seat its table and takes lines until the position has changed.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        match self.hand_over(seat)? {
            Handed::Over => {}
            Handed::Undone => return Ok(Flow::GoOn),
            Handed::Left => return Ok(Flow::Leave),
        }
        self.tell_news(seat)?;
        self.show(seat)?;
        loop {
            write!(self.out, "{}> ", self.table.seat_name(seat))?;
            let Some(line) = self.read_line()? else {
                return Ok(Flow::Leave);
            };
            let choices = self.choices(seat);
            let text = match Typed::read(&line) {
                Typed::Quit => return Ok(Flow::Leave),
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(Flow::GoOn);
                    }
                    continue;
                }
                Typed::Help => {
                    writeln!(self.out, "{HELP}")?;
                    continue;
                }
                Typed::View => {
                    self.show(seat)?;
                    continue;
                }
                Typed::ViewJson => {
                    let view = self.table.view(Observer::Seat(seat));
                    writeln!(self.out, "{}", serde_json::to_string_pretty(&view)?)?;
                    continue;
                }
                Typed::Record(None) => {
                    write!(self.out, "{}", self.table.record())?;
                    continue;
                }
                Typed::Record(Some(path)) => {
                    match files::write_record(&path, &self.table.record()) {
                        Ok(()) => writeln!(self.out, "written to {}", path.display())?,
                        Err(error) => writeln!(self.out, "{error:#}")?,
                    }
                    continue;
                }
                Typed::Why(mv) => {
                    let mv = choices.named(&mv);
                    self.why(seat, &mv)?;
                    continue;
                }
                Typed::Nothing if choices.n_ordinary == 1 => choices.texts[0].clone(),
                Typed::Nothing => {
                    writeln!(self.out, "type a number, a move, or help")?;
                    continue;
                }
                Typed::Number(number) => match choices.numbered(number) {
                    Some(text) => text.to_owned(),
                    None => {
                        writeln!(self.out, "choose from 1 to {}", choices.texts.len())?;
                        continue;
                    }
                },
                Typed::Notation(text) => text,
            };
            match self.table.play(seat, &text) {
                Ok(()) => return Ok(Flow::GoOn),
                Err(error) => writeln!(self.out, "{error}")?,
            }
        }
    }

    fn why(&mut self, seat: Seat, text: &str) -> anyhow::Result<()> {
        match self.table.why_not(seat, text) {
            Ok(None) => writeln!(self.out, "`{text}` is legal")?,
            Ok(Some(reason)) => writeln!(self.out, "`{text}` is not legal: {reason}")?,
            Err(PlayError::NotUnderstood { text, problem }) => {
                writeln!(self.out, "`{text}` is not understood: {problem}")?;
            }
            Err(error @ PlayError::Refused { .. }) => writeln!(self.out, "{error}")?,
        }
        Ok(())
    }

    /// Takes that seat's last move back; tells why not when it cannot be.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<bool> {
        match self.table.undo(seat) {
            Ok(()) => {
                let n = self.table.n_moves();
                self.seen.iter_mut().for_each(|seen| *seen = n.min(*seen));
                Ok(true)
            }
            Err(reason) => {
                writeln!(self.out, "cannot undo: {reason}")?;
                Ok(false)
            }
        }
    }

    /// Hides what the last person saw and waits until the next one sits down.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<Handed> {
        let before = self.at_keyboard.replace(seat);
        let humans = self.sitters.iter().filter(|&&one| one == Sitter::Human);
        if humans.count() < 2 || before == Some(seat) {
            return Ok(Handed::Over);
        }
        if self.can_clear {
            // Also what has scrolled away.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        let name = self.table.seat_name(seat);
        loop {
            writeln!(
                self.out,
                "\n--- pass the keyboard to {name}, then press Enter ---"
            )?;
            let Some(line) = self.read_line()? else {
                return Ok(Handed::Left);
            };
            match (Typed::read(&line), before) {
                (Typed::Quit, _) => return Ok(Handed::Left),
                // Whoever has just moved may still think better of it.
                (Typed::Undo, Some(before)) => {
                    if self.undo(before)? {
                        self.at_keyboard = Some(before);
                        return Ok(Handed::Undone);
                    }
                }
                _ => return Ok(Handed::Over),
            }
        }
    }

    /// What the seat saw happen since it last looked.
    fn tell_news(&mut self, seat: Seat) -> anyhow::Result<()> {
        let seen = &mut self.seen[seat.0 as usize];
        let news = self.table.events(*seen, Observer::Seat(seat));
        *seen = self.table.n_moves();
        if !news.is_empty() {
            writeln!(self.out)?;
        }
        for MoveSeen {
            number,
            actor,
            events,
        } in news
        {
            let who = match actor {
                Actor::Seat(seat) => self.table.seat_name(seat),
                Actor::Chance => "chance".to_owned(),
            };
            for line in news::lines(&events) {
                writeln!(self.out, "{number:4} {who}: {line}")?;
            }
        }
        Ok(())
    }

    fn show(&mut self, seat: Seat) -> anyhow::Result<()> {
        writeln!(self.out)?;
        for line in self.table.describe(Observer::Seat(seat)) {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out)?;
        let choices = self.choices(seat);
        for (i, text) in choices.texts.iter().enumerate() {
            if i == choices.n_ordinary && choices.n_asides > 0 {
                writeln!(self.out, "  seldom meant:")?;
            }
            if i == choices.n_ordinary + choices.n_asides {
                writeln!(self.out, "  at any time:")?;
            }
            writeln!(self.out, "{:4}  {text}", i + 1)?;
        }
        Ok(())
    }

    fn choices(&self, seat: Seat) -> Choices {
        let (asides, ordinary): (Vec<_>, Vec<_>) = self
            .table
            .moves(seat)
            .into_iter()
            .partition(|choice| choice.is_aside);
        let (n_ordinary, n_asides) = (ordinary.len(), asides.len());
        let moves = ordinary.into_iter().chain(asides);
        let mut texts: Vec<String> = moves.map(|choice| choice.text).collect();
        texts.extend(self.table.standing(seat));
        Choices {
            texts,
            n_ordinary,
            n_asides,
        }
    }

    /// The next line; `None` at the end of input.
    fn read_line(&mut self) -> anyhow::Result<Option<String>> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        let n = self.input.read_until(b'\n', &mut bytes)?;
        // Foreign bytes are a line that means nothing, not the end of the game.
        Ok((n > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// What came of handing the keyboard over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Handed {
    Over,
    Undone,
    Left,
}

impl Choices {
    fn numbered(&self, number: usize) -> Option<&str> {
        let i = number.checked_sub(1)?;
        self.texts.get(i).map(String::as_str)
    }

    /// The move of that number, or the text itself.
    fn named(&self, text: &str) -> String {
        let number = text.parse().ok();
        let text = number.and_then(|n| self.numbered(n)).unwrap_or(text);
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use games::Sitting;

    use super::*;
    use crate::toy::Toy;

    /// What is shown when these lines are typed at a table of the toy.
    fn played(sitters: &[Sitter], setup: &[&str], lines: &str) -> String {
        let table = Sitting::<Toy>::new(setup, Some(number_seed(1))).unwrap();
        let mut out = Vec::new();
        let mut input = lines.as_bytes();
        let mut session = Session {
            table: Box::new(table),
            sitters: sitters.to_vec(),
            rng: Playout::new(1),
            input: &mut input,
            out: &mut out,
            seen: vec![0; sitters.len()],
            at_keyboard: None,
            can_clear: false,
        };
        session.welcome().unwrap();
        session.play().unwrap();
        String::from_utf8(out).unwrap()
    }

    const ALONE: [Sitter; 2] = [Sitter::Human, Sitter::Random];
    const HOT_SEAT: [Sitter; 2] = [Sitter::Human, Sitter::Human];
    const HANDS: [&str; 2] = ["hand ann 2 5 9", "hand bob 3 4 8"];

    fn alone(lines: &str) -> String {
        played(&ALONE, &HANDS, lines)
    }

    #[test]
    fn the_end_of_input_leaves_the_table() {
        let text = alone("");
        assert!(
            text.starts_with("toy: ann, bob (random)\nchance is sealed by "),
            "{text}"
        );
        assert!(text.contains("\nann hand: 2 5 9\n"), "{text}");
        assert!(text.contains("\nbob hand: ? ?\n"), "{text}");
        assert!(text.contains("\n   1  bid 2\n"), "{text}");
        assert!(text.contains("  seldom meant:\n   4  burn 2\n"), "{text}");
        assert!(
            text.ends_with("ann> the table is left unfinished\n"),
            "{text}"
        );
    }

    #[test]
    fn a_choice_is_made_by_number_or_in_words() {
        for line in ["3\n", "bid 9\n", " bid   9 \n"] {
            let text = alone(line);
            assert!(text.contains("ann: bid card 9 seat 0"), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_is_told_and_asked_again() {
        let text = alone("0\n77\nbid 3\nsing\n\nbid\n");
        assert_eq!(text.matches("choose from 1 to 6").count(), 2, "{text}");
        assert!(
            text.contains("`bid 3` is refused: not-in-hand card=3"),
            "{text}"
        );
        assert!(
            text.contains("`sing` is not understood: expected bid N"),
            "{text}"
        );
        assert!(text.contains("type a number, a move, or help"), "{text}");
    }

    #[test]
    fn foreign_bytes_do_no_harm() {
        let table = Sitting::<Toy>::new(&HANDS, None).unwrap();
        let (mut out, mut input) = (Vec::new(), &b"\xff\xfe\n\0\n"[..]);
        let mut session = Session {
            table: Box::new(table),
            sitters: ALONE.to_vec(),
            rng: Playout::new(1),
            input: &mut input,
            out: &mut out,
            seen: vec![0; 2],
            at_keyboard: None,
            can_clear: false,
        };
        session.play().unwrap();
    }

    #[test]
    fn commands_answer_and_change_nothing() {
        let text = alone("why bid 3\nwhy 1\nwhy sing\nview json\nrecord\nhelp\nundo\nquit\n");
        assert!(
            text.contains("`bid 3` is not legal: not-in-hand card=3"),
            "{text}"
        );
        assert!(text.contains("`bid 2` is legal"), "{text}");
        assert!(text.contains("`sing` is not understood"), "{text}");
        assert!(text.contains("\"hand\": ["), "{text}");
        assert!(text.contains("sandtable record 1\ngame toy\n"), "{text}");
        assert!(text.contains("take back your last move"), "{text}");
        assert!(text.contains("cannot undo: bob has moved since"), "{text}");
        assert!(text.ends_with("left unfinished\n"), "{text}");
    }

    #[test]
    fn a_whole_game_is_played_to_its_end() {
        let text = alone(&"1\n".repeat(20));
        assert!(text.contains("the game is over: last-round"), "{text}");
        assert!(text.contains("won: "), "{text}");
        assert!(text.contains("the seed of chance was 0100"), "{text}");
    }

    #[test]
    fn random_players_finish_alone() {
        let text = played(&[Sitter::Random; 2], &[], "");
        assert!(text.contains("the game is over"), "{text}");
    }

    #[test]
    fn enter_makes_the_only_choice() {
        let hands = ["hand ann 2", "hand bob 3", "rounds 1"];
        let text = played(&ALONE, &hands, "\n");
        assert!(text.contains("the game is over"), "{text}");
    }

    #[test]
    fn people_at_one_keyboard_do_not_see_each_others_hands() {
        let text = played(&HOT_SEAT, &HANDS, "\nbid 9\n\n");
        let (before, after) = text.split_once("pass the keyboard to bob").unwrap();
        assert!(before.contains("pass the keyboard to ann"), "{text}");
        assert!(before.contains("ann hand: 2 5 9"), "{text}");
        assert!(after.contains("bob hand: 3 4 8"), "{text}");
        assert!(!after.contains('9') && !after.contains("2 5"), "{after}");
        // The one who sits on is not asked to pass the keyboard.
        let text = played(&HOT_SEAT, &HANDS, "\nbid 9\n\nbid 3\n\ngamble\n");
        assert_eq!(text.matches("pass the keyboard").count(), 3, "{text}");
    }

    #[test]
    fn a_move_can_be_taken_back_before_the_keyboard_is_passed() {
        let text = played(&HOT_SEAT, &HANDS, "\nbid 9\nundo\nbid 2\n\n");
        let after = text.split("ann> ").nth(2).unwrap();
        assert!(
            text.split("ann> ")
                .nth(1)
                .unwrap()
                .contains("ann hand: 2 5 9"),
            "{text}"
        );
        assert!(after.contains("pass the keyboard to bob"), "{text}");
        let text = played(&HOT_SEAT, &HANDS, "\nbid 9\n\nundo\nbid 3\nundo\n\n");
        assert!(text.contains("cannot undo: ann has moved since"), "{text}");
        assert!(text.contains("cannot undo: the move revealed"), "{text}");
    }
}
