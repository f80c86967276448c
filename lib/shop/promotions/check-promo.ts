import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import { sameCustomer, type Customer } from "@/lib/shop/customers/same-customer";
import { codeFrom } from "./schemas";
import { promoState, type PromoTerms } from "./promo-state";

export interface Promo {
  /** Upper case. */
  code: string;
  percent: number;
}

/** A valid code, or the reason for the customer why it is not. */
export type PromoCheck = { promo: Promo } | { error: string };

export type CheckPromo = (typed: string) => Promise<PromoCheck>;

/** For a code that is unknown, ended or not yet valid (docs/product.md: Promo codes). */
export const INVALID_PROMO = "Please enter a valid promo code.";
export const USED_UP = "This promo code has been used up.";
export const USED_BY_CUSTOMER = "You have already used this promo code as often as allowed.";

interface PromoRow extends Promo, PromoTerms {
  maxUsesPerCustomer: number | null;
}

/** Checks whether a code is valid now, in any case; the limit per customer only for a customer who is known. */
export async function checkPromo(db: Db, typed: string, customer?: Customer): Promise<PromoCheck> {
  const code = codeFrom(typed);
  if (code === null) return { error: INVALID_PROMO };
  const row = await db.promoCode.findUnique({
    where: { code },
    select: {
      code: true,
      percent: true,
      active: true,
      startsAt: true,
      endsAt: true,
      maxUses: true,
      maxUsesPerCustomer: true,
    },
  });
  return checkRow(db, row, customer);
}

/**
 * Same check for an order, including the limit per customer. The code is locked until the transaction ends, so that
 * each order counts those before it, and a change of the code's terms runs either before or after it. Lock it after the
 * products: every transaction that holds both locks them in that order.
 */
export function lockPromo(tx: Transaction, customer: Customer): CheckPromo {
  return async (typed) => {
    const code = codeFrom(typed);
    if (code === null) return { error: INVALID_PROMO };
    const [row] = await tx.$queryRaw<PromoRow[]>`
      SELECT "code", "percent", "active", "startsAt", "endsAt", "maxUses", "maxUsesPerCustomer"
      FROM "promo_codes" WHERE "code" = ${code} FOR UPDATE`;
    return checkRow(tx, row ?? null, customer);
  };
}

async function checkRow(db: Db, row: PromoRow | null, customer?: Customer): Promise<PromoCheck> {
  if (!row) return { error: INVALID_PROMO };
  const uses = row.maxUses === null ? 0 : await countUses(db, row.code);
  const state = promoState(row, uses, new Date());
  if (state === "used up") return { error: USED_UP };
  if (state !== "active") return { error: INVALID_PROMO };
  const { code, percent, maxUsesPerCustomer } = row;
  if (customer && maxUsesPerCustomer !== null) {
    const own = await countUsesBy(db, code, customer);
    if (own >= maxUsesPerCustomer) return { error: USED_BY_CUSTOMER };
  }
  return { promo: { code, percent } };
}

const COUNTED = { status: { not: "Cancelled" } } as const;

function countUses(db: Db, promoCode: string): Promise<number> {
  return db.order.count({ where: { promoCode, ...COUNTED } });
}

async function countUsesBy(db: Db, promoCode: string, customer: Customer): Promise<number> {
  const { isTheirs } = await sameCustomer(db, customer);
  const [row] = await db.$queryRaw<{ uses: number }[]>`
    SELECT count(*)::int AS uses FROM "orders" o LEFT JOIN "users" u ON u."id" = o."userId"
    WHERE o."promoCode" = ${promoCode} AND o."status" <> 'Cancelled' AND ${isTheirs}`;
  return row?.uses ?? 0;
}
