//! Pictures of what a browser shows.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::driven::{Driven, WIDTHS, said};

impl Driven {
    /// Takes pictures of the page at all widths, light and dark.
    pub(crate) fn screenshots(&self, name: &str) {
        let language = std::env::var("SANDTABLE_SHOTS_LANGUAGE").unwrap_or_default();
        let folder = PathBuf::from(said("SANDTABLE_SHOTS")).join(language);
        std::fs::create_dir_all(folder.join("small")).expect("the folder can be made");
        for theme in ["light", "dark"] {
            self.run(&format!(
                "document.documentElement.dataset.theme = '{theme}'"
            ));
            for (width, height) in WIDTHS {
                self.width((width, height));
                sleep(Duration::from_millis(250));
                let dark = if theme == "dark" { "-dark" } else { "" };
                let name = format!("{name}-{width}{dark}");
                self.picture(
                    &folder.join(format!("{name}.png")),
                    &json!({"format": "png"}),
                );
                if width == WIDTHS[2].0 {
                    // What the README shows.
                    let clip =
                        json!({"x": 0, "y": 0, "width": width, "height": height, "scale": 0.6});
                    let small = json!({"format": "jpeg", "quality": 70, "clip": clip});
                    self.picture(&folder.join("small").join(format!("{name}.jpg")), &small);
                }
            }
        }
        self.run("document.documentElement.dataset.theme = 'light'");
        self.width(WIDTHS[2]);
    }

    fn picture(&self, path: &Path, params: &Value) {
        let body = json!({"cmd": "Page.captureScreenshot", "params": params});
        let picture = self.command("goog/cdp/execute", &body);
        let picture = base64(picture["data"].as_str().unwrap_or_default());
        std::fs::write(path, picture).expect("the picture can be written");
    }
}

/// The bytes of a text in base 64.
fn base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = text
        .bytes()
        .filter_map(|byte| DIGITS.iter().position(|digit| *digit == byte));
    let (mut bytes, mut held, mut n_bits) = (Vec::new(), 0_u32, 0);
    for digit in digits {
        held = held << 6 | digit as u32;
        n_bits += 6;
        if n_bits >= 8 {
            n_bits -= 8;
            bytes.push((held >> n_bits) as u8);
            held &= (1 << n_bits) - 1;
        }
    }
    bytes
}
