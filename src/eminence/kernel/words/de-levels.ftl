# Wie Bots spielen. Auch die Seite liest diese Datei.

level-random = zufällig
level-greedy = gierig
level-beginner = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-expert = Experte
level-master = Meister
manner-beginner = sieht, was auf der Hand liegt, und übersieht viel davon
manner-casual = denkt ein wenig und übersieht ein wenig
manner-skilled = denkt voraus und übersieht nichts
manner-expert = denkt weit voraus
manner-master = denkt über jede Entscheidung bis zu einer Sekunde nach
