import "server-only";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { LRUCache } from "lru-cache";
import { env } from "@/lib/base/env";
import { measured } from "@/lib/base/measured";
import { processWide } from "@/lib/base/process-wide";
import { Frequent, PLANNED_EACH_TIME, PLANNED_ONCE } from "./frequent";
import { PrismaClient, type Prisma } from "./generated/client";
import { impatientSocket } from "./impatient-socket";
import { nameOutage } from "./outage";
import { traceQuery } from "./trace-query";

/** An open transaction. */
export type Transaction = Prisma.TransactionClient;

/** Anything that reads and writes: the client itself or a transaction. */
export type Db = PrismaClient | Transaction;

const POOL_SIZE = 10;

/**
 * In milliseconds. Longer than the pool's busiest moment: fifty buyers of one product wait for each
 * other's locks, and whoever waits is served rather than refused.
 */
const TRANSACTION = { maxWait: 10_000, timeout: 15_000 };

/**
 * How long a database may be silent, in milliseconds: while it is connected to, and while it owes an
 * answer. One that stands still keeps its connections open and says nothing; without a bound everybody
 * would wait for it, and its connections would stay in the pool.
 */
export interface Patience {
  connecting: number;
  answering: number;
  /** What the database itself ends, before nobody listens any more; without it nothing. */
  bounds?: {
    /** One statement. */
    statement: number;
    /** Waiting for a row or table that somebody else holds. */
    lock: number;
    /** A transaction in which nothing happens, and the session with it. */
    idle: number;
  };
}

/** A statement that is given up here would go on in the database, were it not stopped there first. */
const PATIENCE: Patience = {
  connecting: 5_000,
  answering: 10_000,
  bounds: { statement: 9_000, lock: 8_000, idle: 20_000 },
};

/** For work that nobody waits for, one statement of which may go over a whole table. */
export const PATIENT: Patience = {
  connecting: 10_000,
  answering: 30 * 60_000,
  bounds: { statement: 29 * 60_000, lock: 60_000, idle: 10 * 60_000 },
};

function boundsOf({ bounds }: Patience) {
  return (
    bounds && {
      statement_timeout: bounds.statement,
      lock_timeout: bounds.lock,
      idle_in_transaction_session_timeout: bounds.idle,
    }
  );
}

/** Tells of its pool (`shop_db_connections` of /metrics). */
class MeasuredPg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    measured.pool = adapter.underlyingDriver();
    return adapter;
  }
}

/** A text, a word or a facet that is looked for: how many rows hold it decides how it is found. */
const LOOKS_FOR_TEXT = /\bI?LIKE\b|@@|\bfound_products\b|\bproduct_facets\b/;

/**
 * Statements are prepared once per connection, but for those that look for a text and do not say that it does not
 * matter which (planned-once.ts): PostgreSQL would plan them once for whatever text, and read half a table through
 * an index made for rare ones. Behind `?pgbouncer=true` (as Prisma has it) a connection is another one for each
 * transaction, and an older pgbouncer knows no prepared statement in any.
 */
function preparation(url: string) {
  if (new URL(url).searchParams.get("pgbouncer") === "true") return {};
  return { statementNameGenerator: ({ sql }: { sql: string }) => nameOf(sql) };
}

/**
 * Searches differ by the number of their words and by all that they are narrowed to, and each connection keeps what
 * it has prepared, some 400 kB of a search: so many kinds of them are, those that are asked for most.
 */
const MOST_SEARCHES = 8;
const searches = new Frequent(MOST_SEARCHES);

interface Statement {
  /** Under which it is prepared; without one it is not. */
  name: string;
  isSearch: boolean;
}

/** By their texts, which are long and the same ones over and over. */
const statements = new LRUCache<string, Statement>({ max: 200 });

function statementOf(sql: string): Statement {
  const isSearch = sql.includes(PLANNED_ONCE);
  const isPrepared = isSearch || !(LOOKS_FOR_TEXT.test(sql) || sql.includes(PLANNED_EACH_TIME));
  const name = isPrepared ? createHash("sha1").update(sql).digest("base64url") : "";
  return { name, isSearch };
}

function nameOf(sql: string): string {
  const statement = statements.get(sql) ?? statementOf(sql);
  statements.set(sql, statement);
  const { name, isSearch } = statement;
  return isSearch && !searches.ask(name) ? "" : name;
}

/** Connects to `url`; the caller disconnects. */
export function connect(
  url: string,
  poolSize = POOL_SIZE,
  patience = PATIENCE,
  Adapter = PrismaPg,
): PrismaClient {
  const adapter = new Adapter(
    {
      connectionString: url,
      max: poolSize,
      ...boundsOf(patience),
      connectionTimeoutMillis: patience.connecting,
      // An idle one is closed before its silence could be taken for a fault.
      idleTimeoutMillis: patience.answering / 2,
      stream: () => impatientSocket(patience.answering),
    },
    preparation(url),
  );
  return new PrismaClient({ adapter, transactionOptions: TRANSACTION });
}

/** Traces each operation, and names outages: pages share their reads, and so their failures. */
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
  // It lacks $on alone, of which nobody in this process makes use.
  return named as unknown as PrismaClient;
}

const shared = processWide<{ prismaClient: PrismaClient }>();

/** The client of this process, made on first use: a build imports this module without a database. */
export function prisma(): PrismaClient {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE } = env();
  if (!url) throw new Error("DATABASE_URL is not set; start the shop with `npm start`.");
  const poolSize = DATABASE_POOL_SIZE ?? POOL_SIZE;
  shared.prismaClient ??= observed(connect(url, poolSize, PATIENCE, MeasuredPg));
  return shared.prismaClient;
}
