verb-bury = enterrer
ability-bury = enterrer { ability-target }
brief-bury = enterrer { brief-target }
event-buried =
    { $who-is ->
        [you] Tu enterres { $card } { $place-at }.
       *[they] { $who } enterre { $card } { $place-at }.
    }
