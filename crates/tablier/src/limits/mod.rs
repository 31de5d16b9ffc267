//! What `tablier serve` promises and where it refuses: every limit by flag and by environment. `docs/limits.md` says what
//! each is for, and what happens at it.

mod written;

use clap::Args;
use tablier_server::{Config, Network, PerAddress, PerPerson};

use written::{Length, Pace, count};

#[derive(Debug, Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitOptions {
    /// Tables awake at once; for one more the one deserted longest is put to sleep
    #[arg(long, env = "TABLIER_MOST_TABLES", default_value_t = defaults().most_awake, value_parser = count)]
    most_tables: usize,
    /// Sockets open at once; more are refused
    #[arg(long, env = "TABLIER_MOST_SOCKETS", default_value_t = defaults().most_sockets, value_parser = count)]
    most_sockets: usize,
    /// Connections open at once, sockets among them; more are told so and closed
    #[arg(
        long,
        env = "TABLIER_MOST_CONNECTIONS",
        default_value_t = defaults().most_connections,
        value_parser = count
    )]
    most_connections: usize,
    /// A proxy, address or network, that is believed for whom it speaks (X-Forwarded-For); may be given several times
    #[arg(long, env = "TABLIER_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    /// Requests from one address: so many at once, then one in this time
    #[arg(
        long,
        env = "TABLIER_REQUESTS_PER_ADDRESS",
        default_value_t = Pace(defaults().per_address.requests)
    )]
    requests_per_address: Pace,
    /// Connections from one address at once; more are told so and closed
    #[arg(
        long,
        env = "TABLIER_CONNECTIONS_PER_ADDRESS",
        default_value_t = defaults().per_address.connections,
        value_parser = count
    )]
    connections_per_address: usize,
    /// Sockets from one address at once; more are refused
    #[arg(
        long,
        env = "TABLIER_SOCKETS_PER_ADDRESS",
        default_value_t = defaults().per_address.sockets,
        value_parser = count
    )]
    sockets_per_address: usize,
    /// Tables opened from one address: so many at once, then one in this time
    #[arg(long, env = "TABLIER_TABLES_PER_ADDRESS", default_value_t = Pace(defaults().per_address.tables))]
    tables_per_address: Pace,
    /// Requests from one address for tables that are not there: so many at once, then one in this time
    #[arg(long, env = "TABLIER_GUESSES_PER_ADDRESS", default_value_t = Pace(defaults().per_address.guesses))]
    guesses_per_address: Pace,
    /// Days begun from one address: so many at once, then one in this time
    #[arg(long, env = "TABLIER_DAYS_PER_ADDRESS", default_value_t = Pace(defaults().per_address.days))]
    days_per_address: Pace,
    /// Sockets of one person at once; more are refused
    #[arg(
        long,
        env = "TABLIER_SOCKETS_PER_PERSON",
        default_value_t = defaults().per_person.sockets,
        value_parser = count
    )]
    sockets_per_person: usize,
    /// Tables opened by one person: so many at once, then one in this time
    #[arg(long, env = "TABLIER_TABLES_PER_PERSON", default_value_t = Pace(defaults().per_person.tables))]
    tables_per_person: Pace,
    /// Bots that think at once; others wait their turn
    #[arg(long, env = "TABLIER_THINKERS", default_value_t = defaults().thinkers, value_parser = count)]
    thinkers: usize,
    /// Questions to bots that may wait; beyond that whoever has most of them asks again later
    #[arg(long, env = "TABLIER_MOST_QUESTIONS", default_value_t = defaults().most_questions, value_parser = count)]
    most_questions: usize,
    /// Reviews that may wait; beyond that whoever wants most of them is refused
    #[arg(long, env = "TABLIER_MOST_REVIEWS", default_value_t = defaults().most_reviews, value_parser = count)]
    most_reviews: usize,
    /// How long a table that nobody touches stays awake
    #[arg(long, env = "TABLIER_AWAKE_FOR", default_value_t = Length(defaults().awake_for))]
    awake_for: Length,
    /// How long a client may take to get on with anything
    #[arg(long, env = "TABLIER_PATIENCE", default_value_t = Length(defaults().patience))]
    patience: Length,
    /// How often a socket's delay is measured
    #[arg(long, env = "TABLIER_PING_EVERY", default_value_t = Length(defaults().ping_every))]
    ping_every: Length,
    /// Messages that may wait for a slow socket before it gets everything anew
    #[arg(long, env = "TABLIER_LINE", default_value_t = defaults().line, value_parser = count)]
    line: usize,
    /// How long stopping may take, before the program ends anyway
    #[arg(long, env = "TABLIER_STOP_WITHIN", default_value_t = Length(defaults().stop_within))]
    stop_within: Length,
}

