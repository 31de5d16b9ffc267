# Ein Spiel, noch einmal angesehen.

replay-title = { $game }: ein Spiel noch einmal
replay-to-table = Zum Tisch
replay-beginning = Der Anfang.
replay-controls = Noch einmal abspielen
replay-where = Wo im Spiel
replay-frame = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-as-text = Als Text
replay-as-record = Als Datei

position-title = { $game }: eine Stellung
position-unreadable = Dieser Link enthält keine lesbare Stellung. Vielleicht fehlt ein Teil davon.
