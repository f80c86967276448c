import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import pg from "pg";
import { addFlatTax, calculateAmounts } from "@/lib/pricing/totals";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { compared, type Bench, type Load, type Row } from "./bench";
import { withClient } from "./with-client";

/**
 * Measures complete orders by ten workers, each a customer with a verified email: orders of three products from the
 * whole catalogue, and orders of one product that all of them buy. The reference is only the database transaction
 * of an order.
 */
export function orders(bench: Bench): Promise<Row[]> {
  return withClient(bench.databaseUrl, async (client) => {
    const products = await givenStock(client);
    const tokens = await givenCustomers(bench, client);
    const three = () => pick(products, 3).map((product) => ({ ...product, quantity: 2 }));
    const [wanted] = products;
    const one = () => (wanted ? [{ ...wanted, quantity: 1 }] : []);
    const place = placing(bench.origin, tokens);
    await tenAtOnce(1, (worker) => place(worker, three()));
    return compared([
      { work: "bare transaction by `pg`", ...(await bare(bench, three)) },
      {
        work: "order of 3 lines",
        ...(await tenAtOnce(bench.seconds, (worker) => place(worker, three()))),
      },
      {
        work: "ten buyers of one product",
        ...(await tenAtOnce(bench.seconds, (worker) => place(worker, one()))),
      },
    ]);
  });
}

const WORKERS = 10;
const PASSWORD = "seventeen paper boxes";

interface Product {
  id: string;
  pricePaise: number;
}

type Line = Product & { quantity: number };

/** Sets the stock of all products so high that nothing sells out. */
async function givenStock(client: pg.Client): Promise<Product[]> {
  const { rows } = await client.query<Product>(`
    UPDATE products SET "stockCount" = 100000000, "forSale" = true WHERE "deletedAt" IS NULL
    RETURNING id, "pricePaise"`);
  return rows;
}

/** Returns tokens of customers with verified emails, because orders of unverified ones are limited. */
async function givenCustomers({ origin }: Bench, client: pg.Client): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < WORKERS; n += 1) {
    const email = `buyer-${randomUUID()}@example.in`;
    const body = { name: "Asha Rao", email, password: PASSWORD };
    const { token } = await post(`${origin}/api/auth/register`, body);
    tokens.push(String(token));
  }
  await client.query(`UPDATE users SET "emailVerifiedAt" = now() WHERE "emailVerifiedAt" IS NULL`);
  return tokens;
}

function pick(products: readonly Product[], count: number): Product[] {
  const chosen = new Set<Product>();
  while (chosen.size < Math.min(count, products.length)) {
    const product = products[Math.floor(Math.random() * products.length)];
    if (product) chosen.add(product);
  }
  return [...chosen];
}

async function tenAtOnce(
  seconds: number,
  work: (worker: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const repeat = async (worker: number) => {
    for (let begun = start; begun < start + seconds * 1000; begun = performance.now()) {
      await work(worker);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => repeat(worker)));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const rules = shopSettingsFrom(withDefaults([]));

/** Places each order in its own request, with an Idempotency-Key as a browser sends it. */
function placing(origin: string, tokens: readonly string[]) {
  return (worker: number, lines: readonly Line[]) =>
    post(
      `${origin}/api/orders`,
      {
        products: lines.map(({ id, quantity, pricePaise }) => ({
          product: id,
          quantity,
          price: pricePaise / 100,
        })),
        shippingAddress: POSTAL_ADDRESS,
        totalAmount: addFlatTax(calculateAmounts(lines, rules), rules.taxPercent).totalPaise / 100,
      },
      { Authorization: `Bearer ${tokens[worker]}`, "Idempotency-Key": randomUUID() },
    );
}

const agent = new Agent({ keepAlive: true });

/**
 * Counts requests to give each a new caller address (the shop runs with TRUST_PROXY=1), because rate limits count
 * per caller.
 */
let callers = 0;

function nextAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** @throws when the response was not a success, because its speed means nothing then */
function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const sent = { "Content-Type": "application/json", "X-Forwarded-For": nextAddress(), ...headers };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: "POST", agent, headers: sent }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 201) resolve(JSON.parse(text) as Record<string, unknown>);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text}`));
      });
    });
    asking.on("error", reject);
    asking.end(JSON.stringify(body));
  });
}

async function bare({ databaseUrl, seconds }: Bench, lines: () => BareLine[]): Promise<Load> {
  const clients = Array.from({ length: WORKERS }, () => new pg.Client(databaseUrl));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    return await tenAtOnce(seconds, async (worker) => {
      const client = clients[worker];
      if (client) await bareOrder(client, lines());
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

interface BareLine {
  id: string;
  pricePaise: number;
  quantity: number;
}

/**
 * Does only the database work of an order, in five statements: locks the products and reduces their stock, inserts
 * the order with its lines and history, and adds the audit log entry.
 */
async function bareOrder(client: pg.Client, lines: readonly BareLine[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const quantities = lines.map(({ quantity }) => quantity);
  const subtotal = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
  await client.query("BEGIN");
  await client.query({ name: "hold", text: HOLD, values: [ids] });
  await client.query({ name: "take", text: TAKE, values: [ids, quantities] });
  const id = randomUUID();
  await client.query({ name: "order", text: ORDER, values: [id, subtotal, ids, quantities] });
  await client.query({ name: "note", text: NOTE, values: [`Order ${id} was placed`] });
  await client.query("COMMIT");
}

const HOLD = `
  SELECT id, name, "pricePaise", "stockCount" FROM products
  WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

const TAKE = `
  UPDATE products p SET "stockCount" = p."stockCount" - l.quantity
  FROM unnest($1::uuid[], $2::int[]) AS l (id, quantity) WHERE p.id = l.id`;

const ORDER = `
  WITH placed AS (
    INSERT INTO orders (id, "orderId", "accessKey", "customerName", email, "firstName", "lastName",
      address, city, state, "zipCode", country, "subtotalPaise", "discountPaise", "shippingPaise",
      "taxPercent", "taxPaise", "totalPaise", "updatedAt")
    VALUES ($1::uuid, $1::uuid::text, md5($1::uuid::text) || md5($1::uuid::text), 'Asha Rao', 'asha@example.in',
      'Asha', 'Rao', '12 MG Road', 'Bengaluru', 'Karnataka', '560001', 'India', $2::bigint, 0, 0, 0,
      0, $2::bigint, now())
    RETURNING id
  ), lines AS (
    INSERT INTO order_lines (id, "orderId", position, "productId", name, "thumbnailImage",
      "pricePaise", quantity, "lineTotalPaise")
    SELECT gen_random_uuid(), placed.id, l.position, p.id, p.name, p."thumbnailImage",
      p."pricePaise", l.quantity, p."pricePaise"::bigint * l.quantity
    FROM placed, unnest($3::uuid[], $4::int[]) WITH ORDINALITY AS l (id, quantity, position)
    JOIN products p USING (id)
  )
  INSERT INTO order_status_changes (id, "orderId", status, by, party)
  SELECT gen_random_uuid(), id, 'Pending', 'Asha Rao', 'customer' FROM placed`;

const NOTE = `
  INSERT INTO audit_logs (id, actor, "actorName", action, type, status, description)
  VALUES (gen_random_uuid(), 'asha@example.in', 'Asha Rao (not signed in)', 'Order Created', 'order',
    'success', $1)`;
