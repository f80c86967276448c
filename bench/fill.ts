import type pg from "pg";
import { connect, PATIENT } from "@/lib/db/client";
import { foldTallies } from "@/lib/db/counters";
import { demoProducts } from "@/prisma/demo/catalogue";
import { fillStatements, type Counts } from "./fill-statements";
import { withClient } from "./with-client";

/** What one product brings with it. */
const PER_PRODUCT = { orders: 10, customers: 0.5, entries: 50 };

/**
 * Adds `products` products to a shop, and with each ten orders, half a customer and fifty entries of the
 * audit log. The entries are not linked: `npm run shop -- audit:verify` names the first of them. Needs the rights
 * of a superuser; triggers and foreign keys rest meanwhile, indexes are made again at the end.
 */
export async function fillShop(databaseUrl: string, products: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const statements = fillStatements(countsOf(products), markOf(), client.escapeLiteral(DEMO));
    await client.query(SETTINGS);
    const indexes = await dropIndexes(client);
    for (const each of [...statements, ...indexes, ...AFTERWARDS]) await client.query(each);
  });
  const db = connect(databaseUrl, 1, PATIENT);
  await foldTallies(db);
  await db.$disconnect();
}

/** Tells one filling from the next, which adds to it. */
const markOf = () => Date.now().toString(36).toUpperCase();

const DEMO = JSON.stringify(demoProducts);

function countsOf(products: number): Counts {
  const { customers, orders, entries } = PER_PRODUCT;
  return {
    products,
    customers: Math.ceil(products * customers),
    orders: products * orders,
    entries: products * entries,
  };
}

/**
 * The last of the statements vacuums, and calls no row visible to all whose commit may not be on disk yet: how much
 * of a table it left out, and so how the table is read, would be chance.
 */
const SETTINGS = `
  SET session_replication_role = replica;
  SET synchronous_commit = on;
  SET work_mem = '256MB';
  SET maintenance_work_mem = '1GB'`;

const AFTERWARDS = ["SELECT refill_tallies()", "SELECT refill_search()", "VACUUM (ANALYZE)"];

const TABLES = [
  ...["products", "product_reviews", "users", "orders", "order_lines", "order_status_changes"],
  ...["audit_logs", "newsletter_subscriptions", "sold_names"],
];

/** Drops the indexes that no constraint stands on; answers how they are made again. */
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
