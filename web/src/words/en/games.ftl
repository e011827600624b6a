### What the tables of the games say.

## Behind the Throne

bt-deck = Deck
bt-left = left: { $count }
bt-row = The row
bt-row-empty = Nothing is revealed yet.
bt-stay = stay at { $value } or below
bt-bar-reach = { $value } with abilities
bt-high = too high
bt-guarded-swap = Protected: only { $names } can be swapped there.
bt-guarded-destroy = Protected: only { $names } can be destroyed there.
bt-bust = Bust on the next card: { $percent } %
bt-stacks = Stacks of { $name }
bt-upright = its ability is yours
bt-sideways = its ability sleeps
bt-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
bt-cards = cards
bt-top = Top card, known
bt-turn = turn { $number }
bt-reveal = Reveal a card
bt-take = Take the row
bt-use = Use { $name }
bt-accept = Accept the rest
bt-swap = Swap the row for { $name }
bt-destroy = Destroy { $name }
bt-judge = Wake a sleeping ability
bt-drop = Drop { $name }
bt-up = Raise the last card
bt-down = Lower the last card
bt-memory = What is left in the deck
bt-gone = discarded: { $count }

## Shadow Throne

st-empire = Empire
st-rebels = Rebels
st-church = Church
st-rank-commoner = commoner
st-rank-elite = elite
st-rank-noble = noble
st-power = power
st-influence = influence
st-influence-of = Influence; { $goal } after a battle end the game.
st-price = price
st-price-now = What it costs you now
st-gold = gold
st-held = cards in hand
st-acts = acts at { $number }
st-consoles = If its side loses: { $gold } gold.
st-track = Power of the factions
st-leads = leads
st-tied = tied
st-won = has won
st-won-tied = has won, tied
st-battle = The battle
st-wave = wave { $number }
st-stayed = stayed from the last battle
st-stayed-short = stayed
st-locked = has chosen
st-locked-you = Your choice; you may change it until the last one has chosen.
st-now = now
st-now-means = What the battle would bring if it ended as it stands
st-of = of { $name }
st-down = face down, not paid
st-dead = dead
st-silent = silenced
st-converted = converted
st-bonus = with its bonus
st-tokens = +1 tokens: { $count }
st-rally = Enters with +{ $count } power, from the wave before.
st-hush-one = With 1 hush money, for the same faction as in the wave before.
st-hush-due = Hush money, 1 gold more for another card of:
st-dear = You cannot pay { $price }: it is turned face down, and you get 1 gold.
st-dear-wave = face down, +1
st-dear-extra = lost
st-play-down = Play it face down, take 1 gold
st-bring-down = Try it and lose it
st-pass = Bring nobody
st-pool = The pool before you
st-pool-of = Pool before { $name }
st-hand-of = Hand of { $name }
st-pool-short = pool
st-hand-short = hand
st-round = How the pools go round
st-taken = You take { $name }.
st-passes = The rest passes to
st-last = The last card of the pool is yours.
st-draft-secret = Everybody takes cards in secret.
st-beats = What the abilities of the wave did
st-deed-kill = kills
st-deed-convert = converts
st-deed-embolden = strengthens
st-deed-silence = silences
st-deed-bonus = gets stronger
st-ledger = What the battle brought
st-battle-won = { $name }: victory in battle { $battle }
st-battle-tied = { $names }: a shared victory
st-half = dead: half
st-martyr = { $influence } influence for this death
st-nothing = nothing
st-total = now { $influence }
st-account = Where the influence came from
st-account-battle = battle { $number }
st-account-before = before
st-account-total = total
st-account-tie = With equal influence, more gold wins.
st-account-martyr = { $influence } for the death of { $card }
st-account-nobody = nobody brought any
st-account-point = Point at a number to see who brought it.
st-where-draft = battle { $battle }, pick { $pick } of 6
st-where-wave = battle { $battle }, wave { $wave }
st-where-end = after battle { $battle }
st-down-would = would lie face down

## An Empty Throne

et-field = Field { $number }
et-tombs = The Tombs
et-ability-recruit = Recruit
et-ability-impact = Impact
et-value = value
et-turn = turn { $number }
et-draft = The starting cards
et-draft-means = Two for each of you. The last one will be the Refuge card.
et-do-draw = Draw it
et-do-play = Play it from the deck
et-decline = Decline
et-recruit-of = Recruit of { $kith }
et-impact-of = Impact of { $kith }
et-both = Recruit and Impact
et-both-short = both:
et-both-at = Uses both abilities at { $places }.
et-one = Recruit or Impact
et-impact-only = Impact only: no top card
et-no-recruit = no Recruit
et-no-impact = no Impact
et-then-impact = then the Impact
et-draws = You draw { $card }
et-draws-hidden = You draw a hidden card
et-draws-nothing = No card to draw
et-move-here = Move it here
et-actions = Actions left: { $left }
et-just = just played
et-used = You have played here this turn.
et-side = { $name } at { $place }
et-sum = { $name } at { $place }: { $sum } of { $limit }.
et-holds = Points: { $points }.
et-flipped =
    { $points ->
        [one] Flipped: { $points } point
       *[other] Flipped: { $points } points
    }
