# Corona.

# The board

corona-board = The board of Corona
corona-ring = The ring
corona-colour-red = red
corona-colour-orange = orange
corona-colour-yellow = yellow
corona-colour-green = green
corona-colour-blue = blue
corona-colour-violet = violet
corona-shape-red = circle
corona-shape-orange = triangle
corona-shape-yellow = square
corona-shape-green = diamond
corona-shape-blue = hexagon
corona-shape-violet = star
corona-die = { $colour } die ({ $shape }): { $pips }
corona-die-blank = { $colour } die ({ $shape })
corona-die-used = on a piece
corona-die-out = out of play
corona-space = Space { $space }: { $count ->
    [0] empty
    [one] one piece
   *[other] { $count } pieces
  }
corona-space-marked = , marked { $markers }
corona-plus = +{ $points }
corona-round = round
corona-round-of = of { $rounds }
corona-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
corona-points-of = { $points } of { $call ->
    [one] one point
   *[other] { $call } points
  }
corona-of-call = of { $call }
corona-chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
  }
corona-silenced = silenced
corona-left = left the game

# Opening and set-up

corona-opening-rolls = Opening rolls: the first six sets up
corona-sets-up = sets up
corona-is-setting-up = is setting up
corona-does-put = Put a piece here
corona-does-take = Take a piece from here
corona-tray = { $count ->
    [0] The tray is empty
    [one] One piece in the tray
   *[other] { $count } pieces in the tray
  }
corona-tray-back = Put the piece back into the tray
corona-tray-here = back in the tray
corona-scatter = Scatter them for me
corona-clear = Clear
corona-roll = Roll the dice
corona-still-in-tray = { $count ->
    [one] One piece to place
   *[other] { $count } pieces to place
  }
corona-time-low = { $seconds ->
    [one] second
   *[other] seconds
  }
corona-time-low-setting = Still there? In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } the rest is scattered and the dice roll.
corona-time-low-playing = Still there? In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } the round ends as it stands.

# Auction

corona-seconds = { $seconds }
corona-glass-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
  }
corona-glass-empty = The glass has run out
corona-no-call-yet = No call yet
corona-leads-for-now = leads
corona-all-calls = All calls, in order
corona-who-calls = Who is calling?
corona-call-pad = Call a number of points
corona-call-points = Call { $points }
corona-say-done = Done: I have nothing more to call
corona-is-done = Done ✓ for this auction
corona-say-done-short = Done
corona-done-short = Done ✓
corona-silenced-why = Silenced for this auction: the last call was not made.
corona-won = { $who ->
    [you] You play and have to make { $call }.
   *[other] { $name } plays and has to make { $call }.
}

# Marking and moving

corona-does-mark = Put the { $colour } marker here
corona-does-move = Move to space { $to } for { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
  }
corona-move-it = Move to space { $to } for +{ $points }
corona-touch-again = Touch the piece again, or where it goes, to move it: that is final.
corona-touch-first = { $dice ->
    [one] One die is on no piece: after this move it stays unused.
   *[other] { $dice } dice are on no piece: after this move they stay unused.
}
corona-take-marker = Take the marker off
corona-end-play = Move nothing and end the round
corona-end-play-sure = Really end it? Tap again
corona-which-of-stack = Which of the stack?
corona-help-marking = Tap a die, then the piece it should move. Or drag it there.
corona-help-marked = Mark more pieces, or touch a marked one to see where it goes.
corona-help-die-in-hand = Now tap the piece that this die should move.
corona-help-piece-in-hand = Now tap the die that should move this piece.
corona-help-moving = Touch a marked piece to see where it goes.

# After the round

corona-last-round = The previous round
corona-last-played = { $who ->
    [you] { $made ->
        [yes] You called { $call } and made { $points }.
       *[no] You called { $call } and got only { $points }.
    }
   *[other] { $made ->
        [yes] { $name } called { $call } and made { $points }.
       *[no] { $name } called { $call } and got only { $points }.
    }
}
corona-last-passed = Nobody called.
corona-last-worth = { $best ->
    [one] One was possible.
   *[other] { $best } were possible.
  }
