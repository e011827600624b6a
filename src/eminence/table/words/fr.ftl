# Ce qui se dit à chaque table, en français. Ce que sont les variables : kernel/translation.py.

## Qui vient

refusal-bad-name =
    { $reason ->
        [taken] { $called } est déjà le nom de quelqu'un ici ; choisis un autre nom.
       *[letters] Un nom a de 1 à 12 lettres, chiffres, espaces, points, traits d'union ou apostrophes ; par exemple : Ada
    }
refusal-banned =
    { $reason ->
        [new] Ce nom ne peut pas être utilisé ici.
       *[known] Ce nom ne peut plus être utilisé ici.
    }
refusal-muted = Tu ne peux pas parler aux tables en ce moment.
refusal-no-csrf = Envoie aussi le « csrf » de GET /api/session, dans l'en-tête X-CSRF-Token.
refusal-not-signed-in = Dis d'abord ton nom : POST /api/session.
refusal-unknown-code = Personne n'a ce code ; il compte 20 lettres et chiffres.
refusal-protocol = Cette page n'a pas la version du serveur : recharge-la. (Les programmes parlent le protocole { $needed }.)
refusal-wrong-origin = Cette page ne peut pas parler pour toi ici : elle vient d'ailleurs.

## Tables

refusal-table-bad-cards = Une ligne d'un fichier de cartes a au plus { $letters } caractères et { $dots } points.
refusal-bad-clock =
    { $reason ->
        [base] Une pendule pour toute la partie donne au départ de 1 seconde à 6 heures.
        [increment] Une pendule pour toute la partie ajoute au plus 600 secondes par coup.
       *[days] Une pendule en jours donne de 0,01 à 30 jours par coup.
    }
refusal-table-bad-record = Une partie qui n'a pas commencé par sa propre donne ne peut pas être apportée à une table.
refusal-closed = La table a été fermée.
refusal-no-such-table = Cette table n'existe pas ; le lien a-t-il été copié en entier ?
refusal-not-seated = Tu ne fais que regarder cette table ; prends une chaise libre pour jouer.
refusal-suspended =
    { $reason ->
        [rules] Cette partie a commencé avec la version { $began } des règles de { $title } ; ce programme a la version { $ours }. Elle repose ici, intacte, jusqu'à ce que tourne un programme qui a ses règles.
       *[other] { $why }
    }
refusal-seat-taken =
    { $reason ->
        [yours] Le siège { $seat } est à toi ; un bot ne peut pas s'y asseoir aussi.
       *[taken] Le siège { $seat } est pris ; libre : { $free-or }.
    }
refusal-seats-free =
    { $free-count ->
        [one] Le siège { $free } est encore libre ; attends, ou mets-y un bot.
       *[other] Les sièges { $free } sont encore libres ; attends, ou mets-y des bots.
    }
refusal-table-full = Toutes les chaises sont prises ; tu peux regarder.
refusal-table-too-late =
    { $reason ->
        [over] Personne ne peut plus s'asseoir ici : la partie est finie.
        [playing] Tu ne peux pas changer de chaise pendant la partie.
       *[rematch] Cette partie est finie ; demande une revanche.
    }

## La partie

refusal-not-alone = Les conseils sont pour les parties contre des bots : ici, ils seraient injustes envers les autres.
refusal-not-over =
    { $reason ->
        [view] Tant que la partie dure, tu la vois de tes propres yeux ou comme spectateur.
        [record] Cela révèle toutes les cartes ; tu l'auras quand la partie sera finie.
       *[rematch] La partie n'est pas encore finie.
    }
refusal-not-started =
    { $reason ->
        [record] La partie n'a pas encore commencé : il n'y a rien à enregistrer.
        [branch] La partie n'avait pas encore commencé à cet instant : on ne peut rien continuer.
       *[play] La partie n'a pas encore commencé.
    }
refusal-resigned = Tu as abandonné cette partie.
refusal-settled = Tu ne peux pas annuler le dernier pas : il n'est pas de toi, ou une carte a été retournée ou vue, d'autres ont été sollicités, ou tous ont choisi.
refusal-stale =
    { $reason ->
        [undo] La partie a continué depuis que tu l'as vue : c'était { $seen }, c'est maintenant { $now }.
       *[move] La partie a continué depuis que tu l'as vue : c'était l'instant { $seen }, c'est maintenant { $now }.
    }
refusal-study-failed =
    { $reason ->
        [nothing] Rien n'a été trouvé ; réessaie.
        [error] Impossible d'y réfléchir ({ $error }).
       *[other] { $why }
    }
refusal-table-nothing-to-do = Il n'y a rien à faire.
refusal-taken-over = Un bot joue pour toi en ce moment ; reviens d'abord.

## La donne

refusal-bad-proof =
    { $reason ->
        [secret] Le secret ne correspond pas à l'engagement : il a été changé, ou n'a jamais été le secret.
        [shown] L'engagement n'est pas celui montré avant la première carte.
        [position] L'enregistrement ne commence pas par une donne tirée du secret : il impose une première position.
        [salts] La donne ne découle pas du secret et des mots des joueurs.
       *[draws] L'enregistrement impose ce que le hasard a apporté : ses cartes ne viennent pas du secret.
    }
refusal-no-proof = L'enregistrement ne dit pas comment il a été distribué : « { $line } » manque.

## Le serveur

refusal-bad-message = Ce n'est pas un message de ce protocole : { $why }.
refusal-bad-request =
    { $reason ->
        [empty] Cela ne peut pas être compris : le corps manque.
        [json] Cela ne peut pas être compris : ce n'est pas du JSON en UTF-8 d'une profondeur raisonnable.
       *[data] Cela ne peut pas être compris : { $why }.
    }
refusal-busy = Trop de monde voulait quelque chose à cette table en même temps ; réessaie.
refusal-failed =
    { $reason ->
        [connection] Quelque chose a mal tourné ici ; rien n'a été changé. Reviens.
       *[request] Quelque chose a mal tourné ici ; rien n'a été changé. Réessaie.
    }
refusal-no-such-page = Il n'y a rien ici.
refusal-restarting = Le serveur redémarre ; ta place est gardée. Reviens bientôt.
refusal-store-failed =
    { $reason ->
        [table] La table n'a pas pu être enregistrée ; renvoie-le.
        [other] Cela n'a pas pu être enregistré ; renvoie-le.
       *[read] Les tables ne peuvent pas être lues en ce moment ; réessaie.
    }
refusal-too-large = Une requête a au plus { $most } octets.
refusal-too-many-connections = Trop de connexions sont ouvertes ; fermes-en quelques-unes et réessaie.
refusal-too-many-messages = C'était trop à la fois ; attends une seconde et renvoie-le.
refusal-too-many-mistakes = Trop de ces messages n'en étaient pas.
refusal-too-many-requests =
    { $reason ->
        [often] C'était trop souvent ; attends une demi-minute et réessaie.
       *[much] C'était trop à la fois ; attends quelques secondes et réessaie.
    }

## Ce que les joueurs se disent

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci.
phrase-oops = Oups.
phrase-your-turn = C'est à toi de jouer.
phrase-one-moment = Un instant, s'il te plaît.
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-goodbye = Au revoir !
