//! A few tones, for those who want them: one is asked, a piece is placed, a battle, the end.

use web_sys::{AudioContext, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The person is asked.
    Asked,
    /// A piece or a card came to lie somewhere.
    Placed,
    /// Something is fought over.
    Battle,
    /// The game is over.
    End,
}

/// Names of events that are heard as a battle, in whichever game.
const BATTLES: [&str; 8] = [
    "battled",
    "battle",
    "rolled",
    "struck",
    "damaged",
    "destroyed",
    "removed",
    "base_destroyed",
];
/// Names of events that are heard as something put down.
const PLACED: [&str; 11] = [
    "built",
    "recruited",
    "deployed",
    "marshalled",
    "arrived",
    "moved",
    "played",
    "laid",
    "bought",
    "placed",
    "named",
];

/// What is heard of events by their names, when somebody is asked who was not or the game has ended.
pub(crate) fn tone<'a>(
    mut events: impl Iterator<Item = &'a str> + Clone,
    is_newly_asked: bool,
    is_newly_over: bool,
) -> Option<Tone> {
    if is_newly_over {
        return Some(Tone::End);
    }
    let is_battle = events.clone().any(|event| BATTLES.contains(&event));
    if is_battle {
        return Some(Tone::Battle);
    }
    if is_newly_asked {
        return Some(Tone::Asked);
    }
    let is_placed = events.any(|event| PLACED.contains(&event));
    is_placed.then_some(Tone::Placed)
}

impl Tone {
    /// Pitch in hertz, when it begins and how long it sounds, in seconds.
    const fn notes(self) -> (&'static [(f32, f64, f64)], OscillatorType) {
        match self {
            Self::Asked => (
                &[(523.0, 0.0, 0.12), (784.0, 0.11, 0.2)],
                OscillatorType::Sine,
            ),
            Self::Placed => (&[(220.0, 0.0, 0.07)], OscillatorType::Triangle),
            Self::Battle => (
                &[(82.0, 0.0, 0.22), (61.0, 0.08, 0.25)],
                OscillatorType::Sawtooth,
            ),
            Self::End => (
                &[(392.0, 0.0, 0.3), (523.0, 0.16, 0.3), (659.0, 0.32, 0.6)],
                OscillatorType::Sine,
            ),
        }
    }
}

/// Whatever makes sounds in this browser; nothing where it has none.
#[derive(Clone, Debug)]
pub(crate) struct Speaker(AudioContext);

impl Speaker {
    /// Made after a click: before, browsers let no page be heard.
    pub(crate) fn new() -> Option<Self> {
        AudioContext::new().ok().map(Self)
    }

    /// Lets a tone be heard.
    pub(crate) fn play(&self, tone: Tone) {
        let (notes, kind) = tone.notes();
        for (pitch, start, length) in notes {
            // A browser that cannot is silent.
            let _ = self.note(*pitch, kind, *start, *length);
        }
    }

    fn note(
        &self,
        pitch: f32,
        kind: OscillatorType,
        start: f64,
        length: f64,
    ) -> Result<(), wasm_bindgen::JsValue> {
        let audio = &self.0;
        let _ = audio.resume()?;
        let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
        let start = audio.current_time() + start;
        oscillator.set_type(kind);
        oscillator.frequency().set_value(pitch);
        gain.gain().set_value_at_time(0.0001, start)?;
        gain.gain()
            .exponential_ramp_to_value_at_time(0.09, start + 0.015)?;
        gain.gain()
            .exponential_ramp_to_value_at_time(0.0001, start + length)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&audio.destination())?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(start + length + 0.05)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_important_of_what_happened_is_heard() {
        let heard = |events: &[&str], asked, over| tone(events.iter().copied(), asked, over);
        assert_eq!(
            heard(&["built", "battled"], true, false),
            Some(Tone::Battle)
        );
        assert_eq!(heard(&["built"], true, false), Some(Tone::Asked));
        assert_eq!(heard(&["built", "drew"], false, false), Some(Tone::Placed));
        assert_eq!(heard(&["drew"], false, false), None);
        assert_eq!(heard(&["battled"], true, true), Some(Tone::End));
    }
}
