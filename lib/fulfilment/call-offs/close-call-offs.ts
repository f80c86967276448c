import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { LockedOrder } from "@/lib/orders/lock-order";
import { listCallOffs, openUnits } from "@/lib/orders/read/read-call-offs";
import { renewNextDay } from "./lock-call-offs";

/** Closes the call-offs of an order without further dispatches; each ends with the quantity that left. */
export async function closeCallOffs(tx: Transaction, order: LockedOrder): Promise<void> {
  const open = (await listCallOffs(tx, { orderId: order.id })).filter(
    (each) => openUnits(each) > 0,
  );
  for (const { id, sent } of open) {
    const data = sent > 0 ? { quantity: sent } : { state: "declined" as const };
    await tx.orderCallOff.update({ where: { id }, data, select: { id: true } });
  }
  if (open.length > 0) await renewNextDay(tx, order);
}
