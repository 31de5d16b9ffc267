# Koroona: der Spieltisch, der Stoß, die Entscheidungen.

koroona-title = Der Spieltisch
koroona-colour = { $colour ->
    [red] Rot
   *[black] Schwarz
  }

koroona-now-light = { $several ->
    [yes] { $who }, du bist dran:
   *[no] Du bist dran:
  } Versenke die { $colour ->
    [red] roten Scheiben, die mit Ring.
   *[black] schwarzen Scheiben, die ohne Ring.
  }
koroona-now-mixed = { $several ->
    [yes] { $who }, du bist dran:
   *[no] Du bist dran:
  } Triff helle Scheiben direkt, { $dark ->
    [one] die dunkle
   *[other] die { $dark } dunklen
  } nur über { $where ->
    [line] die Bande gegenüber
    [circle] die Bande gegenüber, eine seitliche
   *[both] die Bande gegenüber (im Kreis auch eine seitliche)
  } oder eine helle.
koroona-now-dark = { $several ->
    [yes] { $who }, du bist dran:
   *[no] Du bist dran:
  } Alle deine Scheiben sind dunkel. Spiel über die Bande gegenüber{ $where ->
    [line] .
   *[other] {" "}oder über eine seitliche auf eine Scheibe im Kreis.
  }
koroona-now-pass = { $several ->
    [yes] { $who }, in
   *[no] In
  } deiner Zone ist kein Platz für die Stoßscheibe: Lass die Aufnahme aus.
koroona-now-wait = { $partner ->
    [yes] { $name } aus deinem Team ist am Stoß.
   *[no] { $name } ist am Stoß, mit den { $colour ->
        [red] roten Scheiben mit Ring.
       *[black] schwarzen Scheiben ohne Ring.
      }
  }
koroona-now-over = Das Match ist zu Ende.
koroona-now-continue = Dieser Satz ist vorbei. Weiter, wenn du so weit bist.
koroona-now-waits-next = Der nächste Satz beginnt, wenn alle weitermachen wollen.

koroona-help = Zieh zurück oder tippe auf den Tisch, um zu zielen; dann „Stoßen“. Die Stoßscheibe lässt sich verschieben.
koroona-help-pull = So zielst du; gestoßen ist noch nichts. Zum Abbrechen zurück zum Anfang.
koroona-warns = { $first ->
    [enemy] Zuerst würde eine gegnerische Scheibe berührt: Das ist ein Foul.
    [dark] Zuerst würde eine eigene dunkle Scheibe berührt: Das ist ein Foul.
    [pocket] Die Stoßscheibe fiele in eine Tasche: Das ist ein Foul.
   *[rest] Die Stoßscheibe würde nichts berühren: Das ist ein Foul.
  }
koroona-help-waits = Gestoßen wird, sobald alles ruht. Ziele noch einmal, um es zu ändern.
koroona-help-keys-place = Pfeiltasten bewegen die Stoßscheibe, mit Umschalt in kleinen Schritten. Eingabe: zielen.
koroona-help-keys-aim = Links und rechts drehen, auf und ab ändern die Stärke, mit Umschalt in kleinen Schritten. Eingabe stößt, Escape geht zurück.
koroona-place-handle = Platz der Stoßscheibe
koroona-place-value = { $x } mm von links, { $y } mm von deiner Bande
koroona-angle = Richtung
koroona-angle-value = { $side ->
    [left] { $degrees }° nach links
    [right] { $degrees }° nach rechts
   *[ahead] geradeaus
  }, { $first ->
    [own] trifft zuerst eine eigene Scheibe
    [dark] trifft zuerst eine eigene dunkle Scheibe
    [enemy] trifft zuerst eine gegnerische Scheibe
    [rim] trifft zuerst eine Bande
    [pocket] fällt in eine Tasche
   *[rest] bleibt vorher liegen
  }
koroona-strength = Stärke
koroona-strength-value = { $percent } Prozent
koroona-strength-risk = So fest gestoßen, springt die Stoßscheibe über eine Bande, auf die sie gerade trifft.
koroona-strike = Stoßen
koroona-slow = Zeitlupe
koroona-again = Noch einmal in Zeitlupe
koroona-skip = Überspringen
koroona-pass = Aufnahme auslassen
koroona-resign = Satz aufgeben
koroona-resign-sure = Satz wirklich aufgeben?
koroona-clock-short = { $seconds } s
koroona-clock-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
  }
koroona-late = { $self ->
    [yes] Deine Zeit ist um
   *[no] { $name }: Die Zeit ist um
  }
