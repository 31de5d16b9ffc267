//! What a person types, read as commands. Pieces are a to f; dice go by their number.

use tablier_corona::board::{Colour, Piece, Placement, Points, Situation, Space, Throw};
use tablier_corona::game::{Command, Phase, View};
use tablier_corona::play::Markers;
use tablier_game::Nonce;

/// The letter of a piece.
pub(super) fn letter(piece: Piece) -> char {
    char::from(b'a' + piece.get())
}

/// Reads a line in the light of what can be done now; a line that can't be read gets a hint.
pub(super) fn read(line: &str, view: &View, nonce: Nonce) -> Result<Vec<Command>, String> {
    let words: Vec<&str> = line.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    match &view.phase {
        Phase::SettingUp(_) => set_up(&words, nonce).map(|command| vec![command]),
        Phase::Auction(_) => call(&words).map(|command| vec![command]),
        Phase::Marking(marking) => play(&words, &marking.turn.situation, marking.markers),
        Phase::Moving(moving) => play(&words, &moving.turn.situation, moving.markers),
        Phase::Opening | Phase::Over(_) => Ok(Vec::new()),
    }
}

fn set_up(words: &[&str], nonce: Nonce) -> Result<Command, String> {
    const HINT: &str = "Six spaces from 0 to 11, as in: 0 0 3 5 7 11. Enter alone scatters the pieces.";
    if words.is_empty() {
        let scattered = nonce.0.map(|byte| Space::try_from(byte % 12).expect("below twelve is a space"));
        let placement = Placement(std::array::from_fn(|piece| scattered[piece]));
        return Ok(Command::SetUp { placement, nonce });
    }
    let spaces = words.iter().map(|word| word.parse::<u8>().ok().and_then(|n| Space::try_from(n).ok()));
    let spaces: Option<Vec<Space>> = spaces.collect();
    let placement = spaces.and_then(|spaces| spaces.try_into().ok()).map(Placement);
    placement.map(|placement| Command::SetUp { placement, nonce }).ok_or_else(|| HINT.to_owned())
}

fn call(words: &[&str]) -> Result<Command, String> {
    match words {
        ["done"] => Ok(Command::SayDone),
        [number] if number.parse::<u8>().is_ok() => {
            Ok(Command::PlaceCall { points: Points(number.parse().unwrap_or_default()) })
        }
        _ => Err("A call is a number from 1 to 21.".to_owned()),
    }
}

/// `a5` puts a marker of a die that shows 5 on piece a, `-a` takes it off, `a` touches it, `none` plays nothing.
fn play(words: &[&str], situation: &Situation, mut markers: Markers) -> Result<Vec<Command>, String> {
    let mut commands = Vec::new();
    for word in words {
        let command = play_word(word, &situation.throw, &markers)?;
        match command {
            Command::PutMarker { piece, colour } => markers.put(piece, colour),
            Command::TakeMarker { piece } => markers.take(piece),
            _ => {}
        }
        commands.push(command);
    }
    Ok(commands)
}

fn play_word(word: &str, throw: &Throw, markers: &Markers) -> Result<Command, String> {
    let hint =
        || format!("{word:?}: a5 marks piece a with a 5, -a takes it off, a moves it, none plays nothing.");
    let letters: Vec<char> = word.to_ascii_lowercase().chars().collect();
    match letters[..] {
        [piece] => Ok(Command::Touch { piece: named(piece).ok_or_else(hint)? }),
        ['-', piece] => Ok(Command::TakeMarker { piece: named(piece).ok_or_else(hint)? }),
        [piece, die] => {
            let piece = named(piece).ok_or_else(hint)?;
            let number = die.to_digit(10).ok_or_else(hint)?;
            let free = |colour: &Colour| {
                markers.0.iter().all(|on| *on != Some(*colour)) || markers.on(piece) == Some(*colour)
            };
            let shows = |colour: &Colour| u32::from(throw.of(*colour).get()) == number;
            let colour = Colour::ALL.into_iter().filter(shows).find(free);
            let colour = colour.ok_or_else(|| format!("{word:?}: no die is left that shows {number}."))?;
            Ok(Command::PutMarker { piece, colour })
        }
        ['n', 'o', 'n', 'e'] => Ok(Command::EndPlay),
        _ => Err(hint()),
    }
}

fn named(letter: char) -> Option<Piece> {
    Piece::all().find(|piece| self::letter(*piece) == letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn situation() -> Situation {
        Situation {
            placement: Placement([0, 0, 3, 5, 7, 11].map(|space| space.try_into().unwrap())),
            throw: Throw([1, 1, 2, 3, 5, 6].map(|die| die.try_into().unwrap())),
        }
    }

    #[test]
    fn equal_dice_are_taken_one_after_the_other() {
        let commands = play(&["a1", "b1"], &situation(), Markers::default()).unwrap();
        let [a, b] = [0, 1].map(|number| Piece::try_from(number).unwrap());
        let expected = [
            Command::PutMarker { piece: a, colour: Colour::Red },
            Command::PutMarker { piece: b, colour: Colour::Orange },
        ];
        assert_eq!(commands, expected);
        let third = play(&["a1", "b1", "c1"], &situation(), Markers::default());
        assert_eq!(third.unwrap_err(), "\"c1\": no die is left that shows 1.");
    }

    #[test]
    fn words_that_mean_nothing_get_a_hint() {
        for word in ["z", "a9x", "-", "5a", "aa", "é"] {
            assert!(play(&[word], &situation(), Markers::default()).is_err(), "{word}");
        }
        assert!(set_up(&["0", "12", "1", "1", "1", "1"], Nonce([0; 16])).is_err());
        assert!(set_up(&["0"; 7], Nonce([0; 16])).is_err());
        assert!(call(&["thirteen"]).is_err() && call(&["-1"]).is_err() && call(&["300"]).is_err());
    }
}
