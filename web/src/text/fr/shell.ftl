# La première page, et ce que chaque page a.

tagline = Une table pour des jeux qu’on ne trouve plus en magasin, ou pour lesquels presque personne n’a la place. Sans compte : asseyez-vous et jouez.
guest = Anonyme
play-now = Jouer
play-now-game = Jouer à { $game } tout de suite, contre des robots
how-strong-game = La force des robots de { $game }
strength-first = Première partie
strength-easy = Facile
strength-medium = Moyen
strength-strong = Fort
strength-strongest = Le plus fort
strength-by-level = { $strength } · { $level }
company-corona-first = Débutant
company-corona-easy = Débutant, Rassembleur
company-corona-medium = Rassembleur, Planificateur
company-corona-strong = Expert
company-corona-strongest = Maître
company-colorado-first = Ruisselet
company-colorado-easy = Ruisseau
company-colorado-medium = Torrent
company-colorado-strong = Rivière
company-colorado-strongest = Canyon
company-koroona-first = Novice
company-koroona-easy = Occasionnel
company-koroona-medium = Joueur de club
company-koroona-strong = Confirmé
company-koroona-strongest = Maître
open-table = Ouvrir une table
open-table-game = Ouvrir une table de { $game } et inviter du monde
rules = Règles
example = Un exemple
example-show = Montrer sur le jeu
rules-game = Les règles de { $game }
learn = Apprendre
learn-game = Apprendre { $game } en deux minutes
learn-offer = Première visite ? Petites leçons :
learn-no = Non merci
print = Imprimer
print-game = { $game } sur papier, à imprimer
print-a4 = PDF, A4
print-letter = PDF, lettre US
print-corona-about = Corona sur papier : le plateau, les pièces, les marqueurs et les jetons à découper, et les règles sur une page.
print-colorado-about = Colorado sur papier : les tuiles à imprimer recto verso, un cadre, des pions à plier, et les règles sur une page.
print-koroona-about = Koroona à construire : un dessin avec toutes les mesures, des gabarits pour les pions, le plan en demi-grandeur et en grandeur réelle, et les règles sur une page.
print-cards-about = Et 52 cartes de situations, de la plus facile à la plus difficile, avec la meilleure suite au verso.
join-title = Rejoindre une table
join-label = Le code qu’on vous a donné
join = Rejoindre
day-title = La situation du jour
day-about = Une minute de Corona, la même pour tout le monde
go-on-where = Reprendre là où vous en étiez
go-on-at = Reprendre : { $game }, { $day }
go-on-turn = À vous : { $game }, { $day }
stands-your_turn = à vous de jouer
stands-under_way = en cours
stands-rests = entre deux parties
own-games-none = Aucune n’est finie pour l’instant.
own-name = Le nom que voient les autres
own-tables = Vos tables
own-games = Vos parties
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
game-corona-about = Six pièces, six dés, une minute : combien de points oserez-vous miser ?
game-colorado = Colorado
game-colorado-by = David Parlett, 2017
game-colorado-about = Course et combat à deux, où la case sous le pion dit comment il se déplace.
game-koroona = Koroona
game-koroona-by = Novuss, des rives de la Baltique
game-koroona-about = Billard à pions sur un plateau d’un mètre, à deux ou à quatre.

# What a link shows where it was sent to; the server reads these.
card-table = Venez jouer à { $game }
card-table-any = Venez jouer
card-played = Une partie à revoir

language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Thème de l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
sound-on = Son activé
sound-off = Son coupé

close = Fermer
to-home = Accueil
nowhere-title = Rien ici
nowhere-text = Il n’y a pas de page à cette adresse.
no-book = Ce livret de règles n’est pas encore écrit.
show-rule = Montrer la règle { $number }
rule-number = Règle { $number }
whole-book = Tout le livret de règles
seat-number = Place { $number }

mishap = Quelque chose n’a pas marché dans cette partie de la page. Le reste continue.
mishap-again = L’afficher à nouveau
old-page = Le serveur a maintenant une page plus récente. Rechargez pour continuer ; votre place et votre partie sont conservées.
load-anew = Recharger
not-here-offline = Pas de connexion au serveur. La page continue d’essayer.
not-here-broken = Une partie de cette page n’a pas pu être chargée. Rechargez la page ; rien n’est perdu.

refused-server-offline = Pas de connexion au serveur. Réessayez dans un instant.
refused-server-bad_request = Le serveur n’a pas compris. Recharger la page peut aider.
refused-server-bad_message = Le serveur n’a pas compris. Recharger la page peut aider.
refused-server-foreign_origin = Cela venait de la page d’un autre site ; rien n’a été fait.
refused-server-nothing_here = Il n’y a rien à cette adresse.
refused-server-not_allowed = Impossible à cette adresse.
refused-server-socket_expected = Impossible à cette adresse.
refused-server-too_long = C’était trop long.
refused-server-no_such_game = Ce jeu n’existe pas ici.
refused-server-no_such_table = Aucune table n’a ce code, ou sa porte est fermée. Demandez le lien.
refused-server-bad_setup = On ne peut pas jouer ainsi. Choisissez d’autres options.
refused-server-table_gone = La table vient d’être rangée. Réessayez.
refused-server-too_many_tables = Toutes les tables sont prises. Réessayez dans quelques minutes.
refused-server-too_many_sockets = Le serveur est complet. Réessayez dans quelques minutes.
refused-server-too_many_requests = Trop de requêtes viennent de votre réseau. Attendez un instant, puis réessayez.
refused-server-too_many_from_here = Trop de pages sont déjà ouvertes à des tables depuis votre réseau. Fermez-en, ou réessayez plus tard.
refused-server-too_many_of_yours = Vous êtes à trop de tables à la fois. Fermez des pages, puis réessayez.
refused-server-too_many_opened = Trop de tables ont été ouvertes d’ici en peu de temps. Attendez un instant, puis réessayez.
refused-server-too_many_guesses = Trop de codes essayés depuis votre réseau ne mènent à aucune table. Attendez un instant avant d’en essayer un autre.
refused-server-too_many_begun = Trop de personnes de votre réseau viennent de commencer la situation du jour. Attendez un moment, puis réessayez.
refused-server-no_such_day = Il n’y a pas de situation de ce jour ici : il n’est pas encore venu, ou il est trop ancien.
refused-server-not_today = Seule la situation d’aujourd’hui peut être commencée. Les autres servent à s’exercer.
refused-server-not_older = C’est la situation d’aujourd’hui. On pourra s’y exercer à partir de demain.
refused-server-days_secret = C’est la situation d’aujourd’hui. Ce qu’elle cache sera dit quand la journée sera finie.
refused-server-not_begun = Retournez d’abord le sablier.
refused-server-time_is_up = La minute est passée.
refused-server-day_done = Vous avez fait la situation d’aujourd’hui. Une autre vous attend demain.
refused-server-day_full = Tant de personnes ont commencé la situation d’aujourd’hui qu’on n’en prend plus. Une autre vous attend demain.
refused-server-read_only = Le serveur ne peut rien enregistrer en ce moment. Vous pouvez regarder ; le jeu reprendra dès que possible.
refused-server-store_failing = Le serveur n’atteint pas ses données. Réessayez dans un instant.
refused-server-bus_failing = Le serveur n’atteint pas les autres serveurs. Réessayez dans un instant.
refused-server-server_failing = Le serveur a rencontré un problème. Réessayez dans un instant.
refused-server-busy = Le serveur est occupé. Réessayez dans un instant.
refused-server-server_stops = Le serveur redémarre. Votre partie est conservée.
