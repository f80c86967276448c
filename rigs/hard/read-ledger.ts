import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { OwnShop } from "./own-shop";
import type { Ledger, MailEntry, OrderEntry, ProductEntry } from "./reconcile";

/** Reads a shop's data from its database and folders, for reconcile.ts. */

const ORDERS = `
  SELECT o.id, o."orderId", o.status, o."subtotalPaise"::int8::float8 AS "subtotalPaise",
    o."discountPaise"::float8 AS "discountPaise", o."shippingPaise"::float8 AS "shippingPaise",
    o."taxPaise"::float8 AS "taxPaise", o."totalPaise"::float8 AS "totalPaise",
    (SELECT coalesce(json_agg(json_build_object('productId', l."productId",
       'pricePaise', l."pricePaise", 'quantity', l.quantity, 'lineTotalPaise', l."lineTotalPaise")),
       '[]') FROM order_lines l WHERE l."orderId" = o.id) AS lines,
    (SELECT coalesce(json_agg(h.status ORDER BY h.at, h.id), '[]')
       FROM order_status_changes h WHERE h."orderId" = o.id AND h.corrected IS NULL) AS history,
    (SELECT coalesce(json_agg(h.reason ORDER BY h.at, h.id), '[]')
       FROM order_status_changes h WHERE h."orderId" = o.id AND h.corrected IS NOT NULL) AS corrections
  FROM orders o`;

const PRODUCTS = `
  SELECT p.id, p."stockCount", p.images,
    (SELECT coalesce(sum(a.after - a.before), 0)::int FROM stock_adjustments a
      WHERE a."productId" = p.id) AS adjusted
  FROM products p`;

const MAILS = `
  SELECT id::text, data->>'template' AS template, data->>'orderId' AS "orderId",
    CASE WHEN name = 'mail-failed' THEN 'failed' ELSE state::text END AS state,
    coalesce(source_output, output)->>'reason' AS reason
  FROM pgboss.job WHERE name IN ('mail', 'mail-failed')
  UNION ALL
  SELECT id::text, data->>'template', data->>'orderId', 'created', NULL FROM outbox WHERE queue = 'mail'`;

/** How many companies and products each imported file left, by the mark with which their names begin. */
const IMPORTED = `
  SELECT left(name, 41) AS mark, count(*)::int AS count, count(DISTINCT name)::int AS names
  FROM (SELECT name FROM companies UNION ALL SELECT name FROM products) AS imported
  WHERE name LIKE 'File %' GROUP BY 1`;

/** The job's id is before the template's name in the Message-ID. */
async function arrivedIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const heads = await Promise.all(names.map((name) => readFile(path.join(folder, name), "latin1")));
  return heads.map(
    (text) => /^Message-ID:\s*<([\da-f-]{36})\./im.exec(text)?.[1] ?? text.slice(0, 80),
  );
}

async function readBrokenChain(shop: OwnShop): Promise<string | null> {
  return shop.operate("audit:verify").then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
}

/** Counts the emails to be sent, including those that orders left in the outbox. */
export async function countMailsLeft(shop: OwnShop): Promise<number> {
  const [row] = await shop.sql<{ left: number }>(
    `SELECT ((SELECT count(*) FROM pgboss.job
       WHERE name = 'mail' AND state NOT IN ('completed', 'failed', 'cancelled'))
       + (SELECT count(*) FROM outbox))::int AS left`,
  );
  return row?.left ?? 0;
}

/** Returns whether no email is waiting to be sent. */
export const mailsRest = async (shop: OwnShop): Promise<boolean> =>
  (await countMailsLeft(shop)) === 0;

/** A worker takes no email in its first second, and one that just started may not be seen yet. */
const START_SECONDS = 5;

/**
 * Makes emails due that wait for a dead worker's three minutes, then does the same as mailsRest. A dead worker's
 * emails are those taken before the running worker started, so that none is taken from a slow worker.
 */
export async function mailsRestSoon(shop: OwnShop): Promise<boolean> {
  await shop.sql(
    `UPDATE pgboss.job SET state = 'retry', start_after = now()
     WHERE name = 'mail' AND (state = 'retry' OR
       state = 'active' AND started_on < now() - make_interval(secs => $1))`,
    [(await shop.workerAgeMs()) / 1000 + START_SECONDS],
  );
  return mailsRest(shop);
}

const listed = (folder: string) => readdir(folder).catch(() => []);

/** Lists the incoming folder of each process that still runs. */
async function readIncoming({ dataDir }: OwnShop): Promise<string[]> {
  const folder = path.join(dataDir, "incoming");
  const each = (await listed(folder)).map((name) => listed(path.join(folder, name)));
  return (await Promise.all(each)).flat();
}

export async function readLedger(shop: OwnShop): Promise<Ledger> {
  const keys = await shop.sql<{ key: string; orderId: string }>(
    `SELECT k.key, o.id AS "orderId" FROM idempotency_keys k JOIN orders o ON o.id = k."answerIds"[1]`,
  );
  const images = await shop.sql<{ url: string; files: string[] }>(
    `SELECT url, files FROM stored_images`,
  );
  const imported = await shop.sql<{ mark: string; count: number; names: number }>(IMPORTED);
  return {
    imported: new Map(imported.map(({ mark, ...counts }) => [mark, counts])),
    orders: await shop.sql<OrderEntry>(ORDERS),
    keys: new Map(keys.map(({ key, orderId }) => [key, orderId])),
    products: await shop.sql<ProductEntry>(PRODUCTS),
    mails: await shop.sql<MailEntry>(MAILS),
    arrived: await arrivedIn(shop.mailDir),
    storedImages: new Map(images.map(({ url, files }) => [url, files])),
    files: await listed(path.join(shop.dataDir, "uploads")),
    // Compilers keep their caches in the temporary folder too.
    temporary: [
      ...(await listed(shop.temporaryDir)).filter((name) => name.startsWith("shop-")),
      ...(await readIncoming(shop)),
    ],
    brokenChain: await readBrokenChain(shop),
  };
}
