### The table, whatever game is played at it.

## At the table

log = Was geschehen ist
log-look = Den Moment von Zeile { $number } ansehen
talk = Reden
talk-say = Etwas sagen
talk-mute = Nicht zeigen, was andere sagen
talk-quiet = Ruhe
talk-mute-one = Nicht zeigen, was { $name } sagt
menu = Menü
keys = Tasten
hand = Deine Hand
hand-of = Die Hand von { $name }
hand-empty = Deine Hand ist leer.
text-table = Der Tisch
face-broken = Der eigene Tisch dieses Spiels lässt sich nicht zeigen. Hier steht in Worten alles, was darauf liegt, mit allem, was du tun kannst.
text-none = keine
text-moves = Was du tun kannst: { $count }
card-hidden = eine verdeckte Karte
card-picked = gewählt
card-guessed = Rekonstruiert, nicht aus einer Quelle: { $cells }.
card-guess = rekonstruiert
undo = Zurücknehmen
type = Zug eintippen
type-hint =
    { $count ->
        [one] Der einzige Zug
       *[other] Einer von { $count } Zügen
    }
type-play = Spielen
watching = Du schaust an diesem Tisch zu.
leave = Vorerst gehen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
absent = Du bist gegangen; bald spielt ein Bot für dich.
absent-bot = Ein Bot spielt für dich.
absent-back = Zurückkommen
lost = Die Verbindung ist weg.
lost-back = Sie kommt zurück …
lost-kept = Dein Zug ist aufgehoben und wird gesendet, sobald sie wieder da ist.
outdated = Eminence wurde erneuert: Lade diese Seite neu, um weiterzuspielen. Dein Platz bleibt dir.
outdated-reload = Neu laden
seat-bot = Bot, { $level }
seat-standin = ein Bot spielt
seat-resigned = hat aufgegeben
seat-left = ist gegangen
seat-away = abwesend
seat-thinks = am Zug
scrub = Zurückblicken
scrub-back = Einen Moment zurück
scrub-on = Einen Moment weiter
scrub-at = Moment { $at } von { $count }
scrub-end = Zum Ergebnis
view = Gesehen von
view-spectator = einem Zuschauer
view-all = jemandem, der alle Hände sieht
hands-all = Alle Hände sehen
scrub-now = Zurück ins Jetzt

## The end

over = Das Spiel ist aus
won = { $name } gewinnt
won-you = Du gewinnst
won-together = { $names } gewinnen gemeinsam
rematch = Revanche
rematch-join = Zur Revanche
replay = Noch einmal ansehen
record = Aufzeichnung herunterladen
share = Die Partie teilen
hint = Tipp
hint-wait = Denkt nach …
branch = Von hier gegen Bots weiterspielen
curve = Wie die Chancen standen
curve-wait = Die Bots sehen sich jede Entscheidung noch einmal an …
curve-means = Die Gewinnchancen aller, Zug um Zug
curve-turn = Zug { $number }. { $deed }. { $name }: von { $before } % auf { $after } %.
curve-even = Kein einzelner Moment hat es entschieden.
curve-dear = Was dich Chancen gekostet hat
curve-look = Zug { $number } ansehen
curve-cost =
    { $cost ->
        [one] { $move }: { $cost } Punkt von hundert.
       *[other] { $move }: { $cost } Punkte von hundert.
    }
verify = Verteilung prüfen
proof-none = Dieses Spiel wurde mitgebracht; niemand hat seine Verteilung versprochen.
proof-wrong = Das Geheimnis passt nicht zum Versprechen: traue dieser Verteilung nicht.
proof-other = Das Versprechen ist nicht das vor der ersten Karte gezeigte: traue dieser Verteilung nicht.
proof-right = Geprüft: das Geheimnis passt zum Versprechen.
proof-seed = Das Spiel wurde nicht aus dem Geheimnis und den Wörtern der Spieler gegeben: trau dieser Verteilung nicht.
proof-again = Um jede Karte noch einmal zu geben: { $command }
proof-seen = Es ist dasselbe, das dieser Browser vor der ersten Karte sah.
proof-unseen = Dieser Browser sah es nicht vor der ersten Karte.
proof-salt = Dein eigenes Wort hat die Verteilung mitbestimmt.
proof-nosalt = Das Wort deines Stuhls ist nicht von diesem Browser; kam es von einem anderen Gerät?

## Rules and keys

rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
rules-about = Was die Regeln dazu sagen
rules-about-none = Nichts in den Regeln ist dem nah; hier sind sie ganz.
rules-look = Was sagen die Regeln?
keys-arrows = zum nächsten, was du wählen kannst
keys-enter = es wählen
keys-number = das erste, zweite … davon wählen
keys-escape = einen Schritt zurück
keys-undo = deinen letzten Schritt zurücknehmen
keys-type = einen Zug eintippen
keys-scrub = durch das Spiel zurückblicken und wieder vor
keys-log = was geschehen ist
keys-rules = die Regeln
keys-menu = das Menü
keys-help = diese Liste
keys-hint = um einen Tipp bitten

## Phrases

say-hello = Hallo!
say-good-luck = Viel Glück!
say-well-played = Gut gespielt!
say-thanks = Danke.
say-oops = Hoppla.
say-your-turn = Du bist am Zug.
say-one-moment = Einen Moment, bitte.
say-good-game = Schönes Spiel!
say-again = Noch eine Runde?
say-goodbye = Auf Wiedersehen!
