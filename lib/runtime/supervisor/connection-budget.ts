import "server-only";
import { availableParallelism } from "node:os";
import pg from "pg";
import type { Env } from "@/lib/base/env";
import { StartError } from "./steps";

/** Divides the database's connections between the processes. */

/** For the supervisor and the worker: mail and its queue, housekeeping, unconfirmed orders. */
const SUPERVISOR = 8;
/** For the operator's commands, a backup and psql. */
const OPERATOR = 5;
/** For each web process besides its pool: the connection that listens. */
const LISTENER = 1;
/** With fewer than the minimum, requests wait for each other; one process cannot use more than the maximum. */
const POOL = { least: 2, most: 10 };

export interface WebShare {
  /** Number of web processes. */
  count: number;
  /** Maximum connections in the pool of each process. */
  poolSize: number;
}

/**
 * Returns the number of web processes and the pool size of each, for this many `connections` in total. One more
 * process runs while processes are replaced. Without a requested number there are as many as the machine has cores,
 * as far as the connections allow.
 * @throws StartError when there are too few connections for the requested number
 */
export function shareOut(
  connections: number,
  requested: number | undefined,
  cores = availableParallelism(),
): WebShare {
  const left = connections - SUPERVISOR - OPERATOR;
  const getPool = (count: number) => Math.floor(left / (count + 1)) - LISTENER;
  const most = Math.floor(left / (POOL.least + LISTENER)) - 1;
  const count = requested ?? Math.max(1, Math.min(cores, most));
  if (getPool(count) < POOL.least) {
    const needed = SUPERVISOR + OPERATOR + (count + 1) * (POOL.least + LISTENER);
    throw new StartError(
      `WEB_CONCURRENCY ${count} needs ${needed} connections to the database, which allows ${connections}; raise its max_connections or DATABASE_CONNECTIONS, or take fewer processes.`,
    );
  }
  return { count, poolSize: Math.min(POOL.most, getPool(count)) };
}

/** Applies shareOut to the connections that the server allows and DATABASE_CONNECTIONS leaves to this shop. */
export async function webShare(env: Env, databaseUrl: string): Promise<WebShare> {
  const allowed = await allowedConnections(databaseUrl);
  return shareOut(Math.min(allowed, env.DATABASE_CONNECTIONS ?? allowed), env.WEB_CONCURRENCY);
}

/**
 * Returns the minimum of the limits of the server, the database and the role in `databaseUrl`; -1 in PostgreSQL means
 * no limit.
 */
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
