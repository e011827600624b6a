# Shadows over the Empire: what is wrong with a card file, a position's text or the options.

## What is wrong with a card file

column-name = what the card is called
column-epithet = who that is
column-kind = a Leader, a Distinct Personality or a Citizen
column-level = its level: A, B or C
column-faction = the faction of a Leader
column-set = the set of four that a Citizen belongs to
column-number = its number in its set; 0 is an asterisk
column-traits = the traits that it has
column-compulsory = the Compulsory Trait of a Leader
column-wild = the Wild Trait of a Leader
column-ability = when its ability works
column-trigger = what a React answers
column-effects = what its ability does, a sentence each
problem-reserved = '{ $given }' cannot be a name: it is a move.
problem-leader-lacks = { $given } is a Leader and has no { $column }.
problem-no-leader = { $given } is no Leader and has no { $column }.
problem-no-citizen = { $given } is no citizen and has no { $column }.
problem-trait-twice = traits has { $given } twice.
problem-compulsory = { $given } must have the Compulsory Trait, { $right }.
problem-wild = wild is { $given }, which is compulsory already.
problem-level-c = level C has neither Leaders nor a Distinct Personality: write A or B.
problem-needs-set = { $given } has the number { $number } and needs a set.
problem-needs-number = { $given } is in a set and needs a number, { $least } to { $most }.
problem-member-leader = a Leader of the { $given }
problem-member-distinct = a Distinct Personality
problem-member-twice = level { $level } has { $member } already: { $given }, line { NUMBER($line, useGrouping: 0) }.
problem-level-lacks = level { $level } lacks { $missing }.
problem-no-court = level A or B needs a Leader of each faction and a Distinct Personality.
problem-citizens = there are { $count } citizens; { $least } to { $most } make a set.
problem-sets = level { $level } has { $count } sets; at most { $most } fit.
problem-set-twice = set { $name } of level { $level } has a number { $number } already: { $given }.
problem-set-lacks = set { $name } of level { $level } has no number { $missing }.
problem-groups = the abilities speak of { $count } different groups of cards; { $most } fit.

## What is wrong with an ability

problem-ability = { $column }: { $what }
problem-word = '{ $given }'
problem-no-verb = '{ $given }' is no ability: '{ $first }' is no verb; { $right }
problem-no-ability = '{ $given }' is no ability; { $right }
right-as-in = write it as in: { $known }.
misread-no-trigger = '{ $given }' is no trigger; { $right }
misread-whose = '{ $given }' does not say whose tokens are meant; { $right }
misread-protection = '{ $given }' does not say what a card is protected from; { $right }
misread-tokens = { $given } tokens cannot be; { $least } to { $most } fit here.
misread-holding = '{ $given }' counts { $tokens } tokens; { $least } to { $most } fit here.
misread-together = '{ $first }' and '{ $given }' do not go together: one word of a kind.
misread-no-kind = '{ $given }' does not say what kind of card: citizen, character or distinct.
misread-no-word = '{ $given }' says nothing about a card; { $right }
problem-idle = an ability does something: write at least one sentence.
problem-needs-trigger = a react needs a trigger, such as '{ $right }'.
problem-no-react = only a react has a trigger, and { $given } has a { $type }.
problem-clear-state = who controls the card is clear here: leave the word for its state out.
problem-nothing-chosen = '{ $given }' does not fit here: nothing has been chosen yet.
problem-not-of-trigger = '{ $given }' does not fit a trigger.
problem-interrupts = this trigger asks before anything has happened: the first part is { $known-or }.
problem-parts = an ability has at most two parts.
problem-passive-parts = a passive has one sentence.
problem-then-first = the first part begins without 'then'.
problem-then-second = a second part begins with 'then'.
problem-if-removed = 'if so many removed' needs a first part that removes.
problem-no-passive = '{ $given }' is not for a passive; { $known } are.
problem-only-passive = '{ $given }' is only for a passive, and this is a { $type }.
problem-alone = '{ $given }' stands alone, as the only part of a use.
problem-offered = what is offered is { $known-or }.

# Which cards.
problem-up-to-2 = up to 2 cards are chosen among several: say which, as in '{ $right }'.
problem-for-each = 'for each' counts several cards: say which, as in '{ $right }'.
problem-line = 'line' is only for 'remove ... of each-opponent'.
problem-none-before = '{ $given }' speaks of the part before, and there is none.
problem-not-one-before = '{ $given }' speaks of the card of the part before, which does not name just one.
problem-either = 'either' speaks of the two cards that the part before swaps.
problem-only-second = '{ $given }' is only for the second card of a swap or move.
problem-trigger = 'trigger' is the card that an opponent brings into a conflict, and what is done to it.
problem-only-bonus = '{ $given }' is only for a bonus, beside a range such as adjacent.
problem-needs-owner = '{ $given }' needs an owner: remove of an-opponent, each-opponent or the-least-unused.
problem-or-self = 'or-self' does not go with '{ $given }'.
problem-leader-itself = '{ $given }' is a Leader here, and Leaders are never chosen nor have tokens.
problem-distinct-itself = 'distinct' is { $given } itself: write self.

# Costs.
problem-not-payable = 'pay' does not go with this: only with one or two cards that you choose, and not with moving your tokens.
problem-pay-then = only the first part has a cost: 'pay' does not go with 'then'.
problem-pay-leader = Leaders have no tokens to pay with.
problem-if-controlled-two = 'if controlled' speaks of one card, not of up to 2.
problem-if-controlled-self = 'if controlled' speaks of the other card: write 'swap self with' it.

