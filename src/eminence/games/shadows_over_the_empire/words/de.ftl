# Shadows over the Empire auf Deutsch. Was die Variablen sind: kernel/translation.py.

## Teile von Sätzen

tokens =
    { $count ->
        [0] keine Marke
        [1] 1 Marke
       *[other] { $count } Marken
    }
    .word =
        { $count ->
            [1] Marke
           *[other] Marken
        }

## Was geschieht

event-leader-chosen =
    { $who-is ->
        [you] Du führst mit { $card }.
       *[they] { $who } führt mit { $card }.
    }
event-starter-named =
    { $who-is ->
        [you] Du beginnst das Spiel.
       *[they] { $who } beginnt das Spiel.
    }
event-revealed =
    { $who-is ->
        [you] { $card } wird für dich aufgedeckt.
       *[they] { $card } wird für { $who } aufgedeckt.
    }
event-rejected =
    { $who-is ->
        [you] { $card } weicht von deinem Anführer ab und wird beiseitegelegt.
       *[they] { $card } weicht vom Anführer von { $who } ab und wird beiseitegelegt.
    }
event-redealt = Kein passender Bürger ist übrig: Die Bürger werden neu ausgeteilt.
event-placed =
    { $who-is ->
        [you] Du legst { $card } auf { $cell }.
       *[they] { $who } legt { $card } auf { $cell }.
    }
event-round-begun =
    { $who-is ->
        [you] Runde { $round }: Du beginnst.
       *[they] Runde { $round }: { $who } beginnt.
    }
event-instigated =
    { $who-is ->
        [you] Du schickst { $card } aus: { $target } beeinflussen.
       *[they] { $who } schickt { $card } aus: { $target } beeinflussen.
    }
event-influenced =
    { $who-is ->
        [you] Du beeinflusst { $card }: { tokens }{ by-a-passive }.
       *[they] { $who } beeinflusst { $card }: { tokens }{ by-a-passive }.
    }
by-a-passive =
    { $more ->
        [0] { "" }
       *[other] , davon { $more } durch eine passive Fähigkeit
    }
event-subdued =
    { $who-is ->
        [you] Du unterwirfst { $card }: { tokens }.
       *[they] { $who } unterwirft { $card }: { tokens }.
    }
event-used =
    { $who-is ->
        [you] Du nutzt { $card }.
       *[they] { $who } nutzt { $card }.
    }
event-reacted =
    { $who-is ->
        [you] Du reagierst mit { $card }.
       *[they] { $who } reagiert mit { $card }.
    }
event-performed =
    { $who-is ->
        [you] Du drehst { $card } und nutzt die Fähigkeit.
       *[they] { $who } dreht { $card } und nutzt die Fähigkeit.
    }
event-passed =
    { $who-is ->
        [you] Du passt.
       *[they] { $who } passt.
    }
event-added =
    { $who-is ->
        [you] Du legst { tokens } auf { $card }.
       *[they] { $who } legt { tokens } auf { $card }.
    }
event-removed =
    { $by-is ->
        [own]
            { $who-is ->
                [you] Du entfernst { tokens } von { $card }.
               *[they] { $who } entfernt { tokens } von { $card }.
            }
       *[other]
            { $who-is ->
                [you] Du verlierst { tokens } auf { $card }.
               *[they] { $who } verliert { tokens } auf { $card }.
            }
    }
event-moved =
    { $who-is ->
        [you] Du versetzt { tokens } von { $card } auf { $target }.
       *[they] { $who } versetzt { tokens } von { $card } auf { $target }.
    }
event-rotated =
    { $who-is ->
        [you] Du drehst { $card }.
       *[they] { $who } dreht { $card }.
    }
event-reset =
    { $who-is ->
        [you] Du drehst { $card } zurück.
       *[they] { $who } dreht { $card } zurück.
    }
event-swapped =
    { $who-is ->
        [you] Du vertauschst { $card } mit { $target }.
       *[they] { $who } vertauscht { $card } mit { $target }.
    }
event-marked =
    { $who-is ->
        [you] Du legst eine Einflussmarke auf { $card }.
       *[they] { $who } legt eine Einflussmarke auf { $card }.
    }
event-unmarked =
    { $who-is ->
        [you] Du nimmst die Einflussmarke von { $card }.
       *[they] { $who } nimmt die Einflussmarke von { $card }.
    }
event-locked =
    { $who-is ->
        [you] Du legst die Quiraa-Marke auf { $card }.
       *[they] { $who } legt die Quiraa-Marke auf { $card }.
    }
event-cancelled =
    { $who-is ->
        [you] Deine Aktion ist abgebrochen und verbraucht.
       *[they] Die Aktion von { $who } ist abgebrochen und verbraucht.
    }
event-line-chosen =
    { $who-is ->
        [you] Du wählst die Linie nach { $direction }.
       *[they] { $who } wählt die Linie nach { $direction }.
    }
event-option-chosen =
    { $who-is ->
        [you] Du wählst für { $card }: { $verb }.
       *[they] { $who } wählt für { $card }: { $verb }.
    }
event-idled =
    { $later ->
        [yes] { $card }: Mehr gibt es nicht zu tun.
       *[no] { $card }: Es gibt nichts zu tun.
    }
