# The table’s frame.

menu = Menu
seats = Who plays
that-is-you = (you)
away = away
left-for-good = has left the game
stand-in-plays = a bot stands in
plays-for = for { $name }
watching = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
what-happened = What happened
nothing-yet = Nothing yet.
host = Host

who-plays = Who plays
seats-wanted = { $most ->
    [2] For two.
   *[other] For { $fewest } to { $most }.
}
is-ready = ready
free-chair = Free the seat of { $name }
bot-level = How good the bot is
add-bot = Seat a bot
your-name = Your name
name-of-another = Name of someone else here
their-name = Their name
sit = Take a seat
sit-another = Seat them too
invite = Invite others
terms = What is agreed
terms-by-host = The host can change this.
allowance = Allow for slow connections
allowance-why = A delay on the way, up to a tenth of a second, is not held against anybody.
start = Start
ready = I am ready
you-are-ready = You are ready
ready-again = What is agreed has changed: say again that you are ready.
need-more = { $count ->
    [one] One more seat must be taken. Seat a bot, or invite somebody.
   *[other] { $count } more seats must be taken. Seat bots, or invite others.
}
waiting-for = Waiting for { $names } to be ready.
waiting-for-host = Waiting for the host to start.
play-again = Play again
try-position = Try this position against bots
try-position-leaves = This opens a table of your own, against bots. Staying here: { $names }. The arrow in the bar on top leads back.
try-position-yes = Open that table
try-position-no = Stay here
way-back = Back to where you were
terms-position = This game begins from a given position.
terms-usual-start = Begin as usual
change-table = Other players, other terms
analysis = Analysis
analysis-ask = { $what ->
    [position] Analyse the position
   *[game] Analyse the game
}
analysis-link = A link to this position
analysis-link-moment = This moment of the game:
analysis-link-alone = The position alone, with nothing of the game and its players:
analysis-close = Back to the table
expert-thinking = { $what ->
    [position] Looking at the position…
   *[game] Looking through the game…
}
expert-away = Analysis is not available just now. Try again in a moment.
expert-part = This game was too long to be looked through to its end.

now-come = Give yourself a name and take a seat, or just watch.
now-before = Fill the seats with friends or bots, then start.
now-before-guest = Say when you are ready; the host starts the game.
now-over = The game is over. Another one?
title-your-turn = ● Your turn · { $title }
end-of-game = The end of the game
end-you-win = { $count ->
    [0] You win
   *[other] You win, with { $others }
  }
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
end-drawn = A draw
end-own-place = You came in at place { $place } of { $count }.
end-declined = Somebody would rather play on: the game goes on.
end-declined-by = { $name } would rather play on: the game goes on.
now-paused = The table is paused; no time runs.
now-abandoned = Nobody did anything for a while, so the table is paused.
resume = Go on
pause = Pause
pause-wished = { $names } would like to pause.
pause-wished-short = { $names }: a pause?
pause-later = The table pauses when this auction is over.
pause-together = The table pauses as soon as everyone who plays wishes it.
pause-waits-short = A pause is coming
pause-too = Pause too
pause-not = Do not pause after all
line-lost = The connection is lost; it comes back by itself.
line-slow = The connection is slow just now.
line-back = The connection is back.
line-lost-waiting = { $count ->
    [one] What you did will be sent then, if it still fits.
   *[other] The { $count } things you did will be sent then, if they still fit.
}

share-title = Invite others
share-text = Whoever opens this link or scans the picture comes to this table.
share-here = This address works on this computer only: phones can’t open it.
share-here-how = For one that they can open, quit Tablier on it and start it again with { $flag }.
share-old = This table is an old one: its link lets in those who were here, and others only while the door is open.
share-door = To read aloud: this code leads here while the door is open.
share-door-closed = Open the door, and a short code to read aloud leads here.
door-open = Open the door
door-close = Close the door
share-code = Share the code { $code }
share-qr = QR code of the link
share-link = Link
share-send = Send the link
copy = Copy
copied = Copied

take-back = I am back: let me play again
propose-end = Propose to end the game here
agree-to-end = Agree to end the game here
play-on = Play on after all
other-device = Take this seat to another device
other-device-text = Open this link on the other device. It works once.
give-up = Leave the game for good
give-up-sure = Really leave? This can’t be undone
give-up-lent = Let the bot play for { $name } again
as-host = As host
nobody-else = Nobody else is here.
hand-over = Make host
remove = Send away
remove-sure = Really send away?
seat-stand-in = Let a bot play for { $name }
looks-and-sound = Language, look and sound

