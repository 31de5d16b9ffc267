# Le cadre de la table.

menu = Menu
seats = Qui joue
that-is-you = (vous)
away = hors ligne
left-for-good = a quitté la partie
stand-in-plays = un robot joue à sa place
plays-for = pour { $name }
watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
what-happened = Ce qui s’est passé
nothing-yet = Rien encore.
host = Hôte

who-plays = Qui joue
seats-wanted = { $most ->
    [2] À deux.
   *[other] De { $fewest } à { $most }.
}
is-ready = c’est bon
free-chair = Libérer la place de { $name }
bot-level = Force du robot
add-bot = Asseoir un robot
your-name = Votre nom
name-of-another = Nom d’une autre personne ici
their-name = Son nom
sit = S’asseoir
sit-another = L’asseoir aussi
invite = Inviter
terms = Ce qui est convenu
terms-by-host = L’hôte peut le changer.
allowance = Tenir compte des connexions lentes
allowance-why = Le retard dû à la connexion n’est compté à personne, jusqu’à un dixième de seconde.
start = Commencer
ready = C’est bon pour moi
you-are-ready = C’est bon pour vous
ready-again = Ce qui est convenu a changé : redites que c’est bon pour vous.
need-more = { $count ->
    [one] Il manque une personne. Asseyez un robot ou invitez quelqu’un.
   *[other] Il manque { $count } personnes. Asseyez des robots ou invitez du monde.
}
waiting-for = On attend { $names }.
waiting-for-host = On attend que l’hôte commence.
play-again = Rejouer
change-table = Changer les places ou les options
analysis = Analyse
analysis-ask = { $what ->
    [position] Analyser la position
   *[game] Analyser la partie
}
analysis-link = Un lien vers cette position
analysis-link-moment = Ce moment de la partie :
analysis-link-alone = La position seule, sans rien de la partie ni de ses joueurs :
analysis-close = Retour à la table
try-position = Essayer cette position contre des robots
try-position-leaves = Une table à vous s’ouvre, contre des robots. Qui reste ici : { $names }. La flèche dans la barre du haut ramène ici.
try-position-yes = Ouvrir cette table
try-position-no = Rester ici
way-back = Retour là où vous étiez
terms-position = Cette partie commence par une position donnée.
terms-usual-start = Commencer comme d’habitude
expert-thinking = { $what ->
    [position] La position est examinée…
   *[game] La partie est examinée…
}
expert-away = Analyse indisponible pour l’instant. Réessayez dans un moment.
expert-part = Cette partie était trop longue pour être examinée jusqu’au bout.

now-come = Choisissez un nom et asseyez-vous, ou regardez simplement.
now-before = Invitez du monde ou asseyez des robots, puis commencez.
now-before-guest = Dites-le quand tout est prêt pour vous ; l’hôte commence la partie.
now-over = La partie est finie. Une autre ?
title-your-turn = ● À vous · { $title }
end-of-game = La fin de la partie
end-you-win = { $count ->
    [0] Vous gagnez
   *[other] Vous gagnez, avec { $others }
  }
end-wins = { $count ->
    [1] { $names } gagne
   *[other] Victoire partagée : { $names }
  }
end-drawn = Partie nulle
end-own-place = Vous arrivez à la place { $place } sur { $count }.
end-declined = Quelqu’un préfère continuer : la partie se poursuit.
end-declined-by = { $name } préfère continuer : la partie se poursuit.
now-paused = La table est en pause ; le temps ne court pas.
now-abandoned = Personne n’a rien fait depuis un moment : la table est en pause.
resume = Reprendre
pause = Pause
pause-wished = Pause souhaitée par { $names }.
pause-wished-short = { $names } : une pause ?
pause-later = La table fera une pause après ces enchères.
pause-together = La table fera une pause dès que toutes les personnes qui jouent le souhaiteront.
pause-waits-short = Pause à venir
pause-too = Pause aussi
pause-not = Finalement, pas de pause
line-lost = La connexion est perdue ; elle revient d’elle-même.
line-slow = La connexion est lente en ce moment.
line-back = La connexion est revenue.
line-lost-waiting = { $count ->
    [one] Votre action sera envoyée alors, si elle convient encore.
   *[other] Vos { $count } actions seront envoyées alors, si elles conviennent encore.
}

