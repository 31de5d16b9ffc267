# Corona.

# Der Spielplan

corona-board = Der Spielplan von Corona
corona-ring = Der Ring
corona-colour-red = Rot
corona-colour-orange = Orange
corona-colour-yellow = Gelb
corona-colour-green = Grün
corona-colour-blue = Blau
corona-colour-violet = Violett
corona-shape-red = Kreis
corona-shape-orange = Dreieck
corona-shape-yellow = Quadrat
corona-shape-green = Raute
corona-shape-blue = Sechseck
corona-shape-violet = Stern
corona-die = Würfel { $colour } ({ $shape }): { $pips }
corona-die-blank = Würfel { $colour } ({ $shape })
corona-die-used = auf einer Figur
corona-die-out = nicht mehr im Spiel
corona-space = Feld { $space }: { $count ->
    [0] leer
    [one] eine Figur
   *[other] { $count } Figuren
  }
corona-space-marked = , markiert: { $markers }
corona-plus = +{ $points }
corona-round = Runde
corona-round-of = von { $rounds }
corona-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
corona-points-of = { $points } von { $call ->
    [one] einem Punkt
   *[other] { $call } Punkten
  }
corona-of-call = von { $call }
corona-chips = { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
  }
corona-silenced = stumm
corona-left = hat das Spiel verlassen

# Eröffnung und Aufbau

corona-opening-rolls = Eröffnungswürfe: Die erste Sechs baut auf
corona-sets-up = baut auf
corona-is-setting-up = baut auf
corona-does-put = Figur hierher setzen
corona-does-take = Figur von hier nehmen
corona-tray = { $count ->
    [0] Der Vorrat ist leer
    [one] Eine Figur im Vorrat
   *[other] { $count } Figuren im Vorrat
  }
corona-tray-back = Figur zurück in den Vorrat legen
corona-tray-here = zurück in den Vorrat
corona-scatter = Zufällig verteilen
corona-clear = Leeren
corona-roll = Würfeln
corona-still-in-tray = { $count ->
    [one] Noch eine Figur zu setzen
   *[other] Noch { $count } Figuren zu setzen
  }
corona-time-low = { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }
corona-time-low-setting = Noch da? In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wird der Rest zufällig verteilt und gewürfelt.
corona-time-low-playing = Noch da? In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } endet die Runde, wie sie steht.

# Versteigerung

corona-seconds = { $seconds }
corona-glass-left = Noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }
corona-glass-empty = Die Sanduhr ist abgelaufen
corona-no-call-yet = Noch kein Gebot
corona-leads-for-now = führt
corona-all-calls = Alle Gebote der Reihe nach
corona-who-calls = Wer bietet?
corona-call-pad = Eine Punktzahl bieten
corona-call-points = { $points } bieten
corona-say-done = Fertig: Ich biete nicht mehr
corona-is-done = Fertig ✓ in dieser Versteigerung
corona-say-done-short = Fertig
corona-done-short = Fertig ✓
corona-silenced-why = Stumm in dieser Versteigerung: Das letzte Gebot wurde verfehlt.
corona-won = { $who ->
    [you] Du spielst und musst { $call } holen.
   *[other] { $name } spielt und muss { $call } holen.
}

# Markieren und Ziehen

corona-does-mark = Marker { $colour } hierher legen
corona-does-move = Auf Feld { $to } ziehen, { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
  }
corona-move-it = Auf Feld { $to } ziehen: +{ $points }
corona-touch-again = Berühre die Figur noch einmal oder ihr Zielfeld, um sie zu ziehen: Das ist endgültig.
corona-touch-first = { $dice ->
    [one] Ein Würfel liegt auf keiner Figur: Nach diesem Zug bleibt er ungenutzt.
   *[other] { $dice } Würfel liegen auf keiner Figur: Nach diesem Zug bleiben sie ungenutzt.
}
corona-take-marker = Marker abnehmen
corona-end-play = Nichts ziehen und die Runde beenden
corona-end-play-sure = Wirklich beenden? Noch einmal tippen
corona-which-of-stack = Welche Figur vom Stapel?
corona-help-marking = Tippe einen Würfel an, dann die Figur, die er ziehen soll. Oder zieh ihn hinüber.
corona-help-marked = Markiere weitere Figuren oder berühre eine markierte und sieh, wohin sie zieht.
corona-help-die-in-hand = Tippe jetzt die Figur an, die dieser Würfel ziehen soll.
corona-help-piece-in-hand = Tippe jetzt den Würfel an, der diese Figur ziehen soll.
corona-help-moving = Berühre eine markierte Figur und sieh, wohin sie zieht.

