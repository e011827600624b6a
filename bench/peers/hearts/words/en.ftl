# Hearts in English. What the variables are: eminence/kernel/translation.py.

event-dealt =
    { $who-is ->
        [you] You hold { $hand-plain }.
       *[they] { $who } holds { $hand-plain }.
    }
event-started =
    { $who-is ->
        [you] You begin.
       *[they] { $who } begins.
    }
event-played =
    { $who-is ->
        [you] You play { $card }.
       *[they] { $who } plays { $card }.
    }
event-taken =
    { $who-is ->
        [you] You take the trick, which costs { $cost }.
       *[they] { $who } takes the trick, which costs { $cost }.
    }

status-asked = Play a card.
status-waiting =
    { $who-is ->
        [you] Waiting for you.
       *[they] Waiting for { $who }.
    }
refusal-not-playable = { $card } cannot be played now.

card-text = Each of the suit costs { $cost }.
reason = { $who }: { $points } = { $cost } taken

summary-hearts = Take no hearts and not the queen of spades, or take them all.
option-hearts-must-break-hearts = no hearts are led until something bitter was played
