# Corona.

level-corona-beginner = Anfänger
level-corona-gatherer = Sammler
level-corona-planner = Planer
level-corona-expert = Könner
level-corona-master = Meister

# Das Spielfeld

corona-board = Das Spielfeld von Corona
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
corona-die-used = auf einem Stein
corona-space = Feld { $space }: { $count ->
    [0] leer
    [one] ein Stein
   *[other] { $count } Steine
  }
corona-space-marked = , markiert: { $markers }
corona-plus = +{ $points }
corona-round = Runde
corona-round-of = von { $rounds }
corona-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
corona-points-of = { $points } von { $call } Punkten
corona-of-call = von { $call }
corona-chips = { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
  }
corona-silenced = stumm
corona-left = hat das Spiel verlassen

# Eröffnung und Aufbau

corona-opening-rolls = Eröffnungswürfe
corona-sets-up = baut auf
corona-is-setting-up = baut auf
corona-does-put = Stein hierher setzen
corona-does-take = Stein von hier nehmen
corona-tray = { $count ->
    [0] Der Vorrat ist leer
    [one] Ein Stein im Vorrat
   *[other] { $count } Steine im Vorrat
  }
corona-tray-back = Stein zurück in den Vorrat legen
corona-tray-here = zurück in den Vorrat
corona-scatter = Zufällig verteilen
corona-clear = Leeren
corona-roll = Würfeln
corona-still-in-tray = { $count ->
    [one] Noch ein Stein zu setzen
   *[other] Noch { $count } Steine zu setzen
  }
corona-time-low = { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }
corona-time-low-setting = Noch da? In { $seconds } Sekunden wird der Rest verstreut und gewürfelt.
corona-time-low-playing = Noch da? In { $seconds } Sekunden endet die Runde, wie sie steht.

# Versteigerung

corona-seconds = { $seconds }
corona-glass-left = Noch { $seconds } Sekunden
corona-glass-empty = Die Sanduhr ist abgelaufen
corona-no-call-yet = Noch keine Ansage
corona-leads-for-now = führt vorläufig
corona-all-calls = Alle Ansagen der Reihe nach
corona-who-calls = Wer sagt an?
corona-call-pad = Eine Punktzahl ansagen
corona-call-points = { $points } ansagen
corona-say-done = Ich sage nichts mehr an
corona-is-done = Du bist in dieser Versteigerung fertig
corona-silenced-why = Stumm in dieser Versteigerung: Die letzte Ansage wurde verfehlt.

# Markieren und Ziehen

corona-does-mark = Marker { $colour } hierher legen
corona-does-move = Auf Feld { $to } ziehen, { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
  }
corona-move-it = Auf Feld { $to } ziehen: +{ $points }
corona-touch-again = Noch einmal berühren zieht ihn: Das gilt.
corona-take-marker = Marker abnehmen
corona-end-play = Nichts ziehen und die Runde beenden
corona-which-of-stack = Welcher vom Stapel?
corona-help-marking = Tippe einen Würfel an, dann den Stein, den er ziehen soll. Oder zieh ihn hinüber.
corona-help-marked = Markiere weitere Steine, oder berühre einen markierten und sieh, wohin er zieht.
corona-help-die-in-hand = Tippe jetzt den Stein an, den dieser Würfel ziehen soll.
corona-help-piece-in-hand = Tippe jetzt den Würfel an, der diesen Stein ziehen soll.
corona-help-moving = Berühre einen markierten Stein und sieh, wohin er zieht.

# Nach der Runde

corona-made = Erfüllt
corona-failed = Verfehlt
corona-made-how = { $name } hat { $call } angesagt und { $points } geholt. Alle anderen zahlen einen Chip.
corona-failed-how = { $name } hat { $call } angesagt und { $points } geholt: ein Chip an alle, und Schweigen in der nächsten Versteigerung.
corona-last-round = Die letzte Runde
corona-last-played = { $made ->
    [yes] { $name } hat { $call } angesagt und { $points } geholt.
   *[no] { $name } hat { $call } angesagt und nur { $points } geholt.
  }
corona-last-passed = Niemand hat etwas angesagt.
corona-last-worth = { $best } waren drin.
corona-show-me = Zeig es mir
corona-show-stop = Zurück zum Spiel
corona-showing = Eine beste Zugfolge, Zug um Zug.

# Das Ende

corona-winners = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
  }
corona-ended = Spielende: { $why }.
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
corona-story-bidder = Bieter
corona-story-call = Ansage
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
corona-check-fits = Alle { $rolls } Würfe stimmen, und die Festlegung des Servers auch.
corona-check-roll-wrong = Wurf { $roll } folgt nicht aus dem Startwert. Dieses Spiel war nicht ehrlich.
corona-check-commitment-wrong = Der Startwert ist nicht der, auf den sich der Server festgelegt hatte. Dieses Spiel war nicht ehrlich.
corona-check-unreachable = Die Aufzeichnung des Spiels war nicht zu bekommen. Versuch es noch einmal, wenn du verbunden bist.
corona-check-commitment = Festlegung
corona-check-opening = Wurf { $roll }: { $name }
corona-check-throw = Wurf { $roll }
corona-check-tick = stimmt
corona-check-cross = stimmt nicht

