import { describe, expect, it } from "vitest";
import { measured } from "@/lib/base/measured";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { placeOrder } from "./place-order";

const { db } = testDatabase();
const { optionsFor, order } = orderSteps(db);

describe("an idempotency key", () => {
  it("refuses another payload, and is separate for each person", async () => {
    const product = await givenProduct(db, { stockCount: 100 });
    const lines = [{ product: product.id, quantity: 1 }];
    await order({ lines, key: "k" });
    const refusal = await readRefusal(
      order({ lines: [{ product: product.id, quantity: 2 }], key: "k" }),
    );
    expect(refusal.code).toBe("idempotency_conflict");
    await order({ lines, key: "k", email: "other@example.in" });
    expect(await db.order.count()).toBe(2);
  });

  it.each([
    ["a stranger who guesses it learns nothing from", "order-1", 2],
    [
      "nobody can guess answers its sender from another network with",
      "b7".repeat(3) + "0123456789acdef45f8e913a72",
      1,
    ],
  ])("%s the first order: %s", async (_title, key, orders) => {
    const product = await givenProduct(db, { stockCount: 100 });
    const first = await optionsFor({ lines: [{ product: product.id, quantity: 1 }], key });
    const before = measured.ordersPlaced;
    const placed = await placeOrder(first);
    const repeated = await placeOrder(first);
    // Of the metrics: sent again, it counts once.
    expect(measured.ordersPlaced).toBe(before + 1);
    expect([repeated.id, repeated.accessKey]).toEqual([placed.id, placed.accessKey]);
    const elsewhere = await placeOrder({ ...first, ipAddress: "198.51.100.9" });
    expect(elsewhere.accessKey === placed.accessKey).toBe(orders === 1);
    expect(await db.order.count()).toBe(orders);
  });

  it("is not consumed by a refused request", async () => {
    const product = await givenProduct(db, { stockCount: 100 });
    const lines = [{ product: product.id, quantity: 1 }];
    const before = measured.ordersPlaced;
    await readRefusal(order({ lines, key: "k", totalAmount: 1 }));
    expect(measured.ordersPlaced).toBe(before);
    await order({ lines, key: "k" });
    expect(await db.order.count()).toBe(1);
  });
});
