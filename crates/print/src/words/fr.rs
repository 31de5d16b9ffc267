//! Français.

use super::{Colorado, Corona, Koroona, Words};

pub(super) const WORDS: Words = Words {
    rule: "50 mm : imprimer à 100 %, sans ajuster",
    point: ",",
    summary: "en bref",
    set_in: "Composé en Cabin de Pablo Impallari, sous licence SIL Open Font License 1.1.",
    corona: Corona {
        half: (
            "La moitié du plateau, à imprimer deux fois",
            "Découpez le long de la ligne droite ; sur l’une des deux, gardez la languette. Tournez une moitié, posez-la contre l’autre et collez-la sur la languette.",
        ),
        tab: "languette : reste sur une moitié, passe sous l’autre",
        whole: (
            "Le plateau entier sur une feuille",
            "Pour une petite table, ou pour essayer. Pièces, marqueurs et jetons sont les mêmes.",
        ),
        parts: (
            "Pièces, marqueurs, places des dés",
            "Collez la feuille sur du carton avant de découper. Un marqueur se pose dans l’anneau d’une pièce et se retire à l’arrivée.",
        ),
        pieces: "Six pièces",
        markers: "Six marqueurs, et six de réserve",
        dice: "Posez chaque dé à sa place : il a ainsi une forme, et six dés quelconques suffisent.",
        chips: (
            "Jetons pour huit personnes au plus",
            "Découpez le long des lignes. Chaque personne en reçoit deux fois autant qu’il y a de monde, plus deux (C3).",
        ),
        cards: (
            "Situations",
            "Imprimez recto verso, retourné sur le bord long, et découpez. Une minute chacune : combien de points y a-t-il ?",
        ),
        answers: ("Réponses", "À contre-jour, les croix des deux côtés se recouvrent."),
        level: "Niveau",
        points: "points",
        most: "Le maximum :",
        one_way: "une seule façon de marquer",
        ways: "{} façons de marquer",
    },
    colorado: Colorado {
        fronts: (
            "Les quatre tuiles : recto",
            "Imprimez cette page et la suivante sur une même feuille, recto verso, retournée sur le bord long. Découpez les contours.",
        ),
        backs: (
            "Les quatre tuiles : verso",
            "À contre-jour, les croix des deux côtés se recouvrent. Si elles s’écartent de plus de 1 mm, collez deux feuilles dos à dos.",
        ),
        frame: (
            "Le cadre",
            "Collez sur du carton et découpez. Posez les quatre bandes autour des tuiles, chacune appuyée d’un bout contre le côté de la suivante.",
        ),
        pawns: (
            "Pions à plier",
            "Découpez les contours, pliez en tente aux tirets, et collez les deux pieds l’un sur l’autre.",
        ),
    },
    koroona: Koroona {
        builder: ("La table, à construire", "Toutes les mesures en millimètres."),
        templates: (
            "Pions et palet, grandeur réelle",
            "Gabarits pour tourner ou scier, ou à découper dans du carton. La croix est le centre du trou.",
        ),
        half: (
            "Le plan à moitié grandeur",
            "Découpez chaque feuille à ses repères de gauche et du haut, et posez-la sur le bord des feuilles précédentes.",
        ),
        full: (
            "Le plan grandeur réelle",
            "Découpez chaque feuille à ses repères de gauche et du haut, et posez-la sur le bord des feuilles précédentes.",
        ),
        surface: "Surface de jeu, à l’intérieur du rebord",
        pockets: "Quatre poches, diamètre",
        pocket_centres: "Leurs centres, depuis les deux bords",
        zone_lines: "Lignes de tir, leur milieu depuis le bord",
        circle: "Cercle, diamètre au milieu de sa ligne",
        lines: "Largeur de toutes les lignes",
        discs: "16 pions (32 à quatre) : diamètre, trou, masse",
        strikers: "2 palets : diamètre, trou, masse",
        start: "Huit pions en rang, serrés ; leurs centres depuis le bord",
        rim: "Rebord, comme dessiné ; hauteur et largeur à votre choix",
        disc: "pion",
        striker: "palet",
        sheet: "Feuille",
    },
};
