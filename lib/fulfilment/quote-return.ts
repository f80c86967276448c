import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { orderNamed } from "@/lib/orders/read/read-order";
import { readRefundSums, mostRefundable, overpaidPaise } from "@/lib/payments/refund-sums";
import { toRupees } from "@/lib/pricing/money";
import { readSoldLines, returnedRefusal } from "./read-sold-lines";
import { returnValue } from "./return-value";
import type { ReturnQuote, ReturnRequest } from "./schemas";

export interface QuoteReturnOptions {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  lines: ReturnRequest["lines"];
}

/**
 * The value of packs if returned now, and the refund. Writes nothing.
 * @throws AppError invalid_input for more packs than the customer still has; not_found
 */
export async function quoteReturn({ db, id, lines }: QuoteReturnOptions): Promise<ReturnQuote> {
  return db.$transaction(async (tx) => {
    const order = await tx.order.findUnique({ where: orderNamed(id), select: { id: true } });
    if (!order) throw new AppError("not_found", "There is no such order.");
    const refusal = returnedRefusal(await readSoldLines(tx, order.id), lines);
    if (refusal) throw refusal;
    const packs = lines.map(({ line, quantity }) => ({ orderLineId: line, quantity }));
    const value = await returnValue(tx, order.id, packs);
    const sums = await readRefundSums(tx, order.id);
    const after = { ...sums, outstandingPaise: sums.outstandingPaise - value };
    const owed = Math.min(mostRefundable(sums), overpaidPaise(after));
    return { value: toRupees(value), owed: toRupees(owed) };
  });
}
