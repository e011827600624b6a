/** A QR code (ISO/IEC 18004) for a link: bytes, error correction level M, versions 1 to 10. True is dark. */

/** By version: error correction bytes a block, then how many blocks of how many data bytes. */
const BLOCKS: [number, [number, number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The remainder of Reed and Solomon. */
function corrected(data: number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root++) {
    const longer = [...divisor, 0];
    divisor.forEach((one, at) => (longer[at + 1]! ^= times(one, EXP[root]!)));
    divisor = longer;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    if (lead) divisor.forEach((one, index) => (rest[at + index]! ^= times(one, lead)));
  }
  return rest.slice(data.length);
}

function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const room = (version: number) => BLOCKS[version - 1]![1].reduce((sum, [count, size]) => sum + count * size, 0);
  let version = 1;
  while (version <= 10 && 4 + (version < 10 ? 8 : 16) + bytes.length * 8 > room(version) * 8) version++;
  if (version > 10) throw new Error("too long for a QR code");
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; data.length < room(version); pad++) data.push(pad % 2 ? 0x11 : 0xec);

  const [extra, groups] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let from = 0;
  for (const [count, size] of groups) {
    for (let block = 0; block < count; block++, from += size) blocks.push(data.slice(from, from + size));
  }
  const checks = blocks.map((block) => corrected(block, extra));
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => rows.map((row) => row[at])).flat();
  const words = [...woven(blocks), ...woven(checks)].filter((word): word is number => word !== undefined);
  return { version, words };
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A code of Bose, Chaudhuri and Hocquenghem: the bits and their remainder. */
function guarded(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(generator);
  for (let bit = 31; bit >= top; bit--) if ((rest >> bit) & 1) rest ^= generator << (bit - top);
  return (value << bits) | rest;
}

type Grid = (boolean | undefined)[][];

function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let y = -1; y < 8; y++) {
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        put(left + x, top + y, ring !== 2 && ring !== 4);
      }
    }
  }
  const spots = ALIGNED[version - 1]!;
  const last = spots.length - 1;
  spots.forEach((cy, row) =>
    spots.forEach((cx, column) => {
      if ((row === 0 && (column === 0 || column === last)) || (row === last && column === 0)) return;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) put(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }),
  );
  for (let at = 8; at < size - 8; at++) {
    grid[6]![at] ??= at % 2 === 0;
    grid[at]![6] ??= at % 2 === 0;
  }
  put(8, size - 8, true);
  if (version >= 7) {
    const bits = guarded(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const dark = Boolean((bits >> bit) & 1);
      put(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
      put(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
    }
  }
  format(grid, 0);
  return grid;
}

function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = guarded(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = Boolean((bits >> bit) & 1);
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 0;
    if (bit < 8) grid[near]![8] = dark;
    else grid[8]![bit === 8 ? 7 : 14 - bit] = dark;
    if (bit < 8) grid[8]![size - 1 - bit] = dark;
    else grid[size - 15 + bit]![8] = dark;
  }
}

function filled(version: number, words: number[], mask: number): boolean[][] {
  const grid = frame(version);
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== undefined) continue;
        const dark = Boolean(((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
  format(grid, mask);
  return grid as boolean[][];
}

/** How hard it is to read: long runs, blocks, false finders, too much of one. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * ((text.match(/(?=10111010000)/g)?.length ?? 0) + (text.match(/(?=00001011101)/g)?.length ?? 0));
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      dark += Number(grid[y]![x]);
      const same = grid[y]![x];
      if (x && y && grid[y - 1]![x] === same && grid[y]![x - 1] === same && grid[y - 1]![x - 1] === same) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5);
}

let last: { text: string; grid: boolean[][] } | undefined;

export function qr(text: string): boolean[][] {
  if (last?.text !== text) {
    const { version, words } = codewords(text);
    const all = MASKS.map((_, mask) => filled(version, words, mask));
    last = { text, grid: all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best)) };
  }
  return last.grid;
}
