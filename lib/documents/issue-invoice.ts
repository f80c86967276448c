import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { readOrders } from "@/lib/orders/queries";
import { creditEarlierRefunds } from "./credit-earlier-refunds";
import { invoiceContent } from "./invoice-content";
import { invoiceFigures } from "./invoice-figures";
import type { Issuing } from "./issuing";
import { refuseUnlawful } from "./refuse-invoice";
import { ISSUED, issuedOf, type IssuedDocument } from "./stored-document";
import { writeDocument } from "./write-document";

/** The invoice of an order, where it has one. */
export async function findInvoice(
  tx: Transaction,
  orderId: string,
): Promise<IssuedDocument | null> {
  const row = await tx.orderDocument.findFirst({
    where: { orderId, kind: "invoice" },
    select: ISSUED,
  });
  return row && issuedOf(row);
}

/**
 * Issues the invoice of an order in the transaction that holds it, or answers the one that it has. Call
 * it last: whoever issues after it waits for this transaction.
 * @throws AppError invalid_transition for a cancelled order, and for one whose invoice the law does not allow
 */
export async function issueInvoice(tx: Transaction, issuing: Issuing): Promise<IssuedDocument> {
  const { order, by, at, shop } = issuing;
  const issued = await findInvoice(tx, order.id);
  if (issued) return issued;
  if (order.status === "Cancelled") {
    throw new AppError("invalid_transition", "This order was cancelled. It gets no invoice.");
  }
  const [bought] = await readOrders(tx, [order.id]);
  if (!bought) throw new AppError("not_found", "There is no such order.");
  const figures = invoiceFigures(bought, await lineIdsOf(tx, order.id));
  const content = invoiceContent(bought, figures, shop);
  refuseUnlawful(content, bought.gst?.sellerState ?? null);
  const invoice = await writeDocument(tx, {
    order,
    kind: "invoice",
    invoice: null,
    figures,
    content,
    shop,
    at,
    by,
  });
  await creditEarlierRefunds(tx, issuing);
  return invoice;
}

async function lineIdsOf(tx: Transaction, orderId: string): Promise<string[]> {
  const rows = await tx.orderLine.findMany({
    where: { orderId },
    select: { id: true },
    orderBy: { position: "asc" },
  });
  return rows.map(({ id }) => id);
}