# Was vereinbart wird

corona-terms-endings = Das Spiel endet
corona-terms-rounds = nach einer Zahl von Runden
corona-terms-rounds-why = Runden ohne Ansage zählen nicht.
corona-terms-rounds-amount = Runden
corona-terms-time = nach einer Zeit
corona-terms-time-why = Eine Runde, für die schon gewürfelt ist, wird noch gespielt.
corona-terms-time-amount = Minuten
corona-terms-broke = wenn jemand keine Chips mehr hat
corona-terms-broke-why = Sonst spielt man ohne Chips weiter.
corona-terms-doubled = wenn jemand seine Chips verdoppelt hat
corona-terms-doubled-why = Ein schnelles Spiel für Wagemutige.
corona-terms-glass-title = Die Versteigerung
corona-terms-glass-amount = Sekunden in der Sanduhr
corona-terms-glass-why = Eine Minute ist die alte Regel. Zum Lernen mehr, für schnelle Augen weniger.
corona-terms-early_end = darf früher enden
corona-terms-early_end-why = Wenn alle „fertig“ gesagt haben oder jemand 21 angesagt hat.
corona-terms-beat_the_highest = jede Ansage muss die höchste überbieten
corona-terms-beat_the_highest-why = Sonst nur die eigene letzte; von gleichen Ansagen zählt die frühere.
corona-terms-patience = Aufeinander warten
corona-terms-play_limit = Zeit zum Markieren und Ziehen begrenzen
corona-terms-play_limit-why = Was bis dahin nicht gezogen ist, bringt nichts.
corona-terms-play_limit-amount = Sekunden
corona-terms-idle_limit = ohne jemanden weitermachen, der nichts tut
corona-terms-idle_limit-why = Noch nicht gesetzte Steine werden verteilt, oder die Runde endet, wie sie steht.
corona-terms-idle_limit-amount = Sekunden

# Was du jetzt tun kannst

corona-now-for = { $name }: { $what }
corona-now-opening = Alle würfeln reihum; die erste Sechs baut die erste Runde auf.
corona-now-set-up = Setz die sechs Steine, wohin du willst, auch als Stapel. Dann wird für alle gewürfelt.
corona-now-set-up-again = Niemand hat etwas angesagt. Bau noch einmal auf.
corona-now-setting-up = { $name } setzt die Steine. Dann wird gewürfelt, und die Versteigerung beginnt.
corona-now-call = Würfel ziehen Steine auf andere und holen so Punkte. Sag an, wie viele du schaffst: Die höchste Ansage spielt.
corona-now-call-higher = { $name } führt mit { $points }. Siehst du mehr? Sag es an, bevor die Sanduhr abläuft.
corona-now-you-lead = Du führst mit { $points }. Sagt niemand mehr an, musst du sie holen.
corona-now-silenced = Du hast deine letzte Ansage verfehlt und bist in dieser Versteigerung stumm. Schau zu.
corona-now-done = Du bist fertig. Die Sanduhr läuft für die anderen.
corona-now-watch = Die Sanduhr läuft: Wer traut sich?
corona-now-watch-lead = { $name } führt mit { $points }, die Sanduhr läuft.
corona-now-mark = Du bist dran: Hol { $call } Punkte. Leg die Würfel auf die Steine, die sie ziehen sollen.
corona-now-mark-more = Hol { $call } Punkte. Ordne um, wie du magst; der erste gezogene Stein beendet das.
corona-now-marking = { $name } muss { $call } Punkte holen und markiert Steine.
corona-now-move = { $points } von { $call } Punkten. Berühre die markierten Steine einen nach dem anderen: Auf die Reihenfolge kommt es an.
corona-now-moving = { $name } hat { $points } von { $call } Punkten.
corona-now-over = { $count ->
    [one] { $names } gewinnt mit { $chips } Chips.
   *[other] Geteilter Sieg mit je { $chips } Chips: { $names }.
  }

# Warum etwas nicht geht

corona-hint-marking-is-over = Nach dem ersten Zug bleibt jeder Marker, wo er ist. Berühre die markierten Steine.
corona-hint-marker-wants-piece = Ein Marker kommt auf einen Stein. Tippe einen Stein oder Stapel an.
corona-hint-not-marked = Nur markierte Steine ziehen. Berühre einen mit Marker.
corona-hint-mark-first = Ein Stein zieht durch seinen Marker. Tippe zuerst einen Würfel an, dann diesen Stein.
corona-hint-glass-empty = Die Sanduhr ist abgelaufen: Ansagen zählen nicht mehr.
corona-hint-silenced = Du bist in dieser Versteigerung stumm. In der nächsten kannst du wieder ansagen.
corona-hint-done = Du hast „fertig“ gesagt. In der nächsten Versteigerung kannst du wieder ansagen.
corona-hint-nothing-higher = 21 ist das Höchste. Mehr geht nicht.
corona-hint-own-call = Du hast { $own } angesagt. Eine Ansage kann nicht sinken: Sag { $lowest } oder mehr an.
corona-hint-beat-highest = An diesem Tisch muss man die höchste Ansage überbieten, { $highest }: Sag { $lowest } oder mehr an.