# Nach der Runde

corona-last-round = Die vorige Runde
corona-last-played = { $who ->
    [you] { $made ->
        [yes] Du hast { $call } geboten und { $points } geholt.
       *[no] Du hast { $call } geboten und nur { $points } geholt.
    }
   *[other] { $made ->
        [yes] { $name } hat { $call } geboten und { $points } geholt.
       *[no] { $name } hat { $call } geboten und nur { $points } geholt.
    }
}
corona-last-passed = Niemand hat geboten.
corona-last-worth = { $best ->
    [one] Einer war möglich.
   *[other] { $best } waren möglich.
  }
corona-show-me = Zeig es mir
corona-show-stop = Schließen
corona-show-back = Zurück
corona-show-next = Nächster Würfel
corona-showing = Eine der besten Zugfolgen, Zug { $nth } von { $moves }:
corona-showing-move = von Feld { $from } um { $die } auf Feld { $to }, +{ $points }.
corona-showing-end = Zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
corona-next-round = Nächste Runde
corona-goes-on = Die nächste Runde beginnt von selbst in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
corona-end-passed = Niemand hat geboten
corona-end-made = { $who ->
    [you] Geschafft: { $points } von { $call }
   *[other] { $name } hat es geschafft: { $points } von { $call }
}
corona-end-failed = { $who ->
    [you] Verfehlt: { $points } von { $call }
   *[other] { $name } hat das Gebot verfehlt: { $points } von { $call }
}
corona-end-ran-out = { $who ->
    [you] Deine Zeit war um.
   *[other] Die Zeit war um.
}
corona-end-made-how = { $who ->
    [you] { $chips ->
        [1] Du bekommst einen Chip.
       *[other] Alle anderen zahlen dir je einen Chip.
    }
   *[other] { $stake ->
        [pays] { $chips ->
            [1] Du zahlst { $name } einen Chip.
           *[other] Du zahlst { $name } einen Chip, wie alle anderen.
        }
       *[none] { $chips ->
            [1] { $name } bekommt einen Chip.
           *[other] Alle anderen zahlen { $name } je einen Chip.
        }
    }
}
corona-end-failed-how = { $who ->
    [you] { $chips ->
        [1] Du zahlst einen Chip und bist in der nächsten Versteigerung stumm.
       *[other] Du zahlst je einen Chip an alle anderen und bist in der nächsten Versteigerung stumm.
    }
   *[other] { $stake ->
        [gets] { $chips ->
            [1] { $name } zahlt dir einen Chip.
           *[other] { $name } zahlt dir und allen anderen je einen Chip.
        }
       *[none] { $chips ->
            [1] { $name } zahlt einen Chip.
           *[other] { $name } zahlt allen anderen je einen Chip.
        }
    }
}

# Das Ende

corona-decided = { $chips ->
    [one] Mit einem Chip.
   *[other] Mit { $chips } Chips.
  } Spielende: { $why }.
corona-ended-rounds = alle Runden sind gespielt
corona-ended-time = die Zeit ist um
corona-ended-broke = jemand hat keine Chips mehr
corona-ended-doubled = jemand hat seine Chips verdoppelt
corona-ended-last_seat = alle anderen sind gegangen
corona-ended-agreed = alle wollten aufhören
corona-story-title = So lief es
corona-story-picture = Die Chips aller nach jeder Runde, als Linien. Die Tabelle darunter sagt dasselbe in Zahlen.
corona-story-table = Das Spiel, Runde für Runde
corona-story-start = Start
corona-story-round = Runde
corona-story-bidder = Wer spielte
corona-story-call = Gebot
corona-story-points = Punkte
corona-story-best = Wert
corona-story-made = erfüllt
corona-story-failed = verfehlt
corona-story-told = { $made ->
    [yes] { $points } für { $call } ✓
   *[no] { $points } für { $call } ✗
  }
