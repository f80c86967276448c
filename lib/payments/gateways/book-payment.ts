import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { LockedOrder } from "@/lib/orders/lock-order";
import { sendJobs } from "@/lib/messaging/queue/send-jobs";
import { recordReceipt } from "@/lib/payments/record-payment";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import { byGateway } from "./by-gateway";
import type { GatewayPayment } from "./gateway";

/**
 * Adds a receipt to the ledger under the order's lock; repeating it has no effect. `late` means that the order was
 * already cancelled: the due refund is stored with its job in the same transaction, so that it cannot be lost.
 * @param payment as the gateway answered it, in paise
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
  const { id: refundId } = await tx.orderRefund.create({
    data: {
      orderId: order.id,
      state: "under_way",
      isLate: true,
      amountPaise,
      means: gateway,
      reason: "Paid after the order was cancelled",
      providerPaymentId: providerId,
      by: by.actor.name,
    },
    select: { id: true },
  });
  await sendJobs(tx, "refund", [{ id: refundId, data: { refundId } }]);
  return "late";
}
