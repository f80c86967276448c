import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import { rateFor } from "@/lib/shop/gst/rate-of-day";
import type { GstReadiness } from "@/lib/shop/gst/schemas";
import { NOT_ARCHIVED } from "../presence";
import { HSN_NAME } from "../specifications";

/** Orders placed under the flat tax keep it, even if the shop charges GST when they are billed. */
const OPEN_UNDER_FLAT_TAX = {
  taxRegime: "flat",
  billed: false,
  status: { not: "Cancelled" },
} satisfies Prisma.OrderWhereInput;

/** Maximum number of products listed as examples. */
const EXAMPLES = 5;

const DIGITS = Prisma.sql`regexp_replace(s."value", '[\\s.]', '', 'g')`;

/** Matches products without an HSN code whose specifications contain one of 4, 6 or 8 digits. */
export const SPECIFIED_HSN = Prisma.sql`
  SELECT DISTINCT ON (p."id") p."id", p."name", ${DIGITS} AS "hsnCode"
  FROM "products" p, json_each_text(p."specifications") s
  WHERE p."hsnCode" IS NULL AND p."deletedAt" IS NULL AND s."key" ~* ${HSN_NAME.source}
    AND ${DIGITS} ~ '^\\d{4}(\\d{2}){0,2}$'
  ORDER BY p."id", s."key"`;

interface Specified {
  id: string;
  name: string;
  hsnCode: string;
  count: number;
}

const toRatePercent = ({ hsn, rateBasisPoints }: { hsn: string; rateBasisPoints: number }) => ({
  hsn,
  ratePercent: rateBasisPoints / 100,
});

/**
 * Reports what the owner should fix before the catalogue is taxed by GST. `hsnDigits` is the number of digits the
 * shop's codes need.
 */
export async function readGstReadiness(
  db: Db,
  { hsnDigits, now }: { hsnDigits: number; now: Date },
): Promise<GstReadiness> {
  const [codes, rates, examples, specified, open] = await Promise.all([
    db.product.groupBy({ by: ["hsnCode"], where: NOT_ARCHIVED, _count: true }),
    readRatesOfDay(db, now),
    db.product.findMany({
      where: { ...NOT_ARCHIVED, hsnCode: null },
      orderBy: [{ name: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
      take: EXAMPLES,
    }),
    db.$queryRaw<Specified[]>`
      SELECT "id", "name", "hsnCode", (count(*) OVER ())::int AS "count"
      FROM (${SPECIFIED_HSN}) found ORDER BY "name", "id" LIMIT ${EXAMPLES}`,
    db.order.aggregate({ where: OPEN_UNDER_FLAT_TAX, _count: true, _sum: { totalPaise: true } }),
  ]);
  const count = (counts: (code: string | null) => boolean) =>
    codes.reduce((sum, { hsnCode, _count }) => sum + (counts(hsnCode) ? _count : 0), 0);
  const used = new Set(codes.map(({ hsnCode }) => rateFor(rates, hsnCode)));
  const shared = codes.flatMap(({ hsnCode }) => {
    if (hsnCode === null || rateFor(rates, hsnCode) !== null) return [];
    const longer = rates.filter(({ hsn }) => hsn.startsWith(hsnCode)).map(toRatePercent);
    return longer.length > 0 ? [{ hsn: hsnCode, rates: longer }] : [];
  });
  return {
    products: count(() => true),
    withoutHsn: count((code) => code === null),
    openOrders: { count: open._count, total: toRupees(toSafePaise(open._sum.totalPaise ?? 0n)) },
    shortHsn: count((code) => code !== null && code.length < hsnDigits),
    withoutRate: count((code) => code !== null && rateFor(rates, code) === null),
    unconfirmedRates: rates
      .filter((rate) => used.has(rate) && rate.confirmedAt === null)
      .map(toRatePercent),
    examples: examples.map(({ id, name }) => ({ _id: id, name })),
    shared,
    specified: {
      count: specified[0]?.count ?? 0,
      examples: specified.map(({ id, name, hsnCode }) => ({ _id: id, name, hsnCode })),
    },
  };
}
