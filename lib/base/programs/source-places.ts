import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { BUILD_OUTPUT, DIST } from "./programs.ts";

/**
 * A place in a bundled program or in a chunk of Next's server, as a stack names it. Bounded, because a stack repeats the
 * error's message, which can hold what a visitor sent.
 */
const PLACE =
  /(?:file:\/\/[^\s()]{1,300}?\.mjs|(?<![^\s()])[^\s()]{0,300}?\bserver\/[^\s()]{1,200}?\.js):\d{1,7}:\d{1,7}/g;

/** Path of the packed source maps of Next's server chunks. */
export const MAPS = path.join(/* turbopackIgnore: true */ DIST, "maps");

/** The map that was read last: stacks come in rows from one file, and a map of each would stay in memory. */
let last: { file: string; map: SourceMap | undefined } | undefined;

function readText(file: string, maps: string): string {
  if (file.startsWith("file:")) return readFileSync(`${fileURLToPath(file)}.map`, "utf8");
  const chunk = file.split(`${BUILD_OUTPUT}/server/`).at(-1);
  return gunzipSync(readFileSync(path.join(maps, `${chunk}.map.gz`))).toString();
}

function readMap(file: string, maps: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readText(file, maps)) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

function toSource(place: string, maps: string): string {
  const [, file = "", line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  if (last?.file !== file) last = { file, map: readMap(file, maps) };
  const origin = last.map?.findOrigin(Number(line), Number(column));
  if (!origin || !("fileName" in origin)) return place;
  return `${origin.fileName.replace(/^(\.\.\/)+/, "")}:${origin.lineNumber}:${origin.columnNumber}`;
}

/**
 * Names in a stack the sources of bundled programs and chunks instead. Node's own --enable-source-maps does the same for
 * 25 MiB in each process, because it reads all maps at the start.
 */
export const withSourcePlaces = (stack: string, maps = MAPS): string =>
  stack.replace(PLACE, (place) => toSource(place, maps));
