# The situation of the day.

day-title-older = A situation to practise with
day-grade = Difficulty { $grade } of 5
day-lead = One situation of Corona, the same for everybody today. One minute to find the most points in it.
day-how-look = Each die moves one piece clockwise, by as many spaces as it shows. Landing on pieces scores one point for each, and one more; an empty space scores nothing.
day-how-mark = Put dice on the pieces you want to move: tap a die, then a piece.
day-how-move = Then move them: tap a marked piece twice. The order matters. While the glass runs you may start over as often as you like.
day-once = The glass runs once a day. What lies on the board when it has run out is handed in.
day-turn = Turn the glass
day-seconds = { $seconds } s
day-again = Start over
day-hand-in = { $points ->
    [one] Hand in 1 point
   *[other] Hand in { $points } points
}
day-hand-in-sure = { $points ->
    [one] Hand in 1 point and finish? Tap again
   *[other] Hand in { $points } points and finish? Tap again
}
day-verdict-best = { $points ->
    [one] 1 point: there is nothing better.
   *[other] { $points } points: there is nothing better.
}
day-verdict-less = You found { $points }. There were { $best }.
day-verdict-none = The glass ran out. There were { $best }.
day-after = { $seconds ->
    [one] Handed in after 1 second
   *[other] Handed in after { $seconds } seconds
}
day-practised = Practice: it counts for nothing.
day-streak = { $days ->
    [one] 1 day
   *[other] { $days } days in a row
}
day-counts = Who found what
day-counted = { $begun ->
    [one] One person has begun it on this server.
   *[other] { $begun } people have begun it on this server.
} { $best ->
    [0] Nobody has found the best yet.
    [one] One of them found the best.
   *[other] { $best } of them found the best.
}
day-counts-points = Points
day-counts-people = People
day-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
day-nothing = Nothing handed in
day-you = you
day-share = Share
day-copied = Copied
day-shared-title = Corona of the day
day-shared-seconds = { $seconds } s
day-next = The next one comes in { $hours } h { $minutes } min.
day-older = Older days, to practise
day-older-more = Still older
