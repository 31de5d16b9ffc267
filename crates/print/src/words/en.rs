//! English.

use super::{Colorado, Corona, Koroona, Words};

pub(super) const WORDS: Words = Words {
    rule: "50 mm: print at 100 %, not fitted",
    point: ".",
    summary: "in short",
    set_in: "Set in Cabin by Pablo Impallari, under the SIL Open Font License 1.1.",
    corona: Corona {
        half: (
            "Half the board, to print twice",
            "Cut along the straight line; on one of the two keep the tab. Turn one half round, lay it against the other, and glue it on the tab.",
        ),
        tab: "tab: stays on one half, goes under the other",
        whole: (
            "The whole board on one sheet",
            "For a small table, or to try. Pieces, markers and chips are the same.",
        ),
        parts: (
            "Pieces, markers, places for the dice",
            "Glue the sheet on card before you cut. A marker lies in a piece’s ring and comes off as the piece lands.",
        ),
        pieces: "Six pieces",
        markers: "Six markers, and six to spare",
        dice: "Lay each die on its place: so it has a shape, and any six dice will do.",
        chips: (
            "Chips for up to eight players",
            "Cut along the lines. Each begins with twice as many as there are players, and two more (C3).",
        ),
        cards: (
            "Situations",
            "Print both sides, turned at the long edge, and cut. One minute each: how many points are in it?",
        ),
        answers: ("Answers", "Held against the light, the crosses of both sides lie on each other."),
        level: "Level",
        points: "points",
        most: "The most:",
        one_way: "one way to mark for it",
        ways: "{} ways to mark for it",
    },
    colorado: Colorado {
        fronts: (
            "The four tiles: fronts",
            "Print this page and the next on both sides of one sheet, turned at the long edge. Cut along the outer lines.",
        ),
        backs: (
            "The four tiles: backs",
            "Held against the light, the crosses of both sides lie on each other. If they are more than 1 mm apart, glue two sheets back to back.",
        ),
        frame: (
            "The frame",
            "Glue on card and cut. Lay the four strips around the tiles, each with one end against the side of the next.",
        ),
        pawns: (
            "Pawns to fold",
            "Cut along the lines, fold at the dashes into a tent, and glue the two feet on each other.",
        ),
    },
    koroona: Koroona {
        builder: ("The table, to be built", "All measures in millimetres."),
        templates: (
            "Discs and striker, full size",
            "Templates for turning or sawing, or to cut out of card. The cross is the centre of the hole.",
        ),
        half: (
            "The plan at half size",
            "Cut each sheet at its left and upper marks, and lay it over the edge of the sheets before it.",
        ),
        full: (
            "The plan at full size",
            "Cut each sheet at its left and upper marks, and lay it over the edge of the sheets before it.",
        ),
        surface: "Playing surface, inside the rim",
        pockets: "Four pockets, across",
        pocket_centres: "Their centres, from both rims",
        zone_lines: "Zone lines, their middle from the rim",
        circle: "Circle, across the middle of its line",
        lines: "Width of all lines",
        discs: "16 discs (32 for four players): across, hole, mass",
        strikers: "2 strikers: across, hole, mass",
        start: "Eight discs in a row, touching; their centres from the rim",
        rim: "Rim, as drawn; its height and breadth are yours to choose",
        disc: "disc",
        striker: "striker",
        sheet: "Sheet",
    },
};
