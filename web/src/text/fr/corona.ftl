# Corona.

# Le plateau

corona-board = Le plateau de Corona
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
corona-die-out = hors jeu
corona-space = Case { $space } : { $count ->
    [0] vide
    [1] une pièce
   *[other] { $count } pièces
  }
corona-space-marked = , marqueurs : { $markers }
corona-plus = +{ $points }
corona-round = manche
corona-round-of = sur { $rounds }
corona-points = { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
  }
corona-points-of = { $points } sur { $call ->
    [one] { $call } point
   *[other] { $call } points
  }
corona-of-call = sur { $call }
corona-chips = { $chips ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  }
corona-silenced = au silence
corona-left = a quitté la partie

# Ouverture et montage

corona-opening-rolls = Jets d’ouverture : le premier six monte la manche
corona-sets-up = monte la manche
corona-is-setting-up = monte la manche
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
corona-clear = Tout retirer
corona-roll = Lancer les dés
corona-still-in-tray = { $count ->
    [one] Encore { $count } pièce à placer
   *[other] Encore { $count } pièces à placer
  }
corona-time-low = { $seconds ->
    [one] seconde
   *[other] secondes
  }
corona-time-low-setting = Toujours là ? Dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, le reste est dispersé et les dés sont lancés.
corona-time-low-playing = Toujours là ? Dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, la manche se termine telle quelle.

# Enchères

corona-seconds = { $seconds }
corona-glass-left = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
corona-glass-empty = Le sablier est écoulé
corona-no-call-yet = Pas encore de mise
corona-leads-for-now = en tête
corona-all-calls = Toutes les mises, dans l’ordre
corona-who-calls = Qui mise ?
corona-call-pad = Miser un nombre de points
corona-call-points = Miser { $points }
corona-say-done = Terminé : je ne mise plus
corona-is-done = Terminé ✓ pour ces enchères
corona-say-done-short = Terminé
corona-done-short = Terminé ✓
corona-silenced-why = Au silence pour ces enchères : la dernière mise a été manquée.
corona-won = { $who ->
    [you] À vous de jouer : faites { $call }.
   *[other] { $name } joue et doit faire { $call }.
}

# Marquer et avancer

corona-does-mark = Poser ici le marqueur { $colour }
corona-does-move = Avancer jusqu’à la case { $to } pour { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
  }
corona-move-it = Avancer à la case { $to } pour +{ $points }
corona-touch-again = Touchez encore la pièce, ou sa case d’arrivée, pour la faire avancer : c’est définitif.
corona-touch-first = { $dice ->
    [one] Un dé n’est sur aucune pièce : après ce coup, il ne sert plus.
   *[other] { $dice } dés ne sont sur aucune pièce : après ce coup, ils ne servent plus.
}
corona-take-marker = Retirer le marqueur
corona-end-play = Finir la manche sans rien faire avancer
corona-end-play-sure = Vraiment finir ? Touchez encore
corona-which-of-stack = Quelle pièce de la pile ?
corona-help-marking = Touchez un dé, puis la pièce qu’il doit faire avancer. Ou faites-le glisser.
corona-help-marked = Marquez d’autres pièces, ou touchez-en une marquée pour voir où elle va.
corona-help-die-in-hand = Touchez maintenant la pièce que ce dé doit faire avancer.
corona-help-piece-in-hand = Touchez maintenant le dé qui doit faire avancer cette pièce.
corona-help-moving = Touchez une pièce marquée pour voir où elle va.

# Après la manche

corona-last-round = La manche précédente
corona-last-played = { $who ->
    [you] { $made ->
        [yes] Vous avez misé { $call } et fait { $points }.
       *[no] Vous avez misé { $call } et n’avez fait que { $points }.
    }
   *[other] { $made ->
        [yes] { $name } a misé { $call } et fait { $points }.
       *[no] { $name } a misé { $call } et n’a fait que { $points }.
    }
}
corona-last-passed = Personne n’a misé.
corona-last-worth = On pouvait en faire { $best }.
corona-show-me = Montrez-moi
corona-show-stop = Fermer
corona-show-back = Retour
corona-show-next = Dé suivant
corona-showing = Une des meilleures suites, coup { $nth } sur { $moves } :
corona-showing-move = de la case { $from }, par { $die }, jusqu’à la case { $to }, +{ $points }.
corona-showing-end = { $points ->
    [one] { $points } point en tout.
   *[other] { $points } points en tout.
  }
