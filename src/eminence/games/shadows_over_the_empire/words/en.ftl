# Shadows over the Empire in English. What the variables are: kernel/translation.py.

## Parts of sentences

tokens =
    { $count ->
        [0] no tokens
        [1] 1 token
       *[other] { $count } tokens
    }
    .word =
        { $count ->
            [1] token
           *[other] tokens
        }

## What happens

event-leader-chosen =
    { $who-is ->
        [you] You lead with { $card }.
       *[they] { $who } leads with { $card }.
    }
event-starter-named =
    { $who-is ->
        [you] You are the starting player.
       *[they] { $who } is the starting player.
    }
event-revealed =
    { $who-is ->
        [you] { $card } is revealed for you.
       *[they] { $card } is revealed for { $who }.
    }
event-rejected =
    { $who-is ->
        [you] { $card } diverges from your Leader and is set aside.
       *[they] { $card } diverges from { $who }'s Leader and is set aside.
    }
event-redealt = No citizen is left that would do: the citizens are dealt again.
event-placed =
    { $who-is ->
        [you] You place { $card } at { $cell }.
       *[they] { $who } places { $card } at { $cell }.
    }
event-round-begun =
    { $who-is ->
        [you] Round { $round }: You begin.
       *[they] Round { $round }: { $who } begins.
    }
event-instigated =
    { $who-is ->
        [you] You send { $card } to influence { $target }.
       *[they] { $who } sends { $card } to influence { $target }.
    }
event-influenced =
    { $who-is ->
        [you] You influence { $card }: { tokens }{ by-a-passive }.
       *[they] { $who } influences { $card }: { tokens }{ by-a-passive }.
    }
by-a-passive =
    { $more ->
        [0] { "" }
       *[other] , { $more } of them by a Passive
    }
event-subdued =
    { $who-is ->
        [you] You subdue { $card }: { tokens }.
       *[they] { $who } subdues { $card }: { tokens }.
    }
event-used =
    { $who-is ->
        [you] You use { $card }.
       *[they] { $who } uses { $card }.
    }
event-reacted =
    { $who-is ->
        [you] You react with { $card }.
       *[they] { $who } reacts with { $card }.
    }
event-performed =
    { $who-is ->
        [you] You rotate { $card } to perform its ability.
       *[they] { $who } rotates { $card } to perform its ability.
    }
event-passed =
    { $who-is ->
        [you] You pass.
       *[they] { $who } passes.
    }
event-added =
    { $who-is ->
        [you] You add { tokens } on { $card }.
       *[they] { $who } adds { tokens } on { $card }.
    }
event-removed =
    { $by-is ->
        [own]
            { $who-is ->
                [you] You remove { tokens } from { $card }.
               *[they] { $who } removes { tokens } from { $card }.
            }
       *[other]
            { $who-is ->
                [you] You lose { tokens } on { $card }.
               *[they] { $who } loses { tokens } on { $card }.
            }
    }
event-moved =
    { $who-is ->
        [you] You move { tokens } from { $card } to { $target }.
       *[they] { $who } moves { tokens } from { $card } to { $target }.
    }
event-rotated =
    { $who-is ->
        [you] You rotate { $card }.
       *[they] { $who } rotates { $card }.
    }
event-reset =
    { $who-is ->
        [you] You reset { $card }.
       *[they] { $who } resets { $card }.
    }
event-swapped =
    { $who-is ->
        [you] You swap { $card } with { $target }.
       *[they] { $who } swaps { $card } with { $target }.
    }
event-marked =
    { $who-is ->
        [you] You place an Influence token on { $card }.
       *[they] { $who } places an Influence token on { $card }.
    }
event-unmarked =
    { $who-is ->
        [you] You take the Influence token from { $card }.
       *[they] { $who } takes the Influence token from { $card }.
    }
event-locked =
    { $who-is ->
        [you] You place the Quiraa token on { $card }.
       *[they] { $who } places the Quiraa token on { $card }.
    }
