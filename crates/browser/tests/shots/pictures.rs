//! Pictures of what a browser shows.

use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use serde_json::json;

use crate::driven::{Driven, WIDTHS, said};

impl Driven {
    /// Takes pictures of the page at all widths, light and dark.
    pub(crate) fn screenshots(&self, name: &str) {
        let folder = PathBuf::from(said("SANDTABLE_SHOTS"));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        for theme in ["light", "dark"] {
            self.run(&format!(
                "document.documentElement.dataset.theme = '{theme}'"
            ));
            for (width, height) in WIDTHS {
                self.width((width, height));
                sleep(Duration::from_millis(250));
                let body = json!({"cmd": "Page.captureScreenshot", "params": {"format": "png"}});
                let picture = self.command("goog/cdp/execute", &body);
                let picture = base64(picture["data"].as_str().unwrap_or_default());
                let dark = if theme == "dark" { "-dark" } else { "" };
                let path = folder.join(format!("{name}-{width}{dark}.png"));
                std::fs::write(path, picture).expect("the picture can be written");
            }
        }
        self.run("document.documentElement.dataset.theme = 'light'");
        self.width(WIDTHS[2]);
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
