import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";

/** A place in a bundled program, as a stack names it. */
const PLACE = /file:\/\/\S+?\.mjs:\d+:\d+/g;

/** The map that was read last: stacks come in rows from one program, and a map of each would stay in memory. */
let last: { url: string; map: SourceMap | undefined } | undefined;

function readMap(url: string): SourceMap | undefined {
  try {
    const text = readFileSync(`${fileURLToPath(url)}.map`, "utf8");
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

function toSource(place: string): string {
  const [, url = "", line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  if (last?.url !== url) last = { url, map: readMap(url) };
  const origin = last.map?.findOrigin(Number(line), Number(column));
  if (!origin || !("fileName" in origin)) return place;
  return `${origin.fileName.replace(/^(\.\.\/)+/, "")}:${origin.lineNumber}:${origin.columnNumber}`;
}

/**
 * Names in a stack the sources of bundled programs instead of their bundles. Node's own --enable-source-maps does the
 * same for 25 MiB in each process, because it reads all maps at the start.
 */
export const withSourcePlaces = (stack: string): string => stack.replace(PLACE, toSource);
