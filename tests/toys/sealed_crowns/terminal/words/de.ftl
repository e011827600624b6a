# The table of Sealed Crowns.

points = Kronen
goal = { $goal } Kronen gewinnen
veto = Veto
table = auf dem Tisch
yes = ja
hand = Deine Hand:
sealed = versiegelt
barred = { $card } ist gesperrt
note = Stärke { $strength }, Kronen { $crowns }
help =
    { "" }  >           ist gefragt
      Duke 4*     eine Karte: ihre Stärke, und ein Stern für jede Krone
      versiegelt  eine Karte, die niemand sieht, bevor alle eine versiegelt haben
