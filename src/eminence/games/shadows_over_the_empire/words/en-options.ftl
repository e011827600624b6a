# Shadows over the Empire: what it is about, and what its options decide. The page reads this file, too.

summary-shadows-over-the-empire = Spread your influence from card to card until the court is yours.
option-shadows-over-the-empire-mix = how simple the cards are: the defaults of the options about levels and sets
option-shadows-over-the-empire-level = the level of the Leaders and of the Distinct Personality
option-shadows-over-the-empire-a-sets = how many sets of four citizens of level A
option-shadows-over-the-empire-b-sets = how many sets of level B
option-shadows-over-the-empire-c-sets = how many sets of level C
option-shadows-over-the-empire-asterisks = citizens with an asterisk: none, beside the sets, or in place of others
option-shadows-over-the-empire-leaders = Leaders are chosen in seat order, or dealt by chance
option-shadows-over-the-empire-influence-for-nothing = with an empty pool a card may still be Influenced, for no token
option-shadows-over-the-empire-tight-grid = two players use the grid of eleven cards
