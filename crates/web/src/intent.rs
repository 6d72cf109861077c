//! What a click means: from a thing somebody points at to the choices that name it.

use game::Thing;
use games::Choice;

/// What pointing at a thing means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// This choice, by its index.
    One(usize),
    /// Any of these; the page asks which.
    Several(Vec<usize>),
    /// No choice names it: the page asks why not.
    Nothing,
}

/// Whether pointing at `at` can mean what the choice names as `named`.
///
/// A space is pointed at by its pieces, and pieces by the space they stand in: on a small screen nobody
/// hits one and not the other.
pub(crate) fn is_meant(at: &Thing, named: &Thing) -> bool {
    if at == named {
        return true;
    }
    match (at, named) {
        (Thing::Place(at), Thing::Piece { place, .. })
        | (Thing::Piece { place, .. }, Thing::Place(at)) => at == place,
        _ => false,
    }
}

/// What pointing at the thing means among these choices.
pub(crate) fn meaning<'a>(choices: impl IntoIterator<Item = &'a Choice>, at: &Thing) -> Meaning {
    let choices: Vec<&Choice> = choices.into_iter().collect();
    let find = |fits: &dyn Fn(&Thing) -> bool| -> Vec<usize> {
        let found = choices.iter().filter(|choice| {
            let mut named = choice.things.iter();
            named.any(|named| fits(&named.thing))
        });
        found.map(|choice| choice.index).collect()
    };
    let exact = find(&|named| named == at);
    let found = if exact.is_empty() {
        find(&|named| is_meant(at, named))
    } else {
        exact
    };
    match found[..] {
        [] => Meaning::Nothing,
        [only] => Meaning::One(only),
        _ => Meaning::Several(found),
    }
}

/// Whether some choice can be made by pointing at the thing.
pub(crate) fn is_lit<'a>(choices: impl IntoIterator<Item = &'a Choice>, at: &Thing) -> bool {
    meaning(choices, at) != Meaning::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(index: usize, things: &[Thing]) -> Choice {
        Choice {
            index,
            text: String::new(),
            things: things.iter().map(|thing| thing.clone().named()).collect(),
            is_aside: false,
            is_pass: false,
        }
    }

    #[test]
    fn one_click_makes_a_choice_that_alone_names_the_thing() {
        let ukraine = Thing::place("ukraine");
        let army = Thing::piece("ussr", "army", "ukraine");
        let italy = Thing::place("italy");
        let choices = [
            choice(0, std::slice::from_ref(&ukraine)),
            choice(1, std::slice::from_ref(&army)),
            choice(2, std::slice::from_ref(&italy)),
            choice(3, std::slice::from_ref(&italy)),
        ];
        assert_eq!(meaning(&choices, &ukraine), Meaning::One(0));
        assert_eq!(meaning(&choices, &army), Meaning::One(1));
        assert_eq!(meaning(&choices, &italy), Meaning::Several(vec![2, 3]));
        assert_eq!(meaning(&choices, &Thing::place("japan")), Meaning::Nothing);
        // The space stands for the only piece in it, and the piece for its space.
        assert_eq!(meaning(&choices[1..], &ukraine), Meaning::One(1));
        let navy = Thing::piece("italy", "army", "italy");
        assert_eq!(meaning(&choices, &navy), Meaning::Several(vec![2, 3]));
        assert!(is_lit(&choices, &navy));
    }
}