corona-story-told-best = Wert { $best }
corona-check-title = Waren die Würfel ehrlich?
corona-check-why = Vor dem ersten Wurf hat sich der Server auf seine Würfel festgelegt. Jetzt, nach dem Spiel, kann dieses Gerät jeden Wurf selbst nachrechnen.
corona-check-dice = Die Würfel prüfen
corona-check-fits = { $rolls ->
    [one] Der eine Wurf stimmt, und die Festlegung des Servers auch.
   *[other] Alle { $rolls } Würfe stimmen, und die Festlegung des Servers auch.
  }
corona-check-roll-wrong = Wurf { $roll } folgt nicht aus dem Startwert. Dieses Spiel war nicht ehrlich.
corona-check-commitment-wrong = Der Startwert ist nicht der, auf den sich der Server festgelegt hatte. Dieses Spiel war nicht ehrlich.
corona-check-unreachable = Die Aufzeichnung des Spiels war nicht zu bekommen. Versuch es noch einmal, wenn du verbunden bist.
corona-check-given = Die erste Runde war vorgegeben, Figuren und Würfel: Diese Würfel lassen sich nicht prüfen.
corona-check-commitment = Festlegung
corona-check-opening = Wurf { $roll }: { $name }
corona-check-throw = Wurf { $roll }
corona-check-tick = stimmt
corona-check-cross = stimmt nicht

# Was vereinbart wird

corona-terms-endings = Das Spiel endet
corona-terms-rounds = nach einer bestimmten Zahl von Runden
corona-terms-rounds-why = Runden ohne Gebot zählen nicht.
corona-terms-rounds-amount = Runden
corona-terms-time = nach einer bestimmten Zeit
corona-terms-time-why = Eine Runde, für die schon gewürfelt ist, wird noch gespielt.
corona-terms-time-amount = Minuten
corona-terms-broke = wenn jemand keine Chips mehr hat
corona-terms-broke-why = Sonst spielst du ohne Chips weiter.
corona-terms-doubled = wenn jemand seine Chips verdoppelt hat
corona-terms-doubled-why = Ein schnelles Spiel für Wagemutige.
corona-terms-glass-title = Die Versteigerung
corona-terms-glass-amount = Sekunden in der Sanduhr
corona-terms-glass-why = Eine Minute ist die alte Regel. Zum Lernen mehr, für schnelle Augen weniger.
corona-terms-early_end = darf früher enden
corona-terms-early_end-why = Wenn alle „fertig“ gesagt haben oder jemand 21 geboten hat.
corona-terms-beat_the_highest = jedes Gebot muss das höchste überbieten
corona-terms-beat_the_highest-why = Sonst nur das eigene letzte; von gleichen Geboten zählt das frühere.
corona-terms-patience = Aufeinander warten
corona-terms-play_limit = Zeit zum Markieren und Ziehen begrenzen
corona-terms-play_limit-why = Was bis dahin nicht gezogen ist, bringt nichts.
corona-terms-play_limit-amount = Sekunden
corona-terms-idle_limit = ohne jemanden weitermachen, der nichts tut
corona-terms-idle_limit-why = Noch nicht gesetzte Figuren werden zufällig verteilt, oder die Runde endet, wie sie steht.
corona-terms-idle_limit-amount = Sekunden

# Was du jetzt tun kannst

corona-now-for = { $name }: { $what }
corona-now-opening = Alle würfeln reihum; wer zuerst eine Sechs hat, baut die erste Runde auf.
corona-now-set-up = Setz die sechs Figuren, wohin du willst, auch als Stapel. Dann wird für alle gewürfelt.
corona-now-settled = Die Runde ist vorbei.
corona-now-ended-mine = Die Runde ist vorbei. Die nächste baust du auf.
corona-now-ended = Die Runde ist vorbei. Die nächste baut { $name } auf.
corona-now-looking = Das ist die vorige Runde, Würfel für Würfel. „Schließen“ bringt dich zurück.
corona-now-set-up-again = Niemand hat geboten. Bau noch einmal auf.
corona-now-setting-up = { $name } setzt die Figuren. Dann wird gewürfelt, und die Versteigerung beginnt.
corona-now-call = Würfel ziehen Figuren um ihre Zahl. Auf anderen punktet der ganze Stapel. Biete, was du schaffst.
corona-now-call-higher = { $name } führt mit { $points }. Siehst du mehr? Biete es, bevor die Sanduhr abläuft.
corona-now-you-lead = Du führst mit { $points }. Bietet niemand etwas Höheres, musst du sie holen.
corona-now-you-lead-alone = Du führst mit { $points }, sonst darf niemand bieten. Ist die Sanduhr leer, holst du sie.
corona-now-you-lead-done = Du führst mit { $points }, sonst darf niemand bieten. „Fertig“ beendet es: Dann holst du sie.
corona-now-silenced = Letztes Gebot verfehlt: In dieser Versteigerung bist du stumm. Sieh den anderen zu.
corona-now-done = Du bist fertig. Die Sanduhr läuft für die anderen.
corona-now-watch = Die Sanduhr läuft: Wer traut sich?
corona-now-watch-lead = { $name } führt mit { $points }, die Sanduhr läuft.
corona-now-mark = Du bist dran: Hol { $call ->
    [one] einen Punkt
   *[other] { $call } Punkte
  }. Leg die Würfel auf die Figuren, die sie ziehen sollen.
