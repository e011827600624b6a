# Connect Four in English. What the variables are: eminence/kernel/translation.py.

event-dropped =
    { $who-is ->
        [you] You play { $column }.
       *[they] { $who } plays { $column }.
    }

status-asked = Choose a column.
status-waiting =
    { $who-is ->
        [you] Waiting for you.
       *[they] Waiting for { $who }.
    }
refusal-column-full = Column { $column } is full.

card-text = Four in a line win.
reason =
    { $points ->
        [0] { $who }: { $points } = no four in a line
       *[other] { $who }: { $points } = four in a line
    }

summary-connect-four = Drop discs into columns; four in a line win.
option-connect-four-first = the seat that begins
