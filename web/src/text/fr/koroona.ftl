# Koroona : le plateau, le coup, l’arbitre.

koroona-title = Le plateau
koroona-colour = { $colour ->
    [red] Rouge
   *[black] Noir
  }

koroona-now-light = { $several ->
    [yes] { $who }, à vous de jouer :
   *[no] À vous de jouer :
  } empochez les pions { $colour ->
    [red] rouges, ceux à l’anneau.
   *[black] noirs, les unis.
  }
koroona-now-mixed = { $several ->
    [yes] { $who }, à vous de jouer :
   *[no] À vous de jouer :
  } frappez directement les pions clairs, { $dark ->
    [one] le foncé
   *[other] les { $dark } foncés
  } seulement par { $where ->
    [line] le bord opposé
    [circle] le bord opposé ou un bord latéral
   *[both] le bord opposé (dans le cercle, un bord latéral aussi)
  } ou par un pion clair.
koroona-now-dark = { $several ->
    [yes] { $who }, à vous de jouer :
   *[no] À vous de jouer :
  } tous vos pions sont foncés. Jouez par le bord opposé{ $where ->
    [line] .
   *[other] , ou par un bord latéral vers un pion du cercle.
  }
koroona-now-pass = { $several ->
    [yes] { $who }, il
   *[no] Il
  } n’y a plus de place pour le palet dans votre zone : passez votre tour.
koroona-now-wait = { $partner ->
    [yes] { $name }, votre partenaire, joue.
   *[no] { $name } joue, avec les pions { $colour ->
        [red] rouges, ceux à l’anneau.
       *[black] noirs, les unis.
      }
  }
koroona-now-over = Le match est terminé.
koroona-now-continue = Cette manche est finie. Poursuivez quand vous voulez.
koroona-now-waits-next = La manche suivante commence quand tout le monde veut poursuivre.

koroona-help = Tirez en arrière ou touchez le plateau pour viser, puis « Frapper ». Faites glisser le palet pour le placer.
koroona-help-pull = Vous visez ainsi ; rien n’est encore frappé. Revenez au départ pour annuler.
koroona-warns = { $first ->
    [enemy] Un pion adverse serait touché d’abord : c’est une faute.
    [dark] Un de vos pions foncés serait touché d’abord : c’est une faute.
    [pocket] Le palet tomberait dans une poche : c’est une faute.
   *[rest] Le palet ne toucherait rien : c’est une faute.
  }
koroona-help-waits = Le coup part dès que tout est immobile. Visez de nouveau pour le changer.
koroona-help-keys-place = Les flèches déplacent le palet, avec Maj par petits pas. Entrée : viser.
koroona-help-keys-aim = Gauche et droite tournent, haut et bas règlent la force, avec Maj par petits pas. Entrée frappe, Échap revient.
koroona-place-handle = Place du palet
koroona-place-value = à { $x } mm de la gauche, à { $y } mm de votre bord
koroona-angle = Direction
koroona-angle-value = { $side ->
    [left] { $degrees }° à gauche
    [right] { $degrees }° à droite
   *[ahead] tout droit
  }, { $first ->
    [own] touche d’abord un de vos pions
    [dark] touche d’abord un de vos pions foncés
    [enemy] touche d’abord un pion adverse
    [rim] touche d’abord un bord
    [pocket] tombe dans une poche
   *[rest] s’arrête sans rien toucher
  }
koroona-strength = Force
koroona-strength-value = { $percent } pour cent
koroona-strength-risk = À cette force, le palet saute par-dessus un bord frappé de face.
koroona-strike = Frapper
koroona-slow = Ralenti
koroona-again = Revoir au ralenti
koroona-skip = Passer l’animation
koroona-pass = Passer votre tour
koroona-resign = Abandonner la manche
koroona-resign-sure = Vraiment abandonner ?
koroona-clock-short = { $seconds } s
koroona-clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
koroona-late = { $self ->
    [yes] Votre temps est écoulé
   *[no] { $name } : temps écoulé
  }
