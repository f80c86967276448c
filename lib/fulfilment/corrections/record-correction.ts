import "server-only";
import { changes, recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { toJson } from "@/lib/db/json";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { Order } from "@/lib/orders/order";
import type { OrderParty } from "@/lib/orders/status";
import { toFacts } from "./facts";
import { listChanges } from "./list-changes";
import { notifyCorrected } from "./notify-corrected";

interface RecordOptions {
  actor: AuditActor;
  ipAddress: string;
  party: OrderParty;
  reason?: string | undefined;
}

interface Recorded {
  held: LockedOrder;
  order: Order;
  written: Order;
}

/** Records a correction in the history and the audit log, and mails the other side; nothing without changes. */
export async function recordCorrection(
  tx: Transaction,
  { held, order, written }: Recorded,
  { actor, ipAddress, party, reason }: RecordOptions,
): Promise<void> {
  const changed = listChanges(order, written);
  if (changed.length === 0) return;
  await tx.orderStatusChange.create({
    data: {
      orderId: held.id,
      status: held.status,
      at: held.now,
      userId: actor.userId,
      by: actor.name,
      party,
      reason: reason ?? null,
      reasonTold: reason !== undefined,
      corrected: toJson(changed),
    },
    select: { id: true },
  });
  await notifyCorrected(tx, { order: written, changes: changed, party, reason, actor, ipAddress });
  await recordAudit(tx, {
    event: "Order Corrected",
    actor,
    ipAddress,
    description: `Order ${order.orderId} was corrected${reason ? `: ${reason}` : ""}`,
    details: {
      order: order.orderId,
      ...(reason && { reason }),
      changes: {
        ...changes(toAudited(order), toAudited(written)),
        ...changes(toFacts(order), toFacts(written)),
      },
      ...(changed.some(({ name }) => name !== undefined) && {
        lines: changed.filter(({ name }) => name !== undefined),
      }),
    },
  });
}

const toAudited = ({ totals, deliverBy, shippingWay, customer }: Order) => ({
  totalPaise: totals.totalPaise,
  arrives: deliverBy,
  shippingWay,
  email: customer.email,
});
