# How bots play. The page reads this file, too.

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
