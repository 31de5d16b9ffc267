# Koroona: the table, the stroke, the referee.

koroona-title = The table
koroona-colour = { $colour ->
    [red] Red
   *[black] Black
  }

# What can be done now.
koroona-now-light = { $several ->
    [yes] { $who }, your stroke:
   *[no] Your stroke:
  } pocket the { $colour ->
    [red] red discs, the ones with a ring.
   *[black] black discs, the plain ones.
  }
koroona-now-mixed = { $several ->
    [yes] { $who }, your stroke:
   *[no] Your stroke:
  } hit light discs directly, { $dark ->
    [one] the dark one
   *[other] the { $dark } dark ones
  } only off { $where ->
    [line] the far rim
    [circle] the far or a side rim
   *[both] the far rim (in the circle a side rim, too)
  } or by way of a light one.
koroona-now-dark = { $several ->
    [yes] { $who }, your stroke:
   *[no] Your stroke:
  } all your discs are dark. Play off the far rim{ $where ->
    [line] .
   *[other] , or off a side rim at a disc in the circle.
  }
koroona-now-pass = { $several ->
    [yes] { $who }, there
   *[no] There
  } is no room for the striker in your zone: you have to pass.
koroona-now-wait = { $partner ->
    [yes] Your partner { $name } is playing.
   *[no] { $name } is playing { $colour ->
        [red] the red discs, those with a ring.
       *[black] the black discs, the plain ones.
      }
  }
koroona-now-over = The match is over.
koroona-now-continue = This set is over. Go on when you are ready.
koroona-now-waits-next = The next set begins when everybody wants to go on.

# The stroke.
koroona-help = Drag back to aim, or tap a target; then press Strike. Drag the striker to place it.
koroona-help-pull = Aimed like this; nothing is struck yet. Move back to the start to cancel.
koroona-warns = { $first ->
    [enemy] An enemy disc would be touched first: that is a foul.
    [dark] A dark disc of yours would be touched first: that is a foul.
    [pocket] The striker would fall into a pocket: that is a foul.
   *[rest] The striker would touch nothing: that is a foul.
  }
koroona-help-waits = It strikes as soon as everything rests. Aim again to change it.
koroona-help-keys-place = Arrow keys move the striker; hold Shift for fine steps. Enter: aim.
koroona-help-keys-aim = Left and right turn, up and down change the strength; hold Shift for fine steps. Enter strikes, Escape goes back.
koroona-place-handle = The striker’s place
koroona-place-value = { $x } mm from the left, { $y } mm from your rim
koroona-angle = Direction
koroona-angle-value = { $side ->
    [left] { $degrees }° to the left
    [right] { $degrees }° to the right
   *[ahead] straight ahead
  }, { $first ->
    [own] first touches a disc of yours
    [dark] first touches a dark disc of yours
    [enemy] first touches an enemy disc
    [rim] first touches a rim
    [pocket] falls into a pocket
   *[rest] comes to rest before touching anything
  }
koroona-strength = Strength
koroona-strength-value = { $percent } per cent
koroona-strength-risk = Struck this hard, the striker jumps over a rim it meets squarely.
koroona-strike = Strike
koroona-slow = Slow motion
koroona-again = Again, slowly
koroona-skip = Skip
koroona-pass = Pass
koroona-resign = Resign the set
koroona-resign-sure = Really resign the set?
koroona-clock-short = { $seconds } s
koroona-clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
  }
koroona-late = { $self ->
    [yes] Your time ran out
   *[no] { $name }: time is up
  }
koroona-late-why = No stroke was played: the turn ends.
koroona-between = { $who ->
    [own] { $count ->
        [one] You win the set
       *[other] Your side wins the set
      }
    [others] { $names } { $count ->
        [one] wins
       *[other] win
      } the set
    [void] The set is played again
   *[drawn] The set is drawn
  }
koroona-between-score = { $first } : { $second }
koroona-continue = Continue
koroona-continue-for = Continue: { $name }
koroona-next-by-itself = { $seconds ->
    [one] By itself in 1 second.
   *[other] By itself in { $seconds } seconds.
  }
koroona-set = Set { $set } of { $sets }
koroona-score = { $red } : { $black }
koroona-score-label = Sets: Red { $red }, Black { $black }
koroona-table-label = Red: { $red } on the table, { $redDark } of them dark, { $redOwed } owed. Black: { $black } on the table, { $blackDark } of them dark, { $blackOwed } owed.
koroona-wrong-outside_zone = The striker must lie behind your line and between the side lines, and no line may be seen through its hole. It was put back to the nearest place.
koroona-wrong-touches_disc = The striker may touch no disc. It was put beside it.

