//! The text of the content files: the carried ones, or others in their place.

use crate::country::{Country, N_COUNTRIES};

/// The text of the content files.
#[derive(Clone, Debug)]
pub struct Source {
    /// `map.toml`.
    pub map: String,
    /// `countries.toml`.
    pub countries: String,
    /// `cards/COUNTRY.toml`, in turn order.
    pub cards: [String; N_COUNTRIES],
}

pub(super) const MAP: &str = "map.toml";
pub(super) const COUNTRIES: &str = "countries.toml";

/// The name of the file with a country's cards.
pub(super) fn deck_file(country: Country) -> String {
    format!("cards/{country}.toml")
}

impl Source {
    /// The files the program was built with.
    #[must_use]
    pub fn embedded() -> Self {
        macro_rules! file {
            ($name:literal) => {
                include_str!(concat!("../../../../content/quartermaster/", $name)).to_owned()
            };
        }
        Self {
            map: file!("map.toml"),
            countries: file!("countries.toml"),
            cards: [
                file!("cards/germany.toml"),
                file!("cards/uk.toml"),
                file!("cards/japan.toml"),
                file!("cards/ussr.toml"),
                file!("cards/italy.toml"),
                file!("cards/usa.toml"),
            ],
        }
    }

    /// Puts another text in the place of a file.
    ///
    /// # Errors
    /// When there is no file of that name; the message names those there are.
    pub fn replace(&mut self, name: &str, text: impl Into<String>) -> Result<(), String> {
        let deck = Country::ALL
            .into_iter()
            .find(|&country| deck_file(country) == name);
        let file = match (name, deck) {
            (MAP, _) => &mut self.map,
            (COUNTRIES, _) => &mut self.countries,
            (_, Some(country)) => &mut self.cards[country as usize],
            _ => {
                let decks = Country::ALL.map(deck_file).join(", ");
                return Err(format!(
                    "{name}: quartermaster has no such content file; it has {MAP}, {COUNTRIES}, \
                     {decks}"
                ));
            }
        };
        *file = text.into();
        Ok(())
    }

    /// A short name for all of it; see [`game::content_digest`].
    #[must_use]
    pub fn digest(&self) -> String {
        let decks = Country::ALL.map(deck_file);
        let decks = decks.iter().map(String::as_str).zip(&self.cards);
        let files = [(MAP, &self.map), (COUNTRIES, &self.countries)];
        let files = files.into_iter().chain(decks);
        game::content_digest(files.map(|(name, text)| (name, text.as_str())))
    }
}
