/** The table that a link or a code leads to; nothing if it is neither. */
export function parseTableLink(text: string): string | undefined {
  return /(?:^|\/t\/)([a-z0-9]{6,24})\/?(?:[#?].*)?$/.exec(text.trim().toLowerCase())?.[1];
}
