# La table d'An Empty Throne.

points = points
place-field-1 = Champ 1
place-field-2 = Champ 2
place-field-3 = Champ 3
place-the-tombs = Tombeaux
ability-recruit = Recrutement : { $told }
ability-impact = Impact : { $told }
no-ability = aucun

## L'état de la partie

drafting = on choisit les cartes de départ
over = finie après { $turns } tours
turn = tour { $turn } : { $who }
action = Action { $number } sur { $most }
used = fait : { $places-plain }
moved = déplacement
refuge = Refuge :
refuge-scores = en main : 1
last-turn = Le dernier tour !
last-turn-unless = Le dernier tour, sauf si un Champ se retourne
ends = Fin : 3 retournés ou 2 pioches vides (déjà { $empty })
points-now =
    { $points ->
        [0] { $points } point
        [1] { $points } point
       *[other] { $points } points
    }
points-from = { $least } à { $most } points
flipped-fields = { $count } sur 3 retournés
refugees =
    { $count ->
        [0] { $count } réfugié
        [1] { $count } réfugié
       *[other] { $count } réfugiés
    }
total-value = valeur totale { $value }

## Les lieux

flipped = RETOURNÉ
broken = mais rompue
coalition = Coalition !
nearest = { $have } sur { $need } { $what }
of-value = de valeur { $value }
values = valeurs
kiths = Clans
deck-empty = vide
field-empty = Impact seul
tombs-empty = rien à piocher, Impact seul
deck-left = reste { $count }
face-down = face cachée
tombs-rule =
    piocher une carte,
    puis l'Impact

## Mains

hand = main :
hand-empty = vide
own-hand-empty = Ta main est vide.
unseen = { $count } inconnues
pool = À prendre :

## Coups

short-recruit = rec
short-impact = imp
short-both = r+i
to-field = vers Champ
to-tombs = Tomb.
legend = rec Recrutement, imp Impact ; ! fait Coalition, + fait 12 ; « moves » dit plus
note-between =  ;
makes-coalition = fait une Coalition
makes-value = fait { $value }
draw-tombs = pioche aux Tombeaux
draw-top = pioche { $card }
nothing-to-draw = rien à piocher
finds-nothing = { $ability }, ne trouve rien
breaks-coalition = rompt la Coalition : { $place }
leaves-value = laisse { $value } : { $place }
decline = ne rien faire
decline-more = et à la suite
top-unseen = une carte, face cachée
to-your-side = { $card } de ton côté : { $place }
value-there = { $value }/{ $limit } là
of-your-hand = de ta main
yours = à toi, { $place }
theirs = adverse, { $place }

help =
    Un tour a deux Actions : jouer une carte de ta main (jamais deux fois au même
    lieu, une fois au plus aux Tombeaux), ou déplacer une de tes cartes jouées et
    piocher la carte du dessus là où elle va (une fois). Sur un Champ, une carte
    utilise le Recrutement de la carte du dessus ou son propre Impact ; les deux si
    la carte du dessus a une valeur plus grande ou est du même Clan. Aux Tombeaux,
    tu pioches une carte et utilises l'Impact. Tu peux renoncer aux capacités. À la
    fin de ton tour, tes Champs avec une Coalition se retournent : trois d'un même
    Clan ou d'une même valeur, ou quatre Clans ou valeurs différents.
    La partie finit après un tour si deux pioches sont vides, ou si l'autre joueur
    a trois Champs retournés. Un Champ retourné vaut 2, une valeur de 12 en un
    lieu 1, chaque carte du Clan Refuge dans ta main 1.

      Heralds-3 <  une carte : Clan et valeur ; < vient d'être jouée, ? choisie
      9/12         valeur des cartes au-dessus ou au-dessous ; 12/12 +1 compte
      2 sur 3 ...  la Coalition la plus proche ; Coalition ! va se retourner
      3 inconnues  cartes en main que tu n'as pas vues : venues des Tombeaux
      4 à 6        points, si des cartes inconnues peuvent être du Clan Refuge
      12 rec       tape 12 pour le Recrutement ; imp est l'Impact, r+i les deux

    Un coup avec ses réponses sur une ligne :
    play Heralds-3 to field 2, impact: draw
