# Die erste Seite und was jede Seite hat.

tagline = Ein Tisch für Spiele, die es nicht mehr zu kaufen gibt oder für die kaum jemand Platz hat. Ohne Konto: Setz dich und spiel.
guest = Gast
play-now = Gleich spielen
play-now-game = { $game } gleich spielen, gegen Bots
how-strong-game = Wie stark die Bots von { $game } sind
strength-first = Erstes Spiel
strength-easy = Leicht
strength-medium = Mittel
strength-strong = Stark
strength-strongest = Am stärksten
strength-by-level = { $strength } · { $level }
company-corona-first = Anfänger
company-corona-easy = Anfänger, Sammler
company-corona-medium = Sammler, Planer
company-corona-strong = Könner
company-corona-strongest = Meister
company-colorado-first = Bächlein
company-colorado-easy = Bach
company-colorado-medium = Wildbach
company-colorado-strong = Fluss
company-colorado-strongest = Canyon
company-koroona-first = Neuling
company-koroona-easy = Gelegenheitsspieler
company-koroona-medium = Vereinsspieler
company-koroona-strong = Könner
company-koroona-strongest = Meister
open-table = Tisch eröffnen
open-table-game = Einen Tisch für { $game } eröffnen und andere einladen
rules = Regeln
example = Ein Beispiel
example-show = Im Spiel zeigen
rules-game = Die Regeln von { $game }
learn = Lernen
learn-game = { $game } in zwei Minuten lernen
learn-offer = Neu hier? Kurze Lektionen:
learn-no = Nein danke
print = Drucken
print-game = { $game } auf Papier, zum Drucken
print-a4 = PDF, A4
print-letter = PDF, US Letter
print-corona-about = Corona auf Papier: Spielplan, Figuren, Marker und Chips zum Ausschneiden und die Regeln auf einer Seite.
print-colorado-about = Colorado auf Papier: die Tafeln zum beidseitigen Drucken, ein Rahmen, Steine zum Falten und die Regeln auf einer Seite.
print-koroona-about = Koroona zum Bauen: eine Zeichnung mit allen Maßen, Schablonen für die Scheiben, der Plan in halber und voller Größe und die Regeln auf einer Seite.
print-cards-about = Und 52 Karten mit Ausgangssituationen, von leicht bis schwer, mit der besten Zugfolge auf der Rückseite.
join-title = Einem Tisch beitreten
join-label = Der Code, den du bekommen hast
join = Beitreten
day-title = Die Situation des Tages
day-about = Eine Minute Corona, für alle dieselbe
go-on-where = Weiterspielen
go-on-at = Weiter: { $game }, { $day }
go-on-turn = Du bist dran: { $game }, { $day }
stands-your_turn = du bist dran
stands-under_way = läuft
stands-rests = zwischen zwei Spielen
own-games-none = Noch ist keins zu Ende.
own-name = So sehen dich die anderen
own-tables = Deine Tische
own-games = Deine Spiele
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
game-corona-about = Sechs Figuren, sechs Würfel, eine Minute: Wie viele Punkte traust du dich zu bieten?
game-colorado = Colorado
game-colorado-by = David Parlett, 2017
game-colorado-about = Wettlauf und Kampf zu zweit: Das Feld unter dem Stein bestimmt, wie er zieht.
game-koroona = Koroona
game-koroona-by = Novuss, von der Ostsee
game-koroona-about = Scheibenbillard auf einem Tisch von einem Meter, zu zweit oder zu viert.

# What a link shows where it was sent to; the server reads these.
card-table = Komm und spiel { $game }
card-table-any = Komm und spiel
card-played = Ein Spiel zum Nachsehen

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
to-home = Zur Startseite
nowhere-title = Hier ist nichts
nowhere-text = Unter dieser Adresse gibt es keine Seite.
no-book = Dieses Regelheft ist noch nicht geschrieben.
show-rule = Regel { $number } zeigen
rule-number = Regel { $number }
whole-book = Das ganze Regelheft
seat-number = Platz { $number }

mishap = In diesem Teil der Seite ist etwas schiefgegangen. Der Rest geht weiter.
mishap-again = Wieder zeigen
old-page = Der Server hat inzwischen eine neuere Seite. Lade neu, um weiterzumachen; dein Platz und dein Spiel bleiben erhalten.
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
refused-server-no_such_table = Es gibt keinen Tisch mit diesem Code, oder seine Tür ist zu. Lass dir den Link geben.
refused-server-bad_setup = So lässt sich nicht spielen. Vereinbart etwas anderes.
refused-server-table_gone = Der Tisch wurde gerade weggeräumt. Versuch es noch einmal.
refused-server-too_many_tables = Gerade sind alle Tische besetzt. Versuch es in ein paar Minuten wieder.
refused-server-too_many_sockets = Der Server ist gerade voll. Versuch es in ein paar Minuten wieder.
refused-server-too_many_requests = Aus deinem Netz kommen gerade zu viele Anfragen. Warte einen Moment und versuch es wieder.
refused-server-too_many_from_here = Aus deinem Netz sind gerade zu viele Seiten an Tischen. Schließ einige oder versuch es später wieder.
refused-server-too_many_of_yours = Du bist an zu vielen Tischen zugleich. Schließ einige Seiten und versuch es wieder.
refused-server-too_many_opened = Von hier wurden in kurzer Zeit zu viele Tische eröffnet. Warte einen Moment und versuch es wieder.
refused-server-too_many_guesses = Zu viele Codes aus deinem Netz gehörten zu keinem Tisch. Warte einen Moment, bevor du einen anderen versuchst.
refused-server-too_many_begun = Aus deinem Netz haben gerade zu viele die Situation des Tages angefangen. Warte einen Moment und versuch es noch einmal.
refused-server-no_such_day = Von diesem Tag gibt es hier keine Situation: Er ist noch nicht da oder zu lange her.
refused-server-not_today = Nur die Situation von heute kann angefangen werden. Ältere sind zum Üben da.
refused-server-not_older = Das ist die Situation von heute. Ab morgen kann man mit ihr üben.
refused-server-days_secret = Das ist die Situation von heute. Was in ihr steckt, wird erst gesagt, wenn der Tag um ist.
refused-server-not_begun = Dreh zuerst die Sanduhr um.
refused-server-time_is_up = Die Minute ist vorbei.
refused-server-day_done = Die Situation von heute hast du schon. Morgen gibt es eine neue.
refused-server-day_full = So viele haben die Situation von heute angefangen, dass keine mehr angenommen werden. Morgen gibt es eine neue.
refused-server-read_only = Der Server kann gerade nichts speichern. Zusehen geht; das Spiel geht weiter, sobald er wieder kann.
refused-server-store_failing = Der Server erreicht seinen Speicher nicht. Versuch es gleich noch einmal.
refused-server-bus_failing = Der Server erreicht die anderen Server nicht. Versuch es gleich noch einmal.
refused-server-server_failing = Beim Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
refused-server-busy = Der Server ist gerade beschäftigt. Versuch es gleich noch einmal.
refused-server-server_stops = Der Server wird neu gestartet. Dein Spiel bleibt erhalten.
