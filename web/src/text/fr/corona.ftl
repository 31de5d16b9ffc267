# Corona.

level-corona-beginner = Débutant
level-corona-gatherer = Rassembleur
level-corona-planner = Planificateur
level-corona-expert = Expert
level-corona-master = Maître

# Le tablier

corona-board = Le tablier de Corona
corona-ring = La couronne
corona-colour-red = rouge
corona-colour-orange = orange
corona-colour-yellow = jaune
corona-colour-green = vert
corona-colour-blue = bleu
corona-colour-violet = violet
corona-shape-red = rond
corona-shape-orange = triangle
corona-shape-yellow = carré
corona-shape-green = losange
corona-shape-blue = hexagone
corona-shape-violet = étoile
corona-die = dé { $colour } ({ $shape }) : { $pips }
corona-die-blank = dé { $colour } ({ $shape })
corona-die-used = sur une pièce
corona-space = Case { $space } : { $count ->
    [0] vide
    [1] une pièce
   *[other] { $count } pièces
  }
corona-space-marked = , marquée { $markers }
corona-plus = +{ $points }
corona-round = manche
corona-round-of = sur { $rounds }
corona-points = { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
  }
corona-points-of = { $points } points sur { $call }
corona-of-call = sur { $call }
corona-chips = { $chips ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  }
corona-silenced = réduit au silence
corona-left = a quitté la partie

# Ouverture et mise en place

corona-opening-rolls = Jets d’ouverture
corona-sets-up = met en place
corona-is-setting-up = met en place
corona-does-put = Poser une pièce ici
corona-does-take = Prendre une pièce d’ici
corona-tray = { $count ->
    [0] La réserve est vide
    [1] Une pièce dans la réserve
   *[other] { $count } pièces dans la réserve
  }
corona-tray-back = Remettre la pièce dans la réserve
corona-tray-here = à la réserve
corona-scatter = Disperser au hasard
corona-clear = Effacer
corona-roll = Lancer les dés
corona-still-in-tray = { $count ->
    [1] Encore une pièce à placer
   *[other] Encore { $count } pièces à placer
  }
corona-time-low = { $seconds ->
    [one] seconde
   *[other] secondes
  }
corona-time-low-setting = Toujours là ? Dans { $seconds } secondes, le reste est dispersé et les dés roulent.
corona-time-low-playing = Toujours là ? Dans { $seconds } secondes, la manche se termine telle quelle.

# Enchères

corona-seconds = { $seconds }
corona-glass-left = Encore { $seconds } secondes
corona-glass-empty = Le sablier est écoulé
corona-no-call-yet = Pas encore d’annonce
corona-leads-for-now = en tête pour l’instant
corona-all-calls = Toutes les annonces, dans l’ordre
corona-who-calls = Qui annonce ?
corona-call-pad = Annoncer un nombre de points
corona-call-points = Annoncer { $points }
corona-say-done = Je n’annonce plus rien
corona-is-done = Vous avez terminé ces enchères
corona-silenced-why = Réduit au silence pour ces enchères : la dernière annonce a été manquée.

# Marquer et avancer

corona-does-mark = Poser ici le marqueur { $colour }
corona-does-move = Avancer jusqu’à la case { $to } pour { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
  }
corona-move-it = Avancer à la case { $to } pour +{ $points }
corona-touch-again = Touchez-la encore pour avancer : c’est définitif.
corona-take-marker = Retirer le marqueur
corona-end-play = Ne rien avancer et finir la manche
corona-which-of-stack = Laquelle de la pile ?
corona-help-marking = Touchez un dé, puis la pièce qu’il doit avancer. Ou faites-le glisser.
corona-help-marked = Marquez d’autres pièces, ou touchez-en une marquée pour voir où elle va.
corona-help-die-in-hand = Touchez maintenant la pièce que ce dé doit avancer.
corona-help-piece-in-hand = Touchez maintenant le dé qui doit avancer cette pièce.
corona-help-moving = Touchez une pièce marquée pour voir où elle va.

