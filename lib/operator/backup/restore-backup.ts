import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { appliedMigrations, applyMigrations } from "@/lib/db/migrate";
import type { Env } from "@/lib/base/env";
import { prepareQueue } from "@/lib/email/queue";
import { requireEmptyDatabase, requireNoPictures } from "./empty-place";
import { kindOf, type Manifest } from "./format";
import { beginLoading, endLoading, loadPart, type Loaded } from "./load-rows";
import { readArchive, type ReadMember } from "./read-archive";
import { keepSecret } from "./secret";
import { requireSame } from "./verify-archive";

export interface RestoreOptions {
  env: Env;
  /** Of the database's owner. */
  databaseUrl: string;
  file: string;
  /** What verifying the file answered. */
  manifest: Manifest;
}

/**
 * Loads a verified backup into an empty place: the schema as the backup's shop had it, then the rows
 * and pictures, then the migrations since. Rows and pictures come together or not at all. Answers the
 * secret that the backup holds, if any, which the shop keeps where AUTH_SECRET is not set.
 * @throws OperatorError where the place is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<string | undefined> {
  const { env, databaseUrl, manifest } = options;
  await requireNoPictures(env);
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
    await prepareQueue(databaseUrl);
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
  const folder = path.resolve(env.DATA_DIR, "uploads");
  const aside = `${folder}.partial`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    await beginLoading(client, manifest);
    const loaded: Loaded = new Map();
    const secret = await unpack(client, options, aside, loaded);
    await endLoading(client, manifest, loaded);
    if (secret) await keepSecret(env, secret);
    // The pictures first: a restore that ends here leaves an empty database, which is easily seen.
    await rmdir(folder).catch(() => undefined);
    await rename(aside, folder);
    await client.query("COMMIT");
    return secret;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

/** Reads the file once more, and believes it no more than the first time. */
async function unpack(
  client: pg.Client,
  { file, manifest }: RestoreOptions,
  aside: string,
  loaded: Loaded,
): Promise<string | undefined> {
  let secret: string | undefined;
  let n = 0;
  for await (const member of readArchive(file)) {
    const what = kindOf(member.name);
    if (what?.kind === "manifest") break;
    const wanted = manifest.members[n];
    if (!wanted) throw new Error(`${member.name} is not in the manifest.`);
    if (what?.kind === "upload") await writePicture(path.join(aside, what.file), member);
    else if (what?.kind === "secret") secret = await textOf(member);
    else await loadPart(client, member, manifest, loaded);
    requireSame(wanted, member.sums());
    n += 1;
  }
  if (n !== manifest.members.length) throw new Error(`${file} has changed while it was read.`);
  return secret;
}

async function writePicture(file: string, { content }: ReadMember): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(Readable.from(content), createWriteStream(file, { flush: true }));
}

async function textOf({ content }: ReadMember): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
