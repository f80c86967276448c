import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { toSafePaise } from "@/lib/pricing/money";

/** The customer's credit limit and the amount that is open now; null when the customer may not order on account. */
export async function readCredit(db: Db, userId: string): Promise<Credit | null> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { creditDays: true, creditLimitPaise: true },
  });
  if (!user || user.creditDays === null || user.creditLimitPaise === null) return null;
  const openPaise = await readOpen(db, userId);
  return { days: user.creditDays, limitPaise: toSafePaise(user.creditLimitPaise), openPaise };
}

/** The amount that a customer owes on account; the condition matches the index `orders_on_account`. */
export async function readOpen(db: Db, userId: string): Promise<number> {
  const { _sum } = await db.order.aggregate({
    where: { userId, paymentMethod: "account", outstandingPaise: { gt: 0 } },
    _sum: { outstandingPaise: true },
  });
  return toSafePaise(_sum.outstandingPaise ?? 0n);
}

/**
 * Like `readCredit`, for an order about to be placed: locks the user, so that the second of two orders sees the first.
 */
export async function lockCredit(tx: Transaction, userId: string): Promise<Credit | null> {
  await tx.$queryRaw`SELECT FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  return readCredit(tx, userId);
}
