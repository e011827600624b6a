### What the table of Behind the Throne says.

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
bt-value = value
bt-end = Whoever reveals it ends the game at once.
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

## A first game: what is explained when the table is ripe for it

bt-lesson-stacks = You collect courtiers in stacks, at most five kinds. At the end every stack of two or more cards scores its value once; a single card scores nothing.
bt-lesson-reveal = It is your turn. Reveal a card now: click the deck.
bt-lesson-bar = The next card must not be higher than the bar shows. If it is, and your abilities cannot lower it, the whole row is lost. If it is equal, you may destroy a card of anybody.
bt-lesson-dare = Dare another card, up to five, or stop: take the row into your stacks.
bt-lesson-number = These are your stacks. The number is how many cards lie in each.
bt-lesson-crown = A crown means: nobody has a bigger stack of this kind, so its ability is yours. Sideways stacks sleep.
bt-lesson-read = Read what it does: hover a card, or press it long.
bt-lesson-swap = Instead of taking the row you may give it to somebody for one card of hers: click that card. What glows is possible, and a button asks before it is done.
bt-lesson-end = The game ends when the End of Game card is turned. Now try your luck: a hint is one click away.
