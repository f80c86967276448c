import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { TRANSPORT } from "@/lib/orders/read/read-dispatches";
import type { OrderTransport } from "@/lib/orders/order-movements";
import { orderNamed } from "@/lib/orders/read/read-order";
import type { Transport } from "./schemas";
import { ISSUED, toStoredDocument, type StoredDocument } from "../stored-document";

export interface WantedDocument {
  /** `_id` or order number. */
  id: string;
  /** `_id` of a credit note or an invoice. */
  document?: string | undefined;
  /** `_id` of a dispatch, for its invoice; without either, the order's latest invoice. */
  dispatch?: string | undefined;
}

/**
 * The issued document to report to a portal.
 * @throws AppError not_found; invalid_transition without an invoice
 */
export async function readDocument(
  db: Db,
  { id, document, dispatch }: WantedDocument,
): Promise<StoredDocument> {
  const reportedKinds = { in: ["invoice", "credit_note"] } satisfies Prisma.EnumDocumentKindFilter;
  // An invoice of the whole order belongs to each of its dispatches.
  const of = dispatch ? { OR: [{ dispatchId: dispatch }, { dispatchId: null }] } : {};
  const order = await db.order.findUnique({
    where: orderNamed(id),
    select: {
      documents: {
        where: document ? { id: document, kind: reportedKinds } : { kind: "invoice", ...of },
        orderBy: { id: "desc" },
        take: 1,
        select: PORTAL_DOCUMENT,
      },
      dispatches: { where: dispatch ? { id: dispatch } : {}, take: 1, select: { id: true } },
    },
  });
  if (!order) throw new AppError("not_found", "There is no such order.");
  if (dispatch && order.dispatches.length === 0) {
    throw new AppError("not_found", "This order has no such dispatch.");
  }
  const [found] = order.documents;
  if (found) return toPortalDocument(found);
  if (document) throw new AppError("not_found", "This order has no such document.");
  const what = dispatch ? "dispatch" : "order";
  throw new AppError("invalid_transition", `This ${what} has no invoice yet. Issue it first.`);
}

/** Data of a document for the portals: its content, and the current consignee, which is not printed. */
export const PORTAL_DOCUMENT = {
  ...ISSUED,
  content: true,
  order: { select: { consigneeGstin: true } },
} satisfies Prisma.OrderDocumentSelect;

type PortalRow = Prisma.OrderDocumentGetPayload<{ select: typeof PORTAL_DOCUMENT }>;

export function toPortalDocument({ order, ...row }: PortalRow): StoredDocument {
  const { content, ...stored } = toStoredDocument(row);
  const consigneeGstin = order.consigneeGstin ?? content.consigneeGstin;
  return { ...stored, content: { ...content, consigneeGstin } };
}

/**
 * Transport details of an invoice, as far as its dispatch has them; an invoice of the whole order uses the latest
 * dispatch.
 */
export async function readTransport(db: Db, documentId: string, dispatch?: string): Promise<Known> {
  const { dispatch: own, order } = await db.orderDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: {
      dispatch: { select: TRANSPORT },
      order: {
        select: {
          distanceKm: true,
          dispatches: {
            where: dispatch ? { id: dispatch } : {},
            orderBy: [{ createdAt: "desc" }, { id: "desc" }],
            take: 1,
            select: TRANSPORT,
          },
        },
      },
    },
  });
  return toKnownTransport(own ?? order.dispatches[0] ?? null, order.distanceKm);
}

type Known = Pick<Transport, "vehicle" | "distance" | "transporterId" | "transporterName">;

/** Transport details of a dispatch, with the order's distance as the default. */
export const toKnownTransport = (kept: OrderTransport | null, orderKm: number | null): Known => ({
  vehicle: kept?.vehicle ?? undefined,
  distance: kept?.distanceKm ?? orderKm ?? undefined,
  transporterId: kept?.transporterId ?? undefined,
  transporterName: kept?.transporterName ?? undefined,
});