corona-next-round = Manche suivante
corona-goes-on = La manche suivante commence d’elle-même dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
corona-end-passed = Personne n’a misé
corona-end-made = { $who ->
    [you] Réussi : { $points } pour { $call }
   *[other] { $name } a réussi : { $points } pour { $call }
}
corona-end-failed = { $who ->
    [you] Manqué : { $points } sur { $call }
   *[other] { $name } a manqué sa mise : { $points } sur { $call }
}
corona-end-ran-out = { $who ->
    [you] Votre temps était écoulé.
   *[other] Le temps était écoulé.
}
corona-end-made-how = { $who ->
    [you] { $chips ->
        [1] Vous recevez un jeton.
       *[other] Tout le monde vous paie un jeton.
    }
   *[other] { $stake ->
        [pays] { $chips ->
            [1] Vous payez un jeton à { $name }.
           *[other] Vous payez un jeton à { $name }, comme tout le monde.
        }
       *[none] { $chips ->
            [1] { $name } reçoit un jeton.
           *[other] Tout le monde paie un jeton à { $name }.
        }
    }
}
corona-end-failed-how = { $who ->
    [you] { $chips ->
        [1] Vous payez un jeton et gardez le silence aux prochaines enchères.
       *[other] Vous payez un jeton à tout le monde et gardez le silence aux prochaines enchères.
    }
   *[other] { $stake ->
        [gets] { $chips ->
            [1] { $name } vous paie un jeton.
           *[other] { $name } vous paie un jeton, comme à tout le monde.
        }
       *[none] { $chips ->
            [1] { $name } paie un jeton.
           *[other] { $name } paie un jeton à tout le monde.
        }
    }
}

# La fin

corona-decided = { $chips ->
    [one] Avec { $chips } jeton.
   *[other] Avec { $chips } jetons.
  } Fin de la partie : { $why }.
corona-ended-rounds = toutes les manches sont jouées
corona-ended-time = le temps est écoulé
corona-ended-broke = quelqu’un n’a plus de jetons
corona-ended-doubled = quelqu’un a doublé ses jetons
corona-ended-last_seat = il ne reste plus qu’une personne
corona-ended-agreed = tout le monde a voulu s’arrêter
corona-story-title = Le fil de la partie
corona-story-picture = Les jetons de tout le monde après chaque manche, en courbes. Le tableau ci-dessous dit la même chose en chiffres.
corona-story-table = La partie, manche par manche
corona-story-start = début
corona-story-round = Manche
corona-story-bidder = Qui jouait
corona-story-call = Mise
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
corona-check-why = Avant le premier jet, le serveur s’est engagé sur ses dés. Maintenant que la partie est finie, cet appareil peut recalculer lui-même chaque jet.
corona-check-dice = Vérifier les dés
corona-check-fits = { $rolls ->
    [one] Le seul jet est juste, et l’engagement du serveur aussi.
   *[other] Les { $rolls } jets sont justes, et l’engagement du serveur aussi.
  }
corona-check-roll-wrong = Le jet { $roll } n’est pas celui que donne la graine. Cette partie n’était pas honnête.
corona-check-commitment-wrong = La graine n’est pas celle sur laquelle le serveur s’était engagé. Cette partie n’était pas honnête.
corona-check-unreachable = Impossible d’obtenir l’enregistrement de la partie. Réessayez une fois la connexion revenue.
corona-check-given = La première manche était donnée, pièces et dés : ces dés ne peuvent pas être vérifiés.
corona-check-commitment = Engagement
corona-check-opening = Jet { $roll } : { $name }
corona-check-throw = Jet { $roll }
corona-check-tick = juste
corona-check-cross = faux

# Ce dont on convient

corona-terms-endings = La partie finit
corona-terms-rounds = après un certain nombre de manches
corona-terms-rounds-why = Une manche sans mise ne compte pas.
corona-terms-rounds-amount = Manches
corona-terms-time = après un certain temps
corona-terms-time-why = Une manche dont les dés sont lancés se joue encore.
corona-terms-time-amount = Minutes
corona-terms-broke = quand quelqu’un n’a plus de jetons
corona-terms-broke-why = Sinon, on continue sans jetons.
corona-terms-doubled = quand quelqu’un a doublé ses jetons
corona-terms-doubled-why = Une partie vive, pour qui a de l’audace.
corona-terms-glass-title = Les enchères
corona-terms-glass-amount = Secondes au sablier
corona-terms-glass-why = La règle d’origine dit une minute. Davantage pour débuter, moins pour l’œil vif.
corona-terms-early_end = peuvent finir plus tôt
corona-terms-early_end-why = Quand tout le monde a dit « terminé », ou que quelqu’un a misé 21.
corona-terms-beat_the_highest = chaque mise doit dépasser la plus haute
corona-terms-beat_the_highest-why = Sinon, seulement votre propre dernière mise ; à égalité, la première compte.
corona-terms-patience = Attendre les autres
corona-terms-play_limit = limiter le temps pour marquer et faire avancer
corona-terms-play_limit-why = Ce qui n’a pas avancé à temps ne rapporte rien.
corona-terms-play_limit-amount = Secondes
corona-terms-idle_limit = continuer sans une personne inactive
corona-terms-idle_limit-why = Ses pièces non posées sont dispersées, ou sa manche s’arrête là.
corona-terms-idle_limit-amount = Secondes