share-title = Inviter
share-text = Qui ouvre ce lien ou scanne l’image arrive à cette table.
share-here = Cette adresse ne marche que sur cet ordinateur : un téléphone ne peut pas l’ouvrir.
share-here-how = Pour en avoir une qu’il puisse ouvrir, arrêtez-y Tablier et relancez-le avec { $flag }.
share-old = Cette table est ancienne : son lien laisse entrer les personnes qui y étaient, et les autres seulement tant que la porte est ouverte.
share-door = À lire à voix haute : ce code mène ici tant que la porte est ouverte.
share-door-closed = Ouvrez la porte, et un code court, à lire à voix haute, mènera ici.
door-open = Ouvrir la porte
door-close = Fermer la porte
share-code = Partager le code { $code }
share-qr = Code QR du lien
share-link = Lien
share-send = Envoyer le lien
copy = Copier
copied = Copié

take-back = Je suis de retour : je reprends ma place
propose-end = Proposer d’arrêter la partie ici
agree-to-end = Accepter d’arrêter la partie ici
play-on = Continuer tout de même
other-device = Prendre cette place sur un autre appareil
other-device-text = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
give-up = Quitter la partie
give-up-sure = Vraiment quitter ? C’est définitif
give-up-lent = Laisser de nouveau un robot jouer pour { $name }
as-host = En tant qu’hôte
nobody-else = Il n’y a personne d’autre.
hand-over = Désigner comme hôte
remove = Exclure
remove-sure = Vraiment exclure ?
seat-stand-in = Laisser un robot jouer pour { $name }
looks-and-sound = Langue, apparence et son

# What waits for an answer, and a word without words.
asked-stand-in = Un robot joue pour { $name }.
asked-stand-in-own = Un robot joue pour vous.
asked-lent = { $name } joue pour vous.
take-back-short = Me revoilà
asked-end = Proposition de { $names } : arrêter la partie ici.
asked-end-short = { $names } : arrêter ici ?
asked-end-waits = La partie s’arrête ici dès que tout le monde est d’accord.
asked-end-waits-short = Fin si tout le monde accepte
end-here = Arrêter ici
asked-watching = Vous regardez cette partie.
asked-watching-out = Vous regardez. { $name } a quitté la partie : d’après les règles, personne ne reprend sa place.
asked-watching-short = Jouer la prochaine ?
asked-seat-free = { $name } n’est plus là ; un robot joue à sa place.
asked-seat-free-short = Jouer pour { $name } ?
play-for = Jouer pour { $name }
play-next = Jouer la prochaine
asked-next-noted = Vous aurez une place dès que cette partie sera finie et qu’une place sera libre.
asked-next-noted-short = Vous jouez la prochaine
next-not = Seulement regarder
asked-gone = { $name } n’est plus là.
asked-later = Pas maintenant
stand-in-short = Laisser jouer un robot
want-seats = Demande de { $names } : jouer aussi.
bot-makes-room = { $name } cède sa place
again-wished = Demande de { $names } : rejouer.
react = { $name } : dire un mot aux autres
reactions = Un mot aux autres
mute = Ne pas montrer ce que dit { $name }
unmute = Montrer à nouveau ce que dit { $name }
about-seat = { $name } : ce que cette personne dit
react-bravo = Bravo
react-phew = Ouf
react-ouch = Aïe
react-sorry = Pardon
react-thanks = Merci
react-thinking = Hum…

