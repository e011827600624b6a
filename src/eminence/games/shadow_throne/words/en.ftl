# Shadow Throne in English. What the variables are: kernel/translation.py.

## Names

faction-empire = the Empire
    .people = Empire
faction-rebels = the Rebels
    .people = Rebel
faction-church = the Church
    .people = Church
rank-commoner = commoner
rank-elite = elite
rank-noble = noble
choice-nobody = nobody
intrigue-phase = Intrigue phase
fighting-phase =
    { $edition-id ->
        [prototype] Wave phase
       *[final] Conflict phase
    }
ending-phase =
    { $edition-id ->
        [prototype] Conflict phase
       *[final] Resolution phase
    }

## Parts of sentences

owned =
    { $who-is ->
        [you] Your { $card }
       *[they] { $who }'s { $card }
    }
acting =
    { $who-is ->
        [you] Your { $by }
       *[they] { $who }'s { $by }
    }
track = Empire { $empire }, Rebels { $rebels }, Church { $church }
half =
    { $dead ->
        [yes] { " " }(dead: half)
       *[no] { "" }
    }

## What happens

event-battle-begun = Battle { $battle } begins. { intrigue-phase }: every pool has { $picks } cards.
event-pool-seen =
    { $who-is ->
        [you] You look at { which-pool }: { $offered }.
       *[they] { $who } looks at { which-pool }: { $offered }.
    }
which-pool =
    { $pick ->
        [1] the pool
       *[other] the next pool
    }
event-offered = { $card }
event-taken =
    { $who-is ->
        [you] You take { $card }.
       *[they] { $who } takes { $card }.
    }
event-cards-turned = { fighting-phase }, wave { $wave } of { $waves }: the cards are turned.
event-played =
    { $income ->
        [0]
            { $price ->
                [0]
                    { $who-is ->
                        [you] You play { $card } for nothing.
                       *[they] { $who } plays { $card } for nothing.
                    }
               *[other]
                    { $who-is ->
                        [you] You play { $card } for { $price } gold, { $gold } left.
                       *[they] { $who } plays { $card } for { $price } gold, { $gold } left.
                    }
            }
       *[other]
            { $who-is ->
                [you] You play { $card } and collect { $income } gold, { $gold } in all.
               *[they] { $who } plays { $card } and collects { $income } gold, { $gold } in all.
            }
    }
event-hush-money-paid =
    { $income ->
        [0]
            { $who-is ->
                [you] Hush money: you pay 1 more for a second { $faction-people } card.
               *[they] Hush money: { $who } pays 1 more for a second { $faction-people } card.
            }
       *[other]
            { $who-is ->
                [you] Hush money: you collect 1 less for a second { $faction-people } card.
               *[they] Hush money: { $who } collects 1 less for a second { $faction-people } card.
            }
    }
event-not-paid =
    { $who-is ->
        [you] You reveal { $card } and cannot pay { $price }: it is turned face down, and you collect 1 gold.
       *[they] { $who } reveals { $card } and cannot pay { $price }: it is turned face down, and { $who } collects 1 gold.
    }
event-rallied = { owned }: +{ $amount } power from the wave before.
event-brought =
    { $income ->
        [0]
            { $who-is ->
                [you] You bring { $card } through { $by }, for { $price } gold.
               *[they] { $who } brings { $card } through { $by }, for { $price } gold.
            }
       *[other]
            { $who-is ->
                [you] You bring { $card } through { $by }, which brings { $income } gold.
               *[they] { $who } brings { $card } through { $by }, which brings { $income } gold.
            }
    }
event-nobody-brought =
    { $who-is ->
        [you] You bring nobody through { $by }.
       *[they] { $who } brings nobody through { $by }.
    }
event-called-in-vain =
    { $who-is ->
        [you] You call { $card } through { $by } and cannot pay { $price }: it is turned face down.
       *[they] { $who } calls { $card } through { $by } and cannot pay { $price }: it is turned face down.
    }
event-struck =
    { $whom-is ->
        [you] your { $card }
       *[they] { $whom }'s { $card }
    }
event-killed = { acting }: { $struck } killed.
event-converted =
    { $amount ->
        [0] { acting }: { $struck } converted to { $faction }.
       *[other] { acting }: { $struck } converted to { $faction }, with +{ $amount } power.
    }
