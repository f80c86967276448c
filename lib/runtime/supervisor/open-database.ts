import "server-only";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { startEmbedded, type EmbeddedPostgres } from "@/lib/db/embedded/embedded";
import type { Env } from "@/lib/base/env";
import { isDiskFull } from "@/lib/base/http/resource-errors";
import { StartError } from "./steps";

const OLDEST_VERSION = 150_000;

export interface OpenDatabase {
  /** Leads to the server itself, as the owner or as the role in DATABASE_URL. */
  url: string;
  /** Used for most queries; a pooler may stand in between, which assigns connections per transaction. */
  webUrl: string;
  /** Text for people, such as "PostgreSQL 18.4, embedded". */
  description: string;
  embedded: boolean;
  /** Settles when an embedded server ends, for whatever reason; never settles for an external server. */
  exited: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database in DATABASE_URL, or the embedded one.
 * @throws StartError when it cannot be reached, is too old or has no room
 */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    return {
      ...(await checkAddresses(env.DATABASE_URL, env.DATABASE_DIRECT_URL)),
      embedded: false,
      exited: new Promise(() => undefined),
      close: () => Promise.resolve(),
    };
  }
  const server = await startOwn(env.DATA_DIR);
  // For the operator's own tools. When the URL has a port, it changes at each start.
  await writeFile(path.join(env.DATA_DIR, "database-url"), server.url, { mode: 0o600 });
  return {
    url: server.url,
    webUrl: server.url,
    description: `PostgreSQL ${await checkVersion(server.url)}, embedded in ${server.folder}`,
    embedded: true,
    exited: server.exited,
    close: () => server.stop(),
  };
}

async function startOwn(folder: string): Promise<EmbeddedPostgres> {
  try {
    return await startEmbedded(folder);
  } catch (error) {
    if (!(await isDiskFull(folder))) throw error;
    throw new StartError(
      `There is no room left on the disk of DATA_DIR (${path.resolve(folder)}). Make room, then start the shop again; it goes on where it stood.`,
    );
  }
}

async function checkAddresses(webUrl: string, url = webUrl) {
  const version = await checkVersion(webUrl);
  if (url !== webUrl) await checkVersion(url, "DATABASE_DIRECT_URL");
  return { webUrl, url, description: `PostgreSQL ${version}` };
}

async function checkVersion(url: string, variable = "DATABASE_URL"): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; name: string }>(
      `SELECT current_setting('server_version_num') AS number,
              split_part(current_setting('server_version'), ' ', 1) AS name`,
    );
    const { number, name } = rows[0] ?? { number: "0", name: "of an unknown version" };
    if (Number(number) >= OLDEST_VERSION) return name;
    throw new StartError(`${variable} leads to PostgreSQL ${name}; the shop needs 15 or later.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${variable} cannot be reached: ${getReason(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Node reports a host with several addresses as an AggregateError, whose own message is empty. */
function getReason(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message : String(first);
}
