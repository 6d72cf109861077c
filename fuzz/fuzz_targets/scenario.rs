//! Any bytes are a scenario file that is run, or are refused with lines.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::scenario(data));
