import "server-only";
import { dayNamed, dayName, dayStart } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { TRANSPORT } from "@/lib/orders/read/read-dispatches";
import { buildEWayBills, type EWayBill } from "./ewaybill";
import { PORTAL_DOCUMENT, toKnownTransport, toPortalDocument } from "./read-document";

/**
 * The e-way bills of a day's dispatches in India, one per invoice under GST, in the portal's bulk format.
 * @throws AppError missing_fields
 */
export async function buildDayEWayBills(db: Db, day: string): Promise<EWayBill> {
  const from = dayNamed(day);
  const rows = await db.orderDispatch.findMany({
    where: { at: { gte: from, lt: dayStart(from, -1) } },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    select: {
      ...TRANSPORT,
      invoice: { select: PORTAL_DOCUMENT },
      order: {
        select: {
          distanceKm: true,
          documents: {
            where: { kind: "invoice", dispatchId: null, voidedAt: null },
            take: 1,
            select: PORTAL_DOCUMENT,
          },
        },
      },
    },
  });
  const bills = rows.flatMap(({ invoice, order, ...transport }) => {
    const billed = invoice ?? order.documents[0];
    if (!billed) return [];
    const document = toPortalDocument(billed);
    return document.content.regime === "gst"
      ? { document, transport: toKnownTransport(transport, order.distanceKm) }
      : [];
  });
  // For an invoice over several dispatches, the last one of the day has the transport details.
  const byInvoice = new Map(bills.map((bill) => [bill.document.number, bill]));
  return buildEWayBills([...byInvoice.values()], dayName(new Date()));
}
