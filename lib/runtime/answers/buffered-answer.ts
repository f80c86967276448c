import type { ServerResponse } from "node:http";

/** Collects the writes to an answer that is held until complete. */

export type Chunks = (string | Buffer)[];

/** Takes the arguments of write() and end(): a string or bytes, the encoding of the string, a callback. */
export function bufferChunk(chunks: Chunks, [chunk, encoding, done]: readonly unknown[]): void {
  if (typeof chunk === "string") chunks.push(chunk);
  else if (chunk instanceof Uint8Array) {
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  }
  const callback = [chunk, encoding, done].find((argument) => typeof argument === "function");
  (callback as (() => void) | undefined)?.();
}

/** Returns a single chunk without copying it: most calls are answered in one chunk, and a list of twenty is 30 kB. */
export function joinBytes(chunks: Readonly<Chunks>): Buffer {
  const parts = chunks.map((chunk) => (typeof chunk === "string" ? Buffer.from(chunk) : chunk));
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** Returns a single string without copying it. */
export function joinText(chunks: Readonly<Chunks>): string {
  const [first] = chunks;
  return chunks.length === 1 && typeof first === "string" ? first : joinBytes(chunks).toString();
}

/**
 * Collects the writes to the answer while `isBuffered` returns true; other writes pass through. The caller ends the answer.
 */
export function bufferWrites(response: ServerResponse, isBuffered: () => boolean): Chunks {
  const write = response.write.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const chunks: Chunks = [];
  Object.assign(response, {
    write(...args: Parameters<typeof write>) {
      if (!isBuffered()) return write(...args);
      bufferChunk(chunks, args);
      return true;
    },
    flushHeaders() {
      if (!isBuffered()) flushHeaders();
    },
  });
  return chunks;
}
