import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import { findWholeInvoice } from "@/lib/documents/issue-invoice";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { closeCallOffs } from "../call-offs/close-call-offs";
import { readSoldLines } from "../read-sold-lines";
import type { EndShortRequest } from "../schemas";
import { restockPacks } from "../restock-goods";
import { completeOrder } from "./complete-order";
import { billDispatches, type Units } from "./dispatch-goods";
import { priceSent } from "./price-sent";
import { splitRemaining } from "./split-remaining";

export interface EndShortOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: EndShortRequest;
}

/**
 * Ends a partly dispatched order: the rest is never sent. The order becomes Shipped and costs what left, with its share
 * of discount, shipping and tax; anything already billed beyond that is credited. Stock packs return to stock or are
 * written off. The customer is mailed. Returns the products whose stock changed.
 * @throws AppError not_found; invalid_transition before anything has left, or once everything has
 */
export async function endShort(options: EndShortOptions): Promise<string[]> {
  const { db, id, request, ...by } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    refuseUnended(order);
    const { reason, tellReason = false, stock } = request;
    await closeCallOffs(tx, order);
    const { notSent, charged } = await splitRemaining(tx, order, by);
    const changedProducts = stock === "back" ? await restockRemaining(tx, order, notSent) : [];
    const invoice = await findWholeInvoice(tx, order.id);
    await tx.order.update({
      where: { id: order.id },
      data: { endedShortAt: order.now },
      select: { id: true },
    });
    if (!invoice) await priceSent(tx, order.id, charged);
    await completeOrder(tx, order, by, { mail: null, reason: { text: reason, told: tellReason } });
    await queueMail(tx, { template: "order-ended-short", orderId: order.id });
    await recordAudit(tx, {
      ...by,
      event: "Order Ended Short",
      description: `Order ${order.orderId} was ended with what had left`,
      details: { order: order.orderId, reason, stock, notSent: [...notSent] },
    });
    const issuing = { order, by, at: new Date(), shop: await readShopSettings(tx) };
    if (invoice) await creditRemaining(tx, { ...issuing, reason }, notSent);
    else await billDispatches(tx, issuing);
    return changedProducts;
  });
}

function refuseUnended({ status, partlyDispatched }: LockedOrder): void {
  if (partlyDispatched) return;
  throw new AppError("invalid_transition", REFUSED[status]);
}

/** The alternative for staff, by status. */
const REFUSED: Record<LockedOrder["status"], string> = {
  Pending: "Nothing of this order has left. Cancel it instead.",
  Processing: "Nothing of this order has left. Cancel it instead.",
  Shipped: "Everything of this order has left. Record what comes back as a return.",
  Delivered: "Everything of this order has left. Record what comes back as a return.",
  Cancelled: "The order is cancelled already.",
};

/** Printed packs and made-to-order goods have no stock to return to. */
async function restockRemaining(tx: Transaction, { id }: LockedOrder, notSent: Units) {
  const lines = notSent.map((remaining) => ({ ...remaining, restock: true }));
  return restockPacks(tx, await readSoldLines(tx, id), lines);
}

type Crediting = Omit<Parameters<typeof issueCreditNote>[1], "what">;

/** Credits undispatched goods on the invoice of the whole order. Comes last, as every document does. */
async function creditRemaining(
  tx: Transaction,
  crediting: Crediting,
  notSent: Units,
): Promise<void> {
  const lines = notSent.map(({ line, quantity }) => ({ orderLineId: line, quantity }));
  await issueCreditNote(tx, { ...crediting, what: { kind: "lines", lines } });
}
