### First games: what is explained when the table is ripe for it.

## Behind the Throne

bt-lesson-stacks = You collect courtiers in stacks, at most five kinds. At the end every stack of two or more cards scores its value once; a single card scores nothing.
bt-lesson-reveal = It is your turn. Reveal a card now: click the deck.
bt-lesson-bar = The next card must not be higher than the bar shows. If it is, and your abilities cannot lower it, the whole row is lost. If it is equal, you may destroy a card of anybody.
bt-lesson-dare = Dare another card, up to five, or stop: take the row into your stacks.
bt-lesson-number = These are your stacks. The number is how many cards lie in each.
bt-lesson-crown = A crown means: nobody has a bigger stack of this kind, so its ability is yours. Sideways stacks sleep.
bt-lesson-read = Read what it does: hover a card, or press it long.
bt-lesson-swap = Instead of taking the row you may give it to somebody for one card of hers: click that card. What glows is possible, and a button asks before it is done.
bt-lesson-end = The game ends when the End of Game card is turned. Now try your luck: a hint is one click away.

## Shadow Throne

st-lesson-sides = Three powers fight for the crown: Empire, Rebels and Church. You serve none of them. You win by having your followers on the side that wins each battle.
st-lesson-card = On a card: left its power for its side, right the influence it brings you if that side wins, below the price. Read one: hover it, or press it long.
st-lesson-pool = Take a card of this pool. The rest goes on to your neighbour, and another pool comes to you: six picks.
st-lesson-hand = Your hand. It pays to have cards of more than one side: you will see where the battle goes before you commit. Commoners often bring gold.
st-lesson-battle = Now the battle: four waves. Choose a card for this wave, in secret; all are turned together.
st-lesson-power = The power of the three sides. After the fourth wave the strongest wins the battle, and only its followers bring influence.
st-lesson-hush = Two cards of one side in a row cost 1 gold more: hush money. A card you cannot pay is turned face down and brings 1 gold instead.
st-lesson-keep = The battle is over. Keep one card for the next: click it.
st-lesson-end = Whoever has 15 influence after a battle ends the game. A hint is one click away.

## Shadows over the Empire

se-lesson-tokens = Four factions want this city. You lead one of them, and you have 18 tokens to bring among the people.
se-lesson-leader = Choose your Leader: click one, then the button below.
se-lesson-place = Place the citizens that are shown to you, one by one: click a slot that glows.
se-lesson-city = The city. A card with tokens of yours alone is under your control. Hover a card, or press it long, to read it.
se-lesson-traits = Your Leader asks for one trait, ringed on the cards: only who has it can be influenced. Another trait is wild: it always counts as shared.
se-lesson-influence = On your turn a card of yours influences a neighbour. Click your Leader now.
se-lesson-neighbour = Now a neighbour that glows: you put as many tokens there as it shares traits with your Leader.
se-lesson-ability = Or use a card's ability, which turns it; or pass. When all have passed, the Round is over and cards are turned back.
se-lesson-conflict = Tokens of several players on one card are a Conflict: nobody controls it, and at the end of the Round each of them loses a token there.
se-lesson-end = You win with all 18 tokens out and the Distinct Personality in the middle under your control when a Round ends. A hint is one click away.

## An Empty Throne

et-lesson-points = Most points win: 2 for each Field that you flip, 1 for each place where your cards add up to 12, 1 for each refugee in your hand.
et-lesson-actions = A turn has two Actions, your two seals. Play a card to a place, or move one that lies there and draw.
et-lesson-card = Choose a card of your hand: every place tells what it would do there.
et-lesson-place = Now choose a place for it. Never twice to the same place in a turn.
et-lesson-abilities = A card uses its own Impact or the Recruit of the deck's top card; both, if the top is greater or of its Kith. Each card tells at which Fields.
et-lesson-tombs = At The Tombs you draw a hidden card, then your card's Impact follows. High values lie there.
et-lesson-second = One seal is broken. Use your second Action: another card to another place, or move the one that lies there.
et-lesson-sum = What your cards add up to here. At 12 it is a point, for each of you alone.
et-lesson-coalition = Four ways to a Coalition: three of a value, three of a Kith, four values, four Kiths. Then the Field flips at the end of your turn.
et-lesson-refuge = Cards of this Kith are points if you still hold them at the end.
et-lesson-end = The game ends when two decks are empty, or one turn after somebody has flipped all three Fields.
