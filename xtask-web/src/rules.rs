//! The rules of the games: from Markdown to the inside of a page, one a language and game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use games::GameId;
use pulldown_cmark::{Options, Parser, html};

/// Writes `LANGUAGE/GAME.html` for all of them.
pub(crate) fn write(locales: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(locales)? {
        let folder = entry?.path();
        let tag = folder.file_name().unwrap_or_default().to_owned();
        for game in GameId::ALL {
            let from = folder.join("rules").join(game.name()).with_extension("md");
            if !from.exists() {
                continue;
            }
            let text = fs::read_to_string(&from)?;
            let path = to.join(&tag).join(game.name()).with_extension("html");
            fs::create_dir_all(to.join(&tag))?;
            fs::write(&path, page(&text))
                .with_context(|| format!("while writing {}", path.display()))?;
        }
    }
    Ok(())
}

/// The inside of a page.
fn page(text: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut page = String::new();
    html::push_html(&mut page, Parser::new_ext(text, options));
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_have_their_anchors() {
        let page = page("## Supply {#supply}\n\nA *piece*.");
        assert_eq!(
            page,
            "<h2 id=\"supply\">Supply</h2>\n<p>A <em>piece</em>.</p>\n"
        );
    }
}