event-cancelled =
    { $who-is ->
        [you] Your action is cancelled, and spent.
       *[they] { $who }'s action is cancelled, and spent.
    }
event-line-chosen =
    { $who-is ->
        [you] You choose the line to the { $direction }.
       *[they] { $who } chooses the line to the { $direction }.
    }
event-option-chosen =
    { $who-is ->
        [you] You choose for { $card }: { $verb }.
       *[they] { $who } chooses for { $card }: { $verb }.
    }
event-idled =
    { $later ->
        [yes] { $card } finds nothing more to do.
       *[no] { $card } finds nothing to do.
    }
event-declined =
    { $who-is ->
        [you] You decline to React.
       *[they] { $who } declines to React.
    }
event-token-lost =
    { $who-is ->
        [you] You lose a token on { $card } to the Conflict.
       *[they] { $who } loses a token on { $card } to the Conflict.
    }
event-turned-up = { $card } is turned face up at { $cell }.
event-round-ended = Everybody has passed: Round { $round } is over.
event-ended = The game is over after { rounds }: { why-it-ended }.
rounds =
    { $round ->
        [1] one Round
       *[other] { $round } Rounds
    }
why-it-ended =
    { $ending-id ->
        [throne]
            { $winners-is ->
                [you] you have all tokens on the table and the Distinct Personality
               *[they] { $winners } has all tokens on the table and the Distinct Personality
            }
        [tokens]
            { $winners-is ->
                [you] alone without a Conflict, you have all tokens on the table
               *[they] alone without a Conflict, { $winners } has all tokens on the table
            }
        [rounds] no game is longer; best placed: { $winners }
       *[repetition] the same position stands for the third time; best placed: { $winners }
    }

## What things are called

direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west
verb-remove = remove
verb-add = add
verb-subdue = subdue
verb-lock = lock
trait-lawful = Lawful
trait-religious = Religious
trait-noble = Noble
trait-rich = Rich
trait-non-lawful = Non-Lawful
trait-non-religious = Non-Religious
trait-non-noble = Non-Noble
trait-non-rich = Non-Rich

## What is being waited for

status-waiting =
    { $who-is ->
        [you] Waiting for you.
       *[they] Waiting for { $who }.
    }
status-leader = Choose your Leader.
status-place = Place { $card } next to { $leader }.
status-starter = Choose who begins Round { $round }.
status-turn = Round { $round }, { tokens } in your pool: influence a card, use an ability, or pass.
status-only-pass = Round { $round }, { tokens } in your pool: nothing is left but to pass.
status-react = { $happening } Do you React?
happening-pass =
    { $who-is ->
        [you] You pass.
       *[they] { $who } passes.
    }
happening-conflict =
    { $who-is ->
        [you] { $cards } came into a Conflict by your action.
       *[they] { $cards } came into a Conflict by { $who }'s action.
    }
happening-use =
    { $who-is ->
        [you] You use { $card }.
       *[they] { $who } uses { $card }.
    }
happening-influence =
    { $who-is ->
        [you] { $card } is about to influence { $target } for you.
       *[they] { $card } is about to influence { $target } for { $who }.
    }
happening-part =
    { $who-is ->
        [you] You use { $card }{ on-cards }{ would-lose }.
       *[they] { $who } uses { $card }{ on-cards }{ would-lose }.
    }
on-cards =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }on { $cards }
    }
would-lose =
    { $lost-count ->
        [0] { "" }
       *[other] : you would lose tokens on { $lost }
    }

## What an ability asks

status-question = { $card }: { $deed }; { $asked }
status-option =
    { $who-is ->
        [you] You use { $card } on { $target }: { $first } or { $second }?
       *[they] { $who } uses { $card } on { $target }: { $first } or { $second }?
    }
status-pick =
    { $who-is ->
        [you] You use { $card }: from which card do you remove { tokens }?
       *[they] { $who } uses { $card }: from which card do you remove { tokens }?
    }
