import "server-only";
import type { Db } from "@/lib/db/client";

export interface Promo {
  /** Upper case. */
  code: string;
  percent: number;
}

/** The text of spec section 8 for every code that does not count. */
export const INVALID_PROMO = "Please enter a valid promo code.";

/** The code as stored, whatever case was typed; null for an unknown, ended or not yet valid one. */
export async function findPromo(db: Db, typed: string, now = new Date()): Promise<Promo | null> {
  return db.promoCode.findFirst({
    where: {
      code: typed.toUpperCase(),
      active: true,
      AND: [
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
    select: { code: true, percent: true },
  });
}
