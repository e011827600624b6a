# Behind the Throne auf Deutsch. Was die Variablen sind: kernel/translation.py.

## Satzteile

# Die Karte steht mit darin: „King von Ada“. „Karte“ erspart das Geschlecht ihres Namens.
whose =
    { $whom-is ->
        [own]
            { $who-is ->
                [you] deine Karte { $card }
               *[they] die eigene Karte { $card }
            }
        [you] deine Karte { $card }
       *[they] { $card } von { $whom }
    }
valued =
    { $value ->
        [0] { $card }
       *[other] { $card } ({ $value })
    }
several =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }

## Was geschieht

event-started =
    { $who-is ->
        [you] Du beginnst.
       *[they] { $who } beginnt.
    }
event-revealed =
    { $who-is ->
        [you] Du deckst { valued } auf.
       *[they] { $who } deckt { valued } auf.
    }
event-busted =
    { $who-is ->
        [you] Du verlierst { $row }: { $last } liegt über { $before }, und nichts kann die Karte genug senken.
       *[they] { $who } verliert { $row }: { $last } liegt über { $before }, und nichts kann die Karte genug senken.
    }
event-ended =
    { $who-is ->
        [you] Du deckst die Karte End of Game auf: Das Spiel ist aus.{ unclaimed }
       *[they] { $who } deckt die Karte End of Game auf: Das Spiel ist aus.{ unclaimed }
    }
unclaimed =
    { $row-count ->
        [0] { "" }
        [one] { " " }{ $row } bleibt liegen.
       *[other] { " " }{ $row } bleiben liegen.
    }
event-shuffled = Der Stapel ist leer: Die abgeworfenen Karten, darunter End of Game, werden zum neuen Stapel.
event-looked =
    { $who-is ->
        [you] Du siehst mit { $card } die oberste Karte des Stapels an.
       *[they] { $who } sieht mit { $card } die oberste Karte des Stapels an.
    }
event-top-seen =
    { $who-is ->
        [you] Du siehst { valued } oben auf dem Stapel.
       *[they] { $who } sieht { valued } oben auf dem Stapel.
    }
event-used =
    { $who-is ->
        [you] Du nutzt { $card }: Die letzte Karte zählt { $value }.
       *[they] { $who } nutzt { $card }: Die letzte Karte zählt { $value }.
    }
event-woken =
    { $who-is ->
        [you] Deine Karte { $card } weckt eine andere Fähigkeit.
       *[they] { $card } von { $who } weckt eine andere Fähigkeit.
    }
event-destroyed =
    { $who-is ->
        [you] Du zerstörst { whose }.
       *[they] { $who } zerstört { whose }.
    }
event-taken =
    { $who-is ->
        [you] Du nimmst { $row }.
       *[they] { $who } nimmt { $row }.
    }
event-swapped =
    { $who-is ->
        [you] Du tauschst { $row } gegen { whose }.
       *[they] { $who } tauscht { $row } gegen { whose }.
    }
event-overfull =
    { $who-is ->
        [you] Du hast schon { $most } × { $card }: Die sechste Karte wird abgeworfen.
       *[they] { $who } hat schon { $most } × { $card }: Die sechste Karte wird abgeworfen.
    }
event-dropped =
    { $who-is ->
        [you] Du wirfst { several } ab.
       *[they] { $who } wirft { several } ab.
    }
event-refused =
    { $who-is ->
        [you] Du lehnst { several } ab.
       *[they] { $who } lehnt { several } ab.
    }
event-accepted =
    { $who-is ->
        [you] Du nimmst { $row } an.
       *[they] { $who } nimmt { $row } an.
    }

## Worauf gewartet wird

status-others-turn =
    { $who-is ->
        [you] Du bist am Zug.
       *[they] { $who } ist am Zug.
    }
status-others-refusal =
    { $who-is ->
        [you] Du bist am Zug.
       *[they] { $who } entscheidet, was abgelehnt wird.
    }
status-others-choice =
    { $who-is ->
        [you] Du bist am Zug.
       *[they] { $who } wählt einen Stapel zum Abwerfen.
    }
