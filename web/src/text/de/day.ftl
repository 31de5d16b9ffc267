# Die Situation des Tages.

day-title-older = Eine Situation zum Üben
day-grade = Schwierigkeit { $grade } von 5
day-lead = Eine Ausgangssituation aus Corona, heute für alle dieselbe. Eine Minute, um darin die meisten Punkte zu finden.
day-how-look = Jeder Würfel zieht eine Figur im Uhrzeigersinn, so viele Felder, wie er zeigt. Wer auf Figuren ankommt, erhält für jede einen Punkt und einen dazu; ein leeres Feld bringt nichts.
day-how-mark = Leg Würfel auf die Figuren, die ziehen sollen: erst den Würfel antippen, dann die Figur.
day-how-move = Dann zieh sie: eine markierte Figur zweimal antippen. Die Reihenfolge zählt. Solange die Sanduhr läuft, darfst du neu anfangen, sooft du willst.
day-once = Die Sanduhr läuft einmal am Tag. Was auf dem Spielplan steht, wenn sie abgelaufen ist, wird so abgegeben.
day-turn = Sanduhr umdrehen
day-seconds = { $seconds } s
day-again = Neu anfangen
day-hand-in = { $points ->
    [one] 1 Punkt abgeben
   *[other] { $points } Punkte abgeben
}
day-hand-in-sure = { $points ->
    [one] 1 Punkt abgeben und aufhören? Noch einmal tippen
   *[other] { $points } Punkte abgeben und aufhören? Noch einmal tippen
}
day-verdict-best = { $points ->
    [one] 1 Punkt: Besser geht es nicht.
   *[other] { $points } Punkte: Besser geht es nicht.
}
day-verdict-less = Du hast { $points } gefunden. Es gab { $best }.
day-verdict-none = Die Sanduhr ist abgelaufen. Es gab { $best }.
day-after = { $seconds ->
    [one] Nach einer Sekunde abgegeben
   *[other] Nach { $seconds } Sekunden abgegeben
}
day-practised = Übung: Das zählt nicht.
day-streak = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage hintereinander
}
day-counts = Wer was gefunden hat
day-counted = { $begun ->
    [one] Eine Person hat sie auf diesem Server angefangen.
   *[other] { $begun } Leute haben sie auf diesem Server angefangen.
} { $best ->
    [0] Das Beste hat noch niemand gefunden.
    [one] Einmal wurde das Beste gefunden.
   *[other] { $best } von ihnen haben das Beste gefunden.
}
day-counts-points = Punkte
day-counts-people = Leute
day-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
day-nothing = Nichts abgegeben
day-you = du
day-share = Teilen
day-copied = Kopiert
day-shared-title = Das Corona des Tages
day-shared-seconds = { $seconds } s
day-next = Die nächste kommt in { $hours } h { $minutes } min.
day-older = Ältere Tage, zum Üben
day-older-more = Noch ältere
