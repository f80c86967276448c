import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { toSafePaise } from "@/lib/pricing/money";
import { reverseFailedRefund } from "@/lib/payments/record-payment";
import { GATEWAY_TITLES, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { notifyOwner } from "./notify-owner";
import { bookRefund, isKnown } from "./book-refund";
import { byGateway } from "./by-gateway";
import { GatewayUnavailable } from "./errors";
import type { GatewayRefund } from "./gateway";

/** Grace period in which a refund requested by the shop is left to its request. */
const GRACE_MS = 10 * 60_000;

/**
 * Updates the ledger to a gateway's state of a refund: a refund made in its dashboard is added, a failed one is
 * reversed.
 * @param refund as answered by the gateway
 * @throws GatewayUnavailable when it is too early: the request that made the refund is still recording it
 */
export async function settleRefund(
  db: PrismaClient,
  gateway: GatewayName,
  refund: GatewayRefund,
): Promise<void> {
  const paid = await db.payment.findUnique({
    where: { providerId: refund.paymentId },
    select: { orderId: true, amountPaise: true },
  });
  // A payment that was never captured was never the shop's money.
  if (!paid) return;
  // A payment refunded in full in the dashboard includes the customer's fee, which the ledger never had.
  const amountPaise = Math.min(refund.amountPaise, toSafePaise(paid.amountPaise));
  const settled = { gateway, refund: { ...refund, amountPaise } };
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, paid.orderId);
    await (refund.hasFailed ? takeBack : addRefund)(tx, order, settled);
  });
}

interface Told {
  gateway: GatewayName;
  refund: GatewayRefund;
}

async function addRefund(
  tx: Transaction,
  order: LockedOrder,
  { gateway, refund }: Told,
): Promise<void> {
  if (await isKnown(tx, refund)) return;
  const isYoung = Date.now() - refund.createdAt.getTime() < GRACE_MS;
  if (refund.isOurs && isYoung) {
    throw new GatewayUnavailable(gateway, "a refund is being written down");
  }
  const reason = `Refunded at ${GATEWAY_TITLES[gateway]}`;
  await bookRefund(tx, order, { gateway, refund, reason });
}

async function takeBack(
  tx: Transaction,
  order: LockedOrder,
  { gateway, refund: { id: providerId, amountPaise } }: Told,
): Promise<void> {
  const reason = `${GATEWAY_TITLES[gateway]} could not pay the refund out`;
  const failed = { order, providerId, reason, at: new Date(), by: byGateway(gateway) };
  const back = await reverseFailedRefund(tx, failed);
  if (back) await notifyOwner(tx, order, { gateway, providerId, amountPaise, reason });
}
