### The table, whatever game is played at it.

## At the table

log = Ce qui s'est passé
log-look = Voir l'instant de la ligne { $number }
talk = Discussion
talk-say = Dire quelque chose
talk-mute = Ne pas montrer ce que disent les autres
talk-quiet = Silence
talk-mute-one = Ne pas montrer ce que dit { $name }
menu = Menu
keys = Touches
hand = Ta main
hand-of = La main de { $name }
hand-empty = Ta main est vide.
text-table = La table
face-broken = La table propre à ce jeu ne peut pas être montrée. Voici en mots tout ce qui s'y trouve, et tout ce que tu peux faire.
text-none = rien
text-moves = Ce que tu peux faire : { $count }
card-hidden = une carte cachée
card-picked = choisie
card-guessed = Reconstitué, sans source : { $cells }.
card-guess = reconstitué
undo = Annuler
type = Taper un coup
type-hint =
    { $count ->
        [one] Le seul coup
       *[other] L'un des { $count } coups
    }
type-play = Jouer
watching = Tu regardes cette table.
leave = Partir pour l'instant
resign = Abandonner
resign-sure = Vraiment abandonner ?
absent = Tu as quitté la table ; bientôt un bot jouera pour toi.
absent-bot = Un bot joue pour toi.
absent-back = Revenir
lost = La connexion est perdue.
lost-back = Reconnexion…
lost-kept = Ton coup est gardé et partira dès qu'elle sera rétablie.
outdated = Eminence a été renouvelé : recharge cette page pour continuer. Ta place est gardée.
outdated-reload = Recharger
seat-bot = bot, { $level }
seat-standin = un bot joue
seat-resigned = a abandonné
seat-left = a quitté la table
seat-away = absent
seat-thinks = doit jouer
scrub = Revenir en arrière
scrub-back = Un instant en arrière
scrub-on = Un instant en avant
scrub-at = Instant { $at } sur { $count }
scrub-end = Aller au résultat
view = Vu par
view-spectator = un spectateur
view-all = quelqu'un qui voit toutes les mains
hands-all = Voir toutes les mains
scrub-now = Retour au présent

## The end

over = La partie est finie
won = { $name } gagne
won-you = Tu gagnes
won-together = { $names } gagnent ensemble
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir la partie
record = Télécharger l'enregistrement
share = Partager la partie
hint = Conseil
hint-wait = Réflexion…
branch = Continuer d'ici contre des bots
curve = Comment les chances ont évolué
curve-wait = Les bots réexaminent chaque décision…
curve-means = Les chances de gagner de chacun, coup par coup
curve-turn = Coup { $number }. { $deed }. { $name } : de { $before } % à { $after } %.
curve-even = Aucun instant n'a été décisif à lui seul.
curve-dear = Ce qui t'a coûté des chances
curve-look = Voir le coup { $number }
curve-cost =
    { $cost ->
        [one] { $move } : { $cost } point sur cent.
       *[other] { $move } : { $cost } points sur cent.
    }
verify = Vérifier la donne
proof-none = Cette partie vient d'ailleurs ; personne ne s'est engagé sur sa donne.
proof-wrong = Le secret ne correspond pas à l'engagement : ne te fie pas à cette donne.
proof-other = L'engagement n'est pas celui montré avant la première carte : ne te fie pas à cette donne.
proof-right = Vérifié : le secret correspond à l'engagement.
proof-seed = La partie n'a pas été distribuée à partir du secret et des mots des joueurs : ne te fie pas à cette donne.
proof-again = Pour redistribuer chaque carte : { $command }
proof-seen = C'est celui que ce navigateur a vu avant la première carte.
proof-unseen = Ce navigateur ne l'a pas vu avant la première carte.
proof-salt = Ton propre mot a été mêlé à la donne.
proof-nosalt = Le mot de ta place n'est pas celui de ce navigateur ; a-t-il été donné sur un autre appareil ?

## Rules and keys

rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rules-about = Ce que les règles en disent
rules-about-none = Rien dans les règles ne s'en approche ; les voici en entier.
rules-look = Que disent les règles ?
keys-arrows = aller à la prochaine chose que tu peux choisir
keys-enter = la choisir
keys-number = choisir la première, la deuxième…
keys-escape = un pas en arrière
keys-undo = annuler ton dernier pas
keys-type = taper un coup
keys-scrub = remonter le cours de la partie, puis revenir
keys-log = ce qui s'est passé
keys-rules = les règles
keys-menu = le menu
keys-help = cette liste
keys-hint = demander un conseil

## Phrases

say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci.
say-oops = Oups.
say-your-turn = C'est à toi de jouer.
say-one-moment = Un instant, s'il te plaît.
say-good-game = Belle partie !
say-again = On en refait une ?
say-goodbye = Au revoir !
