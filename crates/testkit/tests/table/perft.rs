//! Tree counts over the toy.

use game::{Game, Setup};
use testkit::perft::{TooManyNodes, check_file_as, count};
use testkit::stored::Mode;

use crate::files::TempFile;
use crate::toy::{Arrangement, Toy};

fn start(lines: &[&str]) -> Toy {
    let mut setup = Arrangement::<0>::default();
    lines.iter().for_each(|line| setup.set(line).unwrap());
    Toy::new(&setup).unwrap()
}

#[test]
fn a_small_tree_has_the_size_worked_out_by_hand() {
    let toy = start(&["hand ann 2 9", "hand bob 3", "rounds 1"]);
    let check = |depth, n| assert_eq!(count(&toy, depth, 1, 1000), Ok(n), "depth {depth}");
    check(0, 1);
    // Ann bids 2 or 9; Bob can only bid 3; the winner keeps or gambles; then it is over.
    check(1, 2);
    check(2, 2);
    check(3, 4);
    check(9, 4);
}

#[test]
fn chance_is_no_decision_and_has_one_outcome() {
    assert_eq!(count(&start(&[]), 1, 1, 1000), Ok(3));
    assert_eq!(count(&start(&[]), 2, 1, 1000), Ok(9));
}

#[test]
fn a_tree_that_is_too_big_is_not_counted() {
    assert_eq!(
        count(&start(&[]), 3, 1, 10),
        Err(TooManyNodes { limit: 10 })
    );
}

#[test]
fn a_file_is_compared_and_accepted() {
    let text = "# by hand\ngame toy\nset rounds 1\nseed 1\nwalk 0\n\ndepth 1 = 3\ndepth 2 = 8\n";
    let file = TempFile::new("perft", text);
    let error = check_file_as::<Toy>(file.path(), Mode::Compare).unwrap_err();
    let message = error.to_string();
    assert!(message.contains("stored depth 2 = 8"), "{message}");
    assert!(message.contains("found  depth 2 = 9"), "{message}");
    assert!(message.contains("SANDTABLE_ACCEPT=1"), "{message}");
    assert_eq!(file.text(), text);
    check_file_as::<Toy>(file.path(), Mode::Accept).unwrap();
    assert_eq!(file.text(), text.replace("= 8", "= 9"));
    check_file_as::<Toy>(file.path(), Mode::Compare).unwrap();
}

#[test]
fn a_faulty_file_is_named_with_its_line() {
    let check = |text: &str, words: &str| {
        let file = TempFile::new("perft", text);
        let error = check_file_as::<Toy>(file.path(), Mode::Accept).unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
    };
    check("game chess\n", ":1: `chess` is not toy");
    check("game toy\nwalk far\n", ":2: expected a number");
    check("game toy\nset players 9\n", ":2: number word=9 min=2 max=3");
    check("game toy\ndepth 1\nwalk 3\n", ":3: this stands before");
    check("game toy\nhop\n", ":2: expected game, set");
}
