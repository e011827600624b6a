# What every game says, in English. What the variables are: kernel/messages.py.

you-among-others = you
status-over = The game is over.
