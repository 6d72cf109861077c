//! Where the page is, and the address that names it: back and reload lose nothing.

use games::GameId;

/// Where the page is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The start page.
    Home,
    /// All tables that this browser keeps.
    Tables,
    /// At the table of that name.
    Table(String),
    /// Looking through the game of that table, after so many moves.
    Replay(String, Option<usize>),
    /// Every card of a game.
    Cards(GameId),
    /// The rules of a game.
    Rules(GameId),
    /// The worked rulings of a game.
    Rulings(GameId),
    /// One of them, by its name, after so many moves.
    Ruling(GameId, String, Option<usize>),
    /// A first game.
    Tutorial(GameId),
}

impl Place {
    /// The place that the part of an address behind `#` names.
    pub(crate) fn of(hash: &str) -> Self {
        let path = hash.trim_start_matches(['#', '/']);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let named = |game: &str| game.parse::<GameId>().ok();
        let place = match parts[..] {
            ["replay", id] => Some(Self::Replay(id.to_owned(), None)),
            ["replay", id, number] => Some(Self::Replay(id.to_owned(), number.parse().ok())),
            ["cards", game] => named(game).map(Self::Cards),
            ["rules", game] => named(game).map(Self::Rules),
            ["rulings", game] => named(game).map(Self::Rulings),
            ["rulings", game, name] => {
                named(game).map(|game| Self::Ruling(game, name.to_owned(), None))
            }
            ["rulings", game, name, number] => {
                named(game).map(|game| Self::Ruling(game, name.to_owned(), number.parse().ok()))
            }
            ["tables"] => Some(Self::Tables),
            ["first", game] => named(game).map(Self::Tutorial),
            [game, id] if named(game).is_some() => Some(Self::Table(id.to_owned())),
            _ => None,
        };
        place.unwrap_or(Self::Home)
    }

    /// Whether it is a table, played at or looked through.
    pub(crate) fn is_table(&self) -> bool {
        matches!(
            self,
            Self::Table(_) | Self::Replay(..) | Self::Ruling(..) | Self::Tutorial(_)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_the_place() {
        assert_eq!(Place::of(""), Place::Home);
        assert_eq!(Place::of("#/"), Place::Home);
        assert_eq!(Place::of("#/rush/18f"), Place::Table("18f".to_owned()));
        assert_eq!(Place::of("#/rush/"), Place::Home);
        assert_eq!(Place::of("#/tables"), Place::Tables);
        assert_eq!(Place::of("#/chess/18f"), Place::Home);
        let replay = |number| Place::Replay("18f".to_owned(), number);
        assert_eq!(Place::of("#/replay/18f"), replay(None));
        assert_eq!(Place::of("#/replay/18f/231"), replay(Some(231)));
        assert_eq!(Place::of("#/rules/orders"), Place::Rules(GameId::Orders));
        assert_eq!(
            Place::of("#/rulings/rush/attack-2"),
            Place::Ruling(GameId::Rush, "attack-2".to_owned(), None)
        );
    }
}
