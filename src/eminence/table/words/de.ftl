# Was an jedem Tisch gesagt wird, auf Deutsch. Was die Variablen sind: kernel/translation.py.

## Wer kommt

refusal-bad-name =
    { $reason ->
        [taken] { $called } heißt hier schon jemand; wähle einen anderen Namen.
       *[letters] Ein Name hat 1 bis 12 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe; zum Beispiel: Ada
    }
refusal-banned =
    { $reason ->
        [new] Dieser Name darf hier nicht benutzt werden.
       *[known] Dieser Name darf hier nicht mehr benutzt werden.
    }
refusal-muted = Du darfst an Tischen gerade nicht reden.
refusal-no-csrf = Schick das „csrf“ von GET /api/session mit, im Kopf X-CSRF-Token.
refusal-not-signed-in = Sag zuerst, wie du heißt: POST /api/session.
refusal-unknown-code = Diesen Code hat niemand; er hat 20 Buchstaben und Ziffern.
refusal-protocol = Diese Seite hat eine andere Version als der Server: Lade sie neu. (Programme sprechen Protokoll { $needed }.)
refusal-wrong-origin = Diese Seite darf hier nicht für dich sprechen: Sie kommt von anderswo.

## Tische

refusal-table-bad-cards = Eine Zeile einer Kartendatei hat höchstens { $letters } Zeichen und { $dots } Punkte.
refusal-bad-clock =
    { $reason ->
        [base] Eine Uhr für das ganze Spiel gibt zu Anfang 1 Sekunde bis 6 Stunden.
        [increment] Eine Uhr für das ganze Spiel gibt höchstens 600 Sekunden je Zug dazu.
       *[days] Eine Uhr in Tagen gibt 0,01 bis 30 Tage für einen Zug.
    }
refusal-table-bad-record = Ein Spiel, das nicht damit begann, dass Karten gegeben wurden, kann nicht an einen Tisch gebracht werden.
refusal-closed = Der Tisch wurde geschlossen.
refusal-no-such-table = Diesen Tisch gibt es nicht; wurde der Link ganz kopiert?
refusal-not-seated = Du schaust hier nur zu; nimm einen freien Stuhl, um mitzuspielen.
refusal-suspended =
    { $reason ->
        [rules] Dieses Spiel begann mit Version { $began } der Regeln von { $title }; dieses Programm hat Version { $ours }. Es ruht hier unbeschadet, bis ein Programm mit seinen Regeln läuft.
       *[other] { $why }
    }
refusal-seat-taken =
    { $reason ->
        [yours] Sitz { $seat } ist deiner; da kann nicht auch noch ein Bot sitzen.
       *[taken] Sitz { $seat } ist besetzt; frei: { $free-or }.
    }
refusal-seats-free =
    { $free-count ->
        [one] Sitz { $free } ist noch frei; warte, oder setz einen Bot darauf.
       *[other] Die Sitze { $free } sind noch frei; warte, oder setz Bots darauf.
    }
refusal-table-full = Alle Stühle sind besetzt; du kannst zuschauen.
refusal-table-too-late =
    { $reason ->
        [over] Hier kann sich niemand mehr setzen: Das Spiel ist aus.
        [playing] Während des Spiels kannst du den Stuhl nicht wechseln.
       *[rematch] Dieses Spiel ist aus; bitte um eine Revanche.
    }

## Das Spiel

refusal-not-alone = Tipps gibt es nur in Spielen gegen Bots: hier wären sie unfair gegenüber den anderen.
refusal-not-over =
    { $reason ->
        [view] Solange das Spiel läuft, siehst du es mit deinen eigenen Augen oder als Zuschauer.
        [record] Das verrät jede Karte; du bekommst es, wenn das Spiel aus ist.
       *[rematch] Das Spiel ist noch nicht aus.
    }
refusal-not-started =
    { $reason ->
        [record] Das Spiel hat noch nicht begonnen: Es gibt nichts aufzuzeichnen.
        [branch] Da hat das Spiel noch nicht begonnen: Von dort geht es nicht weiter.
       *[play] Das Spiel hat noch nicht begonnen.
    }
