import "server-only";
import { dayName } from "@/lib/base/india-time";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { readOrders } from "@/lib/orders/read/queries";
import { orderNamed } from "@/lib/orders/read/read-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { legalLimit } from "../gst-returns/dated-limits";
import { invoiceContent } from "../invoice-content";
import { orderBill } from "../invoice-figures";
import type { StoredDocument } from "../stored-document";
import type { Problems } from "./check-file";
import { einvoiceProblems, PREVIEW } from "./einvoice";
import { ewaybillProblems } from "./ewaybill";
import { readDocument, readTransport } from "./read-document";
import type { PortalsAnswer } from "./schemas";

/**
 * Problems that the portals would have with an order's invoice: the latest one, or the one that would be issued now, so
 * that they show before its content is final.
 * @throws AppError not_found
 */
export async function checkPortals(db: PrismaClient, id: string): Promise<PortalsAnswer> {
  const order = await db.order.findUnique({
    where: orderNamed(id),
    select: {
      id: true,
      consigneeGstin: true,
      distanceKm: true,
      taxRegime: true,
      isReplacement: true,
      documents: { where: { kind: "invoice", voidedAt: null }, take: 1, select: { id: true } },
    },
  });
  if (!order) throw new AppError("not_found", "There is no such order.");
  const { consigneeGstin: consignee, distanceKm: distance, documents } = order;
  const facts = { hasProvider: env().EINVOICE !== undefined, consignee, distance };
  if (order.taxRegime === "flat" || order.isReplacement) return { ...facts, problems: [] };
  const [issued] = documents;
  const invoice = issued
    ? await readDocument(db, { id: order.id })
    : await previewInvoice(db, order.id);
  const transport = issued
    ? await readTransport(db, invoice.id)
    : { distance: distance ?? undefined };
  const today = dayName(new Date());
  const isMoved = invoice.totalPaise > legalLimit("eWayBillPaise", today);
  return {
    ...facts,
    problems: [
      ...toRows("einvoice", invoice.content.buyer.gstin === null ? {} : einvoiceProblems(invoice)),
      ...toRows("ewaybill", isMoved ? ewaybillProblems(invoice, transport, today) : {}),
    ],
  };
}

const toRows = (file: "einvoice" | "ewaybill", problems: Problems) =>
  Object.entries(problems).map(([field, words]) => ({ file, field, words }));

/** The invoice of the whole order as it would be issued today. */
async function previewInvoice(db: PrismaClient, id: string): Promise<StoredDocument> {
  const [order] = await readOrders(db, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const bill = orderBill(order);
  const content = invoiceContent(order, bill, await readShopSettings(db));
  return { ...PREVIEW, issuedOn: new Date(), totalPaise: bill.figures.totalPaise, content };
}