event-declined =
    { $who-is ->
        [you] Du reagierst nicht.
       *[they] { $who } reagiert nicht.
    }
event-token-lost =
    { $who-is ->
        [you] Du verlierst durch den Konflikt eine Marke auf { $card }.
       *[they] { $who } verliert durch den Konflikt eine Marke auf { $card }.
    }
event-turned-up = { $card } wird auf { $cell } aufgedeckt.
event-round-ended = Alle haben gepasst: Runde { $round } ist vorbei.
event-ended = Das Spiel ist nach { rounds } aus: { why-it-ended }.
rounds =
    { $round ->
        [1] einer Runde
       *[other] { $round } Runden
    }
why-it-ended =
    { $ending-id ->
        [throne]
            { $winners-is ->
                [you] Du hast alle Marken auf dem Tisch und die Besondere Persönlichkeit
               *[they] { $winners } hat alle Marken auf dem Tisch und die Besondere Persönlichkeit
            }
        [tokens]
            { $winners-is ->
                [you] Du allein bist ohne Konflikt und hast alle Marken auf dem Tisch
               *[they] { $winners } allein ist ohne Konflikt und hat alle Marken auf dem Tisch
            }
        [rounds] Länger dauert kein Spiel; am besten steht: { $winners }
       *[repetition] Dieselbe Stellung steht zum dritten Mal; am besten steht: { $winners }
    }

## Wie Dinge heißen

direction-north = Norden
direction-north-east = Nordosten
direction-east = Osten
direction-south-east = Südosten
direction-south = Süden
direction-south-west = Südwesten
direction-west = Westen
direction-north-west = Nordwesten
verb-remove = Marken entfernen
verb-add = eine Marke legen lassen
verb-subdue = unterwerfen lassen
verb-lock = die Quiraa-Marke annehmen
trait-lawful = gesetzestreu
trait-religious = religiös
trait-noble = adlig
trait-rich = reich
trait-non-lawful = nicht gesetzestreu
trait-non-religious = nicht religiös
trait-non-noble = nicht adlig
trait-non-rich = nicht reich

## Worauf gewartet wird

status-waiting =
    { $who-is ->
        [you] Es wird auf dich gewartet.
       *[they] Es wird auf { $who } gewartet.
    }
status-leader = Wähle deinen Anführer.
status-place = Leg { $card } neben { $leader }.
status-starter = Wähle, wer Runde { $round } beginnt.
status-turn = Runde { $round }, { tokens } im Vorrat: Beeinflusse eine Karte, nutze eine Fähigkeit, oder passe.
status-only-pass = Runde { $round }, { tokens } im Vorrat: Dir bleibt nur zu passen.
status-react = { $happening } Reagierst du?
happening-pass =
    { $who-is ->
        [you] Du passt.
       *[they] { $who } passt.
    }
happening-conflict =
    { $who-is ->
        [you] Durch deine Aktion kam in einen Konflikt: { $cards }.
       *[they] Durch die Aktion von { $who } kam in einen Konflikt: { $cards }.
    }
happening-use =
    { $who-is ->
        [you] Du nutzt { $card }.
       *[they] { $who } nutzt { $card }.
    }
happening-influence =
    { $who-is ->
        [you] { $card } will für dich { $target } beeinflussen.
       *[they] { $card } will für { $who } { $target } beeinflussen.
    }
happening-part =
    { $who-is ->
        [you] Du nutzt { $card }{ on-cards }{ would-lose }.
       *[they] { $who } nutzt { $card }{ on-cards }{ would-lose }.
    }
on-cards =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }auf { $cards }
    }
would-lose =
    { $lost-count ->
        [0] { "" }
       *[other] : Du würdest Marken verlieren auf { $lost }
    }

## Was eine Fähigkeit fragt

status-question = { $card }: { $deed }. { $asked }
status-option =
    { $who-is ->
        [you] Du nutzt { $card } auf { $target }: { $first } oder { $second }?
       *[they] { $who } nutzt { $card } auf { $target }: { $first } oder { $second }?
    }
status-pick =
    { $who-is ->
        [you] Du nutzt { $card }: Von welcher Karte entfernst du { tokens }?
       *[they] { $who } nutzt { $card }: Von welcher Karte entfernst du { tokens }?
    }
asked-line = Welche Linie?
asked-card = Welche Karte?
asked-more = { $card }, und welche noch?
asked-to = Auf welche Karte?
asked-to-of = { $card }: Auf welche Karte?
asked-with = Mit welcher Karte?
asked-with-of = { $card }: Mit welcher Karte?
asked-opponent = Wessen Marken?
asked-owner = Wessen Marken auf { $card }?
asked-pick =
    { $own ->
        [yes] Von welcher deiner Karten?
       *[no]
            { $whom-is ->
                [you] Von welcher deiner Karten?
               *[they] Von welcher Karte? ({ $whom })
            }
    }
asked-amount = Wie viele Marken von { $card }?
answer-remove = { amount.yours } von { $which } entfernen{ fewer }
answer-subdue = { $which } unterwerfen lassen
answer-lock = die Quiraa-Marke auf { $which } legen lassen
answer-add = { tokens } auf { $which } legen lassen