koroona-late-why = Es wurde nicht gestoßen: Die Aufnahme ist vorbei.
koroona-between = { $who ->
    [own] { $count ->
        [one] Du gewinnst den Satz
       *[other] Deine Seite gewinnt den Satz
      }
    [others] { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
      } den Satz
    [void] Der Satz wird noch einmal gespielt
   *[drawn] Der Satz endet remis
  }
koroona-between-score = { $first } : { $second }
koroona-continue = Weiter
koroona-continue-for = Weiter: { $name }
koroona-next-by-itself = { $seconds ->
    [one] Von selbst in einer Sekunde.
   *[other] Von selbst in { $seconds } Sekunden.
  }
koroona-set = Satz { $set } von { $sets }
koroona-score = { $red } : { $black }
koroona-score-label = Sätze: Rot { $red }, Schwarz { $black }
koroona-table-label = Rot: { $red } auf dem Tisch, davon { $redDark } dunkel, { $redOwed } geschuldet. Schwarz: { $black } auf dem Tisch, davon { $blackDark } dunkel, { $blackOwed } geschuldet.
koroona-wrong-outside_zone = Die Stoßscheibe muss hinter deiner Linie und zwischen den seitlichen Linien liegen, und durch ihr Loch darf keine zu sehen sein. Sie liegt jetzt am nächsten Platz.
koroona-wrong-touches_disc = Die Stoßscheibe darf keine Scheibe berühren. Sie liegt jetzt daneben.

koroona-verdict = { $what ->
    [win] { $name }: Der Satz ist entschieden
    [foul] { $name }: Foul
    [lost] { $name }: Ende der Aufnahme
   *[on] { $name } stößt weiter
  }
koroona-ruling-N1 = Alle eigenen Scheiben sind versenkt: Der Satz ist gewonnen.
koroona-ruling-N5 = { $count ->
    [one] Eine eigene Scheibe fiel: noch ein Stoß.
   *[other] { $count } eigene Scheiben fielen: noch ein Stoß.
  }
koroona-ruling-N8 = Keine eigene Scheibe fiel: Die Aufnahme ist zu Ende.
koroona-ruling-N9 = { $count ->
    [one] Eine gegnerische Scheibe fiel. Sie bleibt versenkt, die Aufnahme ist zu Ende.
   *[other] { $count } gegnerische Scheiben fielen. Sie bleiben versenkt, die Aufnahme ist zu Ende.
  }
koroona-ruling-N10 = { $count ->
    [one] Eine Scheibe verließ den Tisch. Sie kommt in die Mitte des Kreises.
   *[other] { $count } Scheiben verließen den Tisch. Sie kommen in die Mitte des Kreises.
  }
koroona-ruling-N11 = Die Stoßscheibe kam über die eigene Linie zurück: Die Aufnahme ist zu Ende.
koroona-ruling-N12 = Foul: Die Stoßscheibe traf keine Scheibe, obwohl eine helle zu spielen war.
koroona-ruling-N13 = Foul: Die Stoßscheibe fiel in eine Tasche oder verließ den Tisch.
koroona-ruling-N14 = { $count ->
    [one] Foul: Eine dunkle Scheibe wurde direkt getroffen. Sie wird zurückgelegt.
   *[other] Foul: { $count } dunkle Scheiben wurden direkt getroffen. Sie werden zurückgelegt.
  }
koroona-ruling-N15 = Foul: Die erste getroffene Scheibe ist eine gegnerische.
koroona-ruling-N16 = Foul: Nach der Bande wurde zuerst eine gegnerische Scheibe getroffen, obwohl helle eigene zu spielen waren.
koroona-ruling-N17 = Foul: Wer nur noch dunkle Scheiben hat, muss zuerst die gegenüberliegende Bande treffen oder eine seitliche und dann eine Scheibe im Kreis.
koroona-ruling-N18 = Eine Strafscheibe kommt aus der Tasche an die gegenüberliegende Bande.
koroona-ruling-N19 = { $count ->
    [0] Noch keine Scheibe versenkt: Die Strafscheibe wird geschuldet.
    [one] Eine geschuldete Strafscheibe wird gezahlt.
   *[other] { $count } geschuldete Strafscheiben werden gezahlt.
  }
koroona-ruling-N22 = { $end ->
    [void] Beide Seiten haben alle Scheiben versenkt: Der Satz ist ungültig und wird wiederholt.
    [won] Die letzte gegnerische Scheibe fiel: Die andere Seite gewinnt den Satz.
   *[none] Die andere Seite hat alle Scheiben versenkt.
  }
