# An Empty Throne auf Deutsch. Was die Variablen sind: kernel/translation.py.

## Namen

# `at`: wo, `into`: wohin, `from`: woher, `of`: nach „der Stapel“.
place-field-1 = Feld 1
    .at = auf Feld 1
    .into = auf Feld 1
    .from = von Feld 1
    .of = von Feld 1
place-field-2 = Feld 2
    .at = auf Feld 2
    .into = auf Feld 2
    .from = von Feld 2
    .of = von Feld 2
place-field-3 = Feld 3
    .at = auf Feld 3
    .into = auf Feld 3
    .from = von Feld 3
    .of = von Feld 3
place-the-tombs = die Gruft
    .at = in der Gruft
    .into = in die Gruft
    .from = aus der Gruft
    .of = der Gruft
half-recruit = Anwerben
    .the = das Anwerben
half-impact = Wirkung
    .the = die Wirkung
coalition-same-value = drei gleiche Werte
coalition-same-kith = drei einer Sippe
coalition-four-values = vier verschiedene Werte
coalition-four-kiths = vier verschiedene Sippen
verb-draw = ziehen
    .to = zu ziehen
verb-play = spielen
    .to = zu spielen
verb-move = bewegen
    .to = zu bewegen
verb-return = zurückgeben
    .to = zurückzugeben
verb-steal = stehlen
    .to = zu stehlen
verb-exchange = tauschen
    .to = zu tauschen
verb-trade = tauschen
    .to = zu tauschen

## Satzteile

# Nach Verben. „Karte“ erspart das Geschlecht des Namens.
owned =
    { $whom-is ->
        [own]
            { $who-is ->
                [you] deine Karte { $card }
               *[they] die eigene Karte { $card }
            }
        [you] deine Karte { $card }
       *[they] { $card } von { $whom }
    }
owned-partner =
    { $partner-of-is ->
        [own]
            { $who-is ->
                [you] deine Karte { $partner }
               *[they] die eigene Karte { $partner }
            }
        [you] deine Karte { $partner }
       *[they] { $partner } von { $partner-of }
    }
in-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Was geschieht

event-started =
    { $who-is ->
        [you] Du beginnst.
       *[they] { $who } beginnt.
    }
event-uncovered = { $card } liegt jetzt oben { $deck-at }.
event-emptied = Der Stapel { $deck-of } ist leer.
event-dealt =
    { $who-is ->
        [you] Du hältst { $cards }.
       *[they] { $who } hält { $cards }.
    }
event-taken =
    { $who-is ->
        [you] Du nimmst { $card }.
       *[they] { $who } nimmt { $card }.
    }
event-refuge-decided = { $card } ist die Zufluchtskarte: { $kith } auf der Hand sind je 1 Punkt wert.
event-turn-begun =
    { $who-is ->
        [you] Zug { $turn }: du.
       *[they] Zug { $turn }: { $who }.
    }
event-played =
    { $place-id ->
        [the-tombs]
            { $who-is ->
                [you] Du spielst { $card } { $place-into }.
               *[they] { $who } spielt { $card } { $place-into }.
            }
       *[field]
            { $who-is ->
                [you] Du spielst { $card } { $place-into } und nutzt: { used }.
               *[they] { $who } spielt { $card } { $place-into } und nutzt: { used }.
            }
    }
used =
    { $mode-id ->
        [recruit] Anwerben
        [impact] Wirkung
       *[both] Anwerben und Wirkung
    }
event-moved =
    { $who-is ->
        [you] Du bewegst { $card } { $origin-from } { $place-into }.
       *[they] { $who } bewegt { $card } { $origin-from } { $place-into }.
    }
event-drawn =
    { $who-is ->
        [you] Du ziehst { $card } { $deck-from }.
       *[they] { $who } zieht { $card } { $deck-from }.
    }
event-drawn-unseen =
    { $who-is ->
        [you] Du ziehst eine Karte aus der Gruft.
       *[they] { $who } zieht eine Karte aus der Gruft.
    }
event-found =
    { $who-is ->
        [you] Du findest { $card } in der Gruft.
       *[they] { $who } findet { $card } in der Gruft.
    }
