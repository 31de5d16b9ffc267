//! File descriptors: every connection is one. What the system lets us have is raised as far as it goes, and no more is
//! promised than that is enough for.

use tablier_server::Config;

/// For the store's files, with all of its threads.
const STORE: u64 = 64;
/// For all else: what is listened on, the log, the runtime, a backup, whoever measures, those who are told that there is no
/// place for them.
const RESERVE: u64 = 128;

/// Raises what we may have, and promises less if that is not enough.
pub(crate) fn fit(config: Config) -> Config {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(descriptors) => promise(config, descriptors),
        Err(error) => {
            tracing::warn!(%error, "how many files may be open could neither be asked nor raised");
            config
        }
    }
}

/// As much of what was to be promised as so many descriptors are enough for.
fn promise(mut config: Config, descriptors: u64) -> Config {
    let room = usize::try_from(descriptors.saturating_sub(STORE + RESERVE)).unwrap_or(usize::MAX).max(1);
    if config.most_connections > room {
        let wanted = config.most_connections;
        config.most_connections = room;
        // As comfortably more connections than sockets as by default.
        config.most_sockets = config.most_sockets.min((room - room / 5).max(1));
        let (most_connections, most_sockets) = (config.most_connections, config.most_sockets);
        let said =
            "too few files may be open for so many connections: fewer are promised (ulimit -n, LimitNOFILE)";
        // Nobody who did not ask for so many needs to do anything about it.
        if wanted == Config::default().most_connections {
            tracing::info!(wanted, most_connections, most_sockets, descriptors, "{said}");
        } else {
            tracing::warn!(wanted, most_connections, most_sockets, descriptors, "{said}");
        }
    }
    config
}

#[cfg(test)]
mod tests {
    use super::*;

    fn promised(descriptors: u64) -> (usize, usize) {
        let config = promise(Config::default(), descriptors);
        (config.most_connections, config.most_sockets)
    }

    #[test]
    fn no_more_is_promised_than_there_are_descriptors_for() {
        let whole = (Config::default().most_connections, Config::default().most_sockets);
        assert_eq!(promised(u64::MAX), whole);
        assert_eq!(promised(whole.0 as u64 + STORE + RESERVE), whole);
        assert_eq!(promised(1_024), (832, 666));
        assert_eq!(promised(whole.0 as u64 + STORE + RESERVE - 1), (whole.0 - 1, 20_000));
        assert_eq!(promised(0), (1, 1));
    }

    #[test]
    fn what_we_may_have_is_raised_as_far_as_it_goes() {
        let first = rlimit::increase_nofile_limit(u64::MAX).unwrap();
        fit(Config::default());
        assert_eq!(rlimit::increase_nofile_limit(1).unwrap(), first);
    }
}