## Warum ein Zug nicht geht

asking = { $card }: { $deed }.
there-card = { $card }
there-cell = { $cell }
refusal-not-now =
    { $reason ->
        [leader] Wähle zuerst deinen Anführer: { $cards-plain }.
        [place] Leg zuerst { $card } neben { $leader }.
        [starter] Wähle, wer die nächste Runde beginnt: jemanden mit den meisten Marken im Vorrat.
        [no-react] Gerade geschieht nichts, worauf du reagieren könntest: Beeinflusse eine Karte, nutze eine Fähigkeit, oder passe.
        [no-question] Gerade fragt keine Fähigkeit: Beeinflusse eine Karte, nutze eine Fähigkeit, oder passe.
        [react] Jemandes Aktion ist im Gange: Reagiere darauf, oder verzichte.
       *[answer] { $asking } Antworte erst darauf.
    }
refusal-leader-taken = { $card } hat schon { $whom } gewählt: Nimm eine andere Fraktion.
refusal-not-a-slot = { $cell } ist kein freier Platz neben { $leader }.
refusal-not-tied =
    { $reason ->
        [seat] Platz { $number } gibt es hier nicht.
       *[tokens] { $whom } gehört nicht zu denen mit den meisten Marken im Vorrat.
    }
refusal-no-such-card =
    { $reason ->
        [face-down] { $cell } liegt verdeckt.
        [empty] Auf { $cell } liegt keine Karte.
       *[edge] Im { $direction } von { $card } liegt keine Karte.
    }
refusal-not-yours =
    { $reason ->
        [leader] { $card } ist der Anführer von jemand anderem.
       *[control] { $card } kontrollierst du nicht: Nur deine Marken dürften darauf liegen.
    }
refusal-in-conflict = { $card } ist in einem Konflikt: Niemand kontrolliert die Karte.
refusal-marked = { $card } hat eine Einflussmarke und kann in dieser Runde nicht mehr beeinflussen.
refusal-rotated =
    { $reason ->
        [influence] { $card } ist gedreht und kann in dieser Runde nicht beeinflussen.
        [use] { $card } ist gedreht: Die Fähigkeit ist für diese Runde verbraucht.
       *[react] { $card } ist gedreht und kann nicht reagieren.
    }
refusal-locked =
    { $reason ->
        [influence] { $card } hat die Quiraa-Marke und kann in dieser Runde nicht beeinflussen.
        [use] { $card } hat die Quiraa-Marke: Die Fähigkeit ruht in dieser Runde.
       *[react] { $card } hat die Quiraa-Marke und kann nicht reagieren.
    }
refusal-face-down = { $cell } liegt verdeckt: Dort lässt sich noch niemand beeinflussen.
refusal-leader = { $card } ist ein Anführer; Anführer lassen sich nicht beeinflussen.
refusal-diverging = { $card } ist nicht { $trait }, und das verlangt { $leader }.
refusal-pool-empty = Dein Vorrat ist leer: Keine Karte lässt sich beeinflussen.
refusal-limit = Auf { $card } liegt von dir: { tokens }; durch Einfluss dürfen es höchstens { $most } sein.
refusal-a-react = { $card } hat eine Reaktion: Du wirst gefragt, wenn es so weit ist.
refusal-a-passive = { $card } hat eine passive Fähigkeit: Sie wirkt von selbst.
refusal-nothing-to-do = { $card } kann jetzt nichts tun: { $deed }.
refusal-not-a-react = { $card } hat keine Reaktion.
refusal-not-its-moment = { $card } kann darauf nicht reagieren.
refusal-not-a-target =
    { $reason ->
        [pick] { $asking } { $there } kommt für { $whom } nicht infrage.
       *[ability] { $asking } { $there } kommt dafür nicht infrage.
    }
refusal-not-a-pair = { $asking } { $there } passt nicht zu { $card }.
refusal-bad-amount = { $asking } Hier sind es { $least } bis { tokens }.
refusal-not-asked =
    { $question-id ->
        [line] { $asking } Wähle jetzt eine Linie.
        [owner] { $asking } Wähle jetzt einen Gegner.
        [option] { $asking } Wähle jetzt eines von beiden.
        [amount] { $asking } Wähle jetzt eine Zahl von Marken.
       *[card] { $asking } Wähle jetzt eine Karte.
    }

## Wozu ein Zug gut ist

some-tokens =
    { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }
some-cards =
    { $cards-count ->
        [1] { $cards }
        [2] { $cards }
       *[other] { $cards-count } Karten
    }
