import "server-only";
import { createHash } from "node:crypto";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { paiseOf, toRupees } from "@/lib/pricing/money";
import { promoState, type PromoTerms } from "./promo-state";
import type { AdminPromoCode, PromoCodeListQuery } from "./schemas";

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

/** Changes with the terms, so that of two who edit one code the second can be told. */
export function versionOf(terms: EditableTerms): string {
  const { percent, active, startsAt, endsAt, maxUses, maxUsesPerCustomer } = terms;
  const content = [percent, active, startsAt, endsAt, maxUses, maxUsesPerCustomer];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}

function promoCodeOf(row: FigureRow): AdminPromoCode {
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
    discountGiven: toRupees(paiseOf(row.discountPaise)),
    sales: toRupees(paiseOf(row.salesPaise)),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    version: versionOf(row),
  };
}

/** The codes with their figures of use, both in one statement, newest code first. */
async function readFigures(db: Db, codes: string[]): Promise<AdminPromoCode[]> {
  const rows = await db.$queryRaw<FigureRow[]>`
    SELECT p."code", p."percent", p."active", p."startsAt", p."endsAt", p."maxUses",
      p."maxUsesPerCustomer", p."createdAt",
      coalesce(u.uses, 0)::int AS "uses",
      coalesce(u.discount, 0)::bigint AS "discountPaise",
      coalesce(u.sales, 0)::bigint AS "salesPaise",
      u."lastUsedAt"
    FROM "promo_codes" p
    LEFT JOIN (
      SELECT "promoCode", count(*) AS uses, sum("discountPaise") AS discount,
        sum("totalPaise") AS sales, max("createdAt") AS "lastUsedAt"
      FROM "orders"
      WHERE "promoCode" = ANY (${codes}) AND "status" <> 'Cancelled'
      GROUP BY "promoCode"
    ) u ON u."promoCode" = p."code"
    WHERE p."code" = ANY (${codes})
    ORDER BY p."createdAt" DESC, p."code"`;
  return rows.map(promoCodeOf);
}

export interface PromoCodePage {
  promoCodes: AdminPromoCode[];
  /** Over all codes. */
  total: number;
  /** The last code of this page; null at the end. */
  nextCursor: string | null;
}

/**
 * One page of the codes, newest first; the three that every shop opens with are equally old.
 * @throws AppError invalid_input for a cursor that names no code
 */
export async function listPromoCodes(db: Db, query: PromoCodeListQuery): Promise<PromoCodePage> {
  const { limit, cursor } = query;
  const [page, total] = await Promise.all([
    db.promoCode.findMany({
      where: cursor === undefined ? {} : await after(db, cursor),
      orderBy: [{ createdAt: "desc" }, { code: "asc" }],
      select: { code: true },
      take: limit + 1,
    }),
    db.promoCode.count(),
  ]);
  const codes = page.slice(0, limit).map(({ code }) => code);
  return {
    promoCodes: await readFigures(db, codes),
    total,
    nextCursor: page.length > limit ? (codes.at(-1) ?? null) : null,
  };
}

async function after(db: Db, cursor: string) {
  const last = await db.promoCode.findUnique({
    where: { code: cursor },
    select: { createdAt: true },
  });
  if (!last) {
    throw new AppError("invalid_input", "This cursor is not valid. Start again without it.", {
      fields: { cursor: "Not a cursor of this list" },
    });
  }
  const { createdAt } = last;
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, code: { gt: cursor } }] };
}

/** One code with its figures. @throws AppError not_found */
export async function readPromoCode(db: Db, code: string): Promise<AdminPromoCode> {
  const [found] = await readFigures(db, [code]);
  if (!found) throw noSuchCode(code);
  return found;
}

export function noSuchCode(code: string): AppError {
  return new AppError("not_found", `There is no promo code ${code}.`);
}