asked-line = which line?
asked-card = which card?
asked-more = { $card }, and which other?
asked-to = to which card?
asked-to-of = { $card }: to which card?
asked-with = with which card?
asked-with-of = { $card }: with which card?
asked-opponent = whose tokens?
asked-owner = whose tokens on { $card }?
asked-pick =
    { $own ->
        [yes] from which card of yours?
       *[no]
            { $whom-is ->
                [you] from which card of you?
               *[they] from which card of { $whom }?
            }
    }
asked-amount = how many tokens from { $card }?
answer-remove = remove { amount } of your tokens from { $which }{ fewer }
answer-subdue = let them Subdue { $which }
answer-lock = let them place the Quiraa token on { $which }
answer-add = let them add { tokens } on { $which }

## Why a move is refused

asking = { $card }: { $deed }.
there-card = { $card }
there-cell = { $cell }
refusal-not-now =
    { $reason ->
        [leader] Choose your Leader first: { $cards-plain }.
        [place] Place { $card } next to { $leader } first.
        [starter] Choose who begins the next Round: one of the seats with the most tokens in their pools.
        [no-react] Nothing happens now that could be answered: influence a card, use an ability, or pass.
        [no-question] No ability asks anything now: influence a card, use an ability, or pass.
        [react] Somebody's action is under way: React to it, or decline.
       *[answer] { $asking } Answer this first.
    }
refusal-leader-taken = { $card } has been chosen by seat { $number }: take another faction.
refusal-not-a-slot = { $cell } is no free slot next to { $leader }.
refusal-not-tied = Seat { $number } is not among those with the most tokens in their pools.
refusal-no-such-card =
    { $reason ->
        [face-down] { $cell } lies face down.
        [empty] { $cell } has no card.
       *[edge] There is no card { $direction } of { $card }.
    }
refusal-not-yours =
    { $reason ->
        [leader] { $card } is another player's Leader.
       *[control] You do not control { $card }: only your tokens may lie on it.
    }
refusal-in-conflict = { $card } is in a Conflict: nobody controls it.
refusal-marked = { $card } has an Influence token and may not influence in this Round any more.
refusal-rotated =
    { $reason ->
        [influence] { $card } is Rotated and may not influence in this Round.
        [use] { $card } is Rotated: its ability is used up for this Round.
       *[react] { $card } is Rotated and cannot React.
    }
refusal-locked =
    { $reason ->
        [influence] { $card } has the Quiraa token and may not influence in this Round.
        [use] { $card } has the Quiraa token: its ability may not be used in this Round.
       *[react] { $card } has the Quiraa token and cannot React.
    }
refusal-face-down = { $cell } lies face down: nobody can be influenced there yet.
refusal-leader = { $card } is a Leader; Leaders cannot be influenced.
refusal-diverging = { $card } is not { $trait }, which { $leader } demands.
refusal-pool-empty = Your pool is empty: no card can be influenced.
refusal-limit = { $card } has { tokens } of yours; by influence at most { $most } are allowed.
refusal-a-react = { $card } has a React: you will be asked when its moment comes.
refusal-a-passive = { $card } has a Passive: it works by itself.
refusal-nothing-to-do = { $card } can do nothing now: { $deed }.
refusal-not-a-react = { $card } has no React.
refusal-not-its-moment = { $card } has no answer to this.
refusal-not-a-target =
    { $reason ->
        [pick] { $asking } { $there } is no card to be picked for seat { $number }.
       *[ability] { $asking } { $there } is none that it is for.
    }
refusal-not-a-pair = { $asking } { $there } does not go with { $card }.
refusal-bad-amount = { $asking } It is { $least } to { tokens } here.
refusal-not-asked =
    { $question-id ->
        [line] { $asking } Now choose a line: 'line north' and so on.
        [owner] { $asking } Now choose an opponent: 'seat 1' and so on.
        [option] { $asking } Now choose one of the two.
        [amount] { $asking } Now choose a number of tokens.
       *[card] { $asking } Now choose a card.
    }

