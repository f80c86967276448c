import "server-only";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { getMemberKind, type Manifest } from "./format";
import { JOB_TABLE } from "./queued-jobs";
import type { ReadMember } from "./read-archive";
import { columnList, TEXT_FORMAT } from "./tables";

/**
 * Starts loading rows in one transaction. The shop's own triggers are off meanwhile, which any owner of the tables
 * may do: rows come with their ratings and audit links, and linking audit entries again would break the chain.
 * Foreign keys and checks stay on; the backup's tables are in an order that they accept.
 */
export async function beginLoading(client: Client, manifest: Manifest): Promise<void> {
  await client.query(`BEGIN; ${TEXT_FORMAT}`);
  for (const { name } of manifest.tables) {
    await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  }
  // Rows written by migrations are in the backup too, as its shop left them.
  for (const { name } of [...manifest.tables].reverse()) {
    await client.query(`DELETE FROM "${name}"`);
  }
}

/** Loaded rows by table; mails count under the name of the queue's table. */
export type Loaded = Map<string, number>;

export async function loadPart(
  client: Client,
  member: ReadMember,
  manifest: Manifest,
  loaded: Loaded,
): Promise<void> {
  const what = getMemberKind(member.name);
  if (what?.kind !== "table" && what?.kind !== "queue") throw new Error("Not a part of a table.");
  const target = what.kind === "queue" ? JOB_TABLE : what.table;
  const columns =
    what.kind === "queue"
      ? manifest.mails.columns
      : manifest.tables.find(({ name }) => name === target)?.columns;
  if (!columns) throw new Error(`${target} is not in the manifest`);
  const copy = client.query(copyFrom(`COPY ${target} (${columnList(columns)}) FROM STDIN`));
  await pipeline(Readable.from(member.content), copy);
  loaded.set(target, (loaded.get(target) ?? 0) + copy.rowCount);
}

/** @throws Error when a table did not get as many rows as the backup counted */
export async function endLoading(
  client: Client,
  manifest: Manifest,
  loaded: Loaded,
): Promise<void> {
  const wanted = [...manifest.tables, { name: JOB_TABLE, rows: manifest.mails.rows }];
  for (const { name, rows } of wanted) {
    const came = loaded.get(name) ?? 0;
    if (came !== rows) throw new Error(`${came} instead of ${rows} rows came into ${name}.`);
  }
  for (const { name } of manifest.tables) {
    await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  }
}
