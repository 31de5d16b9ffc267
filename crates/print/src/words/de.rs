//! Deutsch.

use super::{Colorado, Corona, Koroona, Words};

pub(super) const WORDS: Words = Words {
    rule: "50 mm: mit 100 % drucken, nicht anpassen",
    point: ",",
    summary: "in Kürze",
    set_in: "Gesetzt aus der Cabin von Pablo Impallari, unter der SIL Open Font License 1.1.",
    corona: Corona {
        half: (
            "Der halbe Spielplan, zweimal zu drucken",
            "Schneide an der geraden Linie; an einer der beiden Hälften bleibt die Lasche. Dreh eine Hälfte um, leg sie an die andere und kleb sie auf die Lasche.",
        ),
        tab: "Lasche: bleibt an einer Hälfte, kommt unter die andere",
        whole: (
            "Der ganze Spielplan auf einem Blatt",
            "Für einen kleinen Tisch oder zum Probieren. Figuren, Marker und Chips sind dieselben.",
        ),
        parts: (
            "Figuren, Marker, Plätze für die Würfel",
            "Kleb das Blatt auf Karton, bevor du schneidest. Ein Marker liegt im Ring einer Figur und kommt ab, wenn die Figur steht.",
        ),
        pieces: "Sechs Figuren",
        markers: "Sechs Marker und sechs zum Ersatz",
        dice: "Leg jeden Würfel auf seinen Platz: So hat er eine Form, und sechs beliebige Würfel genügen.",
        chips: (
            "Chips für bis zu acht Personen",
            "Schneide an den Linien. Alle beginnen mit doppelt so vielen, wie Leute mitspielen, und zwei dazu (C3).",
        ),
        cards: (
            "Ausgangssituationen",
            "Beidseitig drucken, an der langen Kante gewendet, und schneiden. Je eine Minute: Wie viele Punkte stecken darin?",
        ),
        answers: ("Antworten", "Gegen das Licht gehalten, liegen die Kreuze beider Seiten aufeinander."),
        level: "Stufe",
        points: "Punkte",
        most: "Höchstens:",
        one_way: "ein Weg, dafür zu markieren",
        ways: "{} Wege, dafür zu markieren",
    },
    colorado: Colorado {
        fronts: (
            "Die vier Tafeln: Vorderseiten",
            "Druck diese und die nächste Seite beidseitig auf ein Blatt, an der langen Kante gewendet. Schneide an den Außenlinien.",
        ),
        backs: (
            "Die vier Tafeln: Rückseiten",
            "Gegen das Licht gehalten, liegen die Kreuze beider Seiten aufeinander. Sind sie mehr als 1 mm auseinander, kleb zwei Blätter Rücken an Rücken.",
        ),
        frame: (
            "Der Rahmen",
            "Auf Karton kleben und schneiden. Leg die vier Streifen um die Tafeln, jeden mit einem Ende an die Seite des nächsten.",
        ),
        pawns: (
            "Steine zum Falten",
            "Schneide an den Linien, falte an den Strichen ein Zelt und kleb die beiden Füße aufeinander.",
        ),
    },
    koroona: Koroona {
        builder: ("Der Tisch, zum Bauen", "Alle Maße in Millimetern."),
        templates: (
            "Scheiben und Stoßscheibe in voller Größe",
            "Schablonen zum Drechseln oder Sägen, oder zum Ausschneiden aus Karton. Das Kreuz ist die Mitte des Lochs.",
        ),
        half: (
            "Der Plan in halber Größe",
            "Schneide jedes Blatt an den Marken links und oben und leg es über den Rand der Blätter davor.",
        ),
        full: (
            "Der Plan in voller Größe",
            "Schneide jedes Blatt an den Marken links und oben und leg es über den Rand der Blätter davor.",
        ),
        surface: "Spielfläche, innerhalb der Bande",
        pockets: "Vier Taschen, Durchmesser",
        pocket_centres: "Ihre Mitten, von beiden Banden",
        zone_lines: "Zonenlinien, ihre Mitte von der Bande",
        circle: "Kreis, Durchmesser in der Mitte der Linie",
        lines: "Breite aller Linien",
        discs: "16 Scheiben (32 zu viert): Durchmesser, Loch, Masse",
        strikers: "2 Stoßscheiben: Durchmesser, Loch, Masse",
        start: "Acht Scheiben in einer Reihe, dicht; ihre Mitten von der Bande",
        rim: "Bande, wie gezeichnet; Höhe und Breite nach Belieben",
        disc: "Scheibe",
        striker: "Stoßscheibe",
        sheet: "Blatt",
    },
};
