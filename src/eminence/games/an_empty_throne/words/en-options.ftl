# An Empty Throne: what it is about, and what its options decide. The page reads this file, too.

summary-an-empty-throne = Three fields, the tombs beneath: build coalitions before your rival does.
option-an-empty-throne-flips-are-permanent = a flipped Field stays flipped when its Coalition is broken
option-an-empty-throne-tombs-points = points for a combined value of 12 at The Tombs
option-an-empty-throne-first-turn-actions = Actions in the first turn of the game
option-an-empty-throne-draft-starting-cards = the starting cards are drafted in the open, not dealt