event-emboldened = { acting }: +{ $amount } power for { $struck }.
event-silenced = { acting }: { $struck } silenced.
event-torn = { owned }: no change of side, for two factions pull at once.
event-bonus-gained = { owned }: +{ $amount } power, with at most { $limit } gold left.
event-martyred =
    { $who-is ->
        [you] You gain { $amount } influence for the death of { $card }.
       *[they] { $who } gains { $amount } influence for the death of { $card }.
    }
event-power-counted = Power after wave { $wave }: { track }.
event-battle-won =
    { $winners-count ->
        [3] { ending-phase }: all three factions tie with power { $empire } and win battle { $battle }; nobody is consoled.
        [2] { ending-phase }: { $winners } tie and both win battle { $battle } ({ track }).
       *[1]
            { $faction-id ->
                [rebels] { ending-phase }: { $faction } win battle { $battle } ({ track }).
               *[other] { ending-phase }: { $faction } wins battle { $battle } ({ track }).
            }
    }
event-spoils-shared =
    { $who-is ->
        [you] You gain { gains }{ consolations }.
       *[they] { $who } gains { gains }{ consolations }.
    }
gains =
    { $gained-count ->
        [0] no influence
       *[other] { $influence } influence ({ $gained-plain })
    }
consolations =
    { $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold to console ({ $consoled-plain })
    }
event-gained = { $card } { $amount }{ half }
event-consoled = { $card } { $amount }
event-stayed =
    { $who-is ->
        [you] You leave { $card } in the field for the next battle.
       *[they] { $who } leaves { $card } in the field for the next battle.
    }
event-departed = { owned }: back into the deck after a second battle.
event-kept =
    { $who-is ->
        [you] You keep { $card } for the next battle.
       *[they] { $who } keeps { $card } for the next battle.
    }
event-ended =
    { $battle ->
        [1] The game is over after one battle.
       *[other] The game is over after { $battle } battles.
    }

## What is being waited for

status-draft =
    { $last ->
        [yes] { intrigue-phase }, pick { $pick } of { $picks }: take a card.
       *[no] { intrigue-phase }, pick { $pick } of { $picks }: take a card; the rest goes to { $whom }.
    }
status-wave = { fighting-phase }, wave { $wave } of { $waves }: play a card.
status-extra = { $by } lets you bring another card: bring one, or pass.
status-keep = { ending-phase }: keep one card for the next battle.
status-chosen = You have chosen { $choice }. { status-waiting } Until then you may choose again.
status-waiting = Waiting for { $waiting }.

## Why a move is refused

refusal-not-now =
    { $phase-id ->
        [draft] Now is the draft: take a card of the pool before you.
        [wave] Now is a wave: play a card of your hand.
        [extra] Now you may bring another card, or pass.
       *[keep] Now the battle is over: keep a card of your hand.
    }
refusal-no-such-card = This deck has no such card.
refusal-not-in-pool = There is no { $card } in the pool before you.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-not-invited = { $by } cannot bring { $card }. [{ $number }] { $ability }
refusal-cannot-pay = { $card } costs { $price }, and you have { $gold } gold.

## What a move is good for

purpose-hold = holds { $influence } influence in { $card }
purpose-income = brings { $income } gold
purpose-cost = costs { $price } gold
purpose-cost-avoided = saves the { $price } gold for { $card }
purpose-console = brings { $consolation } gold after a defeat
purpose-kill = kills { whom-briefly }
purpose-convert = converts { whom-briefly }
purpose-embolden = gives +{ $amount } power to { whom-briefly }
purpose-silence = silences { whom-briefly }
purpose-stay = stays if defeated
purpose-extra-card = brings { another }
purpose-martyr = brings { $amount } influence by dying
purpose-bonus-power = gains +{ $amount } power with 0 or 1 gold
purpose-join =
    { $count ->
        [1] joins another { $faction-people } card
       *[other] joins { $count } { $faction-people } cards
    }
purpose-deny = does not leave { $card } to { $whom }
purpose-waste = cannot pay for { $card }
purpose-waste-avoided = does not waste { $card }, which cannot be paid
purpose-hush = pays hush money
purpose-hush-avoided = avoids hush money
purpose-collect = collects the income of { $card }
purpose-killing = kills somebody in { $percent } % of the cases
purpose-converting = converts somebody in { $percent } % of the cases
purpose-stake-ahead = puts { $influence } influence on { $faction }, now in front
purpose-stake-behind = puts { $influence } influence on { $faction }, now behind
purpose-stake-behind-avoided = does not spend { $card } on { $faction }, now behind
purpose-spoils = brings { NUMBER($average, minimumFractionDigits: 1) } influence on average
purpose-win = ends the game with the most influence
purpose-lead = puts { $faction } in front, with { $influence } influence of yours