corona-now-mark-more = Hol { $call ->
    [one] einen Punkt
   *[other] { $call } Punkte
  }. Du kannst umordnen, bis du die erste Figur ziehst.
corona-now-marking = { $name } muss { $call ->
    [one] einen Punkt
   *[other] { $call } Punkte
  } holen und markiert Figuren.
corona-now-move = { $points } von { $call ->
    [one] einem Punkt
   *[other] { $call } Punkten
  }. Berühre die markierten Figuren eine nach der anderen: Auf die Reihenfolge kommt es an.
corona-now-moving = { $name } hat { $points } von { $call ->
    [one] einem Punkt
   *[other] { $call } Punkten
  }.
corona-now-over = { $count ->
    [one] { $names } gewinnt mit { $chips ->
        [one] einem Chip
       *[other] { $chips } Chips
      }.
   *[other] Geteilter Sieg mit je { $chips ->
        [one] einem Chip
       *[other] { $chips } Chips
      }: { $names }.
  }

# Warum etwas nicht geht

corona-hint-marking-is-over = Nach dem ersten Zug bleibt jeder Marker, wo er ist. Berühre die markierten Figuren.
corona-hint-marker-wants-piece = Ein Marker kommt auf eine Figur. Tippe eine Figur oder einen Stapel an.
corona-hint-not-marked = Nur markierte Figuren ziehen. Berühre eine mit Marker.
corona-hint-mark-first = Eine Figur zieht durch ihren Marker. Tippe zuerst einen Würfel an, dann diese Figur.
corona-hint-glass-empty = Die Sanduhr ist abgelaufen: Gebote zählen nicht mehr.
corona-hint-silenced = Du bist in dieser Versteigerung stumm. In der nächsten kannst du wieder bieten.
corona-hint-done = Du hast „fertig“ gesagt. In der nächsten Versteigerung kannst du wieder bieten.
corona-hint-nothing-higher = 21 ist das Höchste. Mehr geht nicht.
corona-hint-own-call = Du hast { $own } geboten. Ein Gebot kann nicht sinken: Biete { $lowest } oder mehr.
corona-hint-beat-highest = An diesem Tisch muss man das höchste Gebot überbieten, { $highest }: Biete { $lowest } oder mehr.

# Was geschah

told-corona-opening_rolled = { $name } würfelt eine { $pips }.
told-corona-round_set_up = Die Würfel zeigen { $dice }.
told-corona-round_set_up-by = { $name } hat aufgebaut. Die Würfel zeigen { $dice }.
told-corona-round_set_up-idle = { $name } war nicht da: Was stand, blieb stehen, der Rest wurde zufällig verteilt. Die Würfel zeigen { $dice }.
told-corona-call_placed = { $name }: „{ $points }“
told-corona-done_said = { $name } bietet nicht mehr.
told-corona-situation_given = Die Runde ist vorgegeben: Die Würfel zeigen { $dice }. Niemand hat sie geworfen.
told-corona-glass_stopped = Die Versteigerung endet früher.
told-corona-auction_won = { $name } spielt und muss { $call } holen.
told-corona-auction_passed = Niemand hat geboten.
told-corona-piece_moved = Von { $from } um { $die } auf { $to }: { $points ->
    [0] nichts
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
told-corona-round_settled = { $name } hat { $call } geboten und holt { $points }: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
  } von den anderen.
