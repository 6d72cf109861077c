//! An analysis as one HTML file: inline SVG, no script, nothing to fetch.

use std::fmt::Write;

use analysis::Estimate;
use lab::report::{STYLE, escape};
use text::{Args, Texts, capital};

use super::story::Story;
use super::{curve, table};

/// What this page adds to the look of reports, and how it looks by night.
const LOOK: &str = "\
:root{--s0:#d55e00;--s1:#0072b2;--s2:#009e73;--s3:#cc79a7;--s4:#e69f00;--s5:#56b4e9;--ink:#222;--paper:#fbfaf7;--grid:rgba(0,0,0,.13)}\
.s0{--c:var(--s0)}.s1{--c:var(--s1)}.s2{--c:var(--s2)}.s3{--c:var(--s3)}.s4{--c:var(--s4)}.s5{--c:var(--s5)}\
.curve .field{fill:var(--c);fill-opacity:.55}.curve .band{fill:var(--ink);fill-opacity:.22}\
.curve .line{fill:none;stroke:var(--ink);stroke-width:2}.curve .many{fill:none;stroke:var(--c);stroke-width:2.5}\
.curve .grid{stroke:var(--grid)}.curve text{stroke:none;fill:var(--ink);font-size:13px}\
.curve .end{text-anchor:end}.curve .middle{text-anchor:middle}.curve .side{font-weight:600;font-size:16px}\
.curve .mark line{stroke:var(--ink);stroke-dasharray:3 4}.curve .mark circle{fill:var(--paper);stroke:var(--ink);stroke-width:2}\
.curve .mark text{text-anchor:middle;font-weight:600}\
ol.turns{padding-left:1.6em}ol.turns li{margin:10px 0}.small{font-size:15px;color:#555}\
.up{color:#00704f}.down{color:#b04a00}\
td.figure,th.figure{white-space:nowrap}td .small{font-size:13px}\
@media (max-width:760px){table{display:block;overflow-x:auto}td.figure,th.figure{white-space:normal}th,td{padding:6px 8px}}\
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--ink:#ece9e2;--paper:#1d1e20;--grid:rgba(255,255,255,.16)}\
body{background:var(--paper);color:var(--ink)}.lead,figcaption,.small,.note{color:#bdb8ad}.kind{color:#a39e93}\
.note,.facts div{background:#27282b;border-color:#3a3b3f}th{background:var(--paper);color:#bdb8ad}th,td{border-color:#3a3b3f}\
.up{color:#4fc79f}.down{color:#f0a060}summary{color:#6cb8e6}}";

/// The whole page.
pub(super) fn html(story: &Story<'_>, texts: &Texts) -> String {
    let mut page = Page {
        story,
        texts,
        html: String::new(),
    };
    page.head();
    page.curve();
    page.turns();
    page.costly();
    page.accounts();
    page.cards();
    page.foot();
    page.html
}

struct Page<'a> {
    story: &'a Story<'a>,
    texts: &'a Texts,
    html: String,
}

