# Colorado.

colorado-turn-board = Brett drehen
colorado-board = Brett
colorado-square = { $square }, { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
}
colorado-colour = { $colour ->
    [R] Rot:
    [Y] Gelb:
    [G] Grün:
   *[B] Blau:
}
colorado-moves-like = { $colour ->
    [R] Turm
    [Y] Läufer
    [G] Springer
   *[B] König
}
colorado-signs = Wie ein Stein von jeder Farbe zieht
colorado-pawn = { $side ->
    [white] weißer Stein
   *[black] schwarzer Stein
}
colorado-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
colorado-fresh = gerade angekommen, kann jetzt geschlagen werden
colorado-safe = sicher
colorado-touched = berührt
colorado-can-go = dorthin kann er ziehen
colorado-can-capture = kann geschlagen werden
colorado-capture-loses = verliert die Partie
colorado-fresh-means = { $square }: nur jetzt zu schlagen
colorado-safe-means = sicher, nicht zu schlagen

colorado-about-fresh = Dieser Stein ist gerade auf der Zielreihe angekommen. Nur der nächste Zug darf ihn schlagen; danach ist er sicher.
colorado-about-safe = Dieser Stein ist am Ziel und sicher: Solange er auf diesem Feld bleibt, kann er nicht geschlagen werden.
colorado-about-stuck = Dieser Stein kann gerade nirgendwohin: Jedes Feld, auf das seine Farbe führt, ist versperrt. Nimm einen anderen.
colorado-loses = Vorsicht: Auf { $square } zu schlagen verliert die Partie. Es ist der letzte Stein unterwegs, alle anderen sind am Ziel.
colorado-loses-sure = Auf { $square } zu schlagen verliert die Partie. Berühre { $square } noch einmal, um es trotzdem zu tun.
colorado-ahead = { $from }–{ $to } wird gezogen, wenn du dran bist und es geht. Berühre das Brett, um es zurückzunehmen.
colorado-ahead-gone = { $from }–{ $to } geht nicht.
colorado-about-square = { $colour ->
    [R] Rot: Von hier zieht ein Stein wie ein Turm, gerade, höchstens bis zum nächsten roten Feld.
    [Y] Gelb: Von hier zieht ein Stein wie ein Läufer, schräg, höchstens bis zum nächsten gelben Feld.
    [G] Grün: Von hier springt ein Stein wie ein Springer, zwei Felder und eins zur Seite.
   *[B] Blau: Von hier zieht ein Stein wie ein König, einen Schritt in jede Richtung.
}

colorado-now-first = { $shared ->
    [true] { $who } spielt
   *[false] Du spielst
} { $side ->
    [white] Weiß: Alle Steine auf Reihe 8; berühre einen. Erster Zug ohne Schlagen.
   *[black] Schwarz: Alle Steine auf Reihe 1; berühre einen. Erster Zug ohne Schlagen.
}
colorado-now-move = { $shared ->
    [true] { $who }, du bist dran.
   *[false] Du bist dran.
} Ein Stein zieht, wie die Farbe unter ihm sagt; dein Ziel ist { $side ->
    [white] Reihe 8.
   *[black] Reihe 1.
}
colorado-now-catch = { $shared ->
    [true] { $who }, du bist dran.
   *[false] Du bist dran.
} Der Stein auf { $square } ist gerade angekommen: Schlag ihn jetzt oder nie.
colorado-now-again = { $rival } hat keinen Zug und passt: { $shared ->
    [true] { $who } zieht noch einmal.
   *[false] Du ziehst noch einmal.
}
colorado-now-answer = { $rival } bietet Remis an. Nimm an, lehne ab oder zieh einfach weiter.
colorado-now-answer-early = { $name } bietet beim Nachdenken Remis an. Nimm an oder lehne ab.
colorado-now-offered = Du hast Remis angeboten. { $name } nimmt an, lehnt ab oder zieht weiter.
colorado-now-fresh = { $name } denkt nach. Dein Stein auf { $square } ist sicher, wenn er jetzt nicht geschlagen wird.
colorado-now-wait = { $name } denkt nach. Du kannst deinen nächsten Zug schon wählen: erst Stein, dann Feld.
colorado-now-watch = { $name } ist dran, mit { $side ->
    [white] Weiß.
   *[black] Schwarz.
}
colorado-now-continue = Diese Partie ist vorbei. Die nächste beginnt, wenn beide weitermachen, oder von selbst nach einer Minute.
colorado-now-waits-next = Die nächste Partie beginnt, wenn beide weitermachen, oder von selbst nach einer Minute.

