//! The page around the plots: head, sections, foot.

use std::fmt::Write;

use text::Args;

use super::digest::Digest;
use super::speech::Speech;
use super::{cards, chance, curves, ends, map, sources, winners};

/// A page being written.
#[derive(Debug)]
pub(super) struct Page<'a> {
    pub(super) digest: &'a Digest,
    pub(super) speech: &'a Speech<'a>,
    pub(super) html: String,
}

/// The whole page.
pub(super) fn html(digest: &Digest, speech: &Speech<'_>) -> anyhow::Result<String> {
    let mut page = Page {
        digest,
        speech,
        html: String::new(),
    };
    page.head();
    winners::section(&mut page)?;
    curves::sections(&mut page)?;
    chance::section(&mut page);
    sources::section(&mut page);
    ends::sections(&mut page)?;
    cards::sections(&mut page)?;
    map::sections(&mut page)?;
    page.foot();
    Ok(page.html)
}

/// How a page looks that nothing is fetched for.
pub const STYLE: &str = "\
:root{color-scheme:light}\
body{margin:0;background:#fbfaf7;color:#222;font:17px/1.55 Georgia,'Times New Roman',serif}\
main{max-width:940px;margin:0 auto;padding:48px 20px 80px}\
h1{font-size:38px;line-height:1.15;margin:0 0 12px;letter-spacing:-.01em}\
h2{font-size:25px;line-height:1.25;margin:0 0 4px}\
.kind{font:600 13px/1 system-ui,-apple-system,'Segoe UI',sans-serif;letter-spacing:.08em;\
text-transform:uppercase;color:#777;margin:64px 0 10px}\
.lead{font-size:19px;color:#444}\
figure{margin:16px 0 0;overflow-x:auto}\
figcaption{font-size:15.5px;color:#555;margin-top:6px;max-width:46em}\
svg{width:100%;min-width:640px;height:auto;display:block;overflow:visible}\
figcaption{position:sticky;left:0}\
svg text{paint-order:stroke;stroke:#fbfaf7;stroke-width:3px;stroke-linejoin:round}\
svg text[fill=\"#FFFFFF\"]{stroke:none}\
svg text,table,.facts{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}\
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:14px;margin:28px 0}\
.facts div{background:#fff;border:1px solid #e7e3da;border-radius:8px;padding:14px 16px}\
.facts b{display:block;font-size:25px;line-height:1.2}.facts span{font-size:13.5px;color:#666}\
table{border-collapse:collapse;font-size:13.5px;width:100%;margin:12px 0}\
th,td{text-align:right;padding:4px 8px;border-bottom:1px solid #ece8df}\
th{font-weight:600;color:#555;position:sticky;top:0;background:#fbfaf7}\
th:first-child,td:first-child,th:nth-child(2),td:nth-child(2){text-align:left}\
.more{display:flex;flex-wrap:wrap;gap:6px 26px;margin-top:18px}.more details[open]{flex-basis:100%}details{margin-top:6px}summary{cursor:pointer;font:600 15px system-ui,sans-serif;color:#0072b2}\
.note{background:#fff;border-left:4px solid #0072b2;padding:12px 18px;font-size:15.5px;color:#444}\
code{font-size:.9em;background:#f0ede5;padding:1px 4px;border-radius:3px}\
@media print{body{background:#fff}figure{break-inside:avoid}details{display:none}}";

