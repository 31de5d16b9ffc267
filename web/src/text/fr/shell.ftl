# La première page, et ce que chaque page a.

tagline = Une table pour des jeux qu’on ne trouve plus en magasin, ou pour lesquels personne n’a la place. Sans compte : asseyez-vous et jouez.
guest = Invité
play-now = Jouer
play-now-game = Jouer à { $game } tout de suite, contre des robots
open-table = Ouvrir une table
open-table-game = Ouvrir une table de { $game } pour des amis
rules = Règles
rules-game = Les règles de { $game }
join-title = Rejoindre une table
join-label = Le code qu’on vous a donné
join = Rejoindre
own-tables = Vos tables
own-games = Vos parties jouées
bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
place = { $place ->
    [1] Gagné
   *[other] { $place }e place
}
replay = Revoir la partie

game-corona = Corona
game-corona-by = Alex Randolph, 1974
game-corona-about = Six pièces, six dés, une minute : combien de points oserez-vous annoncer ?
game-colorado = Colorado
game-colorado-by = David Parlett, 2017
game-colorado-about = Course et combat à deux, où la case sous le pion dit comment il se déplace.
game-koroona = Koroona
game-koroona-by = Novuss, des rives de la Baltique
game-koroona-about = Billard à palets sur une table d’un mètre, à deux ou à quatre.

language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Thème de l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
sound-on = Avec son
sound-off = Sans son

close = Fermer
to-home = Vers la première page
nowhere-title = Rien ici
nowhere-text = Il n’y a pas de page à cette adresse.
no-book = Ce livret de règles n’est pas encore écrit.
show-rule = Montrer la règle { $number }
rule-number = Règle { $number }
whole-book = Tout le livret de règles
seat-number = Place { $number }

mishap = Quelque chose n’a pas marché dans cette partie de la page. Le reste continue.
mishap-again = L’afficher à nouveau
old-page = Cette page est plus ancienne que ce qu’a maintenant le serveur. Rechargez-la pour continuer ; votre place et votre partie sont gardées.
load-anew = Recharger
not-here-offline = Pas de connexion au serveur. La page continue d’essayer.
not-here-broken = Une partie de cette page n’a pas pu être chargée. La recharger aide ; rien n’est perdu.

refused-server-offline = Pas de connexion au serveur. Réessayez dans un instant.
refused-server-bad_request = Le serveur n’a pas compris. Recharger la page peut aider.
refused-server-bad_message = Le serveur n’a pas compris. Recharger la page peut aider.
refused-server-foreign_origin = Cela venait de la page d’un autre site ; rien n’a été fait.
refused-server-nothing_here = Il n’y a rien à cette adresse.
refused-server-not_allowed = Cela ne se fait pas à cette adresse.
refused-server-socket_expected = Cela ne se fait pas à cette adresse.
refused-server-too_long = C’était trop long.
refused-server-no_such_game = Ce jeu n’existe pas ici.
refused-server-no_such_table = Aucune table n’a ce code. Un code a six lettres, par exemple KLM-PRT.
refused-server-bad_setup = On ne peut pas jouer ainsi. Choisissez d’autres options.
refused-server-table_gone = La table vient d’être rangée. Réessayez.
refused-server-too_many_tables = Toutes les tables sont prises. Réessayez dans quelques minutes.
refused-server-too_many_sockets = La maison est pleine. Réessayez dans quelques minutes.
refused-server-read_only = Le serveur ne peut rien enregistrer en ce moment. Vous pouvez regarder ; le jeu reprendra dès que possible.
refused-server-store_failing = Le serveur n’atteint pas ses données. Réessayez dans un instant.
refused-server-server_failing = Le serveur a rencontré un problème. Réessayez dans un instant.
refused-server-busy = Le serveur est occupé. Réessayez dans un instant.
refused-server-server_stops = Le serveur redémarre. Votre partie est conservée.
