import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { type Order, findCancellation } from "@/lib/orders/order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { invoiceContent } from "@/lib/documents/invoice-content";
import { orderBill } from "@/lib/documents/invoice-figures";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { isUuid } from "@/lib/base/ids/uuid";
import { findSuperseded, sendProforma, type SentProforma } from "@/lib/documents/proformas";
import { ISSUED, toStoredDocument, type StoredDocument } from "@/lib/documents/stored-document";
import { renderDocument } from "./render-document";
import type { PrintedDocument, Registration } from "./document-text";

/** A document of an order as a file, named by its number. */
export interface DocumentFile {
  name: string;
  content: Buffer;
}

export interface DocumentFileOptions {
  order: Order;
  /** The id of a document, "proforma", or "invoice": the latest invoice, or the proforma until one is issued. */
  document: string;
  /** Number of marked copies of an invoice; 1 by default. */
  copies?: number;
}

/** @throws AppError not_found when the order has no such document */
export async function documentFile(
  db: Db,
  { order, document, copies }: DocumentFileOptions,
): Promise<DocumentFile> {
  const found = await readDocument(db, order, document);
  return {
    name: `${found.number.replaceAll("/", "-")}.pdf`,
    content: await renderDocument(found, copies),
  };
}

async function readDocument(db: Db, order: Order, requested: string): Promise<PrintedDocument> {
  const wanted = requested === "invoice" ? getInvoice(order) : requested;
  if (wanted === "proforma") return readProforma(db, order);
  const superseded = isUuid(wanted) ? await findSuperseded(db, order, wanted) : null;
  if (superseded) return toProforma(order, superseded);
  const isTheirs = order.documents.some(({ id }) => id === wanted);
  const document = isTheirs ? await findDocument(db, order.id, wanted) : null;
  if (!document) throw new AppError("not_found", "This order has no such document.");
  const { kind, number, issuedOn: date, content, registration } = document;
  const at = registration?.cancelledAt;
  return { kind, number, date, content, registration, ...(at && { cancelled: { at } }) };
}

const getInvoice = ({ documents }: Order) =>
  documents.findLast(({ kind, isCancelled }) => kind === "invoice" && !isCancelled)?.id ??
  "proforma";

const readProforma = async (db: Db, order: Order): Promise<PrintedDocument> => {
  const { content } = buildProforma(order, await readShopSettings(db));
  return toProforma(order, await sendProforma(db, order, content));
};

/**
 * The document of an order before its invoice, from the current order and shop. Under the flat tax it is titled an
 * invoice until one is issued.
 */
export function buildProforma(order: Order, shop: ShopSettings): PrintedDocument {
  const content = invoiceContent(order, orderBill(order), shop);
  const sent = { number: order.orderId, issuedAt: order.createdAt, supersededBy: null };
  return toProforma(order, { ...sent, content });
}

function toProforma(order: Order, proforma: SentProforma): PrintedDocument {
  const { content, number, issuedAt, supersededBy } = proforma;
  const isInvoiced = order.documents.some(
    ({ kind, isCancelled }) => kind === "invoice" && !isCancelled,
  );
  const cancelled = { at: findCancellation(order)?.at ?? null };
  return {
    kind: "proforma",
    number,
    date: issuedAt,
    content,
    ...(supersededBy !== null && { supersededBy }),
    isOnlyInvoice: content.regime === "flat" && !isInvoiced,
    ...(order.status === "Cancelled" ? { cancelled } : {}),
  };
}

interface RegisteredDocument extends StoredDocument {
  /** Null until its IRN is recorded. */
  registration: (Registration & { cancelledAt: Date | null }) | null;
}

const REGISTRATION = {
  irn: true,
  ackNo: true,
  ackDate: true,
  signedQr: true,
  cancelledAt: true,
} as const;

/** A document of an order with its content; null when the order has no document with this id. */
export async function findDocument(
  db: Db,
  orderId: string,
  id: string,
): Promise<RegisteredDocument | null> {
  if (!isUuid(id)) return null;
  const row = await db.orderDocument.findFirst({
    where: { id, orderId },
    select: { ...ISSUED, content: true, registration: { select: REGISTRATION } },
  });
  return row && { ...toStoredDocument(row), registration: row.registration };
}