# The referee.
koroona-verdict = { $what ->
    [win] { $name }: the set is decided
    [foul] { $name }: foul
    [lost] { $name }: end of the turn
   *[on] { $name } goes on
  }
koroona-ruling-N1 = All of the shooter’s discs are in the pockets: the set is won.
koroona-ruling-N5 = { $count ->
    [one] One of the shooter’s discs fell: another stroke.
   *[other] { $count } of the shooter’s discs fell: another stroke.
  }
koroona-ruling-N8 = None of the shooter’s discs fell: the turn ends.
koroona-ruling-N9 = { $count ->
    [one] An enemy disc fell. It stays in the pocket, the turn ends.
   *[other] { $count } enemy discs fell. They stay in the pockets, the turn ends.
  }
koroona-ruling-N10 = { $count ->
    [one] A disc left the table. It goes to the middle of the circle.
   *[other] { $count } discs left the table. They go to the middle of the circle.
  }
koroona-ruling-N11 = The striker came back over the shooter’s own line: the turn ends.
koroona-ruling-N12 = Foul: the striker touched no disc, though there was a light one to play.
koroona-ruling-N13 = Foul: the striker fell into a pocket or left the table.
koroona-ruling-N14 = { $count ->
    [one] Foul: a dark disc was hit directly. It goes back to where it was.
   *[other] Foul: { $count } dark discs were hit directly. They go back to where they were.
  }
koroona-ruling-N15 = Foul: the first disc touched was an enemy’s.
koroona-ruling-N16 = Foul: the first disc touched after the rim was an enemy’s, though the shooter had light discs to play.
koroona-ruling-N17 = Foul: with only dark discs left the striker must touch the far rim first, or a side rim and then a disc in the circle.
koroona-ruling-N18 = A penalty disc comes out of the pocket, to the far rim.
koroona-ruling-N19 = { $count ->
    [0] No disc in the pockets yet: the penalty disc is owed.
    [one] A penalty disc that was owed is paid.
   *[other] { $count } penalty discs that were owed are paid.
  }
koroona-ruling-N22 = { $end ->
    [void] Both sides have all their discs in the pockets: the set is void and played again.
    [won] The enemy’s last disc fell: the enemy wins the set.
   *[none] The enemy has all its discs in the pockets.
  }
koroona-where = { $where ->
    [near-left] near left
    [near-right] near right
    [far-left] far left
    [far-right] far right
   *[middle] in the middle
  }
koroona-pocket = The pocket: { koroona-where }.
koroona-pockets = Into several pockets.
koroona-lies = It lies { koroona-where } now, where it is marked.
koroona-fell = It is in a pocket now.
koroona-debt = { $owed ->
    [0] { koroona-colour } owes no disc now.
    [one] { koroona-colour } owes one disc now.
   *[other] { koroona-colour } owes { $owed } discs now.
  }
koroona-read = Understood

# What happened.
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
told-koroona-time_ran_out = { $name } ran out of time. { $next } is next.
told-koroona-passed = No room for { $name }’s striker: the turn goes to { $next }.
told-koroona-set_ended = { $how ->
    [cleared] { koroona-colour } ({ $names }) wins the set: all discs are in the pockets.
    [fewer_left] { koroona-colour } ({ $names }) wins the set: it has gone on too long, and they have fewer discs left.
    [resigned] { $name } resigns: { koroona-colour } ({ $names }) wins the set.
    [void] Both sides have cleared the table: the set is void.
   *[drawn] The set has gone on too long, and both sides have equally many discs left: it is drawn.
  }
told-koroona-set_began = A new set. Everybody has changed places; { $name } begins.
told-koroona-match_ended = { $how ->
    [left] { $name } has left for good: the match is over.
    [agreed] Everybody agreed to end the match.
   *[played] The match is decided.
  }

# Beside a name.
koroona-badge = { koroona-colour }: discs left: { $left } of { $all }{ $owed ->
    [0] {""}
   *[other] , { $owed } owed
  }, sets won: { $won }

# Terms.
koroona-terms-seats = Two play singles, four play doubles: the first and the third seat together against the second and the fourth. Partners face each other.
koroona-terms-sets = Sets
koroona-terms-sets-value = { $sets ->
    [one] one set
   *[other] best of { $sets } sets
  }
koroona-terms-clock = Time for a stroke
koroona-terms-clock-value = { $seconds ->
    [0] no limit
    [one] one second
   *[other] { $seconds } seconds
  }
