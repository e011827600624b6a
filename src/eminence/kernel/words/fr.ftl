# Ce que dit chaque jeu, en français. Ce que sont les variables : kernel/messages.py.

you-among-others = toi
status-over = La partie est finie.