purpose-win = gewinnt das Spiel
purpose-lose = lässt { $winners } gewinnen
purpose-lose-avoided = lässt { $winners } nicht gewinnen
purpose-throne = gewinnt { $card } in der Mitte
purpose-break-throne = nimmt { $whom } { $card } wieder ab
purpose-leave-throne = überlässt { $card } { $whom }
purpose-leave-throne-avoided = überlässt { $card } nicht { $whom }
purpose-last-tokens = bringt die letzten Marken auf den Tisch
purpose-tokens = bringt { some-tokens } auf den Tisch
purpose-lose-tokens = verliert { some-tokens }
purpose-lose-tokens-avoided = verliert keine Marke
purpose-control = gewinnt { some-cards }
purpose-lose-control = verliert { some-cards }
purpose-lose-control-avoided = behält { some-cards }
purpose-conflict = beginnt einen Konflikt um { some-cards }
purpose-conflict-avoided = vermeidet einen Konflikt um { some-cards }
purpose-end-conflict = beendet den Konflikt um { some-cards }
purpose-mark = verbraucht den Einfluss von { some-cards }
purpose-mark-avoided = lässt { some-cards } frei zum Beeinflussen
purpose-turn = dreht { some-cards }
purpose-turn-avoided = hält { some-cards } bereit
purpose-send-back = schickt { some-tokens } von { $whom } zurück
purpose-end-control = nimmt { $whom } { some-cards } ab
purpose-turn-theirs = dreht { some-cards } von { $whom }

## Woher Punkte kommen

reason = { $who }: { $count } = { tokens } auf eigenen Karten; { $remarks-plain }
reason-pool = { tokens } im Vorrat
reason-conflicts =
    { $conflicts ->
        [one] { tokens } in { $conflicts } Konflikt
       *[other] { tokens } in { $conflicts } Konflikten
    }
reason-throne = hat die Besondere Persönlichkeit

## Was Karten tun: ganze Texte

text = Merkmale: { $traits-plain }. { type }: { $ability }
text-of-ability = { type }: { $ability }
text-of-leader = Merkmale: { $traits-plain }; { $compulsory } ist Pflicht, { $wild } ist frei. { type }: { $ability }
type =
    { $type ->
        [use] Einsatz
        [react] Reaktion
       *[passive] Passiv
    }
ability = { $sentences-spaced }
sentence = { $deed }.
sentence-when = { $event }: { $deed }.
# „Dann entferne ...“, aber „Dann: Wer Marken darauf hat, entfernt ...“: siehe begin.
sentence-then = Dann{ $deed }.
sentence-then-if =
    { $count ->
        [1] Dann, wenn mindestens 1 Marke entfernt wurde: { $deed }.
       *[other] Dann, wenn mindestens { $count } Marken entfernt wurden: { $deed }.
    }
sentence-offer = Wer die Karte kontrolliert, wählt: entweder { $first }, oder { $second }.
offer-remove = { amount.theirs } von { $which } entfernen{ fewer }
offer-subdue = du unterwirfst { $which }
offer-lock = du legst die Quiraa-Marke auf { $which }
offer-add = du legst { tokens } auf { $which }
sentence-quiraa = Bis zum Ende der Runde kann eine Karte mit der Quiraa-Marke nicht beeinflussen, und ihre Fähigkeit ruht.

# Worauf eine Reaktion antwortet

when-passed = Wenn ein Gegner passt
when-targeted = Wenn die Aktion eines Gegners { $which } trifft
when-used = Wenn ein Gegner die Einsatz-Fähigkeit { $which } nutzt
when-removed = Wenn die Fähigkeit eines Gegners Marken von dir von { $which } entfernen würde
when-in-conflict =
    { $definite ->
        [yes] Nachdem die Aktion eines Gegners { $which }, bis dahin deine Karte, in einen Konflikt gebracht hat
       *[no] Nachdem die Aktion eines Gegners { $which } in einen Konflikt gebracht hat
    }

## Was Karten tun: Taten

# Wie sie beginnen: `$opening` ist `then` nach „Dann“; sonst beginnt ein Satz, auch nach einem Doppelpunkt.
begin =
    .influence =
        { $opening ->
            [then] { " " }beeinflusse
           *[other] Beeinflusse
        }
    .subdue =
        { $opening ->
            [then] { " " }unterwirf
           *[other] Unterwirf
        }
    .turn =
        { $opening ->
            [then] { " " }dreh
           *[other] Dreh
        }
    .swap =
        { $opening ->
            [then] { " " }vertausche
           *[other] Vertausche
        }
    .put =
        { $opening ->
            [then] { " " }leg
           *[other] Leg
        }
    .take =
        { $opening ->
            [then] { " " }nimm
           *[other] Nimm
        }
    .choose =
        { $opening ->
            [then] { " " }wähle
           *[other] Wähle
        }
    .cancel =
        { $opening ->
            [then] { " " }brich
           *[other] Brich
        }
    .move =
        { $opening ->
            [then] { " " }versetze
           *[other] Versetze
        }
    .remove =
        { $opening ->
            [then] { " " }entferne
           *[other] Entferne
        }
    .each =
        { $opening ->
            [then] :{ " " }Jeder
           *[other] Jeder
        }
    .one =
        { $opening ->
            [then] :{ " " }Ein
           *[other] Ein
        }
    .who =
        { $opening ->
            [then] :{ " " }Wer
           *[other] Wer
        }
    .all =
        { $opening ->
            [then] :{ " " }Alle
           *[other] Alle
        }
    .at =
        { $opening ->
            [then] :{ " " }Am
           *[other] Am
        }
    .when =
        { $opening ->
            [then] :{ " " }Wenn
           *[other] Wenn
        }
    .abilities =
        { $opening ->
            [then] :{ " " }Fähigkeiten
           *[other] Fähigkeiten
        }
    .for =
        { $opening ->
            [then] :{ " " }Für
           *[other] Für
        }
