//! The printer's colours. Each has a look on the screen, where the paper is warm, and one in print, where the paper is
//! the sheet itself and large areas are kept light: what is printed should read, and waste little ink.

/// A colour, on the screen and in print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink {
    /// Red, green, blue in a picture for a screen.
    pub screen: [u8; 3],
    /// The same in print.
    pub print: [u8; 3],
}

impl Ink {
    /// The same wherever it is seen.
    pub(crate) const fn same(red: u8, green: u8, blue: u8) -> Ink {
        Ink { screen: [red, green, blue], print: [red, green, blue] }
    }

    /// The colour mixed with so much white, in print as on the screen; for areas that would drink ink.
    #[must_use]
    pub const fn pale(self, white: u8) -> Ink {
        const fn mixed([r, g, b]: [u8; 3], white: u8) -> [u8; 3] {
            [lighter(r, white), lighter(g, white), lighter(b, white)]
        }
        Ink { screen: mixed(self.screen, white), print: mixed(self.print, white) }
    }

    /// The same on the screen, and in print mixed with so much white: for what is written on, where there may be no
    /// colour.
    #[must_use]
    pub const fn pale_in_print(self, white: u8) -> Ink {
        Ink { screen: self.screen, print: self.pale(white).print }
    }

    /// As SVG writes it.
    pub fn hex(self) -> String {
        let [r, g, b] = self.screen;
        format!("#{r:02x}{g:02x}{b:02x}")
    }
}

/// A channel so many hundredths of the way to white.
#[allow(clippy::cast_possible_truncation, reason = "a channel stays a channel: it never passes 255")]
const fn lighter(channel: u8, white: u8) -> u8 {
    let (channel, white) = (channel as u32, white as u32);
    (channel + (255 - channel) * white / 100) as u8
}

/// The paper itself: warm on the screen, nothing at all in print.
pub const PAPER: Ink = Ink { screen: [0xf4, 0xea, 0xd7], print: [0xff, 0xff, 0xff] };
/// Every other space of the ring; a hint of grey in print.
pub const SHADE: Ink = Ink { screen: [0xe4, 0xd3, 0xb2], print: [0xec, 0xe8, 0xe0] };
/// The rim of Koroona's table.
pub const WOOD: Ink = Ink { screen: [0xb9, 0x8a, 0x55], print: [0xee, 0xe4, 0xd6] };
/// Its bare surface.
pub const SURFACE: Ink = Ink { screen: [0xec, 0xd6, 0xab], print: [0xff, 0xff, 0xff] };
/// What lines and letters are made of.
pub const INK: Ink = Ink { screen: [0x2b, 0x21, 0x19], print: [0x1a, 0x17, 0x14] };
/// Lines that help and should not be seen first.
pub const PENCIL: Ink = Ink { screen: [0x9a, 0x90, 0x84], print: [0x8c, 0x86, 0x7e] };
/// Corona's pieces.
pub const METAL: Ink = Ink { screen: [0x8f, 0x8a, 0x80], print: [0xc4, 0xc0, 0xb8] };
/// The light on them.
pub const SHINE: Ink = Ink { screen: [0xc9, 0xc4, 0xb8], print: [0xee, 0xec, 0xe8] };
/// Colours that stay apart for colour-blind eyes. Corona's dice have their own, which look like their names.
pub const RED: Ink = Ink::same(0xd5, 0x5e, 0x00);
/// See [`RED`].
pub const ORANGE: Ink = Ink::same(0xe6, 0x9f, 0x00);
/// See [`RED`].
pub const YELLOW: Ink = Ink::same(0xf0, 0xe4, 0x42);
/// See [`RED`].
pub const GREEN: Ink = Ink::same(0x00, 0x9e, 0x73);
/// See [`RED`].
pub const BLUE: Ink = Ink::same(0x00, 0x72, 0xb2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pale_colour_is_between_itself_and_white() {
        assert_eq!(RED.pale(0), RED);
        assert_eq!(RED.pale(100).print, [255; 3]);
        assert_eq!(BLUE.pale(50).print, [127, 184, 216]);
        assert_eq!(RED.hex(), "#d55e00");
    }
}
