# Colorado.

colorado-turn-board = Tourner le tablier
colorado-board = Tablier
colorado-square = { $square }, { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
}
colorado-colour = { $colour ->
    [R] Rouge :
    [Y] Jaune :
    [G] Vert :
   *[B] Bleu :
}
colorado-moves-like = { $colour ->
    [R] tour
    [Y] fou
    [G] cavalier
   *[B] roi
}
colorado-signs = Comment un pion se déplace depuis chaque couleur
colorado-pawn = { $side ->
    [white] pion blanc
   *[black] pion noir
}
colorado-side = { $side ->
    [white] Blancs
   *[black] Noirs
}
colorado-fresh = fraîchement arrivé, peut être capturé maintenant
colorado-safe = à l’abri
colorado-touched = choisi
colorado-can-go = accessible
colorado-can-capture = peut être capturé
colorado-capture-loses = perd la partie
colorado-fresh-means = { $square } : ne peut être capturé que maintenant
colorado-safe-means = à l’abri : ne peut être capturé

colorado-about-fresh = Ce pion vient d’arriver à destination. Seul le tout prochain coup peut le capturer ; ensuite il est à l’abri.
colorado-about-safe = Ce pion est arrivé et à l’abri : on ne peut pas le capturer tant qu’il reste sur cette case.
colorado-about-stuck = Ce pion ne peut aller nulle part pour l’instant : tout ce que sa couleur permet est bloqué. Choisissez-en un autre.
colorado-loses = Attention : capturer en { $square } perd la partie. C’est le dernier pion en chemin, les autres sont arrivés.
colorado-loses-sure = Capturer en { $square } perd la partie. Touchez { $square } encore une fois pour le faire quand même.
colorado-ahead = { $from }–{ $to } sera joué à votre tour, si c’est possible. Touchez le tablier pour y renoncer.
colorado-ahead-gone = { $from }–{ $to } n’est pas possible.
colorado-about-square = { $colour ->
    [R] Rouge : d’ici un pion va comme une tour, tout droit, jusqu’à la prochaine case rouge au plus.
    [Y] Jaune : d’ici un pion va comme un fou, en diagonale, jusqu’à la prochaine case jaune au plus.
    [G] Vert : d’ici un pion saute comme un cavalier, deux cases puis une de côté.
   *[B] Bleu : d’ici un pion va comme un roi, d’un pas dans toutes les directions.
}

colorado-now-first = { $shared ->
    [true] { $who } joue
   *[false] Vous jouez
} { $side ->
    [white] les Blancs : tous vos pions vont à la rangée 8. Touchez-en un ; pas de capture au premier coup.
   *[black] les Noirs : tous vos pions vont à la rangée 1. Touchez-en un ; pas de capture au premier coup.
}
colorado-now-move = { $shared ->
    [true] { $who }, à vous de jouer.
   *[false] À vous de jouer.
} Un pion se déplace selon la couleur de sa case ; but : { $side ->
    [white] la rangée 8.
   *[black] la rangée 1.
}
colorado-now-catch = { $shared ->
    [true] { $who }, à vous de jouer.
   *[false] À vous de jouer.
} Le pion en { $square } vient d’arriver : capturez-le maintenant ou jamais.
colorado-now-again = { $rival } n’a aucun coup et passe : { $shared ->
    [true] { $who } rejoue.
   *[false] à vous de rejouer.
}
colorado-now-answer = { $rival } propose la nulle. Acceptez-la, refusez-la, ou jouez simplement.
colorado-now-answer-early = { $name } propose la nulle tout en réfléchissant. Acceptez-la ou refusez-la.
colorado-now-offered = Vous avez proposé la nulle. { $name } l’accepte, la refuse ou joue.
colorado-now-fresh = { $name } réfléchit. Votre pion en { $square } sera à l’abri s’il n’est pas capturé maintenant.
colorado-now-wait = { $name } réfléchit. Vous pouvez déjà choisir votre coup : un pion, puis une case.
colorado-now-watch = À { $name } de jouer, avec { $side ->
    [white] les Blancs.
   *[black] les Noirs.
}
colorado-now-continue = Cette partie est finie. La suivante commence quand les deux poursuivent, ou d’elle-même dans une minute.
colorado-now-waits-next = La partie suivante commence quand les deux poursuivent, ou d’elle-même dans une minute.