et-flips-soon =
    { $points ->
        [one] A Coalition: flips at the end of its player's turn, { $points } point
       *[other] A Coalition: flips at the end of its player's turn, { $points } points
    }
et-unflipped = Not flipped: no Coalition yet
et-meter-value = Same value: { $have } of { $need }
et-meter-kith = Same Kith: { $have } of { $need }
et-meter-values = Different values: { $have } of { $need }
et-meter-kiths = Different Kiths: { $have } of { $need }
et-deck = deck of { $place }, left: { $count }
et-empty = empty
et-empty-means = When two decks are empty, the game ends with that turn.
et-seat = Seat of { $name }
et-points =
    { $count ->
        [one] point
       *[other] points
    }
et-why-fields = { $points } for Fields with 12 or more
et-why-tombs = { $points } for The Tombs with 12 or more
et-why-flips = { $points } for flipped Fields
et-why-refugees = { $points } for refugees in hand
et-tie = Combined value of all played cards; decides a tie
et-hand = Hand of { $name }: { $count }
et-hand-empty = no cards in hand
et-refuge = Refuge
et-refuge-means =
    { $points ->
        [one] { $kith } in hand: { $points } point each
       *[other] { $kith } in hand: { $points } points each
    }
et-refuge-later = the last starting card
et-refugee = A refugee: 1 point if you still hold it at the end.
et-held = { $name }, refugees in hand: { $count }
et-ends-decks = Two decks are empty: the game ends with this turn.
et-ends-flips = All three Fields are flipped: this is the last turn.
et-ends-length = No game is longer: this is the last turn.
et-memory = What is left in the decks
et-memory-fields = Fields, under the tops
et-memory-tombs = The Tombs and unseen hands
et-text-hand = Hand
et-text-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
et-text-flipped = flipped
et-text-top = Top card: { $card }; cards left: { $count }

## Shadows over the Empire

se-round = round { $number }
se-setup = the set-up
se-grid = The city of Cardis
se-seats = Who plays
se-leaders = Leaders to choose from
se-lead = Lead with { $name }
se-pass = Pass
se-use = Use { $name }
se-react = React with { $name }
se-decline = Do not React
se-done = No other card
se-none = No card
se-seat = Player { $number }
se-yourself = You yourself
se-tokens =
    { $count ->
        [0] No token
        [one] { $count } token
       *[other] { $count } tokens
    }
se-option-remove = Remove your tokens
se-option-subdue = Let them subdue it
se-option-lock = Accept the Quiraa token
se-option-add = Let them add a token
se-option = Choose: { $verb }
se-trait-lawful = Lawful
se-trait-religious = Religious
se-trait-noble = Noble
se-trait-rich = Rich
se-non = not { $trait }
se-compulsory = { $trait }: you influence only cards that are
se-wild = { $trait }: counts on every card
se-legend = How to read the cards
se-legend-has = has the trait
se-legend-not = has it not
se-legend-must = Compulsory: without it you cannot influence the card
se-legend-wild = Wild: always counts as shared
se-legend-mark = has influenced this Round
se-legend-quiraa = Quiraa token: may not act this Round
se-legend-turned = A turned card has used its ability.
se-mark = with an Influence token
se-quiraa = with the Quiraa token
se-turned = turned
se-conflict = in a Conflict
se-controlled = controlled: { $name }
se-has = { $name }: { $count }
se-threat = would lose tokens
se-slot = free slot { $cell }
se-down = face down
se-pool = in the pool
se-placed = tokens on cards
se-firm = on controlled cards
se-conflicts = Conflicts
se-throne = controls the Distinct Personality
se-passed = passed
se-starter = began the Round
se-chooses = to choose a Leader
se-may-react = may React
se-goal = To win at the end of a Round: all { $tokens } tokens on cards, and { $name } yours; or all of them, and nobody else, without a Conflict.
se-place = To be placed
se-end = The end of Round { $number }
se-end-goes-on = Nobody has won yet.
se-end-lost = lost to Conflicts
se-end-peace = No token is lost to a Conflict.
se-end-reset = All cards are reset, Influence tokens go.
se-end-up = Turned up:
se-end-up-none = No card is turned up.
se-end-begins = The next Round begins with
se-end-choosing = Who begins is being chosen.
se-memory = Citizens not turned up yet: { $count }
se-text-tokens =
    { $pool ->
        [one] { $pool } token in the pool, { $firm } on controlled cards
       *[other] { $pool } tokens in the pool, { $firm } on controlled cards
    }
se-text-conflict = Conflict
se-text-marked = was influenced this Round
se-text-rotated = rotated
se-text-grid = The grid
