import "server-only";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { PrismaClient, type Prisma } from "./generated/client";

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

/** Connects to `url`; the caller disconnects. Statements are prepared once per connection. */
export function connect(url: string, poolSize = POOL_SIZE): PrismaClient {
  const adapter = new PrismaPg(
    { connectionString: url, max: poolSize, connectionTimeoutMillis: 5_000 },
    {
      statementNameGenerator: ({ sql }) => createHash("sha1").update(sql).digest("base64url"),
    },
  );
  return new PrismaClient({ adapter, transactionOptions: TRANSACTION });
}

const shared = globalThis as { prismaClient?: PrismaClient };

/** The client of this process, made on first use: a build imports this module without a database. */
export function prisma(): PrismaClient {
  const url = env().DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set; start the shop with `npm start`.");
  shared.prismaClient ??= connect(url);
  return shared.prismaClient;
}
