import "server-only";
import type { Db } from "@/lib/db/client";
import { financialYearName } from "@/lib/documents/document-number";
import { rateFor } from "@/lib/shop/gst/rate-of-day";
import { dayName } from "@/lib/base/india-time";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { legalLimit } from "./dated-limits";
import type { UsedRate } from "./month-documents";
import { monthSpan } from "./month";
import type { GstMonth } from "./schemas";
import { NAMED } from "./unbilled";

/** Duties to handle elsewhere; nothing is filed from here (docs/product.md: Registers). */

interface LargeInvoice {
  id: string;
  orderId: string;
  number: string;
  date: string;
  totalPaise: bigint;
  count: number;
}

/** Invoices of the month whose goods need an e-way bill. */
export async function readEWayBills(db: Db, month: string): Promise<GstMonth["eWayBills"]> {
  const { from, until } = monthSpan(month);
  const limitPaise = legalLimit("eWayBillPaise", from);
  if (!Number.isFinite(limitPaise)) return { above: 0, count: 0, invoices: [] };
  const rows = await db.$queryRaw<LargeInvoice[]>`
    SELECT o.id, o."orderId", d.number, d."issuedOn"::text AS date, d."totalPaise",
      count(*) OVER ()::int AS count
    FROM order_documents d JOIN orders o ON o.id = d."orderId"
    WHERE d."issuedOn" >= ${from}::date AND d."issuedOn" < ${until}::date
      AND d.kind = 'invoice' AND d."voidedAt" IS NULL AND d.regime = 'gst' AND d."totalPaise" > ${limitPaise}
    ORDER BY d."totalPaise" DESC, d.id
    LIMIT ${NAMED}`;
  const invoices = rows.map(({ id, orderId, number, date, totalPaise }) => ({
    _id: id,
    orderId,
    number,
    date,
    total: toRupees(toSafePaise(totalPaise)),
  }));
  return { above: toRupees(limitPaise), count: rows[0]?.count ?? 0, invoices };
}

/**
 * The first financial year whose turnover (billed less credited, without tax) exceeds today's threshold for e-invoices;
 * null when none does.
 */
export async function readEInvoicing(db: Db, now: Date): Promise<GstMonth["eInvoicing"]> {
  const abovePaise = legalLimit("eInvoicePaise", dayName(now));
  const [row] = await db.$queryRaw<{ year: number; paise: bigint }[]>`
    SELECT extract(year FROM "day" - interval '3 months')::int AS year,
      sum(CASE "part" WHEN 'total' THEN paise ELSE -paise END)::bigint AS paise
    FROM counters WHERE topic = 'billed'
    GROUP BY 1
    HAVING sum(CASE "part" WHEN 'total' THEN paise ELSE -paise END) > ${abovePaise}
    ORDER BY 1
    LIMIT 1`;
  if (!row) return null;
  return {
    above: toRupees(abovePaise),
    turnover: toRupees(toSafePaise(row.paise)),
    financialYear: financialYearName(row.year),
  };
}

/**
 * True when an invoice of a whole order has another total than the order, or the invoices of its dispatches exceed it.
 */
export async function readDiffering(db: Db, month: string): Promise<boolean> {
  const { from, until } = monthSpan(month);
  const [row] = await db.$queryRaw<{ differs: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM order_documents d JOIN orders o ON o.id = d."orderId"
      WHERE d."issuedOn" >= ${from}::date AND d."issuedOn" < ${until}::date AND d.kind = 'invoice'
        AND d."voidedAt" IS NULL
        AND CASE WHEN d."dispatchId" IS NULL THEN d."totalPaise" <> o."totalPaise"
          ELSE o."totalPaise" < (
            SELECT sum(s."totalPaise") FROM order_documents s
            WHERE s."orderId" = o.id AND s.kind = 'invoice' AND s."voidedAt" IS NULL) END) AS differs`;
  return row?.differs ?? false;
}

/** Other GSTINs under which documents of the month were issued: each needs a return of its own. */
export async function readOtherGstins(db: Db, month: string, gstin: string): Promise<string[]> {
  const { from, until } = monthSpan(month);
  const rows = await db.$queryRaw<{ gstin: string }[]>`
    SELECT DISTINCT content #>> '{seller,gstin}' AS gstin FROM order_documents
    WHERE "issuedOn" >= ${from}::date AND "issuedOn" < ${until}::date AND regime = 'gst'
      AND content #>> '{seller,gstin}' <> ${gstin}
    ORDER BY 1`;
  return rows.map((row) => row.gstin);
}

/** Rates used on the month's documents that the owner has not confirmed. */
export async function readUnconfirmed(
  db: Db,
  used: readonly UsedRate[],
): Promise<GstMonth["unconfirmedRates"]> {
  const rates = await db.taxRate.findMany({
    select: { hsn: true, rateBasisPoints: true, validFrom: true, validTo: true, confirmedAt: true },
    orderBy: [{ hsn: "asc" }, { validFrom: "asc" }],
  });
  const found = new Set(
    used.map(({ hsnCode, rateBasisPoints, day }) => {
      const at = new Date(day);
      const then = rates.filter(
        ({ validFrom, validTo }) => validFrom <= at && (!validTo || validTo >= at),
      );
      const rate = rateFor(then, hsnCode);
      return rate?.rateBasisPoints === rateBasisPoints && !rate.confirmedAt ? rate : null;
    }),
  );
  return rates
    .filter((rate) => found.has(rate))
    .map(({ hsn, rateBasisPoints }) => ({ hsn, ratePercent: rateBasisPoints / 100 }));
}