# Après la manche

corona-made = Annonce tenue
corona-failed = Annonce manquée
corona-made-how = { $name } a annoncé { $call } et marqué { $points }. Les autres paient chacun un jeton.
corona-failed-how = { $name } a annoncé { $call } et marqué { $points } : un jeton à chacun, et le silence aux prochaines enchères.
corona-last-round = La dernière manche
corona-last-played = { $made ->
    [yes] { $name } a annoncé { $call } et fait { $points }.
   *[no] { $name } a annoncé { $call } et n’a fait que { $points }.
  }
corona-last-passed = Personne n’a rien annoncé.
corona-last-worth = On pouvait en faire { $best }.
corona-show-me = Montrez-moi
corona-show-stop = Revenir au jeu
corona-showing = Une meilleure suite, coup par coup.

# La fin

corona-winners = { $count ->
    [1] { $names } gagne
   *[other] Victoire partagée : { $names }
  }
corona-ended = Fin de la partie : { $why }.
corona-ended-rounds = toutes les manches sont jouées
corona-ended-time = le temps est écoulé
corona-ended-broke = quelqu’un n’a plus de jetons
corona-ended-doubled = quelqu’un a doublé ses jetons
corona-ended-last_seat = tous les autres sont partis
corona-ended-agreed = tout le monde a voulu s’arrêter
corona-story-title = Le fil de la partie
corona-story-picture = Les jetons de chacun après chaque manche, en courbes. Le tableau ci-dessous dit la même chose en chiffres.
corona-story-table = La partie, manche par manche
corona-story-start = début
corona-story-round = Manche
corona-story-bidder = Preneur
corona-story-call = Annonce
corona-story-points = Points
corona-story-best = Valeur
corona-story-made = tenue
corona-story-failed = manquée
corona-story-told = { $made ->
    [yes] { $points } pour { $call } ✓
   *[no] { $points } pour { $call } ✗
  }
corona-story-told-best = valeur { $best }
corona-check-title = Les dés étaient-ils honnêtes ?
corona-check-why = Avant le premier jet, le serveur s’est engagé sur ses dés. La partie finie, cet appareil peut recalculer lui-même chaque jet.
corona-check-dice = Vérifier les dés
corona-check-fits = Les { $rolls } jets sont justes, et l’engagement du serveur aussi.
corona-check-roll-wrong = Le jet { $roll } n’est pas celui que donne la graine. Cette partie n’était pas honnête.
corona-check-commitment-wrong = La graine n’est pas celle sur laquelle le serveur s’était engagé. Cette partie n’était pas honnête.
corona-check-unreachable = Impossible d’obtenir le récit de la partie. Réessayez une fois connecté.
corona-check-commitment = Engagement
corona-check-opening = Jet { $roll } : { $name }
corona-check-throw = Jet { $roll }
corona-check-tick = juste
corona-check-cross = faux

# Ce dont on convient

corona-terms-endings = La partie finit
corona-terms-rounds = après un nombre de manches
corona-terms-rounds-why = Une manche sans annonce ne compte pas.
corona-terms-rounds-amount = Manches
corona-terms-time = après un temps
corona-terms-time-why = Une manche dont les dés sont lancés se joue encore.
corona-terms-time-amount = Minutes
corona-terms-broke = quand quelqu’un n’a plus de jetons
corona-terms-broke-why = Sinon, on continue sans jetons.
corona-terms-doubled = quand quelqu’un a doublé ses jetons
corona-terms-doubled-why = Une partie vive, pour les audacieux.
corona-terms-glass-title = Les enchères
corona-terms-glass-amount = Secondes au sablier
corona-terms-glass-why = La vieille règle dit une minute. Plus pour débuter, moins pour l’œil vif.
corona-terms-early_end = peuvent finir plus tôt
corona-terms-early_end-why = Quand tous ont dit « terminé », ou que quelqu’un a annoncé 21.
corona-terms-beat_the_highest = chaque annonce doit battre la plus haute
corona-terms-beat_the_highest-why = Sinon, seulement sa propre dernière annonce ; à égalité, la première compte.
corona-terms-patience = S’attendre les uns les autres
corona-terms-play_limit = limiter le temps pour marquer et avancer
corona-terms-play_limit-why = Ce qui n’a pas avancé à temps ne rapporte rien.
corona-terms-play_limit-amount = Secondes
corona-terms-idle_limit = continuer sans qui ne fait rien
corona-terms-idle_limit-why = Ses pièces non posées sont dispersées, ou sa manche s’arrête là.
corona-terms-idle_limit-amount = Secondes