## What a move is good for

some-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
some-cards =
    { $cards-count ->
        [1] { $cards }
        [2] { $cards }
       *[other] { $cards-count } cards
    }
purpose-win = wins the game
purpose-lose = lets { $winners } win
purpose-lose-avoided = does not let { $winners } win
purpose-throne = takes control of { $card } in the middle
purpose-break-throne = breaks { $whom }'s hold on { $card }
purpose-leave-throne = leaves { $card } to { $whom }
purpose-leave-throne-avoided = does not leave { $card } to { $whom }
purpose-last-tokens = brings the last tokens onto the table
purpose-tokens = brings { some-tokens } onto the table
purpose-lose-tokens = loses { some-tokens }
purpose-lose-tokens-avoided = loses no tokens
purpose-control = wins control of { some-cards }
purpose-lose-control = loses control of { some-cards }
purpose-lose-control-avoided = keeps control of { some-cards }
purpose-conflict = starts a Conflict over { some-cards }
purpose-conflict-avoided = avoids a Conflict over { some-cards }
purpose-end-conflict = ends the Conflict over { some-cards }
purpose-mark = spends the Influence of { some-cards }
purpose-mark-avoided = leaves { some-cards } free to Influence
purpose-turn = turns { some-cards }
purpose-turn-avoided = leaves { some-cards } ready
purpose-send-back = sends { some-tokens } of { $whom } back
purpose-end-control = ends { $whom }'s control of { some-cards }
purpose-turn-theirs = turns { $whom }'s { some-cards }

## Where points come from

reason = { $who }: { $count } = { tokens } on controlled cards; { $remarks-plain }
reason-pool = { tokens } in the pool
reason-conflicts =
    { $conflicts ->
        [one] { tokens } in { $conflicts } Conflict
       *[other] { tokens } in { $conflicts } Conflicts
    }
reason-throne = controls the Distinct Personality

## What cards do: whole texts

text = { $traits-plain }. { type }: { $ability }
text-of-ability = { type }: { $ability }
text-of-leader = { $traits-plain }; { $compulsory } is Compulsory, { $wild } is Wild. { type }: { $ability }
type =
    { $type ->
        [use] Use
        [react] React
       *[passive] Passive
    }
ability = { $sentences-spaced }
sentence = { $deed }.
sentence-when = { $event }, { $deed }.
sentence-then = Then { $deed }.
sentence-then-if =
    { $count ->
        [1] Then, if at least 1 token was removed, { $deed }.
       *[other] Then, if at least { $count } tokens were removed, { $deed }.
    }
sentence-offer = Its controller chooses: { $first }, or { $second }.
offer-remove = they remove { amount } of their tokens from { $which }{ fewer }
offer-subdue = you Subdue { $which }
offer-lock = you place the Quiraa token on { $which }
offer-add = you add { tokens } on { $which }
sentence-quiraa = Until the end of the Round a card with the Quiraa token may not Influence, nor does its ability work.

# What a React answers

when-passed = When an opponent passes
when-targeted = When an opponent's action targets { $which }
when-used = When an opponent performs the Use ability of { $which }
when-removed = When an opponent's ability would remove tokens of yours from { $which }
when-in-conflict =
    { $definite ->
        [yes] After an opponent's action has brought { $which }, controlled by you until then, into a Conflict
       *[no] After an opponent's action has brought { $which } into a Conflict
    }

## What cards do: deeds

