//! What a choice would do, in a few words.

use ::orders::{Outlook, State, View};
use game::PreviewOf;

use super::Words;
use crate::texts::Args;
use crate::told::PreviewTold;

impl Words<'_> {
    /// What a choice would do.
    pub(super) fn preview(&self, view: &View, preview: &PreviewOf<State>) -> PreviewTold {
        PreviewTold {
            text: self.outlook(view, &preview.outlook),
            sense: preview.sense,
        }
    }

    fn outlook(&self, view: &View, outlook: &Outlook) -> String {
        let texts = self.texts;
        let n = |id: &str, n: u8| texts.say(id, Args::new().with("n", n));
        let mut parts = Vec::new();
        if let Some((own, enemies)) = outlook.against {
            let id = if outlook.is_most {
                "orders-preview-most-against"
            } else {
                "orders-preview-against"
            };
            let args = Args::new().with("n", own).with("enemies", enemies);
            parts.push(texts.say(id, args));
        }
        if outlook.stars > 0 {
            parts.push(n("orders-preview-stars", outlook.stars));
        }
        if outlook.over > 0 {
            parts.push(n("orders-preview-over", outlook.over));
        }
        if outlook.cards > 0 {
            parts.push(n("orders-preview-cards", outlook.cards));
        }
        if outlook.places > 0 {
            parts.push(n("orders-preview-places", outlook.places));
        }
        if outlook.takes_initiative {
            parts.push(texts.word("orders-preview-initiative"));
        }
        if outlook.finds_nobody {
            parts.push(texts.word("orders-preview-nobody"));
        }
        if let Some(odds) = &outlook.odds {
            let odds = odds.percents().into_iter();
            let odds = odds.map(|(ending, n)| {
                let id = format!("orders-odds-{}", ending.name());
                texts.say(&id, Args::new().with("n", n))
            });
            parts.push(odds.collect::<Vec<_>>().join(", "));
        }
        if let (Some(keep), Some(battle)) = (&outlook.keep, &view.battle) {
            parts.push(self.kept(view, battle, keep));
        }
        parts.join(", ")
    }
}