## Whom an ability is for

ranks-any = characters
    .one = { "" }
    .article = a
ranks-commoner = commoners
    .one = { "commoner " }
    .article = a
ranks-elite = elites
    .one = { "elite " }
    .article = an
ranks-noble = nobles
    .one = { "noble " }
    .article = a
ranks-commoner-or-elite = commoners and elites
    .one = { "commoner or elite " }
    .article = a
ranks-elite-or-noble = elites and nobles
    .one = { "elite or noble " }
    .article = an
ranks-commoner-or-noble = commoners and nobles
    .one = { "commoner or noble " }
    .article = a
factions-empire = Empire
    .members = Empire
    .article = an
factions-rebels = Rebel
    .members = Rebels
    .article = a
factions-church = Church
    .members = Church
    .article = a
reach-own = in this wave
    .briefly = { "" }
reach-earlier = in earlier waves
    .briefly = { " before" }
reach-so-far = in this and all earlier waves
    .briefly = { " so far" }
reach-next = that enter in the next wave
    .briefly = { " next wave" }
whom =
    { $factions-id ->
        [any] { but-itself }{ $ranks } { $reach }
        [others] { $ranks } of other factions { $reach }
       *[one] { but-itself }{ $factions } { $ranks } { $reach }
    }
but-itself =
    { $itself ->
        [yes] other{ " " }
       *[no] { "" }
    }
whom-briefly =
    { $ranks-id ->
        [any]
            { $factions-id ->
                [any] all{ $reach-briefly }
                [others] others{ $reach-briefly }
               *[one] { $factions-members }{ $reach-briefly }
            }
       *[some]
            { $factions-id ->
                [any] all { $ranks }{ $reach-briefly }
                [others] { $ranks }{ $reach-briefly }
               *[one] { $factions } { $ranks }{ $reach-briefly }
            }
    }
another =
    { $factions-id ->
        [any] { $ranks-article } { $ranks-one }card
        [others] { $ranks-article } { $ranks-one }card of others
       *[one] { $factions-article } { $factions } { $ranks-one }card
    }

## What cards do

price =
    { $income ->
        [0] costs { $price }
       *[other] brings { $income } gold
    }
character =
    { $consolation ->
        [0] { $faction-people } { $rank }: power { $power }, influence { $influence }, { price }.
       *[other] { $faction-people } { $rank }: power { $power }, influence { $influence }, { price }, consolation { $consolation }.
    }
character-with-ability = { character } [{ $number }] { $ability }
ability-kill = Kills all { whom }.
ability-convert =
    { $amount ->
        [0] Converts all { whom } to { $faction }.
       *[other] Converts all { whom } to { $faction } and gives +{ $amount } power.
    }
ability-embolden = Gives +{ $amount } power to all { whom }.
ability-silence = All { whom } cannot use abilities of a higher number.
ability-stay =
    { $faction-id ->
        [rebels] If { $faction } lose the battle, stays for the next one.
       *[other] If { $faction } loses the battle, stays for the next one.
    }
ability-extra-card =
    { $factions-id ->
        [any] You may play one more { $ranks-one }card at once, without hush money.
        [others] You may play one more { $ranks-one }card of another faction at once, without hush money.
       *[one] You may play one more { $factions } { $ranks-one }card at once, without hush money.
    }
ability-martyr = Dying in this battle, brings you { $amount } influence.
ability-bonus-power = With 0 or 1 gold left after paying, gets +{ $amount } power.

## The same in a few words

short-none = { "" }
short-kill = [{ $number }] { purpose-kill }
short-convert =
    { $amount ->
        [0] { "[" }{ $number }] { purpose-convert }
       *[other] { "[" }{ $number }] { purpose-convert }, +{ $amount }
    }
short-embolden = [{ $number }] +{ $amount } { whom-briefly }
short-silence = [{ $number }] { purpose-silence }
short-stay = [{ $number }] { purpose-stay }
short-extra-card = [{ $number }] { purpose-extra-card }
short-martyr = [{ $number }] dying: { $amount } influence
short-bonus-power = [{ $number }] +{ $amount } with 0 or 1 gold

## Where points come from

