### The first view, a new table, the settings, and what is said everywhere.

## Everywhere

motto = Vier Höfe, je ein Thron. Setz dich; die Bots warten schon.
wait = Einen Moment …
skip = Direkt zum Tisch
home = Zur ersten Ansicht
again = Noch einmal versuchen
server-silent = Der Server antwortet nicht. Versuch es gleich noch einmal.
server-failed = Der Server antwortet { $status }.
close = Schließen
back = Zurück
yes = ja
no = nein
you = Du
your-turn = Du bist am Zug
now = Jetzt
understood = Verstanden

## The first view

level = Bots spielen als
play-now = Jetzt spielen
dealing = Es wird gegeben …
learn = Lernen
lesson = Dein erstes Spiel
lesson-last = Weiterspielen
lesson-end = Unterricht beenden
lesson-at = { $at } von { $count }
lesson-do = Du bist dran!
changed = Anders gespielt als üblich
usually = üblich: { $value }
invite-friends = Freunde einladen
seats = { $seats } Spieler
minutes = { $minutes } Minuten
name = Dein Name
name-keep = Behalten
name-kept = Gemerkt.
code-new = Auf einem anderen Gerät weiterspielen
code-means = Gib diesen Code auf dem anderen Gerät ein. Wer ihn hat, ist du: behalte ihn für dich.
code-have = Code von einem anderen Gerät
code-use = Benutzen
code-good = Willkommen zurück.
list-mine = Deine Spiele
list-open = Offene Tische
list-watch = Spiele zum Zuschauen
list-replays = Deine Aufzeichnungen
list-open-none = Gerade wartet kein offener Tisch auf Spieler.
list-watch-none = Gerade spielt niemand öffentlich.
list-replays-none = Beendete Partien kannst du hier noch einmal ansehen.
list-record = Eine Aufzeichnung öffnen
list-waiting = wartet auf Spieler
list-turn = { $name } am Zug
list-free =
    { $count ->
        [one] { $count } Stuhl frei
       *[other] { $count } Stühle frei
    }
list-running = wird gespielt
join = Beitreten
join-link = Ein Link oder Code, den dir jemand gab
join-bad = Das ist kein Link zu einem Tisch. Er sieht so aus: https://…/t/abc123.
rules = Regeln
cards = Karten
options = Optionen
about = Über dieses Haus
about-fair = Ehrliche Karten
about-fair-text = Bevor sich jemand setzt, wird ein Geheimnis gezogen, das über jede Karte entscheidet, und sein SHA-256 gezeigt. Jeder Spieler rührt ein eigenes Wort hinein. Am Ende wird das Geheimnis verraten, und jeder kann prüfen, dass niemand die Karten gewählt hat: „Verteilung prüfen“ tut es hier, und „eminence verify“ gibt jede Karte noch einmal.
about-cards = Rekonstruierte Karten
about-cards-text = Die Regeln sind die der gedruckten Spiele, in eigenen Worten. Nicht jede Zahl auf den gedruckten Karten ist bekannt: Wo eine rekonstruiert werden musste, trägt die Karte einen Wachspunkt. Wer ein Spiel besitzt, kann die gedruckten Zahlen eintragen und damit spielen.
about-private = Niemand sieht zu
about-private-text = Kein Konto, keine Beobachtung, nichts von anderswo: Die Seite spricht nur mit diesem Server. Ein Cookie merkt sich, wer du bist, und ein Code bringt dich auf ein anderes Gerät.
about-owners = Wem die Spiele gehören
about-owners-text = Eminence ist ein unabhängiges Programm unter der MIT-Lizenz; sein Quelltext liegt ihm bei. Die Namen der Spiele gehören ihren Eigentümern, die nichts damit zu tun haben. Wenn dir ein Spiel gefällt, kauf die Schachtel.

## A new table

new-title = Ein Tisch für { $game }
new-seats = Stühle
new-bots = davon Bots
new-clock = Uhr
new-public = Jeder darf ihn finden und beitreten
new-options = Regeln und Ausgaben
new-make = Tisch decken
clock-none = keine
clock-quick = je 5 Minuten, 5 Sekunden pro Zug
clock-calm = je 15 Minuten, 10 Sekunden pro Zug
clock-days = 3 Tage für einen Zug

## Before the game

waiting = Der Tisch vor dem Spiel
waiting-for = Der Tisch wartet auf Spieler
waiting-full = Alle Stühle sind besetzt
waiting-sit = Nimm einen Stuhl, um mitzuspielen. Wer hier sitzt, kann das Spiel beginnen.
chair = Stuhl { $number }
chair-free = frei
sit = Hier sitzen
stand = Aufstehen
invite = Schick diesen Link deinen Freunden
invite-qr = Der Link als Code für Kameras
link-copy = Link kopieren
copied = Kopiert
bots-fill = Bots für die freien Stühle
start = Beginnen
start-fill = Mit Bots auffüllen und beginnen
sealed = Die Verteilung ist versiegelt
sealed-means = Das Geheimnis, aus dem die Karten gegeben werden, stand fest, als dieser Tisch entstand. Dies ist sein SHA-256; das Geheimnis selbst wird am Ende verraten.
table-none = Hier steht kein Tisch
table-closed = Dieser Tisch wurde geschlossen.

## Settings

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-dark = Kerzenlicht
settings-light = Tageslicht
settings-sound = Klänge
settings-motion = Karten bewegen sich
settings-forced = Züge ohne Wahl spielen sich selbst
settings-aids = Zeigen, was ein gutes Gedächtnis wüsste
settings-vibration = Vibrieren, wenn ich am Zug bin
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-text = Der Tisch als Text
settings-keys = Einzelne Buchstaben sind Tastenkürzel
