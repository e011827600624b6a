### The table, whatever game is played at it.

## At the table

log = What has happened
log-look = Look at the moment of line { $number }
talk = Talk
talk-say = Say something
talk-mute = Do not show what others say
talk-quiet = Peace and quiet
talk-mute-one = Do not show what { $name } says
menu = Menu
keys = Keys
hand = Your hand
hand-of = The hand of { $name }
hand-empty = Your hand is empty.
text-table = The table
face-broken = This game's own table cannot be shown. Here is everything on it in words, with all that you can do.
text-none = none
text-moves = What you can do: { $count }
card-hidden = a hidden card
card-picked = chosen
card-guessed = Reconstructed, not from a source: { $cells }.
card-guess = reconstructed
undo = Take back
type = Type a move
type-hint =
    { $count ->
        [one] The only move
       *[other] One of { $count } moves
    }
type-play = Play
watching = You watch this table.
leave = Leave for now
resign = Resign
resign-sure = Really resign?
absent = You have left; soon a bot plays for you.
absent-bot = A bot plays for you.
absent-back = Come back
lost = The connection is lost.
lost-back = Coming back …
lost-kept = Your move is kept and sent as soon as it is back.
outdated = Eminence has been renewed: this page must be loaded again to go on. Your seat is kept.
outdated-reload = Load it again
seat-bot = bot, { $level }
seat-standin = a bot plays
seat-resigned = resigned
seat-left = has left
seat-away = away
seat-thinks = to move
scrub = Look back
scrub-back = One moment back
scrub-on = One moment on
scrub-at = Moment { $at } of { $count }
scrub-end = To the result
view = Seen by
view-spectator = a spectator
view-all = one who sees every hand
hands-all = See all hands
scrub-now = Back to now

## The end

over = The game is over
won = { $name } wins
won-you = You win
won-together = { $names } win together
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
record = Download the record
share = Share the replay
hint = Hint
hint-wait = Thinking …
branch = Go on from here against bots
curve = How the chances went
curve-wait = The bots look at every decision again …
curve-means = Everybody's chance to win, move by move
curve-turn = Move { $number }. { $deed }. { $name }: from { $before } % to { $after } %.
curve-even = No single moment decided it.
curve-dear = What it cost you
curve-look = Look at move { $number }
curve-cost =
    { $cost ->
        [one] { $move }: { $cost } point of a hundred.
       *[other] { $move }: { $cost } points of a hundred.
    }
verify = Verify the deal
proof-none = This game was brought here; nobody promised its deal.
proof-wrong = The secret does not fit the commitment: do not trust this deal.
proof-other = The commitment is not the one that was shown before the first card: do not trust this deal.
proof-right = Checked: the secret fits the commitment.
proof-seed = The game was not dealt from the secret and the players’ words: do not trust this deal.
proof-again = To deal every card again: { $command }
proof-seen = It is the one that this browser saw before the first card.
proof-unseen = This browser did not see it before the first card.
proof-salt = Your own word stirred the deal.
proof-nosalt = Your seat's word in it is not this browser's; was it given on another device?

## Rules and keys

rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } passage found
       *[other] { $count } passages found
    }
rules-about = What the rules say about it
rules-about-none = Nothing in the rules is close to this; the whole of them follows.
rules-look = What do the rules say?
keys-arrows = go to the next thing you can choose
keys-enter = choose it
keys-number = choose the first, second … of them
keys-escape = one step back
keys-undo = take your last step back
keys-type = type a move
keys-scrub = look back through the game, and on again
keys-log = what has happened
keys-rules = the rules
keys-menu = the menu
keys-help = this list
keys-hint = ask for a hint

## Phrases

say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you.
say-oops = Oops.
say-your-turn = It is your turn.
say-one-moment = One moment, please.
say-good-game = Good game!
say-again = Shall we play again?
say-goodbye = Goodbye!