# Was geschah

told-corona-opening_rolled = { $name } würfelt eine { $pips }.
told-corona-round_set_up = Die Würfel zeigen { $dice }.
told-corona-round_set_up-by = { $name } hat aufgebaut. Die Würfel zeigen { $dice }.
told-corona-round_set_up-idle = { $name } war nicht da: Was lag, blieb liegen, der Rest wurde zufällig verteilt. Die Würfel zeigen { $dice }.
told-corona-call_placed = { $name }: „{ $points }!“
told-corona-done_said = { $name } sagt nichts mehr an.
told-corona-glass_stopped = Die Versteigerung endet früher.
told-corona-auction_won = { $name } spielt und muss { $call } holen.
told-corona-auction_passed = Niemand hat etwas angesagt.
told-corona-piece_moved = Von { $from } um { $die } auf { $to }: { $points ->
    [0] nichts
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
told-corona-round_settled = { $name } hat { $call } angesagt und holt { $points }: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
  } von den anderen.
told-corona-round_settled-failed = { $name } hat { $call } angesagt und holt nur { $points }: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
  } an die anderen.
told-corona-situation_appraised = { $best } Punkte waren drin.
told-corona-bidder_silenced = { $name } ist in der nächsten Versteigerung stumm.
told-corona-seat_left = { $name } verlässt das Spiel und nimmt { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
  } mit.
told-corona-calls_voided = Die Ansagen von { $name } gelten nicht mehr.
told-corona-game_ended = Das Spiel ist aus: { $why }.

# Ablehnungen

refused-corona-too_few_players = Corona braucht mindestens zwei Spieler. Setz einen Freund oder einen Bot dazu.
refused-corona-seat_left = Dieser Platz hat das Spiel verlassen. Du kannst weiter zuschauen.
refused-corona-not_setting_up = Steine werden vor dem Würfeln gesetzt. Warte auf deinen Aufbau.
refused-corona-not_the_setter = Diese Runde baut jemand anders auf. Du kommst im Uhrzeigersinn dran.
refused-corona-pieces_are_there = Die Steine liegen schon dort. Versetz einen anderen.
refused-corona-placed_too_often = So viele Änderungen merkt sich der Tisch in einem Aufbau nicht. Setz alle sechs und würfle.
refused-corona-no_auction = Angesagt wird, während die Sanduhr läuft. Warte auf den nächsten Wurf.
refused-corona-done_not_agreed = An diesem Tisch läuft die Sanduhr immer ganz ab. Du darfst noch ansagen.
refused-corona-already_done = Du hast „fertig“ gesagt. In der nächsten Versteigerung kannst du wieder ansagen.
refused-corona-glass_has_run_out = Die Sanduhr ist abgelaufen: Diese Ansage kam zu spät.
refused-corona-not_the_bidder = Diese Runde spielt, wer am höchsten angesagt hat. Du kannst zuschauen.
refused-corona-call_out_of_range = Eine Ansage ist eine Zahl von 1 bis 21.
refused-corona-call_not_higher = Eine Ansage kann nicht sinken: Sag mehr an als zuletzt.
refused-corona-call_beats_nobody = An diesem Tisch muss man die höchste Ansage überbieten. Sag mehr an.
refused-corona-not_playing = Markiert und gezogen wird nach der Versteigerung. Jetzt nicht.
refused-corona-marking_is_over = Nach dem ersten Zug bleibt jeder Marker, wo er ist. Berühre die markierten Steine.
refused-corona-marker_is_there = Dieser Marker liegt schon auf diesem Stein.
refused-corona-no_marker_there = Auf diesem Stein liegt kein Marker.
refused-corona-piece_is_not_marked = Nur markierte Steine ziehen. Berühre einen mit Marker.
refused-corona-marked_must_move = Jeder markierte Stein muss ziehen. Berühre den nächsten.
refused-corona-silenced = Du bist in dieser Versteigerung stumm. In der nächsten kannst du wieder ansagen.
refused-corona-game_is_over = Das Spiel ist aus. Frag nach einer Revanche.
refused-corona-no_ending = Ein Spiel muss irgendwie enden: Vereinbart mindestens ein Spielende.
refused-corona-no_rounds = Ein Spiel hat mindestens eine Runde.
refused-corona-time_out_of_range = Zeiten liegen zwischen fünf Sekunden und einem Tag.

corona-says = Nach dem Löser: { $best } Punkte waren drin
corona-says-move = { $from } → { $to } mit { $die }: +{ $points }
