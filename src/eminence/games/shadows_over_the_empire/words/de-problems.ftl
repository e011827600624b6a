# Shadows over the Empire: was an einer Kartendatei, am Text einer Stellung oder an den Optionen nicht stimmt.

## Was an einer Kartendatei nicht stimmt

column-name = wie die Karte heißt
column-epithet = wer das ist
column-kind = ein Anführer, eine Besondere Persönlichkeit oder ein Bürger
column-level = ihre Stufe: A, B oder C
column-faction = die Fraktion eines Anführers
column-set = der Vierersatz, zu dem ein Bürger gehört
column-number = ihre Nummer im Satz; 0 ist ein Stern
column-traits = die Merkmale, die sie hat
column-compulsory = das Pflichtmerkmal eines Anführers
column-wild = das freie Merkmal eines Anführers
column-ability = wann ihre Fähigkeit wirkt
column-trigger = worauf sie reagiert
column-effects = was ihre Fähigkeit tut, Satz für Satz
problem-reserved = „{ $given }“ kann kein Name sein: So heißt ein Zug.
problem-leader-lacks = { $given } ist ein Anführer, aber „{ $column }“ fehlt.
problem-no-leader = { $given } ist kein Anführer: „{ $column }“ gehört nicht hierher.
problem-no-citizen = { $given } ist kein Bürger: „{ $column }“ gehört nicht hierher.
problem-trait-twice = In „traits“ steht „{ $given }“ zweimal.
problem-compulsory = { $given } muss das Pflichtmerkmal „{ $right }“ auch selbst haben.
problem-wild = „wild“ ist „{ $given }“, und das ist schon das Pflichtmerkmal.
problem-level-c = Die Stufe C hat weder Anführer noch eine Besondere Persönlichkeit: Schreib A oder B.
problem-needs-set = { $given } hat die Nummer { $number } und braucht einen Satz.
problem-needs-number = { $given } gehört zu einem Satz und braucht eine Nummer von { $least } bis { $most }.
problem-member-leader = ein Anführer der Fraktion „{ $given }“
problem-member-distinct = eine Besondere Persönlichkeit
problem-member-twice = In der Stufe { $level } steht schon { $member }: { $given }, Zeile { NUMBER($line, useGrouping: 0) }.
problem-level-lacks =
    { $missing-count ->
        [one] In der Stufe { $level } fehlt { $missing }.
       *[other] In der Stufe { $level } fehlen { $missing }.
    }
problem-no-court = Die Stufe A oder B braucht einen Anführer jeder Fraktion und eine Besondere Persönlichkeit.
problem-citizens =
    { $count ->
        [one] Es gibt nur 1 Bürger; ein Kartensatz hat { $least } bis { $most }.
       *[other] Es gibt { $count } Bürger; ein Kartensatz hat { $least } bis { $most }.
    }
problem-sets = Die Stufe { $level } hat { $count } Sätze; höchstens { $most } haben Platz.
problem-set-twice = Der Satz { $name } der Stufe { $level } hat schon eine Nummer { $number }: { $given }.
problem-set-lacks =
    { $missing-count ->
        [one] Dem Satz { $name } der Stufe { $level } fehlt die Nummer { $missing }.
       *[other] Dem Satz { $name } der Stufe { $level } fehlen die Nummern { $missing }.
    }
problem-groups = Die Fähigkeiten sprechen von { $count } verschiedenen Gruppen von Karten; { $most } haben Platz.

## Was an einer Fähigkeit nicht stimmt

problem-ability = { $column }: { $what }
problem-word = „{ $given }“
problem-no-verb = „{ $given }“ ist keine Fähigkeit: „{ $first }“ ist kein Verb; { $right }
problem-no-ability = „{ $given }“ ist keine Fähigkeit; { $right }
right-as-in = schreib es wie in: { $known }.
misread-no-trigger = „{ $given }“ ist kein Auslöser; { $right }
misread-whose = „{ $given }“ sagt nicht, wessen Marken gemeint sind; { $right }
misread-protection = „{ $given }“ sagt nicht, wovor eine Karte geschützt ist; { $right }
misread-tokens = { $given } Marken kann es nicht geben; { $least } bis { $most } passen hierher.
misread-holding = „{ $given }“ zählt { $tokens } Marken; { $least } bis { $most } passen hierher.
misread-together = „{ $first }“ und „{ $given }“ passen nicht zusammen: Von jeder Art steht nur ein Wort.
misread-no-kind = „{ $given }“ sagt nicht, welche Art von Karte gemeint ist: citizen, character oder distinct.
misread-no-word = „{ $given }“ sagt nichts über eine Karte; { $right }
problem-idle = Eine Fähigkeit tut etwas: Schreib mindestens einen Satz.
problem-needs-trigger = Zu „react“ gehört ein Auslöser, etwa „{ $right }“.
problem-no-react = Nur zu „react“ gehört ein Auslöser, und { $given } hat „{ $type }“.
problem-clear-state = Wer die Karte kontrolliert, ist hier klar: Lass das Wort für ihren Zustand weg.
problem-nothing-chosen = „{ $given }“ passt nicht hierher: Noch ist nichts gewählt.
problem-not-of-trigger = „{ $given }“ passt nicht zu einem Auslöser.
problem-interrupts = Dieser Auslöser fragt, bevor etwas geschehen ist: Der erste Teil ist { $known-or }.
problem-parts = Eine Fähigkeit hat höchstens zwei Teile.
problem-passive-parts = Zu „passive“ gehört nur ein Satz.
problem-then-first = Der erste Teil beginnt ohne „then“.
problem-then-second = Ein zweiter Teil beginnt mit „then“.
problem-if-removed = „if … removed“ braucht einen ersten Teil, der etwas entfernt.
problem-no-passive = „{ $given }“ passt nicht zu „passive“, nur { $known }.
problem-only-passive = „{ $given }“ passt nur zu „passive“, und das hier ist „{ $type }“.
problem-alone = „{ $given }“ steht allein, als einziger Teil von „use“.
problem-offered = Angeboten werden kann nur { $known-or }.

