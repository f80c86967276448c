import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { toPaise } from "@/lib/pricing/money";
import { FIRST_CATEGORIES } from "@/prisma/demo/types";
import type { Client } from "./client";
import { note, type Setting } from "./load-setting";

/** What staff change while a shop is disturbed: corrections of orders, and files that are imported. */

interface ReadOrder {
  _id: string;
  status: string;
  updatedAt: string;
  products: { _id: string; quantity: number }[];
}

/** Corrects the quantity of a line of an open order, for a reason that no other correction has. */
export async function correctOne(setting: Setting, client: Client): Promise<void> {
  const { random, seen } = setting;
  const list = await client.call("GET", "/api/admin/orders?status=Pending&limit=50");
  const orders = (list?.status === 200 ? list.body : []) as { _id: string }[];
  if (orders.length === 0) return;
  const { _id } = random.of(orders);
  const found = await client.call("GET", `/api/orders/${_id}`);
  if (found?.status !== 200) return;
  const { updatedAt, products } = found.body as ReadOrder;
  const { _id: line, quantity } = random.of(products);
  const reason = `Asked by phone ${randomUUID()}`;
  const lines = [{ line, quantity: quantity > 1 ? quantity - 1 : quantity + 1 }];
  const body = { lines, updatedAt, reason };
  const reply = await client.call("PATCH", `/api/admin/orders/${_id}`, { body });
  if (reply?.status !== 200) return;
  const { totalAmount } = reply.body as { totalAmount: number };
  seen.corrected.set(reason, { id: _id, totalPaise: toPaise(totalAmount) });
  note(setting, "corrected");
}

const COMPANIES = 40;

/** More than one step of 500 rows. */
const PRODUCTS = 510;
const PAUSE_MS = 2_000;

/** Rows of one file, whose names all begin with its mark. */
const toFile = (heading: string, count: number, toRow: (n: number) => string) =>
  [heading, ...Array.from({ length: count }, (_, n) => toRow(n))].join("\r\n");

/** Imports a file, and the same one again until the shop has taken it. */
export async function importOne(setting: Setting, client: Client): Promise<void> {
  const { random, seen } = setting;
  const mark = `File ${randomUUID()}`;
  const isOfProducts = random.fraction() < 0.2;
  const count = isOfProducts ? PRODUCTS : COMPANIES;
  const text = isOfProducts
    ? toFile("name,category,price", count, (n) => `${mark} ${n},${FIRST_CATEGORIES[0]},12.50`)
    : toFile(
        "name,person,email",
        count,
        (n) => `${mark} ${n},Asha Rao,${n}-${randomUUID()}@rao.in`,
      );
  const body = new FormData();
  body.append("file", new File([text], "table.csv", { type: "text/csv" }));
  const kind = isOfProducts ? "products" : "companies";
  seen.imports.set(mark, { kind, count, isTaken: false });
  const reply = await client.insist("POST", `/api/admin/${kind}/import?dryRun=false`, { body });
  if (reply && reply.status !== 200)
    note(setting, `refused the ${kind}: ${JSON.stringify(reply.body)}`);
  if (reply?.status !== 200) return;
  seen.imports.set(mark, { kind, count, isTaken: true });
  note(setting, `imported ${kind}`);
  await sleep(random.between(0, PAUSE_MS));
}
