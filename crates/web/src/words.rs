//! The words of one language at a time, fetched when they are wanted.

use std::sync::Arc;

use text::{Language, Texts};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The text of a file of the site.
pub(crate) async fn fetch(path: &str) -> Result<String, String> {
    let told = |error: JsValue| format!("{path}: {error:?}");
    let window = web_sys::window().ok_or("no window")?;
    let response = JsFuture::from(window.fetch_with_str(path)).await;
    let response: web_sys::Response = response.map_err(told)?.dyn_into().map_err(told)?;
    if !response.ok() {
        return Err(format!("{path}: {}", response.status()));
    }
    let text = JsFuture::from(response.text().map_err(told)?).await;
    text.map_err(told)?
        .as_string()
        .ok_or_else(|| path.to_owned())
}

/// All words of a language.
pub(crate) async fn load(language: Language) -> Result<Arc<Texts>, String> {
    let path = format!("words/{}.ftl", language.tag());
    let source = fetch(&path).await?;
    let texts = Texts::from_sources(language, &[(&path, &source)]);
    texts.map(Arc::new).map_err(|error| error.to_string())
}

/// The language to begin with: the one chosen last, or what the browser asks for.
pub(crate) fn first() -> Language {
    let chosen = crate::storage::setting("language");
    let asked = web_sys::window().and_then(|window| window.navigator().language());
    chosen
        .into_iter()
        .chain(asked)
        .find_map(|tag| Language::negotiate(&tag))
        .unwrap_or(Language::English)
}
