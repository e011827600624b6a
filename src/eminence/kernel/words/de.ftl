# Was jedes Spiel sagt, auf Deutsch. Was die Variablen sind: kernel/translation.py.

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

## Was an einem Text nicht stimmt, den jemand geschrieben hat

# Was richtig wäre: immer das Ende eines Satzes.
right-near = meintest du „{ $near }“?
right-known = es gibt: { $known }.
right-none = es gibt nichts dergleichen.
span = { $low } bis { $high }
many-digits = eine Zahl mit sehr vielen Ziffern

# Im Text einer Stellung, nach „Zeile 3: “.
misread-unknown =
    { $domain ->
        [card] Es gibt keine Karte „{ $given }“; { $right }
        [phase] Es gibt keine Phase „{ $given }“; { $right }
        [place] Es gibt keinen Ort „{ $given }“; { $right }
       *[other] „{ $given }“ gibt es hier nicht; { $right }
    }
misread-no-number = „{ $given }“ ist keine ganze Zahl.
misread-no-seat = „{ $given }“ ist nicht die Nummer eines Sitzes.
misread-no-count = „{ $given }“ ist keine Anzahl.
misread-no-flag = „{ $given }“ ist weder „yes“ noch „no“.
misread-numbers = Statt „{ $given }“ gehören hierher { $count } Zahlen mit Kommas dazwischen.
misread-unknown-seat = Es gibt keinen Sitz { NUMBER($seat, useGrouping: 0) }.
misread-too-many = { NUMBER($count, useGrouping: 0) } sind zu viele; höchstens { $most } passen hierher.
misread-there-twice = „{ $given }“ steht zweimal da.
misread-not-here = „{ $given }“ kann hier nicht liegen.
misread-needs-seat = „{ $given }“ braucht einen Sitz von 0 bis { $most }, so wie „{ $right }“.
misread-takes-no-seat = „{ $given }“ steht ohne Sitz.
misread-no-field = Es gibt kein Feld „{ $given }“; { $right }
misread-range = „{ $given }“ ist zu klein oder zu groß; { $low } bis { $high } passen hierher.
misread-twice = „{ $given }“ wird zweimal gesagt.
misread-no-line = „{ $given }“ ist keine Zeile der Form „Feld: Wert“.

# Warum es keine Stellung ist.
flaw-too-few = { $thing } fehlt { NUMBER($count, useGrouping: 0) }-mal.
flaw-too-many =
    { $count ->
        [one] { $thing } gibt es einmal zu viel.
       *[other] { $thing } gibt es { NUMBER($count, useGrouping: 0) }-mal zu viel.
    }
flaw-out-of-range = Eine Zahl ist zu klein oder zu groß ({ $error }).

# In einer Kartendatei. Wie Spalten heißen und woraus Karten gemacht sind, steht da, wie es geschrieben wird.
problem = Zeile { NUMBER($line, useGrouping: 0) }: { $what }
problem-key = „{ $given }“ bedeutet hier nichts, nur title, game und [[card]].
problem-game = Diese Karten sind für „{ $given }“, nicht für { $right }.
problem-title = „title“ muss ein Text in Anführungszeichen sein, auf einer Zeile.
problem-no-tables = Karten werden als Tabellen [[card]] geschrieben.
problem-too-deep = Eine Zahl ist zu lang, oder Klammern sind zu tief verschachtelt.
problem-toml = Das ist kein TOML: { $error }.
problem-how-many =
    { $count ->
        [one] Es gibt nur { $entries }; ein Kartensatz hat { $wanted }.
       *[other] Es gibt { $entries }; ein Kartensatz hat { $wanted }.
    }
entries-cards =
    { $count ->
        [one] 1 Karte
       *[other] { NUMBER($count, useGrouping: 0) } Karten
    }
problem-no-column = Eine Karte hat kein „{ $given }“; { $right }
problem-no-cell = Der Karte fehlt „{ $column }“: { $meaning }.
problem-cell-list =
    { $bound ->
        [exact]
            { $of ->
                [numbers] „{ $column }“ muss eine Liste von { $count } Zahlen sein.
               *[texts] „{ $column }“ muss eine Liste von { $count } Texten sein.
            }
       *[most]
            { $of ->
                [numbers] „{ $column }“ muss eine Liste von höchstens { $count } Zahlen sein.
               *[texts] „{ $column }“ muss eine Liste von höchstens { $count } Texten sein.
            }
    }
problem-cell-text = „{ $column }“ muss ein Text in Anführungszeichen sein, mit einzelnen Leerzeichen nur zwischen den Wörtern.
problem-cell-letters = „{ $column }“ muss mit einem Buchstaben beginnen und darf nur Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche und Apostrophe enthalten, anders als „{ $given }“.
problem-cell-unknown = „{ $column }“ kann nicht „{ $given }“ sein; { $right }
problem-cell-number = „{ $column }“ muss eine ganze Zahl sein, nicht { $given }.
problem-cell-range = „{ $column }“ ist { $given }; { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } passen hierher.
problem-provenance = „provenance“ ist eine Tabelle von Spalten.
problem-provenance-column = „provenance“ nennt „{ $given }“; { $right }
problem-provenance-source = Die Herkunft von „{ $column }“ muss mit { $known-or } beginnen.
problem-same-name = Der Name { $given } steht schon auf Zeile { NUMBER($first, useGrouping: 0) }.

