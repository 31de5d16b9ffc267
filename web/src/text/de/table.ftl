# Der Rahmen des Tisches.

menu = Menü
seats = Wer spielt
that-is-you = (du)
away = nicht da
stand-in-plays = ein Bot vertritt
watching = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
what-happened = Was geschah
nothing-yet = Noch nichts.
host = Gastgeber

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
name-of-another = Name von noch jemandem hier
sit = Hinsetzen
sit-another = Dazusetzen
invite = Andere einladen
terms = Was vereinbart ist
terms-by-host = Der Gastgeber kann das ändern.
allowance = Auf langsame Verbindungen Rücksicht nehmen
allowance-why = Was unterwegs Zeit braucht, zählt von da an, als es getan wurde: bis zu einer Zehntelsekunde.
start = Anfangen
ready = Ich bin bereit
you-are-ready = Du bist bereit
need-more = { $count ->
    [one] Es fehlt noch jemand. Setz einen Bot hin oder lade jemanden ein.
   *[other] Es fehlen noch { $count }. Setz Bots hin oder lade andere ein.
}
waiting-for = Wir warten auf { $names }.
waiting-for-host = Wir warten, dass der Gastgeber anfängt.
play-again = Noch ein Spiel
change-table = Andere Mitspieler, andere Vereinbarungen
expert-thinking = Das Spiel wird durchgesehen …
expert-away = Gerade hat niemand Zeit dafür. Versuch es gleich noch einmal.
expert-part = Dieses Spiel war zu lang, um es bis zum Ende durchzusehen.

now-come = Gib dir einen Namen und setz dich, oder sieh einfach zu.
now-before = Füll die Plätze mit Freunden oder Bots, dann fang an.
now-over = Das Spiel ist zu Ende. Noch eins?
now-paused = Der Tisch steht still; keine Zeit läuft.
now-abandoned = Eine Weile hat niemand etwas getan; der Tisch steht still.
resume = Weiter
pause = Pause
pause-wished = Eine Pause wünscht: { $names }.
pause-later = Der Tisch macht Pause, sobald diese Versteigerung vorbei ist.
pause-together = Der Tisch macht Pause, sobald alle, die spielen, es wünschen.
pause-too = Auch Pause machen
pause-not = Doch keine Pause
line-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
line-slow = Die Verbindung ist gerade langsam.
line-back = Die Verbindung ist wieder da.
line-lost-waiting = { $count ->
    [one] Was du getan hast, ist aufgehoben und wird dann gesendet, ein einziges Mal, wenn es noch passt.
   *[other] Die { $count } Dinge, die du getan hast, sind aufgehoben und werden dann gesendet, ein einziges Mal, wenn sie noch passen.
}

share-title = Andere einladen
share-text = Wer diesen Link öffnet, den Code eintippt oder das Bild scannt, kommt an diesen Tisch.
share-code = Den Code { $code } weitergeben
share-qr = QR-Code des Links
share-link = Link
share-send = Link verschicken
copy = Kopieren
copied = Kopiert

take-back = Ich bin wieder da: lass mich weiterspielen
propose-end = Vorschlagen, hier aufzuhören
agree-to-end = Einverstanden, hier aufzuhören
play-on = Doch weiterspielen
other-device = Diesen Platz auf ein anderes Gerät mitnehmen
other-device-text = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.
give-up = Das Spiel verlassen
give-up-sure = Wirklich verlassen? Das ist endgültig
as-host = Als Gastgeber
nobody-else = Sonst ist niemand da.
hand-over = Zum Gastgeber machen
remove = Wegschicken
remove-sure = Wirklich wegschicken?
seat-stand-in = Einen Bot für { $name } spielen lassen
looks-and-sound = Sprache, Aussehen und Ton

told-room-guest_came = { $name } ist da.
told-room-guest_named = Heißt jetzt { $name }.
told-room-guest_removed = { $name } wurde weggeschickt.
told-room-host_passed = { $name } ist jetzt Gastgeber.
told-room-chair_taken = { $name } setzt sich.
told-room-bot_seated = Ein Bot setzt sich: { $level }.
told-room-chair_left = Platz { $seat } ist frei.
told-room-seat_ready = { $name } ist bereit.
told-room-setup_changed = Der Gastgeber hat die Vereinbarung geändert.
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
told-room-paused = { $name } hat den Tisch angehalten.
told-room-paused-abandoned = Eine Weile hat niemand etwas getan; der Tisch steht still.
told-room-resumed = Es geht weiter.
told-room-stand_in_seated = Ein Bot ({ $level }) spielt vorerst für { $name }.
told-room-stand_in_dismissed = { $name } ist wieder da.
told-room-seat_given_up = { $name } hat das Spiel verlassen.
told-room-end_agreed = { $name } möchte hier aufhören.
told-room-end_declined = Das Spiel geht weiter.
told-room-link_made = { $name } wechselt das Gerät.
told-room-seat_moved = Der Platz von { $name } ist jetzt auf einem anderen Gerät.

refused-room-too_late = Das kam ein wenig spät: Der Tisch war schon weiter, also wurde es nicht getan.
refused-room-bad_command = Das hat der Tisch nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
refused-room-not_a_guest = Du siehst zu. Setz dich, um mitzuspielen.
refused-room-not_the_host = Das kann nur der Gastgeber.
refused-room-not_your_seat = Das ist nicht dein Platz.
refused-room-no_such_guest = Diese Person ist nicht mehr am Tisch.
refused-room-no_such_level = Einen Bot dieser Stärke gibt es nicht.
refused-room-table_is_full = Alle Plätze sind besetzt. Zusehen geht.
refused-room-game_under_way = Es wird gerade gespielt. Sieh zu und spiel beim nächsten mit.
refused-room-not_everyone_ready = Noch sind nicht alle bereit.
refused-room-wrong_number_of_seats = Für dieses Spiel sind zu wenige oder zu viele Plätze besetzt.
refused-room-paused = Der Tisch steht still. Lass ihn erst weiterlaufen.
refused-room-stand_in_plays = Gerade spielt ein Bot auf diesem Platz. Nimm ihn im Menü erst zurück.
refused-room-seat_is_present = Diese Person ist da; kein Bot kann sie vertreten.
refused-room-no_stand_in = Dort vertritt kein Bot.
refused-room-link_is_dead = Dieser Link wurde schon benutzt oder ersetzt. Mach einen neuen.
refused-room-nothing_to_do = Das ist schon so.
refused-room-too_many_guests = Dieser Tisch hat zu viele Gäste. Sieh zu, oder eröffne einen eigenen.
