import { describe, expect, it } from "vitest";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { testDatabase } from "@/lib/testing/database";
import { orderSteps } from "@/lib/testing/order-steps";
import { givenProduct } from "@/lib/testing/factories";
import { adjustStock, returnStock, type StockChange } from "./stock";

const { db } = testDatabase();
const { sell } = orderSteps(db);

const adjust = (productId: string, change: StockChange, reason = "Counted") =>
  db.$transaction((tx) => adjustStock(tx, { productId, change, reason, actor: SYSTEM_ACTOR }));

const countOf = async (id: string) =>
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
    expect(await countOf(id)).toBe(12);
  });

  it("notes nothing where nothing changes", async () => {
    const { id } = await givenProduct(db, { stockCount: 5 });
    expect(await adjust(id, { to: 5 })).toEqual({ before: 5, after: 5 });
    expect(await db.stockAdjustment.count()).toBe(0);
  });

  it("refuses to go below nothing or beyond what can be counted, and changes nothing then", async () => {
    const { id } = await givenProduct(db, { stockCount: 5 });
    await expect(adjust(id, { delta: -6 })).rejects.toMatchObject({
      code: "invalid_input",
      message: "Only 5 in stock now: 6 cannot be taken away. Check the count and try again.",
      details: { fields: { stockCount: expect.any(String) as string } },
    });
    await expect(adjust(id, { delta: 1_000_000_000 })).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect(await countOf(id)).toBe(5);
    expect(await db.stockAdjustment.count()).toBe(0);
  });

  it("knows no product that left the catalogue, and no malformed id", async () => {
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
    expect(await countOf(id)).toBe(50 + 24 - 16 - 8);
    const notes = await db.stockAdjustment.findMany({ where: { productId: id } });
    expect(notes.reduce((sum, { before, after }) => sum + after - before, 0)).toBe(8);
  });

  it("lets exactly as many take the last packs as there are", async () => {
    const { id } = await givenProduct(db, { stockCount: 3 });
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => adjust(id, { delta: -1 })),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await countOf(id)).toBe(0);
  });
});

describe("sales and cancellations", () => {
  it("leave the date of the last edit alone", async () => {
    const { id, updatedAt } = await givenProduct(db);
    await sell(id, 2);
    await db.$transaction((tx) => returnStock(tx, [{ productId: id, quantity: 2 }]));
    await adjust(id, { delta: 1 });
    const product = await db.product.findUniqueOrThrow({ where: { id } });
    expect(product.updatedAt).toEqual(updatedAt);
    expect(product.stockCount).toBe(101);
  });
});
