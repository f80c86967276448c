import { expect, it } from "vitest";
import { filledDatabase } from "@/e2e/query-plans/filled-database";
import { readScans } from "@/e2e/query-plans/query-plans";
import { searchShop } from "./search-shop";

const { db, url } = filledDatabase();

const GROWING = ["orders", "order_lines", "products", "users"];

it("searches every growing table by an index", async () => {
  const order = await db.order.findFirstOrThrow();
  const product = await db.product.findFirstOrThrow({ where: { deletedAt: null } });
  const person = await db.user.findFirstOrThrow();
  for (const q of [order.orderId, order.email ?? "", product.name, person.email, "no-such-thing"]) {
    const scans = (await readScans(url, () => searchShop(db, "admin", q))).flat();
    expect(scans.length).toBeGreaterThan(0);
    const whole = scans.filter(({ table, index }) => GROWING.includes(table) && !index);
    expect(whole, q).toEqual([]);
  }
});
