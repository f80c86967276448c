import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { orderSteps } from "@/e2e/steps/order-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { listStockAdjustments } from "../admin/queries";
import { stockChangeSchema } from "../admin/schemas";
import { changeStock } from "./change-stock";

const { db } = testDatabase();
const { sell } = orderSteps(db);

const ACTOR = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };

const change = (productId: string, by: number, reason = "Counted again") =>
  changeStock({
    db,
    productId,
    request: { change: by, reason },
    actor: ACTOR,
    ipAddress: "203.0.113.7",
  });

const getCount = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).stockCount;

describe("changing a stock by hand", () => {
  it("answers the new count, notes it and writes it into the audit log", async () => {
    const { id } = await givenProduct(db, { stockCount: 25 });
    expect(await change(id, -5, "Water damage")).toEqual({
      _id: id,
      stockCount: 20,
      inStock: true,
      status: "low",
    });
    const { items: adjustments } = await listStockAdjustments(db, id, { limit: 20 });
    expect(adjustments).toMatchObject([
      { by: "Meera Nair", reason: "Water damage", before: 25, after: 20 },
    ]);
    expect(await auditEntries(db)).toMatchObject([
      {
        action: "Stock Updated",
        actor: "meera@example.in",
        ipAddress: "203.0.113.7",
        details: { product: id, changes: { stockCount: { before: 25, after: 20 } } },
      },
    ]);
  });

  it("sets the count, whatever was sold meanwhile", async () => {
    const { id } = await givenProduct(db, { stockCount: 25 });
    await sell(id, 3);
    const request = stockChangeSchema.parse({ counted: 30, reason: "Counted again" });
    const options = { db, productId: id, request, actor: ACTOR, ipAddress: "203.0.113.7" };
    expect(await changeStock(options)).toMatchObject({ stockCount: 30 });
    const { items } = await listStockAdjustments(db, id, { limit: 20 });
    expect(items).toMatchObject([{ before: 22, after: 30 }]);
  });

  it("refuses a count based on another one, and reports that", async () => {
    const { id } = await givenProduct(db, { stockCount: 25 });
    await sell(id, 3);
    const counted = (stockCountRead: number) => {
      const request = stockChangeSchema.parse({ counted: 30, stockCountRead, reason: "Counted" });
      return changeStock({ db, productId: id, request, actor: ACTOR, ipAddress: "203.0.113.7" });
    };
    await expect(counted(25)).rejects.toMatchObject({
      code: "edit_conflict",
      details: { extra: { stockCount: 22 } },
    });
    expect(await getCount(id)).toBe(22);
    expect(await counted(22)).toMatchObject({ stockCount: 30 });
  });

  it.each([{}, { change: 3, counted: 5 }, { counted: -1 }, { counted: 1.5 }])(
    "is refused for %j",
    (body) => {
      expect(stockChangeSchema.safeParse({ ...body, reason: "Counted" }).success).toBe(false);
    },
  );

  it("never goes below zero, and leaves no trace of the attempt", async () => {
    const { id } = await givenProduct(db, { stockCount: 2 });
    await expect(change(id, -3)).rejects.toMatchObject({ code: "invalid_input" });
    expect(await getCount(id)).toBe(2);
    expect(await db.stockAdjustment.count()).toBe(0);
    expect(await db.auditLog.count()).toBe(0);
  });

  it("applies each of many concurrent changes, next to sales", async () => {
    const { id } = await givenProduct(db, { stockCount: 10 });
    const attempts = [
      ...Array.from({ length: 8 }, () => readCode(change(id, -2))),
      ...Array.from({ length: 4 }, () => readCode(sell(id, 1))),
    ];
    const outcomes = await Promise.all(attempts);
    const byHand = outcomes.slice(0, 8).filter((code) => code === "done").length;
    const sold = outcomes.slice(8).filter((code) => code === "done").length;
    const count = await getCount(id);
    expect(count).toBe(10 - 2 * byHand - sold);
    expect(count).toBeGreaterThanOrEqual(0);
    const { items: adjustments, total } = await listStockAdjustments(db, id, { limit: 100 });
    expect(total).toBe(byHand);
    expect(adjustments.every(({ before, after }) => after === before - 2)).toBe(true);
  });

  it("does not find a product outside the catalogue", async () => {
    const { id } = await givenProduct(db, { deletedAt: new Date() });
    expect(await readCode(change(id, 1))).toBe("not_found");
    expect(await readCode(change("nonsense", 1))).toBe("not_found");
    expect(await readCode(listStockAdjustments(db, id, { limit: 20 }))).toBe("not_found");
  });

  it("pages through a long history", async () => {
    const { id } = await givenProduct(db, { stockCount: 0 });
    for (let step = 0; step < 5; step++) await change(id, 1, `Step ${step}`);
    const first = await listStockAdjustments(db, id, { limit: 3 });
    const remaining = await listStockAdjustments(db, id, {
      limit: 3,
      cursor: first.nextCursor ?? "",
    });
    const reasons = [...first.items, ...remaining.items].map(({ reason }) => reason);
    expect(reasons).toEqual(["Step 4", "Step 3", "Step 2", "Step 1", "Step 0"]);
    expect(remaining.nextCursor).toBeNull();
  });
});

describe("what may be asked", () => {
  it.each([
    [{ change: 0, reason: "x" }, "change"],
    [{ change: 1.5, reason: "x" }, "change"],
    [{ change: 2_000_000, reason: "x" }, "change"],
    [{ change: 1, reason: " " }, "reason"],
    [{ change: 1 }, "reason"],
  ])("refuses %j at %s", (request, field) => {
    const { error } = stockChangeSchema.safeParse(request);
    expect(error?.issues[0]?.path).toEqual([field]);
  });
});
