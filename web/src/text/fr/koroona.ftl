# Koroona : le plateau, le coup, l’arbitre.

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
    [one] celui à l’ombre seulement après un bord ou par un pion clair.
   *[other] les { $dark } à l’ombre seulement après un bord ou par un pion clair.
  }
koroona-now-dark = { $several ->
    [yes] { $who }, à vous de jouer :
   *[no] À vous de jouer :
  } tous vos pions sont à l’ombre. Jouez par le bord opposé, ou par un bord latéral vers un pion du cercle.
koroona-now-pass = { $several ->
    [yes] { $who }, il
   *[no] Il
  } n’y a plus de place pour le palet dans votre zone : laissez passer le tour.
koroona-now-wait = { $partner ->
    [yes] { $name }, votre partenaire, joue.
   *[no] { $name } joue, avec les pions { $colour ->
        [red] rouges, ceux à l’anneau.
       *[black] noirs, les unis.
      }
  }
koroona-now-over = Le match est terminé.

koroona-help = Faites glisser le palet de côté pour le poser. Tirez en arrière, depuis le palet ou n’importe où, et lâchez : c’est le coup. Toucher le plateau vise.
koroona-help-pull = Lâchez pour frapper. Revenez au départ pour y réfléchir encore.
koroona-help-waits = Le coup part dès que tout est au repos. Visez encore pour vous raviser.
koroona-help-keys-place = Les flèches déplacent le palet, avec Maj d’un cheveu. Entrée : viser.
koroona-help-keys-aim = Gauche et droite tournent, haut et bas règlent la force, avec Maj d’un cheveu. Entrée frappe, Échap revient.
koroona-place-handle = Place du palet
koroona-place-value = à { $x } mm de la gauche, à { $y } mm de votre bord
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
koroona-strength-risk = Si fort, le palet saute par-dessus le bord qu’il frappe de face.
koroona-strike = Frapper
koroona-slow = Ralenti
koroona-again = Au ralenti
koroona-skip = Passer
koroona-pass = Laisser passer le tour
koroona-resign = Abandonner la manche
koroona-resign-sure = Vraiment abandonner la manche ?
koroona-clock = Encore { $seconds } s pour le coup
koroona-set = Manche { $set } sur { $sets }
koroona-score = { $red } : { $black }
koroona-score-label = Manches : Rouge { $red }, Noir { $black }
koroona-table-label = Rouge : { $red } sur le plateau, dont { $redDark } foncés, { $redOwed } dus. Noir : { $black } sur le plateau, dont { $blackDark } foncés, { $blackOwed } dus.
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
koroona-ruling-N11 = Le palet est revenu derrière la ligne du tireur : le tour est fini.
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
    [fewer_left] { koroona-colour } ({ $names }) gagne la manche : moins de pions restants après 400 coups.
    [resigned] { $name } abandonne : { koroona-colour } ({ $names }) gagne la manche.
    [void] Les deux camps ont vidé le plateau : la manche est annulée.
   *[drawn] 400 coups et autant de pions restants : la manche est nulle.
  }
told-koroona-set_began = Nouvelle manche. Tout le monde a changé de côté ; { $name } commence.
told-koroona-match_ended = { $how ->
    [left] { $name } a quitté la partie : le match est terminé.
    [agreed] Tout le monde a convenu de terminer le match.
   *[played] Le match est joué.
  }

koroona-badge = { koroona-colour } : { $left } pions restants sur { $all }{ $owed ->
    [0] {""}
   *[other] , { $owed } dus
  }, manches gagnées : { $won }

koroona-terms-seats = À deux, on joue en simple ; à quatre, en double : les partenaires se font face.
koroona-terms-sets = Manches
koroona-terms-sets-value = { $sets ->
    [one] une manche
   *[other] au meilleur de { $sets } manches
  }
koroona-terms-clock = Temps pour un coup
koroona-terms-clock-value = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
  }
koroona-terms-rules = Règles en vigueur
koroona-terms-rules-why = Les clubs ne sont pas d’accord sur celles-ci. Entre amis, on peut en laisser de côté.
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
koroona-ending-drawn = Partie nulle
koroona-ending-names = { $names } { $count ->
    [one] remporte
   *[other] remportent
  } le match.
koroona-ending-how = { $how ->
    [left] { $name } a quitté la partie.
    [agreed] Tout le monde a convenu d’en rester là.
   *[played] {""}
  }

level-koroona-novice = Novice
level-koroona-casual = Occasionnel
level-koroona-club = Joueur de club
level-koroona-strong = Confirmé
level-koroona-master = Maître

refused-koroona-seat_count = Le Koroona se joue à deux, ou à quatre en deux équipes. Occupez ou libérez une place.
refused-koroona-set_count = Un match compte 1, 3, 5 ou 7 manches. Choisissez parmi ces nombres.
refused-koroona-clock = Le temps d’un coup va de 5 à 600 secondes. Choisissez-en un, ou aucun.
refused-koroona-not_optional = Seules les règles N11 à N17 peuvent être laissées de côté. Les autres restent.
refused-koroona-over = Le match est terminé. Prenez votre revanche.
refused-koroona-not_your_turn = Ce n’est pas à vous. Laissez d’abord frapper qui est au plateau.
refused-koroona-still_moving = Les pions bougent encore. Frappez dès que tout est immobile.
refused-koroona-time_is_up = Le temps pour ce coup est écoulé. Le tour passe au joueur suivant.
refused-koroona-outside_zone = Le palet doit être derrière votre ligne et entre les lignes latérales, sans qu’aucune soit visible à travers son trou. Ramenez-le dans la partie claire.
refused-koroona-touches_disc = Le palet ne doit toucher aucun pion. Sortez-le de la partie hachurée.
refused-koroona-absurd_speed = Aucune queue ne frappe si doucement ni si fort. Changez la force.
refused-koroona-absurd_angle = La queue passe par-dessus votre bord : au plus un quart de tour de chaque côté. Visez devant vous.
refused-koroona-no_place = Il n’y a pas de place pour le palet. Vous ne pouvez que laisser passer le tour.
refused-koroona-must_strike = Il y a de la place pour le palet : on ne peut pas laisser passer le tour. Frappez.
refused-koroona-no_answer = Ce coup précis ne peut pas être calculé. Changez-le d’un cheveu.

koroona-says-ask = Qu’aurait tenté le maître ?
koroona-says = Le maître, à la place de { $name } : { $angle }° vers la { $side ->
    [left] gauche
   *[right] droite
}, à { $speed } m/s ; environ { $worth } palets.
koroona-says-nothing = Rien à dire de ce moment.
