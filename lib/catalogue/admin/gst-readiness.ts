import "server-only";
import type { Db } from "@/lib/db/client";
import { readRatesOfDay } from "@/lib/gst/queries";
import { rateFor } from "@/lib/gst/rate-of-day";
import type { GstReadiness } from "@/lib/gst/schemas";
import { NOT_ARCHIVED } from "../presence";

/** Products that are named as examples. */
const EXAMPLES = 5;

/**
 * What the owner should see to before the catalogue is taxed by GST. `hsnDigits`: how many digits the shop's
 * codes need.
 */
export async function readGstReadiness(
  db: Db,
  { hsnDigits, now }: { hsnDigits: number; now: Date },
): Promise<GstReadiness> {
  const [codes, rates, examples] = await Promise.all([
    db.product.groupBy({ by: ["hsnCode"], where: NOT_ARCHIVED, _count: true }),
    readRatesOfDay(db, now),
    db.product.findMany({
      where: { ...NOT_ARCHIVED, hsnCode: null },
      orderBy: [{ name: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
      take: EXAMPLES,
    }),
  ]);
  const count = (counts: (code: string | null) => boolean) =>
    codes.reduce((sum, { hsnCode, _count }) => sum + (counts(hsnCode) ? _count : 0), 0);
  const used = new Set(codes.map(({ hsnCode }) => rateFor(rates, hsnCode)));
  return {
    products: count(() => true),
    withoutHsn: count((code) => code === null),
    shortHsn: count((code) => code !== null && code.length < hsnDigits),
    withoutRate: count((code) => code !== null && rateFor(rates, code) === null),
    unconfirmedRates: rates
      .filter((rate) => used.has(rate) && rate.confirmedAt === null)
      .map(({ hsn, rateBasisPoints }) => ({ hsn, ratePercent: rateBasisPoints / 100 })),
    examples: examples.map(({ id, name }) => ({ _id: id, name })),
  };
}
