import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { connect, type Patience } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { processWide } from "@/lib/base/process-wide";
import { wrongAmounts } from "./audit-amounts";
import { DisorderlyPg } from "./disorderly-pg";

/** The client that the program under test makes for itself. */
const ofProgram = processWide<{ prismaClient: PrismaClient }>();

/** Longer than a test process stands still: what the shop's own bounds end has tests of its own (lib/db/bounds.int.test.ts). */
const PATIENCE: Patience = { connecting: 60_000, answering: 120_000 };

export interface TestDatabase {
  db: PrismaClient;
  url: string;
}

/** Files run one after another in a worker, so that a database per worker serves them all. */
const workerDatabase = `worker_${process.env.VITEST_POOL_ID ?? "0"}`;

function urlOf(database: string): string {
  const url = new URL(inject("templateUrl"));
  url.pathname = database;
  return url.href;
}

/**
 * A database of this worker's own, before each test as it was after the migrations. Call it at the
 * top of a test file. The program under test finds it by DATABASE_URL. What nobody orders, `db` answers the
 * other way round; whatever a test writes into the audit log is held to the one unit of amounts there.
 */
export function testDatabase(): TestDatabase {
  const url = urlOf(workerDatabase);
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET ??= randomBytes(36).toString("base64url");
  const db = connect(url, undefined, PATIENCE, DisorderlyPg);
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
  const client = new pg.Client(urlOf("postgres"));
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