corona-show-me = Show me
corona-show-stop = Close
corona-show-back = Back
corona-show-next = Next die
corona-showing = One of the best lines, move { $nth } of { $moves }:
corona-showing-move = from space { $from } by { $die } to space { $to }, +{ $points }.
corona-showing-end = { $points ->
    [one] One point in all.
   *[other] { $points } points in all.
  }
corona-next-round = Next round
corona-goes-on = The next round begins by itself in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
corona-end-passed = Nobody called
corona-end-made = { $who ->
    [you] You made it: { $points } of { $call }
   *[other] { $name } made it: { $points } of { $call }
}
corona-end-failed = { $who ->
    [you] Missed: { $points } of { $call }
   *[other] { $name } missed: { $points } of { $call }
}
corona-end-ran-out = { $who ->
    [you] Your time was up.
   *[other] Time was up.
}
corona-end-made-how = { $who ->
    [you] { $chips ->
        [1] You get a chip.
       *[other] Everyone else pays you a chip.
    }
   *[other] { $stake ->
        [pays] { $chips ->
            [1] You pay { $name } a chip.
           *[other] You pay { $name } a chip, as everyone does.
        }
       *[none] { $chips ->
            [1] { $name } gets a chip.
           *[other] Everyone else pays { $name } a chip.
        }
    }
}
corona-end-failed-how = { $who ->
    [you] { $chips ->
        [1] You pay a chip and are silenced for the next auction.
       *[other] You pay everyone a chip and are silenced for the next auction.
    }
   *[other] { $stake ->
        [gets] { $chips ->
            [1] { $name } pays you a chip.
           *[other] { $name } pays you a chip, and everyone else.
        }
       *[none] { $chips ->
            [1] { $name } pays a chip.
           *[other] { $name } pays everyone a chip.
        }
    }
}

# The end

corona-decided = { $chips ->
    [one] With one chip.
   *[other] With { $chips } chips.
  } The end: { $why }.
corona-ended-rounds = all rounds are played
corona-ended-time = the time is up
corona-ended-broke = somebody has no chips left
corona-ended-doubled = somebody has doubled their chips
corona-ended-last_seat = everyone else has left
corona-ended-agreed = everyone agreed to stop
corona-story-title = How it went
corona-story-picture = Everyone’s chips after each round, as lines. The table below says the same in numbers.
corona-story-table = The game, round by round
corona-story-start = start
corona-story-round = Round
corona-story-bidder = Bidder
corona-story-call = Call
corona-story-points = Points
corona-story-best = Worth
corona-story-made = made
corona-story-failed = missed
corona-story-told = { $made ->
    [yes] { $points } for { $call } ✓
   *[no] { $points } for { $call } ✗
  }
corona-story-told-best = best { $best }
corona-check-title = Were the dice honest?
corona-check-why = Before the first roll the server committed itself to its dice. Now that the game is over, this device can work out every roll again by itself.
corona-check-dice = Check the dice
corona-check-fits = { $rolls ->
    [one] The one roll fits, and so does the server’s commitment.
   *[other] All { $rolls } rolls fit, and so does the server’s commitment.
  }
corona-check-roll-wrong = Roll { $roll } is not what the seed gives. This game was not honest.
corona-check-commitment-wrong = The seed is not the one the server had committed itself to. This game was not honest.
corona-check-unreachable = The game’s record could not be fetched. Try again when you are connected.
corona-check-commitment = Commitment
corona-check-given = The first round was given, pieces and dice: those dice can’t be checked.
corona-check-opening = Roll { $roll }: { $name }
corona-check-throw = Roll { $roll }
corona-check-tick = fits
corona-check-cross = does not fit

# What is agreed on