reason =
    { $terms-count ->
        [0] { $who }: { $influence } influence; { $gold } gold{ ending }
       *[other] { $who }: { $influence } influence = { $terms-sum }; { $gold } gold{ ending }
    }
reason-before = { $amount } before battle { $battle }
reason-character = { $amount } for { $card }{ half }
reason-death = { $amount } for the death of { $card }
ending =
    { $ending ->
        [stopped] ; nobody had { $goal } after { $battles } battles
        [poorer] , too little for the tie
        [richest] , which breaks the tie
        [tied] , so nobody wins the tie
       *[usual] { "" }
    }

## What a seat can do

move-take = take { $card }
move-play = play { $card }
move-bring = bring { $card }
move-keep = keep { $card }
move-pass = bring nobody

## What is wrong with a card file

column-name = what the character is called
column-epithet = what is printed after the name
column-prototype = what the prototype calls it, if otherwise
column-faction = its faction
column-rank = its rank
column-copies = how many there are
column-power = what it adds to its faction's power
column-influence = what its player gains if its faction wins
column-price = the gold it costs; below 0, the gold it brings
column-consolation = the gold its player gains if its faction loses
column-number = when its ability triggers, 1 to 3; 0 without one
column-ability = its verb
column-amount = power or influence that the ability gives
column-ranks = the ranks that the ability is for
column-factions = the factions that the ability is for
column-waves = how far the ability reaches
problem-too-few = there are { $count } cards in all; at least { $least } are needed for five seats.
problem-same-prototype = the prototype's name { $given } stands on line { NUMBER($first, useGrouping: 0) } already.
problem-nobody = no card can be called { $given }: it says that no card was chosen.
problem-needless-number = { $thing } has the number 0: its ability is { $given }.
problem-needs-number = { $thing } needs a number from 1 to 3: its ability is { $given }.
problem-needs-amount = { $thing } needs an amount of 1 or more: its ability is { $given }.
problem-needless-amount = an amount means nothing for the ability { $given }.
problem-needless-column = { $column } means nothing for the ability { $given }; it is for { $known }.
problem-next-wave = only { $known-or } reaches the next wave, not { $given }.
problem-own-faction = { $thing } cannot { $given } its own faction.
problem-silence-number = silence prevents abilities of higher numbers, and there is none above { $most }.
problem-stay-copies = at most { $most } cards of a deck can have the ability stay.

## Why a text is no position

misread-character = '{ $given }' is no character in a wave; write its name and wave, as in '{ $right }'.
misread-tokens = '{ $given }' are more tokens than fit on a card.
flaw-view = a '?' stands where a card must be: this is a view, not a position.
flaw-wealth = seat { $seat } has gold or influence below 0 or above { NUMBER($most, useGrouping: 0) }.
flaw-card = a card is not of this deck.
flaw-battle = 'battle' counts from 1 to { $most }.
flaw-round = 'round' is 0 to { $high } in the draft and { $after } after it.
flaw-wave = 'wave' is 0 in the draft, 1 to { $most } in the battle and { $most } after it.
flaw-number = 'number' is 1 to { $most } while extra cards are asked for, otherwise 0.
flaw-character = a character is not of this deck.
flaw-passing = { $thing } of seat { $seat } is in the middle of something.
flaw-wave-to-come = { $thing } of seat { $seat } stands in wave { $wave }, which has not been fought yet.
flaw-cannot-stay = { $thing } of seat { $seat } stands in wave 0, but cannot stay from one battle to the next.
flaw-stayed = { $thing } of seat { $seat } stands in wave 0, so its ability cannot have done anything.
flaw-tokens = { $thing } of seat { $seat } has more than { $most } +1 tokens.
flaw-face-down = { $thing } of seat { $seat } is face down, so nothing can have happened to it.
flaw-order = the line of seat { $seat } is not in the order of the waves.
flaw-holding = what seat { $seat } holds and has shown is not what it took from the pools and kept.
flaw-pool = the pool dealt to seat { $seat } has too few cards.
flaw-never = seat { $seat } would be wrong about what others cannot have kept: seat { $keeper } has it.
flaw-nobody-asked = nobody has anything to choose in this phase.
flaw-waiting = 'waiting' must be the seats that are asked and have not chosen.
flaw-not-asked = a seat waits or has chosen that is not asked.
flaw-all-chosen = all have chosen, so the choices would have been revealed.
flaw-chosen = seat { $seat } cannot have chosen that.
