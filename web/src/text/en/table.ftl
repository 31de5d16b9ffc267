# The table's frame.

menu = Menu
seats = Who plays
that-is-you = (you)
away = away
stand-in-plays = a bot stands in
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
sit = Take a seat
sit-another = Seat them too
invite = Invite others
terms = What is agreed
terms-by-host = The host can change this.
allowance = Allow for slow connections
allowance-why = What takes its time on the way counts from when it was done, up to a tenth of a second.
start = Start
ready = I am ready
you-are-ready = You are ready
need-more = { $count ->
    [one] One more seat must be taken. Seat a bot, or invite somebody.
   *[other] { $count } more seats must be taken. Seat bots, or invite others.
}
waiting-for = Waiting for { $names } to be ready.
waiting-for-host = Waiting for the host to start.
play-again = Play again
change-table = Other players, other terms
expert-thinking = Looking through the game…
expert-away = Nobody has time to look just now. Try again in a moment.
expert-part = This game was too long to be looked through to its end.

now-come = Give yourself a name and take a seat, or just watch.
now-before = Fill the seats with friends or bots, then start.
now-over = The game is over. Another one?
now-paused = The table is paused; no time runs.
now-abandoned = Nobody did anything for a while, so the table stands still.
resume = Go on
pause = Pause
pause-wished = { $names } would like to pause.
pause-later = The table pauses when this auction is over.
pause-together = The table pauses as soon as everyone who plays wishes it.
pause-too = Pause too
pause-not = Do not pause after all
line-lost = The connection is lost; it comes back by itself.
line-slow = The connection is slow just now.
line-back = The connection is back.
line-lost-waiting = { $count ->
    [one] What you did is kept and sent then, once, if it still fits.
   *[other] The { $count } things you did are kept and sent then, once, if they still fit.
}

share-title = Invite others
share-text = Whoever opens this link, types the code or scans the picture comes to this table.
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
give-up-sure = Really leave? This can't be undone
as-host = As host
nobody-else = Nobody else is here.
hand-over = Make host
remove = Send away
remove-sure = Really send away?
seat-stand-in = Let a bot play for { $name }
looks-and-sound = Language, look and sound

told-room-guest_came = { $name } has come.
told-room-guest_named = Now called { $name }.
told-room-guest_removed = { $name } was sent away.
told-room-host_passed = { $name } is host now.
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
told-room-paused = { $name } paused the table.
told-room-paused-abandoned = Nobody did anything for a while; the table stands still.
told-room-resumed = The table goes on.
told-room-stand_in_seated = A bot ({ $level }) plays for { $name } for now.
told-room-stand_in_dismissed = { $name } is back.
told-room-seat_given_up = { $name } has left the game.
told-room-end_agreed = { $name } is for ending the game here.
told-room-end_declined = The game goes on.
told-room-link_made = { $name } takes the seat to another device.
told-room-seat_moved = { $name }'s seat is on another device now.

refused-room-too_late = That came a little late: the table had moved on, so it was not done.
refused-room-bad_command = The table did not understand that. Loading the page anew may help.
refused-room-not_a_guest = You are watching. Take a seat to play along.
refused-room-not_the_host = Only the host can do that.
refused-room-not_your_seat = That is not your seat.
refused-room-no_such_guest = They are not at this table any more.
refused-room-no_such_level = There is no bot of that level.
refused-room-table_is_full = All seats are taken. You can watch.
refused-room-game_under_way = A game is under way. Watch it, and play the next one.
refused-room-not_everyone_ready = Not everybody is ready yet.
refused-room-wrong_number_of_seats = Too few or too many seats are taken for this game.
refused-room-paused = The table is paused. Let it go on first.
refused-room-stand_in_plays = A bot plays this seat just now. Take it back first, in the menu.
refused-room-seat_is_present = They are here, so no bot can stand in.
refused-room-no_stand_in = No bot stands in there.
refused-room-link_is_dead = This link was used already, or replaced. Make a new one.
refused-room-nothing_to_do = That is so already.
refused-room-too_many_guests = This table has too many guests. Watch, or open one of your own.
