# La table de Shadow Throne.

st-points = influence
st-side-empire = Empire
st-side-rebels = Rebelles
st-side-church = Église
# Après « une carte ».
st-card-of-empire = de l'Empire
st-card-of-rebels = des Rebelles
st-card-of-church = de l'Église

## La bataille

st-battle = bataille { $battle }
st-pick = choix { $pick } sur { $picks }
st-wave = vague { $wave }
st-wave-of = vague { $wave } sur { $waves }
st-over = la partie est finie
st-goal = objectif : { $influence }
st-track = Piste de puissance :
st-track-at-zero = Piste de puissance 0 :
st-won = vainqueur
st-won-tied = vainqueur à égalité
st-ahead = en tête
st-tied = à égalité
st-column-gold = or
st-column-influence = influence
st-column-hand = main
# La même chose où il y a peu de place.
st-stock-gold = or
st-stock-influence = infl.
st-stock-hand = main
st-stayed = resté : vague 0
st-face-down = face cachée
st-dead = mort
st-bonus = bonus
st-silent = muet
st-chosen = choisi

## Cartes

st-pool = Le lot devant toi
st-hand = Ta main
st-hush-money = Argent du silence : 1 pour une autre carte { $factions-or }
st-column-rank = rang
st-column-price = prix
st-column-pow = pui
st-column-inf = inf
st-column-con = con
st-column-ability = capacité
st-pay = paie { $price }
st-pay-hush = paie { $price }, argent du silence compris
st-get = gagne { $price }
st-collect = gagne { $price }
st-collect-hush = gagne { $price } après l'argent du silence
st-free = gratuit
st-free-hush = gratuit après l'argent du silence
st-pool-with =
    { $left ->
        [0] Lot chez { $who } :
       *[other] Lot chez { $who }, { $left } parmi :
    }
st-the-others = les autres
st-taken-by = Pris par { $who-or } :
st-held-by = Tenu par { $who-or } :

## À côté des coups

st-note-pass = pas d'autre carte
st-note-numbers = puissance { $power }, influence { $influence }, { $costs }
st-note-costs = coûte { $price }
st-note-brings = rapporte { $price }
st-note-lost = { $price } impayable : face cachée
st-note-face-down = { $price } impayable : face cachée, 1 or
st-note-rally = arrive avec +{ $power }
st-note-bonus = bonus +{ $power }

st-help =
    { "" }  >  ✓         est attendu ; a choisi, caché aux autres
      E 2          sous un personnage : Empire (R Rebelles, C Église), puissance 2
      R>C 3 +1     était Rebelle et est d'Église ; puissance 3, un jeton +1 compris
      bonus        a sa puissance bonus
      mort         sans puissance ; muet : capacité perdue ; face cachée : non payé
      pui inf con  puissance, influence, consolation ; devant, le prix actuel
      { "[" }2] ...      sa capacité, après le nombre auquel elle agit
