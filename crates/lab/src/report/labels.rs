//! Where the names of a map go, so that none lies on another.

/// The name of a circle.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) text: String,
    /// The height of the letters.
    pub(super) size: f64,
    /// The middle of the circle.
    pub(super) at: (f64, f64),
    /// Of the circle.
    pub(super) radius: f64,
}

/// How wide a letter is, in its height, on average.
const LETTER: f64 = 0.6;

/// Left, top, right, bottom.
type Corners = [f64; 4];

/// The middle of every name: below its circle, or where it covers nothing. Large circles come
/// first. No name leaves a drawing of that width.
pub(super) fn arrange(labels: &[Label], drawing: f64) -> Vec<(f64, f64)> {
    let mut order: Vec<usize> = (0..labels.len()).collect();
    order.sort_by(|&a, &b| labels[b].radius.total_cmp(&labels[a].radius));
    let mut taken: Vec<Corners> = Vec::new();
    let mut middles = vec![(0.0, 0.0); labels.len()];
    for i in order {
        let crowd = |&middle: &(f64, f64)| -> f64 {
            let own = corners(&labels[i], middle);
            let names = taken.iter().map(|other| overlap(own, *other));
            let circles = labels.iter().enumerate().filter(|(j, _)| *j != i);
            let circles = circles.map(|(_, other)| overlap(own, circle(other)));
            names.chain(circles).sum()
        };
        let mut best = ((0.0, 0.0), f64::MAX);
        let half = 0.5 * width(&labels[i]);
        for (x, y) in candidates(&labels[i]) {
            let middle = (x.min(drawing - half).max(half), y);
            let crowd = crowd(&middle);
            // A place further down the list must be truly better.
            if crowd + 1.0 < best.1 {
                best = (middle, crowd);
            }
        }
        middles[i] = best.0;
        taken.push(corners(&labels[i], best.0));
    }
    middles
}

/// Where a name may go, the best first.
fn candidates(label: &Label) -> [(f64, f64); 6] {
    let (x, y) = label.at;
    let half = 0.5 * width(label);
    let beside = label.radius + half + 3.0;
    let below = label.radius + 0.6 * label.size;
    [
        (x, y + below),
        (x, y - below),
        (x + beside, y),
        (x - beside, y),
        (x + 0.6 * half, y + below),
        (x - 0.6 * half, y + below),
    ]
}

fn width(label: &Label) -> f64 {
    LETTER * label.size * label.text.chars().count() as f64
}

fn corners(label: &Label, (x, y): (f64, f64)) -> Corners {
    let (w, h) = (0.5 * width(label), 0.5 * label.size);
    [x - w, y - h, x + w, y + h]
}

fn circle(label: &Label) -> Corners {
    let ((x, y), r) = (label.at, label.radius);
    [x - r, y - r, x + r, y + r]
}

/// The area two boxes share.
fn overlap(a: Corners, b: Corners) -> f64 {
    let wide = a[2].min(b[2]) - a[0].max(b[0]);
    let high = a[3].min(b[3]) - a[1].max(b[1]);
    wide.max(0.0) * high.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(text: &str, x: f64, y: f64) -> Label {
        Label {
            text: text.to_owned(),
            size: 12.0,
            at: (x, y),
            radius: 5.0,
        }
    }

    #[test]
    fn a_lonely_name_is_below_its_circle() {
        let (x, y) = arrange(&[label("Ukraine", 100.0, 100.0)], 300.0)[0];
        assert!(x == 100.0 && y > 105.0);
    }

    #[test]
    fn a_name_stays_in_the_drawing() {
        let labels = [label("South-East Pacific", 2.0, 100.0)];
        let [left, _, _, _] = corners(&labels[0], arrange(&labels, 300.0)[0]);
        assert!(left >= 0.0, "{left}");
    }

    #[test]
    fn neighbours_do_not_lie_on_each_other() {
        let labels = [
            label("Black Sea", 100.0, 100.0),
            label("Caspian Sea", 140.0, 100.0),
            label("Ukraine", 120.0, 84.0),
        ];
        let middles = arrange(&labels, 300.0);
        for a in 0..labels.len() {
            for b in 0..a {
                let [one, other] = [a, b].map(|i| corners(&labels[i], middles[i]));
                assert_eq!(overlap(one, other), 0.0, "{middles:?}");
            }
        }
    }
}
