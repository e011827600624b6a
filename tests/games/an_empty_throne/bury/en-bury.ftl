verb-bury = bury
ability-bury = bury { ability-target }
brief-bury = bury { brief-target }
event-buried =
    { $who-is ->
        [you] You bury { $card } of { $place }.
       *[they] { $who } buries { $card } of { $place }.
    }
