'use strict';
// One table with two seats, played at random. A move is made when both seats have the state after the last one.

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
   * from the beginning as often as they will always be.
   */
  constructor({ side, url, tally, seed, life = Infinity, ends = false, think = 0, most = Infinity }) {
    Object.assign(this, { side, url, tally, life, ends, think, most, random: chance(seed) });
    Object.assign(this, { begun: false, stopped: false });
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  async open() {
    const left = this.players ? this.lasting() : this.life * this.random();
    this.players ??= await this.side.meet(this.url);
    Object.assign(this, { seats: null, states: [null, null], sent: null, answered: null, played: 0, left });
    this.seats = await this.side.open(this.url, this.players, (seat, state) => this.receive(seat, state));
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

  receive(seat, state) {
    this.states[seat] = state;
    if (this.sent && state.number > this.sent.number && !this.sent.heard[seat]) {
      this.sent.heard[seat] = true;
      const waited = performance.now() - this.sent.at;
      this.tally.hear(seat === this.sent.seat ? 'mover' : 'other', waited);
    }
    this.next();
  }

  /** Goes on once both seats have received the same new state. */
  next() {
    const [first, second] = this.states;
    if (!this.begun || this.stopped || !this.seats || !first || first.number !== second?.number) return;
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
    this.sent = { seat, number, heard: [false, false], at: performance.now() };
    this.seats[seat].send(move, number);
  }

  bytes() {
    return this.seats ? this.seats.reduce((sum, seat) => sum + seat.bytes(), 0) : 0;
  }

  leave() {
    this.tally.bytes += this.bytes();
    for (const seat of this.seats ?? []) seat.close();
    this.seats = null;
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
