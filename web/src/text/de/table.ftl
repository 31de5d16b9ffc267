# Der Rahmen des Tisches.

menu = Menü
seats = Wer spielt
that-is-you = (du)
away = nicht da
left-for-good = hat das Spiel verlassen
stand-in-plays = ein Bot springt ein
plays-for = für { $name }
watching = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
what-happened = Was geschah
nothing-yet = Noch nichts.
host = Spielleitung

who-plays = Wer spielt
seats-wanted = { $most ->
    [2] Für zwei.
   *[other] Für { $fewest } bis { $most }.
}
is-ready = bereit
free-chair = Den Platz von { $name } frei machen
bot-level = Wie gut der Bot ist
add-bot = Bot hinsetzen
your-name = Dein Name
name-of-another = Name einer weiteren Person hier
their-name = Der Name
sit = Hinsetzen
sit-another = Dazusetzen
invite = Andere einladen
terms = Was vereinbart ist
terms-by-host = Die Spielleitung kann das ändern.
allowance = Auf langsame Verbindungen Rücksicht nehmen
allowance-why = Eine Verzögerung unterwegs, bis zu einer Zehntelsekunde, geht zu niemandes Lasten.
start = Anfangen
ready = Ich bin bereit
you-are-ready = Du bist bereit
ready-again = Die Vereinbarung hat sich geändert: Sag noch einmal, dass du bereit bist.
need-more = { $count ->
    [one] Es fehlt noch jemand. Setz einen Bot hin oder lade jemanden ein.
   *[other] Es fehlen noch { $count }. Setz Bots hin oder lade andere ein.
}
waiting-for = Wir warten auf { $names }.
waiting-for-host = Wir warten darauf, dass die Spielleitung anfängt.
play-again = Noch ein Spiel
change-table = Plätze oder Vereinbarung ändern
analysis = Analyse
analysis-ask = { $what ->
    [position] Stellung analysieren
   *[game] Spiel analysieren
}
analysis-link = Ein Link zu dieser Stellung
analysis-link-moment = Dieser Moment des Spiels:
analysis-link-alone = Die Stellung allein, ohne etwas vom Spiel und den Spielern:
analysis-close = Zurück zum Tisch
expert-thinking = { $what ->
    [position] Die Stellung wird angesehen …
   *[game] Das Spiel wird durchgesehen …
}
expert-away = Die Analyse ist gerade nicht verfügbar. Versuch es gleich noch einmal.
try-position = Diese Stellung gegen Bots versuchen
try-position-leaves = Dafür öffnet sich ein eigener Tisch mit Bots. Hier bleibt: { $names }. Der Pfeil in der Leiste oben führt zurück.
try-position-yes = Diesen Tisch öffnen
try-position-no = Hier bleiben
way-back = Zurück, wo du warst
terms-position = Dieses Spiel beginnt mit einer vorgegebenen Stellung.
terms-usual-start = Wie üblich beginnen
expert-part = Dieses Spiel war zu lang, um es bis zum Ende durchzusehen.

now-come = Gib dir einen Namen und setz dich oder sieh einfach zu.
now-before = Lade andere ein oder setz Bots hin, dann fang an.
now-before-guest = Sag, wenn du bereit bist; die Spielleitung startet das Spiel.
now-over = Das Spiel ist zu Ende. Noch eins?
title-your-turn = ● Du bist dran · { $title }
end-of-game = Das Ende des Spiels
end-you-win = { $count ->
    [0] Du gewinnst
   *[other] Du gewinnst, mit { $others }
  }
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
  }
end-drawn = Unentschieden
end-own-place = Du bist auf Platz { $place } von { $count }.
end-declined = Jemand möchte lieber weiterspielen: Das Spiel geht weiter.
end-declined-by = { $name } möchte lieber weiterspielen: Das Spiel geht weiter.
now-paused = Das Spiel ist angehalten; keine Zeit läuft.
now-abandoned = Eine Weile hat niemand etwas getan; das Spiel ist angehalten.
resume = Weiter
pause = Pause
pause-wished = Pause gewünscht von { $names }.
pause-wished-short = { $names }: eine Pause?
pause-later = Der Tisch macht Pause, sobald diese Versteigerung vorbei ist.
pause-together = Der Tisch macht Pause, sobald alle, die spielen, es wünschen.
pause-waits-short = Pause folgt
pause-too = Auch Pause machen
pause-not = Doch keine Pause
line-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
line-slow = Die Verbindung ist gerade langsam.
line-back = Die Verbindung ist wieder da.
line-lost-waiting = { $count ->
    [one] Was du getan hast, wird dann gesendet, wenn es noch passt.
   *[other] Die { $count } Dinge, die du getan hast, werden dann gesendet, wenn sie noch passen.
}

