# What the terminal says beside the games, in English. Command words and moves are typed the same in every language.

you = You
seat = Seat { $number }
points = points

## Which game, against whom

menu-which-game = Which game? Type its number.
menu-game-again = Type the number of a game, or q to leave.
menu-which-level = Against whom? Type a number, or press Enter for { $usual }.
menu-level-again = Type the number of a level, or q to leave.
menu-players =
    { $one ->
        [yes] { $least } players
       *[no] { $least } to { $most } players
    }

## A game

session-welcome = { $summary } You play against { $others }.
session-commands = Type ? for help, rules for the rules, quit to leave.
session-left = Saved. Go on with: eminence play --resume { $file }
session-saved-as = Saved as { $file }
session-bot-thinks =
    { $first ->
        [yes] { $who } thinks; the first time, that takes a minute or so ...
       *[no] { $who } thinks ...
    }
session-bot-helped = { $who } had to be helped.
session-no-such-number = There is no move number { $number }.
session-ask-for-help = Type ? for help.
session-no-such-card = No card is called { $name }.
session-no-hint = No hint, then.
session-undone = Taken back: { $move }.
session-nothing-to-undo = There is no step to take back yet.
session-settled = You cannot take back the last step: a card was turned or seen, others were asked, or all have chosen.
session-help =
    Type a move's number, or the move itself as it is written in the list; several
    moves in one line with ; between them.

      ?            this help
      log [N]      what has happened, or the last N lines of it
      undo         take back your last step, while nothing came of it
      table        draw the table again
      moves        list your moves again, each with what can be said of it
      hint         the best move as far as you can know, and why
      cards [NAME] what every card does, or those with that in their names
      rules        the rules of the game
      save [FILE]  save here (every move is saved anyway)
      quit         leave; go on later with: eminence play --resume

ending-title = The end
ending-winners =
    { $winners-count ->
        [0] Nobody wins.
        [1]
            { $yours ->
                [yes] You win.
               *[no] { $winners } wins.
            }
       *[other] { $winners } share the victory.
    }
ending-replay = Look at it again with: eminence replay { $file }

## A game again

replay-help = Enter next, b back, a number to jump to that move, log, ? help, q quit
replay-move = move { $step } of { $last }
replay-end = That is the end.
replay-nowhere = Not there: moves are 0 to { $last }.

## What there is

games-seats = { $seats } seats
cards-legend = ~ inferred from a source, ? reconstructed: a best guess

## Hints

getting-ready = getting ready; what was never used on this machine is compiled, which takes a minute or so ...
thinking = thinking ...
hint-column-move = move
hint-column-win = win
hint-column-tries = tries
hint-column-games = games
hint-more-moves = and { $count } more moves
hint-effort = Shares of victory: { $shares-plain }. { NUMBER($iterations, useGrouping: 0) } iterations, { NUMBER($games, useGrouping: 0) } games to the end, { $seconds } s.
hint-of-which-game = { $file } is no record; if it is a position, say of which game: --game NAME

## Reviews

review-running = looking at decisions
review-interrupted = Interrupted after { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) } decisions.
review-title = { $title }: shares of victory
review-turned = turned by choice
review-by-luck = by { review-luck }
review-luck =
    { $others ->
        [yes] luck and others
       *[no] luck
    }
review-choice = choice
review-turning-points = Turning points
review-no-turn = The game turned nowhere in particular.
review-move = move { $number }
review-moves =
    { $one ->
        [yes] move { $first }
       *[no] moves { $first }-{ $last }
    }
review-swing = { $before } to { $after } by
review-costly = Costly moves
review-none-sure = None that is sure.
review-more = and { $count } more
review-cost =
    { $mark ->
        [blunder] blunder, costs { $cost }
       *[mistake] mistake, costs { $cost }
    }
review-column-decisions = decisions
review-column-best = as good as best
review-column-cost = average cost
review-column-mistakes = mistakes
review-column-blunders = blunders

## What cannot be done

broken-bot = The bot { $bot } failed: { $error }. The game is saved.
save-no-file = Cannot save into { $file }: it is no ordinary file.
save-not-there = Cannot save there: { $error }.
save-over-another = { $file } is there already and is no saved game; name another file.
write-failed = Cannot write { $file }: { $error }.
write-not-there = Cannot write there: { $error }.
write-no-folder = There is no folder { $folder } to write into.
write-forbidden = Cannot write { $file }: name a file in a folder of your own.
read-failed = Cannot read { $file }: { $error }.
read-no-text = { $file } is no Eminence record: it is not a text in UTF-8.
nothing-to-resume = There is no game to go on with in { $folder }; start one with: eminence play
bad-plot =
    { $ending ->
        [none] A plot is written as .svg or .html, not as a file without.
       *[other] A plot is written as .svg or .html, not as { $ending }.
    }
plot-over-json = --plot and --json cannot both be { $file }; name two files.
file-is-there = { $file } is there already; name another, or go on with: --resume { $file }
no-such-seat = There is no seat '{ $given }'; seats are 0 to { $last }, or none to watch.
runs-a-program = This game was played against a program; to run it, say: --bots '{ $program }'
