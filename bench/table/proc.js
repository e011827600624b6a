'use strict';
// What Linux knows about a process and all that it started: processor time and resident memory.

const { readFileSync, readdirSync } = require('node:fs');

const TICK = 10; // milliseconds in a tick of /proc/PID/stat; 100 ticks a second on every Linux in use

/** What `ask` answers, or `otherwise` if the process or thread it asks about is gone by now. */
function unlessGone(ask, otherwise) {
  try {
    return ask();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return otherwise;
    throw error;
  }
}

const read = (path) => unlessGone(() => readFileSync(path, 'utf8'), '');

function family(pid) {
  const threads = unlessGone(() => readdirSync(`/proc/${pid}/task`), []);
  const children = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean));
  return [String(pid), ...children.flatMap(family)];
}

/** Milliseconds of processor time, user and system, of every thread, of living children and of those waited for. */
function processorTime(pid) {
  let ticks = 0;
  for (const member of family(pid)) {
    const stat = read(`/proc/${member}/stat`);
    if (!stat) continue;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks * TICK;
}

/** Kibibytes of resident memory. */
function residentMemory(pid) {
  let sum = 0;
  for (const member of family(pid)) {
    sum += Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${member}/status`))?.[1] ?? 0);
  }
  return sum;
}

/** Milliseconds of processor time that the whole machine has spent on anything, stolen time included. */
function machineTime() {
  const fields = read('/proc/stat').split(/\s+/).slice(1, 9);
  const [user, nice, system, , , irq, soft, steal] = fields.map(Number);
  return (user + nice + system + irq + soft + steal) * TICK;
}

module.exports = { machineTime, processorTime, residentMemory };