share-title = Andere einladen
share-text = Wer diesen Link öffnet oder das Bild scannt, kommt an diesen Tisch.
share-here = Diese Adresse gilt nur auf diesem Computer: Handys können sie nicht öffnen.
share-here-how = Für eine, die auch Handys öffnen, beende Tablier dort und starte es neu mit { $flag }.
share-old = Dieser Tisch ist ein alter: Sein Link lässt alle ein, die schon da waren, und andere nur, solange die Tür offen ist.
share-door = Zum Vorlesen: Dieser Code führt hierher, solange die Tür offen ist.
share-door-closed = Öffne die Tür, dann führt ein kurzer Code zum Vorlesen hierher.
door-open = Tür öffnen
door-close = Tür schließen
share-code = Den Code { $code } weitergeben
share-qr = QR-Code des Links
share-link = Link
share-send = Link verschicken
copy = Kopieren
copied = Kopiert

take-back = Ich bin wieder da: Lass mich weiterspielen
propose-end = Vorschlagen, hier aufzuhören
agree-to-end = Einverstanden, hier aufzuhören
play-on = Doch weiterspielen
other-device = Diesen Platz auf ein anderes Gerät mitnehmen
other-device-text = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal.
give-up = Das Spiel verlassen
give-up-sure = Wirklich verlassen? Das ist endgültig
give-up-lent = Wieder einen Bot für { $name } spielen lassen
as-host = Als Spielleitung
nobody-else = Sonst ist niemand da.
hand-over = Spielleitung übergeben
remove = Wegschicken
remove-sure = Wirklich wegschicken?
seat-stand-in = Einen Bot für { $name } spielen lassen
looks-and-sound = Sprache, Aussehen und Ton

# What waits for an answer, and a word without words.
asked-stand-in = Für { $name } spielt ein Bot.
asked-stand-in-own = Für dich spielt ein Bot.
asked-lent = { $name } spielt für dich.
take-back-short = Da bin ich wieder
asked-end = Vorschlag von { $names }: das Spiel hier beenden.
asked-end-short = { $names }: hier beenden?
asked-end-waits = Das Spiel endet hier, sobald alle zustimmen.
asked-end-waits-short = Ende, sobald alle zustimmen
end-here = Hier beenden
asked-watching = Bei diesem Spiel siehst du zu.
asked-watching-out = Du siehst zu. { $name } hat das Spiel verlassen: Nach den Regeln spielt dort niemand weiter.
asked-watching-short = Beim nächsten mitspielen?
asked-seat-free = { $name } ist weg, ein Bot spielt weiter.
asked-seat-free-short = Für { $name } spielen?
play-for = Für { $name } spielen
play-next = Beim nächsten mitspielen
asked-next-noted = Du bekommst einen Platz, sobald dieses Spiel aus und einer frei ist.
asked-next-noted-short = Beim nächsten spielst du mit
next-not = Nur zusehen
asked-gone = { $name } ist weg.
asked-later = Jetzt nicht
stand-in-short = Einen Bot spielen lassen
want-seats = Wunsch von { $names }: mitspielen.
bot-makes-room = { $name } macht Platz
again-wished = Wunsch von { $names }: noch ein Spiel.
react = { $name }: den anderen ein Wort sagen
reactions = Ein Wort an die anderen
mute = Nicht zeigen, was { $name } sagt
unmute = Wieder zeigen, was { $name } sagt
about-seat = { $name }: was gesagt wird
react-bravo = Bravo
react-phew = Puh
react-ouch = Autsch
react-sorry = Verzeihung
react-thanks = Danke
react-thinking = Hm…