amount =
    { $how ->
        [up-to] bis zu { $count }
        [some] 1 oder mehr
        [any] beliebig viele
        [all] alle
       *[just] { $count }
    }
    .yours =
        { $how ->
            [all] alle deine Marken
           *[other] { amount } deiner Marken
        }
    .theirs =
        { $how ->
            [all] alle eigenen Marken
            [just]
                { $count ->
                    [1] 1 eigene Marke
                   *[other] { $count } eigene Marken
                }
           *[other] { amount } eigene Marken
        }
    .tokens =
        { $how ->
            [some] 1 oder mehr Marken
            [any] beliebig viele Marken
            [all] alle Marken
           *[other] { amount } { tokens.word }
        }
fewer =
    { $how ->
        [just]
            { $count ->
                [1] { "" }
               *[other] { " " }(alle, wenn es weniger sind)
            }
       *[other] { "" }
    }
each-of =
    { $most ->
        [1] { "" }
       *[other] bis zu { $most }{ " " }
    }
    .each =
        { $most ->
            [1] { "" }
           *[other] je{ " " }
        }
deed-influence = { begin.influence } { $which }
deed-subdue = { begin.subdue } { $which }
deed-rotate = { begin.turn } { $which }
deed-reset = { begin.turn } { $which } zurück
deed-perform = { begin.turn } { $which } und nutze die Einsatz-Fähigkeit, als wäre es deine Karte
deed-swap = { begin.swap } { $which } mit { $second }
deed-swap-two = { begin.swap } zwei { $which }
deed-mark = { begin.put } { each-of.each }eine Einflussmarke auf { each-of }{ $which }
deed-unmark = { begin.take } die Einflussmarke von { $which }
deed-lock = { begin.put } die Quiraa-Marke auf { $which }
deed-choose = { begin.choose } { $which }
deed-cancel =
    { $what ->
        [action] { begin.cancel } jene Aktion ab
        [ability] { begin.cancel } jene Fähigkeit ab
       *[it] { begin.cancel } sie ab
    }
deed-add =
    { $counted-count ->
        [0] { begin.put } { each-of.each }{ tokens } auf { each-of }{ $which }
       *[other] { begin.put } { tokens } auf { $which } für { $counted }, höchstens { $limit }
    }
deed-move = { begin.move } { amount.yours } von { $which } auf { $second }{ fewer }
deed-keep = { begin.at } Ende der Runde entfernst du keine Marke von { $which }
deed-bonus = { begin.when } { $which } { $second } beeinflusst, leg { $count } { tokens.word } mehr; die Grenze liegt { $count } höher
deed-protect = { begin.abilities } von Gegnern dürfen { $which } nicht { $banned-or }
banned-rotate = drehen
banned-swap = vertauschen
banned-mark = mit Einflussmarken belegen
deed-remove-yours =
    { $how ->
        [any] { begin.remove } { amount.yours }, auch keine, von { $which }{ fewer }
       *[other] { begin.remove } { amount.yours } von { $which }{ fewer }
    }
deed-remove-opponents = { begin.remove } { amount.tokens } eines Gegners von { $which }{ fewer }
deed-remove-fewest = { begin.remove } { amount.tokens } dessen, der die wenigsten ungenutzten Marken hat, von { $which }{ fewer }; haben mehrere die wenigsten, gilt es für alle davon
deed-remove-each = { begin.each } Gegner verliert { amount.theirs } von { $which }{ fewer }
deed-remove-chosen =
    { $whose ->
        [opponent] { begin.one } Gegner deiner Wahl entfernt { amount.theirs } von { $which }{ fewer }
        [opponents] { begin.each } Gegner entfernt { amount.theirs } von { $which }{ fewer }
       *[fewest] { begin.who } die wenigsten ungenutzten Marken hat, entfernt { amount.theirs } von { $which }{ fewer }; haben mehrere die wenigsten, gilt es für alle davon
    }
deed-remove-controllers = { begin.who } die Karte kontrolliert, entfernt { amount.theirs } von { $which }{ fewer }
deed-remove-instigators = { begin.remove } { amount.tokens } jenes Gegners von { $which }{ fewer }
deed-remove-line = { begin.choose } eine gerade Linie von { $title } zum Rand des Rasters: Jeder Gegner entfernt { amount.theirs } von { $which }{ fewer }
deed-remove-participants =
    { $chosen ->
        [yes]
            { $how ->
                [all] { begin.choose } { $which }: Alle entfernen alle ihre Marken davon
               *[other] { begin.choose } { $which }: Wer Marken darauf hat, entfernt { amount } davon{ fewer }
            }
       *[no]
            { $how ->
                [all] { begin.all } entfernen alle ihre Marken von { $which }
               *[other] { begin.who } Marken auf { $which } hat, entfernt { amount } davon{ fewer }
            }
    }
deed-remove-all-but-fewest =
    { $chosen ->
        [yes] { begin.choose } { $which }: Wer Marken darauf hat, entfernt sie alle, nur nicht, wer die wenigsten hat
       *[no] { begin.who } Marken auf { $which } hat, entfernt sie alle, nur nicht, wer die wenigsten hat
    }