koroona-terms-rules = Rules in force
koroona-terms-rules-why = Clubs differ about these. In a friendly game any of them may be switched off.
koroona-terms-off = Switched off: { $rules }
koroona-terms-all = All rules in force
koroona-off-N11 = The striker coming back over your line ends the turn.
koroona-off-N12 = Touching no disc is a foul.
koroona-off-N13 = Losing the striker is a foul.
koroona-off-N14 = Hitting a dark disc directly is a foul.
koroona-off-N15 = Hitting an enemy disc first is a foul.
koroona-off-N16 = Hitting an enemy disc first after a rim is a foul.
koroona-off-N17 = With only dark discs left, you must play off a rim.

# The end.
koroona-ending-won = { koroona-colour } wins
koroona-decided = { $how ->
    [left] { $name } has left for good.
    [agreed] { koroona-colour } was ahead, { $red } : { $black }, when everybody agreed to stop.
   *[played] { $sets ->
        [one] { koroona-colour } has won the set.
       *[other] { koroona-colour } takes it, { $red } : { $black } in sets.
      }
  }
koroona-decided-set = { $how ->
    [cleared] { $won ->
        [yes] All your discs are in the pockets.
       *[no] { $colour ->
            [red] All red discs are in the pockets.
           *[black] All black discs are in the pockets.
          }
      }
    [fewer_left] The set has gone on too long, and { $won ->
        [yes] you have fewer discs left.
       *[no] { koroona-colour } has fewer discs left.
      }
    [resigned] { $self ->
        [yes] You resigned.
       *[no] { $name } resigned.
      }
    [void] Both sides have cleared the table: the set does not count.
   *[drawn] The set has gone on too long, and both sides have equally many discs left.
  }
koroona-decided-drawn = { $how ->
    [agreed] { $red } : { $black } in sets, when everybody agreed to stop.
   *[played] { $red } : { $black } in sets.
  }
koroona-ending-drawn = A draw
koroona-ending-names = { $names } { $count ->
    [one] takes
   *[other] take
  } the match.

# Levels.

# Refusals.
refused-koroona-seat_count = Koroona is played by two, or by four in two teams. Fill or free a seat.
refused-koroona-set_count = A match has 1, 3, 5 or 7 sets. Choose one of these.
refused-koroona-clock = The clock of a stroke runs for 5 to 600 seconds. Choose a time between these, or none.
refused-koroona-not_optional = Only N11 to N17 may be switched off. The other rules stay.
refused-koroona-over = The match is over. Ask for a rematch.
refused-koroona-between_sets = This set is over. Go on to the next one first.
refused-koroona-nothing_to_continue = No next set is waiting for you: one is being played, or you have gone on already.
refused-koroona-not_your_turn = It is not your turn. Wait until the others have played.
refused-koroona-still_moving = The discs are still moving. Strike as soon as everything rests.
refused-koroona-time_is_up = The time for this stroke is up. The turn goes on to the next player.
refused-koroona-outside_zone = The striker must lie behind your line and between the side lines, none of them seen through its hole. Move it into the bright area.
refused-koroona-touches_disc = The striker may touch no disc. Move it out of the hatched area.
refused-koroona-absurd_speed = No cue strikes this slowly or this fast. Change the strength.
refused-koroona-absurd_angle = The cue comes over your own rim: at most a quarter turn to either side. Aim away from you.
refused-koroona-no_place = There is no place for the striker. You can only pass.
refused-koroona-must_strike = There is a place for the striker, so you can’t pass. Strike.
refused-koroona-no_answer = This very stroke can’t be worked out. Change it a little.

koroona-says = The master, in the place of { $name }: { $angle }° to the { $side ->
    [left] left
   *[right] right
}, strength { $percent } ({ $speed } m/s); worth about { $worth ->
    [one] one disc
   *[other] { $worth } discs
}.
koroona-analysis-odds = { $falls ->
    [0] Meant to pocket nothing, only to avoid a foul.
    [one] Meant to pocket 1 disc.
   *[other] Meant to pocket { $falls } discs.
} In the master’s own hand it succeeds in { $percent }% of tries.
koroona-analysis-play = Play this stroke
koroona-says-nothing = No stroke begins here. Step back to one to see what the master would play.
refused-koroona-position_seat = The position names a seat that this table does not have.
refused-koroona-position_discs = A position has eight discs for each player, on the table or in a pocket.
refused-koroona-position_place = Each disc lies on the table, beside the others and in no pocket.
refused-koroona-position_over = In this position the set is over. Choose an earlier one.
refused-koroona-position_debts = A side owes discs only while none of its own is pocketed.
refused-koroona-position_stands = Players stand opposite each other, or clockwise around the table.