# What waits for an answer, and a word without words.
asked-stand-in = A bot plays for { $name }.
asked-stand-in-own = A bot plays for you.
asked-lent = { $name } plays for you.
take-back-short = I am back
asked-end = { $names } would like to end the game here.
asked-end-short = { $names }: end it here?
asked-end-waits = The game ends here as soon as everyone agrees.
asked-end-waits-short = Ends once all agree
end-here = End it here
asked-watching = You are watching this game.
asked-watching-out = You are watching. { $name } has left for good: by the rules, nobody plays on from that seat.
asked-watching-short = Play the next one?
asked-seat-free = A bot plays for { $name }, who is gone.
asked-seat-free-short = Play for { $name }?
play-for = Play for { $name }
play-next = Play the next one
asked-next-noted = You get a seat as soon as this game is over and one is free.
asked-next-noted-short = You play the next one
next-not = Only watch
asked-gone = { $name } is away.
asked-later = Not now
stand-in-short = Let a bot play
want-seats = { $names } would like to play.
bot-makes-room = { $name } makes room
again-wished = { $names } would like to play again.
react = { $name }: say a word to the others
reactions = A word to the others
mute = Do not show what { $name } says
unmute = Show again what { $name } says
about-seat = { $name }: what they say
react-bravo = Bravo
react-phew = Phew
react-ouch = Ouch
react-sorry = Sorry
react-thanks = Thanks
react-thinking = Hm…

told-room-guest_came = { $name } has come.
told-room-guest_named = Now called { $name }.
told-room-guest_removed = { $name } was sent away.
told-room-host_passed = { $name } is host now.
told-room-door_opened = The door is open: the code { $code } leads here.
told-room-door_closed = The door is closed; the short code leads nowhere now.
told-room-chair_taken = { $name } takes a seat.
told-room-bot_seated = A bot takes a seat: { $level }.
told-room-chair_left = Seat { $seat } is free.
told-room-seat_ready = { $name } is ready.
told-room-setup_changed = The host changed what is agreed.
told-room-allowance_set = { $on ->
    [on] Slow connections are allowed for.
   *[off] Slow connections are not allowed for.
}
told-room-pause_wished = { $name } would like to pause.
told-room-pause_unwished = { $name } does not want to pause after all.
told-room-game_started = The game begins.
told-room-game_over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
told-room-game_over-drawn = The game is a draw.
told-room-paused = { $name } paused the table.
told-room-paused-abandoned = Nobody did anything for a while: the table is paused.
told-room-resumed = The game goes on.
told-room-stand_in_seated = A bot ({ $level }) plays for { $name } for now.
told-room-stand_in_dismissed = { $name } is back.
told-room-seat_lent = { $name } plays on for { $owner }.
told-room-seat_returned = { $name } has the seat again.
told-room-seat_given_up = { $name } has left the game.
told-room-end_agreed = { $name } wants to end the game here.
told-room-end_declined = The game goes on.
told-room-link_made = { $name } takes the seat to another device.
told-room-seat_moved = { $name }’s seat is on another device now.

refused-room-too_late = That came a little late: the table had moved on, so it was not done.
refused-room-bad_command = The table did not understand that. Reloading the page may help.
refused-room-not_a_guest = You are watching. Take a seat to play along.
refused-room-not_the_host = Only the host can do that.
refused-room-not_your_seat = That is not your seat.
refused-room-no_such_guest = They are not at this table any more.
refused-room-no_such_level = There is no bot of that level.
refused-room-table_is_full = All seats are taken. You can watch.
refused-room-game_under_way = A game is under way. Watch it, and play the next one.
refused-room-not_everyone_ready = Not everybody is ready yet.
refused-room-wrong_number_of_seats = Too few or too many seats are taken for this game.
refused-room-paused = The table is paused. Press “Go on” first.
refused-room-stand_in_plays = A bot plays for this seat just now. Take the seat back first, in the menu.
refused-room-seat_is_present = They are here and play themselves.
refused-room-no_stand_in = No bot stands in there.
refused-room-already_plays = You play already. Only somebody who watches can play for another.
refused-room-seat_is_out = That seat is out of the game: nobody can play on from there.
refused-room-link_is_dead = This link was used already, or replaced. Make a new one.
refused-room-door_too_soon = The code has just changed several times. Wait a minute, then open the door with a new one.
refused-room-nothing_to_do = That is so already.
refused-room-too_many_guests = This table has too many guests. Watch, or open one of your own.
refused-room-too_many_changes = You have changed a lot in a short time. Wait a moment.
refused-room-log_is_full = So much has happened at this table that nothing more can begin here. Open another.
