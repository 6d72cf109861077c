//! Reasons for a move in words: what it wins, prevents and keeps.

use game::{Reason, ReasonKind};

use crate::narrator::Narrator;
use crate::texts::{Args, Texts};

/// Reasons of one kind, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReasonsTold {
    /// What kind they are.
    pub kind: ReasonKind,
    /// *wins*, *prevents*, *keeps*.
    pub head: String,
    /// What.
    pub text: String,
}

impl Texts {
    /// Reasons for a move, one line for each kind that there is.
    #[must_use]
    pub fn reasons(&self, narrator: &dyn Narrator, reasons: &[Reason]) -> Vec<ReasonsTold> {
        let kinds = ReasonKind::ALL.into_iter();
        let lines = kinds.filter_map(|kind| {
            let of_kind = reasons
                .iter()
                .filter(|reason| reason.benefit.kind() == kind);
            let parts = of_kind.filter_map(|reason| self.reason(narrator, reason));
            let parts: Vec<String> = parts.collect();
            (!parts.is_empty()).then(|| ReasonsTold {
                kind,
                head: self.word(&format!("hint-{}", kind.name())),
                text: parts.join("; "),
            })
        });
        lines.collect()
    }

    /// One reason, without its kind; `None` if its things have no names here.
    #[must_use]
    pub fn reason(&self, narrator: &dyn Narrator, reason: &Reason) -> Option<String> {
        let benefit = &reason.benefit;
        let things = benefit.things().iter();
        let things: Vec<String> = things.filter_map(|thing| narrator.thing(thing)).collect();
        if things.len() < benefit.things().len() {
            return None;
        }
        let args = Args::new()
            .with("n", benefit.amount().unwrap_or_default())
            .with("things", things.join(", "));
        let told = self.say(&format!("hint-reason-{}", benefit.name()), args);
        let is_likely = !reason.is_sure && benefit.amount().is_none();
        Some(if is_likely {
            self.say("hint-likely", Args::new().with("reason", told))
        } else {
            told
        })
    }
}