status-refusal = Du bekommst die Reihe: Lehne neue Charaktere ab, oder nimm den Rest an.
status-choice = Du hast mehr als { $most } Stapel: Wähle einen zum Abwerfen.
status-reveal = Du bist am Zug: Decke eine Karte auf.
status-too-high = { $card } zählt { $value } und liegt damit über { $limit }: Eine Fähigkeit muss die Karte auf höchstens { $limit } senken.
status-row-full = Die Reihe ist voll: Nimm sie oder tausche sie.
status-reveal-or-stop = Die nächste Karte darf nicht über { $limit } liegen: Decke sie auf, oder hör auf und nimm oder tausche die Reihe.

## Warum ein Zug verweigert wird

refusal-choose-first =
    { $phase-id ->
        [refusal] Du bekommst Karten: Lehne neue Charaktere ab, oder nimm den Rest an.
       *[choice] Du hast mehr als { $most } Stapel: Wirf zuerst einen ab.
    }
refusal-no-such-card =
    { $reason ->
        [set] Diesen Charakter gibt es in diesen Karten nicht.
        [drop] Du hast keine Karte { $card } zum Abwerfen.
       *[target]
            { $whom-is ->
                [you] Du hast keine Karte { $card }.
               *[they] { $whom } hat keine Karte { $card }.
            }
    }
refusal-no-such-seat = Es gibt keinen Sitz { $number }; die Sitze sind 0 bis { $most }.
refusal-nothing-to-refuse = Dir werden gerade keine Karten übergeben.
refusal-cannot-refuse =
    { $held ->
        [yes] { $card } musst du nehmen: Diesen Stapel hast du schon.
       *[no] { $card } wird dir nicht angeboten.
    }
refusal-nothing-to-drop = Erst bei mehr als { $most } Stapeln wird einer abgeworfen.
refusal-too-high = { $card } zählt { $value } und liegt damit über { $limit }: Erst muss eine Fähigkeit die Karte senken.
refusal-nothing-revealed = Decke erst mindestens eine Karte auf.
refusal-row-full =
    { $reason ->
        [look] Die Reihe hat { $most } Karten: Es gibt nichts mehr anzusehen.
       *[reveal] Die Reihe hat { $most } Karten: Nimm sie oder tausche sie.
    }
refusal-not-manipulative = { $card } hat keine Fähigkeit, die du so in deinem Zug nutzen kannst.
refusal-cannot-raise = { $card } kann keine Karte erhöhen.
refusal-no-such-stack =
    { $reason ->
        [waker] In diesen Karten weckt kein Charakter andere.
       *[own] Du hast keine Karte { $card }.
    }
refusal-upright = { $card } ruht nicht: Nutze die Karte für sich.
refusal-outnumbered = Jemand hat einen größeren Stapel { $card }: Die Fähigkeit gehört dir nicht.
refusal-already-used = { $card } wurde in diesem Zug schon genutzt.
refusal-already-known = Du kennst die oberste Karte schon.
refusal-first-card = Fähigkeiten ändern eine Karte erst ab der zweiten der Reihe.
refusal-value-fixed = Weil eine Karte zerstört wurde, steht dieser Wert fest.
refusal-beyond-rescue =
    { $way-id ->
        [up] Damit würde die letzte Karte zu hoch, und nichts könnte sie mehr senken.
       *[down] Damit bliebe die letzte Karte zu hoch, und nichts könnte sie mehr senken.
    }
refusal-not-equal = Zerstört wird nur, wenn die letzte Karte der davor gleicht.
refusal-already-destroyed = Je aufgedeckter Karte eine: Für diese wurde schon zerstört.
refusal-hindered =
    { $deed ->
        [destroy]
            { $count ->
                [one] { $cards-or } verbietet es: Du hast { $count }, also braucht die Reihe mehr als eine Karte.
               *[other] { $cards-or } verbietet es: Du hast { $count }, also braucht die Reihe mehr als { $count } Karten.
            }
       *[swap]
            { $count ->
                [one] { $cards-or } verbietet es: Du hast { $count }, also braucht die Reihe mindestens eine Karte.
               *[other] { $cards-or } verbietet es: Du hast { $count }, also braucht die Reihe mindestens { $count } Karten.
            }
    }
refusal-already-struck =
    { $whom-is ->
        [you] Du hast in diesem Zug schon eine eigene Karte zerstört.
       *[they] { $whom } hat in diesem Zug schon eine Karte durch dich verloren.
    }
