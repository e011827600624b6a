'use strict';
// What Linux knows about a process and all that it started: processor time and resident memory.

const { readFileSync, readdirSync } = require('node:fs');

const TICK = 10; // milliseconds in a tick of /proc/PID/stat; 100 ticks a second on every Linux in use

function family(pid) {
  let children = [];
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const listed = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
    if (listed) children = children.concat(listed.split(' '));
  }
  return [String(pid), ...children.flatMap(family)];
}

/** Milliseconds of processor time, user and system, of every thread, of living children and of those waited for. */
function processorTime(pid) {
  let ticks = 0;
  for (const member of family(pid)) {
    const stat = readFileSync(`/proc/${member}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks * TICK;
}

/** Kibibytes of resident memory. */
function residentMemory(pid) {
  let sum = 0;
  for (const member of family(pid)) {
    sum += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${member}/status`, 'utf8'))[1]);
  }
  return sum;
}

/** Milliseconds of processor time that the whole machine has spent on anything, stolen time included. */
function machineTime() {
  const [user, nice, system, , , irq, soft, steal] = readFileSync('/proc/stat', 'utf8').split(/\s+/).slice(1, 9).map(Number);
  return (user + nice + system + irq + soft + steal) * TICK;
}

module.exports = { machineTime, processorTime, residentMemory };
