//! The plots, each a string of SVG.
//!
//! One look for all: no frames, light grid, direct labels instead of legends where there is room,
//! and colours that people with any colour vision can tell apart (after Okabe and Ito).

use anyhow::anyhow;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::speech::Speech;
use crate::stats::Estimate;

/// Colours of sides, in order.
const SIDES: [RGBColor; 6] = [
    RGBColor(213, 94, 0),
    RGBColor(0, 114, 178),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
];
/// Words and axes.
pub(super) const INK: RGBColor = RGBColor(51, 51, 51);
/// What is there for orientation only.
pub(super) const FAINT: RGBColor = RGBColor(225, 225, 225);
/// Between the two.
pub(super) const GREY: RGBColor = RGBColor(130, 130, 130);

/// Bands of more curves than this would hide each other.
pub(super) const BANDS: usize = 2;

/// The room for the label of a row.
const LABEL: u32 = 340;
/// The longest label that fits in there.
pub(super) const LETTERS: usize = 44;

/// The width of every plot.
pub(super) const WIDTH: u32 = 900;

/// The colour of a side.
pub(super) fn side_colour(side: usize) -> RGBColor {
    SIDES[side % SIDES.len()]
}

/// Text of that size and colour, anchored.
pub(super) fn text(size: f64, colour: RGBColor, h: HPos, v: VPos) -> TextStyle<'static> {
    ("sans-serif", size)
        .into_font()
        .color(&colour)
        .pos(Pos::new(h, v))
}

/// Draws on an area of that size and gives the SVG.
pub(super) fn draw(
    width: u32,
    height: u32,
    paint: impl FnOnce(&DrawingArea<SVGBackend<'_>, Shift>) -> anyhow::Result<()>,
) -> anyhow::Result<String> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (width, height)).into_drawing_area();
        paint(&root)?;
        root.present().map_err(fault)?;
    }
    Ok(svg)
}

/// A fault of the plotting crate; drawing into a string has none of its own.
pub(super) fn fault(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("while drawing: {error}")
}

/// The text, or as much of it as has so many letters.
pub(super) fn shortened(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.to_owned();
    }
    let start: String = text.chars().take(letters.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}

/// A row of a dot plot.
#[derive(Clone, Debug)]
pub(super) struct Dot {
    pub(super) label: String,
    pub(super) estimate: Estimate,
    pub(super) colour: RGBColor,
    /// Written at the right edge.
    pub(super) note: String,
}

/// Figures with intervals, one a row, from the top: a dot and a line for the interval.
pub(super) fn dots(
    speech: &Speech<'_>,
    rows: &[Dot],
    axis: &str,
    middle: f64,
    is_signed: bool,
) -> anyhow::Result<String> {
    const ROW: u32 = 26;
    let far = rows
        .iter()
        .flat_map(|row| [row.estimate.low, row.estimate.high])
        .map(|x| (x - middle).abs())
        .fold(0.05, f64::max);
    let (low, high) = (middle - far * 1.08, middle + far * 1.08);
    let n = rows.len() as f64;
    draw(WIDTH, rows.len() as u32 * ROW + 70, |root| {
        let mut chart = ChartBuilder::on(root)
            .margin_left(LABEL)
            .margin_right(150)
            .margin_top(8)
            .x_label_area_size(50)
            .build_cartesian_2d(low..high, n..0.0)
            .map_err(fault)?;
        let percent = |x: &f64| match is_signed {
            true if x.abs() < 1e-9 => "0".to_owned(),
            true => speech.signed(100.0 * x, 0),
            false => speech.per_cent(*x, 0),
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .x_labels(9)
            .bold_line_style(FAINT)
            .light_line_style(TRANSPARENT)
            .axis_style(FAINT)
            .x_label_formatter(&percent)
            .label_style(text(14.0, GREY, HPos::Center, VPos::Top))
            .axis_desc_style(text(14.0, INK, HPos::Center, VPos::Top))
            .x_desc(axis)
            .draw()
            .map_err(fault)?;
        chart
            .draw_series([PathElement::new(
                vec![(middle, 0.0), (middle, n)],
                GREY.stroke_width(1),
            )])
            .map_err(fault)?;
        for (i, row) in rows.iter().enumerate() {
            let y = i as f64 + 0.5;
            let Estimate {
                value,
                low: a,
                high: b,
            } = row.estimate;
            chart
                .draw_series([PathElement::new(
                    vec![(a, y), (b, y)],
                    row.colour.stroke_width(3),
                )])
                .map_err(fault)?;
            chart
                .draw_series([Circle::new((value, y), 6, row.colour.filled())])
                .map_err(fault)?;
            let (_, pixel) = chart.backend_coord(&(middle, y));
            root.draw(&Text::new(
                shortened(&row.label, LETTERS),
                (LABEL as i32 - 10, pixel),
                text(14.5, INK, HPos::Right, VPos::Center),
            ))
            .map_err(fault)?;
            root.draw(&Text::new(
                row.note.clone(),
                (WIDTH as i32 - 140, pixel),
                text(14.0, GREY, HPos::Left, VPos::Center),
            ))
            .map_err(fault)?;
        }
        Ok(())
    })
}

/// A line with a band around it.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    pub(super) label: String,
    pub(super) colour: RGBColor,
    /// For what may be above or below 0: the colours of the band there. Then the line is dark.
    pub(super) halves: Option<[RGBColor; 2]>,
    /// Round, lower edge, middle, upper edge.
    pub(super) points: Vec<(f64, f64, f64, f64)>,
}