refusal-no-swap-after-five = In diesem Spiel werden fünf Karten genommen, nicht getauscht.
refusal-own-card = Du tauschst gegen eine Karte von jemand anderem.
refusal-guarded =
    { $deed ->
        [destroy] { $whom } ist geschützt: Dort kann nur { $cards-or } zerstört werden.
       *[swap] { $whom } ist geschützt: Dort kann nur { $cards-or } genommen werden.
    }

## Wozu ein Zug gut ist

points =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
purpose-look = zeigt die nächste Karte vor der Entscheidung
purpose-drop = kostet einen Stapel
purpose-drop-avoided = kostet keinen Stapel
purpose-risk = riskiert die Reihe zu { $percent } %
purpose-risk-avoided = vermeidet ein Risiko von { $percent } % für die Reihe
purpose-go-on = macht weiter, wobei { $percent } % der Karten passen
purpose-go-on-safely = macht gefahrlos weiter
purpose-too-high = deckt { $card } auf, und das ist zu hoch
purpose-too-high-avoided = lässt { $card }, zu hoch, auf dem Stapel
purpose-fits = bringt { $card }, und das passt sicher
purpose-end-ahead =
    { $sure ->
        [yes] beendet das Spiel mit Vorsprung
       *[no] beendet vielleicht das Spiel mit Vorsprung
    }
purpose-end-behind =
    { $sure ->
        [yes] beendet das Spiel ohne Vorsprung
       *[no] beendet vielleicht das Spiel ohne Vorsprung
    }
purpose-end-behind-avoided =
    { $sure ->
        [yes] beendet das Spiel nicht ohne Vorsprung
       *[no] riskiert kein Ende ohne Vorsprung
    }
purpose-score =
    { $value ->
        [one] macht { $card } zu { $value } Punkt
       *[other] macht { $card } zu { $value } Punkten
    }
purpose-safer = macht den Stapel { $card } sicherer
purpose-first = bringt eine erste Karte { $card }
purpose-give-up = gibt { $card } auf ({ points })
purpose-give-up-avoided = behält { $card } ({ points })
purpose-give-up-single = gibt die einzige Karte { $card } auf
purpose-give-up-single-avoided = behält die einzige Karte { $card }
purpose-break = bricht { whose } ({ points })
purpose-weaken = schwächt { whose }
purpose-give-points =
    { $whom-is ->
        [you] gibt dir { points }
       *[they] gibt { $whom } { points }
    }
purpose-give-points-avoided =
    { $whom-is ->
        [you] gibt dir keine Punkte
       *[they] gibt { $whom } keine Punkte
    }
purpose-make-drop =
    { $whom-is ->
        [you] lässt dich einen Stapel abwerfen
       *[they] lässt { $whom } einen Stapel abwerfen
    }
purpose-take-ability =
    { $whom-is ->
        [you] nimmt dir die Fähigkeit von { $card }
       *[they] nimmt { $whom } die Fähigkeit von { $card }
    }
purpose-gain-ability = gewinnt die Fähigkeit von { $card }
purpose-lose-ability = verliert die Fähigkeit von { $card }
purpose-lose-ability-avoided = behält die Fähigkeit von { $card }
purpose-give-ability =
    { $whom-is ->
        [you] gibt dir die Fähigkeit von { $card }
       *[they] gibt { $whom } die Fähigkeit von { $card }
    }
purpose-give-ability-avoided =
    { $whom-is ->
        [you] überlässt dir die Fähigkeit von { $card } nicht
       *[they] überlässt { $whom } die Fähigkeit von { $card } nicht
    }
purpose-save = rettet die Reihe
purpose-equal = macht die letzten zwei Karten gleich, sodass eine Karte zerstört werden kann
purpose-spend = verbraucht { $card }
purpose-spend-avoided = hält { $card } bereit

## Was Karten tun

