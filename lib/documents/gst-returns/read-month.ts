import "server-only";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import {
  readDiffering,
  readEInvoicing,
  readEWayBills,
  readOtherGstins,
  readUnconfirmed,
} from "./hints";
import { monthDocuments, type UsedRate } from "./month-documents";
import { eachDocument, readChallans } from "./read-documents";
import type { GstMonth } from "./schemas";
import { readUnbilled, NAMED } from "./unbilled";
import { monthSpan } from "./month";

interface LeftOut {
  number: string;
  kind: "invoice" | "credit_note";
  date: string;
  totalPaise: bigint;
  count: number;
  sumPaise: bigint;
}

/** Documents of the month that are not part of GSTR-1: their orders were placed under the flat tax. */
async function readLeftOut(db: Db, month: string): Promise<GstMonth["leftOut"]> {
  const { from, until } = monthSpan(month);
  const rows = await db.$queryRaw<LeftOut[]>`
    SELECT number, kind::text, "issuedOn"::text AS date, "totalPaise", count(*) OVER ()::int AS count,
      sum(CASE kind WHEN 'invoice' THEN "totalPaise" ELSE -"totalPaise" END) OVER ()::bigint AS "sumPaise"
    FROM order_documents
    WHERE "issuedOn" >= ${from}::date AND "issuedOn" < ${until}::date AND regime = 'flat'
    ORDER BY "issuedOn", id
    LIMIT ${NAMED}`;
  return {
    count: rows[0]?.count ?? 0,
    total: toRupees(toSafePaise(rows[0]?.sumPaise ?? 0n)),
    documents: rows.map(({ number, kind, date, totalPaise }) => ({
      number,
      kind,
      date,
      total: toRupees(toSafePaise(totalPaise)),
    })),
  };
}

/** For a month without a return. */
const NOTHING_LEFT_OUT: GstMonth["leftOut"] = { count: 0, total: 0, documents: [] };

/** Overview of a month such as "2026-11" for an accountant: sums, missing data, and duties elsewhere. */
export async function readMonth(db: Db, month: string, now: Date): Promise<GstMonth> {
  const { registration, gst, hsnDigits } = await readShopSettings(db);
  const gstin = registration?.gstin ?? "";
  const collected = monthDocuments({ gstin, month, challans: await readChallans(db, month) });
  for await (const document of eachDocument(db, month)) collected.add(document);
  const { used, agrees, ...sums } = collected.result();
  const isReturned = gst !== null || sums.tables.length > 0;
  const [otherGstins, leftOut, unbilled, eWayBills, eInvoicing, differs, unconfirmedRates] =
    await Promise.all([
      readOtherGstins(db, month, gstin),
      isReturned ? readLeftOut(db, month) : NOTHING_LEFT_OUT,
      readUnbilled(db, month),
      readEWayBills(db, month),
      readEInvoicing(db, now),
      readDiffering(db, month),
      readUnconfirmed(db, used),
    ]);
  return {
    month,
    regime: gst ? "gst" : "flat",
    gstin,
    otherGstins,
    ...sums,
    agrees: agrees && !differs,
    leftOut,
    unbilled,
    eWayBills,
    eInvoicing,
    unconfirmedRates,
    ...toCodes(used, hsnDigits),
  };
}

/** Counts the lines without an HSN code, and lists the codes that are too short. */
function toCodes(used: readonly UsedRate[], digits: number) {
  const withoutCode = used.filter(({ hsnCode }) => hsnCode === null);
  const codes = new Set(used.map(({ hsnCode }) => hsnCode ?? ""));
  return {
    withoutHsn: withoutCode.reduce((sum, { lines }) => sum + lines, 0),
    shortHsn: [...codes].filter((code) => code !== "" && code.length < digits).sort(),
  };
}