corona-terms-endings = The game ends
corona-terms-rounds = after a set number of rounds
corona-terms-rounds-why = Rounds in which nobody calls don’t count.
corona-terms-rounds-amount = Rounds
corona-terms-time = after a set time
corona-terms-time-why = A round whose dice have been rolled is still played.
corona-terms-time-amount = Minutes
corona-terms-broke = when someone has no chips left
corona-terms-broke-why = Otherwise you play on without chips.
corona-terms-doubled = when someone has doubled their chips
corona-terms-doubled-why = A quick game for daring people.
corona-terms-glass-title = The auction
corona-terms-glass-amount = Seconds in the glass
corona-terms-glass-why = A minute is the old rule. Newcomers like more, quick eyes less.
corona-terms-early_end = may end early
corona-terms-early_end-why = When everyone has said “done”, or someone has called 21.
corona-terms-beat_the_highest = each call must beat the highest
corona-terms-beat_the_highest-why = Otherwise only your own last call; of equal calls the earlier one counts.
corona-terms-patience = Waiting for each other
corona-terms-play_limit = limit the time for marking and moving
corona-terms-play_limit-why = What has not been moved by then scores nothing.
corona-terms-play_limit-amount = Seconds
corona-terms-idle_limit = go on without someone who does nothing
corona-terms-idle_limit-why = Pieces not yet put down are scattered, or their round ends as it stands.
corona-terms-idle_limit-amount = Seconds

# What you can do now

corona-now-for = { $name }: { $what }
corona-now-opening = Everyone rolls a die; the first six sets up the first round.
corona-now-set-up = Put the six pieces anywhere, stacks too. Then the dice are rolled for everyone.
corona-now-settled = The round is over.
corona-now-ended-mine = The round is over. You set up the next one.
corona-now-ended = The round is over. { $name } sets up the next one.
corona-now-looking = This is the previous round, die by die. “Close” takes you back.
corona-now-set-up-again = Nobody called. Set the pieces up once more.
corona-now-setting-up = { $name } places the pieces. Then the dice are rolled and the auction begins.
corona-now-call = A die moves a piece by its number. Joining others scores the whole stack. Call what you can make.
corona-now-call-higher = { $name } leads with { $points }. See more? Call it before the glass runs out.
corona-now-you-lead = You lead with { $points }. Unless somebody calls more, you will have to make them.
corona-now-you-lead-alone = You lead with { $points }, and nobody else may call. When the glass is empty you make them.
corona-now-you-lead-done = You lead with { $points }, and nobody else may call. “Done” ends the auction: then you make them.
corona-now-silenced = You missed your last call, so you are silenced for this auction. Watch the others.
corona-now-done = You are done. The glass runs for the others.
corona-now-watch = The glass runs: who dares to call?
corona-now-watch-lead = { $name } leads with { $points } while the glass runs.
corona-now-mark = Your turn: make { $call ->
    [one] one point
   *[other] { $call } points
  }. Put dice on the pieces they should move.
corona-now-mark-more = Make { $call ->
    [one] one point
   *[other] { $call } points
  }. You may rearrange until you move the first piece.
corona-now-marking = { $name } has to make { $call ->
    [one] one point
   *[other] { $call } points
  } and is marking pieces.
corona-now-move = { $points } of { $call ->
    [one] one point
   *[other] { $call } points
  }. Touch the marked pieces one by one; the order matters.
corona-now-moving = { $name } has { $points } of { $call ->
    [one] one point
   *[other] { $call } points
  }.
corona-now-over = { $count ->
    [one] { $names } wins with { $chips ->
        [one] one chip
       *[other] { $chips } chips
      }.
   *[other] { $names } share the win with { $chips ->
        [one] one chip
       *[other] { $chips } chips
      } each.
  }

# Why something can’t be done

corona-hint-marking-is-over = After the first move no marker is changed. Touch the pieces that are marked.
corona-hint-marker-wants-piece = A marker goes on a piece. Tap a piece, or a stack.
corona-hint-not-marked = Only marked pieces move. Touch one that has a marker.
corona-hint-mark-first = A piece moves by its marker. Tap a die first, then this piece.
corona-hint-glass-empty = The glass has run out: calls no longer count.
corona-hint-silenced = You are silenced for this auction. You can call again in the next.
corona-hint-done = You have said that you are done. You can call again in the next auction.
corona-hint-nothing-higher = 21 is the most there is. Nothing can beat it.
corona-hint-own-call = You have called { $own }. A call can’t be lowered: call { $lowest } or more.
corona-hint-beat-highest = At this table a call must beat the highest, { $highest }: call { $lowest } or more.

