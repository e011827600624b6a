### First games: what is explained when the table is ripe for it.

## Behind the Throne

bt-lesson-stacks = Tu rassembles des courtisans en piles, de cinq sortes au plus. À la fin, chaque pile d'au moins deux cartes marque une fois sa valeur ; une carte seule ne marque rien.
bt-lesson-reveal = C'est à toi de jouer. Révèle maintenant une carte : clique sur la pioche.
bt-lesson-bar = La prochaine carte ne doit pas dépasser ce que montre la barre. Si elle la dépasse et que tes capacités ne peuvent pas la baisser, toute la rangée est perdue. Si elle est égale, tu peux détruire une carte de n'importe qui.
bt-lesson-dare = Ose une autre carte, jusqu'à cinq, ou arrête-toi : prends la rangée dans tes piles.
bt-lesson-number = Voici tes piles. Le nombre dit combien de cartes contient chacune.
bt-lesson-crown = Une couronne veut dire : personne n'a de plus grosse pile de cette sorte, donc sa capacité est à toi. Les piles horizontales dorment.
bt-lesson-read = Lis ce qu'elle fait : survole une carte, ou appuie longuement dessus.
bt-lesson-swap = Au lieu de prendre la rangée, tu peux la donner à quelqu'un contre une de ses cartes : clique sur cette carte. Ce qui brille est possible, et un bouton demande avant que ce soit fait.
bt-lesson-end = La partie finit quand la carte End of Game est retournée. Maintenant tente ta chance : un conseil n'est qu'à un clic.

## Shadow Throne

st-lesson-sides = Trois camps se disputent la couronne : l'Empire, les Rebelles et l'Église. Tu n'en sers aucun. Tu gagnes si tes partisans sont du côté qui remporte chaque bataille.
st-lesson-card = Sur une carte : à gauche sa puissance pour son camp, à droite l'influence qu'elle te rapporte si ce camp gagne, en dessous le prix. Lis-en une : survole-la, ou appuie longuement dessus.
st-lesson-pool = Prends une carte de ce lot. Le reste passe à ton voisin, et un autre lot vient à toi : six choix.
st-lesson-hand = Ta main. Mieux vaut avoir des cartes de plus d'un camp : tu verras où va la bataille avant de t'engager. Les roturiers rapportent souvent de l'or.
st-lesson-battle = Maintenant la bataille : quatre vagues. Choisis en secret une carte pour cette vague ; toutes sont retournées ensemble.
st-lesson-power = La puissance des trois camps. Après la quatrième vague, le plus fort remporte la bataille, et seuls ses partisans rapportent de l'influence.
st-lesson-hush = Deux cartes du même camp à la suite coûtent 1 pièce d'or de plus : l'argent du silence. Une carte que tu ne peux pas payer est retournée face cachée et rapporte 1 pièce d'or à la place.
st-lesson-keep = La bataille est finie. Garde une carte pour la suivante : clique dessus.
st-lesson-end = Dès que quelqu'un a 15 d'influence après une bataille, la partie finit. Un conseil n'est qu'à un clic.

## Shadows over the Empire

se-lesson-tokens = Quatre factions veulent cette cité. Tu diriges l'une d'elles, et tu as 18 jetons à placer parmi les gens.
se-lesson-leader = Choisis ton Dirigeant : clique sur l'un d'eux, puis sur le bouton en dessous.
se-lesson-place = Place les citoyens qui te sont montrés, un par un : clique sur un emplacement qui brille.
se-lesson-city = La cité. Une carte où il n'y a que tes jetons est sous ton contrôle. Survole une carte, ou appuie longuement dessus, pour la lire.
se-lesson-traits = Ton Dirigeant exige un trait, cerclé sur les cartes : seul qui l'a peut être influencé. Un autre trait est joker : il compte toujours comme commun.
se-lesson-influence = À ton tour, une de tes cartes influence une voisine. Clique maintenant sur ton Dirigeant.
se-lesson-neighbour = Maintenant une voisine qui brille : tu y places autant de jetons qu'elle a de traits en commun avec ton Dirigeant.
se-lesson-ability = Ou utilise la capacité d'une carte, ce qui l'incline ; ou passe. Quand tous ont passé, la Manche est finie et les cartes sont redressées.
se-lesson-conflict = Les jetons de plusieurs joueurs sur une carte sont un Conflit : personne ne la contrôle, et à la fin de la Manche chacun d'eux y perd un jeton.
se-lesson-end = Tu gagnes si, à la fin d'une Manche, tes 18 jetons sont placés et la Personnalité éminente du milieu est sous ton contrôle. Un conseil n'est qu'à un clic.

## An Empty Throne

et-lesson-points = Le plus de points gagne : 2 pour chaque Champ que tu retournes, 1 pour chaque lieu où tes cartes totalisent 12, 1 pour chaque réfugié dans ta main.
et-lesson-actions = Un tour a deux Actions, tes deux sceaux. Joue une carte sur un lieu, ou déplaces-en une qui s'y trouve et pioche.
et-lesson-card = Choisis une carte de ta main : chaque lieu dit ce qu'elle y ferait.
et-lesson-place = Choisis maintenant un lieu pour elle. Jamais deux fois le même lieu dans un tour.
et-lesson-abilities = Une carte utilise son propre Impact ou le Recrutement de la carte du dessus de la pioche ; les deux, si celle-ci est plus grande ou de son Clan. Chaque carte dit sur quels Champs.
et-lesson-tombs = Aux Tombeaux, tu pioches une carte cachée, puis vient l'Impact de ta carte. De hautes valeurs y reposent.
et-lesson-second = Un sceau est brisé. Utilise ta deuxième Action : une autre carte sur un autre lieu, ou déplace celle qui est en jeu.
et-lesson-sum = Ce que tes cartes totalisent ici. À partir de 12, c'est un point, pour chacun de vous séparément.
et-lesson-coalition = Quatre chemins vers une Coalition : trois cartes de même valeur, trois du même Clan, quatre valeurs, quatre Clans. Alors le Champ se retourne à la fin de ton tour.
et-lesson-refuge = Les cartes de ce Clan sont des points si tu les as encore en main à la fin.
et-lesson-end = La partie finit quand deux pioches sont vides, ou un tour après que quelqu'un a retourné les trois Champs.
