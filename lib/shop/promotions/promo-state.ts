/** States of a promo code, in the order in which the admin explains them. */
export const PROMO_STATES = ["active", "scheduled", "used up", "ended"] as const;

export type PromoState = (typeof PROMO_STATES)[number];

export interface PromoTerms {
  /** False after the owner ended the code. */
  active: boolean;
  /** The first moment at which it is valid; null: from the beginning. */
  startsAt: Date | null;
  /** The first moment at which it is no longer valid; null: never. */
  endsAt: Date | null;
  /** Maximum number of orders that may use it; null: no limit. */
  maxUses: number | null;
}

/** The only rule that decides whether a code is valid: `uses` counts its orders that were not cancelled. */
export function promoState(terms: PromoTerms, uses: number, now: Date): PromoState {
  if (!terms.active || (terms.endsAt !== null && terms.endsAt <= now)) return "ended";
  if (terms.maxUses !== null && uses >= terms.maxUses) return "used up";
  if (terms.startsAt !== null && terms.startsAt > now) return "scheduled";
  return "active";
}