impl Page<'_> {
    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.html.write_fmt(text);
    }

    fn word(&self, id: &str) -> String {
        escape(&self.texts.word(id))
    }

    /// A headline, and how to read what is below it.
    fn heading(&mut self, id: &str) {
        let title = escape(&capital(&self.texts.word(id)));
        let caption = self.word(&format!("{id}-caption"));
        self.write(format_args!(
            "<h2 style=\"margin-top:56px\">{title}</h2><p class=\"small\">{caption}</p>"
        ));
    }

    /// A change with its interval, coloured by its sign.
    fn change(&self, change: &Estimate) -> String {
        let class = match change.value {
            value if value > 0.0 => "up",
            value if value < 0.0 => "down",
            _ => "",
        };
        format!(
            "<b class=\"{class}\">{}</b> <span class=\"small\">{}</span>",
            escape(&self.texts.points(change.value)),
            escape(&self.texts.points_between(change.low, change.high))
        )
    }

    fn head(&mut self) {
        let (story, texts) = (self.story, self.texts);
        let title = escape(&table::title(story, texts));
        let lead = escape(&table::worlds(story, texts));
        self.write(format_args!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>{title}</title><style>{STYLE}{LOOK}</style></head><body><main>\n\
             <h1>{title}</h1><p class=\"lead\">{lead}</p>",
            texts.language().tag()
        ));
        let (sure, text) = (self.word("analyse-sure"), self.word("analyse-sure-text"));
        self.write(format_args!("<p class=\"note\"><b>{sure}</b> {text}</p>"));
    }

    fn curve(&mut self) {
        self.heading("analyse-chances");
        let svg = curve::svg(self.story, self.texts);
        self.write(format_args!("<figure>{svg}</figure>"));
        let story = self.story;
        let more = self.word("analyse-as-table");
        self.write(format_args!(
            "<details><summary>{more}</summary><table><tr><th></th>"
        ));
        for side in &story.sides {
            self.write(format_args!("<th>{}</th>", escape(side)));
        }
        self.html.push_str("</tr>");
        let start = (0, self.texts.word("analyse-start"));
        let end = (usize::MAX, self.texts.word("analyse-end"));
        let rows = [start].into_iter().chain(story.rows.iter().cloned());
        for (after, label) in rows.chain([end]) {
            self.write(format_args!("<tr><td>{}</td>", escape(&label)));
            for chance in story.chances(after) {
                let percent = escape(&self.texts.percent(chance.value));
                self.write(format_args!("<td class=\"figure\">{percent}</td>"));
            }
            self.html.push_str("</tr>");
        }
        self.html.push_str("</table></details>\n");
    }

    fn turns(&mut self) {
        self.heading("analyse-turns");
        let (story, texts) = (self.story, self.texts);
        if story.turns.is_empty() {
            let none = self.word("analyse-turns-none");
            self.write(format_args!("<p>{none}</p>"));
        }
        self.html.push_str("<ol class=\"turns\">");
        for (turn, told) in story.analysis.turning_points.iter().zip(&story.turns) {
            let args = Args::new()
                .with("side", story.sides[turn.side].clone())
                .with("before", texts.percent(turn.before.value))
                .with("after", texts.percent(turn.after.value));
            let moved = escape(&texts.say("analyse-moved", args));
            let change = self.change(&turn.change);
            self.write(format_args!(
                "<li><b>{}: {}</b> <span class=\"small\">{}</span><br>{moved}, {change}</li>",
                escape(&told.who),
                escape(&told.what),
                escape(&table::number(told.number, texts))
            ));
        }
        self.html.push_str("</ol>\n");
    }

    fn costly(&mut self) {
        self.heading("analyse-costly");
        let (story, texts) = (self.story, self.texts);
        if story.costly.is_empty() {
            let none = self.word("analyse-costly-none");
            self.write(format_args!("<p>{none}</p>"));
            return;
        }
        self.html.push_str("<table><tr><th></th>");
        for id in ["analyse-made", "analyse-instead", "analyse-cost"] {
            let head = self.word(id);
            self.write(format_args!("<th style=\"text-align:left\">{head}</th>"));
        }
        self.html.push_str("</tr>");
        let told = story.costly.iter().zip(&story.better);
        for (costly, (told, better)) in story.analysis.costly.iter().zip(told) {
            let lost = self.change(&Estimate {
                value: -costly.cost.value,
                low: -costly.cost.high,
                high: -costly.cost.low,
            });
            self.write(format_args!(
                "<tr><td>{}<br><span class=\"small\">{}</span></td><td>{}</td>\
                 <td style=\"text-align:left\">{}</td><td class=\"figure\" style=\"text-align:left\">{lost}</td></tr>",
                escape(&told.who),
                escape(&table::number(told.number, texts)),
                escape(&told.what),
                escape(better)
            ));
        }
        self.html.push_str("</table>\n");
    }

    fn accounts(&mut self) {
        self.heading("analyse-account");
        let (story, texts) = (self.story, self.texts);
        self.html.push_str("<table><tr><th></th>");
        for head in ["start", "luck", "own", "others", "end"] {
            let head = self.word(&format!("analyse-account-{head}"));
            self.write(format_args!("<th style=\"text-align:right\">{head}</th>"));
        }
        self.html.push_str("</tr>");
        for (side, account) in story.accounts() {
            let changes = [&account.luck, &account.own, &account.others];
            let changes = changes.map(|change| self.change(change));
            self.write(format_args!(
                "<tr><td>{}</td><td style=\"text-align:right\">{}</td>",
                escape(side),
                escape(&texts.percent(account.start.value))
            ));
            for change in changes {
                self.write(format_args!("<td class=\"figure\">{change}</td>"));
            }
            let end = escape(&texts.percent(account.end));
            self.write(format_args!("<td>{end}</td></tr>"));
        }
        let seats = escape(&capital(&texts.word("analyse-seats")));
        self.write(format_args!("</table><h3>{seats}</h3><table>"));
        for (name, account) in story.seats.iter().zip(&story.analysis.by_seat) {
            let args = Args::new().with("n", account.decisions);
            let decisions = escape(&texts.say("analyse-decisions", args));
            let change = self.change(&account.change);
            self.write(format_args!(
                "<tr><td>{}</td><td>{decisions}</td><td class=\"figure\">{change}</td></tr>",
                escape(name)
            ));
        }
        self.html.push_str("</table>\n");
    }

    fn cards(&mut self) {
        self.heading("analyse-cards");
        let (story, texts) = (self.story, self.texts);
        if story.cards.is_empty() {
            let none = self.word("analyse-cards-none");
            self.write(format_args!("<p>{none}</p>"));
            return;
        }
        self.html.push_str("<table>");
        for (swing, (title, owner)) in story.analysis.cards.iter().zip(&story.cards) {
            let numbers: Vec<String> = swing.numbers.iter().map(ToString::to_string).collect();
            let args = Args::new()
                .with("n", numbers.len())
                .with("numbers", numbers.join(", "));
            let numbers = escape(&texts.say("analyse-in-moves", args));
            let change = self.change(&swing.change);
            self.write(format_args!(
                "<tr><td>{}</td><td>{}</td><td>{numbers}</td><td class=\"figure\">{change}</td></tr>",
                escape(title),
                escape(owner)
            ));
        }
        self.html.push_str("</table>\n");
    }

    fn foot(&mut self) {
        let args = Args::new()
            .with("program", env!("CARGO_PKG_VERSION"))
            .with("rules", self.story.analysis.rules.to_string())
            .with("effort", self.story.analysis.effort.worlds.to_string());
        let text = escape(&self.texts.say("analyse-foot", args));
        self.write(format_args!(
            "<p class=\"small\" style=\"margin-top:48px\">{text}</p></main></body></html>\n"
        ));
    }
}