# Ce que vous pouvez faire

corona-now-for = { $name } : { $what }
corona-now-opening = On lance un dé à tour de rôle ; qui fait le premier six monte la première manche.
corona-now-set-up = Posez les six pièces où vous voulez, même en pile. Puis les dés sont lancés pour tout le monde.
corona-now-settled = La manche est finie.
corona-now-ended-mine = La manche est finie. À vous de monter la suivante.
corona-now-ended = La manche est finie. { $name } monte la suivante.
corona-now-looking = C’est la manche précédente, dé par dé. « Fermer » vous ramène à la suivante.
corona-now-set-up-again = Personne n’a misé. Placez de nouveau les pièces.
corona-now-setting-up = { $name } pose les pièces. Puis les dés sont lancés et les enchères commencent.
corona-now-call = Un dé fait avancer une pièce d’autant. Sur d’autres, toute la pile rapporte. Misez vos points.
corona-now-call-higher = { $name } est en tête avec { $points }. Vous voyez mieux ? Misez avant la fin du sablier.
corona-now-you-lead = Vous êtes en tête avec { $points }. Si personne ne mise davantage, il faudra les faire.
corona-now-you-lead-alone = En tête avec { $points } : personne d’autre ne peut miser. Le sablier vide, il faudra les faire.
corona-now-you-lead-done = En tête avec { $points } : personne d’autre ne peut miser. « Terminé », et vous jouez.
corona-now-silenced = Vous avez manqué votre dernière mise : silence pour ces enchères. Regardez les autres.
corona-now-done = Vous avez terminé. Le sablier coule pour les autres.
corona-now-watch = Le sablier coule : qui ose miser ?
corona-now-watch-lead = { $name } est en tête avec { $points }, le sablier coule.
corona-now-mark = À vous : faites { $call ->
    [one] { $call } point
   *[other] { $call } points
  }. Posez les dés sur les pièces qu’ils doivent faire avancer.
corona-now-mark-more = Faites { $call ->
    [one] { $call } point
   *[other] { $call } points
  }. Vous pouvez tout changer tant qu’aucune pièce n’a avancé.
corona-now-marking = { $name } doit faire { $call ->
    [one] { $call } point
   *[other] { $call } points
  } et marque des pièces.
corona-now-move = { $points } sur { $call ->
    [one] { $call } point
   *[other] { $call } points
  }. Touchez les pièces marquées l’une après l’autre : l’ordre compte.
corona-now-moving = { $name } en est à { $points } sur { $call ->
    [one] { $call } point
   *[other] { $call } points
  }.
corona-now-over = { $count ->
    [1] { $names } gagne avec { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
      }.
   *[other] Victoire partagée, avec { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
      } par personne : { $names }.
  }

# Pourquoi quelque chose est impossible

corona-hint-marking-is-over = Après le premier coup, les marqueurs ne changent plus. Touchez les pièces marquées.
corona-hint-marker-wants-piece = Un marqueur va sur une pièce. Touchez une pièce ou une pile.
corona-hint-not-marked = Seules les pièces marquées avancent. Touchez-en une qui porte un marqueur.
corona-hint-mark-first = Une pièce avance selon son marqueur. Touchez d’abord un dé, puis cette pièce.
corona-hint-glass-empty = Le sablier est écoulé : les mises ne comptent plus.
corona-hint-silenced = Le silence vous est imposé pour ces enchères. Vous pourrez miser aux prochaines.
corona-hint-done = Vous avez dit « terminé ». Vous pourrez miser aux prochaines enchères.
corona-hint-nothing-higher = 21 est le plus haut possible. Rien ne peut le battre.
corona-hint-own-call = Vous avez misé { $own }. Une mise ne baisse pas : misez { $lowest } ou plus.
corona-hint-beat-highest = À cette table, il faut dépasser la mise la plus haute, { $highest } : misez { $lowest } ou plus.

# Ce qui s’est passé

