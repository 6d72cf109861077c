//! A few tones, for those who want them: one is asked, a piece is placed, a battle, the end.

use game::EventKind;
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

/// The tone for events of these kinds; an end or a battle is more important than a question.
pub(crate) fn tone(
    kinds: impl IntoIterator<Item = EventKind>,
    is_newly_asked: bool,
    is_newly_over: bool,
) -> Option<Tone> {
    let kinds: Vec<EventKind> = kinds.into_iter().collect();
    if is_newly_over {
        Some(Tone::End)
    } else if kinds.contains(&EventKind::Battle) {
        Some(Tone::Battle)
    } else if is_newly_asked {
        Some(Tone::Asked)
    } else {
        kinds
            .contains(&EventKind::Placement)
            .then_some(Tone::Placed)
    }
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

/// The audio output of this browser.
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
        use EventKind::{Battle, Other, Placement};
        assert_eq!(tone([Placement, Battle], true, false), Some(Tone::Battle));
        assert_eq!(tone([Placement], true, false), Some(Tone::Asked));
        assert_eq!(tone([Placement, Other], false, false), Some(Tone::Placed));
        assert_eq!(tone([Other], false, false), None);
        assert_eq!(tone([Battle], true, true), Some(Tone::End));
    }
}
