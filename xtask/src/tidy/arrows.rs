//! Which crate may depend on which: the table of the architecture, as data.

use serde_json::Value;

use super::Finding;

/// Each crate and those of ours it may depend on. Crates not built yet stand here too: the table
/// is decided before they are.
const ALLOWED: [(&str, &[&str]); 25] = [
    ("game", &[]),
    ("quartermaster", &["game"]),
    ("rush", &["game"]),
    ("orders", &["game"]),
    ("games", &["game", "quartermaster", "rush", "orders"]),
    (
        "testkit",
        &["game", "quartermaster", "rush", "orders", "games"],
    ),
    (
        "text",
        &["game", "quartermaster", "rush", "orders", "games"],
    ),
    (
        "bots",
        &["game", "quartermaster", "rush", "orders", "games"],
    ),
    ("analysis", &["game", "games", "bots"]),
    (
        "lab",
        &[
            "game",
            "quartermaster",
            "rush",
            "orders",
            "games",
            "bots",
            "text",
        ],
    ),
    ("driver", &["game", "games", "bots"]),
    ("protocol", &["game", "games"]),
    (
        "client",
        &["game", "games", "text", "protocol", "bots", "driver"],
    ),
    ("store", &["protocol"]),
    ("bus", &[]),
    (
        "host",
        &[
            "game", "games", "driver", "store", "bus", "bots", "protocol",
        ],
    ),
    ("server", &["host", "text"]),
    (
        "web",
        &[
            "game",
            "quartermaster",
            "rush",
            "orders",
            "games",
            "bots",
            "text",
            "driver",
            "client",
            "analysis",
            "protocol",
        ],
    ),
    (
        "cli",
        &[
            "game",
            "quartermaster",
            "rush",
            "orders",
            "games",
            "testkit",
            "text",
            "bots",
            "analysis",
            "lab",
            "driver",
            "client",
            "protocol",
            "store",
            "host",
            "server",
            "site",
        ],
    ),
    ("wasm", &["game", "games", "bots", "text", "testkit"]),
    (
        "py",
        &["game", "quartermaster", "rush", "orders", "games", "bots"],
    ),
    ("site", &[]),
    ("e2e", &["game", "games", "bots", "driver", "site"]),
    ("xtask", &[]),
    ("xtask-web", &["game", "games", "testkit", "text", "site"]),
];

/// What tests and examples of every crate may depend on besides.
const ALLOWED_IN_TESTS: [&str; 4] = ["testkit", "bots", "driver", "web"];

/// Compares the answer of `cargo metadata --no-deps` with the table.
pub(super) fn check(metadata: &Value) -> Vec<Finding> {
    let Some(packages) = metadata["packages"].as_array() else {
        return vec![Finding::new("Cargo.toml", 0, "cargo names no packages")];
    };
    packages.iter().flat_map(check_package).collect()
}

fn check_package(package: &Value) -> Vec<Finding> {
    let name = package["name"].as_str().unwrap_or_default();
    let path = if name.starts_with("xtask") {
        format!("{name}/Cargo.toml")
    } else {
        format!("crates/{name}/Cargo.toml")
    };
    let Some((_, allowed)) = ALLOWED.iter().find(|(other, _)| *other == name) else {
        let fault = format!("the crate `{name}` is not in the table of crates");
        return vec![Finding::new(&path, 0, fault)];
    };
    let mut findings = Vec::new();
    for dependency in package["dependencies"].as_array().into_iter().flatten() {
        // Ours are those that cargo finds by a path.
        let (Some(target), Some(_)) = (dependency["name"].as_str(), dependency["path"].as_str())
        else {
            continue;
        };
        let is_dev = dependency["kind"] == "dev";
        let is_allowed = allowed.contains(&target) || is_dev && ALLOWED_IN_TESTS.contains(&target);
        if !is_allowed {
            let arrow = if is_dev { "in tests on" } else { "on" };
            let fault = format!("`{name}` may not depend {arrow} `{target}`");
            findings.push(Finding::new(&path, 0, fault));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::tests::expect;
    use super::*;

    fn findings(name: &str, dependencies: &Value) -> Vec<Finding> {
        check(&json!({"packages": [{"name": name, "dependencies": dependencies}]}))
    }

    #[test]
    fn arrows_of_the_table_pass() {
        let dependencies = json!([
            {"name": "game", "path": "/p/crates/game", "kind": null},
            {"name": "testkit", "path": "/p/crates/testkit", "kind": "dev"},
            {"name": "serde", "kind": null},
        ]);
        expect(&findings("quartermaster", &dependencies), &[]);
    }

    #[test]
    fn other_arrows_fail() {
        let arrow = json!([{"name": "rush", "path": "/p/crates/rush", "kind": null}]);
        expect(
            &findings("quartermaster", &arrow),
            &["crates/quartermaster/Cargo.toml: `quartermaster` may not depend on `rush`"],
        );
        let testkit = json!([{"name": "testkit", "path": "/p/crates/testkit", "kind": null}]);
        expect(
            &findings("games", &testkit),
            &["crates/games/Cargo.toml: `games` may not depend on `testkit`"],
        );
        let in_tests = json!([{"name": "cli", "path": "/p/crates/cli", "kind": "dev"}]);
        expect(
            &findings("xtask", &in_tests),
            &["xtask/Cargo.toml: `xtask` may not depend in tests on `cli`"],
        );
    }

    #[test]
    fn a_crate_outside_the_table_fails() {
        expect(
            &findings("helpers", &json!([])),
            &["crates/helpers/Cargo.toml: the crate `helpers` is not in the table"],
        );
    }

    #[test]
    fn the_table_has_no_circle() {
        // Each crate may depend only on crates that can be built before it.
        let mut built: Vec<&str> = Vec::new();
        while built.len() < ALLOWED.len() {
            let next = ALLOWED.iter().find(|(name, allowed)| {
                !built.contains(name) && allowed.iter().all(|other| built.contains(other))
            });
            let (name, _) = next.expect("some crate can be built next");
            built.push(name);
        }
    }
}