# Ce que vous pouvez faire

corona-now-for = { $name } : { $what }
corona-now-opening = Chacun lance un dé ; le premier six met en place la première manche.
corona-now-set-up = Posez les six pièces où vous voulez, même en pile. Puis les dés sont lancés pour tous.
corona-now-set-up-again = Personne n’a rien annoncé. Remettez les pièces en place.
corona-now-setting-up = { $name } pose les pièces. Puis les dés sont lancés et les enchères commencent.
corona-now-call = Les dés avancent des pièces sur d’autres pour des points. Annoncez ce que vous ferez : la plus haute annonce joue.
corona-now-call-higher = { $name } est en tête avec { $points }. Vous voyez mieux ? Annoncez-le avant la fin du sablier.
corona-now-you-lead = Vous êtes en tête avec { $points }. Si personne n’annonce plus, il faudra les faire.
corona-now-silenced = Vous avez manqué votre dernière annonce : silence pour ces enchères. Regardez.
corona-now-done = Vous avez terminé. Le sablier coule pour les autres.
corona-now-watch = Le sablier coule : qui ose annoncer ?
corona-now-watch-lead = { $name } est en tête avec { $points }, le sablier coule.
corona-now-mark = À vous : faites { $call } points. Posez les dés sur les pièces qu’ils doivent avancer.
corona-now-mark-more = Faites { $call } points. Changez tout à votre gré ; la première pièce avancée y met fin.
corona-now-marking = { $name } doit faire { $call } points et marque des pièces.
corona-now-move = { $points } points sur { $call }. Touchez les pièces marquées l’une après l’autre : l’ordre compte.
corona-now-moving = { $name } a { $points } points sur { $call }.
corona-now-over = { $count ->
    [1] { $names } gagne avec { $chips } jetons.
   *[other] Victoire partagée avec { $chips } jetons chacun : { $names }.
  }

# Pourquoi quelque chose est impossible

corona-hint-marking-is-over = Après le premier coup, les marqueurs ne changent plus. Touchez les pièces marquées.
corona-hint-marker-wants-piece = Un marqueur va sur une pièce. Touchez une pièce ou une pile.
corona-hint-not-marked = Seules les pièces marquées avancent. Touchez-en une qui porte un marqueur.
corona-hint-mark-first = Une pièce avance par son marqueur. Touchez d’abord un dé, puis cette pièce.
corona-hint-glass-empty = Le sablier est écoulé : les annonces ne comptent plus.
corona-hint-silenced = Vous êtes réduit au silence pour ces enchères. Vous pourrez annoncer aux prochaines.
corona-hint-done = Vous avez dit « terminé ». Vous pourrez annoncer aux prochaines enchères.
corona-hint-nothing-higher = 21 est le plus haut possible. Rien ne peut le battre.
corona-hint-own-call = Vous avez annoncé { $own }. Une annonce ne baisse pas : annoncez { $lowest } ou plus.
corona-hint-beat-highest = À cette table, il faut battre l’annonce la plus haute, { $highest } : annoncez { $lowest } ou plus.

# Ce qui s’est passé

