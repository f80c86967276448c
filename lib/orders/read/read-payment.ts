import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { toSafePaise } from "@/lib/pricing/money";
import { parseSteps } from "../due/payment-steps";
import type { OrderPayment } from "../order-payment";

/** The columns of an order's payment, and its documents. */
export const PAYMENT = {
  paymentMethod: true,
  paymentDueOn: true,
  advancePercent: true,
  paymentSteps: true,
  paymentState: true,
  outstandingPaise: true,
  billed: true,
  paidPaise: true,
  refundedPaise: true,
  documents: {
    select: {
      id: true,
      kind: true,
      number: true,
      issuedOn: true,
      totalPaise: true,
      invoiceId: true,
      voidedAt: true,
    },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

type PaymentRow = Prisma.OrderGetPayload<{ select: typeof PAYMENT }>;

export function toPayment(row: PaymentRow): OrderPayment {
  return {
    method: row.paymentMethod,
    state: row.paymentState,
    outstandingPaise: toSafePaise(row.outstandingPaise),
    paidPaise: toSafePaise(row.paidPaise),
    refundedPaise: toSafePaise(row.refundedPaise),
    isBilled: row.billed,
    dueOn: row.paymentDueOn,
    advancePercent: row.advancePercent,
    ...toAgreed(row),
  };
}

/** Payment steps, and the invoices less their credit notes. */
function toAgreed({
  paymentSteps,
  documents,
}: PaymentRow): Pick<OrderPayment, "steps" | "invoices"> {
  const steps = parseSteps(paymentSteps);
  const invoices = documents.filter(({ kind, voidedAt }) => kind === "invoice" && !voidedAt);
  const notes = documents.filter(({ kind, voidedAt }) => kind === "credit_note" && !voidedAt);
  return {
    ...(steps && { steps }),
    invoices: invoices.map(({ id, issuedOn, totalPaise }) => {
      const corrected = notes.filter(({ invoiceId }) => invoiceId === id);
      const takenBack = corrected.reduce((sum, note) => sum + note.totalPaise, 0n);
      return { issuedOn, totalPaise: Math.max(0, toSafePaise(totalPaise - takenBack)) };
    }),
  };
}