# Welche Karten.
problem-up-to-2 = Bis zu 2 Karten werden aus mehreren gewählt: Sag, aus welchen, etwa „{ $right }“.
problem-for-each = „for each“ zählt mehrere Karten: Sag, welche, etwa „{ $right }“.
problem-line = „line“ passt nur zu „remove … of each-opponent“.
problem-none-before = „{ $given }“ spricht vom Teil davor, und den gibt es nicht.
problem-not-one-before = „{ $given }“ spricht von der Karte des Teils davor, und der nennt nicht genau eine.
problem-either = „either“ spricht von den zwei Karten, die der Teil davor vertauscht.
problem-only-second = „{ $given }“ passt nur zur zweiten Karte von „swap“ oder „move“.
problem-trigger = „trigger“ ist die Karte, die ein Gegner in einen Konflikt bringt, und zwar die, mit der etwas geschieht.
problem-only-bonus = „{ $given }“ passt nur zu „bonus“, neben einem Bereich wie „adjacent“.
problem-needs-owner = „{ $given }“ braucht einen Besitzer: „remove“ mit an-opponent, each-opponent oder the-least-unused.
problem-or-self = „or-self“ passt nicht zu „{ $given }“.
problem-leader-itself = „{ $given }“ ist hier ein Anführer, und Anführer werden nie gewählt und haben keine Marken.
problem-distinct-itself = „distinct“ ist hier { $given } selbst: Schreib self.

# Kosten.
problem-not-payable = „pay“ passt nicht hierzu: nur zu einer oder zwei Karten, die du wählst, und nicht zum Versetzen deiner Marken.
problem-pay-then = Nur der erste Teil hat Kosten: „pay“ passt nicht zu „then“.
problem-pay-leader = Anführer haben keine Marken, mit denen sie zahlen könnten.
problem-if-controlled-two = „if controlled“ spricht von einer Karte, nicht von bis zu 2.
problem-if-controlled-self = „if controlled“ spricht von der anderen Karte: Schreib sie hinter „swap self with“.

# Was einzelne Verben verlangen.
problem-bonus-yours = „bonus“ ist für deine eigenen Karten: Schreib yours oder self.
problem-cancel-first = „cancel“ ist der erste Teil von „react“ auf etwas, was sich abbrechen lässt: targets, uses oder removes.
problem-choice-opponent = Ein Angebot geht an einen Gegner: Zu seiner Karte gehört an-opponents.
problem-keep-conflict = Marken werden in einem Konflikt behalten: Schreib conflict oder your-conflict.
problem-keep-self = „passive“ wirkt nicht, solange die eigene Karte in einem Konflikt ist: Lass self weg.
problem-remove-up-to = „up to“ und „any“ sind nur für Marken von yours oder an-opponent, die du wählst, nicht von { $given }.
problem-remove-all = Von all-but-the-fewest werden alle Marken entfernt: Schreib all.
problem-remove-owner-chooses = „owner chooses“ ist nur für an-opponent, each-opponent oder the-least-unused, nicht für { $given }.
problem-remove-controller = „its-controller“ ist nur für das, was ein Angebot zur Wahl stellt.
problem-remove-that-opponent = „that-opponent“ passt nur zu „react“.
problem-remove-no-choice = Es gibt keine Karte zu wählen: Sag, aus welchen, etwa „{ $right }“.
problem-remove-line-kind = „line“ braucht citizen oder character.
problem-remove-line-tokens = Eine Linie ist für Karten mit Marken von Gegnern, und zwar für alle: Schreib with-opponents.
problem-swap-citizens = Nur Bürger werden vertauscht: Schreib citizen.
problem-swap-distinct = Nur Bürger werden vertauscht, und das hier ist eine Besondere Persönlichkeit.

## Für welche Optionen ein Kartensatz zu klein ist

