import "server-only";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { ArchiveWriter } from "./archive-writer";
import { memberName, type Manifest, PART_BYTES } from "./format";
import { JOB_COLUMNS, JOBS_QUERY } from "./queued-jobs";
import { columnList, readTables } from "./tables";

/** Rows are in COPY's text format: one line each, because a line break inside a value is written as `\n`. */

const LINE_BREAK = 0x0a;

export function countRows(text: Uint8Array): number {
  let rows = 0;
  for (let at = text.indexOf(LINE_BREAK); at >= 0; at = text.indexOf(LINE_BREAK, at + 1)) rows += 1;
  return rows;
}

/** Splits a stream of rows into parts of whole rows, each about `bytes` long. */
export async function* splitParts(
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
    const remaining = chunk.subarray(end + 1);
    yield Buffer.concat(held).subarray(0, length - remaining.length);
    held = remaining.length > 0 ? [remaining] : [];
    length = remaining.length;
  }
  if (length > 0) yield Buffer.concat(held);
}

/** Streams the rows of a query or table into members. Returns the number of rows. */
async function copyOut(
  client: Client,
  source: string,
  archive: ArchiveWriter,
  nameOf: (n: number) => string,
): Promise<number> {
  let n = 0;
  let rows = 0;
  for await (const part of splitParts(client.query(copyTo(`COPY ${source} TO STDOUT`)))) {
    await archive.addBuffer(nameOf((n += 1)), part);
    rows += countRows(part);
  }
  return rows;
}

/** Copies all rows of the shop and the mails of its queue, as the client's snapshot shows them. */
export async function copyTables(
  client: Client,
  archive: ArchiveWriter,
): Promise<Pick<Manifest, "tables" | "mails">> {
  const tables: Manifest["tables"] = [];
  for (const { name, columns } of await readTables(client)) {
    const source = `"${name}" (${columnList(columns)})`;
    const rows = await copyOut(client, source, archive, (n) => memberName.table(name, n));
    tables.push({ name, columns, rows });
  }
  const rows = await copyOut(client, `(${JOBS_QUERY})`, archive, memberName.queue);
  return { tables, mails: { columns: JOB_COLUMNS, rows } };
}
