'use strict';
// How a table of boardgame.io is opened and played: its lobby by HTTP, then one socket.io connection a seat.

const { io } = require('socket.io-client');
const { NAME } = require('./peer/game');
const { post } = require('./post');

const SEATS = 2;

function stateOf(message, seat) {
  const mine = message.ctx.currentPlayer === String(seat);
  const moves = message.G.row.length ? ['reveal', 'take'] : ['reveal'];
  return { number: message._stateID, moves: mine ? moves : [], over: message.ctx.gameover !== undefined };
}

/** A seat, or a watcher if that is null: every state is handed to `onState`; resolves after the first. */
function sit(url, matchID, seat, credentials, onState) {
  const playerID = seat === null ? null : String(seat);
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
      socket.emit('sync', matchID, playerID, credentials, SEATS);
    });
  });
}

/** Nobody has to say who they are before they join a match. */
const meet = async () => [];

async function open(url, { watchers }, _players, onState) {
  const { matchID } = await post(`${url}/games/${NAME}/create`, { numPlayers: SEATS });
  const viewers = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const body = { playerID: String(seat), playerName: `Player ${seat}` };
    const { playerCredentials } = await post(`${url}/games/${NAME}/${matchID}/join`, body);
    viewers.push(await sit(url, matchID, seat, playerCredentials, (state) => onState(seat, state)));
  }
  for (let viewer = SEATS; viewer < SEATS + watchers; viewer += 1) {
    viewers.push(await sit(url, matchID, null, undefined, (state) => onState(viewer, state)));
  }
  return viewers;
}

module.exports = { meet, open };
