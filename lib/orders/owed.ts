import "server-only";
import { Prisma } from "@/lib/db/generated/client";

/**
 * Orders "o" of which something is to be collected (docs/product.md: Payments), as the function owes of the
 * database says it: without a parameter, so that the index orders_owed is used.
 */
export const OWED = Prisma.sql`o."outstandingPaise" > 0
  AND (o."paymentMethod" IS NOT NULL OR o."billed" OR o."paidPaise" > 0)`;

/** The same for a list. */
export const IS_OWED = {
  outstandingPaise: { gt: 0 },
  OR: [{ paymentMethod: { not: null } }, { billed: true }, { paidPaise: { gt: 0 } }],
} satisfies Prisma.OrderWhereInput;
