# Behind the Throne: what it is about, and what its options decide. The page reads this file, too.

summary-behind-the-throne = Turn one more card, or stop while you can: buy your way to the throne.
option-behind-the-throne-swap-after-five = a full row of five cards may be swapped, not only taken
option-behind-the-throne-receiver-may-refuse = whoever receives a swapped row may refuse characters that are new to them
