'use strict';
// Plays many tables on a server at once and prints what that took, as one line of JSON.
// node driver.js '{"side": "ours|theirs", "url": "http://...", "pid": 1, "what": "play|idle", "tables": 50, ...}'

const { setTimeout: sleep } = require('node:timers/promises');
const { machineTime, processorTime, residentMemory } = require('./proc');
const { Table } = require('./table');

const AT_ONCE = 20; // tables being opened at the same time
const STALLED = 20000; // milliseconds without any move after which the run has failed

class Tally {
  constructor() {
    Object.assign(this, { opened: 0, bytes: 0, mover: [], other: [], last: performance.now() });
  }

  hear(who, waited) {
    this[who].push(waited);
    this.last = performance.now();
  }
}

function spread(samples) {
  const sorted = Float64Array.from(samples).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) };
}

async function inTurns(count, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function look(pid, tally, tables) {
  const bytes = tables.reduce((sum, table) => sum + table.bytes(), tally.bytes);
  const mine = process.cpuUsage();
  return {
    at: performance.now(),
    cpu: processorTime(pid),
    machine: machineTime(),
    driver: (mine.user + mine.system) / 1000,
    bytes,
    opened: tally.opened,
  };
}

async function play({ side, url, setting, pid, tables: count, warmup, seconds, life, ends, think }) {
  const tally = new Tally();
  const options = { side, url, setting, tally, life, ends, think };
  const tables = Array.from({ length: count }, (_, seed) => new Table({ ...options, seed }));
  const failed = Promise.race(tables.map((table) => table.done)); // a table that goes wrong ends the run
  const watch = setInterval(() => {
    if (performance.now() - tally.last > STALLED) tables[0].reject(new Error('no move for 20 seconds'));
  }, 1000);
  const run = async () => {
    await inTurns(count, (index) => tables[index].open());
    for (const table of tables) table.begin();
    await sleep(warmup * 1000);
    Object.assign(tally, { mover: [], other: [] });
    const before = look(pid, tally, tables);
    await sleep(seconds * 1000);
    const after = look(pid, tally, tables);
    const { mover, other } = tally;
    Object.assign(tally, { mover: [], other: [] });
    return { before, after, mover, other, rss: residentMemory(pid) };
  };
  const { before, after, mover, other, rss } = await Promise.race([run(), failed]);
  clearInterval(watch);
  for (const table of tables) table.close();
  const moves = mover.length;
  const took = Object.fromEntries(Object.keys(before).map((key) => [key, after[key] - before[key]]));
  return {
    moves,
    moves_per_second: (moves / took.at) * 1000,
    cpu_ms_per_move: took.cpu / moves,
    bytes_per_move: took.bytes / moves,
    mover_ms: spread(mover),
    other_ms: spread(other),
    opened: took.opened,
    cores: {
      server: took.cpu / took.at,
      driver: took.driver / took.at,
      others: Math.max(0, took.machine - took.cpu - took.driver) / took.at,
    },
    rss_kib: rss,
  };
}

/** Memory of tables with one move each that nobody is connected to. */
async function idle({ side, url, setting, pid, tables: count, warm, collect }) {
  const tally = new Tally();
  const lay = (tables) =>
    inTurns(tables, async (seed) => {
      const table = new Table({ side, url, setting, tally, seed, most: 1 });
      await table.open();
      table.begin();
      await table.done;
    });
  const settled = async () => {
    await sleep(2000);
    const asItIs = residentMemory(pid);
    if (!collect) return { asItIs, collected: asItIs };
    for (let times = 0; times < 3; times += 1) {
      process.kill(pid, 'SIGUSR2');
      await sleep(500);
    }
    return { asItIs, collected: residentMemory(pid) };
  };
  await lay(warm);
  const before = await settled();
  await lay(count);
  const after = await settled();
  return {
    tables: count,
    empty_kib: before.collected,
    rss_kib: after.collected,
    kib_per_table: (after.collected - before.collected) / count,
    kib_per_table_with_garbage: (after.asItIs - before.collected) / count,
  };
}

async function main() {
  const wanted = JSON.parse(process.argv[2]);
  const side = require(wanted.side === 'ours' ? './ours' : './theirs');
  const found = await { play, idle }[wanted.what]({ ...wanted, side });
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
