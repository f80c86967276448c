import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { AuditEvent } from "@/lib/audit/events";
import type { Transaction } from "@/lib/db/client";
import { columnDay } from "@/lib/base/india-time";
import { announcePaid } from "@/lib/orders/announced/announce-paid";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { DOCUMENT_NAMES, type PrintedKind } from "@/lib/orders/read/printed-kinds";
import { formatRupees } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { storableJson } from "@/lib/base/input/storable";
import type { DocumentContent } from "./content";
import { openEInvoiceTask } from "./portal-files/open-task";
import { sumBy, getTaxablePaise, type Figures } from "./figures";
import { ISSUED, toIssuedDocument, type IssuedDocument } from "./stored-document";
import { issueNumber } from "./issue-number";

export interface DocumentToWrite {
  order: LockedOrder;
  kind: PrintedKind;
  /** For a credit note: the corrected invoice; for a refund voucher: the receipt voucher. */
  invoice: { id: string; number: string } | null;
  /** For an invoice of a part of the order. */
  dispatchId?: string | null;
  /** For a voucher: id of the ledger row. */
  paymentId?: string;
  figures: Figures;
  content: DocumentContent;
  shop: Pick<ShopSettings, "invoicePrefix" | "gst" | "aggregateTurnoverPaise">;
  at: Date;
  by: OrderActor;
}

const EVENTS = {
  invoice: "Invoice Issued",
  credit_note: "Credit Note Issued",
  receipt_voucher: "Receipt Voucher Issued",
  refund_voucher: "Refund Voucher Issued",
} as const satisfies Record<PrintedKind, AuditEvent>;

/**
 * Takes the number and writes the document with its lines and its audit entry. The triggers `order_documents_billed`
 * and `order_documents_credited` mark the order as billed or update its credited amount.
 */
export async function writeDocument(
  tx: Transaction,
  document: DocumentToWrite,
): Promise<IssuedDocument> {
  const { order, kind, invoice, paymentId = null, figures, content, shop, at, by } = document;
  const { issuedAt, ...number } = await issueNumber(tx, {
    kind,
    at,
    prefix: shop.invoicePrefix,
    regime: content.regime,
    isUnderGst: shop.gst !== null,
  });
  const create = () =>
    tx.orderDocument.create({
      data: {
        orderId: order.id,
        kind,
        ...number,
        issuedAt,
        issuedOn: columnDay(issuedAt),
        invoiceId: invoice?.id ?? null,
        paymentId,
        reason: content.corrects?.reason ?? null,
        dispatchId: document.dispatchId ?? null,
        ...computeAmounts(figures),
        regime: content.regime,
        sellerState: content.seller.state?.code ?? null,
        placeOfSupply: content.placeOfSupply?.code ?? null,
        buyerGstin: content.buyer.gstin,
        content: storableJson(content),
        userId: by.actor.userId,
        by: by.actor.name,
        lines: { createMany: { data: toRows(document) } },
      },
      select: ISSUED,
    });
  const row = await (kind === "credit_note" ? announcePaid(tx, order.id, create) : create());
  const issued = toIssuedDocument(row);
  await openEInvoiceTask(tx, issued, document);
  await recordAudit(tx, { ...by, event: EVENTS[kind], ...toEntry(issued.number, document) });
  return issued;
}

const computeAmounts = (figures: Figures) => ({
  taxablePaise: getTaxablePaise(figures),
  untaxedPaise: figures.untaxedPaise,
  taxPaise: figures.taxPaise,
  cgstPaise: sumBy(figures.lines, (line) => line.cgstPaise),
  sgstPaise: sumBy(figures.lines, (line) => line.sgstPaise),
  igstPaise: sumBy(figures.lines, (line) => line.igstPaise),
  roundOffPaise: figures.roundOffPaise,
  totalPaise: figures.totalPaise,
});

function toRows({ figures, content }: DocumentToWrite) {
  return figures.lines.map((line, position) => {
    const { name = "", hsnCode = null, unit = "PAC" } = content.lines[position] ?? {};
    return { ...line, position, name, hsnCode, unit };
  });
}

function toEntry(number: string, { order, kind, invoice, figures, content }: DocumentToWrite) {
  const amount = formatRupees(figures.totalPaise);
  const details = { order: order.orderId, number, totalPaise: figures.totalPaise };
  if (!invoice) {
    return {
      description: `${DOCUMENT_NAMES[kind]} ${number} of order ${order.orderId}: ${amount}`,
      details,
    };
  }
  const reason = content.corrects?.reason ?? "";
  const corrected = kind === "credit_note" ? "invoice" : "receipt voucher";
  return {
    description: `${DOCUMENT_NAMES[kind]} ${number} for ${corrected} ${invoice.number}: ${amount}`,
    details: { ...details, invoice: invoice.number, reason },
  };
}
