import "server-only";
import { Prisma } from "shop-database";

/**
 * Condition on orders "o" that still have an amount to collect (docs/product.md: Payments). The rule is defined in the
 * SQL function `owes` (prisma/sql/ledger.sql); PostgreSQL inlines it, so that the index orders_owed is used.
 */
export const OWED = Prisma.sql`owes(o)`;

/** Condition on orders "o" with an amount due before a day in India, such as "2026-12-05". */
export const overdueOn = (day: string) => Prisma.sql`${OWED} AND o."paymentDueOn" < ${day}::date`;

/** The same rule as a Prisma filter, which cannot call SQL functions; a test compares the two. */
export const IS_OWED = {
  outstandingPaise: { gt: 0 },
  OR: [{ paymentMethod: { not: null } }, { billed: true }, { paidPaise: { gt: 0 } }],
} satisfies Prisma.OrderWhereInput;