impl Page<'_> {
    fn head(&mut self) {
        let (digest, speech) = (self.digest, self.speech);
        let summary = &digest.summary;
        let mut players: Vec<String> = digest
            .plan
            .players
            .iter()
            .map(|player| speech.player(&player.to_string()))
            .collect();
        players.sort();
        players.dedup();
        let players = || Args::new().with("players", players.join(", "));
        let title = speech.say(
            "report-title",
            Args::new()
                .with("n", summary.games)
                .with("games", speech.thousands(summary.games))
                .with("game", speech.word(&format!("game-{}", digest.plan.game))),
        );
        self.write(format_args!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>{title}</title><style>{STYLE}</style></head><body><main>\n\
             <h1>{title}</h1><p class=\"lead\">{}</p>",
            speech.tag(),
            escape(&speech.say("report-lead", players())),
            title = escape(&title),
        ));
        let about = format!("report-about-{}", digest.plan.game);
        if speech.has(&about) {
            self.write(format_args!(
                "<p><b>{}</b> {}</p>",
                escape(&speech.word("report-about")),
                escape(&speech.word(&about))
            ));
        }
        let mut facts: Vec<(String, String)> = digest
            .rates()
            .into_iter()
            .map(|(side, rate)| {
                let side = Args::new().with("side", speech.side(side));
                let what = speech.say("report-fact-won", side);
                (speech.percent(rate.value), what)
            })
            .collect();
        if digest.has_rounds() {
            let rounds = speech.fixed(summary.rounds.value, 1);
            facts.push((rounds, speech.word("report-fact-rounds")));
        }
        let decisions = speech.fixed(summary.decisions.value, 0);
        facts.push((decisions, speech.word("report-fact-decisions")));
        self.html.push_str("<div class=\"facts\">");
        for (figure, what) in facts {
            let what = escape(&what);
            self.write(format_args!(
                "<div><b>{figure}</b><span>{what}</span></div>"
            ));
        }
        self.write(format_args!(
            "</div><p class=\"note\"><b>{}</b> {}</p>",
            escape(&speech.word("report-sure")),
            escape(&speech.say("report-sure-text", players()))
        ));
        if !digest.plan.opening.is_empty() {
            let args = Args::new().with("n", digest.plan.opening.len());
            let text = escape(&speech.say("report-opening", args));
            self.write(format_args!("<p class=\"note\">{text}</p>"));
        }
        if summary.unfinished > 0 {
            let args = Args::new().with("n", summary.unfinished);
            let text = escape(&speech.say("report-unfinished", args));
            self.write(format_args!("<p class=\"note\">{text}</p>"));
        }
    }

    /// A plot with its headline and how to read it.
    pub(super) fn section(&mut self, kind: &str, title: &str, svg: &str, caption: &str) {
        // What a screen reader says of the drawing, and a browser when one points at it.
        let label = format!("<svg role=\"img\" aria-label=\"{}\" ", escape(title));
        let svg = svg.replacen("<svg ", &label, 1);
        self.write(format_args!(
            "<p class=\"kind\">{}</p><h2>{}</h2><figure>{svg}<figcaption>{}</figcaption></figure>\n",
            escape(kind),
            escape(title),
            escape(caption)
        ));
    }

    /// A headline that needs no plot.
    pub(super) fn plain(&mut self, kind: &str, title: &str) {
        self.write(format_args!(
            "<p class=\"kind\">{}</p><h2>{}</h2>\n",
            escape(kind),
            escape(title)
        ));
    }

    /// Appends to the page.
    pub(super) fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.html.write_fmt(text);
    }

    fn foot(&mut self) {
        let (plan, speech) = (&self.digest.plan, self.speech);
        let seats = plan.seats.iter().zip(&plan.players);
        let seats: Vec<String> = seats
            .map(|(seat, player)| {
                let args = Args::new()
                    .with("seat", speech.name(seat))
                    .with("player", speech.player(&player.to_string()));
                speech.say("report-seat-player", args)
            })
            .collect();
        let setup = match plan.setup.is_empty() {
            true => speech.word("report-made-plain"),
            false => plan.setup.join(", "),
        };
        let text = speech.say(
            "report-made-text",
            Args::new()
                .with("games", speech.thousands(plan.games))
                .with("seed", plan.seed.to_string())
                .with("program", &*plan.program)
                .with("rules", plan.rules.to_string())
                .with("setup", setup)
                .with("seats", seats.join(", ")),
        );
        self.write(format_args!(
            "<p class=\"kind\">{}</p><p>{}</p></main></body></html>\n",
            escape(&speech.word("report-made")),
            escape(&text)
        ));
    }
}

/// Safe inside HTML.
#[must_use]
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
