/** As much of Markdown as the rules use: headings, paragraphs, items, tables, bold. Shown as text, never as HTML. */

export interface Span {
  text: string;
  bold: boolean;
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "text" | "item"; text: string; spans: Span[] }
  | { kind: "row"; text: string; cells: string[] };

const plain = (text: string) =>
  text
    .replace(/<a id="[^"]*"><\/a>/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`]/g, "");

function spans(text: string): Span[] {
  return plain(text)
    .split(/\*\*(.+?)\*\*/)
    .map((part, at) => ({ text: part.replace(/\*(\S[^*]*)\*/g, "$1"), bold: at % 2 === 1 }))
    .filter(({ text: part }) => part);
}

function block(text: string): Block {
  const heading = /^(#+)\s+(.*)$/s.exec(text);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: plain(heading[2]!) };
  const item = /^(?:[-*]|\d+\.)\s+(.*)$/s.exec(text);
  const words = item ? item[1]! : text;
  const parts = spans(words);
  return { kind: item ? "item" : "text", text: parts.map((part) => part.text).join(""), spans: parts };
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length) found.push(block(open.join(" ")));
    open = [];
  };
  for (const raw of markdown.split("\n")) {
    const line = raw.trim();
    if (!line) close();
    else if (line.startsWith("|")) {
      close();
      const cells = line
        .slice(1, -1)
        .split("|")
        .map((one) => plain(one.trim()).replaceAll("**", ""));
      if (!cells.every((one) => /^:?-+:?$/.test(one))) found.push({ kind: "row", text: cells.join(" "), cells });
    } else {
      if (/^(#|[-*]\s|\d+\.\s)/.test(line)) close();
      open.push(line);
      if (line.startsWith("#")) close();
    }
  }
  close();
  return found;
}
