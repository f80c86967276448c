import { PART_BYTES } from "./format";

/** Rows in COPY's text format: one line each, for a line break inside of a value is written as `\n`. */

const LINE_BREAK = 0x0a;

export function countRows(text: Uint8Array): number {
  let rows = 0;
  for (let at = text.indexOf(LINE_BREAK); at >= 0; at = text.indexOf(LINE_BREAK, at + 1)) rows += 1;
  return rows;
}

/** Cuts a stream of rows into parts of whole rows, each about as long as `bytes`. */
export async function* partsOf(
  chunks: AsyncIterable<Buffer>,
  bytes = PART_BYTES,
): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    const end = length < bytes ? -1 : chunk.lastIndexOf(LINE_BREAK);
    if (end < 0) continue;
    const rest = chunk.subarray(end + 1);
    yield Buffer.concat(held).subarray(0, length - rest.length);
    held = rest.length > 0 ? [rest] : [];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(held);
}
