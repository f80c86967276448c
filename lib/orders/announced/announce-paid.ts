import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { announce } from "@/lib/messaging/events/announce";

/**
 * Runs a change to the payments or total of a locked order and announces the order as paid when it becomes so.
 * Announces once per order: other programs ship on it, and a receipt that is reversed and recorded again is no second
 * order. All writes to payments, credit notes and order totals run in here.
 */
export async function announcePaid<Changed>(
  tx: Transaction,
  id: string,
  change: () => Promise<Changed>,
): Promise<Changed> {
  const wasOpen = await isOpen(tx, id);
  const changed = await change();
  if (wasOpen && (await markPaid(tx, id))) await announce(tx, "order.paid", id);
  return changed;
}

async function isOpen(tx: Transaction, id: string): Promise<boolean> {
  const where: Prisma.OrderWhereInput = { paymentState: { in: ["unpaid", "part"] } };
  return (await tx.order.count({ where: { id, firstPaidAt: null, ...where } })) > 0;
}

/** Returns true when the order is paid for the first time, even if two transactions ask at once. */
async function markPaid(tx: Transaction, id: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE "orders" SET "firstPaidAt" = now()
    WHERE "id" = ${id}::uuid AND "firstPaidAt" IS NULL AND "status" <> 'Cancelled'
      AND "paymentState" IN ('paid', 'over')`;
  return count > 0;
}
