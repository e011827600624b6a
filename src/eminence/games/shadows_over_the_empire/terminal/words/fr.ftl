# La table de Shadows over the Empire.

points = jetons

## L'état de la partie

set-up = la mise en place
round = Manche { $round }
over =
    { $rounds ->
        [1] finie après une Manche
       *[other] finie après { $rounds } Manches
    }
unseen = { $down } des { $unseen } cartes inconnues face cachée
middle = Au milieu se trouve
aside = Mis de côté : { $cards-plain }
column-pool = réserve
column-cards = cartes
column-conflicts = Conflits
won = a gagné
would-win = gagnerait
acting = agit
passed = a passé
starter = a commencé

## La grille

face-down = face cachée
needs = exige { $trait }
legend = =3 en commun, x diverge, +2 par Influence, / Inclinée, * jeton Influence

## Coups

column-influence = Influencer
column-now = déjà
column-tokens = jetons
column-by = par
for-nothing = Influencer sans jeton :
note-pass = pour le reste de la Manche
note-influence =
    +{ $gain }{ $tokens ->
        [none] { "" }
       *[other] , { $tokens } là
    }{ $conflict ->
        [yes]  : un Conflit
       *[no] { "" }
    }
do-nothing = ne rien faire
let-it-happen = laisser faire
no-card = aucune carte
no-other-card = aucune autre carte
left-on =
    { $count ->
        [0] aucun ne reste sur { $card }
        [1] { $count } reste sur { $card }
       *[other] { $count } restent sur { $card }
    }
note-you = toi
in-pool = { $count } en réserve
there = { $count } là
no-tokens = aucun jeton
conflict = Conflit
rotated = Inclinée

help =
    À ton tour, une de tes cartes Influence une voisine (aussi en diagonale), ou
    tu utilises une capacité, ou tu passes pour le reste de la Manche. Ton
    Dirigeant et les cartes qui ne portent que tes jetons sont à toi. L'Influence
    apporte un jeton par trait commun avec ton Dirigeant, jusqu'à ce nombre en
    tout. Un trait qui manque aux deux est commun aussi, et son trait Joker
    toujours ; une carte sans son trait Obligatoire diverge et ne peut être
    Influencée. La carte qui agit reçoit un jeton Influence, et une carte qui
    n'avait pas de jetons aussi : elle ne peut pas Influencer pendant cette
    Manche. Une carte utilisée est Inclinée : plus d'utilisation ni d'Influence
    (sauf par un Dirigeant).
    Quand tous ont passé, tu gagnes avec tes 18 jetons sur la table et la
    Personnalité éminente, ou si tu es le seul à y avoir tous tes jetons, sans
    Conflit. Si personne ne gagne, chacun perd un jeton dans chaque Conflit, et les
    cartes voisines de cartes contrôlées sont révélées.

      LR-G      traits : L Légaliste, R Religieux, N Noble, G Riche ; - il manque
      =3 x2     traits communs avec ton Dirigeant ; x si la carte diverge
      +2        jetons que ton Influence apporterait maintenant
      C3 I1 !   3 jetons du Conclave, 1 de l'Inquisition (Q Queen's Court,
                O Order of the Coin) : un Conflit
      / * #     Inclinée ; avec un jeton Influence ; avec le jeton Quiraa
      { "[" }2] < ?   tape 2 pour cette carte ; < agit, ? est déjà choisie
      CAPITALES Dirigeants et, au milieu de la grille, la Personnalité éminente

    Une capacité avec ses réponses sur une ligne : use Garrick: Raleigh: seat 1
