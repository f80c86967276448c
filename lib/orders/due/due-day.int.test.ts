import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OrderStatus } from "@/lib/db/generated/enums";
import { testDatabase } from "@/e2e/support/database";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { dateName } from "@/lib/base/dates";
import { columnDay } from "@/lib/base/india-time";
import { readOrders } from "../read/queries";
import { dueRows, nextDueDay, unpaidPaise } from "./due-rows";
import { DUE_RULES, type PaymentSteps } from "./payment-steps";

const { db } = testDatabase();

const rule = fc.constantFrom(...DUE_RULES);
const days = fc.integer({ min: 0, max: 40 });
const steps = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), rule, days }),
        fc.record({ paise: fc.constantFrom(1, 33_333, 112_200), rule, days }),
      ),
      { maxLength: 3 },
    ),
    fc.record({ rule, days }),
  )
  .map(([first, last]): PaymentSteps => [...first, last]);

const books = fc.record({
  steps,
  status: fc.constantFrom(...Object.values(OrderStatus)),
  dispatchBy: fc.option(days.map((ahead) => columnDay(new Date(), ahead - 20))),
  /** Days before today when production began and the goods left. */
  began: fc.option(days),
  left: fc.option(days),
  paidPaise: fc.constantFrom(0, 1, 50_000, 112_200, 150_000),
  /** Ordered quantity, where 11 were made. */
  ordered: fc.constantFrom(null, 9, 10, 11),
  invoices: fc.array(
    fc.record({ totalPaise: fc.constantFrom(1, 40_000, 112_200), ago: days, back: fc.boolean() }),
    { maxLength: 3 },
  ),
});

class Undone extends Error {}

describe("the due day of an order", () => {
  it("agrees between SQL and TypeScript, and so does what is overdue", async () => {
    const { id, lines } = await givenOrder(db);
    const today = dateName(columnDay(new Date()));
    await fc.assert(
      fc.asyncProperty(books, async ({ invoices, began, left, ordered, paidPaise, ...order }) => {
        const check = db.$transaction(async (tx) => {
          if (ordered !== null) {
            await tx.order.update({
              where: { id },
              data: { tolerancePercent: 10 },
              select: { id: true },
            });
            // Disables the trigger that refuses quantities other than the agreed ones.
            await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
            await tx.orderLine.update({
              where: { id: lines[0]?.id ?? "" },
              data: { orderedQuantity: ordered, quantity: 11, lineTotalPaise: 495_000 },
            });
            await tx.$executeRaw`SET LOCAL session_replication_role = origin`;
          }
          await tx.order.update({
            where: { id },
            data: {
              status: order.status,
              paymentSteps: order.steps,
              dispatchBy: order.dispatchBy,
            },
            select: { id: true },
          });
          for (const [status, ago] of [
            [OrderStatus.Processing, began],
            [OrderStatus.Shipped, left],
          ] as const) {
            if (ago === null) continue;
            const at = columnDay(new Date(), -ago);
            await tx.orderStatusChange.create({
              data: { orderId: id, status, at, by: "Meera Nair", party: "shop" },
            });
          }
          for (const { totalPaise, ago, back } of invoices) {
            const issuedOn = columnDay(new Date(), -ago);
            const { id: dispatchId } = await tx.orderDispatch.create({
              data: { orderId: id, at: issuedOn, by: "Meera Nair" },
              select: { id: true },
            });
            const issued = { orderId: id, issuedOn, totalPaise };
            const invoice = await givenDocument(tx as typeof db, { ...issued, dispatchId });
            if (back)
              await givenDocument(tx as typeof db, {
                ...issued,
                invoiceId: invoice.id,
                totalPaise: 1,
              });
          }
          if (paidPaise > 0)
            await givenPayment(tx as typeof db, { orderId: id, amountPaise: paidPaise });
          const [read] = await readOrders(tx, [id]);
          if (!read) throw new Error("The order is there.");
          const rows = dueRows(read, today);
          const [stored] = await tx.$queryRaw<{ paise: bigint }[]>`
            SELECT overdue_paise(o, ${today}::date) AS paise FROM "orders" o WHERE o."id" = ${id}::uuid`;
          expect(read.payment.dueOn && dateName(read.payment.dueOn)).toBe(nextDueDay(rows));
          const overdue = rows.filter(({ state }) => state === "overdue");
          expect(Number(stored?.paise)).toBe(unpaidPaise(overdue));
          throw new Undone();
        });
        await expect(check).rejects.toBeInstanceOf(Undone);
      }),
      { numRuns: 60 },
    );
  });
});
