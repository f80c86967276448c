import "server-only";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { ArchiveWriter } from "./archive-writer";
import { countRows, partsOf } from "./copy-rows";
import { memberName, type Manifest } from "./format";
import { JOB_COLUMNS, JOBS_QUERY } from "./mail-jobs";
import { columnList, readTables } from "./tables";

/** Streams what a query or table answers into members; tells how many rows that were. */
async function copyOut(
  client: Client,
  source: string,
  archive: ArchiveWriter,
  nameOf: (n: number) => string,
): Promise<number> {
  let n = 0;
  let rows = 0;
  for await (const part of partsOf(client.query(copyTo(`COPY ${source} TO STDOUT`)))) {
    await archive.addBuffer(nameOf((n += 1)), part);
    rows += countRows(part);
  }
  return rows;
}

/** All rows of the shop and the mails of its queue, as the client's snapshot shows them. */
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
