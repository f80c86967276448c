import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, rmdir, readdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg, { type Client } from "pg";
import { appliedMigrations, applyMigrations } from "@/lib/db/migrations/migrate";
import type { Env } from "@/lib/base/env";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { FILE_FOLDERS, getMemberKind, type FileFolder, type Manifest } from "./format";
import { beginLoading, endLoading, loadPart, type Loaded } from "./load-rows";
import { readArchive, type Archive, type ReadMember } from "./read-archive";
import { storeSecret } from "./secret";
import { requireSame } from "./verify-archive";
import { OperatorError } from "../command";
import { readTables } from "./tables";

/** A restore never mixes with existing data: it needs an empty database and no files. */

/** Tables into which the migrations themselves write rows. */
const SEEDED = new Set(["promo_codes", "tax_rates", "categories", "carriers"]);

/** @throws OperatorError when there are pictures or private files in DATA_DIR */
async function requireNoFiles(env: Env): Promise<void> {
  for (const name of FILE_FOLDERS) {
    const folder = path.resolve(env.DATA_DIR, name);
    const names = await readdir(folder).catch(() => []);
    if (names.length > 0) throw notEmpty(`${folder} holds files`, env);
  }
}

/**
 * Accepts a database without tables, or one in which a restore was interrupted: at the backup's migrations and
 * without rows.
 * @throws OperatorError for any other database
 */
async function requireEmptyDatabase(
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

export interface RestoreOptions extends Archive {
  env: Env;
  /** Connects as the database's owner. */
  databaseUrl: string;
  /** The result of verifying the file. */
  manifest: Manifest;
}

/**
 * Loads a verified backup into an empty shop: the schema of the backup, then the rows and pictures, then the
 * migrations since. Rows and pictures are restored together or not at all. Returns the secret in the backup, if any,
 * which the shop uses when AUTH_SECRET is not set.
 * @throws OperatorError when the database or the folder is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<string | undefined> {
  const { env, databaseUrl, manifest } = options;
  await requireNoFiles(env);
  const client = new pg.Client(databaseUrl);
  // The next statement fails with the reason.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const applied = await appliedMigrations(databaseUrl);
    await requireEmptyDatabase(client, applied, manifest, env);
    if (applied.length < manifest.migrations.length) {
      await applyMigrations(databaseUrl, manifest.migrations);
    }
    await prepareQueues(databaseUrl);
    const secret = await load(client, options);
    await client.query("ANALYZE");
    await applyMigrations(databaseUrl);
    return secret;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function load(client: pg.Client, options: RestoreOptions): Promise<string | undefined> {
  const { env, manifest } = options;
  const aside = (name: FileFolder) => path.resolve(env.DATA_DIR, `${name}.partial`);
  const discard = () =>
    Promise.all(FILE_FOLDERS.map((name) => rm(aside(name), { recursive: true, force: true })));
  await discard();
  for (const name of FILE_FOLDERS) await mkdir(aside(name), { recursive: true });
  try {
    await beginLoading(client, manifest);
    const loaded: Loaded = new Map();
    const secret = await unpack(client, options, aside, loaded);
    await endLoading(client, manifest, loaded);
    if (secret) await storeSecret(env, secret);
    // The files move first: a restore that ends here leaves an empty database, which is easy to notice.
    for (const name of FILE_FOLDERS) {
      const folder = path.resolve(env.DATA_DIR, name);
      await rmdir(folder).catch(() => undefined);
      await rename(aside(name), folder);
    }
    await client.query("COMMIT");
    return secret;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    await discard();
    throw error;
  }
}

/** Reads the file again, with the same checks as the first time. */
async function unpack(
  client: pg.Client,
  { file, passphrase, manifest }: RestoreOptions,
  aside: (folder: FileFolder) => string,
  loaded: Loaded,
): Promise<string | undefined> {
  let secret: string | undefined;
  let n = 0;
  for await (const member of readArchive({ file, passphrase })) {
    const what = getMemberKind(member.name);
    if (what?.kind === "manifest") break;
    const wanted = manifest.members[n];
    if (!wanted) throw new Error(`${member.name} is not in the manifest.`);
    if (what?.kind === "file") await writeFile(path.join(aside(what.folder), what.file), member);
    else if (what?.kind === "secret") secret = await toText(member);
    else await loadPart(client, member, manifest, loaded);
    requireSame(wanted, member.sums());
    n += 1;
  }
  if (n !== manifest.members.length) throw new Error(`${file} has changed while it was read.`);
  return secret;
}

async function writeFile(file: string, { content }: ReadMember): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(Readable.from(content), createWriteStream(file, { flush: true }));
}

async function toText({ content }: ReadMember): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