koroona-where = { $where ->
    [near-left] vorne links
    [near-right] vorne rechts
    [far-left] hinten links
    [far-right] hinten rechts
   *[middle] in der Mitte
  }
koroona-pocket = Die Tasche: { koroona-where }.
koroona-pockets = In mehrere Taschen.
koroona-lies = Sie liegt jetzt { koroona-where } und ist markiert.
koroona-fell = Sie ist jetzt in einer Tasche.
koroona-debt = { $owed ->
    [0] { koroona-colour } schuldet jetzt keine Scheibe.
    [one] { koroona-colour } schuldet jetzt eine Scheibe.
   *[other] { koroona-colour } schuldet jetzt { $owed } Scheiben.
  }
koroona-read = Verstanden

told-koroona-struck = { $name }: { $ruling ->
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
told-koroona-time_ran_out = { $name }: Die Zeit ist um. { $next } ist dran.
told-koroona-passed = Kein Platz für die Stoßscheibe von { $name }: { $next } ist dran.
told-koroona-set_ended = { $how ->
    [cleared] { koroona-colour } ({ $names }) gewinnt den Satz: Alle Scheiben sind versenkt.
    [fewer_left] { koroona-colour } ({ $names }) gewinnt den Satz: Er hat zu lange gedauert, und hier sind weniger Scheiben übrig.
    [resigned] { $name } gibt auf: { koroona-colour } ({ $names }) gewinnt den Satz.
    [void] Beide Seiten haben den Tisch geräumt: Der Satz ist ungültig.
   *[drawn] Der Satz hat zu lange gedauert, und beide Seiten haben gleich viele Scheiben übrig: Er endet remis.
  }
told-koroona-set_began = Ein neuer Satz. Alle haben die Seite gewechselt; { $name } beginnt.
told-koroona-match_ended = { $how ->
    [left] { $name } hat das Spiel verlassen: Das Match ist zu Ende.
    [agreed] Alle haben vereinbart, das Match zu beenden.
   *[played] Das Match ist entschieden.
  }

koroona-badge = { koroona-colour }: übrige Scheiben: { $left } von { $all }{ $owed ->
    [0] {""}
   *[other] , { $owed } geschuldet
  }, gewonnene Sätze: { $won }

koroona-terms-seats = Zu zweit spielt man Einzel, zu viert Doppel: der erste und der dritte Platz gegen den zweiten und den vierten. Wer zusammen spielt, sitzt einander gegenüber.
koroona-terms-sets = Sätze
koroona-terms-sets-value = { $sets ->
    [one] ein Satz
   *[other] bis zu { $sets } Sätze, die Mehrheit gewinnt
  }
koroona-terms-clock = Zeit für einen Stoß
koroona-terms-clock-value = { $seconds ->
    [0] unbegrenzt
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }
koroona-terms-rules = Geltende Regeln
koroona-terms-rules-why = Über diese sind sich die Vereine nicht einig. Unter Freunden kann man jede abschalten.
koroona-terms-off = Abgeschaltet: { $rules }
koroona-terms-all = Alle Regeln gelten
koroona-off-N11 = Kommt die Stoßscheibe über deine Linie zurück, endet die Aufnahme.
koroona-off-N12 = Keine Scheibe zu treffen ist ein Foul.
koroona-off-N13 = Die Stoßscheibe zu verlieren ist ein Foul.
koroona-off-N14 = Eine dunkle Scheibe direkt zu treffen ist ein Foul.
koroona-off-N15 = Zuerst eine gegnerische Scheibe zu treffen ist ein Foul.
koroona-off-N16 = Nach einer Bande zuerst eine gegnerische Scheibe zu treffen ist ein Foul.
koroona-off-N17 = Wer nur noch dunkle Scheiben hat, muss über eine Bande spielen.

koroona-ending-won = { koroona-colour } gewinnt
koroona-decided = { $how ->
    [left] { $name } hat das Spiel verlassen.
    [agreed] { koroona-colour } lag mit { $red } : { $black } vorn, als alle aufhören wollten.
   *[played] { $sets ->
        [one] { koroona-colour } hat den Satz gewonnen.
       *[other] { koroona-colour } gewinnt mit { $red } : { $black } nach Sätzen.
      }
  }
koroona-decided-set = { $how ->
    [cleared] { $won ->
        [yes] Alle deine Scheiben sind versenkt.
       *[no] { $colour ->
            [red] Alle roten Scheiben sind versenkt.
           *[black] Alle schwarzen Scheiben sind versenkt.
          }
      }
    [fewer_left] Der Satz hat zu lange gedauert, und { $won ->
        [yes] du hast weniger Scheiben übrig.
       *[no] { koroona-colour } hat weniger Scheiben übrig.
      }
    [resigned] { $self ->
        [yes] Du hast aufgegeben.
       *[no] { $name } hat aufgegeben.
      }
    [void] Beide Seiten haben den Tisch geräumt: Der Satz zählt nicht.
   *[drawn] Der Satz hat zu lange gedauert, und beide Seiten haben gleich viele Scheiben übrig.
  }
koroona-decided-drawn = { $how ->
    [agreed] { $red } : { $black } nach Sätzen, als alle vereinbart haben aufzuhören.
   *[played] { $red } : { $black } nach Sätzen.
  }
koroona-ending-drawn = Remis
koroona-ending-names = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
  } das Match.

