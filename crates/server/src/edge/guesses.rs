//! How many may guess codes, and how often. By address, and by the networks it is in: a provider gives whoever asks
//! 65,536 of the networks that count as one address. Of short codes the whole house takes only so many wrong ones, from
//! wherever they come.

use std::time::Duration;

use tokio::time::Instant;

use super::allowances::Allowances;
use super::caller::Caller;
use super::rate::{Rate, Together};

/// What a network of IPv6 may guess: of so many bits, so many times what one address may.
const NETWORKS: [(u32, u32); 2] = [(56, 4), (48, 16)];

/// Wrong codes of doors in the whole house, and of old tables, which are as short: of 34 million so many a day find no
/// open door. People mistype fewer.
const SHORT_CODES: Rate = Rate::new(2_000, Duration::from_millis(500));

/// What somebody asks for, by a code that may be made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Code {
    /// One that nobody finds by chance.
    Long,
    /// One that is read aloud.
    Short,
}

/// What is left to be guessed.
pub(crate) struct Guesses {
    address: Allowances<Caller>,
    networks: [(u32, Allowances<Caller>); 2],
    house: Together,
}

impl Guesses {
    pub(crate) fn new(of_address: Rate) -> Guesses {
        let network = |(bits, times)| {
            let rate = Rate::new(of_address.burst.saturating_mul(times), of_address.every / times);
            (bits, Allowances::new(rate))
        };
        Guesses {
            address: Allowances::new(of_address),
            networks: NETWORKS.map(network),
            house: Together::new(SHORT_CODES),
        }
    }

    /// Takes one of everybody whose it is. If one of them has none left: how long it is until there is.
    pub(crate) fn take(&self, caller: Caller, code: Code, now: Instant) -> Result<(), Duration> {
        let mut taken = 0;
        let everybodys = self.everybodys(caller);
        let by_address = everybodys.iter().try_for_each(|(left, who)| {
            left.take(*who, now)?;
            taken += 1;
            Ok(())
        });
        let all = by_address.and_then(|()| match code {
            Code::Long => Ok(()),
            Code::Short => self.house.take(now),
        });
        if all.is_err() {
            everybodys[..taken].iter().for_each(|(left, who)| left.give_back(who));
        }
        all
    }

    /// It was none.
    pub(crate) fn give_back(&self, caller: Caller, code: Code) {
        self.everybodys(caller).iter().for_each(|(left, who)| left.give_back(who));
        if code == Code::Short {
            self.house.give_back();
        }
    }

    /// All whose guess it is, by their addresses.
    fn everybodys(&self, caller: Caller) -> Vec<(&Allowances<Caller>, Caller)> {
        let networks = self.networks.iter().filter_map(|(bits, left)| Some((left, caller.network(*bits)?)));
        std::iter::once((&self.address, caller)).chain(networks).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

    use super::*;

    const RATE: Rate = Rate::new(5, Duration::from_hours(1));

    /// Wrong codes that are taken from these addresses, each asked as often as an address may guess and once more.
    fn taken(guesses: &Guesses, addresses: impl IntoIterator<Item = IpAddr>, now: Instant) -> usize {
        let asked = addresses.into_iter().flat_map(|address| [Caller::at(address); RATE.burst as usize + 1]);
        asked.filter(|caller| guesses.take(*caller, Code::Long, now).is_ok()).count()
    }

    /// The first address of the nth network of 64 bits there is in one of 48.
    fn network(number: u16) -> IpAddr {
        Ipv6Addr::new(0x2001, 0xdb8, 1, number, 0, 0, 0, 1).into()
    }

    #[test]
    fn whoever_has_many_networks_has_not_as_many_times_as_many_guesses() {
        let now = Instant::now();
        assert_eq!(taken(&Guesses::new(RATE), [network(1)], now), 5);
        let guesses = Guesses::new(RATE);
        assert_eq!(taken(&guesses, (0..256).map(network), now), 4 * 5, "one of 56 bits");
        assert_eq!(taken(&guesses, (256..=u16::MAX).step_by(16).map(network), now), 12 * 5, "one of 48");
        assert_eq!(taken(&guesses, ["2001:db8:2::1".parse().unwrap()], now), 5, "somebody else");
        assert_eq!(taken(&guesses, [Ipv4Addr::LOCALHOST.into()], now), 5, "or of IPv4");
    }

    #[test]
    fn what_is_refused_by_one_costs_the_others_nothing() {
        let (guesses, now) = (Guesses::new(RATE), Instant::now());
        assert_eq!(taken(&guesses, [network(0); 10], now), 5);
        assert_eq!(
            taken(&guesses, (1..=3).map(network), now),
            3 * 5,
            "what the neighbour was refused is left"
        );
    }

    #[test]
    fn the_house_takes_so_many_wrong_short_codes_from_wherever_they_come() {
        let (guesses, now) = (Guesses::new(RATE), Instant::now());
        let caller = |number: u32| Caller::at(Ipv4Addr::from(number).into());
        for number in 0..SHORT_CODES.burst {
            assert_eq!(guesses.take(caller(number), Code::Short, now), Ok(()));
        }
        let next = caller(SHORT_CODES.burst);
        assert_eq!(guesses.take(next, Code::Short, now), Err(SHORT_CODES.every));
        assert_eq!(guesses.take(next, Code::Long, now), Ok(()), "nobody finds a long one");
        guesses.give_back(caller(0), Code::Short);
        assert_eq!(guesses.take(next, Code::Short, now), Ok(()), "a right one was no guess");
    }
}
