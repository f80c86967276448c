import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { LockedOrder } from "@/lib/orders/lock-order";
import { recordReceipt } from "@/lib/payments/record-payment";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import { byGateway } from "./by-gateway";
import type { GatewayPayment } from "./gateway";
import { after, pauseAfter } from "./retry";

/**
 * Adds a payment that came in to the ledger, once, under the order's lock. `late`: its order was cancelled by then;
 * that it is to go back is written with it, for refund-late.ts to do once the transaction is over.
 * @param payment as the gateway answered it, in rupees' paise
 */
export async function bookPayment(
  tx: Transaction,
  order: LockedOrder,
  { gateway, payment }: { gateway: GatewayName; payment: GatewayPayment },
): Promise<"known" | "booked" | "late"> {
  const { id: providerId, amountPaise, refundedPaise, createdAt: at } = payment;
  const known = await tx.payment.findUnique({ where: { providerId }, select: { id: true } });
  if (known) return "known";
  const by = byGateway(gateway);
  await recordReceipt(tx, { order, amountPaise, means: gateway, providerId, at, by });
  if (order.status !== "Cancelled" || refundedPaise > 0) return "booked";
  const nextTryAt = after(new Date(), pauseAfter(0));
  // Together with the receipt: whatever happens next, it is not forgotten.
  await tx.lateRefund.create({
    data: { paymentId: providerId, orderId: order.id, amountPaise, nextTryAt },
    select: { paymentId: true },
  });
  return "late";
}
