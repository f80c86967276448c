import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { connect, type Timeouts } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { processWide } from "@/lib/base/process-wide";
import { wrongAmounts } from "./audit-amounts";
import { DisorderlyPg } from "./faults/disorderly-pg";

const ofProgram = processWide<{ prismaClient: PrismaClient }>();

/** Longer than a test process may stall. The shop's own timeouts have their own tests (lib/db/bounds.int.test.ts). */
const TIMEOUTS: Timeouts = { connecting: 60_000, answering: 120_000 };

export interface TestDatabase {
  db: PrismaClient;
  url: string;
}

/** Files of a worker run one after another, so one database per worker is enough. */
const workerDatabase = `worker_${process.env.VITEST_POOL_ID ?? "0"}`;

function getUrl(database: string): string {
  const url = new URL(inject("templateUrl"));
  url.pathname = database;
  return url.href;
}

/**
 * Creates a database for this worker and resets it before each test to the state after the migrations. Call it at
 * the top of a test file. The tested program finds it by DATABASE_URL. `db` reverses results of queries without an
 * ORDER BY, and checks that audit log entries hold amounts in integer paise.
 */
export function testDatabase(): TestDatabase {
  const url = getUrl(workerDatabase);
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET ??= randomBytes(36).toString("base64url");
  const db = connect(url, undefined, TIMEOUTS, DisorderlyPg);
  beforeAll(createOnce);
  beforeEach(() => db.$executeRaw`SELECT testing.reset()`);
  afterEach(() => checkAuditedAmounts(db));
  afterAll(() => Promise.all([db.$disconnect(), ofProgram.prismaClient?.$disconnect()]));
  return { db, url };
}

async function checkAuditedAmounts(db: PrismaClient): Promise<void> {
  const entries = await db.auditLog.findMany({ select: { action: true, details: true } });
  const wrong = entries.flatMap(({ action, details }) =>
    wrongAmounts(details).map((field) => `${action}: ${field}`),
  );
  expect(wrong, "amounts in the audit log that are not integer …Paise").toEqual([]);
}

async function createOnce(): Promise<void> {
  const template = new URL(inject("templateUrl")).pathname.slice(1);
  const client = new pg.Client(getUrl("postgres"));
  await client.connect();
  try {
    const sql = "SELECT 1 FROM pg_database WHERE datname = $1";
    const { rowCount } = await client.query(sql, [workerDatabase]);
    if (rowCount === 0)
      await client.query(`CREATE DATABASE ${workerDatabase} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
}
