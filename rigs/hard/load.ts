import { randomUUID } from "node:crypto";
import { NEXT_STATUSES, type OrderStatus } from "@/lib/orders/status";
import { plainPicture } from "@/e2e/steps/pictures";
import { Random } from "@/e2e/support/arbitrary/random";
import { Client } from "./client";
import type { OwnShop } from "./own-shop";
import { correctOne, importOne } from "./load-changes";
import { note, type Setting } from "./load-setting";
import type { Seen } from "./reconcile";
import { givenAdmin, givenCustomers, givenProducts, INITIAL_STOCK } from "./load-people";

/** Simulates users of a shop while it is disturbed, and records the responses. */

const BUYERS = 4;

export interface Load {
  seen: Seen;
  done: Map<string, number>;
  /** Stops the load; each client finishes its current action. */
  stop(): Promise<void>;
}

/** No request may get a 500, whatever is killed. In `done`, this prefix is followed by the request. */
export const ANSWERED_500 = "answered 500 to";

const PAGES = ["/", "/products", "/products?q=carton", "/api/products?limit=5", "/cart"];

function toClient(setting: Setting, token: string): Client {
  const { shop, random, signal } = setting;
  const address = () => `10.${random.between(1, 254)}.${random.between(1, 254)}.7`;
  const noteFailure = (status: number, request: string) =>
    note(setting, status === 500 ? `${ANSWERED_500} ${request}` : `answered ${status}`);
  return new Client({ origin: shop.origin, token, address, signal, note: noteFailure });
}

/** Browses, orders, and cancels at times. */
async function buy(setting: Setting, client: Client): Promise<void> {
  const { random, seen, products } = setting;
  const page = await client.call("GET", random.of([...PAGES, `/product/${random.of(products)}`]));
  if (page?.status === 200) note(setting, "browsed");
  const key = randomUUID();
  const chosen = [...new Set([random.of(products), random.of(products)])];
  const items = chosen.map((product) => ({ product, quantity: random.between(1, 3) }));
  const placed = await client.order(key, items);
  if (!placed) return;
  seen.placed.set(key, placed);
  note(setting, "ordered");
  if (random.fraction() > 0.3) return;
  const reply = await client.call("POST", `/api/orders/${placed.id}/cancel`);
  if (reply?.status !== 200) return;
  seen.statuses.push({ id: placed.id, status: "Cancelled" });
  note(setting, "cancelled");
}

const TRACKING = { carrier: "Delhivery", number: "DL 1" };

async function advanceOne(setting: Setting, client: Client): Promise<void> {
  const { random, seen } = setting;
  const list = await client.call("GET", "/api/admin/orders?limit=50");
  const orders = (list?.status === 200 ? list.body : []) as { _id: string; status: OrderStatus }[];
  const open = orders.filter(({ status }) => NEXT_STATUSES[status].length > 0);
  if (open.length === 0) return;
  const { _id: id, status: from } = random.of(open);
  const status = random.of(NEXT_STATUSES[from]);
  const body = { status, ...(status === "Shipped" && { tracking: TRACKING }) };
  const reply = await client.call("PATCH", `/api/admin/orders/${id}`, { body });
  if (reply?.status !== 200) return;
  seen.statuses.push({ id, status });
  note(setting, "advanced");
}

async function changeStock(setting: Setting, client: Client): Promise<void> {
  const { random, products } = setting;
  const body = { change: random.of([-3, 5, 10]), reason: "Counted again" };
  const address = `/api/admin/products/${random.of(products)}/stock`;
  if ((await client.call("POST", address, { body }))?.status === 200) note(setting, "counted");
}

/** Saves a product with a new picture and leaves its stock unchanged. */
async function edit(setting: Setting, client: Client): Promise<void> {
  const address = `/api/products/${setting.random.of(setting.products)}`;
  const found = await client.call("GET", address);
  if (found?.status !== 200) return;
  const product = found.body as { stockCount: number; images: string[]; updatedAt: string };
  const form = new FormData();
  const fields = {
    name: `Carton ${randomUUID().slice(0, 8)}`,
    price: "12.50",
    category: "Protection",
    description: "Made for a test.",
    stockCount: String(product.stockCount),
    stockCountRead: String(product.stockCount),
    existingImages: JSON.stringify(product.images.slice(-1)),
    updatedAt: product.updatedAt,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const picture = await plainPicture("png", { width: 500, height: 400 });
  form.append("images", new File([new Uint8Array(picture)], "new.png", { type: "image/png" }));
  if ((await client.call("PUT", address, { body: form }))?.status === 200) note(setting, "edited");
}

async function repeat(setting: Setting, act: () => Promise<void>): Promise<void> {
  while (!setting.signal.aborted) await act();
}

export async function startLoad(shop: OwnShop, seed: number): Promise<Load> {
  const products = await givenProducts(shop);
  const customers = await givenCustomers(shop, BUYERS);
  const admin = await givenAdmin(shop);
  const ending = new AbortController();
  const seen: Seen = {
    placed: new Map(),
    statuses: [],
    corrected: new Map(),
    imports: new Map(),
    initialStock: new Map(products.map((id) => [id, INITIAL_STOCK])),
  };
  const done = new Map<string, number>();
  const toSetting = (n: number): Setting => {
    const random = new Random(seed + n);
    return { shop, random, products, seen, done, signal: ending.signal };
  };
  const buyers = customers.map((token, n) => {
    const setting = toSetting(n);
    const client = toClient(setting, token);
    return repeat(setting, () => buy(setting, client));
  });
  const keepers = [advanceOne, changeStock, edit, correctOne, importOne].map((act, n) => {
    const setting = toSetting(BUYERS + n);
    const client = toClient(setting, admin);
    return repeat(setting, () => act(setting, client));
  });
  const stop = async () => {
    ending.abort();
    await Promise.all([...buyers, ...keepers]);
  };
  return { seen, done, stop };
}
