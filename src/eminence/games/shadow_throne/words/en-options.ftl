# Shadow Throne: what it is about, and what its options decide. The page reads this file, too.

summary-shadow-throne = Draft followers, send them out in four waves, and be on the winning side of every battle.
option-shadow-throne-edition = the printed game or its prototype: names, and the defaults of the options below
option-shadow-throne-hush-after-kill = hush money is due after a character of yours that was killed
option-shadow-throne-hush-after-conversion = hush money is due after a character of yours that was converted
option-shadow-throne-kyros-unaffordable-attempt = an extra card that cannot be paid may be tried; it is lost
option-shadow-throne-embolden-lost-on-death = whoever dies loses all +1 tokens
option-shadow-throne-influence-to-win = so much influence ends the game
