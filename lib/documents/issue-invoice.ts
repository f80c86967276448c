import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { dayName } from "@/lib/base/india-time";
import { readOrders } from "@/lib/orders/read/queries";
import type { Order } from "@/lib/orders/order";
import { toSafePaise } from "@/lib/pricing/money";
import { stateWithCode } from "@/lib/shop/gst/states";
import { calculateRemaining } from "./credit";
import { billDispatch, type Bill, type Dispatched } from "./dispatch-figures";
import { sumBy } from "./figures";
import { eInvoiceDueOn } from "./gst-returns/dated-limits";
import { invoiceContent } from "./invoice-content";
import { orderBill } from "./invoice-figures";
import { readBilled, readBills } from "./read-figures";
import { inWords } from "./portal-files/check-file";
import { einvoiceProblems, PREVIEW } from "./portal-files/einvoice";
import { ISSUED, toIssuedDocument, type IssuedDocument, type Issuing } from "./stored-document";
import { writeDocument } from "./write-document";
import { issueCreditNote } from "./issue-credit-note";
import type { DocumentContent } from "./content";

/** Paise; from this total Rule 46(e) requires the full address of an unregistered buyer. */
const FULL_ADDRESS_FROM = 5_000_000;

/**
 * Refuses an invoice that the law does not allow (docs/product.md: Documents).
 * @param sellerState the state code used when the order was taxed; null under the flat tax
 * @throws AppError invalid_transition
 */
function refuseUnlawful(
  content: DocumentContent,
  sellerState: string | null,
  issuing: Pick<Issuing, "shop" | "at">,
): void {
  const problem =
    registrationProblem(content, sellerState) ??
    recipientProblem(content) ??
    portalProblem(content, issuing);
  if (problem) throw new AppError("invalid_transition", problem);
}

/**
 * Errors of the e-invoice portal for an invoice that must be registered there: an issued invoice cannot be corrected.
 * The consignee is not printed, so it may be added later.
 */
