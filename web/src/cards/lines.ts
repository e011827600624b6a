/** Text broken into lines for SVG, which does not do it itself. Widths are those of the rules face, in hundredths of its size. */

const NARROW = "iljtfrI.,:;'!()[]| \u00a0";
const WIDE = "mwMWQOGDNH@—";

export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) {
    if (NARROW.includes(letter)) sum += 27;
    else if (WIDE.includes(letter)) sum += 74;
    else if (letter >= "A" && letter <= "Z") sum += 62;
    else sum += 47;
  }
  return (sum * size) / 100;
}

/** The same of the title face, which has capitals only. */
export function titleWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) {
    if ("ijIJ' ".includes(letter)) sum += 30;
    else if ("mwMW".includes(letter)) sum += 92;
    else if ("dghnoquDGHNOQU".includes(letter)) sum += 79;
    else sum += 63;
  }
  return (sum * size) / 100;
}

/** Never at a space that says so: French has one before a colon. */
export function breakLines(text: string, most: number, size: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > most) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The largest of some sizes in which a text fits into a box, and its lines. */
export function fitText(
  text: string,
  most: number,
  height: number,
  sizes: number[],
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = breakLines(text, most, size);
    if (lines.length * size * 1.18 <= height) return { size, lines };
  }
  const size = sizes.at(-1)!;
  return { size, lines: breakLines(text, most, size) };
}
