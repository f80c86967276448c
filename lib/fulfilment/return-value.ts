import "server-only";
import type { Transaction } from "@/lib/db/client";
import { calculateCredit, calculateRemaining } from "@/lib/documents/credit";
import type { Figures } from "@/lib/documents/figures";
import { invoiceFigures } from "@/lib/documents/invoice-figures";
import { readBilled } from "@/lib/documents/read-figures";
import { AppError } from "@/lib/base/errors";
import { readOrders } from "@/lib/orders/read/queries";

/** Packs of an order line, by the line's id. */
export interface ReturnedPacks {
  orderLineId: string;
  quantity: number;
}

/**
 * The value of packs in paise, with their share of discount and tax: what the next credit note would say, as if there
 * were an invoice.
 * @throws AppError invalid_input for packs that were credited already
 */
export async function returnValue(
  tx: Transaction,
  orderId: string,
  packs: readonly ReturnedPacks[],
): Promise<number> {
  const { billed, credits } = (await readBilled(tx, orderId)) ?? (await asIfBilled(tx, orderId));
  if (calculateRemaining(billed, credits).totalPaise === 0) return 0;
  try {
    return calculateCredit(billed, credits, { kind: "lines", lines: packs }).totalPaise;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError("invalid_input", error.message);
  }
}

/** The figures of an order without an invoice, as if it had been billed and its returns credited. */
async function asIfBilled(tx: Transaction, orderId: string) {
  const [order] = await readOrders(tx, [orderId]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const lines = await tx.orderLine.findMany({
    where: { orderId },
    select: { id: true },
    orderBy: { position: "asc" },
  });
  const billed = invoiceFigures(
    order,
    lines.map(({ id }) => id),
  );
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
