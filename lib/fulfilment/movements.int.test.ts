import { expect, it } from "vitest";
import { AppError } from "@/lib/base/errors";
import { testDatabase } from "@/e2e/support/database";
import { Random } from "@/e2e/support/arbitrary/random";
import { moneySteps } from "@/e2e/steps/money-steps";
import { documentSteps } from "@/e2e/steps/document-steps";

const { db } = testDatabase();
const { pay, refund, takeBack, cancel, givenTwoLines } = moneySteps(db);
const { invoice } = documentSteps(db);

type Order = Awaited<ReturnType<typeof givenTwoLines>>;

/** All possible changes of an order's money and goods, applied one at a time. */
function changes(random: Random, order: Order) {
  const { id, boxLine, tapeLine } = order;
  const rupees = () => random.between(1, 90_000) / 100;
  const back = () => ({
    lines: [
      {
        line: random.of([boxLine, tapeLine]),
        quantity: random.between(1, 3),
        restock: random.of([true, false]),
      },
    ],
    ...random.of([{}, { refund: { amount: rupees() } }]),
  });
  return [
    () => pay(id, rupees()),
    () => refund(id, rupees()),
    () => refund(id, rupees(), { restock: true }),
    () => takeBack(id, back()),
    () => invoice(id),
    () => cancel(id, { restock: random.of([true, false]) }),
  ];
}

async function expectBooksAgree(orderId: string): Promise<void> {
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const { paidPaise, refundedPaise, creditedPaise, totalPaise } = order;
  expect(refundedPaise <= paidPaise && creditedPaise <= totalPaise).toBe(true);
  const due = order.status === "Cancelled" ? 0n : totalPaise - creditedPaise;
  expect(order.outstandingPaise).toBe(due - paidPaise + refundedPaise);
  const documents = await db.orderDocument.groupBy({
    by: ["kind"],
    where: { orderId },
    _sum: { totalPaise: true },
  });
  const sumBy = (kind: string) => documents.find((sum) => sum.kind === kind)?._sum.totalPaise ?? 0n;
  expect(sumBy("credit_note") <= sumBy("invoice")).toBe(true);
  const moved = await db.orderRefund.aggregate({ where: { orderId }, _sum: { amountPaise: true } });
  expect(moved._sum.amountPaise ?? 0n).toBe(refundedPaise);
  const lines = await db.orderLine.findMany({ where: { orderId }, include: { returns: true } });
  for (const { quantity, returns } of lines) {
    expect(returns.reduce((sum, row) => sum + row.quantity, 0)).toBeLessThanOrEqual(quantity);
  }
}

/** Expects the stock to have grown only by returned and cancelled packs. */
async function expectStockAgrees({ id, boxId, boxLine }: Order): Promise<void> {
  const cancelled = await db.orderStatusChange.findFirst({
    where: { orderId: id, status: "Cancelled" },
  });
  const { _sum } = await db.orderReturnLine.aggregate({
    where: { orderLineId: boxLine, restocked: true },
    _sum: { quantity: true },
  });
  const back = (cancelled?.restocked ? 3 : 0) + (_sum.quantity ?? 0);
  const { stockCount } = await db.product.findUniqueOrThrow({ where: { id: boxId } });
  expect(stockCount).toBe(10 + back);
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "money, documents and goods agree after any sequence of changes (%i)",
  async (seed) => {
    const random = new Random(seed);
    const order = await givenTwoLines(random.of(["Processing", "Shipped", "Delivered"]));
    const all = changes(random, order);
    let done = 0;
    for (let n = 0; n < 25; n += 1) {
      await random
        .of(all)()
        .then(
          () => (done += 1),
          (error: unknown) => expect(error).toBeInstanceOf(AppError),
        );
      await expectBooksAgree(order.id);
      await expectStockAgrees(order);
    }
    expect(done).toBeGreaterThan(3);
  },
);
