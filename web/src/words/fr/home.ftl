### The first view, a new table, the settings, and what is said everywhere.

## Everywhere

motto = Quatre cours, un trône dans chacune. Assieds-toi ; les bots t'attendent.
wait = Un instant…
skip = Aller à la table
home = Retour à l'accueil
again = Réessayer
server-silent = Le serveur ne répond pas. Réessaie dans un instant.
server-failed = Le serveur répond { $status }.
close = Fermer
back = Retour
yes = oui
no = non
you = Toi
your-turn = À toi de jouer
now = Maintenant
understood = Compris

## The first view

level = Niveau des bots
play-now = Jouer
dealing = Distribution…
learn = Apprendre
lesson = Ta première partie
lesson-last = Continuer à jouer
lesson-end = Quitter la leçon
lesson-at = { $at } sur { $count }
lesson-do = À toi !
changed = Joué autrement que d'habitude
usually = d'habitude : { $value }
invite-friends = Inviter des amis
seats = { $seats } joueurs
minutes = { $minutes } minutes
name = Ton nom
name-keep = Garder
name-kept = C'est noté.
code-new = Continuer sur un autre appareil
code-means = Tape ce code sur l'autre appareil. Qui le possède peut jouer à ta place : garde-le pour toi.
code-have = Code venu d'un autre appareil
code-use = L'utiliser
code-good = Te revoilà.
list-mine = Tes parties
list-open = Tables à rejoindre
list-watch = Parties à regarder
list-replays = Tes parties à revoir
list-open-none = Aucune table publique n'attend de joueurs en ce moment.
list-watch-none = Personne ne joue en public en ce moment.
list-replays-none = Les parties finies peuvent être revues ici.
list-record = Ouvrir un enregistrement
list-waiting = attend des joueurs
list-turn = à { $name } de jouer
list-free =
    { $count ->
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
list-running = en cours
join = Rejoindre
join-link = Un lien ou un code qu'on t'a donné
join-bad = Ce n'est pas le lien d'une table. Il ressemble à https://…/t/abc123.
rules = Règles
cards = Cartes
options = Options
about = À propos de cette maison
about-fair = Une donne honnête
about-fair-text = Avant que quiconque s'assoie, un secret qui décide de chaque carte est tiré, et son SHA-256 est montré. Chaque joueur y mêle un mot à lui. À la fin, le secret est révélé, pour que chacun puisse vérifier que personne n'a choisi la donne : « Vérifier la donne » le fait ici, et « eminence verify » redistribue chaque carte.
about-cards = Cartes reconstituées
about-cards-text = Les règles sont celles des jeux imprimés, dites à notre façon. Tous les nombres des cartes imprimées ne sont pas publics : là où il a fallu en reconstituer un, la carte porte une goutte de cire. Qui possède une boîte peut saisir les nombres imprimés et jouer avec eux.
about-private = Personne ne t'observe
about-private-text = Pas de compte, pas de pistage, rien d'ailleurs : la page ne parle qu'à ce serveur. Un cookie se souvient de toi, et un code t'emmène sur un autre appareil.
about-owners = À qui sont les jeux
about-owners-text = Eminence est un programme indépendant sous licence MIT ; son code source l'accompagne. Les noms des jeux appartiennent à leurs propriétaires, qui n'y sont pour rien. Si un jeu te plaît, achète la boîte.

## A new table

new-title = Une table pour { $game }
new-seats = Chaises
new-bots = Dont des bots
new-clock = Pendule
new-public = Tout le monde peut la trouver et la rejoindre
new-options = Règles et éditions
new-make = Dresser la table
clock-none = aucune
clock-quick = 5 minutes chacun, 5 secondes par coup
clock-calm = 15 minutes chacun, 10 secondes par coup
clock-days = 3 jours par coup

## Before the game

waiting = La table avant la partie
waiting-for = La table attend des joueurs
waiting-full = Toutes les chaises sont prises
waiting-sit = Prends une chaise pour jouer. Quiconque est assis ici peut commencer la partie.
chair = Chaise { $number }
chair-free = libre
sit = S'asseoir ici
stand = Se lever
invite = Envoie ce lien à tes amis
invite-qr = Le lien en code pour appareils photo
link-copy = Copier le lien
copied = Copié
bots-fill = Des bots pour les chaises libres
start = Commencer
start-fill = Compléter avec des bots et commencer
sealed = La donne est scellée
sealed-means = Le secret d'où viennent les cartes a été fixé à la création de cette table. Voici son SHA-256 ; le secret lui-même est révélé à la fin.
table-none = Pas de table ici
table-closed = Cette table a été fermée.

## Settings

settings = Réglages
settings-language = Langue
settings-theme = Lumière
settings-dark = À la bougie
settings-light = Au grand jour
settings-sound = Sons
settings-motion = Les cartes bougent
settings-forced = Les coups sans choix se jouent tout seuls
settings-aids = Montrer ce qu'une bonne mémoire saurait
settings-vibration = Vibrer quand c'est à moi de jouer
settings-notify = Me prévenir quand c'est à moi de jouer
settings-text = La table en texte
settings-keys = Des lettres seules servent de raccourcis
