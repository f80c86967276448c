import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { announce } from "@/lib/messaging/events/announce";

/**
 * Makes a change of what is paid for a locked order, or of what it asks for, and announces that it is paid once it is.
 * Once for an order: programs ship on it, and a receipt that is taken back and comes again is no second order. Code that
 * writes payments, credit notes or an order's total does it in here.
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

/** Returns whether the order is paid now and was never before, also when two transactions ask at once. */
async function markPaid(tx: Transaction, id: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE "orders" SET "firstPaidAt" = now()
    WHERE "id" = ${id}::uuid AND "firstPaidAt" IS NULL AND "status" <> 'Cancelled'
      AND "paymentState" IN ('paid', 'over')`;
  return count > 0;
}