paid = { begin.for } { $count } deiner Marken auf { $title }: { $deed }
paid-if-controlled = { $deed }; kontrolliert jemand jene Karte, kostet es { $count } deiner Marken auf { $title }

## Was Karten tun: welche Karten gemeint sind

# Der Fall richtet sich nach `$role`: subject Nominativ, object Akkusativ, owner Genitiv, sonst Dativ. Nach einem
# Nebensatz steht ein Komma, wenn der Satz weitergeht (`$amid`).
cards = { cards.article }{ cards.other }{ cards.adjacent }{ cards.turned }{ cards.free }{ cards.traits }{ cards.kind }{ cards.after }{ cards.conflict }{ cards.having }{ cards.where }{ cards.spared }{ cards.clauses }
    .article =
        { $form ->
            [one]
                { $kind ->
                    [citizen]
                        { $role ->
                            [subject] ein{ " " }
                            [object] einen{ " " }
                            [owner] eines{ " " }
                           *[place] einem{ " " }
                        }
                   *[character]
                        { $role ->
                            [subject] eine{ " " }
                            [object] eine{ " " }
                           *[place] einer{ " " }
                        }
                }
            [every]
                { $kind ->
                    [citizen]
                        { $role ->
                            [subject] jeder{ " " }
                            [object] jeden{ " " }
                            [owner] jedes{ " " }
                           *[place] jedem{ " " }
                        }
                   *[character]
                        { $role ->
                            [subject] jede{ " " }
                            [object] jede{ " " }
                           *[place] jeder{ " " }
                        }
                }
           *[many] { "" }
        }
    .ending =
        { $kind ->
            [citizen]
                { $role ->
                    [subject]
                        { $form ->
                            [one] er{ " " }
                           *[other] e{ " " }
                        }
                    [object]
                        { $plural ->
                            [yes] e{ " " }
                           *[no] en{ " " }
                        }
                   *[place] en{ " " }
                }
           *[character]
                { $role ->
                    [subject] e{ " " }
                    [object] e{ " " }
                   *[place] en{ " " }
                }
        }
    .other =
        { $other ->
            [yes] ander{ cards.ending }
           *[no] { "" }
        }
    .adjacent =
        { $range ->
            [adjacent] angrenzend{ cards.ending }
           *[other] { "" }
        }
    .turned =
        { $turned ->
            [upright] aufrecht{ cards.ending }
            [rotated] gedreht{ cards.ending }
           *[any] { "" }
        }
    .free =
        { $state ->
            [uncontrolled] unkontrolliert{ cards.ending }
           *[other] { "" }
        }
    .traits =
        { $lawful ->
            [has] gesetzestreu{ cards.ending }
            [lacks] nicht gesetzestreu{ cards.ending }
           *[any] { "" }
        }{ $religious ->
            [has] religiös{ cards.ending }
            [lacks] nicht religiös{ cards.ending }
           *[any] { "" }
        }{ $noble ->
            [has] adlig{ cards.ending }
            [lacks] nicht adlig{ cards.ending }
           *[any] { "" }
        }{ $rich ->
            [has] reich{ cards.ending }
            [lacks] nicht reich{ cards.ending }
           *[any] { "" }
        }
    .kind =
        { $kind ->
            [citizen]
                { $role ->
                    [subject] Bürger
                    [object] Bürger
                    [owner] Bürgers
                   *[place]
                        { $plural ->
                            [yes] Bürgern
                           *[no] Bürger
                        }
                }
           *[character]
                { $plural ->
                    [yes] Charakterkarten
                   *[no] Charakterkarte
                }
        }
    .after =
        { $after ->
            [their-choice] { " " }eigener Wahl
            [in-line] { " " }darin
            [beside] { " " }neben { $title }
           *[none] { "" }
        }
    .conflict =
        { $state ->
            [conflict] { " " }in einem Konflikt
            [your-conflict] { " " }in einem Konflikt mit dir
           *[other] { "" }
        }
    .having =
        { $having-count ->
            [0] { "" }
           *[other] { " " }{ $having }
        }
    .where =
        { $range ->
            [anywhere] { "" }
            [adjacent] { "" }
            [line] { "" }
           *[other] { " " }{ where }
        }
    .spared =
        { $spared ->
            [yes] { " " }außer { $title }
           *[no] { "" }
        }
    .clauses =
        { $owned-count ->
            [0]
                { $clauses-count ->
                    [0] { "" }
                   *[other] , { $clauses }{ cards.closing }
                }
           *[other]
                { $clauses-count ->
                    [0] , { $owned }{ cards.closing }
                   *[other] , { $owned } und { $clauses }{ cards.closing }
                }
        }
    .closing =
        { $amid ->
            [yes] ,
           *[no] { "" }
        }
any-of =
    { $form ->
        [many] { $alternatives }
       *[other] { $alternatives-or }
    }
with-itself = { $which }, auch { $title }{ cards.closing }
owned =
    { $state ->
        [yours] { owned.whom } du kontrollierst
        [yours-before] { owned.whom } du kontrolliert hast
        [an-opponents]
            { $plural ->
                [yes] die Gegner kontrollieren
               *[no] { owned.whom } ein Gegner kontrolliert
            }
       *[controlled] { owned.whom } jemand kontrolliert
    }
    .whom =
        { $plural ->
            [yes] die
           *[no]
                { $kind ->
                    [citizen] den
                   *[character] die
                }
        }
    .who =
        { $plural ->
            [yes] die
           *[no]
                { $kind ->
                    [citizen] der
                   *[character] die
                }
        }