colorado-talk = Remis und Aufgeben
colorado-offer-draw = Remis anbieten
colorado-draw-is-offered = Remis angeboten
colorado-accept-draw = Remis annehmen
colorado-decline-draw = Ablehnen
colorado-resign = Aufgeben
colorado-resign-for = Für { $name } aufgeben
colorado-resign-sure = Wirklich aufgeben?
colorado-moves = Züge
colorado-no-moves = Noch kein Zug.
colorado-pass = passt
colorado-clock = { $side ->
    [white] Zeit von Weiß
   *[black] Zeit von Schwarz
}
colorado-points = Punkte:
colorado-quiet = { $left ->
    [one] Noch ein stiller Zug, und die Partie ist remis. Ein Schlagzug oder mehr Steine am Ziel als zuvor, und es wird neu gezählt.
   *[other] Noch { $left } stille Züge, und die Partie ist remis. Ein Schlagzug oder mehr Steine am Ziel als zuvor, und es wird neu gezählt.
}
colorado-looking = { $games ->
    [1] { $ply ->
        [0] Du siehst den Anfang.
       *[other] Du siehst die Partie nach Zug { $move }.
    }
   *[other] { $ply ->
        [0] Du siehst den Anfang von Partie { $game }.
       *[other] Du siehst Partie { $game } nach Zug { $move }.
    }
}
colorado-back-to-now = Zurück

colorado-which-game = Partie { $number } von { $games }
colorado-game-over = Partie { $number } von { $games } ist vorbei
colorado-game-number = Partie { $number }:
colorado-next-side = { $side ->
    [white] In der nächsten Partie hast du Weiß und beginnst.
   *[black] In der nächsten Partie hast du Schwarz.
}
colorado-continue = Weiter
colorado-continue-for = Weiter: { $name }
colorado-next-by-itself = { $seconds ->
    [one] Die nächste Partie beginnt von selbst in einer Sekunde.
   *[other] Die nächste Partie beginnt von selbst in { $seconds } Sekunden.
}

colorado-verdict-all_home = { $winner } gewinnt: Alle verbliebenen Steine sind am Ziel.
colorado-verdict-all_captured = { $winner } gewinnt: Der letzte gegnerische Stein ist geschlagen.
colorado-verdict-last_straggler_captured = { $winner } gewinnt: { $loser } hat den letzten Stein unterwegs geschlagen, und alle übrigen sind am Ziel.
colorado-verdict-stuck = Remis: Keine Seite kann ziehen.
colorado-verdict-repetition = Remis: dieselbe Stellung zum dritten Mal.
colorado-verdict-no_progress = Remis: 100 Züge ohne Schlagen und ohne neuen Stein am Ziel.
colorado-verdict-agreement = Remis in beiderseitigem Einvernehmen.
colorado-verdict-resignation = { $winner } gewinnt: { $loser } hat aufgegeben.
colorado-verdict-time = { $winner } gewinnt: Die Zeit von { $loser } ist abgelaufen.
colorado-verdict-departure = { $winner } gewinnt: { $loser } hat das Spiel verlassen.

colorado-decided-all_home = { $mine ->
    [won] Alle deine verbliebenen Steine sind am Ziel.
   *[other] Alle verbliebenen Steine von { $winner } sind am Ziel.
}
colorado-decided-all_captured = { $mine ->
    [won] Du hast den letzten gegnerischen Stein geschlagen.
    [lost] { $winner } hat deinen letzten Stein geschlagen.
   *[other] { $winner } hat den letzten gegnerischen Stein geschlagen.
}
colorado-decided-last_straggler_captured = { $mine ->
    [won] { $loser } hat deinen letzten Stein unterwegs geschlagen: Alle übrigen sind am Ziel.
    [lost] Du hast den letzten Stein unterwegs geschlagen: Alle übrigen sind am Ziel.
   *[other] { $loser } hat den letzten Stein unterwegs geschlagen: Alle übrigen sind am Ziel.
}
colorado-decided-stuck = Keine Seite kann ziehen.
colorado-decided-repetition = Dieselbe Stellung zum dritten Mal.
colorado-decided-no_progress = 100 Züge ohne Schlagen und ohne neuen Stein am Ziel.
colorado-decided-agreement = In beiderseitigem Einvernehmen.
colorado-decided-resignation = { $mine ->
    [lost] Du hast aufgegeben.
   *[other] { $loser } hat aufgegeben.
}
colorado-decided-time = { $mine ->
    [lost] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $loser } ist abgelaufen.
}
colorado-decided-departure = { $mine ->
    [lost] Du hast das Spiel verlassen.
   *[other] { $loser } hat das Spiel verlassen.
}

