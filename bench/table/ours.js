'use strict';
// How a table of Eminence is opened and played: tables by HTTP, then one WebSocket a seat.

const WebSocket = require('ws');
const { post } = require('./post');

const GAME = 'behind-the-throne';

/** A seat: every state is handed to `onState`; resolves after the first. A refused move is an error. */
function sit(url, table, token, onState) {
  const headers = { Authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/tables/${table}/socket`, { headers });
  return new Promise((resolve, reject) => {
    let requests = 0;
    let wire = null;
    const client = {
      send: (move, number) => {
        requests += 1;
        socket.send(JSON.stringify({ type: 'move', request: `r${requests}`, seen: number, move }));
      },
      bytes: () => wire.bytesRead,
      close: () => socket.close(),
    };
    socket.on('error', reject);
    socket.on('open', () => {
      wire = socket._socket;
    });
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'state') {
        resolve(client);
        onState({ number: message.seq, moves: message.moves || [], over: Boolean(message.over || message.result) });
      } else if (message.type === 'refused' || message.type === 'error') {
        throw new Error(`refused: ${data}`);
      }
    });
  });
}

/** Two players for a table; they stay for the tables that follow it. */
async function meet(url) {
  const players = [];
  for (const name of ['A', 'B']) players.push((await post(`${url}/api/session`, { name })).token);
  return players;
}

async function open(url, players, onState) {
  const [host, guest] = players;
  const { id } = await post(`${url}/api/tables`, { game: GAME, seats: 2 }, host);
  await post(`${url}/api/tables/${id}/join`, {}, guest);
  await post(`${url}/api/tables/${id}/start`, {}, host);
  const seats = [];
  for (const [seat, token] of players.entries()) {
    seats.push(await sit(url, id, token, (state) => onState(seat, state)));
  }
  return seats;
}

module.exports = { meet, open };
