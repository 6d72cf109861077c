//! The examples in the guide can be read.

use testkit::scenario::parse;

#[test]
fn every_example_in_the_guide_is_well_formed() {
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
        assert!(
            scenarios
                .iter()
                .all(|scenario| scenario.game == "quartermaster")
        );
    }
}