event-played-from-deck =
    { $who-is ->
        [you] { $card } kommt vom Stapel { $deck-of } { $place-into }, auf deine Seite.
       *[they] { $card } kommt vom Stapel { $deck-of } { $place-into }, auf die Seite von { $who }.
    }
event-shifted =
    { $who-is ->
        [you] Du bewegst { owned } { $place-into }.
       *[they] { $who } bewegt { owned } { $place-into }.
    }
event-returned =
    { $who-is ->
        [you] Du schickst { owned } { $place-from } zurück auf die Hand.
       *[they] { $who } schickt { owned } { $place-from } zurück auf die Hand.
    }
event-stolen =
    { $who-is ->
        [you] Du stiehlst { $card } { $place-at }.
       *[they] { $who } stiehlt { $card } { $place-at }.
    }
event-exchanged =
    { $who-is ->
        [you] Du tauschst { owned } { $place-at } gegen { owned-partner } { $partner-place-at }.
       *[they] { $who } tauscht { owned } { $place-at } gegen { owned-partner } { $partner-place-at }.
    }
event-traded =
    { $who-is ->
        [you] Du tauschst { $card } von der Hand gegen { $top } oben { $deck-at }.
       *[they] { $who } tauscht { $card } von der Hand gegen { $top } oben { $deck-at }.
    }
event-declined =
    { $number ->
        [0]
            { $who-is ->
                [you] Du verzichtest auf { $half-the } von { $kith }.
               *[they] { $who } verzichtet auf { $half-the } von { $kith }.
            }
       *[other]
            { $who-is ->
                [you] Du verzichtest auf den Rest: { $half } von { $kith }.
               *[they] { $who } verzichtet auf den Rest: { $half } von { $kith }.
            }
    }
event-nothing-found =
    { $verb-id ->
        [none] { $kith } haben keine Fähigkeit: { $half }.
       *[other] { $half } von { $kith }: Es gibt nichts { $verb-to }.
    }
event-stuck =
    { $who-is ->
        [you] Du hast keine mögliche Aktion.
       *[they] { $who } hat keine mögliche Aktion.
    }
event-flipped =
    { $who-is ->
        [you] Dein { $place } wendet sich: { $coalitions }.
       *[they] { $place } von { $who } wendet sich: { $coalitions }.
    }
event-turned-back =
    { $who-is ->
        [you] Dein { $place } wendet sich zurück: keine Koalition mehr.
       *[they] { $place } von { $who } wendet sich zurück: keine Koalition mehr.
    }
event-ended =
    { $turns ->
        [one] Das Spiel ist nach einem Zug aus: { ending }.
       *[other] Das Spiel ist nach { $turns } Zügen aus: { ending }.
    }
ending =
    { $by-flips ->
        [yes]
            { $by-decks ->
                [yes] Jemand hat alle drei Felder gewendet, und mindestens zwei Stapel sind leer
               *[no] Jemand hat alle drei Felder gewendet
            }
       *[no]
            { $by-decks ->
                [yes] Mindestens zwei Stapel sind leer
               *[no] Kein Spiel dauert länger als { $turns } Züge
            }
    }
event-hand-revealed =
    { $cards-count ->
        [0]
            { $who-is ->
                [you] Deine Hand ist leer.
               *[they] Die Hand von { $who } ist leer.
            }
       *[other]
            { $who-is ->
                [you] Du deckst { $cards } auf.
               *[they] { $who } deckt { $cards } auf.
            }
    }
event-offered =
    { $who-is ->
        [you] Du zeigst { $card } von der Hand, zum Tausch.
       *[they] { $who } zeigt { $card } von der Hand, zum Tausch.
    }

## Worauf gewartet wird

status-waiting =
    { $who-is ->
        [you] Es wird auf dich gewartet.
       *[they] Es wird auf { $who } gewartet.
    }
status-draft = Nimm eine Startkarte; die letzte wird die Zufluchtskarte.
status-action =
    { $order ->
        [first] Zug { $turn }, erste Aktion: { choice }.
       *[second] Zug { $turn }, zweite Aktion: { choice }.
    }
choice =
    { $choice ->
        [play] Spiel eine Karte
        [move] Bewege eine deiner ausgespielten Karten
       *[either] Spiel eine Karte, oder bewege eine deiner ausgespielten
    }