function portalProblem(
  content: DocumentContent,
  { shop, at }: Pick<Issuing, "shop" | "at">,
): string | null {
  const { regime, buyer } = content;
  const isReported = regime === "gst" && buyer.gstin !== null;
  if (!isReported || eInvoiceDueOn(dayName(at), shop.aggregateTurnoverPaise) === false) return null;
  const document = { ...PREVIEW, issuedOn: at, totalPaise: content.totals.totalPaise, content };
  const all = Object.entries(einvoiceProblems(document));
  const problems = all.filter(([name]) => name !== "ShipDtls.Gstin");
  return problems.length === 0
    ? null
    : `The e-invoice portal would refuse this invoice, and once issued it cannot be corrected. ${inWords(Object.fromEntries(problems))}`;
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

/** The order's first invoice that is not void; null without one. */
export async function findInvoice(
  tx: Transaction,
  orderId: string,
): Promise<IssuedDocument | null> {
  const row = await tx.orderDocument.findFirst({
    where: { orderId, kind: "invoice", voidedAt: null },
    select: ISSUED,
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
  });
  return row && toIssuedDocument(row);
}

/**
 * Issues the invoice of the whole order in the transaction that has locked the order, or returns the existing one. Call
 * it last in the transaction: every other document of the series waits until it ends. A credit note may follow it
 * (`creditEarlierRefunds`).
 * @throws AppError invalid_transition for a cancelled order, an invoice that the law does not allow, or an order whose
 * dispatches are billed one by one
 */
export async function issueInvoice(tx: Transaction, issuing: Issuing): Promise<IssuedDocument> {
  const issued = await findWholeInvoice(tx, issuing.order.id);
  if (issued) return issued;
  if (await findInvoice(tx, issuing.order.id)) {
    throw new AppError(
      "invalid_transition",
      "This order is billed by its dispatches. Issue the invoice of the dispatch.",
    );
  }
  return writeInvoice(tx, issuing, {
    dispatchId: null,
    billOf: (order) => sentBill(orderBill(order)),
  });
}

/** An order ended short bills no line of which nothing left. */
function sentBill({ figures, prices, amounts }: Bill): Bill {
  const lines = figures.lines.filter(({ quantity }) => quantity > 0);
  const sent = prices.filter((_, index) => (figures.lines[index]?.quantity ?? 0) > 0);
  return { figures: { ...figures, lines }, prices: sent, amounts };
}

/** The invoice of the whole order; null without one. */
export async function findWholeInvoice(
  tx: Transaction,
  orderId: string,
): Promise<IssuedDocument | null> {
  const row = await tx.orderDocument.findFirst({
    where: { orderId, kind: "invoice", dispatchId: null, voidedAt: null },
    select: ISSUED,
  });
  return row && toIssuedDocument(row);
}

/** A dispatch to bill. */
export interface BilledDispatch {
  id: string;
  lines: Dispatched;
}

/**
 * Issues the invoice of one dispatch like `issueInvoice`, or returns the existing one. An invoice of the whole order
 * from before the dispatch counts as its invoice.
 * @throws AppError invalid_transition as `issueInvoice`
 */
export async function issueDispatchInvoice(
  tx: Transaction,
  issuing: Issuing,
  { id: dispatchId, lines }: BilledDispatch,
): Promise<{ invoice: IssuedDocument; isNew: boolean }> {
  const own = await tx.orderDocument.findUnique({ where: { dispatchId }, select: ISSUED });
  const issued = own ? toIssuedDocument(own) : await findWholeInvoice(tx, issuing.order.id);
  if (issued) return { invoice: issued, isNew: false };
  const billed = await readBills(tx, issuing.order.id);
  const toBill = (order: Order) => billDispatch(orderBill(order), billed, lines);
  return { invoice: await writeInvoice(tx, issuing, { dispatchId, billOf: toBill }), isNew: true };
}

interface What {
  /** Null for the whole order. */
  dispatchId: string | null;
  billOf: (order: Order) => Bill;
}

async function writeInvoice(
  tx: Transaction,
  issuing: Issuing,
  { dispatchId, billOf }: What,
): Promise<IssuedDocument> {
  const { order, by, at, shop } = issuing;
  if (order.status === "Cancelled") {
    throw new AppError("invalid_transition", "This order was cancelled. It gets no invoice.");
  }
  if (order.isReplacement) {
    throw new AppError(
      "invalid_transition",
      "This order replaces goods free of charge. It leaves with its delivery challan, not with an invoice.",
    );
  }
  const [bought] = await readOrders(tx, [order.id]);
  if (!bought) throw new AppError("not_found", "There is no such order.");
  const bill = billOf(bought);
  const content = invoiceContent(bought, bill, shop, at);
  refuseUnlawful(content, bought.gst?.sellerState ?? null, issuing);
  const invoice = await writeDocument(tx, {
    order,
    kind: "invoice",
    invoice: null,
    dispatchId,
    figures: bill.figures,
    content,
    shop,
    at,
    by,
  });
  await creditEarlierRefunds(tx, issuing);
  return invoice;
}

/**
 * Credits on the new invoice the refunds that already lowered the order's amount, so that documents and ledger agree;
 * refunds above the invoice's amount are credited on the next one. The database does not count the amount twice.
 */
async function creditEarlierRefunds(tx: Transaction, issuing: Issuing): Promise<void> {
  const { creditedPaise } = await tx.order.findUniqueOrThrow({
    where: { id: issuing.order.id },
    select: { creditedPaise: true },
  });
  if (creditedPaise === 0n) return;
  const bought = await readBilled(tx, issuing.order.id);
  if (!bought) return;
  const noted = sumBy(bought.credits, ({ totalPaise }) => totalPaise);
  const left = calculateRemaining(bought.billed, bought.credits).totalPaise;
  const paise = Math.min(toSafePaise(creditedPaise) - noted, left);
  if (paise <= 0) return;
  const what = { kind: "amount", paise } as const;
  await issueCreditNote(tx, { ...issuing, reason: "Refunded before the invoice", what });
}
