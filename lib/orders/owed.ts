import "server-only";
import { Prisma } from "@/lib/db/generated/client";

/**
 * Orders "o" of which something is to be collected (docs/product.md: Payments), by the function that is the home of
 * that rule (prisma/sql/ledger.sql). PostgreSQL puts its text in its place, so that the index orders_owed is used.
 */
export const OWED = Prisma.sql`owes(o)`;

/** The same for Prisma's filters, which know no functions; a test holds the two against each other. */
export const IS_OWED = {
  outstandingPaise: { gt: 0 },
  OR: [{ paymentMethod: { not: null } }, { billed: true }, { paidPaise: { gt: 0 } }],
} satisfies Prisma.OrderWhereInput;
