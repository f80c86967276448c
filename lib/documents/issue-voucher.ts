import "server-only";
import { dayName } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import { lineDetail, quantityWords } from "@/lib/orders/line-text";
import { lineName } from "@/lib/pricing/print-options";
import type { Order } from "@/lib/orders/order";
import { readOrders } from "@/lib/orders/read/queries";
import { amountInWords } from "@/lib/pricing/amount-in-words";
import { spokenLanguage } from "@/lib/shop/settings/shop-settings";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { toSafePaise } from "@/lib/pricing/money";
import { NO_PAYMENT, type DocumentContent } from "./content";
import { toParties, toSeller } from "./parties";
import { ISSUED, toIssuedDocument, type IssuedDocument, type Issuing } from "./stored-document";
import { writeDocument } from "./write-document";

/** A payment or refund of an order before its invoice. */
export interface AdvanceMoved {
  /** Id of the ledger row. */
  paymentId: string;
  amountPaise: number;
  /** Label of the means, such as "Bank transfer". */
  means: string;
  reference: string | null;
  movedAt: Date;
}

/** The content of a voucher by Rules 50 and 51 of the CGST Rules. */
function voucherContent(
  order: Order,
  { shop }: Pick<Issuing, "shop">,
  advance: AdvanceMoved,
  corrects: DocumentContent["corrects"],
): DocumentContent {
  const { amountPaise, means, reference, movedAt } = advance;
  const sums = { discountPaise: 0, sampleCreditPaise: 0, shippingPaise: 0, roundOffPaise: 0 };
  const language = spokenLanguage(shop, order.language);
  const t = getTranslate(language);
  return {
    version: 1,
    language,
    regime: "gst",
    isOutsideGst: false,
    seller: toSeller(shop, true),
    ...toParties(order),
    reverseCharge: "No",
    lines: [],
    hsn: [],
    totals: {
      ...sums,
      subtotalPaise: null,
      promoCode: null,
      taxPercent: 0,
      taxPaise: 0,
      taxablePaise: 0,
      untaxedPaise: amountPaise,
      totalPaise: amountPaise,
      totalInWords: amountInWords(amountPaise, language),
      shippingWay: null,
    },
    payment: NO_PAYMENT,
    signatory: shop.signatory,
    corrects,
    advance: {
      means,
      reference,
      movedOn: dayName(movedAt),
      goods: order.lines.map((line) => ({
        name: [lineName(line.name, t), lineDetail(line, t)].filter(Boolean).join(", "),
        quantity: quantityWords(line.quantity, line.unit, t),
      })),
    },
  };
}

const computeFigures = (amountPaise: number) => ({
  lines: [],
  untaxedPaise: amountPaise,
  taxPaise: 0,
  roundOffPaise: 0,
  totalPaise: amountPaise,
});

/** True for a GST order without an invoice: its payments are advances. */
function takesVouchers(order: Order, { shop }: Issuing): boolean {
  return order.gst !== null && shop.gst !== null && !order.payment.isBilled;
}

/**
 * Issues the receipt voucher for a payment before the invoice (CGST Act, section 31(3)(d)); null when none is due. Call
 * it last in the transaction, like `issueInvoice`.
 */
export async function issueReceiptVoucher(
  tx: Transaction,
  issuing: Issuing,
  advance: AdvanceMoved,
): Promise<IssuedDocument | null> {
  const [order] = await readOrders(tx, [issuing.order.id]);
  if (!order || order.status === "Cancelled" || !takesVouchers(order, issuing)) return null;
  return writeDocument(tx, {
    ...issuing,
    kind: "receipt_voucher",
    invoice: null,
    paymentId: advance.paymentId,
    figures: computeFigures(advance.amountPaise),
    content: voucherContent(order, issuing, advance, null),
  });
}

/**
 * Issues refund vouchers for a refund without an invoice (section 31(3)(e)): one per receipt voucher that it uses, the
 * voucher of a reversed receipt first, then the latest. Call it last in the transaction.
 */
export async function issueRefundVouchers(
  tx: Transaction,
  issuing: Issuing,
  { reason, reversesId, ...advance }: AdvanceMoved & { reason: string; reversesId: string | null },
): Promise<void> {
  const [order] = await readOrders(tx, [issuing.order.id]);
  if (!order || !takesVouchers(order, issuing)) return;
  let leftPaise = advance.amountPaise;
  for (const receipt of await readOpenVouchers(tx, order.id, reversesId)) {
    const amountPaise = Math.min(leftPaise, receipt.openPaise);
    if (amountPaise === 0) continue;
    leftPaise -= amountPaise;
    const issuedOn = dayName(receipt.issuedOn);
    const corrects = { number: receipt.number, issuedOn, reason, also: [] };
    const content = voucherContent(order, issuing, { ...advance, amountPaise }, corrects);
    await writeDocument(tx, {
      ...issuing,
      kind: "refund_voucher",
      invoice: receipt,
      paymentId: advance.paymentId,
      figures: computeFigures(amountPaise),
      content,
    });
  }
}

/** The order's receipt vouchers with their rests, that of `reversesId` first, then the latest. */
async function readOpenVouchers(tx: Transaction, orderId: string, reversesId: string | null) {
  const rows = await tx.orderDocument.findMany({
    where: { orderId, kind: "receipt_voucher" },
    orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
    select: { ...ISSUED, paymentId: true, creditNotes: { select: { totalPaise: true } } },
  });
  const isTakenBack = ({ paymentId }: { paymentId: string | null }) => paymentId === reversesId;
  const first = [...rows.filter(isTakenBack), ...rows.filter((row) => !isTakenBack(row))];
  return first.map(({ creditNotes, ...row }) => {
    const receipt = toIssuedDocument(row);
    const backPaise = creditNotes.reduce((sum, { totalPaise }) => sum + toSafePaise(totalPaise), 0);
    return { ...receipt, openPaise: receipt.totalPaise - backPaise };
  });
}