told-corona-round_settled-failed = { $name } hat { $call } geboten und holt nur { $points }: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
  } an die anderen.
told-corona-situation_appraised = { $best ->
    [one] Ein Punkt war möglich.
   *[other] { $best } Punkte waren möglich.
  }
told-corona-bidder_silenced = { $name } ist in der nächsten Versteigerung stumm.
told-corona-seat_left = { $name } verlässt das Spiel und nimmt { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
  } mit.
told-corona-calls_voided = Die Gebote von { $name } gelten nicht mehr.
told-corona-game_ended = Das Spiel ist aus: { $why }.

# Ablehnungen

refused-corona-too_few_players = Corona braucht mindestens zwei. Lade jemanden ein oder setz einen Bot dazu.
refused-corona-seat_left = Dieser Platz hat das Spiel verlassen. Du kannst weiter zusehen.
refused-corona-not_setting_up = Figuren werden vor dem Würfeln gesetzt. Warte, bis du mit dem Aufbauen dran bist.
refused-corona-not_the_setter = Diese Runde baut jemand anders auf. Du kommst im Uhrzeigersinn dran.
refused-corona-pieces_are_there = Die Figuren stehen schon dort. Versetze eine andere.
refused-corona-placed_too_often = So viele Änderungen merkt sich der Tisch in einem Aufbau nicht. Setz alle sechs und würfle.
refused-corona-no_auction = Geboten wird, während die Sanduhr läuft. Warte auf den nächsten Wurf.
refused-corona-done_not_agreed = An diesem Tisch läuft die Sanduhr immer ganz ab. Du darfst noch bieten.
refused-corona-already_done = Du hast „fertig“ gesagt. In der nächsten Versteigerung kannst du wieder bieten.
refused-corona-glass_has_run_out = Die Sanduhr ist abgelaufen: Dieses Gebot kam zu spät.
refused-corona-not_the_bidder = Diese Runde spielt, wer am höchsten geboten hat. Du kannst zusehen.
refused-corona-call_out_of_range = Ein Gebot ist eine Zahl von 1 bis 21.
refused-corona-call_not_higher = Ein Gebot kann nicht sinken: Biete mehr als zuletzt.
refused-corona-call_beats_nobody = An diesem Tisch muss man das höchste Gebot überbieten. Biete mehr.
refused-corona-not_playing = Markiert und gezogen wird nach der Versteigerung. Jetzt nicht.
refused-corona-marking_is_over = Nach dem ersten Zug bleibt jeder Marker, wo er ist. Berühre die markierten Figuren.
refused-corona-marker_is_there = Dieser Marker liegt schon auf dieser Figur.
refused-corona-no_marker_there = Auf dieser Figur liegt kein Marker.
refused-corona-piece_is_not_marked = Nur markierte Figuren ziehen. Berühre eine mit Marker.
refused-corona-marked_must_move = Jede markierte Figur muss ziehen. Berühre die nächste.
refused-corona-silenced = Du bist in dieser Versteigerung stumm. In der nächsten kannst du wieder bieten.
refused-corona-position_seat = Die Stellung nennt einen Platz, den dieser Tisch nicht hat.
refused-corona-position_bidder = In dieser Stellung ist stumm, wer spielt, und hätte nicht bieten können.
refused-corona-game_is_over = Das Spiel ist aus. Frag nach einer Revanche.
refused-corona-no_ending = Ein Spiel muss irgendwie enden: Vereinbart mindestens ein Spielende.
refused-corona-no_rounds = Ein Spiel hat mindestens eine Runde.
refused-corona-time_out_of_range = Zeiten liegen zwischen fünf Sekunden und einem Tag.

corona-analysis-none = Keine Runde wurde zu Ende gespielt, also gibt es nichts anzusehen.
corona-analysis-round = Runde { $round }
corona-analysis-line = Die beste Zugfolge, Würfel für Würfel
corona-analysis-sights = Wann Bots jeder Stufe sie gesehen hätten
corona-analysis-sees = { $seconds ->
    [one] nach einer Sekunde
   *[other] nach { $seconds } Sekunden
}
corona-analysis-misses = nie; findet { $finds } von { $best }
corona-analysis-left = { $points ->
    [one] 1 Punkt liegen gelassen
   *[other] { $points } Punkte liegen gelassen
}
corona-analysis-all = nichts liegen gelassen
