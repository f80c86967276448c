import { randomBytes } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { fillShop } from "@/bench/fill";
import { withClient } from "@/bench/with-client";
import { connect } from "@/lib/db/client";
import type { TestDatabase } from "../support/database";

/** Filling takes half a minute on a busy machine, and the test files of both workers wait for it. */
const FILLING_MS = 120_000;

const PRODUCTS = 400;
/** The database that each file copies, and its name until it is complete. */
const [FILLED, FILLING] = ["filled", "filling"];

/** The first products by name are drafts, more than a page skips, which the shop's lists must not read. */
const DRAFTS = `
  UPDATE "products" SET "draft" = true
  WHERE "id" IN (
    SELECT "id" FROM "products" WHERE "name" NOT LIKE '%Bagasse%' ORDER BY "name", "id" LIMIT 60)`;
const NUMBERS = `
  UPDATE "products" SET "sku" = 'PLAN-' || to_char(n, 'FM0000')
  FROM (SELECT "id" AS "numbered", row_number() OVER (ORDER BY "id") AS n FROM "products") AS numbers
  WHERE "id" = "numbered"`;
/** Synchronous commits, as in bench/fill.ts, because VACUUM must find the commits on disk. */
const ARRANGED = [
  "SET synchronous_commit = on",
  ...[DRAFTS, NUMBERS],
  `VACUUM ANALYZE "products", "product_search_documents"`,
];

const at = (database: string) =>
  Object.assign(new URL(inject("templateUrl")), { pathname: database }).href;

/**
 * Creates a database for one file that only reads, with 400 products with article numbers, 4,000 orders and 20,000
 * audit log entries.
 */
export function filledDatabase(): TestDatabase {
  const name = `${FILLED}_${randomBytes(6).toString("hex")}`;
  const url = at(name);
  const db = connect(url);
  const copy = async (client: pg.Client) => {
    await fillOnce(client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${FILLED}`);
  };
  beforeAll(() => withClient(at("postgres"), copy), FILLING_MS);
  afterAll(async () => {
    await db.$disconnect();
    const drop = `DROP DATABASE ${name} WITH (FORCE)`;
    await withClient(at("postgres"), (client) => client.query(drop));
  });
  return { db, url };
}

/** Fills the database once. Other files wait for the lock, which ends with the connection. */
async function fillOnce(client: pg.Client): Promise<void> {
  await client.query("SELECT pg_advisory_lock(hashtext($1))", [FILLED]);
  const known = await client.query("SELECT FROM pg_database WHERE datname = $1", [FILLED]);
  if (known.rowCount === 1) return;
  await client.query(`DROP DATABASE IF EXISTS ${FILLING} WITH (FORCE)`);
  const template = new URL(inject("templateUrl")).pathname.slice(1);
  await client.query(`CREATE DATABASE ${FILLING} TEMPLATE ${template}`);
  await fillShop(at(FILLING), PRODUCTS);
  await withClient(at(FILLING), async (filled) => {
    for (const each of ARRANGED) await filled.query(each);
  });
  await client.query(`ALTER DATABASE ${FILLING} RENAME TO ${FILLED}`);
}
