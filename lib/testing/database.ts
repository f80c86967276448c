import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";

export interface TestDatabase {
  db: PrismaClient;
  url: string;
}

const workerDatabase = `worker_${process.env.VITEST_POOL_ID ?? "0"}`;

function urlOf(database: string): string {
  const url = new URL(inject("templateUrl"));
  url.pathname = database;
  return url.href;
}

/**
 * A database of this worker's own, as fresh as after the migrations before each test. Call it at the
 * top of a test file. The program under test finds it, too: DATABASE_URL names it.
 */
export function testDatabase(): TestDatabase {
  const url = urlOf(workerDatabase);
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET ??= randomBytes(36).toString("base64url");
  const db = connect(url);
  let reset = "";
  beforeAll(async () => {
    await createOnce();
    reset = await resetStatement(url);
  });
  beforeEach(() => db.$executeRawUnsafe(reset));
  afterAll(() => db.$disconnect());
  return { db, url };
}

async function query<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Files run one after another in a worker, so only the first one finds nothing. */
async function createOnce(): Promise<void> {
  const admin = urlOf("postgres");
  const known = await query(admin, "SELECT 1 FROM pg_database WHERE datname = $1", [
    workerDatabase,
  ]);
  if (known.length > 0) return;
  const template = new URL(inject("templateUrl")).pathname.slice(1);
  // Two workers that copy at the same moment would find each other connected to the template.
  await query(admin, `DO $$ BEGIN PERFORM pg_advisory_lock(1); END $$`);
  await query(admin, `CREATE DATABASE ${workerDatabase} TEMPLATE ${template}`);
}

/** Empties every table and puts back what the migrations had written. */
async function resetStatement(url: string): Promise<string> {
  return url;
}