refusal-too-few-cards =
    { $reason ->
        [level] „{ $title }“ hat keine Anführer der Stufe { $level }: Wähle „level“ oder „mix“ anders.
        [sets] { $given } ist { $wanted }; so viele Sätze der Stufe { $level } hat „{ $title }“: { $count }.
        [asterisks] Bürger mit Stern können nicht mehr Bürger ersetzen, als es gibt.
       *[citizens]
            { $count ->
                [one] Die Optionen a_sets, b_sets, c_sets und asterisks ergeben 1 Bürger; { $least } braucht es für 2 Sitze, { $most } für mehr.
               *[other] Die Optionen a_sets, b_sets, c_sets und asterisks ergeben { $count } Bürger; { $least } braucht es für 2 Sitze, { $most } für mehr.
            }
    }

## Warum ein Text keine Stellung ist

misread-rows = { NUMBER($count, useGrouping: 0) } Reihen sind zu viele; ein Raster hat höchstens { $most }.
misread-past = Statt „{ $given }“ gehören hierher höchstens { $most } Hexadezimalzahlen mit 16 Stellen.
flaw-no-phase = Nötig ist eine „phase“, etwa turn.
flaw-unknown = Nichts ist unbekannt in diesem Spiel: „?“ hat hier keinen Platz.
flaw-seat = „{ $given }“ muss ein Sitz von 0 bis { $most } sein.
flaw-seats = In „passed“, „owners“ und „winners“ stehen nur Sitze an diesem Tisch.
flaw-rounds = „round“ ist 0 bis { $most } und „redeals“ 0 bis { $redeals }.

# Karten.
flaw-no-place = { $where } ist kein Platz im Raster für { $seats } Spieler.
flaw-card-twice = { $thing } liegt zweimal da.
flaw-distinct = Die Besondere Persönlichkeit liegt auf { $where } und nirgends sonst.
flaw-for-citizen = { $where } ist ein Platz für einen Bürger.
flaw-empty = Auf { $where } liegt keine Karte: Eine gehört dorthin, offen oder verdeckt.
flaw-face-down = Auf { $where } liegt eine Karte verdeckt, also kann sie dort keinen Namen haben.
flaw-leader-place = Der Anführer von Sitz { $seat } liegt auf { $where }.
flaw-leaders = In „leaders“ steht ein Anführer für jeden Sitz.
flaw-factions = Von jeder Fraktion ist nur ein Anführer am Tisch.
flaw-one-place = Ein Bürger liegt nur an einem Ort: im Raster, in „pool“ oder in „aside“.
flaw-pool-citizens = In „pool“ und „aside“ stehen Bürger.
flaw-pool-too-small = In „pool“ stehen weniger Bürger, als verdeckt liegen.

# Marken.
flaw-tokens = Marken liegen auf offenen Karten, die keine Anführer sind.
flaw-token-count = Sitz { $seat } hat mehr als { $most } Marken auf dem Tisch.
flaw-face-up = In „{ $given }“ stehen offene Karten.
flaw-quiraa = Die Quiraa-Marke liegt auf einer offenen Karte.
flaw-not-saved = Nur mit „saved: yes“ ist etwas gemerkt.
flaw-saved-grid = „saved_grid“ hat die Karten des Rasters, nur die Bürger vielleicht auf anderen Plätzen.
flaw-saved-tokens = „saved_tokens“ liegen auf offenen Karten, die keine Anführer sind, höchstens { $most } von jedem Sitz.
flaw-saved-face-up = Was gemerkt ist, spricht von offenen Karten.

# Aufbau.
flaw-few-citizens = Es gibt weniger Bürger, als das Raster braucht.
flaw-leading = Anführer werden in der Reihenfolge der Sitze gewählt: „asks“ ist der erste Sitz, der noch keinen hat.
flaw-leading-table = Bevor die Anführer gewählt sind, liegt nichts auf dem Tisch.
flaw-no-leader = Jeder Sitz braucht einen Anführer.
flaw-card-placing = „card“ gehört zur Phase placing.
flaw-placing = In der Phase placing gibt es mit „card“ eine Karte zu legen und einen „starter“.
flaw-placing-turn = Karten werden reihum gelegt, von „starter“ an.
flaw-placing-slots = Karten werden neben Anführer gelegt, reihum eine neben jeden.
flaw-placing-table = Auf dem Tisch liegt etwas, was noch nicht gelegt ist.

# Züge und Runden.
flaw-past = „past“ hat höchstens so viele Stellungen, wie Runden vorbei sind.
flaw-early-round = Runden und Züge beginnen erst, wenn die Karten gelegt sind.
flaw-over = Ein Spiel, das aus ist, hat „winners“ und ein „ending“ und fragt niemanden.
flaw-not-over = Nur ein Spiel, das aus ist, hat „winners“ und ein „ending“.
flaw-nobody-asked = Jemand muss gefragt sein: „asks“ braucht einen Sitz.
flaw-no-round = Nötig sind eine „round“ von mindestens 1, ein „turn“ und ein „starter“.
flaw-turn = Gefragt ist der Sitz in „turn“, und er hat nicht gepasst.
flaw-starting = Wer die Runde begonnen hat, wählt unter mehreren mit den meisten Marken im Vorrat, wenn alle gepasst haben.
flaw-idle = Was in einer Aktion gewählt wird, gehört zu den Phasen choosing und reacting.
flaw-action = Was in der laufenden Aktion gewählt wurde, hätte nicht gewählt werden können.
