### What options can be. What they decide lies with the games: src/eminence/games/*/words.

value-final = imprimé
value-prototype = prototype
value-basic = simple
value-raised = relevé
value-advanced = avancé
value-expert = expert
value-variety = varié
value-all = toutes
value-none = aucun
value-added = en plus
value-replacing = à la place d'autres
value-chosen = choisis
value-random = au hasard
