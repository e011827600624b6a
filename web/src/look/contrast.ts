/** Colours as a browser computes them, and how well one is read on another. */

/** Red, green, blue and how much of what is below it covers, each from 0 to 1. */
export type Colour = [number, number, number, number];
export type Tokens = Record<string, string>;
type Three = [number, number, number];

/** What :root says in both themes; the light one changes what it names. */
export function themesOf(css: string): { dark: Tokens; light: Tokens } {
  const block = (head: string): Tokens => {
    const from = css.indexOf(`${head} {`);
    const said = css.slice(from, css.indexOf("\n}", from)).matchAll(/(--[\w-]+):\s*([^;]+);/g);
    return Object.fromEntries([...said].map(([, name, value]) => [name, value!.replace(/\s+/g, " ")]));
  };
  const dark = block(":root");
  return { dark, light: { ...dark, ...block(':root[data-theme="light"]') } };
}

/** The parts of a list, whose commas in brackets are no concern of it. */
export function parts(list: string): string[] {
  const found = [""];
  let depth = 0;
  for (const sign of list) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && !depth) found.push("");
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim());
}

/** A colour as it is written: a number, a token, a mix of two. */
export function colour(written: string, tokens: Tokens = {}): Colour {
  const [, name, inside] = /^([a-z-]+)\((.*)\)$/s.exec(written) ?? [];
  if (written === "transparent") return [0, 0, 0, 0];
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(written)) {
    const digits = written.length < 6 ? written.slice(1).replace(/./g, "$&$&") : written.slice(1);
    const [r, g, b, alpha] = digits
      .padEnd(8, "f")
      .match(/../g)!
      .map((pair) => parseInt(pair, 16) / 255);
    return [r!, g!, b!, alpha!];
  }
  if (name === "var" && tokens[inside!]) return colour(tokens[inside!]!, tokens);
  if (name === "color-mix") return mixed(inside!, tokens);
  throw new Error(`No colour: ${written}`);
}

/** The colours of which a ground is made: of a gradient its stops, of which one is the worst. */
export function stops(written: string, tokens: Tokens = {}): string[] {
  const named = /^var\((--[\w-]+)\)$/.exec(written)?.[1];
  if (named && tokens[named]?.includes("-gradient(")) return stops(tokens[named]!, tokens);
  const [, inside] = /^(?:linear|radial)-gradient\((.*)\)$/s.exec(written) ?? [];
  if (inside === undefined) return [written];
  return parts(inside)
    .map((part) => part.replace(/\s+[\d.]+%$/, ""))
    .filter((part) => /^(#|var\(|color-mix\(|transparent)/.test(part));
}

/** As color-mix does it: what is transparent lends no hue. */
function mixed(inside: string, tokens: Tokens): Colour {
  const [space, ...two] = parts(inside);
  if (space !== "in oklab" && space !== "in srgb") throw new Error(`Not known: ${space}`);
  const [one, other] = two.map((part) => {
    const [, written, percent] = /^(.*?)(?:\s+([\d.]+)%)?$/s.exec(part)!;
    return { value: colour(written!, tokens), weight: percent === undefined ? undefined : Number(percent) / 100 };
  });
  const weight = other!.weight ?? 1 - (one!.weight ?? 0.5);
  const [a, b] = [one!.value[3] * (1 - weight), other!.value[3] * weight];
  const alpha = a + b;
  if (!alpha) return [0, 0, 0, 0];
  const [to, from] = space === "in oklab" ? [toLab, fromLab] : [(rgb: Three) => rgb, (rgb: Three) => rgb];
  const [first, second] = [to(rgbOf(one!.value)), to(rgbOf(other!.value))];
  const [r, g, blue] = from(first.map((value, at) => (value * a + second[at]! * b) / alpha) as Three);
  return [r, g, blue, alpha];
}

const rgbOf = ([r, g, b]: Colour): Three => [r, g, b];
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const curved = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const clamped = (value: number) => Math.min(1, Math.max(0, value));
const times = (matrix: Three[], by: Three) =>
  matrix.map((row) => row.reduce((sum, value, at) => sum + value * by[at]!, 0)) as Three;

/** Björn Ottosson's Oklab. */
const toLab = (rgb: Three): Three =>
  times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      rgb.map(linear) as Three,
    ).map(Math.cbrt) as Three,
  );
const fromLab = (lab: Three): Three =>
  times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    times(
      [
        [1, 0.3963377774, 0.2158037573],
        [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.291485548],
      ],
      lab,
    ).map((value) => value ** 3) as Three,
  ).map((value) => clamped(curved(clamped(value)))) as Three;

/** A layer on what is below it, which nothing shows through. */
export function over([r, g, b, alpha]: Colour, below: Colour): Colour {
  const [x, y, z] = [r, g, b].map((value, at) => value * alpha + below[at]! * (1 - alpha));
  return [x!, y!, z!, 1];
}

/** What brightness, saturate and grayscale make of a colour. */
export function filtered([r, g, b, alpha]: Colour, filter: string): Colour {
  let rgb: Three = [r, g, b];
  for (const [, name, amount] of filter.matchAll(/(brightness|saturate|grayscale)\(([\d.]+)\)/g)) {
    const grey = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    const kept = name === "grayscale" ? 1 - Number(amount) : Number(amount);
    rgb = rgb.map((value) => clamped(name === "brightness" ? value * kept : grey + (value - grey) * kept)) as Three;
  }
  return [...rgb, alpha];
}

const luminance = (shown: Colour) => {
  const [r, g, b] = rgbOf(shown).map(linear) as Three;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG's contrast of two colours that nothing shows through, from 1 to 21. */
export function ratio(one: Colour, other: Colour): number {
  const [dim, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dim! + 0.05);
}
