//! What the tests need of the machine: one table, how to find each thing, and where it comes from when it is missing.

use std::process::Stdio;

use anyhow::{Result, bail};

use crate::run::{check, program};
use crate::web;

/// Something the tests need.
struct Need {
    what: &'static str,
    found: Found,
    from: Source,
}

/// How one knows that the machine has a thing.
#[derive(Clone, Copy)]
enum Found {
    /// This command succeeds.
    By(&'static [&'static str]),
    /// This says so.
    If(fn() -> bool),
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

const NEEDS: &[Need] = &[
    Need {
        what: "rustfmt",
        found: Found::By(&["cargo", "fmt", "--version"]),
        from: Source::Rustup("rustfmt"),
    },
    Need {
        what: "clippy",
        found: Found::By(&["cargo", "clippy", "--version"]),
        from: Source::Rustup("clippy"),
    },
    Need { what: "strace", found: Found::By(&["strace", "--version"]), from: Source::Apt(&["strace"]) },
    Need {
        what: "Node",
        found: Found::If(|| web::npm::check_node().is_ok()),
        from: Source::Person(
            "Node 20.19, 22.12 or later, which builds and tests the page (Debian 13: apt install nodejs)",
        ),
    },
    Need {
        what: "npm",
        found: Found::By(&["npm", "--version"]),
        from: Source::Person("npm, which comes with Node or beside it (Debian 13: apt install npm)"),
    },
    Need {
        what: "PostgreSQL",
        found: Found::By(&["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb || command -v initdb"]),
        from: Source::Apt(&["postgresql"]),
    },
    Need {
        what: "pgbouncer",
        found: Found::By(&["sh", "-c", "PATH=$PATH:/usr/sbin command -v pgbouncer"]),
        from: Source::Apt(&["pgbouncer"]),
    },
    Need {
        what: "NATS",
        found: Found::By(&["sh", "-c", "PATH=$PATH:/usr/sbin command -v nats-server"]),
        from: Source::Apt(&["nats-server"]),
    },
    Need {
        what: "nginx",
        found: Found::By(&["sh", "-c", "PATH=$PATH:/usr/sbin command -v nginx"]),
        from: Source::Apt(&["nginx"]),
    },
    Need { what: "OpenSSL", found: Found::By(&["openssl", "version"]), from: Source::Apt(&["openssl"]) },
    Need { what: "Chromium", found: Found::If(has_chromium), from: Source::Apt(&["chromium"]) },
    Need {
        what: "fonts",
        found: Found::By(&["sh", "-c", "fc-list | grep -q ."]),
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
    match plan.left_to_people() {
        Some(left) => bail!(left),
        None => Ok(()),
    }
}

/// Looks where the browser tests look.
fn has_chromium() -> bool {
    let path = std::env::var("CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium".into());
    succeeds(&[&path, "--version"])
}

fn missing(needs: &[Need]) -> Vec<&Need> {
    let found = |need: &Need| match need.found {
        Found::By(command) => succeeds(command),
        Found::If(check) => check(),
    };
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

impl Plan {
    /// What people have to do before the tests can run, in one sentence.
    fn left_to_people(&self) -> Option<String> {
        let by_hand = self.by_hand.iter().map(|what| format!("please install {what}"));
        let packages = self.not_allowed.iter().map(|command| {
            let command = command.join(" ");
            format!(
                "these system packages are missing; `cargo xtask test --install` installs them: {command}"
            )
        });
        let all: Vec<String> = by_hand.chain(packages).collect();
        (!all.is_empty()).then(|| all.join("; "))
    }
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
        found: Found::By(&["no-such-browser", "--version"]),
        from: Source::Apt(&["chromium", "fonts-dejavu-core"]),
    };
    const SHELL: Need = Need { what: "a shell", found: Found::By(&["true"]), from: Source::Apt(&["dash"]) };
    const LINTER: Need =
        Need { what: "a linter", found: Found::If(|| false), from: Source::Rustup("clippy") };

    fn lines(plan: &Plan) -> Vec<String> {
        plan.commands.iter().map(|line| line.join(" ")).collect()
    }

    #[test]
    fn a_need_is_met_when_its_command_succeeds_or_its_check_says_so() {
        let needs = [BROWSER, SHELL, LINTER];
        let missing: Vec<_> = missing(&needs).iter().map(|need| need.what).collect();
        assert_eq!(missing, ["Chromium", "a linter"]);
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
        let node = Need { what: "Node", found: Found::If(|| false), from: Source::Person("Node") };
        let rooted = plan(&[&node, &SHELL], Rights::Root);
        assert_eq!(rooted.left_to_people().unwrap(), "please install Node");
        assert_eq!(lines(&rooted).len(), 2);
        let left = plan(&[&node, &SHELL], Rights::None).left_to_people().unwrap();
        assert!(left.starts_with("please install Node; ") && left.ends_with(" dash"), "{left}");
    }

    #[test]
    fn nothing_missing_nothing_done() {
        let nothing = plan(&[], Rights::None);
        assert_eq!((nothing.left_to_people(), nothing), (None, Plan::default()));
    }

    #[test]
    fn a_node_that_is_new_enough_is_found() {
        let node = NEEDS.iter().find(|need| need.what == "Node").unwrap();
        assert!(missing(std::slice::from_ref(node)).is_empty(), "these tests run where Node is");
    }
}
