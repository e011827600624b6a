# La table de Shadow Throne.

points = influence
side-empire = Empire
side-rebels = Rebelles
side-church = Église
# Après « une carte ».
card-of-empire = de l'Empire
card-of-rebels = des Rebelles
card-of-church = de l'Église

## La bataille

battle = bataille { $battle }
pick = choix { $pick } sur { $picks }
wave = vague { $wave }
wave-of = vague { $wave } sur { $waves }
over = la partie est finie
goal = objectif : { $influence }
track = Piste de puissance :
track-at-zero = Piste de puissance 0 :
won = vainqueur
won-tied = vainqueur à égalité
ahead = en tête
tied = à égalité
column-gold = or
column-influence = influence
column-hand = main
# La même chose où il y a peu de place.
stock-gold = or
stock-influence = infl.
stock-hand = main
stayed = resté : vague 0
face-down = face cachée
dead = mort
bonus = bonus
silent = muet
chosen = choisi

## Cartes

pool = Le lot devant toi
hand = Ta main
hush-money = Argent du silence : 1 pour une autre carte { $factions-or }
column-rank = rang
column-price = prix
column-pow = pui
column-inf = inf
column-con = con
column-ability = capacité
pay = paie { $price }
pay-hush = paie { $price }, argent du silence compris
get = gagne { $price }
collect = gagne { $price }
collect-hush = gagne { $price } après l'argent du silence
free = gratuit
free-hush = gratuit après l'argent du silence
pool-with =
    { $left ->
        [0] Lot chez { $who } :
       *[other] Lot chez { $who }, { $left } parmi :
    }
the-others = les autres
taken-by = Pris par { $who-or } :
held-by = Tenu par { $who-or } :

## À côté des coups

note-pass = pas d'autre carte
note-numbers = puissance { $power }, influence { $influence }, { $costs }
note-costs = coûte { $price }
note-brings = rapporte { $price }
note-lost = { $price } impayable : face cachée
note-face-down = { $price } impayable : face cachée, 1 or
note-rally = arrive avec +{ $power }
note-bonus = bonus +{ $power }

help =
    { "" }  >  ✓         est attendu ; a choisi, caché aux autres
      E 2          sous un personnage : Empire (R Rebelles, C Église), puissance 2
      R>C 3 +1     était Rebelle et est d'Église ; puissance 3, un jeton +1 compris
      bonus        a sa puissance bonus
      mort         sans puissance ; muet : capacité perdue ; face cachée : non payé
      pui inf con  puissance, influence, consolation ; devant, le prix actuel
      { "[" }2] ...      sa capacité, après le nombre auquel elle agit
