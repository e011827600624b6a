'use strict';
// One table, played at random. A move is made when all seats and watchers have the state after the last one.

/** Numbers in [0, 1), the same on every run (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Table {
  /**
   * `life`: how many moves a table lasts, on average; then the seats leave for a new one. `ends`: they do so when the
   * game is over. The first table is left somewhere on its way, as if all had gone on for long: so new ones are opened
   * from the beginning as often as they will always be. `setting`: what is played, and by how many.
   */
  constructor({ side, url, setting, tally, seed, life = Infinity, ends = false, think = 0, most = Infinity }) {
    Object.assign(this, { side, url, setting, tally, life, ends, think, most, random: chance(seed) });
    Object.assign(this, { begun: false, stopped: false });
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  async open() {
    const left = this.players ? this.lasting() : this.life * this.random();
    this.players ??= await this.side.meet(this.url, this.setting);
    Object.assign(this, { viewers: null, states: [], sent: null, answered: null, played: 0, left });
    const receive = (viewer, state) => this.receive(viewer, state);
    this.viewers = await this.side.open(this.url, this.setting, this.players, receive);
    this.tally.opened += 1;
    this.tally.last = performance.now(); // opening many takes a while, too
    this.next();
  }

  lasting() {
    return this.ends ? Infinity : this.life * (0.5 + this.random());
  }

  begin() {
    this.begun = true;
    this.next();
  }

  receive(viewer, state) {
    this.states[viewer] = state;
    if (this.sent && state.number > this.sent.number && !this.sent.heard.has(viewer)) {
      this.sent.heard.add(viewer);
      const waited = performance.now() - this.sent.at;
      this.tally.hear(viewer === this.sent.seat ? 'mover' : 'other', waited);
    }
    this.next();
  }

  /** Goes on once everybody has received the same new state. */
  next() {
    const [first] = this.states;
    if (!this.begun || this.stopped || !this.viewers) return;
    if (this.states.some((state) => state.number !== first.number)) return;
    if (this.answered === first.number) return;
    this.answered = first.number;
    if (this.played >= this.most) this.close();
    else if (first.over || this.played >= this.left) this.renew();
    else if (this.think) setTimeout(() => this.move(), 2000 * this.think * this.random());
    else this.move();
  }

  move() {
    if (this.stopped) return;
    const seat = this.states.findIndex((state) => state.moves.length > 0);
    if (seat < 0) {
      this.reject(new Error(`nobody can move: ${JSON.stringify(this.states)}`));
      return;
    }
    const { number, moves } = this.states[seat];
    const move = moves[Math.floor(this.random() * moves.length)];
    this.played += 1;
    this.sent = { seat, number, heard: new Set(), at: performance.now() };
    this.viewers[seat].send(move, number);
  }

  bytes() {
    return this.viewers ? this.viewers.reduce((sum, viewer) => sum + viewer.bytes(), 0) : 0;
  }

  leave() {
    this.tally.bytes += this.bytes();
    for (const viewer of this.viewers ?? []) viewer.close();
    this.viewers = null;
  }

  renew() {
    this.leave();
    this.open().catch(this.reject);
  }

  close() {
    this.stopped = true;
    this.leave();
    this.resolve();
  }
}

module.exports = { Table };
