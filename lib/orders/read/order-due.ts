import { calculatePercent } from "@/lib/pricing/money";
import type { OrderPayment } from "../order-payment";

/** A part of what an order costs, with the day in India by which it is to be paid; amounts in paise. */
export interface DueRow {
  what: "advance" | "balance";
  amountPaise: number;
  /** Null where no day was agreed; an advance is due before production begins. */
  by: Date | null;
  /** What came in for it; money counts for the advance first. */
  paidPaise: number;
}

type Paid = Pick<OrderPayment, "outstandingPaise" | "paidPaise" | "refundedPaise" | "dueOn">;

/**
 * What of an order is due when: the advance that was agreed, then the rest. Together they are what is charged for it,
 * which credit notes have lowered; a part of nothing has no row.
 * @param advancePercent of the order's total, 0 to 100
 */
export function dueRows(totalPaise: number, advancePercent: number, payment: Paid): DueRow[] {
  const receivedPaise = payment.paidPaise - payment.refundedPaise;
  const chargedPaise = payment.outstandingPaise + receivedPaise;
  const advancePaise = Math.min(calculatePercent(totalPaise, advancePercent), chargedPaise);
  const balancePaise = chargedPaise - advancePaise;
  const forAdvance = Math.min(receivedPaise, advancePaise);
  const forBalance = Math.min(receivedPaise - forAdvance, balancePaise);
  const rows: DueRow[] = [
    { what: "advance", amountPaise: advancePaise, by: null, paidPaise: forAdvance },
    { what: "balance", amountPaise: balancePaise, by: payment.dueOn, paidPaise: forBalance },
  ];
  return rows.filter(({ amountPaise }) => amountPaise > 0);
}
