//! Both licences and the notice are there, whole.

use super::Finding;
use crate::tree::Tree;

/// Each file, and words from its beginning and end.
const FILES: [(&str, [&str; 2]); 3] = [
    (
        "LICENSE-MIT",
        [
            "Permission is hereby granted, free of charge",
            "DEALINGS IN THE\nSOFTWARE.",
        ],
    ),
    (
        "LICENSE-APACHE",
        [
            "Version 2.0, January 2004",
            "See the License for the specific language governing permissions and",
        ],
    ),
    ("NOTICE", ["Sandtable", "unofficial"]),
];

/// Finds what is missing.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, words) in FILES {
        match tree.file(path) {
            None => findings.push(Finding::new(path, 0, "it is missing")),
            Some(file) => {
                for word in words.iter().filter(|word| !file.text.contains(**word)) {
                    let fault = format!("it is not whole: no `{word}`");
                    findings.push(Finding::new(path, 0, fault));
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[test]
    fn missing_and_cut_licences_are_found() {
        let tree = Tree::of(&[
            ("LICENSE-APACHE", "Version 2.0, January 2004"),
            ("NOTICE", "Sandtable is unofficial."),
        ]);
        expect(
            &check(&tree),
            &[
                "LICENSE-MIT: it is missing",
                "LICENSE-APACHE: it is not whole",
            ],
        );
    }
}
