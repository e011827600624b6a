### The first view, a new table, the settings, and what is said everywhere.

## Everywhere

motto = Four courts, one throne each. Sit down; the bots are waiting.
wait = One moment …
skip = Skip to the table
home = To the first view
again = Try again
server-silent = The server does not answer. Try again in a moment.
server-failed = The server answers { $status }.
close = Close
back = Back
yes = yes
no = no
you = You
your-turn = Your turn
now = Now
understood = Understood

## The first view

level = Bots play as
play-now = Play now
dealing = Dealing …
learn = Learn
lesson = Your first game
lesson-last = Play on
lesson-end = End the lesson
lesson-at = { $at } of { $count }
lesson-do = Your move!
changed = Played otherwise than usual
usually = usually { $value }
invite-friends = Invite friends
seats = { $seats } players
minutes = { $minutes } minutes
name = Your name
name-keep = Keep
name-kept = Kept.
code-new = Continue on another device
code-means = Type this code on the other device. Whoever has it is you: keep it to yourself.
code-have = Code from another device
code-use = Use it
code-good = Welcome back.
list-mine = Your games
list-open = Tables to join
list-watch = Games to watch
list-replays = Your replays
list-open-none = No table waits for players in public just now.
list-watch-none = Nobody plays in public just now.
list-replays-none = Finished games can be seen again here.
list-record = Open a record
list-waiting = waits for players
list-turn = { $name } to move
list-free =
    { $count ->
        [one] { $count } chair free
       *[other] { $count } chairs free
    }
list-running = being played
join = Join
join-link = A link or code that somebody gave you
join-bad = That is no link to a table. It looks like https://…/t/abc123.
rules = Rules
cards = Cards
options = Options
about = About this house
about-fair = Fair deals
about-fair-text = Before anybody sits down, a secret is drawn that decides every card, and its SHA-256 is shown. Each player stirs in a word of their own. At the end the secret is told, so that everybody can check that nobody chose the deal: “Verify the deal” does it here, and “eminence verify” deals every card again.
about-cards = Reconstructed cards
about-cards-text = The rules are those of the printed games, in our own words. Not every number on the printed cards is public: where one had to be reconstructed, the card has a dot of wax. Whoever owns a box can type in the printed numbers and play with them.
about-private = Nobody watches
about-private-text = No account, no tracking, nothing from elsewhere: the page speaks with this server alone. A cookie remembers who you are, and a code takes you to another device.
about-owners = Whose games
about-owners-text = Eminence is an independent program under the MIT licence; its source comes with it. The names of the games belong to their owners, who have nothing to do with it. If you like a game, buy the box.

## A new table

new-title = A table for { $game }
new-seats = Chairs
new-bots = Bots among them
new-clock = Clock
new-public = Anybody may find and join it
new-options = Rules and editions
new-make = Set the table
clock-none = none
clock-quick = 5 minutes each, 5 seconds a move
clock-calm = 15 minutes each, 10 seconds a move
clock-days = 3 days for a move

## Before the game

waiting = The table before the game
waiting-for = The table waits for players
waiting-full = All chairs are taken
waiting-sit = Take a chair to play. Whoever sits here can begin the game.
chair = Chair { $number }
chair-free = free
sit = Sit here
stand = Stand up
invite = Send this link to your friends
invite-qr = The link as a code for cameras
link-copy = Copy the link
copied = Copied
bots-fill = Bots for the free chairs
start = Begin
start-fill = Fill with bots and begin
sealed = The deal is sealed
sealed-means = The secret that deals the cards was fixed when this table was made. This is its SHA-256; the secret itself is told at the end.
table-none = No table here
table-closed = This table was closed.

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
settings-dark = Candle light
settings-light = Daylight
settings-sound = Sounds
settings-motion = Cards move
settings-forced = Moves without a choice play themselves
settings-aids = Show what a good memory would know
settings-vibration = Vibrate when it is my turn
settings-notify = Notify me when it is my turn
settings-text = The table as text
settings-keys = Single letters are shortcuts
