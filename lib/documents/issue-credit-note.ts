import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { calculateCredit, type Credited } from "./credit";
import { creditContent } from "./credit-content";
import type { Figures } from "./figures";
import type { IssuedDocument, Issuing } from "./stored-document";
import { readBilled, type BilledOrder } from "./read-figures";
import { writeDocument } from "./write-document";

export interface IssueCreditNoteOptions extends Issuing {
  /** The reason printed on the credit note. */
  reason: string;
  what: Credited;
}

/**
 * Issues a credit note for an order's invoices, in the transaction that has locked the order: for the whole rest, for
 * packs of its lines (by order line id), or for an amount including tax. Call it last in the transaction, like
 * `issueInvoice`.
 * @throws AppError invalid_transition without an invoice; invalid_input for more than is left
 */
export async function issueCreditNote(
  tx: Transaction,
  { order, by, at, shop, reason, what }: IssueCreditNoteOptions,
): Promise<IssuedDocument> {
  const billed = await readBilled(tx, order.id);
  if (!billed) {
    throw new AppError("invalid_transition", "This order has no invoice that could be credited.");
  }
  const figures = computeFigures(billed, what);
  const invoices = correctedBy(billed, figures);
  const [invoice] = invoices;
  const content = creditContent(invoices, figures, { reason, shop });
  return writeDocument(tx, {
    order,
    kind: "credit_note",
    invoice,
    figures,
    content,
    shop,
    at,
    by,
  });
}

function computeFigures({ billed, credits }: BilledOrder, what: Credited): Figures {
  try {
    return calculateCredit(billed, credits, what);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError("invalid_input", error.message);
  }
}

/** The invoices of the credited lines; all of them for a credit without a line, such as shipping alone. */
function correctedBy({ invoices }: BilledOrder, { lines }: Figures): BilledOrder["invoices"] {
  const credited = new Set(lines.map(({ orderLineId }) => orderLineId));
  const [first, ...others] = invoices.filter(({ content }) =>
    content.lines.some(({ orderLineId }) => credited.has(orderLineId)),
  );
  return first ? [first, ...others] : invoices;
}
