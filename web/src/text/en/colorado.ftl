# Colorado.

colorado-turn-board = Turn the board
colorado-board = Board
colorado-square = { $square }, { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}
colorado-colour = { $colour ->
    [R] Red:
    [Y] Yellow:
    [G] Green:
   *[B] Blue:
}
colorado-moves-like = { $colour ->
    [R] rook
    [Y] bishop
    [G] knight
   *[B] king
}
colorado-signs = How a pawn moves from each colour
colorado-pawn = { $side ->
    [white] white pawn
   *[black] black pawn
}
colorado-side = { $side ->
    [white] White
   *[black] Black
}
colorado-fresh = just arrived, can be captured now
colorado-safe = safe
colorado-touched = touched
colorado-can-go = can be moved to
colorado-can-capture = can be captured
colorado-capture-loses = this loses the game
colorado-fresh-means = { $square }: can be captured now only
colorado-safe-means = safe from capture

colorado-about-fresh = This pawn has just arrived on its destination row. Only the very next move may capture it; after that it is safe.
colorado-about-safe = This pawn is home and safe: it can’t be captured while it stays on this square.
colorado-about-stuck = This pawn has nowhere to go just now: every square its colour leads to is blocked. Take another one.
colorado-loses = Careful: capturing on { $square } loses the game. It is the last pawn on its way, and all the others are home.
colorado-loses-sure = Capturing on { $square } loses the game. Touch { $square } again to do it all the same.
colorado-ahead = { $from }–{ $to } is played in your turn, if it can be. Touch the board to take it back.
colorado-ahead-gone = { $from }–{ $to } can’t be played.
colorado-about-square = { $colour ->
    [R] Red: from here a pawn moves like a rook, straight along row or column, up to the next red square.
    [Y] Yellow: from here a pawn moves like a bishop, along a diagonal, up to the next yellow square.
    [G] Green: from here a pawn jumps like a knight, two squares and one aside.
   *[B] Blue: from here a pawn moves like a king, one step in any direction.
}

colorado-now-first = { $shared ->
    [true] { $who } plays
   *[false] You play
} { $side ->
    [white] White: all your pawns go to row 8. Touch one to see its ways; no capture on the first move.
   *[black] Black: all your pawns go to row 1. Touch one to see its ways; no capture on the first move.
}
colorado-now-move = { $shared ->
    [true] { $who }, it is your turn.
   *[false] Your turn.
} A pawn moves as the colour under it says; { $side ->
    [white] row 8 is home.
   *[black] row 1 is home.
}
colorado-now-catch = { $shared ->
    [true] { $who }, it is your turn.
   *[false] Your turn.
} The pawn on { $square } has just arrived: capture it now or never.
colorado-now-again = { $rival } has no move and passes: { $shared ->
    [true] { $who } moves again.
   *[false] it is your turn again.
}
colorado-now-answer = { $rival } offers a draw. Accept it, decline it, or simply play on.
colorado-now-answer-early = { $name } offers a draw while thinking. Accept or decline it.
colorado-now-offered = You offered a draw. { $name } accepts it, declines it, or plays on.
colorado-now-fresh = { $name } is thinking. Your pawn on { $square } is safe if it is not captured now.
colorado-now-wait = { $name } is thinking. You can choose your next move already: a pawn, then a square.
colorado-now-watch = { $name } is to move, with { $side ->
    [white] White.
   *[black] Black.
}
colorado-now-continue = This game is over. The next one begins when both go on, or by itself within a minute.
colorado-now-waits-next = The next game begins when both go on, or by itself within a minute.

colorado-talk = Draw and resignation
colorado-offer-draw = Offer a draw
colorado-draw-is-offered = Draw offered
colorado-accept-draw = Accept the draw
colorado-decline-draw = Decline
colorado-resign = Resign
colorado-resign-for = Resign for { $name }
colorado-resign-sure = Really resign?
colorado-moves = Moves
colorado-no-moves = No move yet.
colorado-pass = pass
colorado-clock = { $side ->
    [white] White’s time
   *[black] Black’s time
}
colorado-points = Points:
colorado-quiet = { $left ->
    [one] One more quiet move and the game is drawn. A capture, or more pawns home than before, starts the count again.
   *[other] { $left } more quiet moves and the game is drawn. A capture, or more pawns home than before, starts the count again.
}
colorado-looking = { $games ->
    [1] { $ply ->
        [0] You are looking at the beginning.
       *[other] You are looking back at move { $move }.
    }
   *[other] { $ply ->
        [0] You are looking at the beginning of game { $game }.
       *[other] You are looking back at move { $move } of game { $game }.
    }
}
colorado-back-to-now = Back

