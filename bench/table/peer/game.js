'use strict';
// A small game of our own for two seats: push your luck with a row of cards. It never ends; an empty deck is dealt
// anew. The card v is there v times, for v = 1 to 8. Who reveals a card that is in the row loses the row.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const NAME = 'row';
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((value) => Array(value).fill(value));

const emptyStacks = () => [{}, {}];

function countAndDealAnew(G, random) {
  for (let value = 1; value <= 8; value += 1) {
    const [first, second] = G.stacks.map((stack) => stack[value] || 0);
    if (first !== second) G.scores[first > second ? 0 : 1] += value;
  }
  G.deals += 1;
  G.stacks = emptyStacks();
  G.discard = [];
  G.secret.deck = random.Shuffle(CARDS);
  G.left = CARDS.length;
}

function reveal({ G, random, events }) {
  if (G.left === 0) countAndDealAnew(G, random);
  const card = G.secret.deck.pop();
  G.left -= 1;
  if (!G.row.includes(card)) {
    G.row.push(card);
    return undefined;
  }
  G.discard.push(...G.row, card);
  G.row = [];
  events.endTurn();
  return undefined;
}

function take({ G, playerID, events }) {
  if (G.row.length === 0) return INVALID_MOVE;
  const stack = G.stacks[playerID];
  for (const card of G.row) stack[card] = (stack[card] || 0) + 1;
  G.row = [];
  events.endTurn();
  return undefined;
}

const game = {
  name: NAME,
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    row: [],
    stacks: emptyStacks(),
    discard: [],
    scores: [0, 0],
    deals: 1,
    left: CARDS.length,
    secret: { deck: random.Shuffle(CARDS) },
  }),
  moves: { reveal, take },
  playerView: PlayerView.STRIP_SECRETS,
};

module.exports = { NAME, game };