# How they begin: `$opening` is `sentence`, or says what stands before: `when`, `then`, `then-if`, `cost` or a `clause`.
begin =
    .add =
        { $opening ->
            [sentence] Add
           *[other] add
        }
    .at =
        { $opening ->
            [sentence] At
           *[other] at
        }
    .cancel =
        { $opening ->
            [sentence] Cancel
           *[other] cancel
        }
    .choose =
        { $opening ->
            [sentence] Choose
           *[other] choose
        }
    .each =
        { $opening ->
            [sentence] Each
           *[other] each
        }
    .for =
        { $opening ->
            [sentence] For
           *[other] for
        }
    .its =
        { $opening ->
            [sentence] Its
           *[other] its
        }
    .move =
        { $opening ->
            [sentence] Move
           *[other] move
        }
    .one =
        { $opening ->
            [sentence] One
           *[other] one
        }
    .opponents =
        { $opening ->
            [sentence] Opponents'
           *[other] opponents'
        }
    .place =
        { $opening ->
            [sentence] Place
           *[other] place
        }
    .remove =
        { $opening ->
            [sentence] Remove
           *[other] remove
        }
    .take =
        { $opening ->
            [sentence] Take
           *[other] take
        }
    .the =
        { $opening ->
            [sentence] The
           *[other] the
        }
    .when =
        { $opening ->
            [sentence] When
           *[other] when
        }
amount =
    { $how ->
        [up-to] up to { $count }
        [some] 1 or more
        [any] any number
        [all] all
       *[just] { $count }
    }
fewer =
    { $how ->
        [just]
            { $count ->
                [1] { "" }
               *[other] { " " }(all if there are fewer)
            }
       *[other] { "" }
    }
each-of =
    { $most ->
        [1] { "" }
       *[other] each of up to { $most }{ " " }
    }
deed-influence = Influence { $which }
deed-subdue = Subdue { $which }
deed-rotate = Rotate { $which }
deed-reset = Reset { $which }
deed-perform = Rotate { $which } and perform its Use ability as if you controlled it
deed-swap = Swap { $which } with { $second }
deed-swap-two = Swap two { $which }
deed-mark = { begin.place } an Influence token on { each-of }{ $which }
deed-unmark = { begin.take } the Influence token from { $which }
deed-lock = { begin.place } the Quiraa token on { $which }
deed-choose = { begin.choose } { $which }
deed-cancel =
    { $what ->
        [action] { begin.cancel } that action
        [ability] { begin.cancel } that ability
       *[it] { begin.cancel } it
    }
deed-add =
    { $counted-count ->
        [0] { begin.add } { tokens } on { each-of }{ $which }
       *[other] { begin.add } { tokens } on { $which } for each { $counted }, at most { $limit }
    }
deed-move = { begin.move } { amount } of your tokens from { $which } to { $second }{ fewer }
deed-keep = { begin.at } the end of the Round you remove no token from { $which }
deed-bonus = { begin.when } { $which } performs the Influence action on { $second }, add { $count } more { tokens.word }; the limit is { $count } higher
deed-protect = { begin.opponents } abilities may not { $banned-or } { $which }
banned-rotate = Rotate
banned-swap = Swap
banned-mark = place Influence tokens on
deed-remove-yours =
    { $how ->
        [any] { begin.remove } { amount } of your tokens, even none, from { $which }{ fewer }
       *[other] { begin.remove } { amount } of your tokens from { $which }{ fewer }
    }
deed-remove-opponents = { begin.remove } { amount } { tokens.word } of one opponent from { $which }{ fewer }
deed-remove-fewest = { begin.remove } { amount } { tokens.word } of the player with the fewest unused tokens from { $which }{ fewer }; if several have the fewest, do so for each of them
deed-remove-each = { begin.for } each opponent, remove { amount } of their tokens from { $which }{ fewer }
deed-remove-chosen =
    { $whose ->
        [opponent] { begin.one } opponent, whom you choose, removes { amount } of their tokens from { $which }{ fewer }
        [opponents] { begin.each } opponent removes { amount } of their tokens from { $which }{ fewer }
       *[fewest] { begin.the } player with the fewest unused tokens removes { amount } of their tokens from { $which }{ fewer }; if several have the fewest, each of them does
    }