fn defaults() -> Config {
    Config::default()
}

impl LimitOptions {
    /// A server's settings with these limits.
    pub(crate) fn config(&self) -> Config {
        Config {
            most_awake: self.most_tables,
            most_sockets: self.most_sockets,
            most_connections: self.most_connections,
            trusted_proxies: self.trusted_proxy.clone(),
            per_address: PerAddress {
                requests: self.requests_per_address.0,
                connections: self.connections_per_address,
                sockets: self.sockets_per_address,
                tables: self.tables_per_address.0,
                guesses: self.guesses_per_address.0,
                days: self.days_per_address.0,
            },
            per_person: PerPerson { sockets: self.sockets_per_person, tables: self.tables_per_person.0 },
            thinkers: self.thinkers,
            most_questions: self.most_questions,
            most_reviews: self.most_reviews,
            awake_for: self.awake_for.0,
            patience: self.patience.0,
            ping_every: self.ping_every.0,
            line: self.line,
            stop_within: self.stop_within.0,
            ..Config::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use clap::{CommandFactory, Parser};
    use tablier_server::Rate;

    use super::*;

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        limits: LimitOptions,
    }

    fn config(flags: &[&str]) -> Config {
        Line::try_parse_from([&["tablier"], flags].concat()).unwrap().limits.config()
    }

    #[test]
    fn without_flags_everything_is_as_the_server_has_it() {
        assert_eq!(config(&[]), Config::default());
    }

    #[test]
    fn flags_are_taken() {
        let flags =
            ["--most-tables=7", "--guesses-per-address=3/1m", "--awake-for=90s", "--sockets-per-person=4"];
        let taken = config(&flags);
        assert_eq!((taken.most_awake, taken.per_person.sockets), (7, 4));
        assert_eq!(taken.per_address.guesses, Rate::new(3, Duration::from_mins(1)));
        assert_eq!(taken.awake_for, Duration::from_secs(90));
        let proxies =
            config(&["--trusted-proxy", "10.0.0.0/8,192.0.2.1", "--trusted-proxy=::1"]).trusted_proxies;
        assert_eq!(proxies.len(), 3);
        for bad in
            ["--most-tables=0", "--most-sockets=x", "--trusted-proxy=home", "--patience=20", "--line=-1"]
        {
            assert!(Line::try_parse_from(["tablier", bad]).is_err(), "{bad}");
        }
    }

    #[test]
    fn every_limit_has_a_variable_and_a_row_in_the_docs() {
        let page = include_str!("../../../../docs/limits.md");
        let command = Line::command();
        for flag in command.get_arguments().filter(|flag| flag.get_id() != "help") {
            let long = flag.get_long().unwrap();
            let variable = format!("TABLIER_{}", long.to_uppercase().replace('-', "_"));
            assert_eq!(flag.get_env().and_then(|name| name.to_str()), Some(&*variable));
            let default = flag.get_default_values().first().and_then(|value| value.to_str());
            let row = format!("| `--{long}` | `{variable}` | {} |", default.unwrap_or("none"));
            assert!(page.contains(&row), "docs/limits.md lacks {row}");
        }
    }
}
