import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** Opens the content of a part once it is its turn. */
export type OpenPart = () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

/** Writes parts, one after another, into a file. Returns its SHA-256, hexadecimal. */
export async function joinInto(file: string, parts: readonly OpenPart[]): Promise<string> {
  const hash = createHash("sha256");
  async function* chunks() {
    for (const openPart of parts) {
      for await (const chunk of await openPart()) {
        hash.update(chunk);
        yield chunk;
      }
    }
  }
  await pipeline(chunks(), createWriteStream(file));
  return hash.digest("hex");
}
