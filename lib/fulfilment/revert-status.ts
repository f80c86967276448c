import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import type { StatusBefore } from "@/lib/orders/status";
import { writeStatus } from "@/lib/orders/announced/write-status";

export interface Reverted {
  to: StatusBefore;
  reason: string;
  by: OrderActor;
  /** Columns that the reversal resets. */
  columns: Pick<
    Prisma.OrderUpdateInput,
    "trackingCarrier" | "trackingNumber" | "trackingUrl" | "partlyDispatched"
  >;
  /** True when the customer is mailed about the mistake. */
  mailed: boolean;
}

/** Returns a locked order to its previous status, with history, audit entry and customer mail. */
export async function revertStatus(
  tx: Transaction,
  order: LockedOrder,
  { to, reason, by, columns, mailed }: Reverted,
): Promise<void> {
  const { id, orderId, status, trackingCarrier, trackingNumber, trackingUrl } = order;
  const before = { status, trackingCarrier, trackingNumber, trackingUrl };
  const { userId, name } = by.actor;
  const change = { status: to, at: order.now, userId, by: name, party: "shop" } as const;
  await writeStatus(tx, id, {
    status: to,
    ...columns,
    history: { create: { ...change, takesBack: status, reason, mailed } },
  });
  if (mailed) await queueMail(tx, { template: "order-corrected", orderId: id });
  await recordAudit(tx, {
    ...by,
    event: "Order Status Taken Back",
    description: `Order ${orderId} was taken back from ${status} to ${to}`,
    details: {
      order: orderId,
      reason,
      changes: changes(before, { ...before, status: to, ...columns }),
    },
  });
}
