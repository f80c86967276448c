import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { orderSteps } from "@/e2e/steps/order-steps";
import { productSteps, refusal } from "@/e2e/steps/product-steps";

const { db } = testDatabase();
const { sell } = orderSteps(db);
const { auditOf, given, kept, picture, update } = productSteps(db);

describe("concurrent updateProduct", () => {
  it("tells the second of two editors who was first, and loses nothing", async () => {
    const { id, updatedAt } = await given();
    const first = await update(id, { name: "First", updatedAt: updatedAt.toISOString() });
    const error = await refusal(
      update(id, { name: "Second", updatedAt: updatedAt.toISOString() }, [picture("x.png")]),
    );
    expect(error.code).toBe("edit_conflict");
    expect(error.message).toMatch(
      /^Meera Nair changed this product on .* IST, after you opened it/,
    );
    expect(error.details.extra).toMatchObject({
      changedBy: "Meera Nair",
      changedAt: first.updatedAt,
    });
    expect(await kept()).toEqual([]);
    expect(await update(id, { name: "Second", updatedAt: first.updatedAt })).toMatchObject({
      name: "Second",
    });
  });

  it("lets exactly one of many concurrent edits win", async () => {
    const { id, updatedAt } = await given();
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) =>
        update(id, { name: `Name ${n}`, updatedAt: updatedAt.toISOString() }, [picture("x.png")]),
      ),
    );
    const won = attempts.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    for (const attempt of attempts) {
      if (attempt.status === "rejected") {
        expect(attempt.reason).toMatchObject({ code: "edit_conflict" });
      }
    }
    expect(await auditOf("Product Updated")).toHaveLength(1);
    expect(await kept()).toHaveLength(3);
    expect(await db.storedImage.count()).toBe(1);
  });

  it("is not in the way of orders, nor they in its", async () => {
    const { id, updatedAt } = await given();
    await sell(id, 7);
    const product = await update(id, {
      stockCount: "120",
      stockCountRead: "100",
      updatedAt: updatedAt.toISOString(),
    });
    expect(product.stockCount).toBe(113);
    expect(await db.stockAdjustment.findMany()).toMatchObject([
      { reason: "Product saved", before: 93, after: 113 },
    ]);
    expect(await update(id, { stockCount: "50" })).toMatchObject({ stockCount: 50 });
  });

  it("loses no sale while many save", async () => {
    const { id } = await given({ pricePaise: 44_950 });
    await Promise.all([
      ...Array.from({ length: 4 }, () => update(id, { stockCount: "110", stockCountRead: "100" })),
      ...Array.from({ length: 6 }, () => sell(id, 2)),
    ]);
    const { stockCount } = await db.product.findUniqueOrThrow({ where: { id } });
    expect(stockCount).toBe(100 + 40 - 12);
  });
});
