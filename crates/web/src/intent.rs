//! What a click means: from the thing pointed at to the choices that name it.

use std::collections::BTreeSet;

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
/// A space is pointed at by its pieces, and pieces by the space they stand in: on a small screen one
/// cannot be hit without the other.
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

/// The things by pointing at which some choice can be made: found once, asked for by everything on the
/// table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Selectable {
    named: BTreeSet<Thing>,
    /// Where the named pieces stand.
    under_pieces: BTreeSet<Thing>,
}

impl Selectable {
    /// What these choices light.
    pub(crate) fn new<'a>(choices: impl IntoIterator<Item = &'a Choice>) -> Self {
        let things = choices.into_iter().flat_map(|choice| &choice.things);
        let mut selectable = Self::default();
        for named in things {
            if let Thing::Piece { place, .. } = &named.thing {
                selectable.under_pieces.insert(Thing::Place(place.clone()));
            }
            selectable.named.insert(named.thing.clone());
        }
        selectable
    }

    /// Whether pointing at the thing means something, see [`is_meant`].
    pub(crate) fn has(&self, at: &Thing) -> bool {
        let beside = match at {
            Thing::Place(_) => self.under_pieces.contains(at),
            Thing::Piece { place, .. } => self.named.contains(&Thing::Place(place.clone())),
            _ => false,
        };
        beside || self.named.contains(at)
    }
}

/// What is said about a thing that no choice names: each way with the reason why not, or the reason alone
/// when it is the same for all of them.
pub(crate) fn reasons(ways: Vec<(String, Option<String>)>) -> Vec<String> {
    if let [(_, Some(first)), rest @ ..] = &ways[..]
        && !rest.is_empty()
        && rest.iter().all(|(_, why)| why.as_ref() == Some(first))
    {
        return vec![first.clone()];
    }
    let lines = ways.into_iter().map(|(way, why)| match why {
        Some(why) => format!("{way}: {why}"),
        None => way,
    });
    let mut lines: Vec<String> = lines.collect();
    lines.dedup();
    lines
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
            is_safe: false,
        }
    }

    #[test]
    fn a_reason_that_is_the_same_for_all_ways_is_said_once() {
        let way = |way: &str, why: &str| (way.to_owned(), Some(why.to_owned()));
        let alike = vec![way("Build", "Not now."), way("Battle", "Not now.")];
        assert_eq!(reasons(alike), ["Not now."]);
        let different = vec![way("Build", "Not now."), way("Battle", "Too far.")];
        assert_eq!(reasons(different), ["Build: Not now.", "Battle: Too far."]);
        assert_eq!(
            reasons(vec![way("Build", "Not now.")]),
            ["Build: Not now."],
            "one way is named"
        );
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
        // What can be selected is what means something.
        let selectable = Selectable::new(&choices);
        for at in [&ukraine, &army, &italy, &navy, &Thing::place("japan")] {
            let means = meaning(&choices, at) != Meaning::Nothing;
            assert_eq!(selectable.has(at), means, "{at:?}");
        }
        assert!(Selectable::new(&choices[1..2]).has(&ukraine));
    }
}
