verb-bury = begraben
    .to = zu begraben
ability-bury = { ability-target } begraben
brief-bury = { brief-target } begraben
event-buried =
    { $who-is ->
        [you] Du begräbst { $card } { $place-at }.
       *[they] { $who } begräbt { $card } { $place-at }.
    }
