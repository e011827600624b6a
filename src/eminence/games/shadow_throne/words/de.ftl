# Shadow Throne auf Deutsch. Was die Variablen sind: kernel/translation.py.

## Namen

faction-empire = das Reich
    .name = Reich
    .of = des Reichs
    .to = zum Reich
    .capital = Das Reich
faction-rebels = die Rebellen
    .name = Rebellen
    .of = der Rebellen
    .to = zu den Rebellen
    .capital = Die Rebellen
faction-church = die Kirche
    .name = Kirche
    .of = der Kirche
    .to = zur Kirche
    .capital = Die Kirche
rank-commoner = gemein
rank-elite = Elite
rank-noble = adlig
choice-nobody = niemanden
intrigue-phase = Intrigenphase
fighting-phase =
    { $edition-id ->
        [prototype] Wellenphase
       *[final] Konfliktphase
    }
ending-phase =
    { $edition-id ->
        [prototype] Konfliktphase
       *[final] Abrechnung
    }

## Satzteile

# „Karte“ erspart das Geschlecht ihres Namens.
owned =
    { $who-is ->
        [you] Deine Karte { $card }
       *[they] { $card } von { $who }
    }
acting =
    { $who-is ->
        [you] Deine Karte { $by }
       *[they] { $by } von { $who }
    }
track = Reich { $empire }, Rebellen { $rebels }, Kirche { $church }
half =
    { $dead ->
        [yes] { " " }(tot: halb)
       *[no] { "" }
    }

## Was geschieht

event-battle-begun = Schlacht { $battle } beginnt. { intrigue-phase }: Jeder Vorrat hat { $picks } Karten.
event-pool-seen =
    { $who-is ->
        [you] Du siehst { which-pool } an: { $offered }.
       *[they] { $who } sieht { which-pool } an: { $offered }.
    }
which-pool =
    { $pick ->
        [1] den Vorrat
       *[other] den nächsten Vorrat
    }
event-offered = { $card }
event-taken =
    { $who-is ->
        [you] Du nimmst { $card }.
       *[they] { $who } nimmt { $card }.
    }
event-cards-turned = { fighting-phase }, Welle { $wave } von { $waves }: Die Karten werden aufgedeckt.
event-played =
    { $income ->
        [0]
            { $price ->
                [0]
                    { $who-is ->
                        [you] Du spielst { $card } umsonst.
                       *[they] { $who } spielt { $card } umsonst.
                    }
               *[other]
                    { $who-is ->
                        [you] Du spielst { $card } für { $price } Gold, { event-played.left }.
                       *[they] { $who } spielt { $card } für { $price } Gold, { event-played.left }.
                    }
            }
       *[other]
            { $who-is ->
                [you] Du spielst { $card } und bekommst { $income } Gold, zusammen { $gold }.
               *[they] { $who } spielt { $card } und bekommt { $income } Gold, zusammen { $gold }.
            }
    }
    .left =
        { $gold ->
            [one] { $gold } bleibt
           *[other] { $gold } bleiben
        }
event-hush-money-paid =
    { $income ->
        [0]
            { $who-is ->
                [you] Schweigegeld: Du zahlst 1 mehr für die zweite Karte { $faction-of } in Folge.
               *[they] Schweigegeld: { $who } zahlt 1 mehr für die zweite Karte { $faction-of } in Folge.
            }
       *[other]
            { $who-is ->
                [you] Schweigegeld: Du bekommst 1 weniger für die zweite Karte { $faction-of } in Folge.
               *[they] Schweigegeld: { $who } bekommt 1 weniger für die zweite Karte { $faction-of } in Folge.
            }
    }
event-not-paid =
    { $who-is ->
        [you] Du deckst { $card } auf und kannst { $price } nicht zahlen: Die Karte wird verdeckt, und du bekommst 1 Gold.
       *[they] { $who } deckt { $card } auf und kann { $price } nicht zahlen: Die Karte wird verdeckt, und { $who } bekommt 1 Gold.
    }
event-rallied = { owned }: +{ $amount } Macht aus der Welle davor.
event-brought =
    { $income ->
        [0]
            { $who-is ->
                [you] Du bringst { $card } durch { $by } mit, für { $price } Gold.
               *[they] { $who } bringt { $card } durch { $by } mit, für { $price } Gold.
            }
       *[other]
            { $who-is ->
                [you] Du bringst { $card } durch { $by } mit und bekommst { $income } Gold.
               *[they] { $who } bringt { $card } durch { $by } mit und bekommt { $income } Gold.
            }
    }
