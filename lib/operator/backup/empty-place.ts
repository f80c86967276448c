import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import type { Env } from "@/lib/base/env";
import { OperatorError } from "../command";
import type { Manifest } from "./format";
import { readTables } from "./tables";

/** A restore never mixes with what is there: it takes an empty database and no pictures. */

/** What the migrations themselves write. */
const SEEDED = new Set(["promo_codes", "tax_rates", "categories", "carriers"]);

/** @throws OperatorError where pictures lie in DATA_DIR */
export async function requireNoPictures(env: Env): Promise<void> {
  const folder = path.resolve(env.DATA_DIR, "uploads");
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw notEmpty(`${folder} holds pictures`, env);
}

/**
 * Takes a database without tables, and one in which a restore was broken off: at the backup's
 * migrations and without rows.
 * @throws OperatorError
 */
export async function requireEmptyDatabase(
  client: Client,
  applied: readonly string[],
  manifest: Manifest,
  env: Env,
): Promise<void> {
  const tables = (await readTables(client)).map(({ name }) => name);
  const ours = new Set(manifest.tables.map(({ name }) => name));
  if (applied.length === 0) {
    const foreign = tables.find((name) => ours.has(name));
    if (foreign) throw notEmpty(`the database has a table ${foreign}`, env);
    return;
  }
  const newer = applied.find((name) => !manifest.migrations.includes(name));
  if (newer) throw notEmpty("the database belongs to a shop", env);
  const queued = (await hasRelation(client, `${QUEUE_SCHEMA}.job`)) ? [`${QUEUE_SCHEMA}.job`] : [];
  for (const name of [...tables.filter((each) => !SEEDED.has(each)), ...queued]) {
    if (await hasRows(client, name)) throw notEmpty(`the database has rows in ${name}`, env);
  }
}

async function hasRelation(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "SELECT to_regclass($1) IS NOT NULL AS found",
    [name],
  );
  return rows[0]?.found === true;
}

async function hasRows(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM ${name}) AS found`,
  );
  return rows[0]?.found === true;
}

function notEmpty(reason: string, { DATABASE_URL, DATA_DIR }: Env): OperatorError {
  const folder = `name a new folder in DATA_DIR (or move ${path.resolve(DATA_DIR)} aside)`;
  const remedy = DATABASE_URL ? `make a new database for DATABASE_URL and ${folder}` : folder;
  return new OperatorError(
    `A backup is restored into an empty place only, and ${reason}; ${remedy}. Nothing was changed.`,
  );
}
