import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient, Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { toSafePaise } from "@/lib/pricing/money";
import { creditPrice } from "./open-refund";

/** The columns that `creditDuePaise` needs. */
export const CREDIT_DUE = {
  creditDuePaise: true,
  creditNoteId: true,
  payment: { select: { reversal: { select: { id: true } } } },
  order: { select: { outstandingPaise: true } },
} satisfies Prisma.OrderRefundSelect;

type Credited = Prisma.OrderRefundGetPayload<{ select: typeof CREDIT_DUE }>;

/**
 * The credit note amount due for a refund made in a gateway's dashboard (docs/product.md: Refunds and returns). At most
 * the order's amount due: any other part was credited by other means, paid again, or belongs to a cancelled order. At
 * least that much is left of the invoice.
 */
export function creditDuePaise(refund: Credited): number {
  if (refund.creditNoteId || refund.payment?.reversal) return 0;
  const duePaise = Math.min(
    toSafePaise(refund.creditDuePaise),
    toSafePaise(refund.order.outstandingPaise),
  );
  return Math.max(0, duePaise);
}

export interface CreditRefundOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or number of the order. */
  id: string;
  refundId: string;
}

/**
 * Issues the credit note that is due for a refund made in a gateway's dashboard, and mails the customer about both.
 * Repeating it keeps the existing credit note.
 * @throws AppError not_found; invalid_transition when none is due
 */
export async function creditRefund(options: CreditRefundOptions): Promise<{ isNew: boolean }> {
  const { db, id, refundId, ...by } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const { reason, ...refund } = await readRefund(tx, order, refundId);
    if (refund.creditNoteId) return { isNew: false };
    const note = await creditPrice(tx, order, { paise: creditDuePaise(refund), reason, by });
    if (!note) throw new AppError("invalid_transition", NONE_DUE);
    await tx.orderRefund.update({
      where: { id: refundId },
      data: { creditNoteId: note.id },
      select: { id: true },
    });
    await queueMail(tx, { template: "order-refunded", refundId });
    return { isNew: true };
  });
}

const NONE_DUE =
  "No credit note is due for this refund: the order asks for no more than its customer has paid, or the refund was credited when it was made.";

async function readRefund(tx: Transaction, { id: orderId }: LockedOrder, id: string) {
  const refund = await tx.orderRefund.findFirst({
    where: { id, orderId },
    select: { ...CREDIT_DUE, reason: true },
  });
  if (!refund) throw new AppError("not_found", "There is no such refund of this order.");
  return refund;
}