event-nobody-brought =
    { $who-is ->
        [you] Du bringst durch { $by } niemanden mit.
       *[they] { $who } bringt durch { $by } niemanden mit.
    }
event-called-in-vain =
    { $who-is ->
        [you] Du rufst { $card } durch { $by } und kannst { $price } nicht zahlen: Die Karte wird verdeckt.
       *[they] { $who } ruft { $card } durch { $by } und kann { $price } nicht zahlen: Die Karte wird verdeckt.
    }
event-struck =
    { $whom-is ->
        [you] deine Karte { $card }
       *[they] { $card } von { $whom }
    }
event-killed = { acting } tötet { $struck }.
event-converted =
    { $amount ->
        [0] { acting } bekehrt { $struck } { $faction-to }.
       *[other] { acting } bekehrt { $struck } { $faction-to }, mit +{ $amount } Macht.
    }
event-emboldened = { acting }: +{ $amount } Macht für { $struck }.
event-silenced = { acting } bringt { $struck } zum Schweigen.
event-torn = { owned } wechselt die Seite nicht: Zwei Fraktionen ziehen zugleich.
event-bonus-gained = { owned }: +{ $amount } Macht, weil höchstens { $limit } Gold übrig ist.
event-martyred =
    { $who-is ->
        [you] Du gewinnst { $amount } Einfluss durch den Tod von { $card }.
       *[they] { $who } gewinnt { $amount } Einfluss durch den Tod von { $card }.
    }
event-power-counted = Macht nach Welle { $wave }: { track }.
event-battle-won =
    { $winners-count ->
        [3] { ending-phase }: Alle drei Fraktionen sind mit Macht { $empire } gleichauf und gewinnen Schlacht { $battle }; niemand wird getröstet.
        [2] { ending-phase }: Gleichauf gewinnen { $winners } beide Schlacht { $battle } ({ track }).
       *[1]
            { $faction-id ->
                [rebels] { ending-phase }: { $faction-capital } gewinnen Schlacht { $battle } ({ track }).
               *[other] { ending-phase }: { $faction-capital } gewinnt Schlacht { $battle } ({ track }).
            }
    }
event-spoils-shared =
    { $who-is ->
        [you] Du gewinnst { gains }{ consolations }.
       *[they] { $who } gewinnt { gains }{ consolations }.
    }
gains =
    { $gained-count ->
        [0] keinen Einfluss
       *[other] { $influence } Einfluss ({ $gained-plain })
    }
consolations =
    { $gold ->
        [0] { "" }
       *[other] { " " }und zum Trost { $gold } Gold ({ $consoled-plain })
    }
event-gained = { $card } { $amount }{ half }
event-consoled = { $card } { $amount }
event-stayed =
    { $who-is ->
        [you] Du lässt { $card } für die nächste Schlacht im Feld.
       *[they] { $who } lässt { $card } für die nächste Schlacht im Feld.
    }
event-departed = { owned } geht nach der zweiten Schlacht zurück in den Stapel.
event-kept =
    { $who-is ->
        [you] Du behältst { $card } für die nächste Schlacht.
       *[they] { $who } behält { $card } für die nächste Schlacht.
    }
event-ended =
    { $battle ->
        [1] Das Spiel ist nach einer Schlacht aus.
       *[other] Das Spiel ist nach { $battle } Schlachten aus.
    }

## Worauf gewartet wird

status-draft =
    { $last ->
        [yes] { intrigue-phase }, Wahl { $pick } von { $picks }: Nimm eine Karte.
       *[no] { intrigue-phase }, Wahl { $pick } von { $picks }: Nimm eine Karte; der Rest geht an { $whom }.
    }
status-wave = { fighting-phase }, Welle { $wave } von { $waves }: Spiel eine Karte.
status-extra = { $by } lässt dich noch eine Karte mitbringen: Wähle eine, oder verzichte.
status-keep = { ending-phase }: Behalte eine Karte für die nächste Schlacht.
status-chosen =
    { $choice-id ->
        [nobody] Du bringst { $choice } mit. { status-waiting } So lange kannst du neu wählen.
       *[other] Du hast { $choice } gewählt. { status-waiting } So lange kannst du neu wählen.
    }
status-waiting =
    { $waiting-is ->
        [you] Du fehlst noch.
       *[they]
            { $waiting-count ->
                [one] Es fehlt noch { $waiting }.
               *[other] Es fehlen noch { $waiting }.
            }
    }

## Warum ein Zug nicht geht