colorado-which-game = Game { $number } of { $games }
colorado-game-over = Game { $number } of { $games } is over
colorado-game-number = Game { $number }:
colorado-next-side = { $side ->
    [white] In the next game you have White and begin.
   *[black] In the next game you have Black.
}
colorado-continue = Continue
colorado-continue-for = Continue: { $name }
colorado-next-by-itself = { $seconds ->
    [one] The next game begins by itself in one second.
   *[other] The next game begins by itself in { $seconds } seconds.
}

colorado-verdict-all_home = { $winner } wins: all pawns that remain are home.
colorado-verdict-all_captured = { $winner } wins: the last enemy pawn is captured.
colorado-verdict-last_straggler_captured = { $winner } wins: { $loser } captured the last pawn on its way, so all that remain are home.
colorado-verdict-stuck = A draw: neither side can move.
colorado-verdict-repetition = A draw: the same position for the third time.
colorado-verdict-no_progress = A draw: 100 moves without a capture or a new pawn home.
colorado-verdict-agreement = A draw, as both agreed.
colorado-verdict-resignation = { $winner } wins: { $loser } resigned.
colorado-verdict-time = { $winner } wins: { $loser } ran out of time.
colorado-verdict-departure = { $winner } wins: { $loser } left the game.

# What decided it, under who won: from one’s own side where there is one.
colorado-decided-all_home = { $mine ->
    [won] All your pawns that remain are home.
   *[other] All pawns of { $winner } that remain are home.
}
colorado-decided-all_captured = { $mine ->
    [won] You captured the last enemy pawn.
    [lost] { $winner } captured your last pawn.
   *[other] { $winner } captured the last enemy pawn.
}
colorado-decided-last_straggler_captured = { $mine ->
    [won] { $loser } captured your last pawn on its way: all that remain are home.
    [lost] You captured the last pawn on its way: all that remain are home.
   *[other] { $loser } captured the last pawn on its way: all that remain are home.
}
colorado-decided-stuck = Neither side can move.
colorado-decided-repetition = The same position for the third time.
colorado-decided-no_progress = 100 moves without a capture or a new pawn home.
colorado-decided-agreement = Both agreed on it.
colorado-decided-resignation = { $mine ->
    [lost] You resigned.
   *[other] { $loser } resigned.
}
colorado-decided-time = { $mine ->
    [lost] Your time ran out.
   *[other] { $loser } ran out of time.
}
colorado-decided-departure = { $mine ->
    [lost] You left the game.
   *[other] { $loser } left the game.
}

colorado-one-over = The game is over
colorado-match-over = The match is over
colorado-match-won = { $winner } wins the match with { $points } to { $other }.
colorado-match-even = The match ends even, { $points } each.

colorado-review-how = Light above the line: White is ahead. Touch the curve to see that position; the arrow is the engine’s move.
colorado-review-moves = Moves of the game
colorado-review-after = { $ply ->
    [0] at the beginning
    [one] after one move
   *[other] after { $ply } moves
}
colorado-review-best = Best now: { $move }.
colorado-review-chance = White’s chance of winning: { $percent }%.
colorado-review-line-back = One move back
colorado-review-line-next = Play the better line
colorado-review-text = As text, with the board
colorado-review-wins = { $side ->
    [white] White
   *[black] Black
} { $moves ->
    [0] has won.
    [one] wins in one move.
   *[other] wins in { $moves } moves.
}
colorado-review-slips = What decided it
colorado-review-slip = { $number }. { $side ->
    [white] White
   *[black] Black
}: { $move } (cost { $percent }%)

