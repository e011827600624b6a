# Ce que dit le terminal à côté des jeux, en français. Les commandes et les coups se tapent de même dans toutes les langues.

you = Toi
seat = Siège { $number }
points = points

## Quel jeu, contre qui

menu-which-game = Quel jeu ? Tape son numéro.
menu-game-again = Tape le numéro d'un jeu, ou q pour partir.
menu-which-level = Contre qui ? Tape un numéro, ou Entrée pour { $usual }.
menu-level-again = Tape le numéro d'un niveau, ou q pour partir.
menu-players =
    { $one ->
        [yes] { $least } joueurs
       *[no] { $least } à { $most } joueurs
    }

## Une partie

session-welcome = { $summary } Tu joues contre { $others }.
session-commands = Tape ? pour l'aide, rules pour les règles, quit pour partir.
session-left = Enregistré. Pour continuer : eminence play --resume { $file }
session-saved-as = Enregistré sous { $file }
session-bot-thinks =
    { $first ->
        [yes] { $who } réfléchit ; la première fois, cela prend une minute environ ...
       *[no] { $who } réfléchit ...
    }
session-bot-helped = Il a fallu aider { $who }.
session-no-such-number = Aucun coup n'a le numéro { $number }.
session-ask-for-help = Tape ? pour l'aide.
session-no-such-card = Aucune carte ne s'appelle { $name }.
session-no-hint = Pas de conseil, alors.
session-undone = Repris : { $move }.
session-nothing-to-undo = Il n'y a encore rien à reprendre.
session-settled = Tu ne peux pas reprendre la dernière étape : une carte a été retournée ou vue, d'autres ont été consultés, ou tous ont choisi.
session-help =
    Tape le numéro d'un coup, ou le coup comme il est écrit dans la liste ;
    plusieurs coups sur une ligne avec ; entre eux.

      ?            cette aide
      log [N]      ce qui s'est passé, ou les N dernières lignes
      undo         reprendre ta dernière étape, tant que rien n'en a résulté
      table        redessiner la table
      moves        relister tes coups, chacun avec ce qu'on peut en dire
      hint         le meilleur coup d'après ce que tu peux savoir, et pourquoi
      cards [NOM]  ce que fait chaque carte, ou celles qui portent ce nom
      rules        les règles du jeu
      save [NOM]   enregistrer ici (chaque coup est enregistré de toute façon)
      quit         partir ; continuer plus tard avec eminence play --resume

ending-title = La fin
ending-winners =
    { $winners-count ->
        [0] Personne ne gagne.
        [1]
            { $yours ->
                [yes] Tu gagnes.
               *[no] { $winners } gagne.
            }
       *[other]
            { $yours ->
                [yes] { $winners }, vous partagez la victoire.
               *[no] { $winners } partagent la victoire.
            }
    }
ending-replay = Pour la revoir : eminence replay { $file }

## Une partie revue

replay-help = Entrée suivant, b retour, un nombre va à ce coup, log, ? aide, q quitter
replay-move = coup { $step } sur { $last }
replay-end = C'est la fin.
replay-nowhere = Rien là : les coups vont de 0 à { $last }.

## Ce qu'il y a

games-seats = { $seats } sièges
cards-legend = ~ déduit d'une source, ? reconstitué : la meilleure supposition

## Conseils

getting-ready = préparation ; ce qui n'a jamais servi sur cette machine est compilé, une minute environ ...
thinking = réflexion ...
hint-column-move = coup
hint-column-win = victoire
hint-column-tries = essais
hint-column-games = parties
hint-more-moves =
    { $count ->
        [1] et un autre coup
       *[other] et { $count } autres coups
    }
hint-effort = Parts de victoire : { $shares-plain }. { NUMBER($iterations, useGrouping: 0) } itérations, { NUMBER($games, useGrouping: 0) } parties jusqu'à la fin, { $seconds } s.
hint-of-which-game = { $file } n'est pas un enregistrement ; si c'est une position, dis de quel jeu : --game NOM

## Analyses

review-running = examen des décisions
review-interrupted = Interrompu après { NUMBER($done, useGrouping: 0) } décisions sur { NUMBER($total, useGrouping: 0) }.
review-title = { $title } : parts de victoire
review-turned = tournant par choix
review-by-luck = par { review-luck }
review-luck =
    { $others ->
        [yes] chance et autres
       *[no] chance
    }
review-choice = choix
review-turning-points = Tournants
review-no-turn = La partie n'a tourné nulle part en particulier.
review-move = coup { $number }
review-moves =
    { $one ->
        [yes] coup { $first }
       *[no] coups { $first }-{ $last }
    }
review-swing = de { $before } à { $after } par
review-costly = Coups coûteux
review-none-sure = Aucun qui soit sûr.
review-more = et { $count } autres
review-cost =
    { $mark ->
        [blunder] gaffe, coûte { $cost }
       *[mistake] erreur, coûte { $cost }
    }
review-column-decisions = décisions
review-column-best = à l'égal du meilleur
review-column-cost = coût moyen
review-column-mistakes = erreurs
review-column-blunders = gaffes

## Ce qui ne va pas

broken-bot = Le bot { $bot } a échoué : { $error }. La partie est enregistrée.
save-no-file = Impossible d'enregistrer dans { $file } : ce n'est pas un fichier ordinaire.
save-not-there = Impossible d'enregistrer là : { $error }.
save-over-another = { $file } existe déjà et n'est pas une partie enregistrée ; nomme un autre fichier.
write-failed = Impossible d'écrire { $file } : { $error }.
write-not-there = Impossible d'écrire là : { $error }.
write-no-folder = Il n'y a pas de dossier { $folder } où écrire.
write-forbidden = Impossible d'écrire { $file } : nomme un fichier dans un dossier à toi.
read-failed = Impossible de lire { $file } : { $error }.
read-no-text = { $file } n'est pas un enregistrement d'Eminence : ce n'est pas un texte en UTF-8.
nothing-to-resume = Il n'y a pas de partie à continuer dans { $folder } ; commence-en une avec : eminence play
bad-plot =
    { $ending ->
        [none] Une courbe s'écrit en .svg ou .html, pas dans un fichier sans extension.
       *[other] Une courbe s'écrit en .svg ou .html, pas en { $ending }.
    }
plot-over-json = --plot et --json ne peuvent pas être tous deux { $file } ; nomme deux fichiers.
file-is-there = { $file } existe déjà ; nommes-en un autre, ou continue avec : --resume { $file }
no-such-seat = Il n'y a pas de siège « { $given } » ; les sièges vont de 0 à { $last }, ou none pour regarder.
runs-a-program = Cette partie se jouait contre un programme ; pour le lancer, dis : --bots '{ $program }'
