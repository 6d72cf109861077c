//! The examples in the guide are true.

use testkit::scenario::{parse, run_any};

#[test]
fn every_example_in_the_guide_holds() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scenarios.md");
    let text = std::fs::read_to_string(guide).unwrap();
    let examples: Vec<&str> = text
        .split("```scn\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let scenarios = parse("docs/scenarios.md", example).unwrap_or_else(|errors| {
            panic!("{errors:#?}");
        });
        assert!(!scenarios.is_empty());
        for scenario in scenarios {
            run_any(&scenario).unwrap_or_else(|failure| panic!("{failure}"));
        }
    }
}
