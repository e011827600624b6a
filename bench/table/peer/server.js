'use strict';
// The peer: boardgame.io's server as it comes, in memory, with one small game. node server.js PORT
// With `node --expose-gc` the signal SIGUSR2 collects garbage, so that memory can be measured without it.

const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game');

if (global.gc) process.on('SIGUSR2', () => global.gc());
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
