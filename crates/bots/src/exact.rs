//! Exponentials and logarithms that are the same to the bit on every machine.
//!
//! The functions of a standard library differ between a server and a browser in the last bit, and
//! one bit is enough for two searches to diverge. Sums, products and quotients do not differ.

/// The largest power that still tells anything from nothing.
const FAR: f32 = 80.0;

/// The logarithm of 2 in two parts, the first of so few digits that its multiples are exact.
const LN_2_HIGH: f32 = 0.693_359_4;
const LN_2_LOW: f32 = -0.000_212_194_44;

/// `e` to the power of `x`, to about six digits. Beyond 80 on either side as at 80.
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-FAR, FAR);
    // x = n ln 2 + r, with the n that leaves the smallest rest.
    let n = (x * std::f32::consts::LOG2_E).round_ties_even();
    let r = (x - n * LN_2_HIGH) - n * LN_2_LOW;
    let mut power = 1.0;
    for k in [6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        power = 1.0 + power * r / k;
    }
    power * f32::from_bits(((n as i32 + 127) as u32) << 23)
}

/// The natural logarithm of a positive number, to about six digits.
pub(crate) fn ln(x: f32) -> f32 {
    let bits = x.to_bits();
    let mut exponent = (bits >> 23) as i32 - 127;
    let mut part = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    if part > std::f32::consts::SQRT_2 {
        part *= 0.5;
        exponent += 1;
    }
    // ln part = 2 artanh s, and s is small.
    let s = (part - 1.0) / (part + 1.0);
    let square = s * s;
    let mut sum = 0.0;
    for k in [9.0, 7.0, 5.0, 3.0, 1.0] {
        sum = sum * square + 1.0 / k;
    }
    2.0 * s * sum + exponent as f32 * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_they_are_called() {
        for i in -800..=800 {
            let x = i as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 3e-6, "{x}");
        }
        for i in 1..5_000 {
            let x = i as f32 * i as f32 / 100.0;
            assert!((ln(x) - x.ln()).abs() < 3e-6 * x.ln().abs().max(1.0), "{x}");
        }
        assert_eq!(exp(0.0).to_bits(), 1.0_f32.to_bits());
    }

    #[test]
    fn they_never_change() {
        // Bits from one machine: another that computes others would play other games.
        assert_eq!(exp(0.7).to_bits(), 1_073_799_507);
        assert_eq!(ln(12_345.0).to_bits(), 1_092_009_073);
    }
}
