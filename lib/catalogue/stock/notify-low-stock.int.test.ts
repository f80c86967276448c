import { beforeEach, describe, expect, it } from "vitest";
import { composeMail } from "@/lib/runtime/mails/compose";
import type { Mail } from "@/lib/messaging/queue/mail";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { productSteps } from "@/e2e/steps/product-steps";
import { placeOrder } from "@/lib/orders/place/place-order";
import { lowStockIsDue } from "./low-stock-due";
import { notifyLowStock } from "./notify-low-stock";

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);
const { create } = productSteps(db);

const NOON = new Date("2026-11-22T06:30:00Z");
const after = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

let id: string;

beforeEach(async () => {
  ({ id } = await givenProduct(db, { name: "Kraft mailer", sku: "KM-9", stockCount: 100 }));
});

const setStock = (stockCount: number) => db.product.update({ where: { id }, data: { stockCount } });

const isDue = () =>
  lowStockIsDue({
    query: async (text: string, values: unknown[]) => ({
      rows: await db.$queryRawUnsafe(text, ...values),
    }),
  } as unknown as Parameters<typeof lowStockIsDue>[0]);

async function mails() {
  const rows = await db.$queryRaw<{ data: Mail }[]>`
    SELECT data FROM pgboss.job WHERE data->>'template' = 'low-stock' ORDER BY data->>'toldAt'`;
  const sender = { appUrl: "https://shop.example" };
  return Promise.all(
    rows.map(({ data: mail }) => composeMail(db, { mail, queuedAt: NOON }, sender)),
  );
}

describe("low stock", () => {
  it("is mailed to the shop once when sales take products to their limit", async () => {
    const { id: cup } = await givenProduct(db, { name: "Cup", stockCount: 501, lowStockAt: 500 });
    expect(await isDue()).toBe(false);
    const lines = [
      { product: id, quantity: 85 },
      { product: cup, quantity: 1 },
    ];
    await placeOrder(await optionsFor({ lines, proven: true }));
    expect(await isDue()).toBe(true);
    expect(await notifyLowStock(db, NOON)).toBe(2);
    expect(await isDue()).toBe(false);
    expect(await db.product.count({ where: { stockState: "low" } })).toBe(2);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Low stock: 2 products", template: "low-stock" });
    expect(mail?.to.address).toBe(mail?.from.address);
    expect(mail?.text).toContain("Kraft mailer (KM-9): 15 packs left\nCup: 500 packs left");
    expect(mail?.text).toContain("https://shop.example/admin/products?status=low");
  });

  it("is mailed once until the stock recovers, and at most once a day", async () => {
    await setStock(10);
    expect(await notifyLowStock(db, NOON)).toBe(1);
    await setStock(0);
    expect(await notifyLowStock(db, after(1))).toBe(0);
    await setStock(100);
    expect(await isDue()).toBe(true);
    expect(await notifyLowStock(db, after(2))).toBe(0);
    await setStock(10);
    expect(await notifyLowStock(db, after(3))).toBe(0);
    expect(await notifyLowStock(db, after(25))).toBe(1);
    expect(await notifyLowStock(db, after(60))).toBe(0);
  });

  it("is not reported for products that started low, drafts, and those switched off or archived", async () => {
    await create({ stockCount: "3" });
    await create({ stockCount: "3", draft: "true" });
    await db.product.update({ where: { id }, data: { stockCount: 3, forSale: false } });
    const gone = await givenProduct(db, { stockCount: 100 });
    await db.product.update({
      where: { id: gone.id },
      data: { stockCount: 3, deletedAt: new Date() },
    });
    expect(await notifyLowStock(db, NOON)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("is not mailed where there is enough by the time the mail leaves", async () => {
    await setStock(3);
    await notifyLowStock(db, NOON);
    await setStock(300);
    expect(await mails()).toEqual([undefined]);
  });

  it("is mailed once by two concurrent workers", async () => {
    await setStock(3);
    const told = await Promise.all([notifyLowStock(db, NOON), notifyLowStock(db, NOON)]);
    expect(told.sort()).toEqual([0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  it("names one product in its subject", async () => {
    await setStock(0);
    await notifyLowStock(db, NOON);
    const [mail] = await mails();
    expect(mail?.subject).toBe("Low stock: Kraft mailer");
    expect(mail?.text).toContain("none left");
  });
});