deed-remove-controllers = { begin.its } controller removes { amount } of their tokens from { $which }{ fewer }
deed-remove-instigators = { begin.remove } { amount } of that opponent's tokens from { $which }{ fewer }
deed-remove-line = { begin.choose } a direct line from { $title } to the edge of the grid: each opponent removes { amount } of their tokens from every { $which }{ fewer }
deed-remove-participants =
    { $chosen ->
        [yes] { begin.choose } { $which }: each player with tokens on it removes { amount } of them{ fewer }
       *[no] { begin.each } player with tokens on { $which } removes { amount } of them{ fewer }
    }
deed-remove-all-but-fewest =
    { $chosen ->
        [yes] { begin.choose } { $which }: each player with tokens on it, except those with the fewest, removes all of them
       *[no] { begin.each } player with tokens on { $which }, except those with the fewest, removes all of them
    }
paid = { begin.at } the cost of { $count } of your tokens on { $title }, { $deed }
paid-if-controlled = { $deed }, at the cost of { $count } of your tokens on { $title } if a player controls that card

## What cards do: the cards that are meant

cards = { cards.article }{ cards.adjacent }{ cards.turned }{ cards.free }{ cards.traits }{ cards.kind }{ cards.after }{ cards.owned }{ cards.conflict }{ cards.having }{ cards.where }{ cards.clauses }{ cards.spared }
    .article =
        { $form ->
            [one]
                { $other ->
                    [yes] another{ " " }
                   *[no] { cards.a-or-an }{ " " }
                }
           *[many]
                { $other ->
                    [yes] other{ " " }
                   *[no] { "" }
                }
        }
    .a-or-an =
        { $range ->
            [adjacent] an
           *[other]
                { $turned ->
                    [upright] an
                    [rotated] a
                   *[any]
                        { $state ->
                            [uncontrolled] an
                           *[other] a
                        }
                }
        }
    .adjacent =
        { $range ->
            [adjacent] adjacent{ " " }
           *[other] { "" }
        }
    .turned =
        { $turned ->
            [upright] upright{ " " }
            [rotated] Rotated{ " " }
           *[any] { "" }
        }
    .free =
        { $state ->
            [uncontrolled] uncontrolled{ " " }
           *[other] { "" }
        }
    .traits =
        { $lawful ->
            [has] Lawful{ " " }
            [lacks] Non-Lawful{ " " }
           *[any] { "" }
        }{ $religious ->
            [has] Religious{ " " }
            [lacks] Non-Religious{ " " }
           *[any] { "" }
        }{ $noble ->
            [has] Noble{ " " }
            [lacks] Non-Noble{ " " }
           *[any] { "" }
        }{ $rich ->
            [has] Rich{ " " }
            [lacks] Non-Rich{ " " }
           *[any] { "" }
        }
    .kind =
        { $kind ->
            [citizen]
                { $plural ->
                    [yes] Citizens
                   *[no] Citizen
                }
           *[character]
                { $plural ->
                    [yes] Character cards
                   *[no] Character card
                }
        }
    .after =
        { $after ->
            [their-choice] { " " }of their choice
            [in-line] { " " }in it
            [beside] { " " }adjacent to { $title }
           *[none] { "" }
        }
    .owned =
        { $owned-count ->
            [0] { "" }
           *[other] { " " }{ $owned }
        }
    .conflict =
        { $state ->
            [conflict] { " " }in a Conflict
            [your-conflict] { " " }in a Conflict you take part in
           *[other] { "" }
        }
    .having =
        { $having-count ->
            [0] { "" }
           *[other] { " " }with { $having }
        }
    .where =
        { $range ->
            [anywhere] { "" }
            [adjacent] { "" }
            [line] { "" }
           *[other] { cards.comma } { where }
        }
    .comma =
        { $state ->
            [your-conflict]
                { $having-count ->
                    [0] ,
                   *[other] { "" }
                }
           *[other] { "" }
        }
    .clauses =
        { $clauses-count ->
            [0] { "" }
           *[other] { " " }{ $clauses-spaced }
        }
    .spared =
        { $spared ->
            [yes] { " " }other than { $title }
           *[no] { "" }
        }