colorado-terms-games = Match
colorado-terms-game-count = { $games ->
    [one] one game
   *[other] { $games } games
}
colorado-terms-clock = Clock
colorado-terms-clock-kind = { $kind ->
    [none] none
    [per_game] per game
   *[per_move] per move
}
colorado-terms-time = Time
colorado-terms-increment = Extra time per move
colorado-terms-per-move = Time for a move
colorado-terms-minutes = { $minutes } min
colorado-terms-seconds = { $seconds } s
colorado-terms-beginner = Who begins
colorado-terms-by-lot = by lot
colorado-terms-seat = seat { $number }
colorado-terms-board = Board
colorado-terms-laid = tiles chosen
colorado-terms-hand-made = free colours
colorado-terms-drawn-means = Four tiles are drawn by lot as the game begins: tile, face and turn.
colorado-terms-preview = The board, as White sees it
colorado-terms-agreed-games = { $games ->
    [one] One game
    [2] A match of two games, each beginning once
   *[other] A match of { $games } games, each beginning half of them
}
colorado-terms-agreed-no-clock = No clock
colorado-terms-agreed-per-game = { $minutes } min each for a game, and { $seconds } s more with every move
colorado-terms-agreed-per-move = { $seconds } s for a move
colorado-terms-agreed-lot = Lots decide who begins
colorado-terms-agreed-seat = Seat { $number } begins
colorado-terms-agreed-board = { $board ->
    [drawn] The tiles are drawn by lot
    [laid] Tiles chosen:
   *[hand_made] Free colours:
}
colorado-lay-how = Touch a quarter to turn its tile; drag it onto another to swap them.
colorado-lay-swap-with = Touch the quarter to swap it with.
colorado-lay-tile = { $spot ->
    [q0] Top left
    [q1] Top right
    [q2] Bottom left
   *[q3] Bottom right
}: tile { $tile }, { $up ->
    [front] front
   *[back] back
}, { $turn ->
    [none] not turned
    [right] turned right
    [half] turned half round
   *[left] turned left
}
colorado-lay-turn-this = Turn the tile: { colorado-lay-tile }
colorado-lay-swap-here = Swap with { colorado-lay-tile }
colorado-lay-turn = Turn
colorado-lay-flip = Flip
colorado-lay-swap = Swap
colorado-lay-shuffle = Shuffle

colorado-said-move = { $name } goes from { $from } to { $to }{ $captured ->
    [yes] {" "}and captures
   *[no] {""}
  }.
told-colorado-moved = { $name }: { $from }–{ $to }
told-colorado-moved-capture = { $name }: { $from }×{ $to }, a pawn is captured
told-colorado-passed = { $name } has no move and passes.
told-colorado-draw_offered = { $name } offers a draw.
told-colorado-draw_declined = { $name } declines the draw.
told-colorado-continued = { $name } wants to go on.
told-colorado-next_game_began = Game { $number } begins; { $name } has White now.
told-colorado-seat_left = { $name } has left; the match is over.
told-colorado-match_stopped = The match ends here, as both agreed.

refused-colorado-two_players = Colorado is for two. Seat one more, or free a seat.
refused-colorado-no_such_seat = That seat does not play in this game. Choose seat 1 or 2.
refused-colorado-bad_clock = A clock gives from one second to one day. Choose a time in between.
refused-colorado-not_playing = No game is being played just now. Wait for the next one to begin.
refused-colorado-not_your_turn = It is the other side’s turn. You move after that.
refused-colorado-out_of_time = Your time is up, so this move comes too late.
refused-colorado-no_pawn = No pawn of yours stands there. Touch one of your own.
refused-colorado-unreached = The colour that pawn stands on does not lead there. The dots show where it may go.
refused-colorado-beyond = From red and yellow a pawn goes at most to the next square of its own colour in that line. The dots show where it may go.
refused-colorado-blocked = A pawn stands in the way. Go no further than that one.
refused-colorado-own_pawn = Your own pawn stands there. Only enemy pawns can be captured.
refused-colorado-first_move = No capture on your first move of a game. Go to an empty square.
refused-colorado-safe_pawn = That pawn is home and safe. It can’t be captured while it stays there; choose another square.
refused-colorado-no_draw_offered = No draw is offered to you any more. You may offer one yourself.
refused-colorado-draw_offered_before = You may offer a draw only once before each move. Make a move first.
refused-colorado-draw_offered_to_you = A draw is offered to you already. Accept it, decline it, or simply play on.
refused-colorado-nothing_to_continue = There is nothing to go on to: a game is being played, or the match is over.

refused-colorado-position_pawns = In a position each side has one to eight pawns, each on a square of its own.
refused-colorado-position_over = In this position the game is over. Choose an earlier one.
refused-colorado-position_first = Whoever has yet to make a first move has eight pawns on the base row.
refused-colorado-position_fresh = A fresh arrival is a pawn of the side that just moved, on its destination row.
refused-colorado-position_stuck = In this position the side to move has no move. Choose another.
refused-colorado-position_in_match = A game from a given position is a single game, not a match.
