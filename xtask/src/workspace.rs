//! Where the project is, and how cargo and its own program are called.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

/// The package that holds the program, and the program's name.
const PROGRAM: (&str, &str) = ("cli", "sandtable");

/// The project's folder.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// The folder above this package, wherever cargo was called.
    pub(crate) fn find() -> Result<Self> {
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .context("run it as `cargo xtask`: cargo says where the project is")?;
        let root = Path::new(&package)
            .parent()
            .context("the package xtask has no folder above it")?
            .to_path_buf();
        ensure!(
            root.join("Cargo.toml").is_file(),
            "no Cargo.toml in {}",
            root.display()
        );
        Ok(Self { root })
    }

    /// The project's folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Cargo, the same that runs this chore, called in the project's folder.
    pub(crate) fn cargo<I, S>(&self, args: I) -> Command
    where
        I: IntoIterator<Item = S>,
        S: AsRef<OsStr>,
    {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let mut command = Command::new(cargo);
        command.args(args).current_dir(&self.root);
        command
    }

    /// The project's packages as cargo sees them, without those from outside.
    pub(crate) fn metadata(&self) -> Result<Value> {
        let text = output(&mut self.cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
        serde_json::from_str(&text).context("while reading the answer of `cargo metadata`")
    }

    /// Every package that is built from, those from outside included.
    pub(crate) fn dependencies(&self) -> Result<Value> {
        let args = ["metadata", "--locked", "--format-version", "1"];
        let all = output(&mut self.cargo(args));
        let text = all.or_else(|_| {
            // Packages of other systems may not be on this machine, and the network not there.
            println!("looking only at what is built on this system");
            let version = output(&mut self.cargo(["-vV"]))?;
            let host = version.lines().find_map(|line| line.strip_prefix("host: "));
            let host = host.context("`cargo -vV` names no host")?;
            output(
                self.cargo(args)
                    .args(["--offline", "--filter-platform", host]),
            )
        })?;
        serde_json::from_str(&text).context("while reading the answer of `cargo metadata`")
    }

    /// Builds what is named (`--package cli`, or more) in that profile and says where the program is.
    pub(crate) fn build_program(&self, profile: &str, what: &[&str]) -> Result<PathBuf> {
        let (package, program) = PROGRAM;
        let form = ["--message-format", "json-render-diagnostics"];
        let args = [&["build", "--profile", profile], what, &form].concat();
        let text = output(&mut self.cargo(args))?;
        executable(&text, program)
            .with_context(|| format!("the package `{package}` builds no program `{program}`"))
    }
}

/// Runs a command in sight of the person, and fails when it does.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("while starting `{}`", line(command)))?;
    ensure!(status.success(), "`{}` failed: {status}", line(command));
    Ok(())
}

/// Runs a command and takes what it writes; its complaints stay in sight.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("while starting `{}`", line(command)))?;
    if !output.status.success() {
        bail!("`{}` failed: {}", line(command), output.status);
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` wrote something that is not UTF-8", line(command)))
}

/// A command as a person would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut words = vec![
        program
            .file_name()
            .unwrap_or(program.as_os_str())
            .to_string_lossy()
            .into_owned(),
    ];
    words.extend(
        command
            .get_args()
            .map(|arg| arg.to_string_lossy().into_owned()),
    );
    words.join(" ")
}

/// Finds the program among the messages of a build.
fn executable(messages: &str, program: &str) -> Option<PathBuf> {
    messages
        .lines()
        .filter_map(|message| serde_json::from_str::<Value>(message).ok())
        .filter(|message| message["target"]["name"] == program)
        .find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_by_its_name() {
        let messages = r#"
{"reason":"compiler-artifact","target":{"name":"games"},"executable":null}
{"reason":"compiler-artifact","target":{"name":"sandtable"},"executable":"/t/sandtable"}
{"reason":"build-finished","success":true}"#;
        let found = executable(messages, "sandtable");
        assert_eq!(found.as_deref(), Some(Path::new("/t/sandtable")));
        assert_eq!(executable(messages, "other"), None);
        assert_eq!(executable(messages, "games"), None);
    }

    #[test]
    fn a_failing_command_is_named() {
        let error = run(Command::new("cargo")
            .arg("no-such-command")
            .stderr(Stdio::null()))
        .expect_err("there is no such command");
        let text = format!("{error:#}");
        assert!(text.starts_with("`cargo no-such-command` failed"), "{text}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = output(&mut Command::new("no-such-program-anywhere"))
            .expect_err("there is no such program");
        let text = format!("{error:#}");
        assert!(
            text.starts_with("while starting `no-such-program-anywhere`"),
            "{text}"
        );
    }
}
