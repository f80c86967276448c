import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "@playwright/test";
import * as factories from "./steps/factories";
import { database } from "./database";

/** The database and the emails of the running shop. */

const dataDir = process.env.E2E_DATA_DIR ?? "";

const databaseUrl = () => readFile(path.join(dataDir, "database-url"), "utf8");

let pool: Promise<pg.Pool> | undefined;

/** Runs one statement, to prepare data like an admin and to check what was written. */
export async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  // Uses a pool, because a new connection for each statement would cost more than the statement.
  pool ??= databaseUrl().then((connectionString) => new pg.Pool({ connectionString, max: 2 }));
  return (await (await pool).query(text, values)).rows as Row[];
}

/** Serialises work on shared state across all workers, by the name of what it changes. */
export async function inTurn<T>(thing: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(await databaseUrl());
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [thing]);
    return await work();
  } finally {
    await client.end();
  }
}

export interface Held<T> {
  /** Reads the table and waits for its lock. */
  waiting: () => Promise<T>;
  /** Runs while the reader waits; must not read or write the table. */
  meanwhile: () => Promise<void>;
}

/** Locks `table` against all readers until `meanwhile` has finished. */
export async function whileHeld<T>(table: string, { waiting, meanwhile }: Held<T>): Promise<T> {
  const client = new pg.Client(await databaseUrl());
  await client.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
    const answer = waiting();
    await expect
      .poll(async () => {
        const { rowCount } = await client.query(
          "SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted",
          [table],
        );
        return rowCount;
      }, `somebody waiting for ${table}`)
      .toBeGreaterThan(0);
    await meanwhile();
    await client.query("ROLLBACK");
    return await answer;
  } finally {
    await client.end();
  }
}

export interface ArrangedProduct {
  _id: string;
  name: string;
  /** Rupees. */
  price: number;
  thumbnailImage: string;
}

/** Common fields of test products: a category, and the real pictures of the first demo product. */
async function shelved() {
  const { thumbnailImage, images } = await database().product.findFirstOrThrow({
    where: { isDemo: true },
    orderBy: { name: "asc" },
    select: { thumbnailImage: true, images: true },
  });
  const category = "Protection";
  return {
    description: "Made for a test.",
    category,
    features: [],
    specifications: { "Pack size": "10 pieces" },
    thumbnailImage,
    images,
  };
}

/** Returns a word that only one test's product names contain. */
export const freshWord = () => `lot${randomUUID().slice(0, 8)}`;

/** Creates `count` products at once, named "word 01", "word 02" and so on. */
export async function givenProducts(
  word: string,
  count: number,
  look: (number: number) => { pricePaise: number; stockCount: number; forSale?: boolean },
): Promise<void> {
  const common = await shelved();
  await database().product.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...common,
      name: `${word} ${String(index + 1).padStart(2, "0")}`,
      ...look(index + 1),
    })),
  });
}

/** Creates a product that no other test buys; lists cached earlier do not contain it. */
export async function givenProduct(
  pricePaise: number,
  stockCount: number,
): Promise<ArrangedProduct> {
  const _id = randomUUID();
  const name = `Test carton ${_id.slice(0, 8)}`;
  const { thumbnailImage } = await factories.givenProduct(database(), {
    id: _id,
    name,
    pricePaise,
    stockCount,
    ...(await shelved()),
  });
  return { _id, name, price: pricePaise / 100, thumbnailImage };
}

// Uses SQL, because Prisma would update the product's edit date, which sales and price changes do not.

export async function setPrice(id: string, pricePaise: number): Promise<void> {
  await sql(`UPDATE products SET "pricePaise" = $2 WHERE id = $1`, [id, pricePaise]);
}

export async function setStock(id: string, stockCount: number): Promise<void> {
  await sql(`UPDATE products SET "stockCount" = $2 WHERE id = $1`, [id, stockCount]);
}

export async function readStock(id: string): Promise<number | undefined> {
  const rows = await sql<{ stockCount: number }>(
    `SELECT "stockCount" FROM products WHERE id = $1`,
    [id],
  );
  return rows[0]?.stockCount;
}

export interface StoredOrder {
  orderId: string;
  accessKey: string;
  totalPaise: string;
  promoCode: string | null;
}

export function readOrders(email: string): Promise<StoredOrder[]> {
  return sql(
    `SELECT "orderId", "accessKey", "totalPaise", "promoCode" FROM orders WHERE email = $1`,
    [email],
  );
}

/** The folder where the tests' mail server saves emails. */
const mailDir = process.env.E2E_MAIL_DIR ?? "";

/** Returns the emails to `address` that have arrived, oldest first. */
async function arrivedAt(address: string): Promise<Email[]> {
  const names = (await readdir(mailDir)).filter((name) =>
    name.endsWith(`-${encodeURIComponent(address)}.eml`),
  );
  const files = await Promise.all(names.sort().map((name) => readFile(path.join(mailDir, name))));
  return Promise.all(files.map((file) => PostalMime.parse(file)));
}

/** Milliseconds that the queue may take, because it sends the emails of all tests. */
const MAIL_TIMEOUT_MS = 90_000;

/** Waits until `look` finds something among the emails to `address`, oldest first, and returns it. */
export async function mailed<T>(
  address: string,
  what: string,
  look: (mails: Email[]) => T | undefined,
): Promise<T> {
  let found: T | undefined;
  const isThere = async () => {
    found = look(await arrivedAt(address));
    return found !== undefined;
  };
  await expect
    .poll(isThere, {
      message: `${what}, mailed to ${address}`,
      intervals: [100],
      timeout: MAIL_TIMEOUT_MS,
    })
    .toBe(true);
  return found as T;
}

export const mailAbout = (address: string, subject: string): Promise<Email> =>
  mailed(address, subject, (mails) => mails.find((mail) => mail.subject?.includes(subject)));

export const mailsTo = (address: string, count = 1): Promise<Email[]> =>
  mailed(address, `mails: ${count}`, (mails) => (mails.length < count ? undefined : mails));