colorado-talk = Nulle et abandon
colorado-offer-draw = Proposer la nulle
colorado-draw-is-offered = Nulle proposée
colorado-accept-draw = Accepter la nulle
colorado-decline-draw = Refuser
colorado-resign = Abandonner
colorado-resign-for = Abandonner pour { $name }
colorado-resign-sure = Vraiment abandonner ?
colorado-moves = Coups
colorado-no-moves = Aucun coup encore.
colorado-pass = passe
colorado-clock = { $side ->
    [white] Temps des Blancs
   *[black] Temps des Noirs
}
colorado-points = Points :
colorado-quiet = { $left ->
    [one] Encore un coup tranquille et la partie est nulle. Une capture, ou plus de pions arrivés qu’avant, remet le compte à zéro.
   *[other] Encore { $left } coups tranquilles et la partie est nulle. Une capture, ou plus de pions arrivés qu’avant, remet le compte à zéro.
}
colorado-looking = { $games ->
    [1] { $ply ->
        [0] Vous regardez le début.
       *[other] Vous regardez la partie après le coup { $move }.
    }
   *[other] { $ply ->
        [0] Vous regardez le début de la partie { $game }.
       *[other] Vous regardez la partie { $game } après le coup { $move }.
    }
}
colorado-back-to-now = Revenir

colorado-which-game = Partie { $number } sur { $games }
colorado-game-over = La partie { $number } sur { $games } est finie
colorado-game-number = Partie { $number } :
colorado-next-side = { $side ->
    [white] À la partie suivante vous avez les Blancs et commencez.
   *[black] À la partie suivante vous avez les Noirs.
}
colorado-continue = Poursuivre
colorado-continue-for = Poursuivre : { $name }
colorado-next-by-itself = { $seconds ->
    [one] La partie suivante commence d’elle-même dans { $seconds } seconde.
   *[other] La partie suivante commence d’elle-même dans { $seconds } secondes.
}

colorado-verdict-all_home = { $winner } gagne : tous ses pions restants sont arrivés.
colorado-verdict-all_captured = { $winner } gagne : le dernier pion adverse est capturé.
colorado-verdict-last_straggler_captured = { $winner } gagne : { $loser } a capturé le dernier pion en chemin, tous ceux qui restent sont arrivés.
colorado-verdict-stuck = Partie nulle : aucun camp ne peut jouer.
colorado-verdict-repetition = Partie nulle : la même position pour la troisième fois.
colorado-verdict-no_progress = Partie nulle : 100 coups sans capture ni nouveau pion arrivé.
colorado-verdict-agreement = Partie nulle, d’un commun accord.
colorado-verdict-resignation = { $winner } gagne : { $loser } a abandonné.
colorado-verdict-time = { $winner } gagne : le temps de { $loser } est écoulé.
colorado-verdict-departure = { $winner } gagne : { $loser } a quitté la partie.

