# Behind the Throne : de quoi il s'agit, et ce que décident les options. La page lit aussi ce fichier.

summary-behind-the-throne = Une carte de plus, ou s'arrêter à temps : achète ton chemin jusqu'au trône.
option-behind-the-throne-swap-after-five = une rangée complète de cinq cartes peut être échangée, pas seulement prise
option-behind-the-throne-receiver-may-refuse = qui reçoit une rangée échangée peut refuser les personnages qui lui sont nouveaux
