import "server-only";
import type { Transaction } from "@/lib/db/client";
import { calculateCredit, calculateRemaining } from "@/lib/documents/credit";
import type { Figures } from "@/lib/documents/figures";
import { invoiceFigures } from "@/lib/documents/invoice-figures";
import { findWholeInvoice } from "@/lib/documents/issue-invoice";
import { readBilled } from "@/lib/documents/read-figures";
import { AppError } from "@/lib/base/errors";
import { readOrders } from "@/lib/orders/read/queries";

/** Packs of an order line, by line id. */
export interface ReturnedPacks {
  orderLineId: string;
  quantity: number;
}

/**
 * The value of packs in paise, with their share of discount and tax: the amount of the next credit note, as if there
 * were an invoice.
 * @throws AppError invalid_input for packs that were credited already
 */
export async function returnValue(
  tx: Transaction,
  orderId: string,
  packs: readonly ReturnedPacks[],
): Promise<number> {
  const bought = await readBilled(tx, orderId);
  if (bought || (await isPartlyGone(tx, orderId))) await requireAllBilled(tx, orderId);
  const { billed, credits } = bought ?? (await asIfBilled(tx, orderId));
  if (calculateRemaining(billed, credits).totalPaise === 0) return 0;
  try {
    return calculateCredit(billed, credits, { kind: "lines", lines: packs }).totalPaise;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError("invalid_input", error.message);
  }
}

async function isPartlyGone(tx: Transaction, id: string): Promise<boolean> {
  const order = await tx.order.findUnique({ where: { id }, select: { partlyDispatched: true } });
  return order?.partlyDispatched ?? false;
}

/**
 * Goods without an invoice cannot be credited.
 * @throws AppError invalid_transition while a dispatch of an order billed per dispatch has no invoice
 */
async function requireAllBilled(tx: Transaction, orderId: string): Promise<void> {
  if (await findWholeInvoice(tx, orderId)) return;
  const unbilled = await tx.orderDispatch.count({ where: { orderId, invoice: null } });
  if (unbilled === 0) return;
  throw new AppError(
    "invalid_transition",
    "A dispatch of this order has no invoice yet. Issue it first; the return is credited on it.",
  );
}

/** The figures of an order without an invoice, as if it had been billed and its returns credited. */
async function asIfBilled(tx: Transaction, orderId: string) {
  const [order] = await readOrders(tx, [orderId]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const billed = invoiceFigures(order);
  const returns = await tx.orderReturn.findMany({
    where: { orderId },
    select: { lines: { select: { orderLineId: true, quantity: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const credits: Figures[] = [];
  for (const { lines } of returns)
    credits.push(calculateCredit(billed, credits, { kind: "lines", lines }));
  return { billed, credits };
}
