# The table of Sealed Crowns.

points = couronnes
goal = { $goal } couronnes pour gagner
veto = veto
table = sur la table
yes = oui
hand = Ta main :
sealed = scellée
barred = { $card } est interdit
note = force { $strength }, couronnes { $crowns }
help =
    { "" }  >        doit répondre
      Duke 4*  une carte : sa force, et une étoile par couronne
      scellée  une carte que personne ne voit avant que tous en aient scellé une
