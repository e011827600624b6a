'use strict';
// How a table of Eminence is opened and played: tables by HTTP, then one WebSocket a seat.

const WebSocket = require('ws');
const { post } = require('./post');

/** A seat, or a watcher if there is no token: every state is handed to `onState`; resolves after the first. A refused move is an error. */
function sit(url, table, token, query, onState) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/tables/${table}/socket?${query}`, { headers });
  return new Promise((resolve, reject) => {
    let requests = 0;
    let wire = null;
    let seat = null;
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
      if (message.type === 'welcome') {
        seat = message.seat;
      } else if (message.type === 'state') {
        resolve(client);
        const moves = message.actors.includes(seat) ? message.moves : []; // who has chosen may choose again, but need not
        onState({ number: message.seq, moves, over: Boolean(message.result) });
      } else if (message.type === 'refused' || message.type === 'error') {
        throw new Error(`refused: ${data}`);
      }
    });
  });
}

/** The players of a table; they stay for the tables that follow it. */
async function meet(url, { seats }) {
  const players = [];
  for (let seat = 0; seat < seats; seat += 1) {
    players.push((await post(`${url}/api/session`, { name: String.fromCharCode(65 + seat) })).token);
  }
  return players;
}

async function open(url, { game, seats, watchers, page }, players, onState) {
  const [host, ...guests] = players;
  const { id } = await post(`${url}/api/tables`, { game, seats }, host);
  for (const guest of guests) await post(`${url}/api/tables/${id}/join`, {}, guest);
  await post(`${url}/api/tables/${id}/start`, {}, host);
  const query = page ? 'protocol=2&display=1' : '';
  const viewers = [];
  for (const [viewer, token] of [...players, ...Array(watchers).fill(null)].entries()) {
    viewers.push(await sit(url, id, token, query, (state) => onState(viewer, state)));
  }
  return viewers;
}

module.exports = { meet, open };
