//! `sandtable play`: a table in the terminal, line by line.
//!
//! People at one keyboard take turns; bots have the other seats. Everything shown is made for the
//! seat that is asked, from its view; when several people share the keyboard the screen is cleared
//! between them. All input and output go through [`Session`], so a test is a reader and a writer.
//! Every word comes from `text`.

mod answer;

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Context;
use game::official::Seed;
use game::{Observer, Playout, Rng, Seat, Turn};
use games::Table;
use text::{Args, Narrator, Texts};

use crate::args::{PlayArgs, Sitter};
use crate::choices::{Choices, Meant};
use crate::prompt::Typed;
use crate::{Verdict, bot, chairs, files, paint, trouble};

/// Sets a table up and plays at it.
pub(crate) fn run(args: &PlayArgs, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let seed = match (&args.resume, args.seed) {
        (Some(path), _) => files::saved_seed(path, texts)?,
        (None, Some(number)) => number_seed(number),
        (None, None) => secret_seed(texts)?,
    };
    // The random players must not be able to foretell chance, nor chance be told from them.
    let mut rng = seed.chance(u64::MAX);
    let rng = Playout::new(rng.next_u64());
    let mut setup = files::use_content(args.game, &args.content, texts)?;
    setup.extend_from_slice(&args.setup);
    let table = match &args.resume {
        Some(path) => files::resume(path, args.game, texts)?,
        None => games::sit(args.game, &setup, Some(seed.clone()))
            .with_context(|| trouble::setting_up(args.game.name(), texts))?,
    };
    let sitters = chairs::arrange(&*table, args, texts)?;
    let is_terminal = io::stdout().is_terminal();
    let mut session = Session {
        seen: vec![0; sitters.len()],
        sitters,
        texts,
        narrator: texts.narrator(&*table),
        table,
        seed,
        rng,
        input: &mut io::stdin().lock(),
        out,
        at_keyboard: None,
        can_clear: is_terminal && !args.plain,
        is_plain: args.plain,
        budget: args.budget,
        paint: paint::Paint::choose(is_terminal && !args.plain),
    };
    session.welcome()?;
    session.play()?;
    if let Some(path) = &args.record {
        files::write_record(path, &session.table.record(), texts)?;
    }
    Ok(Verdict::Good)
}

/// The seed of a number somebody chose, to see the same game again.
fn number_seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

fn secret_seed(texts: &Texts) -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).with_context(|| texts.word("trouble-randomness"))?;
    Ok(Seed::new(bytes))
}

/// People and random players at one table.
struct Session<'a> {
    table: Box<dyn Table>,
    texts: &'a Texts,
    narrator: Box<dyn Narrator + 'a>,
    /// What chance is drawn from; kept with a saved table.
    seed: Seed,
    sitters: Vec<Sitter>,
    rng: Playout,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// How many moves each seat has been shown.
    seen: Vec<usize>,
    /// Whose eyes are on the screen.
    at_keyboard: Option<Seat>,
    can_clear: bool,
    /// Everything in one order, for a screen reader.
    is_plain: bool,
    /// How long bots that search think.
    budget: Option<bots::Budget>,
    paint: paint::Paint,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    GoOn,
    Leave,
}