any-of = { $alternatives-or }
with-itself = { $which }, { $title } included
owned =
    { $state ->
        [yours] you control
        [yours-before] you controlled
        [an-opponents]
            { $plural ->
                [yes] that opponents control
               *[no] that an opponent controls
            }
       *[controlled]
            { $plural ->
                [yes] that players control
               *[no] that a player controls
            }
    }
having-no-tokens =
    { $plural ->
        [yes] no tokens on them
       *[no] no tokens on it
    }
having-tokens =
    { $state ->
        [with-yours] tokens of yours
       *[with-opponents] tokens of an opponent
    }
having-exactly =
    { $own ->
        [yes] exactly { tokens }
       *[no] exactly { tokens } of yours
    }
having-mark =
    { $marked ->
        [yes] an Influence token
       *[no] no Influence token
    }
having-use = a Use ability
where =
    { $range ->
        [adjacent] adjacent
        [two-away] exactly 2 steps away from { $title }
        [same-row] in the same row as { $title }
        [same-column] in the same column as { $title }
        [same-row-or-column] in the same row or column as { $title }
        [near-yours] adjacent to your Leader or a card you control
        [near-it] adjacent to { $it }
        [near-first] adjacent to it
       *[either] among the two just swapped
    }
clause-turned =
    { $plural ->
        [yes] that are { turned }
       *[no] that is { turned }
    }
clause-diverging =
    { $plural ->
        [yes] that are Diverging to you
       *[no] that is Diverging to you
    }
clause-holding = on which they have { $least } or more
turned =
    { $turned ->
        [upright] upright
       *[rotated] Rotated
    }

# Cards that can be only one

named = { $title }
that-card = that card
offered-card = it
receiving-card =
    { $several ->
        [yes] the card that received them
       *[no] the card that received it
    }
the-distinct-personality = the Distinct Personality
your-leader = your Leader if it is { where }
provided = { $which } if { $conditions }
if-kind =
    { $kind ->
        [citizen] it is a Citizen
       *[distinct] it is the Distinct Personality
    }
if-where = it is { where }
if-another = it is another card
if-traits = it is { $traits }
if-state =
    { $state ->
        [empty] it has no tokens on it
        [yours] you control it
        [an-opponents] an opponent controls it
        [controlled] a player controls it
        [uncontrolled] nobody controls it
        [conflict] it is in a Conflict
        [your-conflict] it is in a Conflict you take part in
        [with-yours] you have tokens on it
       *[with-opponents] an opponent has tokens on it
    }
if-turned = it is { turned }
if-exactly = it has exactly { tokens } of yours
if-marked =
    { $marked ->
        [yes] it has an Influence token
       *[no] it has no Influence token
    }
if-use = it has a Use ability
if-diverging = it is Diverging to you
if-holding = they have { $least } or more on it

## What cards do, in a few words

brief-rows =
    { $rest-count ->
        [0] { $first }
       *[other] { $first }; { $rest-plain }
    }
brief-offer = { $which }: { $first } or { $second }
brief-if-targeted = if { $which } targeted: { $rows }
brief-if-used = if { $which } used: { $rows }
brief-if-removed = if loss, { $which }: { $rows }
brief-if-passed = on a pass: { $rows }
brief-if-in-conflict = on a Conflict: { $rows }
brief-paid =
    { $controlled ->
        [yes] pay { $count } if controlled: { $deed }
       *[no] pay { $count }: { $deed }
    }
brief-influence = Influence { $which }
brief-subdue = Subdue { $which }
brief-rotate = Rotate { $which }
brief-reset = Reset { $which }
brief-mark = mark { brief-up-to }{ $which }
brief-unmark = unmark { $which }
brief-lock = lock { $which }
brief-perform = perform { $which }
brief-keep = no loss: { $which }
brief-protect = protect { $which }
brief-cancel = cancel
brief-add =
    { $each ->
        [yes] add 1 for each { $second }, { $which }
       *[no] add { $count }, { brief-up-to }{ $which }
    }