/// Lines with bands over the rounds, named at their ends.
pub(super) fn curves(
    speech: &Speech<'_>,
    curves: &[Curve],
    y_axis: &str,
) -> anyhow::Result<String> {
    let all = || curves.iter().flat_map(|curve| &curve.points);
    let last = all().map(|point| point.0).fold(1.0, f64::max);
    let has_bands = curves.len() <= BANDS;
    let low = all()
        .map(|point| if has_bands { point.1 } else { point.2 })
        .fold(0.0, f64::min)
        * 1.04;
    let high = all()
        .map(|point| if has_bands { point.3 } else { point.2 })
        .fold(1.0, f64::max);
    draw(WIDTH, 430, |root| {
        let mut chart = ChartBuilder::on(root)
            .margin_top(12)
            .margin_right(90)
            .x_label_area_size(50)
            .y_label_area_size(60)
            .build_cartesian_2d(1.0..last, low..high * 1.04)
            .map_err(fault)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .bold_line_style(FAINT)
            .light_line_style(TRANSPARENT)
            .axis_style(FAINT)
            .x_labels((last as usize).min(20))
            .x_label_formatter(&|x| speech.fixed(*x, 0))
            .y_labels(8)
            .y_label_formatter(&|y| match high < 7.0 && low > -7.0 {
                true => speech.fixed(*y, 1),
                false => speech.fixed(*y, 0),
            })
            .label_style(("sans-serif", 14).into_font().color(&GREY))
            .axis_desc_style(("sans-serif", 14).into_font().color(&INK))
            .x_desc(speech.word("report-round"))
            .y_desc(y_axis)
            .draw()
            .map_err(fault)?;
        for curve in curves.iter().filter(|_| curves.len() <= BANDS) {
            let mut band = |colour: RGBColor, strength: f64, low: f64, high: f64| {
                let points = &curve.points;
                let there = points
                    .iter()
                    .map(|point| (point.0, point.3.clamp(low, high)));
                let back = points
                    .iter()
                    .map(|point| (point.0, point.1.clamp(low, high)));
                let rim: Vec<(f64, f64)> = there.chain(back.rev()).collect();
                chart
                    .draw_series([Polygon::new(rim, colour.mix(strength).filled())])
                    .map(|_| ())
                    .map_err(fault)
            };
            match curve.halves {
                None => band(curve.colour, 0.16, f64::MIN, f64::MAX)?,
                Some([above, below]) => {
                    band(above, 0.3, 0.0, f64::MAX)?;
                    band(below, 0.3, f64::MIN, 0.0)?;
                    chart
                        .draw_series([PathElement::new(
                            vec![(1.0, 0.0), (last, 0.0)],
                            GREY.stroke_width(1),
                        )])
                        .map_err(fault)?;
                }
            }
        }
        let mut ends: Vec<(i32, &Curve)> = Vec::new();
        for curve in curves {
            let line = curve.points.iter().map(|point| (point.0, point.2));
            chart
                .draw_series(LineSeries::new(line, curve.colour.stroke_width(3)))
                .map_err(fault)?;
            if let Some(end) = curve.points.last() {
                ends.push((chart.backend_coord(&(end.0, end.2)).1, curve));
            }
        }
        // Names that would lie on each other are moved apart.
        ends.sort_by_key(|end| end.0);
        let mut free = i32::MIN;
        for (y, curve) in ends {
            let y = y.max(free);
            free = y + 18;
            root.draw(&Text::new(
                curve.label.clone(),
                (WIDTH as i32 - 84, y),
                text(15.0, curve.colour, HPos::Left, VPos::Center),
            ))
            .map_err(fault)?;
        }
        Ok(())
    })
}

