# La table d'An Empty Throne.

et-points = points
et-field-1 = Champ 1
et-field-2 = Champ 2
et-field-3 = Champ 3
et-the-tombs = Tombeaux
et-ability-recruit = Recrutement : { $told }
et-ability-impact = Impact : { $told }
et-no-ability = aucun

## L'état de la partie

et-drafting = on choisit les cartes de départ
et-over = finie après { $turns } tours
et-turn = tour { $turn } : { $who }
et-action = Action { $number } sur { $most }
et-used = fait : { $places-plain }
et-moved = déplacement
et-refuge = Refuge :
et-refuge-scores = en main : 1
et-last-turn = Le dernier tour !
et-last-turn-unless = Le dernier tour, sauf si un Champ se retourne
et-ends = Fin : 3 retournés ou 2 pioches vides (déjà { $empty })
et-points-now =
    { $points ->
        [0] { $points } point
        [1] { $points } point
       *[other] { $points } points
    }
et-points-from = { $least } à { $most } points
et-flipped-fields = { $count } sur 3 retournés
et-refugees =
    { $count ->
        [0] { $count } réfugié
        [1] { $count } réfugié
       *[other] { $count } réfugiés
    }
et-total-value = valeur totale { $value }

## Les lieux

et-flipped = RETOURNÉ
et-broken = mais rompue
et-coalition = Coalition !
et-nearest = { $have } sur { $need } { $what }
et-of-value = de valeur { $value }
et-values = valeurs
et-kiths = Clans
et-deck-empty = vide
et-field-empty = Impact seul
et-tombs-empty = rien à piocher, Impact seul
et-deck-left = reste { $count }
et-face-down = face cachée
et-tombs-rule =
    piocher une carte,
    puis l'Impact

## Mains

et-hand = main :
et-hand-empty = vide
et-own-hand-empty = Ta main est vide.
et-unseen = { $count } inconnues
et-pool = À prendre :

## Coups

et-short-recruit = rec
et-short-impact = imp
et-short-both = r+i
et-to-field = vers Champ
et-to-tombs = Tomb.
et-legend = rec Recrutement, imp Impact ; ! fait Coalition, + fait 12 ; « moves » dit plus
et-note-between =  ;
et-makes-coalition = fait une Coalition
et-makes-value = fait { $value }
et-draw-tombs = pioche aux Tombeaux
et-draw-top = pioche { $card }
et-nothing-to-draw = rien à piocher
et-finds-nothing = { $ability }, ne trouve rien
et-breaks-coalition = rompt la Coalition : { $place }
et-leaves-value = laisse { $value } : { $place }
et-decline = ne rien faire
et-decline-more = et à la suite
et-top-unseen = une carte, face cachée
et-to-your-side = { $card } de ton côté : { $place }
et-value-there = { $value }/{ $limit } là
et-of-your-hand = de ta main
et-yours = à toi, { $place }
et-theirs = adverse, { $place }

et-help =
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
