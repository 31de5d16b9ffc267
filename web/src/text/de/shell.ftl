# Die erste Seite und was jede Seite hat.

tagline = Ein Tisch für Spiele, die es nicht mehr zu kaufen gibt oder für die kaum jemand Platz hat. Ohne Konto: setz dich und spiel.
guest = Gast
play-now = Gleich spielen
play-now-game = { $game } gleich spielen, gegen Bots
open-table = Tisch eröffnen
open-table-game = Einen Tisch für { $game } mit Freunden eröffnen
rules = Regeln
rules-game = Die Regeln von { $game }
join-title = An einen Tisch kommen
join-label = Der Code, den du bekommen hast
join = Hingehen
own-tables = Deine Tische
own-games = Deine gespielten Spiele
bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
place = { $place ->
    [1] Gewonnen
   *[other] Platz { $place }
}
replay = Noch einmal ansehen

game-corona = Corona
game-corona-by = Alex Randolph, 1974
game-corona-about = Sechs Steine, sechs Würfel, eine Minute: Wie viele Punkte traust du dich anzusagen?
game-colorado = Colorado
game-colorado-by = David Parlett, 2017
game-colorado-about = Wettlauf und Kampf zu zweit: Das Feld unter dem Stein bestimmt, wie er zieht.
game-koroona = Koroona
game-koroona-by = Novuss, von der Ostsee
game-koroona-about = Scheibenbillard auf einem Tisch von einem Meter, zu zweit oder zu viert.

language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
sound-on = Mit Ton
sound-off = Ohne Ton

close = Schließen
to-home = Zur ersten Seite
nowhere-title = Hier ist nichts
nowhere-text = Unter dieser Adresse gibt es keine Seite.
no-book = Dieses Regelheft ist noch nicht geschrieben.
show-rule = Regel { $number } zeigen
rule-number = Regel { $number }
whole-book = Das ganze Regelheft
seat-number = Platz { $number }

mishap = In diesem Teil der Seite ist etwas schiefgegangen. Der Rest geht weiter.
mishap-again = Wieder zeigen
old-page = Diese Seite ist älter als das, was der Server inzwischen hat. Lade sie neu, um weiterzumachen; dein Platz und dein Spiel bleiben erhalten.
load-anew = Neu laden
not-here-offline = Keine Verbindung zum Server. Die Seite versucht es weiter.
not-here-broken = Ein Teil dieser Seite konnte nicht geladen werden. Neu laden hilft; nichts geht verloren.

refused-server-offline = Keine Verbindung zum Server. Versuch es gleich noch einmal.
refused-server-bad_request = Das hat der Server nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
refused-server-bad_message = Das hat der Server nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
refused-server-foreign_origin = Das kam von der Seite eines anderen Anbieters und wurde nicht ausgeführt.
refused-server-nothing_here = Unter dieser Adresse gibt es nichts.
refused-server-not_allowed = Das geht unter dieser Adresse nicht.
refused-server-socket_expected = Das geht unter dieser Adresse nicht.
refused-server-too_long = Das war zu lang.
refused-server-no_such_game = Dieses Spiel gibt es hier nicht.
refused-server-no_such_table = Es gibt keinen Tisch mit diesem Code. Codes haben sechs Buchstaben, etwa KLM-PRT.
refused-server-bad_setup = So lässt sich nicht spielen. Vereinbart etwas anderes.
refused-server-table_gone = Der Tisch wurde gerade weggeräumt. Versuch es noch einmal.
refused-server-too_many_tables = Gerade sind alle Tische besetzt. Versuch es in ein paar Minuten wieder.
refused-server-too_many_sockets = Das Haus ist gerade voll. Versuch es in ein paar Minuten wieder.
refused-server-read_only = Der Server kann gerade nichts speichern. Zusehen geht; gespielt wird weiter, sobald er wieder kann.
refused-server-store_failing = Der Server erreicht seinen Speicher nicht. Versuch es gleich noch einmal.
refused-server-server_failing = Beim Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
refused-server-busy = Der Server ist gerade beschäftigt. Versuch es gleich noch einmal.
refused-server-server_stops = Der Server wird neu gestartet. Dein Spiel bleibt erhalten.
