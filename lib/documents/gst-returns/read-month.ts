import "server-only";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import {
  readDiffering,
  readEInvoicing,
  readEWayBills,
  readOtherGstins,
  readUnconfirmed,
} from "./hints";
import { NOTHING_LEFT_OUT, readLeftOut } from "./left-out";
import { monthPapers, type UsedRate } from "./month-papers";
import { eachDocument } from "./read-documents";
import type { GstMonth } from "./schemas";
import { readUnbilled } from "./unbilled";

/** What an accountant asks first of a month, such as "2026-11": sums, what is missing, and what is due elsewhere. */
export async function readMonth(db: Db, month: string, now: Date): Promise<GstMonth> {
  const { registration, gst, hsnDigits } = await readShopSettings(db);
  const gstin = registration?.gstin ?? "";
  const papers = monthPapers({ gstin, month });
  for await (const document of eachDocument(db, month)) papers.add(document);
  const { used, agrees, ...sums } = papers.result();
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
    ...codesOf(used, hsnDigits),
  };
}

/** Lines without a code, and codes that are too short. */
function codesOf(used: readonly UsedRate[], digits: number) {
  const withoutCode = used.filter(({ hsnCode }) => hsnCode === null);
  const codes = new Set(used.map(({ hsnCode }) => hsnCode ?? ""));
  return {
    withoutHsn: withoutCode.reduce((sum, { lines }) => sum + lines, 0),
    shortHsn: [...codes].filter((code) => code !== "" && code.length < digits).sort(),
  };
}