told-room-guest_came = { $name } ist da.
told-room-guest_named = Neuer Name: { $name }.
told-room-guest_removed = { $name } wurde weggeschickt.
told-room-host_passed = { $name } hat jetzt die Spielleitung.
told-room-door_opened = Die Tür ist offen: Der Code { $code } führt hierher.
told-room-door_closed = Die Tür ist zu; der kurze Code führt nirgends mehr hin.
told-room-chair_taken = { $name } setzt sich.
told-room-bot_seated = Ein Bot setzt sich: { $level }.
told-room-chair_left = Platz { $seat } ist frei.
told-room-seat_ready = { $name } ist bereit.
told-room-setup_changed = Die Spielleitung hat die Vereinbarung geändert.
told-room-allowance_set = { $on ->
    [on] Auf langsame Verbindungen wird Rücksicht genommen.
   *[off] Auf langsame Verbindungen wird keine Rücksicht genommen.
}
told-room-pause_wished = { $name } wünscht eine Pause.
told-room-pause_unwished = { $name } möchte doch keine Pause.
told-room-game_started = Das Spiel beginnt.
told-room-game_over = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
told-room-game_over-drawn = Das Spiel endet unentschieden.
told-room-paused = { $name } hat das Spiel angehalten.
told-room-paused-abandoned = Eine Weile hat niemand etwas getan; das Spiel ist angehalten.
told-room-resumed = Es geht weiter.
told-room-stand_in_seated = Ein Bot ({ $level }) spielt vorerst für { $name }.
told-room-stand_in_dismissed = { $name } ist wieder da.
told-room-seat_lent = { $name } spielt für { $owner } weiter.
told-room-seat_returned = { $name } hat den Platz wieder.
told-room-seat_given_up = { $name } hat das Spiel verlassen.
told-room-end_agreed = { $name } möchte hier aufhören.
told-room-end_declined = Das Spiel geht weiter.
told-room-link_made = { $name } wechselt das Gerät.
told-room-seat_moved = Der Platz von { $name } ist jetzt auf einem anderen Gerät.

refused-room-too_late = Das kam ein wenig spät: Das Spiel war schon weiter, deshalb geschah nichts.
refused-room-bad_command = Das hat der Tisch nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
refused-room-not_a_guest = Du siehst zu. Setz dich, um mitzuspielen.
refused-room-not_the_host = Das kann nur die Spielleitung.
refused-room-not_your_seat = Das ist nicht dein Platz.
refused-room-no_such_guest = Diese Person ist nicht mehr am Tisch.
refused-room-no_such_level = Einen Bot dieser Stärke gibt es nicht.
refused-room-table_is_full = Alle Plätze sind besetzt. Zusehen geht.
refused-room-game_under_way = Es wird gerade gespielt. Sieh zu und spiel beim nächsten mit.
refused-room-not_everyone_ready = Noch sind nicht alle bereit.
refused-room-wrong_number_of_seats = Für dieses Spiel sind zu wenige oder zu viele Plätze besetzt.
refused-room-paused = Das Spiel ist angehalten. Wähle erst „Weiter“.
refused-room-stand_in_plays = Gerade spielt ein Bot auf diesem Platz. Hol dir den Platz erst im Menü zurück.
refused-room-seat_is_present = Diese Person ist da und spielt selbst.
refused-room-no_stand_in = Dort springt kein Bot ein.
refused-room-already_plays = Du spielst schon. Für jemand anderen spielen kann nur, wer zusieht.
refused-room-seat_is_out = Dieser Platz ist aus dem Spiel: Dort kann niemand weiterspielen.
refused-room-link_is_dead = Dieser Link wurde schon benutzt oder ersetzt. Mach einen neuen.
refused-room-door_too_soon = Der Code wurde gerade mehrmals gewechselt. Warte eine Minute, dann öffnest du die Tür mit einem neuen.
refused-room-nothing_to_do = Das ist schon so.
refused-room-too_many_guests = Dieser Tisch hat zu viele Gäste. Sieh zu oder eröffne einen eigenen.
refused-room-too_many_changes = Du hast in kurzer Zeit viel geändert. Warte einen Moment.
refused-room-log_is_full = An diesem Tisch ist so viel geschehen, dass hier nichts mehr beginnen kann. Eröffne einen anderen.
