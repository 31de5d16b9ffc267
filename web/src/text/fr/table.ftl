# Le cadre de la table.

menu = Menu
seats = Qui joue
that-is-you = (vous)
away = hors ligne
stand-in-plays = un robot remplace
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
is-ready = prêt
free-chair = Libérer la place de { $name }
bot-level = Force du robot
add-bot = Asseoir un robot
your-name = Votre nom
name-of-another = Nom d’une autre personne ici
sit = S’asseoir
sit-another = L’asseoir aussi
invite = Inviter
terms = Ce qui est convenu
terms-by-host = L’hôte peut le changer.
allowance = Tenir compte des connexions lentes
allowance-why = Ce qui tarde en route compte dès l’instant où c’est fait, jusqu’à un dixième de seconde.
start = Commencer
ready = Je suis prêt
you-are-ready = Vous êtes prêt
need-more = { $count ->
    [one] Il manque une personne. Asseyez un robot ou invitez quelqu’un.
   *[other] Il manque { $count } personnes. Asseyez des robots ou invitez.
}
waiting-for = On attend { $names }.
waiting-for-host = On attend que l’hôte commence.
play-again = Rejouer
change-table = Autres joueurs, autres options
expert-thinking = La partie est examinée…
expert-away = Personne n’a le temps en ce moment. Réessayez dans un instant.
expert-part = Cette partie était trop longue pour être examinée jusqu’au bout.

now-come = Donnez-vous un nom et asseyez-vous, ou regardez simplement.
now-before = Remplissez les places avec des amis ou des robots, puis commencez.
now-over = La partie est finie. Une autre ?
now-paused = La table est en pause ; le temps ne court pas.
now-abandoned = Personne n’a rien fait depuis un moment : la table s’est arrêtée.
resume = Reprendre
pause = Pause
pause-wished = { $names } voudrait faire une pause.
pause-later = La table fera une pause après ces enchères.
pause-together = La table fera une pause dès que tous ceux qui jouent le souhaitent.
pause-too = Pause aussi
pause-not = Finalement, pas de pause
line-lost = La connexion est perdue ; elle revient d’elle-même.
line-slow = La connexion est lente en ce moment.
line-back = La connexion est revenue.
line-lost-waiting = { $count ->
    [one] Votre action est gardée et sera envoyée, une seule fois, si elle convient encore.
   *[other] Vos { $count } actions sont gardées et seront envoyées, une seule fois, si elles conviennent encore.
}

share-title = Inviter
share-text = Qui ouvre ce lien, tape le code ou scanne l’image arrive à cette table.
share-code = Partager le code { $code }
share-qr = Code QR du lien
share-link = Lien
share-send = Envoyer le lien
copy = Copier
copied = Copié

take-back = Je suis de retour : je reprends ma place
propose-end = Proposer d’arrêter la partie ici
agree-to-end = Accepter d’arrêter la partie ici
play-on = Continuer tout de même
other-device = Prendre cette place sur un autre appareil
other-device-text = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
give-up = Quitter la partie
give-up-sure = Vraiment quitter ? C’est définitif
as-host = En tant qu’hôte
nobody-else = Il n’y a personne d’autre.
hand-over = Nommer hôte
remove = Renvoyer
remove-sure = Vraiment renvoyer ?
seat-stand-in = Laisser un robot jouer pour { $name }
looks-and-sound = Langue, apparence et son

told-room-guest_came = { $name } arrive.
told-room-guest_named = S’appelle maintenant { $name }.
told-room-guest_removed = { $name } a été renvoyé.
told-room-host_passed = { $name } est maintenant l’hôte.
told-room-chair_taken = { $name } s’assied.
told-room-bot_seated = Un robot s’assied : { $level }.
told-room-chair_left = La place { $seat } est libre.
told-room-seat_ready = { $name } peut commencer.
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
told-room-paused = { $name } a mis la table en pause.
told-room-paused-abandoned = Personne n’a rien fait depuis un moment ; la table s’arrête.
told-room-resumed = La table reprend.
told-room-stand_in_seated = Un robot ({ $level }) joue pour { $name } en attendant.
told-room-stand_in_dismissed = { $name } est de retour.
told-room-seat_given_up = { $name } a quitté la partie.
told-room-end_agreed = { $name } propose d’arrêter la partie ici.
told-room-end_declined = La partie continue.
told-room-link_made = { $name } change d’appareil.
told-room-seat_moved = La place de { $name } est sur un autre appareil.

refused-room-too_late = C’est arrivé un peu tard : la table en était déjà plus loin, rien n’a été fait.
refused-room-bad_command = La table n’a pas compris. Recharger la page peut aider.
refused-room-not_a_guest = Vous regardez. Asseyez-vous pour jouer.
refused-room-not_the_host = Seul l’hôte peut le faire.
refused-room-not_your_seat = Ce n’est pas votre place.
refused-room-no_such_guest = Cette personne n’est plus à la table.
refused-room-no_such_level = Il n’y a pas de robot de cette force.
refused-room-table_is_full = Toutes les places sont prises. Vous pouvez regarder.
refused-room-game_under_way = Une partie est en cours. Regardez-la, et jouez la suivante.
refused-room-not_everyone_ready = Tout le monde n’est pas encore prêt.
refused-room-wrong_number_of_seats = Trop ou trop peu de places sont prises pour ce jeu.
refused-room-paused = La table est en pause. Reprenez d’abord.
refused-room-stand_in_plays = Un robot joue cette place. Reprenez-la d’abord, dans le menu.
refused-room-seat_is_present = Cette personne est là ; aucun robot ne peut la remplacer.
refused-room-no_stand_in = Aucun robot ne remplace là.
refused-room-link_is_dead = Ce lien a déjà servi ou a été remplacé. Faites-en un nouveau.
refused-room-nothing_to_do = C’est déjà ainsi.
refused-room-too_many_guests = Trop d’invités à cette table. Regardez, ou ouvrez la vôtre.
