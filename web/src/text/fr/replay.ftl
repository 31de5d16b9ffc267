# Une partie finie, revue.

replay-title = { $game } : revoir une partie
replay-to-table = À la table
replay-beginning = Le début.
replay-controls = Revoir la partie
replay-where = Où dans la partie
replay-frame = { $at } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-stop = Arrêter
replay-forward = Un pas en avant
replay-last = À la fin
replay-as-text = En texte
replay-as-record = En fichier

position-title = { $game } : une position
position-unreadable = Ce lien ne contient pas de position lisible. Il en manque peut-être une partie.