status-where-to-move = { $half } von { $kith }: Wohin mit { $card }?
status-exchange-with = { $half } von { $kith }: { $card } wogegen tauschen?
status-ability =
    { $number ->
        [0] { $half } von { $kith }: Du darfst { $ability }.
       *[other] { $half } von { $kith }: Dann darfst du { $ability }.
    }

## Warum ein Zug verweigert wird

lets-you = { $half } von { $kith }: Du darfst { $ability }.
refusal-no-such-card = Diese Karte gibt es in diesem Spiel nicht.
refusal-not-now =
    { $asked ->
        [draft] Gerade werden Startkarten gewählt: Nimm eine davon.
        [ability] { lets-you } Antworte erst darauf, oder verzichte.
       *[action] Gerade fragt keine Fähigkeit: Spiel eine Karte, oder bewege eine deiner ausgespielten.
    }
refusal-not-in-pool = { $card } liegt nicht bei den Startkarten.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-played-there = Du hast in diesem Zug schon { $place-into } gespielt; spiel anderswo, oder bewege eine Karte.
refusal-no-recruit = Der Stapel { $deck-of } ist leer, also gibt es nur die Wirkung.
refusal-uses-both = Unter { $top } nutzt { $card } beide Fähigkeiten: Spiel die Karte mit beiden.
refusal-uses-one = { $top } ist weder größer als { $card } noch von derselben Sippe: Wähle Anwerben oder Wirkung.
refusal-moved-already = Du hast in diesem Zug schon eine Karte bewegt; spiel eine von der Hand.
refusal-same-place = { $card } liegt schon { $place-at }; beweg die Karte anderswohin.
refusal-not-played = { $card } ist keine deiner ausgespielten Karten.
refusal-not-a-target = { lets-you } { $card } kommt dafür nicht infrage.
refusal-one-by-one =
    { $then ->
        [place] Eins nach dem anderen: erst { $card } bewegen, dann { $place-into }.
       *[nothing] Eins nach dem anderen: erst { $card } bewegen.
    }
refusal-not-asked =
    { $wanted ->
        [verb] { lets-you } Antworte mit „{ $verb }“, oder verzichte.
        [answer] { lets-you } Das ist keine Antwort darauf.
        [place] Du hast { $card } gewählt: Wähle jetzt einen Ort.
        [deck] Du hast { $card } gewählt: Wähle jetzt einen Feldstapel.
       *[card] Du hast { $card } gewählt: Wähle jetzt eine Karte zum Tauschen.
    }
refusal-deck-empty = Der Stapel { $deck-of } ist leer.
refusal-too-late = Du hast { $card } gewählt: Darauf kannst du nicht mehr verzichten.
refusal-no-top = Es liegt keine offene Karte { $deck-at }.
refusal-not-a-pair = { $card } lässt sich nicht gegen { $partner } tauschen.

## Wozu ein Zug gut ist

purpose-end-ahead = beendet das Spiel mit Vorsprung
purpose-end-behind = beendet das Spiel im Rückstand
purpose-flip = wendet { $place } ({ in-points })
purpose-coalition = vollendet eine Koalition { $place-at }
purpose-break-up = löst die Koalition { $place-at } auf
purpose-break-up-avoided = behält die Koalition { $place-at }
purpose-one-short = lässt { $place-at } nur eine Karte zur Koalition fehlen
purpose-break =
    { $whom-is ->
        [you] bricht deine Koalition { $place-at }
       *[they] bricht die Koalition von { $whom } { $place-at }
    }
purpose-set-back =
    { $whom-is ->
        [you] wirft dein { $place } zurück
       *[they] wirft { $place } von { $whom } zurück
    }
purpose-give-coalition =
    { $whom-is ->
        [you] gibt dir eine Koalition { $place-at }
       *[they] gibt { $whom } eine Koalition { $place-at }
    }
purpose-reach = erreicht { $limit } { $place-at } ({ in-points })
purpose-fall-below = fällt { $place-at } unter { $limit }
purpose-fall-below-avoided = behält { $limit } { $place-at }
purpose-bring-below =
    { $whom-is ->
        [you] bringt dich { $place-at } unter { $limit }
       *[they] bringt { $whom } { $place-at } unter { $limit }
    }