colorado-one-over = Die Partie ist vorbei
colorado-match-over = Das Match ist vorbei
colorado-match-won = { $winner } gewinnt das Match mit { $points } zu { $other }.
colorado-match-even = Das Match endet unentschieden, { $points } zu { $points }.

colorado-review-how = Hell über der Linie: Weiß liegt vorn. Berühre die Kurve und sieh die Stellung; der Pfeil ist der Zug der Engine.
colorado-review-moves = Züge der Partie
colorado-review-after = { $ply ->
    [0] am Anfang
    [one] nach einem Zug
   *[other] nach { $ply } Zügen
}
colorado-review-best = Am besten jetzt: { $move }.
colorado-review-chance = Gewinnchance von Weiß: { $percent } %.
colorado-review-line-back = Einen Zug zurück
colorado-review-line-next = Bessere Zugfolge spielen
colorado-review-text = Als Text, mit dem Brett
colorado-review-wins = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $moves ->
    [0] hat gewonnen.
    [one] gewinnt in einem Zug.
   *[other] gewinnt in { $moves } Zügen.
}
colorado-review-slips = Was es entschied
colorado-review-slip = { $number }. { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $move } (kostet { $percent } %)

colorado-terms-games = Match
colorado-terms-game-count = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
colorado-terms-clock = Uhr
colorado-terms-clock-kind = { $kind ->
    [none] keine
    [per_game] pro Partie
   *[per_move] pro Zug
}
colorado-terms-time = Zeit
colorado-terms-increment = Zeitzuschlag pro Zug
colorado-terms-per-move = Zeit für einen Zug
colorado-terms-minutes = { $minutes } min
colorado-terms-seconds = { $seconds } s
colorado-terms-beginner = Wer beginnt
colorado-terms-by-lot = ausgelost
colorado-terms-seat = Platz { $number }
colorado-terms-board = Brett
colorado-terms-laid = Tafeln gewählt
colorado-terms-hand-made = freie Farben
colorado-terms-drawn-means = Vier Tafeln werden zu Beginn ausgelost: Tafel, Seite und Drehung.
colorado-terms-preview = Das Brett, von Weiß aus gesehen
colorado-terms-agreed-games = { $games ->
    [one] Eine Partie
    [2] Ein Match aus zwei Partien, jede Seite beginnt einmal
   *[other] Ein Match aus { $games } Partien, jede Seite beginnt die Hälfte
}
colorado-terms-agreed-no-clock = Ohne Uhr
colorado-terms-agreed-per-game = { $minutes } min pro Seite und Partie, dazu { $seconds } s mit jedem Zug
colorado-terms-agreed-per-move = { $seconds } s für einen Zug
colorado-terms-agreed-lot = Das Los entscheidet, wer beginnt
colorado-terms-agreed-seat = Platz { $number } beginnt
colorado-terms-agreed-board = { $board ->
    [drawn] Die Tafeln werden ausgelost
    [laid] Tafeln gewählt:
   *[hand_made] Freie Farben:
}
colorado-lay-how = Berühre ein Viertel, um seine Tafel zu drehen; zieh es auf ein anderes, um beide zu tauschen.
colorado-lay-swap-with = Berühre das Viertel, mit dem getauscht wird.
colorado-lay-tile = { $spot ->
    [q0] Oben links
    [q1] Oben rechts
    [q2] Unten links
   *[q3] Unten rechts
}: Tafel { $tile }, { $up ->
    [front] Vorderseite
   *[back] Rückseite
}, { $turn ->
    [none] nicht gedreht
    [right] nach rechts gedreht
    [half] halb herum gedreht
   *[left] nach links gedreht
}
colorado-lay-turn-this = Tafel drehen: { colorado-lay-tile }
colorado-lay-swap-here = Tauschen mit: { colorado-lay-tile }
colorado-lay-turn = Drehen
colorado-lay-flip = Wenden
colorado-lay-swap = Tauschen
colorado-lay-shuffle = Mischen

