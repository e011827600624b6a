# Was jedes Spiel sagt, auf Deutsch. Was die Variablen sind: kernel/messages.py.

you-among-others = du
status-over = Das Spiel ist aus.
refusal-unexplained = Das geht jetzt nicht.
status-closed = Der Tisch wurde geschlossen.

## Was an einem Tisch neben dem Spiel geschieht

event-took-back =
    { $who-is ->
        [you] Du nimmst den letzten Schritt zurück.
       *[they] { $who } nimmt den letzten Schritt zurück.
    }
event-taken-over =
    { $why ->
        [left] { $who } ist gegangen: Ein Bot spielt weiter ({ level }).
       *[flag] { $who } hat keine Zeit mehr: Ein Bot spielt weiter ({ level }).
    }
event-came-back =
    { $who-is ->
        [you] Du kommst zurück.
       *[they] { $who } kommt zurück.
    }
event-resigned =
    { $who-is ->
        [you] Du gibst auf.
       *[they] { $who } gibt auf.
    }

level =
    { $bot ->
        [random] { level-random }
        [greedy] { level-greedy }
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Tipps: ein Zug, sein Anteil am Sieg, und was für ihn spricht

hint-only = { $move }: der einzige Zug, { $percent } %.
hint-known = { $move }: { $percent } %.
hint-why = { $move }: { $percent } % ({ $other }: { $others } %). { $reasons-start }.
hint-hardly = { $move }: { $percent } % ({ $other }: { $others } %). Kaum besser als „{ $other }“.
hint-better =
    { $points ->
        [one] { $move }: { $percent } % ({ $other }: { $others } %). { $points } Prozentpunkt besser als „{ $other }“.
       *[other] { $move }: { $percent } % ({ $other }: { $others } %). { $points } Prozentpunkte besser als „{ $other }“.
    }

## Warum ein Zug verweigert wird, was auch gespielt wird

# Ein Sitz, auf den gewartet wird, und wer am Zug ist.
seat-name = { $who }
seat-turn = { $who }

refusal-game-over =
    { $reason ->
        [then] In diesem Moment ist das Spiel aus; wähle einen früheren.
       *[now] Das Spiel ist aus.
    }
refusal-not-your-turn =
    { $reason ->
        [hint] Du bist nicht am Zug: Einen Tipp gibt es, wenn du entscheiden musst.
       *[move]
            { $who-is ->
                [you] Du bist nicht am Zug: Es wird gewartet auf { $waited }.
               *[they] Am Zug: { $whose }, nicht { $who }.
            }
    }
refusal-unknown-move =
    { $reason ->
        [turn] „{ $given }“ ist kein Zug; am Zug: { $whose }.
        [near] „{ $given }“ ist kein Zug; meintest du „{ $near }“?
        [known] „{ $given }“ ist kein Zug; möglich: { $known }.
       *[many] „{ $given }“ ist kein Zug; es gibt { NUMBER($count, useGrouping: 0) }, zum Beispiel: { $example }.
    }

# Von mehreren Zügen in einer Zeile wird einer verweigert.
line-refused =
    { $some ->
        [yes] Nur „{ $kept }“ wurde gespielt, wegen „{ $move }“: { $why }
       *[no] Nichts wurde gespielt, wegen „{ $move }“: { $why }
    }
