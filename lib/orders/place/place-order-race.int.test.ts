import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { verifyAuditChain } from "@/lib/audit/verify-chain";
import { AppError } from "@/lib/base/errors";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { queuedMails } from "@/e2e/steps/messaging/queue-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { untilBlocked } from "@/e2e/support/faults/held-open";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { placeOrder } from "./place-order";

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);

/** A customer with a verified email: such an order reads without locks and is written only if nothing changed. */
let userId: string;

async function givenCustomer(): Promise<void> {
  const data = { name: "Asha Rao", email: "asha@example.in", emailVerifiedAt: new Date() };
  userId = (await db.user.create({ data })).id;
}

beforeEach(givenCustomer);

const readStock = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { stockCount: true } })).stockCount;

const countJobs = async () => (await queuedMails(db)).length;

interface Change {
  name?: string;
  pricePaise?: number;
  stockCount?: number;
  forSale?: boolean;
}

/** Starts an order of two packs that has read the product and waits for a change made at that moment. */
async function orderDuring(change: Change): Promise<{ id: string; attempt: Promise<unknown> }> {
  const { id } = await givenProduct(db, { pricePaise: 50_000, stockCount: 5 });
  const options = await optionsFor({ lines: [{ product: id, quantity: 2 }], userId });
  return db.$transaction(async (tx) => {
    await tx.product.update({ where: { id }, data: change });
    const attempt = placeOrder(options);
    await untilBlocked(db, attempt);
    return { id, attempt };
  });
}

describe("a product changed between reading and writing an order", () => {
  it.each<[string, Change, string]>([
    ["has another price", { pricePaise: 60_000 }, "price_changed"],
    ["is bought by somebody else", { stockCount: 1 }, "out_of_stock"],
    ["is switched off", { forSale: false }, "out_of_stock"],
  ])("%s: refuses the order with the right figures, and leaves no trace", async (...row) => {
    const [, change, code] = row;
    const { id, attempt } = await orderDuring(change);
    const refusal = await readRefusal(attempt);
    expect(refusal.code).toBe(code);
    const { pricePaise = 50_000, stockCount = change.forSale === false ? 0 : 5 } = change;
    const line = { price: pricePaise / 100, stockCount };
    expect(refusal.details.extra).toMatchObject({ quote: { lines: [line] } });
    const counts = [db.order.count(), db.orderLine.count(), db.auditLog.count()];
    expect(await Promise.all(counts)).toEqual([0, 0, 0]);
    expect(await countJobs()).toBe(0);
    expect(await readStock(id)).toBe(change.stockCount ?? 5);
  });

  it("renamed: the order has the new name", async () => {
    const { id, attempt } = await orderDuring({ name: "Renamed" });
    await attempt;
    expect(await db.orderLine.findMany()).toMatchObject([{ productId: id, name: "Renamed" }]);
    expect(await readStock(id)).toBe(3);
  });

  it("partly sold: the order takes the rest", async () => {
    const { id, attempt } = await orderDuring({ stockCount: 2 });
    expect(await attempt).toMatchObject({ soldOut: true });
    expect(await readStock(id)).toBe(0);
  });
});

describe("concurrent requests with the same key", () => {
  it("create one order from twenty requests", async () => {
    const { id } = await givenProduct(db, { stockCount: 100 });
    const lines = [{ product: id, quantity: 1 }];
    const options = await optionsFor({ lines, userId, key: "one-click" });
    const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder(options)));
    expect(new Set(placed.map(({ accessKey }) => accessKey)).size).toBe(1);
    expect([await readStock(id), await db.order.count(), await countJobs()]).toEqual([99, 1, 2]);
  });

  it("return the order that took the last packs, and refuse another payload", async () => {
    const { id } = await givenProduct(db, { stockCount: 1 });
    const options = await optionsFor({ lines: [{ product: id, quantity: 1 }], userId, key: "k" });
    const other = { ...options, request: { ...options.request, company: "Another" } };
    const first = await placeOrder(options);
    expect(await placeOrder(options)).toMatchObject({ id: first.id, changedProducts: [] });
    expect(await readCode(placeOrder(other))).toBe("idempotency_conflict");
  });
});