told-corona-opening_rolled = { $name } fait { $pips }.
told-corona-round_set_up = Les dés montrent { $dice }.
told-corona-round_set_up-by = { $name } a mis en place. Les dés montrent { $dice }.
told-corona-round_set_up-idle = { $name } n’était pas là : les pièces posées restent, les autres ont été dispersées. Les dés montrent { $dice }.
told-corona-call_placed = { $name } : « { $points } ! »
told-corona-done_said = { $name } n’annonce plus rien.
told-corona-glass_stopped = Les enchères finissent plus tôt.
told-corona-auction_won = { $name } joue et doit faire { $call }.
told-corona-auction_passed = Personne n’a rien annoncé.
told-corona-piece_moved = De { $from }, par { $die }, à { $to } : { $points ->
    [0] rien
    [1] un point
   *[other] { $points } points
  }.
told-corona-round_settled = { $name } a annoncé { $call } et fait { $points } : { $chips ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  } des autres.
told-corona-round_settled-failed = { $name } a annoncé { $call } et ne fait que { $points } : { $chips ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  } aux autres.
told-corona-situation_appraised = On pouvait faire { $best } points.
told-corona-bidder_silenced = Silence pour { $name } aux prochaines enchères.
told-corona-seat_left = { $name } quitte la partie et emporte { $chips ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  }.
told-corona-calls_voided = Les annonces de { $name } sont annulées.
told-corona-game_ended = La partie est finie : { $why }.

# Refus

refused-corona-too_few_players = Corona se joue au moins à deux. Faites asseoir un ami ou un robot.
refused-corona-seat_left = Cette place a quitté la partie. Vous pouvez regarder la suite.
refused-corona-not_setting_up = Les pièces se posent avant le jet des dés. Attendez votre mise en place.
refused-corona-not_the_setter = Quelqu’un d’autre met en place cette manche. Votre tour vient dans le sens horaire.
refused-corona-pieces_are_there = Les pièces y sont déjà. Déplacez-en une autre.
refused-corona-placed_too_often = C’est plus de changements que la table n’en retient en une mise en place. Posez les six et lancez les dés.
refused-corona-no_auction = On annonce pendant que le sablier coule. Attendez le prochain jet.
refused-corona-done_not_agreed = À cette table, le sablier coule toujours jusqu’au bout. Vous pouvez encore annoncer.
refused-corona-already_done = Vous avez dit « terminé ». Vous pourrez annoncer aux prochaines enchères.
refused-corona-glass_has_run_out = Le sablier est écoulé : cette annonce vient trop tard.
refused-corona-not_the_bidder = C’est le preneur qui joue cette manche. Vous pouvez regarder.
refused-corona-call_out_of_range = Une annonce est un nombre de 1 à 21.
refused-corona-call_not_higher = Une annonce ne baisse pas : annoncez plus que votre dernière.
refused-corona-call_beats_nobody = À cette table, il faut battre l’annonce la plus haute. Annoncez plus.
refused-corona-not_playing = On marque et on avance après les enchères. Pas maintenant.
refused-corona-marking_is_over = Après le premier coup, les marqueurs ne changent plus. Touchez les pièces marquées.
refused-corona-marker_is_there = Ce marqueur est déjà sur cette pièce.
refused-corona-no_marker_there = Il n’y a pas de marqueur sur cette pièce.
refused-corona-piece_is_not_marked = Seules les pièces marquées avancent. Touchez-en une qui porte un marqueur.
refused-corona-marked_must_move = Toute pièce marquée doit avancer. Touchez la suivante.
refused-corona-silenced = Vous êtes réduit au silence pour ces enchères. Vous pourrez annoncer aux prochaines.
refused-corona-game_is_over = La partie est finie. Demandez une revanche.
refused-corona-no_ending = Une partie doit finir d’une façon ou d’une autre : convenez d’au moins une condition.
refused-corona-no_rounds = Une partie a au moins une manche.
refused-corona-time_out_of_range = Les durées vont de cinq secondes à un jour.

corona-says = Selon le calcul : { $best } points étaient possibles
corona-says-move = { $from } → { $to } avec { $die } : +{ $points }