colorado-decided-all_home = { $mine ->
    [won] Tous vos pions restants sont arrivés.
   *[other] Tous les pions restants de { $winner } sont arrivés.
}
colorado-decided-all_captured = { $mine ->
    [won] Vous avez capturé le dernier pion adverse.
    [lost] { $winner } a capturé votre dernier pion.
   *[other] { $winner } a capturé le dernier pion adverse.
}
colorado-decided-last_straggler_captured = { $mine ->
    [won] { $loser } a capturé votre dernier pion en chemin : tous ceux qui restent sont arrivés.
    [lost] Vous avez capturé le dernier pion en chemin : tous ceux qui restent sont arrivés.
   *[other] { $loser } a capturé le dernier pion en chemin : tous ceux qui restent sont arrivés.
}
colorado-decided-stuck = Aucun camp ne peut jouer.
colorado-decided-repetition = La même position pour la troisième fois.
colorado-decided-no_progress = 100 coups sans capture ni nouveau pion arrivé.
colorado-decided-agreement = D’un commun accord.
colorado-decided-resignation = { $mine ->
    [lost] Vous avez abandonné.
   *[other] { $loser } a abandonné.
}
colorado-decided-time = { $mine ->
    [lost] Votre temps est écoulé.
   *[other] Le temps de { $loser } est écoulé.
}
colorado-decided-departure = { $mine ->
    [lost] Vous avez quitté la partie.
   *[other] { $loser } a quitté la partie.
}

colorado-one-over = La partie est finie
colorado-match-over = Le match est fini
colorado-match-won = { $winner } gagne le match par { $points } à { $other }.
colorado-match-even = Le match finit à égalité, { $points } partout.

colorado-review-how = Clair au-dessus de la ligne : les Blancs sont en tête. Touchez la courbe pour voir la position ; la flèche est le coup du moteur.
colorado-review-moves = Coups de la partie
colorado-review-after = { $ply ->
    [0] au début
    [one] après { $ply } coup
   *[other] après { $ply } coups
}
colorado-review-best = Meilleur coup : { $move }.
colorado-review-chance = Chances de gain des Blancs : { $percent } %.
colorado-review-line-back = Un coup en arrière
colorado-review-line-next = Jouer la meilleure suite
colorado-review-text = En texte, avec le tablier
colorado-review-wins = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} { $moves ->
    [0] ont gagné.
    [one] gagnent en un coup.
   *[other] gagnent en { $moves } coups.
}
colorado-review-slips = Les moments décisifs
colorado-review-slip = { $number }. { $side ->
    [white] Blancs
   *[black] Noirs
} : { $move } (coûte { $percent } %)

colorado-terms-games = Match
colorado-terms-game-count = { $games ->
    [one] une partie
   *[other] { $games } parties
}
colorado-terms-clock = Pendule
colorado-terms-clock-kind = { $kind ->
    [none] sans
    [per_game] par partie
   *[per_move] par coup
}
colorado-terms-time = Temps
colorado-terms-increment = Temps ajouté par coup
colorado-terms-per-move = Temps par coup
colorado-terms-minutes = { $minutes } min
colorado-terms-seconds = { $seconds } s
colorado-terms-beginner = Qui commence
colorado-terms-by-lot = au sort
colorado-terms-seat = place { $number }
colorado-terms-board = Tablier
colorado-terms-laid = tuiles choisies
colorado-terms-hand-made = couleurs libres
colorado-terms-drawn-means = Quatre tuiles sont tirées au sort au début de la partie : tuile, face et orientation.
colorado-terms-preview = Le tablier, vu des Blancs
colorado-terms-agreed-games = { $games ->
    [one] Une partie
    [2] Un match de deux parties, chaque camp en commence une
   *[other] Un match de { $games } parties, chaque camp en commence la moitié
}
colorado-terms-agreed-no-clock = Sans pendule
colorado-terms-agreed-per-game = { $minutes } min par camp et par partie, et { $seconds } s de plus à chaque coup
colorado-terms-agreed-per-move = { $seconds } s par coup
colorado-terms-agreed-lot = Le sort décide qui commence
colorado-terms-agreed-seat = La place { $number } commence
colorado-terms-agreed-board = { $board ->
    [drawn] Les tuiles sont tirées au sort
    [laid] Tuiles choisies :
   *[hand_made] Couleurs libres :
}
colorado-lay-how = Touchez un quart pour tourner sa tuile ; glissez-le sur un autre pour les échanger.
colorado-lay-swap-with = Touchez le quart avec lequel échanger.
colorado-lay-tile = { $spot ->
    [q0] En haut à gauche
    [q1] En haut à droite
    [q2] En bas à gauche
   *[q3] En bas à droite
} : tuile { $tile }, { $up ->
    [front] face avant
   *[back] face arrière
}, { $turn ->
    [none] non tournée
    [right] tournée à droite
    [half] tournée d’un demi-tour
   *[left] tournée à gauche
}
colorado-lay-turn-this = Tourner la tuile : { colorado-lay-tile }
colorado-lay-swap-here = Échanger avec : { colorado-lay-tile }
colorado-lay-turn = Tourner
colorado-lay-flip = Retourner
colorado-lay-swap = Échanger
colorado-lay-shuffle = Mélanger

