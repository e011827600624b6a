# Was jedes Spiel sagt, auf Deutsch. Was die Variablen sind: kernel/messages.py.

you-among-others = du
status-over = Das Spiel ist aus.
