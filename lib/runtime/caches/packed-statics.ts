import type { IncomingMessage, ServerResponse } from "node:http";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { encodingFor } from "../answers/content-encoding.ts";
import { prepareFinished, type FinishedAnswer } from "../answers/finished-answer.ts";
import { etagOf } from "../answers/revalidation.ts";

/**
 * Scripts and styles of a build, packed once beside themselves with all the time that takes: a tenth
 * smaller than what a server has the time to make of them, and sent from memory.
 */

const PACKED = ".br";

const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

/** Packs the bundles of the build in `output`, one after the other: a build goes on beside it. */
export async function packStatics(output: string): Promise<void> {
  // Nothing else that a build writes for browsers is of any length, and some of it is written again later.
  for await (const file of glob(`${output}/static/chunks/**/*.{js,css}`)) {
    await writeFile(file + PACKED, await promisify(brotliCompress)(await readFile(file)));
  }
}

/** Each file has another name when it has another content. */
const headersOf = (type: string): FinishedAnswer["headers"] => [
  ["Content-Type", type],
  ["Cache-Control", "public, max-age=31536000, immutable"],
  ["Vary", "Accept-Encoding"],
];

/** By their address. */
export type PackedStatics = ReadonlyMap<string, FinishedAnswer>;

/** What packStatics() has packed of the build in `output`. */
export async function readPackedStatics(output: string): Promise<PackedStatics> {
  const statics = new Map<string, FinishedAnswer>();
  for await (const name of glob(`static/**/*${PACKED}`, { cwd: output })) {
    const plain = name.slice(0, -PACKED.length);
    const body = await readFile(path.join(output, name));
    const headers = headersOf(TYPES[path.extname(plain)] ?? "");
    const address = `/_next/${plain.split(path.sep).join("/")}`;
    statics.set(address, { headers, etag: etagOf(body), encoding: "br", body });
  }
  return statics;
}

/** Answers the request for a packed file, where its caller can unpack it. */
export function answerPacked(
  statics: PackedStatics,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || headers.range) return false;
  const found = statics.get(url);
  if (!found || encodingFor(headers["accept-encoding"]) !== "br") return false;
  response.end(prepareFinished(found, request, response));
  return true;
}
