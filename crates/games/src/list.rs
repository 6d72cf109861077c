//! The list of games: it stands here once, and nowhere else.
//!
//! A new game is one line at the foot of this file. The compiler names what else it
//! lacks (words, an evaluator, metrics) wherever [`with_game!`](crate::with_game) or
//! [`at_table!`](crate::at_table) is used.

use std::fmt;
use std::str::FromStr;

use game::Game;
use serde::{Deserialize, Serialize};

use crate::{Playable, SceneOf, TableOf};

/// A game that is on the list.
pub trait Listed: Playable {
    /// Which it is.
    const GAME: GameId;

    /// Its table among those of all games.
    fn table(table: TableOf<Self>) -> Table;

    /// Its scene among those of all games.
    fn scene(scene: SceneOf<Self>) -> Scene;
}

/// Makes everything that lists the games. The dollar comes along because the macros that are made
/// have parameters of their own.
macro_rules! list {
    ($dollar:tt $($(#[$doc:meta])+ $game:ident = $state:ty,)+) => {
        /// A game this program plays.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum GameId {
            $($(#[$doc])+ $game,)+
        }

        /// What one observer may know of a table: the view, and what is new.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum Scene {
            $($(#[$doc])+ $game(Box<SceneOf<$game>>),)+
        }

        /// A table of any game as its host has it: with everything that is hidden.
        ///
        /// It cannot be written, printed or sent. What a person gets of it is a [`crate::Sight`].
        pub enum Table {
            $($(#[$doc])+ $game(Box<TableOf<$game>>),)+
        }

        $(
            #[doc = concat!("The type that plays [`GameId::", stringify!($game), "`].")]
            pub type $game = $state;

            impl Listed for $game {
                const GAME: GameId = GameId::$game;

                fn table(table: TableOf<Self>) -> Table {
                    Table::$game(Box::new(table))
                }

                fn scene(scene: SceneOf<Self>) -> Scene {
                    Scene::$game(Box::new(scene))
                }
            }
        )+

        impl GameId {
            /// Every game.
            pub const ALL: [Self; [$(stringify!($game)),+].len()] = [$(Self::$game),+];

            /// The word for it in commands, records and folders.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => <$game as Game>::ID,)+
                }
            }
        }

        /// Does something with the type that plays a game which is known only at run time.
        ///
        /// The expression is compiled for every game, so that it may ask for anything that all games
        /// have in the crate where it stands; a game that lacks it does not compile.
        ///
        /// ```
        /// use game::Game;
        /// use games::{GameId, with_game};
        ///
        /// let version = with_game!(GameId::Rush, G => G::RULES_VERSION);
        /// # let _ = version;
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar name:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$game => {
                        type $dollar name = $crate::$game;
                        $dollar body
                    })+
                }
            };
        }

        /// Does something with what is inside a [`Table`](crate::Table) or a
        /// [`Scene`](crate::Scene), of any game.
        #[macro_export]
        macro_rules! at_table {
            ($dollar list:ident, $dollar value:expr, $dollar inside:ident => $dollar body:expr) => {
                match $dollar value {
                    $($crate::$dollar list::$game($dollar inside) => $dollar body,)+
                }
            };
        }
    };
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that is no game's id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("unknown game `{name}`; the games are: {}", known())]
pub struct UnknownGame {
    /// The word.
    pub name: String,
}

fn known() -> String {
    GameId::ALL.map(GameId::name).join(", ")
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.into_iter().find(|id| id.name() == name);
        found.ok_or_else(|| UnknownGame {
            name: name.to_owned(),
        })
    }
}

list! { $
    /// Quartermaster General WW2.
    Quartermaster = ::quartermaster::State,
    /// World of Tanks: Rush.
    Rush = ::rush::State,
    /// General Orders: World War II.
    Orders = ::orders::State,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_reads_back_and_leads_to_the_game_that_bears_it() {
        for id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(with_game!(id, G => G::GAME), id);
            assert_eq!(serde_json::to_value(id).unwrap(), id.name());
        }
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_known_ones() {
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(
            error.starts_with("unknown game `chess`; the games are: quartermaster, "),
            "{error}"
        );
    }
}
