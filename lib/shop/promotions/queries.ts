import "server-only";
import { createHash } from "node:crypto";
import type { Db, Transaction } from "@/lib/db/client";
import { asc, desc, keyset } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { AppError } from "@/lib/base/errors";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { promoState, type PromoTerms } from "./promo-state";
import type { AdminPromoCode, PromoCodeListQuery } from "./schemas";

/** The codes that a new shop starts with (docs/product.md: Promo codes), with their percent. */
const DEMO_CODES = { SAVE10: 10, WELCOME15: 15, BULK20: 20 };

/** A demo code in its original state, without an end or a limit. A code that somebody has edited is the shop's own. */
const UNTOUCHED = {
  OR: Object.entries(DEMO_CODES).map(([code, percent]) => ({ code, percent })),
  active: true,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
};

export async function listDemoCodes(db: Db): Promise<string[]> {
  const rows = await db.promoCode.findMany({
    where: UNTOUCHED,
    select: { code: true },
    orderBy: { code: "asc" },
  });
  return rows.map(({ code }) => code);
}

/** Returns the removed codes; orders keep the code that they were placed with. */
export async function removeDemoCodes(tx: Transaction): Promise<string[]> {
  const codes = await listDemoCodes(tx);
  await tx.promoCode.deleteMany({ where: { ...UNTOUCHED, code: { in: codes } } });
  return codes;
}

/** The terms of a code that an admin may change. */
export interface EditableTerms extends PromoTerms {
  percent: number;
  maxUsesPerCustomer: number | null;
}

interface FigureRow extends EditableTerms {
  code: string;
  createdAt: Date;
  uses: number;
  discountPaise: bigint;
  salesPaise: bigint;
  lastUsedAt: Date | null;
}

/** The version changes with the terms, so that the second of two concurrent edits is detected. */
export function getVersion(terms: EditableTerms): string {
  const { percent, active, startsAt, endsAt, maxUses, maxUsesPerCustomer } = terms;
  const content = [percent, active, startsAt, endsAt, maxUses, maxUsesPerCustomer];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}

function toPromoCode(row: FigureRow): AdminPromoCode {
  return {
    code: row.code,
    percent: row.percent,
    active: row.active,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses,
    maxUsesPerCustomer: row.maxUsesPerCustomer,
    createdAt: row.createdAt.toISOString(),
    state: promoState(row, row.uses, new Date()),
    uses: row.uses,
    discountGiven: toRupees(toSafePaise(row.discountPaise)),
    sales: toRupees(toSafePaise(row.salesPaise)),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    version: getVersion(row),
  };
}

/** Reads the codes with their figures of use in one statement, newest first. */
async function readFigures(db: Db, codes: string[]): Promise<AdminPromoCode[]> {
  const rows = await db.$queryRaw<FigureRow[]>`
    SELECT p."code", p."percent", p."active", p."startsAt", p."endsAt", p."maxUses",
      p."maxUsesPerCustomer", p."createdAt",
      coalesce(u.uses, 0)::int AS "uses",
      coalesce(u.discount, 0)::bigint AS "discountPaise",
      coalesce(u.sales, 0)::bigint AS "salesPaise",
      (SELECT max(o."createdAt") FROM "orders" o
       WHERE o."promoCode" = p."code" AND o."status" <> 'Cancelled') AS "lastUsedAt"
    FROM "promo_codes" p
    LEFT JOIN (
      SELECT "key", sum("count") AS uses,
        sum("paise") FILTER (WHERE "part" = 'discount') AS discount,
        sum("paise") FILTER (WHERE "part" = 'sales') AS sales
      FROM "counters" WHERE "topic" = 'promotions' AND "key" = ANY (${codes})
      GROUP BY "key"
    ) u ON u."key" = p."code"
    WHERE p."code" = ANY (${codes})
    ORDER BY p."createdAt" DESC, p."code"`;
  return rows.map(toPromoCode);
}

/** Codes created at the same moment, such as the three that every shop starts with, are sorted by name. */
const KEYS = keyset("promo-codes", [desc("createdAt", "date"), asc("code", "text")]);

/**
 * Returns one page of the codes, newest first.
 * @throws AppError invalid_input for a cursor of another list
 */
export async function listPromoCodes(
  db: Db,
  query: PromoCodeListQuery,
): Promise<Page<AdminPromoCode>> {
  const { items, ...page } = await readPage(
    {
      keys: KEYS,
      where: {},
      find: (found) => db.promoCode.findMany({ ...found, select: { code: true, createdAt: true } }),
      count: (where) => db.promoCode.count({ where }),
      entryOf: ({ code }) => code,
    },
    query,
  );
  return { items: await readFigures(db, items), ...page };
}

/**
 * Returns one code with its figures.
 * @throws AppError not_found
 */
export async function readPromoCode(db: Db, code: string): Promise<AdminPromoCode> {
  const [found] = await readFigures(db, [code]);
  if (!found) throw noSuchCode(code);
  return found;
}

export function noSuchCode(code: string): AppError {
  return new AppError("not_found", `There is no promo code ${code}.`);
}
