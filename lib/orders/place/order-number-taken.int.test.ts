import { beforeEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { placeOrder } from "./place-order";

/** Next values of the mocked generator, one per character; random when empty. */
const drawn: number[] = [];

vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof import("node:crypto")>();
  return { ...crypto, randomInt: (max: number) => drawn.shift() ?? crypto.randomInt(max) };
});

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);

/** Makes the next numbers end in these digits, such as "000001". */
const draw = (...ends: string[]) => drawn.push(...ends.join("").split("").map(Number));

const placedEnds = async () => {
  const orders = await db.order.findMany({ select: { orderId: true } });
  return orders.map(({ orderId }) => orderId.slice(-6)).toSorted();
};

beforeEach(() => {
  drawn.length = 0;
});

describe("an order number that is taken", () => {
  it.each([
    ["to an account, in one statement", "account"],
    ["to a guest, in a transaction", "guest"],
  ])("is drawn again: an order %s", async (_title, by) => {
    const product = await givenProduct(db, { stockCount: 10 });
    const lines = [{ product: product.id, quantity: 1 }];
    const user = await db.user.create({
      data: { name: "Asha Rao", email: "asha@example.in", emailVerifiedAt: new Date() },
    });
    const buyer = by === "account" ? { userId: user.id } : {};
    draw("111111", "111111", "111111", "222222");
    await placeOrder(await optionsFor({ lines, key: "first", ...buyer }));
    const second = await optionsFor({ lines, key: "second", ...buyer });
    const placed = await placeOrder(second);
    expect(await placedEnds()).toEqual(["111111", "222222"]);
    expect(placed.orderId).toMatch(/222222$/);
    expect(await placeOrder(second)).toMatchObject({ id: placed.id });
    const { stockCount } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    expect([stockCount, await db.auditLog.count({ where: { action: "Order Created" } })]).toEqual([
      8, 2,
    ]);
  });

  it("is drawn again by all but one of those that drew it at the same moment", async () => {
    const product = await givenProduct(db, { stockCount: 10 });
    const lines = [{ product: product.id, quantity: 1 }];
    const options = await Promise.all(
      ["a@example.in", "b@example.in", "c@example.in"].map((email) =>
        optionsFor({ lines, email, proven: true }),
      ),
    );
    draw("333333", "333333", "333333");
    await Promise.all(options.map((option) => placeOrder(option)));
    const ends = await placedEnds();
    expect([ends.length, new Set(ends).size]).toEqual([3, 3]);
    expect(ends).toContain("333333");
  });

  it("ends the attempt after the maximum number of draws", async () => {
    const product = await givenProduct(db, { stockCount: 10 });
    const options = await optionsFor({
      lines: [{ product: product.id, quantity: 1 }],
      proven: true,
    });
    draw(...Array.from({ length: 50 }, () => "444444"));
    await placeOrder(options);
    await expect(placeOrder(options)).rejects.toThrow("orders_orderId_key");
    expect(await placedEnds()).toEqual(["444444"]);
  });
});
