import "server-only";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { LRUCache } from "lru-cache";
import { PrismaClient, type Prisma } from "shop-database";
import { env } from "@/lib/base/env";
import { measured } from "@/lib/base/measured";
import { processWide } from "@/lib/base/process-wide";
import { PLANNED_EACH_TIME, PLANNED_ONCE } from "./plan-marks";
import { impatientSocket } from "./impatient-socket";
import { nameOutage } from "./outage";
import { traceQuery } from "./trace-query";

export type Transaction = Prisma.TransactionClient;

export type Db = PrismaClient | Transaction;

const POOL_SIZE = 10;

/**
 * Milliseconds. Longer than the pool's busiest moment: fifty buyers of one product wait for each other's locks, and
 * should be served rather than refused.
 */
const TRANSACTION = { maxWait: 10_000, timeout: 15_000 };

/**
 * How long a database may be silent, in milliseconds, while connecting and while it owes an answer. A database that
 * hangs keeps its connections open without answering; without this limit everybody would wait for it, and its
 * connections would stay in the pool.
 */
export interface Timeouts {
  connecting: number;
  answering: number;
  /**
   * Limits after which the database itself ends work, earlier than the client gives up; without them it ends nothing.
   */
  bounds?: {
    /** For one statement. */
    statement: number;
    /** For waiting for a row or table that another transaction holds. */
    lock: number;
    /** For a transaction in which nothing happens; its session ends too. */
    idle: number;
  };
}

/** A statement that the client gives up would continue in the database, so the database's own limits are shorter. */
const TIMEOUTS: Timeouts = {
  connecting: 5_000,
  answering: 10_000,
  bounds: { statement: 9_000, lock: 8_000, idle: 20_000 },
};

/**
 * For the worker, which gives way to all other processes: on a busy machine it looks at a connection long after it was
 * accepted, and its jobs would use up their attempts. Shorter than a job may take.
 */
export const WORKER_TIMEOUTS: Timeouts = { ...TIMEOUTS, connecting: 30_000 };

/** For background work, one statement of which may scan a whole table. */
export const LONG_TIMEOUTS: Timeouts = {
  connecting: 10_000,
  answering: 30 * 60_000,
  bounds: { statement: 29 * 60_000, lock: 60_000, idle: 10 * 60_000 },
};

function toBounds({ bounds }: Timeouts) {
  return (
    bounds && {
      statement_timeout: bounds.statement,
      lock_timeout: bounds.lock,
      idle_in_transaction_session_timeout: bounds.idle,
    }
  );
}

/** Reports its pool (`shop_db_connections` of /metrics). */
class MeasuredPg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    measured.pool = adapter.underlyingDriver();
    return adapter;
  }
}

/**
 * Matches statements that search for a text, a word or a facet. The number of matching rows decides which plan is
 * best.
 */
const LOOKS_FOR_TEXT = /\bI?LIKE\b|@@|\bfound_products\b|\bproduct_facets\b/;

/**
 * Statements are prepared once per connection, except those that search for a text and are not marked as having one
 * plan for all texts (PLANNED_ONCE): PostgreSQL would plan them once for any text, and read half a table through an
 * index made for rare ones. Behind `?pgbouncer=true` (Prisma's flag) the connection changes with each transaction,
 * and an older pgbouncer does not support prepared statements at all.
 */
function preparation(url: string) {
  if (new URL(url).searchParams.get("pgbouncer") === "true") return {};
  return { statementNameGenerator: ({ sql }: { sql: string }) => getName(sql) };
}

/**
 * Maximum number of prepared kinds of search; the first ones. Searches differ by the number of their words and by
 * their filters, and a prepared search takes about 400 kB in each connection. Without them the API answers 43 new
 * searches a second instead of 60, and pages 9.5 instead of 11.7 (medians of five alternating rounds, 2026-11-29).
 * The most frequent kinds in place of the first would add at most a twentieth.
 */
const MAX_SEARCHES = 8;
const searches = new Set<string>();

function isPreparedSearch(name: string): boolean {
  if (searches.size < MAX_SEARCHES) searches.add(name);
  return searches.has(name);
}

interface Statement {
  /** Name of the prepared statement; without a name it is not prepared. */
  name: string;
  isSearch: boolean;
}

/** Keyed by the statement's text: the texts are long, and the same ones repeat. */
const statements = new LRUCache<string, Statement>({ max: 200 });

function toStatement(sql: string): Statement {
  const isSearch = sql.includes(PLANNED_ONCE);
  const isPrepared = isSearch || !(LOOKS_FOR_TEXT.test(sql) || sql.includes(PLANNED_EACH_TIME));
  const name = isPrepared ? createHash("sha1").update(sql).digest("base64url") : "";
  return { name, isSearch };
}

function getName(sql: string): string {
  const statement = statements.get(sql) ?? toStatement(sql);
  statements.set(sql, statement);
  const { name, isSearch } = statement;
  return isSearch && !isPreparedSearch(name) ? "" : name;
}

/** Connects to `url`; the caller disconnects. */
export function connect(
  url: string,
  poolSize = POOL_SIZE,
  timeouts = TIMEOUTS,
  Adapter = PrismaPg,
): PrismaClient {
  const adapter = new Adapter(
    {
      connectionString: url,
      max: poolSize,
      ...toBounds(timeouts),
      connectionTimeoutMillis: timeouts.connecting,
      // Closes an idle connection before its silence could be taken for a fault.
      idleTimeoutMillis: timeouts.answering / 2,
      stream: () => impatientSocket(timeouts.answering),
    },
    preparation(url),
  );
  const maxWait = Math.max(TRANSACTION.maxWait, timeouts.connecting);
  return new PrismaClient({ adapter, transactionOptions: { ...TRANSACTION, maxWait } });
}

/** Traces each operation and names outages, because pages share their reads and therefore their failures. */
function observed(client: PrismaClient): PrismaClient {
  const named = client.$extends({
    query: {
      $allOperations: async ({ model, operation, args, query }) => {
        try {
          const name = model ? `${model}.${operation}` : operation;
          return await traceQuery(name, () => query(args) as Promise<unknown>);
        } catch (error) {
          nameOutage(error);
          throw error;
        }
      },
    },
  });
  // The extended client lacks only $on, which this process does not use.
  return named as unknown as PrismaClient;
}

const shared = processWide<{ prismaClient: PrismaClient }>();

/** Returns the client of this process, made on first use: a build imports this module without a database. */
export function prisma(): PrismaClient {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE } = env();
  if (!url) throw new Error("DATABASE_URL is not set; start the shop with `npm start`.");
  const poolSize = DATABASE_POOL_SIZE ?? POOL_SIZE;
  shared.prismaClient ??= observed(connect(url, poolSize, TIMEOUTS, MeasuredPg));
  return shared.prismaClient;
}
