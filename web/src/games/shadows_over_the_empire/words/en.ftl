### What the table of Shadows over the Empire says.

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

## A first game: what is explained when the table is ripe for it

se-lesson-tokens = Four factions want this city. You lead one of them, and you have 18 tokens to bring among the people.
se-lesson-leader = Choose your Leader: click one, then the button below.
se-lesson-place = Place the citizens that are shown to you, one by one: click a slot that glows.
se-lesson-city = The city. A card with tokens of yours alone is under your control. Hover a card, or press it long, to read it.
se-lesson-traits = Your Leader asks for one trait, ringed on the cards: only who has it can be influenced. Another trait is wild: it always counts as shared.
se-lesson-influence = On your turn a card of yours influences a neighbour. Click your Leader now.
se-lesson-neighbour = Now a neighbour that glows: you put as many tokens there as it shares traits with your Leader.
se-lesson-ability = Or use a card's ability, which turns it; or pass. When all have passed, the Round is over and cards are turned back.
se-lesson-conflict = Tokens of several players on one card are a Conflict: nobody controls it, and at the end of the Round each of them loses a token there.
se-lesson-end = You win with all 18 tokens out and the Distinct Personality in the middle under your control when a Round ends. A hint is one click away.
