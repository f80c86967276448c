import "server-only";
import type { Db } from "@/lib/db/client";
import { paiseOf, toRupees } from "@/lib/pricing/money";
import { monthSpan } from "./month";
import type { GstMonth } from "./schemas";
import { NAMED } from "./unbilled";

interface LeftOut {
  number: string;
  kind: "invoice" | "credit_note";
  date: string;
  totalPaise: bigint;
  count: number;
  sumPaise: bigint;
}

/** Documents of the month that are no part of GSTR-1: their orders were placed under the flat tax. */
export async function readLeftOut(db: Db, month: string): Promise<GstMonth["leftOut"]> {
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
    total: toRupees(paiseOf(rows[0]?.sumPaise ?? 0n)),
    documents: rows.map(({ number, kind, date, totalPaise }) => ({
      ...{ number, kind, date },
      total: toRupees(paiseOf(totalPaise)),
    })),
  };
}

/** In a month of which nothing is returned. */
export const NOTHING_LEFT_OUT: GstMonth["leftOut"] = { count: 0, total: 0, documents: [] };
