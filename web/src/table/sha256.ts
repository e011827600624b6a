/** SHA-256, for pages that browsers do not trust with their own: those that come over plain HTTP. */

const fraction = (root: number) => ((root % 1) * 0x1_0000_0000) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

const KEYS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const FIRST = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const whole = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, at) => whole.setUint8(at, byte));
  whole.setUint8(bytes.length, 0x80);
  whole.setUint32(whole.byteLength - 8, Math.floor(bytes.length / 0x2000_0000));
  whole.setUint32(whole.byteLength - 4, bytes.length << 3);
  return whole;
}

function schedule(message: DataView, start: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => message.getUint32(start + 4 * at) | 0);
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[at - 16]! + low + words[at - 7]! + high) | 0);
  }
  return words;
}

function mixed(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + KEYS[round]! + words[round]!) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

/** In hexadecimal. */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  let state = FIRST;
  for (let start = 0; start < message.byteLength; start += 64) state = mixed(state, schedule(message, start));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