refusal-not-now =
    { $phase-id ->
        [draft] Gerade wird angeworben: Nimm eine Karte aus dem Vorrat vor dir.
        [wave] Gerade läuft eine Welle: Spiel eine Karte aus deiner Hand.
        [extra] Jetzt darfst du noch eine Karte mitbringen oder verzichten.
       *[keep] Die Schlacht ist vorbei: Behalte eine Karte aus deiner Hand.
    }
refusal-no-such-card = Diese Karte gibt es in diesem Stapel nicht.
refusal-not-in-pool = { $card } liegt nicht im Vorrat vor dir.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-not-invited = { $by } kann { $card } nicht mitbringen. [{ $number }] { $ability }
refusal-cannot-pay = { $card } kostet { $price }, und du hast { $gold } Gold.

## Wozu ein Zug gut ist

purpose-hold = hält mit { $card } { $influence } Einfluss bereit
purpose-income = bringt { $income } Gold
purpose-cost = kostet { $price } Gold
purpose-cost-avoided = spart die { $price } Gold für { $card }
purpose-console = bringt nach einer Niederlage { $consolation } Gold
purpose-kill = tötet { whom-briefly }
purpose-convert = bekehrt { whom-briefly }
purpose-embolden = gibt +{ $amount } Macht für { whom-briefly }
purpose-silence = bringt { whom-briefly } zum Schweigen
purpose-stay = bleibt nach einer Niederlage
purpose-extra-card = bringt noch { another }
purpose-martyr = bringt durch den Tod { $amount } Einfluss
purpose-bonus-power = bekommt mit 0 oder 1 Gold +{ $amount } Macht
purpose-join =
    { $count ->
        [1] passt zu einer anderen Karte { $faction-of }
       *[other] passt zu { $count } Karten { $faction-of }
    }
purpose-deny = überlässt { $card } nicht { $whom }
purpose-waste = kann { $card } nicht bezahlen
purpose-waste-avoided = verschwendet { $card } nicht: unbezahlbar
purpose-hush = zahlt Schweigegeld
purpose-hush-avoided = vermeidet Schweigegeld
purpose-collect = nimmt das Gold von { $card } ein
purpose-killing = tötet in { $percent } % der Fälle jemanden
purpose-converting = bekehrt in { $percent } % der Fälle jemanden
purpose-stake-ahead = setzt { $influence } Einfluss auf { $faction }, jetzt vorn
purpose-stake-behind = setzt { $influence } Einfluss auf { $faction }, jetzt hinten
purpose-stake-behind-avoided = gibt { $card } nicht für { $faction } her, jetzt hinten
purpose-spoils = bringt im Mittel { NUMBER($average, minimumFractionDigits: 1) } Einfluss
purpose-win = beendet das Spiel mit dem meisten Einfluss
purpose-lead = bringt { $faction } nach vorn, mit { $influence } Einfluss von dir

## Für wen eine Fähigkeit ist

# Nach „alle“; .bare ohne das; .one sagt es von einer Karte.
ranks-any = Charaktere
    .bare = Charaktere
    .one = { "" }
ranks-commoner = Gemeinen
    .bare = Gemeine
    .one = { " (gemein)" }
ranks-elite = Eliten
    .bare = Eliten
    .one = { " (Elite)" }
ranks-noble = Adligen
    .bare = Adlige
    .one = { " (adlig)" }
ranks-commoner-or-elite = Gemeinen und Eliten
    .bare = Gemeine und Eliten
    .one = { " (gemein oder Elite)" }
ranks-elite-or-noble = Eliten und Adligen
    .bare = Eliten und Adlige
    .one = { " (Elite oder adlig)" }
ranks-commoner-or-noble = Gemeinen und Adligen
    .bare = Gemeine und Adlige
    .one = { " (gemein oder adlig)" }
factions-empire = des Reichs
    .members = Karten des Reichs
factions-rebels = der Rebellen
    .members = Rebellen
factions-church = der Kirche
    .members = Karten der Kirche
reach-own = { " dieser Welle" }
    .briefly = { "" }
reach-earlier = { " früherer Wellen" }
    .briefly = { " früherer Wellen" }
reach-so-far = { " dieser und aller früheren Wellen" }
    .briefly = { " bis hierher" }
reach-next = , die in der nächsten Welle kommen
    .briefly = { " der nächsten Welle" }
whom =
    { $factions-id ->
        [any] { but-itself }{ $ranks }{ $reach }
        [others] { $ranks } anderer Fraktionen{ $reach }
       *[one] { but-itself }{ $ranks } { $factions }{ $reach }
    }