refusal-resigned = Du hast in diesem Spiel aufgegeben.
refusal-settled = Den letzten Schritt kannst du nicht zurücknehmen: Er war nicht deiner, oder eine Karte wurde aufgedeckt oder gesehen, andere wurden gefragt, oder alle haben gewählt.
refusal-stale =
    { $reason ->
        [undo] Das Spiel ist weitergegangen, seit du es gesehen hast: Das war { $seen }, jetzt ist { $now }.
       *[move] Das Spiel ist weitergegangen, seit du es gesehen hast: Das war Moment { $seen }, jetzt ist { $now }.
    }
refusal-study-failed =
    { $reason ->
        [nothing] Es wurde nichts gefunden; versuch es noch einmal.
        [error] Darüber ließ sich nicht nachdenken ({ $error }).
       *[other] { $why }
    }
refusal-table-nothing-to-do = Es gibt nichts zu tun.
refusal-taken-over = Gerade spielt ein Bot für dich; komm zuerst zurück.

## Das Geben

refusal-bad-proof =
    { $reason ->
        [secret] Das Geheimnis passt nicht zum Versprechen: Es wurde geändert oder war nie das Geheimnis.
        [shown] Das Versprechen ist nicht das, das vor der ersten Karte gezeigt wurde.
        [position] Die Aufzeichnung beginnt nicht mit Karten aus dem Geheimnis: Sie erzwingt eine erste Stellung.
        [salts] Die Verteilung folgt nicht aus dem Geheimnis und den Wörtern der Spieler.
       *[draws] Die Aufzeichnung erzwingt, was der Zufall brachte: Ihre Karten wurden nicht aus dem Geheimnis gegeben.
    }
refusal-no-proof = Die Aufzeichnung sagt nicht, wie gegeben wurde: „{ $line }“ fehlt.

## Der Server

refusal-bad-message = Das ist keine Nachricht dieses Protokolls: { $why }.
refusal-bad-request =
    { $reason ->
        [empty] Das lässt sich nicht verstehen: Es kam nichts mit.
        [json] Das lässt sich nicht verstehen: Es ist kein JSON in UTF-8 von vernünftiger Tiefe.
       *[data] Das lässt sich nicht verstehen: { $why }.
    }
refusal-busy = Zu viele wollten an diesem Tisch zugleich etwas; versuch es noch einmal.
refusal-failed =
    { $reason ->
        [connection] Hier ging etwas schief; geändert wurde nichts. Komm zurück.
       *[request] Hier ging etwas schief; geändert wurde nichts. Versuch es noch einmal.
    }
refusal-no-such-page = Hier gibt es nichts.
refusal-restarting = Der Server startet neu; dein Stuhl bleibt dir. Komm bald zurück.
refusal-store-failed =
    { $reason ->
        [table] Der Tisch konnte nicht gespeichert werden; schick es noch einmal.
        [other] Das konnte nicht gespeichert werden; schick es noch einmal.
       *[read] Die Tische sind gerade nicht zu lesen; versuch es noch einmal.
    }
refusal-too-large = Eine Anfrage hat höchstens { $most } Bytes.
refusal-too-many-connections = Zu viele Verbindungen sind offen; schließ einige und versuch es noch einmal.
refusal-too-many-messages = Das war zu viel auf einmal; warte eine Sekunde und schick es noch einmal.
refusal-too-many-mistakes = Zu viele dieser Nachrichten waren keine.
refusal-too-many-requests =
    { $reason ->
        [often] Das war zu oft; warte eine halbe Minute und versuch es noch einmal.
       *[much] Das war zu viel auf einmal; warte ein paar Sekunden und versuch es noch einmal.
    }

## Was Spieler zueinander sagen

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke.
phrase-oops = Hoppla.
phrase-your-turn = Du bist am Zug.
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Runde?
phrase-goodbye = Auf Wiedersehen!