colorado-said-move = { $name } va de { $from } à { $to }{ $captured ->
    [yes] {" "}et capture
   *[no] {""}
  }.
told-colorado-moved = { $name } : { $from }–{ $to }
told-colorado-moved-capture = { $name } : { $from }×{ $to }, un pion est capturé
told-colorado-passed = { $name } n’a aucun coup et passe.
told-colorado-draw_offered = { $name } propose la nulle.
told-colorado-draw_declined = { $name } refuse la nulle.
told-colorado-continued = { $name } veut poursuivre.
told-colorado-next_game_began = La partie { $number } commence ; les Blancs vont à { $name }.
told-colorado-seat_left = { $name } a quitté la partie ; le match est fini.
told-colorado-match_stopped = Le match s’arrête ici, d’un commun accord.

refused-colorado-two_players = Colorado se joue à deux. Occupez ou libérez une place.
refused-colorado-no_such_seat = Cette place ne joue pas dans cette partie. Choisissez la place 1 ou 2.
refused-colorado-bad_clock = Une pendule donne d’une seconde à un jour. Choisissez un temps entre les deux.
refused-colorado-not_playing = Aucune partie n’est en cours. Attendez le début de la suivante.
refused-colorado-not_your_turn = C’est à l’adversaire de jouer. Vous jouerez ensuite.
refused-colorado-out_of_time = Votre temps est écoulé, ce coup arrive trop tard.
refused-colorado-no_pawn = Aucun de vos pions n’est là. Touchez l’un des vôtres.
refused-colorado-unreached = La couleur sous ce pion n’y mène pas. Les points montrent où il peut aller.
refused-colorado-beyond = Du rouge et du jaune, un pion va au plus jusqu’à la prochaine case de la même couleur dans cette ligne. Les points montrent où il peut aller.
refused-colorado-blocked = Un pion barre le chemin. N’allez pas plus loin que lui.
refused-colorado-own_pawn = Votre propre pion est là. Seuls les pions adverses se capturent.
refused-colorado-first_move = Pas de capture à votre premier coup d’une partie. Allez sur une case vide.
refused-colorado-safe_pawn = Ce pion est arrivé et à l’abri. On ne peut pas le capturer tant qu’il y reste ; choisissez une autre case.
refused-colorado-no_draw_offered = La nulle ne vous est plus proposée. Vous pouvez la proposer vous-même.
refused-colorado-draw_offered_before = Une seule proposition de nulle jusqu’à votre prochain coup. Jouez d’abord.
refused-colorado-draw_offered_to_you = On vous propose déjà la nulle. Acceptez, refusez, ou jouez simplement.
refused-colorado-nothing_to_continue = Il n’y a rien à poursuivre : une partie est en cours, ou le match est fini.

refused-colorado-position_pawns = Dans une position chaque camp a un à huit pions, chacun sur sa propre case.
refused-colorado-position_over = Dans cette position la partie est finie. Choisissez-en une antérieure.
refused-colorado-position_first = Qui n’a pas encore joué son premier coup a huit pions sur la ligne de base.
refused-colorado-position_fresh = Un pion fraîchement arrivé est du camp qui vient de jouer, sur sa destination.
refused-colorado-position_stuck = Dans cette position le camp au trait n’a aucun coup. Choisissez-en une autre.
refused-colorado-position_in_match = À partir d’une position donnée on joue une seule partie, pas un match.
