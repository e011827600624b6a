### What options can be. What they decide lies with the games: src/eminence/games/*/words.

value-final = gedruckt
value-prototype = Prototyp
value-basic = einfach
value-raised = gehoben
value-advanced = fortgeschritten
value-expert = Experte
value-variety = gemischt
value-all = alle
value-none = keine
value-added = dazu
value-replacing = statt anderer
value-chosen = gewählt
value-random = zufällig
