### What options can be. What they decide lies with the games: src/eminence/games/*/words.

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