/// One part of a stack of bars: its name, its colour, and the share of games by place.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub(super) label: String,
    pub(super) colour: RGBColor,
    pub(super) shares: Vec<(i32, f64)>,
}

/// Stacked bars, `step` wide, with the names of the layers above them.
pub(super) fn bars(
    speech: &Speech<'_>,
    layers: &[Layer],
    step: i32,
    x_axis: &str,
) -> anyhow::Result<String> {
    let places = || {
        layers
            .iter()
            .flat_map(|layer| &layer.shares)
            .map(|pair| pair.0)
    };
    let (Some(first), Some(last)) = (places().min(), places().max()) else {
        return Ok(String::new());
    };
    // Rounds are shown from the first one on: an early end is early only then.
    let first = if step == 1 && first > 1 { 1 } else { first };
    let mut heights = std::collections::BTreeMap::<i32, f64>::new();
    for (place, share) in layers.iter().flat_map(|layer| &layer.shares) {
        *heights.entry(*place).or_default() += share;
    }
    let top = heights.values().copied().fold(0.0, f64::max);
    let half = f64::from(step) / 2.0;
    let (left, right) = (f64::from(first) - half, f64::from(last) + half);
    draw(WIDTH, 400, |root| {
        let mut chart = ChartBuilder::on(root)
            .margin_top(40)
            .margin_right(20)
            .x_label_area_size(50)
            .y_label_area_size(70)
            .build_cartesian_2d(left..right, 0.0..top * 1.05)
            .map_err(fault)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .bold_line_style(FAINT)
            .light_line_style(TRANSPARENT)
            .axis_style(FAINT)
            .x_labels(((last - first) / step + 1).clamp(2, 20) as usize)
            .x_label_formatter(&|x| speech.fixed(*x, 0))
            .y_labels(7)
            .y_label_formatter(&|y| match top > 0.05 {
                true => speech.per_cent(*y, 0),
                false => speech.per_cent(*y, 1),
            })
            .label_style(("sans-serif", 14).into_font().color(&GREY))
            .axis_desc_style(("sans-serif", 14).into_font().color(&INK))
            .x_desc(x_axis)
            .y_desc(speech.word("report-share"))
            .draw()
            .map_err(fault)?;
        let mut bases = std::collections::BTreeMap::<i32, f64>::new();
        let width = half * 0.84;
        for layer in layers {
            for &(place, share) in &layer.shares {
                let base = bases.entry(place).or_default();
                let x = f64::from(place);
                let bar = [(x - width, *base), (x + width, *base + share)];
                *base += share;
                chart
                    .draw_series([Rectangle::new(bar, layer.colour.filled())])
                    .map_err(fault)?;
            }
        }
        key(
            root,
            layers.iter().map(|layer| (&*layer.label, layer.colour)),
            (74, 18),
            1.0,
        )
    })
}

/// A row of coloured squares with names.
pub(super) fn key<'a>(
    root: &DrawingArea<SVGBackend<'_>, Shift>,
    entries: impl Iterator<Item = (&'a str, RGBColor)>,
    (left, y): (i32, i32),
    scale: f64,
) -> anyhow::Result<()> {
    let at = |x: i32, y: i32| ((f64::from(x) * scale) as i32, (f64::from(y) * scale) as i32);
    let mut x = left;
    let mut y = y;
    for (label, colour) in entries {
        let width = 21 + 8 * label.chars().count() as i32;
        // What does not fit goes on a row of its own.
        if x > left && x + width > WIDTH as i32 {
            (x, y) = (left, y + 20);
        }
        let square = [at(x, y - 7), at(x + 14, y + 7)];
        root.draw(&Rectangle::new(square, colour.filled()))
            .map_err(fault)?;
        root.draw(&Text::new(
            label.to_owned(),
            at(x + 21, y),
            text(15.0 * scale, INK, HPos::Left, VPos::Center),
        ))
        .map_err(fault)?;
        x += width + 24;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_end_in_dots() {
        assert_eq!(shortened("Łódź", 4), "Łódź");
        assert_eq!(shortened("Łódź i Kraków", 6), "Łódź…");
        assert_eq!(shortened("Łódź", 0), "…");
    }
}
