import { describe, expect, it } from "vitest";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { testDatabase } from "@/e2e/support/database";
import { orderSteps } from "@/e2e/steps/order-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { adjustStock, returnStock, type StockChange } from "./stock";

const { db } = testDatabase();
const { sell } = orderSteps(db);

const adjust = (productId: string, change: StockChange, reason = "Counted") =>
  db.$transaction((tx) => adjustStock(tx, { productId, change, reason, actor: SYSTEM_ACTOR }));

const getCount = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { stockCount: true } })).stockCount;

describe("adjustStock", () => {
  it("changes by a difference or to a count, and notes who, why, before and after", async () => {
    const { id } = await givenProduct(db, { stockCount: 100 });
    expect(await adjust(id, { delta: -30 }, "Water damage")).toEqual({ before: 100, after: 70 });
    expect(await adjust(id, { to: 12 })).toEqual({ before: 70, after: 12 });
    const notes = await db.stockAdjustment.findMany({
      where: { productId: id },
      orderBy: { id: "asc" },
      select: { by: true, reason: true, before: true, after: true },
    });
    expect(notes).toEqual([
      { by: "System", reason: "Water damage", before: 100, after: 70 },
      { by: "System", reason: "Counted", before: 70, after: 12 },
    ]);
    expect(await getCount(id)).toBe(12);
  });

  it("notes nothing where nothing changes", async () => {
    const { id } = await givenProduct(db, { stockCount: 5 });
    expect(await adjust(id, { to: 5 })).toEqual({ before: 5, after: 5 });
    expect(await db.stockAdjustment.count()).toBe(0);
  });

  it("refuses to go below zero or above the maximum, and changes nothing then", async () => {
    const { id } = await givenProduct(db, { stockCount: 5 });
    await expect(adjust(id, { delta: -6 })).rejects.toMatchObject({
      code: "invalid_input",
      message: "Only 5 in stock now: 6 cannot be taken away. Check the count and try again.",
      details: { fields: { stockCount: expect.any(String) as string } },
    });
    await expect(adjust(id, { delta: 1_000_000_000 })).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect(await getCount(id)).toBe(5);
    expect(await db.stockAdjustment.count()).toBe(0);
  });

  it("does not find a product outside the catalogue, or a malformed id", async () => {
    const { id } = await givenProduct(db, { deletedAt: new Date() });
    await expect(adjust(id, { delta: 1 })).rejects.toMatchObject({ code: "not_found" });
    await expect(adjust("x", { delta: 1 })).rejects.toMatchObject({ code: "not_found" });
  });

  it("loses none of many changes and sales at the same moment", async () => {
    const { id } = await givenProduct(db, { stockCount: 50 });
    await Promise.all([
      ...Array.from({ length: 8 }, () => adjust(id, { delta: 3 })),
      ...Array.from({ length: 8 }, () => adjust(id, { delta: -2 })),
      ...Array.from({ length: 8 }, () => sell(id, 1)),
    ]);
    expect(await getCount(id)).toBe(50 + 24 - 16 - 8);
    const notes = await db.stockAdjustment.findMany({ where: { productId: id } });
    expect(notes.reduce((sum, { before, after }) => sum + after - before, 0)).toBe(8);
  });

  it("lets exactly as many take the last packs as there are", async () => {
    const { id } = await givenProduct(db, { stockCount: 3 });
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => adjust(id, { delta: -1 })),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await getCount(id)).toBe(0);
  });
});

describe("sales and cancellations", () => {
  it("keep the date of the last edit", async () => {
    const { id, updatedAt } = await givenProduct(db);
    await sell(id, 2);
    await db.$transaction((tx) => returnStock(tx, [{ productId: id, quantity: 2 }]));
    await adjust(id, { delta: 1 });
    const product = await db.product.findUniqueOrThrow({ where: { id } });
    expect(product.updatedAt).toEqual(updatedAt);
    expect(product.stockCount).toBe(101);
  });
});

/**
 * Counts the product rows that this transaction updated, and those updated without writing to any index (HOT
 * updates).
 */
async function writtenIn(tx: Transaction) {
  const [written] = await tx.$queryRaw<{ rows: number; rowsAlone: number }[]>`
    SELECT pg_stat_get_xact_tuples_updated('products'::regclass)::int AS rows,
           pg_stat_get_xact_tuples_hot_updated('products'::regclass)::int AS "rowsAlone"`;
  return written ?? { rows: 0, rowsAlone: 0 };
}

describe("a count of stock", () => {
  it("changes only its row: no index is written", async () => {
    const { id: productId } = await givenProduct(db, { stockCount: 500 });
    const [before, after] = await db.$transaction(async (tx) => {
      const before = await writtenIn(tx);
      await returnStock(tx, [{ productId, quantity: 1 }]);
      return [before, await writtenIn(tx)];
    });
    expect(after.rows - before.rows).toBe(1);
    expect(after.rowsAlone - before.rowsAlone).toBe(1);
  });

  it("has a band that follows its order, each low count its own", async () => {
    const counts = [0, 1, 2, 19, 20, 21, 22, 23, 40, 41, 500, 501, 100_000, 999_999_999];
    for (const stockCount of counts) await givenProduct(db, { stockCount });
    const products = await db.product.findMany({ orderBy: { stockCount: "asc" } });
    const bands = products.map(({ stockBand }) => stockBand);
    expect(bands).toEqual(bands.toSorted((a, b) => a - b));
    expect(bands.slice(0, 6)).toEqual([0, 1, 2, 19, 20, 21]);
    expect(bands[10]).toBe(bands[11]);
  });
});
