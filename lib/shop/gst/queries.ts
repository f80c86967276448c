import "server-only";
import type { z } from "zod";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { asc, desc, keyset } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import { columnDay } from "@/lib/base/india-time";
import type { RateOfDay } from "./rate-of-day";
import type { TaxRate, taxRateListQuerySchema } from "./schemas";

const TAX_RATE = {
  id: true,
  hsn: true,
  validFrom: true,
  validTo: true,
  rateBasisPoints: true,
  basis: true,
  confirmedBy: true,
  confirmedAt: true,
} satisfies Prisma.TaxRateSelect;

export type TaxRateRow = Prisma.TaxRateGetPayload<{ select: typeof TAX_RATE }>;

export function toTaxRate({ id, validFrom, validTo, ...row }: TaxRateRow): TaxRate {
  return {
    _id: id,
    hsn: row.hsn,
    from: dateName(validFrom),
    to: validTo && dateName(validTo),
    ratePercent: row.rateBasisPoints / 100,
    basis: row.basis,
    confirmedBy: row.confirmedBy,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  };
}

const KEYS = keyset("tax-rates", [
  asc("hsn", "text"),
  desc("validFrom", "date"),
  asc("id", "uuid"),
]);

/** Lists the rates by heading, newest first within a heading. */
export function listTaxRates(
  db: Db,
  query: z.output<typeof taxRateListQuerySchema>,
): Promise<Page<TaxRate>> {
  return readPage(
    {
      keys: KEYS,
      where: {},
      find: (found) => db.taxRate.findMany({ ...found, select: TAX_RATE }),
      count: (where) => db.taxRate.count({ where }),
      entryOf: toTaxRate,
    },
    query,
  );
}

/** Returns the GST rates that apply on the current day in India. */
export async function readRatesOfDay(
  db: Db,
  now: Date,
): Promise<(RateOfDay & { confirmedAt: Date | null })[]> {
  const day = columnDay(now);
  return db.taxRate.findMany({
    where: { validFrom: { lte: day }, OR: [{ validTo: null }, { validTo: { gte: day } }] },
    select: { hsn: true, rateBasisPoints: true, confirmedAt: true },
  });
}

/** @throws AppError not_found */
export async function readTaxRate(db: Db, id: string): Promise<TaxRateRow> {
  const row = isUuid(id) ? await db.taxRate.findUnique({ where: { id }, select: TAX_RATE }) : null;
  if (!row) throw new AppError("not_found", "There is no such tax rate.");
  return row;
}