impl Session<'_> {
    fn welcome(&mut self) -> anyhow::Result<()> {
        let sitters: Vec<String> = self
            .sitters
            .iter()
            .enumerate()
            .map(|(i, sitter)| {
                let name = self.narrator.seat(&*self.table, Seat(i as u8));
                let args = Args::new().with("seat", name.clone());
                match (sitter, sitter.level()) {
                    (_, Some(level)) => {
                        let args = args.with("bot", level.name());
                        self.texts.say("term-bot", args)
                    }
                    (Sitter::Human, None) => name,
                    (_, None) => self.texts.say("term-random", args),
                }
            })
            .collect();
        let args = Args::new()
            .with("game", self.texts.game(self.table.game()))
            .with("seats", sitters.join(", "));
        self.say("term-welcome", args)?;
        if let Some(commitment) = self.table.commitment() {
            let args = Args::new().with("commitment", commitment.to_string());
            self.say("term-sealed", args)?;
        }
        Ok(())
    }

    /// A line of the terminal's own.
    fn say(&mut self, id: &str, args: Args<'_>) -> anyhow::Result<()> {
        writeln!(self.out, "{}", self.texts.say(id, args))?;
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
                        self.move_bot(seat)?;
                    } else if let Some(seat) = asked.lowest()
                        && self.ask(seat)? == Flow::Leave
                    {
                        return self.say("term-left", Args::new());
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
        match self.narrator.outcome(&*self.table) {
            Some(told) => writeln!(self.out, "{}", self.paint.strong(&told))?,
            None => chairs::outcome(&*self.table, self.texts, outcome, self.out)?,
        }
        if let Some(seed) = self.table.record().seed {
            let args = Args::new().with("seed", seed.to_string());
            self.say("term-seed", args)?;
        }
        Ok(())
    }

    fn move_bot(&mut self, seat: Seat) -> anyhow::Result<()> {
        let Some(level) = self.sitters[seat.0 as usize].level() else {
            return self.move_at_random(seat);
        };
        let record = self.table.record();
        let text = bot::choose(&record, seat, level, self.budget, self.rng.next_u64())?;
        self.table.play(seat, &text)?;
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
            write!(self.out, "{}> ", self.narrator.seat(&*self.table, seat))?;
            let Some(line) = self.read_line()? else {
                return Ok(Flow::Leave);
            };
            let choices = Choices::new(&*self.table, &*self.narrator, seat);
            let text = match Typed::read(&line, self.texts) {
                Typed::Quit => return Ok(Flow::Leave),
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(Flow::GoOn);
                    }
                    continue;
                }
                Typed::Nothing if choices.n_ordinary == 1 => choices.all[0].text.clone(),
                Typed::Number(number) => match choices.numbered(number) {
                    Some(named) => named.text.clone(),
                    None => {
                        let args = Args::new().with("n", choices.all.len());
                        self.say("term-choose-range", args)?;
                        continue;
                    }
                },
                Typed::Words(words) => match choices.named(&words) {
                    Meant::One(named) => named.text.clone(),
                    Meant::Several(several) => {
                        self.say("term-several", Args::new())?;
                        for (number, named) in several {
                            writeln!(self.out, "{number:4}  {}", named.label)?;
                        }
                        continue;
                    }
                    Meant::None => words,
                },
                other => {
                    self.answer(seat, &other, &choices)?;
                    continue;
                }
            };
            match self.table.play(seat, &text) {
                Ok(()) => return Ok(Flow::GoOn),
                Err(error) => {
                    let told = self.texts.play_error(&error, &*self.narrator);
                    writeln!(self.out, "{told}")?;
                }
            }
        }
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
                let name = |name: &str| match self.table.seat_named(name) {
                    Some(seat) => self.narrator.seat(&*self.table, seat),
                    None => name.to_owned(),
                };
                let told = self.texts.undo_error(&reason, name);
                writeln!(self.out, "{told}")?;
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
        let name = self.narrator.seat(&*self.table, seat);
        let args = Args::new().with("who", name);
        let pass = self.texts.say("term-pass-keyboard", args);
        loop {
            writeln!(self.out, "\n--- {pass} ---")?;
            let Some(line) = self.read_line()? else {
                return Ok(Handed::Left);
            };
            match (Typed::read(&line, self.texts), before) {
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
        let news = self
            .narrator
            .news(&*self.table, *seen, Observer::Seat(seat));
        *seen = self.table.n_moves();
        if news.is_empty() {
            return Ok(());
        }
        writeln!(self.out)?;
        let heading = self.texts.word("term-news");
        writeln!(self.out, "{}", self.paint.strong(&heading))?;
        // Notation does not say who moved, sentences do.
        let is_spoken = self.narrator.is_spoken();
        let mut lines: Vec<(String, u32)> = Vec::new();
        for told in news {
            let who = match told.seat {
                Some(seat) => self.narrator.seat(&*self.table, seat),
                None => self.texts.word("term-chance"),
            };
            for line in told.lines {
                let line = if is_spoken {
                    format!("  {line}")
                } else {
                    format!("{:4} {who}: {line}", told.number)
                };
                match lines.last_mut() {
                    Some((last, n)) if *last == line => *n += 1,
                    _ => lines.push((line, 1)),
                }
            }
        }
        for (line, n) in lines {
            let line = if n > 1 { format!("{line} ×{n}") } else { line };
            writeln!(self.out, "{}", self.paint.faint(&line))?;
        }
        Ok(())
    }

    /// The board, the cards, the question and the choices, in this order.
    fn show(&mut self, seat: Seat) -> anyhow::Result<()> {
        writeln!(self.out)?;
        let observer = Observer::Seat(seat);
        let board = if self.is_plain {
            self.narrator.describe(&*self.table, observer)
        } else {
            self.narrator.summary(&*self.table, observer)
        };
        for line in board {
            writeln!(self.out, "{line}")?;
        }
        self.show_hand(seat)?;
        writeln!(self.out)?;
        for line in self.narrator.trail(&*self.table, seat) {
            writeln!(self.out, "{}", self.paint.faint(&line))?;
        }
        let prompt = self.narrator.prompt(&*self.table, seat);
        writeln!(self.out, "{}", self.paint.strong(&prompt))?;
        let choices = Choices::new(&*self.table, &*self.narrator, seat);
        for (i, named) in choices.all.iter().enumerate() {
            if i == choices.n_ordinary && choices.n_asides > 0 {
                writeln!(self.out, "  {}", self.texts.word("term-seldom"))?;
            }
            if i == choices.n_ordinary + choices.n_asides {
                writeln!(self.out, "  {}", self.texts.word("term-any-time"))?;
            }
            writeln!(self.out, "{:4}  {}", i + 1, named.label)?;
        }
        Ok(())
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

#[cfg(test)]
mod tests {
    use games::{GameId, Sitting};
    use text::Language;

    use super::*;
    use crate::toy::Toy;

    /// What is shown when these lines are typed at a table of the toy.
    fn played(sitters: &[Sitter], setup: &[&str], lines: &str) -> String {
        let table = Sitting::<Toy>::new(setup, Some(number_seed(1))).unwrap();
        shown(
            Box::new(table),
            sitters,
            Language::English,
            lines.as_bytes(),
        )
    }

    fn shown(
        table: Box<dyn Table>,
        sitters: &[Sitter],
        language: Language,
        mut lines: &[u8],
    ) -> String {
        let texts = Texts::new(language);
        let mut out = Vec::new();
        let mut session = Session {
            texts: &texts,
            narrator: texts.narrator(&*table),
            table,
            seed: number_seed(1),
            sitters: sitters.to_vec(),
            rng: Playout::new(1),
            input: &mut lines,
            out: &mut out,
            seen: vec![0; sitters.len()],
            at_keyboard: None,
            can_clear: false,
            is_plain: true,
            budget: None,
            paint: paint::Paint::choose(false),
        };
        session.welcome().unwrap();
        session.play().unwrap();
        drop(session);
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
        assert!(text.contains("  seldom needed:\n   4  burn 2\n"), "{text}");
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
        let lines = &b"\xff\xfe\n\0\n"[..];
        shown(Box::new(table), &ALONE, Language::English, lines);
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

    /// Quartermaster in that language with one person and these lines typed.
    fn quartermaster(language: Language, lines: &str) -> String {
        let setup = ["players 2".to_owned()];
        let table = games::sit(GameId::Quartermaster, &setup, Some(number_seed(7))).unwrap();
        shown(table, &ALONE, language, lines.as_bytes())
    }

    #[test]
    fn a_polish_table_is_polish_to_the_last_word() {
        let lines = "pomoc\nręka\nkarta blitz\nzasady\nzasady zaop\ndlaczego ukraina\n\
                     dlaczego blitzkrieg\ncofnij\nśpiewaj\n0\n";
        let text = quartermaster(Language::Polish, &(lines.to_owned() + &"1\n".repeat(400)));
        for words in [
            "zabezpieczone",
            "Blitzkrieg (Status!, Niemcy)",
            "Faza",
            "Bitwa lądowa!",
        ] {
            let is_there = text.contains(words) || text.contains(&words.to_lowercase());
            assert!(is_there, "{words}\n{text}");
        }
        let english = [
            " the ", " your ", " army", " card ", "Germany", "ukraine", "discard", "random", " of ",
        ];
        for line in text.lines() {
            let is_polish =
                !line.contains(['⟦', '{', '_']) && !english.iter().any(|word| line.contains(word));
            assert!(is_polish, "{line}");
        }
    }

    #[test]
    fn every_language_plays_a_game_to_its_end() {
        for language in Language::ALL {
            let text = quartermaster(language, &"1\n".repeat(20_000));
            let is_whole = !text.contains(['⟦', '{']);
            assert!(is_whole, "{language}");
            assert!(
                text.contains(&"0700".to_owned()),
                "{language}: the seed is told"
            );
        }
    }
}