refused-koroona-seat_count = Koroona spielt man zu zweit oder zu viert in zwei Teams. Besetze einen Platz oder mach einen frei.
refused-koroona-set_count = Ein Match hat 1, 3, 5 oder 7 Sätze. Wähle eine dieser Zahlen.
refused-koroona-clock = Die Uhr für einen Stoß läuft 5 bis 600 Sekunden. Wähle eine Zeit dazwischen oder keine.
refused-koroona-not_optional = Nur N11 bis N17 lassen sich abschalten. Die anderen Regeln bleiben.
refused-koroona-over = Das Match ist zu Ende. Frag nach einer Revanche.
refused-koroona-between_sets = Dieser Satz ist vorbei. Mach erst weiter zum nächsten.
refused-koroona-nothing_to_continue = Kein nächster Satz wartet auf dich: Einer läuft, oder du hast schon weitergemacht.
refused-koroona-not_your_turn = Du bist nicht dran. Warte, bis die anderen gespielt haben.
refused-koroona-still_moving = Die Scheiben bewegen sich noch. Stoße, sobald alles ruht.
refused-koroona-time_is_up = Die Zeit für diesen Stoß ist um. Jetzt ist der nächste Platz dran.
refused-koroona-outside_zone = Die Stoßscheibe muss hinter deiner Linie und zwischen den seitlichen Linien liegen, keine davon durch ihr Loch zu sehen. Leg sie in den hellen Bereich.
refused-koroona-touches_disc = Die Stoßscheibe darf keine Scheibe berühren. Leg sie außerhalb des schraffierten Bereichs.
refused-koroona-absurd_speed = So langsam oder so schnell stößt kein Queue. Ändere die Stärke.
refused-koroona-absurd_angle = Das Queue kommt über deine eigene Bande: höchstens eine Vierteldrehung zu jeder Seite. Ziele von dir weg.
refused-koroona-no_place = Für die Stoßscheibe ist kein Platz. Du kannst nur die Aufnahme auslassen.
refused-koroona-must_strike = Für die Stoßscheibe ist Platz, also darfst du die Aufnahme nicht auslassen. Stoße.
refused-koroona-no_answer = Genau dieser Stoß lässt sich nicht berechnen. Ändere ihn ein wenig.

koroona-says = Der Meister an der Stelle von { $name }: { $angle }° nach { $side ->
    [left] links
   *[right] rechts
}, Stärke { $percent } ({ $speed } m/s); etwa { $worth ->
    [one] eine Scheibe
   *[other] { $worth } Scheiben
} wert.
koroona-analysis-odds = { $falls ->
    [0] Es soll nichts fallen, nur kein Foul geschehen.
    [one] Es soll 1 Scheibe fallen.
   *[other] Es sollen { $falls } Scheiben fallen.
} In der Hand des Meisters gelingt das bei { $percent } % der Versuche.
koroona-analysis-play = Diesen Stoß spielen
koroona-says-nothing = Hier beginnt kein Stoß. Geh zu einem zurück, um zu sehen, was der Meister spielen würde.
refused-koroona-position_seat = Die Stellung nennt einen Platz, den dieser Tisch nicht hat.
refused-koroona-position_discs = Eine Stellung hat acht Scheiben pro Person, auf dem Tisch oder in einer Tasche.
refused-koroona-position_place = Jede Scheibe liegt auf dem Tisch, neben den anderen und in keiner Tasche.
refused-koroona-position_over = In dieser Stellung ist der Satz vorbei. Wähle eine frühere.
refused-koroona-position_debts = Eine Seite schuldet nur Scheiben, solange keine eigene versenkt ist.
refused-koroona-position_stands = Die Plätze liegen einander gegenüber oder im Uhrzeigersinn um den Tisch.
