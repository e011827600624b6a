# The table of Shadow Throne.

st-points = influence
st-side-empire = Empire
st-side-rebels = Rebels
st-side-church = Church
# Before a noun: an Empire card.
st-card-of-empire = Empire
st-card-of-rebels = Rebel
st-card-of-church = Church

## The battle

st-battle = battle { $battle }
st-pick = pick { $pick } of { $picks }
st-wave = wave { $wave }
st-wave-of = wave { $wave } of { $waves }
st-over = the game is over
st-goal = { $influence } influence to win
st-track = Power Track:
st-track-at-zero = Power Track 0:
st-won = won
st-won-tied = won, tied
st-ahead = ahead
st-tied = tied
st-column-gold = gold
st-column-influence = influence
st-column-hand = hand
# The same where there is little room.
st-stock-gold = gold
st-stock-influence = infl.
st-stock-hand = hand
st-stayed = stayed: wave 0
st-face-down = face down
st-dead = dead
st-bonus = bonus
st-silent = silent
st-chosen = chosen

## Cards

st-pool = The pool before you
st-hand = Your hand
st-hush-money = Hush money: 1 for another { $factions-or } card
st-column-rank = rank
st-column-price = price
st-column-pow = pow
st-column-inf = inf
st-column-con = con
st-column-ability = ability
st-pay = pay { $price }
st-pay-hush = pay { $price }, hush money included
st-get = get { $price }
st-collect = collect { $price }
st-collect-hush = collect { $price } after hush money
st-free = free
st-free-hush = free after hush money
st-pool-with =
    { $left ->
        [0] Pool with { $who }:
       *[other] Pool with { $who }, { $left } of:
    }
st-the-others = the others
st-taken-by = Taken by { $who-or }:
st-held-by = Held by { $who-or }:

## Beside the moves

st-note-pass = no extra card
st-note-numbers = power { $power }, influence { $influence }, { $costs }
st-note-costs = costs { $price }
st-note-brings = brings { $price }
st-note-lost = cannot pay { $price }: face down
st-note-face-down = cannot pay { $price }: face down, 1 gold
st-note-rally = enters with +{ $power }
st-note-bonus = bonus +{ $power }

st-help =
    { "" }  >  ✓         is asked; has chosen, hidden from the others
      E 2          under a character: of the Empire (R Rebels, C Church), power 2
      R>C 3 +1     was a Rebel and is Church now; power 3, a +1 token included
      bonus        has its bonus power
      dead         adds no power; silent: its ability is lost; face down: not paid
      pow inf con  power, influence, consolation of a card; before them its price now
      { "[" }2] ...      its ability, after the number at which it acts
