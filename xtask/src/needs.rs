//! What the tests need of the machine: one table, how to find each thing, and where it comes from when it is missing.

use std::process::Stdio;

use anyhow::{Result, bail};

use crate::run::{check, program};

/// Something the tests need.
struct Need {
    what: &'static str,
    /// Commands to try; the machine has it if one of them succeeds.
    found_by: &'static [&'static [&'static str]],
    from: Source,
}

/// Where a thing comes from.
#[derive(Clone, Copy)]
enum Source {
    /// A component of the Rust toolchain; changes nothing outside it.
    Rustup(&'static str),
    /// Debian packages: the system's, so installed only as root or when told to.
    Apt(&'static [&'static str]),
    /// Where systems differ too much to install it for people.
    Person(&'static str),
}

/// A Node that is too old does not count.
const NODE: &str = "process.exit(process.versions.node.split('.')[0] < 20 ? 1 : 0)";

const NEEDS: &[Need] = &[
    Need { what: "rustfmt", found_by: &[&["cargo", "fmt", "--version"]], from: Source::Rustup("rustfmt") },
    Need { what: "clippy", found_by: &[&["cargo", "clippy", "--version"]], from: Source::Rustup("clippy") },
    Need { what: "strace", found_by: &[&["strace", "--version"]], from: Source::Apt(&["strace"]) },
    Need {
        what: "Node",
        found_by: &[&["node", "-e", NODE]],
        from: Source::Person(
            "Node 20 or later, which builds and tests the page (Debian 13: apt install nodejs)",
        ),
    },
    Need {
        what: "npm",
        found_by: &[&["npm", "--version"]],
        from: Source::Person("npm, which comes with Node or beside it (Debian 13: apt install npm)"),
    },
    Need { what: "Chromium", found_by: &[&["chromium", "--version"]], from: Source::Apt(&["chromium"]) },
    Need {
        what: "fonts",
        found_by: &[&["sh", "-c", "fc-list | grep -q ."]],
        from: Source::Apt(&["fontconfig", "fonts-dejavu-core"]),
    },
];

/// Checks for everything in the table and installs what is missing. System packages only as root or with `install`.
pub(crate) fn provide(install: bool) -> Result<()> {
    let missing = missing(NEEDS);
    for need in NEEDS {
        let there = !missing.iter().any(|other| other.what == need.what);
        println!("{}: {}", need.what, if there { "found" } else { "missing" });
    }
    let plan = plan(&missing, rights(install));
    for command in &plan.commands {
        println!("installing: {}", command.join(" "));
        install_with(command)?;
    }
    if !plan.by_hand.is_empty() {
        bail!("please install: {}", plan.by_hand.join("; "));
    }
    if let Some(command) = plan.not_allowed {
        bail!(
            "these system packages are missing; `cargo xtask test --install` installs them: {}",
            command.join(" ")
        );
    }
    Ok(())
}

fn missing(needs: &[Need]) -> Vec<&Need> {
    let found = |need: &Need| need.found_by.iter().any(|command| succeeds(command));
    needs.iter().filter(|need| !found(need)).collect()
}

fn succeeds(command: &[&str]) -> bool {
    let mut command = with_args(command);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn with_args<S: AsRef<str>>(line: &[S]) -> std::process::Command {
    let mut words = line.iter().map(AsRef::as_ref);
    let mut command = program(words.next().unwrap_or_default());
    command.args(words);
    command
}

fn install_with(line: &[String]) -> Result<()> {
    let mut command = with_args(line);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    check(command)
}

/// What may be done to the system.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rights {
    Root,
    Told,
    None,
}

fn rights(install: bool) -> Rights {
    let id = program("id").arg("-u").output();
    let root = id.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    match (root, install) {
        (true, _) => Rights::Root,
        (false, true) => Rights::Told,
        (false, false) => Rights::None,
    }
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Plan {
    commands: Vec<Vec<String>>,
    /// What people have to install themselves.
    by_hand: Vec<&'static str>,
    /// What would be run, if it were allowed.
    not_allowed: Option<Vec<String>>,
}

fn plan(missing: &[&Need], rights: Rights) -> Plan {
    let mut plan = Plan::default();
    let mut packages = Vec::new();
    for need in missing {
        match need.from {
            Source::Rustup(component) => {
                let add = words(&["rustup", "component", "add", component]);
                plan.commands.push(add);
            }
            Source::Apt(names) => packages.extend(names),
            Source::Person(what) => plan.by_hand.push(what),
        }
    }
    if packages.is_empty() {
        return plan;
    }
    let sudo: &[&str] = if rights == Rights::Root { &[] } else { &["sudo"] };
    let update = words(&[sudo, &["apt-get", "update"]].concat());
    let install = &["apt-get", "install", "--yes", "--no-install-recommends"];
    let install = words(&[sudo, install, &packages].concat());
    if rights == Rights::None {
        plan.not_allowed = Some(install);
    } else {
        plan.commands.extend([update, install]);
    }
    plan
}

fn words(line: &[&str]) -> Vec<String> {
    line.iter().map(|&word| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BROWSER: Need = Need {
        what: "Chromium",
        found_by: &[&["no-such-browser", "--version"], &["false"]],
        from: Source::Apt(&["chromium", "fonts-dejavu-core"]),
    };
    const SHELL: Need =
        Need { what: "a shell", found_by: &[&["no-such-shell"], &["true"]], from: Source::Apt(&["dash"]) };
    const LINTER: Need = Need { what: "a linter", found_by: &[&["false"]], from: Source::Rustup("clippy") };

    fn lines(plan: &Plan) -> Vec<String> {
        plan.commands.iter().map(|line| line.join(" ")).collect()
    }

    #[test]
    fn a_need_is_met_when_one_of_its_commands_succeeds() {
        let needs = [BROWSER, SHELL];
        let missing: Vec<_> = missing(&needs).iter().map(|need| need.what).collect();
        assert_eq!(missing, ["Chromium"]);
    }

    #[test]
    fn root_installs_system_packages() {
        assert_eq!(
            lines(&plan(&[&BROWSER, &SHELL], Rights::Root)),
            [
                "apt-get update",
                "apt-get install --yes --no-install-recommends chromium fonts-dejavu-core dash"
            ]
        );
    }

    #[test]
    fn anybody_else_installs_them_only_when_told_to() {
        let told = plan(&[&BROWSER], Rights::Told);
        assert!(lines(&told).iter().all(|line| line.starts_with("sudo apt-get ")));
        let not_told = plan(&[&BROWSER, &LINTER], Rights::None);
        assert_eq!(lines(&not_told), ["rustup component add clippy"]);
        assert_eq!(
            not_told.not_allowed.unwrap().join(" "),
            "sudo apt-get install --yes --no-install-recommends chromium fonts-dejavu-core"
        );
    }

    #[test]
    fn what_people_install_themselves_is_named_and_the_rest_is_still_installed() {
        let node = Need { what: "Node", found_by: &[&["false"]], from: Source::Person("Node 20 or later") };
        let plan = plan(&[&node, &SHELL], Rights::Root);
        assert_eq!(plan.by_hand, ["Node 20 or later"]);
        assert_eq!(lines(&plan).len(), 2);
    }

    #[test]
    fn nothing_missing_nothing_done() {
        assert_eq!(plan(&[], Rights::None), Plan::default());
    }

    /// `process.exit` takes numbers only: given a truth value, every Node was too old.
    #[test]
    fn a_node_that_is_new_enough_is_found() {
        let node = NEEDS.iter().find(|need| need.what == "Node").unwrap();
        assert!(missing(std::slice::from_ref(node)).is_empty(), "these tests run where Node is");
    }
}
