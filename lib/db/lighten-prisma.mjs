// What Prisma's client would hold in every process that asks the database, and need not: 18 MiB of 29. Without
// this, or with another version of it, the client does the same.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const RUNTIME = ["client.js", "client.mjs"];
const GENERATED = "lib/db/generated";
const COMPILER = `${GENERATED}/query_compiler.wasm`;

/** Where the runtime reads what a kind of input may hold, each by its number. */
const NUMBERED = /(let (\w+)=this\.#\w+\(\),\w+=)\{\}(;for\(let \w+=0;\w+<\2;)/g;

/**
 * V8 gives an object whose names are numbers an array with a place for each number up to the greatest: 3,336 of
 * them here, nearly all of it empty. One that has the greatest index of all becomes a table of what is there.
 */
export const lightRuntime = (text) => text.replace(NUMBERED, "$1{4294967294:void 0}$3");

const AS_TEXT =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[^"]+\.wasm-base64\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/;

const AS_BYTES = `const { readFile } = await import('node:fs/promises')
    return new WebAssembly.Module(await readFile(/* turbopackIgnore: true */ ${JSON.stringify(COMPILER)}))`;

/** The module that holds the compiler as text, which stays in memory twice, and the client that reads it as bytes. */
export function lightClient(text) {
  const [, textModule] = AS_TEXT.exec(text) ?? [];
  return { textModule, client: text.replace(AS_TEXT, () => AS_BYTES) };
}

/** By another file: this one may have as many names as there are copies of its folder. */
function replace(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

export async function lightenPrisma() {
  const runtime = path.dirname(
    createRequire(import.meta.url).resolve("@prisma/client/runtime/client"),
  );
  for (const name of RUNTIME) {
    const file = path.join(runtime, name);
    replace(file, lightRuntime(readFileSync(file, "utf8")));
  }
  const file = `${GENERATED}/internal/class.ts`;
  const { textModule, client } = lightClient(readFileSync(file, "utf8"));
  if (!textModule) return;
  const { wasm } = await import(textModule);
  replace(COMPILER, Buffer.from(wasm, "base64"));
  replace(file, client);
}