koroona-late-why = Aucun coup n’a été joué : le tour est fini.
koroona-between = { $who ->
    [own] { $count ->
        [one] Vous gagnez la manche
       *[other] Votre camp gagne la manche
      }
    [others] { $names } { $count ->
        [one] gagne
       *[other] gagnent
      } la manche
    [void] La manche est à rejouer
   *[drawn] La manche est nulle
  }
koroona-between-score = { $first } : { $second }
koroona-continue = Poursuivre
koroona-continue-for = Poursuivre : { $name }
koroona-next-by-itself = { $seconds ->
    [0] D’elle-même maintenant.
    [one] D’elle-même dans une seconde.
   *[other] D’elle-même dans { $seconds } secondes.
  }
koroona-set = Manche { $set } sur { $sets }
koroona-score = { $red } : { $black }
koroona-score-label = Manches : Rouge { $red }, Noir { $black }
koroona-table-label = Rouge : { $red } sur le plateau, pions foncés : { $redDark }, pions dus : { $redOwed }. Noir : { $black } sur le plateau, pions foncés : { $blackDark }, pions dus : { $blackOwed }.
koroona-wrong-outside_zone = Le palet doit être derrière votre ligne et entre les lignes latérales, sans qu’une ligne soit visible à travers son trou. Il a été ramené à la place la plus proche.
koroona-wrong-touches_disc = Le palet ne doit toucher aucun pion. Il a été posé à côté.

koroona-verdict = { $what ->
    [win] { $name } : la manche est jouée
    [foul] { $name } : faute
    [lost] { $name } : fin du tour
   *[on] { $name } continue
  }
koroona-ruling-N1 = Tous ses pions sont empochés : la manche est gagnée.
koroona-ruling-N5 = { $count ->
    [one] Un pion de son camp est tombé : encore un coup.
   *[other] { $count } pions de son camp sont tombés : encore un coup.
  }
koroona-ruling-N8 = Aucun pion de son camp n’est tombé : le tour est fini.
koroona-ruling-N9 = { $count ->
    [one] Un pion adverse est tombé. Il reste empoché, le tour est fini.
   *[other] { $count } pions adverses sont tombés. Ils restent empochés, le tour est fini.
  }
koroona-ruling-N10 = { $count ->
    [one] Un pion a quitté le plateau. Il revient au milieu du cercle.
   *[other] { $count } pions ont quitté le plateau. Ils reviennent au milieu du cercle.
  }
koroona-ruling-N11 = Le palet est revenu derrière la ligne de tir : le tour est fini.
koroona-ruling-N12 = Faute : le palet n’a touché aucun pion, alors qu’il y en avait un clair à jouer.
koroona-ruling-N13 = Faute : le palet est tombé dans une poche ou a quitté le plateau.
koroona-ruling-N14 = { $count ->
    [one] Faute : un pion foncé a été touché directement. Il est remis à sa place.
   *[other] Faute : { $count } pions foncés ont été touchés directement. Ils sont remis à leur place.
  }
koroona-ruling-N15 = Faute : le premier pion touché est un pion adverse.
koroona-ruling-N16 = Faute : après le bord, le premier pion touché est adverse, alors qu’il restait des pions clairs à jouer.
koroona-ruling-N17 = Faute : quand il ne reste que des pions foncés, le palet doit d’abord toucher le bord opposé, ou un bord latéral puis un pion du cercle.
koroona-ruling-N18 = Un pion de pénalité sort de la poche et va contre le bord opposé.
koroona-ruling-N19 = { $count ->
    [0] Encore aucun pion empoché : le pion de pénalité est dû.
    [one] Un pion de pénalité dû est payé.
   *[other] { $count } pions de pénalité dus sont payés.
  }
koroona-ruling-N22 = { $end ->
    [void] Les deux camps ont empoché tous leurs pions : la manche est annulée et rejouée.
    [won] Le dernier pion adverse est tombé : l’adversaire gagne la manche.
   *[none] L’adversaire a tous ses pions empochés.
  }
koroona-where = { $where ->
    [near-left] près de vous à gauche
    [near-right] près de vous à droite
    [far-left] en face à gauche
    [far-right] en face à droite
   *[middle] au milieu
  }