told-room-guest_came = { $name } arrive.
told-room-guest_named = Nouveau nom : { $name }.
told-room-guest_removed = L’hôte a exclu { $name }.
told-room-host_passed = { $name } est maintenant l’hôte.
told-room-door_opened = La porte est ouverte : le code { $code } mène ici.
told-room-door_closed = La porte est fermée ; le code court ne mène plus nulle part.
told-room-chair_taken = { $name } s’assied.
told-room-bot_seated = Un robot s’assied : { $level }.
told-room-chair_left = La place { $seat } est libre.
told-room-seat_ready = { $name } attend le début de la partie.
told-room-setup_changed = L’hôte a changé ce qui est convenu.
told-room-allowance_set = { $on ->
    [on] On tient compte des connexions lentes.
   *[off] On ne tient pas compte des connexions lentes.
}
told-room-pause_wished = { $name } voudrait faire une pause.
told-room-pause_unwished = { $name } ne veut finalement pas de pause.
told-room-game_started = La partie commence.
told-room-game_over = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
told-room-game_over-drawn = Partie nulle.
told-room-paused = { $name } a mis la table en pause.
told-room-paused-abandoned = Personne n’a rien fait depuis un moment ; la table est en pause.
told-room-resumed = La partie reprend.
told-room-stand_in_seated = Un robot ({ $level }) joue pour { $name } en attendant.
told-room-stand_in_dismissed = { $name } est de retour.
told-room-seat_lent = { $name } joue désormais pour { $owner }.
told-room-seat_returned = { $name } a retrouvé sa place.
told-room-seat_given_up = { $name } a quitté la partie.
told-room-end_agreed = { $name } souhaite arrêter la partie ici.
told-room-end_declined = La partie continue.
told-room-link_made = { $name } change d’appareil.
told-room-seat_moved = La place de { $name } est sur un autre appareil.

refused-room-too_late = C’est arrivé un peu tard : la partie avait déjà avancé, et rien n’a été fait.
refused-room-bad_command = La table n’a pas compris. Recharger la page peut aider.
refused-room-not_a_guest = Vous regardez. Asseyez-vous pour jouer.
refused-room-not_the_host = C’est à l’hôte de le faire.
refused-room-not_your_seat = Ce n’est pas votre place.
refused-room-no_such_guest = Cette personne n’est plus à la table.
refused-room-no_such_level = Il n’y a pas de robot de cette force.
refused-room-table_is_full = Toutes les places sont prises. Vous pouvez regarder.
refused-room-game_under_way = Une partie est en cours. Regardez-la, et jouez la suivante.
refused-room-not_everyone_ready = Tout le monde n’est pas encore prêt.
refused-room-wrong_number_of_seats = Trop ou trop peu de places sont prises pour ce jeu.
refused-room-paused = La table est en pause. Choisissez d’abord « Reprendre ».
refused-room-stand_in_plays = Un robot joue à cette place. Reprenez-la d’abord, dans le menu.
refused-room-seat_is_present = Cette personne est là et joue elle-même.
refused-room-no_stand_in = Aucun robot ne joue à cette place.
refused-room-already_plays = Vous jouez déjà. Il faut être spectateur pour jouer à la place d’une autre personne.
refused-room-seat_is_out = Cette place n’est plus en jeu : personne ne peut la reprendre.
refused-room-link_is_dead = Ce lien a déjà servi ou a été remplacé. Faites-en un nouveau.
refused-room-door_too_soon = Le code vient de changer plusieurs fois. Attendez une minute, puis ouvrez la porte avec un nouveau.
refused-room-nothing_to_do = C’est déjà ainsi.
refused-room-too_many_guests = Il y a trop de monde à cette table. Regardez, ou ouvrez la vôtre.
refused-room-too_many_changes = Vous avez changé beaucoup de choses en peu de temps. Attendez un instant.
refused-room-log_is_full = Il s’est passé tant de choses à cette table que plus rien ne peut y commencer. Ouvrez-en une autre.
