/** Makes types of the JSON schema that it reads: `python web/generate.py` writes it, and writes down what comes out. */

import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";
import { resolveConfig } from "prettier";

const schema = JSON.parse(await text(process.stdin));
const style = { ...(await resolveConfig(import.meta.filename)), plugins: [] };
const types = await compile(schema, schema.title, { bannerComment: "", ignoreMinAndMaxItems: true, style });

/** Comments and dictionaries of one line: the file is read by people. */
const comment = /\/\*\*\n *\* (.*)\n *\*\//g;
const dictionary = /(?<=: )\{\n *\[k: string\]: (.*);\n *\}/g;
const short = types.replace(comment, "/** $1 */").replace(dictionary, "Record<string, $1>");
process.stdout.write(short.replace(dictionary, "Record<string, $1>"));