## Was außer Zügen verweigert wird

refusal-bad-cards =
    { $reason ->
        [game] „{ $given }“ ist ein Kartensatz für ein anderes Spiel als { $title }.
        [path] Karten werden als Pfad einer Kartendatei angegeben, nicht als { $given }.
        [large] { $file } ist größer, als eine Kartendatei sein kann ({ NUMBER($most, useGrouping: 0) } Bytes).
        [utf-8] { $file } ist keine Textdatei in UTF-8.
       *[file]
            { $more ->
                [0] { $file }, { $problem }
               *[other] { $file }, { $problem } (noch { NUMBER($more, useGrouping: 0) }: eminence cards check)
            }
    }
refusal-bad-option =
    { $reason ->
        [mapping] Optionen werden als Namen mit Werten angegeben, nicht als „{ $given }“.
       *[choice] Die Option { $option } kann nicht „{ $given }“ sein, nur { $allowed-or }.
    }
refusal-bad-position =
    { $reason ->
        [text] Eine Stellung ist ein kurzer Text mit Zeilen der Form „Feld: Wert“.
        [line] Zeile { NUMBER($line, useGrouping: 0) }: { $what }
        [seats] { $title } hat { $seats } Sitze, nicht „{ $given }“.
       *[flaw] Das ist keine Stellung von { $title }: { $what }
    }
refusal-bad-record =
    { $reason ->
        [text] Das ist keine Aufzeichnung von Eminence: Es ist kein Text von vernünftiger Länge.
        [headline] Das ist keine Aufzeichnung von Eminence: Sie beginnt nicht mit „{ $right }“.
        [cut] Die Aufzeichnung ist abgeschnitten: Sie endet nicht mit ihrer Zeile „check:“.
        [twice] Die Aufzeichnung sagt zweimal „{ $given }“.
        [game] Die Aufzeichnung sagt nicht, von welchem Spiel sie ist: Eine Zeile „game:“ fehlt.
        [line] Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung bedeutet hier nichts: „{ $given }“.
       *[seats] Die Aufzeichnung hat { NUMBER($seats, useGrouping: 0) } Sitze, ihre Stellung aber { $count }.
    }
refusal-bad-seats =
    { $reason ->
        [fewer] { $title } hat mit diesen Karten und Optionen { $seats } Sitze, nicht { $given }.
       *[all] { $title } hat { $seats } Sitze, nicht { $given }.
    }
refusal-bad-seed =
    { $reason ->
        [kind] Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $given }.
       *[length] Ein Startwert hat 1 bis { $most } druckbare Zeichen, ohne Leerzeichen davor und danach.
    }
refusal-does-not-replay =
    { $reason ->
        [move] Zug { NUMBER($number, useGrouping: 0) } der Aufzeichnung ({ $given }) kann nicht gespielt werden: { $why }
       *[end] Die Aufzeichnung führt zu einer anderen Stellung als der, von der sie geschrieben wurde.
    }
refusal-line-of-moves =
    { $reason ->
        [some] Nur „{ $played }“ wurde gespielt, wegen „{ $given }“: { $why }
       *[nothing] Nichts wurde gespielt, wegen „{ $given }“: { $why }
    }
refusal-no-such-file =
    { $reason ->
        [cards] Die Kartendatei { $file } lässt sich nicht lesen: { $error }.
       *[name] { $file } kann nicht der Name einer Datei sein.
    }
refusal-no-such-seat = Es gibt keinen Sitz { $number }; die Sitze sind 0 bis { $most }.
refusal-nothing-to-undo = Es wurde noch kein Zug gespielt.
refusal-other-cards = Die Aufzeichnung wurde mit einem anderen Kartensatz gespielt ({ $given }); gib seine Kartendatei an.
refusal-other-version = Die Aufzeichnung wurde mit Version { NUMBER($began, useGrouping: 0) } der Regeln von { $title } gespielt; dieses Programm hat Version { $ours }.
refusal-tampered = Die Aufzeichnung wurde nachträglich geändert: Ihr Text passt nicht zu ihrer Prüfzeile.
refusal-unknown-draw =
    { $reason ->
        [list] Erzwungene Karten sind eine Liste von Kartennamen oder Zahlen, nicht „{ $given }“.
       *[unknown] „{ $given }“ kann nicht gezogen werden; { $right }
    }
refusal-unknown-game =
    { $reason ->
        [name] Ein Spiel wird mit seinem Namen geladen; es gibt: { $known-plain }.
        [near] Es gibt kein Spiel „{ $given }“; meintest du „{ $near }“?
        [known] Es gibt kein Spiel „{ $given }“, nur: { $known-plain }.
       *[none] Es gibt kein Spiel „{ $given }“ und auch kein anderes.
    }
refusal-unknown-language = Die Sprache „{ $given }“ gibt es hier nicht; { $right }
refusal-unknown-option = Es gibt keine Option „{ $given }“; { $right }
