import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "@playwright/test";

/** The running shop from behind: its database and its outbox. */

const dataDir = process.env.E2E_DATA_DIR ?? "";

const databaseUrl = () => readFile(path.join(dataDir, "database-url"), "utf8");

/** One statement, for arranging what an admin would have done and for looking at what was written. */
export async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(await databaseUrl());
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function outbox(): Promise<Email[]> {
  const folder = path.join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml"));
  return Promise.all(
    mails.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
}

/** Waits for the mails to `address`, at least `count` of them; the queue sends them in its own time. */
export async function mailsTo(address: string, count = 1): Promise<Email[]> {
  let found: Email[] = [];
  await expect
    .poll(async () => {
      found = (await outbox()).filter((mail) => mail.to?.some((to) => to.address === address));
      return found.length;
    }, `mails to ${address}`)
    .toBeGreaterThanOrEqual(count);
  return found;
}
