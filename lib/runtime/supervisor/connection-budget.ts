import "server-only";
import { availableParallelism } from "node:os";
import pg from "pg";
import type { Env } from "@/lib/base/env";
import { StartError } from "./steps";

/** How the connections that the database allows are shared out. */

/** The supervisor's and the worker's: mail and its queue, housekeeping, unconfirmed orders. */
const SUPERVISOR = 8;
/** For the operator's commands, a backup and psql. */
const OPERATOR = 5;
/** Of each web process, beside its pool: the one that listens. */
const LISTENER = 1;
/** Fewer would wait for each other; more than one process has no use for. */
const POOL = { least: 2, most: 10 };

export interface WebShare {
  /** How many web processes there are. */
  count: number;
  /** The most connections in the pool of each. */
  poolSize: number;
}

/**
 * How many processes there are, and what each may take, of so many `connections` altogether. While
 * processes are replaced there is one more of them. Without a number that was asked for there are as
 * many as the machine has cores for, as far as the connections go.
 * @throws StartError when there are too few for the number that was asked for
 */
export function shareOut(
  connections: number,
  asked: number | undefined,
  cores = availableParallelism(),
): WebShare {
  const left = connections - SUPERVISOR - OPERATOR;
  const poolOf = (count: number) => Math.floor(left / (count + 1)) - LISTENER;
  const most = Math.floor(left / (POOL.least + LISTENER)) - 1;
  const count = asked ?? Math.max(1, Math.min(cores, most));
  if (poolOf(count) < POOL.least) {
    const needed = SUPERVISOR + OPERATOR + (count + 1) * (POOL.least + LISTENER);
    throw new StartError(
      `WEB_CONCURRENCY ${count} needs ${needed} connections to the database, which allows ${connections}; raise its max_connections or DATABASE_CONNECTIONS, or take fewer processes.`,
    );
  }
  return { count, poolSize: Math.min(POOL.most, poolOf(count)) };
}

/** As shareOut, of what the server allows and DATABASE_CONNECTIONS leaves this shop of it. */
export async function webShare(env: Env, databaseUrl: string): Promise<WebShare> {
  const allowed = await allowedConnections(databaseUrl);
  return shareOut(Math.min(allowed, env.DATABASE_CONNECTIONS ?? allowed), env.WEB_CONCURRENCY);
}

/** By the server, the database and the role that `databaseUrl` names; -1 means no limit of its own. */
async function allowedConnections(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ server: number; database: number; role: number }>(`
      SELECT current_setting('max_connections')::int
             - current_setting('superuser_reserved_connections')::int
             - coalesce(current_setting('reserved_connections', true), '0')::int AS server,
             (SELECT datconnlimit FROM pg_database WHERE datname = current_database()) AS database,
             (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user) AS role`);
    const limits = Object.values(rows[0] ?? {}).filter((limit) => limit >= 0);
    return Math.min(...limits);
  } finally {
    await client.end();
  }
}
