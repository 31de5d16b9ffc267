# The first page and what every page has.

tagline = A table for games that can no longer be bought, or that hardly anyone has room for. No account; sit down and play.
guest = Guest
play-now = Play now
play-now-game = Play now: { $game }, against bots
open-table = Open a table
open-table-game = Open a table of { $game } for friends
rules = Rules
rules-game = The rules of { $game }
join-title = Join a table
join-label = The code somebody told you
join = Join
own-tables = Your tables
own-games = Games you have played
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
place = { $place ->
    [1] Won
   *[other] Place { $place }
}
replay = Look at it again

game-corona = Corona
game-corona-by = Alex Randolph, 1974
game-corona-about = Six pieces, six dice, one minute: how many points do you dare to call?
game-colorado = Colorado
game-colorado-by = David Parlett, 2017
game-colorado-about = A race and a fight for two, where the square under a pawn says how it moves.
game-koroona = Koroona
game-koroona-by = Novuss, from the Baltic shore
game-koroona-about = Cue-and-disc billiards on a one-metre table, for two or four.

language = Language
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Theme of the device
theme-light = Light
theme-dark = Dark
sound = Sound
sound-on = Sound on
sound-off = Sound off

close = Close
to-home = To the first page
nowhere-title = Nothing here
nowhere-text = There is no page at this address.
no-book = This rule book is not written yet.
show-rule = Show rule { $number }
rule-number = Rule { $number }
whole-book = The whole rule book
seat-number = Seat { $number }

mishap = Something went wrong in this part of the page. The rest goes on.
mishap-again = Show it again
old-page = This page is older than what the server has by now. Load it anew to go on; your seat and your game are kept.
load-anew = Load anew
not-here-offline = No connection to the server. The page keeps trying.
not-here-broken = A part of this page could not be loaded. Loading it anew helps; nothing is lost.

refused-server-offline = No connection to the server. Try again in a moment.
refused-server-bad_request = The server did not understand that. Loading the page anew may help.
refused-server-bad_message = The server did not understand that. Loading the page anew may help.
refused-server-foreign_origin = That came from another site's page, so it was not done.
refused-server-nothing_here = There is nothing at this address.
refused-server-not_allowed = That can't be done at this address.
refused-server-socket_expected = That can't be done at this address.
refused-server-too_long = That was too long.
refused-server-no_such_game = There is no such game here.
refused-server-no_such_table = There is no table with this code. Codes have six letters, such as KLM-PRT.
refused-server-bad_setup = These terms can't be played. Choose others.
refused-server-table_gone = The table was put away just now. Try again.
refused-server-too_many_tables = All tables are taken just now. Try again in a few minutes.
refused-server-too_many_sockets = The house is full just now. Try again in a few minutes.
refused-server-read_only = The server can't store anything just now. You can look on; playing goes on as soon as it can.
refused-server-store_failing = The server can't reach its store. Try again in a moment.
refused-server-server_failing = Something went wrong at the server. Try again in a moment.
refused-server-busy = The server is busy just now. Try again in a moment.
refused-server-server_stops = The server is being restarted. Your game is kept.