describe("concurrent orders, edits and repeats", () => {
  const INITIAL = 40;

  interface Requested {
    by: "account" | "promo" | "believed" | "guest";
    quantities: number[];
    key: string | undefined;
  }

  const requested: fc.Arbitrary<Requested> = fc.record({
    by: fc.constantFrom("account", "promo", "believed", "guest"),
    quantities: fc
      .array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 })
      .filter((quantities) => quantities.some((quantity) => quantity > 0)),
    key: fc.option(fc.constantFrom("a", "b"), { nil: undefined }),
  });
  const edited = fc.record({ product: fc.nat({ max: 2 }), pricePaise: fc.constantFrom(900, 1000) });

  /** Each guest has another IP address and email; an account orders many times. */
  function findBuyer({ by }: Requested, turn: number): Partial<Wish> {
    if (by === "account") return { userId };
    if (by === "promo") return { userId, promoCode: "SAVE10" };
    const email = `buyer${turn}@example.in`;
    return { email, proven: by === "believed", ipAddress: `198.51.100.${turn}` };
  }

  /** The id of the order, or the error code of its refusal. */
  const readOutcome = (attempt: Promise<{ id: string }>) =>
    attempt.then(
      ({ id }) => id,
      (error: unknown) => {
        expect(error).toBeInstanceOf(AppError);
        return (error as AppError).code;
      },
    );

  const REFUSALS = new Set(["price_changed", "out_of_stock", "idempotency_conflict"]);

  it("sell no pack twice and leave every order complete", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(requested, { minLength: 20, maxLength: 24 }),
        fc.array(edited, { maxLength: 6 }),
        async (wishes, edits) => {
          await db.$executeRaw`SELECT testing.reset()`;
          await givenCustomer();
          const ids = await Promise.all(
            [0, 1, 2].map(async () => {
              const product = await givenProduct(db, { pricePaise: 1000, stockCount: INITIAL });
              return product.id;
            }),
          );
          const listLines = (quantities: number[]) =>
            ids
              .map((product, n) => ({ product, quantity: quantities[n] ?? 0 }))
              .filter(({ quantity }) => quantity > 0);
          const options = await Promise.all(
            wishes.map((wish, turn) =>
              optionsFor({
                ...findBuyer(wish, turn),
                lines: listLines(wish.quantities),
                key: wish.key,
              }),
            ),
          );
          const [outcomes] = await Promise.all([
            Promise.all(options.map((option) => readOutcome(placeOrder(option)))),
            ...edits.map(({ product, pricePaise }) =>
              db.product.update({ where: { id: ids[product] ?? "" }, data: { pricePaise } }),
            ),
          ]);
          await expectWhole(ids, new Set(outcomes.filter((outcome) => !REFUSALS.has(outcome))));
        },
      ),
      { numRuns: 5 },
    );
  });

  async function expectWhole(products: string[], placed: Set<string>): Promise<void> {
    const orders = await db.order.findMany({ include: { lines: true, history: true } });
    expect(new Set(orders.map(({ id }) => id))).toEqual(placed);
    const sold = new Map(products.map((id) => [id, 0]));
    for (const { lines, history, subtotalPaise } of orders) {
      const subtotal = lines.reduce((sum, line) => sum + line.lineTotalPaise, 0n);
      expect({ subtotal, history: history.length }).toEqual({
        subtotal: subtotalPaise,
        history: 1,
      });
      for (const { productId, quantity } of lines) {
        sold.set(productId ?? "", (sold.get(productId ?? "") ?? 0) + quantity);
      }
    }
    for (const [id, packs] of sold) expect(await readStock(id)).toBe(INITIAL - packs);
    expect(await db.auditLog.count({ where: { action: "Order Created" } })).toBe(placed.size);
    expect((await verifyAuditChain(db)).broken).toBeNull();
    expect(await countJobs()).toBe(2 * placed.size);
  }
});
