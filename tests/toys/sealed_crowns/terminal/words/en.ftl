# The table of Sealed Crowns.

points = crowns
goal = { $goal } crowns to win
veto = veto
table = on the table
yes = yes
hand = Your hand:
sealed = sealed
barred = { $card } is barred
note = strength { $strength }, crowns { $crowns }
help =
    { "" }  >        is asked
      Duke 4*  a card: its strength, and a star for each crown
      sealed   a card that nobody sees before all have sealed one
