import type { Prisma } from "@/lib/db/generated/client";
import { paiseOf } from "@/lib/pricing/money";

/** What `creditDuePaise` looks at. */
export const CREDIT_DUE = {
  creditDuePaise: true,
  creditNoteId: true,
  payment: { select: { reversal: { select: { id: true } } } },
  order: { select: { outstandingPaise: true } },
} satisfies Prisma.OrderRefundSelect;

type Credited = Prisma.OrderRefundGetPayload<{ select: typeof CREDIT_DUE }>;

/**
 * Over how much a credit note is to be issued for a refund of a gateway's dashboard
 * (docs/product.md: Refunds and returns). No more than the order still asks for: what it does not ask for was
 * credited in another way, paid again or belongs to a cancelled order, and that much is left of the invoice.
 */
export function creditDuePaise(refund: Credited): number {
  if (refund.creditNoteId || refund.payment?.reversal) return 0;
  const duePaise = Math.min(paiseOf(refund.creditDuePaise), paiseOf(refund.order.outstandingPaise));
  return Math.max(0, duePaise);
}