# What happened

told-corona-opening_rolled = { $name } rolls a { $pips }.
told-corona-round_set_up = The dice show { $dice }.
told-corona-round_set_up-by = { $name } has set up. The dice show { $dice }.
told-corona-round_set_up-idle = { $name } was away: what was down stayed, the rest was scattered. The dice show { $dice }.
told-corona-call_placed = { $name }: “{ $points }”
told-corona-situation_given = The round is given: the dice show { $dice }. Nobody rolled them.
told-corona-done_said = { $name } has nothing more to call.
told-corona-glass_stopped = The auction ends early.
told-corona-auction_won = { $name } plays and has to make { $call }.
told-corona-auction_passed = Nobody called.
told-corona-piece_moved = From { $from } by { $die } to { $to }: { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
  }.
told-corona-round_settled = { $name } called { $call } and makes { $points }: { $chips ->
    [one] one chip
   *[other] { $chips } chips
  } from the others.
told-corona-round_settled-failed = { $name } called { $call } and makes only { $points }: { $chips ->
    [one] one chip
   *[other] { $chips } chips
  } to the others.
told-corona-situation_appraised = { $best ->
    [one] One point was possible.
   *[other] { $best } points were possible.
  }
told-corona-bidder_silenced = { $name } is silenced for the next auction.
told-corona-seat_left = { $name } leaves the game and takes { $chips ->
    [one] one chip
   *[other] { $chips } chips
  } along.
told-corona-calls_voided = The calls of { $name } are void.
told-corona-game_ended = The game is over: { $why }.

# Refusals

refused-corona-too_few_players = Corona needs at least two players. Seat a friend or a bot.
refused-corona-seat_left = This seat has left the game. You can go on watching.
refused-corona-not_setting_up = Pieces are placed before the dice are rolled. Wait for your set-up.
refused-corona-not_the_setter = Another player sets up this round. Your turn comes clockwise.
refused-corona-pieces_are_there = The pieces are there already. Move another one.
refused-corona-placed_too_often = That is more changes than the table keeps in one set-up. Place all six, and roll.
refused-corona-no_auction = Calls are made while the glass runs. Wait for the next roll.
refused-corona-done_not_agreed = This table always lets the glass run out. You may still call.
refused-corona-already_done = You have said that you are done. You can call again in the next auction.
refused-corona-glass_has_run_out = The glass has run out: that call came too late.
refused-corona-not_the_bidder = The highest bidder plays this round. You can watch.
refused-corona-call_out_of_range = A call is a number from 1 to 21.
refused-corona-call_not_higher = A call can’t be lowered: call more than your own last one.
refused-corona-call_beats_nobody = At this table a call must beat the highest one. Call more.
refused-corona-not_playing = Pieces are marked and moved after the auction. Not now.
refused-corona-marking_is_over = After the first move no marker is changed. Touch the pieces that are marked.
refused-corona-marker_is_there = That marker is on that piece already.
refused-corona-no_marker_there = There is no marker on that piece.
refused-corona-piece_is_not_marked = Only marked pieces move. Touch one that has a marker.
refused-corona-marked_must_move = Every marked piece must be moved. Touch the next one.
refused-corona-silenced = You are silenced for this auction. You can call again in the next.
refused-corona-position_seat = The position names a seat that this table does not have.
refused-corona-position_bidder = In this position the bidder is silenced, and could not have called.
refused-corona-game_is_over = The game is over. Ask for a rematch.
refused-corona-no_ending = A game must end somehow: agree on at least one way.
refused-corona-no_rounds = A game has at least one round.
refused-corona-time_out_of_range = Times are from five seconds to a day.

corona-analysis-none = No round was played out, so there is nothing to look at.
corona-analysis-round = Round { $round }
corona-analysis-line = The best line, die by die
corona-analysis-sights = When bots of each level would have seen it
corona-analysis-sees = { $seconds ->
    [one] after 1 second
   *[other] after { $seconds } seconds
}
corona-analysis-misses = never; finds { $finds } of { $best }
corona-analysis-left = { $points ->
    [one] 1 point not found
   *[other] { $points } points not found
}
corona-analysis-all = every point found