but-itself =
    { $itself ->
        [yes] anderen{ " " }
       *[no] { "" }
    }
whom-briefly =
    { $ranks-id ->
        [any]
            { $factions-id ->
                [any] alle{ $reach-briefly }
                [others] andere{ $reach-briefly }
               *[one] { $factions-members }{ $reach-briefly }
            }
       *[some]
            { $factions-id ->
                [any] alle { $ranks }{ $reach-briefly }
                [others] { $ranks-bare }{ $reach-briefly }
               *[one] { $ranks-bare } { $factions }{ $reach-briefly }
            }
    }
another =
    { $factions-id ->
        [any] eine Karte{ $ranks-one }
        [others] eine Karte einer anderen Fraktion{ $ranks-one }
       *[one] eine Karte { $factions }{ $ranks-one }
    }

## Was Karten tun

price =
    { $income ->
        [0] kostet { $price }
       *[other] bringt { $income } Gold
    }
character =
    { $consolation ->
        [0] { $faction-name }, { $rank }: Macht { $power }, Einfluss { $influence }, { price }.
       *[other] { $faction-name }, { $rank }: Macht { $power }, Einfluss { $influence }, { price }, Trost { $consolation }.
    }
character-with-ability = { character } [{ $number }] { $ability }
ability-kill = Tötet alle { whom }.
ability-convert =
    { $amount ->
        [0] Bekehrt alle { whom } { $faction-to }.
       *[other] Bekehrt alle { whom } { $faction-to } und gibt ihnen +{ $amount } Macht.
    }
ability-embolden = Gibt +{ $amount } Macht für alle { whom }.
ability-silence = Fähigkeiten mit höherer Zahl ruhen für alle { whom }.
ability-stay =
    { $faction-id ->
        [rebels] Verlieren { $faction } die Schlacht: bleibt für die nächste.
       *[other] Verliert { $faction } die Schlacht: bleibt für die nächste.
    }
ability-extra-card = Du darfst sofort noch { another } spielen, ohne Schweigegeld.
ability-martyr = Tod in dieser Schlacht: bringt dir { $amount } Einfluss.
ability-bonus-power = Hast du nach dem Bezahlen 0 oder 1 Gold übrig: +{ $amount } Macht.

## Dasselbe in wenigen Worten

short-none = { "" }
short-kill = [{ $number }] { purpose-kill }
short-convert =
    { $amount ->
        [0] { "[" }{ $number }] { purpose-convert }
       *[other] { "[" }{ $number }] { purpose-convert }, +{ $amount }
    }
short-embolden = [{ $number }] +{ $amount } für { whom-briefly }
short-silence = [{ $number }] { purpose-silence }
short-stay = [{ $number }] { purpose-stay }
short-extra-card = [{ $number }] { purpose-extra-card }
short-martyr = [{ $number }] Tod: { $amount } Einfluss
short-bonus-power = [{ $number }] +{ $amount } mit 0 oder 1 Gold

## Woher Punkte kommen

reason =
    { $terms-count ->
        [0] { reason.name }: { $influence } Einfluss; { $gold } Gold{ ending }
       *[other] { reason.name }: { $influence } Einfluss = { $terms-sum }; { $gold } Gold{ ending }
    }
    .name =
        { $who-is ->
            [you] Du
           *[they] { $who }
        }
reason-before = { $amount } vor Schlacht { $battle }
reason-character = { $amount } für { $card }{ half }
reason-death = { $amount } für den Tod von { $card }
ending =
    { $ending ->
        [stopped] ; nach { $battles } Schlachten hatte niemand { $goal }
        [poorer] , zu wenig bei Gleichstand
        [richest] , mehr als alle anderen bei Gleichstand
        [tied] , also gewinnt bei Gleichstand niemand
       *[usual] { "" }
    }

## Was man tun kann

move-take = { $card } nehmen
move-play = { $card } spielen
move-bring = { $card } bringen
move-keep = { $card } behalten
move-pass = niemanden bringen

## Was an einer Kartendatei nicht stimmt

