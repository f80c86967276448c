import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { announce } from "@/lib/messaging/events/announce";
import type { OrderStatus } from "../status";

interface StatusColumns extends Prisma.OrderUpdateInput {
  /** Differs from the order's current status. */
  status: OrderStatus;
}

/** Sets the status of a locked order; no other code does. */
export async function writeStatus(
  tx: Transaction,
  id: string,
  data: StatusColumns,
): Promise<{ sampleCreditPaise: bigint }> {
  const order = await tx.order.update({
    where: { id },
    data,
    select: { sampleCreditPaise: true },
  });
  await announce(tx, "order.status", id);
  return order;
}
