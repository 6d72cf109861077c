//! Any bytes are a record that is read and replayed, or are refused with a line.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::record(data));
