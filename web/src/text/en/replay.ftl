# A finished game, played again.

replay-title = { $game }: a game again
replay-to-table = To the table
replay-beginning = The beginning.
replay-controls = Playing it again
replay-where = Where in the game
replay-frame = { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-forward = One step on
replay-last = To the end
replay-as-text = As text
replay-as-record = As a record

position-title = { $game }: a position
position-unreadable = This link holds no position that can be read. Perhaps a part of it is missing.
