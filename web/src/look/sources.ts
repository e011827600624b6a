/** What the sources of the page say about colours, for the test that measures them. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SRC = join(import.meta.dirname, "..");
export const files = (readdirSync(SRC, { recursive: true }) as string[]).map((path) => path.replaceAll("\\", "/"));
export const textOf = (file: string) => readFileSync(join(SRC, file), "utf8");

/** On one line, without comments, as prettier would write it if lines were long enough. */
const tidy = (written: string) =>
  written
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")");
const sources = files
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => {
    const [markup, style] = file.endsWith(".css") ? ["", textOf(file)] : textOf(file).split("<style>");
    return { file, markup: tidy(markup!), style: tidy(style ?? "") };
  });
export const everything = sources.map(({ markup, style }) => markup + style).join("\n");

export interface Rule {
  file: string;
  says: Record<string, string>;
}
/** The rules of all sheets, each with what it declares. */
export const rules: Rule[] = sources.flatMap(({ file, style }) =>
  [...style.matchAll(/\{([^{}]*)\}/g)].map(([, inside]) => ({
    file,
    says: Object.fromEntries(
      [...inside!.matchAll(/([\w-]+): ([^;]+)/g)].map(([, name, value]) => [name, value!.trim()]),
    ),
  })),
);

export interface Paint {
  file: string;
  property: string;
  value: string;
}
/** A ground is a ground, be it said with or without -color. */
const PAINTS = /^(color|background|fill|stroke|outline)(-color|-image)?$/;
const NOTHING = /^(none|inherit|transparent|currentColor|context-stroke|url\(.*)$/;

/** A name that a component gives to a colour stands for all that the component says it is. */
function meant(file: string, value: string): string[] {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!name || file.endsWith(".css")) return [value];
  const own = rules.filter((rule) => rule.file === file).flatMap(({ says }) => says[name] ?? []);
  return own.length ? own.flatMap((one) => meant(file, one)) : [value];
}

/** The colours of one rule by what they are for, without the widths and the like beside them. */
export function painted({ file, says }: Rule): Paint[] {
  return Object.entries(says).flatMap(([name, said]) => {
    const [, property] = PAINTS.exec(name) ?? [];
    return property === undefined
      ? []
      : meant(file, said.replace(/^\S+ (solid|dashed) | no-repeat$/g, ""))
          .filter((value) => !NOTHING.test(value))
          .map((value) => ({ file, property, value }));
  });
}

/** What pictures are drawn in, and colours that a script hands on. */
const handed: Paint[] = sources.flatMap(({ file, markup }) =>
  [...markup.matchAll(/\b(?:fill|stroke|stop-color)="([^"]+)"|"(var\(--[\w-]+\)|#[\da-f]{3,8})"/gi)]
    .map(([, attribute, quoted]) => ({ file, property: "fill", value: (attribute ?? quoted)! }))
    .filter(({ value }) => !NOTHING.test(value)),
);
export const paints: Paint[] = [...rules.flatMap(painted), ...handed];