purpose-add = bringt { $value } mehr { $place-at }
purpose-take-refugee = nimmt einen Flüchtling auf die Hand (1 Punkt)
purpose-play-refugee = spielt einen Flüchtling aus (1 Punkt)
purpose-play-refugee-avoided = behält einen Flüchtling auf der Hand (1 Punkt)
purpose-more-cards =
    { $count ->
        [one] lässt { $count } Karte mehr auf der Hand
       *[other] lässt { $count } Karten mehr auf der Hand
    }
purpose-steal =
    { $whom-is ->
        [you] nimmt dir { $card } weg
       *[they] nimmt { $whom } { $card } weg
    }
purpose-empty-deck = leert mit Vorsprung einen Stapel

## Woher die Punkte kommen

reason =
    { $parts-count ->
        [0] { $who }: { $total } = nichts; Gesamtwert { $value }
       *[other] { $who }: { $total } = { $parts-sum }; Gesamtwert { $value }
    }
reason-part =
    { $source ->
        [fields] { $points } für Felder mit { $limit }
        [tombs] { $points } für die Gruft mit { $limit }
        [flips] { $points } für gewendete Felder
       *[refugees] { $points } für Flüchtlinge auf der Hand
    }

## Was Karten können

card-text = Werte: { $homes-plain }. { $recruit } { $impact }
values-run = { $low } bis { $high } { home }
values-some = { $values } { home }
home =
    { $home ->
        [starting] zu Beginn
        [field] in den Feldstapeln
       *[tombs] in der Gruft
    }
ability-text =
    { $count ->
        [0] { $half }: keine Fähigkeit.
        [1] { $half }: { $first }.
        [2] { $half }: { $first }. Dann darfst du { $second }.
       *[3] { $half }: { $first }. Dann darfst du { $second }. Dann darfst du { $third }.
    }

# Sätze der Fähigkeiten, wie sie auf „Du darfst“ folgen.
ability-draw = { top-card } ziehen
ability-play = { top-card } auf { your-side } spielen
ability-move = { ability-target } { destination } bewegen{ on-its-side }
ability-return =
    { $whose ->
        [my] { ability-target } auf deine Hand zurücknehmen
       *[other] { ability-target } auf die Hand ihres Spielers zurückgeben
    }
ability-steal = { ability-target } auf deine Seite nehmen
ability-exchange = { $target } gegen { $second-target } tauschen
ability-trade = eine Karte deiner Hand gegen { top-card } tauschen

# Anwerben geschieht nur auf Feldern.
top-card =
    { $decks ->
        [here]
            { $half-id ->
                [recruit] die oberste Karte dieses Stapels
               *[impact] die oberste Karte des Stapels an diesem Ort
            }
        [any-deck] die oberste Karte eines beliebigen Stapels
        [any-field] die oberste Karte eines beliebigen Feldstapels
       *[the-tombs] die oberste Karte der Gruft
    }
your-side =
    { $to ->
        [here]
            { $half-id ->
                [recruit] deine Seite dieses Feldes
               *[impact] deine Seite an diesem Ort
            }
       *[the-tombs] deine Seite der Gruft
    }
destination =
    { $to ->
        [here]
            { $half-id ->
                [recruit] auf dieses Feld
               *[impact] an diesen Ort
            }
        [elsewhere] auf ein anderes Feld oder in die Gruft
       *[the-tombs] in die Gruft
    }
on-its-side =
    { $whose ->
        [my] { "" }
       *[other] ; sie bleibt auf der Seite ihres Spielers
    }
ability-target =
    { $whose ->
        [my]
            { $other ->
                [yes] eine deiner anderen ausgespielten Karten{ where }{ of-value }
               *[no] eine deiner ausgespielten Karten{ where }{ of-value }
            }
        [their]
            { $other ->
                [yes] eine der anderen ausgespielten Karten deines Gegners{ where }{ of-value }
               *[no] eine der ausgespielten Karten deines Gegners{ where }{ of-value }
            }
       *[any]
            { $other ->
                [yes] eine andere ausgespielte Karte{ where }{ of-value }
               *[no] eine ausgespielte Karte{ where }{ of-value }
            }
    }
