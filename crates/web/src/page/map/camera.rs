//! Which part of the map is looked at, and how gestures and keys change it.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::DomRect;

use crate::geometry::frame::{Frame, Shift};

/// After so long without zooming or panning the map is drawn sharply again.
const REST: Duration = Duration::from_millis(160);

/// A pointer on the map: its id and where it is on the screen.
type Finger = (i32, f64, f64);

/// The part of the map that is looked at.
#[derive(Clone, Copy)]
pub(super) struct Camera {
    /// The drawing.
    pub(super) svg: NodeRef<leptos::svg::Svg>,
    /// What is drawn sharply. While one zooms or pans, that picture is moved as a whole, which is
    /// cheap; it is drawn anew after [`REST`].
    pub(super) rest: RwSignal<Frame>,
    frame: RwSignal<Frame>,
    whole: Frame,
    /// The size on the screen, in pixels.
    on_screen: RwSignal<(f64, f64)>,
    /// Where a drag is, and whether it has moved the map.
    drag: RwSignal<Option<(f64, f64, bool)>>,
    fingers: RwSignal<Vec<Finger>>,
}

impl Camera {
    /// A camera on the whole map.
    pub(super) fn new(width: f64, height: f64) -> Self {
        let whole = Frame::whole(width, height);
        let camera = Self {
            svg: NodeRef::new(),
            rest: RwSignal::new(whole),
            frame: RwSignal::new(whole),
            whole,
            on_screen: RwSignal::new((whole.width, whole.height)),
            drag: RwSignal::new(None),
            fingers: RwSignal::new(Vec::new()),
        };
        Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
            if let Some(Some(timer)) = timer {
                timer.clear();
            }
            let frame = camera.frame.get();
            if frame == camera.rest.get_untracked() {
                return None;
            }
            set_timeout_with_handle(move || camera.rest.set(frame), REST).ok()
        });
        camera
    }

    /// Keeps these points in view: on a small screen the first ones, when the first is out of view.
    pub(super) fn follow(self, points: Memo<Vec<(f64, f64)>>) {
        let fit = move || {
            self.svg.track();
            if let Some(rect) = self.size() {
                let size = (rect.width(), rect.height().max(1.0));
                self.on_screen.set(size);
                self.show(Frame::around(&points.get_untracked(), size, self.whole));
            }
        };
        Effect::new(move |_| fit());
        Effect::new(move |_| {
            let points = points.get();
            let is_seen = points
                .first()
                .is_none_or(|&first| self.frame.get_untracked().shows(first));
            if !is_seen {
                untrack(fit);
            }
        });
        let resized = window_event_listener(ev::resize, move |_| untrack(fit));
        on_cleanup(move || resized.remove());
    }

    fn show(self, frame: Frame) {
        self.rest.set(frame);
        self.frame.set(frame);
    }

    /// Shows the whole map.
    pub(super) fn show_whole(self) {
        self.show(self.whole);
    }

    /// Whether the sharp picture is moved about.
    pub(super) fn is_moving(self) -> bool {
        self.frame.get() != self.rest.get()
    }

    /// The style that moves the sharp picture to where it is looked at.
    pub(super) fn style(self) -> String {
        let (frame, rest) = (self.frame.get(), self.rest.get());
        if frame == rest {
            return String::new();
        }
        self.size().map_or_else(String::new, |rect| {
            let Shift { x, y, scale } = frame.from(rest, (rect.width(), rect.height()));
            format!("transform:translate({x:.2}px,{y:.2}px) scale({scale:.4})")
        })
    }

    /// How many pixels of the screen a unit of the sharp picture has.
    pub(super) fn scale(self) -> f64 {
        let ((width, height), rest) = (self.on_screen.get(), self.rest.get());
        (width / rest.width).min(height / rest.height)
    }

    /// Whether the map is as wide as a phone.
    pub(super) fn is_phone(self) -> bool {
        self.on_screen.get().0 < 620.0
    }

    fn size(self) -> Option<DomRect> {
        let element = self.svg.get_untracked()?;
        let element: &web_sys::Element = element.unchecked_ref();
        // The lens around it is moved; what holds that stands still.
        let host = element.parent_element()?.parent_element()?;
        Some(host.get_bounding_client_rect())
    }

    /// The point of the map under a point of the screen.
    fn at(self, (x, y): (f64, f64)) -> (f64, f64) {
        let Some(rect) = self.size() else {
            return (0.0, 0.0);
        };
        let frame = self.frame.get_untracked();
        let scale = (rect.width() / frame.width).min(rect.height() / frame.height);
        let left = rect.x() + (rect.width() - frame.width * scale) / 2.0;
        let top = rect.y() + (rect.height() - frame.height * scale) / 2.0;
        (frame.x + (x - left) / scale, frame.y + (y - top) / scale)
    }

    fn zoom_at(self, factor: f64, at: (f64, f64)) {
        self.frame
            .update(|frame| *frame = frame.zoomed(factor, at, self.whole));
    }

    /// Zooms around the middle.
    pub(super) fn zoom(self, factor: f64) {
        let frame = self.frame.get_untracked();
        let middle = (frame.x + frame.width / 2.0, frame.y + frame.height / 2.0);
        self.zoom_at(factor, middle);
    }

    fn pan(self, dx: f64, dy: f64) {
        self.frame
            .update(|frame| *frame = frame.moved(dx, dy, self.whole));
    }

    /// The wheel zooms around the pointer.
    pub(super) fn on_wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let factor = if event.delta_y() < 0.0 {
            1.2
        } else {
            1.0 / 1.2
        };
        self.zoom_at(factor, self.at(on_screen(event)));
    }

    /// A drag or a pinch begins.
    pub(super) fn on_down(self, event: &ev::PointerEvent) {
        let (x, y) = on_screen(event);
        self.fingers
            .update(|fingers| fingers.push((event.pointer_id(), x, y)));
        self.drag.set(Some((x, y, false)));
    }

    /// A drag pans, a pinch zooms.
    pub(super) fn on_move(self, event: &ev::PointerEvent) {
        let Some((x, y, has_moved)) = self.drag.get_untracked() else {
            return;
        };
        let now = on_screen(event);
        let pinched = self
            .fingers
            .try_update(|fingers| pinch(fingers, event.pointer_id(), now));
        if let Some(Some((factor, middle))) = pinched {
            self.zoom_at(factor, self.at(middle));
            return;
        }
        if !has_moved && (now.0 - x).hypot(now.1 - y) < 6.0 {
            return;
        }
        let (from, to) = (self.at((x, y)), self.at(now));
        self.pan(from.0 - to.0, from.1 - to.1);
        self.drag.set(Some((now.0, now.1, true)));
    }

    /// A drag or a pinch ends.
    pub(super) fn on_up(self, event: &ev::PointerEvent) {
        self.fingers
            .update(|fingers| fingers.retain(|(id, ..)| *id != event.pointer_id()));
        self.drag.set(None);
    }

    /// Arrows pan, plus and minus zoom.
    pub(super) fn on_key(self, event: &ev::KeyboardEvent) {
        let step = self.frame.get_untracked().width / 10.0;
        let (dx, dy) = match event.key().as_str() {
            "ArrowLeft" => (-step, 0.0),
            "ArrowRight" => (step, 0.0),
            "ArrowUp" => (0.0, -step),
            "ArrowDown" => (0.0, step),
            "+" | "=" => return self.zoom(1.3),
            "-" => return self.zoom(1.0 / 1.3),
            _ => return,
        };
        event.prevent_default();
        self.pan(dx, dy);
    }
}

fn on_screen(event: &web_sys::MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Two fingers: by how much they went apart, and around which point of the screen.
fn pinch(fingers: &mut [Finger], id: i32, (x, y): (f64, f64)) -> Option<(f64, (f64, f64))> {
    let apart = |fingers: &[Finger]| match fingers {
        [(_, ax, ay), (_, bx, by)] => Some((bx - ax).hypot(by - ay).max(1.0)),
        _ => None,
    };
    let before = apart(fingers)?;
    let finger = fingers.iter_mut().find(|(other, ..)| *other == id)?;
    (finger.1, finger.2) = (x, y);
    let after = apart(fingers)?;
    let middle = (
        (fingers[0].1 + fingers[1].1) / 2.0,
        (fingers[0].2 + fingers[1].2) / 2.0,
    );
    Some((after / before, middle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingers_that_go_apart_zoom_around_their_middle() {
        let mut fingers = [(1, 0.0, 0.0), (2, 10.0, 0.0)];
        assert_eq!(
            pinch(&mut fingers, 2, (20.0, 0.0)),
            Some((2.0, (10.0, 0.0)))
        );
        assert_eq!(pinch(&mut fingers[..1], 1, (5.0, 0.0)), None);
    }
}