having-no-tokens = ohne Marken
having-tokens =
    { $state ->
        [with-yours] mit Marken von dir
       *[with-opponents] mit Marken eines Gegners
    }
having-exactly =
    { $own ->
        [yes] mit genau { tokens }
       *[no] mit genau { tokens } von dir
    }
having-mark =
    { $marked ->
        [yes] mit einer Einflussmarke
       *[no] ohne Einflussmarke
    }
having-use = mit einer Einsatz-Fähigkeit
where =
    { $range ->
        [adjacent] angrenzend
        [two-away] genau 2 Schritte von { $title } entfernt
        [same-row] in derselben Reihe wie { $title }
        [same-column] in derselben Spalte wie { $title }
        [same-row-or-column] in derselben Reihe oder Spalte wie { $title }
        [near-yours] neben deinem Anführer oder einer deiner Karten
        [near-it] neben { $it }
        [near-first] daneben
       *[either] unter den beiden vertauschten
    }
    .lies =
        { $range ->
            [adjacent] angrenzt
           *[other] { where } liegt
        }
clause-turned =
    { $plural ->
        [yes] die { turned } sind
       *[no] { owned.who } { turned } ist
    }
clause-diverging =
    { $plural ->
        [yes] die von deinem Anführer abweichen
       *[no] { owned.who } von deinem Anführer abweicht
    }
clause-holding =
    { $plural ->
        [yes] auf denen der Gegner { $least } oder mehr hat
       *[no]
            { $kind ->
                [citizen] auf dem der Gegner { $least } oder mehr hat
               *[character] auf der der Gegner { $least } oder mehr hat
            }
    }
turned =
    { $turned ->
        [upright] aufrecht
       *[rotated] gedreht
    }

# Karten, von denen nur eine gemeint sein kann

named =
    { $role ->
        [owner] von { $title }
       *[other] { $title }
    }
that-card =
    { $role ->
        [subject] jene Karte
        [object] jene Karte
       *[place] jener Karte
    }
offered-card =
    { $role ->
        [subject] die Karte
        [object] die Karte
       *[place] der Karte
    }
receiving-card =
    { $several ->
        [yes] { offered-card } mit den neuen Marken
       *[no] { offered-card } mit der neuen Marke
    }
the-distinct-personality =
    { $role ->
        [subject] die Besondere Persönlichkeit
        [object] die Besondere Persönlichkeit
       *[place] der Besonderen Persönlichkeit
    }
your-leader =
    { $role ->
        [subject] dein Anführer, wenn er { where.lies }{ cards.closing }
        [object] deinen Anführer, wenn er { where.lies }{ cards.closing }
        [owner] deines Anführers, wenn er { where.lies }{ cards.closing }
       *[place] deinem Anführer, wenn er { where.lies }{ cards.closing }
    }
provided = { $which }, wenn { $conditions }{ cards.closing }
if-kind =
    { $kind ->
        [citizen] sie ein Bürger ist
       *[distinct] sie die Besondere Persönlichkeit ist
    }
if-where = sie { where.lies }
if-another = sie eine andere Karte ist
if-traits = sie { $traits } ist
if-state =
    { $state ->
        [empty] keine Marken darauf liegen
        [yours] du sie kontrollierst
        [an-opponents] ein Gegner sie kontrolliert
        [controlled] jemand sie kontrolliert
        [uncontrolled] niemand sie kontrolliert
        [conflict] sie in einem Konflikt ist
        [your-conflict] sie in einem Konflikt mit dir ist
        [with-yours] du Marken darauf hast
       *[with-opponents] ein Gegner Marken darauf hat
    }
if-turned = sie { turned } ist
if-exactly =
    { $count ->
        [1] genau 1 Marke von dir darauf liegt
       *[other] genau { $count } Marken von dir darauf liegen
    }
if-marked =
    { $marked ->
        [yes] sie eine Einflussmarke hat
       *[no] sie keine Einflussmarke hat
    }
if-use = sie eine Einsatz-Fähigkeit hat
if-diverging = sie von deinem Anführer abweicht
if-holding = der Gegner { $least } oder mehr darauf hat

## Was Karten tun, in wenigen Worten

brief-rows =
    { $rest-count ->
        [0] { $first }
       *[other] { $first }; { $rest-plain }
    }
brief-offer = { $which }: { $first } oder { $second }
brief-if-targeted = getroffen wird { $which }: { $rows }
brief-if-used = genutzt wird { $which }: { $rows }
brief-if-removed = bei Verlust, { $which }: { $rows }
brief-if-passed = passt ein Gegner: { $rows }
brief-if-in-conflict = bei einem Konflikt: { $rows }
brief-paid =
    { $controlled ->
        [yes] zahle { $count }, falls kontrolliert: { $deed }
       *[no] zahle { $count }: { $deed }
    }
