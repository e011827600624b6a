# Was das Terminal neben den Spielen sagt, auf Deutsch. Befehle und Züge werden in jeder Sprache gleich getippt.

you = Du
seat = Sitz { $number }
points = Punkte

## Welches Spiel, gegen wen

menu-which-game = Welches Spiel? Tippe seine Nummer.
menu-game-again = Tippe die Nummer eines Spiels, oder q zum Gehen.
menu-which-level = Gegen wen? Tippe eine Nummer, oder drück Enter für { $usual }.
menu-level-again = Tippe die Nummer einer Stärke, oder q zum Gehen.
menu-players =
    { $one ->
        [yes] { $least } Spieler
       *[no] { $least } bis { $most } Spieler
    }

## Ein Spiel

session-welcome = { $summary } Du spielst gegen { $others }.
session-commands = Tippe ? für Hilfe, rules für die Regeln, quit zum Gehen.
session-left = Gespeichert. Weiter geht es mit: eminence play --resume { $file }
session-saved-as = Gespeichert als { $file }
session-bot-thinks =
    { $first ->
        [yes] { $who } denkt nach; beim ersten Mal dauert das etwa eine Minute ...
       *[no] { $who } denkt nach ...
    }
session-bot-helped = { $who } brauchte Hilfe.
session-no-such-number = Es gibt keinen Zug mit der Nummer { $number }.
session-ask-for-help = Hilfe kommt mit ?
session-no-such-card = Keine Karte heißt { $name }.
session-no-hint = Dann eben kein Tipp.
session-undone = Zurückgenommen: { $move }.
session-nothing-to-undo = Noch gibt es keinen Schritt zum Zurücknehmen.
session-settled = Den letzten Schritt kannst du nicht zurücknehmen: Eine Karte wurde aufgedeckt oder gesehen, andere wurden gefragt, oder alle haben gewählt.
session-help =
    Tippe die Nummer eines Zuges, oder den Zug selbst, wie er in der Liste steht;
    mehrere Züge in einer Zeile mit ; dazwischen.

      ?            diese Hilfe
      log [N]      was geschehen ist, oder die letzten N Zeilen davon
      undo         den letzten Schritt zurücknehmen, solange nichts daraus folgte
      table        den Tisch noch einmal zeichnen
      moves        deine Züge noch einmal, jeder mit dem, was dazu zu sagen ist
      hint         der beste Zug, soweit du es wissen kannst, und warum
      cards [NAME] was jede Karte tut, oder die mit diesem Namen
      rules        die Regeln des Spiels
      save [DATEI] hier speichern (jeder Zug wird ohnehin gespeichert)
      quit         gehen; später weiter mit: eminence play --resume

ending-title = Das Ende
ending-winners =
    { $winners-count ->
        [0] Niemand gewinnt.
        [1]
            { $yours ->
                [yes] Du gewinnst.
               *[no] { $winners } gewinnt.
            }
       *[other]
            { $yours ->
                [yes] { $winners } teilt euch den Sieg.
               *[no] { $winners } teilen sich den Sieg.
            }
    }
ending-replay = Noch einmal ansehen mit: eminence replay { $file }

## Ein Spiel noch einmal

replay-help = Enter weiter, b zurück, eine Zahl springt zu diesem Zug, log, ? Hilfe, q Ende
replay-move = Zug { $step } von { $last }
replay-end = Das ist das Ende.
replay-nowhere = Dort ist nichts: Züge gibt es von 0 bis { $last }.

## Was es gibt

games-seats = { $seats } Sitze
cards-legend = ~ aus einer Quelle erschlossen, ? rekonstruiert: bestmöglich geschätzt

## Tipps

getting-ready = Vorbereitung; was auf diesem Rechner neu ist, wird übersetzt, das dauert etwa eine Minute ...
thinking = Nachdenken ...
hint-column-move = Zug
hint-column-win = Sieg
hint-column-tries = Versuche
hint-column-games = Spiele
hint-more-moves =
    { $count ->
        [1] und noch ein Zug
       *[other] und { $count } weitere Züge
    }
hint-effort = Anteile am Sieg: { $shares-plain }. { NUMBER($iterations, useGrouping: 0) } Durchläufe, { NUMBER($games, useGrouping: 0) } Spiele bis zum Ende, { $seconds } s.
hint-of-which-game = { $file } ist keine Aufzeichnung; ist es eine Stellung, sag von welchem Spiel: --game NAME

## Rückblicke

review-running = Entscheidungen werden angesehen
review-interrupted = Unterbrochen nach { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) } Entscheidungen.
review-title = { $title }: Anteile am Sieg
review-turned = Wende durch Entscheidung
review-by-luck = durch { review-luck }
review-luck =
    { $others ->
        [yes] Glück und andere
       *[no] Glück
    }
review-choice = Entscheidung
review-turning-points = Wendepunkte
review-no-turn = Das Spiel hat sich nirgends deutlich gewendet.
review-move = Zug { $number }
review-moves =
    { $one ->
        [yes] Zug { $first }
       *[no] Züge { $first }-{ $last }
    }
review-swing = { $before } zu { $after } durch
review-costly = Teure Züge
review-none-sure = Keine, die sicher sind.
review-more = und { $count } weitere
review-cost =
    { $mark ->
        [blunder] grober Fehler, kostet { $cost }
       *[mistake] Fehler, kostet { $cost }
    }
review-column-decisions = Wahlen
review-column-best = so gut wie beste
review-column-cost = Kosten im Schnitt
review-column-mistakes = Fehler
review-column-blunders = grobe Fehler

## Was nicht geht

broken-bot = Der Bot { $bot } ist gescheitert: { $error }. Das Spiel ist gespeichert.
save-no-file = In { $file } lässt sich nicht speichern: Das ist keine gewöhnliche Datei.
save-not-there = Dort lässt sich nicht speichern: { $error }.
save-over-another = { $file } gibt es schon, und es ist kein gespeichertes Spiel; nenn eine andere Datei.
write-failed = { $file } lässt sich nicht schreiben: { $error }.
write-not-there = Dort lässt sich nichts schreiben: { $error }.
write-no-folder = Es gibt keinen Ordner { $folder }, um hineinzuschreiben.
write-forbidden = { $file } lässt sich nicht schreiben: Nenn eine Datei in einem eigenen Ordner.
read-failed = { $file } lässt sich nicht lesen: { $error }.
read-no-text = { $file } ist keine Aufzeichnung von Eminence: Es ist kein Text in UTF-8.
nothing-to-resume = In { $folder } liegt kein Spiel zum Weiterspielen; beginn eines mit: eminence play
bad-plot =
    { $ending ->
        [none] Eine Kurve wird als .svg oder .html geschrieben, nicht in eine Datei ohne Endung.
       *[other] Eine Kurve wird als .svg oder .html geschrieben, nicht als { $ending }.
    }
plot-over-json = --plot und --json können nicht beide { $file } sein; nenn zwei Dateien.
file-is-there = { $file } gibt es schon; nenn eine andere, oder spiel weiter mit: --resume { $file }
no-such-seat = Es gibt keinen Sitz „{ $given }“; Sitze sind 0 bis { $last }, oder none zum Zuschauen.
runs-a-program = Dieses Spiel lief gegen ein Programm; um es zu starten, sag: --bots '{ $program }'
