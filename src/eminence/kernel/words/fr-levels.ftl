# Comment jouent les bots. La page lit aussi ce fichier.

level-random = au hasard
level-greedy = avide
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître
manner-beginner = voit ce qui saute aux yeux et en laisse passer beaucoup
manner-casual = réfléchit un peu et laisse passer un peu
manner-skilled = pense à l'avance et ne laisse rien passer
manner-expert = pense loin devant
manner-master = réfléchit jusqu'à une seconde à chaque décision