brief-influence = beeinflussen: { $which }
brief-subdue = unterwerfen: { $which }
brief-rotate = drehen: { $which }
brief-reset = zurückdrehen: { $which }
brief-mark = Einflussmarke: { brief-up-to }{ $which }
brief-unmark = Einflussmarke weg: { $which }
brief-lock = Quiraa-Marke: { $which }
brief-perform = fremde Fähigkeit: { $which }
brief-keep = kein Verlust: { $which }
brief-protect = geschützt: { $which }
brief-cancel = abbrechen
brief-add =
    { $each ->
        [yes] +1 je { $second }: { $which }
       *[no] +{ $count }: { brief-up-to }{ $which }
    }
brief-up-to =
    { $most ->
        [1] { "" }
       *[other] bis zu { $most }{ " " }
    }
brief-remove =
    { $whose ->
        [an-opponent] { brief-amount } { brief-tokens } eines Gegners weg: { $which }
        [that-opponent] { brief-amount } { brief-tokens } des Gegners weg: { $which }
        [each-opponent] { brief-amount } { brief-tokens } jedes Gegners weg: { $which }
        [each-player] { brief-amount } { brief-tokens } von allen weg: { $which }
        [the-least-unused] { brief-amount } { brief-tokens } des Ärmsten im Vorrat weg: { $which }
        [all-but-the-fewest] { brief-amount } { brief-tokens } weg, nur nicht die wenigsten: { $which }
       *[yours] { brief-amount } eigene { brief-tokens } weg: { $which }
    }
brief-amount =
    { $how ->
        [up-to] bis zu { $count }
        [some] 1+
        [any] beliebig viele
        [all] alle
       *[just] { $count }
    }
brief-tokens =
    { $how ->
        [just] { tokens.word }
       *[other] Marken
    }
brief-move = { brief-amount } versetzen: { $which } → { $second }
brief-swap = vertauschen: { $which } ↔ { $second }
brief-swap-two = vertauschen: 2 { $which }
brief-bonus = Einfluss +{ $count }: { $which } → { $second }
brief-cards =
    { $kind ->
        [citizen] { brief-cards.before-kind }Bürger{ brief-cards.after-kind }
        [distinct] { brief-cards.before-kind }Besondere{ brief-cards.after-kind }
       *[character] { brief-cards.without-kind }
    }
    .before-kind =
        { $qualities-count ->
            [0] { "" }
           *[other] { $qualities-spaced }{ " " }
        }
    .after-kind =
        { $rest-count ->
            [0] { "" }
           *[other] { " " }{ $rest-spaced }
        }
    .without-kind =
        { $qualities-count ->
            [0] { $rest-spaced }
           *[other] { $qualities-spaced }{ brief-cards.after-kind }
        }
    .ending =
        { $plural ->
            [yes] e
           *[no]
                { $kind ->
                    [citizen] er
                    [distinct] e
                   *[character] { "" }
                }
        }
brief-self = sich selbst
brief-it = sie
brief-anywhere = überall
brief-another = eine andere
brief-other = ander{ brief-cards.ending }
brief-adjacent = angrenzend{ brief-cards.ending }
brief-either = vertauscht{ brief-cards.ending }
brief-empty = leer{ brief-cards.ending }
brief-uncontrolled = frei{ brief-cards.ending }
brief-upright = aufrecht{ brief-cards.ending }
brief-rotated = gedreht{ brief-cards.ending }
brief-diverging = abweichend{ brief-cards.ending }
brief-lawful =
    { $has ->
        [yes] gesetzestreu{ brief-cards.ending }
       *[no] nicht gesetzestreu{ brief-cards.ending }
    }
brief-religious =
    { $has ->
        [yes] religiös{ brief-cards.ending }
       *[no] nicht religiös{ brief-cards.ending }
    }
brief-noble =
    { $has ->
        [yes] adlig{ brief-cards.ending }
       *[no] nicht adlig{ brief-cards.ending }
    }
brief-rich =
    { $has ->
        [yes] reich{ brief-cards.ending }
       *[no] nicht reich{ brief-cards.ending }
    }
brief-state =
    { $state ->
        [yours] von dir
        [an-opponents] von Gegnern
        [conflict] im Konflikt
       *[your-conflict] in deinem Konflikt
    }
brief-range =
    { $range ->
        [two-away] 2 entfernt
        [same-row] in der Reihe
        [same-column] in der Spalte
        [same-row-or-column] in Reihe oder Spalte
        [line] in einer Linie
        [near-yours] neben deinen
       *[near-it] daneben
    }
brief-exactly = mit { $count }
brief-holding = mit { $least }+
brief-or-self = oder selbst

## Was man tun kann

there-nothing = nichts
move-influence = { $onto } mit { $there } beeinflussen
move-use = { $there } nutzen
move-pass = passen
move-react = mit { $there } reagieren
move-cell = { $there }
move-line = die Linie nach { $direction }
move-seat =
    { $whom-is ->
        [you] du selbst
       *[they] { $whom }
    }
move-amount = { tokens }
move-option =
    { $same ->
        [yes] { $verb } { $number }
       *[no] { $verb }
    }
move-leader = { $card } wählen
move-done =
    { $asked ->
        [react] verzichten
        [more] fertig
       *[any] keine
    }
