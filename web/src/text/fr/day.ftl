# La situation du jour.

day-title-older = Une situation pour s’exercer
day-grade = Difficulté { $grade } sur 5
day-lead = Une situation de Corona, la même pour tout le monde aujourd’hui. Une minute pour y trouver le plus de points.
day-how-look = Chaque dé fait avancer une pièce dans le sens horaire, d’autant de cases qu’il montre. Arriver sur des pièces rapporte un point pour chacune, et un de plus ; une case vide ne rapporte rien.
day-how-mark = Posez des dés sur les pièces à faire avancer : touchez un dé, puis une pièce.
day-how-move = Puis faites-les avancer : touchez deux fois une pièce marquée. L’ordre compte. Tant que le sablier coule, vous pouvez recommencer autant que vous voulez.
day-once = Le sablier coule une fois par jour. Ce qui est sur le plateau quand il est vide est rendu tel quel.
day-turn = Retourner le sablier
day-seconds = { $seconds } s
day-again = Recommencer
day-hand-in = { $points ->
    [one] Rendre { $points } point
   *[other] Rendre { $points } points
}
day-hand-in-sure = { $points ->
    [one] Rendre { $points } point et finir ? Touchez encore
   *[other] Rendre { $points } points et finir ? Touchez encore
}
day-verdict-best = { $points ->
    [one] { $points } point : il n’y a pas mieux.
   *[other] { $points } points : il n’y a pas mieux.
}
day-verdict-less = Vous en avez trouvé { $points }. Il y en avait { $best }.
day-verdict-none = Le sablier s’est vidé. Il y en avait { $best }.
day-after = { $seconds ->
    [one] Rendu au bout d’une seconde
   *[other] Rendu au bout de { $seconds } secondes
}
day-practised = Exercice : rien n’est compté.
day-streak = { $days ->
    [one] { $days } jour
   *[other] { $days } jours de suite
}
day-counts = Qui a trouvé quoi
day-counted = { $begun ->
    [one] Une personne l’a commencée sur ce serveur.
   *[other] { $begun } personnes l’ont commencée sur ce serveur.
} { $best ->
    [0] Personne n’a encore trouvé le mieux.
    [one] Une d’elles a trouvé le mieux.
   *[other] { $best } d’entre elles ont trouvé le mieux.
}
day-counts-points = Points
day-counts-people = Personnes
day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-nothing = Rien rendu
day-you = vous
day-share = Partager
day-copied = Copié
day-shared-title = Le Corona du jour
day-shared-seconds = { $seconds } s
day-next = La prochaine arrive dans { $hours } h { $minutes } min.
day-older = Jours passés, pour s’exercer
day-older-more = Encore avant