# What single verbs ask for.
problem-bonus-yours = a bonus is for cards of yours: write yours or self.
problem-cancel-first = 'cancel' is the first part of a react to what can be cancelled: targets, uses or removes.
problem-choice-opponent = an offer is made to an opponent: its card is an-opponents.
problem-keep-conflict = tokens are kept in a Conflict: write conflict or your-conflict.
problem-keep-self = a Passive does not work while its own card is in a Conflict: leave self out.
problem-remove-up-to = 'up to' and 'any' are only for tokens of yours or an-opponent that you choose, not of { $given }.
problem-remove-all = of all-but-the-fewest all tokens are removed: write all.
problem-remove-owner-chooses = 'owner chooses' is only for an-opponent, each-opponent or the-least-unused, not for { $given }.
problem-remove-controller = 'its-controller' is only for the options of an offer.
problem-remove-that-opponent = 'that-opponent' is only for a react.
problem-remove-no-choice = there is no card to choose: say which, as in '{ $right }'.
problem-remove-line-kind = 'line' needs citizen or character.
problem-remove-line-tokens = a line is for cards with tokens of opponents, all of them: write with-opponents.
problem-swap-citizens = only citizens are swapped: write citizen.
problem-swap-distinct = only citizens are swapped, and this is a Distinct Personality.

## Which options a card set is too small for

refusal-too-few-cards =
    { $reason ->
        [level] '{ $title }' has no Leaders of level { $level }: choose another 'level' or 'mix'.
        [sets] { $given } is { $wanted }; '{ $title }' has sets of level { $level }: { $count }.
        [asterisks] Asterisks can replace no more citizens than there are.
       *[citizens] The options a_sets, b_sets, c_sets and asterisks give { $count } citizens; { $least } are needed for 2 seats, { $most } for more.
    }

## Why a text is no position

misread-rows = { NUMBER($count, useGrouping: 0) } rows are too many; a grid has at most { $most }.
misread-past = '{ $given }' should be at most { $most } hexadecimal numbers of 16 digits.
flaw-no-phase = it needs a 'phase', such as turn.
flaw-unknown = nothing is unknown in this game: '?' has no place here.
flaw-seat = '{ $given }' must be a seat from 0 to { $most }.
flaw-seats = 'passed', 'owners' and 'winners' hold seats at this table only.
flaw-rounds = 'round' is 0 to { $most }, and 'redeals' 0 to { $redeals }.

# Cards.
flaw-no-place = { $where } is no place of the grid for { $seats } players.
flaw-card-twice = { $thing } lies there twice.
flaw-distinct = the Distinct Personality lies at { $where }, and nowhere else.
flaw-for-citizen = { $where } is a place for a citizen.
flaw-empty = there is no card at { $where }: one lies there, face up or face down.
flaw-face-down = a card lies face down at { $where }, so it can have no name there.
flaw-leader-place = the Leader of seat { $seat } lies at { $where }.
flaw-leaders = 'leaders' has one Leader for each seat.
flaw-factions = each faction has one Leader at the table.
flaw-one-place = a citizen lies in one place only: on the grid, in 'pool' or 'aside'.
flaw-pool-citizens = 'pool' and 'aside' hold citizens.
flaw-pool-too-small = 'pool' has fewer citizens than lie face down.

# Tokens.
flaw-tokens = tokens lie on face-up cards that are no Leaders.
flaw-token-count = seat { $seat } has more than { $most } tokens on the table.
flaw-face-up = '{ $given }' holds face-up cards.
flaw-quiraa = the Quiraa token lies on a face-up card.
flaw-not-saved = only with 'saved: yes' is anything saved.
flaw-saved-grid = 'saved_grid' has the cards of the grid, citizens perhaps in other places.
flaw-saved-tokens = 'saved_tokens' lie on face-up cards that are no Leaders, at most { $most } of each seat.
flaw-saved-face-up = what is saved speaks of face-up cards.

# Set-up.
flaw-few-citizens = there are fewer citizens than the grid needs.
flaw-leading = Leaders are chosen in seat order: 'asks' is the first seat without one.
flaw-leading-table = nothing lies on the table before Leaders are chosen.
flaw-no-leader = every seat needs a Leader.
flaw-card-placing = 'card' belongs to the phase placing.
flaw-placing = in the phase placing there is a 'card' to place, and a 'starter'.
flaw-placing-turn = cards are placed in turn, from the 'starter' on.
flaw-placing-slots = cards are placed next to Leaders, one for each in turn.
flaw-placing-table = something lies on the table that is not placed yet.

# Turns and Rounds.
flaw-past = 'past' has no more positions than Rounds are over.
flaw-early-round = Rounds and turns begin when the cards are placed.
flaw-over = a game that is over has 'winners' and an 'ending', and asks nobody.
flaw-not-over = only a game that is over has 'winners' and an 'ending'.
flaw-nobody-asked = somebody must be asked: 'asks' needs a seat.
flaw-no-round = it needs a 'round' of at least 1, a 'turn' and a 'starter'.
flaw-turn = the seat in 'turn' is asked, and has not passed.
flaw-starting = the starting player chooses among several with the most tokens in their pools, when all have passed.
flaw-idle = the choices of an action belong to the phases choosing and reacting.
flaw-action = what was chosen in the action under way could not have been chosen.
