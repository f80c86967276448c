import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { queueMail } from "@/lib/messaging/email/queue";
import type { LockedOrder } from "@/lib/orders/lock-order";
import { formatRupees } from "@/lib/pricing/money";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import { byGateway } from "./by-gateway";

interface StuckRefund {
  gateway: GatewayName;
  providerId: string;
  amountPaise: number;
  reason: string;
}

/** Notifies the owner of a case that the program cannot decide; until then the order counts as overpaid. */
export async function notifyOwner(
  tx: Transaction,
  order: LockedOrder,
  { gateway, providerId, amountPaise, reason }: StuckRefund,
): Promise<void> {
  await recordAudit(tx, {
    ...byGateway(gateway),
    event: "Refund Failed",
    status: "failed",
    description: `${formatRupees(amountPaise)} of order ${order.orderId} did not go back: ${reason}`,
    details: { order: order.orderId, providerId, amountPaise, reason },
  });
  await queueMail(tx, { template: "refund-needed", orderId: order.id });
}
