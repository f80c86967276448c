import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { calculateCredit } from "@/lib/documents/credit";
import type { Figures } from "@/lib/documents/figures";
import { invoiceFigures } from "@/lib/documents/invoice-figures";
import { readOrders } from "@/lib/orders/read/queries";
import {
  chargedPaise,
  mostRefundable,
  overpaidPaise,
  type RefundSums,
} from "@/lib/payments/refund-sums";
import { readSoldLines } from "./read-sold-lines";
import type { ReturnedPacks } from "./return-value";

/**
 * The amount in paise by which an order's charge can still be lowered. The price of goods replaced free of charge stays
 * charged, because it covers their replacement, and so does the price of a sample credited in another order; a
 * reduction below the price of one such unit may go beyond. Negative: `more` cannot be replaced, because its price was
 * refunded.
 * @param more packs about to be replaced
 */
export async function readCreditable(
  db: Db,
  orderId: string,
  sums: RefundSums,
  more: readonly ReturnedPacks[] = [],
): Promise<number> {
  const sold = await readSoldLines(db, orderId);
  const again = sold
    .map(({ id, replaced }) => ({ orderLineId: id, quantity: replaced }))
    .concat(more)
    .filter(({ quantity }) => quantity > 0);
  const samples = sold
    .filter(({ creditedIn }) => creditedIn !== null)
    .map(({ id, compensated }) => ({ orderLineId: id, quantity: compensated }));
  if (again.length + samples.length === 0) return Infinity;
  const [order] = await readOrders(db, [orderId]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const figures = invoiceFigures(order);
  const units = again
    .map(({ orderLineId }) => calculateValue(figures, [{ orderLineId, quantity: 1 }]))
    .filter((paise) => paise > 0);
  const samplesPaise = calculateValue(figures, samples);
  if (units.length === 0 && samplesPaise === 0) return Infinity;
  const beyondPaise = units.length > 0 ? Math.min(...units) - 1 : 0;
  return chargedPaise(sums) - calculateValue(figures, again) - samplesPaise + beyondPaise;
}

/** The price of packs with their share of discount and tax; free ones are worth nothing. */
function calculateValue(figures: Figures, lines: readonly ReturnedPacks[]): number {
  try {
    return calculateCredit(figures, [], { kind: "lines", lines }).totalPaise;
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

/** The maximum refund, in paise, for an order whose charge can be lowered by `creditablePaise`. */
export const refundablePaise = (sums: RefundSums, creditablePaise: number): number =>
  Math.min(mostRefundable(sums), overpaidPaise(sums) + Math.max(0, creditablePaise));
