import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { readOrders } from "@/lib/orders/read/queries";
import { invoiceContent } from "./invoice-content";
import { invoiceFigures } from "./invoice-figures";
import { ISSUED, toIssuedDocument, type IssuedDocument, type Issuing } from "./stored-document";
import { writeDocument } from "./write-document";
import { toSafePaise } from "@/lib/pricing/money";
import { issueCreditNote } from "./issue-credit-note";
import { stateWithCode } from "@/lib/shop/gst/states";
import type { DocumentContent } from "./content";

/** Paise; from this total Rule 46(e) requires the full address of an unregistered buyer. */
const FULL_ADDRESS_FROM = 5_000_000;

/**
 * Refuses an invoice that the law does not allow (docs/product.md: Documents).
 * @param sellerState the state code used when the order was taxed; null under the flat tax
 * @throws AppError invalid_transition
 */
function refuseUnlawful(content: DocumentContent, sellerState: string | null): void {
  const problem = registrationProblem(content, sellerState) ?? recipientProblem(content);
  if (problem) throw new AppError("invalid_transition", problem);
}

function registrationProblem({ seller }: DocumentContent, taxed: string | null): string | null {
  if (taxed === null) return null;
  if (!seller.state) {
    return "This order was taxed by GST, and its invoice needs the shop's legal name and GSTIN. Enter them under Tax first.";
  }
  if (seller.state.code === taxed) return null;
  return `This order was taxed as sold from ${stateWithCode(taxed)}, and the shop is registered in ${stateWithCode(seller.state.code)} now. Cancel it and have it placed again.`;
}

function recipientProblem({ regime, buyer, delivery, ...content }: DocumentContent): string | null {
  const isLarge = content.totals.taxablePaise >= FULL_ADDRESS_FROM;
  if (regime === "flat" || buyer.gstin !== null || !isLarge) return null;
  const isWhole = [buyer.address, delivery].every(({ address, city, state, zipCode }) =>
    [address, city, state, zipCode].every((part) => part.trim() !== ""),
  );
  if (isWhole && buyer.name.trim() !== "") return null;
  return "From ₹50,000 on, an invoice needs the buyer's name, full address and state, or a GSTIN.";
}

/** The order's invoice; null when none was issued. */
export async function findInvoice(
  tx: Transaction,
  orderId: string,
): Promise<IssuedDocument | null> {
  const row = await tx.orderDocument.findFirst({
    where: { orderId, kind: "invoice" },
    select: ISSUED,
  });
  return row && toIssuedDocument(row);
}

/**
 * Issues the order's invoice in the transaction that has locked the order, or returns the existing one. Call it last in
 * the transaction: every other document of the series waits until it ends.
 * @throws AppError invalid_transition for a cancelled order, or an invoice that the law does not allow
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

/**
 * Credits on the new invoice the refunds that already lowered the order's amount, so that documents and ledger agree.
 * The database does not count the amount twice.
 */
async function creditEarlierRefunds(tx: Transaction, issuing: Issuing): Promise<void> {
  const { creditedPaise } = await tx.order.findUniqueOrThrow({
    where: { id: issuing.order.id },
    select: { creditedPaise: true },
  });
  if (creditedPaise === 0n) return;
  const what = { kind: "amount", paise: toSafePaise(creditedPaise) } as const;
  await issueCreditNote(tx, { ...issuing, reason: "Refunded before the invoice", what });
}