told-corona-opening_rolled = { $name } fait { $pips }.
told-corona-round_set_up = Les dés montrent { $dice }.
told-corona-round_set_up-by = { $name } a monté la manche. Les dés montrent { $dice }.
told-corona-round_set_up-idle = { $name } n’était pas là : les pièces posées restent, les autres ont été dispersées. Les dés montrent { $dice }.
told-corona-call_placed = { $name } : « { $points } »
told-corona-done_said = { $name } ne mise plus.
told-corona-situation_given = La manche est donnée : les dés montrent { $dice }. Personne ne les a lancés.
told-corona-glass_stopped = Les enchères finissent plus tôt.
told-corona-auction_won = { $name } joue et doit faire { $call }.
told-corona-auction_passed = Personne n’a misé.
told-corona-piece_moved = De { $from } à { $to }, par un { $die } : { $points ->
    [0] rien
    [1] un point
   *[other] { $points } points
  }.
told-corona-round_settled = { $name } a misé { $call } et fait { $points } : { $chips ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  } des autres.
told-corona-round_settled-failed = { $name } a misé { $call } et ne fait que { $points } : { $chips ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  } aux autres.
told-corona-situation_appraised = On pouvait faire { $best ->
    [one] { $best } point
   *[other] { $best } points
  }.
told-corona-bidder_silenced = Silence pour { $name } aux prochaines enchères.
told-corona-seat_left = { $name } quitte la partie et { $chips ->
    [0] n’emporte aucun jeton
    [1] emporte un jeton
   *[other] emporte { $chips } jetons
  }.
told-corona-calls_voided = Les mises de { $name } sont annulées.
told-corona-game_ended = La partie est finie : { $why }.

# Refus

refused-corona-too_few_players = Corona se joue au moins à deux. Invitez quelqu’un ou asseyez un robot.
refused-corona-seat_left = Cette place a quitté la partie. Vous pouvez regarder la suite.
refused-corona-not_setting_up = Les pièces se posent avant le jet des dés. Attendez votre tour de monter une manche.
refused-corona-not_the_setter = Quelqu’un d’autre monte cette manche. Votre tour vient dans le sens horaire.
refused-corona-pieces_are_there = Les pièces y sont déjà. Déplacez-en une autre.
refused-corona-placed_too_often = C’est plus de changements que la table n’en retient pour une manche. Posez les six pièces et lancez les dés.
refused-corona-no_auction = On mise pendant que le sablier coule. Attendez le prochain jet.
refused-corona-done_not_agreed = À cette table, le sablier coule toujours jusqu’au bout. Vous pouvez encore miser.
refused-corona-already_done = Vous avez dit « terminé ». Vous pourrez miser aux prochaines enchères.
refused-corona-glass_has_run_out = Le sablier est écoulé : cette mise vient trop tard.
refused-corona-not_the_bidder = La mise la plus haute joue cette manche. Vous pouvez regarder.
refused-corona-call_out_of_range = Une mise est un nombre de 1 à 21.
refused-corona-call_not_higher = Une mise ne baisse pas : misez plus que la dernière fois.
refused-corona-call_beats_nobody = À cette table, il faut dépasser la mise la plus haute. Misez plus.
refused-corona-not_playing = On marque et on avance après les enchères. Pas maintenant.
refused-corona-marking_is_over = Après le premier coup, les marqueurs ne changent plus. Touchez les pièces marquées.
refused-corona-marker_is_there = Ce marqueur est déjà sur cette pièce.
refused-corona-no_marker_there = Il n’y a pas de marqueur sur cette pièce.
refused-corona-piece_is_not_marked = Seules les pièces marquées avancent. Touchez-en une qui porte un marqueur.
refused-corona-marked_must_move = Toute pièce marquée doit avancer. Touchez la suivante.
refused-corona-silenced = Le silence vous est imposé pour ces enchères. Vous pourrez miser aux prochaines.
refused-corona-position_seat = La position nomme une place que cette table n’a pas.
refused-corona-position_bidder = Dans cette position, la personne qui joue est au silence et n’aurait pas pu miser.
refused-corona-game_is_over = La partie est finie. Demandez une revanche.
refused-corona-no_ending = Une partie doit finir d’une façon ou d’une autre : convenez d’au moins une condition.
refused-corona-no_rounds = Une partie a au moins une manche.
refused-corona-time_out_of_range = Les durées vont de cinq secondes à un jour.

corona-analysis-none = Aucune manche n’a été jouée jusqu’au bout : il n’y a rien à regarder.
corona-analysis-round = Manche { $round }
corona-analysis-line = La meilleure suite, dé par dé
corona-analysis-sights = Quand des robots de chaque niveau l’auraient vue
corona-analysis-sees = { $seconds ->
    [one] après { $seconds } seconde
   *[other] après { $seconds } secondes
}
corona-analysis-misses = jamais ; trouve { $finds } sur { $best }
corona-analysis-left = { $points ->
    [one] { $points } point non trouvé
   *[other] { $points } points non trouvés
}
corona-analysis-all = tous les points trouvés
