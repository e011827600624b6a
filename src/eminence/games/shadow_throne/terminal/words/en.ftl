# The table of Shadow Throne.

points = influence
side-empire = Empire
side-rebels = Rebels
side-church = Church
# Before a noun: an Empire card.
card-of-empire = Empire
card-of-rebels = Rebel
card-of-church = Church

## The battle

battle = battle { $battle }
pick = pick { $pick } of { $picks }
wave = wave { $wave }
wave-of = wave { $wave } of { $waves }
over = the game is over
goal = { $influence } influence to win
track = Power Track:
track-at-zero = Power Track 0:
won = won
won-tied = won, tied
ahead = ahead
tied = tied
column-gold = gold
column-influence = influence
column-hand = hand
# The same where there is little room.
stock-gold = gold
stock-influence = infl.
stock-hand = hand
stayed = stayed: wave 0
face-down = face down
dead = dead
bonus = bonus
silent = silent
chosen = chosen

## Cards

pool = The pool before you
hand = Your hand
hush-money = Hush money: 1 for another { $factions-or } card
column-rank = rank
column-price = price
column-pow = pow
column-inf = inf
column-con = con
column-ability = ability
pay = pay { $price }
pay-hush = pay { $price }, hush money included
get = get { $price }
collect = collect { $price }
collect-hush = collect { $price } after hush money
free = free
free-hush = free after hush money
pool-with =
    { $left ->
        [0] Pool with { $who }:
       *[other] Pool with { $who }, { $left } of:
    }
the-others = the others
taken-by = Taken by { $who-or }:
held-by = Held by { $who-or }:

## Beside the moves

note-pass = no extra card
note-numbers = power { $power }, influence { $influence }, { $costs }
note-costs = costs { $price }
note-brings = brings { $price }
note-lost = cannot pay { $price }: face down
note-face-down = cannot pay { $price }: face down, 1 gold
note-rally = enters with +{ $power }
note-bonus = bonus +{ $power }

help =
    { "" }  >  ✓         is asked; has chosen, hidden from the others
      E 2          under a character: of the Empire (R Rebels, C Church), power 2
      R>C 3 +1     was a Rebel and is Church now; power 3, a +1 token included
      bonus        has its bonus power
      dead         adds no power; silent: its ability is lost; face down: not paid
      pow inf con  power, influence, consolation of a card; before them its price now
      { "[" }2] ...      its ability, after the number at which it acts
