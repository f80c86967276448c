import "server-only";
import { columnDay } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import type { Order } from "../order";
import type { OrderDispatched, OrderDocument, OrderTransport } from "../order-movements";

export const TRANSPORT = {
  vehicle: true,
  distanceKm: true,
  transporterId: true,
  transporterName: true,
  ewayBillNumber: true,
  ewayBillUntil: true,
} as const;

export const toTransport = (row: OrderTransport): OrderTransport => ({
  vehicle: row.vehicle,
  distanceKm: row.distanceKm,
  transporterId: row.transporterId,
  transporterName: row.transporterName,
  ewayBillNumber: row.ewayBillNumber,
  ewayBillUntil: row.ewayBillUntil,
});

/** Dispatches of an order, oldest first. An invoice of the whole order belongs to each of them. */
export async function readDispatches(
  db: Db,
  { id: orderId, documents }: Pick<Order, "id" | "documents">,
): Promise<OrderDispatched[]> {
  const rows = await db.orderDispatch.findMany({
    where: { orderId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      carrier: true,
      number: true,
      trackingUrl: true,
      at: true,
      deliveredAt: true,
      ...TRANSPORT,
      lines: {
        select: { orderLineId: true, quantity: true },
        orderBy: { orderLine: { position: "asc" } },
      },
      invoice: { select: { id: true } },
      files: {
        select: { attachmentId: true, kind: true, attachment: { select: { name: true } } },
        orderBy: [{ createdAt: "asc" }, { attachmentId: "asc" }],
      },
      challan: { select: { number: true, issuedAt: true } },
    },
  });
  const billed = new Set(rows.map(({ invoice }) => invoice?.id));
  const whole =
    documents.find(
      ({ kind, id, isCancelled }) => kind === "invoice" && !isCancelled && !billed.has(id),
    ) ?? null;
  const findDocument = (invoice: { id: string } | null): OrderDocument | null =>
    invoice ? (documents.find(({ id }) => id === invoice.id) ?? null) : whole;
  return rows.map(({ lines, trackingUrl: url, invoice, challan, files, ...row }) => ({
    id: row.id,
    carrier: row.carrier,
    number: row.number,
    at: row.at,
    url,
    transport: toTransport(row),
    lines: lines.map(({ orderLineId: line, quantity }) => ({ line, quantity })),
    invoice: findDocument(invoice),
    deliveredAt: row.deliveredAt,
    files: files.map(({ attachmentId: id, kind, attachment: { name } }) => ({ id, kind, name })),
    challan: challan && { number: challan.number, issuedOn: columnDay(challan.issuedAt) },
  }));
}
