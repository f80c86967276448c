import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OrderStatus, PaymentMethod } from "@/lib/db/generated/enums";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { IS_OWED, OWED } from "./owed";

const { db } = testDatabase();

const paise = fc.constantFrom(0, 1, 100, 112_200, 1_000_000_000);
const books = fc
  .record({
    paymentMethod: fc.constantFrom(null, PaymentMethod.bank),
    status: fc.constantFrom(OrderStatus.Pending, OrderStatus.Cancelled),
    billed: fc.boolean(),
    paidPaise: paise,
    refundedPaise: paise,
    creditedPaise: fc.constantFrom(0, 1, 112_200),
  })
  // Refunds never exceed what was paid.
  .filter(({ paidPaise, refundedPaise }) => refundedPaise <= paidPaise);

describe("the amount owed", () => {
  it("agrees between the Prisma filter and the SQL function, for any ledger", async () => {
    const { id } = await givenOrder(db);
    await fc.assert(
      fc.asyncProperty(books, async (data) => {
        const [filtered, requested] = await db.$transaction(async (tx) => {
          // Disables the triggers that keep the sums in step with the ledger.
          await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
          await tx.order.update({ where: { id }, data, select: { id: true } });
          const [row] = await tx.$queryRaw<{ count: number }[]>`
            SELECT count(*)::int AS count FROM "orders" o WHERE ${OWED}`;
          return [await tx.order.count({ where: IS_OWED }), row?.count];
        });
        expect(filtered).toBe(requested);
      }),
      { numRuns: 80 },
    );
  });

  it("uses its index", async () => {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw`
        EXPLAIN (FORMAT JSON) SELECT sum(o."outstandingPaise") FROM "orders" o WHERE ${OWED}`;
    });
    expect(JSON.stringify(plan)).toContain('"orders_owed"');
  });
});
