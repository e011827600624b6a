### Bots, and what can be played otherwise than usual.

## How bots play

level-random = random
level-greedy = greedy
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
manner-beginner = sees what lies at hand and overlooks much of it
manner-casual = thinks a little and overlooks a little
manner-skilled = thinks ahead and overlooks nothing
manner-expert = thinks far ahead
manner-master = thinks for up to a second about every decision

## Behind the Throne

option-behind-the-throne-swap-after-five = a full row of five cards may be swapped, not only taken
option-behind-the-throne-receiver-may-refuse = whoever receives a swapped row may refuse characters that are new to them

## Shadow Throne

option-shadow-throne-edition = the printed game or its prototype: names, and the defaults of the options below
option-shadow-throne-hush-after-kill = hush money is due after a character of yours that was killed
option-shadow-throne-hush-after-conversion = hush money is due after a character of yours that was converted
option-shadow-throne-kyros-unaffordable-attempt = an extra card that cannot be paid may be tried; it is lost
option-shadow-throne-embolden-lost-on-death = whoever dies loses all +1 tokens
option-shadow-throne-influence-to-win = so much influence ends the game

## An Empty Throne

option-an-empty-throne-flips-are-permanent = a flipped Field stays flipped when its Coalition is broken
option-an-empty-throne-tombs-points = points for a combined value of 12 at The Tombs
option-an-empty-throne-first-turn-actions = Actions in the first turn of the game
option-an-empty-throne-draft-starting-cards = the starting cards are drafted in the open, not dealt

## Shadows over the Empire

option-shadows-over-the-empire-mix = how simple the cards are: the defaults of the options about levels and sets
option-shadows-over-the-empire-level = the level of the Leaders and of the Distinct Personality
option-shadows-over-the-empire-a-sets = how many sets of four citizens of level A
option-shadows-over-the-empire-b-sets = how many sets of level B
option-shadows-over-the-empire-c-sets = how many sets of level C
option-shadows-over-the-empire-asterisks = citizens with an asterisk: none, beside the sets, or in place of others
option-shadows-over-the-empire-leaders = Leaders are chosen in seat order, or dealt by chance
option-shadows-over-the-empire-influence-for-nothing = with an empty pool a card may still be Influenced, for no token
option-shadows-over-the-empire-tight-grid = two players use the grid of eleven cards

## What options can be

value-final = final
value-prototype = prototype
value-basic = basic
value-raised = raised
value-advanced = advanced
value-expert = expert
value-variety = variety
value-all = all
value-none = none
value-added = added
value-replacing = replacing
value-chosen = chosen
value-random = random