column-name = wie der Charakter heißt
column-epithet = was auf der Karte nach dem Namen steht
column-prototype = wie er im Prototyp heißt, wenn anders
column-faction = seine Fraktion
column-rank = sein Rang
column-copies = wie viele es gibt
column-power = was er zur Macht seiner Fraktion beiträgt
column-influence = was sein Spieler gewinnt, wenn seine Fraktion siegt
column-price = das Gold, das er kostet; unter 0 das Gold, das er bringt
column-consolation = das Gold, das sein Spieler bekommt, wenn seine Fraktion verliert
column-number = wann seine Fähigkeit wirkt, 1 bis 3; 0, wenn er keine hat
column-ability = sein Verb
column-amount = Macht oder Einfluss, den die Fähigkeit gibt
column-ranks = die Ränge, für die die Fähigkeit gilt
column-factions = die Fraktionen, für die die Fähigkeit gilt
column-waves = wie weit die Fähigkeit reicht
problem-too-few = Insgesamt gibt es { $count } Karten; für fünf Sitze werden mindestens { $least } gebraucht.
problem-same-prototype = Der Name { $given } im Prototyp steht schon auf Zeile { NUMBER($first, useGrouping: 0) }.
problem-nobody = Keine Karte kann { $given } heißen: Das sagt, dass keine Karte gewählt wurde.
problem-needless-number = { $thing } braucht bei „number“ 0: „ability“ ist { $given }.
problem-needs-number = { $thing } braucht bei „number“ 1 bis 3: „ability“ ist { $given }.
problem-needs-amount = { $thing } braucht bei „amount“ mindestens 1: „ability“ ist { $given }.
problem-needless-amount = Für die Fähigkeit { $given } bedeutet „amount“ nichts.
problem-needless-column = Für die Fähigkeit { $given } bedeutet „{ $column }“ nichts, nur für { $known }.
problem-next-wave = Nur { $known-or } reicht bis in die nächste Welle, nicht { $given }.
problem-own-faction = { $thing } kann mit { $given } nicht auf die eigene Fraktion wirken.
problem-silence-number = „silence“ verhindert Fähigkeiten mit höherer Zahl, und über { $most } gibt es keine.
problem-stay-copies = Höchstens { $most } Karten eines Stapels können die Fähigkeit stay haben.

## Warum ein Text keine Stellung ist

misread-character = „{ $given }“ ist kein Charakter in einer Welle; schreib seinen Namen und die Welle, so wie „{ $right }“.
misread-tokens = „{ $given }“ sind mehr Marken, als auf eine Karte passen.
flaw-view = Wo eine Karte stehen muss, steht ein „?“: Das ist eine Sicht, keine Stellung.
flaw-wealth = Sitz { $seat } hat Gold oder Einfluss unter 0 oder über { NUMBER($most, useGrouping: 0) }.
flaw-card = Eine Karte ist nicht aus diesem Stapel.
flaw-battle = „battle“ zählt von 1 bis { $most }.
flaw-round = „round“ ist beim Anwerben 0 bis { $high } und danach { $after }.
flaw-wave = „wave“ ist beim Anwerben 0, in der Schlacht 1 bis { $most } und danach { $most }.
flaw-number = „number“ ist 1 bis { $most }, solange nach zusätzlichen Karten gefragt wird, sonst 0.
flaw-character = Ein Charakter ist nicht aus diesem Stapel.
flaw-passing = Mit { $thing } von Sitz { $seat } geschieht gerade noch etwas.
flaw-wave-to-come = { $thing } von Sitz { $seat } steht in Welle { $wave }, die noch nicht gekämpft hat.
flaw-cannot-stay = { $thing } von Sitz { $seat } steht in Welle 0, kann aber nicht von einer Schlacht zur nächsten bleiben.
flaw-stayed = { $thing } von Sitz { $seat } steht in Welle 0, also kann die Fähigkeit nichts getan haben.
flaw-tokens = { $thing } von Sitz { $seat } hat mehr als { $most } +1-Marken.
flaw-face-down = { $thing } von Sitz { $seat } liegt verdeckt, also kann dieser Karte nichts geschehen sein.
flaw-order = Die Charaktere von Sitz { $seat } in „line“ stehen nicht in der Reihenfolge der Wellen.
flaw-holding = Was Sitz { $seat } hält und gezeigt hat, ist nicht, was aus den Vorräten genommen und behalten wurde.
flaw-pool = Der Vorrat, der an Sitz { $seat } ausgeteilt wurde, hat zu wenige Karten.
flaw-never = Sitz { $seat } würde sich irren, was andere nicht behalten haben können: Sitz { $keeper } hat es.
flaw-nobody-asked = In dieser Phase hat niemand etwas zu wählen.
flaw-waiting = In „waiting“ müssen die Sitze stehen, die gefragt sind und nicht gewählt haben.
flaw-not-asked = Ein Sitz, der nicht gefragt ist, wartet oder hat gewählt.
flaw-all-chosen = Alle haben gewählt, also wären die Wahlen schon aufgedeckt.
flaw-chosen = Das kann Sitz { $seat } nicht gewählt haben.