ability-second-target =
    { $whose ->
        [any]
            { $other ->
                [yes] { ability-target }
               *[no] eine beliebige andere ausgespielte Karte{ where }{ of-value }
            }
       *[other] { ability-target }
    }
where =
    { $at ->
        [here]
            { $half-id ->
                [recruit] { " " }auf diesem Feld
               *[impact] { " " }an diesem Ort
            }
        [there] { " " }am selben Ort
       *[anywhere] { "" }
    }
of-value =
    { $compared ->
        [lower] { " " }mit kleinerem Wert als die eben gespielte
        [greater] { " " }mit größerem Wert als die eben gespielte
       *[any] { "" }
    }

## Dasselbe in wenigen Worten

brief-text =
    { $count ->
        [1] { $first }
        [2] { $first }, dann { $second }
       *[3] { $first }, dann { $second }, dann { $third }
    }
brief-draw =
    { $decks ->
        [here] hier ziehen
        [any-deck] von einem Stapel ziehen
        [any-field] von einem Feld ziehen
       *[the-tombs] aus der Gruft ziehen
    }
brief-play = { brief-top } { brief-to } spielen
brief-move = { brief-target } { brief-to } bewegen
brief-return = { brief-target } zurückgeben
brief-steal =
    { $other ->
        [yes] eine andere{ brief-value } Karte{ brief-where } stehlen
       *[no] eine{ brief-value } Karte{ brief-where } stehlen
    }
brief-exchange = { $target } gegen { $second-target } tauschen
brief-trade = Handkarte gegen { brief-top } tauschen
brief-top =
    { $decks ->
        [here] die oberste Karte
        [any-deck] eine oberste Karte
        [any-field] die oberste Karte eines Feldes
       *[the-tombs] eine Karte der Gruft
    }
brief-to =
    { $to ->
        [here] hierher
        [elsewhere] anderswohin
       *[the-tombs] in die Gruft
    }
brief-target =
    { $whose ->
        [my]
            { $other ->
                [yes] eine andere eigene{ brief-value } Karte{ brief-where }
               *[no] eine eigene{ brief-value } Karte{ brief-where }
            }
        [their]
            { $other ->
                [yes] eine andere fremde{ brief-value } Karte{ brief-where }
               *[no] eine fremde{ brief-value } Karte{ brief-where }
            }
       *[any]
            { $other ->
                [yes]
                    { $compared ->
                        [any] eine andere Karte{ brief-where }
                       *[other] eine andere,{ brief-value } Karte{ brief-where }
                    }
               *[no] eine{ brief-value } Karte{ brief-where }
            }
    }
brief-second-target = { brief-target }
brief-value =
    { $compared ->
        [lower] { " " }kleinere
        [greater] { " " }größere
       *[any] { "" }
    }
brief-where =
    { $at ->
        [here] { " " }hier
        [there] { " " }dort
       *[anywhere] { "" }
    }

## Was man tun kann

move-play-to-tombs = { $card } in die Gruft spielen
move-play =
    { $mode-id ->
        [recruit] { $card } { $field-into } spielen: Anwerben
        [impact] { $card } { $field-into } spielen: Wirkung
       *[both] { $card } { $field-into } spielen: Anwerben und Wirkung
    }
move-move = { $card } { $place-into } versetzen
move-choose = { $card }
move-choose-deck = { $deck }
move-choose-place = { $place }
move-use = ausführen
move-decline = verzichten

## Was an einer Kartendatei nicht stimmt

column-name = wie die Sippe heißt
column-colour = ihre Farbe
column-starting = die Werte ihrer Startkarten
column-field = die Werte ihrer Karten in den Feldstapeln
column-tombs = die Werte ihrer Karten in der Gruft
column-recruit = ihr Anwerben, Satz für Satz
column-impact = ihre Wirkung, Satz für Satz
entries-kiths =
    { $count ->
        [one] 1 Sippe
       *[other] { NUMBER($count, useGrouping: 0) } Sippen
    }
problem-starting =
    { $count ->
        [one] Insgesamt gibt es 1 Startkarte; { $least } werden gebraucht.
       *[other] Insgesamt gibt es { NUMBER($count, useGrouping: 0) } Startkarten; { $least } werden gebraucht.
    }
