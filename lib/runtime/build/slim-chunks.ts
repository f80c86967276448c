import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * What a build writes for the server, made smaller for the processes that load it: V8 keeps the text of every
 * file that is loaded, with two bytes for each character as soon as one of them is none of Latin-1, such as ₹
 * or an ellipsis. And Turbopack writes the modules that many handlers begin with again for each of them.
 */

/** The name of its own, by which alone copies differ. */
const OWN_NAME = /\n\/\/# sourceMappingURL=.*\s*$/;

/** With what stands before it: a backslash that escapes the character begins the longer escape then. */
const WIDE = /(\\*)([^\0-\xff])/g;

/** The same program without characters that are none of Latin-1; a raw template would tell the difference. */
export function narrowed(script: string): string {
  if (script.includes("String.raw`")) return script;
  return script.replace(WIDE, (_, before: string, unit: string) => {
    const escape = `u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return before.length % 2 === 0 ? `${before}\\${escape}` : before + escape;
  });
}

/** Narrows the chunks of the build in `output`, and has those with the same modules share one file. */
export async function slimChunks(output: string): Promise<void> {
  const known = new Map<string, string>();
  const files: string[] = [];
  for await (const file of glob(`${output}/server/chunks/**/*.js`)) files.push(file);
  for (const file of files.sort()) {
    const text = await readFile(file, "utf8");
    const script = narrowed(text.replace(OWN_NAME, "\n"));
    const hash = createHash("sha256").update(script).digest("base64");
    const same = known.get(hash);
    if (!same) known.set(hash, file);
    await writeFile(file, same ? sharing(file, same) : script);
  }
}

function sharing(file: string, other: string): string {
  const from = path.relative(path.dirname(file), other).split(path.sep).join("/");
  return `module.exports = require(${JSON.stringify(from.startsWith(".") ? from : `./${from}`)});\n`;
}
