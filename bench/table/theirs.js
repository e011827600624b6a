'use strict';
// How a table of boardgame.io is opened and played: its lobby by HTTP, then one socket.io connection a seat.

const { io } = require('socket.io-client');
const { NAME } = require('./peer/game');
const { post } = require('./post');

function stateOf(message, seat) {
  const mine = message.ctx.currentPlayer === String(seat);
  const moves = message.G.row.length ? ['reveal', 'take'] : ['reveal'];
  return { number: message._stateID, moves: mine ? moves : [], over: message.ctx.gameover !== undefined };
}

/** A seat: every state is handed to `onState`; resolves after the first. */
function sit(url, matchID, seat, credentials, onState) {
  const playerID = String(seat);
  const socket = io(`${url}/${NAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`boardgame.io: ${why}`));
    socket.on('connect_error', fail);
    socket.on('connect', () => {
      const wire = socket.io.engine.transport.ws._socket;
      const client = {
        send: (move, number) => {
          const payload = { type: move, args: [], playerID, credentials };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, number, matchID, playerID);
        },
        bytes: () => wire.bytesRead,
        close: () => socket.disconnect(),
      };
      socket.on('sync', (_, info) => {
        resolve(client);
        onState(stateOf(info.state, seat));
      });
      socket.on('update', (_, state) => onState(stateOf(state, seat)));
      socket.emit('sync', matchID, playerID, credentials, 2);
    });
  });
}

/** Nobody has to say who they are before they join a match. */
const meet = async () => [];

async function open(url, _players, onState) {
  const { matchID } = await post(`${url}/games/${NAME}/create`, { numPlayers: 2 });
  const seats = [];
  for (const seat of [0, 1]) {
    const body = { playerID: String(seat), playerName: `Player ${seat}` };
    const { playerCredentials } = await post(`${url}/games/${NAME}/${matchID}/join`, body);
    seats.push(await sit(url, matchID, seat, playerCredentials, (state) => onState(seat, state)));
  }
  return seats;
}

module.exports = { meet, open };