koroona-pocket = La poche : { koroona-where }.
koroona-pockets = Dans plusieurs poches.
koroona-lies = Il est maintenant { koroona-where }, là où il est marqué.
koroona-fell = Il est maintenant dans une poche.
koroona-debt = { $owed ->
    [0] { koroona-colour } ne doit aucun pion maintenant.
    [one] { koroona-colour } doit un pion maintenant.
   *[other] { koroona-colour } doit { $owed } pions maintenant.
  }
koroona-read = Compris

told-koroona-struck = { $name } : { $ruling ->
    [N1] { koroona-ruling-N1 }
    [N5] { koroona-ruling-N5 }
    [N9] { koroona-ruling-N9 }
    [N10] { koroona-ruling-N10 }
    [N11] { koroona-ruling-N11 }
    [N12] { koroona-ruling-N12 }
    [N13] { koroona-ruling-N13 }
    [N14] { koroona-ruling-N14 }
    [N15] { koroona-ruling-N15 }
    [N16] { koroona-ruling-N16 }
    [N17] { koroona-ruling-N17 }
    [N18] { koroona-ruling-N18 }
    [N19] { koroona-ruling-N19 }
    [N22] { koroona-ruling-N22 }
   *[N8] { koroona-ruling-N8 }
  }
told-koroona-time_ran_out = Temps écoulé pour { $name } : { $next } joue.
told-koroona-passed = { $name } n’a pas de place pour le palet : { $next } joue.
told-koroona-set_ended = { $how ->
    [cleared] { koroona-colour } ({ $names }) gagne la manche : tous les pions sont empochés.
    [fewer_left] { koroona-colour } ({ $names }) gagne la manche : elle a trop duré, et il reste moins de pions à ce camp.
    [resigned] { $name } abandonne : { koroona-colour } ({ $names }) gagne la manche.
    [void] Les deux camps ont vidé le plateau : la manche est annulée.
   *[drawn] La manche a trop duré, et il reste autant de pions des deux côtés : elle est nulle.
  }
told-koroona-set_began = Nouvelle manche. Tout le monde a changé de côté ; { $name } commence.
told-koroona-match_ended = { $how ->
    [left] { $name } a quitté la partie : le match est terminé.
    [agreed] Tout le monde a convenu de terminer le match.
   *[played] Le match est joué.
  }

koroona-badge = { koroona-colour } : pions restants : { $left } sur { $all }{ $owed ->
    [0] {""}
   *[other] , pions dus : { $owed }
  }, manches gagnées : { $won }

koroona-terms-seats = À deux, on joue en simple ; à quatre, en double : la première et la troisième place contre la deuxième et la quatrième. Les partenaires se font face.
koroona-terms-sets = Manches
koroona-terms-sets-value = { $sets ->
    [one] une manche
   *[other] au meilleur des { $sets } manches
  }
