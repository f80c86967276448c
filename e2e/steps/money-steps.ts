import type { PrismaClient } from "@/lib/db/generated/client";
import { cancelForReason } from "@/lib/fulfilment/status/cancel-for-reason";
import { recordReturn } from "@/lib/fulfilment/record-return";
import { requestRefund } from "@/lib/fulfilment/refunds/request-refund";
import type { CancellationRequest, RefundRequest, ReturnRequest } from "@/lib/fulfilment/schemas";
import { toPaise } from "@/lib/pricing/money";
import { givenPayment } from "./book-steps";
import { givenOrder, givenProduct } from "./factories";
import { FROM, meera } from "./order-admin-steps";

/** Records payments and returns of an order as Meera, in rupees. */
export function moneySteps(db: PrismaClient) {
  const by = { actor: meera, ipAddress: FROM };

  const pay = (orderId: string, rupees: number) =>
    givenPayment(db, { orderId, amountPaise: toPaise(rupees) });

  const refund = (id: string, amount: number, request: Partial<RefundRequest> = {}, key?: string) =>
    requestRefund({
      db,
      id,
      request: { amount, reason: "Paid too much", ...request },
      idempotencyKey: key,
      ...by,
    });

  const takeBack = (
    id: string,
    request: Omit<ReturnRequest, "reason"> & Partial<ReturnRequest>,
    key?: string,
  ) =>
    recordReturn({
      db,
      id,
      request: { reason: "Came back unopened", ...request },
      idempotencyKey: key,
      ...by,
    });

  const cancel = (id: string, request: Partial<CancellationRequest> = {}) =>
    cancelForReason({ db, id, request: { reason: "No board", restock: true, ...request }, ...by });

  /**
   * Creates an order of ₹1,122.00: three packs of boxes at ₹200 and one of tape at ₹300, shipping ₹150, 8 % tax.
   * Both products have 10 in stock.
   */
  async function givenTwoLines(status: "Pending" | "Processing" | "Shipped" | "Delivered") {
    const box = await givenProduct(db, { name: "Kraft box", pricePaise: 20_000, stockCount: 10 });
    const tape = await givenProduct(db, { name: "Tape", pricePaise: 30_000, stockCount: 10 });
    const line = (position: number, { id, name, pricePaise }: typeof box, quantity: number) => ({
      position,
      productId: id,
      name,
      thumbnailImage: "/media/test.webp",
      pricePaise,
      quantity,
      lineTotalPaise: pricePaise * quantity,
    });
    const order = await givenOrder(db, {
      status,
      proof: "owner",
      lines: { create: [line(0, box, 3), line(1, tape, 1)] },
    });
    const lines = order.lines.toSorted((a, b) => a.position - b.position);
    const [boxLine = "", tapeLine = ""] = lines.map(({ id }) => id);
    return { ...order, boxId: box.id, tapeId: tape.id, boxLine, tapeLine };
  }

  const readMoney = async (id: string) => {
    const order = await db.order.findUniqueOrThrow({ where: { id } });
    const { paymentState, outstandingPaise, creditedPaise, refundedPaise } = order;
    return {
      state: paymentState,
      outstanding: Number(outstandingPaise),
      credited: Number(creditedPaise),
      refunded: Number(refundedPaise),
    };
  };

  return { pay, refund, takeBack, cancel, givenTwoLines, moneyOf: readMoney };
}
