# The first page and what every page has.

tagline = A table for games that can no longer be bought, or that hardly anyone has room for. No account; sit down and play.
guest = Guest
play-now = Play now
play-now-game = Play now: { $game }, against bots
how-strong-game = How strong the bots of { $game } are
strength-first = First game
strength-easy = Easy
strength-medium = Medium
strength-strong = Strong
strength-strongest = Strongest
strength-by-level = { $strength } · { $level }
company-corona-first = Beginner
company-corona-easy = Beginner, Gatherer
company-corona-medium = Gatherer, Planner
company-corona-strong = Expert
company-corona-strongest = Master
company-colorado-first = Brook
company-colorado-easy = Creek
company-colorado-medium = Stream
company-colorado-strong = River
company-colorado-strongest = Canyon
company-koroona-first = Novice
company-koroona-easy = Casual
company-koroona-medium = Club player
company-koroona-strong = Strong
company-koroona-strongest = Master
open-table = Open a table
open-table-game = Open a table of { $game } for friends
rules = Rules
example = A worked example
example-show = Show it on the board
rules-game = The rules of { $game }
learn = Learn
learn-game = Learn { $game } in two minutes
learn-offer = New here? Two-minute lessons:
learn-no = No, thank you
print = Print
print-game = { $game } on paper, to print
print-a4 = PDF, A4
print-letter = PDF, letter
print-corona-about = Corona on paper: the board, pieces, markers and chips to cut out, and the rules on one page.
print-colorado-about = Colorado on paper: the tiles to print on both sides, a frame, pawns to fold, and the rules on one page.
print-koroona-about = Koroona to build: a drawing with all measures, templates for the discs, the plan at half and full size, and the rules on one page.
print-cards-about = And 52 cards with situations, from easy to hard, with the best line on their backs.
join-title = Join a table
join-label = The code somebody told you
join = Join
day-title = The situation of the day
day-about = One minute of Corona, the same for everybody
go-on-where = Go on where you left off
go-on-at = Go on: { $game }, { $day }
go-on-turn = Your turn: { $game }, { $day }
stands-your_turn = your turn
stands-under_way = under way
stands-rests = between games
own-games-none = None is finished yet.
own-name = What others call you
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
replay = Watch it again

game-corona = Corona
game-corona-by = Alex Randolph, 1974
game-corona-about = Six pieces, six dice, one minute: how many points do you dare to call?
game-colorado = Colorado
game-colorado-by = David Parlett, 2017
game-colorado-about = A race and a fight for two, where the square under a pawn says how it moves.
game-koroona = Koroona
game-koroona-by = Novuss, from the Baltic shore
game-koroona-about = Cue-and-disc billiards on a one-metre table, for two or four.

# What a link shows where it was sent to; the server reads these.
card-table = Come and play { $game }
card-table-any = Come and play
card-played = A game to watch again

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
to-home = Home
nowhere-title = Nothing here
nowhere-text = There is no page at this address.
no-book = This rule book is not written yet.
show-rule = Show rule { $number }
rule-number = Rule { $number }
whole-book = The whole rule book
seat-number = Seat { $number }

mishap = Something went wrong in this part of the page. The rest goes on.
mishap-again = Show it again
old-page = The server has a newer page by now. Reload to go on; your seat and your game are kept.
load-anew = Reload
not-here-offline = No connection to the server. The page keeps trying.
not-here-broken = A part of this page could not be loaded. Reloading helps; nothing is lost.

refused-server-offline = No connection to the server. Try again in a moment.
refused-server-bad_request = The server did not understand that. Reloading the page may help.
refused-server-bad_message = The server did not understand that. Reloading the page may help.
refused-server-foreign_origin = That came from another site’s page, so it was not done.
refused-server-nothing_here = There is nothing at this address.
refused-server-not_allowed = That can’t be done at this address.
refused-server-socket_expected = That can’t be done at this address.
refused-server-too_long = That was too long.
refused-server-no_such_game = There is no such game here.
refused-server-no_such_table = There is no table with this code, or its door is closed. Ask for the link.
refused-server-bad_setup = These terms can’t be played. Choose others.
refused-server-table_gone = The table was put away just now. Try again.
refused-server-too_many_tables = All tables are taken just now. Try again in a few minutes.
refused-server-too_many_sockets = The server is full just now. Try again in a few minutes.
refused-server-too_many_requests = There are too many requests from your network just now. Wait a moment, then try again.
refused-server-too_many_from_here = Too many pages from your network are at tables just now. Close some, or try again later.
refused-server-too_many_of_yours = You are at too many tables at once. Close some pages, then try again.
refused-server-too_many_opened = Too many tables were opened from here in a short time. Wait a moment, then try again.
refused-server-too_many_guesses = Too many codes tried from your network belong to no table. Wait a moment before you try another.
refused-server-too_many_begun = Too many people on your network have begun today’s situation just now. Wait a moment, then try again.
refused-server-no_such_day = There is no situation of this day here: it has not come yet, or is too long ago.
refused-server-not_today = Only today’s situation can be begun. Older ones are there to practise with.
refused-server-not_older = This is today’s situation. It can be practised with from tomorrow on.
refused-server-days_secret = This is today’s situation. What there is in it is told when the day is over.
refused-server-not_begun = Turn the glass first.
refused-server-time_is_up = The minute is over.
refused-server-day_done = You have done today’s situation. There is another one tomorrow.
refused-server-day_full = So many have begun today’s situation that no more are taken. There is another one tomorrow.
refused-server-read_only = The server can’t store anything just now. You can watch; the game goes on as soon as it can.
refused-server-store_failing = The server can’t reach its store. Try again in a moment.
refused-server-bus_failing = The server can’t reach the other servers. Try again in a moment.
refused-server-server_failing = Something went wrong at the server. Try again in a moment.
refused-server-busy = The server is busy just now. Try again in a moment.
refused-server-server_stops = The server is being restarted. Your game is kept.