ability-none = Keine Fähigkeit.
ability-lower = Senke die letzte Karte um { $amount }.
ability-shift = Erhöhe oder senke die letzte Karte um { $amount }.
ability-look = Sieh die oberste Karte des Stapels an.
ability-reuse = Nutze einen anderen deiner ruhenden Stapel, der die letzte Karte ändert oder den Nachziehstapel ansieht.
ability-guard-swap = Andere können bei dir nur { $title } eintauschen.
ability-guard-destroy = Andere können bei dir nur { $title } zerstören.
ability-forbid-destroy = Du zerstörst nur, wenn mehr Karten in der Reihe liegen, als du { $title }-Karten hast.
ability-forbid-swap = Du tauschst nur, wenn mindestens so viele Karten in der Reihe liegen, wie du { $title }-Karten hast.

## Woher Punkte kommen

reason =
    { $who-is ->
        [you] Du
       *[they] { $who }
    }: { $total }{ $parts-count ->
        [0] { "" }
       *[other] { " " }= { $parts-sum }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; einzeln und ohne Punkte: { $cards-plain }
    }
reason-part = { $card } { $value }

## Was man tun kann

move-reveal = eine Karte aufdecken
move-take = die Reihe nehmen
move-accept = den Rest annehmen
move-use =
    { $shifts ->
        [no] { $card } nutzen
       *[yes]
            { $way-id ->
                [up] { $card } nutzen und erhöhen
               *[down] { $card } nutzen und senken
            }
    }
move-reuse =
    { $shifts ->
        [no] { $card } wecken
       *[yes]
            { $way-id ->
                [up] { $card } wecken und erhöhen
               *[down] { $card } wecken und senken
            }
    }
move-drop = { $card } abwerfen
move-refuse = { $card } ablehnen
move-destroy = { $card } zerstören ({ $whom })
move-swap = die Reihe gegen { $card } tauschen ({ $whom })

## Was an einer Kartendatei nicht stimmt

column-name = wie der Charakter heißt
column-value = sein aufgedruckter Wert und die Punkte eines Stapels von zwei oder mehr
column-ability = sein Verb
column-amount = um wie viel er die letzte Karte ändert
column-copies = wie viele es mit 2, 3 und 4 Sitzen gibt
problem-needs-amount = { $given } braucht bei „amount“ mindestens 1.
problem-needless-amount = Für die Fähigkeit { $given } bedeutet „amount“ nichts.
problem-end = Die Karte { $title } ist immer dabei und braucht keinen Eintrag.
problem-up-or-down = Ein Name kann nicht auf „up“ oder „down“ enden: Mit diesen Wörtern werden Züge geschrieben.

## Warum ein Text keine Stellung ist

flaw-view = Wo eine Karte stehen muss, steht ein „?“: Das ist eine Sicht, keine Stellung.
flaw-row = Die Reihe hat eine Lücke oder Karten nach End of Game.
flaw-stack = Ein Stapel von Sitz { $seat } hat mehr als { $most } Karten.
flaw-stacks = Sitz { $seat } hat mehr als { $most } Stapel und wird nicht gefragt, welcher abgeworfen wird.
flaw-turns = „turns“ zählt von 0 bis { NUMBER($most, useGrouping: 0) }.
flaw-no-turn = Es gibt keinen Sitz { $seat }, der am Zug sein könnte.
flaw-over = Das Spiel ist genau dann aus, wenn End of Game in der Reihe liegt.
flaw-top = „top“ ist die Karte, die die Sitze in „knows“ gesehen haben; eins braucht das andere.
flaw-names = „used“, „struck“, „knows“ oder „taken“ nennt etwas, das nicht sein kann.
flaw-no-chooser = „chooser“ und „taken“ gehören zu den Phasen refusal und choice.
flaw-value = „value“ ist weiter vom aufgedruckten Wert entfernt, als die Fähigkeiten in „used“ es bringen können.
flaw-fixed = Zu „fixed“ gehört eine letzte Karte, die der davor gleicht.
flaw-too-high = Die letzte Karte ist zu hoch, und nichts kann sie genug senken: Dieser Zug wäre zu Ende.
flaw-chooser = „chooser“ muss sagen, wer gefragt wird.
flaw-taken = „taken“ ist die Karte, die ein Tausch genommen hat, solange ihr Empfänger wählt.
flaw-refusal = Zu einer Ablehnung gehört eine Reihe mit einem Charakter, der für den Empfänger neu ist.
flaw-choice = Zu einer Wahl gehören eine leere Reihe und mehr als { $most } Stapel.