colorado-said-move = { $name } zieht von { $from } nach { $to }{ $captured ->
    [yes] {" "}und schlägt
   *[no] {""}
  }.
told-colorado-moved = { $name }: { $from }–{ $to }
told-colorado-moved-capture = { $name }: { $from }×{ $to }, ein Stein ist geschlagen
told-colorado-passed = { $name } hat keinen Zug und passt.
told-colorado-draw_offered = { $name } bietet Remis an.
told-colorado-draw_declined = { $name } lehnt das Remis ab.
told-colorado-continued = { $name } will weitermachen.
told-colorado-next_game_began = Partie { $number } beginnt; { $name } hat jetzt Weiß.
told-colorado-seat_left = { $name } ist gegangen; das Match ist vorbei.
told-colorado-match_stopped = Das Match endet hier, in beiderseitigem Einvernehmen.

refused-colorado-two_players = Colorado ist für zwei. Besetze noch einen Platz oder mach einen frei.
refused-colorado-no_such_seat = Dieser Platz spielt hier nicht mit. Wähle Platz 1 oder 2.
refused-colorado-bad_clock = Eine Uhr gibt eine Sekunde bis einen Tag. Wähle eine Zeit dazwischen.
refused-colorado-not_playing = Gerade läuft keine Partie. Warte, bis die nächste beginnt.
refused-colorado-not_your_turn = Die andere Seite ist dran. Danach ziehst du.
refused-colorado-out_of_time = Deine Zeit ist abgelaufen, dieser Zug kommt zu spät.
refused-colorado-no_pawn = Dort steht keiner deiner Steine. Berühre einen eigenen.
refused-colorado-unreached = Die Farbe unter diesem Stein führt nicht dorthin. Die Punkte zeigen, wohin er kann.
refused-colorado-beyond = Von Rot und Gelb geht ein Stein höchstens bis zum nächsten Feld derselben Farbe in dieser Linie. Die Punkte zeigen, wohin er kann.
refused-colorado-blocked = Ein Stein steht im Weg. Zieh höchstens bis zu ihm.
refused-colorado-own_pawn = Dort steht dein eigener Stein. Nur gegnerische werden geschlagen.
refused-colorado-first_move = In deinem ersten Zug wird nicht geschlagen. Zieh auf ein leeres Feld.
refused-colorado-safe_pawn = Dieser Stein ist am Ziel und sicher. Solange er dort bleibt, kann er nicht geschlagen werden; wähle ein anderes Feld.
refused-colorado-no_draw_offered = Dir ist kein Remis mehr angeboten. Du kannst selbst eins anbieten.
refused-colorado-draw_offered_before = Du kannst vor jedem Zug nur einmal Remis anbieten. Zieh erst.
refused-colorado-draw_offered_to_you = Dir wird schon Remis angeboten. Nimm an, lehne ab oder zieh einfach weiter.
refused-colorado-nothing_to_continue = Es gibt nichts weiterzumachen: Eine Partie läuft, oder das Match ist vorbei.

refused-colorado-position_pawns = In einer Stellung hat jede Seite ein bis acht Steine, jeden auf einem eigenen Feld.
refused-colorado-position_over = In dieser Stellung ist die Partie vorbei. Wähle eine frühere.
refused-colorado-position_first = Wer noch keinen ersten Zug gemacht hat, hat acht Steine auf der Grundreihe.
refused-colorado-position_fresh = Gerade angekommen ist ein Stein der Seite, die eben gezogen hat, auf ihrer Zielreihe.
refused-colorado-position_stuck = In dieser Stellung hat die Seite am Zug keinen Zug. Wähle eine andere.
refused-colorado-position_in_match = Von einer vorgegebenen Stellung aus spielt man eine einzelne Partie, kein Match.