brief-up-to =
    { $most ->
        [1] { "" }
       *[other] up to { $most }{ " " }
    }
brief-remove =
    { $whose ->
        [an-opponent] remove { brief-amount } opp. { brief-tokens }, { $which }
        [that-opponent] remove { brief-amount } opp. { brief-tokens }, { $which }
        [each-opponent] remove { brief-amount } { brief-tokens } of each opp., { $which }
        [each-player] remove { brief-amount } { brief-tokens } of each, { $which }
        [the-least-unused] remove { brief-amount } { brief-tokens } of fewest unused, { $which }
        [all-but-the-fewest] remove { brief-amount } { brief-tokens } but the fewest, { $which }
       *[yours] remove { brief-amount } own { brief-tokens }, { $which }
    }
brief-amount =
    { $how ->
        [up-to] up to { $count }
        [some] 1+
        [any] any
        [all] all
       *[just] { $count }
    }
brief-tokens =
    { $how ->
        [just] { tokens.word }
       *[other] tokens
    }
brief-move = move { brief-amount }, { $which } to { $second }
brief-swap = Swap { $which } with { $second }
brief-swap-two = Swap 2 { $which }
brief-bonus = Influence +{ $count }: { $which } on { $second }
brief-cards =
    { $kind ->
        [citizen]
            { $plural ->
                [yes] { brief-cards.before-kind }Citizens{ brief-cards.after-kind }
               *[no] { brief-cards.before-kind }Citizen{ brief-cards.after-kind }
            }
        [distinct] { brief-cards.before-kind }Distinct{ brief-cards.after-kind }
       *[character] { brief-cards.without-kind }
    }
    .before-kind =
        { $qualities-count ->
            [0] { "" }
           *[other] { $qualities-spaced }{ " " }
        }
    .after-kind =
        { $rest-count ->
            [0] { "" }
           *[other] { " " }{ $rest-spaced }
        }
    .without-kind =
        { $qualities-count ->
            [0] { $rest-spaced }
           *[other] { $qualities-spaced }{ brief-cards.after-kind }
        }
brief-self = itself
brief-it = it
brief-anywhere = anywhere
brief-another = another
brief-other = other
brief-adjacent = adjacent
brief-either = swapped
brief-empty = empty
brief-uncontrolled = free
brief-upright = upright
brief-rotated = Rotated
brief-diverging = Diverging
brief-lawful =
    { $has ->
        [yes] Lawful
       *[no] Non-Lawful
    }
brief-religious =
    { $has ->
        [yes] Religious
       *[no] Non-Religious
    }
brief-noble =
    { $has ->
        [yes] Noble
       *[no] Non-Noble
    }
brief-rich =
    { $has ->
        [yes] Rich
       *[no] Non-Rich
    }
brief-state =
    { $state ->
        [yours] of yours
        [an-opponents] of opp.
        [conflict] in Conflict
       *[your-conflict] in your Conflict
    }
brief-range =
    { $range ->
        [two-away] 2 away
        [same-row] in row
        [same-column] in column
        [same-row-or-column] in row or column
        [line] in a line
        [near-yours] next to yours
       *[near-it] next to it
    }
brief-exactly = with { $count }
brief-holding = with { $least }+
brief-or-self = or itself

## What a seat can do

there-nothing = nothing
move-influence = influence { $onto } with { $there }
move-use = use { $there }
move-pass = pass
move-react = react with { $there }
move-cell = { $there }
move-line = the line to the { $direction }
move-seat = { $whom }
move-amount = { tokens }
move-option =
    { $same ->
        [yes] { $verb } { $number }
       *[no] { $verb }
    }
move-leader = choose { $card }
move-done =
    { $asked ->
        [react] decline
        [more] done
       *[any] none
    }
