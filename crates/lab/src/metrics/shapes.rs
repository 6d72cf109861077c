//! The real shapes of a board, where there are some.

use serde::Deserialize;

/// The outlines of a board's spaces.
#[derive(Clone, Debug)]
pub struct Shapes {
    /// Width and height of the drawing.
    pub size: (f64, f64),
    /// Every space that has an outline.
    pub outlines: Vec<Outline>,
    /// Lines between seas, as SVG paths.
    pub lines: Vec<String>,
}

/// The outline of a space.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The space's id.
    pub id: String,
    /// An SVG path.
    pub path: String,
    /// Where its pieces stand.
    pub at: (f64, f64),
    /// Where its name stands.
    pub label: (f64, f64),
}

#[derive(Deserialize)]
struct File {
    #[serde(rename = "viewBox")]
    view_box: [f64; 4],
    spaces: Vec<Space>,
    #[serde(default)]
    sea_lines: Vec<Line>,
}

#[derive(Deserialize)]
struct Space {
    id: String,
    d: String,
    label: Label,
    slots: Vec<(f64, f64)>,
}

#[derive(Deserialize)]
struct Label {
    x: f64,
    y: f64,
}

#[derive(Deserialize)]
struct Line {
    d: String,
}

impl Shapes {
    /// Reads a file of shapes as the page has it.
    pub(super) fn read(text: &str) -> serde_json::Result<Self> {
        let file: File = serde_json::from_str(text)?;
        let outlines = file.spaces.into_iter().map(|space| {
            let n = space.slots.len().max(1) as f64;
            let (x, y) = space
                .slots
                .iter()
                .fold((0.0, 0.0), |(x, y), slot| (x + slot.0 / n, y + slot.1 / n));
            Outline {
                id: space.id,
                path: space.d,
                at: (x, y),
                label: (space.label.x, space.label.y),
            }
        });
        let [_, _, width, height] = file.view_box;
        Ok(Self {
            size: (width, height),
            outlines: outlines.collect(),
            lines: file.sea_lines.into_iter().map(|line| line.d).collect(),
        })
    }

    /// The outline of that space.
    #[must_use]
    pub fn outline(&self, id: &str) -> Option<&Outline> {
        self.outlines.iter().find(|outline| outline.id == id)
    }
}
