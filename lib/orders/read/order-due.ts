import { calculateShare, calculatePercent } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
import type { Order } from "../order";
import type { OrderPayment } from "../order-payment";

/** The parts of what an order costs, in the order in which they are paid. */
export const DUE_PARTS = ["advance", "balance", "over_run"] as const;

/** A part of what an order costs, with the day in India by which it is to be paid; amounts in paise. */
export interface DueRow {
  what: (typeof DUE_PARTS)[number];
  amountPaise: number;
  /** Null where no day was agreed; an advance is due before production begins. */
  by: Date | null;
  /** What came in for it; money counts for the earlier rows first. */
  paidPaise: number;
}

type Paid = Pick<
  OrderPayment,
  "outstandingPaise" | "paidPaise" | "refundedPaise" | "dueOn" | "advancePercent"
>;

interface Cost {
  totalPaise: number;
  /** The part of it for what was made beyond what was ordered. */
  overRunPaise: number;
}

/**
 * What of an order is due when: the advance that was agreed, of what was ordered, then the rest of that, then what was
 * made beyond it. Together they are what is charged for the order, which credit notes have lowered; a part of nothing
 * has no row.
 */
export function dueRows({ totalPaise, overRunPaise }: Cost, payment: Paid): DueRow[] {
  const received = payment.paidPaise - payment.refundedPaise;
  const charged = payment.outstandingPaise + received;
  const advance = calculatePercent(Math.max(0, totalPaise - overRunPaise), payment.advancePercent);
  const ordered = Math.max(0, Math.min(totalPaise - overRunPaise, charged));
  const ends = [Math.min(advance, ordered), ordered, charged];
  const rows = DUE_PARTS.map((what, index): DueRow => {
    const [from = 0, to = 0] = [index === 0 ? 0 : ends[index - 1], ends[index]];
    return {
      what,
      amountPaise: to - from,
      by: what === "advance" ? null : payment.dueOn,
      paidPaise: Math.max(0, Math.min(received, to) - from),
    };
  });
  return rows.filter(({ amountPaise }) => amountPaise > 0);
}

/** What an order costs for units beyond those that were ordered, tax included; 0 where fewer were made. */
export function overRunPaise({ lines, totals }: Pick<Order, "lines" | "totals">): number {
  return lines.reduce((sum, { orderedQuantity, ...line }) => {
    if (orderedQuantity === undefined || orderedQuantity >= line.quantity) return sum;
    const ordered = lineTotalPaise({ ...line, quantity: orderedQuantity });
    const more = line.lineTotalPaise - ordered;
    const percent = line.tax ? line.tax.rateBasisPoints : Math.round(totals.taxPercent * 100);
    return sum + more + calculateShare(more, percent, 10_000);
  }, 0);
}
