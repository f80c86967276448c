import type pg from "pg";
import { connect, LONG_TIMEOUTS } from "@/lib/db/client";
import { foldCounters } from "@/lib/db/counters/counters";
import { demoProducts } from "@/prisma/demo/catalogue";
import { fillStatements, type Counts } from "./fill-statements";
import { withClient } from "./with-client";

/** The number of rows of other tables to add per product. */
const PER_PRODUCT = { orders: 10, customers: 0.5, entries: 50 };

/**
 * Adds `products` products to a shop, and for each of them ten orders, half a customer and fifty audit log entries.
 * The entries are not chained: `npm run shop -- audit:verify` reports the first of them. Needs superuser rights;
 * triggers and foreign keys are off meanwhile, and indexes are rebuilt at the end.
 */
export async function fillShop(databaseUrl: string, products: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const statements = fillStatements(toCounts(products), getMark(), client.escapeLiteral(DEMO));
    await client.query(SETTINGS);
    const indexes = await dropIndexes(client);
    for (const each of [...statements, ...indexes, ...AFTERWARDS]) await client.query(each);
  });
  const db = connect(databaseUrl, 1, LONG_TIMEOUTS);
  await foldCounters(db);
  await db.$disconnect();
}

/** Returns a mark that makes the rows of each fill unique, so that a shop can be filled more than once. */
const getMark = () => Date.now().toString(36).toUpperCase();

const DEMO = JSON.stringify(demoProducts);

function toCounts(products: number): Counts {
  const { customers, orders, entries } = PER_PRODUCT;
  return {
    products,
    customers: Math.ceil(products * customers),
    orders: products * orders,
    entries: products * entries,
  };
}

/**
 * Synchronous commits, because the last statement vacuums, and VACUUM does not mark rows as visible to all while
 * their commit may not be on disk yet. Which part of a table it skips, and so how the table is read, would be
 * chance.
 */
const SETTINGS = `
  SET session_replication_role = replica;
  SET synchronous_commit = on;
  SET work_mem = '256MB';
  SET maintenance_work_mem = '1GB'`;

const AFTERWARDS = ["SELECT refill_counters()", "SELECT refill_search()", "VACUUM (ANALYZE)"];

const TABLES = [
  ...["products", "product_reviews", "users", "orders", "order_lines", "order_status_changes"],
  ...["audit_logs", "newsletter_subscriptions", "sold_names"],
];

/** Drops the indexes that no constraint uses; returns the statements that create them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i
     WHERE i.indrelid = ANY ($1::text[]::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
