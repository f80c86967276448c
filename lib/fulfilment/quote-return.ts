import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { orderNamed } from "@/lib/orders/read-order";
import { readRefundSums, mostRefundable, overpaidPaise } from "@/lib/payments/refund-sums";
import { toRupees } from "@/lib/pricing/money";
import { readSoldLines, returnedRefusal } from "./read-sold-lines";
import { returnValue } from "./return-value";
import type { ReturnQuote, ReturnRequest } from "./schemas";

export interface QuoteReturnOptions {
  db: PrismaClient;
  /** `_id` or number. */
  id: string;
  lines: ReturnRequest["lines"];
}

/**
 * What packs come to if they come back now, and what is then to be given back. Nothing is written.
 * @throws AppError not_found, invalid_input for more than is still out
 */
export async function quoteReturn({ db, id, lines }: QuoteReturnOptions): Promise<ReturnQuote> {
  return db.$transaction(async (tx) => {
    const order = await tx.order.findUnique({ where: orderNamed(id), select: { id: true } });
    if (!order) throw new AppError("not_found", "There is no such order.");
    const refusal = returnedRefusal(await readSoldLines(tx, order.id), lines);
    if (refusal) throw new AppError("invalid_input", refusal, { fields: { lines: refusal } });
    const packs = lines.map(({ line, quantity }) => ({ orderLineId: line, quantity }));
    const value = await returnValue(tx, order.id, packs);
    const sums = await readRefundSums(tx, order.id);
    const after = { ...sums, outstandingPaise: sums.outstandingPaise - value };
    const owed = Math.min(mostRefundable(sums), overpaidPaise(after));
    return { value: toRupees(value), owed: toRupees(owed) };
  });
}