problem-field =
    { $count ->
        [one] Insgesamt gibt es 1 Karte für die Feldstapel; mindestens { $least } werden gebraucht, für jeden der { $decks } Stapel gleich viele.
       *[other] Insgesamt gibt es { NUMBER($count, useGrouping: 0) } Karten für die Feldstapel; mindestens { $least } werden gebraucht, für jeden der { $decks } Stapel gleich viele.
    }
problem-tombs = Es gibt keine Karte für die Gruft; mindestens eine wird gebraucht.
problem-too-many = Insgesamt gibt es { NUMBER($count, useGrouping: 0) } Karten; höchstens { $most } haben Platz.
problem-no-cards = { $given } haben keine Karten: Gib Werte in starting, field oder tombs an.
problem-twins = Höchstens { $most } Karten können { $given } sein.
problem-ability = { $column }: { $what }
problem-no-verb = „{ $given }“ ist keine Fähigkeit: „{ $first }“ ist kein Verb; { $right }
problem-no-ability = „{ $given }“ ist keine Fähigkeit; { $right }
right-as-in = schreib es wie in: { $known }.

## Warum ein Text keine Stellung ist

misread-places = { $count } Orte sind zu viele; schreib die Felder und die Gruft als „{ $right }“.
flaw-view = Jemandes Karten sind verdeckt: Das ist eine Sicht, keine Stellung.
flaw-turn-or-phase = „turn“ muss 0 oder 1 sein und „phase“ draft, action, ability oder over.
flaw-top = { $where } hat genau dann eine oberste Karte, wenn dort nach „left“ noch Karten liegen.
flaw-field-left = Nach „left“ haben die Feldstapel nicht so viele Karten, wie in „tops“ und „under“ liegen.
flaw-tombs-left = Nach „left“ hat die Gruft nicht so viele Karten, wie in „tombs“ liegen.
flaw-decks = „under“ ist für Karten der Feldstapel und „tombs“ für Karten der Gruft.
flaw-seen = Was nach „seen“ von der Hand von Sitz { $seat } gesehen wurde, muss dort liegen, und alle Karten aus Feldstapeln gehören dazu.
flaw-flips = Nur Felder lassen sich wenden.
flaw-starting = „pool“ und „refuge“ sind für Startkarten.
flaw-refuge = Eine Zufluchtskarte gibt es genau dann, wenn die Startkarten gewählt sind.
flaw-turns = „turns“ zählt die beendeten Züge: 0 bis { $most }, solange gespielt wird.
flaw-used = In der Phase { $given } ist nach „used“ noch nichts getan.
flaw-actions = „used“ hat mehr Aktionen als ein Zug.
flaw-no-action = Sitz { $seat } hat keine mögliche Aktion, also wäre der Zug zu Ende.
flaw-no-ability = „card“, „place“, „sentence“, „first“ und „impact“ gehören zur Phase ability.
flaw-no-draft = Startkarten werden nur mit der Option draft_starting_cards gewählt.
flaw-draft-played = Solange Startkarten gewählt werden, ist noch nichts gespielt.
flaw-draft = Von den Startkarten nimmt der erste Spieler eine, der andere zwei, der erste Spieler eine, und alle sind gesehen.
flaw-ability = Die Phase ability braucht „card“, die eben gespielte Karte, ihren Ort „place“ und „sentence“, den Satz, der fragt.
flaw-played = { $thing } wurde eben gespielt, liegt aber weder auf dem Tisch noch in einer Hand, die diese Karte gezeigt hat.
flaw-asked = „{ $given }“ kann nicht fragen, wenn { $thing } dort gespielt wurde.
flaw-impact = „impact“ ist für das, was nach einem Anwerben kommt.
flaw-used-place = In „used“ muss der Ort stehen, an den eben gespielt wurde.
flaw-idle = „{ $given }“ kann nichts bewirken und würde also nicht fragen.
flaw-first = { $thing } kann nicht das erste Ziel von „{ $given }“ sein.
flaw-on-its-way = { $thing } ist auf dem Weg in einen Stapel, muss also in „seen“ stehen.