koroona-terms-clock = Temps pour un coup
koroona-terms-clock-value = { $seconds ->
    [0] sans limite
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
koroona-terms-rules = Règles en vigueur
koroona-terms-rules-why = Sur ces règles, les clubs diffèrent. En partie amicale, on peut laisser chacune de côté.
koroona-terms-off = Laissées de côté : { $rules }
koroona-terms-all = Toutes les règles en vigueur
koroona-off-N11 = Le palet qui revient derrière votre ligne met fin au tour.
koroona-off-N12 = Ne toucher aucun pion est une faute.
koroona-off-N13 = Perdre le palet est une faute.
koroona-off-N14 = Toucher directement un pion foncé est une faute.
koroona-off-N15 = Toucher d’abord un pion adverse est une faute.
koroona-off-N16 = Toucher d’abord un pion adverse après un bord est une faute.
koroona-off-N17 = S’il ne reste que des pions foncés, il faut jouer par un bord.

koroona-ending-won = { koroona-colour } gagne
koroona-decided = { $how ->
    [left] { $name } a quitté la partie.
    [agreed] { koroona-colour } menait { $red } : { $black } quand tout le monde a voulu s’arrêter.
   *[played] { $sets ->
        [one] { koroona-colour } a gagné la manche.
       *[other] { koroona-colour } l’emporte, { $red } : { $black } en manches.
      }
  }
koroona-decided-set = { $how ->
    [cleared] { $won ->
        [yes] Tous vos pions sont empochés.
       *[no] { $colour ->
            [red] Tous les pions rouges sont empochés.
           *[black] Tous les pions noirs sont empochés.
          }
      }
    [fewer_left] La manche a trop duré, et il { $won ->
        [yes] vous reste moins de pions.
       *[no] reste moins de pions { $colour ->
            [red] rouges.
           *[black] noirs.
          }
      }
    [resigned] { $self ->
        [yes] Vous avez abandonné.
       *[no] { $name } a abandonné.
      }
    [void] Les deux camps ont vidé le plateau : la manche ne compte pas.
   *[drawn] La manche a trop duré, et il reste autant de pions des deux côtés.
  }
koroona-decided-drawn = { $how ->
    [agreed] { $red } : { $black } en manches, quand tout le monde a convenu d’en rester là.
   *[played] { $red } : { $black } en manches.
  }
koroona-ending-drawn = Match nul
koroona-ending-names = { $names } { $count ->
    [one] remporte
   *[other] remportent
  } le match.

refused-koroona-seat_count = Le Koroona se joue à deux, ou à quatre en deux équipes. Occupez ou libérez une place.
refused-koroona-set_count = Un match compte 1, 3, 5 ou 7 manches. Choisissez parmi ces nombres.
refused-koroona-clock = Le temps d’un coup va de 5 à 600 secondes. Choisissez-en un, ou aucun.
refused-koroona-not_optional = Seules les règles N11 à N17 peuvent être laissées de côté. Les autres restent.
refused-koroona-over = Le match est terminé. Prenez votre revanche.
refused-koroona-between_sets = Cette manche est finie. Passez d’abord à la suivante.
refused-koroona-nothing_to_continue = Aucune manche ne vous attend : une manche est en cours, ou vous avez déjà poursuivi.
refused-koroona-not_your_turn = Ce n’est pas à vous. Attendez la fin du tour des autres.
refused-koroona-still_moving = Les pions bougent encore. Frappez dès que tout est immobile.
refused-koroona-time_is_up = Le temps pour ce coup est écoulé. Le tour passe à la personne suivante.
refused-koroona-outside_zone = Le palet doit être derrière votre ligne et entre les lignes latérales, sans qu’aucune soit visible à travers son trou. Ramenez-le dans la partie claire.
refused-koroona-touches_disc = Le palet ne doit toucher aucun pion. Sortez-le de la partie hachurée.
refused-koroona-absurd_speed = Aucune queue ne frappe si doucement ni si fort. Changez la force.
refused-koroona-absurd_angle = La queue passe par-dessus votre bord : au plus un quart de tour de chaque côté. Visez devant vous.
refused-koroona-no_place = Il n’y a pas de place pour le palet. Vous ne pouvez que passer votre tour.
refused-koroona-must_strike = Il y a de la place pour le palet : vous ne pouvez pas passer votre tour. Frappez.
refused-koroona-no_answer = Ce coup précis ne peut pas être calculé. Changez-le légèrement.

koroona-says = Le maître, à la place de { $name } : { $angle }° vers la { $side ->
    [left] gauche
   *[right] droite
}, force { $percent } ({ $speed } m/s) ; valeur : environ { $worth ->
    [one] { $worth } pion
   *[other] { $worth } pions
}.
koroona-analysis-odds = { $falls ->
    [0] But : aucun pion empoché, seulement un coup sans faute.
    [one] But : { $falls } pion empoché.
   *[other] But : { $falls } pions empochés.
} De la main du maître, { $percent } % des essais réussissent.
koroona-analysis-play = Jouer ce coup
koroona-says-nothing = Aucun coup ne commence ici. Revenez à un coup pour voir ce que jouerait le maître.
refused-koroona-position_seat = La position nomme une place que cette table n’a pas.
refused-koroona-position_discs = Une position a huit pions par personne, sur le plateau ou dans une poche.
refused-koroona-position_place = Chaque pion est sur le plateau, à côté des autres et dans aucune poche.
refused-koroona-position_over = Dans cette position la manche est finie. Choisissez-en une antérieure.
refused-koroona-position_debts = Un camp ne doit des pions que tant qu’aucun des siens n’est empoché.
refused-koroona-position_stands = Les places se font face, ou entourent le plateau dans le sens horaire.
